// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {Committee} from "../../src/Committee.sol";
import {HistorySource} from "../../src/HistorySource.sol";
import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {ITokenFeeArbitrator} from "../../src/interfaces/ITokenFeeArbitrator.sol";
import {Adjudication, OutcomeRule} from "../../src/libraries/Adjudication.sol";
import {Brief, CommitteeTest, DisputeView, ICommittee, Phase, Windows} from "./CommitteeTestBase.sol";

contract CommitteeCreateDisputeTest is CommitteeTest {
    function test_createDispute_succeeds_afterThePaymentOfTheFee() external {
        Brief memory brief = defaultBrief();
        fund(3 * FEE);
        vm.expectEmit(true, true, true, true, address(committee));
        emit IArbitrator.DisputeCreation(1, IArbitrable(address(arbitrable)));
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommittee.DrawScheduled(1, START_BLOCK + 2);
        uint256 id = arbitrable.open(committee, brief);

        assertEq(id, 1, "ids count from 1");
        DisputeView memory d = committee.disputes(id);
        assertEq(d.arbitrable, address(arbitrable), "arbitrable");
        assertEq(uint256(d.phase), uint256(Phase.Drawing), "phase");
        assertEq(d.panel, 3, "panel");
        assertEq(d.createdAt, START, "created");
        assertEq(d.drawBlock, START_BLOCK + 2, "draw block");
        assertEq(d.commitBy, 0, "no deadline before the draw");
        assertEq(d.revealBy, 0, "no deadline before the draw");
        assertEq(d.manifestHash, brief.manifestHash, "manifest");
        assertEq(d.evidenceRoot, brief.evidenceRoot, "evidence");
        assertEq(d.caseId, brief.caseId, "case");
        assertEq(committee.seats(id).length, 0, "no seats before the draw");
        assertEq(uint256(committee.disputeStatus(id)), uint256(IArbitrator.DisputeStatus.Waiting), "status");
        assertEq(committee.currentRuling(id), 0, "no ruling");
        assertEq(committee.accounted(), 7 * STAKE + 3 * FEE, "fee accounted");
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
        vm.expectRevert(abi.encodeWithSelector(ICommittee.FeeMismatch.selector, 3 * FEE + 1, 3 * FEE));
        arbitrable.openWithToken(committee, brief, IERC20(address(token)), 3 * FEE + 1);
        vm.expectRevert(abi.encodeWithSelector(ICommittee.FeeMismatch.selector, 3 * FEE - 1, 3 * FEE));
        arbitrable.openWithToken(committee, brief, IERC20(address(token)), 3 * FEE - 1);
    }

    function test_createDispute_reverts_inAnotherToken() external {
        Brief memory brief = defaultBrief();
        IERC20 other = IERC20(address(deployFiatToken()));
        vm.expectRevert(abi.encodeWithSelector(ICommittee.FeeTokenNotAccepted.selector, address(other), address(token)));
        arbitrable.openWithToken(committee, brief, other, 3 * FEE);
        vm.expectRevert(abi.encodeWithSelector(ICommittee.FeeTokenNotAccepted.selector, address(other), address(token)));
        committee.arbitrationCost(abi.encode(brief), other);
    }

    function test_createDispute_reverts_oneUnitBelowTheFee() external {
        fund(3 * FEE - 1);
        vm.expectRevert(abi.encodeWithSelector(ICommittee.FeeNotPaid.selector, 3 * FEE - 1, 3 * FEE));
        arbitrable.open(committee, defaultBrief());
        fund(1);
        arbitrable.open(committee, defaultBrief());
    }

    function test_createDispute_reverts_onAFeeThatAnotherDisputeConsumed() external {
        open(defaultBrief());
        vm.expectRevert(abi.encodeWithSelector(ICommittee.FeeNotPaid.selector, 0, 3 * FEE));
        arbitrable.open(committee, defaultBrief());
    }

    function test_createDispute_reverts_withNativeCoin() external {
        fund(3 * FEE);
        vm.deal(address(this), 1);
        vm.expectRevert(abi.encodeWithSelector(ICommittee.NativeNotAccepted.selector, 1));
        arbitrable.open{value: 1}(committee, defaultBrief());
    }

    function test_createDispute_reverts_forOtherChoices() external {
        fund(3 * FEE);
        vm.expectRevert(abi.encodeWithSelector(ICommittee.ChoicesUnsupported.selector, 2, 3));
        arbitrable.openChoices(committee, 2, defaultBrief());
        vm.expectRevert(abi.encodeWithSelector(ICommittee.ChoicesUnsupported.selector, 4, 3));
        arbitrable.openChoices(committee, 4, defaultBrief());
    }

    function test_createDispute_reverts_forAnUnknownVersion() external {
        Brief memory brief = defaultBrief();
        brief.version = 1;
        fund(3 * FEE);
        vm.expectRevert(abi.encodeWithSelector(ICommittee.BriefVersionUnknown.selector, 1, 2));
        arbitrable.open(committee, brief);
    }

    function test_createDispute_reverts_withoutAFeeRefund() external {
        Brief memory brief = defaultBrief();
        brief.feeRefund = address(0);
        fund(3 * FEE);
        vm.expectRevert(ICommittee.FeeRefundZero.selector);
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
        vm.expectRevert();
        vm.prank(address(arbitrable));
        committee.createDispute(3, hex"01");
    }

    function test_arbitrationCost_isOfTheWholePanel() external view {
        Brief memory brief = defaultBrief();
        assertEq(committee.arbitrationCost(abi.encode(brief)), 0, "no native fee");
        assertEq(committee.arbitrationCost(abi.encode(brief), IERC20(address(token))), 3 * FEE, "token fee");
        brief.procedure.panel = 31;
        assertEq(committee.arbitrationCost(abi.encode(brief), IERC20(address(token))), 31 * FEE, "token fee");
    }

    function test_createDispute_reducesThePanelToEligibleValidators() external {
        Brief memory brief = defaultBrief();
        brief.procedure.panel = 31;
        assertEq(committee.disputes(open(brief)).panel, 7, "all seven");
        brief.payer = registry[0];
        assertEq(committee.disputes(open(brief)).panel, 5, "six eligible, odd");
        brief.payee = registry[6];
        assertEq(committee.disputes(open(brief)).panel, 5, "five eligible");
        brief.procedure.panel = 3;
        assertEq(committee.disputes(open(brief)).panel, 3, "as wanted");
    }

    /// @dev Of four validators one is a party, whatever number of roles it has: three are left.
    function test_createDispute_countsAPartyInSeveralRolesOnce() external {
        address[] memory four = new address[](4);
        four[0] = address(arbitrable);
        (four[1], four[2], four[3]) = (registry[0], registry[1], registry[2]);
        committee = stakedCommittee(four);
        Brief memory brief = defaultBrief();
        assertEq(committee.disputes(open(brief)).panel, 3, "arbitrable");
        brief.payer = address(arbitrable);
        assertEq(committee.disputes(open(brief)).panel, 3, "arbitrable and payer");
        brief.payee = address(arbitrable);
        assertEq(committee.disputes(open(brief)).panel, 3, "all three");
        brief.payer = payer;
        assertEq(committee.disputes(open(brief)).panel, 3, "arbitrable and payee");

        four[0] = payer;
        committee = stakedCommittee(four);
        brief.payer = payer;
        brief.payee = payer;
        assertEq(committee.disputes(open(brief)).panel, 3, "payer and payee");
    }

    function test_createDispute_excludesTheArbitrable() external {
        address[] memory two = new address[](2);
        two[0] = address(arbitrable);
        two[1] = registry[0];
        committee = stakedCommittee(two);
        uint256 id = open(defaultBrief());
        assertEq(committee.disputes(id).panel, 1, "one is left");
        drawSeats(id);
        assertEq(validatorOf(id, 0), registry[0], "not the arbitrable");
    }

    function test_createDispute_reverts_whenEveryValidatorIsAParty() external {
        address[] memory two = new address[](2);
        two[0] = payer;
        two[1] = payee;
        committee = stakedCommittee(two);
        fund(3 * FEE);
        vm.expectRevert(abi.encodeWithSelector(ICommittee.PanelEmpty.selector, 2));
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
        bytes memory unknown = abi.encodeWithSelector(ICommittee.DisputeUnknown.selector, 1);
        vm.expectRevert(unknown);
        committee.disputes(1);
        vm.expectRevert(unknown);
        committee.seats(1);
        vm.expectRevert(unknown);
        committee.disputeStatus(1);
        vm.expectRevert(unknown);
        committee.currentRuling(1);
        vm.expectRevert(unknown);
        committee.resolution(1);
        vm.expectRevert(unknown);
        committee.draw(1);
    }

    function test_appeal_neverPossible() external {
        uint256 id = open(defaultBrief());
        (uint256 start, uint256 end) = committee.appealPeriod(id);
        assertEq(start, 0, "start");
        assertEq(end, 0, "end");
        assertEq(committee.appealCost(id, ""), (type(uint256).max - 1) / 2, "not payable");
        vm.expectRevert(abi.encodeWithSelector(ICommittee.AppealImpossible.selector, id));
        committee.appeal(id, "");
    }

    function test_supportsInterface_namesAllFour() external view {
        assertTrue(committee.supportsInterface(type(ICommittee).interfaceId), "ICommittee");
        assertTrue(committee.supportsInterface(type(IArbitrator).interfaceId), "IArbitrator");
        assertTrue(committee.supportsInterface(0x2ef5e458), "ERC-792 as published");
        assertTrue(committee.supportsInterface(type(ITokenFeeArbitrator).interfaceId), "ITokenFeeArbitrator");
        assertTrue(committee.supportsInterface(type(IERC165).interfaceId), "ERC-165");
        assertFalse(committee.supportsInterface(0xffffffff), "never");
    }
}

