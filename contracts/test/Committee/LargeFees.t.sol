// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Brief, CommitteeTest, ICommitteeRecords, Parameters} from "./CommitteeTestBase.sol";

contract CommitteeLargeFeesTest is CommitteeTest {
    /// @dev What is accounted has 192 bits: a sum above them is refused, not cut.
    function test_createDispute_reverts_whenTheAccountOverflows() external {
        Parameters memory p = parameters();
        p.feePerSeat = 1 << 191;
        committee = newCommittee(p);
        stakes = committee.REGISTRY();
        for (uint256 i = 0; i < 3; ++i) {
            join(registry[i], UNITS);
        }
        vm.roll(vm.getBlockNumber() + 1);
        Brief memory brief = defaultBrief();
        brief.procedure.panel = 1;
        token.mint(address(committee), (1 << 191) - 1);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.FeeNotPaid.selector, (1 << 191) - 1, 1 << 191));
        arbitrable.open(committee, brief);
        token.mint(address(committee), 1);
        arbitrable.open(committee, brief);
        assertEq(committee.accounted(), 1 << 191, "half of the range");
        token.mint(address(committee), 1 << 191);
        vm.expectRevert(
            abi.encodeWithSelector(ICommitteeRecords.FeeMismatch.selector, 1 << 191, type(uint192).max - (1 << 191))
        );
        arbitrable.open(committee, brief);
    }

    /// @dev A round of the whole committee is paid as 31 seats at most, however many members there are.
    function test_appealFee_isThatOf31Seats_withMoreMembers() external {
        address[] memory members = new address[](33);
        for (uint256 i = 0; i < 33; ++i) {
            members[i] = newAccount(string.concat("member", vm.toString(i)));
        }
        useCommittee(members);
        Brief memory brief = defaultBrief();
        brief.rounds = 2;
        brief.procedure.panel = 31;
        uint256 id = open(brief);
        ruleRound(id, PASS_PASS);
        assertEq(committee.appealFee(id), 31 * FEE, "the most seats");
        appealRound(id);
        assertTrue(committee.disputes(id).whole, "everybody's");
    }
}
