// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization} from "../../src/interfaces/IOffer.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {SkimmingToken} from "../mocks/SkimmingToken.sol";

contract StakeTest is EscrowTest {
    function test_stake_succeeds_sentByAnyone() public {
        bytes32 nonce = vault.stakeNonce(seller.addr, bytes32(uint256(1)));
        assertEq(nonce, keccak256(abi.encode("redress.stake", seller.addr, bytes32(uint256(1)))), "nonce");
        Authorization memory authorization = authorize(seller, 10 * USDC, nonce);
        vm.expectEmit(address(vault));
        emit IVault.Staked(seller.addr, address(token), 10 * USDC);
        vm.prank(stranger.addr);
        vault.stake(seller.addr, address(token), 10 * USDC, bytes32(uint256(1)), authorization);
        assertEq(vault.freeStake(seller.addr, address(token)), 10 * USDC, "free");
        assertEq(balance(address(vault)), 10 * USDC, "held");
    }

    function test_stake_reverts_forAnotherOwnerAmountOrSalt() public {
        Authorization memory authorization =
            authorize(seller, 10 * USDC, vault.stakeNonce(seller.addr, bytes32(uint256(1))));
        vm.expectRevert("FiatTokenV2: invalid signature");
        vault.stake(stranger.addr, address(token), 10 * USDC, bytes32(uint256(1)), authorization);
        vm.expectRevert("FiatTokenV2: invalid signature");
        vault.stake(seller.addr, address(token), 11 * USDC, bytes32(uint256(1)), authorization);
        vm.expectRevert("FiatTokenV2: invalid signature");
        vault.stake(seller.addr, address(token), 10 * USDC, bytes32(uint256(2)), authorization);
        vm.expectRevert(IVault.AmountZero.selector);
        vault.stake(seller.addr, address(token), 0, bytes32(uint256(1)), authorization);
    }

    /// @dev A bond's signature is no stake and a stake's no bond, and nobody can use either outside the Vault.
    function test_authorizations_areBoundToTheVaultAndTheirPurpose() public {
        Authorization memory authorization =
            authorize(seller, 10 * USDC, vault.bondNonce(address(offer), bytes32(uint256(1))));
        vm.expectRevert("FiatTokenV2: invalid signature");
        vault.stake(seller.addr, address(token), 10 * USDC, bytes32(uint256(1)), authorization);
        bytes32 nonce = vault.stakeNonce(seller.addr, bytes32(uint256(1)));
        authorization = authorize(seller, 10 * USDC, nonce);
        vm.expectRevert("FiatTokenV2: caller must be the payee");
        vm.prank(stranger.addr);
        token.receiveWithAuthorization(
            seller.addr, address(vault), 10 * USDC, 0, type(uint256).max, nonce, authorization.signature
        );
    }

    function test_stake_reverts_whenTheTokenDeliversLess() public {
        SkimmingToken skimming = new SkimmingToken();
        Authorization memory none;
        vm.expectRevert(abi.encodeWithSelector(IVault.ReceivedMismatch.selector, 99, 100));
        vault.stake(seller.addr, address(skimming), 100, 0, none);
    }

    function test_unstake_boundary() public {
        addStake(10 * USDC);
        uint64 availableAt = uint64(timestamp() + 30 days);
        vm.expectEmit(address(vault));
        emit IVault.UnstakeRequested(seller.addr, address(token), 4 * USDC, availableAt);
        vm.prank(seller.addr);
        vault.requestUnstake(address(token), 4 * USDC);
        (uint256 announced, uint64 at_) = vault.unstakeRequest(seller.addr, address(token));
        assertEq(announced, 4 * USDC, "announced");
        assertEq(at_, availableAt, "available at");
        vm.warp(availableAt);
        vm.expectRevert(abi.encodeWithSelector(IVault.UnstakeNotAvailable.selector, availableAt, availableAt));
        vm.prank(seller.addr);
        vault.unstake(address(token));
        vm.warp(availableAt + 1);
        uint256 before = balance(seller.addr);
        vm.expectEmit(address(vault));
        emit IVault.Unstaked(seller.addr, address(token), 4 * USDC);
        vm.prank(seller.addr);
        assertEq(vault.unstake(address(token)), 4 * USDC, "unstaked");
        assertEq(balance(seller.addr) - before, 4 * USDC, "seller");
        assertEq(vault.freeStake(seller.addr, address(token)), 6 * USDC, "rest");
        vm.expectRevert(abi.encodeWithSelector(IVault.NothingToUnstake.selector, 0, 6 * USDC));
        vm.prank(seller.addr);
        vault.unstake(address(token));
    }

    function test_unstake_leavesWhatCasesReserve() public {
        uint256 reserve = FEE + RELAY_CAP + PENALTY;
        addStake(reserve + USDC);
        vm.prank(seller.addr);
        vault.requestUnstake(address(token), reserve + USDC);
        skip(30 days + 1);
        Paid memory paid = pay(10 * USDC);
        contestNotConforming(paid);
        assertEq(vault.reservedStake(seller.addr, address(token)), reserve, "announced stake still backs cases");
        vm.prank(seller.addr);
        assertEq(vault.unstake(address(token)), USDC, "only the free part");
        vm.expectRevert(abi.encodeWithSelector(IVault.NothingToUnstake.selector, reserve, 0));
        vm.prank(seller.addr);
        vault.unstake(address(token));
        vm.warp(offer.cases(paid.key).judgeBy + 1);
        offer.timeout(paid.key);
        vm.prank(seller.addr);
        assertEq(vault.unstake(address(token)), reserve, "released with the case");
    }

    function test_requestUnstake_reverts_aboveTheStakeOrForNothing() public {
        addStake(10);
        vm.expectRevert(abi.encodeWithSelector(IVault.StakeTooLow.selector, 10, 11));
        vm.prank(seller.addr);
        vault.requestUnstake(address(token), 11);
        vm.expectRevert(IVault.AmountZero.selector);
        vm.prank(seller.addr);
        vault.requestUnstake(address(token), 0);
    }

    function test_requestUnstake_restartsTheDelay() public {
        addStake(10);
        vm.prank(seller.addr);
        vault.requestUnstake(address(token), 10);
        skip(30 days);
        vm.prank(seller.addr);
        vault.requestUnstake(address(token), 5);
        skip(1);
        uint256 availableAt = timestamp() - 1 + 30 days;
        vm.expectRevert(abi.encodeWithSelector(IVault.UnstakeNotAvailable.selector, timestamp(), availableAt));
        vm.prank(seller.addr);
        vault.unstake(address(token));
    }
}
