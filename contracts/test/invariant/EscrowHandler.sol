// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {DisputeView, Phase} from "../../src/interfaces/ICommittee.sol";
import {Case, CaseState, Claim, Contest, Delivery, IOffer} from "../../src/interfaces/IOffer.sol";
import {Resolution, Ruling} from "../../src/libraries/Adjudication.sol";
import {SignedActs} from "../base/SignedActs.sol";
import {ManyHandler} from "./ManyHandler.sol";

/// @title Random but legal acts of the escrow's users
/// @dev An act that is not possible now does nothing, so any revert is a finding.
contract EscrowHandler is ManyHandler {
    uint256 private constant MAX_WARP = 40 minutes;

    uint256 private _salts;

    function act_pay(uint256 seed, uint256 amount) external counted {
        uint256 to = seed % OFFERS;
        uint256 from = (seed / 3) % PAYERS;
        if (token.isBlacklisted(_payers[from].addr)) return;
        amount = bound(amount, 1, 1_000 * USDC);
        if (balance(_payers[from].addr) < amount) return;
        Paid memory paid = (seed / 15) % 4 == 0
            ? payPlainly(_offers[to], _payers[from], amount)
            : pay(_offers[to], _payers[from], amount);
        _paidIn[to] += amount;
        _entries.push(Entry(to, from, amount, paid.time, paid.nonce, paid.key, abi.encode(paid.proof)));
        _did("pay");
    }

    function act_checkpoint(uint256 seed) external counted {
        IOffer to = _offers[seed % OFFERS];
        uint256 count = to.checkpointCount();
        if (count != 0 && to.checkpoints(count - 1).time == timestamp()) return;
        to.checkpoint();
        _did("checkpoint");
    }

    function act_withdraw(uint256 seed) external counted {
        uint256 i = seed % OFFERS;
        if (token.isBlacklisted(_sellerOf(i).addr)) return;
        uint256 expected = _offers[i].withdrawable();
        assertEq(_offers[i].withdraw(), expected, "withdrawn as announced");
        if (expected != 0) _did("withdraw");
    }

    function act_contest(uint256 seed, bool delivered) external counted {
        (bool found, Entry memory entry) = _pick(seed, CaseState.None);
        if (!found || timestamp() > entry.time + CONTEST_WINDOW) return;
        Account memory from = _payers[entry.payerIndex];
        if (token.isBlacklisted(from.addr) || balance(from.addr) < BOND + RELAY_CAP) return;
        Paid memory paid = _paidOf(entry);
        Contest memory statement = statementOf(delivered ? Claim.NotConforming : Claim.NotDelivered);
        statement.relayFee = seed % (RELAY_CAP + 1);
        Delivery memory delivery = deliveryFor(paid);
        contest(_use(entry), paid, statement, delivery, signDelivery(offer, signer, delivery));
        _did("contest");
    }

    function act_proveBreach(uint256 seed) external counted {
        (bool found, Entry memory entry) = _pick(seed, CaseState.None);
        if (!found || seed % 3 != 0 || timestamp() > entry.time + CONTEST_WINDOW) return;
        Paid memory paid = _paidOf(entry);
        Delivery memory delivery = deliveryFor(paid);
        delivery.itemCount = 0;
        _use(entry).proveBreach(paid.proof, delivery, signDelivery(offer, signer, delivery));
        _did("proveBreach");
    }

    function act_answer(uint256 seed) external counted {
        (bool found, Entry memory entry) = _pick(seed, CaseState.Contested);
        if (!found || timestamp() > _case(entry).answerBy) return;
        Delivery memory delivery = deliveryFor(_paidOf(entry));
        bytes memory signature = signDelivery(_use(entry), signer, delivery);
        vm.prank(_sellerOf(entry.offerIndex).addr);
        offer.answer(entry.key, delivery, signature, BODY, bytes32(seed));
        _did("answer");
    }

    function act_concede(uint256 seed) external counted {
        (bool found, Entry memory entry) = _pick(seed, seed % 2 == 0 ? CaseState.Undrawn : _openState(seed));
        if (!found || seed % 3 != 0) return;
        vm.prank(_sellerOf(entry.offerIndex).addr);
        _use(entry).concede(entry.key);
        _did("concede");
    }

    function act_acceptOrContinue(uint256 seed) external counted {
        (bool found, Entry memory entry) = _pick(seed, CaseState.Disclosed);
        if (!found || timestamp() > _case(entry).continueBy) return;
        _use(entry);
        vm.prank(_payers[entry.payerIndex].addr);
        if (seed % 2 == 0) offer.accept(entry.key, 0, "");
        else offer.continueCase(entry.key, 0, "");
        _did(seed % 2 == 0 ? "accept" : "continue");
    }

    function act_equivocate(uint256 seed) external counted {
        (bool found, Entry memory entry) = _pick(seed, _openState(seed));
        if (!found || seed % 3 != 0) return;
        Delivery memory first = deliveryFor(_paidOf(entry));
        Delivery memory second = deliveryFor(_paidOf(entry));
        second.itemCount = 9;
        bytes memory firstSignature = signDelivery(_use(entry), signer, first);
        offer.proveEquivocation(entry.key, first, firstSignature, second, signDelivery(offer, signer, second));
        _did("equivocate");
    }

    function act_freeze(uint256 seed) external counted {
        (bool found, Entry memory entry) = _pick(seed, _openState(seed));
        if (!found) return;
        Case memory c = _case(entry);
        bool silent = c.state == CaseState.Contested;
        if (silent && timestamp() <= c.answerBy) return;
        if (c.state == CaseState.Disclosed && timestamp() <= c.continueBy) return;
        bool unanswered = silent && c.claim == Claim.NotDelivered;
        if (!unanswered && timestamp() > c.judgeBy) return;
        uint256 value = entry.offerIndex == 1 && !unanswered ? _native.COST() : 0;
        _use(entry).freeze{value: value}(entry.key);
        _did("freeze");
    }

    function act_rule(uint256 seed) external counted {
        (bool found, Entry memory entry) = _pick(seed, CaseState.Frozen);
        if (!found) return;
        uint256 id = _case(entry).disputeID;
        if (entry.offerIndex == 0) {
            DisputeView memory dispute = committee.disputes(id);
            if (dispute.phase != Phase.Drawing || timestamp() > dispute.createdAt + 10 minutes) return;
            uint256[3] memory observations = [BOTH_PASS, FIRST_FAILS, FIRST_UNRESOLVED];
            ruleByCommittee(id, observations[seed % 3]);
        } else if (entry.offerIndex == 2) {
            if (!_ruleRound(id, seed)) return;
        } else if (seed % 5 == 0) {
            _native.solve(id, seed % 4);
        } else {
            _native.deliver(IArbitrable(address(_offers[1])), id, seed % 4);
        }
        _did("rule");
    }

    /// @dev Rules the open round, or delivers what is final.
    function _ruleRound(uint256 id, uint256 seed) private returns (bool) {
        IArbitrator.DisputeStatus status = _rounds.disputeStatus(id);
        if (status == IArbitrator.DisputeStatus.Appealable) return false;
        if (status == IArbitrator.DisputeStatus.Solved) {
            _rounds.executeRuling(id);
            return true;
        }
        if (seed % 7 == 0 && _rounds.disputes(id).round != 0 && !token.isBlacklisted(_rounds.disputes(id).funder)) {
            _rounds.failRound(id);
            return true;
        }
        Resolution memory r;
        r.ruling = Ruling(seed / 3 % 4);
        // forge-lint: disable-next-line(unsafe-typecast)
        r.failed = uint8(seed / 12 % 4); // at most 3
        r.failAlone = r.ruling == Ruling.PayerWins && r.failed != 0;
        _rounds.decide(id, r);
        return true;
    }

    function act_appeal(uint256 seed) external counted {
        (bool found, Entry memory entry) = _pick(seed, CaseState.Frozen);
        if (!found || entry.offerIndex != 2 || timestamp() > _case(entry).judgeBy) return;
        uint256 id = _case(entry).disputeID;
        if (_rounds.disputeStatus(id) != IArbitrator.DisputeStatus.Appealable) return;
        // Whoever won does not appeal; after an unclear ruling either side may.
        Ruling ruling = _rounds.resolution(id).ruling;
        bool byPayer = ruling == Ruling.PayeeWins || (ruling != Ruling.PayerWins && seed % 2 == 0);
        Account memory from = byPayer ? _payers[entry.payerIndex] : _sellerOf(2);
        uint256 fee = _rounds.appealFee(id);
        if (token.isBlacklisted(from.addr) || balance(from.addr) < fee) return;
        bytes32 evidence = seed % 3 == 0 ? bytes32(0) : bytes32(seed);
        bytes32 nonce = _use(entry).appealNonce(entry.key, fee, evidence);
        offer.appeal(entry.key, evidence, from.addr, authorize(from, fee, nonce));
        _did("appeal");
    }

    function act_execute(uint256 seed) external counted {
        (bool found, Entry memory entry) = _pick(seed, CaseState.Ruled);
        if (!found) return;
        _use(entry).execute(entry.key);
        _did("execute");
    }

    function act_timeout(uint256 seed) external counted {
        CaseState state = seed % 2 == 0 ? CaseState.Frozen : _openState(seed);
        (bool found, Entry memory entry) = _pick(seed, state);
        if (!found || timestamp() <= _case(entry).judgeBy) return;
        _use(entry).timeout(entry.key);
        _did("timeout");
    }

    /// @dev An owner that the token refuses sends its credits to the relayer's purse.
    function act_claim(uint256 seed) external counted {
        Account memory owner = _payers[seed % PAYERS];
        bool refused = token.isBlacklisted(owner.addr);
        for (uint256 i = 0; i < OFFERS; ++i) {
            if (_offers[i].credits(owner.addr) == 0) continue;
            if (refused) _claimTo(_offers[i], owner);
            else _offers[i].claim(owner.addr);
            _did(refused ? "claimTo" : "claim");
        }
        if (vault.credits(address(token), owner.addr) == 0) return;
        if (refused) _vaultClaimTo(owner);
        else vault.claim(address(token), owner.addr);
    }

    function _claimTo(IOffer from, Account memory owner) private {
        uint256 nonce = ++_salts;
        bytes32 structHash = SignedActs.claimTo(owner.addr, relayer.addr, nonce, timestamp());
        bytes memory signature = sign(owner.key, SignedActs.digest(address(from), structHash));
        from.claimTo(owner.addr, relayer.addr, nonce, timestamp(), signature);
    }

    function _vaultClaimTo(Account memory owner) private {
        uint256 nonce = ++_salts;
        bytes32 structHash = SignedActs.vaultClaimTo(address(token), owner.addr, relayer.addr, nonce, timestamp());
        bytes memory signature = sign(owner.key, SignedActs.digest(address(vault), structHash));
        vault.claimTo(address(token), owner.addr, relayer.addr, nonce, timestamp(), signature);
    }

    function act_blocklist(uint256 seed) external counted {
        uint256 i = seed % (PAYERS + 2);
        address who = i < PAYERS ? _payers[i].addr : _sellers[i - PAYERS].addr;
        if (token.isBlacklisted(who)) token.unBlacklist(who);
        else token.blacklist(who);
        _did("blocklist");
    }

    function act_stake(uint256 seed, uint256 amount) external counted {
        Account memory by = _sellerOf(seed % OFFERS);
        if (token.isBlacklisted(by.addr)) return;
        amount = bound(amount, 1, 20 * USDC);
        if (balance(by.addr) < amount) return;
        bytes32 salt = bytes32(++_salts);
        address to = address(_offers[seed % OFFERS]);
        vault.stake(to, amount, salt, authorize(by, amount, vault.stakeNonce(to, salt)));
        _did("stake");
    }

    function act_unstake(uint256 seed) external counted {
        address by = _sellerOf(seed % OFFERS).addr;
        if (token.isBlacklisted(by)) return;
        address of_ = address(_offers[seed % OFFERS]);
        (uint256 announced, uint64 availableAt) = vault.unstakeRequest(of_);
        uint256 free = vault.unreservedStake(of_);
        if (announced == 0) {
            if (free == 0) return;
            vm.prank(by);
            vault.requestUnstake(of_, free);
            _did("requestUnstake");
        } else if (timestamp() > availableAt && free != 0) {
            vm.prank(by);
            vault.unstake(of_);
            _did("unstake");
        }
    }

    function act_wait(uint256 secondsForward) external counted {
        skip(bound(secondsForward, 1, MAX_WARP));
        _did("wait");
    }

    function act_waitLong(uint256 seed) external counted {
        // Shorter than the time for which announced stake may leave.
        if (seed % 4 == 0) skip(6 days);
        else if (seed % 4 == 1) skip(1 days);
    }
}
