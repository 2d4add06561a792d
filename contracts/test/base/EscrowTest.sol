// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Brief, ICommittee, Opening, Parameters, SignedSeat, Windows} from "../../src/interfaces/ICommittee.sol";
import {
    Authorization,
    Bounds,
    Case,
    CaseState,
    Claim,
    Contest,
    Delivery,
    IOffer,
    Permit,
    Terms
} from "../../src/interfaces/IOffer.sol";
import {IOfferFactory} from "../../src/interfaces/IOfferFactory.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {Burden, OutcomeRule, Procedure, UnresolvedPolicy} from "../../src/libraries/Adjudication.sol";
import {Proof} from "../../src/libraries/PaymentProof.sol";
import {FixedSource} from "../mocks/FixedSource.sol";
import {IFiatToken} from "./FiatToken.sol";
import {ReceiptBuilder} from "./ReceiptBuilder.sol";
import {ValidatorJoiner} from "./ValidatorJoiner.sol";
import {Vm} from "./Vm.sol";

/// @title The escrow with Circle's token and the real committee, and the acts of its users
abstract contract EscrowTest is ValidatorJoiner {
    uint256 internal constant USDC = 1e6;
    uint32 internal constant CONTEST_WINDOW = 1 days;
    uint32 internal constant ANSWER_WINDOW = 1 hours;
    uint32 internal constant CONTINUE_WINDOW = 30 minutes;
    uint256 internal constant FEE_PER_SEAT = USDC / 2;
    uint24 internal constant VALIDATOR_UNITS = 5;
    uint256 internal constant BOND = 5 * USDC;
    uint256 internal constant FEE = 3 * FEE_PER_SEAT;
    uint256 internal constant ANSWER_COST = USDC / 4;
    uint256 internal constant PENALTY = 2 * USDC;
    uint256 internal constant RELAY_CAP = USDC / 5;
    /// @dev Observations of a seat: cell r in bits 2r, 2r + 1; 1 is PASS, 2 is FAIL.
    uint256 internal constant BOTH_PASS = 5;
    uint256 internal constant FIRST_FAILS = 6;
    uint256 internal constant FIRST_UNRESOLVED = 4;
    bytes32 internal constant MANIFEST = keccak256("manifest");
    bytes32 internal constant REQUEST = keccak256("request");
    bytes internal constant BODY = "the response";
    /// @dev The default table, rows in the order of the causes' definition in the terms.
    bytes internal constant TABLE = hex"0201000000000000" hex"0203000000000000" hex"0101271027100100"
        hex"0102271027100101" hex"0103271027100100" hex"0301000027100100" hex"0001000027100000" hex"0304000027100000"
        hex"0105271027100100" hex"0106271027100100" hex"0207000027100000" hex"0108271027100101" hex"0109271027100100";

    /// @dev A payment and what proves it.
    struct Paid {
        Account payer;
        uint256 amount;
        uint256 time;
        bytes32 nonce; // zero for a plain transfer
        bytes32 key;
        Proof proof;
    }

    IFiatToken internal token;
    FixedSource internal source;
    ICommittee internal committee;
    IOfferFactory internal factory;
    IVault internal vault;
    IOffer internal offer;
    Account internal seller;
    Account internal signer;
    Account internal payer;
    Account internal stranger;
    Account internal relayer;
    Account[] internal validators;
    uint256 private _nonces;
    bytes private _contestError;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        vm.roll(1_000);
        token = deployFiatToken();
        source = new FixedSource();
        seller = makeAccount("seller");
        signer = makeAccount("receipt signer");
        payer = makeAccount("payer");
        stranger = makeAccount("stranger");
        relayer = makeAccount("relayer");
        token.mint(payer.addr, 1_000_000 * USDC);
        token.mint(seller.addr, 1_000_000 * USDC);
        token.mint(stranger.addr, 1_000_000 * USDC);
        // By artifact, and known by interface only: a change of their code then recompiles no test.
        Parameters memory p = Parameters({
            feePerSeat: FEE_PER_SEAT,
            nativeFeePerSeat: 0.001 ether,
            unit: USDC,
            minUnits: 1,
            missUnits: 1,
            windows: Windows({
                draw: 10 minutes, commit: 10 minutes, reveal: 10 minutes, appeal: 10 minutes, sign: 30 minutes
            })
        });
        address annex = create("CommitteeAnnex.sol:CommitteeAnnex", abi.encode(address(token), p));
        committee = ICommittee(create("Committee.sol:Committee", abi.encode(address(token), source, p, annex)));
        for (uint256 i = 0; i < 3; ++i) {
            validators.push(makeAccount(string.concat("validator ", vm.toString(i))));
            joinRegistry(token, committee.REGISTRY(), validators[i].addr, validators[i].key, VALIDATOR_UNITS);
        }
        // Stakes count for disputes from the next block on.
        vm.roll(vm.getBlockNumber() + 1);
        address proceedings = create("OfferProceedings.sol:OfferProceedings", "");
        factory = IOfferFactory(create("OfferFactory.sol:OfferFactory", abi.encode(proceedings)));
        vault = factory.vault();
        offer = publish(defaultTerms());
        vm.label(address(offer), "offer");
        vm.label(address(vault), "vault");
    }

    // --- promises ---

    function defaultTerms() internal view returns (Terms memory) {
        return Terms({
            seller: seller.addr,
            token: address(token),
            arbitrator: address(committee),
            receiptSigner: signer.addr,
            blockHashSource: address(source),
            manifestHash: MANIFEST,
            contestWindow: CONTEST_WINDOW,
            answerWindow: ANSWER_WINDOW,
            continueWindow: CONTINUE_WINDOW,
            judgeWindow: uint32(committee.longestCase(1)),
            rounds: 1,
            minAmount: 1,
            maxAmount: 1_000 * USDC,
            bond: BOND,
            fee: FEE,
            answerCost: ANSWER_COST,
            penalty: PENALTY,
            relayCap: RELAY_CAP,
            bounds: Bounds({subject: true, maxAge: 300, minItems: 3}),
            procedure: defaultProcedure(),
            settlement: TABLE,
            salt: 0
        });
    }

    /// @dev Two direct requirements, both must pass, three seats.
    function defaultProcedure() internal pure returns (Procedure memory) {
        return Procedure({
            requirements: 2,
            judges: 0,
            judged: 0,
            maxDissents: 0,
            runs: 0,
            burden: Burden.Payer,
            policy: UnresolvedPolicy.UnresolvedRuling,
            rule: OutcomeRule.AllMustPass,
            thresholdBps: 0,
            weights: 0,
            panel: 3
        });
    }

    function publish(Terms memory terms) internal returns (IOffer) {
        vm.prank(terms.seller);
        return IOffer(factory.publish(terms));
    }

    // --- payments ---

    function pay(uint256 amount) internal returns (Paid memory) {
        return pay(offer, payer, amount);
    }

    /// @dev An ERC-3009 payment in a block of its own, proven by the logs that the token really wrote.
    function pay(IOffer to, Account memory from, uint256 amount) internal returns (Paid memory paid) {
        bytes32 nonce = keccak256(abi.encode("payment", ++_nonces));
        bytes32 digest =
            authorizationDigest(token, TRANSFER_TYPEHASH, from.addr, address(to), amount, 0, type(uint256).max, nonce);
        bytes memory signature = sign(from.key, digest);
        vm.recordLogs();
        token.transferWithAuthorization(from.addr, address(to), amount, 0, type(uint256).max, nonce, signature);
        return _paid(from, amount, nonce, vm.getRecordedLogs());
    }

    /// @dev A plain ERC-20 transfer in a block of its own.
    function payPlainly(IOffer to, Account memory from, uint256 amount) internal returns (Paid memory paid) {
        vm.recordLogs();
        vm.prank(from.addr);
        token.transfer(address(to), amount);
        return _paid(from, amount, 0, vm.getRecordedLogs());
    }

    /// @dev Proof of the last of `logs`, in the block that ends here.
    function _paid(Account memory from, uint256 amount, bytes32 nonce, Vm.Log[] memory logs)
        internal
        returns (Paid memory paid)
    {
        uint256 number = vm.getBlockNumber();
        paid.payer = from;
        paid.amount = amount;
        paid.nonce = nonce;
        paid.time = timestamp();
        bytes32 blockHash;
        (paid.proof, blockHash) = ReceiptBuilder.build(logs, logs.length - 1, number, paid.time);
        paid.key = keccak256(abi.encode(blockHash, uint256(0), logs.length - 1));
        source.set(number, blockHash);
        vm.roll(number + 1);
    }

    // --- receipts ---

    /// @dev A delivery that keeps every bound.
    function deliveryFor(Paid memory paid) internal pure returns (Delivery memory) {
        return Delivery({
            payer: paid.payer.addr,
            paymentRef: paid.nonce == 0 ? paid.key : paid.nonce,
            requestHash: REQUEST,
            responseHash: keccak256(BODY),
            requestSubject: keccak256("subject"),
            responseSubject: keccak256("subject"),
            servedAt: uint64(paid.time),
            dataTime: uint64(paid.time),
            itemCount: 3
        });
    }

    function signDelivery(Delivery memory delivery) internal view returns (bytes memory) {
        return signDelivery(offer, signer, delivery);
    }

    function signDelivery(IOffer of_, Account memory by, Delivery memory delivery)
        internal
        view
        returns (bytes memory)
    {
        return sign(by.key, of_.deliveryDigest(delivery));
    }

    // --- cases ---

    function statementOf(Claim claim) internal pure returns (Contest memory) {
        return Contest({claim: claim, requestHash: REQUEST, evidenceHash: keccak256("evidence"), relayFee: 0});
    }

    /// @dev The payer's authorization of bond and relay fee.
    function authorizeBond(IOffer of_, Paid memory paid, Contest memory statement, bytes32 deliveryHash)
        internal
        view
        returns (Authorization memory)
    {
        bytes32 nonce = of_.bondNonce(paid.key, statement, deliveryHash);
        uint256 value = of_.terms().bond + statement.relayFee;
        return authorize(paid.payer, value, nonce);
    }

    function authorize(Account memory from, uint256 value, bytes32 nonce) internal view returns (Authorization memory) {
        bytes32 digest =
            authorizationDigest(token, RECEIVE_TYPEHASH, from.addr, address(vault), value, 0, type(uint256).max, nonce);
        return Authorization({validAfter: 0, validBefore: type(uint256).max, signature: sign(from.key, digest)});
    }

    /// @dev EIP-2612, of the Vault.
    function permitOf(Account memory owner, uint256 value) internal view returns (Permit memory permit) {
        bytes32 typehash =
            keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 structHash = keccak256(
            abi.encode(typehash, owner.addr, address(vault), value, token.nonces(owner.addr), type(uint256).max)
        );
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", token.DOMAIN_SEPARATOR(), structHash));
        (permit.value, permit.deadline) = (value, type(uint256).max);
        (permit.v, permit.r, permit.s) = vm.sign(owner.key, digest);
    }

    function contestNotDelivered(Paid memory paid) internal returns (bytes32) {
        Contest memory statement = statementOf(Claim.NotDelivered);
        Delivery memory none;
        return contest(offer, paid, statement, none, "");
    }

    function contestNotConforming(Paid memory paid) internal returns (bytes32) {
        return contestNotConforming(paid, deliveryFor(paid));
    }

    function contestNotConforming(Paid memory paid, Delivery memory delivery) internal returns (bytes32) {
        return contest(offer, paid, statementOf(Claim.NotConforming), delivery, signDelivery(delivery));
    }

    /// @dev Sent by the relayer; all of it is prepared before the call, so that a caller may expect a revert of it.
    function contest(
        IOffer of_,
        Paid memory paid,
        Contest memory statement,
        Delivery memory delivery,
        bytes memory signature
    ) internal returns (bytes32) {
        bytes32 deliveryHash = statement.claim == Claim.NotConforming ? hashOf(delivery) : bytes32(0);
        Authorization memory bond = authorizeBond(of_, paid, statement, deliveryHash);
        if (_contestError.length != 0) {
            vm.expectRevert(_contestError);
            delete _contestError;
        }
        vm.prank(relayer.addr);
        return of_.contest(statement, paid.proof, delivery, signature, bond);
    }

    /// @dev The next `contest` must revert so.
    function expectContestRevert(bytes memory revertData) internal {
        _contestError = revertData;
    }

    /// @dev EIP-712 struct hash of a Delivery, computed apart from the contract's library.
    function hashOf(Delivery memory d) internal pure returns (bytes32) {
        bytes32 typehash = keccak256(
            "Delivery(address payer,bytes32 paymentRef,bytes32 requestHash,bytes32 responseHash,bytes32 requestSubject,bytes32 responseSubject,uint64 servedAt,uint64 dataTime,uint32 itemCount)"
        );
        return keccak256(
            abi.encode(
                typehash,
                d.payer,
                d.paymentRef,
                d.requestHash,
                d.responseHash,
                d.requestSubject,
                d.responseSubject,
                d.servedAt,
                d.dataTime,
                d.itemCount
            )
        );
    }

    function answerPlainly(bytes32 caseId) internal {
        Delivery memory none;
        vm.prank(seller.addr);
        offer.answer(caseId, none, "", "", 0);
    }

    function disclose(Paid memory paid) internal {
        Delivery memory delivery = deliveryFor(paid);
        bytes memory signature = signDelivery(delivery);
        vm.prank(seller.addr);
        offer.answer(paid.key, delivery, signature, BODY, 0);
    }

    /// @dev Contested as NotConforming, answered, with the committee.
    function frozenCase(uint256 amount) internal returns (Paid memory paid) {
        paid = pay(amount);
        contestNotConforming(paid);
        answerPlainly(paid.key);
        offer.freeze(paid.key);
    }

    /// @dev All three seats observe the same and sign: draw, commitments, openings, ruling, delivery.
    function ruleByCommittee(uint256 disputeID, uint256 observations) internal {
        uint256 drawBlock = committee.disputes(disputeID).drawBlock;
        // A block keeps its hash, and the chain never goes back: payments may have filled the draw block meanwhile.
        if (source.blockHash(drawBlock) == 0) source.set(drawBlock, keccak256("draw"));
        if (vm.getBlockNumber() <= drawBlock) vm.roll(drawBlock + 1);
        Brief memory brief = briefOf(disputeID);
        bytes32 briefHash = keccak256(abi.encode(brief));
        address[] memory drawn = committee.previewSeats(disputeID, brief);
        SignedSeat[] memory signed = new SignedSeat[](drawn.length);
        for (uint8 i = 0; i < drawn.length; ++i) {
            signed[i].opening =
                Opening({observations: observations, transcript: 0, salt: bytes32(uint256(i)), claimsRoot: 0});
            signed[i].commitment = committee.commitmentOf(disputeID, 0, i, signed[i].opening);
            bytes32 digest = committee.commitmentDigest(disputeID, 0, i, briefHash, signed[i].commitment, 0);
            signed[i].signature = sign(validatorKey(drawn[i]), digest);
        }
        committee.ruleBySignatures(disputeID, brief, signed);
    }

    /// @dev What the dispute's Offer asked the committee.
    function briefOf(uint256 disputeID) internal view returns (Brief memory) {
        IOffer asking = IOffer(committee.disputes(disputeID).arbitrable);
        bytes32 caseId = asking.caseOf(disputeID);
        Case memory found = asking.cases(caseId);
        Terms memory terms = asking.terms();
        return Brief({
            version: 2,
            rounds: terms.rounds,
            manifestHash: terms.manifestHash,
            evidenceRoot: found.evidenceRoot,
            caseId: caseId,
            payer: found.payer,
            payee: terms.seller,
            feeRefund: found.payer,
            procedure: terms.procedure
        });
    }

    function validatorKey(address validator) internal view returns (uint256) {
        for (uint256 i = 0; i < validators.length; ++i) {
            if (validators[i].addr == validator) return validators[i].key;
        }
        revert("no such validator");
    }

    function stateOf(bytes32 caseId) internal view returns (uint256) {
        return uint256(offer.cases(caseId).state);
    }

    /// @dev To the Offer in use.
    function addStake(uint256 amount) internal {
        bytes32 salt = keccak256(abi.encode("stake", ++_nonces));
        Authorization memory authorization = authorize(seller, amount, vault.stakeNonce(address(offer), salt));
        vault.stake(address(offer), amount, salt, authorization);
    }

    function balance(address account) internal view returns (uint256) {
        return token.balanceOf(account);
    }
}
