// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// Words of short literals.
// forge-lint: disable-start(unsafe-typecast)

import {Claim, Contest, Delivery, ManyContest, Terms} from "../../src/interfaces/IOffer.sol";
import {AppealTestBase} from "./AppealTestBase.sol";

/// @dev What is hashed and signed, computed here by hand: a party that takes its hashes from the contract would not notice
/// a field that is left out.
contract DigestsTest is AppealTestBase {
    function _bondNonce(bytes32 structHash) private view returns (bytes32) {
        return keccak256(abi.encode("redress.bond", address(offer), structHash));
    }

    function test_bondNonce_bindsTheWholeStatement() public view {
        bytes32 typehash = keccak256(
            "Contest(bytes32 caseId,uint8 claim,bytes32 requestHash,bytes32 evidenceHash,uint256 relayFee,bytes32 deliveryHash)"
        );
        Contest memory s = Contest(Claim.NotConforming, REQUEST, keccak256("evidence"), 7);
        bytes32 structHash = keccak256(
            abi.encode(typehash, bytes32("case"), s.claim, s.requestHash, s.evidenceHash, s.relayFee, bytes32("d"))
        );
        assertEq(offer.bondNonce("case", s, "d"), _bondNonce(structHash), "nonce");
    }

    function test_manyBondNonce_bindsTheWholeStatement() public view {
        bytes32 typehash = keccak256(
            "ManyContest(bytes32 caseId,uint8 claim,bytes32 itemsHash,bytes32 evidenceHash,uint256 relayFee)"
        );
        ManyContest memory s = ManyContest(Claim.NotConforming, keccak256("items"), keccak256("evidence"), 7);
        bytes32 structHash =
            keccak256(abi.encode(typehash, bytes32("case"), s.claim, s.itemsHash, s.evidenceHash, s.relayFee));
        assertEq(offer.manyBondNonce("case", s), _bondNonce(structHash), "nonce");
    }

    function test_appealNonce_bindsCaseRoundFeeAndEvidence() public {
        Paid memory paid = ruledCase(honored());
        bytes32 typehash = keccak256("Appeal(bytes32 caseId,uint8 appeals,uint256 fee,bytes32 evidenceHash)");
        for (uint8 round = 0; round < 2; ++round) {
            bytes32 structHash = keccak256(abi.encode(typehash, paid.key, round, uint256(11), bytes32("e")));
            assertEq(
                offer.appealNonce(paid.key, 11, "e"),
                keccak256(abi.encode("redress.appeal", address(offer), structHash)),
                "nonce"
            );
            if (round == 0) appealBy(payer, paid.key, FRESH);
        }
    }

    function test_stakeNonce_bindsTheOffer() public view {
        assertEq(
            vault.stakeNonce(address(offer), "salt"),
            keccak256(abi.encode("redress.stake", address(offer), bytes32("salt"))),
            "nonce"
        );
    }

    function test_deliveryDigest_isTypedData() public {
        Delivery memory delivery = deliveryFor(pay(5));
        bytes32 separator = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Redress"),
                keccak256("1"),
                block.chainid,
                address(offer)
            )
        );
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", separator, hashOf(delivery)));
        assertEq(offer.deliveryDigest(delivery), digest, "digest");
    }

    function test_evidenceRoot_andAccumulator_areChains() public {
        Paid memory paid = pay(5);
        Delivery memory delivery = deliveryFor(paid);
        assertEq(offer.caseAccumulator(), bytes32(0), "no case");
        contestNotConforming(paid, delivery);
        bytes32 root = keccak256(
            abi.encode(MANIFEST, paid.key, Claim.NotConforming, REQUEST, hashOf(delivery), keccak256("evidence"))
        );
        assertEq(offer.cases(paid.key).evidenceRoot, root, "first root");
        bytes32 accumulator = keccak256(abi.encode(bytes32(0), paid.key));
        assertEq(offer.caseAccumulator(), accumulator, "one case");
        vm.prank(payer.addr);
        offer.submitEvidence(paid.key, "item");
        root = keccak256(abi.encode(root, payer.addr, bytes32("item")));
        assertEq(offer.cases(paid.key).evidenceRoot, root, "next root");
        Paid memory second = pay(6);
        contestNotDelivered(second);
        accumulator = keccak256(abi.encode(accumulator, second.key));
        assertEq(offer.caseAccumulator(), accumulator, "two cases");
    }

    /// @dev Terms that differ in nothing but the manifest begin another chain.
    function test_evidenceRoot_bindsTheManifest() public {
        Terms memory terms = appealTerms();
        terms.manifestHash = keccak256("another");
        offer = publish(terms);
        Paid memory paid = pay(5);
        contestNotDelivered(paid);
        bytes32 root = keccak256(
            abi.encode(terms.manifestHash, paid.key, Claim.NotDelivered, REQUEST, bytes32(0), keccak256("evidence"))
        );
        assertEq(offer.cases(paid.key).evidenceRoot, root, "first root");
    }
}
