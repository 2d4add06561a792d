// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {BLSSigner} from "../BLS12381/BLSSigner.sol";
import {IValidatorRegistry} from "../../src/interfaces/IValidatorRegistry.sol";
import {Authorization} from "../../src/interfaces/IOffer.sol";
import {FiatTokenTest, IFiatToken} from "./FiatToken.sol";

/// @title Makes accounts members of a registry, with keys of their own
abstract contract ValidatorJoiner is FiatTokenTest, BLSSigner {
    /// @dev Mints the stake to the validator and registers it. `key` is its Ethereum key, or 0 for a contract that
    /// stands by any signature.
    function joinRegistry(IFiatToken token, IValidatorRegistry stakes, address validator, uint256 key, uint24 units)
        internal
    {
        uint256 amount = units * stakes.UNIT();
        token.mint(validator, amount);
        bytes32 salt = keccak256(abi.encode(validator, stakes.accounted(), vm.getBlockNumber()));
        bytes32 nonce = stakes.stakeNonce(validator, salt);
        bytes32 digest = authorizationDigest(
            token, RECEIVE_TYPEHASH, validator, address(stakes), amount, 0, type(uint256).max, nonce
        );
        bytes memory signature = key == 0 ? new bytes(65) : sign(key, digest);
        bytes memory blsKey = publicKey(secretOf(validator));
        bytes memory possession = signBLS(
            secretOf(validator),
            stakes.possessionMessage(validator, blsKey),
            "REDRESS_POP_BLS12381G1_XMD:SHA-256_SSWU_RO_V01_"
        );
        vm.prank(validator);
        stakes.register(
            units,
            blsKey,
            possession,
            "https://validator.example/",
            salt,
            Authorization(0, type(uint256).max, signature)
        );
    }

    /// @dev A BLS secret below the group's order.
    function secretOf(address validator) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode("bls", validator))) >> 2;
    }

    /// @dev A member's part of a whole committee's signature.
    function blsOver(address validator, bytes32 message) internal view returns (bytes memory) {
        return
            signBLS(secretOf(validator), abi.encodePacked(message), "REDRESS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_V01_");
    }
}
