// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {IArbitratorV2} from "../../src/interfaces/IArbitratorV2.sol";
import {ICommitteeAppeals} from "../../src/interfaces/ICommitteeAppeals.sol";
import {ICommitteeEquivocation} from "../../src/interfaces/ICommitteeEquivocation.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {ITokenFeeArbitrator} from "../../src/interfaces/ITokenFeeArbitrator.sol";
import {Adjudication} from "../../src/libraries/Adjudication.sol";
import {Brief, CommitteeTest, DisputeView, ICommittee, ICommitteeRecords, Phase} from "./CommitteeTestBase.sol";

contract CommitteeCreateDisputeTest is CommitteeTest {
    function test_createDispute_succeeds_afterThePaymentOfTheFee() external {
        Brief memory brief = defaultBrief();
        fund(3 * FEE);
        vm.expectEmit(true, true, true, true, address(committee));
        emit IArbitratorV2.DisputeCreation(1, IArbitrable(address(arbitrable)));
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.DisputeOpened(1, 0, keccak256(abi.encode(brief)), brief);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.DrawScheduled(1, START_BLOCK + 2);
        uint256 id = arbitrable.open(committee, brief);

        assertEq(id, 1, "ids count from 1");
        DisputeView memory d = committee.disputes(id);
        assertEq(d.arbitrable, address(arbitrable), "arbitrable");
        assertEq(uint256(d.phase), uint256(Phase.Drawing), "phase");
        assertEq(d.panel, 0, "nobody sits yet");
        assertEq(d.snapshotBlock, START_BLOCK - 1, "stakes of the block before");
        assertEq(d.createdAt, START, "created");
        assertEq(d.drawBlock, START_BLOCK + 2, "draw block");
        assertEq(d.commitBy, 0, "no deadline before the draw");
        assertEq(d.revealBy, 0, "no deadline before the draw");
        assertEq(d.briefHash, keccak256(abi.encode(brief)), "brief");
        assertEq(seatsOf(id).length, 0, "no seats before the draw");
        assertEq(uint256(committee.disputeStatus(id)), uint256(IArbitrator.DisputeStatus.Waiting), "status");
        assertEq(rulingOf(id), 0, "no ruling");
        assertEq(committee.accounted(), 3 * FEE, "fee accounted");
        assertFeesConserved(3 * FEE);
    }

    function test_createDispute_succeeds_pullingTheFee() external {
        token.mint(address(arbitrable), 3 * FEE);
        uint256 id = arbitrable.openWithToken(committee, defaultBrief(), IERC20(address(token)), 3 * FEE);
        assertEq(token.balanceOf(address(arbitrable)), 0, "fee pulled");
        assertPhase(id, Phase.Drawing);
        assertFeesConserved(3 * FEE);
    }

    function test_createDispute_reverts_whenThePulledFeeIsAnother() external {
        Brief memory brief = defaultBrief();
        token.mint(address(arbitrable), 4 * FEE);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.FeeMismatch.selector, 3 * FEE + 1, 3 * FEE));
        arbitrable.openWithToken(committee, brief, IERC20(address(token)), 3 * FEE + 1);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.FeeMismatch.selector, 3 * FEE - 1, 3 * FEE));
        arbitrable.openWithToken(committee, brief, IERC20(address(token)), 3 * FEE - 1);
    }

    function test_createDispute_reverts_inAnotherToken() external {
        Brief memory brief = defaultBrief();
        IERC20 other = IERC20(address(deployFiatToken()));
        vm.expectRevert(
            abi.encodeWithSelector(ICommitteeRecords.FeeTokenNotAccepted.selector, address(other), address(token))
        );
        arbitrable.openWithToken(committee, brief, other, 3 * FEE);
        vm.expectRevert(
            abi.encodeWithSelector(ICommitteeRecords.FeeTokenNotAccepted.selector, address(other), address(token))
        );
        committee.arbitrationCost(abi.encode(brief), other);
    }

    function test_createDispute_reverts_oneUnitBelowTheFee() external {
        fund(3 * FEE - 1);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.FeeNotPaid.selector, 3 * FEE - 1, 3 * FEE));
        arbitrable.open(committee, defaultBrief());
        fund(1);
        arbitrable.open(committee, defaultBrief());
    }

    function test_createDispute_reverts_onAFeeThatAnotherDisputeConsumed() external {
        open(defaultBrief());
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.FeeNotPaid.selector, 0, 3 * FEE));
        arbitrable.open(committee, defaultBrief());
    }

    function test_createDispute_succeeds_inNativeCoin() external {
        Brief memory brief = defaultBrief();
        vm.deal(address(this), 3 * NATIVE_FEE);
        uint256 id = arbitrable.open{value: 3 * NATIVE_FEE}(committee, brief);
        assertEq(address(committee).balance, 3 * NATIVE_FEE, "held");
        assertEq(committee.accounted(), 0, "no tokens");
        assertTrue(committee.disputes(id).paidNative, "paid in coin");
    }

    function test_createDispute_reverts_onAnotherValueThanTheFee() external {
        vm.deal(address(this), 1 ether);
        fund(3 * FEE);
        Brief memory brief = defaultBrief();
        uint256 cost = 3 * NATIVE_FEE;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.FeeMismatch.selector, cost - 1, cost));
        arbitrable.open{value: cost - 1}(committee, brief);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.FeeMismatch.selector, cost + 1, cost));
        arbitrable.open{value: cost + 1}(committee, brief);
    }

    function test_createDispute_reverts_onRoundsOutOfRange() external {
        Brief memory brief = defaultBrief();
        fund(3 * FEE);
        brief.rounds = 0;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.RoundsOutOfRange.selector, 0, 4));
        arbitrable.open(committee, brief);
        brief.rounds = 5;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.RoundsOutOfRange.selector, 5, 4));
        arbitrable.open(committee, brief);
        brief.rounds = 4;
        arbitrable.open(committee, brief);
    }

    /// @dev What is hashed is what anybody encodes again: an address with dirty upper bytes is refused.
    function test_createDispute_reverts_onADirtyBrief() external {
        fund(3 * FEE);
        bytes memory extraData = abi.encode(defaultBrief());
        for (uint256 word = 0; word < 8; ++word) {
            if (word >= 2 && word < 5) continue; // hashes use every bit
            bytes memory dirty = bytes.concat(extraData);
            dirty[32 * word] = 0x01;
            vm.expectRevert();
            vm.prank(address(arbitrable));
            committee.createDispute(3, dirty);
        }
        vm.prank(address(arbitrable));
        committee.createDispute(3, extraData);
        assertEq(committee.disputes(1).briefHash, keccak256(extraData), "the plain one");
    }

    function test_createDispute_reverts_forOtherChoices() external {
        fund(3 * FEE);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.ChoicesUnsupported.selector, 2, 3));
        arbitrable.openChoices(committee, 2, defaultBrief());
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.ChoicesUnsupported.selector, 4, 3));
        arbitrable.openChoices(committee, 4, defaultBrief());
    }

    function test_createDispute_reverts_forAnUnknownVersion() external {
        Brief memory brief = defaultBrief();
        brief.version = 1;
        fund(3 * FEE);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.BriefVersionUnknown.selector, 1, 2));
        arbitrable.open(committee, brief);
    }

    function test_createDispute_reverts_withoutAFeeRefund() external {
        Brief memory brief = defaultBrief();
        brief.feeRefund = address(0);
        fund(3 * FEE);
        vm.expectRevert(ICommitteeRecords.FeeRefundZero.selector);
        arbitrable.open(committee, brief);
    }

    function test_createDispute_reverts_forAnInconsistentProcedure() external {
        Brief memory brief = defaultBrief();
        brief.procedure.requirements = 9;
        fund(3 * FEE);
        vm.expectRevert(abi.encodeWithSelector(Adjudication.RequirementsOutOfRange.selector, 9, 8));
        arbitrable.open(committee, brief);
    }

    function test_createDispute_reverts_onTruncatedExtraData() external {
        fund(3 * FEE);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.BriefTooShort.selector, 607, 608));
        vm.prank(address(arbitrable));
        committee.createDispute(3, new bytes(607));
    }

    function test_arbitrationCost_isOfTheWholePanel() external view {
        Brief memory brief = defaultBrief();
        assertEq(committee.arbitrationCost(abi.encode(brief)), 3 * NATIVE_FEE, "native fee");
        assertEq(committee.arbitrationCost(abi.encode(brief), IERC20(address(token))), 3 * FEE, "token fee");
        brief.procedure.panel = 31;
        assertEq(committee.arbitrationCost(abi.encode(brief), IERC20(address(token))), 31 * FEE, "token fee");
    }

    function test_createDispute_reducesThePanelToEligibleValidators() external {
        Brief memory brief = defaultBrief();
        brief.procedure.panel = 31;
        assertEq(panelOf(brief), 7, "all seven");
        brief.payer = registry[0];
        assertEq(panelOf(brief), 5, "six eligible, odd");
        brief.payee = registry[6];
        assertEq(panelOf(brief), 5, "five eligible");
        brief.procedure.panel = 3;
        assertEq(panelOf(brief), 3, "as wanted");
    }

    /// @dev Of four validators one is a party, whatever number of roles it has: three are left.
    function test_createDispute_countsAPartyInSeveralRolesOnce() external {
        address[] memory four = new address[](4);
        four[0] = address(arbitrable);
        (four[1], four[2], four[3]) = (registry[0], registry[1], registry[2]);
        useCommittee(four);
        Brief memory brief = defaultBrief();
        assertEq(panelOf(brief), 3, "arbitrable");
        brief.payer = address(arbitrable);
        assertEq(panelOf(brief), 3, "arbitrable and payer");
        brief.payee = address(arbitrable);
        assertEq(panelOf(brief), 3, "all three");
        brief.payer = payer;
        assertEq(panelOf(brief), 3, "arbitrable and payee");

        four[0] = payer;
        useCommittee(four);
        brief.payer = payer;
        brief.payee = payer;
        assertEq(panelOf(brief), 3, "payer and payee");
    }

    function panelOf(Brief memory brief) private returns (uint256) {
        vm.roll(vm.getBlockNumber() + 1);
        uint256 id = open(brief);
        drawSeats(id);
        return committee.disputes(id).panel;
    }

    function test_createDispute_excludesTheArbitrable() external {
        address[] memory two = new address[](2);
        two[0] = address(arbitrable);
        two[1] = registry[0];
        useCommittee(two);
        uint256 id = open(defaultBrief());
        drawSeats(id);
        assertEq(committee.disputes(id).panel, 1, "one is left");
        assertEq(validatorOf(id, 0), registry[0], "not the arbitrable");
    }

    function test_createDispute_reverts_whenEveryValidatorIsAParty() external {
        address[] memory two = new address[](2);
        two[0] = payer;
        two[1] = payee;
        useCommittee(two);
        fund(3 * FEE);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.PanelEmpty.selector, 2));
        arbitrable.open(committee, defaultBrief());
    }

    function test_disputeAccumulator_chainsEveryDispute() external {
        bytes32 chain = bytes32(0);
        assertEq(committee.disputeAccumulator(), chain, "empty");
        for (uint256 id = 1; id <= 3; ++id) {
            Brief memory brief = defaultBrief();
            brief.caseId = keccak256(abi.encode(id));
            open(brief);
            chain = keccak256(abi.encode(chain, id, address(arbitrable), brief.caseId));
            assertEq(committee.disputeAccumulator(), chain, "chained");
            assertEq(committee.disputeCount(), id, "count");
        }
    }

    function test_views_revert_forAnUnknownDispute() external {
        bytes memory unknown = abi.encodeWithSelector(ICommitteeRecords.DisputeUnknown.selector, 1);
        vm.expectRevert(unknown);
        committee.disputes(1);
        vm.expectRevert(unknown);
        committee.seats(1, 0);
        vm.expectRevert(unknown);
        committee.disputeStatus(1);
        vm.expectRevert(unknown);
        committee.currentRuling(1);
        vm.expectRevert(unknown);
        committee.resolution(1);
        vm.expectRevert(unknown);
        committee.draw(1, defaultBrief());
    }

    function test_supportsInterface_namesThemAll() external view {
        assertTrue(committee.supportsInterface(type(ICommittee).interfaceId), "ICommittee");
        assertTrue(committee.supportsInterface(type(IArbitrator).interfaceId), "IArbitrator");
        assertTrue(committee.supportsInterface(0x2ef5e458), "ERC-792 as published");
        assertTrue(committee.supportsInterface(type(IArbitratorV2).interfaceId), "IArbitratorV2");
        assertTrue(committee.supportsInterface(0x059f1667), "Kleros v2 as published");
        assertTrue(committee.supportsInterface(type(ICommitteeAppeals).interfaceId), "ICommitteeAppeals");
        assertTrue(committee.supportsInterface(type(ICommitteeEquivocation).interfaceId), "ICommitteeEquivocation");
        assertTrue(committee.supportsInterface(type(ITokenFeeArbitrator).interfaceId), "ITokenFeeArbitrator");
        assertTrue(committee.supportsInterface(type(IERC165).interfaceId), "ERC-165");
        assertFalse(committee.supportsInterface(0xffffffff), "never");
    }
}
