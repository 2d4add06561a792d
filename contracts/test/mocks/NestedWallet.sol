// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {ERC7739} from "@openzeppelin/contracts/utils/cryptography/signers/draft-ERC7739.sol";
import {SignerECDSA} from "@openzeppelin/contracts/utils/cryptography/signers/SignerECDSA.sol";

/// @dev A smart wallet of one owner that takes signatures of nested typed data only (ERC-7739).
contract NestedWallet is ERC7739, SignerECDSA {
    constructor(address owner) EIP712("NestedWallet", "1") SignerECDSA(owner) {}
}
