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

    /// @dev Places of those of three parties that are validators, a byte each, without repetition.
    function _exclusions(address first, address second, address third) internal view returns (uint24) {
        uint256 a = _places[first];
        uint256 b = _places[second];
        uint256 c = _places[third];
        if (b == a) b = 0;
        if (c == a || c == b) c = 0;
        // Places are at most 255.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint24(a | (b << 8) | (c << 16));
    }

    /// @dev The largest odd panel of at most `wanted` seats among validators that are not excluded.
    function _panelSize(uint256 wanted, uint24 excluded) internal view returns (uint8) {
        uint256 eligible = _validators.length;
        for (uint256 rest = excluded; rest != 0; rest >>= 8) {
            if (rest & 0xff != 0) --eligible;
        }
        if (eligible == 0) revert PanelEmpty(_validators.length);
        uint256 panel = wanted < eligible ? wanted : eligible;
        // At most `wanted`, which is a byte.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint8(panel % 2 == 0 ? panel - 1 : panel);
    }

    /// @dev Partial Fisher-Yates over the eligible places: every ordered panel is equally likely, up to a bias below
    /// 2^-248 from the reduction of a 256-bit hash.
    /// @return seats place of seat i in byte i from the least significant
    function _drawSeats(bytes32 seed, uint256 panel, uint24 excluded)
        internal
        view
        returns (uint256 seats, address[] memory drawn)
    {
        uint256 registered = _validators.length;
        uint256[] memory places = new uint256[](registered);
        uint256 eligible = 0;
        for (uint256 place = 1; place <= registered; ++place) {
            if (_isExcluded(place, excluded)) continue;
            places[eligible++] = place;
        }
        drawn = new address[](panel);
        for (uint256 i = 0; i < panel; ++i) {
            uint256 pick = i + uint256(keccak256(abi.encode(seed, i))) % (eligible - i);
            (places[i], places[pick]) = (places[pick], places[i]);
            seats |= places[i] << (8 * i);
            drawn[i] = _validators[places[i] - 1];
        }
    }

    /// @dev Validator of a drawn seat.
    function _validatorAt(uint256 seats, uint256 seat) internal view returns (address) {
        return _validators[((seats >> (8 * seat)) & 0xff) - 1];
    }

    function _isExcluded(uint256 place, uint24 excluded) private pure returns (bool) {
        return place == (excluded & 0xff) || place == ((excluded >> 8) & 0xff) || place == (excluded >> 16);
    }
}
