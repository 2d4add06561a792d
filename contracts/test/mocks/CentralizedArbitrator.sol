// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";

/// @dev An ERC-792 arbitrator run by one person, paid in coin, whose rulings may be appealed to that person for a while.
contract CentralizedArbitrator is IArbitrator {
    struct Dispute {
        IArbitrable arbitrable;
        uint256 ruling;
        uint256 appeals;
        uint64 appealBy; // inclusive; zero while there is no ruling
    }

    error NotOwner(address caller);
    error NotArbitrable(address caller);
    error WrongValue(uint256 value, uint256 cost);
    error ExtraDataUnexpected();
    error NotAppealable(uint256 id);
    error NotFinal(uint256 id);

    uint256 public constant COST = 0.01 ether;
    uint256 public constant APPEAL_COST = 0.03 ether;
    uint64 public constant APPEAL_PERIOD = 1 hours;
    address private immutable OWNER = msg.sender;

    bool private _closed;
    Dispute[] private _disputes;

    function giveRuling(uint256 id, uint256 ruling) external {
        if (msg.sender != OWNER) revert NotOwner(msg.sender);
        Dispute storage d = _disputes[id];
        d.ruling = ruling;
        d.appealBy = uint64(block.timestamp) + APPEAL_PERIOD;
        emit AppealPossible(id, d.arbitrable);
    }

    /// @dev From now on appeals are quoted, and refused.
    function close() external {
        _closed = true;
    }

    function executeRuling(uint256 id) external {
        if (disputeStatus(id) != DisputeStatus.Solved) revert NotFinal(id);
        _disputes[id].arbitrable.rule(id, _disputes[id].ruling);
    }

    function createDispute(uint256, bytes calldata) external payable returns (uint256 id) {
        if (msg.value != COST) revert WrongValue(msg.value, COST);
        id = _disputes.length;
        _disputes.push(Dispute(IArbitrable(msg.sender), 0, 0, 0));
        emit DisputeCreation(id, IArbitrable(msg.sender));
    }

    function appeal(uint256 id, bytes calldata extraData) external payable {
        Dispute storage d = _disputes[id];
        if (msg.sender != address(d.arbitrable)) revert NotArbitrable(msg.sender);
        if (extraData.length != 0) revert ExtraDataUnexpected();
        if (_closed || disputeStatus(id) != DisputeStatus.Appealable) revert NotAppealable(id);
        if (msg.value != APPEAL_COST) revert WrongValue(msg.value, APPEAL_COST);
        ++d.appeals;
        d.appealBy = 0;
        emit AppealDecision(id, d.arbitrable);
    }

    function arbitrationCost(bytes calldata) external pure returns (uint256) {
        return COST;
    }

    function appealCost(uint256, bytes calldata extraData) external pure returns (uint256) {
        if (extraData.length != 0) revert ExtraDataUnexpected();
        return APPEAL_COST;
    }

    function appealPeriod(uint256 id) external view returns (uint256 start, uint256 end) {
        uint64 appealBy = _disputes[id].appealBy;
        if (appealBy != 0) return (appealBy - APPEAL_PERIOD, appealBy);
    }

    function disputeStatus(uint256 id) public view returns (DisputeStatus) {
        uint64 appealBy = _disputes[id].appealBy;
        if (appealBy == 0) return DisputeStatus.Waiting;
        return block.timestamp <= appealBy ? DisputeStatus.Appealable : DisputeStatus.Solved;
    }

    function currentRuling(uint256 id) external view returns (uint256) {
        return _disputes[id].ruling;
    }

    function appealsOf(uint256 id) external view returns (uint256) {
        return _disputes[id].appeals;
    }
}
