// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBatchSettler, KeyPayment, WalletPayment} from "../../src/interfaces/IBatchSettler.sol";

/// @dev A token whose transfers misbehave as told.
contract HostileToken {
    enum Mode {
        Reenters, // sends the same batch again
        BurnsGas,
        RevertsHuge // with more revert data than anyone would want to copy
    }

    uint256 public constant HUGE = 100_000;
    Mode private _mode;
    KeyPayment[] private _batch;
    /// @dev Of the last attempt to send the batch again.
    bytes public answer;

    function arm(Mode mode, KeyPayment calldata payment) external {
        _mode = mode;
        _batch.push(payment);
    }

    function transferWithAuthorization(address, address, uint256, uint256, uint256, bytes32, uint8, bytes32, bytes32)
        external
    {
        if (_mode == Mode.Reenters) {
            (bool ok, bytes memory data) =
                msg.sender.call(abi.encodeCall(IBatchSettler.settle, (address(this), _batch, new WalletPayment[](0))));
            answer = ok ? bytes("no revert") : data;
        } else if (_mode == Mode.BurnsGas) {
            while (true) {}
        } else {
            uint256 size = HUGE;
            assembly ("memory-safe") {
                revert(mload(0x40), size) // zeros
            }
        }
    }
}
