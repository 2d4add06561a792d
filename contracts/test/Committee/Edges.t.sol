// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommitteeTest, ICommittee, ICommitteeAppeals, ICommitteeRecords, Parameters} from "./CommitteeTestBase.sol";
import {RevertingArbitrable} from "./HostileArbitrables.sol";

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

    /// @dev What a delivery needs is not one gas more than what it says it needs.
    function test_executeRuling_boundary_gas() external {
        RevertingArbitrable refusing = new RevertingArbitrable();
        arbitrable = refusing;
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        committee.adjudicate(id, briefs[id]);
        refusing.setReady(true);
        bytes memory data = abi.encodeCall(ICommittee.executeRuling, (id));
        uint256 given = 200_000;
        uint256 lacks = _lacks(data, given);
        assertEq(_lacks(data, given + lacks - 1), 1, "one lacks");
        (bool ok,) = address(committee).call{gas: given + lacks}(data);
        assertTrue(ok, "exactly what is needed");
        assertTrue(committee.disputes(id).delivered, "delivered");
    }

    function _lacks(bytes memory data, uint256 gas) private returns (uint256 gasLacking) {
        (bool ok, bytes memory reason) = address(committee).call{gas: gas}(data);
        assertFalse(ok, "too little gas");
        assertEq(selectorOf(reason), bytes32(ICommitteeRecords.GasTooLow.selector), "reason");
        assembly ("memory-safe") {
            gasLacking := sub(mload(add(reason, 0x44)), mload(add(reason, 0x24)))
        }
    }
}
