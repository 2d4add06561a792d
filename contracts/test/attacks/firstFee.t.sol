// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Phase} from "../../src/interfaces/ICommittee.sol";
import {CaseState, Delivery, Terms} from "../../src/interfaces/IOffer.sol";
import {SheetTest} from "../base/SheetTest.sol";

/// @dev A first round that nobody hears gives its fee back to the payer. Whatever ends the case before any ruling, the
/// seller's stake does not pay that fee a second time.
contract FirstFeeAttackTest is SheetTest {
    function test_failedRound_thenEquivocation_paysTheFeeOnce() public {
        _run(true);
    }

    function test_equivocation_thenFailedRound_paysTheFeeOnce() public {
        _run(false);
    }

    function test_failedRound_thenTimeout_paysTheFeeOnce_evenWhereTheSellerBearsIt() public {
        Terms memory terms = defaultTerms();
        bytes memory table = terms.settlement;
        table[7 * 8 + 6] = 0x01; // (3, Timeout): fee bearer
        terms.settlement = table;
        offer = publish(terms);
        addStake(50 * USDC);
        Sheet memory before = sheet();
        Paid memory paid = frozenCase(10 * USDC);
        uint256 id = offer.cases(paid.key).disputeID;
        vm.warp(offer.cases(paid.key).judgeBy + 1);
        committee.draw(id, briefOf(id));
        committee.claimFee(payer.addr);
        offer.timeout(paid.key);
        Sheet memory moved;
        (moved.payer, moved.offer) = (down(10 * USDC), up(10 * USDC));
        assertMoved(before, moved, "the bond came back, and the fee once");
    }

    function _run(bool failFirst) private {
        addStake(50 * USDC);
        Sheet memory before = sheet();
        Paid memory paid = frozenCase(10 * USDC);
        uint256 id = offer.cases(paid.key).disputeID;
        vm.warp(timestamp() + 10 minutes + 1);
        if (failFirst) committee.draw(id, briefOf(id));
        _equivocate(paid);
        if (!failFirst) committee.draw(id, briefOf(id));
        assertEq(uint256(committee.disputes(id).phase), uint256(Phase.Failed), "nobody heard it");
        committee.claimFee(payer.addr);
        Sheet memory moved;
        assertMoved(before, moved, "payment and bond came back, and the fee once");
    }

    function _equivocate(Paid memory paid) private {
        Delivery memory first = deliveryFor(paid);
        Delivery memory second = deliveryFor(paid);
        second.responseHash = keccak256("another response");
        bytes memory firstSignature = signDelivery(first);
        bytes memory secondSignature = signDelivery(second);
        vm.prank(payer.addr);
        offer.proveEquivocation(paid.key, first, firstSignature, second, secondSignature);
        assertEq(stateOf(paid.key), uint256(CaseState.Settled), "settled");
    }
}
