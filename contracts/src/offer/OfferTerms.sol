// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Bounds, IOffer, Terms} from "../interfaces/IOffer.sol";
import {Procedure} from "../libraries/Adjudication.sol";
import {IVault} from "../interfaces/IVault.sol";

/// @title The terms of an Offer, read from the clone's own code
/// @dev A clone's code is 45 bytes of proxy, then abi.encode(Terms): one word of offset, the struct's 33 words, then the
/// settlement table. Reading one word costs about as much as a warm storage read.
abstract contract OfferTerms is IOffer, ReentrancyGuardTransient {
    uint256 private constant STRUCT_AT = 0x2d + 0x20;

    address internal immutable FACTORY;
    IVault internal immutable VAULT;
    address private immutable IMPLEMENTATION = address(this);

    /// @dev Every state-changing entry: only through a clone, and never from inside another one of them.
    modifier entry() {
        _checkClone();
        _;
    }

    constructor(address factory, IVault vault_) {
        FACTORY = factory;
        VAULT = vault_;
    }

    /// @inheritdoc IOffer
    /// @dev What lies in the code is already the encoding of the answer.
    function terms() external view returns (Terms memory) {
        bytes memory encoded = Clones.fetchCloneArgs(address(this));
        assembly ("memory-safe") {
            return(add(encoded, 0x20), mload(encoded))
        }
    }

    function _seller() internal view returns (address) {
        return address(uint160(_word(0)));
    }

    function _token() internal view returns (address) {
        return address(uint160(_word(1)));
    }

    function _arbitrator() internal view returns (address) {
        return address(uint160(_word(2)));
    }

    function _firstReceiptSigner() internal view returns (address) {
        return address(uint160(_word(3)));
    }

    function _blockHashSource() internal view returns (address) {
        return address(uint160(_word(4)));
    }

    function _manifestHash() internal view returns (bytes32) {
        return bytes32(_word(5));
    }

    function _contestWindow() internal view returns (uint256) {
        return _word(6);
    }

    function _answerWindow() internal view returns (uint256) {
        return _word(7);
    }

    function _continueWindow() internal view returns (uint256) {
        return _word(8);
    }

    function _judgeWindow() internal view returns (uint256) {
        return _word(9);
    }

    function _amountRange() internal view returns (uint256 min, uint256 max) {
        return (_word(10), _word(11));
    }

    function _bond() internal view returns (uint256) {
        return _word(12);
    }

    function _fee() internal view returns (uint256) {
        return _word(13);
    }

    function _answerCost() internal view returns (uint256) {
        return _word(14);
    }

    function _penalty() internal view returns (uint256) {
        return _word(15);
    }

    function _relayCap() internal view returns (uint256) {
        return _word(16);
    }

    function _bounds() internal view returns (Bounds memory) {
        return Bounds({subject: _word(17) != 0, maxAge: uint32(_word(18)), minItems: uint32(_word(19))});
    }

    /// @dev Words 20 to 30: a struct of values only has the same layout in memory as in its encoding.
    function _procedure() internal view returns (Procedure memory procedure) {
        uint256 position = STRUCT_AT + 20 * 0x20;
        assembly ("memory-safe") {
            extcodecopy(address(), procedure, position, 0x160)
        }
    }

    /// @dev The packed settlement table; word 31 of the struct is its offset from the struct's start.
    function _settlement() internal view returns (bytes memory table) {
        uint256 position = STRUCT_AT + _word(31);
        assembly ("memory-safe") {
            table := mload(0x40)
            extcodecopy(address(), table, position, 0x20)
            let size := mload(table)
            extcodecopy(address(), add(table, 0x20), add(position, 0x20), size)
            mstore(0x40, add(table, and(add(size, 0x3f), not(0x1f))))
        }
    }

    /// @dev Word `index` of the encoded struct.
    function _word(uint256 index) private view returns (uint256 word) {
        uint256 position = STRUCT_AT + index * 0x20;
        assembly ("memory-safe") {
            extcodecopy(address(), 0, position, 0x20)
            word := mload(0)
        }
    }

    function _checkClone() private view {
        if (address(this) == IMPLEMENTATION) revert NotAnOffer();
    }
}
