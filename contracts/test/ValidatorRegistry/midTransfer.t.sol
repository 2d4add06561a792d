// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ValidatorRegistry} from "../../src/ValidatorRegistry.sol";
import {IValidatorRegistry} from "../../src/interfaces/IValidatorRegistry.sol";
import {IFiatToken} from "../base/FiatToken.sol";
import {LookingToken} from "../mocks/LookingToken.sol";
import {RegistryTest} from "./RegistryTestBase.sol";

/// @dev What the registry shows in the middle of a transfer is what holds after it.
contract RegistryMidTransferTest is RegistryTest {
    LookingToken private looking;

    function setUp() public override {
        super.setUp();
        looking = new LookingToken();
        token = IFiatToken(address(looking));
        registry = new ValidatorRegistry(IERC20(address(token)), UNIT, MIN_UNITS, UNBONDING);
    }

    function _look(bytes memory data) private {
        looking.look(address(registry), data);
    }

    function test_register_andAddStake_showWhatIsAccounted() external {
        Registration memory r = prepare(alice, MIN_UNITS);
        _look(abi.encodeCall(IValidatorRegistry.accounted, ()));
        submit(alice, MIN_UNITS, r);
        assertEq(looking.seen(0), abi.encode(MIN_UNITS * UNIT), "registered");
        r.authorization = authorize(alice, 1);
        bytes32 salt = saltOf(alice);
        _look(abi.encodeCall(IValidatorRegistry.stakeOf, (alice)));
        registry.addStake(alice, 1, salt, r.authorization);
        assertTrue(looking.stands(0), "added");
        assertTrue(looking.stands(1), "stake");
    }

    function test_unstake_showsWhatHasLeft() external {
        join(alice, MIN_UNITS);
        vm.prank(alice);
        registry.requestUnstake(MIN_UNITS);
        skip(UNBONDING + 1);
        _look(abi.encodeCall(IValidatorRegistry.accounted, ()));
        _look(abi.encodeCall(IValidatorRegistry.stakeOf, (alice)));
        vm.prank(alice);
        registry.unstake();
        assertEq(looking.seen(0), abi.encode(0), "accounted");
        assertEq(looking.seen(1), abi.encode(0), "stake");
    }

    function test_claim_showsNoCredit() external {
        join(alice, MIN_UNITS);
        registry.slash(alice, reporter, harmed);
        uint256 rest = registry.accounted() - registry.credits(harmed);
        _look(abi.encodeCall(IValidatorRegistry.credits, (harmed)));
        _look(abi.encodeCall(IValidatorRegistry.accounted, ()));
        registry.claim(harmed);
        assertEq(looking.seen(0), abi.encode(0), "credit");
        assertEq(looking.seen(1), abi.encode(rest), "accounted");
    }
}
