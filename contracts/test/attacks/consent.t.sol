// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization, Claim, Contest, Delivery} from "../../src/interfaces/IOffer.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {IFiatToken} from "../base/FiatToken.sol";
import {SheetTest} from "../base/SheetTest.sol";

/// @dev Consent that was given for something else, or never.
contract ConsentAttackTest is SheetTest {
    uint256 private constant AMOUNT = 100 * USDC;
    uint256 private constant FOREVER = type(uint256).max;
    bytes4 private constant TOKEN_REFUSES = bytes4(keccak256("Error(string)"));

    /// @dev Circle's token asks code by ERC-1271. Offer and Vault answer for nothing, so that no signature moves what they
    /// hold, neither their seller's nor one that they themselves would take.
    function test_token_takesNoAuthorizationOfOfferOrVault() public {
        pay(AMOUNT);
        addStake(50 * USDC);
        address[5] memory holders =
            [address(offer), address(vault), offer.proceedings(), offer.many(), factory.implementation()];
        Account[2] memory signers = [seller, signer];
        for (uint256 i = 0; i < holders.length; ++i) {
            (bool ok,) = holders[i].call(abi.encodeWithSignature("isValidSignature(bytes32,bytes)", bytes32(0), ""));
            assertFalse(ok, "no ERC-1271");
            for (uint256 j = 0; j < signers.length; ++j) {
                _refusesTransfers(holders[i], signers[j]);
            }
        }
    }

    /// @dev Whoever sees the payer's authorization in flight can only do what it was signed for.
    function test_bondAuthorization_seenInFlight_servesItsCaseOnly() public {
        addStake(50 * USDC);
        Paid memory paid = pay(AMOUNT);
        Contest memory statement = statementOf(Claim.NotDelivered);
        statement.relayFee = RELAY_CAP;
        Authorization memory bond = authorizeBond(offer, paid, statement, 0);
        bytes32 nonce = offer.bondNonce(paid.key, statement, 0);
        uint256 value = BOND + RELAY_CAP;
        bytes memory signature = bond.signature;
        // At the token: only the Vault may receive it, and it is no transfer authorization.
        _refused(
            abi.encodeCall(
                IFiatToken.receiveWithAuthorization, (payer.addr, attacker.addr, value, 0, FOREVER, nonce, signature)
            )
        );
        _refused(
            abi.encodeCall(
                IFiatToken.receiveWithAuthorization, (payer.addr, address(vault), value, 0, FOREVER, nonce, signature)
            )
        );
        _refused(
            abi.encodeCall(
                IFiatToken.transferWithAuthorization, (payer.addr, address(vault), value, 0, FOREVER, nonce, signature)
            )
        );
        // At the Vault: it is neither anybody's stake nor a hold that somebody else opens.
        refused(
            attacker.addr,
            address(vault),
            abi.encodeCall(IVault.stake, (address(offer), value, nonce, bond)),
            TOKEN_REFUSES,
            "stake"
        );
        // At the Offer: for no other statement.
        Delivery memory none;
        statement.evidenceHash = keccak256("what suits the seller");
        bytes memory call = abi.encodeCall(IOfferEscrow.contest, (statement, paid.proof, none, "", bond));
        refused(attacker.addr, address(offer), call, TOKEN_REFUSES, "another statement");
        statement.evidenceHash = keccak256("evidence");
        statement.relayFee = 0;
        call = abi.encodeCall(IOfferEscrow.contest, (statement, paid.proof, none, "", bond));
        refused(attacker.addr, address(offer), call, TOKEN_REFUSES, "another relay fee");

        // What it was signed for, the attacker may send, and earns the relay fee by it.
        statement.relayFee = RELAY_CAP;
        Sheet memory before = sheet();
        vm.prank(attacker.addr);
        offer.contest(statement, paid.proof, none, "", bond);
        Sheet memory moved;
        (moved.payer, moved.attacker, moved.vault) = (down(value), up(RELAY_CAP), up(BOND));
        moved.locked = up(AMOUNT);
        moved.reserved = up(FEE + RELAY_CAP + PENALTY);
        moved.stake = -moved.reserved;
        assertMoved(before, moved, "the payer's own case");
    }

    /// @dev A payer that relays for itself takes nothing out of the stake: a relay cost is the seller's only where it
    /// signed for the exchange and lost.
    function test_selfDealingRelayer_drawsNothingFromTheStake() public {
        addStake(50 * USDC);
        Sheet memory before = sheet();
        for (uint256 i = 0; i < 3; ++i) {
            Paid memory paid = _contestBySelf(Claim.NotDelivered);
            if (i == 0) {
                skip(ANSWER_WINDOW + 1);
                offer.freeze(paid.key); // unanswered
            } else if (i == 1) {
                vm.prank(seller.addr);
                offer.concede(paid.key);
            } else {
                vm.warp(offer.cases(paid.key).judgeBy + 1);
                offer.timeout(paid.key); // unanswered, too
            }
            assertUnmoved(before, "paid to itself, back to itself");
        }
    }

    /// @dev Where the seller signed and lost, it repays the relay fee as well, capped by its own terms: the purse of payer
    /// and relayer then keeps that besides the penalty.
    function test_selfDealingRelayer_gainsPenaltyAndRelayCap_whereTheSellerLost() public {
        addStake(50 * USDC);
        Sheet memory before = sheet();
        Paid memory paid = _contestBySelf(Claim.NotConforming);
        answerPlainly(paid.key);
        offer.freeze(paid.key);
        ruleByCommittee(offer.cases(paid.key).disputeID, FIRST_FAILS);
        offer.execute(paid.key);
        Sheet memory moved;
        moved.attacker = up(PENALTY + RELAY_CAP); // it relayed for nothing
        moved.committee = up(FEE);
        moved.vault = down(FEE + PENALTY + RELAY_CAP);
        moved.stake = moved.vault;
        assertMoved(before, moved, "penalty, and what it paid itself");
    }

    function _contestBySelf(Claim claim) private returns (Paid memory paid) {
        paid = pay(offer, attacker, AMOUNT);
        Contest memory statement = statementOf(claim);
        statement.relayFee = RELAY_CAP;
        Delivery memory delivery;
        bytes memory signature;
        bytes32 deliveryHash;
        if (claim == Claim.NotConforming) {
            delivery = deliveryFor(paid);
            (signature, deliveryHash) = (signDelivery(delivery), hashOf(delivery));
        }
        Authorization memory bond = authorizeBond(offer, paid, statement, deliveryHash);
        vm.prank(attacker.addr);
        offer.contest(statement, paid.proof, delivery, signature, bond);
    }

    function _refusesTransfers(address holder, Account memory by) private {
        bytes32 nonce = keccak256(abi.encode(holder, by.addr));
        bytes32 digest = authorizationDigest(token, TRANSFER_TYPEHASH, holder, attacker.addr, 1, 0, FOREVER, nonce);
        _refused(
            abi.encodeCall(
                IFiatToken.transferWithAuthorization,
                (holder, attacker.addr, 1, 0, FOREVER, nonce, sign(by.key, digest))
            )
        );
        digest = authorizationDigest(token, RECEIVE_TYPEHASH, holder, attacker.addr, 1, 0, FOREVER, nonce);
        _refused(
            abi.encodeCall(
                IFiatToken.receiveWithAuthorization, (holder, attacker.addr, 1, 0, FOREVER, nonce, sign(by.key, digest))
            )
        );
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(by.key, digest);
        _refused(abi.encodeCall(IFiatToken.permit, (holder, attacker.addr, 1, FOREVER, v, r, s)));
    }

    function _refused(bytes memory call) private {
        refused(attacker.addr, address(token), call, TOKEN_REFUSES, "token");
    }
}
