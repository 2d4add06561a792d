// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {CaseState, Terms} from "../../src/interfaces/IOffer.sol";
import {ArbitratorView} from "../../src/libraries/ArbitratorView.sol";
import {Cause} from "../../src/libraries/SettlementTable.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";

contract RuleTest is EscrowTest {
    NativeArbitrator private native;
    IArbitrable private arbitrable;

    function setUp() public override {
        super.setUp();
        native = new NativeArbitrator();
        vm.deal(address(this), 1 ether);
        Terms memory terms = defaultTerms();
        terms.arbitrator = address(native);
        offer = publish(terms);
        arbitrable = IArbitrable(address(offer));
    }

    function test_rule_succeeds_movingNoMoney() public {
        Paid memory paid = _frozen();
        uint256 held = balance(address(offer));
        vm.expectEmit(address(offer));
        emit IArbitrable.Ruling(IArbitrator(address(native)), 1, 1);
        vm.expectEmit(address(offer));
        emit IOfferLog.RemedyAuthorized(paid.key, 1, Cause.Judged, paid.amount, 0);
        native.deliver(arbitrable, 1, 1);
        assertEq(stateOf(paid.key), uint256(CaseState.Ruled), "state");
        assertEq(balance(address(offer)), held, "balance");
        assertEq(offer.locked(), paid.amount, "still locked");
    }

    function test_rule_reverts_inOrder_caller_dispute_state_range() public {
        Paid memory paid = _frozen();
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotArbitrator.selector, address(this), address(native)));
        arbitrable.rule(99, 9);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DisputeUnknown.selector, 99));
        native.deliver(arbitrable, 99, 9);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.RulingOutOfRange.selector, 4, 3));
        native.deliver(arbitrable, 1, 4);
        native.deliver(arbitrable, 1, 3);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Ruled));
        native.deliver(arbitrable, 1, 9);
        offer.execute(paid.key);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Settled));
        native.deliver(arbitrable, 1, 1);
    }

    function test_execute_reverts_unlessRuled_andTheSecondTime() public {
        Paid memory paid = _frozen();
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Frozen));
        offer.execute(paid.key);
        native.deliver(arbitrable, 1, 1);
        offer.execute(paid.key);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Settled));
        offer.execute(paid.key);
    }

    // --- timeout ---

    function test_timeout_boundary() public {
        Paid memory paid = _frozen();
        uint256 judgeBy = offer.cases(paid.key).judgeBy;
        vm.warp(judgeBy);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlineNotPassed.selector, judgeBy, judgeBy));
        offer.timeout(paid.key);
        vm.warp(judgeBy + 1);
        offer.timeout(paid.key);
        assertEq(uint256(offer.cases(paid.key).cause), uint256(Cause.Timeout), "cause");
    }

    function test_timeout_reverts_onNoCaseOrASettledOne() public {
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.None));
        offer.timeout(bytes32(uint256(1)));
        Paid memory paid = _frozen();
        native.deliver(arbitrable, 1, 1);
        offer.execute(paid.key);
        skip(30 days);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Settled));
        offer.timeout(paid.key);
    }

    function test_timeout_appliesARulingThatWasDeliveredButNotExecuted() public {
        Paid memory paid = _frozen();
        native.deliver(arbitrable, 1, 1);
        _timeout(paid);
        _checkSettled(paid, 1, Cause.Judged);
    }

    function test_timeout_appliesARulingThatIsFinalButWasNeverDelivered() public {
        Paid memory paid = _frozen();
        native.solve(1, 1);
        vm.warp(offer.cases(paid.key).judgeBy + 1);
        vm.expectEmit(address(offer));
        emit IArbitrable.Ruling(IArbitrator(address(native)), 1, 1);
        offer.timeout(paid.key);
        _checkSettled(paid, 1, Cause.Judged);
    }

    function test_timeout_appliesTheCommitteesRuling_withItsCause() public {
        Terms memory terms = defaultTerms();
        terms.salt = bytes32(uint256(1));
        offer = publish(terms);
        Paid memory paid = frozenCase(10 * USDC);
        uint256 id = offer.cases(paid.key).disputeID;
        // The delivery fails, as it would where the ruling transaction's caller could not pay for it.
        vm.mockCallRevert(address(offer), abi.encodeCall(IArbitrable.rule, (id, 1)), "");
        ruleByCommittee(id, FIRST_FAILS);
        vm.clearMockedCalls();
        assertEq(stateOf(paid.key), uint256(CaseState.Frozen), "undelivered");
        _timeout(paid);
        _checkSettled(paid, 1, Cause.Failed);
    }

    function test_timeout_succeeds_whateverTheArbitratorsViewsDo() public {
        NativeArbitrator.Mode[3] memory modes = [
            NativeArbitrator.Mode.RevertingViews, NativeArbitrator.Mode.BurningViews, NativeArbitrator.Mode.EmptyViews
        ];
        for (uint256 i = 0; i < modes.length; ++i) {
            native.setMode(NativeArbitrator.Mode.Honest);
            Paid memory paid = _frozen();
            native.setMode(modes[i]);
            _timeout(paid);
            _checkSettled(paid, 3, Cause.Timeout);
        }
    }

    /// @dev An answer without words must not read as ruling 0.
    function test_timeout_ignoresAnEmptyRuling() public {
        Paid memory paid = _frozen();
        native.solve(1, 1);
        native.setMode(NativeArbitrator.Mode.EmptyRuling);
        _timeout(paid);
        _checkSettled(paid, 3, Cause.Timeout);
    }

    function test_timeout_ignoresARulingOutOfRange() public {
        Paid memory paid = _frozen();
        native.solve(1, 4);
        _timeout(paid);
        _checkSettled(paid, 3, Cause.Timeout);
    }

    /// @dev With little gas a final ruling must not read as silence.
    function test_timeout_reverts_withTooLittleGasToHearTheArbitrator() public {
        Paid memory paid = _frozen();
        native.solve(1, 1);
        vm.warp(offer.cases(paid.key).judgeBy + 1);
        (bool ok, bytes memory reason) =
            address(offer).call{gas: 100_000}(abi.encodeCall(IOfferEscrow.timeout, (paid.key)));
        assertFalse(ok, "refused");
        assertEq(selectorOf(reason), bytes32(ArbitratorView.GasTooLow.selector), "reason");
        offer.timeout(paid.key);
        _checkSettled(paid, 1, Cause.Judged);
    }

    function test_timeout_succeeds_fromEveryOpenState() public {
        Paid memory contested = pay(10 * USDC);
        contestNotConforming(contested);
        Paid memory unanswered = pay(10 * USDC);
        contestNotDelivered(unanswered);
        Paid memory disclosed = pay(10 * USDC);
        contestNotDelivered(disclosed);
        disclose(disclosed);
        Paid memory answered = pay(10 * USDC);
        contestNotConforming(answered);
        answerPlainly(answered.key);
        _timeout(contested);
        _timeout(unanswered);
        _timeout(disclosed);
        _timeout(answered);
        _checkSettled(contested, 3, Cause.Timeout);
        _checkSettled(unanswered, 1, Cause.Unanswered);
        _checkSettled(disclosed, 3, Cause.Timeout);
        _checkSettled(answered, 3, Cause.Timeout);
    }

    function test_rule_succeeds_afterJudgeBy_asTimeoutWould() public {
        Paid memory paid = _frozen();
        skip(30 days);
        native.deliver(arbitrable, 1, 1);
        offer.execute(paid.key);
        _checkSettled(paid, 1, Cause.Judged);
    }

    function _frozen() private returns (Paid memory paid) {
        paid = pay(10 * USDC);
        contestNotConforming(paid);
        answerPlainly(paid.key);
        offer.freeze{value: native.COST()}(paid.key);
    }

    function _timeout(Paid memory paid) private {
        uint256 judgeBy = offer.cases(paid.key).judgeBy;
        if (timestamp() <= judgeBy) vm.warp(judgeBy + 1);
        offer.timeout(paid.key);
    }

    function _checkSettled(Paid memory paid, uint8 ruling, Cause cause) private view {
        assertEq(stateOf(paid.key), uint256(CaseState.Settled), "state");
        assertEq(offer.cases(paid.key).ruling, ruling, "ruling");
        assertEq(uint256(offer.cases(paid.key).cause), uint256(cause), "cause");
    }
}
