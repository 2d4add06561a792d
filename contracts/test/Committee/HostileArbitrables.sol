// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PlainArbitrable} from "./CommitteeTestBase.sol";

/// @dev Refuses until told otherwise.
contract RevertingArbitrable is PlainArbitrable {
    error NotNow(uint256 disputeID);

    bool public ready;

    function setReady(bool ready_) external {
        ready = ready_;
    }

    function rule(uint256 disputeID, uint256 ruling) external override {
        if (!ready) revert NotNow(disputeID);
        ++rulings;
        lastRuling = ruling;
    }
}

/// @dev Burns all the gas it gets.
contract BurningArbitrable is PlainArbitrable {
    function rule(uint256, uint256) external override {
        while (true) ++lastRuling;
    }
}

/// @dev Takes a ruling only with more gas than the usual share.
contract HeavyArbitrable is PlainArbitrable {
    uint256 public immutable NEED;

    constructor(uint256 need) {
        NEED = need;
    }

    function rule(uint256, uint256 ruling) external override {
        require(gasleft() >= NEED, "too little");
        ++rulings;
        lastRuling = ruling;
    }
}

/// @dev Answers with as much revert data as its gas buys.
contract LoudArbitrable is PlainArbitrable {
    function rule(uint256, uint256) external pure override {
        assembly {
            revert(0, 200000)
        }
    }
}

/// @dev Calls back into the committee and keeps what came of it.
contract ReentrantArbitrable is PlainArbitrable {
    bytes public attack;
    bool public succeeded;
    bytes public answer;

    function setAttack(bytes calldata attack_) external {
        attack = attack_;
    }

    function rule(uint256, uint256 ruling) external override {
        (succeeded, answer) = msg.sender.call(attack);
        ++rulings;
        lastRuling = ruling;
    }
}
