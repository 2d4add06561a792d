// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "../base/Test.sol";
import {BLS12381} from "../../src/libraries/BLS12381.sol";

/// @title Keys and signatures for tests, by the multiplication precompiles
abstract contract BLSSigner is Test {
    bytes internal constant G2_GENERATOR = hex"00000000000000000000000000000000024aa2b2f08f0a91260805272dc51051"
        hex"c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8"
        hex"0000000000000000000000000000000013e02b6052719f607dacd3a088274f65"
        hex"596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e"
        hex"000000000000000000000000000000000ce5d527727d6e118cc9cdc6da2e351a"
        hex"adfd9baa8cbdd3a76d429a695160d12c923ac9cc3baca289e193548608b82801"
        hex"000000000000000000000000000000000606c4a02ea734cc32acd2b02bc28b99"
        hex"cb3e287e85a763af267492ab572e99ab3f370d275cec1da1aaa9075ff05f79be";

    function publicKey(uint256 secret) internal view returns (bytes memory) {
        return _precompile(0x0e, abi.encodePacked(G2_GENERATOR, secret));
    }

    function signBLS(uint256 secret, bytes memory message, bytes memory tag) internal view returns (bytes memory) {
        return _precompile(0x0c, abi.encodePacked(BLS12381.hashToG1(message, tag), secret));
    }

    function addG1(bytes memory left, bytes memory right) internal view returns (bytes memory) {
        return _precompile(0x0b, abi.encodePacked(left, right));
    }

    function _precompile(uint160 number, bytes memory input) private view returns (bytes memory output) {
        bool ok;
        (ok, output) = address(number).staticcall(input);
        require(ok && output.length != 0, "precompile");
    }
}
