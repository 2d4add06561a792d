// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {Authorization, Case, CaseState, Terms} from "../../src/interfaces/IOffer.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {Cause} from "../../src/libraries/SettlementTable.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {CentralizedArbitrator} from "../mocks/CentralizedArbitrator.sol";

/// @dev Appeals under an ERC-792 arbitrator that is no committee: coin, no tokens, empty extra data.
contract NativeAppealTest is EscrowTest {
    bytes32 private constant FRESH = keccak256("fresh evidence");
    uint256 private constant AMOUNT = 100 * USDC;
    uint256 private constant COST = 0.03 ether;

    CentralizedArbitrator private arbitrator;
    Authorization private none;

    function setUp() public override {
        super.setUp();
        arbitrator = new CentralizedArbitrator();
        Terms memory terms = defaultTerms();
        terms.arbitrator = address(arbitrator);
        terms.rounds = 4;
        offer = publish(terms);
        vm.deal(address(this), 1 ether);
        vm.deal(payer.addr, 1 ether);
        vm.deal(seller.addr, 1 ether);
        vm.deal(stranger.addr, 1 ether);
    }

    function test_appeal_succeeds_fromEitherParty_inCoin() public {
        Paid memory paid = _ruled(2);
        uint256 id = offer.cases(paid.key).disputeID;
        bytes32 root = keccak256(abi.encode(offer.cases(paid.key).evidenceRoot, payer.addr, FRESH));
        uint256 tokens = balance(payer.addr);
        vm.expectEmit(address(offer));
        emit IOfferLog.Appealed(paid.key, id, payer.addr, 1, 0, root);
        vm.prank(payer.addr);
        offer.appeal{value: COST}(paid.key, FRESH, payer.addr, none);
        assertEq(offer.cases(paid.key).evidenceRoot, root, "root");
        assertEq(arbitrator.appealsOf(id), 1, "appeals there");
        assertEq(address(arbitrator).balance, COST + arbitrator.COST(), "coin");
        assertEq(address(offer).balance, 0, "no coin stays");
        assertEq(balance(payer.addr), tokens, "no tokens");
        arbitrator.giveRuling(id, 1);
        vm.prank(seller.addr);
        offer.appeal{value: COST}(paid.key, 0, seller.addr, none);
        assertEq(offer.cases(paid.key).appeals, 2, "appeals here");
    }

    /// @dev What the payer paid in coin was no fee in tokens: nothing of it is made whole.
    function test_rule_appliesWhatIsFinalAfterTheAppeal() public {
        addStake(50 * USDC);
        Paid memory paid = _ruled(2);
        uint256 id = offer.cases(paid.key).disputeID;
        vm.prank(payer.addr);
        offer.appeal{value: COST}(paid.key, 0, payer.addr, none);
        arbitrator.giveRuling(id, 1);
        vm.expectRevert(abi.encodeWithSelector(CentralizedArbitrator.NotFinal.selector, id));
        arbitrator.executeRuling(id);
        skip(1 hours + 1);
        arbitrator.executeRuling(id);
        offer.execute(paid.key);
        Case memory found = offer.cases(paid.key);
        assertEq(found.ruling, 1, "ruling");
        assertEq(uint256(found.cause), uint256(Cause.Judged), "no reasons known");
        assertEq(found.failed, 0, "no mask");
        assertEq(balance(payer.addr), 1_000_000 * USDC, "whole in tokens");
        assertEq(vault.unreservedStake(address(offer)), 50 * USDC - FEE, "the first fee only");
    }

    function test_appeal_boundary_appealPeriod() public {
        Paid memory late = _ruled(2);
        Paid memory inTime = _ruled(2);
        skip(1 hours);
        vm.prank(payer.addr);
        offer.appeal{value: COST}(inTime.key, 0, payer.addr, none);
        skip(1);
        uint256 id = offer.cases(late.key).disputeID;
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DisputeNotAppealable.selector, id));
        vm.prank(payer.addr);
        offer.appeal{value: COST}(late.key, 0, payer.addr, none);
    }

    function test_appeal_reverts_forOthersThanTheParties_orInTheirName() public {
        Paid memory paid = _ruled(2);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotParty.selector, stranger.addr));
        vm.prank(stranger.addr);
        offer.appeal{value: COST}(paid.key, FRESH, stranger.addr, none);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotParty.selector, stranger.addr));
        vm.prank(stranger.addr);
        offer.appeal{value: COST}(paid.key, FRESH, payer.addr, none);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotParty.selector, seller.addr));
        vm.prank(seller.addr);
        offer.appeal{value: COST}(paid.key, FRESH, payer.addr, none);
    }

    function test_appeal_reverts_withoutTheExactCost() public {
        Paid memory paid = _ruled(2);
        uint256[2] memory values = [COST - 1, COST + 1];
        for (uint256 i = 0; i < values.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IOfferLog.ValueMismatch.selector, values[i], COST));
            vm.prank(payer.addr);
            offer.appeal{value: values[i]}(paid.key, 0, payer.addr, none);
        }
    }

    function test_appeal_reverts_whole_whenTheArbitratorRefuses() public {
        Paid memory paid = _ruled(2);
        bytes32 root = offer.cases(paid.key).evidenceRoot;
        uint256 id = offer.cases(paid.key).disputeID;
        arbitrator.close();
        vm.expectRevert(abi.encodeWithSelector(CentralizedArbitrator.NotAppealable.selector, id));
        vm.prank(payer.addr);
        offer.appeal{value: COST}(paid.key, FRESH, payer.addr, none);
        assertEq(payer.addr.balance, 1 ether, "coin");
        assertEq(offer.cases(paid.key).evidenceRoot, root, "root");
        assertEq(offer.cases(paid.key).appeals, 0, "appeals");
    }

    function test_timeout_settlesByItsRow_unlessSolved() public {
        Paid memory waiting = _ruled(1);
        Paid memory appealable = _ruled(1);
        vm.prank(seller.addr);
        offer.appeal{value: COST}(waiting.key, 0, seller.addr, none);
        uint256 judgeBy = offer.cases(waiting.key).judgeBy;
        vm.warp(judgeBy);
        arbitrator.giveRuling(offer.cases(appealable.key).disputeID, 1);
        skip(1);
        offer.timeout(waiting.key);
        offer.timeout(appealable.key);
        assertEq(uint256(offer.cases(waiting.key).cause), uint256(Cause.Timeout), "waiting");
        assertEq(uint256(offer.cases(appealable.key).cause), uint256(Cause.Timeout), "appealable");
    }

    function test_timeout_appliesASolvedRuling() public {
        Paid memory paid = _ruled(1);
        vm.warp(offer.cases(paid.key).judgeBy + 1);
        assertEq(
            uint256(arbitrator.disputeStatus(offer.cases(paid.key).disputeID)),
            uint256(IArbitrator.DisputeStatus.Solved),
            "solved, not delivered"
        );
        offer.timeout(paid.key);
        assertEq(uint256(offer.cases(paid.key).state), uint256(CaseState.Settled), "state");
        assertEq(offer.cases(paid.key).ruling, 1, "ruling");
    }

    function _ruled(uint256 ruling) private returns (Paid memory paid) {
        paid = pay(AMOUNT);
        contestNotConforming(paid);
        answerPlainly(paid.key);
        offer.freeze{value: arbitrator.COST()}(paid.key);
        arbitrator.giveRuling(offer.cases(paid.key).disputeID, ruling);
    }
}
