// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title What a handler was asked to do, and what of it was possible
abstract contract CountedActs {
    /// @notice Calls of any act, those that could do nothing included.
    uint256 public calls;
    /// @notice Things really done, and how many different ones.
    uint256 public acted;
    uint256 public kinds;
    mapping(string what => uint256) public done;

    modifier counted() {
        ++calls;
        _;
    }

    function _did(string memory what) internal {
        if (done[what]++ == 0) ++kinds;
        ++acted;
    }
}
