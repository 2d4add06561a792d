// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {IEvidence} from "../../src/interfaces/IEvidence.sol";
import {DisputeView, ICommittee} from "../../src/interfaces/ICommittee.sol";
import {Case, CaseState, Claim, Terms} from "../../src/interfaces/IOffer.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {Cause} from "../../src/libraries/SettlementTable.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";

contract FreezeTest is EscrowTest {
    function test_freeze_succeeds_atOnce_onceBothHaveSpoken() public {
        Paid memory paid = pay(100 * USDC);
        contestNotConforming(paid);
        answerPlainly(paid.key);
        bytes32 root = offer.cases(paid.key).evidenceRoot;
        vm.expectEmit(address(vault));
        emit IVault.FeePaid(address(offer), paid.key, address(committee), FEE);
        vm.expectEmit(address(offer));
        emit IEvidence.Dispute(IArbitrator(address(committee)), 1, 0, uint256(paid.key));
        vm.expectEmit(address(offer));
        emit IOfferLog.Frozen(paid.key, 1, root);
        offer.freeze(paid.key);

        Case memory found = offer.cases(paid.key);
        assertEq(uint256(found.state), uint256(CaseState.Frozen), "state");
        assertEq(found.disputeID, 1, "dispute");
        assertEq(offer.caseOf(1), paid.key, "case of the dispute");
        DisputeView memory dispute = committee.disputes(1);
        assertEq(dispute.arbitrable, address(offer), "arbitrable");
        assertEq(dispute.briefHash, keccak256(abi.encode(briefOf(1))), "brief in the dispute");
        assertEq(balance(address(committee)), FEE, "fee");
        assertEq(vault.holds(address(offer), paid.key).bond, BOND - FEE, "rest of the bond");
    }

    function test_freeze_boundary_whenTheSellerIsSilent() public {
        Paid memory paid = pay(100 * USDC);
        contestNotConforming(paid);
        uint256 deadline = timestamp() + ANSWER_WINDOW;
        vm.warp(deadline);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlineNotPassed.selector, deadline, deadline));
        offer.freeze(paid.key);
        vm.warp(deadline + 1);
        offer.freeze(paid.key);
        assertEq(stateOf(paid.key), uint256(CaseState.Frozen), "state");
    }

    function test_freeze_boundary_settlesAnUnansweredNotDelivered() public {
        Paid memory paid = pay(100 * USDC);
        contestNotDelivered(paid);
        uint256 deadline = timestamp() + ANSWER_WINDOW;
        vm.warp(deadline);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlineNotPassed.selector, deadline, deadline));
        offer.freeze(paid.key);
        vm.warp(deadline + 1);
        offer.freeze(paid.key);
        Case memory found = offer.cases(paid.key);
        assertEq(uint256(found.state), uint256(CaseState.Settled), "state");
        assertEq(uint256(found.cause), uint256(Cause.Unanswered), "cause");
        assertEq(balance(payer.addr), 1_000_000 * USDC, "payment and bond are back");
        assertEq(committee.disputeCount(), 0, "no judge");
    }

    function test_freeze_reverts_withCoin_whereNoneIsNeeded() public {
        Paid memory silent = pay(100 * USDC);
        contestNotDelivered(silent);
        skip(ANSWER_WINDOW + 1);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.ValueMismatch.selector, 1, 0));
        offer.freeze{value: 1}(silent.key);
        Paid memory paid = pay(100 * USDC);
        contestNotConforming(paid);
        answerPlainly(paid.key);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.ValueMismatch.selector, 1, 0));
        offer.freeze{value: 1}(paid.key);
    }

    function test_freeze_boundary_whenThePayerSaysNothingAfterADisclosure() public {
        Paid memory paid = pay(100 * USDC);
        contestNotDelivered(paid);
        disclose(paid);
        uint256 deadline = timestamp() + CONTINUE_WINDOW;
        vm.warp(deadline);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlineNotPassed.selector, deadline, deadline));
        offer.freeze(paid.key);
        vm.warp(deadline + 1);
        offer.freeze(paid.key);
        assertEq(stateOf(paid.key), uint256(CaseState.Frozen), "state");
        assertEq(uint256(offer.cases(paid.key).claim), uint256(Claim.NotConforming), "claim");
    }

    function test_freeze_boundary_judgeBy() public {
        Paid memory late = pay(100 * USDC);
        contestNotConforming(late);
        Paid memory inTime = pay(100 * USDC);
        contestNotConforming(inTime);
        uint256 judgeBy = offer.cases(late.key).judgeBy;
        vm.warp(judgeBy);
        offer.freeze(inTime.key);
        vm.warp(judgeBy + 1);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, judgeBy + 1, judgeBy));
        offer.freeze(late.key);
    }

    function test_freeze_reverts_unlessOpen() public {
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.None));
        offer.freeze(bytes32(uint256(1)));
        Paid memory paid = frozenCase(100 * USDC);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Frozen));
        offer.freeze(paid.key);
    }

    // --- an arbitrator that takes native coin ---

    function test_freeze_succeeds_underANativeArbitrator_repayingTheSender() public {
        NativeArbitrator arbitrator = _useNativeArbitrator();
        Paid memory paid = _answered();
        vm.deal(relayer.addr, 1 ether);
        uint256 cost = arbitrator.COST();
        vm.prank(relayer.addr);
        offer.freeze{value: cost}(paid.key);
        assertEq(balance(relayer.addr), FEE, "tokens for the coin");
        assertEq(address(arbitrator).balance, cost, "coin");
    }

    function test_freeze_reverts_underANativeArbitrator_withoutItsExactCost() public {
        NativeArbitrator arbitrator = _useNativeArbitrator();
        Paid memory paid = _answered();
        uint256 cost = arbitrator.COST();
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.ValueMismatch.selector, cost - 1, cost));
        offer.freeze{value: cost - 1}(paid.key);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.ValueMismatch.selector, cost + 1, cost));
        offer.freeze{value: cost + 1}(paid.key);
    }

    function test_freeze_reverts_whole_whenTheDisputeCannotBeOpened_andMayBeTriedAgain() public {
        NativeArbitrator arbitrator = _useNativeArbitrator();
        Paid memory paid = _answered();
        uint256 cost = arbitrator.COST();
        arbitrator.setMode(NativeArbitrator.Mode.Closed);
        vm.expectRevert(NativeArbitrator.Closed.selector);
        offer.freeze{value: cost}(paid.key);
        assertEq(stateOf(paid.key), uint256(CaseState.Answered), "still answered");
        assertEq(vault.holds(address(offer), paid.key).bond, BOND, "bond untouched");
        arbitrator.setMode(NativeArbitrator.Mode.Honest);
        offer.freeze{value: cost}(paid.key);
        assertEq(stateOf(paid.key), uint256(CaseState.Frozen), "frozen");
    }

    function test_freeze_reverts_whenTheArbitratorRepeatsADispute() public {
        NativeArbitrator arbitrator = _useNativeArbitrator();
        arbitrator.setMode(NativeArbitrator.Mode.RepeatsID);
        uint256 cost = arbitrator.COST();
        Paid memory first = _answered();
        Paid memory second = _answered();
        offer.freeze{value: cost}(first.key);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DisputeKnown.selector, 7));
        offer.freeze{value: cost}(second.key);
    }

    function test_freeze_reverts_whenTheArbitratorRulesInsideIt() public {
        NativeArbitrator arbitrator = _useNativeArbitrator();
        arbitrator.setMode(NativeArbitrator.Mode.RulesAtOnce);
        uint256 cost = arbitrator.COST();
        Paid memory paid = _answered();
        vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        offer.freeze{value: cost}(paid.key);
    }

    function _useNativeArbitrator() private returns (NativeArbitrator arbitrator) {
        arbitrator = new NativeArbitrator();
        vm.deal(address(this), 1 ether);
        Terms memory terms = defaultTerms();
        terms.arbitrator = address(arbitrator);
        offer = publish(terms);
    }

    function _answered() private returns (Paid memory paid) {
        paid = pay(100 * USDC);
        contestNotConforming(paid);
        answerPlainly(paid.key);
    }
}
