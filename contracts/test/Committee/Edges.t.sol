// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommitteeTest, ICommitteeAppeals} from "./CommitteeTestBase.sol";

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
}
