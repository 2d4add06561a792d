// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";

/// @dev A plain ERC-792 arbitrator that takes native coin and rules what it is told to. It can be told to misbehave.
contract NativeArbitrator is IArbitrator {
    enum Mode {
        Honest,
        Closed, // createDispute reverts
        RepeatsID, // every dispute is number 7
        RulesAtOnce, // calls rule inside createDispute
        RevertingViews,
        BurningViews, // views use all gas they get
        EmptyViews, // views answer with nothing
        EmptyRuling // only currentRuling does
    }

    error Closed();
    error Underpaid(uint256 value, uint256 cost);

    uint256 public constant COST = 0.01 ether;
    Mode public mode;
    uint256 public count;
    mapping(uint256 id => uint256) private _rulings;
    mapping(uint256 id => DisputeStatus) private _statuses;

    function setMode(Mode mode_) external {
        mode = mode_;
    }

    /// @dev Makes a ruling final without delivering it.
    function solve(uint256 id, uint256 ruling) external {
        _rulings[id] = ruling;
        _statuses[id] = DisputeStatus.Solved;
    }

    function deliver(IArbitrable arbitrable, uint256 id, uint256 ruling) external {
        arbitrable.rule(id, ruling);
    }

    function createDispute(uint256, bytes calldata) external payable returns (uint256 id) {
        if (mode == Mode.Closed) revert Closed();
        if (msg.value < COST) revert Underpaid(msg.value, COST);
        id = mode == Mode.RepeatsID ? 7 : ++count;
        if (mode == Mode.RulesAtOnce) IArbitrable(msg.sender).rule(id, 1);
    }

    function arbitrationCost(bytes calldata) external pure returns (uint256) {
        return COST;
    }

    function disputeStatus(uint256 id) external view returns (DisputeStatus) {
        _misbehave();
        return _statuses[id];
    }

    function currentRuling(uint256 id) external view returns (uint256) {
        _misbehave();
        if (mode == Mode.EmptyRuling) _answerNothing();
        return _rulings[id];
    }

    function appeal(uint256, bytes calldata) external payable {}

    function appealCost(uint256, bytes calldata) external pure returns (uint256) {
        return type(uint256).max;
    }

    function appealPeriod(uint256) external pure returns (uint256, uint256) {
        return (0, 0);
    }

    function _misbehave() private view {
        if (mode == Mode.RevertingViews) revert Closed();
        if (mode == Mode.BurningViews) while (true) {}
        if (mode == Mode.EmptyViews) _answerNothing();
    }

    function _answerNothing() private pure {
        assembly ("memory-safe") {
            return(0, 0)
        }
    }
}
