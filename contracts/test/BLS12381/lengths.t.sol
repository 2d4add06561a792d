// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BLS12381} from "../../src/libraries/BLS12381.sol";
import {Test} from "../base/Test.sol";
import {BLS12381Harness} from "./BLS12381Harness.sol";

contract Accumulator {
    function accumulate(bytes memory sum, bytes calldata point) external view returns (bytes memory) {
        BLS12381.accumulateG2(sum, point);
        return sum;
    }
}

/// @dev A point of another length would be read with its neighbour's bytes.
contract BLS12381LengthsTest is Test {
    BLS12381Harness private bls;
    Accumulator private accumulator;

    function setUp() public {
        bls = new BLS12381Harness();
        accumulator = new Accumulator();
    }

    function _lengths(uint256 right) private pure returns (uint256[2] memory) {
        return [right - 1, right + 1];
    }

    function test_accumulateG2_reverts_onAnotherRoom() public {
        assertEq(accumulator.accumulate(new bytes(512), new bytes(256)), new bytes(512), "identity and identity");
        for (uint256 i = 0; i < 2; ++i) {
            uint256 length = _lengths(512)[i];
            vm.expectRevert(abi.encodeWithSelector(BLS12381.PointLength.selector, length, 512));
            accumulator.accumulate(new bytes(length), new bytes(256));
        }
    }

    function test_negateG2_reverts_onAnotherLength() public {
        for (uint256 i = 0; i < 2; ++i) {
            uint256 length = _lengths(256)[i];
            vm.expectRevert(abi.encodeWithSelector(BLS12381.PointLength.selector, length, 256));
            bls.negateG2(new bytes(length));
        }
    }

    function test_packG2_reverts_onAnotherLength() public {
        for (uint256 i = 0; i < 2; ++i) {
            uint256 length = _lengths(256)[i];
            vm.expectRevert(abi.encodeWithSelector(BLS12381.PointLength.selector, length, 256));
            bls.repackG2(new bytes(length));
        }
    }
}
