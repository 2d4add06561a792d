// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Adjudication} from "../../src/libraries/Adjudication.sol";
import {CommitteeTest, ICommitteeRecords, Phase, Resolution, Ruling, Seat, SignedSeat} from "./CommitteeTestBase.sol";

contract CommitteeRuleBySignaturesTest is CommitteeTest {
    uint256 internal id;

    function setUp() public override {
        super.setUp();
        id = openAndDraw();
    }

    function test_ruleBySignatures_succeeds_inOneTransaction() external {
        SignedSeat[] memory list = signSeats(id, PASS_FAIL, PASS_FAIL, PASS_PASS);
        for (uint8 i = 0; i < 3; ++i) {
            address validator = validatorOf(id, i);
            vm.expectEmit(true, true, true, true, address(committee));
            emit ICommitteeRecords.Committed(id, i, validator, list[i].commitment, list[i].opening.claimsRoot);
            vm.expectEmit(true, true, true, true, address(committee));
            emit ICommitteeRecords.Revealed(id, i, validator, list[i].opening.observations, list[i].opening.transcript);
        }
        committee.ruleBySignatures(id, briefs[id], list);
        Resolution memory want = Resolution(1, 2, false, true, Ruling.PayerWins);
        assertEq(keccak256(abi.encode(committee.resolution(id))), keccak256(abi.encode(want)), "resolution");
        assertPhase(id, Phase.Ruled);
        assertTrue(committee.disputes(id).bySignatures, "by signatures");
        assertTrue(committee.disputes(id).delivered, "delivered");
        assertEq(arbitrable.lastRuling(), 1, "delivered ruling");
        Seat[] memory seats = seatsOf(id);
        for (uint8 i = 0; i < 3; ++i) {
            assertTrue(seats[i].committed && seats[i].revealed, "seat took part");
            assertEq(seats[i].observations, 0, "only the log keeps them");
            assertEq(committee.credits(seats[i].validator), FEE, "seat paid");
        }
        assertFeesConserved(0);
    }

    /// @dev Both paths end in the same record.
    function testFuzz_ruleBySignatures_agreesWithReveals(uint256 a, uint256 b, uint256 c) external {
        (a, b, c) = (_valid(a), _valid(b), _valid(c));
        committee.ruleBySignatures(id, briefs[id], signSeats(id, a, b, c));
        vm.roll(START_BLOCK);
        uint256 other = openToRevealed(defaultBrief(), a, b, c);
        committee.adjudicate(other, briefs[other]);
        assertEq(
            keccak256(abi.encode(committee.resolution(id))),
            keccak256(abi.encode(committee.resolution(other))),
            "same resolution"
        );
    }

    function test_ruleBySignatures_succeeds_withASeatThatCommittedTheSame() external {
        commitSeat(id, 1, PASS_PASS);
        committee.ruleBySignatures(id, briefs[id], signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS));
        assertEq(rulingOf(id), 2, "ruled");
        assertEq(seatsOf(id)[1].pairHash, bytes32(0), "no stale commitment in the view");
        assertEq(seatsOf(id)[1].observations, 0, "nor one shown as observations");
    }

    function test_ruleBySignatures_reverts_onASeatThatCommittedToSomethingElse() external {
        commitSeat(id, 1, PASS_FAIL);
        bytes32 committed = seatsOf(id)[1].pairHash;
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS);
        bytes32 pair = pairOf(list[1].commitment, list[1].opening.claimsRoot);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.CommitmentMismatch.selector, pair, committed));
        committee.ruleBySignatures(id, briefs[id], list);
    }

    function test_ruleBySignatures_reverts_withoutEverySeat() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS);
        SignedSeat[] memory two = new SignedSeat[](2);
        (two[0], two[1]) = (list[0], list[1]);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SeatsIncomplete.selector, 2, 3));
        committee.ruleBySignatures(id, briefs[id], two);
        SignedSeat[] memory four = new SignedSeat[](4);
        (four[0], four[1], four[2], four[3]) = (list[0], list[1], list[2], list[2]);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SeatsIncomplete.selector, 4, 3));
        committee.ruleBySignatures(id, briefs[id], four);
    }

    function test_ruleBySignatures_reverts_onAnothersSignature() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS);
        address other = validatorOf(id, 0);
        bytes32 digest = digestOf(id, 2, list[2]);
        list[2].signature = sign(keyOf[other], digest);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SignerMismatch.selector, other, validatorOf(id, 2)));
        committee.ruleBySignatures(id, briefs[id], list);
    }

    function test_ruleBySignatures_reverts_onAMalformedSignature() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS);
        list[0].signature = hex"00";
        vm.expectRevert(abi.encodeWithSelector(ECDSA.ECDSAInvalidSignatureLength.selector, 1));
        committee.ruleBySignatures(id, briefs[id], list);
        list[0].signature = new bytes(65);
        vm.expectRevert(ECDSA.ECDSAInvalidSignature.selector);
        committee.ruleBySignatures(id, briefs[id], list);
    }

    function test_ruleBySignatures_reverts_onSwappedSeats() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS);
        (list[0], list[1]) = (list[1], list[0]);
        bytes32 opened = committee.commitmentOf(id, 0, 0, list[0].opening);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.OpeningMismatch.selector, opened, list[0].commitment));
        committee.ruleBySignatures(id, briefs[id], list);
    }

    function test_ruleBySignatures_reverts_onObservationsThatWereNotSigned() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS);
        list[1].opening.observations = FAIL_FAIL;
        bytes32 opened = committee.commitmentOf(id, 0, 1, list[1].opening);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.OpeningMismatch.selector, opened, list[1].commitment));
        committee.ruleBySignatures(id, briefs[id], list);
    }

    function test_ruleBySignatures_reverts_onInvalidObservations() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, 0x3, PASS_PASS);
        vm.expectRevert(abi.encodeWithSelector(Adjudication.ObservationsMalformed.selector, 0x3));
        committee.ruleBySignatures(id, briefs[id], list);
        list = signSeats(id, PASS_PASS, 0x10, PASS_PASS);
        vm.expectRevert(abi.encodeWithSelector(Adjudication.ObservationsSurplus.selector, 0x10));
        committee.ruleBySignatures(id, briefs[id], list);
    }

    function test_ruleBySignatures_reverts_onAnotherDisputesSignatures() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS);
        vm.roll(START_BLOCK);
        uint256 other = openAndDraw();
        bytes32 opened = committee.commitmentOf(other, 0, 0, list[0].opening);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.OpeningMismatch.selector, opened, list[0].commitment));
        committee.ruleBySignatures(other, briefs[other], list);
    }

    /// @dev The same dispute, round and seats on another chain, and in another committee with the same members.
    function test_ruleBySignatures_reverts_onAnotherChainsOrCommitteesSignatures() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS);
        vm.chainId(31338);
        vm.expectPartialRevert(ICommitteeRecords.OpeningMismatch.selector);
        committee.ruleBySignatures(id, briefs[id], list);
        vm.expectPartialRevert(ICommitteeRecords.SignerMismatch.selector);
        committee.commitFor(id, 0, list[0].commitment, list[0].opening.claimsRoot, list[0].signature);
        vm.chainId(31337);
        useCommittee(registry);
        uint256 twin = openAndDraw();
        assertEq(twin, id, "the same number");
        vm.expectPartialRevert(ICommitteeRecords.OpeningMismatch.selector);
        committee.ruleBySignatures(twin, briefs[twin], list);
        vm.expectPartialRevert(ICommitteeRecords.SignerMismatch.selector);
        committee.commitFor(twin, 0, list[0].commitment, list[0].opening.claimsRoot, list[0].signature);
    }

    function test_ruleBySignatures_succeeds_atTheLastSecond() external {
        vm.warp(START + COMMIT);
        committee.ruleBySignatures(id, briefs[id], signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS));
    }

    function test_ruleBySignatures_reverts_aSecondLater() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS);
        vm.warp(START + COMMIT + 1);
        vm.expectRevert(phaseMismatch(Phase.Revealing, Phase.Committing));
        committee.ruleBySignatures(id, briefs[id], list);
    }

    function test_ruleBySignatures_reverts_onceEverySeatCommittedOnChain() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS);
        for (uint8 i = 0; i < 3; ++i) {
            commitSeat(id, i, PASS_PASS);
        }
        vm.expectRevert(phaseMismatch(Phase.Revealing, Phase.Committing));
        committee.ruleBySignatures(id, briefs[id], list);
    }

    function test_ruleBySignatures_reverts_twice() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_PASS, PASS_PASS);
        committee.ruleBySignatures(id, briefs[id], list);
        vm.expectRevert(phaseMismatch(Phase.Ruled, Phase.Committing));
        committee.ruleBySignatures(id, briefs[id], list);
    }

    function _valid(uint256 word) private pure returns (uint256) {
        uint256 first = word % 3;
        uint256 second = (word / 3) % 3;
        return first | (second << 2);
    }
}
