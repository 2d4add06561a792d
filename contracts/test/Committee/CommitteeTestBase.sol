// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {FiatTokenTest, IFiatToken} from "../base/FiatToken.sol";
import {Committee} from "../../src/Committee.sol";
import {HistorySource} from "../../src/HistorySource.sol";
import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {
    Brief,
    DisputeView,
    ICommittee,
    Opening,
    Phase,
    Seat,
    SignedSeat,
    Windows
} from "../../src/interfaces/ICommittee.sol";
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
abstract contract CommitteeTest is FiatTokenTest {
    uint256 internal constant FEE = 1_500_000;
    uint256 internal constant STAKE = 7_000_001; // odd: a half is rounded
    uint32 internal constant DRAW = 3600;
    uint32 internal constant COMMIT = 600;
    uint32 internal constant REVEAL = 300;
    uint256 internal constant START = 1_800_000_000;
    uint64 internal constant START_BLOCK = 20_000;

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
    PlainArbitrable internal arbitrable;
    address[] internal registry;
    mapping(address validator => uint256) internal keyOf;
    address internal payer;
    address internal payee;
    address internal refund;

    function setUp() public virtual {
        vm.warp(START);
        vm.roll(START_BLOCK);
        vm.etch(0x0000F90827F1C53a10cb7A02335B175320002935, HISTORY_CODE);
        token = deployFiatToken();
        source = new HistorySource();
        for (uint256 i = 0; i < 7; ++i) {
            Account memory account = makeAccount(string.concat("validator", vm.toString(i)));
            registry.push(account.addr);
            keyOf[account.addr] = account.key;
        }
        committee = stakedCommittee(registry);
        arbitrable = new PlainArbitrable();
        Account memory party = makeAccount("payer");
        (payer, keyOf[party.addr]) = (party.addr, party.key);
        party = makeAccount("payee");
        (payee, keyOf[party.addr]) = (party.addr, party.key);
        refund = makeAddr("refund");
    }

    function newCommittee(address[] memory validators) internal returns (Committee) {
        return new Committee(IERC20(address(token)), source, validators, FEE, STAKE, Windows(DRAW, COMMIT, REVEAL));
    }

    function stakedCommittee(address[] memory validators) internal returns (Committee fresh) {
        fresh = newCommittee(validators);
        for (uint256 i = 0; i < validators.length; ++i) {
            stakeIn(fresh, validators[i], keccak256(abi.encode(fresh, i)));
        }
    }

    /// @dev Mints a stake to the validator and deposits it.
    function stakeIn(Committee to, address validator, bytes32 salt) internal {
        token.mint(validator, STAKE);
        to.stake(validator, salt, stakeAuthorization(to, validator, STAKE, salt));
    }

    function stakeAuthorization(Committee to, address validator, uint256 amount, bytes32 salt)
        internal
        view
        returns (Authorization memory)
    {
        bytes32 nonce = to.stakeNonce(validator, salt);
        bytes32 digest =
            authorizationDigest(token, RECEIVE_TYPEHASH, validator, address(to), amount, 0, type(uint256).max, nonce);
        uint256 key = keyOf[validator];
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
    }

    /// @dev Rolls to the block after the draw block and draws.
    function drawSeats(uint256 disputeID) internal {
        uint256 drawBlock = committee.disputes(disputeID).drawBlock;
        vm.roll(drawBlock + 1);
        vm.setBlockhash(drawBlock, keccak256(abi.encode("block", drawBlock)));
        committee.draw(disputeID);
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
        return committee.seats(disputeID)[seat].validator;
    }

    function commitSeat(uint256 disputeID, uint8 seat, uint256 observations) internal {
        Opening memory opening = openingOf(seat, observations);
        bytes32 commitment = committee.commitmentOf(disputeID, 0, seat, opening);
        vm.prank(validatorOf(disputeID, seat));
        committee.commit(disputeID, seat, commitment, opening.claimsRoot);
    }

    function pairOf(bytes32 commitment, bytes32 claimsRoot) internal pure returns (bytes32) {
        return keccak256(abi.encode(commitment, claimsRoot));
    }

    function revealSeat(uint256 disputeID, uint8 seat, uint256 observations) internal {
        committee.reveal(disputeID, seat, openingOf(seat, observations));
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
        signed.commitment = committee.commitmentOf(disputeID, 0, seat, signed.opening);
        bytes32 digest = committee.commitmentDigest(disputeID, 0, seat, signed.commitment, signed.opening.claimsRoot);
        signed.signature = sign(keyOf[validatorOf(disputeID, seat)], digest);
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

    // --- checks ---

    function assertPhase(uint256 disputeID, Phase phase) internal view {
        assertEq(uint256(committee.disputes(disputeID).phase), uint256(phase), "phase");
    }

    function phaseMismatch(Phase actual, Phase needed) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(ICommittee.PhaseMismatch.selector, actual, needed);
    }

    /// @dev Every token is accounted for, to somebody.
    function assertFeesConserved(uint256 undistributed) internal view {
        uint256 owed = undistributed + committee.credits(refund);
        for (uint256 i = 0; i < registry.length; ++i) {
            owed += committee.credits(registry[i]) + committee.stakeOf(registry[i]);
        }
        assertEq(committee.accounted(), owed, "accounted = credits + stakes + undistributed");
        assertEq(token.balanceOf(address(committee)), committee.accounted(), "balance = accounted");
    }
}
