// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Authorization, Claim, Delivery, IOffer, Leaf, ManyContest} from "../../src/interfaces/IOffer.sol";
import {BlockProof, Proof, ReceiptProof} from "../../src/libraries/PaymentProof.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {ReceiptBuilder} from "../base/ReceiptBuilder.sol";
import {Vm} from "../base/Vm.sol";

/// @title Many payments, and cases about them
abstract contract ManyTestBase is EscrowTest {
    bytes32 internal constant EVIDENCE = keccak256("evidence of many");
    bytes32 private constant TRANSFER = keccak256("Transfer(address,address,uint256)");

    /// @dev Payments of one payer, and what contests them.
    struct Many {
        Account payer;
        BlockProof[] proofs;
        Leaf[] list;
        Proof[] single; // proves each alone
        bytes32 caseId;
        uint256 sum;
    }

    uint256 private _count;
    bytes private _manyError;

    // --- payments ---

    /// @dev `count` payments of `amount`, in one transaction of a block of its own.
    function payMany(uint256 count, uint256 amount) internal returns (Many memory) {
        return payMany(offer, payer, same(count, amount));
    }

    /// @dev ERC-3009 payments in one transaction of a block of its own, proven by the logs that the token really wrote.
    function payMany(IOffer to, Account memory from, uint256[] memory amounts) internal returns (Many memory m) {
        bytes32[] memory nonces = new bytes32[](amounts.length);
        vm.recordLogs();
        for (uint256 i = 0; i < amounts.length; ++i) {
            nonces[i] = keccak256(abi.encode("one of many", ++_count));
            _transfer(to, from, amounts[i], nonces[i]);
        }
        return _prove(to, from, nonces, vm.getRecordedLogs());
    }

    /// @dev As `payMany`, without authorizations.
    function payManyPlainly(Account memory from, uint256[] memory amounts) internal returns (Many memory) {
        return payManyPlainly(address(token), from, amounts);
    }

    function payManyPlainly(address in_, Account memory from, uint256[] memory amounts)
        internal
        returns (Many memory m)
    {
        vm.recordLogs();
        for (uint256 i = 0; i < amounts.length; ++i) {
            vm.prank(from.addr);
            assertTrue(IERC20(in_).transfer(address(offer), amounts[i]), "paid");
        }
        return _prove(offer, from, new bytes32[](amounts.length), vm.getRecordedLogs());
    }

    function _transfer(IOffer to, Account memory from, uint256 amount, bytes32 nonce) private {
        bytes32 digest =
            authorizationDigest(token, TRANSFER_TYPEHASH, from.addr, address(to), amount, 0, type(uint256).max, nonce);
        bytes memory signature = sign(from.key, digest);
        token.transferWithAuthorization(from.addr, address(to), amount, 0, type(uint256).max, nonce, signature);
    }

    function _prove(IOffer to, Account memory from, bytes32[] memory nonces, Vm.Log[] memory logs)
        private
        returns (Many memory m)
    {
        uint256 number = vm.getBlockNumber();
        (Proof memory proof, bytes32 blockHash) = ReceiptBuilder.build(logs, 0, number, timestamp());
        source.set(number, blockHash);
        vm.roll(number + 1);
        return _group(to, from, proof, nonces, logs);
    }

    /// @dev Two payments in each of two transactions of one block; nothing is joined yet.
    function payInTwoTransactions(uint256 amount) internal returns (Many memory first, Many memory second) {
        bytes32[] memory none = new bytes32[](2);
        Vm.Log[][2] memory logs = [_logsOfTwo(amount), _logsOfTwo(amount)];
        uint256 number = vm.getBlockNumber();
        (bytes memory header, bytes[][2] memory nodes) = ReceiptBuilder.buildTwo(logs[0], logs[1], number, timestamp());
        source.set(number, keccak256(header));
        vm.roll(number + 1);
        first = _group(offer, payer, Proof(header, 0, nodes[0], 0), none, logs[0]);
        second = _group(offer, payer, Proof(header, 1, nodes[1], 0), none, logs[1]);
    }

    function _logsOfTwo(uint256 amount) private returns (Vm.Log[] memory) {
        vm.recordLogs();
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(payer.addr);
            token.transfer(address(offer), amount);
        }
        return vm.getRecordedLogs();
    }

    /// @dev The payments among `logs`, which are those of the transaction that `proof` is about.
    function _group(IOffer to, Account memory from, Proof memory proof, bytes32[] memory nonces, Vm.Log[] memory logs)
        private
        view
        returns (Many memory m)
    {
        m.payer = from;
        m.list = new Leaf[](nonces.length);
        m.single = new Proof[](nonces.length);
        uint256[] memory indexes = new uint256[](nonces.length);
        uint256 found = 0;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] != TRANSFER) continue;
            indexes[found] = i;
            m.single[found] = Proof(proof.header, proof.txIndex, proof.nodes, i);
            bytes32 key = keccak256(abi.encode(keccak256(proof.header), proof.txIndex, i));
            uint256 amount = abi.decode(logs[i].data, (uint256));
            m.list[found] = Leaf(key, nonces[found] == 0 ? key : nonces[found], amount, timestamp());
            m.sum += amount;
            ++found;
        }
        m.proofs = new BlockProof[](1);
        m.proofs[0].header = proof.header;
        m.proofs[0].receipts = new ReceiptProof[](1);
        m.proofs[0].receipts[0] = ReceiptProof(proof.txIndex, proof.nodes, indexes);
        m.caseId = caseIdOf(to, m.list);
    }

    /// @dev Both under the one header of their block.
    function joinReceipts(Many memory a, Many memory b) internal view returns (Many memory m) {
        m = join(a, b);
        ReceiptProof[] memory receipts = new ReceiptProof[](2);
        (receipts[0], receipts[1]) = (a.proofs[0].receipts[0], b.proofs[0].receipts[0]);
        m.proofs = new BlockProof[](1);
        m.proofs[0] = BlockProof(a.proofs[0].header, receipts);
    }

    /// @dev Both, in this order.
    function join(Many memory a, Many memory b) internal view returns (Many memory m) {
        m.payer = a.payer;
        m.sum = a.sum + b.sum;
        m.proofs = new BlockProof[](a.proofs.length + b.proofs.length);
        for (uint256 i = 0; i < m.proofs.length; ++i) {
            m.proofs[i] = i < a.proofs.length ? a.proofs[i] : b.proofs[i - a.proofs.length];
        }
        m.list = new Leaf[](a.list.length + b.list.length);
        m.single = new Proof[](m.list.length);
        for (uint256 i = 0; i < m.list.length; ++i) {
            m.list[i] = i < a.list.length ? a.list[i] : b.list[i - a.list.length];
            m.single[i] = i < a.list.length ? a.single[i] : b.single[i - a.list.length];
        }
        m.caseId = caseIdOf(offer, m.list);
    }

    /// @dev Of a group in one block, the payments in [from, to).
    function part(Many memory a, uint256 from, uint256 to) internal view returns (Many memory m) {
        m.payer = a.payer;
        m.list = new Leaf[](to - from);
        m.single = new Proof[](to - from);
        uint256[] memory indexes = new uint256[](to - from);
        for (uint256 i = from; i < to; ++i) {
            // A copy, which a test may change.
            m.list[i - from] = Leaf(a.list[i].key, a.list[i].paymentRef, a.list[i].amount, a.list[i].time);
            m.single[i - from] = a.single[i];
            indexes[i - from] = a.single[i].logIndex;
            m.sum += a.list[i].amount;
        }
        m.proofs = new BlockProof[](1);
        m.proofs[0].header = a.proofs[0].header;
        m.proofs[0].receipts = new ReceiptProof[](1);
        m.proofs[0].receipts[0] = ReceiptProof(0, a.single[0].nodes, indexes);
        m.caseId = caseIdOf(offer, m.list);
    }

    function paidOf(Many memory m, uint256 i) internal pure returns (Paid memory) {
        bytes32 nonce = m.list[i].paymentRef == m.list[i].key ? bytes32(0) : m.list[i].paymentRef;
        return Paid(m.payer, m.list[i].amount, m.list[i].time, nonce, m.list[i].key, m.single[i]);
    }

    function same(uint256 count, uint256 amount) internal pure returns (uint256[] memory amounts) {
        amounts = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            amounts[i] = amount;
        }
    }

    /// @dev Computed apart from the contract.
    function caseIdOf(IOffer to, Leaf[] memory list) internal pure returns (bytes32) {
        bytes memory packed;
        for (uint256 i = 0; i < list.length; ++i) {
            packed = bytes.concat(packed, leafOf(list[i]));
        }
        return keccak256(abi.encode(keccak256("Many(address offer,bytes32 listHash)"), address(to), keccak256(packed)));
    }

    function leafOf(Leaf memory leaf) internal pure returns (bytes32) {
        return keccak256(abi.encode(leaf.key, leaf.paymentRef, leaf.amount, leaf.time));
    }

    // --- contest ---

    /// @dev NotConforming: the hash of each payment's Delivery; NotDelivered: of each request.
    function itemsOf(Many memory m, Claim claim) internal pure returns (bytes32[] memory items) {
        items = new bytes32[](m.list.length);
        for (uint256 i = 0; i < items.length; ++i) {
            items[i] = claim == Claim.NotConforming ? hashOf(deliveryFor(paidOf(m, i))) : requestOf(i);
        }
    }

    function requestOf(uint256 i) internal pure returns (bytes32) {
        return keccak256(abi.encode("request", i));
    }

    function manyStatement(Many memory m, Claim claim) internal pure returns (ManyContest memory) {
        bytes32 itemsHash = keccak256(abi.encodePacked(itemsOf(m, claim)));
        return ManyContest({claim: claim, itemsHash: itemsHash, evidenceHash: EVIDENCE, relayFee: 0});
    }

    function contestMany(Many memory m, Claim claim) internal returns (bytes32) {
        return contestMany(m, manyStatement(m, claim));
    }

    function contestMany(Many memory m, ManyContest memory statement) internal returns (bytes32) {
        return contestMany(offer, m, statement);
    }

    /// @dev Sent by the relayer; all of it is prepared before the call.
    function contestMany(IOffer of_, Many memory m, ManyContest memory statement) internal returns (bytes32) {
        bytes32 nonce = of_.manyBondNonce(m.caseId, statement);
        Authorization memory bond = authorize(m.payer, of_.terms().bond + statement.relayFee, nonce);
        if (_manyError.length != 0) {
            vm.expectRevert(_manyError);
            delete _manyError;
        }
        vm.prank(relayer.addr);
        return of_.contestMany(statement, m.proofs, bond);
    }

    /// @dev The next `contestMany` or `draw` must revert so.
    function expectManyRevert(bytes memory revertData) internal {
        _manyError = revertData;
    }

    // --- draw ---

    /// @dev Gives the draw block a hash that picks payment `index`, and passes it.
    function chooseSample(Many memory m, uint256 index) internal {
        uint256 drawBlock = offer.cases(m.caseId).drawBlock;
        source.set(drawBlock, hashFor(m, index));
        if (vm.getBlockNumber() <= drawBlock) vm.roll(drawBlock + 1);
    }

    /// @dev A block hash under which the point drawn lies in payment `index`.
    function hashFor(Many memory m, uint256 index) internal pure returns (bytes32 blockHash) {
        uint256 low = 0;
        for (uint256 i = 0; i < index; ++i) {
            low += m.list[i].amount;
        }
        for (uint256 seed = 1;; ++seed) {
            blockHash = bytes32(seed);
            uint256 point = uint256(keccak256(abi.encode(blockHash, m.caseId))) % m.sum;
            if (point >= low && point < low + m.list[index].amount) return blockHash;
        }
    }

    function draw(Many memory m, Claim claim, uint256 index) internal {
        draw(m, itemsOf(m, claim), deliveryFor(paidOf(m, index)));
    }

    /// @dev By a stranger.
    function draw(Many memory m, bytes32[] memory items, Delivery memory delivery) internal {
        bytes memory signature = signDelivery(delivery);
        if (_manyError.length != 0) {
            vm.expectRevert(_manyError);
            delete _manyError;
        }
        vm.prank(stranger.addr);
        offer.drawSample(m.caseId, m.list, items, EVIDENCE, delivery, signature);
    }

    /// @dev Contested and drawn: the case is one about payment `index`.
    function drawnCase(Many memory m, Claim claim, uint256 index) internal {
        contestMany(m, claim);
        chooseSample(m, index);
        draw(m, claim, index);
    }
}
