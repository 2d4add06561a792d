// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Authorization, Claim, Contest, Delivery, IOffer, Permit, Terms} from "../../src/interfaces/IOffer.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {SheetTest} from "../base/SheetTest.sol";
import {Vm} from "../base/Vm.sol";
import {FeeToken} from "../mocks/FeeToken.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";
import {RebasingToken} from "../mocks/RebasingToken.sol";

/// @dev What both odd tokens have.
interface IOddToken {
    function mint(address to, uint256 amount) external;
    function transfer(address to, uint256 amount) external returns (bool);
    function balanceOf(address owner) external view returns (uint256);
}

/// @dev Tokens whose logs or balances say more than there is. The payers of that one Offer share what is missing, and the
/// seller gets nothing before them; nobody else loses.
contract OddTokenAttackTest is SheetTest {
    uint256 private constant AMOUNT = 100 * USDC;

    IOddToken private odd;
    IOffer private second; // in the same odd token
    uint256 private _salt;

    /// @dev No bond arrives whole, so that no case with a bond begins; the seller's own words still do.
    function test_feeOnTransfer_bondsAreRefused_whole() public {
        _useToken(address(new FeeToken()));
        Paid memory paid = _payIn(attacker, AMOUNT);
        Sheet memory before = sheetIn(address(odd));
        vm.expectRevert(abi.encodeWithSelector(IVault.ReceivedMismatch.selector, BOND * 99 / 100, BOND));
        _contest(offer, paid);
        Sheet memory nothing;
        assertMovedIn(address(odd), before, nothing, "no bond");
    }

    function test_feeOnTransfer_bondsByAllowanceAreRefused_too() public {
        _useToken(address(new FeeToken()));
        Paid memory paid = _payIn(attacker, AMOUNT);
        Delivery memory none;
        Permit memory noPermit;
        vm.prank(attacker.addr);
        IERC20(address(odd)).approve(address(vault), BOND);
        Sheet memory before = sheetIn(address(odd));
        vm.expectRevert(abi.encodeWithSelector(IVault.ReceivedMismatch.selector, BOND * 99 / 100, BOND));
        vm.prank(attacker.addr);
        offer.contestByPermit(statementOf(Claim.NotDelivered), paid.proof, none, "", noPermit);
        Sheet memory nothing;
        assertMovedIn(address(odd), before, nothing, "no bond");
    }

    /// @dev 100 paid, 99 arrived, twice. The first refund is of 100, the second waits until the Offer has them.
    function test_feeOnTransfer_payersOfThatOfferShareTheLoss() public {
        _useToken(address(new FeeToken()));
        Paid memory first = _payIn(payer, AMOUNT);
        Paid memory last = _payIn(attacker, AMOUNT);
        _payTo(second = _another(), payer, AMOUNT);
        Sheet memory before = sheetIn(address(odd));
        _proveBreach(first);
        Sheet memory moved;
        (moved.payer, moved.offer) = (up(AMOUNT * 99 / 100), down(AMOUNT));
        assertMovedIn(address(odd), before, moved, "the first is paid, less the token's own fee");

        _proveBreach(last);
        (moved.locked, moved.owed) = (up(AMOUNT), up(AMOUNT));
        assertMovedIn(address(odd), before, moved, "the last waits");
        _sellerGetsNothing();
        vm.expectRevert();
        offer.claim(attacker.addr);

        // Two units are missing. With them, from whomever, it is paid.
        odd.mint(address(offer), 2 * USDC);
        offer.claim(attacker.addr);
        assertEq(odd.balanceOf(attacker.addr), 1_000 * USDC - AMOUNT + AMOUNT * 99 / 100, "paid in the end");
        _othersAreWhole(AMOUNT * 99 / 100);
    }

    /// @dev Balances shrink by a fifth after both have paid.
    function test_rebasing_payersOfThatOfferShareTheLoss() public {
        _useToken(address(new RebasingToken()));
        Paid memory first = _payIn(payer, AMOUNT);
        Paid memory last = _payIn(attacker, AMOUNT);
        _payTo(second = _another(), payer, AMOUNT);
        offer.checkpoint();
        RebasingToken(address(odd)).rebase(8_000);
        Sheet memory before = sheetIn(address(odd));
        _proveBreach(first);
        _proveBreach(last);
        Sheet memory moved;
        (moved.payer, moved.offer) = (up(AMOUNT), down(AMOUNT));
        (moved.locked, moved.owed) = (up(AMOUNT), up(AMOUNT));
        assertMovedIn(address(odd), before, moved, "60 are left of the last one's 100");
        assertEq(odd.balanceOf(address(offer)), 60 * USDC, "left");
        _sellerGetsNothing();
        _othersAreWhole(AMOUNT * 8 / 10);
    }

    /// @dev Growth is the seller's, like any gift, once it has matured; it is nobody's refund.
    function test_rebasing_growthGoesToTheSeller() public {
        _useToken(address(new RebasingToken()));
        Paid memory paid = _payIn(payer, AMOUNT);
        RebasingToken(address(odd)).rebase(12_500);
        Sheet memory before = sheetIn(address(odd));
        _proveBreach(paid);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        offer.withdraw();
        Sheet memory moved;
        (moved.payer, moved.seller, moved.offer) = (up(AMOUNT), up(AMOUNT / 4), down(AMOUNT + AMOUNT / 4));
        assertMovedIn(address(odd), before, moved, "refund and growth");
    }

    /// @dev The Vault keeps the bonds of all Offers in a token together, so that these share a loss of that token. It
    /// counts nothing across tokens.
    function test_rebasing_bondsInThatTokenShareTheLoss_andNoOthers() public {
        addStake(50 * USDC);
        Paid memory honest = pay(AMOUNT);
        contestNotDelivered(honest);
        IOffer sound = offer;
        Sheet memory soundBefore = sheet();

        _useToken(address(new RebasingToken()));
        Paid memory first = _payIn(payer, AMOUNT);
        second = _another();
        Paid memory last = _payTo(second, attacker, AMOUNT);
        _contest(offer, first);
        _contest(second, last);
        RebasingToken(address(odd)).rebase(8_000);
        Sheet memory before = sheetIn(address(odd));
        vm.prank(seller.addr);
        offer.concede(first.key);
        vm.prank(seller.addr);
        second.concede(last.key);
        Sheet memory moved;
        (moved.payer, moved.vault) = (up(BOND), down(BOND));
        // 80 are there of the refunds of 100, and 3 of the second bond of 5.
        moved.owed = up(AMOUNT + BOND);
        assertEq(second.credits(attacker.addr), AMOUNT, "the other offer's own loss");
        assertMovedIn(address(odd), before, moved, "the odd token");
        offer = sound;
        assertUnmoved(soundBefore, "the sound token");
        vm.prank(seller.addr);
        offer.concede(honest.key);
        assertEq(balance(payer.addr), 1_000_000 * USDC, "payment and bond are back");
    }

    function _contest(IOffer of_, Paid memory paid) private {
        Contest memory statement = statementOf(Claim.NotDelivered);
        Delivery memory none;
        Authorization memory unsigned;
        of_.contest(statement, paid.proof, none, "", unsigned);
    }

    function _useToken(address token_) private {
        odd = IOddToken(token_);
        offer = _another();
        odd.mint(payer.addr, 1_000 * USDC);
        odd.mint(attacker.addr, 1_000 * USDC);
    }

    function _another() private returns (IOffer) {
        Terms memory terms = defaultTerms();
        terms.token = address(odd);
        terms.arbitrator = address(new NativeArbitrator());
        terms.salt = bytes32(++_salt);
        return publish(terms);
    }

    function _payIn(Account memory from, uint256 amount) private returns (Paid memory) {
        return _payTo(offer, from, amount);
    }

    function _payTo(IOffer to, Account memory from, uint256 amount) private returns (Paid memory) {
        vm.recordLogs();
        vm.prank(from.addr);
        assertTrue(odd.transfer(address(to), amount), "paid");
        // The payment's log is the first of its transaction.
        Vm.Log[] memory first = new Vm.Log[](1);
        first[0] = vm.getRecordedLogs()[0];
        return _paid(from, amount, 0, first);
    }

    function _proveBreach(Paid memory paid) private {
        Delivery memory delivery = deliveryFor(paid);
        delivery.itemCount = 2;
        offer.proveBreach(paid.proof, delivery, signDelivery(delivery));
    }

    function _sellerGetsNothing() private {
        uint256 before = odd.balanceOf(seller.addr);
        skip(1);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        assertEq(offer.withdraw(), 0, "nothing for the seller while payers wait");
        assertEq(odd.balanceOf(seller.addr), before, "seller");
    }

    /// @dev The other Offer in that token has what the token itself says it got, and may pay it out.
    function _othersAreWhole(uint256 left) private view {
        assertEq(odd.balanceOf(address(second)), left, "the other offer in that token");
        assertEq(second.locked(), 0, "owes nothing");
    }
}
