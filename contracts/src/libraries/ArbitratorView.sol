// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Resolution, Ruling} from "./Adjudication.sol";
import {Cause} from "./SettlementTable.sol";
import {IArbitrator} from "../interfaces/IArbitrator.sol";
import {ICommittee} from "../interfaces/ICommittee.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// @title Reads of an arbitrator that can neither revert nor starve the reader
/// @dev Every exit by time depends on these. A call gets a fixed gas allowance, and a caller who brings too little for
/// it is refused: an out-of-gas would otherwise read as "the arbitrator does not say".
library ArbitratorView {
    /// @dev The transaction carries too little gas to hear the arbitrator out.
    error GasTooLow(uint256 available, uint256 needed);

    uint256 internal constant CALL_GAS = 100_000;

    /// @notice Whether the arbitrator says (by ERC-165) that it is an `ICommittee`.
    function isCommittee(address arbitrator) internal view returns (bool) {
        (bool ok, uint256[5] memory words) =
            _read(arbitrator, abi.encodeCall(IERC165.supportsInterface, (type(ICommittee).interfaceId)), 1);
        return ok && words[0] == 1;
    }

    /// @notice Whether the arbitrator says that its ruling may be appealed now.
    function isAppealable(address arbitrator, uint256 disputeID) internal view returns (bool) {
        (bool ok, uint256[5] memory words) =
            _read(arbitrator, abi.encodeCall(IArbitrator.disputeStatus, (disputeID)), 1);
        return ok && words[0] == uint256(IArbitrator.DisputeStatus.Appealable);
    }

    /// @notice The arbitrator's final ruling. False when it has none, does not answer, or names no ruling of ours.
    function finalRuling(address arbitrator, uint256 disputeID) internal view returns (bool solved, uint8 ruling) {
        (bool ok, uint256[5] memory words) =
            _read(arbitrator, abi.encodeCall(IArbitrator.disputeStatus, (disputeID)), 1);
        if (!ok || words[0] != uint256(IArbitrator.DisputeStatus.Solved)) return (false, 0);
        (ok, words) = _read(arbitrator, abi.encodeCall(IArbitrator.currentRuling, (disputeID)), 1);
        if (!ok || words[0] > uint256(Ruling.Unclear)) return (false, 0);
        return (true, uint8(words[0]));
    }

    /// @notice The ruling that stands now, final or not; 0 where there is none of ours.
    function standingRuling(address arbitrator, uint256 disputeID) internal view returns (uint8) {
        (bool ok, uint256[5] memory words) =
            _read(arbitrator, abi.encodeCall(IArbitrator.currentRuling, (disputeID)), 1);
        // forge-lint: disable-next-line(unsafe-typecast)
        return ok && words[0] <= uint256(Ruling.Unclear) ? uint8(words[0]) : 0; // at most 3
    }

    /// @notice Why the arbitrator ruled so, and for Failed the mask of the requirements that failed, else zero. Judged when
    /// it is no committee or does not answer.
    function causeOf(address arbitrator, uint256 disputeID, uint8 ruling) internal view returns (Cause, uint8 failed) {
        if (ruling != uint8(Ruling.PayerWins) && ruling != uint8(Ruling.PayeeWins)) return (Cause.Judged, 0);
        if (!isCommittee(arbitrator)) return (Cause.Judged, 0);
        (bool ok, uint256[5] memory words) = _read(arbitrator, abi.encodeCall(ICommittee.resolution, (disputeID)), 5);
        if (!ok || words[1] > type(uint8).max) return (Cause.Judged, 0);
        bool material = words[2] == 1;
        bool failAlone = words[3] == 1;
        if (ruling == uint8(Ruling.PayeeWins)) return (material ? Cause.Burden : Cause.Judged, 0);
        // forge-lint: disable-next-line(unsafe-typecast)
        return failAlone ? (Cause.Failed, uint8(words[1])) : (Cause.Burden, 0); // checked above
    }

    /// @notice Digest of a committee's replayed record as it stands.
    function resolutionDigest(address arbitrator, uint256 disputeID) internal view returns (uint120) {
        (, uint256[5] memory words) = _read(arbitrator, abi.encodeCall(ICommittee.resolution, (disputeID)), 5);
        return uint120(uint256(keccak256(abi.encode(words))));
    }

    /// @dev Reads up to five words (the size of a `Resolution`); longer answers are cut, shorter ones refused.
    function _read(address target, bytes memory data, uint256 count)
        private
        view
        returns (bool ok, uint256[5] memory words)
    {
        uint256 needed = CALL_GAS + CALL_GAS / 63 + 5_000; // a call gets 63/64 of what is left
        if (gasleft() < needed) revert GasTooLow(gasleft(), needed);
        assembly ("memory-safe") {
            ok := staticcall(CALL_GAS, target, add(data, 0x20), mload(data), words, mul(count, 0x20))
            ok := and(ok, iszero(lt(returndatasize(), mul(count, 0x20))))
        }
    }
}