contract CommitteeConstructionTest is CommitteeTest {
    function test_constructor_fixesEverything() external view {
        assertEq(address(committee.TOKEN()), address(token), "token");
        assertEq(address(committee.BLOCK_HASH_SOURCE()), address(source), "source");
        assertEq(committee.FEE_PER_SEAT(), FEE, "fee");
        assertEq(committee.DRAW_WINDOW(), DRAW, "draw window");
        assertEq(committee.COMMIT_WINDOW(), COMMIT, "commit window");
        assertEq(committee.REVEAL_WINDOW(), REVEAL, "reveal window");
        assertEq(committee.longestCase(1), uint256(DRAW) + COMMIT + REVEAL, "longest case");
        assertEq(keccak256(abi.encode(committee.validators())), keccak256(abi.encode(registry)), "registry");
    }

    function test_constructor_reverts_onABadRegistry() external {
        vm.expectRevert(abi.encodeWithSelector(ICommittee.ValidatorsOutOfRange.selector, 0, 255));
        newCommittee(new address[](0));
        address[] memory many = new address[](256);
        for (uint160 i = 0; i < 256; ++i) {
            many[i] = address(1000 + i);
        }
        vm.expectRevert(abi.encodeWithSelector(ICommittee.ValidatorsOutOfRange.selector, 256, 255));
        newCommittee(many);
        registry[2] = address(0);
        vm.expectRevert(abi.encodeWithSelector(ICommittee.ValidatorZero.selector, 2));
        newCommittee(registry);
        registry[2] = registry[0];
        vm.expectRevert(abi.encodeWithSelector(ICommittee.ValidatorDuplicate.selector, registry[0]));
        newCommittee(registry);
    }

    function test_constructor_reverts_withoutCode() external {
        Windows memory windows = Windows(DRAW, COMMIT, REVEAL);
        vm.expectRevert(abi.encodeWithSelector(ICommittee.CodeMissing.selector, payer));
        new Committee(IERC20(payer), source, registry, FEE, STAKE, windows);
        vm.expectRevert(abi.encodeWithSelector(ICommittee.CodeMissing.selector, payer));
        new Committee(IERC20(address(token)), HistorySource(payer), registry, FEE, STAKE, windows);
    }

    function test_constructor_reverts_onAnEmptyWindow() external {
        IERC20 fee = IERC20(address(token));
        vm.expectRevert(ICommittee.WindowZero.selector);
        new Committee(fee, source, registry, FEE, STAKE, Windows(0, COMMIT, REVEAL));
        vm.expectRevert(ICommittee.WindowZero.selector);
        new Committee(fee, source, registry, FEE, STAKE, Windows(DRAW, 0, REVEAL));
        vm.expectRevert(ICommittee.WindowZero.selector);
        new Committee(fee, source, registry, FEE, STAKE, Windows(DRAW, COMMIT, 0));
    }

    /// @dev Weights and every other field survive storage.
    function test_procedure_survivesStorage_withWeights() external {
        Brief memory brief = defaultBrief();
        brief.procedure.rule = OutcomeRule.WeightedThreshold;
        brief.procedure.thresholdBps = 5700;
        brief.procedure.weights = 57 | (43 << 32);
        uint256 id = openToRevealed(brief, PASS_FAIL, PASS_FAIL, PASS_FAIL);
        committee.adjudicate(id);
        assertEq(committee.currentRuling(id), 2, "57 of 100 reaches 5700 bps exactly");
        brief.procedure.thresholdBps = 5701;
        id = openToRevealed(brief, PASS_FAIL, PASS_FAIL, PASS_FAIL);
        committee.adjudicate(id);
        assertEq(committee.currentRuling(id), 1, "and not one more");
    }
}
