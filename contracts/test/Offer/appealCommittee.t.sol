// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization, CaseState, Terms} from "../../src/interfaces/IOffer.sol";
import {EscrowTest} from "../base/EscrowTest.sol";

/// @dev Appeals of an Offer to the real Committee. With three validators a panel of one leaves room for another round.
contract AppealCommitteeTest is EscrowTest {
    function test_appeal_leavesTheRuling_whenNobodyHearsIt() public {
        Terms memory terms = defaultTerms();
        terms.rounds = 2;
        terms.procedure.panel = 1;
        terms.fee = FEE_PER_SEAT;
        terms.judgeWindow = uint32(committee.longestCase(2));
        offer = publish(terms);
        addStake(50 * USDC);
        Paid memory paid = frozenCase(10 * USDC);
        uint256 id = offer.cases(paid.key).disputeID;
        ruleByCommittee(id, BOTH_PASS);
        assertEq(stateOf(paid.key), uint256(CaseState.Frozen), "not final");
        uint256 fee = committee.appealFee(id);
        Authorization memory a = authorize(payer, fee, offer.appealNonce(paid.key, fee, keccak256("x")));
        uint256 before = balance(payer.addr);
        offer.appeal(paid.key, keccak256("x"), payer.addr, a);
        assertEq(before - balance(payer.addr), fee, "fee");
        assertEq(committee.disputes(id).round, 1, "round");
        assertEq(committee.disputes(id).briefHash, keccak256(abi.encode(briefOf(id))), "brief");
        vm.warp(offer.cases(paid.key).judgeBy);
        committee.executeRuling(id);
        assertEq(stateOf(paid.key), uint256(CaseState.Ruled), "previous ruling stands");
        offer.execute(paid.key);
        committee.claimFee(payer.addr);
        assertEq(balance(payer.addr), before, "fee back");
    }
}
