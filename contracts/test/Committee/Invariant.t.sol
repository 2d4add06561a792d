// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "../base/Test.sol";
import {Committee} from "../../src/Committee.sol";
import {RunSlot, Terminal} from "../../src/interfaces/ICommitteeStakes.sol";
import {IFiatToken} from "../base/FiatToken.sol";
import {
    Brief,
    CommitteeTest,
    DisputeView,
    Opening,
    Phase,
    PlainArbitrable,
    Seat,
    SignedSeat
} from "./CommitteeTestBase.sol";
import {RevertingArbitrable} from "./HostileArbitrables.sol";
import {Staker} from "./Staker.sol";

/// @dev Takes any legal step of any dispute. Every step that it takes must succeed.
contract CommitteeHandler is Test {
    uint256 private constant FEE = 1_500_000;

    Committee private immutable COMMITTEE;
    IFiatToken private immutable TOKEN;
    address[] private _registry;
    mapping(address => uint256) private _keyOf;
    PlainArbitrable[] private _arbitrables;
    Brief private _brief;

    Staker private immutable STAKER;
    address public immutable REPORTER;

    uint256 public feesIn; // stakes too
    uint256 public feesOut; // stakes too
    uint256 public slashes;
    uint256 private _salts;
    mapping(uint256 disputeID => uint256) public paid;

    constructor(
        Committee committee,
        IFiatToken token,
        address[] memory registry,
        uint256[] memory keys,
        Brief memory b
    ) {
        COMMITTEE = committee;
        TOKEN = token;
        _registry = registry;
        for (uint256 i = 0; i < registry.length; ++i) {
            _keyOf[registry[i]] = keys[i];
        }
        _arbitrables.push(new PlainArbitrable());
        _arbitrables.push(new RevertingArbitrable());
        _brief = b;
        STAKER = new Staker(token);
        REPORTER = makeAddr("reporter");
        feesIn = token.balanceOf(address(committee));
    }

    function open(uint256 seed) external {
        Brief memory b = _brief;
        b.procedure.panel = uint8(2 * (seed % 5) + 1);
        // One validator never leaves and the payer may be another: a panel can always be seated.
        if (seed % 3 == 0) b.payer = _registry[1 + (seed >> 8) % (_registry.length - 1)];
        if (seed % 4 == 0) b.feeRefund = _registry[(seed >> 16) % _registry.length];
        uint256 fee = b.procedure.panel * FEE;
        TOKEN.mint(address(COMMITTEE), fee);
        feesIn += fee;
        paid[_arbitrables[(seed >> 24) % 2].open(COMMITTEE, b)] = fee;
    }

    /// @dev The next steps of recent disputes, whatever their phases make possible.
    function step(uint256 seed) external {
        for (uint256 i = 0; i < 6; ++i) {
            _step(uint256(keccak256(abi.encode(seed, i))));
        }
    }

    function _step(uint256 seed) private {
        uint256 count = COMMITTEE.disputeCount();
        if (count == 0) return;
        uint256 id = count - (seed >> 200) % (count < 4 ? count : 4);
        DisputeView memory d = COMMITTEE.disputes(id);
        if (d.phase == Phase.Drawing) _draw(id, d);
        else if (d.phase == Phase.Committing) _commitOrSign(id, d, seed);
        else if (d.phase == Phase.Revealing) _revealOrAdjudicate(id, d);
        else if (d.phase == Phase.Ruled && !d.delivered) _retry(id, d, seed);
    }

    function wait(uint256 seed) external {
        skip(bound(seed, 1, 900));
    }

    /// @dev A validator but the first takes the step that its stake makes possible.
    function moveStake(uint256 seed) external {
        address validator = _registry[1 + seed % (_registry.length - 1)];
        uint64 leavesAt = COMMITTEE.leavesAt(validator);
        if (COMMITTEE.stakeOf(validator) == 0) {
            TOKEN.mint(validator, COMMITTEE.STAKE());
            feesIn += COMMITTEE.STAKE();
            STAKER.stake(COMMITTEE, validator, _keyOf[validator], keccak256(abi.encode(++_salts)));
        } else if (leavesAt == 0) {
            vm.prank(validator);
            COMMITTEE.requestUnstake();
        } else {
            if (seed % 2 == 0) vm.warp(leavesAt + 1);
            if (timestamp() <= leavesAt) return;
            vm.prank(validator);
            COMMITTEE.unstake();
            feesOut += COMMITTEE.STAKE();
        }
    }

    /// @dev Somebody reports a seat of a recent dispute that gave two ends to one attempt.
    function report(uint256 seed) external {
        uint256 count = COMMITTEE.disputeCount();
        if (count == 0) return;
        uint256 id = count - (seed >> 200) % (count < 4 ? count : 4);
        Seat[] memory seats = COMMITTEE.seats(id);
        if (seats.length == 0) return;
        // A panel has at most 31 seats.
        // forge-lint: disable-next-line(unsafe-typecast)
        uint8 seat = uint8((seed >> 8) % seats.length);
        address validator = seats[seat].validator;
        if (seats[seat].equivocated || validator == _registry[0]) return;
        RunSlot memory slot = RunSlot(id, 0, seat, "R1", "", 0);
        Terminal memory one;
        one.runId = COMMITTEE.runId(slot);
        Terminal memory two = Terminal(one.runId, 0, 0, 1, 0, 1, 0);
        bytes memory oneSig = sign(_keyOf[validator], STAKER.digest(COMMITTEE, one));
        bytes memory twoSig = sign(_keyOf[validator], STAKER.digest(COMMITTEE, two));
        vm.prank(REPORTER);
        COMMITTEE.proveTerminals(slot, one, oneSig, two, twoSig);
        ++slashes;
    }

    function claim(uint256 seed) external {
        address owner = seed % 8 == 7 ? _brief.feeRefund : _registry[seed % _registry.length];
        if (seed % 16 == 8) owner = REPORTER;
        if (COMMITTEE.credits(owner) == 0) return;
        feesOut += COMMITTEE.claimFee(owner);
    }

    function _draw(uint256 id, DisputeView memory d) private {
        vm.roll(vm.getBlockNumber() > d.drawBlock ? vm.getBlockNumber() : d.drawBlock + 1);
        vm.setBlockhash(d.drawBlock, keccak256(abi.encode(d.drawBlock, id)));
        COMMITTEE.draw(id);
    }

    function _commitOrSign(uint256 id, DisputeView memory d, uint256 seed) private {
        Seat[] memory seats = COMMITTEE.seats(id);
        if (seed % 4 == 0) {
            SignedSeat[] memory list = new SignedSeat[](d.panel);
            for (uint8 i = 0; i < d.panel; ++i) {
                Opening memory opening = _opening(id, i);
                bytes32 commitment = COMMITTEE.commitmentOf(id, 0, i, opening);
                bytes32 digest = COMMITTEE.commitmentDigest(id, 0, i, commitment, opening.claimsRoot);
                list[i] = SignedSeat(commitment, opening, sign(_keyOf[seats[i].validator], digest));
            }
            COMMITTEE.ruleBySignatures(id, list);
            return;
        }
        for (uint8 i = 0; i < d.panel; ++i) {
            if (seats[i].committed) continue;
            bytes32 commitment = COMMITTEE.commitmentOf(id, 0, i, _opening(id, i));
            vm.prank(seats[i].validator);
            COMMITTEE.commit(id, i, commitment, 0);
            return;
        }
    }

    function _revealOrAdjudicate(uint256 id, DisputeView memory d) private {
        Seat[] memory seats = COMMITTEE.seats(id);
        if (timestamp() <= d.revealBy) {
            for (uint8 i = 0; i < d.panel; ++i) {
                if (!seats[i].committed || seats[i].revealed) continue;
                COMMITTEE.reveal(id, i, _opening(id, i));
                return;
            }
        }
        COMMITTEE.adjudicate(id);
    }

    function _retry(uint256 id, DisputeView memory d, uint256 seed) private {
        RevertingArbitrable(d.arbitrable).setReady(seed % 2 == 0);
        COMMITTEE.executeRuling(id);
        RevertingArbitrable(d.arbitrable).setReady(false);
    }

    function _opening(uint256 id, uint8 seat) private pure returns (Opening memory) {
        uint256 dice = uint256(keccak256(abi.encode(id, seat)));
        return Opening((dice % 3) | ((dice >> 64) % 3) << 2, keccak256("transcript"), bytes32(dice), 0);
    }
}

