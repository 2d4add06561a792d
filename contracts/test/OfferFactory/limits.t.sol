// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Terms} from "../../src/interfaces/IOffer.sol";
import {IOfferFactory} from "../../src/interfaces/IOfferFactory.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";

/// @dev Both sides of what no arbitrator's own limits stand before.
contract LimitsTest is EscrowTest {
    Terms private t;

    function setUp() public override {
        super.setUp();
        t = defaultTerms();
        t.salt = bytes32(uint256(1));
        t.arbitrator = address(new NativeArbitrator());
    }

    function _refused(bytes memory reason) private {
        Terms memory terms = t;
        vm.expectRevert(reason);
        factory.check(terms);
    }

    function test_check_boundary_rounds_underAnArbitratorWithoutACap() public {
        t.rounds = 0;
        _refused(abi.encodeWithSelector(IOfferFactory.RoundsOutOfRange.selector, 0, 4));
        t.rounds = 5;
        _refused(abi.encodeWithSelector(IOfferFactory.RoundsOutOfRange.selector, 5, 4));
        t.rounds = 4;
        factory.check(t);
    }

    function test_check_boundary_amounts() public {
        t.minAmount = t.maxAmount;
        factory.check(t);
        t.minAmount += 1;
        _refused(abi.encodeWithSelector(IOfferFactory.AmountsInvalid.selector, t.minAmount, t.maxAmount));
        t.maxAmount = type(uint96).max;
        t.minAmount = 1;
        factory.check(t);
    }

    function test_check_boundary_largestBond() public {
        t.bond = type(uint96).max;
        factory.check(t);
        t.bond += 1;
        _refused(abi.encodeWithSelector(IOfferFactory.BondTooHigh.selector, t.bond, type(uint96).max));
    }

    /// @dev By what it returns: forge takes any refusal of a call to no contract for the expected one.
    function test_factory_namesProceedingsWithoutCode() public {
        bytes memory code = abi.encodePacked(vm.getCode("OfferFactory.sol:OfferFactory"), abi.encode(stranger.addr));
        address deployed;
        bytes memory reason = new bytes(36);
        uint256 size;
        assembly ("memory-safe") {
            deployed := create(0, add(code, 0x20), mload(code))
            size := returndatasize()
            returndatacopy(add(reason, 0x20), 0, 36)
        }
        assertEq(deployed, address(0), "not deployed");
        assertEq(size, 36, "size");
        assertEq(reason, abi.encodeWithSelector(IOfferFactory.NoCode.selector, stranger.addr), "reason");
    }
}
