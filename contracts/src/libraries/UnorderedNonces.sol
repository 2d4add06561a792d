// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title Nonces that are used once, in any order
/// @dev Whoever sends a signed act is not its party: with counters, one act that nobody sends would stop all later ones.
/// One storage word holds 256 nonces, so that numbering them from a multiple of 256 is cheap.
library UnorderedNonces {
    struct Used {
        mapping(address party => mapping(uint256 word => uint256)) words;
    }

    /// @notice Uses a nonce up. False if it was before.
    function use(Used storage self, address party, uint256 nonce) internal returns (bool fresh) {
        uint256 word = self.words[party][nonce >> 8];
        uint256 bit = uint256(1) << (nonce & 0xff);
        if (word & bit != 0) return false;
        self.words[party][nonce >> 8] = word | bit;
        return true;
    }

    function isUsed(Used storage self, address party, uint256 nonce) internal view returns (bool) {
        return self.words[party][nonce >> 8] & (uint256(1) << (nonce & 0xff)) != 0;
    }
}
