// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization, IOffer, Terms} from "../../src/interfaces/IOffer.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";
import {SkimmingToken} from "../mocks/SkimmingToken.sol";

contract StakeTest is EscrowTest {
    bytes32 private constant SALT = bytes32(uint256(1));

    function test_stake_succeeds_sentByAnyone() public {
        bytes32 nonce = vault.stakeNonce(address(offer), SALT);
        assertEq(nonce, keccak256(abi.encode("redress.stake", address(offer), SALT)), "nonce");
        Authorization memory authorization = authorize(seller, 10 * USDC, nonce);
        vm.expectEmit(address(vault));
        emit IVault.Staked(address(offer), seller.addr, 10 * USDC);
        vm.prank(stranger.addr);
        vault.stake(address(offer), 10 * USDC, SALT, authorization);
        assertEq(vault.unreservedStake(address(offer)), 10 * USDC, "unreserved");
        assertEq(balance(address(vault)), 10 * USDC, "held");
    }

    function test_stake_reverts_forAnotherOfferAmountOrSalt_orOthersTokens() public {
        IOffer twin = _twin();
        Authorization memory authorization = authorize(seller, 10 * USDC, vault.stakeNonce(address(offer), SALT));
        vm.expectRevert("FiatTokenV2: invalid signature");
        vault.stake(address(twin), 10 * USDC, SALT, authorization);
        vm.expectRevert("FiatTokenV2: invalid signature");
        vault.stake(address(offer), 11 * USDC, SALT, authorization);
        vm.expectRevert("FiatTokenV2: invalid signature");
        vault.stake(address(offer), 10 * USDC, bytes32(uint256(2)), authorization);
        vm.expectRevert(IVault.AmountZero.selector);
        vault.stake(address(offer), 0, SALT, authorization);
        authorization = authorize(stranger, 10 * USDC, vault.stakeNonce(address(offer), SALT));
        vm.expectRevert("FiatTokenV2: invalid signature");
        vault.stake(address(offer), 10 * USDC, SALT, authorization);
    }

    function test_stake_reverts_forWhatIsNoOffer() public {
        Authorization memory none;
        address implementation = factory.implementation();
        vm.expectRevert(abi.encodeWithSelector(IVault.NotAnOffer.selector, implementation));
        vault.stake(implementation, 1, SALT, none);
        vm.expectRevert(abi.encodeWithSelector(IVault.NotAnOffer.selector, stranger.addr));
        vault.stake(stranger.addr, 1, SALT, none);
        vm.expectRevert(abi.encodeWithSelector(IVault.NotAnOffer.selector, stranger.addr));
        vault.requestUnstake(stranger.addr, 1);
        vm.expectRevert(abi.encodeWithSelector(IVault.NotAnOffer.selector, stranger.addr));
        vault.unstake(stranger.addr);
        vm.expectRevert(abi.encodeWithSelector(IVault.NotAnOffer.selector, stranger.addr));
        vault.coverage(stranger.addr);
    }

    /// @dev A bond's signature is no stake and a stake's no bond, and nobody can use either outside the Vault.
    function test_authorizations_areBoundToTheVaultAndTheirPurpose() public {
        bytes32[2] memory others = [vault.bondNonce(address(offer), SALT), vault.appealNonce(address(offer), SALT)];
        for (uint256 i = 0; i < others.length; ++i) {
            Authorization memory foreign = authorize(seller, 10 * USDC, others[i]);
            vm.expectRevert("FiatTokenV2: invalid signature");
            vault.stake(address(offer), 10 * USDC, SALT, foreign);
        }
        bytes32 nonce = vault.stakeNonce(address(offer), SALT);
        Authorization memory authorization = authorize(seller, 10 * USDC, nonce);
        vm.expectRevert("FiatTokenV2: caller must be the payee");
        vm.prank(stranger.addr);
        token.receiveWithAuthorization(
            seller.addr, address(vault), 10 * USDC, 0, type(uint256).max, nonce, authorization.signature
        );
    }

    function test_stake_reverts_whenTheTokenDeliversLess() public {
        SkimmingToken skimming = new SkimmingToken();
        Terms memory terms = defaultTerms();
        terms.token = address(skimming);
        terms.arbitrator = address(new NativeArbitrator());
        IOffer skimmed = publish(terms);
        Authorization memory none;
        vm.expectRevert(abi.encodeWithSelector(IVault.ReceivedMismatch.selector, 99, 100));
        vault.stake(address(skimmed), 100, 0, none);
    }

    function test_stake_reverts_aboveWhatAHoldCanName() public {
        uint256 tooMuch = uint256(type(uint96).max) + 1;
        Authorization memory authorization = authorize(seller, tooMuch, vault.stakeNonce(address(offer), SALT));
        vm.expectRevert(abi.encodeWithSignature("SafeCastOverflowedUintDowncast(uint8,uint256)", 96, tooMuch));
        vault.stake(address(offer), tooMuch, SALT, authorization);
    }

    function test_unstake_reverts_forAnyoneButTheSeller() public {
        addStake(10);
        vm.expectRevert(abi.encodeWithSelector(IVault.NotSeller.selector, stranger.addr, seller.addr));
        vm.prank(stranger.addr);
        vault.requestUnstake(address(offer), 10);
        _announce(10);
        skip(30 days + 1);
        vm.expectRevert(abi.encodeWithSelector(IVault.NotSeller.selector, stranger.addr, seller.addr));
        vm.prank(stranger.addr);
        vault.unstake(address(offer));
    }

    function test_unstake_boundary_available() public {
        addStake(10 * USDC);
        uint64 availableAt = uint64(timestamp() + 30 days);
        vm.expectEmit(address(vault));
        emit IVault.UnstakeRequested(address(offer), seller.addr, 4 * USDC, availableAt);
        _announce(4 * USDC);
        (uint256 announced, uint64 at_) = vault.unstakeRequest(address(offer));
        assertEq(announced, 4 * USDC, "announced");
        assertEq(at_, availableAt, "available at");
        vm.warp(availableAt);
        vm.expectRevert(abi.encodeWithSelector(IVault.UnstakeNotAvailable.selector, availableAt, availableAt));
        _unstake();
        vm.warp(availableAt + 1);
        uint256 before = balance(seller.addr);
        vm.expectEmit(address(vault));
        emit IVault.Unstaked(address(offer), seller.addr, 4 * USDC);
        assertEq(_unstake(), 4 * USDC, "unstaked");
        assertEq(balance(seller.addr) - before, 4 * USDC, "seller");
        assertEq(vault.unreservedStake(address(offer)), 6 * USDC, "rest");
        vm.expectRevert(abi.encodeWithSelector(IVault.NothingToUnstake.selector, 0, 6 * USDC));
        _unstake();
    }

    function test_unstake_boundary_lapsed() public {
        addStake(10 * USDC);
        _announce(10 * USDC);
        uint256 last = timestamp() + 37 days;
        uint256 id = vm.snapshotState();
        vm.warp(last);
        (uint256 announced,) = vault.unstakeRequest(address(offer));
        assertEq(announced, 10 * USDC, "standing");
        assertEq(_unstake(), 10 * USDC, "at the last second");
        vm.revertToState(id);
        vm.warp(last + 1);
        uint64 availableAt;
        (announced, availableAt) = vault.unstakeRequest(address(offer));
        assertEq(announced + availableAt, 0, "lapsed");
        vm.expectRevert(abi.encodeWithSelector(IVault.UnstakeLapsed.selector, last + 1, last));
        _unstake();
        _announce(10 * USDC);
        skip(30 days + 1);
        assertEq(_unstake(), 10 * USDC, "announced again");
    }

    function test_unstake_leavesWhatCasesReserve() public {
        uint256 reserve = FEE + RELAY_CAP + PENALTY;
        addStake(reserve + USDC);
        _announce(reserve + USDC);
        skip(30 days + 1);
        Paid memory paid = pay(10 * USDC);
        contestNotConforming(paid);
        assertEq(vault.reservedStake(address(offer)), reserve, "announced stake still backs cases");
        assertEq(_unstake(), USDC, "only the free part");
        vm.expectRevert(abi.encodeWithSelector(IVault.NothingToUnstake.selector, reserve, 0));
        _unstake();
        vm.warp(offer.cases(paid.key).judgeBy + 1);
        offer.timeout(paid.key);
        assertEq(_unstake(), reserve, "released with the case");
    }

    function test_requestUnstake_reverts_aboveTheStakeOrForNothing() public {
        addStake(10);
        vm.expectRevert(abi.encodeWithSelector(IVault.StakeTooLow.selector, 10, 11));
        _announce(11);
        vm.expectRevert(IVault.AmountZero.selector);
        _announce(0);
    }

    function test_requestUnstake_restartsTheDelay() public {
        addStake(10);
        _announce(10);
        skip(30 days);
        _announce(5);
        skip(1);
        uint256 availableAt = timestamp() - 1 + 30 days;
        vm.expectRevert(abi.encodeWithSelector(IVault.UnstakeNotAvailable.selector, timestamp(), availableAt));
        _unstake();
    }

    // --- one Offer, one stake ---

    function test_open_neverReservesTheStakeOfAnotherOfferOfTheSeller() public {
        IOffer first = offer;
        IOffer twin = _twin();
        addStake(100 * USDC);
        offer = twin;
        addStake(USDC);
        Paid memory paid = pay(twin, payer, 10 * USDC);
        contestNotConforming(paid);
        assertEq(vault.holds(address(twin), paid.key).reserve, USDC, "its own stake and no more");
        assertEq(vault.reservedStake(address(first)), 0, "the other's is untouched");
        assertEq(vault.unreservedStake(address(first)), 100 * USDC, "and whole");
        assertEq(vault.record(seller.addr).cases, 1, "one record across its Offers");
    }

    function test_unstake_takesNothingOfAnotherOffersStake() public {
        addStake(5);
        IOffer first = offer;
        offer = _twin();
        addStake(7);
        _announce(7);
        skip(30 days + 1);
        assertEq(_unstake(), 7, "its own");
        assertEq(vault.unreservedStake(address(first)), 5, "the other's stays");
        vm.expectRevert(abi.encodeWithSelector(IVault.NothingToUnstake.selector, 0, 5));
        vm.prank(seller.addr);
        vault.unstake(address(first));
    }

    // --- coverage ---

    function test_coverage_countsFreeStake_unmaturedVolume_reserved() public {
        addStake(20 * USDC);
        _checkCoverage(20 * USDC, 0, 0);
        Paid memory paid = pay(30 * USDC);
        _checkCoverage(20 * USDC, 30 * USDC, 0);
        contestNotConforming(paid);
        uint256 reserved = FEE + RELAY_CAP + PENALTY;
        _checkCoverage(20 * USDC - reserved, 30 * USDC, reserved);
        _announce(10 * USDC);
        _checkCoverage(10 * USDC - reserved, 30 * USDC, reserved);
    }

    function test_coverage_boundary_anAnnouncementCountsUntilItLapses() public {
        addStake(20 * USDC);
        _announce(15 * USDC);
        uint256 last = timestamp() + 37 days;
        vm.warp(last);
        _checkCoverage(5 * USDC, 0, 0);
        vm.warp(last + 1);
        _checkCoverage(20 * USDC, 0, 0);
    }

    /// @dev What is announced and reserved is in both figures: nothing is free, and nothing underflows.
    function test_coverage_isZero_whereCasesReserveWhatIsAnnounced() public {
        addStake(FEE);
        contestNotConforming(pay(USDC));
        _announce(FEE);
        _checkCoverage(0, USDC, FEE);
    }

    function test_coverage_boundary_volumeMatures() public {
        pay(30 * USDC);
        offer.checkpoint();
        skip(1);
        pay(4 * USDC);
        vm.warp(timestamp() - 1 + CONTEST_WINDOW);
        _checkCoverage(0, 34 * USDC, 0);
        skip(1);
        _checkCoverage(0, 4 * USDC, 0);
        assertEq(offer.withdraw(), 30 * USDC, "withdrawn");
        _checkCoverage(0, 4 * USDC, 0);
    }

    function _checkCoverage(uint256 free, uint256 unmatured, uint256 reserved) private view {
        (uint256 freeStake, uint256 volume, uint256 held) = vault.coverage(address(offer));
        assertEq(freeStake, free, "free stake");
        assertEq(volume, unmatured, "unmatured volume");
        assertEq(held, reserved, "reserved");
    }

    function _twin() private returns (IOffer) {
        Terms memory terms = defaultTerms();
        terms.salt = bytes32(uint256(1));
        return publish(terms);
    }

    function _announce(uint256 amount) private {
        vm.prank(seller.addr);
        vault.requestUnstake(address(offer), amount);
    }

    function _unstake() private returns (uint256) {
        vm.prank(seller.addr);
        return vault.unstake(address(offer));
    }
}
