// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Claim, ICommitteeEquivocation, RunSlot, Terminal} from "../../src/interfaces/ICommitteeEquivocation.sol";
import {ICommitteeRecords} from "./CommitteeTestBase.sol";
import {IValidatorRegistry} from "../../src/interfaces/IValidatorRegistry.sol";
import {EquivocationTest} from "./EquivocationTestBase.sol";

contract CommitteeProveTest is EquivocationTest {
    function test_proveTerminals_slashesTheWholeStake() external {
        bytes32 run = runOf();
        assertEq(proofs.runId(slot, keccak256("manifest")), run, "run id");
        Terminal memory a = terminal(1);
        Terminal memory b = terminal(2);
        bytes memory aSig = signed(cheat, a);
        bytes memory bSig = signed(cheat, b);
        vm.expectEmit(true, true, true, true, address(stakes));
        emit IValidatorRegistry.Credited(reporter, STAKE / 10);
        vm.expectEmit(true, true, true, true, address(stakes));
        emit IValidatorRegistry.Credited(NOBODY, STAKE - STAKE / 10);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeEquivocation.Slashed(id, 1, cheat, run, reporter, STAKE);
        vm.prank(reporter);
        proofs.proveTerminals(slot, briefs[slot.disputeID], a, aSig, b, bSig);
        assertEq(stakes.stakeOf(cheat), 0, "stake gone");
        assertEq(stakes.placeOf(cheat), 0, "no member");
        assertEq(stakes.credits(reporter), STAKE / 10, "a tenth, rounded down");
        assertEq(stakes.credits(NOBODY), STAKE - STAKE / 10, "the rest to nobody");
        assertTrue(seatsOf(id)[1].equivocated, "seat marked");
        assertFalse(seatsOf(id)[0].equivocated, "no other");
        assertMoneyConserved(3 * FEE);
        stakes.claim(reporter);
        assertEq(token.balanceOf(reporter), STAKE / 10, "claimed");
    }

    function test_proveClaims_slashesTheWholeStake() external {
        Claim memory a = claimOf(keccak256("genesis"));
        Claim memory b = claimOf(keccak256("an earlier claim"));
        bytes memory aSig = signed(cheat, a);
        bytes memory bSig = signed(cheat, b);
        vm.prank(reporter);
        proofs.proveClaims(slot, briefs[slot.disputeID], a, aSig, b, bSig);
        assertEq(stakes.stakeOf(cheat), 0, "stake gone");
        assertEq(stakes.credits(reporter), STAKE / 10, "reward");
        assertMoneyConserved(3 * FEE);
    }

    function test_prove_reverts_twice_inEitherOrderAndForAnotherRunOfTheSeat() external {
        proveDefault();
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.AlreadyProven.selector, id, 1));
        this.proveExternal(terminal(1), terminal(2));
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.AlreadyProven.selector, id, 1));
        this.proveExternal(terminal(2), terminal(1));
        slot.runIndex = 2;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.AlreadyProven.selector, id, 1));
        this.proveExternal(terminal(2), terminal(1));
        assertEq(stakes.credits(reporter), STAKE / 10, "once");
    }

    /// @dev A stake that came after the slash answers for other seats, and not again for this one.
    function test_prove_reverts_twice_afterANewStake() external {
        proveDefault();
        join(cheat, UNITS);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.AlreadyProven.selector, id, 1));
        this.proveExternal(terminal(1), terminal(2));
        assertEq(stakes.stakeOf(cheat), STAKE, "kept");
    }

    function test_prove_reverts_onTheSameRecord_howeverOftenItWasSigned() external {
        Terminal memory a = terminal(1);
        vm.expectPartialRevert(ICommitteeEquivocation.SameRecord.selector);
        this.proveExternal(a, a);
        Claim memory c = claimOf(0);
        bytes memory sig = signed(cheat, c);
        vm.expectPartialRevert(ICommitteeEquivocation.SameRecord.selector);
        proofs.proveClaims(slot, briefs[slot.disputeID], c, sig, c, sig);
    }

    function test_prove_reverts_onTwoSigners() external {
        address other = validatorOf(id, 0);
        bytes memory aSig = signed(cheat, terminal(1));
        bytes memory bSig = signed(other, terminal(2));
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.OtherSigner.selector, cheat, other));
        proofs.proveTerminals(slot, briefs[slot.disputeID], terminal(1), aSig, terminal(2), bSig);
    }

    function test_prove_reverts_forAnotherSeatsValidator() external {
        address other = validatorOf(id, 0);
        bytes memory aSig = signed(other, terminal(1));
        bytes memory bSig = signed(other, terminal(2));
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SignerMismatch.selector, other, cheat));
        proofs.proveTerminals(slot, briefs[slot.disputeID], terminal(1), aSig, terminal(2), bSig);
    }

    /// @dev A judge's gateway signs the same types and sits nowhere.
    function test_prove_reverts_forAGateway() external {
        bytes memory aSig = signed(payer, terminal(1));
        bytes memory bSig = signed(payer, terminal(2));
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SignerMismatch.selector, payer, cheat));
        proofs.proveTerminals(slot, briefs[slot.disputeID], terminal(1), aSig, terminal(2), bSig);
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
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.RunMismatch.selector, a.runId, runOf()));
        this.proveExternal(a, b);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.RunMismatch.selector, a.runId, runOf()));
        this.proveExternal(b, a);
    }

    function test_prove_reverts_onTwoAttempts() external {
        Terminal memory b = terminal(2);
        b.attempt = 1;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.AttemptMismatch.selector, 0, 1));
        this.proveExternal(terminal(1), b);
        Claim memory c = claimOf(0);
        Claim memory d = claimOf(keccak256("x"));
        d.attempt = 7;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.AttemptMismatch.selector, 0, 7));
        proofs.proveClaims(slot, briefs[slot.disputeID], c, "", d, "");
    }

    function test_prove_reverts_onARoundThatNobodySatIn() external {
        slot.round = 1;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.RoundUnknown.selector, 1, 0));
        this.proveExternal(terminal(1), terminal(2));
    }

    function test_prove_reverts_beforeTheDraw_andOutsideThePanel() external {
        slot.disputeID = open(defaultBrief());
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SeatOutOfRange.selector, 1, 0));
        this.proveExternal(terminal(1), terminal(2));
        slot.disputeID = id;
        slot.seat = 3;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SeatOutOfRange.selector, 3, 3));
        this.proveExternal(terminal(1), terminal(2));
        slot.disputeID = 99;
        briefs[99] = defaultBrief();
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.DisputeUnknown.selector, 99));
        this.proveExternal(terminal(1), terminal(2));
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
        proofs.proveTerminals(slot, briefs[slot.disputeID], terminal(1), sig, terminal(2), good);
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
        assertEq(stakes.stakeOf(cheat), 0, "slashed");
        assertMoneyConserved(3 * FEE);
    }

    function proveExternal(Terminal memory a, Terminal memory b) external {
        prove(a, b);
    }

    function _expectRunMismatch(Terminal memory a, Terminal memory b) private {
        bytes memory aSig = signed(cheat, a);
        bytes memory bSig = signed(cheat, b);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeEquivocation.RunMismatch.selector, a.runId, runOf()));
        proofs.proveTerminals(slot, briefs[slot.disputeID], a, aSig, b, bSig);
    }
}
