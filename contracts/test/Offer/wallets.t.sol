// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC5267} from "@openzeppelin/contracts/interfaces/IERC5267.sol";
import {Authorization, CaseState, Claim, Contest, Delivery, Permit} from "../../src/interfaces/IOffer.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {GaslessTest} from "../base/GaslessTest.sol";
import {SignedActs} from "../base/SignedActs.sol";
import {Approver} from "../mocks/Approver.sol";
import {NestedWallet} from "../mocks/NestedWallet.sol";
import {Refuser} from "../mocks/Refuser.sol";
import {Wallet} from "../mocks/Wallet.sol";

/// @dev Every kind of account acts by signature in a whole case: bond, evidence, acceptance, credits.
contract WalletsTest is GaslessTest {
    enum Kind {
        Key, // plain account
        Delegated, // key with code that finds nothing valid (EIP-7702)
        Code, // ERC-1271
        Nested // ERC-7739
    }

    Account private _owner;

    function test_case_succeeds_forAPlainAccount() public {
        _wholeCase(Kind.Key, stranger);
    }

    /// @dev Circle's token asks an account's code only, so that it opens its cases before; all the rest is by key.
    function test_case_succeeds_forADelegatedAccount_byItsKey() public {
        _wholeCase(Kind.Delegated, stranger);
    }

    function test_case_succeeds_forAWalletWithCode() public {
        _owner = makeAccount("owner");
        _wholeCase(Kind.Code, Account({addr: address(new Wallet(_owner.addr)), key: _owner.key}));
    }

    function test_case_succeeds_forAWalletOfNestedTypedData() public {
        _owner = makeAccount("owner");
        _wholeCase(Kind.Nested, Account({addr: address(new NestedWallet(_owner.addr)), key: _owner.key}));
    }

    /// @dev It refuses what its owner signed without naming the wallet: that would count in every wallet of the owner.
    function test_accept_reverts_onABareSignature_forAWalletOfNestedTypedData() public {
        _owner = makeAccount("owner");
        Account memory wallet = Account({addr: address(new NestedWallet(_owner.addr)), key: _owner.key});
        token.mint(wallet.addr, 100 * USDC);
        Paid memory paid = _disclosedCase(Kind.Nested, wallet);
        bytes32 structHash = SignedActs.accept(paid.key, timestamp());
        bytes memory bare = sign(_owner.key, SignedActs.digest(address(offer), structHash));
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.SignatureInvalid.selector, wallet.addr));
        offer.accept(paid.key, timestamp(), bare);
    }

    /// @dev One owner, two wallets: the act names the party.
    function test_submitEvidenceFor_reverts_forAnotherWalletOfTheOwner() public {
        _owner = makeAccount("owner");
        Account memory wallet = Account({addr: address(new Wallet(_owner.addr)), key: _owner.key});
        Wallet second = new Wallet(_owner.addr);
        token.mint(wallet.addr, 100 * USDC);
        Paid memory paid = _disclosedCase(Kind.Code, wallet);
        bytes memory signature = signEvidence(wallet, paid.key, 1, timestamp());
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.SignatureInvalid.selector, address(second)));
        offer.submitEvidenceFor(paid.key, EVIDENCE, address(second), 1, timestamp(), signature);
        offer.submitEvidenceFor(paid.key, EVIDENCE, wallet.addr, 1, timestamp(), signature);
    }

    /// @dev The bond is the token's affair: where an account's code refuses, its key brings none by signature. By allowance,
    /// sent by itself, it does.
    function test_contest_byADelegatedAccount_whoseCodeRefuses() public {
        Paid memory paid = pay(10 * USDC);
        vm.etch(payer.addr, abi.encodePacked(hex"ef0100", address(new Refuser())));
        expectContestRevert(abi.encodeWithSignature("Error(string)", "FiatTokenV2: invalid signature"));
        contestNotDelivered(paid);
        Delivery memory none;
        Permit memory nothing;
        vm.startPrank(payer.addr);
        token.approve(address(vault), BOND);
        offer.contestByPermit(statementOf(Claim.NotDelivered), paid.proof, none, "", nothing);
        vm.stopPrank();
        assertEq(stateOf(paid.key), uint256(CaseState.Contested), "state");
    }

    /// @dev An empty signature is a wallet's own word too, whoever sends it.
    function test_accept_succeeds_onADigestThatAWalletApproved_sentByAnyone() public {
        Approver wallet = new Approver();
        Account memory account = Account({addr: address(wallet), key: 0});
        token.mint(account.addr, 100 * USDC);
        Paid memory paid = payPlainly(offer, account, 10 * USDC);
        Contest memory statement = statementOf(Claim.NotDelivered);
        bytes32 nonce = offer.bondNonce(paid.key, statement, 0);
        wallet.approve(
            authorizationDigest(
                token, RECEIVE_TYPEHASH, account.addr, address(vault), BOND, 0, type(uint256).max, nonce
            )
        );
        Delivery memory none;
        offer.contest(statement, paid.proof, none, "", Authorization(0, type(uint256).max, ""));
        disclose(paid);
        uint256 deadline = timestamp();
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.SignatureInvalid.selector, account.addr));
        offer.accept(paid.key, deadline, "");
        wallet.approve(SignedActs.digest(address(offer), SignedActs.accept(paid.key, deadline)));
        offer.accept(paid.key, deadline, "");
        assertEq(stateOf(paid.key), uint256(CaseState.Settled), "state");
    }

    /// @dev Two cases of `account`: one it accepts, one whose money waits as credits until it names a purse.
    function _wholeCase(Kind kind, Account memory account) private {
        if (kind == Kind.Code || kind == Kind.Nested) token.mint(account.addr, 100 * USDC);
        Paid memory paid = _disclosedCase(kind, account);
        Paid memory conceded = _disclosedCase(kind, account);
        if (kind == Kind.Delegated) {
            vm.etch(account.addr, abi.encodePacked(hex"ef0100", address(new Refuser())));
            assertGt(account.addr.code.length, 0, "an account with code");
        }
        uint256 until = timestamp();
        _evidence(kind, account, paid.key, until);
        bytes32 structHash = SignedActs.accept(paid.key, until);
        offer.accept(paid.key, until, _signed(kind, account, address(offer), structHash, SignedActs.ACCEPT));
        assertEq(stateOf(paid.key), uint256(CaseState.Settled), "accepted");

        structHash = SignedActs.continueCase(conceded.key, until);
        offer.continueCase(conceded.key, until, _signed(kind, account, address(offer), structHash, SignedActs.CONTINUE));
        token.blacklist(account.addr);
        vm.prank(seller.addr);
        offer.concede(conceded.key);
        _claims(kind, account, until);
    }

    function _evidence(Kind kind, Account memory account, bytes32 caseId, uint256 until) private {
        bytes32 structHash = SignedActs.evidence(caseId, EVIDENCE, account.addr, 1, until);
        bytes memory signature = _signed(kind, account, address(offer), structHash, SignedActs.SUBMIT_EVIDENCE);
        offer.submitEvidenceFor(caseId, EVIDENCE, account.addr, 1, until, signature);
    }

    function _claims(Kind kind, Account memory account, uint256 until) private {
        address purse = makeAddr("purse");
        bytes32 structHash = SignedActs.claimTo(account.addr, purse, 2, until);
        bytes memory signature = _signed(kind, account, address(offer), structHash, SignedActs.CLAIM_TO);
        offer.claimTo(account.addr, purse, 2, until, signature);
        structHash = SignedActs.vaultClaimTo(address(token), account.addr, purse, 2, until);
        signature = _signed(kind, account, address(vault), structHash, SignedActs.VAULT_CLAIM_TO);
        vault.claimTo(address(token), account.addr, purse, 2, until, signature);
        assertEq(balance(purse), 10 * USDC + BOND, "payment and bond");
    }

    function _disclosedCase(Kind kind, Account memory account) private returns (Paid memory paid) {
        paid = payPlainly(offer, account, 10 * USDC);
        Contest memory statement = statementOf(Claim.NotDelivered);
        Authorization memory bond = authorizeBond(offer, paid, statement, 0);
        if (kind == Kind.Nested) {
            bytes32 nonce = offer.bondNonce(paid.key, statement, 0);
            bytes32 structHash = keccak256(
                abi.encode(RECEIVE_TYPEHASH, account.addr, address(vault), BOND, uint256(0), type(uint256).max, nonce)
            );
            bond.signature = _nest(account, token.DOMAIN_SEPARATOR(), structHash, RECEIVE);
        }
        Delivery memory none;
        offer.contest(statement, paid.proof, none, "", bond);
        disclose(paid);
    }

    string private constant RECEIVE =
        "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)";

    function _signed(Kind kind, Account memory account, address host, bytes32 structHash, string memory typeText)
        private
        view
        returns (bytes memory)
    {
        if (kind == Kind.Nested) return _nest(account, _separator(host), structHash, typeText);
        return sign(account.key, SignedActs.digest(host, structHash));
    }

    /// @dev From what the contract says of its domain, as a wallet would.
    function _separator(address host) private view returns (bytes32) {
        (bytes1 fields, string memory name, string memory version, uint256 chainId, address at_,,) =
            IERC5267(host).eip712Domain();
        require(fields == 0x0f, "fields");
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                keccak256(bytes(version)),
                chainId,
                at_
            )
        );
    }

    /// @dev ERC-7739: the owner signs the contents together with the wallet's own domain.
    function _nest(Account memory wallet, bytes32 separator, bytes32 contentsHash, string memory contentsType)
        private
        view
        returns (bytes memory)
    {
        bytes32 typehash = keccak256(
            abi.encodePacked(
                "TypedDataSign(",
                _nameOf(contentsType),
                " contents,string name,string version,uint256 chainId,address verifyingContract,bytes32 salt)",
                contentsType
            )
        );
        bytes32 structHash = keccak256(
            abi.encode(
                typehash,
                contentsHash,
                keccak256("NestedWallet"),
                keccak256("1"),
                block.chainid,
                wallet.addr,
                bytes32(0)
            )
        );
        bytes memory signature = sign(wallet.key, keccak256(abi.encodePacked("\x19\x01", separator, structHash)));
        uint16 length = uint16(bytes(contentsType).length);
        return abi.encodePacked(signature, separator, contentsHash, contentsType, length);
    }

    function _nameOf(string memory typeText) private pure returns (string memory) {
        bytes memory text = bytes(typeText);
        uint256 length = 0;
        while (text[length] != "(") ++length;
        bytes memory name = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            name[i] = text[i];
        }
        return string(name);
    }
}
