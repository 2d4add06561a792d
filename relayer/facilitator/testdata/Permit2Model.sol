// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// A model of the two deployed contracts that Permit2 payments go through, for tests on a chain that lacks them. It follows
// their public interface and rules: signatures, times, one bit for a nonce, errors, order of checks. It is not their code.

struct TokenPermissions {
    address token;
    uint256 amount;
}

struct PermitTransferFrom {
    TokenPermissions permitted;
    uint256 nonce;
    uint256 deadline;
}

struct SignatureTransferDetails {
    address to;
    uint256 requestedAmount;
}

struct Witness {
    address to;
    uint256 validAfter;
}

interface IERC20 {
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

interface IERC1271 {
    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4);
}

contract Permit2Model {
    error InvalidNonce();
    error SignatureExpired(uint256 deadline);
    error InvalidSigner();
    error InvalidSignatureLength();
    error InvalidContractSignature();

    mapping(address owner => mapping(uint256 word => uint256 bits)) public nonceBitmap;

    function invalidateUnorderedNonces(uint256 word, uint256 mask) external {
        nonceBitmap[msg.sender][word] |= mask;
    }

    function permitWitnessTransferFrom(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata details,
        address owner,
        bytes32 witness,
        string calldata witnessTypeString,
        bytes calldata signature
    ) external {
        if (block.timestamp > permit.deadline) revert SignatureExpired(permit.deadline);
        uint256 bit = 1 << (permit.nonce & 0xff);
        if (nonceBitmap[owner][permit.nonce >> 8] & bit != 0) revert InvalidNonce();
        nonceBitmap[owner][permit.nonce >> 8] |= bit;
        bytes32 digest = _digest(permit, witness, witnessTypeString);
        if (owner.code.length > 0) {
            if (IERC1271(owner).isValidSignature(digest, signature) != IERC1271.isValidSignature.selector) {
                revert InvalidContractSignature();
            }
        } else {
            if (signature.length != 65) revert InvalidSignatureLength();
            address signer = ecrecover(digest, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
            if (signer != owner) revert InvalidSigner();
        }
        require(IERC20(permit.permitted.token).transferFrom(owner, details.to, details.requestedAmount), "TRANSFER_FROM_FAILED");
    }

    function _digest(PermitTransferFrom calldata permit, bytes32 witness, string calldata rest) private view returns (bytes32) {
        bytes32 typeHash = keccak256(
            abi.encodePacked(
                "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,", rest
            )
        );
        bytes32 permitted = keccak256(
            abi.encode(keccak256("TokenPermissions(address token,uint256 amount)"), permit.permitted.token, permit.permitted.amount)
        );
        bytes32 structHash = keccak256(abi.encode(typeHash, permitted, msg.sender, permit.nonce, permit.deadline, witness));
        bytes32 separator = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                keccak256("Permit2"),
                block.chainid,
                address(this)
            )
        );
        return keccak256(abi.encodePacked(hex"1901", separator, structHash));
    }
}

struct EIP2612Permit {
    uint256 value;
    uint256 deadline;
    bytes32 r;
    bytes32 s;
    uint8 v;
}

contract ExactProxyModel {
    error InvalidAmount();
    error InvalidDestination();
    error InvalidOwner();
    error PaymentTooEarly();

    event Settled();
    event SettledWithPermit();

    Permit2Model public constant PERMIT2 = Permit2Model(0x000000000022D473030F116dDEE9F6B43aC78BA3);

    function settle(PermitTransferFrom calldata permit, address owner, Witness calldata witness, bytes calldata signature) external {
        _settle(permit, owner, witness, signature);
        emit Settled();
    }

    /// @dev What becomes of the token's own permit does not matter: the allowance may be there already.
    function settleWithPermit(
        EIP2612Permit calldata,
        PermitTransferFrom calldata permit,
        address owner,
        Witness calldata witness,
        bytes calldata signature
    ) external {
        _settle(permit, owner, witness, signature);
        emit SettledWithPermit();
    }

    function _settle(PermitTransferFrom calldata permit, address owner, Witness calldata witness, bytes calldata signature) private {
        if (permit.permitted.amount == 0) revert InvalidAmount();
        if (owner == address(0)) revert InvalidOwner();
        if (witness.to == address(0)) revert InvalidDestination();
        if (block.timestamp < witness.validAfter) revert PaymentTooEarly();
        bytes32 hash = keccak256(abi.encode(keccak256("Witness(address to,uint256 validAfter)"), witness.to, witness.validAfter));
        PERMIT2.permitWitnessTransferFrom(
            permit,
            SignatureTransferDetails(witness.to, permit.permitted.amount),
            owner,
            hash,
            "Witness witness)TokenPermissions(address token,uint256 amount)Witness(address to,uint256 validAfter)",
            signature
        );
    }
}

/// @dev Passes a call on, as a router does; as a token, it makes that call where a transfer is asked for.
contract Router {
    address private to;
    bytes private data;

    function prepare(address to_, bytes calldata data_) external {
        (to, data) = (to_, data_);
    }

    function pass() public {
        (bool ok, ) = to.call(data);
        require(ok, "NOT_PASSED");
    }

    function transferFrom(address, address, uint256) external returns (bool) {
        pass();
        return true;
    }
}
