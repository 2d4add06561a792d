// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {CommitteeSignature, ICommitteeAppeals} from "../../src/interfaces/ICommitteeAppeals.sol";
import {IArbitratorV2} from "../../src/interfaces/IArbitratorV2.sol";
import {
    Claim,
    ICommitteeEquivocation,
    RunSlot,
    SeatId,
    SignedCommitment,
    Terminal
} from "../../src/interfaces/ICommitteeEquivocation.sol";
import {Authorization} from "../../src/interfaces/IOffer.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Vm} from "../base/Vm.sol";
import {CommitteeTest, ICommittee, ICommitteeRecords, Phase, Resolution, SignedSeat} from "./CommitteeTestBase.sol";
import {
    BurningArbitrable,
    HeavyArbitrable,
    LoudArbitrable,
    ReentrantArbitrable,
    RevertingArbitrable
} from "./HostileArbitrables.sol";

contract CommitteeDeliveryTest is CommitteeTest {
    function test_executeRuling_succeeds_afterTheArbitrableRefused() external {
        RevertingArbitrable refusing = new RevertingArbitrable();
        arbitrable = refusing;
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        bytes memory reason = abi.encodeWithSelector(RevertingArbitrable.NotNow.selector, id);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.DeliveryFailed(id, reason);
        committee.adjudicate(id, briefs[id]);
        assertPhase(id, Phase.Ruled);
        assertFalse(committee.disputes(id).delivered, "not delivered");
        assertEq(rulingOf(id), 2, "ruled all the same");
        assertEq(committee.credits(validatorOf(id, 0)), FEE, "seats paid all the same");

        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.DeliveryFailed(id, reason);
        committee.executeRuling(id);
        refusing.setReady(true);
        vm.expectEmit(true, true, true, true, address(committee));
        emit IArbitratorV2.RulingExecuted(IArbitrable(address(arbitrable)), id, 2);
        committee.executeRuling(id);
        assertTrue(committee.disputes(id).delivered, "delivered");
        assertEq(refusing.rulings(), 1, "once");
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.AlreadyDelivered.selector, id));
        committee.executeRuling(id);
    }

    function test_executeRuling_reverts_beforeTheRuling() external {
        uint256 id = openAndDraw();
        vm.expectRevert(phaseMismatch(Phase.Committing, Phase.Ruled));
        committee.executeRuling(id);
    }

    function test_adjudicate_succeeds_againstAGasBurner() external {
        arbitrable = new BurningArbitrable();
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        committee.adjudicate{gas: 1_000_000}(id, briefs[id]);
        assertPhase(id, Phase.Ruled);
        assertFalse(committee.disputes(id).delivered, "not delivered");
        assertFeesConserved(0);
        committee.executeRuling{gas: 500_000}(id);
        assertFalse(committee.disputes(id).delivered, "not delivered");
    }

    /// @dev 200,000 bytes of revert data would cost the caller 1.6 million gas in the log alone.
    function test_adjudicate_succeeds_againstLoudReverts() external {
        arbitrable = new LoudArbitrable();
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        vm.recordLogs();
        committee.adjudicate{gas: 1_000_000}(id, briefs[id]);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        Vm.Log memory last = logs[logs.length - 1];
        assertEq(last.topics[0], ICommitteeRecords.DeliveryFailed.selector, "event");
        assertEq(abi.decode(last.data, (bytes)).length, 256, "reason is cut");
    }

    /// @dev For any gas: the ruling is delivered, or nothing happened at all.
    function testFuzz_adjudicate_cannotStarveTheArbitrable(uint256 gasGiven) external {
        arbitrable = new HeavyArbitrable(299_000);
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        gasGiven = bound(gasGiven, 30_000, 800_000);
        (bool ok,) = address(committee).call{gas: gasGiven}(abi.encodeCall(ICommittee.adjudicate, (id, briefs[id])));
        if (ok) {
            assertTrue(committee.disputes(id).delivered, "delivered");
        } else {
            assertPhase(id, Phase.Revealing);
        }
    }

    function testFuzz_executeRuling_cannotStarveTheArbitrable(uint256 gasGiven) external {
        RevertingArbitrable refusing = new RevertingArbitrable();
        arbitrable = refusing;
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        committee.adjudicate(id, briefs[id]);
        vm.etch(address(refusing), address(new HeavyArbitrable(299_000)).code);
        gasGiven = bound(gasGiven, 30_000, 800_000);
        (bool ok, bytes memory answer) =
            address(committee).call{gas: gasGiven}(abi.encodeCall(ICommittee.executeRuling, (id)));
        assertEq(ok, committee.disputes(id).delivered, "delivered or reverted");
        if (!ok && answer.length != 0) {
            // The selector is the first four bytes.
            // forge-lint: disable-next-line(unsafe-typecast)
            assertEq(bytes4(answer), ICommitteeRecords.GasTooLow.selector, "the caller's fault");
        }
    }

    function test_adjudicate_reverts_withTooLittleGasForTheArbitrable() external {
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        vm.expectPartialRevert(ICommitteeRecords.GasTooLow.selector);
        committee.adjudicate{gas: 400_000}(id, briefs[id]);
    }

    /// @dev An arbitrable that needs more than the usual share gets it from whoever brings it.
    function test_executeRuling_succeeds_forAHeavyArbitrable() external {
        arbitrable = new HeavyArbitrable(2_000_000);
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        committee.adjudicate(id, briefs[id]);
        assertFalse(committee.disputes(id).delivered, "not with the usual share");
        committee.executeRuling{gas: 2_500_000}(id);
        assertTrue(committee.disputes(id).delivered, "with more");
    }

    function test_rule_cannotReenter() external {
        ReentrantArbitrable hostile = new ReentrantArbitrable();
        arbitrable = hostile;
        bytes[] memory attacks = new bytes[](20);
        uint256 next = 1;
        SignedSeat[] memory none = new SignedSeat[](0);
        attacks[0] = abi.encodeCall(ICommittee.executeRuling, (next));
        attacks[1] = abi.encodeCall(ICommittee.adjudicate, (next, defaultBrief()));
        attacks[2] = abi.encodeCall(ICommittee.claimFee, (refund));
        attacks[3] = abi.encodeCall(ICommittee.draw, (next, defaultBrief()));
        attacks[4] = abi.encodeCall(ICommittee.ruleBySignatures, (next, defaultBrief(), none));
        attacks[5] = abi.encodeCall(ICommittee.commit, (next, 0, 0, keccak256("c"), 0));
        attacks[6] = abi.encodeCall(ICommittee.reveal, (next, defaultBrief(), 0, openingOf(0, PASS_PASS)));
        attacks[7] = abi.encodeWithSignature("createDispute(uint256,bytes)", uint256(3), abi.encode(defaultBrief()));
        Terminal memory terminal;
        Claim memory claim;
        RunSlot memory slot;
        attacks[8] = abi.encodeCall(ICommittee.commitFor, (next, 0, keccak256("c"), 0, ""));
        attacks[9] = abi.encodeCall(ICommittee.claimNative, (payer));
        attacks[10] = abi.encodeCall(ICommitteeAppeals.appeal, (next, ""));
        attacks[11] =
            abi.encodeCall(ICommitteeAppeals.appealByParty, (next, defaultBrief(), payer, Authorization(0, 0, "")));
        attacks[14] = abi.encodeCall(ICommitteeAppeals.waiveAppeal, (next, defaultBrief()));
        attacks[15] = abi.encodeCall(ICommitteeAppeals.waiveAppealFor, (next, defaultBrief(), payer, ""));
        attacks[16] = abi.encodeCall(ICommitteeAppeals.claimSignerFee, (next, 1));
        CommitteeSignature memory unsigned;
        attacks[17] = abi.encodeCall(ICommitteeAppeals.ruleByCommittee, (next, defaultBrief(), unsigned));
        attacks[12] =
            abi.encodeCall(ICommitteeEquivocation.proveTerminals, (slot, defaultBrief(), terminal, "", terminal, ""));
        attacks[13] = abi.encodeCall(ICommitteeEquivocation.proveClaims, (slot, defaultBrief(), claim, "", claim, ""));
        SeatId memory seat = SeatId(next, 0, 0);
        SignedCommitment memory word;
        attacks[18] = abi.encodeCall(ICommitteeEquivocation.proveCommitment, (seat, word));
        attacks[19] = abi.encodeCall(ICommitteeEquivocation.proveCommitments, (seat, word, word));
        for (uint256 i = 0; i < attacks.length; ++i) {
            hostile.setAttack(attacks[i]);
            vm.roll(START_BLOCK);
            uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
            committee.adjudicate(id, briefs[id]);
            assertFalse(hostile.succeeded(), "refused");
            assertEq(
                bytes4(hostile.answer()), ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector, "by the lock"
            );
            assertTrue(committee.disputes(id).delivered, "the ruling itself was taken");
        }
        assertFeesConserved(0);
    }

    /// @dev The arbitrable asks for the cause while it is being ruled.
    function test_resolution_isReadableDuringRule() external {
        ReentrantArbitrable asking = new ReentrantArbitrable();
        arbitrable = asking;
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        asking.setAttack(abi.encodeCall(ICommittee.resolution, (id)));
        committee.adjudicate(id, briefs[id]);
        assertTrue(asking.succeeded(), "readable");
        Resolution memory seen = abi.decode(asking.answer(), (Resolution));
        assertEq(keccak256(abi.encode(seen)), keccak256(abi.encode(committee.resolution(id))), "resolution");
    }
}

