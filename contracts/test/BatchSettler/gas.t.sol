// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBatchSettler} from "../../src/interfaces/IBatchSettler.sol";
import {BatchSettlerTest} from "./BatchSettlerTestBase.sol";

/// @dev What a payment needs is not one gas more than what the settler says it needs.
contract BatchSettlerGasTest is BatchSettlerTest {
    function test_settle_boundary_gas() public {
        bytes memory data = abi.encodeCall(IBatchSettler.settle, (address(token), payments(1), noWallets()));
        uint256 given = 200_000;
        bytes memory reason = _refused(data, given);
        uint256 lacks = _word(reason, 0x64) - _word(reason, 0x44); // required, left
        reason = _refused(data, given + lacks - 1);
        assertEq(_word(reason, 0x64) - _word(reason, 0x44), 1, "one lacks");
        (bool ok,) = address(settler).call{gas: given + lacks}(data);
        assertTrue(ok, "exactly what is required");
        assertEq(token.balanceOf(payee), AMOUNT, "paid");
    }

    function _refused(bytes memory data, uint256 gas) private returns (bytes memory) {
        (bool ok, bytes memory reason) = address(settler).call{gas: gas}(data);
        assertFalse(ok, "too little gas");
        assertEq(selectorOf(reason), bytes32(IBatchSettler.GasTooLow.selector), "reason");
        return reason;
    }

    function _word(bytes memory data, uint256 offset) private pure returns (uint256 word) {
        assembly ("memory-safe") {
            word := mload(add(data, offset))
        }
    }
}
