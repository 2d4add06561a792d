// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NonSigner} from "../../src/interfaces/IValidatorRegistry.sol";
import {RegistryTest} from "./RegistryTestBase.sol";

/// @notice Execution gas of each call, without the 21,000 and the calldata of its transaction.
contract ValidatorRegistryGasTest is RegistryTest {
    bytes32 private constant MESSAGE = keccak256("message");

    function test_gas_draw() public {
        uint256 snapshot = _members(7);
        address[] memory excluded = new address[](3);
        (excluded[0], excluded[1], excluded[2]) = (harmed, reporter, address(this));
        _cool();
        registry.draw("seed", 3, snapshot, excluded);
        vm.snapshotGasLastCall("draw_3_of_7");
        snapshot = _members(63);
        _cool();
        registry.draw("seed", 15, snapshot, excluded);
        vm.snapshotGasLastCall("draw_15_of_63");
        _cool();
        registry.drawable(snapshot, excluded);
        vm.snapshotGasLastCall("drawable_63");
    }

    function test_gas_checkAggregate() public {
        uint256 snapshot = _members(31);
        address[] memory all = registry.members();
        bytes memory whole = registry.aggregate();
        bytes memory signature = signAll(all, MESSAGE);
        _cool();
        registry.checkAggregate(snapshot, MESSAGE, whole, new NonSigner[](0), signature);
        vm.snapshotGasLastCall("checkAggregate_31");
        NonSigner[] memory absent = new NonSigner[](10);
        address[] memory signed = new address[](21);
        for (uint256 i = 0; i < 31; ++i) {
            if (i < 10) absent[i] = nonSigner(all[i]);
            else signed[i - 10] = all[i];
        }
        signature = signAll(signed, MESSAGE);
        _cool();
        registry.checkAggregate(snapshot, MESSAGE, whole, absent, signature);
        vm.snapshotGasLastCall("checkAggregate_21_of_31");
    }

    function test_gas_membership() public {
        _members(7);
        Registration memory r = prepare(alice, 50);
        _cool();
        submit(alice, 50, r);
        vm.snapshotGasLastCall("register");
        nextBlock();
        _cool();
        registry.penalize(alice, 1, harmed);
        vm.snapshotGasLastCall("penalize");
        nextBlock();
        _cool();
        registry.slash(alice, reporter, harmed);
        vm.snapshotGasLastCall("slash");
    }

    /// @dev Fills up to `n` members, one block each.
    function _members(uint256 n) private returns (uint256 snapshot) {
        for (uint256 i = registry.count(); i < n; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            join(validatorNamed(i), uint24(10 + i));
            snapshot = nextBlock();
        }
    }

    function _cool() private {
        vm.cool(address(registry));
        vm.cool(address(token));
    }
}
