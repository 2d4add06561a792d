// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IOffer, Terms} from "../../src/interfaces/IOffer.sol";
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
        bytes[] memory calls = new bytes[](9);
        calls[0] = abi.encodeCall(IOffer.withdraw, ());
        calls[1] = abi.encodeCall(IOffer.withdrawUpTo, (0));
        calls[2] = abi.encodeCall(IOffer.checkpoint, ());
        calls[3] = abi.encodeCall(IOffer.claim, (seller.addr));
        calls[4] = abi.encodeCall(IOffer.execute, (bytes32(0)));
        calls[5] = abi.encodeCall(IOffer.timeout, (bytes32(0)));
        calls[6] = abi.encodeCall(IOffer.freeze, (bytes32(0)));
        calls[7] = abi.encodeCall(IOffer.concede, (bytes32(0)));
        calls[8] = abi.encodeCall(IOffer.sweep, (address(token)));
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
}
