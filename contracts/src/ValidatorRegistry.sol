// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Authorization} from "./interfaces/IOffer.sol";
import {IValidatorRegistry, Member} from "./interfaces/IValidatorRegistry.sol";
import {BLS12381} from "./libraries/BLS12381.sol";
import {StakePages} from "./libraries/StakePages.sol";
import {RegistryDraw} from "./registry/RegistryDraw.sol";
import {RegistryStakes} from "./registry/RegistryStakes.sol";

/// @title Open registry of a committee's validators
/// @notice Deployed by its Committee. Nobody can change who may join, what it costs, or how a panel is drawn.
contract ValidatorRegistry is RegistryStakes, RegistryDraw {
    using StakePages for StakePages.Pages;
    using StakePages for uint256[];

    /// @notice Domain separation tag of proofs of possession: no signature over a message is one.
    string public constant POSSESSION_TAG = "REDRESS_POP_BLS12381G1_XMD:SHA-256_SSWU_RO_V01_";

    uint256 private constant MAX_ENDPOINT = 256;

    /// @dev keccak256 of the endpoint.
    mapping(address validator => bytes32) private _endpointHashes;

    /// @param token what stakes are made of
    /// @param unit base units in one unit of weight, 1 to 2^96 - 1
    /// @param minUnits least stake of a member, positive
    /// @param unbonding seconds, 1 to 2^32 - 1; longer than the Committee's longest case and the time to report what it showed
    constructor(IERC20 token, uint256 unit, uint24 minUnits, uint48 unbonding)
        RegistryStakes(token, unit, minUnits, unbonding)
    {}

    /// @inheritdoc IValidatorRegistry
    function register(
        uint24 units,
        bytes calldata key,
        bytes calldata possession,
        string calldata endpoint,
        bytes32 salt,
        Authorization calldata authorization
    ) external override nonReentrant {
        if (units < MIN_UNITS) revert UnitsBelowMin(units, MIN_UNITS);
        uint8 place = placeOf(msg.sender);
        if (place != 0) revert AlreadyMember(msg.sender, place);
        bytes memory message = possessionMessage(msg.sender, key);
        if (!BLS12381.verify(key, message, bytes(POSSESSION_TAG), possession)) revert PossessionUnproven(msg.sender);
        _bindKey(msg.sender, key);
        if (_free() == 0) _displace(units);
        place = _join(msg.sender, units);
        accounted += units * UNIT;
        emit Registered(msg.sender, place, units, key, endpoint);
        _setEndpoint(endpoint);
        _pull(msg.sender, units, salt, authorization);
    }

    /// @inheritdoc IValidatorRegistry
    function setEndpoint(string calldata endpoint) external override nonReentrant {
        _memberPlace(msg.sender);
        _setEndpoint(endpoint);
    }

    /// @inheritdoc IValidatorRegistry
    function member(address validator) external view override returns (Member memory) {
        uint8 place = placeOf(validator);
        return Member({
            place: place,
            // Place 0 has no units.
            units: _pages.units(place),
            unbonding: _unbonding[validator].units,
            leavesAt: _unbonding[validator].leavesAt,
            keyHash: _keyHashes[validator],
            endpointHash: _endpointHashes[validator]
        });
    }

    /// @inheritdoc IValidatorRegistry
    function possessionMessage(address validator, bytes calldata key) public view override returns (bytes memory) {
        return abi.encode(block.chainid, address(this), validator, key);
    }

    function _setEndpoint(string calldata endpoint) private {
        uint256 length = bytes(endpoint).length;
        if (length == 0 || length > MAX_ENDPOINT) revert EndpointOutOfRange(length, MAX_ENDPOINT);
        _endpointHashes[msg.sender] = keccak256(bytes(endpoint));
        emit EndpointSet(msg.sender, endpoint);
    }

    /// @dev Moves the smallest member out into unbonding for the sender, who brings strictly more.
    function _displace(uint24 units) private {
        (uint256 smallest, uint256 least) = _pages.loadLatest(_highest).smallest();
        if (units <= least) revert PlacesFull(units, least);
        address validator = _holder(smallest);
        // A place is a byte, and its units are three.
        // forge-lint: disable-next-line(unsafe-typecast)
        (uint8 place, uint24 moved) = (uint8(smallest), uint24(least));
        _leave(validator, place);
        Unbonding memory u = _unbond(validator, moved);
        emit Displaced(validator, msg.sender, moved, u.units, u.leavesAt);
    }
}
