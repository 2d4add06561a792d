// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev Balances are shares of a supply that can shrink or grow at once, without logs. Deposits need no signature.
contract RebasingToken {
    event Transfer(address indexed from, address indexed to, uint256 value);

    error BalanceTooLow(uint256 balance, uint256 needed);

    uint256 private constant ONE = 10_000;

    mapping(address owner => uint256) private _shares;
    uint256 private _sharesTotal;
    uint256 private _index = ONE; // base units per ONE shares

    function mint(address to, uint256 amount) external {
        uint256 shares = amount * ONE / _index;
        _shares[to] += shares;
        _sharesTotal += shares;
        emit Transfer(address(0), to, amount);
    }

    /// @dev All balances become `bps` of what they are.
    function rebase(uint256 bps) external {
        _index = _index * bps / ONE;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256,
        uint256,
        bytes32,
        bytes calldata
    ) external {
        _move(from, to, value);
    }

    function balanceOf(address owner) public view returns (uint256) {
        return _shares[owner] * _index / ONE;
    }

    function totalSupply() external view returns (uint256) {
        return _sharesTotal * _index / ONE;
    }

    function _move(address from, address to, uint256 amount) private {
        if (balanceOf(from) < amount) revert BalanceTooLow(balanceOf(from), amount);
        uint256 shares = amount * ONE / _index;
        _shares[from] -= shares;
        _shares[to] += shares;
        emit Transfer(from, to, amount);
    }
}
