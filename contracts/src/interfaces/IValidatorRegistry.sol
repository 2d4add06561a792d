// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Authorization} from "./IOffer.sol";

/// @dev What a validator has here now.
struct Member {
    uint8 place; // 1..255 while it has units, else 0
    uint24 units; // weight of a dispute created in a later block
    uint40 unbonding; // units announced to leave; no weight, but slashable until they have left
    uint48 leavesAt; // unix seconds, exclusive; 0 where nothing is announced
    bytes32 keyHash; // keccak256 of its BLS key; never changes once set
    bytes32 endpointHash; // keccak256 of its endpoint
}

/// @dev One member that did not sign, of a whole-committee signature.
struct NonSigner {
    uint8 place;
    bytes key; // 256 bytes, EIP-2537 G2
}

/// @title Open registry of validators: weighted stakes, BLS keys, and weights of the past that panels are drawn from
/// @notice Anyone may become a validator by staking. Weights are read as they stood at the end of a block (the snapshot),
/// so nothing that happens in or after a dispute's own block changes who can sit in it.
/// @dev Stakes are whole units of `UNIT` base units of the token. A place is a byte, 1..255; its holder and its units are
/// kept by block. `snapshotBlock` must be a past block in every view that takes one.
/// BLS12-381, minimal signatures: keys in G2 (256 bytes), signatures in G1 (128 bytes), both as EIP-2537 encodes them; it
/// is available only on chains with those precompiles.
/// *safety*: the token neither rebases nor takes fees; `balance >= stakes + credits`.
/// *liveness*: an announced stake leaves by time alone; the Committee's calls do a bounded amount of work and never call
/// anybody but the precompiles.
interface IValidatorRegistry {
    event Registered(address indexed validator, uint8 place, uint24 units, bytes key, string endpoint);
    event StakeAdded(address indexed validator, uint24 added, uint24 units);
    event EndpointSet(address indexed validator, string endpoint);
    /// @dev `unbonding` is everything announced, all of it available from `availableAt`, exclusive.
    event UnstakeRequested(address indexed validator, uint24 units, uint40 unbonding, uint48 availableAt);
    /// @dev A newcomer with more units took the place; the stake is now unbonding.
    event Displaced(address indexed validator, address indexed by, uint24 units, uint40 unbonding, uint48 availableAt);
    event Unstaked(address indexed validator, uint256 amount);
    event Slashed(address indexed validator, address indexed reporter, address indexed harmed, uint256 amount);
    event Penalized(address indexed validator, address indexed to, uint256 amount);
    /// @dev The units of a place, from this block's end on; 0 where it became free.
    event WeightChanged(address indexed validator, uint8 place, uint24 units);
    /// @dev Sum of the keys of all members, from this block's end on.
    event AggregateChanged(bytes aggregate);
    event Credited(address indexed owner, uint256 amount);
    event CreditClaimed(address indexed owner, uint256 amount);

    error TokenCodeMissing(address token);
    error UnitOutOfRange(uint256 unit, uint256 max);
    error MinUnitsZero();
    error UnbondingOutOfRange(uint256 unbonding, uint256 max);

    error NotCommittee(address sender, address committee);
    error AlreadyMember(address validator, uint8 place);
    error NotMember(address account);
    error UnitsZero();
    /// @dev A stake, or what an announcement leaves of it, below the least stake.
    error UnitsBelowMin(uint256 units, uint256 min);
    error UnitsAboveMax(uint256 units, uint256 max);
    /// @dev Every place is taken and the smallest stake is not below the newcomer's.
    error PlacesFull(uint256 units, uint256 smallest);
    error UnitsNotStaked(uint256 units, uint256 staked);
    error NothingUnbonding(address validator);
    error UnbondingNotOver(uint256 time, uint256 availableAt);
    error ReceivedMismatch(uint256 received, uint256 need);
    error EndpointOutOfRange(uint256 length, uint256 max);
    error CreditZero(address owner);

    /// @dev A validator's key is set once: whoever wants another one registers another address.
    error KeyMismatch(bytes32 keyHash, bytes32 registered);
    error PossessionUnproven(address validator);

