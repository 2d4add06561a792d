// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Brief, CommitteeTest, ICommitteeRecords, Phase, Seat} from "./CommitteeTestBase.sol";

contract CommitteeDrawTest is CommitteeTest {
    function test_draw_succeeds_fromTheBlockAfter() external {
        uint256 id = open(defaultBrief());
        vm.roll(START_BLOCK + 2);
        vm.expectRevert(
            abi.encodeWithSelector(ICommitteeRecords.DrawTooEarly.selector, START_BLOCK + 2, START_BLOCK + 2)
        );
        committee.draw(id, briefs[id]);
        vm.roll(START_BLOCK + 3);
        vm.setBlockhash(START_BLOCK + 2, keccak256("hash"));
        committee.draw(id, briefs[id]);
        assertPhase(id, Phase.Committing);
        assertEq(committee.disputes(id).commitBy, START + COMMIT, "commitBy");
        assertEq(committee.disputes(id).revealBy, START + COMMIT + REVEAL, "revealBy");
    }

    function test_draw_emitsTheSeats() external {
        uint256 id = openAndDraw();
        Seat[] memory seats = seatsOf(id);
        assertEq(seats.length, 3, "panel");
        for (uint256 i = 0; i < 3; ++i) {
            assertNotEq(keyOf[seats[i].validator], 0, "registered");
            assertEq(seats[i].pairHash, bytes32(0), "uncommitted");
            assertFalse(seats[i].committed, "uncommitted");
            assertFalse(seats[i].revealed, "unrevealed");
            for (uint256 j = 0; j < i; ++j) {
                assertNotEq(seats[i].validator, seats[j].validator, "without replacement");
            }
        }
    }

    function test_draw_reverts_twice() external {
        uint256 id = openAndDraw();
        vm.expectRevert(phaseMismatch(Phase.Committing, Phase.Drawing));
        committee.draw(id, briefs[id]);
    }

    function test_draw_reschedules_whenTheHashIsGone() external {
        uint256 id = open(defaultBrief());
        vm.roll(START_BLOCK + 2 + 8192);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.DrawScheduled(id, START_BLOCK + 2 + 8192 + 2);
        committee.draw(id, briefs[id]);
        assertPhase(id, Phase.Drawing);
        assertEq(committee.disputes(id).drawBlock, START_BLOCK + 2 + 8192 + 2, "later block");
        drawSeats(id);
        assertPhase(id, Phase.Committing);
    }

    function test_draw_succeeds_atTheLastSecond() external {
        uint256 id = open(defaultBrief());
        vm.warp(START + DRAW);
        drawSeats(id);
        assertPhase(id, Phase.Committing);
    }

    function test_draw_fails_aSecondLater() external {
        uint256 id = open(defaultBrief());
        vm.warp(START + DRAW + 1);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.RoundFailed(id, 0);
        committee.draw(id, briefs[id]);
        assertPhase(id, Phase.Failed);
        assertEq(committee.credits(refund), 3 * FEE, "whole fee back");
        assertEq(seatsOf(id).length, 0, "nobody sat");
        assertFeesConserved(0);
        vm.expectRevert(phaseMismatch(Phase.Failed, Phase.Drawing));
        committee.draw(id, briefs[id]);
    }

    function testFuzz_draw_seatsDistinctEligibleValidators(bytes32 blockHash, uint8 panel, uint8 first, uint8 second)
        external
    {
        Brief memory brief = defaultBrief();
        brief.procedure.panel = uint8(2 * bound(panel, 0, 15) + 1);
        brief.payer = registry[first % 7];
        brief.payee = registry[second % 7];
        uint256 id = open(brief);
        vm.assume(blockHash != 0);
        vm.roll(START_BLOCK + 3);
        vm.setBlockhash(START_BLOCK + 2, blockHash);
        committee.draw(id, briefs[id]);
        Seat[] memory seats = seatsOf(id);
        assertEq(seats.length, committee.disputes(id).panel, "panel");
        for (uint256 i = 0; i < seats.length; ++i) {
            assertNotEq(seats[i].validator, brief.payer, "payer never sits");
            assertNotEq(seats[i].validator, brief.payee, "payee never sits");
            for (uint256 j = 0; j < i; ++j) {
                assertNotEq(seats[i].validator, seats[j].validator, "once");
            }
        }
    }

    /// @dev 2,100 draws of 3 out of 7: each validator sits 900 times in the mean, standard deviation about 23.
    function test_draw_isEven() external {
        uint256[7] memory sat;
        uint256 id = open(defaultBrief());
        uint256 snapshot = vm.snapshotState();
        for (uint256 n = 0; n < 2100; ++n) {
            vm.roll(START_BLOCK + 3);
            vm.setBlockhash(START_BLOCK + 2, keccak256(abi.encode(n)));
            committee.draw(id, briefs[id]);
            Seat[] memory seats = seatsOf(id);
            for (uint256 i = 0; i < 3; ++i) {
                for (uint256 v = 0; v < 7; ++v) {
                    if (registry[v] == seats[i].validator) ++sat[v];
                }
            }
            vm.revertToState(snapshot);
        }
        for (uint256 v = 0; v < 7; ++v) {
            assertGt(sat[v], 780, "sits too rarely");
            assertLt(sat[v], 1020, "sits too often");
        }
    }

    /// @dev Same block hash, another dispute: another panel, for some of the disputes.
    function test_draw_dependsOnTheDispute() external {
        bytes32 first;
        bool differs = false;
        for (uint256 n = 0; n < 5; ++n) {
            vm.roll(START_BLOCK);
            uint256 id = open(defaultBrief());
            vm.roll(START_BLOCK + 3);
            vm.setBlockhash(START_BLOCK + 2, keccak256("hash"));
            committee.draw(id, briefs[id]);
            bytes32 panel = keccak256(abi.encode(seatsOf(id)));
            if (n == 0) first = panel;
            else differs = differs || panel != first;
        }
        assertTrue(differs, "panels differ");
    }
}
