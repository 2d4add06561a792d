// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {InvariantTest} from "../base/InvariantTest.sol";
import {EscrowHandler} from "./EscrowHandler.sol";
import {ManyHandler} from "./ManyHandler.sol";

/// @title The money invariants over random interleavings
/// @dev Numbers are those of "What must hold" in the design: 1 conservation, 2 solvency, 3 exits by time.
abstract contract EscrowInvariants is InvariantTest {
    EscrowHandler internal handler;

    function setUp() public {
        handler = new EscrowHandler();
        handler.setUp();
    }

    function afterInvariant() public {
        _checkReach(handler, _kinds());
        handler.drain();
        handler.checkConservation();
        handler.checkSolvency();
    }

    /// @dev How many kinds of act every walk must reach.
    function _kinds() internal pure virtual returns (uint256);

    function _target() internal view override returns (address) {
        return address(handler);
    }

    /// @dev The acts that need no time to pass. Those that a case must pass through are twice as likely as the others.
    function _timeless(uint256 extra) internal pure returns (bytes4[] memory acts) {
        bytes4[28] memory all = [
            EscrowHandler.act_pay.selector,
            EscrowHandler.act_pay.selector,
            EscrowHandler.act_contest.selector,
            EscrowHandler.act_contest.selector,
            ManyHandler.act_contestMany.selector,
            ManyHandler.act_draw.selector,
            ManyHandler.act_draw.selector,
            ManyHandler.act_lapse.selector,
            EscrowHandler.act_checkpoint.selector,
            EscrowHandler.act_withdraw.selector,
            EscrowHandler.act_proveBreach.selector,
            EscrowHandler.act_answer.selector,
            EscrowHandler.act_answer.selector,
            EscrowHandler.act_concede.selector,
            EscrowHandler.act_acceptOrContinue.selector,
            EscrowHandler.act_acceptOrContinue.selector,
            EscrowHandler.act_equivocate.selector,
            EscrowHandler.act_freeze.selector,
            EscrowHandler.act_freeze.selector,
            EscrowHandler.act_rule.selector,
            EscrowHandler.act_rule.selector,
            EscrowHandler.act_appeal.selector,
            EscrowHandler.act_execute.selector,
            EscrowHandler.act_claim.selector,
            EscrowHandler.act_blocklist.selector,
            EscrowHandler.act_stake.selector,
            EscrowHandler.act_unstake.selector,
            EscrowHandler.act_timeout.selector
        ];
        acts = new bytes4[](all.length + extra);
        for (uint256 i = 0; i < all.length; ++i) {
            acts[i] = all[i];
        }
    }
}

/// @dev One long random walk, so that it is known which acts the suites really reach.
contract EscrowWalkTest is EscrowInvariants {
    uint256 private constant STEPS = 3_000;

    function test_walk_reachesEveryAct_andDrains() public {
        bytes4[] memory acts = _acts();
        for (uint256 i = 0; i < STEPS; ++i) {
            uint256 seed = uint256(keccak256(abi.encode("walk", i)));
            // Acts of one argument read only the first word.
            (bool ok, bytes memory reason) =
                address(handler).call(abi.encodePacked(acts[seed % acts.length], seed >> 8, (seed >> 128) % 2));
            assertTrue(ok, string(reason));
            if (i % 50 == 0) handler.checkSolvency();
        }
        string[26] memory names = [
            "pay",
            "checkpoint",
            "withdraw",
            "contest",
            "contestMany",
            "contestMany, several",
            "draw",
            "draw, breach",
            "lapse",
            "proveBreach",
            "answer",
            "concede",
            "accept",
            "continue",
            "equivocate",
            "freeze",
            "rule",
            "appeal",
            "execute",
            "timeout",
            "claim",
            "claimTo",
            "blocklist",
            "stake",
            "requestUnstake",
            "unstake"
        ];
        for (uint256 i = 0; i < names.length; ++i) {
            assertGt(handler.done(names[i]), 0, names[i]);
        }
        afterInvariant();
    }

    function _acts() internal pure override returns (bytes4[] memory acts) {
        acts = _timeless(3);
        acts[28] = EscrowHandler.act_wait.selector;
        acts[29] = EscrowHandler.act_wait.selector;
        acts[30] = EscrowHandler.act_waitLong.selector;
    }

    function _kinds() internal pure override returns (uint256) {
        return 9;
    }
}

contract FrozenTimeInvariantTest is EscrowInvariants {
    function invariant_moneyIsConservedAndSolvent() public view {
        handler.checkConservation();
        handler.checkSolvency();
    }

    function _acts() internal pure override returns (bytes4[] memory) {
        return _timeless(0);
    }

    function _kinds() internal pure override returns (uint256) {
        return 8;
    }
}

contract MovingTimeInvariantTest is EscrowInvariants {
    function invariant_moneyIsConservedAndSolvent() public view {
        handler.checkConservation();
        handler.checkSolvency();
    }

    function _acts() internal pure override returns (bytes4[] memory acts) {
        acts = _timeless(3);
        acts[28] = EscrowHandler.act_wait.selector;
        acts[29] = EscrowHandler.act_wait.selector;
        acts[30] = EscrowHandler.act_waitLong.selector;
    }

    function _kinds() internal pure override returns (uint256) {
        return 9;
    }
}
