// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Committee} from "../../src/Committee.sol";
import {ICommitteeStakes} from "../../src/interfaces/ICommitteeStakes.sol";
import {Authorization} from "../../src/interfaces/IOffer.sol";
import {Brief, CommitteeTest, ICommittee, Windows} from "./CommitteeTestBase.sol";

contract CommitteeStakeTest is CommitteeTest {
    uint256 internal constant REPORT_PERIOD = 7 days;

    Committee internal bare; // nobody staked
    address internal validator;

    function setUp() public override {
        super.setUp();
        bare = newCommittee(registry);
        validator = registry[3];
    }

    // --- deposit ---

    function test_stake_succeeds_byAnyone_onTheValidatorsSignature() external {
        token.mint(validator, STAKE);
        Authorization memory authorization = stakeAuthorization(bare, validator, STAKE, 0);
        vm.expectEmit(true, true, true, true, address(bare));
        emit ICommitteeStakes.Staked(validator, STAKE);
        vm.prank(payer);
        bare.stake(validator, 0, authorization);
        assertEq(bare.stakeOf(validator), STAKE, "stake");
        assertTrue(bare.eligible(validator), "eligible");
        assertEq(bare.accounted(), STAKE, "accounted");
        assertEq(token.balanceOf(address(bare)), STAKE, "held");
        assertEq(bare.stakeOf(registry[0]) + (bare.eligible(registry[0]) ? 1 : 0), 0, "nobody else's");
    }

    function test_stake_reverts_forAStranger() external {
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.NotValidator.selector, payer));
        bare.stake(payer, 0, Authorization(0, 0, ""));
    }

    function test_stake_reverts_twice() external {
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.AlreadyStaked.selector, validator));
        committee.stake(validator, 0, Authorization(0, 0, ""));
    }

    function test_stake_reverts_whileOneLeaves() external {
        vm.prank(validator);
        committee.requestUnstake();
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.AlreadyStaked.selector, validator));
        committee.stake(validator, 0, Authorization(0, 0, ""));
    }

    function test_stake_reverts_onLessThanTheStake() external {
        token.mint(validator, STAKE);
        Authorization memory authorization = stakeAuthorization(bare, validator, STAKE - 1, 0);
        vm.expectRevert();
        bare.stake(validator, 0, authorization);
        assertEq(bare.accounted(), 0, "nothing");
    }

    /// @dev A signature for a deposit elsewhere, with the same salt, is none for a stake.
    function test_stakeNonce_isNoOtherDepositsNonce() external view {
        bytes32 nonce = committee.stakeNonce(validator, 0);
        assertEq(nonce, keccak256(abi.encode("redress.committee.stake", validator, bytes32(0))), "preimage");
        assertNotEq(nonce, keccak256(abi.encode("redress.stake", validator, bytes32(0))), "a seller's");
        assertNotEq(nonce, keccak256(abi.encode("redress.bond", validator, bytes32(0))), "a bond's");
        assertNotEq(nonce, committee.stakeNonce(registry[0], 0), "another's");
        assertNotEq(nonce, committee.stakeNonce(validator, bytes32(uint256(1))), "another salt");
    }

    function test_stake_reverts_withATokenThatKeepsAPart() external {
        vm.mockCall(
            address(token), abi.encodeWithSignature("balanceOf(address)", address(bare)), abi.encode(uint256(5))
        );
        token.mint(validator, STAKE);
        Authorization memory authorization = stakeAuthorization(bare, validator, STAKE, 0);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.ReceivedMismatch.selector, 0, STAKE));
        bare.stake(validator, 0, authorization);
    }

    function test_stake_isNoPrepaidFee() external {
        stakeIn(bare, registry[0], 0);
        vm.expectRevert(abi.encodeWithSelector(ICommittee.FeeNotPaid.selector, 0, 3 * FEE));
        arbitrable.open(bare, defaultBrief());
    }

    function test_constructor_reverts_onAStakeOutOfRange() external {
        Windows memory windows = Windows(DRAW, COMMIT, REVEAL);
        uint256 max = type(uint96).max;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.StakeOutOfRange.selector, 0, max));
        new Committee(IERC20(address(token)), source, registry, FEE, 0, windows);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.StakeOutOfRange.selector, max + 1, max));
        new Committee(IERC20(address(token)), source, registry, FEE, max + 1, windows);
        assertEq(new Committee(IERC20(address(token)), source, registry, FEE, max, windows).STAKE(), max, "largest");
    }

    // --- eligibility ---

    function test_createDispute_reverts_whenNobodyStaked() external {
        token.mint(address(bare), 3 * FEE);
        vm.expectRevert(abi.encodeWithSelector(ICommittee.PanelEmpty.selector, 7));
        arbitrable.open(bare, defaultBrief());
    }

    function testFuzz_draw_seatsOnlyWhoStakedAtCreation(uint256 mask, bytes32 blockHash) external {
        mask = bound(mask, 1, 127);
        uint256 stakers = 0;
        for (uint256 i = 0; i < 7; ++i) {
            if ((mask >> i) & 1 == 0) continue;
            stakeIn(bare, registry[i], 0);
            ++stakers;
        }
        Brief memory brief = defaultBrief();
        brief.procedure.panel = 7;
        token.mint(address(bare), 7 * FEE);
        uint256 id = arbitrable.open(bare, brief);
        // Whoever comes after is not drawn, whoever leaves after still is.
        for (uint256 i = 0; i < 7; ++i) {
            if ((mask >> i) & 1 == 0) {
                stakeIn(bare, registry[i], 0);
            } else {
                vm.prank(registry[i]);
                bare.requestUnstake();
            }
        }
        uint256 panel = stakers % 2 == 0 ? stakers - 1 : stakers;
        assertEq(bare.disputes(id).panel, panel, "largest odd panel of those who staked");
        vm.assume(blockHash != 0);
        vm.roll(START_BLOCK + 3);
        vm.setBlockhash(START_BLOCK + 2, blockHash);
        bare.draw(id);
        for (uint256 seat = 0; seat < panel; ++seat) {
            address drawn = bare.seats(id)[seat].validator;
            for (uint256 i = 0; i < 7; ++i) {
                if (registry[i] == drawn) assertEq((mask >> i) & 1, 1, "staked at creation");
            }
        }
    }

    function test_requestUnstake_keepsTheValidatorOutOfNewDisputes() external {
        for (uint256 i = 0; i < 6; ++i) {
            vm.prank(registry[i]);
            committee.requestUnstake();
        }
        assertFalse(committee.eligible(registry[0]), "not eligible");
        assertEq(committee.stakeOf(registry[0]), STAKE, "still slashable");
        uint256 id = openAndDraw();
        assertEq(committee.disputes(id).panel, 1, "one is left");
        assertEq(validatorOf(id, 0), registry[6], "it sits");
    }

    // --- exit ---

    function test_unstakeDelay_isLongerThanTheLongestCase() external view {
        assertEq(committee.unstakeDelay(), committee.longestCase(1) + REPORT_PERIOD, "delay");
        assertGt(committee.unstakeDelay(), committee.longestCase(1), "longer");
    }

    function test_requestUnstake_emits() external {
        // Far below 2^64.
        // forge-lint: disable-next-line(unsafe-typecast)
        uint64 availableAt = uint64(START + committee.unstakeDelay());
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeStakes.UnstakeRequested(validator, availableAt);
        vm.prank(validator);
        committee.requestUnstake();
        assertEq(committee.leavesAt(validator), availableAt, "leaves at");
    }

    function test_requestUnstake_reverts_twice() external {
        vm.prank(validator);
        committee.requestUnstake();
        uint64 availableAt = committee.leavesAt(validator);
        skip(1 days);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.AlreadyLeaving.selector, validator, availableAt));
        vm.prank(validator);
        committee.requestUnstake();
    }

    function test_requestUnstake_reverts_withoutAStake() external {
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.NotStaked.selector, validator));
        vm.prank(validator);
        bare.requestUnstake();
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.NotStaked.selector, payer));
        vm.prank(payer);
        bare.requestUnstake();
    }

    function test_unstake_reverts_atTheLastSecond_andSucceedsASecondLater() external {
        vm.prank(validator);
        committee.requestUnstake();
        uint64 availableAt = committee.leavesAt(validator);
        vm.warp(availableAt);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.UnstakeNotAvailable.selector, availableAt, availableAt));
        vm.prank(validator);
        committee.unstake();
        vm.warp(availableAt + 1);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeStakes.Unstaked(validator, STAKE);
        vm.prank(validator);
        committee.unstake();
        assertEq(token.balanceOf(validator), STAKE, "returned");
        assertEq(committee.stakeOf(validator), 0, "gone");
        assertFeesConserved(0);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.NotLeaving.selector, validator));
        vm.prank(validator);
        committee.unstake();
    }

    function test_unstake_reverts_unannounced() external {
        vm.expectRevert(abi.encodeWithSelector(ICommitteeStakes.NotLeaving.selector, validator));
        vm.prank(validator);
        committee.unstake();
    }

    function test_stake_succeeds_again_afterItLeft() external {
        vm.prank(validator);
        committee.requestUnstake();
        vm.warp(committee.leavesAt(validator) + 1);
        vm.prank(validator);
        committee.unstake();
        stakeIn(committee, validator, keccak256("again"));
        assertTrue(committee.eligible(validator), "eligible");
        assertEq(committee.leavesAt(validator), 0, "nothing announced");
    }

    /// @dev Whoever could be seated when it announced has no open period left when the stake may leave.
    function test_unstake_comesAfterEveryPeriodOfADisputeThatCouldSeat() external {
        uint256 id = open(defaultBrief());
        vm.prank(validator);
        committee.requestUnstake();
        vm.warp(START + DRAW);
        drawSeats(id);
        assertLt(committee.disputes(id).revealBy, committee.leavesAt(validator), "no period is open");
    }

    function test_supportsInterface_ofStakes() external view {
        assertTrue(committee.supportsInterface(type(ICommitteeStakes).interfaceId), "stakes");
    }
}
