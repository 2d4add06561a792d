// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Case, Terms} from "../../src/interfaces/IOffer.sol";
import {Resolution} from "../../src/libraries/Adjudication.sol";
import {Cause} from "../../src/libraries/SettlementTable.sol";
import {AppealTestBase} from "./AppealTestBase.sol";

/// @dev Rows for single requirements: the first of two failed, or the second, or both.
contract PartialRemedyTest is AppealTestBase {
    uint256 private constant STAKE = 50 * USDC;
    uint256 private constant PRICE = 1_001;
    /// @dev Mask 1: 33.33 % and half of the bond, fee by the disputer. Mask 2: half, bond back, fee and penalty.
    bytes private constant PARTIAL = hex"81010d0513880000" hex"8102138827100101";

    uint256 private payerBefore;
    uint256 private sellerBefore;

    function setUp() public override {
        super.setUp();
        Terms memory terms = appealTerms();
        terms.settlement = abi.encodePacked(terms.settlement, PARTIAL);
        offer = publish(terms);
        addStake(STAKE);
        payerBefore = balance(payer.addr);
        sellerBefore = balance(seller.addr);
    }

    function test_settle_appliesThePartialRow_ofExactlyTheFailedRequirements() public {
        Paid memory paid = _settled(notHonored(1));
        uint256 bondBack = (BOND - FEE) / 2;
        _check(paid, 1, 333);
        assertEq(balance(payer.addr), payerBefore - PRICE - BOND + 333 + bondBack, "payer");
        assertEq(balance(seller.addr), sellerBefore + BOND - FEE - bondBack, "seller");
        assertEq(vault.unreservedStake(address(offer)), STAKE, "stake");
        assertEq(_withdrawAll(), PRICE - 333, "the rest of the payment");
    }

    function test_settle_appliesAnotherMasksRow_withItsPenalty() public {
        Paid memory paid = _settled(notHonored(2));
        _check(paid, 2, 500);
        assertEq(balance(payer.addr), payerBefore - PRICE + 500 + PENALTY, "payer");
        assertEq(vault.unreservedStake(address(offer)), STAKE - FEE - PENALTY, "stake");
        assertEq(_withdrawAll(), PRICE - 500, "the rest of the payment");
    }

    function test_settle_appliesTheGeneralRow_forAMaskWithoutItsOwn() public {
        Paid memory paid = _settled(notHonored(3));
        _check(paid, 3, PRICE);
        assertEq(balance(payer.addr), payerBefore + PENALTY, "payer");
    }

    /// @dev By burden no requirement's failure decided, so none has a remedy of its own.
    function test_settle_ignoresPartialRows_byBurden() public {
        Resolution memory r = notHonored(1);
        r.failAlone = false;
        r.material = true;
        Paid memory paid = _settled(r);
        Case memory found = offer.cases(paid.key);
        assertEq(uint256(found.cause), uint256(Cause.Burden), "cause");
        assertEq(found.failed, 0, "mask");
        assertEq(found.refunded, PRICE, "whole");
    }

    function test_rule_authorizesThePartialRemedy_andExecuteKeepsIt() public {
        Paid memory paid = _frozen();
        uint256 id = disputeOf(paid.key);
        rounds.decide(id, notHonored(1));
        vm.warp(rounds.disputes(id).appealBy + 1);
        rounds.executeRuling(id);
        assertEq(offer.cases(paid.key).refunded, 333, "authorized");
        // What the arbitrator says later changes nothing.
        rounds.decide(id, notHonored(3));
        offer.execute(paid.key);
        assertEq(offer.cases(paid.key).refunded, 333, "executed");
        assertEq(vault.unreservedStake(address(offer)), STAKE, "by the same row");
    }

    /// @dev What must hold, 1: whatever shares the rows name, payer, seller, committee and stake hold all of it.
    function testFuzz_settle_conservesMoney(uint16 payment, uint16 bond, uint8 flags, uint8 mask, uint96 amount)
        public
    {
        Terms memory terms = appealTerms();
        bytes memory row = abi.encodePacked(
            hex"8101",
            uint16(bound(payment, 0, 10_000)),
            uint16(bound(bond, 0, 10_000)),
            uint8(flags & 1),
            uint8(flags >> 1 & 1)
        );
        terms.settlement = abi.encodePacked(terms.settlement, row);
        terms.salt = bytes32(uint256(1));
        offer = publish(terms);
        addStake(STAKE);
        uint256 price = bound(amount, 1, 1_000 * USDC);
        uint256 before = balance(payer.addr) + balance(seller.addr) + STAKE;
        Paid memory paid = frozenCase(price);
        _finish(paid, notHonored(uint8(bound(mask, 1, 3))));
        uint256 withdrawn = _withdrawAll();
        uint256 refunded = offer.cases(paid.key).refunded;
        assertEq(refunded + withdrawn, price, "the payment is divided without rest");
        assertEq(offer.received(), price, "received");
        assertEq(balance(address(offer)), 0, "nothing stays in the Offer");
        assertEq(balance(address(vault)), STAKE + vault.unreservedStake(address(offer)), "only stakes in the Vault");
        uint256 held = balance(payer.addr) + balance(seller.addr) + vault.unreservedStake(address(offer));
        assertEq(held + FEE, before, "all but the fee");
    }

    function _frozen() private returns (Paid memory) {
        return frozenCase(PRICE);
    }

    function _settled(Resolution memory resolution) private returns (Paid memory paid) {
        paid = _frozen();
        _finish(paid, resolution);
    }

    function _finish(Paid memory paid, Resolution memory resolution) private {
        uint256 id = disputeOf(paid.key);
        rounds.decide(id, resolution);
        vm.warp(rounds.disputes(id).appealBy + 1);
        rounds.executeRuling(id);
        offer.execute(paid.key);
    }

    function _check(Paid memory paid, uint8 mask, uint256 refunded) private view {
        Case memory found = offer.cases(paid.key);
        assertEq(uint256(found.cause), uint256(Cause.Failed), "cause");
        assertEq(found.failed, mask, "mask");
        assertEq(found.refunded, refunded, "refunded, rounded down");
        assertEq(offer.locked(), 0, "locked");
    }

    function _withdrawAll() private returns (uint256) {
        skip(1);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        return offer.withdraw();
    }
}
