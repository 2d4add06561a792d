// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Brief, ICommitteeRecords, Opening} from "../../src/interfaces/ICommittee.sol";
import {ICommitteeEquivocation, SeatId, SignedCommitment} from "../../src/interfaces/ICommitteeEquivocation.sol";
import {IValidatorRegistry} from "../../src/interfaces/IValidatorRegistry.sol";
import {SheetTest} from "../base/SheetTest.sol";

/// @dev A seat shows the others one signed commitment, waits for their openings, and then commits on chain to what decides
/// the case for the payer that bribes it.
contract SecondThoughtsAttackTest is SheetTest {
    uint256 private constant AMOUNT = 100 * USDC;
    uint256 private constant STAKE = VALIDATOR_UNITS * USDC;
    uint8 private constant BRIBED = 1;
    address private constant NOBODY = 0x000000000000000000000000000000000000dEaD;

    bytes32 private caseId;
    uint256 private disputeID;
    Brief private brief;
    address[] private seats;

    function setUp() public override {
        super.setUp();
        addStake(10 * USDC);
        Paid memory paid = pay(offer, attacker, AMOUNT);
        caseId = contestNotConforming(paid);
        answerPlainly(caseId);
        offer.freeze(caseId);
        disputeID = offer.cases(caseId).disputeID;
        brief = briefOf(disputeID);
        uint256 drawBlock = committee.disputes(disputeID).drawBlock;
        source.set(drawBlock, keccak256("draw"));
        vm.roll(drawBlock + 1);
        seats = committee.previewSeats(disputeID, brief);
        committee.draw(disputeID, brief);
    }

    /// @dev What the bribe bought: one seat saw nothing wrong, one did, and the third made it two.
    function test_unreported_theSecondWordDecides() public {
        Sheet memory before = sheet();
        _secondThoughts();
        committee.adjudicate(disputeID, brief);
        offer.execute(caseId);
        Sheet memory moved;
        moved.attacker = up(AMOUNT + BOND + PENALTY);
        (moved.offer, moved.locked) = (down(AMOUNT), down(AMOUNT));
        moved.vault = down(BOND + PENALTY);
        (moved.stake, moved.reserved) = (up(RELAY_CAP), down(FEE + RELAY_CAP + PENALTY));
        assertMoved(before, moved, "the payer's case");
        assertEq(committee.credits(seats[BRIBED]), FEE / 3, "and a seat's fee");
    }

    /// @dev Reported in time the word is none: it decides nothing, earns nothing and costs the stake.
    function test_reportedInTime_itDecidesNothing_andCostsTheStake() public {
        Sheet memory before = sheet();
        SignedCommitment memory shown = _secondThoughts();
        _report(shown);
        committee.adjudicate(disputeID, brief);
        offer.execute(caseId);
        Sheet memory moved; // unclear: the payment is free to be withdrawn, and the seller's stake bears the fee
        moved.attacker = up(BOND);
        moved.locked = down(AMOUNT);
        moved.vault = down(BOND);
        (moved.stake, moved.reserved) = (up(RELAY_CAP + PENALTY), down(FEE + RELAY_CAP + PENALTY));
        assertMoved(before, moved, "one against one");
        _assertSlashed(0);
        assertEq(committee.credits(seats[0]) + committee.credits(seats[2]), FEE, "the fee to the other two");
    }

    /// @dev Later the ruling stands, and the stake goes all the same: a bribe has to be worth more than it.
    function test_reportedAfterTheRuling_itCostsTheStake() public {
        SignedCommitment memory shown = _secondThoughts();
        committee.adjudicate(disputeID, brief);
        offer.execute(caseId);
        Sheet memory before = sheet();
        _report(shown);
        assertUnmoved(before, "nothing of the case's");
        _assertSlashed(FEE / 3);
    }

    /// @dev Whoever is honest may have signed, committed and opened in any order, and as often as it likes.
    function test_honestSeats_cannotBeSlashed() public {
        SignedCommitment memory shown = _secondThoughts();
        for (uint8 i = 0; i < 3; i += 2) {
            SignedCommitment memory own = _signed(i, _opening(i, i == 0 ? BOTH_PASS : FIRST_FAILS));
            _refuses(i, own, ICommitteeEquivocation.SameRecord.selector);
            _refuses(i, shown, ICommitteeRecords.SignerMismatch.selector);
        }
        IValidatorRegistry registry = committee.REGISTRY();
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(registry.stakeOf(seats[i]), STAKE, "stake");
        }
    }

    /// @return shown what the bribed seat had shown before it saw the others' openings
    function _secondThoughts() private returns (SignedCommitment memory shown) {
        shown = _signed(BRIBED, _opening(BRIBED, BOTH_PASS));
        uint256[3] memory words = [BOTH_PASS, FIRST_FAILS, FIRST_FAILS];
        for (uint8 i = 0; i < 3; ++i) {
            Opening memory opening = _opening(i, words[i]);
            bytes32 commitment = committee.commitmentOf(disputeID, 0, i, opening);
            vm.prank(seats[i]);
            committee.commit(disputeID, i, keccak256(abi.encode(brief)), commitment, opening.claimsRoot);
        }
        for (uint8 i = 0; i < 3; ++i) {
            committee.reveal(disputeID, brief, i, _opening(i, words[i]));
        }
    }

    function _opening(uint8 seat, uint256 observations) private pure returns (Opening memory) {
        return Opening({observations: observations, transcript: 0, salt: bytes32(uint256(seat)), claimsRoot: 0});
    }

    function _signed(uint8 seat, Opening memory opening) private view returns (SignedCommitment memory signed) {
        signed.commitment = committee.commitmentOf(disputeID, 0, seat, opening);
        bytes32 digest =
            committee.commitmentDigest(disputeID, 0, seat, keccak256(abi.encode(brief)), signed.commitment, 0);
        signed.signature = sign(validatorKey(seats[seat]), digest);
    }

    function _report(SignedCommitment memory shown) private {
        vm.prank(seats[0]);
        ICommitteeEquivocation(address(committee)).proveCommitment(SeatId(disputeID, 0, BRIBED), shown);
    }

    function _refuses(uint8 seat, SignedCommitment memory shown, bytes4 reason) private {
        bytes memory call = abi.encodeCall(ICommitteeEquivocation.proveCommitment, (SeatId(disputeID, 0, seat), shown));
        refused(attacker.addr, address(committee), call, reason, "honest");
    }

    function _assertSlashed(uint256 fee) private view {
        IValidatorRegistry registry = committee.REGISTRY();
        assertEq(registry.stakeOf(seats[BRIBED]), 0, "stake");
        assertEq(registry.credits(seats[0]), STAKE / 10, "a tenth to who reported");
        assertEq(registry.credits(NOBODY), STAKE - STAKE / 10, "the rest to nobody");
        assertEq(registry.credits(seats[BRIBED]), 0, "nothing back");
        assertEq(committee.credits(seats[BRIBED]), fee, "its fee");
    }
}
