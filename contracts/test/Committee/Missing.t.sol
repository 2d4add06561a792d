// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IValidatorRegistry} from "../../src/interfaces/IValidatorRegistry.sol";
import {Brief, CommitteeTest, ICommittee, ICommitteeRecords, Phase} from "./CommitteeTestBase.sol";

/// @dev What silence after being drawn costs, and that nothing else does.
contract CommitteeMissingTest is CommitteeTest {
    uint256 internal constant MISS = MISS_UNITS * UNIT;
    uint256 internal id;

    function setUp() public override {
        super.setUp();
        id = openAndDraw();
    }

    /// @dev The last revealer sees the others' openings, dislikes them, and stays silent.
    function test_adjudicate_takesStakeFromTheLastRevealer() external {
        _commitAll();
        revealSeat(id, 0, PASS_PASS);
        revealSeat(id, 1, PASS_PASS);
        address silent = validatorOf(id, 2);
        vm.warp(START + COMMIT + REVEAL + 1);
        vm.expectEmit(true, true, true, true, address(stakes));
        emit IValidatorRegistry.Penalized(silent, NOBODY, MISS);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.RevealMissed(id, 2, silent, MISS);
        committee.adjudicate(id, briefs[id]);
        assertEq(stakes.stakeOf(silent), STAKE - MISS, "taken");
        assertEq(stakes.credits(NOBODY), MISS, "to nobody");
        assertEq(stakes.stakeOf(validatorOf(id, 0)), STAKE, "from nobody else");
        assertEq(stakes.stakeOf(validatorOf(id, 1)), STAKE, "from nobody else");
    }

    function test_adjudicate_takesStakeFromWhoNeverCommitted() external {
        commitSeat(id, 0, PASS_PASS);
        vm.warp(START + COMMIT + 1);
        revealSeat(id, 0, PASS_PASS);
        committee.adjudicate(id, briefs[id]);
        assertEq(stakes.credits(NOBODY), 2 * MISS, "two of three");
        assertEq(stakes.stakeOf(validatorOf(id, 0)), STAKE, "not from who spoke");
    }

    function test_adjudicate_takesStakeFromAll_whenNobodySpoke() external {
        vm.warp(START + COMMIT + 1);
        committee.adjudicate(id, briefs[id]);
        assertPhase(id, Phase.Failed);
        assertEq(stakes.credits(NOBODY), 3 * MISS, "all three");
        assertEq(committee.credits(refund), 3 * FEE, "and the fee");
    }

    /// @dev Being alone with a word is no fault.
    function test_adjudicate_takesNothingForDisagreement() external {
        uint256[3] memory words = [PASS_PASS, PASS_PASS, FAIL_FAIL];
        for (uint8 i = 0; i < 3; ++i) {
            commitSeat(id, i, words[i]);
        }
        for (uint8 i = 0; i < 3; ++i) {
            revealSeat(id, i, words[i]);
        }
        committee.adjudicate(id, briefs[id]);
        for (uint8 i = 0; i < 3; ++i) {
            assertEq(stakes.stakeOf(validatorOf(id, i)), STAKE, "stake");
            assertEq(committee.credits(validatorOf(id, i)), FEE, "fee");
        }
    }

    function test_ruleBySignatures_takesNothing() external {
        committee.ruleBySignatures(id, briefs[id], signSeats(id, PASS_PASS, FAIL_FAIL, PASS_PASS));
        for (uint8 i = 0; i < 3; ++i) {
            assertEq(stakes.stakeOf(validatorOf(id, i)), STAKE, "stake");
        }
    }

    function test_draw_takesNothing_whereNobodyWasDrawn() external {
        vm.roll(START_BLOCK + 20);
        uint256 other = open(defaultBrief());
        vm.warp(START + DRAW + 1);
        committee.draw(other, briefs[other]);
        assertEq(stakes.credits(NOBODY), 0, "nobody's");
    }

    /// @dev A silent seat that has no stake left, or too little, holds nothing up.
    function test_adjudicate_succeeds_whereNothingIsLeftToTake() external {
        address silent = validatorOf(id, 2);
        vm.prank(silent);
        stakes.requestUnstake(UNITS);
        vm.warp(stakes.member(silent).leavesAt + 1);
        vm.prank(silent);
        stakes.unstake();
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.RevealMissed(id, 2, silent, 0);
        committee.adjudicate(id, briefs[id]);
        assertPhase(id, Phase.Failed);
    }

    /// @dev Whatever the registry does, the round ends.
    function test_adjudicate_succeeds_thoughThePenaltyReverts() external {
        vm.mockCallRevert(
            address(stakes), abi.encodeWithSelector(IValidatorRegistry.penalize.selector), bytes("broken")
        );
        vm.warp(START + COMMIT + 1);
        committee.adjudicate(id, briefs[id]);
        assertPhase(id, Phase.Failed);
        assertEq(stakes.credits(NOBODY), 0, "nothing taken");
    }

    /// @dev For any gas: every penalty is taken, or nothing happened at all.
    function testFuzz_adjudicate_cannotStarveThePenalty(uint256 gasGiven) external {
        vm.warp(START + COMMIT + 1);
        gasGiven = bound(gasGiven, 60_000, 1_500_000);
        (bool ok,) = address(committee).call{gas: gasGiven}(abi.encodeCall(ICommittee.adjudicate, (id, briefs[id])));
        assertEq(stakes.credits(NOBODY), ok ? 3 * MISS : 0, "all or nothing");
    }

    function test_adjudicate_reverts_withTooLittleGasForAPenalty() external {
        vm.warp(START + COMMIT + 1);
        vm.expectPartialRevert(ICommitteeRecords.GasTooLow.selector);
        committee.adjudicate{gas: 400_000}(id, briefs[id]);
    }

    /// @dev The costliest penalty takes the last unit: the place falls vacant and the key leaves the aggregate.
    function test_penalty_fitsTheGasThatIsKeptForIt() external {
        address silent = registry[3];
        for (uint256 left = UNITS; left > MISS_UNITS; left -= MISS_UNITS) {
            vm.prank(address(committee));
            stakes.penalize(silent, MISS_UNITS, NOBODY);
            vm.roll(vm.getBlockNumber() + 1);
        }
        address unpaid = makeAddr("unpaid");
        vm.cool(address(stakes));
        vm.prank(address(committee));
        assertEq(stakes.penalize{gas: 350_000}(silent, MISS_UNITS, unpaid), UNIT, "the last one");
        assertEq(stakes.placeOf(silent), 0, "no member");
    }

    /// @dev The largest panel, all silent.
    function test_adjudicate_staysBounded_forTheLargestPanel() external {
        for (uint256 i = 7; i < 31; ++i) {
            registry.push(newAccount(string.concat("validator", vm.toString(i))));
        }
        useCommittee(registry);
        Brief memory brief = defaultBrief();
        brief.procedure.panel = 31;
        id = open(brief);
        drawSeats(id);
        vm.warp(START + COMMIT + 1);
        committee.adjudicate{gas: 6_000_000}(id, brief);
        assertEq(stakes.credits(NOBODY), 31 * MISS, "all of them");
    }

    function _commitAll() private {
        for (uint8 i = 0; i < 3; ++i) {
            commitSeat(id, i, PASS_PASS);
        }
    }
}
