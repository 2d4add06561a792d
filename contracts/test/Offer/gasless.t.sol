// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CaseState} from "../../src/interfaces/IOffer.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {GaslessTest} from "../base/GaslessTest.sol";

/// @dev What a party signs and anyone sends.
contract GaslessActsTest is GaslessTest {
    function test_submitEvidenceFor_succeeds_forBothParties_sentByAnyone() public {
        Paid memory paid = _contested();
        Account[2] memory parties = [payer, seller];
        for (uint256 i = 0; i < parties.length; ++i) {
            Account memory party = parties[i];
            bytes memory signature = signEvidence(party, paid.key, 1, timestamp());
            bytes32 root = keccak256(abi.encode(offer.cases(paid.key).evidenceRoot, party.addr, EVIDENCE));
            vm.expectEmit(address(offer));
            emit IOfferLog.EvidenceAdded(paid.key, party.addr, EVIDENCE, root);
            vm.prank(stranger.addr);
            offer.submitEvidenceFor(paid.key, EVIDENCE, party.addr, 1, timestamp(), signature);
            assertEq(offer.cases(paid.key).evidenceRoot, root, "root");
            assertTrue(offer.isNonceUsed(party.addr, 1), "used by this party");
        }
    }

    function test_submitEvidenceFor_succeeds_sentByTheParty_withoutASignature() public {
        Paid memory paid = _contested();
        vm.prank(payer.addr);
        offer.submitEvidenceFor(paid.key, EVIDENCE, payer.addr, 0, 0, "");
        assertTrue(offer.isNonceUsed(payer.addr, 0), "used");
    }

    function test_submitEvidenceFor_reverts_theSecondTime() public {
        Paid memory paid = _contested();
        bytes memory signature = signEvidence(payer, paid.key, 1, timestamp());
        offer.submitEvidenceFor(paid.key, EVIDENCE, payer.addr, 1, timestamp(), signature);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NonceUsed.selector, payer.addr, 1));
        offer.submitEvidenceFor(paid.key, EVIDENCE, payer.addr, 1, timestamp(), signature);
    }

    /// @dev No signed act waits for another one.
    function test_submitEvidenceFor_takesNoncesInAnyOrder() public {
        Paid memory paid = _contested();
        uint256[5] memory nonces = [uint256(300), 7, 0, type(uint256).max, 255];
        for (uint256 i = 0; i < nonces.length; ++i) {
            assertFalse(offer.isNonceUsed(payer.addr, nonces[i]), "not yet");
            bytes memory signature = signEvidence(payer, paid.key, nonces[i], timestamp());
            offer.submitEvidenceFor(paid.key, EVIDENCE, payer.addr, nonces[i], timestamp(), signature);
            for (uint256 j = 0; j < nonces.length; ++j) {
                assertEq(offer.isNonceUsed(payer.addr, nonces[j]), j <= i, "those and no others");
            }
        }
    }

    function test_submitEvidenceFor_boundary_deadline() public {
        Paid memory paid = _contested();
        uint256 deadline = timestamp() + 10;
        bytes memory signature = signEvidence(payer, paid.key, 1, deadline);
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, deadline + 1, deadline));
        offer.submitEvidenceFor(paid.key, EVIDENCE, payer.addr, 1, deadline, signature);
        vm.warp(deadline);
        offer.submitEvidenceFor(paid.key, EVIDENCE, payer.addr, 1, deadline, signature);
        assertTrue(offer.isNonceUsed(payer.addr, 1), "in time at the deadline");
    }

    function test_submitEvidenceFor_reverts_whenAnythingIsNotTheSigned() public {
        Paid memory paid = _contested();
        Paid memory other = _contested();
        uint256 deadline = timestamp();
        bytes memory signature = signEvidence(payer, paid.key, 1, deadline);
        _refuses(paid.key, EVIDENCE, payer.addr, 1, deadline, signEvidence(seller, paid.key, 1, deadline));
        _refuses(other.key, EVIDENCE, payer.addr, 1, deadline, signature);
        _refuses(paid.key, keccak256("other"), payer.addr, 1, deadline, signature);
        _refuses(paid.key, EVIDENCE, seller.addr, 1, deadline, signature);
        _refuses(paid.key, EVIDENCE, payer.addr, 2, deadline, signature);
        _refuses(paid.key, EVIDENCE, payer.addr, 1, deadline + 1, signature);
        _refuses(paid.key, EVIDENCE, payer.addr, 1, deadline, "");
        assertFalse(offer.isNonceUsed(payer.addr, 1), "a refused act uses nothing up");
        offer.submitEvidenceFor(paid.key, EVIDENCE, payer.addr, 1, deadline, signature);
    }

    function test_submitEvidenceFor_reverts_forAStranger() public {
        Paid memory paid = _contested();
        bytes memory signature = signEvidence(stranger, paid.key, 1, timestamp());
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotParty.selector, stranger.addr));
        offer.submitEvidenceFor(paid.key, EVIDENCE, stranger.addr, 1, timestamp(), signature);
    }

    function test_submitEvidenceFor_reverts_onceFrozen() public {
        Paid memory paid = frozenCase(10 * USDC);
        bytes memory signature = signEvidence(payer, paid.key, 1, timestamp());
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Frozen));
        offer.submitEvidenceFor(paid.key, EVIDENCE, payer.addr, 1, timestamp(), signature);
    }

    // --- credits ---

    function test_claimTo_succeeds_forABlocklistedOwner_sentByAnyone() public {
        creditedCase(10 * USDC);
        bytes memory signature = signClaim(payer, relayer.addr, 1, timestamp());
        vm.expectRevert("Blacklistable: account is blacklisted");
        offer.claim(payer.addr);
        uint256 received = offer.received();
        vm.expectEmit(address(offer));
        emit IOfferLog.CreditClaimed(payer.addr, relayer.addr, 10 * USDC);
        vm.prank(stranger.addr);
        assertEq(offer.claimTo(payer.addr, relayer.addr, 1, timestamp(), signature), 10 * USDC, "claimed");
        assertEq(balance(relayer.addr), 10 * USDC, "there");
        assertEq(offer.credits(payer.addr), 0, "credit");
        assertEq(offer.locked(), 0, "locked");
        assertEq(offer.received(), received, "received stays");
    }

    function test_claimTo_succeeds_sentByTheOwner_withoutASignature() public {
        creditedCase(10 * USDC);
        vm.prank(payer.addr);
        offer.claimTo(payer.addr, relayer.addr, 0, 0, "");
        assertEq(balance(relayer.addr), 10 * USDC, "there");
    }

    function test_claimTo_reverts_theSecondTime_evenIfThereIsMoreToClaim() public {
        creditedCase(10 * USDC);
        bytes memory signature = signClaim(payer, relayer.addr, 1, timestamp());
        offer.claimTo(payer.addr, relayer.addr, 1, timestamp(), signature);
        token.unBlacklist(payer.addr);
        creditedCase(5 * USDC);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NonceUsed.selector, payer.addr, 1));
        offer.claimTo(payer.addr, relayer.addr, 1, timestamp(), signature);
        assertEq(offer.credits(payer.addr), 5 * USDC, "the new credit stays");
    }

    function test_claimTo_reverts_withoutACredit() public {
        bytes memory signature = signClaim(payer, relayer.addr, 1, timestamp());
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NothingToClaim.selector, payer.addr));
        offer.claimTo(payer.addr, relayer.addr, 1, timestamp(), signature);
    }

    function test_claimTo_boundary_deadline() public {
        creditedCase(10 * USDC);
        uint256 deadline = timestamp() + 10;
        bytes memory signature = signClaim(payer, relayer.addr, 1, deadline);
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, deadline + 1, deadline));
        offer.claimTo(payer.addr, relayer.addr, 1, deadline, signature);
        vm.warp(deadline);
        offer.claimTo(payer.addr, relayer.addr, 1, deadline, signature);
        assertEq(balance(relayer.addr), 10 * USDC, "in time at the deadline");
    }

    function test_claimTo_reverts_whenAnythingIsNotTheSigned() public {
        creditedCase(10 * USDC);
        uint256 deadline = timestamp();
        bytes memory signature = signClaim(payer, relayer.addr, 1, deadline);
        bytes memory refusal = abi.encodeWithSelector(IOfferLog.SignatureInvalid.selector, payer.addr);
        vm.expectRevert(refusal);
        offer.claimTo(payer.addr, stranger.addr, 1, deadline, signature);
        vm.expectRevert(refusal);
        offer.claimTo(payer.addr, relayer.addr, 2, deadline, signature);
        vm.expectRevert(refusal);
        offer.claimTo(payer.addr, relayer.addr, 1, deadline + 1, signature);
        vm.expectRevert(refusal);
        vm.prank(relayer.addr);
        offer.claimTo(payer.addr, relayer.addr, 1, deadline, "");
        bytes memory forged = signVaultClaim(payer, relayer.addr, 1, deadline);
        vm.expectRevert(refusal);
        offer.claimTo(payer.addr, relayer.addr, 1, deadline, forged);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.SignatureInvalid.selector, stranger.addr));
        offer.claimTo(stranger.addr, relayer.addr, 1, deadline, signature);
    }

    /// @dev An unreadable signature recovers nobody, whom nobody may speak for.
    function test_claimTo_reverts_forNobody() public {
        bytes memory unreadable = new bytes(65);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.SignatureInvalid.selector, address(0)));
        offer.claimTo(address(0), relayer.addr, 1, timestamp(), unreadable);
    }

    /// @dev Nothing ever goes from the Offer to itself: it would count as received.
    function test_claimTo_reverts_toTheOfferItself() public {
        creditedCase(10 * USDC);
        bytes memory signature = signClaim(payer, address(offer), 1, timestamp());
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.ReceiverInvalid.selector, address(offer)));
        offer.claimTo(payer.addr, address(offer), 1, timestamp(), signature);
    }

    function test_claimTo_undoesEverything_whenTheReceiverIsRefusedToo() public {
        creditedCase(10 * USDC);
        token.blacklist(relayer.addr);
        bytes memory signature = signClaim(payer, relayer.addr, 1, timestamp());
        vm.expectRevert("Blacklistable: account is blacklisted");
        offer.claimTo(payer.addr, relayer.addr, 1, timestamp(), signature);
        assertEq(offer.credits(payer.addr), 10 * USDC, "credit");
        assertFalse(offer.isNonceUsed(payer.addr, 1), "nonce");
    }

    function _contested() private returns (Paid memory paid) {
        paid = pay(10 * USDC);
        contestNotConforming(paid);
    }

    function _refuses(
        bytes32 caseId,
        bytes32 evidenceHash,
        address party,
        uint256 nonce,
        uint256 deadline,
        bytes memory signature
    ) private {
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.SignatureInvalid.selector, party));
        vm.prank(stranger.addr);
        offer.submitEvidenceFor(caseId, evidenceHash, party, nonce, deadline, signature);
    }
}
