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

/// @dev Receipts that are proven but are not what a payment leaves.
contract MalformedReceiptTest is Test {
    uint256 internal constant NUMBER = 700;
    uint256 internal constant TIME = 1_700_000_000;
    bytes32 internal constant NONCE = keccak256("nonce");
    bytes32 internal constant TRANSFER = keccak256("Transfer(address,address,uint256)");
    bytes32 internal constant AUTHORIZATION_USED = keccak256("AuthorizationUsed(address,bytes32)");

    PaymentProofHarness internal harness;
    FixedSource internal source;
    address internal token;
    address internal offer;
    address internal payer;

    function setUp() public {
        harness = new PaymentProofHarness();
        source = new FixedSource();
        token = makeAddr("token");
        offer = makeAddr("offer");
        payer = makeAddr("payer");
    }

    function word(address account) internal pure returns (bytes32) {
        return bytes32(uint256(uint160(account)));
    }

    function entry(address emitter, bytes32 topic0, bytes32 topic1, bytes32 topic2, bytes memory data)
        internal
        pure
        returns (Vm.Log memory log)
    {
        log.emitter = emitter;
        log.topics = new bytes32[](3);
        (log.topics[0], log.topics[1], log.topics[2]) = (topic0, topic1, topic2);
        log.data = data;
    }

    function transfer() internal view returns (Vm.Log memory) {
        return entry(token, TRANSFER, word(payer), word(offer), abi.encode(5));
    }

    function authorization() internal view returns (Vm.Log memory) {
        return entry(token, AUTHORIZATION_USED, word(payer), NONCE, "");
    }

    function one(bytes memory log) internal pure returns (bytes[] memory logs) {
        logs = new bytes[](1);
        logs[0] = log;
    }

    /// @dev Fields of the receipt of one good payment.
    function goodFields() internal view returns (bytes[] memory) {
        return ReceiptBuilder.fieldsOf(one(ReceiptBuilder.log(transfer())));
    }

    function prove(bytes memory receipt, uint256 logIndex) internal returns (Proof memory proof) {
        bytes32 blockHash;
        (proof, blockHash) = ReceiptBuilder.around(receipt, NUMBER, TIME);
        proof.logIndex = logIndex;
        source.set(NUMBER, blockHash);
    }

    function verify(Proof memory proof) internal view returns (Payment memory) {
        return harness.verify(proof, IBlockHashSource(source), token, offer);
    }

    function refused(bytes memory receipt, bytes memory reason) internal {
        Proof memory proof = prove(receipt, 0);
        vm.expectRevert(reason);
        verify(proof);
    }

    function refusedFields(bytes[] memory fields, bytes4 reason) internal {
        refused(RLP.encode(fields), abi.encodeWithSelector(reason));
    }

    /* RECEIPT */

    function test_verify_succeeds_onAnyReceiptType() public {
        bytes memory list = RLP.encode(goodFields());
        assertEq(verify(prove(list, 0)).amount, 5, "legacy");
        assertEq(verify(prove(abi.encodePacked(uint8(0x7f), list), 0)).amount, 5, "the last type");
        assertEq(verify(prove(abi.encodePacked(uint8(0), list), 0)).amount, 5, "the first type");
    }

    function test_verify_reverts_onAReceiptThatIsNeitherTypedNorAList() public {
        bytes memory list = RLP.encode(goodFields());
        uint8[2] memory heads = [0x80, 0xbf];
        for (uint256 i = 0; i < 2; ++i) {
            refused(
                abi.encodePacked(heads[i], list),
                abi.encodeWithSelector(PaymentProof.ReceiptTypeUnknown.selector, uint256(heads[i]))
            );
        }
        refused(abi.encodePacked(uint8(0xc0), list), abi.encodeWithSelector(CalldataRLP.MalformedRLP.selector));
    }

    function test_verify_reverts_onBytesAfterTheReceipt() public {
        refused(
            abi.encodePacked(RLP.encode(goodFields()), uint8(0)),
            abi.encodeWithSelector(CalldataRLP.MalformedRLP.selector)
        );
    }

    function test_verify_reverts_unlessTheStatusIsOne() public {
        bytes[] memory fields = goodFields();
        fields[0] = RLP.encode(keccak256("state root"));
        refusedFields(fields, PaymentProof.ReceiptWithoutStatus.selector);
        fields[0] = RLP.encode(uint256(0));
        refusedFields(fields, PaymentProof.TransactionFailed.selector);
        fields[0] = RLP.encode(uint256(2));
        refusedFields(fields, CalldataRLP.MalformedRLP.selector);
        fields[0] = RLP.encode(uint256(0x0100)); // two bytes, of which the first is 1
        refusedFields(fields, CalldataRLP.MalformedRLP.selector);
        fields[0] = hex"00";
        refusedFields(fields, CalldataRLP.MalformedRLP.selector);
    }

    function test_verify_succeeds_withMoreFieldsThanFour() public {
        bytes[] memory fields = goodFields();
        bytes[] memory more = new bytes[](5);
        for (uint256 i = 0; i < 4; ++i) {
            more[i] = fields[i];
        }
        more[4] = RLP.encode(uint256(7));
        assertEq(verify(prove(RLP.encode(more), 0)).amount, 5, "amount");
    }

    /* LOG */

    function refusedLog(bytes memory log, bytes memory reason) internal {
        refused(RLP.encode(ReceiptBuilder.fieldsOf(one(log))), reason);
    }

    function notATransfer() internal pure returns (bytes memory) {
        return abi.encodeWithSelector(PaymentProof.NotATransfer.selector, 0);
    }

    /// @dev A log's fields: address, topics, data.
    function logFields() internal view returns (bytes[] memory fields) {
        bytes[] memory topics = new bytes[](3);
        topics[0] = RLP.encode(TRANSFER);
        topics[1] = RLP.encode(word(payer));
        topics[2] = RLP.encode(word(offer));
        fields = new bytes[](3);
        fields[0] = RLP.encode(token);
        fields[1] = RLP.encode(topics);
        fields[2] = RLP.encode(abi.encode(5));
    }

    function test_verify_reverts_whenTheEmitterIsNoAddress() public {
        bytes[] memory fields = logFields();
        fields[0] = RLP.encode(abi.encodePacked(bytes19(bytes20(token))));
        refusedLog(RLP.encode(fields), abi.encodeWithSelector(CalldataRLP.MalformedRLP.selector));
        fields[0] = RLP.encode(abi.encodePacked(token, uint8(1)));
        refusedLog(RLP.encode(fields), abi.encodeWithSelector(CalldataRLP.MalformedRLP.selector));
    }

    function test_verify_reverts_whenATopicIsNoAddress() public {
        Vm.Log memory log = transfer();
        log.topics[1] |= bytes32(uint256(1) << 160);
        refusedLog(ReceiptBuilder.log(log), notATransfer());
        log = transfer();
        log.topics[2] |= bytes32(uint256(1) << 160);
        refusedLog(ReceiptBuilder.log(log), notATransfer());
    }

    /// @dev Each of these logs is as long as that of a payment.
    function test_verify_reverts_onTheRightLengthInAnotherShape() public {
        bytes[] memory fields = logFields();
        bytes[] memory four = new bytes[](4);
        (four[0], four[1], four[2], four[3]) =
        (fields[0], fields[1], RLP.encode(abi.encodePacked(bytes31(0))), RLP.encode(uint256(5)));
        refusedLog(RLP.encode(four), notATransfer());

        // Topics of 31, 32 and 33 bytes, and of 32, 31 and 33.
        bytes[] memory topics = new bytes[](3);
        // forge-lint: disable-next-line(unsafe-typecast)
        topics[0] = RLP.encode(abi.encodePacked(bytes31(TRANSFER)));
        topics[1] = RLP.encode(word(payer));
        topics[2] = RLP.encode(abi.encodePacked(word(offer), uint8(1)));
        fields[1] = RLP.encode(topics);
        refusedLog(RLP.encode(fields), notATransfer());
        topics[0] = RLP.encode(TRANSFER);
        topics[1] = RLP.encode(abi.encodePacked(bytes31(word(payer))));
        fields[1] = RLP.encode(topics);
        refusedLog(RLP.encode(fields), notATransfer());
        topics[1] = RLP.encode(abi.encodePacked(word(payer), uint8(1)));
        topics[2] = RLP.encode(abi.encodePacked(bytes31(word(offer))));
        fields[1] = RLP.encode(topics);
        refusedLog(RLP.encode(fields), notATransfer());

        // Two topics, and the data longer by the third.
        topics = new bytes[](2);
        topics[0] = RLP.encode(TRANSFER);
        topics[1] = RLP.encode(word(payer));
        fields[1] = RLP.encode(topics);
        fields[2] = RLP.encode(new bytes(65));
        refusedLog(RLP.encode(fields), notATransfer());
    }

    function test_verify_reverts_whenTheEventIsAnother() public {
        Vm.Log memory log = transfer();
        log.topics[0] = keccak256("Approval(address,address,uint256)");
        refusedLog(ReceiptBuilder.log(log), notATransfer());
    }

    function test_verify_reverts_onNothingPaid() public {
        Vm.Log memory log = transfer();
        log.data = abi.encode(0);
        refusedLog(ReceiptBuilder.log(log), abi.encodeWithSelector(PaymentProof.ZeroAmount.selector));
    }

    /* NONCE */

    function nonceAfter(Vm.Log memory before) internal returns (bytes32) {
        return nonceAfterRaw(ReceiptBuilder.log(before));
    }

    function nonceAfterRaw(bytes memory before) internal returns (bytes32) {
        bytes[] memory logs = new bytes[](2);
        (logs[0], logs[1]) = (before, ReceiptBuilder.log(transfer()));
        return verify(prove(RLP.encode(ReceiptBuilder.fieldsOf(logs)), 1)).nonce;
    }

    function test_verify_readsTheNonce_onlyFromAnAuthorizationOfTheSamePayment() public {
        assertEq(nonceAfter(authorization()), NONCE, "as it should be");
        Vm.Log memory log = authorization();
        log.emitter = makeAddr("another token");
        assertEq(nonceAfter(log), bytes32(0), "another token's");
        log = authorization();
        log.topics[0] = keccak256("AuthorizationCanceled(address,bytes32)");
        assertEq(nonceAfter(log), bytes32(0), "another event");
        log = authorization();
        log.topics[1] = word(makeAddr("another"));
        assertEq(nonceAfter(log), bytes32(0), "another payer's");
        log = authorization();
        log.topics[1] |= bytes32(uint256(1) << 160);
        assertEq(nonceAfter(log), bytes32(0), "no address");
        log = authorization();
        log.data = hex"05"; // encoded as long as no data at all
        assertEq(nonceAfter(log), bytes32(0), "with data");
        log.data = hex"0505";
        assertEq(nonceAfter(log), bytes32(0), "with more data");
    }

    /// @dev As long as an authorization, of another shape.
    function test_verify_readsNoNonce_fromTheRightLengthInAnotherShape() public {
        bytes[] memory topics = new bytes[](3);
        topics[0] = RLP.encode(AUTHORIZATION_USED);
        topics[1] = RLP.encode(abi.encodePacked(word(payer), uint8(1)));
        // forge-lint: disable-next-line(unsafe-typecast)
        topics[2] = RLP.encode(abi.encodePacked(bytes31(NONCE)));
        bytes[] memory fields = new bytes[](3);
        fields[0] = RLP.encode(token);
        fields[1] = RLP.encode(topics);
        fields[2] = RLP.encode(new bytes(0));
        assertEq(nonceAfterRaw(RLP.encode(fields)), bytes32(0), "no authorization");
    }

    /* HEADER */

    function test_verify_reverts_whenNumberOrTimeIsTooLarge() public {
        bytes memory receipt = RLP.encode(goodFields());
        uint256 tooLarge = uint256(type(uint64).max) + 1;
        (Proof memory proof, bytes32 blockHash) = ReceiptBuilder.around(receipt, tooLarge, TIME);
        source.set(tooLarge, blockHash);
        vm.expectRevert(CalldataRLP.MalformedRLP.selector);
        verify(proof);
        (proof, blockHash) = ReceiptBuilder.around(receipt, NUMBER, tooLarge);
        source.set(NUMBER, blockHash);
        vm.expectRevert(CalldataRLP.MalformedRLP.selector);
        verify(proof);
        (proof, blockHash) = ReceiptBuilder.around(receipt, tooLarge - 1, tooLarge - 1);
        source.set(tooLarge - 1, blockHash);
        assertEq(verify(proof).time, tooLarge - 1, "the last second");
    }
}
