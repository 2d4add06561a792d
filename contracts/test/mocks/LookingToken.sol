// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UnsignedToken} from "./UnsignedToken.sol";

/// @dev Looks around in the middle of its next transfer: keeps what views answered then. It can refuse a receiver.
contract LookingToken is UnsignedToken {
    struct View {
        address target;
        bytes data;
    }

    error Refused(address to);

    View[] private _views;
    bytes[] private _seen;
    address public refused;
    bool public armed;

    /// @dev Every signature is good, so that any domain will do.
    bytes32 public constant DOMAIN_SEPARATOR = keccak256("looking");

    constructor() UnsignedToken("Looking", "LOOK") {}

    function refuse(address to) external {
        refused = to;
    }

    /// @dev One more view to ask.
    function look(address target, bytes calldata data) external {
        _views.push(View(target, data));
        armed = true;
    }

    function seen(uint256 i) external view returns (bytes memory) {
        return _seen[i];
    }

    /// @dev Whether view `i` still says what it said in the middle of the transfer.
    function stands(uint256 i) external view returns (bool) {
        (bool ok, bytes memory now_) = _views[i].target.staticcall(_views[i].data);
        return ok && !armed && keccak256(now_) == keccak256(_seen[i]);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == refused && to != address(0)) revert Refused(to);
        super._update(from, to, value);
        if (!armed) return;
        armed = false;
        delete _seen;
        for (uint256 i = 0; i < _views.length; ++i) {
            (bool ok, bytes memory answer) = _views[i].target.staticcall(_views[i].data);
            require(ok, "view");
            _seen.push(answer);
        }
    }
}
