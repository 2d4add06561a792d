// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RLP} from "@openzeppelin/contracts/utils/RLP.sol";

import {HistorySource} from "../../src/HistorySource.sol";
import {IHistorySource} from "../../src/interfaces/IHistorySource.sol";
import {CalldataRLP} from "../../src/libraries/CalldataRLP.sol";
import {ProvenHeader} from "../../src/libraries/ProvenHeader.sol";
import {Test} from "../base/Test.sol";

/// @dev Every edge of the three places a hash comes from, with the code and storage that EIP-2935 prescribes.
contract HistorySourceTest is Test {
    address internal constant HISTORY = 0x0000F90827F1C53a10cb7A02335B175320002935;
    bytes internal constant HISTORY_CODE =
        hex"3373fffffffffffffffffffffffffffffffffffffffe14604657602036036042575f35600143038111604257611fff81430311604257611fff9006545f5260205ff35b5f5ffd5b5f35611fff60014303065500";
    uint256 internal constant RING = 8191;
    uint256 internal constant HEAD = 50_000;

    HistorySource internal source;

    function setUp() public {
        vm.etch(HISTORY, HISTORY_CODE);
        vm.roll(HEAD);
        source = new HistorySource();
    }

    function hashOf(uint256 number) internal pure returns (bytes32) {
        return keccak256(abi.encode("block", number));
    }

    function inRing(uint256 number) internal {
        vm.store(HISTORY, bytes32(number % RING), hashOf(number));
    }

    /* CONSTRUCTOR */

    function test_constructor_reverts_withoutHistoryContract() public {
        vm.etch(HISTORY, "");
        vm.expectRevert(
            abi.encodeWithSelector(
                IHistorySource.HistoryContractUnsupported.selector, HISTORY.codehash, keccak256(HISTORY_CODE)
            )
        );
        new HistorySource();
    }

    function test_constructor_reverts_whenHistoryContractIsAnother() public {
        vm.etch(HISTORY, abi.encodePacked(HISTORY_CODE, hex"00"));
        vm.expectRevert(
            abi.encodeWithSelector(
                IHistorySource.HistoryContractUnsupported.selector, HISTORY.codehash, keccak256(HISTORY_CODE)
            )
        );
        new HistorySource();
    }

    /* BLOCK HASH */

    function test_blockHash_succeeds_within256FromTheChain() public {
        vm.setBlockhash(HEAD - 1, hashOf(HEAD - 1));
        vm.setBlockhash(HEAD - 256, hashOf(HEAD - 256));
        assertEq(source.blockHash(HEAD - 1), hashOf(HEAD - 1), "the block before");
        assertEq(source.blockHash(HEAD - 256), hashOf(HEAD - 256), "256 before");
    }

    function test_blockHash_succeeds_within8191FromHistory() public {
        inRing(HEAD - 257);
        inRing(HEAD - RING);
        assertEq(source.blockHash(HEAD - 257), hashOf(HEAD - 257), "257 before");
        assertEq(source.blockHash(HEAD - RING), hashOf(HEAD - RING), "8,191 before");
    }

    /// @dev The slot holds the hash of a younger block then.
    function test_blockHash_isZero_past8191() public {
        inRing(HEAD - 1);
        assertEq((HEAD - 1) % RING, (HEAD - RING - 1) % RING, "same slot");
        assertEq(source.blockHash(HEAD - RING - 1), bytes32(0), "8,192 before");
    }

    function test_blockHash_isZero_forTheCurrentAndLaterBlocks() public {
        inRing(HEAD);
        inRing(HEAD + 1);
        assertEq(source.blockHash(HEAD), bytes32(0), "current");
        assertEq(source.blockHash(HEAD + 1), bytes32(0), "next");
        assertEq(source.blockHash(type(uint256).max), bytes32(0), "last number");
    }

    /* ANCHOR */

    function test_anchor_succeeds_andOutlivesTheRing() public {
        inRing(HEAD - RING);
        vm.expectEmit(address(source));
        emit IHistorySource.Anchored(HEAD - RING, hashOf(HEAD - RING));
        assertEq(source.anchor(HEAD - RING), hashOf(HEAD - RING), "returned");
        vm.roll(HEAD + 100_000);
        assertEq(source.blockHash(HEAD - RING), hashOf(HEAD - RING), "kept");
        assertEq(source.anchors(HEAD - RING), hashOf(HEAD - RING), "stored");
        vm.recordLogs();
        assertEq(source.anchor(HEAD - RING), hashOf(HEAD - RING), "repeated");
        assertEq(vm.getRecordedLogs().length, 0, "no second event");
    }

    function test_anchor_reverts_whenUnreachable() public {
        inRing(HEAD - 1);
        vm.expectRevert(abi.encodeWithSelector(ProvenHeader.BlockHashUnknown.selector, HEAD - RING - 1));
        source.anchor(HEAD - RING - 1);
        vm.expectRevert(abi.encodeWithSelector(ProvenHeader.BlockHashUnknown.selector, HEAD));
        source.anchor(HEAD);
    }

    /* ANCHOR BY PROOF: a state of one account, the history contract, with one slot */

    struct Hop {
        bytes header;
        bytes[] accountProof;
        bytes[] storageProof;
    }

    /// @dev The hop whose history contract has these parts, in the state after block `number`.
    function hop(uint256 number, uint256 slot, bytes memory value, bytes32 codeHash)
        internal
        pure
        returns (Hop memory h)
    {
        h.storageProof = leaf(keccak256(abi.encode(slot)), value);
        bytes[] memory account = new bytes[](4);
        account[0] = RLP.encode(uint256(1));
        account[1] = RLP.encode(uint256(0));
        account[2] = RLP.encode(keccak256(h.storageProof[0]));
        account[3] = RLP.encode(codeHash);
        h.accountProof = leaf(keccak256(abi.encodePacked(HISTORY)), RLP.encode(account));
        h.header = header(number, keccak256(h.accountProof[0]));
    }

    function hop(uint256 number, uint256 target) internal pure returns (Hop memory) {
        return hop(number, target % RING, RLP.encode(uint256(hashOf(target))), keccak256(HISTORY_CODE));
    }

    function leaf(bytes32 key, bytes memory value) internal pure returns (bytes[] memory nodes) {
        bytes[] memory items = new bytes[](2);
        items[0] = RLP.encode(abi.encodePacked(hex"20", key));
        items[1] = RLP.encode(value);
        nodes = new bytes[](1);
        nodes[0] = RLP.encode(items);
    }

    function header(uint256 number, bytes32 stateRoot) internal pure returns (bytes memory) {
        bytes[] memory fields = new bytes[](15);
        for (uint256 i = 0; i < 15; ++i) {
            fields[i] = RLP.encode(keccak256("field"));
        }
        fields[2] = RLP.encode(address(1));
        fields[3] = RLP.encode(stateRoot);
        fields[6] = RLP.encode(new bytes(256));
        fields[7] = RLP.encode(uint256(0));
        fields[8] = RLP.encode(number);
        fields[9] = RLP.encode(uint256(30_000_000));
        fields[10] = RLP.encode(uint256(0));
        fields[11] = RLP.encode(uint256(1_700_000_000));
        return RLP.encode(fields);
    }

    function known(Hop memory h, uint256 number) internal {
        vm.setBlockhash(number, keccak256(h.header));
    }

    function prove(Hop memory h, uint256 target) internal returns (bytes32) {
        return source.anchorByProof(h.header, h.accountProof, h.storageProof, target);
    }

    function testFuzz_anchorByProof_succeeds_withinTheRing(uint256 distance) public {
        uint256 number = HEAD - 1;
        uint256 target = number - bound(distance, 1, RING);
        Hop memory h = hop(number, target);
        known(h, number);
        vm.expectEmit(address(source));
        emit IHistorySource.Anchored(target, hashOf(target));
        assertEq(prove(h, target), hashOf(target), "returned");
        vm.roll(HEAD + 100_000);
        assertEq(source.blockHash(target), hashOf(target), "kept");
    }

    function test_anchorByProof_succeeds_atBothEnds() public {
        testFuzz_anchorByProof_succeeds_withinTheRing(1);
        vm.roll(HEAD);
        testFuzz_anchorByProof_succeeds_withinTheRing(RING);
    }

    function test_anchorByProof_reverts_outsideTheRing() public {
        uint256 number = HEAD - 1;
        // 8,192 below: its slot holds the hash of the block directly below.
        refusedTarget(number, number - RING - 1);
        refusedTarget(number, number);
        refusedTarget(number, number + 1);
        refusedTarget(number, type(uint256).max);
    }

    function refusedTarget(uint256 number, uint256 target) private {
        Hop memory h = hop(number, target);
        known(h, number);
        vm.expectRevert(abi.encodeWithSelector(IHistorySource.TargetOutOfRange.selector, target, number));
        prove(h, target);
    }

    function test_anchorByProof_succeeds_fromAnAnchor() public {
        uint256 middle = HEAD - 8000;
        uint256 target = middle - RING;
        Hop memory lower = hop(middle, target);
        Hop memory upper =
            hop(HEAD - 1, middle % RING, RLP.encode(uint256(keccak256(lower.header))), keccak256(HISTORY_CODE));
        known(upper, HEAD - 1);
        vm.expectRevert(abi.encodeWithSelector(ProvenHeader.BlockHashUnknown.selector, middle));
        prove(lower, target);
        assertEq(prove(upper, middle), keccak256(lower.header), "first hop");
        assertEq(prove(lower, target), hashOf(target), "second hop");
    }

    function test_anchorByProof_keepsTheFirstHash() public {
        uint256 target = HEAD - RING;
        inRing(target);
        source.anchor(target);
        Hop memory h = hop(HEAD - 1, target % RING, RLP.encode(uint256(keccak256("another"))), keccak256(HISTORY_CODE));
        known(h, HEAD - 1);
        prove(h, target);
        assertEq(source.anchors(target), hashOf(target), "first");
    }

    function test_anchorByProof_reverts_whenHeaderIsAnother() public {
        Hop memory h = hop(HEAD - 1, HEAD - 10);
        vm.setBlockhash(HEAD - 1, hashOf(HEAD - 1));
        vm.expectRevert(
            abi.encodeWithSelector(ProvenHeader.HeaderMismatch.selector, keccak256(h.header), hashOf(HEAD - 1))
        );
        prove(h, HEAD - 10);
    }

    function test_anchorByProof_reverts_whenSlotIsAnother() public {
        Hop memory h = hop(HEAD - 1, HEAD - 10);
        known(h, HEAD - 1);
        vm.expectRevert(abi.encodeWithSelector(IHistorySource.TargetNotProven.selector, HEAD - 11));
        prove(h, HEAD - 11);
    }

    function test_anchorByProof_reverts_whenAccountIsAnother() public {
        Hop memory h = hop(HEAD - 1, HEAD - 10);
        h.accountProof = leaf(keccak256(abi.encodePacked(address(this))), hex"c0");
        h.header = header(HEAD - 1, keccak256(h.accountProof[0]));
        known(h, HEAD - 1);
        vm.expectRevert(IHistorySource.AccountNotProven.selector);
        prove(h, HEAD - 10);
    }

    function test_anchorByProof_reverts_whenCodeIsAnother() public {
        Hop memory h = hop(HEAD - 1, (HEAD - 10) % RING, RLP.encode(uint256(hashOf(HEAD - 10))), keccak256("code"));
        known(h, HEAD - 1);
        vm.expectRevert(
            abi.encodeWithSelector(
                IHistorySource.HistoryContractUnsupported.selector, keccak256("code"), keccak256(HISTORY_CODE)
            )
        );
        prove(h, HEAD - 10);
    }

    /// @dev Storage keeps integers: a hash that begins with zero bytes is shorter there.
    function testFuzz_anchorByProof_succeeds_withStrippedHash(uint256 value, uint8 zeros) public {
        value >>= 8 * bound(zeros, 0, 31);
        if (value == 0) value = 1;
        Hop memory h = hop(HEAD - 1, (HEAD - 10) % RING, RLP.encode(value), keccak256(HISTORY_CODE));
        known(h, HEAD - 1);
        assertEq(prove(h, HEAD - 10), bytes32(value), "hash");
    }

    function test_anchorByProof_reverts_whenValueIsNotCanonical() public {
        refusedValue(hex"80"); // zero
        refusedValue(hex"00"); // zero as a byte
        refusedValue(hex"8105"); // a wrapped small byte
        refusedValue(hex"82002a"); // a leading zero
        refusedValue(hex"2a00"); // something behind
        refusedValue(hex"c12a"); // a list
        refusedValue(abi.encodePacked(hex"a101", keccak256("33 bytes")));
        refusedValue(hex"832a2a"); // too short
    }

    function refusedValue(bytes memory value) private {
        Hop memory h = hop(HEAD - 1, (HEAD - 10) % RING, value, keccak256(HISTORY_CODE));
        known(h, HEAD - 1);
        vm.expectRevert(CalldataRLP.MalformedRLP.selector);
        prove(h, HEAD - 10);
    }

    /// @dev The fourth field stands behind the account's list, where it would be found.
    function test_anchorByProof_reverts_onBytesAfterTheAccount() public {
        Hop memory h = hop(HEAD - 1, HEAD - 10);
        bytes[] memory account = new bytes[](3);
        for (uint256 i = 0; i < 3; ++i) {
            account[i] = RLP.encode(keccak256(h.storageProof[0]));
        }
        bytes memory value = abi.encodePacked(RLP.encode(account), RLP.encode(keccak256(HISTORY_CODE)));
        h.accountProof = leaf(keccak256(abi.encodePacked(HISTORY)), value);
        h.header = header(HEAD - 1, keccak256(h.accountProof[0]));
        known(h, HEAD - 1);
        vm.expectRevert(CalldataRLP.MalformedRLP.selector);
        prove(h, HEAD - 10);
    }

    function test_anchorByProof_reverts_whenAccountIsNotFourFields() public {
        for (uint256 fields = 3; fields <= 5; fields += 2) {
            Hop memory h = hop(HEAD - 1, HEAD - 10);
            bytes[] memory account = new bytes[](fields);
            for (uint256 i = 0; i < fields; ++i) {
                account[i] = RLP.encode(i == 3 ? keccak256(HISTORY_CODE) : keccak256(h.storageProof[0]));
            }
            h.accountProof = leaf(keccak256(abi.encodePacked(HISTORY)), RLP.encode(account));
            h.header = header(HEAD - 1, keccak256(h.accountProof[0]));
            known(h, HEAD - 1);
            vm.expectRevert(CalldataRLP.MalformedRLP.selector);
            prove(h, HEAD - 10);
        }
    }
}
