// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC5267} from "@openzeppelin/contracts/interfaces/IERC5267.sol";
import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {Authorization, Claim, Contest, Delivery, Leaf, ManyContest, Permit} from "../../src/interfaces/IOffer.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {IOfferMany} from "../../src/interfaces/IOfferMany.sol";
import {IOfferProceedings} from "../../src/interfaces/IOfferProceedings.sol";
import {BlockProof, Proof, ReceiptProof} from "../../src/libraries/PaymentProof.sol";
import {EscrowTest} from "../base/EscrowTest.sol";

/// @dev Three pieces of code, one Offer: each function is answered by exactly one of them, on one storage.
contract PartsTest is EscrowTest {
    bytes32 private constant CASE = bytes32(uint256(1));
    uint256 private constant SLOTS = 17;

    function test_offer_answersEveryFunction_eachOnce() public {
        bytes[] memory calls = _all();
        for (uint256 i = 0; i < calls.length; ++i) {
            (bool ok, bytes memory answer) = address(offer).call(calls[i]);
            // Code without the function reverts without a word.
            assertTrue(ok || answer.length >= 4, string.concat("answered: ", vm.toString(i)));
            for (uint256 j = 0; j < i; ++j) {
                assertNotEq(selectorOf(calls[i]), selectorOf(calls[j]), "no two functions share a selector");
            }
        }
    }

    function test_offer_refusesAFunctionThatNoPartHas() public {
        (bool ok, bytes memory answer) = address(offer).call(abi.encodeWithSignature("owner()"));
        assertFalse(ok, "refused");
        assertEq(answer.length, 0, "by the last of them");
    }

    function test_implementation_refusesEveryAct() public {
        address implementation = factory.implementation();
        _refusesAll(implementation, _escrowActs());
        _refusesAll(implementation, _proceedingsActs());
        // The part behind it could not tell: the context would be the implementation's.
        _refusesAll(implementation, _proceedingsViews());
        _refusesAll(implementation, _manyActs());
        _refusesAll(implementation, _manyViews());
    }

    /// @dev Neither by itself nor by way of the proceedings, which could not tell either.
    function test_many_refusesEveryAct_atItsOwnAddress() public {
        address many = offer.many();
        assertNotEq(many, offer.proceedings(), "a part of its own");
        assertGt(many.code.length, 0, "deployed with the proceedings");
        _refusesAll(many, _manyActs());
        _refusesAll(offer.proceedings(), _manyActs());
        _refusesAll(offer.proceedings(), _manyViews());
    }

    /// @dev It writes to the Offer's storage alone.
    function test_many_hasNoState() public {
        Paid memory paid = pay(10 * USDC);
        BlockProof[] memory proofs = new BlockProof[](1);
        proofs[0].header = paid.proof.header;
        proofs[0].receipts = new ReceiptProof[](1);
        uint256[] memory indexes = new uint256[](1);
        indexes[0] = paid.proof.logIndex;
        proofs[0].receipts[0] = ReceiptProof(0, paid.proof.nodes, indexes);
        ManyContest memory statement = ManyContest(Claim.NotDelivered, 0, 0, 0);
        bytes32 leaf = keccak256(abi.encode(paid.key, paid.nonce, paid.amount, paid.time));
        bytes32 tag = keccak256("Many(address offer,bytes32 listHash)");
        bytes32 caseId = keccak256(abi.encode(tag, address(offer), keccak256(abi.encode(leaf))));
        Authorization memory bond = authorize(payer, BOND, offer.manyBondNonce(caseId, statement));
        assertEq(offer.contestMany(statement, proofs, bond), caseId, "id");
        address many = offer.many();
        for (uint256 slot = 0; slot < SLOTS; ++slot) {
            assertEq(vm.load(many, bytes32(slot)), bytes32(0), "stores nothing");
        }
        assertEq(uint256(vm.load(address(offer), bytes32(uint256(10)))), 1, "the clone counts the case");
    }

    function test_proceedings_refuseEveryAct_atTheirOwnAddress() public {
        address proceedings = offer.proceedings();
        assertEq(proceedings, factory.proceedings(), "those of the factory");
        _refusesAll(proceedings, _proceedingsActs());
    }

    /// @dev Nothing initializes them: they have no constructor, no storage of their own and none of the escrow's functions.
    function test_proceedings_haveNoStateAndNoEscrow() public {
        address proceedings = offer.proceedings();
        Paid memory paid = frozenCase(10 * USDC);
        vm.prank(seller.addr);
        offer.setReceiptSigner(stranger.addr);
        bytes[] memory acts = _escrowActs();
        for (uint256 i = 0; i < acts.length; ++i) {
            vm.prank(address(factory));
            (bool ok,) = proceedings.call(acts[i]);
            assertFalse(ok, "no such function");
        }
        for (uint256 slot = 0; slot < SLOTS; ++slot) {
            assertEq(vm.load(proceedings, bytes32(slot)), bytes32(0), "proceedings store nothing");
            assertEq(vm.load(factory.implementation(), bytes32(slot)), bytes32(0), "nor does the implementation");
        }
        assertEq(uint256(vm.load(address(offer), bytes32(uint256(12)))), uint160(stranger.addr), "the clone does");
        assertEq(offer.caseOf(1), paid.key, "and both parts read it");
    }

    function test_offer_takesCoinOnlyForItsArbitrator() public {
        vm.deal(address(this), 100);
        (bool ok, bytes memory reason) = address(offer).call{value: 1}("");
        assertFalse(ok, "plain coin");
        assertEq(reason, abi.encodeWithSelector(IOfferLog.ValueMismatch.selector, 1, 0), "reason");
        bytes[] memory calls = _all();
        uint256 payableCount = 0;
        for (uint256 i = 0; i < calls.length; ++i) {
            (ok, reason) = address(offer).call{value: 1}(calls[i]);
            assertFalse(ok, "nothing here succeeds with coin");
            // A function that takes none reverts without a word; these two say why they refuse.
            if (reason.length != 0) ++payableCount;
        }
        assertEq(payableCount, 2, "freeze and appeal");
        assertEq(address(offer).balance, 0, "no coin stays");
    }

    /// @dev Either part knows the Vault, the terms and the address that it acts for.
    function test_bothParts_actForTheSameOffer() public view {
        assertEq(address(offer.vault()), address(vault), "vault");
        assertEq(offer.seller(), seller.addr, "seller");
        assertEq(offer.token(), address(token), "token");
        bytes32 appealHash = keccak256(
            abi.encode(
                keccak256("Appeal(bytes32 caseId,uint8 appeals,uint256 fee,bytes32 evidenceHash)"),
                CASE,
                0,
                1,
                bytes32(0)
            )
        );
        assertEq(offer.appealNonce(CASE, 1, 0), vault.appealNonce(address(offer), appealHash), "the clone's nonce");
    }

    function _refusesAll(address target, bytes[] memory calls) private {
        for (uint256 i = 0; i < calls.length; ++i) {
            (bool ok, bytes memory reason) = target.call(calls[i]);
            assertFalse(ok, "refused");
            // `announce` knows its caller.
            bool announced = selectorOf(calls[i]) == bytes32(IOfferEscrow.announce.selector);
            bytes4 expected = announced ? IOfferLog.NotFactory.selector : IOfferLog.NotAnOffer.selector;
            assertEq(selectorOf(reason), bytes32(expected), string.concat("reason ", vm.toString(i)));
        }
    }

    // --- every function of IOffer ---

    function _all() private view returns (bytes[] memory calls) {
        bytes[][6] memory groups =
            [_escrowActs(), _escrowViews(), _proceedingsActs(), _proceedingsViews(), _manyActs(), _manyViews()];
        uint256 count = 0;
        for (uint256 i = 0; i < groups.length; ++i) {
            count += groups[i].length;
        }
        calls = new bytes[](count);
        for (uint256 i = 0; i < groups.length; ++i) {
            for (uint256 j = 0; j < groups[i].length; ++j) {
                calls[--count] = groups[i][j];
            }
        }
    }

    function _escrowActs() private view returns (bytes[] memory calls) {
        Proof memory proof;
        Contest memory statement;
        Delivery memory delivery;
        Authorization memory bond;
        Permit memory permit;
        calls = new bytes[](11);
        calls[0] = abi.encodeCall(IOfferEscrow.announce, ());
        calls[1] = abi.encodeCall(IOfferEscrow.withdraw, ());
        calls[2] = abi.encodeCall(IOfferEscrow.withdrawUpTo, (0));
        calls[3] = abi.encodeCall(IOfferEscrow.checkpoint, ());
        calls[4] = abi.encodeCall(IOfferEscrow.sweep, (address(token)));
        calls[5] = abi.encodeCall(IOfferEscrow.execute, (CASE));
        calls[6] = abi.encodeCall(IOfferEscrow.timeout, (CASE));
        calls[7] = abi.encodeCall(IOfferEscrow.contest, (statement, proof, delivery, "", bond));
        calls[8] = abi.encodeCall(IOfferEscrow.contestByPermit, (statement, proof, delivery, "", permit));
        calls[9] = abi.encodeCall(IOfferEscrow.proveBreach, (proof, delivery, ""));
        calls[10] = abi.encodeCall(IArbitrable.rule, (0, 1));
    }

    function _escrowViews() private view returns (bytes[] memory calls) {
        Proof memory proof;
        Contest memory statement;
        calls = new bytes[](18);
        calls[0] = abi.encodeCall(IOfferEscrow.terms, ());
        calls[1] = abi.encodeCall(IOfferEscrow.seller, ());
        calls[2] = abi.encodeCall(IOfferEscrow.token, ());
        calls[3] = abi.encodeCall(IOfferEscrow.vault, ());
        calls[4] = abi.encodeCall(IOfferEscrow.proceedings, ());
        calls[5] = abi.encodeCall(IOfferEscrow.received, ());
        calls[6] = abi.encodeCall(IOfferEscrow.locked, ());
        calls[7] = abi.encodeCall(IOfferEscrow.checkpoints, (0));
        calls[8] = abi.encodeCall(IOfferEscrow.checkpointCount, ());
        calls[9] = abi.encodeCall(IOfferEscrow.withdrawable, ());
        calls[10] = abi.encodeCall(IOfferEscrow.unmatured, ());
        calls[11] = abi.encodeCall(IOfferEscrow.credits, (seller.addr));
        calls[12] = abi.encodeCall(IOfferEscrow.cases, (CASE));
        calls[13] = abi.encodeCall(IOfferEscrow.caseCount, ());
        calls[14] = abi.encodeCall(IOfferEscrow.caseAccumulator, ());
        calls[15] = abi.encodeCall(IOfferEscrow.caseOf, (1));
        calls[16] = abi.encodeCall(IOfferEscrow.bondNonce, (CASE, statement, 0));
        calls[17] = abi.encodeCall(IOfferEscrow.verifyPayment, (proof));
    }

    function _proceedingsActs() private view returns (bytes[] memory calls) {
        Delivery memory delivery;
        Authorization memory fee;
        calls = new bytes[](12);
        calls[0] = abi.encodeCall(IOfferProceedings.answer, (CASE, delivery, "", "", 0));
        calls[1] = abi.encodeCall(IOfferProceedings.concede, (CASE));
        calls[2] = abi.encodeCall(IOfferProceedings.accept, (CASE, 0, ""));
        calls[3] = abi.encodeCall(IOfferProceedings.continueCase, (CASE, 0, ""));
        calls[4] = abi.encodeCall(IOfferProceedings.submitEvidence, (CASE, CASE));
        calls[5] = abi.encodeCall(IOfferProceedings.proveEquivocation, (CASE, delivery, "", delivery, ""));
        calls[6] = abi.encodeCall(IOfferProceedings.freeze, (CASE));
        calls[7] = abi.encodeCall(IOfferProceedings.appeal, (CASE, 0, seller.addr, fee));
        calls[8] = abi.encodeCall(IOfferProceedings.setReceiptSigner, (stranger.addr));
        calls[9] = abi.encodeCall(IOfferProceedings.submitEvidenceFor, (CASE, CASE, seller.addr, 0, 0, ""));
        calls[10] = abi.encodeCall(IOfferProceedings.claim, (seller.addr));
        calls[11] = abi.encodeCall(IOfferProceedings.claimTo, (seller.addr, seller.addr, 0, 0, ""));
    }

    function _manyActs() private pure returns (bytes[] memory calls) {
        Delivery memory delivery;
        Authorization memory bond;
        ManyContest memory statement;
        calls = new bytes[](2);
        calls[0] = abi.encodeCall(IOfferMany.contestMany, (statement, new BlockProof[](0), bond));
        calls[1] = abi.encodeCall(IOfferMany.drawSample, (CASE, new Leaf[](0), new bytes32[](0), CASE, delivery, ""));
    }

    function _manyViews() private pure returns (bytes[] memory calls) {
        ManyContest memory statement;
        calls = new bytes[](1);
        calls[0] = abi.encodeCall(IOfferMany.manyBondNonce, (CASE, statement));
    }

    function _proceedingsViews() private view returns (bytes[] memory calls) {
        Delivery memory delivery;
        calls = new bytes[](6);
        calls[5] = abi.encodeCall(IOfferProceedings.many, ());
        calls[0] = abi.encodeCall(IOfferProceedings.appealNonce, (CASE, 1, 0));
        calls[1] = abi.encodeCall(IOfferProceedings.deliveryDigest, (delivery));
        calls[2] = abi.encodeCall(IOfferProceedings.wasReceiptSigner, (signer.addr, 0, 1));
        calls[3] = abi.encodeCall(IOfferProceedings.isNonceUsed, (signer.addr, 0));
        calls[4] = abi.encodeCall(IERC5267.eip712Domain, ());
    }
}
