// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Test} from "./Test.sol";

/// @title A suite of invariants over the acts of one handler
/// @dev forge looks these functions up by name.
abstract contract InvariantTest is Test {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = _target();
    }

    function targetSelectors() public view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        targets[0] = FuzzSelector({addr: _target(), selectors: _acts()});
    }

    function _target() internal view virtual returns (address);

    function _acts() internal view virtual returns (bytes4[] memory);
}
