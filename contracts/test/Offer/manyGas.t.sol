// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization, Claim, Delivery, ManyContest} from "../../src/interfaces/IOffer.sol";
import {IOfferMany} from "../../src/interfaces/IOfferMany.sol";
import {ManyTestBase} from "./ManyTestBase.sol";

/// @dev Execution gas of contesting and drawing k payments of one transaction with nothing warm, without the 21,000 and
/// the calldata of the transaction, which is stated in bytes.
contract ManyGasTest is ManyTestBase {
    uint256 private constant AMOUNT = USDC;

    function setUp() public override {
        super.setUp();
        addStake(50 * USDC);
        // Ledger, counters and seller record are warm in nobody's first case but this suite's: open one before.
        contestMany(payMany(1, AMOUNT), Claim.NotConforming);
    }

    function test_gas_1() public {
        _measure(1, "1");
    }

    function test_gas_10() public {
        _measure(10, "10");
    }

    function test_gas_100() public {
        _measure(100, "100");
    }

    function _measure(uint256 count, string memory k) private {
        Many memory m = payMany(count, AMOUNT);
        ManyContest memory statement = manyStatement(m, Claim.NotConforming);
        Authorization memory bond = authorize(payer, BOND, offer.manyBondNonce(m.caseId, statement));
        bytes memory data = abi.encodeCall(IOfferMany.contestMany, (statement, m.proofs, bond));
        vm.snapshotValue(string.concat("contestMany, bytes, k = ", k), data.length);
        _cool();
        offer.contestMany(statement, m.proofs, bond);
        vm.snapshotGasLastCall(string.concat("contestMany, k = ", k));
        chooseSample(m, count - 1);
        bytes32[] memory items = itemsOf(m, Claim.NotConforming);
        Delivery memory delivery = deliveryFor(paidOf(m, count - 1));
        bytes memory signature = signDelivery(delivery);
        data = abi.encodeCall(IOfferMany.drawSample, (m.caseId, m.list, items, EVIDENCE, delivery, signature));
        vm.snapshotValue(string.concat("drawSample, bytes, k = ", k), data.length);
        _cool();
        offer.drawSample(m.caseId, m.list, items, EVIDENCE, delivery, signature);
        vm.snapshotGasLastCall(string.concat("drawSample, k = ", k));
    }

    function _cool() private {
        vm.cool(address(offer));
        vm.cool(address(vault));
        vm.cool(address(token));
        vm.cool(address(source));
        vm.cool(offer.proceedings());
        vm.cool(offer.many());
        vm.cool(factory.implementation());
    }
}
