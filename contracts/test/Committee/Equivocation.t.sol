// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Claim, ICommitteeStakes, RunSlot, Terminal} from "../../src/interfaces/ICommitteeStakes.sol";
import {ICommittee} from "./CommitteeTestBase.sol";
import {EquivocationTest} from "./EquivocationTestBase.sol";

contract CommitteeProveTest is EquivocationTest {
    function test_proveTerminals_slashesTheWholeStake() external {
        bytes32 run = runOf();
        assertEq(committee.runId(slot), run, "run id");
        Terminal memory a = terminal(1);
        Terminal memory b = terminal(2);
        bytes memory aSig = signed(cheat, a);
        bytes memory bSig = signed(cheat, b);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommittee.FeeCredited(id, reporter, STAKE / 2);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommittee.FeeCredited(id, refund, STAKE - STAKE / 2);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeStakes.Slashed(id, 1, cheat, run, reporter, STAKE);
        vm.prank(reporter);
        committee.proveTerminals(slot, a, aSig, b, bSig);
        assertEq(committee.stakeOf(cheat), 0, "stake gone");
        assertFalse(committee.eligible(cheat), "not eligible");
        assertEq(committee.credits(reporter), 3_500_000, "half, rounded down");
        assertEq(committee.credits(refund), 3_500_001, "the rest to the harmed payer");
        assertTrue(committee.seats(id)[1].equivocated, "seat marked");
        assertFalse(committee.seats(id)[0].equivocated, "no other");
        assertMoneyConserved(3 * FEE);
        committee.claimFee(reporter);
        assertEq(token.balanceOf(reporter), STAKE / 2, "claimed");
    }

    function test_proveClaims_slashesTheWholeStake() external {
        Claim memory a = claimOf(keccak256("genesis"));
        Claim memory b = claimOf(keccak256("an earlier claim"));
        bytes memory aSig = signed(cheat, a);
        bytes memory bSig = signed(cheat, b);
        vm.prank(reporter);
        committee.proveClaims(slot, a, aSig, b, bSig);
        assertEq(committee.stakeOf(cheat), 0, "stake gone");
        assertEq(committee.credits(reporter), STAKE / 2, "reward");
        assertMoneyConserved(3 * FEE);
    }

    function test_prove_reverts_twice_inEitherOrderAndForAnotherRunOfTheSeat() external {
        proveDefault();
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.AlreadyProven.selector, id, 1));
        this.proveExternal(terminal(1), terminal(2));
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.AlreadyProven.selector, id, 1));
        this.proveExternal(terminal(2), terminal(1));
        slot.runIndex = 2;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.AlreadyProven.selector, id, 1));
        this.proveExternal(terminal(2), terminal(1));
        assertEq(committee.credits(reporter), STAKE / 2, "once");
    }

    /// @dev A stake that came after the slash answers for other seats, and not again for this one.
    function test_prove_reverts_twice_afterANewStake() external {
        proveDefault();
        stakeIn(committee, cheat, keccak256("again"));
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.AlreadyProven.selector, id, 1));
        this.proveExternal(terminal(1), terminal(2));
        assertEq(committee.stakeOf(cheat), STAKE, "kept");
    }

    function test_prove_reverts_onTheSameRecord_howeverOftenItWasSigned() external {
        Terminal memory a = terminal(1);
        vm.expectPartialRevert(ICommitteeStakes.SameRecord.selector);
        this.proveExternal(a, a);
        Claim memory c = claimOf(0);
        bytes memory sig = signed(cheat, c);
        vm.expectPartialRevert(ICommitteeStakes.SameRecord.selector);
        committee.proveClaims(slot, c, sig, c, sig);
    }

    function test_prove_reverts_onTwoSigners() external {
        address other = validatorOf(id, 0);
        bytes memory aSig = signed(cheat, terminal(1));
        bytes memory bSig = signed(other, terminal(2));
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.OtherSigner.selector, cheat, other));
        committee.proveTerminals(slot, terminal(1), aSig, terminal(2), bSig);
    }

    function test_prove_reverts_forAnotherSeatsValidator() external {
        address other = validatorOf(id, 0);
        bytes memory aSig = signed(other, terminal(1));
        bytes memory bSig = signed(other, terminal(2));
        vm.expectRevert(abi.encodeWithSelector(ICommittee.SignerMismatch.selector, other, cheat));
        committee.proveTerminals(slot, terminal(1), aSig, terminal(2), bSig);
    }

    /// @dev A judge's gateway signs the same types and sits nowhere.
    function test_prove_reverts_forAGateway() external {
        bytes memory aSig = signed(payer, terminal(1));
        bytes memory bSig = signed(payer, terminal(2));
        vm.expectRevert(abi.encodeWithSelector(ICommittee.SignerMismatch.selector, payer, cheat));
        committee.proveTerminals(slot, terminal(1), aSig, terminal(2), bSig);
    }

    function test_prove_reverts_onAnyOtherSlotThanTheRecords() external {
        Terminal memory a = terminal(1);
        Terminal memory b = terminal(2);
        RunSlot memory good = slot;
        slot.seat = 0;
        _expectRunMismatch(a, b);
        slot = good;
        slot.round = 1;
        _expectRunMismatch(a, b);
        slot = good;
        slot.requirementId = "R1";
        _expectRunMismatch(a, b);
        slot = good;
        slot.judgeId = "";
        _expectRunMismatch(a, b);
        slot = good;
        slot.runIndex = 0;
        _expectRunMismatch(a, b);
        slot = good;
        slot.disputeID = open(defaultBrief());
        _expectRunMismatch(a, b);
    }

    function test_prove_reverts_onRecordsOfTwoRuns() external {
        Terminal memory a = terminal(1);
        slot.runIndex = 2;
        Terminal memory b = terminal(2);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.RunMismatch.selector, a.runId, runOf()));
        this.proveExternal(a, b);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.RunMismatch.selector, a.runId, runOf()));
        this.proveExternal(b, a);
    }

    function test_prove_reverts_onTwoAttempts() external {
        Terminal memory b = terminal(2);
        b.attempt = 1;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.AttemptMismatch.selector, 0, 1));
        this.proveExternal(terminal(1), b);
        Claim memory c = claimOf(0);
        Claim memory d = claimOf(keccak256("x"));
        d.attempt = 7;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.AttemptMismatch.selector, 0, 7));
        committee.proveClaims(slot, c, "", d, "");
    }

    function test_prove_reverts_onARoundThatNobodySatIn() external {
        slot.round = 1;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.RoundUnknown.selector, 1, 0));
        this.proveExternal(terminal(1), terminal(2));
    }

    function test_prove_reverts_beforeTheDraw_andOutsideThePanel() external {
        slot.disputeID = open(defaultBrief());
        vm.expectRevert(abi.encodeWithSelector(ICommittee.SeatOutOfRange.selector, 1, 0));
        this.proveExternal(terminal(1), terminal(2));
        slot.disputeID = id;
        slot.seat = 3;
        vm.expectRevert(abi.encodeWithSelector(ICommittee.SeatOutOfRange.selector, 3, 3));
        this.proveExternal(terminal(1), terminal(2));
        slot.disputeID = 99;
        vm.expectRevert(abi.encodeWithSelector(ICommittee.DisputeUnknown.selector, 99));
        committee.proveTerminals(slot, Terminal(0, 0, 0, 0, 0, 0, 0), "", Terminal(0, 0, 0, 1, 0, 0, 0), "");
    }

    function test_prove_reverts_onAMalleatedSignature() external {
        bytes memory sig = signed(cheat, terminal(1));
        bytes memory good = signed(cheat, terminal(2));
        uint256 n = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141;
        bytes32 s;
        assembly ("memory-safe") {
            s := mload(add(sig, 0x40))
            s := sub(n, s)
            mstore(add(sig, 0x40), s)
        }
        sig[64] = sig[64] == 0x1b ? bytes1(0x1c) : bytes1(0x1b);
        vm.expectRevert(abi.encodeWithSelector(ECDSA.ECDSAInvalidSignatureS.selector, s));
        committee.proveTerminals(slot, terminal(1), sig, terminal(2), good);
    }

    /// @dev Members that contradict each other are no excuse.
    function testFuzz_prove_succeeds_onAnyTwoRecords(Terminal calldata a, Terminal calldata b, uint32 attempt)
        external
    {
        Terminal memory one = a;
        Terminal memory two = b;
        one.runId = two.runId = runOf();
        one.attempt = two.attempt = attempt;
        vm.assume(keccak256(abi.encode(one)) != keccak256(abi.encode(two)));
        prove(one, two);
        assertEq(committee.stakeOf(cheat), 0, "slashed");
        assertMoneyConserved(3 * FEE);
    }

    function proveExternal(Terminal memory a, Terminal memory b) external {
        prove(a, b);
    }

    function _expectRunMismatch(Terminal memory a, Terminal memory b) private {
        bytes memory aSig = signed(cheat, a);
        bytes memory bSig = signed(cheat, b);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.RunMismatch.selector, a.runId, runOf()));
        committee.proveTerminals(slot, a, aSig, b, bSig);
    }
}
