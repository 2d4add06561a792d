// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @dev Calls back, once, whenever it moves: the caller, or anything it was told to.
contract ReentrantToken is ERC20 {
    address private _target;
    bytes private _data;
    bytes public lastReason;

    constructor() ERC20("Reentrant", "RE") {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function arm(address target, bytes calldata data) external {
        _target = target;
        _data = data;
    }

    /// @dev Needs no signature: whoever takes part in this token gets what it deserves.
    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256,
        uint256,
        bytes32,
        bytes calldata
    ) external {
        _transfer(from, to, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        address target = _target;
        if (target == address(0)) return;
        _target = address(0);
        (bool ok, bytes memory reason) = target.call(_data);
        lastReason = ok ? bytes("no revert") : reason;
    }
}
