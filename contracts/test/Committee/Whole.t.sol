// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IValidatorRegistry} from "../../src/interfaces/IValidatorRegistry.sol";
import {Adjudication} from "../../src/libraries/Adjudication.sol";
import {
    Brief,
    CommitteeSignature,
    CommitteeTest,
    DisputeView,
    ICommitteeAppeals,
    ICommitteeRecords,
    Phase,
    Resolution,
    Ruling
} from "./CommitteeTestBase.sol";

/// @dev Four members: after a panel of three a draw could add none, so that the second round is everybody's.
contract CommitteeWholeTest is CommitteeTest {
    uint256 internal id;
    uint64 internal signBy;

    function setUp() public override {
        super.setUp();
        address[] memory four = new address[](4);
        for (uint256 i = 0; i < 4; ++i) {
            four[i] = registry[i];
        }
        useCommittee(four);
        id = openAndRule(4, PASS_FAIL);
        appealOn(id, keccak256("more evidence"));
        // A time of the test, far below 2^64.
        // forge-lint: disable-next-line(unsafe-typecast)
        signBy = uint64(START + SIGN);
    }

    function test_appeal_opensARoundOfTheWholeCommittee() external {
        DisputeView memory d = committee.disputes(id);
        assertEq(uint256(d.phase), uint256(Phase.Signing), "phase");
        assertTrue(d.whole, "whole");
        assertEq(d.signBy, signBy, "signBy");
        assertEq(d.feeSeats, 4, "a seat's fee for each member");
        assertEq(status(id), WAITING, "status");
        assertEq(seatsOf(id).length, 0, "nobody is drawn");
        vm.expectRevert(phaseMismatch(Phase.Signing, Phase.Drawing));
        committee.draw(id, briefs[id]);
        vm.expectRevert(phaseMismatch(Phase.Signing, Phase.Revealing));
        committee.adjudicate(id, briefs[id]);
    }

    function test_ruleByCommittee_succeeds_byAll() external {
        CommitteeSignature memory signed = signWhole(id, PASS_PASS, _absent());
        Resolution memory want = Resolution(3, 0, false, false, Ruling.PayeeWins);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeAppeals.WholeRoundSigned(
            id, 1, _mask(), 4 * UNITS, 4 * UNITS, PASS_PASS, keccak256("whole transcript")
        );
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.Adjudicated(id, 1, keccak256("more evidence"), want);
        later.ruleByCommittee(id, briefs[id], signed);
        assertEq(keccak256(abi.encode(committee.resolution(id))), keccak256(abi.encode(want)), "resolution");
        assertEq(status(id), SOLVED, "final");
        assertEq(arbitrable.lastRuling(), 2, "delivered");
        assertEq(committee.appealFee(id), NOT_PAYABLE, "everybody sat");
        vm.expectRevert(phaseMismatch(Phase.Ruled, Phase.Signing));
        later.ruleByCommittee(id, briefs[id], signed);
    }

    function test_ruleByCommittee_paysItsSigners_oneByOne() external {
        later.ruleByCommittee(id, briefs[id], signWhole(id, PASS_PASS, _absent(registry[2])));
        uint256 fee = 4 * FEE;
        address[3] memory signers = [registry[0], registry[1], registry[3]];
        uint8 place;
        for (uint256 i = 0; i < 3; ++i) {
            place = stakes.placeOf(signers[i]);
            uint256 before = committee.credits(signers[i]);
            later.claimSignerFee(id, place);
            assertEq(committee.credits(signers[i]) - before, fee / 3 + (i == 2 ? fee % 3 : 0), "share");
            vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.SignerFeeUnknown.selector, id, place));
            later.claimSignerFee(id, place);
        }
        place = stakes.placeOf(registry[2]);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.SignerFeeUnknown.selector, id, place));
        later.claimSignerFee(id, place);
        assertFeesConserved(0);
    }

    function test_ruleByCommittee_boundary_signBy() external {
        CommitteeSignature memory signed = signWhole(id, PASS_PASS, _absent());
        vm.warp(signBy + 1);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.SignPeriodOver.selector, signBy + 1, signBy));
        later.ruleByCommittee(id, briefs[id], signed);
        assertEq(status(id), SOLVED, "the last ruling stands");
        assertEq(rulingOf(id), 1, "which is that");
        vm.warp(signBy);
        assertEq(status(id), WAITING, "in time");
        vm.expectRevert(phaseMismatch(Phase.Signing, Phase.Ruled));
        committee.executeRuling(id);
        later.ruleByCommittee(id, briefs[id], signed);
        assertEq(rulingOf(id), 2, "ruled");
    }

    function test_executeRuling_endsARoundThatNobodySigned() external {
        vm.warp(signBy + 1);
        committee.executeRuling(id);
        assertEq(arbitrable.lastRuling(), 1, "the panel's ruling");
        assertEq(committee.credits(refund), 4 * FEE, "fee back");
        assertFeesConserved(0);
    }

    // --- more than two thirds ---

    /// @dev 28 of 42 units are two thirds exactly: not enough. A party among five leaves four who can sit.
    function test_ruleByCommittee_reverts_onTwoThirdsExactly() external {
        address[] memory three = new address[](3);
        (three[0], three[1], three[2]) = (registry[0], registry[1], registry[2]);
        useCommittee(three);
        join(registry[3], 7);
        join(registry[4], 14);
        vm.roll(vm.getBlockNumber() + 1);
        Brief memory brief = defaultBrief();
        brief.rounds = 4;
        brief.payer = registry[0];
        id = open(brief);
        ruleRound(id, PASS_FAIL);
        appealRound(id);
        assertTrue(committee.disputes(id).whole, "whole");
        address[] memory absent = new address[](2);
        (absent[0], absent[1]) = (registry[0], registry[1]);
        CommitteeSignature memory signed = signWhole(id, PASS_PASS, absent);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.UnitsTooFew.selector, 28, 42));
        later.ruleByCommittee(id, brief, signed);
        later.ruleByCommittee(id, brief, signWhole(id, PASS_PASS, _absent(registry[0])));
        assertEq(rulingOf(id), 2, "35 of 42");
    }

    function test_ruleByCommittee_reverts_onHalf() external {
        address[] memory absent = new address[](2);
        (absent[0], absent[1]) = (registry[0], registry[3]);
        CommitteeSignature memory signed = signWhole(id, PASS_PASS, absent);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.UnitsTooFew.selector, 2 * UNITS, 4 * UNITS));
        later.ruleByCommittee(id, briefs[id], signed);
    }

    // --- what was signed, and by whom ---

    /// @dev A stranger signs in the place of a member that does not.
    function test_ruleByCommittee_reverts_onARogueSignature() external {
        CommitteeSignature memory signed = signWhole(id, PASS_PASS, _absent(registry[0]));
        bytes32 message = later.wholeDigest(id, 1, hashOf(briefs[id]), PASS_PASS, signed.transcript);
        CommitteeSignature memory rogue = signWhole(id, PASS_PASS, _absent(registry[0]));
        rogue.signature = addG1(signed.signature, blsOver(payer, message));
        vm.expectRevert(IValidatorRegistry.SignatureInvalid.selector);
        later.ruleByCommittee(id, briefs[id], rogue);
        rogue = signWhole(id, PASS_PASS, _absent(registry[0]));
        (rogue.nonSigners[0].place, rogue.nonSigners[0].key) = (stakes.placeOf(registry[1]), publicKey(secretOf(payer)));
        vm.expectPartialRevert(IValidatorRegistry.KeyMismatch.selector);
        later.ruleByCommittee(id, briefs[id], rogue);
        rogue.nonSigners = signed.nonSigners;
        rogue.aggregate = publicKey(secretOf(payer));
        vm.expectPartialRevert(IValidatorRegistry.AggregateMismatch.selector);
        later.ruleByCommittee(id, briefs[id], rogue);
    }

    function test_ruleByCommittee_reverts_onAnythingThatWasNotSigned() external {
        CommitteeSignature memory signed = signWhole(id, PASS_PASS, _absent());
        signed.observations = FAIL_FAIL;
        _expectInvalid(signed);
        signed.observations = PASS_PASS;
        signed.transcript = keccak256("other");
        _expectInvalid(signed);
        signed = signWhole(id, PASS_PASS, _absent());
        vm.chainId(31338);
        _expectInvalid(signed);
        vm.chainId(31337);
        later.ruleByCommittee(id, briefs[id], signed);
    }

    /// @dev Signed before the new evidence entered, for the same dispute and round.
    function test_ruleByCommittee_reverts_onStaleEvidence() external {
        Brief memory fresh = briefs[id];
        briefs[id].evidenceRoot = keccak256("evidence");
        CommitteeSignature memory stale = signWhole(id, PASS_PASS, _absent());
        briefs[id] = fresh;
        _expectInvalid(stale);
    }

    function test_ruleByCommittee_reverts_onAnotherDisputesSignature() external {
        CommitteeSignature memory signed = signWhole(id, PASS_PASS, _absent());
        bytes32 root = briefs[id].evidenceRoot;
        vm.roll(vm.getBlockNumber() + 1);
        id = openAndRule(4, PASS_FAIL);
        appealOn(id, root);
        assertEq(committee.disputes(id).briefHash, committee.disputes(1).briefHash, "the same brief");
        _expectInvalid(signed);
    }

    function test_wholeDigest_isTheTypedData() external view {
        bytes32 typehash = keccak256(
            "WholeRuling(uint256 disputeID,uint8 round,bytes32 briefHash,uint256 observations,bytes32 transcript)"
        );
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Redress Committee"),
                keccak256("1"),
                block.chainid,
                address(committee)
            )
        );
        bytes32 message = keccak256(abi.encode(typehash, 7, 3, bytes32(uint256(1)), 2, bytes32(uint256(3))));
        assertEq(
            later.wholeDigest(7, 3, bytes32(uint256(1)), 2, bytes32(uint256(3))),
            keccak256(abi.encodePacked(hex"1901", domain, message)),
            "digest"
        );
    }

    function test_ruleByCommittee_reverts_onMalformedObservations() external {
        CommitteeSignature memory signed = signWhole(id, 0x3, _absent());
        vm.expectRevert(abi.encodeWithSelector(Adjudication.ObservationsMalformed.selector, 0x3));
        later.ruleByCommittee(id, briefs[id], signed);
    }

    /// @dev A party's stake makes agreement harder and is no vote.
    function test_ruleByCommittee_reverts_withAPartysSignature() external {
        vm.roll(vm.getBlockNumber() + 1);
        join(payee, 1 + MIN_UNITS);
        vm.roll(vm.getBlockNumber() + 1);
        id = openAndRule(4, PASS_FAIL);
        appealRound(id);
        uint256 barred = uint256(1) << stakes.placeOf(payee);
        CommitteeSignature memory signed = signWhole(id, PASS_PASS, _absent());
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.SignersBarred.selector, _mask() | barred, barred));
        later.ruleByCommittee(id, briefs[id], signed);
        later.ruleByCommittee(id, briefs[id], signWhole(id, PASS_PASS, _absent(payee)));
        assertEq(rulingOf(id), 2, "without it");
    }

    /// @dev Who joined after the appeal does not count, and the members of that time still do.
    function test_ruleByCommittee_countsTheSnapshotOnly() external {
        CommitteeSignature memory signed = signWhole(id, PASS_PASS, _absent());
        vm.roll(vm.getBlockNumber() + 1);
        join(registry[5], 1000);
        vm.prank(registry[0]);
        stakes.requestUnstake(UNITS);
        later.ruleByCommittee(id, briefs[id], signed);
        assertEq(rulingOf(id), 2, "as it was");
    }

    function _expectInvalid(CommitteeSignature memory signed) private {
        vm.expectRevert(IValidatorRegistry.SignatureInvalid.selector);
        later.ruleByCommittee(id, briefs[id], signed);
    }

    function _mask() private view returns (uint256 mask) {
        for (uint256 i = 0; i < 4; ++i) {
            mask |= uint256(1) << stakes.placeOf(registry[i]);
        }
    }

    function _absent() private pure returns (address[] memory) {
        return new address[](0);
    }

    function _absent(address one) private pure returns (address[] memory absent) {
        absent = new address[](1);
        absent[0] = one;
    }
}
