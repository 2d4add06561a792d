// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {FiatTokenTest, IFiatToken} from "../base/FiatToken.sol";
import {BLSSigner} from "../BLS12381/BLSSigner.sol";
import {ValidatorRegistry} from "../../src/ValidatorRegistry.sol";
import {Authorization} from "../../src/interfaces/IOffer.sol";
import {NonSigner} from "../../src/interfaces/IValidatorRegistry.sol";

/// @title A registry over Circle's token whose Committee is the test itself, and validators with real keys
abstract contract RegistryTest is FiatTokenTest, BLSSigner {
    uint256 internal constant UNIT = 1_000_001; // odd: a half is rounded
    uint24 internal constant MIN_UNITS = 5;
    uint48 internal constant UNBONDING = 9 days;
    uint48 internal constant START = 1_800_000_000;
    uint256 internal constant START_BLOCK = 20_000;
    string internal constant ENDPOINT = "https://validator.example/";

    IFiatToken internal token;
    ValidatorRegistry internal registry;
    mapping(address validator => uint256) internal keyOf;
    mapping(address validator => uint256) internal secretOf;
    address internal alice;
    address internal bob;
    address internal carol;
    address internal reporter;
    address internal harmed;

    function setUp() public virtual {
        vm.warp(START);
        vm.roll(START_BLOCK);
        token = deployFiatToken();
        registry = new ValidatorRegistry(IERC20(address(token)), UNIT, MIN_UNITS, UNBONDING);
        alice = newValidator("alice");
        bob = newValidator("bob");
        carol = newValidator("carol");
        reporter = makeAddr("reporter");
        harmed = makeAddr("harmed");
    }

    /// @dev An account with an Ethereum and a BLS key, not registered.
    function newValidator(string memory name) internal returns (address validator) {
        Account memory account = makeAccount(name);
        validator = account.addr;
        keyOf[validator] = account.key;
        secretOf[validator] = uint256(keccak256(bytes(name))) >> 2;
    }

    function validatorNamed(uint256 i) internal returns (address) {
        return newValidator(string.concat("validator", vm.toString(i)));
    }

    /// @dev What `register` takes beside the units.
    struct Registration {
        bytes key;
        bytes possession;
        bytes32 salt;
        Authorization authorization;
    }

    /// @dev Mints the stake and signs everything.
    function prepare(address validator, uint24 units) internal returns (Registration memory r) {
        r.key = publicKey(secretOf[validator]);
        r.possession = prove(validator, r.key);
        r.authorization = authorize(validator, units);
        r.salt = saltOf(validator);
    }

    /// @dev One call, so that expectations can stand before it.
    function submit(address validator, uint24 units, Registration memory r) internal {
        vm.prank(validator);
        registry.register(units, r.key, r.possession, ENDPOINT, r.salt, r.authorization);
    }

    function join(address validator, uint24 units) internal {
        submit(validator, units, prepare(validator, units));
    }

    function add(address validator, uint24 units) internal {
        Authorization memory authorization = authorize(validator, units);
        registry.addStake(validator, units, saltOf(validator), authorization);
    }

    function announce(address validator, uint24 units) internal {
        vm.prank(validator);
        registry.requestUnstake(units);
    }

    function prove(address validator, bytes memory key) internal view returns (bytes memory) {
        return signBLS(secretOf[validator], registry.possessionMessage(validator, key), possessionTag());
    }

    function possessionTag() internal view returns (bytes memory) {
        return bytes(registry.POSSESSION_TAG());
    }

    /// @dev Another salt for each balance the registry ever had from here.
    function saltOf(address validator) internal view returns (bytes32) {
        return keccak256(abi.encode(validator, registry.accounted(), vm.getBlockNumber()));
    }

    /// @dev Mints `units` to the validator and authorizes them with `saltOf`.
    function authorize(address validator, uint24 units) internal returns (Authorization memory) {
        token.mint(validator, units * UNIT);
        return authorizationOf(validator, units * UNIT, registry.stakeNonce(validator, saltOf(validator)));
    }

    function authorizationOf(address validator, uint256 amount, bytes32 nonce)
        internal
        view
        returns (Authorization memory)
    {
        bytes32 digest = authorizationDigest(
            token, RECEIVE_TYPEHASH, validator, address(registry), amount, 0, type(uint256).max, nonce
        );
        return Authorization(0, type(uint256).max, sign(keyOf[validator], digest));
    }

    /// @dev Ends the current block.
    /// @return ended its number: a snapshot of all until now
    function nextBlock() internal returns (uint256 ended) {
        ended = vm.getBlockNumber();
        vm.roll(ended + 1);
    }

    function none() internal pure returns (address[] memory) {
        return new address[](0);
    }

    function only(address account) internal pure returns (address[] memory list) {
        list = new address[](1);
        list[0] = account;
    }

    /// @dev Sum of the validators' signatures over the message under the signature tag.
    function signAll(address[] memory signers, bytes32 message) internal view returns (bytes memory sum) {
        sum = new bytes(128);
        bytes memory tag = bytes(registry.SIGNATURE_TAG());
        for (uint256 i = 0; i < signers.length; ++i) {
            sum = addG1(sum, signBLS(secretOf[signers[i]], abi.encodePacked(message), tag));
        }
    }

    function nonSigner(address validator) internal view returns (NonSigner memory) {
        return NonSigner(registry.placeOf(validator), publicKey(secretOf[validator]));
    }

    /// @dev Everything that holds between the books, after any act.
    function assertBooks(address[] memory validators, address[] memory owners) internal view {
        uint256 sum = 0;
        for (uint256 i = 0; i < validators.length; ++i) {
            sum += registry.stakeOf(validators[i]);
        }
        for (uint256 i = 0; i < owners.length; ++i) {
            sum += registry.credits(owners[i]);
        }
        assertEq(registry.accounted(), sum, "accounted");
        assertEq(token.balanceOf(address(registry)), sum, "balance");
    }
}
