// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RLP} from "@openzeppelin/contracts/utils/RLP.sol";

import {IBlockHashSource} from "../../src/interfaces/IBlockHashSource.sol";
import {CalldataRLP} from "../../src/libraries/CalldataRLP.sol";
import {Payment, PaymentProof, Proof} from "../../src/libraries/PaymentProof.sol";
import {ReceiptBuilder} from "../base/ReceiptBuilder.sol";
import {Test} from "../base/Test.sol";
import {Vm} from "../base/Vm.sol";
import {FixedSource} from "../mocks/FixedSource.sol";
import {PaymentProofHarness} from "./PaymentProofHarness.sol";

/// @dev Every length of a transaction index as a key, and every byte that the proof expects at a fixed place.
contract PlacesTest is Test {
    uint256 private constant NUMBER = 700;
    uint256 private constant RECEIPTS_ROOT_AT = 3 + 153 + 1; // list head, five fields, head of the sixth

    PaymentProofHarness private harness;
    FixedSource private source;

    function setUp() public {
        harness = new PaymentProofHarness();
        source = new FixedSource();
    }

    function _logs() private pure returns (Vm.Log[] memory logs) {
        logs = new Vm.Log[](1);
        logs[0].emitter = address(1);
        logs[0].topics = new bytes32[](3);
        logs[0].topics[0] = keccak256("Transfer(address,address,uint256)");
        logs[0].topics[1] = bytes32(uint256(3));
        logs[0].topics[2] = bytes32(uint256(2));
        logs[0].data = abi.encode(5);
    }

    /// @dev A block whose one receipt lies under the key of that index, which RLP writes here.
    function _proof(uint256 txIndex) private returns (Proof memory proof) {
        Vm.Log[] memory logs = _logs();
        (proof,) = ReceiptBuilder.build(logs, 0, NUMBER, 1);
        bytes[] memory leaf = new bytes[](2);
        leaf[0] = RLP.encode(abi.encodePacked(hex"20", RLP.encode(txIndex)));
        leaf[1] = RLP.encode(ReceiptBuilder.receipt(logs));
        proof.nodes[0] = RLP.encode(leaf);
        proof.txIndex = txIndex;
        bytes memory header = proof.header;
        bytes32 root = keccak256(proof.nodes[0]);
        assembly ("memory-safe") {
            mstore(add(add(header, 0x20), RECEIPTS_ROOT_AT), root)
        }
        source.set(NUMBER, keccak256(header));
    }

    function _verify(Proof memory proof) private view returns (Payment memory) {
        return harness.verify(proof, IBlockHashSource(source), address(1), address(2));
    }

    function test_verify_succeeds_atEachLength() public {
        uint256[9] memory indexes = [uint256(0), 1, 0x7f, 0x80, 0xff, 0x100, 0xffff, 0x10000, type(uint64).max];
        for (uint256 i = 0; i < indexes.length; ++i) {
            assertEq(_verify(_proof(indexes[i])).amount, 5, "amount");
        }
    }

    function test_verify_reverts_aboveAnyBlocksIndex() public {
        uint256 index = uint256(type(uint64).max) + 1;
        Proof memory proof = _proof(index);
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.ReceiptNotProven.selector, index));
        _verify(proof);
    }

    // --- what stands at fixed places ---

    function _refusedLog(bytes memory log) private {
        bytes[] memory logs = new bytes[](1);
        logs[0] = log;
        (Proof memory proof, bytes32 blockHash) =
            ReceiptBuilder.around(RLP.encode(ReceiptBuilder.fieldsOf(logs)), NUMBER, 1);
        source.set(NUMBER, blockHash);
        vm.expectRevert(abi.encodeWithSelector(PaymentProof.NotATransfer.selector, 0));
        _verify(proof);
    }

    /// @dev The heads of the topics and of each topic, with all the rest as it should be.
    function test_verify_reverts_whenAHeadOfTheLogIsAnother() public {
        uint8[5] memory heads = [23, 24, 25, 58, 91];
        for (uint256 i = 0; i < heads.length; ++i) {
            bytes memory log = ReceiptBuilder.log(_logs()[0]);
            log[heads[i]] ^= 0x01;
            _refusedLog(log);
        }
    }

    function test_verify_reverts_onAFieldAfterTheData() public {
        bytes memory log = ReceiptBuilder.log(_logs()[0]);
        log[1] = bytes1(uint8(log[1]) + 1);
        _refusedLog(abi.encodePacked(log, uint8(0x80)));
    }

    /// @dev The heads of the fields of fixed length, in a header that the source vouches for.
    function test_verify_reverts_whenAHeadOfTheHeaderIsAnother() public {
        uint16[9] memory heads = [uint16(0), 33, 66, 87, 120, 153, 186, 187, 188];
        for (uint256 i = 0; i < heads.length; ++i) {
            Proof memory proof = _proof(0);
            proof.header[3 + heads[i]] ^= 0x01;
            source.set(NUMBER, keccak256(proof.header));
            vm.expectRevert(CalldataRLP.MalformedRLP.selector);
            _verify(proof);
        }
    }
}
