// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {DisputeView, Phase} from "../../src/interfaces/ICommittee.sol";
import {Case, CaseState, Claim, Contest, Delivery, IOffer, Terms} from "../../src/interfaces/IOffer.sol";
import {Proof} from "../../src/libraries/PaymentProof.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";

/// @title Random but legal acts of several payers and two sellers on two Offers over one Vault
/// @dev An act that is not possible now does nothing, so any revert is a finding. The first Offer is judged by the real
/// committee, the second by an arbitrator that rules anything.
contract EscrowHandler is EscrowTest {
    struct Entry {
        uint256 offerIndex;
        uint256 payerIndex;
        uint256 amount;
        uint256 time;
        bytes32 nonce;
        bytes32 key;
        bytes proof; // abi.encode(Proof)
    }

    uint256 private constant MAX_WARP = 40 minutes;

    IOffer[2] internal _offers;
    Account[2] internal _sellers;
    Account[3] internal _payers;
    NativeArbitrator internal _native;
    Entry[] internal _entries;
    uint256[2] internal _paidIn; // ghost: base units that payers sent to each Offer
    uint256 internal _salts;
    uint256 internal _supply;
    mapping(string act => uint256) public done;

    function setUp() public override {
        super.setUp();
        _native = new NativeArbitrator();
        vm.deal(address(this), 1_000 ether);
        _sellers[0] = seller;
        _sellers[1] = makeAccount("second seller");
        _payers[0] = payer;
        _payers[1] = makeAccount("second payer");
        _payers[2] = makeAccount("third payer");
        token.mint(_sellers[1].addr, 1_000_000 * USDC);
        token.mint(_payers[1].addr, 1_000_000 * USDC);
        token.mint(_payers[2].addr, 1_000_000 * USDC);
        _offers[0] = offer;
        Terms memory terms = defaultTerms();
        terms.seller = _sellers[1].addr;
        terms.arbitrator = address(_native);
        // Partial remedies on (1, Judged): a third of the payment, half of the bond.
        terms.settlement = abi.encodePacked(
            hex"0201000000000000" hex"0203000000000000" hex"01010d0513880100" hex"0102271027100101",
            hex"0103271027100100" hex"0301000027100100" hex"0001000027100000" hex"0304000027100000",
            hex"0105271027100100" hex"0106271027100100" hex"0207000027100000" hex"0108271027100101",
            hex"0109271027100100"
        );
        _offers[1] = publish(terms);
        _supply = token.totalSupply();
    }

    // --- acts ---

    function act_pay(uint256 seed, uint256 amount) external {
        uint256 to = seed % 2;
        uint256 from = (seed / 2) % 3;
        if (token.isBlacklisted(_payers[from].addr)) return;
        amount = bound(amount, 1, 1_000 * USDC);
        if (balance(_payers[from].addr) < amount) return;
        Paid memory paid = (seed / 6) % 4 == 0
            ? payPlainly(_offers[to], _payers[from], amount)
            : pay(_offers[to], _payers[from], amount);
        _paidIn[to] += amount;
        _entries.push(Entry(to, from, amount, paid.time, paid.nonce, paid.key, abi.encode(paid.proof)));
        ++done["pay"];
    }

    function act_checkpoint(uint256 seed) external {
        IOffer to = _offers[seed % 2];
        uint256 count = to.checkpointCount();
        if (count != 0 && to.checkpoints(count - 1).time == timestamp()) return;
        to.checkpoint();
        ++done["checkpoint"];
    }

    function act_withdraw(uint256 seed) external {
        uint256 i = seed % 2;
        if (token.isBlacklisted(_sellers[i].addr)) return;
        uint256 expected = _offers[i].withdrawable();
        assertEq(_offers[i].withdraw(), expected, "withdrawn as announced");
        if (expected != 0) ++done["withdraw"];
    }

    function act_contest(uint256 seed, bool delivered) external {
        (bool found, Entry memory entry) = _pick(seed, CaseState.None);
        if (!found || timestamp() > entry.time + CONTEST_WINDOW) return;
        Account memory from = _payers[entry.payerIndex];
        if (token.isBlacklisted(from.addr) || balance(from.addr) < BOND + RELAY_CAP) return;
        Paid memory paid = _paidOf(entry);
        Contest memory statement = statementOf(delivered ? Claim.NotConforming : Claim.NotDelivered);
        statement.relayFee = seed % (RELAY_CAP + 1);
        Delivery memory delivery = deliveryFor(paid);
        contest(_use(entry), paid, statement, delivery, signDelivery(offer, signer, delivery));
        ++done["contest"];
    }

    function act_proveBreach(uint256 seed) external {
        (bool found, Entry memory entry) = _pick(seed, CaseState.None);
        if (!found || seed % 3 != 0 || timestamp() > entry.time + CONTEST_WINDOW) return;
        Paid memory paid = _paidOf(entry);
        Delivery memory delivery = deliveryFor(paid);
        delivery.itemCount = 0;
        _use(entry).proveBreach(paid.proof, delivery, signDelivery(offer, signer, delivery));
        ++done["proveBreach"];
    }

    function act_answer(uint256 seed) external {
        (bool found, Entry memory entry) = _pick(seed, CaseState.Contested);
        if (!found || timestamp() > _case(entry).answerBy) return;
        Delivery memory delivery = deliveryFor(_paidOf(entry));
        bytes memory signature = signDelivery(_use(entry), signer, delivery);
        vm.prank(_sellers[entry.offerIndex].addr);
        offer.answer(entry.key, delivery, signature, BODY, bytes32(seed));
        ++done["answer"];
    }

    function act_concede(uint256 seed) external {
        (bool found, Entry memory entry) = _pick(seed, _openState(seed));
        if (!found || seed % 3 != 0) return;
        vm.prank(_sellers[entry.offerIndex].addr);
        _use(entry).concede(entry.key);
        ++done["concede"];
    }

    function act_acceptOrContinue(uint256 seed) external {
        (bool found, Entry memory entry) = _pick(seed, CaseState.Disclosed);
        if (!found || timestamp() > _case(entry).continueBy) return;
        _use(entry);
        vm.prank(_payers[entry.payerIndex].addr);
        if (seed % 2 == 0) offer.accept(entry.key, "");
        else offer.continueCase(entry.key, "");
        ++done[seed % 2 == 0 ? "accept" : "continue"];
    }

    function act_equivocate(uint256 seed) external {
        (bool found, Entry memory entry) = _pick(seed, _openState(seed));
        if (!found || seed % 3 != 0) return;
        Delivery memory first = deliveryFor(_paidOf(entry));
        Delivery memory second = deliveryFor(_paidOf(entry));
        second.itemCount = 9;
        bytes memory firstSignature = signDelivery(_use(entry), signer, first);
        offer.proveEquivocation(entry.key, first, firstSignature, second, signDelivery(offer, signer, second));
        ++done["equivocate"];
    }

    function act_freeze(uint256 seed) external {
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
        ++done["freeze"];
    }

    function act_rule(uint256 seed) external {
        (bool found, Entry memory entry) = _pick(seed, CaseState.Frozen);
        if (!found) return;
        uint256 id = _case(entry).disputeID;
        if (entry.offerIndex == 0) {
            DisputeView memory dispute = committee.disputes(id);
            if (dispute.phase != Phase.Drawing || timestamp() > dispute.createdAt + 10 minutes) return;
            uint256[3] memory observations = [BOTH_PASS, FIRST_FAILS, FIRST_UNRESOLVED];
            ruleByCommittee(id, observations[seed % 3]);
        } else if (seed % 5 == 0) {
            _native.solve(id, seed % 4);
        } else {
            _native.deliver(IArbitrable(address(_offers[1])), id, seed % 4);
        }
        ++done["rule"];
    }

    function act_execute(uint256 seed) external {
        (bool found, Entry memory entry) = _pick(seed, CaseState.Ruled);
        if (!found) return;
        _use(entry).execute(entry.key);
        ++done["execute"];
    }

    function act_timeout(uint256 seed) external {
        CaseState state = seed % 2 == 0 ? CaseState.Frozen : _openState(seed);
        (bool found, Entry memory entry) = _pick(seed, state);
        if (!found || timestamp() <= _case(entry).judgeBy) return;
        _use(entry).timeout(entry.key);
        ++done["timeout"];
    }

    function act_claim(uint256 seed) external {
        address owner = _payers[seed % 3].addr;
        if (token.isBlacklisted(owner)) return;
        for (uint256 i = 0; i < 2; ++i) {
            if (_offers[i].credits(owner) == 0) continue;
            _offers[i].claim(owner);
            ++done["claim"];
        }
        if (vault.credits(address(token), owner) != 0) vault.claim(address(token), owner);
    }

    function act_blocklist(uint256 seed) external {
        address who = seed % 5 < 3 ? _payers[seed % 5].addr : _sellers[seed % 5 - 3].addr;
        if (token.isBlacklisted(who)) token.unBlacklist(who);
        else token.blacklist(who);
        ++done["blocklist"];
    }

    function act_stake(uint256 seed, uint256 amount) external {
        Account memory by = _sellers[seed % 2];
        if (token.isBlacklisted(by.addr)) return;
        amount = bound(amount, 1, 20 * USDC);
        if (balance(by.addr) < amount) return;
        bytes32 salt = bytes32(++_salts);
        vault.stake(by.addr, address(token), amount, salt, authorize(by, amount, vault.stakeNonce(by.addr, salt)));
        ++done["stake"];
    }

    function act_unstake(uint256 seed) external {
        address by = _sellers[seed % 2].addr;
        if (token.isBlacklisted(by)) return;
        (uint256 announced, uint64 availableAt) = vault.unstakeRequest(by, address(token));
        uint256 free = vault.freeStake(by, address(token));
        if (announced == 0) {
            if (free == 0) return;
            vm.prank(by);
            vault.requestUnstake(address(token), free);
            ++done["requestUnstake"];
        } else if (timestamp() > availableAt && free != 0) {
            vm.prank(by);
            vault.unstake(address(token));
            ++done["unstake"];
        }
    }

    function act_wait(uint256 secondsForward) external {
        skip(bound(secondsForward, 1, MAX_WARP));
    }

    function act_waitLong(uint256 seed) external {
        if (seed % 8 == 0) skip(10 days);
        else if (seed % 8 < 3) skip(1 days);
    }

    // --- checks, called by the suites ---

    /// @dev What must hold, 1: tokens in = tokens out + held.
    function checkConservation() external view {
        uint256 total = balance(address(vault)) + balance(address(committee)) + balance(relayer.addr)
            + balance(address(committee.REGISTRY())) + balance(stranger.addr) + balance(address(this))
            + balance(address(_native));
        for (uint256 i = 0; i < 2; ++i) {
            assertEq(_offers[i].received(), _paidIn[i], "received = paid in");
            total += balance(address(_offers[i])) + balance(_sellers[i].addr);
        }
        for (uint256 i = 0; i < 3; ++i) {
            total += balance(_payers[i].addr);
        }
        assertEq(total, _supply, "every token is somewhere known");
        assertEq(balance(address(vault)), _vaultOwes(), "vault = stakes + bonds + credits");
    }

    /// @dev What must hold, 2: no dispute is paid from another payer's contestable money.
    function checkSolvency() external view {
        uint256[2] memory contestable;
        uint256[2] memory live;
        for (uint256 i = 0; i < _entries.length; ++i) {
            Entry storage entry = _entries[i];
            CaseState state = _offers[entry.offerIndex].cases(entry.key).state;
            if (state == CaseState.None) {
                if (timestamp() <= entry.time + CONTEST_WINDOW) contestable[entry.offerIndex] += entry.amount;
            } else if (state != CaseState.Settled) {
                live[entry.offerIndex] += entry.amount;
            }
        }
        for (uint256 i = 0; i < 2; ++i) {
            uint256 credits = 0;
            for (uint256 j = 0; j < 3; ++j) {
                credits += _offers[i].credits(_payers[j].addr);
            }
            assertEq(_offers[i].locked(), live[i] + credits, "locked = live cases + credits");
            assertGe(
                balance(address(_offers[i])), _offers[i].locked() + contestable[i], "balance - locked >= contestable"
            );
        }
    }

    /// @dev What must hold, 3: no state without an exit by time. After all deadlines nobody's money is left inside.
    function drain() external {
        for (uint256 i = 0; i < 3; ++i) {
            if (token.isBlacklisted(_payers[i].addr)) token.unBlacklist(_payers[i].addr);
        }
        for (uint256 i = 0; i < 2; ++i) {
            if (token.isBlacklisted(_sellers[i].addr)) token.unBlacklist(_sellers[i].addr);
            uint256 all = vault.freeStake(_sellers[i].addr, address(token))
                + vault.reservedStake(_sellers[i].addr, address(token));
            if (all == 0) continue;
            vm.prank(_sellers[i].addr);
            vault.requestUnstake(address(token), all);
        }
        skip(31 days);
        for (uint256 i = 0; i < _entries.length; ++i) {
            CaseState state = _case(_entries[i]).state;
            if (state == CaseState.None || state == CaseState.Settled) continue;
            _offers[_entries[i].offerIndex].timeout(_entries[i].key);
        }
        for (uint256 i = 0; i < 2; ++i) {
            _offers[i].checkpoint();
        }
        skip(CONTEST_WINDOW + 1);
        for (uint256 i = 0; i < 2; ++i) {
            _drain(i);
        }
        assertEq(balance(address(vault)), 0, "vault is empty");
    }

    function _drain(uint256 i) private {
        for (uint256 j = 0; j < 3; ++j) {
            if (_offers[i].credits(_payers[j].addr) != 0) _offers[i].claim(_payers[j].addr);
            if (vault.credits(address(token), _payers[j].addr) != 0) vault.claim(address(token), _payers[j].addr);
        }
        address by = _sellers[i].addr;
        if (vault.credits(address(token), by) != 0) vault.claim(address(token), by);
        assertEq(vault.reservedStake(by, address(token)), 0, "no stake stays reserved");
        if (vault.freeStake(by, address(token)) != 0) {
            vm.prank(by);
            vault.unstake(address(token));
        }
        _offers[i].withdraw();
        assertEq(_offers[i].locked(), 0, "nothing locked");
        assertEq(balance(address(_offers[i])), 0, "offer is empty");
    }

    // --- helpers ---

    function _vaultOwes() private view returns (uint256 owed) {
        uint256[2] memory reserved;
        for (uint256 i = 0; i < _entries.length; ++i) {
            Entry storage entry = _entries[i];
            owed += vault.holds(address(_offers[entry.offerIndex]), entry.key).bond;
            reserved[entry.offerIndex] += vault.holds(address(_offers[entry.offerIndex]), entry.key).reserve;
        }
        for (uint256 i = 0; i < 2; ++i) {
            assertEq(vault.reservedStake(_sellers[i].addr, address(token)), reserved[i], "reserved = holds");
            owed += vault.freeStake(_sellers[i].addr, address(token)) + reserved[i];
            owed += vault.credits(address(token), _sellers[i].addr);
        }
        for (uint256 i = 0; i < 3; ++i) {
            owed += vault.credits(address(token), _payers[i].addr);
        }
    }

    /// @dev The first payment at or after a random place whose case is in `state`.
    function _pick(uint256 seed, CaseState state) private view returns (bool found, Entry memory entry) {
        uint256 count = _entries.length;
        for (uint256 i = 0; i < count; ++i) {
            Entry storage candidate = _entries[(seed / 7 % count + i) % count];
            if (_offers[candidate.offerIndex].cases(candidate.key).state == state) return (true, candidate);
        }
    }

    function _openState(uint256 seed) private pure returns (CaseState) {
        uint256 i = seed / 11 % 3;
        return i == 0 ? CaseState.Contested : i == 1 ? CaseState.Disclosed : CaseState.Answered;
    }

    function _case(Entry memory entry) private view returns (Case memory) {
        return _offers[entry.offerIndex].cases(entry.key);
    }

    /// @dev Makes the entry's Offer the one that the inherited helpers act on.
    function _use(Entry memory entry) private returns (IOffer) {
        offer = _offers[entry.offerIndex];
        return offer;
    }

    function _paidOf(Entry memory entry) private view returns (Paid memory paid) {
        paid.payer = _payers[entry.payerIndex];
        paid.amount = entry.amount;
        paid.time = entry.time;
        paid.nonce = entry.nonce;
        paid.key = entry.key;
        paid.proof = abi.decode(entry.proof, (Proof));
    }
}
