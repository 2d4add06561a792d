// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Adjudication} from "../../src/libraries/Adjudication.sol";
import {CommitteeTest, ICommitteeRecords, Opening, Phase, Seat} from "./CommitteeTestBase.sol";

contract CommitteeCommitTest is CommitteeTest {
    function test_commit_succeeds() external {
        uint256 id = openAndDraw();
        Opening memory opening = openingOf(1, PASS_PASS);
        bytes32 commitment = committee.commitmentOf(id, 0, 1, opening);
        address validator = validatorOf(id, 1);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.Committed(id, 1, validator, commitment, opening.claimsRoot);
        vm.prank(validator);
        committee.commit(id, 1, hashOf(briefs[id]), commitment, opening.claimsRoot);
        Seat memory seat = seatsOf(id)[1];
        assertTrue(seat.committed, "committed");
        assertEq(seat.pairHash, pairOf(commitment, opening.claimsRoot), "commitment and claims root");
        assertFalse(seatsOf(id)[0].committed, "no other seat");
    }

    function test_commit_reverts_twice() external {
        uint256 id = openAndDraw();
        commitSeat(id, 1, PASS_PASS);
        address validator = validatorOf(id, 1);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.AlreadyCommitted.selector, id, 1));
        vm.prank(validator);
        committee.commit(id, 1, hashOf(briefs[id]), keccak256("second thoughts"), 0);
    }

    function test_commit_reverts_byAnotherValidator() external {
        uint256 id = openAndDraw();
        address one = validatorOf(id, 1);
        address two = validatorOf(id, 2);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.NotSeatValidator.selector, two, one));
        vm.prank(two);
        committee.commit(id, 1, hashOf(briefs[id]), keccak256("c"), 0);
    }

    function test_commit_reverts_outsideThePanel() external {
        uint256 id = openAndDraw();
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SeatOutOfRange.selector, 3, 3));
        committee.commit(id, 3, hashOf(briefs[id]), keccak256("c"), 0);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SeatOutOfRange.selector, 255, 3));
        committee.commit(id, 255, hashOf(briefs[id]), keccak256("c"), 0);
    }

    function test_commit_reverts_onZero() external {
        uint256 id = openAndDraw();
        address validator = validatorOf(id, 0);
        vm.expectRevert(ICommitteeRecords.CommitmentZero.selector);
        vm.prank(validator);
        committee.commit(id, 0, hashOf(briefs[id]), 0, 0);
    }

    function test_commit_reverts_beforeTheDraw() external {
        uint256 id = open(defaultBrief());
        vm.expectRevert(phaseMismatch(Phase.Drawing, Phase.Committing));
        committee.commit(id, 0, hashOf(briefs[id]), keccak256("c"), 0);
    }

    function test_commit_succeeds_atTheLastSecond() external {
        uint256 id = openAndDraw();
        vm.warp(START + COMMIT);
        commitSeat(id, 0, PASS_PASS);
        assertPhase(id, Phase.Committing);
    }

    function test_commit_reverts_aSecondLater() external {
        uint256 id = openAndDraw();
        vm.warp(START + COMMIT + 1);
        assertPhase(id, Phase.Revealing);
        address validator = validatorOf(id, 0);
        vm.expectRevert(phaseMismatch(Phase.Revealing, Phase.Committing));
        vm.prank(validator);
        committee.commit(id, 0, hashOf(briefs[id]), keccak256("c"), 0);
    }
}

