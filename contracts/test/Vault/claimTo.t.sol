// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Claim, Contest, Delivery} from "../../src/interfaces/IOffer.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {GaslessTest} from "../base/GaslessTest.sol";

contract VaultClaimToTest is GaslessTest {
    function test_claimTo_succeeds_forABlocklistedOwner_sentByAnyone() public {
        creditedCase(10 * USDC);
        bytes memory signature = signVaultClaim(payer, relayer.addr, 1, timestamp());
        vm.expectRevert("Blacklistable: account is blacklisted");
        vault.claim(address(token), payer.addr);
        vm.expectEmit(address(vault));
        emit IVault.CreditClaimed(address(token), payer.addr, relayer.addr, BOND);
        vm.prank(stranger.addr);
        uint256 amount = vault.claimTo(address(token), payer.addr, relayer.addr, 1, timestamp(), signature);
        assertEq(amount, BOND, "claimed");
        assertEq(balance(relayer.addr), BOND, "there");
        assertEq(vault.credits(address(token), payer.addr), 0, "credit");
        assertTrue(vault.isNonceUsed(payer.addr, 1), "used");
        assertFalse(vault.isNonceUsed(payer.addr, 2), "no other");
        assertFalse(vault.isNonceUsed(relayer.addr, 1), "of nobody else");
    }

    function test_claimTo_succeeds_sentByTheOwner_withoutASignature() public {
        creditedCase(10 * USDC);
        vm.prank(payer.addr);
        vault.claimTo(address(token), payer.addr, relayer.addr, 0, 0, "");
        assertEq(balance(relayer.addr), BOND, "there");
    }

    function test_claimTo_reverts_theSecondTime_evenIfThereIsMoreToClaim() public {
        creditedCase(10 * USDC);
        bytes memory signature = signVaultClaim(payer, relayer.addr, 1, timestamp());
        vault.claimTo(address(token), payer.addr, relayer.addr, 1, timestamp(), signature);
        token.unBlacklist(payer.addr);
        creditedCase(5 * USDC);
        vm.expectRevert(abi.encodeWithSelector(IVault.NonceUsed.selector, payer.addr, 1));
        vault.claimTo(address(token), payer.addr, relayer.addr, 1, timestamp(), signature);
        assertEq(vault.credits(address(token), payer.addr), BOND, "the new credit stays");
    }

    function test_claimTo_boundary_deadline() public {
        creditedCase(10 * USDC);
        uint256 deadline = timestamp() + 10;
        bytes memory signature = signVaultClaim(payer, relayer.addr, 1, deadline);
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(IVault.DeadlinePassed.selector, deadline + 1, deadline));
        vault.claimTo(address(token), payer.addr, relayer.addr, 1, deadline, signature);
        vm.warp(deadline);
        vault.claimTo(address(token), payer.addr, relayer.addr, 1, deadline, signature);
        assertEq(balance(relayer.addr), BOND, "in time at the deadline");
    }

    function test_claimTo_reverts_whenAnythingIsNotTheSigned() public {
        creditedCase(10 * USDC);
        uint256 deadline = timestamp();
        bytes memory signature = signVaultClaim(payer, relayer.addr, 1, deadline);
        _refuses(address(token), payer.addr, stranger.addr, 1, deadline, signature);
        _refuses(address(offer), payer.addr, relayer.addr, 1, deadline, signature);
        _refuses(address(token), payer.addr, relayer.addr, 2, deadline, signature);
        _refuses(address(token), payer.addr, relayer.addr, 1, deadline + 1, signature);
        _refuses(address(token), stranger.addr, relayer.addr, 1, deadline, signature);
        _refuses(address(token), payer.addr, relayer.addr, 1, deadline, "");
        _refuses(address(token), address(0), relayer.addr, 1, deadline, new bytes(65));
        bytes memory elsewhere = signClaim(payer, relayer.addr, 1, deadline);
        _refuses(address(token), payer.addr, relayer.addr, 1, deadline, elsewhere);
        vault.claimTo(address(token), payer.addr, relayer.addr, 1, deadline, signature);
    }

    function test_claimTo_reverts_toTheVaultItself_orWithoutACredit() public {
        bytes memory signature = signVaultClaim(payer, address(vault), 1, timestamp());
        vm.expectRevert(abi.encodeWithSelector(IVault.ReceiverInvalid.selector, address(vault)));
        vault.claimTo(address(token), payer.addr, address(vault), 1, timestamp(), signature);
        signature = signVaultClaim(payer, relayer.addr, 1, timestamp());
        vm.expectRevert(abi.encodeWithSelector(IVault.NothingToClaim.selector, address(token), payer.addr));
        vault.claimTo(address(token), payer.addr, relayer.addr, 1, timestamp(), signature);
    }

    /// @dev A relayer that the token refuses gets its fee elsewhere as well.
    function test_claimTo_succeeds_forARelayer() public {
        uint256 relayFee = RELAY_CAP;
        token.blacklist(relayer.addr);
        Paid memory paid = pay(10 * USDC);
        _contestWithFee(paid, relayFee);
        assertEq(vault.credits(address(token), relayer.addr), relayFee, "credited");
        bytes memory signature = signVaultClaim(relayer, makeAddr("other purse"), 1, timestamp());
        vault.claimTo(address(token), relayer.addr, makeAddr("other purse"), 1, timestamp(), signature);
        assertEq(balance(makeAddr("other purse")), relayFee, "there");
    }

    function test_eip712Domain_isTheOneThatIsSignedIn() public {
        vm.chainId(77);
        (
            bytes1 fields,
            string memory name,
            string memory version,
            uint256 chainId,
            address host,
            bytes32 salt,
            uint256[] memory extensions
        ) = vault.eip712Domain();
        assertEq(uint8(fields), 0x0f, "fields");
        assertEq(name, "Redress", "name");
        assertEq(version, "1", "version");
        assertEq(chainId, 77, "chain");
        assertEq(host, address(vault), "contract");
        assertEq(salt, bytes32(0), "salt");
        assertEq(extensions.length, 0, "extensions");
        (,,,, host,,) = offer.eip712Domain();
        assertEq(host, address(offer), "the clone, not its code");
    }

    function _contestWithFee(Paid memory paid, uint256 relayFee) private {
        Contest memory statement = statementOf(Claim.NotDelivered);
        statement.relayFee = relayFee;
        Delivery memory none;
        contest(offer, paid, statement, none, "");
    }

    function _refuses(
        address token_,
        address owner,
        address to,
        uint256 nonce,
        uint256 deadline,
        bytes memory signature
    ) private {
        vm.expectRevert(abi.encodeWithSelector(IVault.SignatureInvalid.selector, owner));
        vm.prank(stranger.addr);
        vault.claimTo(token_, owner, to, nonce, deadline, signature);
    }
}
