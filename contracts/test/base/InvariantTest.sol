// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {CountedActs} from "./CountedActs.sol";
import {Test} from "./Test.sol";

/// @title A suite of invariants over the acts of one handler
/// @dev forge looks these functions up by name.
abstract contract InvariantTest is Test {
    /// @dev Calls of one walk: `depth` of the configuration.
    uint256 private constant DEPTH = 500;

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

    /// @dev A whole walk must have done something with a good part of its calls, and enough different things. Those that
    /// forge shortens after a failure are not asked.
    function _checkReach(CountedActs handler, uint256 kinds) internal view {
        if (handler.calls() < DEPTH) return;
        assertGe(handler.kinds(), kinds, "kinds of act");
        assertGe(handler.acted(), handler.calls() / 16, "acts that did something");
    }

    function _target() internal view virtual returns (address);

    function _acts() internal view virtual returns (bytes4[] memory);
}
