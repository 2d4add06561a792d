// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommitteeTest, DisputeView, Phase} from "../Committee/CommitteeTestBase.sol";
import {CommitteeHandler} from "./CommitteeHandler.sol";

/// @notice DESIGN properties 1 and 3: tokens and coin in = out + held; no exit contradicts a final ruling; every dispute
/// ends by time. Every round that ended has paid all of its fee to somebody; the others hold all of theirs.
/// forge-config: default.invariant.runs = 24
/// forge-config: default.invariant.depth = 100
/// forge-config: default.invariant.fail-on-revert = true
/// forge-config: deep.invariant.runs = 1000
/// forge-config: deep.invariant.depth = 100
/// forge-config: deep.invariant.fail-on-revert = true
contract CommitteeInvariantTest is CommitteeTest {
    CommitteeHandler internal handler;

    function setUp() public override {
        super.setUp();
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
        assertGt(handler.appeals(), 10, "appeals");
        assertGt(handler.wholeRulings(), 0, "rulings of the whole committee");
        assertGt(failed, 0, "failed disputes");
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

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function invariant_feesConserved_rulingsFinal_disputesEnd() external view {
        _feesAreConserved();
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
