// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Case, Terms} from "../../src/interfaces/IOffer.sol";
import {Cause} from "../../src/libraries/SettlementTable.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";

/// @dev The last of the rulings is one: what was judged unclear is not what was never judged.
contract UnclearTest is EscrowTest {
    function test_timeout_appliesTheRulingUnclear() public {
        NativeArbitrator native = new NativeArbitrator();
        vm.deal(address(this), 1 ether);
        Terms memory terms = defaultTerms();
        terms.arbitrator = address(native);
        offer = publish(terms);
        Paid memory paid = pay(10 * USDC);
        contestNotConforming(paid);
        answerPlainly(paid.key);
        offer.freeze{value: native.COST()}(paid.key);
        native.solve(1, 3);
        vm.warp(offer.cases(paid.key).judgeBy + 1);
        offer.timeout(paid.key);
        Case memory found = offer.cases(paid.key);
        assertEq(found.ruling, 3, "unclear");
        assertEq(uint256(found.cause), uint256(Cause.Judged), "judged");
    }
}
