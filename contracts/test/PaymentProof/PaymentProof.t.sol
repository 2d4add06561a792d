// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBlockHashSource} from "../../src/interfaces/IBlockHashSource.sol";
import {CalldataRLP} from "../../src/libraries/CalldataRLP.sol";
import {Payment, PaymentProof, Proof} from "../../src/libraries/PaymentProof.sol";
import {ProvenHeader} from "../../src/libraries/ProvenHeader.sol";
import {Test} from "../base/Test.sol";
import {FixedSource} from "../mocks/FixedSource.sol";
import {PaymentProofHarness} from "./PaymentProofHarness.sol";

/// @dev The proof of a committed real block. Everything that needs a chain is tested from Go, in evidence/proof.
contract PaymentProofTest is Test {
    PaymentProofHarness internal harness;
    FixedSource internal source;
    Proof internal proof;
    address internal token;
    address internal payTo;
    bytes32 internal blockHash;
    uint256 internal number;
    string internal json;

    function setUp() public {
        harness = new PaymentProofHarness();
        source = new FixedSource();
        json = vm.readFile("contracts/test/testdata/payment_proof.json");
        proof.header = vm.parseJsonBytes(json, ".header");
        proof.txIndex = vm.parseJsonUint(json, ".txIndex");
        proof.nodes = vm.parseJsonBytesArray(json, ".nodes");
        proof.logIndex = vm.parseJsonUint(json, ".logIndex");
        token = vm.parseJsonAddress(json, ".token");
        payTo = vm.parseJsonAddress(json, ".payTo");
        blockHash = vm.parseJsonBytes32(json, ".blockHash");
        number = vm.parseJsonUint(json, ".number");
        source.set(number, blockHash);
    }

    function verify(Proof memory p) internal view returns (Payment memory) {
        return harness.verify(p, IBlockHashSource(source), token, payTo);
    }

    function test_verify_succeeds_onARealBlock() public view {
        Payment memory payment = verify(proof);
        assertEq(payment.key, keccak256(abi.encode(blockHash, proof.txIndex, proof.logIndex)), "key");
        assertEq(payment.payer, vm.parseJsonAddress(json, ".payer"), "payer");
        assertEq(payment.amount, vm.parseJsonUint(json, ".amount"), "amount");
        assertEq(payment.blockNumber, number, "block");
        assertEq(payment.time, vm.parseJsonUint(json, ".time"), "time");
        assertEq(payment.nonce, vm.parseJsonBytes32(json, ".nonce"), "nonce");
    }

    function test_verify_reverts_whenBlockIsUnknown() public {
        source.set(number, 0);
        vm.expectRevert(abi.encodeWithSelector(ProvenHeader.BlockHashUnknown.selector, number));
        verify(proof);
    }

    function test_verify_reverts_whenBlockIsAnother() public {
        source.set(number, keccak256("another"));
        vm.expectRevert(abi.encodeWithSelector(ProvenHeader.HeaderMismatch.selector, blockHash, keccak256("another")));
        verify(proof);
    }

    function test_verify_reverts_forAnotherToken() public {
        address actual = token;
        token = makeAddr("token");
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.WrongToken.selector, actual, token));
        verify(proof);
    }

    function test_verify_reverts_forAnotherRecipient() public {
        address actual = payTo;
        payTo = makeAddr("offer");
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.WrongRecipient.selector, actual, payTo));
        verify(proof);
    }

    function test_verify_reverts_forALogThatIsNoTransfer() public {
        proof.logIndex = 2; // AuthorizationUsed
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.NotATransfer.selector, 2));
        verify(proof);
    }

    function test_verify_reverts_pastTheLastLog() public {
        proof.logIndex = 5;
        verify(proof);
        proof.logIndex = 6;
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.LogIndexOutOfRange.selector, 6, 6));
        verify(proof);
        proof.logIndex = type(uint256).max;
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.LogIndexOutOfRange.selector, type(uint256).max, 6));
        verify(proof);
    }

    function testFuzz_verify_reverts_forAnotherIndex(uint256 txIndex) public {
        if (txIndex == proof.txIndex) ++txIndex;
        proof.txIndex = txIndex;
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.ReceiptNotProven.selector, txIndex));
        verify(proof);
    }

    function testFuzz_verify_reverts_whenANodeIsChanged(uint256 node, uint256 offset, uint8 bit) public {
        node = bound(node, 0, proof.nodes.length - 1);
        bytes memory changed = proof.nodes[node];
        offset = bound(offset, 0, changed.length - 1);
        changed[offset] ^= bytes1(uint8(1) << uint8(bound(bit, 0, 7)));
        proof.nodes[node] = changed;
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.ReceiptNotProven.selector, proof.txIndex));
        verify(proof);
    }

    /// @dev The change may be to the number (another block is asked for) or to the shape.
    function testFuzz_verify_reverts_whenTheHeaderIsChanged(uint256 offset, uint8 bit) public {
        bytes memory changed = proof.header;
        offset = bound(offset, 0, changed.length - 1);
        changed[offset] ^= bytes1(uint8(1) << uint8(bound(bit, 0, 7)));
        proof.header = changed;
        try harness.verify(proof, IBlockHashSource(source), token, payTo) {
            assertTrue(false, "accepted");
        } catch (bytes memory reason) {
            // forge-lint: disable-next-line(unsafe-typecast)
            bytes4 selector = bytes4(reason); // an error's selector is its first four bytes
            assertTrue(
                selector == ProvenHeader.HeaderMismatch.selector || selector == ProvenHeader.BlockHashUnknown.selector
                    || selector == CalldataRLP.MalformedRLP.selector,
                "refused for another reason"
            );
        }
    }

    function test_verify_reverts_whenANodeIsMissingOrAdded() public {
        bytes[] memory nodes = proof.nodes;
        bytes[] memory changed = new bytes[](nodes.length + 1);
        for (uint256 i = 0; i < nodes.length; ++i) {
            changed[i] = nodes[i];
        }
        changed[nodes.length] = nodes[nodes.length - 1];
        proof.nodes = changed;
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.ReceiptNotProven.selector, proof.txIndex));
        verify(proof);
        proof.nodes = nodes;
        proof.nodes.pop();
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.ReceiptNotProven.selector, proof.txIndex));
        verify(proof);
        delete proof.nodes;
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.ReceiptNotProven.selector, proof.txIndex));
        verify(proof);
    }

    function test_verify_reverts_whenTheHeaderIsPaddedOrCut() public {
        bytes memory header = proof.header;
        proof.header = abi.encodePacked(header, hex"00");
        vm.expectRevert(CalldataRLP.MalformedRLP.selector);
        verify(proof);
        assembly ("memory-safe") {
            mstore(header, sub(mload(header), 1))
        }
        proof.header = header;
        vm.expectRevert(CalldataRLP.MalformedRLP.selector);
        verify(proof);
    }

    /// @dev The figures that the library is written by hand for; other blocks are measured from Go.
    function test_verify_costs_underAFifthOfTheReference() public {
        uint256 ours = harness.measure(proof, IBlockHashSource(source), token, payTo);
        uint256 theirs = harness.measureReference(proof, IBlockHashSource(source), token, payTo);
        vm.snapshotValue("verify, block of 20", ours);
        vm.snapshotValue("verify by OpenZeppelin, block of 20", theirs);
        assertLt(5 * ours, theirs, "gas");
    }
}
