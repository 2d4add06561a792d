// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CalldataRLP} from "../../src/libraries/CalldataRLP.sol";
import {Test} from "../base/Test.sol";

contract CalldataRLPPlace {
    using CalldataRLP for bytes;
    using CalldataRLP for uint256;

    function text(bytes calldata data, uint256 offset) external pure returns (uint256 next) {
        (uint256 start, uint256 end) = data.bounds();
        (, next) = (start + offset).text(end);
    }
}

contract CalldataRLPWrapTest is Test {
    /// @dev A list of 23 bytes; taken for a string its length would be 2^256 - 256, and the next item would begin before it.
    function test_text_reverts_onAListWhoseLengthWouldWrap() public {
        CalldataRLPPlace place = new CalldataRLPPlace();
        bytes memory data = new bytes(500);
        for (uint256 i = 0; i < data.length; ++i) {
            data[i] = 0xff;
        }
        data[300] = 0xd7;
        vm.expectRevert(CalldataRLP.MalformedRLP.selector);
        place.text(data, 300);
    }
}
