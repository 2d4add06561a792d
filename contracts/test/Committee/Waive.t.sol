// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization} from "../../src/interfaces/IOffer.sol";
import {Wallet} from "../mocks/Wallet.sol";
import {Brief, CommitteeTest, ICommitteeAppeals, ICommitteeRecords} from "./CommitteeTestBase.sol";

contract CommitteeWaiveTest is CommitteeTest {
    uint256 internal id;

    function setUp() public override {
        super.setUp();
        Brief memory brief = defaultBrief();
        brief.rounds = 2;
        id = open(brief);
    }

    function test_waiveAppeal_byBoth_afterTheRuling_deliversAtOnce() external {
        ruleRound(id, PASS_PASS);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeAppeals.AppealWaived(id, 0, payer);
        vm.prank(payer);
        later.waiveAppeal(id, briefs[id]);
        assertEq(status(id), APPEALABLE, "one side only");
        assertEq(arbitrable.rulings(), 0, "not delivered");
        vm.prank(payee);
        later.waiveAppeal(id, briefs[id]);
        assertEq(status(id), SOLVED, "both");
        assertEq(arbitrable.rulings(), 1, "delivered");
        _assertNoAppeal();
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.RulingFinal.selector, id));
        vm.prank(payee);
        later.waiveAppeal(id, briefs[id]);
    }

    function test_waiveAppeal_byBoth_beforeTheRuling_deliversWithIt() external {
        vm.prank(payee);
        later.waiveAppeal(id, briefs[id]);
        vm.prank(payer);
        later.waiveAppeal(id, briefs[id]);
        assertEq(status(id), WAITING, "there is no ruling yet");
        assertEq(arbitrable.rulings(), 0, "nothing to deliver");
        ruleRound(id, PASS_PASS);
        assertEq(status(id), SOLVED, "final at once");
        assertEq(arbitrable.lastRuling(), 2, "delivered at once");
        _assertNoAppeal();
    }

    function test_waiveAppealFor_succeeds_onBothSignatures_byAnyone() external {
        ruleRound(id, PASS_PASS);
        later.waiveAppealFor(id, briefs[id], payer, sign(keyOf[payer], _digest(id, 0)));
        later.waiveAppealFor(id, briefs[id], payee, sign(keyOf[payee], _digest(id, 0)));
        assertEq(arbitrable.rulings(), 1, "delivered");
    }

    function test_waiveAppealFor_succeeds_onAContractsSignature() external {
        Brief memory brief = briefs[id];
        brief.payee = address(new Wallet(payee));
        vm.roll(vm.getBlockNumber() + 1);
        uint256 other = open(brief);
        bytes memory signature = sign(keyOf[payee], _digest(other, 0));
        later.waiveAppealFor(other, brief, brief.payee, signature);
        later.waiveAppealFor(other, brief, payer, sign(keyOf[payer], _digest(other, 0)));
        ruleRound(other, PASS_PASS);
        assertEq(status(other), SOLVED, "final at once");
    }

    function test_waiveAppealFor_reverts_onAnothersSignatureOrAnotherDisputesOrRounds() external {
        _expectInvalid(sign(keyOf[payee], _digest(id, 0)));
        _expectInvalid(sign(keyOf[payer], _digest(id + 1, 0)));
        _expectInvalid(sign(keyOf[payer], _digest(id, 1)));
        bytes memory signature = sign(keyOf[payer], _digest(id, 0));
        vm.chainId(31338);
        _expectInvalid(signature);
        vm.chainId(31337);
        later.waiveAppealFor(id, briefs[id], payer, signature);
    }

    function test_waiveAppeal_byOneSide_leavesTheOtherItsAppeal() external {
        vm.prank(payee);
        later.waiveAppeal(id, briefs[id]);
        ruleRound(id, PASS_PASS);
        assertEq(status(id), APPEALABLE, "one side only");
        Authorization memory none;
        vm.deal(payee, 1 ether);
        vm.deal(payer, 1 ether);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.WaivedBefore.selector, payee));
        vm.prank(payee);
        later.appealByParty{value: 7 * NATIVE_FEE}(id, briefs[id], payee, none);
        vm.prank(payer);
        later.appealByParty{value: 7 * NATIVE_FEE}(id, briefs[id], payer, none);
        assertEq(roundOf(id), 1, "heard");
    }

    function test_waiveAppeal_reverts_forAnybodyElse() external {
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.NotParty.selector, address(arbitrable)));
        vm.prank(address(arbitrable));
        later.waiveAppeal(id, briefs[id]);
        Brief memory brief = briefs[id];
        brief.payee = address(0);
        vm.roll(vm.getBlockNumber() + 1);
        uint256 other = open(brief);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.WaiverInvalid.selector, address(0)));
        later.waiveAppealFor(other, brief, address(0), new bytes(65));
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.NotParty.selector, address(0)));
        vm.prank(address(0));
        later.waiveAppeal(other, brief);
    }

    function test_waiveAppeal_reverts_onAnotherBrief() external {
        Brief memory other = briefs[id];
        other.payer = address(this);
        bytes32 held = hashOf(briefs[id]);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.BriefMismatch.selector, hashOf(other), held));
        later.waiveAppeal(id, other);
    }

    function test_waiveAppeal_reverts_onceTheDisputeFailed() external {
        vm.warp(START + DRAW + 1);
        committee.draw(id, briefs[id]);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.RulingFinal.selector, id));
        vm.prank(payer);
        later.waiveAppeal(id, briefs[id]);
    }

    function _assertNoAppeal() private {
        assertEq(committee.appealFee(id), NOT_PAYABLE, "fee");
        (uint256 start, uint256 end) = later.appealPeriod(id);
        assertEq(start + end, 0, "period");
        fund(7 * FEE);
        bytes memory extraData = abi.encode(briefs[id], bytes32(0));
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.AppealImpossible.selector, id));
        arbitrable.appeal(committee, id, extraData);
    }

    function _expectInvalid(bytes memory signature) private {
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.WaiverInvalid.selector, payer));
        later.waiveAppealFor(id, briefs[id], payer, signature);
    }

    /// @dev Written without the contract's own hashing.
    function _digest(uint256 disputeID, uint8 round) private view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Redress Committee"),
                keccak256("1"),
                block.chainid,
                address(committee)
            )
        );
        bytes32 message =
            keccak256(abi.encode(keccak256("WaiveAppeal(uint256 disputeID,uint8 round)"), disputeID, round));
        return keccak256(abi.encodePacked(hex"1901", domain, message));
    }
}
