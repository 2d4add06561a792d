// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {EscrowTest} from "./EscrowTest.sol";
import {SignedActs} from "./SignedActs.sol";

/// @title Cases whose parties sign and do not send
abstract contract GaslessTest is EscrowTest {
    bytes32 internal constant EVIDENCE = keccak256("evidence by signature");

    function signEvidence(Account memory by, bytes32 caseId, uint256 nonce, uint256 deadline)
        internal
        view
        returns (bytes memory)
    {
        bytes32 structHash = SignedActs.evidence(caseId, EVIDENCE, by.addr, nonce, deadline);
        return sign(by.key, SignedActs.digest(address(offer), structHash));
    }

    function signClaim(Account memory by, address to, uint256 nonce, uint256 deadline)
        internal
        view
        returns (bytes memory)
    {
        return sign(by.key, SignedActs.digest(address(offer), SignedActs.claimTo(by.addr, to, nonce, deadline)));
    }

    function signVaultClaim(Account memory by, address to, uint256 nonce, uint256 deadline)
        internal
        view
        returns (bytes memory)
    {
        bytes32 structHash = SignedActs.vaultClaimTo(address(token), by.addr, to, nonce, deadline);
        return sign(by.key, SignedActs.digest(address(vault), structHash));
    }

    /// @dev Conceded while the token refuses the payer: the payment waits in the Offer, the bond in the Vault.
    function creditedCase(uint256 amount) internal returns (Paid memory paid) {
        paid = pay(amount);
        contestNotDelivered(paid);
        token.blacklist(paid.payer.addr);
        vm.prank(seller.addr);
        offer.concede(paid.key);
    }
}
