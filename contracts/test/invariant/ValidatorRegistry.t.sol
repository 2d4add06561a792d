// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {InvariantTest} from "../base/InvariantTest.sol";
import {ValidatorRegistryHandler} from "./ValidatorRegistryHandler.sol";

/// @title The registry against its model over random interleavings
/// @dev Numbers are those of "What must hold" in the design: 1 conservation, 3 exits by time.
abstract contract ValidatorRegistryInvariants is InvariantTest {
    ValidatorRegistryHandler internal handler;

    function setUp() public {
        handler = new ValidatorRegistryHandler();
        handler.setUp();
    }

    function afterInvariant() public {
        _checkReach(handler, 7);
        handler.checkSnapshots();
        handler.drain();
    }

    function _target() internal view override returns (address) {
        return address(handler);
    }

    /// @dev Joining, and the end of a block, are as likely as all that empties the registry.
    function _acts() internal pure override returns (bytes4[] memory acts) {
        bytes4[12] memory all = [
            ValidatorRegistryHandler.act_register.selector,
            ValidatorRegistryHandler.act_register.selector,
            ValidatorRegistryHandler.act_register.selector,
            ValidatorRegistryHandler.act_addStake.selector,
            ValidatorRegistryHandler.act_requestUnstake.selector,
            ValidatorRegistryHandler.act_unstake.selector,
            ValidatorRegistryHandler.act_slash.selector,
            ValidatorRegistryHandler.act_penalize.selector,
            ValidatorRegistryHandler.act_claim.selector,
            ValidatorRegistryHandler.act_block.selector,
            ValidatorRegistryHandler.act_block.selector,
            ValidatorRegistryHandler.act_wait.selector
        ];
        acts = new bytes4[](all.length);
        for (uint256 i = 0; i < all.length; ++i) {
            acts[i] = all[i];
        }
    }
}

/// @dev One long random walk, so that it is known which acts the suite really reaches.
contract ValidatorRegistryWalkTest is ValidatorRegistryInvariants {
    uint256 private constant STEPS = 600;

    function test_walk_reachesEveryAct_andDrains() public {
        bytes4[] memory acts = _acts();
        for (uint256 i = 0; i < STEPS; ++i) {
            uint256 seed = uint256(keccak256(abi.encode("walk", i)));
            // Acts of one argument read only the first word.
            (bool ok, bytes memory reason) =
                address(handler).call(abi.encodePacked(acts[seed % acts.length], seed >> 8, seed >> 16));
            assertTrue(ok, string(reason));
            handler.checkBooks();
            handler.checkMembers();
        }
        string[8] memory names =
            ["register", "addStake", "requestUnstake", "unstake", "slash", "penalize", "claim", "block"];
        for (uint256 i = 0; i < names.length; ++i) {
            assertGt(handler.done(names[i]), 0, names[i]);
        }
        afterInvariant();
    }
}

contract ValidatorRegistryInvariantTest is ValidatorRegistryInvariants {
    function invariant_registryIsItsModel() public view {
        handler.checkBooks();
        handler.checkMembers();
    }
}
