// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IArbitrable} from "../interfaces/IArbitrable.sol";
import {ICommitteeRecords} from "../interfaces/ICommittee.sol";

/// @title Hands a ruling to an arbitrable that may revert, burn gas or answer with megabytes
library RulingDelivery {
    /// @dev Gas that an arbitrable can count on.
    uint256 internal constant GAS = 300_000;
    /// @dev Gas that stays with the caller for its last writes and event.
    uint256 private constant RESERVE = 40_000;
    /// @dev Bytes of a revert reason that are kept.
    uint256 private constant MAX_REASON = 256;

    /// @notice Calls `rule` with at most `maxGas`, which is at least `GAS`.
    /// @dev Reverts where less than `GAS` would reach the arbitrable, so that a caller cannot make a delivery fail by
    /// sending little gas: a call gets at most 63/64 of what is left (EIP-150) and the rest must cover `RESERVE`.
    function deliver(address arbitrable, uint256 disputeID, uint256 ruling, uint256 maxGas)
        internal
        returns (bool taken, bytes memory reason)
    {
        bytes memory data = abi.encodeCall(IArbitrable.rule, (disputeID, ruling));
        uint256 need = GAS * 64 / 63 + RESERVE;
        uint256 left = gasleft();
        if (left < need) revert ICommitteeRecords.GasTooLow(left, need);
        uint256 share = left - RESERVE;
        if (share > maxGas) share = maxGas;
        // The reason is copied up to its bound and not by the compiler's catch, which would copy all of it.
        assembly ("memory-safe") {
            taken := call(share, arbitrable, 0, add(data, 0x20), mload(data), 0, 0)
            let size := returndatasize()
            if gt(size, MAX_REASON) { size := MAX_REASON }
            reason := mload(0x40)
            mstore(0x40, add(reason, add(0x20, MAX_REASON)))
            mstore(reason, size)
            returndatacopy(add(reason, 0x20), 0, size)
        }
    }
}