    error SnapshotNotPast(uint256 snapshotBlock, uint256 blockNumber);
    /// @dev More seats than 31, or than members who may sit.
    error PanelOutOfRange(uint256 panel, uint256 max);
    error AggregateMismatch(bytes32 aggregateHash, bytes32 recorded);
    error NonSignersUnordered(uint256 place, uint256 previous);
    /// @dev The place had no units at the snapshot.
    error NonSignerUnknown(uint256 place);
    /// @dev The signature is not by everyone else; also where nobody else is left.
    error SignatureInvalid();

    // --- membership ---

    /// @notice Makes the sender a member with `units * UNIT` of the token, taken by its ERC-3009
    /// `receiveWithAuthorization` whose nonce is `stakeNonce(sender, salt)`. Weight counts for disputes created from the
    /// next block on. Where all 255 places are taken, `units` must exceed the smallest member's, which moves out: all
    /// its units are then unbonding, as if it had announced them.
    /// @dev Only the validator itself: an authorization seen in passing cannot be used with another key or endpoint.
    /// @param units from MIN_UNITS to 2^24 - 1
    /// @param key 256 bytes, in the subgroup, not the identity. A validator that was a member before gives its old key again
    /// @param possession 128 bytes: signature of `possessionMessage(sender, key)` under `key` and the possession tag.
    /// Without it a key made from others' keys could sign for all of them
    /// @param endpoint where the validator answers, 1..256 bytes; kept as an event and a hash
    function register(
        uint24 units,
        bytes calldata key,
        bytes calldata possession,
        string calldata endpoint,
        bytes32 salt,
        Authorization calldata authorization
    ) external;

    /// @notice Adds `units * UNIT` to a member's stake on its ERC-3009 authorization. Anyone may send it.
    function addStake(address validator, uint24 units, bytes32 salt, Authorization calldata authorization) external;

    /// @notice Publishes where the sender, a member, answers; 1..256 bytes.
    function setEndpoint(string calldata endpoint) external;

    /// @notice Announces that `units` of the sender's stake leave. Their weight is gone for disputes created from the next
    /// block on; the money can leave `UNBONDING` later and is slashable until it has left. What stays must be nothing or at
    /// least MIN_UNITS.
    /// @dev An announcement can be added to; the time then starts again for all of it.
    function requestUnstake(uint24 units) external;

    /// @notice Pays the sender everything it announced; available iff `now > leavesAt`.
    function unstake() external;

    /// @notice Sends `owner` its credits. Anyone may call.
    function claim(address owner) external returns (uint256 amount);

    // --- the committee's ---

    /// @notice Takes a validator's whole stake, unbonding or not, and its place: a tenth of it, rounded down, is credited to
    /// `reporter`, the rest to `harmed`. Only the Committee.
    /// @return amount what was taken, base units; 0 where nothing was left
    function slash(address validator, address reporter, address harmed) external returns (uint256 amount);

    /// @notice Takes up to `units` of a validator's stake, first of what has weight, then of what is unbonding, and credits
    /// them to `to`. A member that has nothing left loses its place. Only the Committee.
    /// @return amount what was taken, base units; 0 where nothing was left
    function penalize(address validator, uint24 units, address to) external returns (uint256 amount);

    // --- draw ---

    /// @notice Members with units at the snapshot, without the excluded ones. Excluded addresses may repeat, be zero, or be
    /// no members.
    function drawable(uint256 snapshotBlock, address[] calldata excluded) external view returns (uint256);

    /// @notice Draws a panel by stake, without replacement: each seat goes to one of those left, with probability its units
    /// over theirs. Depends on the arguments and the snapshot alone.
    /// @dev Bias: 256 bits of hash are reduced modulo less than 2^32 units, so no share is off by more than 2^-224.
    /// An excluded holder who is met is passed over and the seat drawn again, which leaves the others' shares as if it had
    /// had no units.
    /// What a proposer could gain: the seed comes from the hash of one block, fixed before it exists. Whoever proposes that
    /// block sees the panel first and may publish the block or forgo it: one more try, for the price of a block's whole
    /// reward. With a share s of the units, spread over many members, the majority of three seats falls to it with a chance
    /// of 3s^2 - 2s^3, and a second try adds at most as much again. For s = 10 % that is 2.8 %: it pays only where
    /// a case moves more than 36 block rewards, and then until the appeal only, whose panel is larger and drawn by another
    /// block; the last round is not drawn at all. A sequencer that builds every block can try as many hashes as it can
    /// compute: a chain that has one trusts it with every drawn panel, but not with the last round.
    /// Splitting a stake over several members changes no first seat's odds, but a member sits once only, so it takes
    /// several to fill several seats: the registry knows stakes, not persons.
    /// @param seed uniform and not known when the snapshot was taken
    /// @param panel seats, 1 to min(31, drawable)
    /// @return seats place of seat i in byte i from the least significant
    /// @return drawn the holder of seat i's place at the snapshot
    function draw(bytes32 seed, uint256 panel, uint256 snapshotBlock, address[] calldata excluded)
        external
        view
        returns (uint256 seats, address[] memory drawn);

