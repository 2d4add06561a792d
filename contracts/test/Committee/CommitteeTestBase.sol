// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IFiatToken} from "../base/FiatToken.sol";
import {ValidatorJoiner} from "../base/ValidatorJoiner.sol";
import {Committee} from "../../src/Committee.sol";
import {CommitteeAnnex} from "../../src/CommitteeAnnex.sol";
import {HistorySource} from "../../src/HistorySource.sol";
import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {
    Brief,
    DisputeView,
    ICommittee,
    ICommitteeRecords,
    Opening,
    Parameters,
    Phase,
    Seat,
    SignedSeat,
    Windows
} from "../../src/interfaces/ICommittee.sol";
import {CommitteeSignature, ICommitteeAppeals} from "../../src/interfaces/ICommitteeAppeals.sol";
import {ICommitteeEquivocation} from "../../src/interfaces/ICommitteeEquivocation.sol";
import {IValidatorRegistry, NonSigner} from "../../src/interfaces/IValidatorRegistry.sol";
import {Authorization} from "../../src/interfaces/IOffer.sol";
import {
    Burden,
    OutcomeRule,
    Procedure,
    Resolution,
    Ruling,
    UnresolvedPolicy
} from "../../src/libraries/Adjudication.sol";

/// @dev Opens disputes and takes rulings without complaint.
contract PlainArbitrable is IArbitrable {
    uint256 public rulings;
    uint256 public lastRuling;

    function open(Committee committee, Brief calldata brief) external payable returns (uint256) {
        return committee.createDispute{value: msg.value}(3, abi.encode(brief));
    }

    function openChoices(Committee committee, uint256 choices, Brief calldata brief) external returns (uint256) {
        return committee.createDispute(choices, abi.encode(brief));
    }

    function openWithToken(Committee committee, Brief calldata brief, IERC20 token, uint256 amount)
        external
        returns (uint256)
    {
        token.approve(address(committee), amount);
        return committee.createDispute(3, abi.encode(brief), token, amount);
    }

    function appeal(Committee committee, uint256 disputeID, bytes calldata extraData) external payable {
        ICommitteeAppeals(address(committee)).appeal{value: msg.value}(disputeID, extraData);
    }

    /// @dev ERC-1271: stands by any signature, so that a contract can be a validator.
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return 0x1626ba7e;
    }

    function rule(uint256 disputeID, uint256 ruling) external virtual override {
        ++rulings;
        lastRuling = ruling;
        emit Ruling(IArbitrator(msg.sender), disputeID, ruling);
    }
}

