// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization, Claim, Contest, Delivery, IOffer, Terms} from "../../src/interfaces/IOffer.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {IOfferProceedings} from "../../src/interfaces/IOfferProceedings.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {SignedActs} from "../base/SignedActs.sol";
import {SheetTest} from "../base/SheetTest.sol";

/// @dev A signature counts on one chain, in one contract, for one case, once.
contract ReplayAttackTest is SheetTest {
    bytes4 private constant INVALID = IOfferLog.SignatureInvalid.selector;
    bytes4 private constant TOKEN_REFUSES = bytes4(keccak256("Error(string)"));

    /// @dev The chain splits; all contracts and balances exist on both sides.
    function test_acts_areRefused_onAnotherChain() public {
        Paid memory disclosed = _disclosed(offer);
        Paid memory fresh = pay(10 * USDC);
        creditedCase(10 * USDC);
        bytes[4] memory acts = _acts(offer, disclosed);
        bytes memory vaultClaim = _vaultClaim();
        bytes memory bond = _contest(offer, fresh);
        bytes memory breach = _breach(offer, fresh);
        vm.chainId(block.chainid + 1);
        for (uint256 i = 0; i < acts.length; ++i) {
            refused(attacker.addr, address(offer), acts[i], INVALID, "another chain");
        }
        refused(attacker.addr, address(vault), vaultClaim, IVault.SignatureInvalid.selector, "vault");
        refused(attacker.addr, address(offer), bond, TOKEN_REFUSES, "bond");
        refused(attacker.addr, address(offer), breach, IOfferLog.DeliverySignerInvalid.selector, "receipt");
    }

    /// @dev Two Offers of one seller with equal terms but for the salt, and one payer with a case in each.
    function test_acts_areRefused_inAnotherOffer() public {
        Terms memory terms = defaultTerms();
        terms.salt = keccak256("second");
        IOffer first = offer;
        IOffer second = publish(terms);
        Paid memory inFirst = _disclosed(first);
        Paid memory inSecond = _disclosed(second);
        bytes[4] memory acts = _acts(first, inSecond);
        for (uint256 i = 0; i < acts.length; ++i) {
            // Signed for the case's own id, but in the other Offer's domain.
            refused(attacker.addr, address(second), acts[i], INVALID, "another offer");
        }
        acts = _acts(first, inFirst);
        for (uint256 i = 0; i < 3; ++i) {
            // No such case there, so that nobody is its payer.
            (bool ok,) = address(second).call(acts[i]);
            assertFalse(ok, "no such case");
        }
    }

    function test_bondAuthorization_isRefused_inAnotherOffer_orForAnotherPayment() public {
        Terms memory terms = defaultTerms();
        terms.salt = keccak256("second");
        IOffer second = publish(terms);
        Paid memory mine = pay(offer, payer, 10 * USDC);
        Paid memory other = pay(offer, payer, 10 * USDC);
        Paid memory elsewhere = pay(second, payer, 10 * USDC);
        Contest memory statement = statementOf(Claim.NotDelivered);
        Delivery memory none;
        Authorization memory bond = authorizeBond(offer, mine, statement, 0);
        refused(
            attacker.addr,
            address(offer),
            abi.encodeCall(IOfferEscrow.contest, (statement, other.proof, none, "", bond)),
            TOKEN_REFUSES,
            "another payment"
        );
        refused(
            attacker.addr,
            address(second),
            abi.encodeCall(IOfferEscrow.contest, (statement, elsewhere.proof, none, "", bond)),
            TOKEN_REFUSES,
            "another offer"
        );
        offer.contest(statement, mine.proof, none, "", bond);
        refused(
            attacker.addr,
            address(offer),
            abi.encodeCall(IOfferEscrow.contest, (statement, mine.proof, none, "", bond)),
            IOfferLog.PaymentAlreadyContested.selector,
            "once more"
        );
    }

    /// @dev Same payer, same Offer, two cases.
    function test_acts_areRefused_inAnotherCase() public {
        Paid memory signed = _disclosed(offer);
        Paid memory other = _disclosed(offer);
        uint256 until = timestamp();
        bytes memory accept = _sign(offer, SignedActs.accept(signed.key, until));
        bytes memory proceed = _sign(offer, SignedActs.continueCase(signed.key, until));
        bytes memory evidence = signEvidence(payer, signed.key, 1, until);
        bytes[3] memory calls = [
            abi.encodeCall(IOfferProceedings.accept, (other.key, until, accept)),
            abi.encodeCall(IOfferProceedings.continueCase, (other.key, until, proceed)),
            abi.encodeCall(IOfferProceedings.submitEvidenceFor, (other.key, EVIDENCE, payer.addr, 1, until, evidence))
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            refused(attacker.addr, address(offer), calls[i], INVALID, "another case");
        }
    }

    /// @dev An acceptance cannot come twice, nor as a claim for more.
    function test_acts_areRefused_theSecondTime() public {
        Paid memory paid = _disclosed(offer);
        uint256 until = timestamp();
        bytes memory accept = abi.encodeCall(
            IOfferProceedings.accept, (paid.key, until, _sign(offer, SignedActs.accept(paid.key, until)))
        );
        (bool ok,) = address(offer).call(accept);
        assertTrue(ok, "once");
        refused(attacker.addr, address(offer), accept, IOfferLog.CaseStateInvalid.selector, "twice");

        creditedCase(10 * USDC);
        bytes memory claim = abi.encodeCall(
            IOfferProceedings.claimTo, (payer.addr, relayer.addr, 1, until, signClaim(payer, relayer.addr, 1, until))
        );
        bytes memory vaultClaim = _vaultClaim();
        Sheet memory before = sheet();
        (ok,) = address(offer).call(claim);
        assertTrue(ok, "once");
        (ok,) = address(vault).call(vaultClaim);
        assertTrue(ok, "once");
        Sheet memory moved;
        (moved.offer, moved.locked) = (down(10 * USDC), down(10 * USDC));
        moved.vault = down(BOND);
        moved.owed = down(10 * USDC + BOND);
        moved.rest = up(10 * USDC + BOND);
        assertMoved(before, moved, "to the purse that the payer named");
        token.unBlacklist(payer.addr);
        creditedCase(10 * USDC);
        refused(attacker.addr, address(offer), claim, IOfferLog.NonceUsed.selector, "claim again");
        refused(attacker.addr, address(vault), vaultClaim, IVault.NonceUsed.selector, "vault claim again");
    }

    function _disclosed(IOffer of_) private returns (Paid memory paid) {
        offer = of_;
        paid = pay(of_, payer, 10 * USDC);
        contestNotDelivered(paid);
        disclose(paid);
    }

    /// @dev Calls about `paid`, all signed by the payer in the domain of `of_`.
    function _acts(IOffer of_, Paid memory paid) private view returns (bytes[4] memory calls) {
        uint256 until = timestamp();
        calls[0] =
            abi.encodeCall(IOfferProceedings.accept, (paid.key, until, _sign(of_, SignedActs.accept(paid.key, until))));
        calls[1] = abi.encodeCall(
            IOfferProceedings.continueCase, (paid.key, until, _sign(of_, SignedActs.continueCase(paid.key, until)))
        );
        bytes memory signature = _sign(of_, SignedActs.evidence(paid.key, EVIDENCE, payer.addr, 1, until));
        calls[2] =
            abi.encodeCall(IOfferProceedings.submitEvidenceFor, (paid.key, EVIDENCE, payer.addr, 1, until, signature));
        signature = _sign(of_, SignedActs.claimTo(payer.addr, attacker.addr, 2, until));
        calls[3] = abi.encodeCall(IOfferProceedings.claimTo, (payer.addr, attacker.addr, 2, until, signature));
    }

    function _vaultClaim() private view returns (bytes memory) {
        bytes memory signature = signVaultClaim(payer, relayer.addr, 1, timestamp());
        return abi.encodeCall(IVault.claimTo, (address(token), payer.addr, relayer.addr, 1, timestamp(), signature));
    }

    function _contest(IOffer of_, Paid memory paid) private view returns (bytes memory) {
        Contest memory statement = statementOf(Claim.NotDelivered);
        Delivery memory none;
        Authorization memory bond = authorizeBond(of_, paid, statement, 0);
        return abi.encodeCall(IOfferEscrow.contest, (statement, paid.proof, none, "", bond));
    }

    function _breach(IOffer of_, Paid memory paid) private view returns (bytes memory) {
        Delivery memory delivery = deliveryFor(paid);
        delivery.itemCount = 2;
        return abi.encodeCall(IOfferEscrow.proveBreach, (paid.proof, delivery, signDelivery(of_, signer, delivery)));
    }

    function _sign(IOffer of_, bytes32 structHash) private view returns (bytes memory) {
        return sign(payer.key, SignedActs.digest(address(of_), structHash));
    }
}
