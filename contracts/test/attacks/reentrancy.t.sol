// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Claim, Contest, Delivery, IOffer, Terms} from "../../src/interfaces/IOffer.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IOfferProceedings} from "../../src/interfaces/IOfferProceedings.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {SheetTest} from "../base/SheetTest.sol";
import {GreedyReceiver} from "../mocks/GreedyReceiver.sol";
import {HookToken} from "../mocks/HookToken.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";
import {ReentrantToken} from "../mocks/ReentrantToken.sol";

/// @dev Calls from the middle of a transfer, by the receiver and by the token itself.
contract ReentrancyAttackTest is SheetTest {
    uint256 private constant AMOUNT = 100 * USDC;

    GreedyReceiver private greedy;

    /// @dev A refund's receiver calls every exit again, in Offer and Vault; others' money lies in both.
    function test_refund_isPaidOnce_toAReceiverThatReenters() public {
        HookToken hooked = new HookToken();
        offer = _offerIn(address(hooked));
        greedy = new GreedyReceiver();
        attacker.addr = address(greedy);
        hooked.mint(payer.addr, 500 * USDC);
        hooked.mint(attacker.addr, AMOUNT + BOND);
        hooked.mint(seller.addr, 50 * USDC);
        _transferIn(hooked, payer.addr, 500 * USDC);
        Paid memory paid = _transferIn(hooked, attacker.addr, AMOUNT);
        paid.payer = attacker;
        vault.stake(address(offer), 50 * USDC, 0, authorize(seller, 0, 0));
        Contest memory statement = statementOf(Claim.NotDelivered);
        Delivery memory none;
        offer.contest(statement, paid.proof, none, "", authorize(seller, 0, 0));
        skip(ANSWER_WINDOW + 1);
        bytes[] memory calls = _exits(paid.key, address(hooked));
        for (uint256 i = 0; i < calls.length; ++i) {
            greedy.plan(i < 7 ? address(offer) : address(vault), calls[i]);
        }
        Sheet memory before = sheetIn(address(hooked));
        uint256 minted = greedy.paid();
        offer.freeze(paid.key);

        assertEq(greedy.paid() - minted, 2, "refund from the offer, bond from the vault");
        assertEq(greedy.successes(), 0, "nothing else");
        bytes32 locked = bytes32(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        for (uint256 i = 0; i < greedy.reasonCount(); ++i) {
            uint256 which = i % calls.length;
            // During the refund the Vault is free, and owes nothing yet.
            bytes32 expected = which < 7 || i > calls.length ? locked : bytes32(IVault.NothingToClaim.selector);
            assertEq(selectorOf(greedy.reasons(i)), expected, "reason");
        }
        Sheet memory moved;
        moved.attacker = up(AMOUNT + BOND);
        moved.offer = down(AMOUNT);
        moved.locked = down(AMOUNT);
        moved.vault = down(BOND);
        moved.stake = up(FEE + RELAY_CAP + PENALTY);
        moved.reserved = -moved.stake;
        assertMovedIn(address(hooked), before, moved, "once");
    }

    /// @dev A seller's own token, called while its Offer pays, calls an honest Offer and the Vault that both share.
    function test_hostileToken_movesNothingOfAnotherOffer() public {
        IOffer honest = offer;
        addStake(50 * USDC);
        Paid memory paid = pay(honest, payer, AMOUNT);
        contestNotConforming(paid);
        creditedCase(10 * USDC);
        ReentrantToken evil = new ReentrantToken();
        IOffer hostile = _offerIn(address(evil));
        evil.mint(address(hostile), 7);
        hostile.checkpoint();
        skip(CONTEST_WINDOW + 1);
        bytes[] memory calls = _exits(paid.key, address(token));
        offer = honest;
        for (uint256 i = 0; i < calls.length; ++i) {
            uint256 id = vm.snapshotState();
            Sheet memory before = sheet();
            evil.arm(i < 7 ? address(honest) : address(vault), calls[i]);
            assertEq(hostile.withdraw(), 7, "its own money");
            assertNotEq(
                keccak256(evil.lastReason()), keccak256("no revert"), "what may not be done from outside either"
            );
            assertUnmoved(before, "honest offer");
            vm.revertToState(id);
        }
    }

    /// @dev Seven of the Offer, then the Vault's, all senseless for whoever is not their party or too early.
    function _exits(bytes32 caseId, address token_) private view returns (bytes[] memory calls) {
        calls = new bytes[](9);
        calls[0] = abi.encodeCall(IOfferProceedings.claim, (attacker.addr));
        calls[1] = abi.encodeCall(IOfferProceedings.claimTo, (attacker.addr, attacker.addr, 0, 0, ""));
        calls[2] = abi.encodeCall(IOfferEscrow.execute, (caseId));
        calls[3] = abi.encodeCall(IOfferProceedings.concede, (caseId));
        calls[4] = abi.encodeCall(IOfferProceedings.accept, (caseId, 0, ""));
        calls[5] = abi.encodeCall(IOfferProceedings.submitEvidence, (caseId, EVIDENCE));
        calls[6] = abi.encodeCall(IOfferProceedings.setReceiptSigner, (attacker.addr));
        calls[7] = abi.encodeCall(IVault.claim, (token_, attacker.addr));
        calls[8] = abi.encodeCall(IVault.claimTo, (token_, attacker.addr, attacker.addr, 0, 0, ""));
    }

    function _transferIn(HookToken hooked, address from, uint256 amount) private returns (Paid memory) {
        vm.recordLogs();
        vm.prank(from);
        assertTrue(hooked.transfer(address(offer), amount), "paid");
        return _paid(payer, amount, 0, vm.getRecordedLogs());
    }

    function _offerIn(address token_) private returns (IOffer) {
        Terms memory terms = defaultTerms();
        terms.token = token_;
        terms.arbitrator = address(new NativeArbitrator());
        return publish(terms);
    }
}
