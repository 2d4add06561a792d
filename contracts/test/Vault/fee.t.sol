// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization} from "../../src/interfaces/IOffer.sol";
import {Deposit, IVault, Parties} from "../../src/interfaces/IVault.sol";
import {EscrowTest} from "../base/EscrowTest.sol";

/// @dev The first fee of a case, from its bond.
contract FeeTest is EscrowTest {
    bytes32 private constant CASE = keccak256("case");

    function setUp() public override {
        super.setUp();
        bytes32 statement = keccak256("statement");
        Authorization memory authorization = authorize(payer, BOND, vault.bondNonce(address(offer), statement));
        Parties memory parties = Parties({token: address(token), payer: payer.addr, seller: seller.addr});
        // forge-lint: disable-next-line(unsafe-typecast)
        Deposit memory deposit = Deposit({bond: uint96(BOND), relayFee: 0, wanted: 0}); // a small constant
        vm.prank(address(offer));
        vault.open(CASE, parties, deposit, relayer.addr, statement, authorization);
    }

    function _pay(uint256 fee) private {
        vm.prank(address(offer));
        vault.payFee(CASE, address(token), stranger.addr, fee);
    }

    /// @dev An arbitrator without a fee leaves the bond whole, and nothing that a later fee could collide with.
    function test_payFee_doesNothing_ofZero() public {
        vm.recordLogs();
        _pay(0);
        assertEq(vm.getRecordedLogs().length, 0, "no event, no transfer");
        assertEq(vault.holds(address(offer), CASE).bond, BOND, "bond");
        uint256 before = balance(stranger.addr);
        _pay(BOND);
        assertEq(balance(stranger.addr) - before, BOND, "all of it");
        vm.expectRevert(abi.encodeWithSelector(IVault.FeeAlreadyPaid.selector, address(offer), CASE));
        _pay(0);
    }
}
