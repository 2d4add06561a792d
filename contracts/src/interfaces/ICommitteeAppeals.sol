// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IArbitrable} from "./IArbitrable.sol";
import {Brief} from "./ICommittee.sol";
import {Authorization} from "./IOffer.sol";
import {NonSigner} from "./IValidatorRegistry.sol";

/// @dev One ruling of the whole committee under one aggregated signature.
struct CommitteeSignature {
    uint256 observations; // one seat's word, see Adjudication
    bytes32 transcript; // keccak256 of the transcript that all signed
    bytes aggregate; // 256 bytes, sum of all members' keys at the round's snapshot
    NonSigner[] nonSigners; // strictly ascending by place
    bytes signature; // 128 bytes
}

/// @title Later rounds of a dispute: appeals, waivers and the round of the whole committee
/// @dev Rounds 0 to 2 are drawn panels of n, 2n+1, 4n+3 seats, as many as there are; round 3, or an earlier one that a
/// draw could not make larger than the last, is the whole committee's. After everybody could sit there is none.
/// Functions and events of ERC-792 that Kleros v2 left out are here: both kinds of callers are served by one contract.
interface ICommitteeAppeals {
    event AppealPossible(uint256 indexed _disputeID, IArbitrable indexed _arbitrable);
    event AppealDecision(uint256 indexed _disputeID, IArbitrable indexed _arbitrable);
    event AppealWaived(uint256 indexed disputeID, uint8 round, address indexed party);
    event WholeRoundOpened(uint256 indexed disputeID, uint8 round, uint64 snapshotBlock, uint64 signBy);
    event WholeRoundSigned(
        uint256 indexed disputeID,
        uint8 round,
        uint256 signers,
        uint256 signedUnits,
        uint256 totalUnits,
        uint256 observations,
        bytes32 transcript
    );

    error NotArbitrable(address sender, address arbitrable);
    error NotParty(address account);
    /// @dev No further round: the cap is reached, everybody sat, or both parties waived it.
    error AppealImpossible(uint256 disputeID);
    error AppealPeriodOver(uint256 time, uint256 appealBy);
    error AppealPeriodOpen(uint256 time, uint256 appealBy);
    /// @dev The standing ruling is already this party's.
    error AppealByWinner(address party);
    error WaivedBefore(address party);
    error WaiverInvalid(address party);
    error RulingFinal(uint256 disputeID);

    error SignPeriodOver(uint256 time, uint256 signBy);
    /// @dev More than two thirds of the snapshot's units must have signed.
    error UnitsTooFew(uint256 signedUnits, uint256 totalUnits);
    /// @dev Places whose signature does not count: a party, the arbitrable, or proven equivocators.
    error SignersBarred(uint256 signers, uint256 barred);
    error SignerFeeUnknown(uint256 disputeID, uint8 place);

    // --- appeals ---

    /// @notice Opens another round. Only the dispute's arbitrable, in time iff `now <= appealBy`; the first to pay is heard.
    /// The fee comes with the call, or its tokens were sent to this contract earlier in the same transaction.
    /// @param _extraData abi.encode(Brief current, bytes32 newRoot), or with an address as a third word that gets the fee
    /// back should the round fail; else that is the brief's `feeRefund`. The new round is judged on `newRoot`, which is
    /// `current.evidenceRoot` where nothing was added
    function appeal(uint256 _disputeID, bytes calldata _extraData) external payable;

    /// @notice The same by a party of the brief, on the evidence that there is. With value: the party itself, in the chain's
    /// coin. Without: the tokens move on the party's ERC-3009 authorization with the nonce `appealNonce`, whoever sends it.
    function appealByParty(uint256 disputeID, Brief calldata brief, address party, Authorization calldata authorization)
        external
        payable;

    /// @notice Gives up the sender's appeal of the current round, before or after its ruling. Where both parties did, the
    /// ruling is final as soon as it is there.
    function waiveAppeal(uint256 disputeID, Brief calldata brief) external;

    /// @notice The same on a party's EIP-712 `WaiveAppeal(uint256 disputeID,uint8 round)`, ECDSA or ERC-1271. Anyone.
    function waiveAppealFor(uint256 disputeID, Brief calldata brief, address party, bytes calldata signature) external;

    /// @notice Price of an appeal now, wei; (2^256 - 2) / 2 where none is possible.
    function appealCost(uint256 _disputeID, bytes calldata _extraData) external view returns (uint256);

    /// @notice When the ruling of the latest round can be appealed, both inclusive; (0, 0) where it cannot.
    function appealPeriod(uint256 _disputeID) external view returns (uint256 start, uint256 end);

    /// @notice keccak256(abi.encode("redress.committee.appeal", disputeID, round, party)): `round` is the one appealed.
    function appealNonce(uint256 disputeID, uint8 round, address party) external pure returns (bytes32);

    // --- whole committee ---

    /// @notice Rules a round of the whole committee: more than two thirds of the snapshot's units signed one word and one
    /// transcript. Anyone, in time iff `now <= signBy`; later the standing ruling is final.
    /// @dev Parties' and the arbitrable's units count as stake and never as signers: what they hold makes agreement harder
    /// and cannot be their own judgment.
    function ruleByCommittee(uint256 disputeID, Brief calldata brief, CommitteeSignature calldata signed) external;

    /// @notice Credits one signer of a round of the whole committee with its share. Anyone, once per place. What does not
    /// divide goes with the last share.
    function claimSignerFee(uint256 disputeID, uint8 place) external;

    /// @notice EIP-712 digest that is the BLS message of a round of the whole committee.
    function wholeDigest(uint256 disputeID, uint8 round, bytes32 briefHash, uint256 observations, bytes32 transcript)
        external
        view
        returns (bytes32);
}
