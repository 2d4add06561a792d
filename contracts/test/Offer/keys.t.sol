// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CaseState, Claim, Contest, Delivery, IOffer} from "../../src/interfaces/IOffer.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {IOfferProceedings} from "../../src/interfaces/IOfferProceedings.sol";

contract KeysTest is EscrowTest {
    Account private next;

    function setUp() public override {
        super.setUp();
        next = makeAccount("next signer");
    }

    function test_setReceiptSigner_succeeds_prospectively() public {
        uint64 rotation = uint64(timestamp());
        vm.expectEmit(address(offer));
        emit IOfferLog.ReceiptSignerChanged(next.addr, rotation);
        vm.prank(seller.addr);
        offer.setReceiptSigner(next.addr);
        assertTrue(offer.wasReceiptSigner(signer.addr, rotation, rotation), "old one in the last second");
        assertTrue(offer.wasReceiptSigner(signer.addr, 0, rotation + 9), "old one before");
        assertFalse(offer.wasReceiptSigner(signer.addr, rotation + 1, rotation + 9), "old one after");
        assertFalse(offer.wasReceiptSigner(next.addr, 0, rotation - 1), "new one before");
        assertTrue(offer.wasReceiptSigner(next.addr, rotation, rotation), "new one in the first second");
        assertTrue(offer.wasReceiptSigner(next.addr, rotation + 9, rotation + 99), "new one after");
        assertFalse(offer.wasReceiptSigner(stranger.addr, 0, type(uint64).max), "nobody else");
        assertFalse(offer.wasReceiptSigner(next.addr, rotation + 9, rotation), "an empty span");
    }

    function test_wasReceiptSigner_beforeAnyRotation() public view {
        assertTrue(offer.wasReceiptSigner(signer.addr, 0, 1), "first signer");
        assertFalse(offer.wasReceiptSigner(seller.addr, 0, type(uint64).max), "nobody else");
    }

    function test_wasReceiptSigner_afterAReturn() public {
        uint64 start = uint64(timestamp());
        address[4] memory order = [next.addr, signer.addr, next.addr, signer.addr];
        for (uint256 i = 0; i < order.length; ++i) {
            skip(100);
            vm.prank(seller.addr);
            offer.setReceiptSigner(order[i]);
        }
        // next in [100, 200] and [300, 400]; signer up to 100, in [200, 300] and from 400.
        assertTrue(offer.wasReceiptSigner(next.addr, start + 150, start + 160), "next, first time");
        assertFalse(offer.wasReceiptSigner(next.addr, start + 201, start + 299), "next, between");
        assertTrue(offer.wasReceiptSigner(next.addr, start + 201, start + 300), "next, second time");
        assertFalse(offer.wasReceiptSigner(next.addr, start + 401, start + 999), "next, after");
        assertFalse(offer.wasReceiptSigner(signer.addr, start + 101, start + 199), "signer, between");
        assertTrue(offer.wasReceiptSigner(signer.addr, start + 201, start + 299), "signer, returned");
        assertFalse(offer.wasReceiptSigner(signer.addr, start + 301, start + 399), "signer, between again");
        assertTrue(offer.wasReceiptSigner(signer.addr, start + 401, start + 999), "signer, now");
    }

    function test_setReceiptSigner_reverts_fromAnyoneElse_orToNoOneNew() public {
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotSeller.selector, signer.addr, seller.addr));
        vm.prank(signer.addr);
        offer.setReceiptSigner(next.addr);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.SignerInvalid.selector, address(0)));
        vm.prank(seller.addr);
        offer.setReceiptSigner(address(0));
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.SignerInvalid.selector, signer.addr));
        vm.prank(seller.addr);
        offer.setReceiptSigner(signer.addr);
    }

    /// @dev The seller cannot disown receipts by rotating away from their key after the payment.
    function test_contest_succeeds_withAReceiptOfAKeyRotatedAwayAfterThePayment() public {
        Paid memory paid = pay(10 * USDC);
        skip(1);
        vm.prank(seller.addr);
        offer.setReceiptSigner(next.addr);
        skip(100);
        contestNotConforming(paid);
        assertEq(stateOf(paid.key), uint256(CaseState.Contested), "state");
    }

    /// @dev Nor does a key that was given up before the payment bind it.
    function test_contest_reverts_withAReceiptOfAKeyGivenUpBeforeThePayment() public {
        vm.prank(seller.addr);
        offer.setReceiptSigner(next.addr);
        skip(1);
        Paid memory paid = pay(10 * USDC);
        expectContestRevert(abi.encodeWithSelector(IOfferLog.DeliverySignerInvalid.selector, signer.addr));
        contestNotConforming(paid);
    }

    function test_answer_succeeds_fromTheCurrentSignerOnly() public {
        Paid memory paid = pay(10 * USDC);
        contestNotConforming(paid);
        vm.prank(seller.addr);
        offer.setReceiptSigner(next.addr);
        Delivery memory none;
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotSeller.selector, signer.addr, seller.addr));
        vm.prank(signer.addr);
        offer.answer(paid.key, none, "", "", 0);
        vm.prank(next.addr);
        offer.answer(paid.key, none, "", "", 0);
    }

    function test_deliveryDigest_isTypedDataOfThisOfferAndChain() public {
        Paid memory paid = pay(10 * USDC);
        Delivery memory delivery = deliveryFor(paid);
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Redress"),
                keccak256("1"),
                block.chainid,
                address(offer)
            )
        );
        assertEq(
            offer.deliveryDigest(delivery), keccak256(abi.encodePacked("\x19\x01", domain, hashOf(delivery))), "digest"
        );
    }

    function test_bondNonce_commitsToTheWholeStatement() public {
        Paid memory paid = pay(10 * USDC);
        Contest memory statement = statementOf(Claim.NotConforming);
        bytes32 typehash = keccak256(
            "Contest(bytes32 caseId,uint8 claim,bytes32 requestHash,bytes32 evidenceHash,uint256 relayFee,bytes32 deliveryHash)"
        );
        bytes32 statementHash = keccak256(
            abi.encode(
                typehash,
                paid.key,
                statement.claim,
                statement.requestHash,
                statement.evidenceHash,
                statement.relayFee,
                bytes32(uint256(9))
            )
        );
        assertEq(
            offer.bondNonce(paid.key, statement, bytes32(uint256(9))),
            keccak256(abi.encode("redress.bond", address(offer), statementHash)),
            "nonce"
        );
    }

    /// @dev The token would take an ERC-1271 answer as consent to move the escrow.
    function test_offer_answersNoSignatureQuery() public {
        (bool ok,) = address(offer).call(abi.encodeWithSignature("isValidSignature(bytes32,bytes)", bytes32(0), ""));
        assertFalse(ok, "no ERC-1271");
        bytes32 digest = authorizationDigest(
            token, TRANSFER_TYPEHASH, address(offer), stranger.addr, 1, 0, type(uint256).max, bytes32(uint256(1))
        );
        bytes memory signature = sign(seller.key, digest);
        pay(10 * USDC);
        vm.expectRevert("FiatTokenV2: invalid signature");
        token.transferWithAuthorization(
            address(offer), stranger.addr, 1, 0, type(uint256).max, bytes32(uint256(1)), signature
        );
    }

    function test_announce_reverts_fromAnyoneButTheFactory() public {
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotFactory.selector, address(this), address(factory)));
        offer.announce();
    }

    function test_implementation_refusesEveryStateChange() public {
        IOffer logic = IOffer(factory.implementation());
        bytes[] memory calls = new bytes[](6);
        calls[0] = abi.encodeCall(IOfferEscrow.checkpoint, ());
        calls[1] = abi.encodeCall(IOfferEscrow.withdraw, ());
        calls[2] = abi.encodeCall(IOfferProceedings.setReceiptSigner, (stranger.addr));
        calls[3] = abi.encodeCall(IOfferEscrow.sweep, (address(token)));
        calls[4] = abi.encodeCall(IOfferEscrow.timeout, (bytes32(0)));
        calls[5] = abi.encodeWithSignature("rule(uint256,uint256)", 1, 1);
        for (uint256 i = 0; i < calls.length; ++i) {
            (bool ok, bytes memory reason) = address(logic).call(calls[i]);
            assertFalse(ok, "refused");
            assertEq(selectorOf(reason), bytes32(IOfferLog.NotAnOffer.selector), "reason");
        }
    }
}
