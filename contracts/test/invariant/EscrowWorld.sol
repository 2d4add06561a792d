// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Case, CaseState, IOffer, Terms} from "../../src/interfaces/IOffer.sol";
import {Proof} from "../../src/libraries/PaymentProof.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";
import {RoundCommittee} from "../mocks/RoundCommittee.sol";
import {CountedActs} from "../base/CountedActs.sol";

/// @title Several payers, two sellers, three Offers and one Vault, and what must hold among them
/// @dev The first Offer is judged by the real committee, the second by an arbitrator that rules anything, the third by a
/// committee with appeals.
abstract contract EscrowWorld is EscrowTest, CountedActs {
    struct Entry {
        uint256 offerIndex;
        uint256 payerIndex;
        uint256 amount;
        uint256 time;
        bytes32 nonce;
        bytes32 key;
        bytes proof; // abi.encode(Proof); empty for a case about many
    }

    /// @dev Offers 0 and 2 are of one seller; their stakes are apart all the same.
    uint256 internal constant OFFERS = 3;
    uint256 internal constant PAYERS = 5;

    IOffer[OFFERS] internal _offers;
    Account[2] internal _sellers;
    Account[PAYERS] internal _payers;
    NativeArbitrator internal _native;
    RoundCommittee internal _rounds;
    Entry[] internal _entries;
    mapping(bytes32 key => bool) internal _isMember; // contested among others
    uint256[OFFERS] internal _paidIn; // ghost: base units that payers sent to each Offer
    uint256 internal _supply;

    function setUp() public virtual override {
        super.setUp();
        _native = new NativeArbitrator();
        vm.deal(address(this), 1_000 ether);
        _sellers[0] = seller;
        _sellers[1] = makeAccount("second seller");
        _payers[0] = payer;
        token.mint(_sellers[1].addr, 1_000_000 * USDC);
        for (uint256 i = 1; i < PAYERS; ++i) {
            _payers[i] = makeAccount(string.concat("payer ", vm.toString(i)));
            token.mint(_payers[i].addr, 1_000_000 * USDC);
        }
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
        _offers[2] = publish(_appealableTerms());
        _supply = token.totalSupply();
    }

    /// @dev Three rounds, and partial remedies for two of the three masks.
    function _appealableTerms() private returns (Terms memory terms) {
        _rounds = new RoundCommittee(address(token), FEE);
        terms = defaultTerms();
        terms.arbitrator = address(_rounds);
        terms.rounds = 3;
        terms.judgeWindow = uint32(_rounds.longestCase(3));
        terms.settlement = abi.encodePacked(terms.settlement, hex"81010d0513880000" hex"8102138827100101");
    }

    // --- checks, called by the suites ---

    /// @dev What must hold, 1: tokens in = tokens out + held.
    function checkConservation() external view {
        uint256 total = balance(address(vault)) + balance(address(committee)) + balance(relayer.addr)
            + balance(address(committee.REGISTRY())) + balance(stranger.addr) + balance(address(this))
            + balance(address(_native)) + balance(address(_rounds));
        for (uint256 i = 0; i < OFFERS; ++i) {
            assertEq(_offers[i].received(), _paidIn[i], "received = paid in");
            total += balance(address(_offers[i]));
        }
        for (uint256 i = 0; i < 2; ++i) {
            total += balance(_sellers[i].addr);
        }
        for (uint256 i = 0; i < PAYERS; ++i) {
            total += balance(_payers[i].addr);
        }
        assertEq(total, _supply, "every token is somewhere known");
        assertEq(balance(address(vault)), _vaultOwes(), "vault = stakes + bonds + credits");
        assertEq(balance(address(_rounds)), _rounds.accounted(), "appeal fees went on whole");
    }

    /// @dev What must hold, 2: no dispute is paid from another payer's contestable money.
    function checkSolvency() external view {
        uint256[OFFERS] memory contestable;
        uint256[OFFERS] memory live;
        for (uint256 i = 0; i < _entries.length; ++i) {
            Entry storage entry = _entries[i];
            CaseState state = _offers[entry.offerIndex].cases(entry.key).state;
            if (_isMember[entry.key]) {
                // The case it is in has an entry of its own.
                assertEq(uint256(state), uint256(CaseState.None), "contested once");
            } else if (state == CaseState.None) {
                if (timestamp() <= entry.time + CONTEST_WINDOW) contestable[entry.offerIndex] += entry.amount;
            } else if (state != CaseState.Settled) {
                live[entry.offerIndex] += entry.amount;
            }
        }
        for (uint256 i = 0; i < OFFERS; ++i) {
            uint256 credits = 0;
            for (uint256 j = 0; j < PAYERS; ++j) {
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
        for (uint256 i = 0; i < PAYERS; ++i) {
            if (token.isBlacklisted(_payers[i].addr)) token.unBlacklist(_payers[i].addr);
        }
        for (uint256 i = 0; i < 2; ++i) {
            if (token.isBlacklisted(_sellers[i].addr)) token.unBlacklist(_sellers[i].addr);
        }
        for (uint256 i = 0; i < OFFERS; ++i) {
            address of_ = address(_offers[i]);
            uint256 all = vault.unreservedStake(of_) + vault.reservedStake(of_);
            if (all == 0) continue;
            vm.prank(_sellerOf(i).addr);
            vault.requestUnstake(of_, all);
        }
        skip(31 days);
        for (uint256 i = 0; i < _entries.length; ++i) {
            CaseState state = _case(_entries[i]).state;
            if (state == CaseState.None || state == CaseState.Settled) continue;
            _offers[_entries[i].offerIndex].timeout(_entries[i].key);
        }
        for (uint256 i = 0; i < OFFERS; ++i) {
            _offers[i].checkpoint();
        }
        skip(CONTEST_WINDOW + 1);
        for (uint256 i = 0; i < OFFERS; ++i) {
            _drain(i);
        }
        assertEq(balance(address(vault)), 0, "vault is empty");
    }

    function _drain(uint256 i) private {
        for (uint256 j = 0; j < PAYERS; ++j) {
            if (_offers[i].credits(_payers[j].addr) != 0) _offers[i].claim(_payers[j].addr);
            if (vault.credits(address(token), _payers[j].addr) != 0) vault.claim(address(token), _payers[j].addr);
        }
        address by = _sellerOf(i).addr;
        if (vault.credits(address(token), by) != 0) vault.claim(address(token), by);
        assertEq(vault.reservedStake(address(_offers[i])), 0, "no stake stays reserved");
        if (vault.unreservedStake(address(_offers[i])) != 0) {
            vm.prank(by);
            vault.unstake(address(_offers[i]));
        }
        _offers[i].withdraw();
        assertEq(_offers[i].locked(), 0, "nothing locked");
        assertEq(balance(address(_offers[i])), 0, "offer is empty");
    }

    // --- helpers ---

    function _vaultOwes() private view returns (uint256 owed) {
        uint256[OFFERS] memory reserved;
        for (uint256 i = 0; i < _entries.length; ++i) {
            Entry storage entry = _entries[i];
            owed += vault.holds(address(_offers[entry.offerIndex]), entry.key).bond;
            reserved[entry.offerIndex] += vault.holds(address(_offers[entry.offerIndex]), entry.key).reserve;
        }
        for (uint256 i = 0; i < OFFERS; ++i) {
            assertEq(vault.reservedStake(address(_offers[i])), reserved[i], "reserved = holds of this Offer");
            owed += vault.unreservedStake(address(_offers[i])) + reserved[i];
        }
        for (uint256 i = 0; i < 2; ++i) {
            owed += vault.credits(address(token), _sellers[i].addr);
        }
        for (uint256 i = 0; i < PAYERS; ++i) {
            owed += vault.credits(address(token), _payers[i].addr);
        }
    }

    function _sellerOf(uint256 offerIndex) internal view returns (Account memory) {
        return _sellers[offerIndex % 2];
    }

    /// @dev A payment whose case is in `state`: every other time the newest, since deadlines soon leave the old ones
    /// behind, else the first at or after a random place.
    function _pick(uint256 seed, CaseState state) internal view returns (bool found, Entry memory entry) {
        uint256 count = _entries.length;
        bool newest = seed / 5 % 2 == 0;
        for (uint256 i = 0; i < count; ++i) {
            Entry storage candidate = _entries[newest ? count - 1 - i : (seed / 7 % count + i) % count];
            if (_isMember[candidate.key]) continue;
            if (_offers[candidate.offerIndex].cases(candidate.key).state == state) return (true, candidate);
        }
    }

    function _openState(uint256 seed) internal pure returns (CaseState) {
        uint256 i = seed / 11 % 3;
        return i == 0 ? CaseState.Contested : i == 1 ? CaseState.Disclosed : CaseState.Answered;
    }

    function _case(Entry memory entry) internal view returns (Case memory) {
        return _offers[entry.offerIndex].cases(entry.key);
    }

    /// @dev Makes the entry's Offer the one that the inherited helpers act on.
    function _use(Entry memory entry) internal returns (IOffer) {
        offer = _offers[entry.offerIndex];
        return offer;
    }

    function _paidOf(Entry memory entry) internal view returns (Paid memory paid) {
        paid.payer = _payers[entry.payerIndex];
        paid.amount = entry.amount;
        paid.time = entry.time;
        paid.nonce = entry.nonce;
        paid.key = entry.key;
        if (entry.proof.length != 0) paid.proof = abi.decode(entry.proof, (Proof));
    }
}
