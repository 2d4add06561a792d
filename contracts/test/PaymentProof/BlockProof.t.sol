// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBlockHashSource} from "../../src/interfaces/IBlockHashSource.sol";
import {BlockProof, Payment, PaymentProof, Proof, ReceiptProof} from "../../src/libraries/PaymentProof.sol";
import {ProvenHeader} from "../../src/libraries/ProvenHeader.sol";
import {ReceiptBuilder} from "../base/ReceiptBuilder.sol";
import {Test} from "../base/Test.sol";
import {Vm} from "../base/Vm.sol";
import {FixedSource} from "../mocks/FixedSource.sol";
import {PaymentProofHarness} from "./PaymentProofHarness.sol";

/// @dev Many payments of one transaction. Blocks of many transactions are tested from Go, in evidence/proof.
contract BlockProofTest is Test {
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);
    event Other(uint256 a, string b);

    uint256 internal constant NUMBER = 700;
    uint256 internal constant TIME = 1_700_000_000;
    bytes32 internal constant NONCE = keccak256("nonce");

    PaymentProofHarness internal harness;
    FixedSource internal source;
    address internal offer;
    address internal payer;
    Vm.Log[] internal logs;
    bytes32 internal blockHash;

    /// @dev Logs: 0 authorization, 1 payment, 2 other, 3 payment, 4 payment, 5 authorization of another, 6 payment.
    function setUp() public {
        harness = new PaymentProofHarness();
        source = new FixedSource();
        offer = makeAddr("offer");
        payer = makeAddr("payer");
        vm.recordLogs();
        emit AuthorizationUsed(payer, NONCE);
        emit Transfer(payer, offer, 1);
        emit Other(
            7,
            "a log of another shape, longer than those the walk skips by their first two bytes alone, and "
            "longer still: two hundred and fifty-six bytes and more make a list head of three bytes, which takes the "
            "general way through the receipt's logs"
        );
        emit Transfer(payer, offer, 2);
        emit Transfer(payer, offer, 3);
        emit AuthorizationUsed(makeAddr("another"), "two");
        emit Transfer(payer, offer, 4);
        Vm.Log[] memory recorded = vm.getRecordedLogs();
        for (uint256 i = 0; i < recorded.length; ++i) {
            logs.push(recorded[i]);
        }
    }

    function prove(uint256[] memory indexes) internal returns (BlockProof memory proof) {
        Proof memory one;
        (one, blockHash) = ReceiptBuilder.build(logs, 0, NUMBER, TIME);
        source.set(NUMBER, blockHash);
        proof.header = one.header;
        proof.receipts = new ReceiptProof[](1);
        proof.receipts[0] = ReceiptProof({txIndex: 0, nodes: one.nodes, logIndexes: indexes});
    }

    function verify(BlockProof memory proof) internal view returns (Payment[] memory) {
        return harness.verifyBlock(proof, IBlockHashSource(source), address(this), offer);
    }

    function pick(uint256 a, uint256 b) internal pure returns (uint256[] memory indexes) {
        indexes = new uint256[](2);
        (indexes[0], indexes[1]) = (a, b);
    }

    /// @dev Every choice of the four payments gives exactly those, as `verify` gives each alone.
    function test_verifyBlock_givesWhatVerifyGives() public {
        uint256[4] memory all = [uint256(1), 3, 4, 6];
        for (uint256 mask = 1; mask < 16; ++mask) {
            uint256 count = 0;
            uint256[] memory indexes = new uint256[](4);
            for (uint256 i = 0; i < 4; ++i) {
                if ((mask >> i) & 1 != 0) indexes[count++] = all[i];
            }
            assembly ("memory-safe") {
                mstore(indexes, count)
            }
            BlockProof memory proof = prove(indexes);
            Payment[] memory payments = verify(proof);
            assertEq(payments.length, count, "count");
            for (uint256 i = 0; i < count; ++i) {
                Proof memory one = Proof(proof.header, 0, proof.receipts[0].nodes, indexes[i]);
                Payment memory alone = harness.verify(one, IBlockHashSource(source), address(this), offer);
                assertEq(keccak256(abi.encode(payments[i])), keccak256(abi.encode(alone)), "payment");
            }
        }
    }

    function test_verifyBlock_readsEachNonceFromTheLogBefore() public {
        uint256[] memory indexes = new uint256[](4);
        (indexes[0], indexes[1], indexes[2], indexes[3]) = (1, 3, 4, 6);
        Payment[] memory payments = verify(prove(indexes));
        assertEq(payments[0].nonce, NONCE, "authorized");
        assertEq(payments[1].nonce, bytes32(0), "another log before");
        assertEq(payments[2].nonce, bytes32(0), "a payment before");
        assertEq(payments[3].nonce, bytes32(0), "an authorization of another");
        assertEq(payments[3].amount, 4, "amount");
        assertEq(payments[3].time, TIME, "time");
    }

    function test_verifyBlock_reverts_whenALogComesTwice() public {
        BlockProof memory proof = prove(pick(3, 3));
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.NotAscending.selector, 3, 3));
        verify(proof);
    }

    function test_verifyBlock_reverts_whenLogsDescend() public {
        BlockProof memory proof = prove(pick(4, 3));
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.NotAscending.selector, 3, 4));
        verify(proof);
    }

    function test_verifyBlock_reverts_whenATransactionComesTwice() public {
        BlockProof memory proof = prove(pick(1, 3));
        ReceiptProof[] memory twice = new ReceiptProof[](2);
        (twice[0], twice[1]) = (proof.receipts[0], proof.receipts[0]);
        proof.receipts = twice;
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.NotAscending.selector, 0, 0));
        verify(proof);
    }

    function test_verifyBlock_reverts_withoutPayments() public {
        BlockProof memory proof = prove(new uint256[](0));
        vm.expectRevert(PaymentProof.NoPayment.selector);
        verify(proof);
        proof.receipts = new ReceiptProof[](0);
        vm.expectRevert(PaymentProof.NoPayment.selector);
        verify(proof);
    }

    function test_verifyBlock_reverts_whenOneLogIsNoPayment() public {
        BlockProof memory proof = prove(pick(1, 2));
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.NotATransfer.selector, 2));
        verify(proof);
    }

    function test_verifyBlock_reverts_pastTheLastLog() public {
        BlockProof memory proof = prove(pick(6, 9));
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.LogIndexOutOfRange.selector, 9, 7));
        verify(proof);
    }

    function test_verifyBlock_reverts_whenBlockIsAnother() public {
        BlockProof memory proof = prove(pick(1, 3));
        source.set(NUMBER, keccak256("another"));
        vm.expectRevert(abi.encodeWithSelector(ProvenHeader.HeaderMismatch.selector, blockHash, keccak256("another")));
        verify(proof);
    }
}
