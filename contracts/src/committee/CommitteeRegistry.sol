// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICommittee} from "../interfaces/ICommittee.sol";

/// @title The fixed registry of validators, equal in weight, and the draw of a panel from it
abstract contract CommitteeRegistry is ICommittee {
    /// @dev Places in the registry fit a byte, with 0 left for "not registered".
    uint256 private constant MAX_VALIDATORS = 255;

    address[] private _validators;

    /// @dev Place in `_validators` plus one; zero for everyone else.
    mapping(address validator => uint256) private _places;

    constructor(address[] memory registry) {
        uint256 length = registry.length;
        if (length == 0 || length > MAX_VALIDATORS) revert ValidatorsOutOfRange(length, MAX_VALIDATORS);
        for (uint256 i = 0; i < length; ++i) {
            address validator = registry[i];
            if (validator == address(0)) revert ValidatorZero(i);
            if (_places[validator] != 0) revert ValidatorDuplicate(validator);
            _places[validator] = i + 1;
        }
        _validators = registry;
    }

    /// @inheritdoc ICommittee
    function validators() external view override returns (address[] memory) {
        return _validators;
    }

    /// @dev The validator's bit in a mask of places; 0 for everyone else.
    function _bitOf(address validator) internal view returns (uint256) {
        uint256 place = _places[validator];
        return place == 0 ? 0 : uint256(1) << place;
    }

    /// @dev The largest odd panel of at most `wanted` seats among the validators in a mask of places.
    function _panelSize(uint256 wanted, uint256 pool) internal view returns (uint8) {
        uint256 size = 0;
        for (; pool != 0; pool &= pool - 1) {
            ++size;
        }
        if (size == 0) revert PanelEmpty(_validators.length);
        uint256 panel = wanted < size ? wanted : size;
        // At most `wanted`, which is a byte.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint8(panel % 2 == 0 ? panel - 1 : panel);
    }

    /// @dev Partial Fisher-Yates over a pool's places: every ordered panel is equally likely, up to a bias below
    /// 2^-248 from the reduction of a 256-bit hash.
    /// @return seats place of seat i in byte i from the least significant
    function _drawSeats(bytes32 seed, uint256 panel, uint256 pool)
        internal
        view
        returns (uint256 seats, address[] memory drawn)
    {
        uint256 registered = _validators.length;
        uint256[] memory places = new uint256[](registered);
        uint256 size = 0;
        for (uint256 place = 1; place <= registered; ++place) {
            if ((pool >> place) & 1 != 0) places[size++] = place;
        }
        drawn = new address[](panel);
        for (uint256 i = 0; i < panel; ++i) {
            uint256 pick = i + uint256(keccak256(abi.encode(seed, i))) % (size - i);
            (places[i], places[pick]) = (places[pick], places[i]);
            seats |= places[i] << (8 * i);
            drawn[i] = _validators[places[i] - 1];
        }
    }

    /// @dev Validator of a drawn seat.
    function _validatorAt(uint256 seats, uint256 seat) internal view returns (address) {
        return _validators[((seats >> (8 * seat)) & 0xff) - 1];
    }
}
