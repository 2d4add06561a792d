// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

// What more than one contract has to agree on.

/// @dev Most seats of a panel: their places and their number share a word, 8 bits each.
uint256 constant MAX_PANEL = 31;

/// @dev Most rounds of a dispute; the last of them is the whole committee's.
uint8 constant MAX_ROUNDS = 4;

/// @dev `Brief.version`.
uint8 constant BRIEF_VERSION = 2;

/// @dev Rulings that a dispute has to offer: payer wins, payee wins, unclear.
uint256 constant CHOICES = 3;

/// @dev Blocks from the transaction that asks for a draw to the block whose hash draws: unknown to whoever sends it.
uint256 constant DRAW_DELAY = 2;
