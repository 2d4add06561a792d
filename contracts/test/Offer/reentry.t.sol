// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {Authorization, Contest, Delivery, Leaf, ManyContest, Permit, Terms} from "../../src/interfaces/IOffer.sol";
import {BlockProof, Proof} from "../../src/libraries/PaymentProof.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";
import {ReentrantToken} from "../mocks/ReentrantToken.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IOfferMany} from "../../src/interfaces/IOfferMany.sol";
import {IOfferProceedings} from "../../src/interfaces/IOfferProceedings.sol";

/// @dev One lock over everything that changes an Offer, in either part of it, tried from inside a withdrawal's transfer.
contract ReentryTest is EscrowTest {
    function test_withdraw_refusesReentryIntoEveryEntry() public {
        ReentrantToken evil = new ReentrantToken();
        NativeArbitrator native = new NativeArbitrator();
        Terms memory terms = defaultTerms();
        terms.token = address(evil);
        terms.arbitrator = address(native);
        offer = publish(terms);
        evil.mint(address(offer), 100);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        bytes[] memory calls = _everyEntry();
        for (uint256 i = 0; i < calls.length; ++i) {
            uint256 id = vm.snapshotState();
            evil.arm(address(offer), calls[i]);
            assertEq(offer.withdraw(), 100, "withdrawn once");
            assertEq(
                selectorOf(evil.lastReason()),
                bytes32(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector),
                "reentry refused"
            );
            vm.revertToState(id);
        }
    }

    /// @dev Every function that changes an Offer, but for `announce`, which answers the factory alone.
    function _everyEntry() private view returns (bytes[] memory calls) {
        Proof memory proof;
        Contest memory statement;
        Delivery memory delivery;
        Authorization memory bond;
        Permit memory permit;
        calls = new bytes[](24);
        calls[0] = abi.encodeCall(IOfferEscrow.withdraw, ());
        calls[1] = abi.encodeCall(IOfferEscrow.withdrawUpTo, (0));
        calls[2] = abi.encodeCall(IOfferEscrow.checkpoint, ());
        calls[3] = abi.encodeCall(IOfferProceedings.claim, (seller.addr));
        calls[4] = abi.encodeCall(IOfferEscrow.execute, (bytes32(0)));
        calls[5] = abi.encodeCall(IOfferEscrow.timeout, (bytes32(0)));
        calls[6] = abi.encodeCall(IOfferProceedings.freeze, (bytes32(0)));
        calls[7] = abi.encodeCall(IOfferProceedings.concede, (bytes32(0)));
        calls[8] = abi.encodeCall(IOfferEscrow.sweep, (address(token)));
        calls[9] = abi.encodeCall(IOfferEscrow.contest, (statement, proof, delivery, "", bond));
        calls[10] = abi.encodeCall(IOfferEscrow.proveBreach, (proof, delivery, ""));
        calls[11] = abi.encodeCall(IOfferProceedings.answer, (bytes32(0), delivery, "", "", bytes32(0)));
        calls[12] = abi.encodeCall(IOfferProceedings.accept, (bytes32(0), 0, ""));
        calls[13] = abi.encodeCall(IOfferProceedings.continueCase, (bytes32(0), 0, ""));
        calls[14] = abi.encodeCall(IOfferProceedings.submitEvidence, (bytes32(0), bytes32(uint256(1))));
        calls[15] = abi.encodeCall(IOfferProceedings.proveEquivocation, (bytes32(0), delivery, "", delivery, ""));
        calls[16] = abi.encodeCall(IArbitrable.rule, (0, 1));
        calls[18] = abi.encodeCall(IOfferProceedings.appeal, (bytes32(0), bytes32(0), seller.addr, bond));
        calls[19] = abi.encodeCall(IOfferEscrow.contestByPermit, (statement, proof, delivery, "", permit));
        calls[20] = abi.encodeCall(
            IOfferProceedings.submitEvidenceFor, (bytes32(0), bytes32(uint256(1)), seller.addr, 0, 0, "")
        );
        calls[21] = abi.encodeCall(IOfferProceedings.claimTo, (seller.addr, seller.addr, 0, 0, ""));
        calls[17] = abi.encodeCall(IOfferProceedings.setReceiptSigner, (stranger.addr));
        ManyContest memory many;
        calls[22] = abi.encodeCall(IOfferMany.contestMany, (many, new BlockProof[](0), bond));
        calls[23] = abi.encodeCall(
            IOfferMany.drawSample, (bytes32(0), new Leaf[](0), new bytes32[](0), bytes32(0), delivery, "")
        );
    }
}
