// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommitteeTest, ICommitteeAppeals, Parameters} from "./CommitteeTestBase.sol";

contract CommitteeEdgesTest is CommitteeTest {
    /// @dev The appeal that nobody heard has made the ruling final already.
    function test_waiveAppeal_reverts_onceTheAppealHasLapsed() external {
        uint256 id = openAndRule(2, PASS_PASS);
        appealRound(id);
        vm.warp(timestamp() + DRAW);
        assertEq(status(id), WAITING, "in time");
        vm.prank(payer);
        later.waiveAppeal(id, briefs[id]);
        vm.warp(timestamp() + 1);
        assertEq(status(id), SOLVED, "lapsed");
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.RulingFinal.selector, id));
        vm.prank(payee);
        later.waiveAppeal(id, briefs[id]);
    }

    /// @dev All of the account's 192 bits.
    function test_createDispute_boundary_account() external {
        Parameters memory p = parameters();
        p.feePerSeat = uint256(type(uint192).max) / 3;
        committee = newCommittee(p);
        stakes = committee.REGISTRY();
        for (uint256 i = 0; i < 3; ++i) {
            join(registry[i], UNITS);
        }
        vm.roll(vm.getBlockNumber() + 1);
        token.mint(address(committee), type(uint192).max);
        arbitrable.open(committee, defaultBrief());
        assertEq(committee.accounted(), type(uint192).max, "three seats are all that can be accounted");
    }
}
