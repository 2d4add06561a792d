// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Committee} from "../../src/Committee.sol";
import {CommitteeSignature, ICommitteeAppeals} from "../../src/interfaces/ICommitteeAppeals.sol";
import {ICommitteeEquivocation, RunSlot, Terminal} from "../../src/interfaces/ICommitteeEquivocation.sol";
import {Brief, DisputeView, Opening, Phase, Seat, SignedSeat} from "../../src/interfaces/ICommittee.sol";
import {IValidatorRegistry, NonSigner} from "../../src/interfaces/IValidatorRegistry.sol";
import {IFiatToken} from "../base/FiatToken.sol";
import {ValidatorJoiner} from "../base/ValidatorJoiner.sol";
import {PlainArbitrable} from "../Committee/CommitteeTestBase.sol";
import {RevertingArbitrable} from "../Committee/HostileArbitrables.sol";
import {ReceiptDigests} from "../Committee/ReceiptDigests.sol";
import {CountedActs} from "../base/CountedActs.sol";

/// @dev Takes any legal step of any dispute. Every step that it takes must succeed.
contract CommitteeHandler is ValidatorJoiner, ReceiptDigests, CountedActs {
    uint256 private constant RECENT = 4;

    Committee private immutable COMMITTEE;
    ICommitteeAppeals private immutable LATER;
    IValidatorRegistry private immutable STAKES;
    IFiatToken private immutable TOKEN;
    uint256 private immutable FEE;
    uint256 private immutable NATIVE_FEE;
    address private immutable TEST;
    address[] private _registry;
    mapping(address => uint256) private _keyOf;
    PlainArbitrable[] private _arbitrables;
    Brief private _template;
    mapping(uint256 disputeID => Brief) private _briefs;

    uint256 public tokensIn;
    uint256 public tokensOut;
    uint256 public coinIn;
    uint256 public coinOut;
    mapping(uint256 disputeID => uint256) public tokensHeld; // fee of the round in progress
    mapping(uint256 disputeID => uint256) public coinHeld;
    mapping(uint256 disputeID => uint256) public finalRuling; // once it was seen to be final
    bool public rulingChanged;

    constructor(
        Committee committee,
        IFiatToken token,
        address[] memory registry,
        uint256[] memory keys,
        Brief memory b
    ) {
        COMMITTEE = committee;
        LATER = ICommitteeAppeals(address(committee));
        STAKES = committee.REGISTRY();
        TOKEN = token;
        FEE = committee.FEE_PER_SEAT();
        NATIVE_FEE = committee.NATIVE_FEE_PER_SEAT();
        _registry = registry;
        for (uint256 i = 0; i < registry.length; ++i) {
            _keyOf[registry[i]] = keys[i];
        }
        _arbitrables.push(new PlainArbitrable());
        _arbitrables.push(new RevertingArbitrable());
        _template = b;
        TEST = msg.sender;
    }

    // --- acts ---

    function open(uint256 seed) external counted {
        Brief memory b = _template;
        // From 1 to 4.
        // forge-lint: disable-next-line(unsafe-typecast)
        b.rounds = uint8(1 + seed % 4);
        b.procedure.panel = uint8(2 * ((seed >> 8) % 3) + 1);
        if (seed % 3 == 0) b.payer = _registry[(seed >> 16) % _registry.length];
        address[] memory parties = new address[](1);
        parties[0] = b.payer;
        if (STAKES.drawable(vm.getBlockNumber() - 1, parties) == 0) return;
        bool native = (seed >> 24) % 2 == 0;
        uint256 seats = b.procedure.panel;
        PlainArbitrable arbitrable = _arbitrables[(seed >> 32) % 2];
        uint256 value = _pay(seats, native);
        uint256 id = arbitrable.open{value: value}(COMMITTEE, b);
        _briefs[id] = b;
        _hold(id, seats, native);
        vm.roll(vm.getBlockNumber() + 1);
        _did("open");
    }

    /// @dev The next steps of recent disputes, whatever their phases make possible.
    function step(uint256 seed) external counted {
        for (uint256 i = 0; i < 8; ++i) {
            _step(uint256(keccak256(abi.encode(seed, i))));
        }
    }

    function wait(uint256 seed) external counted {
        // Now and then past any deadline.
        skip(seed % 16 == 0 ? 2 hours : bound(seed, 1, 900));
        vm.roll(vm.getBlockNumber() + 1);
        _did("wait");
    }

    /// @dev Somebody reports a seat of some round of a recent dispute that gave two ends to one attempt.
    function report(uint256 seed) external counted {
        if (seed % 4 != 0 || COMMITTEE.disputeCount() == 0) return;
        uint256 id = _recent(seed);
        uint8 round = uint8((seed >> 16) % (uint256(COMMITTEE.disputes(id).round) + 1));
        Seat[] memory seats = COMMITTEE.seats(id, round);
        if (seats.length == 0) return;
        uint8 seat = uint8((seed >> 8) % seats.length);
        if (seats[seat].equivocated) return;
        RunSlot memory slot = RunSlot(id, round, seat, "R1", "", 0);
        ICommitteeEquivocation proofs = ICommitteeEquivocation(address(COMMITTEE));
        Terminal memory one;
        one.runId = proofs.runId(slot, _briefs[id].manifestHash);
        Terminal memory two = Terminal(one.runId, 0, 0, 1, 0, 1, 0);
        uint256 key = _keyOf[seats[seat].validator];
        proofs.proveTerminals(
            slot, _briefs[id], one, sign(key, digest(COMMITTEE, one)), two, sign(key, digest(COMMITTEE, two))
        );
        _did("report");
    }

    /// @dev Who lost its place, or never had one, takes one.
    function rejoin(uint256 seed) external counted {
        address validator = _registry[seed % _registry.length];
        if (STAKES.placeOf(validator) != 0) return;
        joinRegistry(TOKEN, STAKES, validator, _keyOf[validator], uint24(7 + (seed >> 8) % 20));
        _did("join");
    }

    /// @dev The one call that ends a dispute whose time is over. Not an act: for the test that made this.
    function end(uint256 id) external {
        if (msg.sender != TEST) return;
        DisputeView memory d = COMMITTEE.disputes(id);
        if (d.phase == Phase.Drawing) COMMITTEE.draw(id, _briefs[id]);
        else if (d.phase == Phase.Revealing) COMMITTEE.adjudicate(id, _briefs[id]);
        else if (d.phase == Phase.Signing) COMMITTEE.executeRuling(id);
        _settled(id);
    }

    function claim(uint256 seed) external counted {
        _claim(seed % 8 == 7 ? _template.feeRefund : _registry[seed % _registry.length]);
    }

    function claimAll() external {
        _claim(_template.feeRefund);
        for (uint256 i = 0; i < _registry.length; ++i) {
            _claim(_registry[i]);
        }
    }

    function _claim(address owner) private {
        if (COMMITTEE.credits(owner) != 0) {
            tokensOut += COMMITTEE.claimFee(owner);
            _did("claimFee");
        }
        if (COMMITTEE.nativeCredits(owner) != 0) {
            coinOut += COMMITTEE.claimNative(owner);
            _did("claimNative");
        }
    }

    // --- a step ---

    function _step(uint256 seed) private {
        if (COMMITTEE.disputeCount() == 0) return;
        uint256 id = _recent(seed);
        DisputeView memory d = COMMITTEE.disputes(id);
        if (d.isFinal && finalRuling[id] == 0) finalRuling[id] = uint256(d.resolution.ruling);
        if (d.phase == Phase.Drawing) _draw(id, d, seed);
        else if (d.phase == Phase.Committing) _commitOrSign(id, d, seed);
        else if (d.phase == Phase.Revealing) _revealOrAdjudicate(id, d);
        else if (d.phase == Phase.Signing) _signOrEnd(id, d, seed);
        else if (d.phase == Phase.Ruled) _afterRuling(id, d, seed);
        d = COMMITTEE.disputes(id);
        if (finalRuling[id] != 0 && finalRuling[id] != uint256(d.resolution.ruling)) rulingChanged = true;
        if (finalRuling[id] != 0 && !d.isFinal) rulingChanged = true;
    }

    function _draw(uint256 id, DisputeView memory d, uint256 seed) private {
        if (vm.getBlockNumber() <= d.drawBlock) vm.roll(d.drawBlock + 1);
        vm.setBlockhash(d.drawBlock, keccak256(abi.encode(d.drawBlock, id)));
        if (seed % 3 == 0 && timestamp() <= d.createdAt + COMMITTEE.DRAW_WINDOW()) {
            _sign(id, d, COMMITTEE.previewSeats(id, _briefs[id]));
        } else {
            COMMITTEE.draw(id, _briefs[id]);
            _settled(id);
            _did("draw");
        }
    }

    function _commitOrSign(uint256 id, DisputeView memory d, uint256 seed) private {
        Seat[] memory seats = COMMITTEE.seats(id, d.round);
        if (seed % 4 == 0) {
            address[] memory validators = new address[](seats.length);
            for (uint256 i = 0; i < seats.length; ++i) {
                validators[i] = seats[i].validator;
            }
            return _sign(id, d, validators);
        }
        for (uint8 i = 0; i < seats.length; ++i) {
            if (seats[i].committed) continue;
            bytes32 commitment = COMMITTEE.commitmentOf(id, d.round, i, _opening(id, d.round, i));
            vm.prank(seats[i].validator);
            COMMITTEE.commit(id, i, d.briefHash, commitment, 0);
            _did("commit");
            return;
        }
    }

    function _sign(uint256 id, DisputeView memory d, address[] memory validators) private {
        SignedSeat[] memory list = new SignedSeat[](validators.length);
        for (uint8 i = 0; i < list.length; ++i) {
            Opening memory opening = _opening(id, d.round, i);
            bytes32 commitment = COMMITTEE.commitmentOf(id, d.round, i, opening);
            bytes32 digest_ = COMMITTEE.commitmentDigest(id, d.round, i, d.briefHash, commitment, opening.claimsRoot);
            list[i] = SignedSeat(commitment, opening, sign(_keyOf[validators[i]], digest_));
        }
        COMMITTEE.ruleBySignatures(id, _briefs[id], list);
        _did("ruleBySignatures");
        _settled(id);
    }

    function _revealOrAdjudicate(uint256 id, DisputeView memory d) private {
        Seat[] memory seats = COMMITTEE.seats(id, d.round);
        if (timestamp() <= d.revealBy) {
            for (uint8 i = 0; i < seats.length; ++i) {
                if (!seats[i].committed || seats[i].revealed) continue;
                COMMITTEE.reveal(id, _briefs[id], i, _opening(id, d.round, i));
                _did("reveal");
                return;
            }
        }
        COMMITTEE.adjudicate(id, _briefs[id]);
        _did("adjudicate");
        _settled(id);
    }

    function _signOrEnd(uint256 id, DisputeView memory d, uint256 seed) private {
        if (timestamp() > d.signBy) {
            COMMITTEE.executeRuling(id);
            _did("endUnsigned");
            _settled(id);
            return;
        }
        // As long as the members of the snapshot are those of now, everybody but the payer signs. Who left and came
        // back since may hold another place now.
        if (seed % 2 == 0 || STAKES.aggregateHashAt(d.snapshotBlock) != keccak256(STAKES.aggregate())) return;
        CommitteeSignature memory signed = _signWhole(id, d);
        if (signed.signature.length == 0) return;
        LATER.ruleByCommittee(id, _briefs[id], signed);
        _did("ruleByCommittee");
        address[] memory all = STAKES.members();
        for (uint256 i = 0; i < all.length; ++i) {
            if (all[i] != _briefs[id].payer) LATER.claimSignerFee(id, STAKES.placeAt(all[i], d.snapshotBlock));
        }
        _settled(id);
    }

    function _signWhole(uint256 id, DisputeView memory d) private view returns (CommitteeSignature memory signed) {
        signed.observations = _opening(id, d.round, 0).observations;
        bytes32 message = LATER.wholeDigest(id, d.round, d.briefHash, signed.observations, 0);
        address[] memory all = STAKES.members();
        uint8 party = STAKES.placeAt(_briefs[id].payer, d.snapshotBlock);
        signed.nonSigners = new NonSigner[](party == 0 ? 0 : 1);
        if (party != 0) signed.nonSigners[0] = NonSigner(party, STAKES.keyOf(_briefs[id].payer));
        signed.aggregate = STAKES.aggregate();
        bytes memory sum = new bytes(128);
        uint256 units = 0;
        for (uint256 i = 0; i < all.length; ++i) {
            if (all[i] == _briefs[id].payer) continue;
            units += STAKES.weightAt(all[i], d.snapshotBlock);
            sum = addG1(sum, blsOver(all[i], message));
        }
        if (3 * units > 2 * STAKES.unitsAt(d.snapshotBlock)) signed.signature = sum;
    }

    function _afterRuling(uint256 id, DisputeView memory d, uint256 seed) private {
        if (d.isFinal) {
            if (d.delivered) return;
            RevertingArbitrable refusing = RevertingArbitrable(address(_arbitrables[1]));
            refusing.setReady(seed % 2 == 0);
            COMMITTEE.executeRuling(id);
            refusing.setReady(false);
            _did("executeRuling");
        } else if (seed % 4 == 0) {
            vm.prank(_briefs[id].payer);
            LATER.waiveAppeal(id, _briefs[id]);
        } else if (seed % 4 == 1) {
            vm.prank(_briefs[id].payee);
            LATER.waiveAppeal(id, _briefs[id]);
            _did("waiveAppeal");
        } else {
            bool native = (seed >> 64) % 2 == 0;
            bytes32 root = (seed >> 65) % 2 == 0 ? _briefs[id].evidenceRoot : keccak256(abi.encode(seed));
            uint256 value = _pay(d.feeSeats, native);
            PlainArbitrable(d.arbitrable).appeal{value: value}(COMMITTEE, id, abi.encode(_briefs[id], root));
            _briefs[id].evidenceRoot = root;
            _hold(id, d.feeSeats, native);
            _did("appeal");
            vm.roll(vm.getBlockNumber() + 1);
        }
    }

    // --- books ---

    function _pay(uint256 seats, bool native) private returns (uint256 value) {
        if (native) {
            value = seats * NATIVE_FEE;
            vm.deal(address(this), value);
            coinIn += value;
        } else {
            TOKEN.mint(address(COMMITTEE), seats * FEE);
            tokensIn += seats * FEE;
        }
    }

    function _hold(uint256 id, uint256 seats, bool native) private {
        if (native) coinHeld[id] = seats * NATIVE_FEE;
        else tokensHeld[id] = seats * FEE;
    }

    /// @dev A round that ended has paid all of its fee to somebody.
    function _settled(uint256 id) private {
        Phase phase = COMMITTEE.disputes(id).phase;
        if (phase != Phase.Ruled && phase != Phase.Failed) return;
        if (phase == Phase.Failed) _did("fail");
        tokensHeld[id] = 0;
        coinHeld[id] = 0;
    }

    function _recent(uint256 seed) private view returns (uint256) {
        uint256 count = COMMITTEE.disputeCount();
        return count - (seed >> 200) % (count < RECENT ? count : RECENT);
    }

    function _opening(uint256 id, uint8 round, uint8 seat) private pure returns (Opening memory) {
        uint256 dice = uint256(keccak256(abi.encode(id, round, seat)));
        return Opening((dice % 3) | ((dice >> 64) % 3) << 2, keccak256("transcript"), bytes32(dice), 0);
    }
}