contract CommitteeRevealTest is CommitteeTest {
    uint256 internal id;

    function setUp() public override {
        super.setUp();
        id = openAndDraw();
        commitSeat(id, 0, PASS_PASS);
        commitSeat(id, 1, PASS_FAIL);
    }

    function test_reveal_succeeds_byAnyone_onceEverySeatCommitted() external {
        commitSeat(id, 2, PASS_PASS);
        assertPhase(id, Phase.Revealing);
        Opening memory opening = openingOf(1, PASS_FAIL);
        address validator = validatorOf(id, 1);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.Revealed(id, 1, validator, PASS_FAIL, opening.transcript);
        committee.reveal(id, briefs[id], 1, opening);
        Seat memory seat = seatsOf(id)[1];
        assertTrue(seat.revealed, "revealed");
        assertEq(seat.observations, PASS_FAIL, "observations");
        assertEq(seat.pairHash, bytes32(0), "the log keeps the commitment");
        assertTrue(seatsOf(id)[0].pairHash != 0, "others keep theirs");
    }

    function test_reveal_reverts_whileASeatMayCommit() external {
        vm.warp(START + COMMIT);
        vm.expectRevert(phaseMismatch(Phase.Committing, Phase.Revealing));
        revealSeat(id, 0, PASS_PASS);
        vm.warp(START + COMMIT + 1);
        revealSeat(id, 0, PASS_PASS);
    }

    function test_reveal_succeeds_atTheLastSecond() external {
        vm.warp(START + COMMIT + REVEAL);
        revealSeat(id, 0, PASS_PASS);
    }

    function test_reveal_reverts_aSecondLater() external {
        vm.warp(START + COMMIT + REVEAL + 1);
        vm.expectRevert(
            abi.encodeWithSelector(
                ICommitteeRecords.RevealPeriodOver.selector, START + COMMIT + REVEAL + 1, START + COMMIT + REVEAL
            )
        );
        revealSeat(id, 0, PASS_PASS);
    }

    function test_reveal_reverts_twice() external {
        vm.warp(START + COMMIT + 1);
        revealSeat(id, 0, PASS_PASS);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.AlreadyRevealed.selector, id, 0));
        revealSeat(id, 0, PASS_PASS);
    }

    function test_reveal_reverts_forASeatThatNeverCommitted() external {
        vm.warp(START + COMMIT + 1);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.NotCommitted.selector, id, 2));
        revealSeat(id, 2, PASS_PASS);
    }

    function test_reveal_reverts_outsideThePanel() external {
        vm.warp(START + COMMIT + 1);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SeatOutOfRange.selector, 3, 3));
        revealSeat(id, 3, PASS_PASS);
    }

    function test_reveal_reverts_onEveryChangedFieldOfTheOpening() external {
        vm.warp(START + COMMIT + 1);
        bytes32 committed = seatsOf(id)[0].pairHash;
        Opening memory wrong = openingOf(0, PASS_FAIL);
        _expectMismatch(wrong, committed);
        wrong = openingOf(0, PASS_PASS);
        wrong.transcript = keccak256("other");
        _expectMismatch(wrong, committed);
        wrong = openingOf(0, PASS_PASS);
        wrong.salt = keccak256("other");
        _expectMismatch(wrong, committed);
        wrong = openingOf(0, PASS_PASS);
        wrong.claimsRoot = keccak256("other");
        _expectMismatch(wrong, committed);
    }

    /// @dev Seat 2 copies seat 0's commitment and later its opening: the commitment names seat 0.
    function test_reveal_reverts_forACopiedCommitment() external {
        Opening memory opening = openingOf(0, PASS_PASS);
        bytes32 commitment = committee.commitmentOf(id, 0, 0, opening);
        bytes32 copied = seatsOf(id)[0].pairHash;
        vm.prank(validatorOf(id, 2));
        committee.commit(id, 2, hashOf(briefs[id]), commitment, opening.claimsRoot);
        revealSeat(id, 0, PASS_PASS);
        bytes32 opened = pairOf(committee.commitmentOf(id, 0, 2, opening), opening.claimsRoot);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.OpeningMismatch.selector, opened, copied));
        committee.reveal(id, briefs[id], 2, opening);
    }

    function test_reveal_reverts_onMalformedObservations() external {
        commitSeat(id, 2, 0x7);
        vm.expectRevert(abi.encodeWithSelector(Adjudication.ObservationsMalformed.selector, 0x7));
        revealSeat(id, 2, 0x7);
    }

    function test_reveal_reverts_onSurplusObservations() external {
        commitSeat(id, 2, PASS_PASS | 1 << 4);
        vm.expectRevert(abi.encodeWithSelector(Adjudication.ObservationsSurplus.selector, 1 << 4));
        revealSeat(id, 2, PASS_PASS | 1 << 4);
    }

    function test_caseKey_bindsChainCommitteeDisputeRoundSeat() external {
        bytes32 key = committee.caseKey(id, 0, 0);
        assertEq(key, keccak256(abi.encode(31337, address(committee), id, uint8(0), uint8(0))), "key");
        assertNotEq(key, committee.caseKey(id, 0, 1), "seat");
        assertNotEq(key, committee.caseKey(id, 1, 0), "round");
        assertNotEq(key, committee.caseKey(id + 1, 0, 0), "dispute");
        assertNotEq(key, newCommittee(parameters()).caseKey(id, 0, 0), "committee");
        Opening memory o = openingOf(0, PASS_PASS);
        assertEq(
            committee.commitmentOf(id, 0, 0, o),
            keccak256(abi.encode(committee.COMMIT_TYPEHASH(), key, o.observations, o.transcript, o.salt)),
            "commitment"
        );
        vm.chainId(31338);
        assertNotEq(key, committee.caseKey(id, 0, 0), "chain");
    }

    function _expectMismatch(Opening memory wrong, bytes32 committed) private {
        bytes32 opened = pairOf(committee.commitmentOf(id, 0, 0, wrong), wrong.claimsRoot);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.OpeningMismatch.selector, opened, committed));
        committee.reveal(id, briefs[id], 0, wrong);
    }
}
