// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {InvariantTest} from "../base/InvariantTest.sol";
import {CommitteeTest, DisputeView, Phase} from "../Committee/CommitteeTestBase.sol";
import {CommitteeHandler} from "./CommitteeHandler.sol";

/// @notice DESIGN properties 1 and 3: tokens and coin in = out + held; no exit contradicts a final ruling; every dispute
/// ends by time. Every round that ended has paid all of its fee to somebody; the others hold all of theirs.
/// Stake in = out + held as well, whoever was slashed.
contract CommitteeInvariantTest is CommitteeTest, InvariantTest {
    CommitteeHandler internal handler;

    function setUp() public override {
        super.setUp();
        // Two more, who are no members yet.
        registry.push(newAccount("late validator"));
        registry.push(newAccount("later validator"));
        uint256[] memory keys = new uint256[](registry.length);
        for (uint256 i = 0; i < keys.length; ++i) {
            keys[i] = keyOf[registry[i]];
        }
        handler = new CommitteeHandler(committee, token, registry, keys, defaultBrief());
        token.configureMinter(address(handler), type(uint256).max);
    }

    /// @dev A walk by fixed seeds gets to every kind of end.
    function test_walk_reachesEveryEnd() external {
        uint256 failed = 0;
        for (uint256 i = 0; i < 160; ++i) {
            uint256 seed = uint256(keccak256(abi.encode(i)));
            if (i % 4 == 0) handler.open(seed);
            if (i % 3 == 0) handler.wait(i % 24 == 0 ? 0 : seed);
            handler.step(seed);
            handler.report(seed);
            handler.rejoin(seed);
            handler.claim(seed);
        }
        for (uint256 id = 1; id <= committee.disputeCount(); ++id) {
            if (committee.disputes(id).phase == Phase.Failed) ++failed;
        }
        assertGt(handler.done("appeal"), 10, "appeals");
        assertGt(handler.done("ruleByCommittee"), 0, "rulings of the whole committee");
        assertGt(failed, 0, "failed disputes");
        afterInvariant();
    }

    function afterInvariant() public {
        _checkReach(handler, 13);
        _endAndDrain();
        _finalRulingsNeverChange();
    }

    /// @dev Once every period is over one call ends each dispute, and all fees are somebody's who can have them.
    function _endAndDrain() private {
        skip(committee.longestCase(4));
        for (uint256 id = 1; id <= committee.disputeCount(); ++id) {
            handler.end(id);
            DisputeView memory d = committee.disputes(id);
            assertTrue(d.isFinal || d.phase == Phase.Failed, "ended");
        }
        _feesAreConserved();
        handler.claimAll();
        assertEq(committee.accounted(), 0, "no token is left");
        assertEq(address(committee).balance, 0, "no coin is left");
    }

    function _target() internal view override returns (address) {
        return address(handler);
    }

    function _acts() internal pure override returns (bytes4[] memory acts) {
        acts = new bytes4[](7);
        acts[0] = CommitteeHandler.open.selector;
        acts[1] = CommitteeHandler.step.selector;
        acts[2] = CommitteeHandler.step.selector;
        acts[3] = CommitteeHandler.wait.selector;
        acts[4] = CommitteeHandler.report.selector;
        acts[5] = CommitteeHandler.rejoin.selector;
        acts[6] = CommitteeHandler.claim.selector;
    }

    function invariant_moneyConserved_rulingsFinal_disputesEnd() external view {
        _feesAreConserved();
        _stakesAreConserved();
        _finalRulingsNeverChange();
        _disputesEndByTime();
    }

    function _feesAreConserved() private view {
        uint256 tokens = 0;
        uint256 coin = committee.nativeCredits(refund);
        uint256 count = committee.disputeCount();
        for (uint256 id = 1; id <= count; ++id) {
            tokens += handler.tokensHeld(id);
            coin += handler.coinHeld(id);
        }
        for (uint256 i = 0; i < registry.length; ++i) {
            coin += committee.nativeCredits(registry[i]);
        }
        assertFeesConserved(tokens);
        assertEq(handler.tokensIn(), handler.tokensOut() + committee.accounted(), "tokens in = out + held");
        assertEq(address(committee).balance, coin, "coin = credits + fees of rounds in progress");
        assertEq(handler.coinIn(), handler.coinOut() + coin, "coin in = out + held");
    }

    function _stakesAreConserved() private view {
        uint256 owed = stakes.credits(NOBODY) + stakes.credits(address(handler));
        for (uint256 i = 0; i < registry.length; ++i) {
            owed += stakes.stakeOf(registry[i]);
        }
        assertEq(stakes.accounted(), owed, "stakes = of members + taken");
        assertEq(token.balanceOf(address(stakes)), owed, "balance of stakes");
    }

    function _finalRulingsNeverChange() private view {
        assertFalse(handler.rulingChanged(), "changed");
        uint256 count = committee.disputeCount();
        for (uint256 id = 1; id <= count; ++id) {
            DisputeView memory d = committee.disputes(id);
            uint256 seen = handler.finalRuling(id);
            if (seen == 0) continue;
            assertTrue(d.isFinal, "still final");
            assertEq(uint256(d.resolution.ruling), seen, "still that ruling");
        }
    }

    /// @dev Past the longest case every dispute is solved, has failed, or is ended by one call of anybody.
    function _disputesEndByTime() private view {
        uint256 count = committee.disputeCount();
        for (uint256 id = 1; id <= count; ++id) {
            DisputeView memory d = committee.disputes(id);
            if (timestamp() <= d.createdAt + committee.longestCase(4)) continue;
            bool reveals = d.phase == Phase.Revealing || d.phase == Phase.Drawing;
            assertTrue(d.isFinal || d.phase == Phase.Failed || reveals, "no period is open");
        }
    }
}
