// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BLS12381} from "../../src/libraries/BLS12381.sol";
import {Test} from "../base/Test.sol";
import {BLS12381Harness} from "./BLS12381Harness.sol";

/// @dev Where a chain has no such precompile its address answers every call with nothing.
contract BLS12381AnswersTest is Test {
    function test_addG2_reverts_onAnAnswerOfAnotherLength() public {
        BLS12381Harness bls = new BLS12381Harness();
        bytes memory point = new bytes(256);
        vm.mockCall(address(0x0d), abi.encodePacked(point, point), "");
        vm.expectRevert(abi.encodeWithSelector(BLS12381.PrecompileFailed.selector, address(0x0d)));
        bls.addG2(point, point);
    }
}
