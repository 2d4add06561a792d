// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICommitteeEquivocation, SeatId, SignedCommitment} from "../../src/interfaces/ICommitteeEquivocation.sol";
import {
    Brief,
    CommitteeSignature,
    ICommitteeAppeals,
    ICommitteeRecords,
    Opening,
    Phase,
    Ruling
} from "./CommitteeTestBase.sol";
import {IValidatorRegistry} from "../../src/interfaces/IValidatorRegistry.sol";
import {EquivocationTest} from "./EquivocationTestBase.sol";

/// @dev Seat 1 shows the others one signed commitment and commits to another on chain.
contract CommitteeCommitmentsTest is EquivocationTest {
    SeatId private seat;
    bytes32 private oldBrief;

    function setUp() public override {
        super.setUp();
        seat = SeatId(id, 0, 1);
    }

    // --- against what the chain holds ---

    function test_proveCommitment_slashesTheWholeStake_whileCommitted() external {
        commitSeat(id, 1, PASS_PASS);
        SignedCommitment memory shown = shownBy(cheat, PASS_FAIL);
        vm.expectEmit(true, true, true, true, address(stakes));
        emit IValidatorRegistry.Credited(reporter, STAKE / 10);
        vm.expectEmit(true, true, true, true, address(stakes));
        emit IValidatorRegistry.Credited(NOBODY, STAKE - STAKE / 10);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeEquivocation.Slashed(id, 1, cheat, 0, reporter, STAKE);
        proveHeld(shown);
        assertSlashed();
        assertMoneyConserved(3 * FEE);
    }

    function test_proveCommitment_slashes_afterCommitFor() external {
        SignedCommitment memory first = shownBy(cheat, PASS_PASS);
        committee.commitFor(id, 1, first.commitment, first.claimsRoot, first.signature);
        proveHeld(shownBy(cheat, PASS_FAIL));
        assertSlashed();
    }

    /// @dev Opening what it committed to leaves no way out, nor does the ruling.
    function test_proveCommitment_slashes_afterTheReveal_andAfterTheRuling() external {
        SignedCommitment memory shown = shownBy(cheat, PASS_FAIL);
        commitAndReveal(PASS_PASS);
        uint256 revealed = vm.snapshotState();
        proveHeld(shown);
        assertSlashed();
        assertMoneyConserved(3 * FEE);
        vm.revertToState(revealed);
        committee.adjudicate(id, briefs[id]);
        assertPhase(id, Phase.Ruled);
        proveHeld(shown);
        assertSlashed();
        assertMoneyConserved(0);
    }

    function test_proveCommitment_slashes_whereOnlyTheClaimsRootDiffers() external {
        commitSeat(id, 1, PASS_PASS);
        Opening memory opening = openingOf(1, PASS_PASS);
        opening.claimsRoot = keccak256("other claims");
        proveHeld(signedBy(cheat, seat, hashOf(briefs[id]), opening));
        assertSlashed();
    }

    /// @dev Before the ruling its word counts for nothing.
    function test_proveCommitment_beforeAdjudication_countsAsUnresolved() external {
        SignedCommitment memory shown = shownBy(cheat, PASS_PASS);
        commitAndReveal(PASS_FAIL);
        proveHeld(shown);
        committee.adjudicate(id, briefs[id]);
        assertEq(uint256(committee.resolution(id).ruling), uint256(Ruling.PayeeWins), "ruled by the others");
        assertEq(committee.credits(cheat), 0, "no fee");
        assertMoneyConserved(0);
    }

    /// @dev A round ruled by signatures keeps what came on chain before.
    function test_proveCommitment_slashes_whereTheRoundWasRuledBySignatures() external {
        commitSeat(id, 1, PASS_PASS);
        committee.ruleBySignatures(id, briefs[id], signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS));
        proveHeld(shownBy(cheat, PASS_FAIL));
        assertSlashed();
    }

    function test_proveCommitment_reverts_onTheCommitmentThatTheChainHolds() external {
        SignedCommitment memory shown = shownBy(cheat, PASS_PASS);
        commitSeat(id, 1, PASS_PASS);
        bytes memory same = abi.encodeWithSelector(
            ICommitteeEquivocation.SameRecord.selector, pairOf(shown.commitment, shown.claimsRoot)
        );
        vm.expectRevert(same);
        this.proveHeld(shown);
        commitSeat(id, 0, PASS_PASS);
        commitSeat(id, 2, PASS_PASS);
        revealSeat(id, 1, PASS_PASS);
        vm.expectRevert(same);
        this.proveHeld(shown);
        revealSeat(id, 0, PASS_PASS);
        revealSeat(id, 2, PASS_PASS);
        committee.adjudicate(id, briefs[id]);
        vm.expectRevert(same);
        this.proveHeld(shown);
        assertKept();
    }

    function test_proveCommitment_reverts_whereTheChainHoldsNone() external {
        SignedCommitment memory shown = shownBy(cheat, PASS_FAIL);
        expectNotCommitted(seat);
        this.proveHeld(shown);
        committee.ruleBySignatures(id, briefs[id], signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS));
        expectNotCommitted(seat);
        this.proveHeld(shown);
        SeatId[3] memory others = [SeatId(id, 1, 1), SeatId(id, 0, 3), SeatId(id, 0, 0)];
        for (uint256 i = 0; i < others.length; ++i) {
            seat = others[i];
            expectNotCommitted(seat);
            this.proveHeld(shown);
        }
        seat = SeatId(99, 0, 1);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.DisputeUnknown.selector, 99));
        this.proveHeld(shown);
        assertKept();
    }

    /// @dev The seat's validator is who can be held to a word, and nobody else can put one into its mouth.
    function test_prove_reverts_onAKeyThatIsNotTheSeats() external {
        commitSeat(id, 1, PASS_PASS);
        address other = validatorOf(id, 0);
        SignedCommitment memory byOther = shownBy(other, PASS_FAIL);
        SignedCommitment memory alsoByOther = shownBy(other, PASS_PASS);
        SignedCommitment memory own = shownBy(cheat, PASS_FAIL);
        bytes memory notTheSeats = abi.encodeWithSelector(ICommitteeRecords.SignerMismatch.selector, other, cheat);
        vm.expectRevert(notTheSeats);
        this.proveHeld(byOther);
        vm.expectRevert(notTheSeats);
        this.proveTwo(byOther, alsoByOther);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.OtherSigner.selector, cheat, other));
        this.proveTwo(own, alsoByOther);
        assertKept();
    }

    /// @dev What was signed for another dispute, round, seat, brief, contract or chain is no word of this seat.
    function test_prove_reverts_onWhatWasSignedForSomethingElse() external {
        commitSeat(id, 1, PASS_PASS);
        Opening memory opening = openingOf(1, PASS_FAIL);
        bytes32 brief = hashOf(briefs[id]);
        expectForeign(signedBy(cheat, SeatId(id + 1, 0, 1), brief, opening));
        expectForeign(signedBy(cheat, SeatId(id, 1, 1), brief, opening));
        expectForeign(signedBy(cheat, SeatId(id, 0, 2), brief, opening));
        expectForeign(signedBy(cheat, seat, keccak256("other brief"), opening));
        SignedCommitment memory foreign = shownBy(cheat, PASS_FAIL);
        foreign.claimsRoot = keccak256("not signed");
        expectForeign(foreign);
        uint256 chain = block.chainid;
        vm.chainId(chain + 1);
        foreign = shownBy(cheat, PASS_FAIL);
        vm.chainId(chain);
        expectForeign(foreign);
        foreign = shownBy(cheat, PASS_FAIL);
        foreign.signature = sign(keyOf[cheat], keccak256(abi.encode("another committee's digest", foreign.commitment)));
        expectForeign(foreign);
        assertKept();
    }

    function test_prove_reverts_twice_alsoAcrossKindsOfProofs() external {
        commitSeat(id, 1, PASS_PASS);
        SignedCommitment memory shown = shownBy(cheat, PASS_FAIL);
        SignedCommitment memory another = shownBy(cheat, FAIL_FAIL);
        proveHeld(shown);
        bytes memory proven = abi.encodeWithSelector(ICommitteeEquivocation.AlreadyProven.selector, id, 1);
        vm.expectRevert(proven);
        this.proveHeld(shown);
        vm.expectRevert(proven);
        this.proveTwo(shown, another);
        vm.expectRevert(proven);
        this.proveReceipts();
        assertEq(stakes.credits(reporter), STAKE / 10, "once");
    }

    // --- two signed ones ---

    function test_proveCommitments_slashes_whateverIsOnChain() external {
        uint256 nothing = vm.snapshotState();
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeEquivocation.Slashed(id, 1, cheat, 0, reporter, STAKE);
        proveTwo(shownBy(cheat, PASS_PASS), shownBy(cheat, PASS_FAIL));
        assertSlashed();
        assertMoneyConserved(3 * FEE);
        vm.revertToState(nothing);
        commitSeat(id, 1, FAIL_FAIL);
        proveTwo(shownBy(cheat, PASS_FAIL), shownBy(cheat, PASS_PASS));
        assertSlashed();
        vm.revertToState(nothing);
        committee.ruleBySignatures(id, briefs[id], signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS));
        proveTwo(shownBy(cheat, PASS_FAIL), shownBy(cheat, PASS_PASS));
        assertSlashed();
        assertMoneyConserved(0);
    }

    function test_proveCommitments_reverts_onOneThatWasSignedTwice() external {
        SignedCommitment memory shown = shownBy(cheat, PASS_PASS);
        vm.expectPartialRevert(ICommitteeEquivocation.SameRecord.selector);
        this.proveTwo(shown, shown);
        // The same words under another signature, made malleable.
        SignedCommitment memory again = shownBy(cheat, PASS_PASS);
        again.signature = flipped(again.signature);
        vm.expectPartialRevert(ICommitteeEquivocation.SameRecord.selector);
        this.proveTwo(shown, again);
        assertKept();
    }

    function test_proveCommitments_reverts_onWhatWasSignedForTwoBriefs() external {
        SignedCommitment memory shown = shownBy(cheat, PASS_PASS);
        SignedCommitment memory other =
            signedBy(cheat, seat, keccak256("a brief that a reorganization undid"), openingOf(1, PASS_FAIL));
        vm.expectPartialRevert(ICommitteeEquivocation.OtherSigner.selector);
        this.proveTwo(shown, other);
        assertKept();
    }

    function test_proveCommitments_reverts_forARoundOrSeatThatIsNone() external {
        SignedCommitment[2] memory shown;
        seat = SeatId(id, 1, 1);
        for (uint256 i = 0; i < 2; ++i) {
            shown[i] = signedBy(cheat, seat, 0, openingOf(1, i == 0 ? PASS_PASS : PASS_FAIL));
        }
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.RoundUnknown.selector, 1, 0));
        this.proveTwo(shown[0], shown[1]);
        seat = SeatId(id, 0, 3);
        for (uint256 i = 0; i < 2; ++i) {
            shown[i] = signedBy(cheat, seat, hashOf(briefs[id]), openingOf(1, i == 0 ? PASS_PASS : PASS_FAIL));
        }
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SeatOutOfRange.selector, 3, 3));
        this.proveTwo(shown[0], shown[1]);
        seat = SeatId(99, 0, 1);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.DisputeUnknown.selector, 99));
        this.proveTwo(shown[0], shown[1]);
    }

    // --- later rounds ---

    /// @dev Each round has its own words, on its own brief, and keeps them when the next one opens.
    function test_proveCommitment_slashes_inAnEarlierRound_onItsOwnBrief() external {
        Opening memory first = openingOf(1, PASS_FAIL);
        _openTwoRounds();
        SeatId memory earlier = SeatId(id, 0, 1);
        SignedCommitment memory shown = signedBy(cheat, earlier, oldBrief, first);
        SignedCommitment memory onTheNext = signedBy(cheat, earlier, hashOf(briefs[id]), first);
        SignedCommitment memory held = signedBy(cheat, earlier, oldBrief, openingOf(1, PASS_PASS));
        seat = earlier;
        vm.expectPartialRevert(ICommitteeRecords.SignerMismatch.selector);
        this.proveHeld(onTheNext);
        vm.expectPartialRevert(ICommitteeEquivocation.SameRecord.selector);
        this.proveHeld(held);
        proveHeld(shown);
        assertSlashed();
        assertEq(seatsOf(id).length, 0, "the next round is not drawn yet");
        drawSeats(id);
        for (uint8 i = 0; i < 7; ++i) {
            assertFalse(seatsOf(id)[i].equivocated, "and in no other round");
        }
    }

    function test_proveCommitments_slashes_inAnEarlierRound_onItsOwnBrief() external {
        _openTwoRounds();
        SeatId memory earlier = SeatId(id, 0, 1);
        SignedCommitment memory a = signedBy(cheat, earlier, oldBrief, openingOf(1, PASS_FAIL));
        SignedCommitment memory b = signedBy(cheat, earlier, oldBrief, openingOf(1, FAIL_FAIL));
        seat = earlier;
        proveTwo(a, b);
        assertSlashed();
    }

    function test_proveCommitment_slashes_inALaterRound() external {
        _openTwoRounds();
        drawSeats(id);
        commitSeat(id, 5, PASS_PASS);
        seat = SeatId(id, 1, 5);
        cheat = validatorOf(id, 5);
        SignedCommitment memory onTheLast = signedBy(cheat, seat, oldBrief, openingOf(5, FAIL_FAIL));
        vm.expectPartialRevert(ICommitteeRecords.SignerMismatch.selector);
        this.proveHeld(onTheLast);
        proveHeld(signedBy(cheat, seat, hashOf(briefs[id]), openingOf(5, FAIL_FAIL)));
        assertEq(stakes.stakeOf(cheat), 0, "slashed");
        assertTrue(seatsOf(id)[5].equivocated, "marked");
    }

    /// @dev Nobody commits in a round of the whole committee: who signs two commitments there is no honest member.
    function test_proveCommitments_ofTheWholeCommittee_barsTheSigner() external {
        address[] memory four = new address[](4);
        for (uint256 i = 0; i < 4; ++i) {
            four[i] = registry[i];
        }
        useCommittee(four);
        id = openAndRule(2, PASS_FAIL);
        appealRound(id);
        CommitteeSignature memory whole = signWhole(id, PASS_PASS, new address[](0));
        cheat = registry[1];
        seat = SeatId(id, 1, stakes.placeOf(cheat));
        SignedCommitment memory shown = signedBy(cheat, seat, hashOf(briefs[id]), openingOf(1, PASS_PASS));
        expectNotCommitted(seat);
        this.proveHeld(shown);
        proveTwo(shown, signedBy(cheat, seat, hashOf(briefs[id]), openingOf(1, PASS_FAIL)));
        assertEq(stakes.stakeOf(cheat), 0, "slashed");
        vm.expectPartialRevert(ICommitteeAppeals.SignersBarred.selector);
        later.ruleByCommittee(id, briefs[id], whole);
    }

    /// @dev The first one with its words on chain, then an appeal on other evidence.
    function _openTwoRounds() private {
        Brief memory brief = defaultBrief();
        brief.rounds = 2;
        id = open(brief);
        drawSeats(id);
        cheat = validatorOf(id, 1);
        commitAndReveal(PASS_PASS);
        oldBrief = hashOf(brief);
        committee.adjudicate(id, brief);
        vm.roll(vm.getBlockNumber() + 1);
        appealOn(id, keccak256("more evidence"));
        assertNotEq(hashOf(briefs[id]), oldBrief, "another brief");
    }

    // --- until when ---

    function test_proveCommitment_takesAnAnnouncedStake_untilItLeft() external {
        SignedCommitment memory shown = shownBy(cheat, PASS_FAIL);
        commitSeat(id, 1, PASS_PASS);
        vm.prank(cheat);
        stakes.requestUnstake(UNITS);
        vm.warp(stakes.member(cheat).leavesAt + 1);
        uint256 announced = vm.snapshotState();
        proveHeld(shown);
        assertSlashed();
        vm.revertToState(announced);
        vm.prank(cheat);
        stakes.unstake();
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeEquivocation.Slashed(id, 1, cheat, 0, reporter, 0);
        proveHeld(shown);
        assertEq(token.balanceOf(cheat), STAKE, "it had left");
    }

    // --- helpers ---

    function shownBy(address by, uint256 observations) private view returns (SignedCommitment memory) {
        return signedBy(by, seat, hashOf(briefs[id]), openingOf(1, observations));
    }

    function signedBy(address by, SeatId memory of_, bytes32 brief, Opening memory opening)
        private
        view
        returns (SignedCommitment memory signed_)
    {
        signed_.commitment = committee.commitmentOf(of_.disputeID, of_.round, of_.seat, opening);
        signed_.claimsRoot = opening.claimsRoot;
        signed_.signature = sign(
            keyOf[by],
            committee.commitmentDigest(
                of_.disputeID, of_.round, of_.seat, brief, signed_.commitment, signed_.claimsRoot
            )
        );
    }

    function flipped(bytes memory signature) private pure returns (bytes memory) {
        signature[64] = signature[64] == 0x1b ? bytes1(0x1c) : bytes1(0x1b);
        return signature;
    }

    function commitAndReveal(uint256 observations) private {
        commitSeat(id, 0, PASS_PASS);
        commitSeat(id, 1, observations);
        commitSeat(id, 2, PASS_PASS);
        revealSeat(id, 0, PASS_PASS);
        revealSeat(id, 1, observations);
        revealSeat(id, 2, PASS_PASS);
    }

    function proveHeld(SignedCommitment memory shown) public {
        vm.prank(reporter);
        proofs.proveCommitment(seat, shown);
    }

    function proveTwo(SignedCommitment memory first, SignedCommitment memory second) public {
        vm.prank(reporter);
        proofs.proveCommitments(seat, first, second);
    }

    function proveReceipts() external {
        proveDefault();
    }

    /// @dev Recovers to whoever it may, never to the seat's validator.
    function expectForeign(SignedCommitment memory foreign) private {
        vm.expectPartialRevert(ICommitteeRecords.SignerMismatch.selector);
        this.proveHeld(foreign);
        SignedCommitment memory own = shownBy(cheat, FAIL_FAIL);
        vm.expectPartialRevert(ICommitteeEquivocation.OtherSigner.selector);
        this.proveTwo(own, foreign);
    }

    function expectNotCommitted(SeatId memory of_) private {
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.NotCommitted.selector, of_.disputeID, of_.seat));
    }

    function assertSlashed() private view {
        assertEq(stakes.stakeOf(cheat), 0, "stake gone");
        assertEq(stakes.credits(reporter), STAKE / 10, "a tenth");
        assertEq(stakes.credits(NOBODY), STAKE - STAKE / 10, "the rest to nobody");
        assertTrue(committee.seats(id, 0)[1].equivocated, "seat marked");
    }

    function assertKept() private view {
        assertEq(stakes.stakeOf(cheat), STAKE, "stake kept");
        assertFalse(committee.seats(id, 0)[1].equivocated, "no mark");
    }
}