/// @notice DESIGN property 1: tokens in = tokens out + held. Every dispute that was ruled or failed has paid all of its fee
/// to somebody; the others hold all of theirs. A stake is held, was returned or became credits.
/// forge-config: default.invariant.runs = 32
/// forge-config: default.invariant.depth = 120
/// forge-config: default.invariant.fail-on-revert = true
contract CommitteeInvariantTest is CommitteeTest {
    CommitteeHandler internal handler;

    function setUp() public override {
        super.setUp();
        uint256[] memory keys = new uint256[](registry.length);
        for (uint256 i = 0; i < keys.length; ++i) {
            keys[i] = keyOf[registry[i]];
        }
        handler = new CommitteeHandler(committee, token, registry, keys, defaultBrief());
        token.configureMinter(address(handler), type(uint256).max);
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function invariant_fees_areConserved() external view {
        uint256 held = 0;
        uint256 count = committee.disputeCount();
        for (uint256 id = 1; id <= count; ++id) {
            Phase phase = committee.disputes(id).phase;
            if (phase != Phase.Ruled && phase != Phase.Failed) held += handler.paid(id);
        }
        assertFeesConserved(held + committee.credits(handler.REPORTER()));
        assertEq(handler.feesIn(), handler.feesOut() + committee.accounted(), "in = out + held");
    }
}
