// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommitteeTest, ICommitteeRecords, Phase, SignedSeat} from "./CommitteeTestBase.sol";

/// @dev A panel that signs as soon as the draw block has a hash, and is drawn by its own ruling.
contract CommitteeLazyDrawTest is CommitteeTest {
    uint256 internal id;

    function setUp() public override {
        super.setUp();
        id = open(defaultBrief());
    }

    function test_ruleBySignatures_drawsWhereNobodyDid() external {
        SignedSeat[] memory list = previewAndSign(id, PASS_FAIL);
        address[] memory validators = committee.previewSeats(id, briefs[id]);
        vm.expectEmit(true, true, true, true, address(committee));
        // A time of the test, far below 2^64.
        // forge-lint: disable-next-line(unsafe-typecast)
        emit ICommitteeRecords.Drawn(id, 0, validators, uint64(START + COMMIT), uint64(START + COMMIT + REVEAL));
        committee.ruleBySignatures(id, briefs[id], list);
        assertPhase(id, Phase.Ruled);
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(seatsOf(id)[i].validator, validators[i], "as foreseen");
            assertEq(committee.credits(validators[i]), FEE, "paid");
        }
        assertFeesConserved(0);
    }

    /// @dev The panel is the same whoever draws it, and when.
    function test_previewSeats_areTheSeatsDrawn() external {
        previewAndSign(id, PASS_FAIL);
        address[] memory validators = committee.previewSeats(id, briefs[id]);
        vm.roll(vm.getBlockNumber() + 100);
        join(payer, 1000);
        committee.draw(id, briefs[id]);
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(seatsOf(id)[i].validator, validators[i], "as foreseen");
        }
        vm.expectRevert(phaseMismatch(Phase.Committing, Phase.Drawing));
        committee.previewSeats(id, briefs[id]);
    }

    function test_ruleBySignatures_reverts_beforeTheDrawBlockIsOver() external {
        SignedSeat[] memory list = new SignedSeat[](3);
        vm.roll(START_BLOCK + 2);
        bytes memory early =
            abi.encodeWithSelector(ICommitteeRecords.DrawTooEarly.selector, START_BLOCK + 2, START_BLOCK + 2);
        vm.expectRevert(early);
        committee.ruleBySignatures(id, briefs[id], list);
        vm.expectRevert(early);
        committee.previewSeats(id, briefs[id]);
    }

    function test_ruleBySignatures_reverts_onceTheHashIsGone() external {
        SignedSeat[] memory list = previewAndSign(id, PASS_FAIL);
        vm.roll(START_BLOCK + 2 + 8192);
        bytes memory gone = abi.encodeWithSelector(ICommitteeRecords.DrawHashUnknown.selector, START_BLOCK + 2);
        vm.expectRevert(gone);
        committee.ruleBySignatures(id, briefs[id], list);
        vm.expectRevert(gone);
        committee.previewSeats(id, briefs[id]);
        committee.draw(id, briefs[id]);
        assertPhase(id, Phase.Drawing);
    }

    function test_ruleBySignatures_boundary_drawWindow() external {
        SignedSeat[] memory list = previewAndSign(id, PASS_FAIL);
        vm.warp(START + DRAW + 1);
        vm.expectRevert(
            abi.encodeWithSelector(ICommitteeRecords.DrawPeriodOver.selector, START + DRAW + 1, START + DRAW)
        );
        committee.ruleBySignatures(id, briefs[id], list);
        vm.warp(START + DRAW);
        committee.ruleBySignatures(id, briefs[id], list);
        assertPhase(id, Phase.Ruled);
    }

    function test_ruleBySignatures_reverts_onTheSignatureOfOneWhoWasNotDrawn() external {
        SignedSeat[] memory list = previewAndSign(id, PASS_FAIL);
        address[] memory validators = committee.previewSeats(id, briefs[id]);
        address other = registry[0];
        for (uint256 i = 0; i < registry.length; ++i) {
            if (registry[i] != validators[0] && registry[i] != validators[1] && registry[i] != validators[2]) {
                other = registry[i];
            }
        }
        list[1].signature = sign(keyOf[other], digestOf(id, 1, list[1]));
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SignerMismatch.selector, other, validators[1]));
        committee.ruleBySignatures(id, briefs[id], list);
        assertPhase(id, Phase.Drawing);
    }
}
