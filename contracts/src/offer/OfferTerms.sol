// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IOfferLog} from "../interfaces/IOfferLog.sol";
import {Bounds} from "../interfaces/OfferStructs.sol";
import {Procedure} from "../libraries/Adjudication.sol";
import {IVault} from "../interfaces/IVault.sol";

/// @title The terms of an Offer, read from the clone's own code
/// @dev A clone's code is 45 bytes of proxy, then abi.encode(Terms): one word of offset, the struct's 34 words, then the
/// settlement table. Reading one word costs about as much as a warm storage read. Both parts of an Offer run in the
/// clone's context, so both read the same terms and share its storage and its reentrancy lock.
abstract contract OfferTerms is IOfferLog, ReentrancyGuardTransient {
    uint256 private constant STRUCT_AT = 0x2d + 0x20;

    address private immutable SELF = address(this);

    /// @dev Every state-changing entry: only through a clone. This code at its own address is no promise.
    modifier entry() {
        _checkClone();
        _;
    }

    /// @dev Each part has its own way to the Vault.
    function _vault() internal view virtual returns (IVault);

    function _checkClone() internal view {
        if (address(this) == SELF) revert NotAnOffer();
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

    function _rounds() internal view returns (uint8) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint8(_word(10)); // 1..4
    }

    function _amountRange() internal view returns (uint256 min, uint256 max) {
        return (_word(11), _word(12));
    }

    function _bond() internal view returns (uint256) {
        return _word(13);
    }

    function _fee() internal view returns (uint256) {
        return _word(14);
    }

    function _answerCost() internal view returns (uint256) {
        return _word(15);
    }

    function _penalty() internal view returns (uint256) {
        return _word(16);
    }

    function _relayCap() internal view returns (uint256) {
        return _word(17);
    }

    function _bounds() internal view returns (Bounds memory) {
        return Bounds({subject: _word(18) != 0, maxAge: uint32(_word(19)), minItems: uint32(_word(20))});
    }

    /// @dev Words 21 to 31: a struct of values only has the same layout in memory as in its encoding.
    function _procedure() internal view returns (Procedure memory procedure) {
        uint256 position = STRUCT_AT + 21 * 0x20;
        assembly ("memory-safe") {
            extcodecopy(address(), procedure, position, 0x160)
        }
    }

    /// @dev The packed settlement table; word 32 of the struct is its offset from the struct's start.
    function _settlement() internal view returns (bytes memory table) {
        uint256 position = STRUCT_AT + _word(32);
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
}