/// @title A committee of seven over Circle's token and the real block-hash source, and the steps of a round
abstract contract CommitteeTest is ValidatorJoiner {
    uint256 internal constant FEE = 1_500_000;
    uint256 internal constant NATIVE_FEE = 0.001 ether;
    uint256 internal constant UNIT = 1_000_001; // odd: a half is rounded
    uint24 internal constant MIN_UNITS = 5;
    uint24 internal constant MISS_UNITS = 2;
    uint24 internal constant UNITS = 7; // of each validator
    uint256 internal constant STAKE = UNITS * UNIT;
    uint32 internal constant DRAW = 3600;
    uint32 internal constant COMMIT = 600;
    uint32 internal constant REVEAL = 300;
    uint32 internal constant APPEAL = 1200;
    uint32 internal constant SIGN = 5000;
    uint256 internal constant START = 1_800_000_000;
    uint64 internal constant START_BLOCK = 20_000;
    uint256 internal constant WAITING = uint256(IArbitrator.DisputeStatus.Waiting);
    uint256 internal constant APPEALABLE = uint256(IArbitrator.DisputeStatus.Appealable);
    uint256 internal constant SOLVED = uint256(IArbitrator.DisputeStatus.Solved);
    /// @dev Gets what validators lose.
    address internal constant NOBODY = 0x000000000000000000000000000000000000dEaD;
    uint256 internal constant NOT_PAYABLE = (type(uint256).max - 1) / 2;

    // Two direct requirements: cell 0 in bits 0..1, cell 1 in bits 2..3; 1 PASS, 2 FAIL.
    uint256 internal constant PASS_PASS = 0x5;
    uint256 internal constant PASS_FAIL = 0x9;
    uint256 internal constant PASS_NONE = 0x1;
    uint256 internal constant FAIL_FAIL = 0xa;

    /// @dev EIP-2935's runtime code.
    bytes private constant HISTORY_CODE =
        hex"3373fffffffffffffffffffffffffffffffffffffffe14604657602036036042575f35600143038111604257611fff81430311604257611fff9006545f5260205ff35b5f5ffd5b5f35611fff60014303065500";

    IFiatToken internal token;
    HistorySource internal source;
    Committee internal committee;
    /// @dev The same contract, by its other interfaces.
    ICommitteeAppeals internal later;
    ICommitteeEquivocation internal proofs;
    IValidatorRegistry internal stakes;
    PlainArbitrable internal arbitrable;
    mapping(uint256 disputeID => Brief) internal briefs;
    address[] internal registry;
    mapping(address validator => uint256) internal keyOf;
    address internal payer;
    address internal payee;
    address internal refund;

    function setUp() public virtual {
        vm.warp(START);
        vm.roll(START_BLOCK - 1);
        vm.etch(0x0000F90827F1C53a10cb7A02335B175320002935, HISTORY_CODE);
        token = deployFiatToken();
        source = new HistorySource();
        for (uint256 i = 0; i < 7; ++i) {
            registry.push(newAccount(string.concat("validator", vm.toString(i))));
        }
        useCommittee(registry);
        arbitrable = new PlainArbitrable();
        payer = newAccount("payer");
        payee = newAccount("payee");
        refund = makeAddr("refund");
    }

    function newAccount(string memory name) internal returns (address) {
        Account memory account = makeAccount(name);
        keyOf[account.addr] = account.key;
        return account.addr;
    }

    function parameters() internal pure returns (Parameters memory) {
        return Parameters(FEE, NATIVE_FEE, UNIT, MIN_UNITS, MISS_UNITS, Windows(DRAW, COMMIT, REVEAL, APPEAL, SIGN));
    }

    function newCommittee(Parameters memory p) internal returns (Committee) {
        IERC20 feeToken = IERC20(address(token));
        return new Committee(feeToken, source, p, new CommitteeAnnex(feeToken, p));
    }

    /// @dev Makes `committee` a fresh one in which all validators hold the same stake, from the last block on.
    function useCommittee(address[] memory validators) internal {
        committee = newCommittee(parameters());
        later = ICommitteeAppeals(address(committee));
        proofs = ICommitteeEquivocation(address(committee));
        stakes = committee.REGISTRY();
        for (uint256 i = 0; i < validators.length; ++i) {
            join(validators[i], UNITS);
        }
        vm.roll(vm.getBlockNumber() + 1);
    }

    function join(address validator, uint24 units) internal {
        joinRegistry(token, stakes, validator, keyOf[validator], units);
    }

    function authorizationOf(address from, address to, uint256 amount, bytes32 nonce)
        internal
        view
        returns (Authorization memory)
    {
        bytes32 digest = authorizationDigest(token, RECEIVE_TYPEHASH, from, to, amount, 0, type(uint256).max, nonce);
        uint256 key = keyOf[from];
        return Authorization(0, type(uint256).max, key == 0 ? new bytes(65) : sign(key, digest));
    }

    // --- what a dispute is about ---

    /// @dev Two direct requirements, all must pass, burden on the payee, three seats.
    function defaultBrief() internal view returns (Brief memory brief) {
        brief.version = 2;
        brief.rounds = 1;
        brief.manifestHash = keccak256("manifest");
        brief.evidenceRoot = keccak256("evidence");
        brief.caseId = keccak256("case");
        brief.payer = payer;
        brief.payee = payee;
        brief.feeRefund = refund;
        brief.procedure.requirements = 2;
        brief.procedure.burden = Burden.Payee;
        brief.procedure.policy = UnresolvedPolicy.UnresolvedRuling;
        brief.procedure.rule = OutcomeRule.AllMustPass;
        brief.procedure.panel = 3;
    }

    // --- steps ---

    function fund(uint256 amount) internal {
        token.mint(address(committee), amount);
    }

    function open(Brief memory brief) internal returns (uint256 disputeID) {
        fund(brief.procedure.panel * FEE);
        disputeID = arbitrable.open(committee, brief);
        briefs[disputeID] = brief;
    }

    /// @dev Rolls to the block after the draw block and draws.
    function drawSeats(uint256 disputeID) internal {
        uint256 drawBlock = committee.disputes(disputeID).drawBlock;
        vm.roll(drawBlock + 1);
        vm.setBlockhash(drawBlock, keccak256(abi.encode("block", drawBlock)));
        committee.draw(disputeID, briefs[disputeID]);
    }

    function roundOf(uint256 disputeID) internal view returns (uint8) {
        return committee.disputes(disputeID).round;
    }

    /// @dev Seats of the latest round.
    function seatsOf(uint256 disputeID) internal view returns (Seat[] memory) {
        return committee.seats(disputeID, roundOf(disputeID));
    }

    function hashOf(Brief memory brief) internal pure returns (bytes32) {
        return keccak256(abi.encode(brief));
    }

    function openAndDraw() internal returns (uint256 disputeID) {
        disputeID = open(defaultBrief());
        drawSeats(disputeID);
    }

    function openingOf(uint8 seat, uint256 observations) internal pure returns (Opening memory) {
        return Opening(
            observations,
            keccak256(abi.encode("transcript", seat)),
            keccak256(abi.encode("salt", seat)),
            keccak256(abi.encode("claims", seat))
        );
    }

    function validatorOf(uint256 disputeID, uint8 seat) internal view returns (address) {
        return seatsOf(disputeID)[seat].validator;
    }

    function commitSeat(uint256 disputeID, uint8 seat, uint256 observations) internal {
        Opening memory opening = openingOf(seat, observations);
        bytes32 commitment = committee.commitmentOf(disputeID, roundOf(disputeID), seat, opening);
        address validator = validatorOf(disputeID, seat);
        vm.prank(validator);
        committee.commit(disputeID, seat, hashOf(briefs[disputeID]), commitment, opening.claimsRoot);
    }

    function pairOf(bytes32 commitment, bytes32 claimsRoot) internal pure returns (bytes32) {
        return keccak256(abi.encode(commitment, claimsRoot));
    }

    function revealSeat(uint256 disputeID, uint8 seat, uint256 observations) internal {
        committee.reveal(disputeID, briefs[disputeID], seat, openingOf(seat, observations));
    }

    /// @dev Opens, draws, commits and reveals three seats.
    function openToRevealed(Brief memory brief, uint256 a, uint256 b, uint256 c) internal returns (uint256 disputeID) {
        disputeID = open(brief);
        drawSeats(disputeID);
        commitSeat(disputeID, 0, a);
        commitSeat(disputeID, 1, b);
        commitSeat(disputeID, 2, c);
        revealSeat(disputeID, 0, a);
        revealSeat(disputeID, 1, b);
        revealSeat(disputeID, 2, c);
    }

    function signSeat(uint256 disputeID, uint8 seat, uint256 observations)
        internal
        view
        returns (SignedSeat memory signed)
    {
        signed.opening = openingOf(seat, observations);
        signed.commitment = committee.commitmentOf(disputeID, roundOf(disputeID), seat, signed.opening);
        bytes32 digest = digestOf(disputeID, seat, signed);
        signed.signature = sign(keyOf[validatorOf(disputeID, seat)], digest);
    }

    function digestOf(uint256 disputeID, uint8 seat, SignedSeat memory signed) internal view returns (bytes32) {
        return committee.commitmentDigest(
            disputeID, roundOf(disputeID), seat, hashOf(briefs[disputeID]), signed.commitment, signed.opening.claimsRoot
        );
    }

    function signSeats(uint256 disputeID, uint256 a, uint256 b, uint256 c)
        internal
        view
        returns (SignedSeat[] memory list)
    {
        list = new SignedSeat[](3);
        list[0] = signSeat(disputeID, 0, a);
        list[1] = signSeat(disputeID, 1, b);
        list[2] = signSeat(disputeID, 2, c);
    }

    /// @dev Rolls to the block after the draw block, where the panel is known and nobody has drawn it. All say the same.
    function previewAndSign(uint256 disputeID, uint256 observations) internal returns (SignedSeat[] memory list) {
        uint256 drawBlock = committee.disputes(disputeID).drawBlock;
        vm.roll(drawBlock + 1);
        vm.setBlockhash(drawBlock, keccak256(abi.encode("block", drawBlock)));
        address[] memory validators = committee.previewSeats(disputeID, briefs[disputeID]);
        list = new SignedSeat[](validators.length);
        for (uint8 i = 0; i < list.length; ++i) {
            list[i].opening = openingOf(i, observations);
            list[i].commitment = committee.commitmentOf(disputeID, roundOf(disputeID), i, list[i].opening);
            list[i].signature = sign(keyOf[validators[i]], digestOf(disputeID, i, list[i]));
        }
    }

    // --- rounds ---

    /// @dev Opens a dispute of at most `rounds` rounds and rules its first one, all seats saying the same.
    function openAndRule(uint8 rounds, uint256 observations) internal returns (uint256 disputeID) {
        Brief memory brief = defaultBrief();
        brief.rounds = rounds;
        disputeID = open(brief);
        ruleRound(disputeID, observations);
    }

    function ruleRound(uint256 disputeID, uint256 observations) internal {
        SignedSeat[] memory list = previewAndSign(disputeID, observations);
        committee.ruleBySignatures(disputeID, briefs[disputeID], list);
    }

    /// @dev The arbitrable pays in tokens and appeals, on the evidence that there is.
    function appealRound(uint256 disputeID) internal {
        appealOn(disputeID, briefs[disputeID].evidenceRoot);
    }

    function appealOn(uint256 disputeID, bytes32 root) internal {
        fund(committee.appealFee(disputeID));
        arbitrable.appeal(committee, disputeID, abi.encode(briefs[disputeID], root));
        briefs[disputeID].evidenceRoot = root;
    }

    function status(uint256 disputeID) internal view returns (uint256) {
        return uint256(committee.disputeStatus(disputeID));
    }

    /// @dev What the members but `absent` (ascending by place) sign in a round of the whole committee.
    function signWhole(uint256 disputeID, uint256 observations, address[] memory absent)
        internal
        view
        returns (CommitteeSignature memory signed)
    {
        signed.observations = observations;
        signed.transcript = keccak256("whole transcript");
        signed.aggregate = stakes.aggregate();
        signed.nonSigners = new NonSigner[](absent.length);
        bytes32 message = later.wholeDigest(
            disputeID, roundOf(disputeID), hashOf(briefs[disputeID]), observations, signed.transcript
        );
        signed.signature = new bytes(128);
        address[] memory all = stakes.members();
        uint256 skipped = 0;
        for (uint256 i = 0; i < all.length; ++i) {
            if (skipped < absent.length && all[i] == absent[skipped]) {
                signed.nonSigners[skipped++] = NonSigner(stakes.placeOf(all[i]), publicKey(secretOf(all[i])));
            } else {
                signed.signature = addG1(signed.signature, blsOver(all[i], message));
            }
        }
        require(skipped == absent.length, "absent must be ascending");
    }

    // --- checks ---

    function rulingOf(uint256 disputeID) internal view returns (uint256 ruling) {
        (ruling,,) = committee.currentRuling(disputeID);
    }

    function assertPhase(uint256 disputeID, Phase phase) internal view {
        assertEq(uint256(committee.disputes(disputeID).phase), uint256(phase), "phase");
    }

    function phaseMismatch(Phase actual, Phase needed) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(ICommitteeRecords.PhaseMismatch.selector, actual, needed);
    }

    /// @dev Every token is accounted for, to somebody.
    function assertFeesConserved(uint256 undistributed) internal view {
        uint256 owed = undistributed + committee.credits(refund) + committee.credits(payer) + committee.credits(payee);
        for (uint256 i = 0; i < registry.length; ++i) {
            owed += committee.credits(registry[i]);
        }
        assertEq(committee.accounted(), owed, "accounted = credits + undistributed");
        assertEq(token.balanceOf(address(committee)), committee.accounted(), "balance = accounted");
    }
}
