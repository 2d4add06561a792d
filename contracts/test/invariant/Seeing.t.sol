// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EscrowHandler} from "./EscrowHandler.sol";
import {ValidatorRegistryHandler} from "./ValidatorRegistryHandler.sol";

/// @dev A world from which one base unit went astray.
contract LeakyEscrow is EscrowHandler {
    function leakVault() external {
        _leak(address(vault), stranger.addr);
    }

    function leakOffer() external {
        _leak(address(_offers[0]), stranger.addr);
    }

    function leakFee() external {
        token.mint(address(_rounds), 1);
        _supply += 1;
    }

    function _leak(address from, address to) private {
        vm.prank(from);
        token.transfer(to, 1);
    }
}

contract LeakyRegistry is ValidatorRegistryHandler {
    function leak() external {
        vm.prank(address(registry));
        token.transfer(reporter, 1);
    }
}

/// @title The checks of the invariant suites fail where there is something to see
contract SeeingTest {
    LeakyEscrow private escrow;
    LeakyRegistry private stakes;

    function setUp() public {
        escrow = new LeakyEscrow();
        escrow.setUp();
        stakes = new LeakyRegistry();
        stakes.setUp();
        escrow.act_pay(0, 5);
        escrow.act_stake(0, 5);
        stakes.act_register(0, 9);
        escrow.checkConservation();
        escrow.checkSolvency();
        stakes.checkBooks();
    }

    function test_checks_seeWhatLeavesTheVault() external {
        escrow.leakVault();
        _sees(address(escrow), "checkConservation()");
    }

    function test_checks_seeWhatLeavesAnOffer() external {
        escrow.leakOffer();
        _sees(address(escrow), "checkSolvency()");
    }

    function test_checks_seeAFeeThatStays() external {
        escrow.leakFee();
        _sees(address(escrow), "checkConservation()");
    }

    function test_checks_seeWhatLeavesTheRegistry() external {
        stakes.leak();
        _sees(address(stakes), "checkBooks()");
    }

    function _sees(address handler, string memory check) private view {
        (bool passed,) = handler.staticcall(abi.encodeWithSignature(check));
        require(!passed, check);
    }
}
