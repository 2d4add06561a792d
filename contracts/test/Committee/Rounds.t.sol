// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICommitteeEquivocation, RunSlot, Terminal} from "../../src/interfaces/ICommitteeEquivocation.sol";
import {
    Brief,
    CommitteeSignature,
    CommitteeTest,
    ICommitteeAppeals,
    ICommitteeRecords,
    Opening,
    Seat,
    SignedSeat
} from "./CommitteeTestBase.sol";
import {ReceiptDigests} from "./ReceiptDigests.sol";

/// @dev Seventeen members: three panels and the whole committee.
contract CommitteeRoundsTest is CommitteeTest, ReceiptDigests {
    function setUp() public override {
        super.setUp();
        for (uint256 i = 7; i < 17; ++i) {
            registry.push(newAccount(string.concat("validator", vm.toString(i))));
        }
        useCommittee(registry);
    }

    function test_rounds_growToTheWholeCommittee() external {
        uint256 id = openAndRule(4, PASS_FAIL);
        _assertRound(id, 0, 3, 1);
        appealRound(id);
        ruleRound(id, PASS_PASS);
        _assertRound(id, 1, 7, 2);
        appealRound(id);
        ruleRound(id, FAIL_FAIL);
        _assertRound(id, 2, 15, 1);
        assertEq(status(id), APPEALABLE, "two did not sit");
        assertEq(committee.appealFee(id), 17 * FEE, "a seat's fee for each member");
        appealRound(id);
        assertTrue(committee.disputes(id).whole, "the fourth is everybody's");
        later.ruleByCommittee(id, briefs[id], signWhole(id, PASS_PASS, new address[](0)));
        assertEq(status(id), SOLVED, "final");
        assertEq(arbitrable.rulings(), 1, "delivered once");
        assertEq(arbitrable.lastRuling(), 2, "the last one");
        for (uint8 place = 1; place <= 17; ++place) {
            later.claimSignerFee(id, place);
        }
        assertFeesConserved(0);
    }

    /// @dev A waiver is for its round: after an appeal both sides have their say again.
    function test_appeal_forgetsWaiversOfTheLastRound() external {
        uint256 id = openAndRule(4, PASS_FAIL);
        vm.prank(payer);
        later.waiveAppeal(id, briefs[id]);
        appealRound(id);
        vm.prank(payee);
        later.waiveAppeal(id, briefs[id]);
        ruleRound(id, PASS_PASS);
        assertEq(status(id), APPEALABLE, "the payer did not waive this round");
        vm.prank(payer);
        later.waiveAppeal(id, briefs[id]);
        assertEq(status(id), SOLVED, "now it did");
        assertEq(arbitrable.lastRuling(), 2, "delivered");
    }

    /// @dev Each round is paid out in what it was paid in.
    function test_appeal_inTokens_ofARoundPaidInCoin() external {
        Brief memory brief = defaultBrief();
        brief.rounds = 2;
        vm.deal(address(this), 1 ether);
        uint256 id = arbitrable.open{value: 3 * NATIVE_FEE}(committee, brief);
        briefs[id] = brief;
        ruleRound(id, PASS_FAIL);
        assertEq(committee.nativeCredits(validatorOf(id, 0)), NATIVE_FEE, "coin");
        appealRound(id);
        assertFalse(committee.disputes(id).paidNative, "tokens");
        ruleRound(id, PASS_PASS);
        assertEq(committee.credits(validatorOf(id, 0)), FEE, "tokens");
        assertFeesConserved(0);
        assertEq(address(committee).balance, 3 * NATIVE_FEE, "only the first round's coin");
    }

    function test_rounds_endAtTheCap() external {
        uint256 id = openAndRule(3, PASS_FAIL);
        appealRound(id);
        ruleRound(id, PASS_PASS);
        appealRound(id);
        ruleRound(id, PASS_FAIL);
        assertEq(status(id), SOLVED, "the third is the last");
        assertEq(arbitrable.lastRuling(), 1, "delivered");
        assertFeesConserved(0);
    }

    /// @dev The whole of the longest case, each step in its last second.
    function test_longestCase_isReached() external {
        Brief memory brief = defaultBrief();
        brief.rounds = 4;
        uint256 id = open(brief);
        for (uint256 round = 0; round < 3; ++round) {
            uint256 opened = timestamp();
            if (round != 0) assertEq(committee.disputes(id).createdAt, opened, "opened");
            vm.warp(opened + DRAW);
            drawSeats(id);
            uint256 panel = committee.disputes(id).panel;
            vm.warp(timestamp() + COMMIT);
            for (uint8 i = 0; i < panel; ++i) {
                if (i != 0) commitSeat(id, i, PASS_PASS);
            }
            vm.warp(timestamp() + REVEAL);
            for (uint8 i = 1; i < panel; ++i) {
                revealSeat(id, i, PASS_PASS);
            }
            committee.adjudicate(id, briefs[id]);
            vm.warp(timestamp() + APPEAL);
            assertEq(status(id), APPEALABLE, "appealable");
            appealRound(id);
        }
        vm.warp(timestamp() + SIGN);
        assertEq(timestamp(), START + committee.longestCase(4), "the longest case");
        assertEq(status(id), WAITING, "until its last second");
        vm.warp(timestamp() + 1);
        assertEq(status(id), SOLVED, "and no longer");
    }

    // --- evidence ---

    /// @dev Signatures given for the evidence of before count for nothing where more of it entered.
    function test_ruleBySignatures_reverts_onStaleEvidence() external {
        uint256 id = openAndRule(2, PASS_FAIL);
        bytes32 before = briefs[id].evidenceRoot;
        appealOn(id, keccak256("more evidence"));
        bytes32 fresh = briefs[id].evidenceRoot;
        briefs[id].evidenceRoot = before;
        bytes32 staleHash = hashOf(briefs[id]);
        briefs[id].evidenceRoot = fresh;
        SignedSeat[] memory list = previewAndSign(id, PASS_PASS);
        address[] memory validators = committee.previewSeats(id, briefs[id]);
        bytes memory good = list[3].signature;
        bytes32 digest = committee.commitmentDigest(id, 1, 3, staleHash, list[3].commitment, list[3].opening.claimsRoot);
        list[3].signature = sign(keyOf[validators[3]], digest);
        vm.expectPartialRevert(ICommitteeRecords.SignerMismatch.selector);
        committee.ruleBySignatures(id, briefs[id], list);
        list[3].signature = good;
        committee.ruleBySignatures(id, briefs[id], list);
        assertEq(rulingOf(id), 2, "with fresh ones");
    }

    function test_commit_reverts_onStaleEvidence() external {
        uint256 id = openAndRule(2, PASS_FAIL);
        bytes32 stale = hashOf(briefs[id]);
        appealOn(id, keccak256("more evidence"));
        drawSeats(id);
        Opening memory opening = openingOf(0, PASS_PASS);
        bytes32 commitment = committee.commitmentOf(id, 1, 0, opening);
        address validator = validatorOf(id, 0);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.BriefMismatch.selector, stale, hashOf(briefs[id])));
        vm.prank(validator);
        committee.commit(id, 0, stale, commitment, 0);
        bytes32 digest = committee.commitmentDigest(id, 1, 0, stale, commitment, 0);
        bytes memory signature = sign(keyOf[validator], digest);
        vm.expectPartialRevert(ICommitteeRecords.SignerMismatch.selector);
        committee.commitFor(id, 0, commitment, 0, signature);
    }

    /// @dev A brief of before is no brief of now, whichever step it is given to.
    function test_steps_revert_onTheBriefOfAnEarlierRound() external {
        uint256 id = openAndRule(2, PASS_FAIL);
        Brief memory stale = briefs[id];
        appealOn(id, keccak256("more evidence"));
        bytes memory mismatch =
            abi.encodeWithSelector(ICommitteeRecords.BriefMismatch.selector, hashOf(stale), hashOf(briefs[id]));
        vm.expectRevert(mismatch);
        committee.draw(id, stale);
        vm.expectRevert(mismatch);
        committee.previewSeats(id, stale);
        vm.expectRevert(mismatch);
        committee.ruleBySignatures(id, stale, new SignedSeat[](0));
        vm.expectRevert(mismatch);
        committee.reveal(id, stale, 0, openingOf(0, PASS_PASS));
        vm.expectRevert(mismatch);
        committee.adjudicate(id, stale);
        CommitteeSignature memory unsigned;
        vm.expectRevert(mismatch);
        later.ruleByCommittee(id, stale, unsigned);
    }

    /// @dev An opening of the first round is none of the second, though the same validator may hold the same seat.
    function test_reveal_reverts_onAnEarlierRoundsOpening() external {
        uint256 id = openAndRule(2, PASS_FAIL);
        Opening memory opening = openingOf(0, PASS_FAIL);
        bytes32 first = committee.commitmentOf(id, 0, 0, opening);
        appealRound(id);
        drawSeats(id);
        address validator = validatorOf(id, 0);
        vm.prank(validator);
        committee.commit(id, 0, hashOf(briefs[id]), first, opening.claimsRoot);
        vm.warp(START + COMMIT + 1);
        bytes32 second = committee.commitmentOf(id, 1, 0, opening);
        vm.expectRevert(
            abi.encodeWithSelector(
                ICommitteeRecords.OpeningMismatch.selector,
                pairOf(second, opening.claimsRoot),
                pairOf(first, opening.claimsRoot)
            )
        );
        committee.reveal(id, briefs[id], 0, opening);
    }

    // --- who can sit ---

    /// @dev Stake that came in the dispute's own block, or later, sits in its first round never, in the next one perhaps.
    function test_draw_ignoresStakeOfItsOwnBlock() external {
        address stuffed = newAccount("stuffed");
        join(stuffed, 1_000_000);
        uint256 id = open(defaultBrief());
        previewAndSign(id, PASS_PASS);
        address[] memory validators = committee.previewSeats(id, briefs[id]);
        for (uint256 i = 0; i < validators.length; ++i) {
            assertNotEq(validators[i], stuffed, "not seated");
        }
        vm.roll(vm.getBlockNumber() + 1);
        id = open(defaultBrief());
        previewAndSign(id, PASS_PASS);
        validators = committee.previewSeats(id, briefs[id]);
        bool seated = false;
        for (uint256 i = 0; i < validators.length; ++i) {
            seated = seated || validators[i] == stuffed;
        }
        assertTrue(seated, "seated a block later, with nearly all of the stake");
    }

    /// @dev What the appeal costs was fixed by the ruling; a panel larger than that was paid for never sits.
    function test_appeal_keepsThePriceThoughMembersCameOrLeft() external {
        uint256 id = openAndRule(4, PASS_FAIL);
        uint256 fee = committee.appealFee(id);
        for (uint256 i = 0; i < 13; ++i) {
            vm.prank(registry[i]);
            stakes.requestUnstake(UNITS);
        }
        vm.roll(vm.getBlockNumber() + 1);
        assertEq(committee.appealFee(id), fee, "the same");
        appealRound(id);
        assertTrue(committee.disputes(id).whole, "of four left no panel above three can be drawn");
    }

    // --- equivocation ---

    function test_proveTerminals_slashesASeatOfAnEarlierRound_andOpensNothingAgain() external {
        uint256 id = openAndRule(4, PASS_FAIL);
        address cheat = validatorOf(id, 1);
        appealOn(id, keccak256("more evidence"));
        ruleRound(id, PASS_PASS);
        _prove(RunSlot(id, 0, 1, "R1", "", 0), cheat);
        assertEq(stakes.stakeOf(cheat), 0, "slashed");
        assertTrue(committee.seats(id, 0)[1].equivocated, "marked in its round");
        Seat[] memory seats = seatsOf(id);
        for (uint256 i = 0; i < seats.length; ++i) {
            assertFalse(seats[i].equivocated, "and in no other");
        }
        assertEq(rulingOf(id), 2, "the ruling stands");
        bytes memory proven = abi.encodeWithSelector(ICommitteeEquivocation.AlreadyProven.selector, id, 1);
        _expectProve(RunSlot(id, 0, 1, "R1", "", 0), cheat, proven);
    }

    function test_proveTerminals_reverts_forARoundToCome() external {
        uint256 id = openAndRule(4, PASS_FAIL);
        address cheat = validatorOf(id, 1);
        bytes memory unknown = abi.encodeWithSelector(ICommitteeEquivocation.RoundUnknown.selector, 1, 0);
        _expectProve(RunSlot(id, 1, 1, "R1", "", 0), cheat, unknown);
    }

    function test_proveTerminals_ofALaterRound_keepsTheSeatFromCounting() external {
        uint256 id = openAndRule(4, PASS_FAIL);
        appealRound(id);
        drawSeats(id);
        SignedSeat[] memory list = new SignedSeat[](7);
        for (uint8 i = 0; i < 7; ++i) {
            list[i] = signSeat(id, i, i < 4 ? PASS_FAIL : PASS_PASS);
        }
        _prove(RunSlot(id, 1, 0, "R1", "", 0), validatorOf(id, 0));
        committee.ruleBySignatures(id, briefs[id], list);
        assertEq(committee.resolution(id).failed, 0, "three of seven are no majority");
        assertEq(committee.credits(validatorOf(id, 1)) / FEE, 1, "a sixth of seven seats' fee");
    }

    /// @dev A later round that ends early without a word that counts, before its commit period would have been over.
    function test_adjudicate_ofALaterRound_inWhichAllEquivocated_isFinalAtOnce() external {
        Brief memory brief = defaultBrief();
        brief.rounds = 3;
        brief.procedure.panel = 1;
        uint256 id = open(brief);
        ruleRound(id, PASS_FAIL);
        appealRound(id);
        drawSeats(id);
        for (uint8 i = 0; i < 3; ++i) {
            commitSeat(id, i, PASS_PASS);
        }
        for (uint8 i = 0; i < 3; ++i) {
            revealSeat(id, i, PASS_PASS);
            _prove(RunSlot(id, 1, i, "R1", "", 0), validatorOf(id, i));
        }
        assertEq(status(id), SOLVED, "solved already");
        committee.adjudicate(id, briefs[id]);
        assertEq(status(id), SOLVED, "solved");
        assertEq(committee.appealFee(id), NOT_PAYABLE, "no appeal");
        assertEq(committee.disputes(id).appealBy, 0, "no period");
        assertEq(arbitrable.lastRuling(), 1, "the first panel's ruling");
        assertEq(committee.credits(refund), 3 * FEE, "fee back");
        assertFeesConserved(0);
    }

    /// @dev In a round of the whole committee a member's seat is its place, and its word is barred once proven.
    function test_proveTerminals_ofTheWholeCommittee_barsTheSigner() external {
        address[] memory four = new address[](4);
        for (uint256 i = 0; i < 4; ++i) {
            four[i] = registry[i];
        }
        useCommittee(four);
        uint256 id = openAndRule(2, PASS_FAIL);
        appealRound(id);
        CommitteeSignature memory signed = signWhole(id, PASS_PASS, new address[](0));
        address cheat = registry[1];
        uint8 place = stakes.placeOf(cheat);
        _prove(RunSlot(id, 1, place, "R1", "", 0), cheat);
        assertEq(stakes.stakeOf(cheat), 0, "slashed");
        vm.expectPartialRevert(ICommitteeAppeals.SignersBarred.selector);
        later.ruleByCommittee(id, briefs[id], signed);
        bytes memory proven = abi.encodeWithSelector(ICommitteeEquivocation.AlreadyProven.selector, id, place);
        _expectProve(RunSlot(id, 1, place, "R1", "", 0), cheat, proven);
    }

    function _assertRound(uint256 id, uint8 round, uint256 panel, uint256 ruling) private view {
        assertEq(roundOf(id), round, "round");
        assertEq(seatsOf(id).length, panel, "panel");
        assertEq(rulingOf(id), ruling, "ruling");
    }

    function _prove(RunSlot memory slot, address cheat) private {
        (Terminal memory a, bytes memory aSig, Terminal memory b, bytes memory bSig) = _two(slot, cheat);
        proofs.proveTerminals(slot, briefs[slot.disputeID], a, aSig, b, bSig);
    }

    function _expectProve(RunSlot memory slot, address cheat, bytes memory reason) private {
        (Terminal memory a, bytes memory aSig, Terminal memory b, bytes memory bSig) = _two(slot, cheat);
        vm.expectRevert(reason);
        proofs.proveTerminals(slot, briefs[slot.disputeID], a, aSig, b, bSig);
    }

    function _two(RunSlot memory slot, address cheat)
        private
        view
        returns (Terminal memory a, bytes memory aSig, Terminal memory b, bytes memory bSig)
    {
        a.runId = proofs.runId(slot, briefs[slot.disputeID].manifestHash);
        b.runId = a.runId;
        b.verdict = 1;
        aSig = sign(keyOf[cheat], digest(committee, a));
        bSig = sign(keyOf[cheat], digest(committee, b));
    }
}
