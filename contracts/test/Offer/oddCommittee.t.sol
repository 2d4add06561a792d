// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Case} from "../../src/interfaces/IOffer.sol";
import {ICommittee} from "../../src/interfaces/ICommittee.sol";
import {Cause} from "../../src/libraries/SettlementTable.sol";
import {AppealTestBase} from "./AppealTestBase.sol";

/// @dev A committee whose record is not one that a committee could have: its ruling stands, with no cause of its own.
contract OddCommitteeTest is AppealTestBase {
    function _causeWhenRecordIs(bytes memory record) private returns (Case memory) {
        Paid memory paid = ruledCase(notHonored(1));
        uint256 id = disputeOf(paid.key);
        vm.warp(rounds.disputes(id).appealBy + 1);
        vm.mockCall(address(rounds), abi.encodeCall(ICommittee.resolution, (id)), record);
        rounds.executeRuling(id);
        offer.execute(paid.key);
        return offer.cases(paid.key);
    }

    function test_execute_takesNoCause_fromAMaskOfMoreThanEightRequirements() public {
        Case memory found = _causeWhenRecordIs(abi.encode(0, 256, 0, 1, 1));
        assertEq(uint256(found.cause), uint256(Cause.Judged), "cause");
        assertEq(found.failed, 0, "mask");
    }

    function test_execute_takesTheCause_fromTheLargestMask() public {
        Case memory found = _causeWhenRecordIs(abi.encode(0, 255, 0, 1, 1));
        assertEq(uint256(found.cause), uint256(Cause.Failed), "cause");
        assertEq(found.failed, 255, "mask");
    }

    function test_execute_takesNoCause_fromAnAnswerThatIsTooShort() public {
        Case memory found = _causeWhenRecordIs(abi.encode(0, 1, 0, 1));
        assertEq(uint256(found.cause), uint256(Cause.Judged), "cause");
    }
}