contract CommitteeFeesTest is CommitteeTest {
    function test_claimFee_succeeds_byAnyone_toTheOwner() external {
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        committee.adjudicate(id, briefs[id]);
        address owner = validatorOf(id, 0);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.FeeClaimed(owner, FEE);
        vm.prank(makeAddr("stranger"));
        assertEq(committee.claimFee(owner), FEE, "amount");
        assertEq(token.balanceOf(owner), FEE, "paid");
        assertFeesConserved(0);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.CreditZero.selector, owner));
        committee.claimFee(owner);
    }

    /// @dev A blocklisted validator stops nobody else and loses nothing.
    function test_claimFee_reverts_whileTheOwnerIsBlocklisted() external {
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        address owner = validatorOf(id, 0);
        token.blacklist(owner);
        committee.adjudicate(id, briefs[id]);
        vm.expectRevert();
        committee.claimFee(owner);
        committee.claimFee(validatorOf(id, 1));
        assertFeesConserved(0);
        token.unBlacklist(owner);
        committee.claimFee(owner);
        assertFeesConserved(0);
    }

    function test_createDispute_leavesAnExcessForTheNext() external {
        fund(10 * FEE);
        arbitrable.open(committee, defaultBrief());
        arbitrable.open(committee, defaultBrief());
        arbitrable.open(committee, defaultBrief());
        assertEq(committee.accounted(), 9 * FEE, "nine seats paid for");
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.FeeNotPaid.selector, FEE, 3 * FEE));
        arbitrable.open(committee, defaultBrief());
    }

    /// @dev A credit is no prepaid fee.
    function test_createDispute_reverts_onAnothersCredits() external {
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        committee.adjudicate(id, briefs[id]);
        assertEq(token.balanceOf(address(committee)), 3 * FEE, "credits are held");
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.FeeNotPaid.selector, 0, 3 * FEE));
        arbitrable.open(committee, defaultBrief());
    }
}
