// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    Authorization,
    Case,
    CaseState,
    Claim,
    Delivery,
    IOffer,
    Leaf,
    ManyContest
} from "../../src/interfaces/IOffer.sol";
import {BlockProof, Proof, ReceiptProof} from "../../src/libraries/PaymentProof.sol";
import {EscrowWorld} from "./EscrowWorld.sol";

/// @title Acts about many payments at once
/// @dev A case of this kind becomes an entry of its own, so that every act on a case finds it like any other.
abstract contract ManyHandler is EscrowWorld {
    uint256 private constant MAX_MEMBERS = 5;

    /// @dev What opened a case, and draws it.
    struct Group {
        Leaf[] list;
        Claim claim;
        uint32 itemCount; // of every member's Delivery; below the bound the sample proves a breach
    }

    mapping(bytes32 caseId => bytes) private _groups; // abi.encode(Group)

    function act_contestMany(uint256 seed) external counted {
        (bool found, Entry memory first) = _pick(seed, CaseState.None);
        if (!found) return;
        Account memory from = _payers[first.payerIndex];
        if (token.isBlacklisted(from.addr) || balance(from.addr) < BOND + RELAY_CAP) return;
        (Group memory group, BlockProof[] memory proofs) = _gather(first);
        if (group.list.length == 0) return;
        group.claim = seed % 2 == 0 ? Claim.NotConforming : Claim.NotDelivered;
        group.itemCount = seed % 3 == 0 ? 0 : 3;
        bytes32 caseId = _open(first, group, proofs, seed / 8 % (RELAY_CAP + 1));
        _groups[caseId] = abi.encode(group);
        uint256 sum = 0;
        for (uint256 i = 0; i < group.list.length; ++i) {
            sum += group.list[i].amount;
            _isMember[group.list[i].key] = true;
        }
        _entries.push(Entry(first.offerIndex, first.payerIndex, sum, group.list[0].time, 0, caseId, ""));
        _did("contestMany");
        if (group.list.length > 1) _did("contestMany, several");
    }

    function act_draw(uint256 seed) external counted {
        (bool found, Entry memory entry) = _pick(seed, CaseState.Undrawn);
        if (!found) return;
        Case memory c = _case(entry);
        if (timestamp() > c.answerBy) return;
        if (source.blockHash(c.drawBlock) == 0) source.set(c.drawBlock, keccak256(abi.encode("draw", seed)));
        if (vm.getBlockNumber() <= c.drawBlock) vm.roll(c.drawBlock + 1);
        Group memory group = abi.decode(_groups[entry.key], (Group));
        Leaf memory sample = _sample(entry, group.list, source.blockHash(c.drawBlock));
        Delivery memory delivery = _deliveryOf(entry, group, sample);
        bytes memory signature = signDelivery(_use(entry), signer, delivery);
        offer.drawSample(entry.key, group.list, _itemsOf(entry, group), 0, delivery, signature);
        for (uint256 i = 0; i < _entries.length; ++i) {
            if (_entries[i].key != entry.key) continue;
            (_entries[i].nonce, _entries[i].time) = (sample.paymentRef, sample.time);
        }
        _did("draw");
        if (_case(entry).state == CaseState.Settled) _did("draw, breach");
    }

    function act_lapse(uint256 seed) external counted {
        (bool found, Entry memory entry) = _pick(seed, CaseState.Undrawn);
        if (!found || timestamp() <= _case(entry).answerBy) return;
        _use(entry).timeout(entry.key);
        _did("lapse");
    }

    /// @dev What the payer of `first` may contest together: its payments to the same Offer, in their order.
    function _gather(Entry memory first) private view returns (Group memory group, BlockProof[] memory proofs) {
        Entry[] memory members = new Entry[](MAX_MEMBERS);
        uint256 count = 0;
        for (uint256 i = 0; i < _entries.length && count < MAX_MEMBERS; ++i) {
            if (_belongs(_entries[i], first)) members[count++] = _entries[i];
        }
        group.list = new Leaf[](count);
        proofs = new BlockProof[](count);
        for (uint256 i = 0; i < count; ++i) {
            Entry memory e = members[i];
            group.list[i] = Leaf(e.key, e.nonce == 0 ? e.key : e.nonce, e.amount, e.time);
            Proof memory single = abi.decode(e.proof, (Proof));
            uint256[] memory indexes = new uint256[](1);
            indexes[0] = single.logIndex;
            proofs[i].header = single.header;
            proofs[i].receipts = new ReceiptProof[](1);
            proofs[i].receipts[0] = ReceiptProof(single.txIndex, single.nodes, indexes);
        }
    }

    function _belongs(Entry storage entry, Entry memory first) private view returns (bool) {
        IOffer of_ = _offers[first.offerIndex];
        return entry.offerIndex == first.offerIndex && entry.payerIndex == first.payerIndex
            && of_.cases(entry.key).state == CaseState.None && !_isMember[entry.key]
            && timestamp() <= entry.time + CONTEST_WINDOW && _indexOf(of_, entry.time) == _indexOf(of_, first.time);
    }

    /// @dev First checkpoint at or after `time`, else the next one to be made.
    function _indexOf(IOffer of_, uint256 time) private view returns (uint256 index) {
        index = of_.checkpointCount();
        while (index != 0 && of_.checkpoints(index - 1).time >= time) --index;
    }

    function _open(Entry memory first, Group memory group, BlockProof[] memory proofs, uint256 relayFee)
        private
        returns (bytes32 caseId)
    {
        caseId = _caseIdOf(_use(first), group.list);
        bytes32 itemsHash = keccak256(abi.encodePacked(_itemsOf(first, group)));
        ManyContest memory statement = ManyContest(group.claim, itemsHash, 0, relayFee);
        bytes32 nonce = offer.manyBondNonce(caseId, statement);
        Authorization memory bond = authorize(_payers[first.payerIndex], BOND + relayFee, nonce);
        vm.prank(relayer.addr);
        assertEq(offer.contestMany(statement, proofs, bond), caseId, "case id");
    }

    function _caseIdOf(IOffer of_, Leaf[] memory list) private pure returns (bytes32) {
        bytes32[] memory leaves = new bytes32[](list.length);
        for (uint256 i = 0; i < leaves.length; ++i) {
            leaves[i] = keccak256(abi.encode(list[i]));
        }
        bytes32 tag = keccak256("Many(address offer,bytes32 listHash)");
        return keccak256(abi.encode(tag, address(of_), keccak256(abi.encodePacked(leaves))));
    }

    function _itemsOf(Entry memory entry, Group memory group) private view returns (bytes32[] memory items) {
        items = new bytes32[](group.list.length);
        for (uint256 i = 0; i < items.length; ++i) {
            items[i] = group.claim == Claim.NotDelivered
                ? keccak256(abi.encode("request", i))
                : hashOf(_deliveryOf(entry, group, group.list[i]));
        }
    }

    function _deliveryOf(Entry memory entry, Group memory group, Leaf memory leaf)
        private
        view
        returns (Delivery memory delivery)
    {
        Paid memory paid;
        paid.payer = _payers[entry.payerIndex];
        (paid.nonce, paid.time) = (leaf.paymentRef, leaf.time);
        delivery = deliveryFor(paid);
        delivery.itemCount = group.itemCount;
    }

    /// @dev The owner of the point, apart from the contract.
    function _sample(Entry memory entry, Leaf[] memory list, bytes32 blockHash) private pure returns (Leaf memory) {
        uint256 point = uint256(keccak256(abi.encode(blockHash, entry.key))) % entry.amount;
        uint256 end = 0;
        for (uint256 i = 0; i < list.length; ++i) {
            end += list[i].amount;
            if (point < end) return list[i];
        }
        revert("no owner");
    }
}
