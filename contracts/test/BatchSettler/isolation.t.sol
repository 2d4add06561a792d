// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IBatchSettler, KeyPayment, WalletPayment} from "../../src/interfaces/IBatchSettler.sol";
import {Vm} from "../base/Vm.sol";
import {BatchSettlerTest} from "./BatchSettlerTestBase.sol";
import {HostileToken} from "./HostileToken.sol";
import {SlowWallet} from "./SlowWallet.sol";

/// @title What little gas, a slow signer or a hostile token cannot do to a batch
contract IsolationTest is BatchSettlerTest {
    /// @dev The gas of the transaction decides between all and nothing, never which payments are taken. The wallet's
    /// check is what little gas would break in silence: the token takes a check that ran out of gas for a "no".
    function test_settle_reverts_ratherThanRefuse_whenGasIsLow() public {
        address wallet = address(new SlowWallet(300_000));
        token.mint(wallet, FUNDS);
        KeyPayment[] memory list = payments(2);
        WalletPayment[] memory wallets = new WalletPayment[](1);
        wallets[0] = walletPayment(wallet, keccak256("slow"), "yes");
        bytes memory data = abi.encodeCall(IBatchSettler.settle, (address(token), list, wallets));
        uint256 reverted = 0;
        uint256 taken = 0;
        for (uint256 limit = 20_000; limit < 1_200_000; limit += 2_500) {
            uint256 state = vm.snapshotState();
            (bool ok, bytes memory result) = address(settler).call{gas: limit}(data);
            if (ok) {
                assertEq(abi.decode(result, (uint256)), 7, "settled with little gas");
                ++taken;
            } else {
                ++reverted;
            }
            vm.revertToState(state);
        }
        assertGt(reverted, 0, "limits that were too low");
        assertGt(taken, 0, "limits that were enough");
    }

    /// @dev The share asked for is the payment's gas, what EIP-150 keeps of it, and the way to the call.
    function test_settle_reverts_namingTheShareItLacks() public {
        bytes memory data = abi.encodeCall(IBatchSettler.settle, (address(token), payments(1), noWallets()));
        (bool ok, bytes memory reason) = address(settler).call{gas: 200_000}(data);
        assertFalse(ok, "settled below its share");
        assertEq(selectorOf(reason), IBatchSettler.GasTooLow.selector, "reason");
        (uint256 index, uint256 left, uint256 required) = _gasTooLow(reason);
        assertEq(index, 0, "index");
        assertLt(left, required, "left");
        assertEq(required, 200_000 * uint256(64) / 63 + 2_000, "required");
    }

    /// @dev A payer's wallet that never ends costs its own share and no other payment.
    function test_settle_succeeds_besideAWalletWithoutEnd() public {
        address wallet = address(new SlowWallet(type(uint256).max));
        token.mint(wallet, FUNDS);
        WalletPayment[] memory wallets = new WalletPayment[](1);
        wallets[0] = walletPayment(wallet, keccak256("endless"), "yes");
        KeyPayment[] memory list = payments(2);
        uint256 before = gasleft();
        assertEq(settler.settle(address(token), list, wallets), 3, "settled");
        assertLt(before - gasleft(), settler.WALLET_GAS() + 300_000, "gas");
    }

    function test_settle_keepsAHostileTokenFromReentering() public {
        HostileToken hostile = new HostileToken();
        KeyPayment[] memory list = payments(1);
        hostile.arm(HostileToken.Mode.Reenters, list[0]);
        vm.recordLogs();
        assertEq(settler.settle(address(hostile), list, noWallets()), 1, "settled");
        assertEq(
            selectorOf(hostile.answer()),
            ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector,
            "answer to the second call"
        );
        Vm.Log[] memory logs = vm.getRecordedLogs();
        assertEq(logs.length, 1, "logs of the batch");
        assertEq(settler.settle(address(token), list, noWallets()), 1, "another token's batch afterwards");
    }

    function test_settle_boundsTheGasOfAHostileToken() public {
        HostileToken hostile = new HostileToken();
        KeyPayment[] memory list = payments(2);
        hostile.arm(HostileToken.Mode.BurnsGas, list[0]);
        uint256 before = gasleft();
        assertEq(settler.settle(address(hostile), list, noWallets()), 0, "settled");
        assertLt(before - gasleft(), 2 * settler.KEY_GAS() + 50_000, "gas");
    }

    function test_settle_boundsTheReasonOfARefusal() public {
        HostileToken hostile = new HostileToken();
        KeyPayment[] memory list = payments(1);
        hostile.arm(HostileToken.Mode.RevertsHuge, list[0]);
        address payer = address(uint160(list[0].transfer.fromAndValue >> 96));
        bytes memory cut = new bytes(settler.MAX_REASON());
        vm.expectEmit(address(settler));
        emit IBatchSettler.PaymentRefused(address(hostile), payer, list[0].transfer.nonce, 0, cut);
        assertEq(settler.settle(address(hostile), list, noWallets()), 0, "settled");
    }

    function _gasTooLow(bytes memory reason) private pure returns (uint256 index, uint256 left, uint256 required) {
        assembly ("memory-safe") {
            index := mload(add(reason, 0x24))
            left := mload(add(reason, 0x44))
            required := mload(add(reason, 0x64))
        }
    }
}
