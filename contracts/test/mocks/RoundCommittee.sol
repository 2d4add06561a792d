// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {Brief, ICommittee} from "../../src/interfaces/ICommittee.sol";
import {Resolution, Ruling} from "../../src/libraries/Adjudication.sol";

/// @dev Everything of a committee that an Offer sees: rounds that rule what they are told to, paid in tokens before the
/// call, appealable for a while. It can be told to misbehave.
contract RoundCommittee is IERC165 {
    enum Mode {
        Honest,
        RefusesAppeals,
        RulesInsideAppeals, // tries to deliver a ruling while it is being called
        FreeWords // says Appealable of everything
    }

    struct Dispute {
        address arbitrable;
        uint8 rounds; // cap
        uint8 round;
        bool ruled; // in this round
        uint64 appealBy; // inclusive
        bytes32 briefHash;
        address funder; // of the last appeal
        Resolution standing;
    }

    error FeeNotPaid(uint256 have, uint256 need);
    error BriefUnknown(bytes32 briefHash);
    error NotAppealable(uint256 id);
    error NotArbitrable(address caller);
    error Refused();

    uint64 public constant APPEAL_PERIOD = 1 days;
    uint32 public constant ROUND_TIME = 1 hours;
    uint256 private constant NOT_PAYABLE = (type(uint256).max - 1) / 2;

    IERC20 private immutable TOKEN;
    uint256 public immutable ROUND_FEE;

    Mode public mode;
    uint256 public count;
    uint256 public accounted;
    mapping(uint256 id => Dispute) private _disputes;

    constructor(address token, uint256 roundFee) {
        TOKEN = IERC20(token);
        ROUND_FEE = roundFee;
    }

    function setMode(Mode mode_) external {
        mode = mode_;
    }

    // --- what an arbitrable calls ---

    function createDispute(uint256, bytes calldata extraData) external payable returns (uint256 id) {
        Brief memory brief = abi.decode(extraData, (Brief));
        require(brief.version == 2 && brief.rounds != 0 && msg.value == 0, "brief");
        _takeFee(ROUND_FEE);
        id = ++count;
        Dispute storage d = _disputes[id];
        d.arbitrable = msg.sender;
        d.rounds = brief.rounds;
        d.briefHash = keccak256(extraData);
    }

    function appeal(uint256 id, bytes calldata extraData) external payable {
        Dispute storage d = _disputes[id];
        if (mode == Mode.RefusesAppeals) revert Refused();
        if (mode == Mode.RulesInsideAppeals) IArbitrable(msg.sender).rule(id, 1);
        if (msg.sender != d.arbitrable) revert NotArbitrable(msg.sender);
        if (disputeStatus(id) != IArbitrator.DisputeStatus.Appealable) revert NotAppealable(id);
        _takeFee(appealFee(id));
        (Brief memory current, bytes32 newRoot, address funder) = abi.decode(extraData, (Brief, bytes32, address));
        d.funder = funder;
        bytes32 briefHash = keccak256(abi.encode(current));
        if (briefHash != d.briefHash) revert BriefUnknown(briefHash);
        current.evidenceRoot = newRoot;
        d.briefHash = keccak256(abi.encode(current));
        ++d.round;
        d.ruled = false;
    }

    // --- what a test says ---

    function decide(uint256 id, Resolution calldata resolution_) external {
        Dispute storage d = _disputes[id];
        d.standing = resolution_;
        d.ruled = true;
        d.appealBy = uint64(block.timestamp) + APPEAL_PERIOD;
    }

    /// @dev Nobody hears the round: what was ruled before is final, and the fee goes back.
    function failRound(uint256 id) external {
        Dispute storage d = _disputes[id];
        require(d.round != 0 && !d.ruled, "no open appeal");
        uint256 fee = ROUND_FEE << d.round;
        d.ruled = true;
        d.round = d.rounds - 1;
        accounted -= fee;
        require(TOKEN.transfer(d.funder, fee), "refund");
    }

    /// @dev Delivers what is final, with the gas that the real committee grants.
    function executeRuling(uint256 id) external {
        require(disputeStatus(id) == IArbitrator.DisputeStatus.Solved, "not final");
        IArbitrable(_disputes[id].arbitrable).rule{gas: 300_000}(id, uint256(_disputes[id].standing.ruling));
    }

    // --- views ---

    function disputes(uint256 id) external view returns (Dispute memory) {
        return _disputes[id];
    }

    function disputeStatus(uint256 id) public view returns (IArbitrator.DisputeStatus) {
        Dispute storage d = _disputes[id];
        if (mode == Mode.FreeWords) return IArbitrator.DisputeStatus.Appealable;
        if (!d.ruled) return IArbitrator.DisputeStatus.Waiting;
        bool more = d.round + 1 < d.rounds && block.timestamp <= d.appealBy;
        return more ? IArbitrator.DisputeStatus.Appealable : IArbitrator.DisputeStatus.Solved;
    }

    function currentRuling(uint256 id) external view returns (uint256) {
        return uint256(_disputes[id].standing.ruling);
    }

    function resolution(uint256 id) external view returns (Resolution memory) {
        return _disputes[id].standing;
    }

    /// @dev Each round costs twice the one before.
    function appealFee(uint256 id) public view returns (uint256) {
        Dispute storage d = _disputes[id];
        return d.round + 1 < d.rounds ? ROUND_FEE << (d.round + 1) : NOT_PAYABLE;
    }

    function arbitrationCost(bytes calldata, IERC20) external view returns (uint256) {
        return ROUND_FEE;
    }

    function longestCase(uint8 rounds) external pure returns (uint256) {
        return rounds * ROUND_TIME + (rounds - 1) * uint256(APPEAL_PERIOD);
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(ICommittee).interfaceId || interfaceId == type(IERC165).interfaceId;
    }

    function _takeFee(uint256 fee) private {
        uint256 have = TOKEN.balanceOf(address(this)) - accounted;
        if (have < fee) revert FeeNotPaid(have, fee);
        accounted += fee;
    }
}
