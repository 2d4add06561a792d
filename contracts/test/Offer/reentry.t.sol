// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {Authorization, Contest, Delivery, IOffer, Terms} from "../../src/interfaces/IOffer.sol";
import {Proof} from "../../src/libraries/PaymentProof.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";
import {ReentrantToken} from "../mocks/ReentrantToken.sol";

/// @dev One lock over everything that changes an Offer, tried from inside a withdrawal's transfer.
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
        calls = new bytes[](18);
        calls[0] = abi.encodeCall(IOffer.withdraw, ());
        calls[1] = abi.encodeCall(IOffer.withdrawUpTo, (0));
        calls[2] = abi.encodeCall(IOffer.checkpoint, ());
        calls[3] = abi.encodeCall(IOffer.claim, (seller.addr));
        calls[4] = abi.encodeCall(IOffer.execute, (bytes32(0)));
        calls[5] = abi.encodeCall(IOffer.timeout, (bytes32(0)));
        calls[6] = abi.encodeCall(IOffer.freeze, (bytes32(0)));
        calls[7] = abi.encodeCall(IOffer.concede, (bytes32(0)));
        calls[8] = abi.encodeCall(IOffer.sweep, (address(token)));
        calls[9] = abi.encodeCall(IOffer.contest, (statement, proof, delivery, "", bond));
        calls[10] = abi.encodeCall(IOffer.proveBreach, (proof, delivery, ""));
        calls[11] = abi.encodeCall(IOffer.answer, (bytes32(0), delivery, "", "", bytes32(0)));
        calls[12] = abi.encodeCall(IOffer.accept, (bytes32(0), ""));
        calls[13] = abi.encodeCall(IOffer.continueCase, (bytes32(0), ""));
        calls[14] = abi.encodeCall(IOffer.submitEvidence, (bytes32(0), bytes32(uint256(1))));
        calls[15] = abi.encodeCall(IOffer.proveEquivocation, (bytes32(0), delivery, "", delivery, ""));
        calls[16] = abi.encodeCall(IArbitrable.rule, (0, 1));
        calls[17] = abi.encodeCall(IOffer.setReceiptSigner, (stranger.addr));
    }
}