    // --- whole committee ---

    /// @notice Checks that every member with units at the snapshot, without the non-signers, signed `message`. Reverts
    /// where that is not so.
    /// @dev The signers' key is the recorded aggregate less the non-signers' keys. Each of these was proven to be in the
    /// subgroup and possessed when it was registered. Excluding nobody: parties count here as they hold stake.
    /// @param message what all signed, hashed to G1 under the signature tag; its maker binds chain, contract and dispute
    /// @param aggregate 256 bytes: the sum of the keys of all members at the snapshot
    /// @param nonSigners in strictly ascending order of places
    /// @param signature 128 bytes: sum of the signers' signatures
    /// @return signers bit p is set iff the holder of place p signed
    /// @return signedUnits the signers' units at the snapshot
    /// @return totalUnits all members' units at the snapshot
    function checkAggregate(
        uint256 snapshotBlock,
        bytes32 message,
        bytes calldata aggregate,
        NonSigner[] calldata nonSigners,
        bytes calldata signature
    ) external view returns (uint256 signers, uint256 signedUnits, uint256 totalUnits);

    // --- views ---

    /// @notice Whoever held the place at the snapshot; zero where it was free.
    function validatorAt(uint8 place, uint256 snapshotBlock) external view returns (address);

    /// @notice The validator's place at the snapshot; 0 where it was no member.
    function placeAt(address validator, uint256 snapshotBlock) external view returns (uint8);

    /// @notice The validator's units at the snapshot.
    function weightAt(address validator, uint256 snapshotBlock) external view returns (uint24);

    /// @notice All members' units at the snapshot.
    function unitsAt(uint256 snapshotBlock) external view returns (uint256);

    /// @notice keccak256 of the sum of all members' keys at the snapshot; 0 before the first member.
    function aggregateHashAt(uint256 snapshotBlock) external view returns (bytes32);

    /// @notice The validator's place now; 0 where it is no member.
    function placeOf(address validator) external view returns (uint8);

    /// @notice Everything of the validator that can be slashed, unbonding or not, base units.
    function stakeOf(address validator) external view returns (uint256);

    function member(address validator) external view returns (Member memory);

    /// @notice Members now, by place.
    function members() external view returns (address[] memory);

    /// @notice How many members there are now.
    function count() external view returns (uint256);

    /// @notice A validator's BLS key, 256 bytes; empty where it never registered.
    function keyOf(address validator) external view returns (bytes memory);

    /// @notice Sum of all members' keys now, 256 bytes; zeros where there are none.
    function aggregate() external view returns (bytes memory);

    /// @notice Stakes and credits, base units.
    function accounted() external view returns (uint256);

    function credits(address owner) external view returns (uint256);

    /// @notice keccak256(abi.encode("redress.registry.stake", validator, salt)): no other deposit's nonce, so no signature
    /// given for something else can be used as a stake.
    function stakeNonce(address validator, bytes32 salt) external pure returns (bytes32);

    /// @notice What a validator signs to prove that it holds its key's secret:
    /// abi.encode(chainid, registry, validator, key). No other validator, registry or chain accepts it.
    function possessionMessage(address validator, bytes calldata key) external view returns (bytes memory);

    /// @notice The contract that deployed the registry; it alone slashes and penalizes.
    function COMMITTEE() external view returns (address);

    /// @notice Base units of the token in a unit of weight.
    function UNIT() external view returns (uint256);

    /// @notice The least stake of a member, units.
    function MIN_UNITS() external view returns (uint24);

    /// @notice Seconds from an announcement to the last moment at which the stake cannot leave, inclusive. The Committee
    /// makes it longer than its longest case and the time to report what that disclosed.
    function UNBONDING() external view returns (uint48);
}
