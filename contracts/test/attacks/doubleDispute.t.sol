// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization, Claim, Contest, Delivery, Permit} from "../../src/interfaces/IOffer.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {IOfferProceedings} from "../../src/interfaces/IOfferProceedings.sol";
import {SheetTest} from "../base/SheetTest.sol";

/// @dev One payment, one case, one refund, whatever way in is tried and whenever.
contract DoubleDisputeAttackTest is SheetTest {
    uint256 private constant AMOUNT = 100 * USDC;

    function setUp() public override {
        super.setUp();
        pay(500 * USDC); // of somebody else, to be taken if anything is
        addStake(50 * USDC);
    }

    function test_secondCase_isRefused_whileTheFirstIsLive_andAfterIt() public {
        Paid memory paid = pay(offer, attacker, AMOUNT);
        Sheet memory start = sheet();
        bytes[3] memory ways = _waysIn(paid, keccak256("first evidence"));
        _send(ways[0]);
        ways = _waysIn(paid, keccak256("second evidence"));
        _refusesAll(ways, "live");
        vm.prank(seller.addr);
        offer.concede(paid.key);
        _refusesAll(ways, "settled");
        Sheet memory moved;
        moved.attacker = up(AMOUNT);
        moved.offer = down(AMOUNT);
        assertMoved(start, moved, "one refund, the bond back");
    }

    function test_secondCase_isRefused_afterABreachWasProven() public {
        Paid memory paid = pay(offer, attacker, AMOUNT);
        Sheet memory start = sheet();
        bytes[3] memory ways = _waysIn(paid, 0);
        _send(ways[2]);
        _refusesAll(ways, "settled");
        Delivery memory first = deliveryFor(paid);
        Delivery memory second = deliveryFor(paid);
        second.itemCount = 2;
        bytes memory equivocation = abi.encodeCall(
            IOfferProceedings.proveEquivocation, (paid.key, first, signDelivery(first), second, signDelivery(second))
        );
        refused(attacker.addr, address(offer), equivocation, IOfferLog.CaseStateInvalid.selector, "equivocation");
        bytes[2] memory exits =
            [abi.encodeCall(IOfferEscrow.execute, (paid.key)), abi.encodeCall(IOfferEscrow.timeout, (paid.key))];
        for (uint256 i = 0; i < exits.length; ++i) {
            refused(attacker.addr, address(offer), exits[i], IOfferLog.CaseStateInvalid.selector, "exit");
        }
        Sheet memory moved;
        moved.attacker = up(AMOUNT + PENALTY);
        moved.offer = down(AMOUNT);
        moved.vault = down(PENALTY);
        moved.stake = down(PENALTY);
        assertMoved(start, moved, "one refund, one penalty");
    }

    /// @dev The ruling, its execution and the timeout each come once.
    function test_ruling_paysOnce() public {
        Paid memory paid = frozenCase(AMOUNT);
        Sheet memory start = sheet();
        ruleByCommittee(offer.cases(paid.key).disputeID, FIRST_FAILS);
        bytes memory execute = abi.encodeCall(IOfferEscrow.execute, (paid.key));
        (bool ok,) = address(offer).call(execute);
        assertTrue(ok, "executed");
        refused(attacker.addr, address(offer), execute, IOfferLog.CaseStateInvalid.selector, "again");
        skip(30 days);
        bytes memory timeout = abi.encodeCall(IOfferEscrow.timeout, (paid.key));
        refused(attacker.addr, address(offer), timeout, IOfferLog.CaseStateInvalid.selector, "timeout");
        Sheet memory moved;
        moved.payer = up(AMOUNT + BOND + PENALTY);
        moved.offer = down(AMOUNT);
        moved.vault = down(BOND + PENALTY); // what is left of the bond, the fee from the stake, the penalty
        moved.locked = down(AMOUNT);
        moved.stake = up(RELAY_CAP); // its reservation ends
        moved.reserved = down(FEE + RELAY_CAP + PENALTY);
        assertMoved(start, moved, "refund, bond, penalty");
    }

    /// @dev A proof with bytes after its last node would be the same payment under another name, were it one.
    function test_secondCase_isRefused_underAnotherProofOfTheSameLog() public {
        Paid memory paid = pay(offer, attacker, AMOUNT);
        bytes[3] memory ways = _waysIn(paid, 0);
        _send(ways[0]);
        bytes[] memory nodes = new bytes[](2);
        (nodes[0], nodes[1]) = (paid.proof.nodes[0], paid.proof.nodes[0]);
        paid.proof.nodes = nodes;
        ways = _waysIn(paid, 0);
        for (uint256 i = 0; i < ways.length; ++i) {
            Sheet memory before = sheet();
            vm.prank(attacker.addr);
            (bool ok,) = address(offer).call(ways[i]);
            assertFalse(ok, "a longer proof");
            assertUnmoved(before, "a longer proof");
        }
        assertEq(offer.caseCount(), 1, "one case");
    }

    function _refusesAll(bytes[3] memory ways, string memory what) private {
        for (uint256 i = 0; i < ways.length; ++i) {
            refused(attacker.addr, address(offer), ways[i], IOfferLog.PaymentAlreadyContested.selector, what);
        }
    }

    function _send(bytes memory call) private {
        vm.prank(attacker.addr);
        (bool ok,) = address(offer).call(call);
        assertTrue(ok, "opened");
    }

    /// @dev By authorization, by permit, by the seller's own words.
    function _waysIn(Paid memory paid, bytes32 evidenceHash) private view returns (bytes[3] memory calls) {
        Contest memory statement = statementOf(Claim.NotDelivered);
        statement.evidenceHash = evidenceHash;
        Delivery memory none;
        Authorization memory bond = authorizeBond(offer, paid, statement, 0);
        calls[0] = abi.encodeCall(IOfferEscrow.contest, (statement, paid.proof, none, "", bond));
        Permit memory permit = permitOf(paid.payer, BOND);
        calls[1] = abi.encodeCall(IOfferEscrow.contestByPermit, (statement, paid.proof, none, "", permit));
        Delivery memory delivery = deliveryFor(paid);
        delivery.itemCount = 2;
        calls[2] = abi.encodeCall(IOfferEscrow.proveBreach, (paid.proof, delivery, signDelivery(delivery)));
    }
}
