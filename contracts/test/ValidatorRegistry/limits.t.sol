// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ValidatorRegistry} from "../../src/ValidatorRegistry.sol";
import {RegistryTest} from "./RegistryTestBase.sol";

contract RegistryLimitsTest is RegistryTest {
    function test_constructor_takesTheLargestUnitAndUnbonding() external {
        registry = new ValidatorRegistry(IERC20(address(token)), type(uint96).max, MIN_UNITS, type(uint32).max);
        assertEq(registry.UNIT(), type(uint96).max, "unit");
        assertEq(registry.UNBONDING(), type(uint32).max, "unbonding");
    }
}
