// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization, Claim, Contest, Delivery, IOffer, Terms} from "../../src/interfaces/IOffer.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {PaymentProof, Proof} from "../../src/libraries/PaymentProof.sol";
import {ProvenHeader} from "../../src/libraries/ProvenHeader.sol";
import {IFiatToken} from "../base/FiatToken.sol";
import {ReceiptBuilder} from "../base/ReceiptBuilder.sol";
import {SheetTest} from "../base/SheetTest.sol";
import {Vm} from "../base/Vm.sol";

/// @dev Payments that never were. Others' money lies in the Offer and must not be refunded for them; the attacker would
/// even bring the bond.
contract ForgeryAttackTest is SheetTest {
    bytes32 private constant TRANSFER = keccak256("Transfer(address,address,uint256)");

    function setUp() public override {
        super.setUp();
        pay(500 * USDC);
        addStake(50 * USDC);
    }

    function test_contest_refusesABlockThatNobodyVouchesFor() public {
        (Proof memory proof, bytes32 blockHash) = _build(_log(address(token), attacker.addr, address(offer)));
        _refuses(proof, blockHash, ProvenHeader.BlockHashUnknown.selector, "no such block");
        source.set(vm.getBlockNumber(), keccak256("the real one"));
        _refuses(proof, blockHash, ProvenHeader.HeaderMismatch.selector, "another block of that number");
    }

    /// @dev The block is real, the payment in it was of one unit.
    function test_contest_refusesAnInflatedAmount() public {
        Paid memory paid = pay(offer, attacker, 1);
        Vm.Log memory inflated = _log(address(token), attacker.addr, address(offer));
        (Proof memory forged,) = _build(inflated);
        forged.header = paid.proof.header;
        _refuses(forged, keccak256(forged.header), PaymentProof.ReceiptNotProven.selector, "another receipt");
        forged = paid.proof;
        forged.nodes[0][forged.nodes[0].length - 1] ^= 0x01;
        _refuses(forged, keccak256(forged.header), PaymentProof.ReceiptNotProven.selector, "one bit of the receipt");
        forged.nodes[0][forged.nodes[0].length - 1] ^= 0x01;
        forged.txIndex = 1;
        _refuses(forged, keccak256(forged.header), PaymentProof.ReceiptNotProven.selector, "another index");
    }

    /// @dev Blocks that exist, with logs that look like a payment.
    function test_contest_refusesLogsThatAreNoPaymentHere() public {
        IFiatToken counterfeit = deployFiatToken();
        _refusesLog(
            _log(address(counterfeit), attacker.addr, address(offer)), PaymentProof.WrongToken.selector, "token"
        );
        IOffer second = _second();
        _refusesLog(_log(address(token), attacker.addr, address(second)), PaymentProof.WrongRecipient.selector, "offer");
        Vm.Log memory log = _log(address(token), attacker.addr, address(offer));
        log.topics[0] = keccak256("Approval(address,address,uint256)");
        _refusesLog(log, PaymentProof.NotATransfer.selector, "event");
        log = _log(address(token), attacker.addr, address(offer));
        log.data = abi.encode(0);
        _refusesLog(log, PaymentProof.ZeroAmount.selector, "nothing");
        log.data = abi.encode(2_000 * USDC);
        _refusesLog(log, IOfferLog.AmountOutOfRange.selector, "more than the promise covers");
        _refusesLog(_log(address(token), address(0), address(offer)), IOfferLog.PayerInvalid.selector, "minted");
        _refusesLog(_log(address(token), address(vault), address(offer)), IOfferLog.PayerInvalid.selector, "vault");
        _refusesLog(_log(address(token), address(offer), address(offer)), IOfferLog.PayerInvalid.selector, "itself");
    }

    /// @dev Another's real payment, with the attacker's bond and for the attacker's good.
    function test_contest_refusesToContestForAnother() public {
        Paid memory paid = pay(100 * USDC);
        Contest memory statement = statementOf(Claim.NotDelivered);
        bytes32 nonce = offer.bondNonce(paid.key, statement, 0);
        Authorization memory bond = authorize(attacker, BOND, nonce);
        Delivery memory none;
        refused(
            attacker.addr,
            address(offer),
            abi.encodeCall(IOfferEscrow.contest, (statement, paid.proof, none, "", bond)),
            bytes4(keccak256("Error(string)")),
            "another's payment"
        );
    }

    function _second() private returns (IOffer) {
        Terms memory terms = defaultTerms();
        terms.salt = keccak256("second");
        return publish(terms);
    }

    /// @dev The block is made known, so that only the log can be the reason.
    function _refusesLog(Vm.Log memory log, bytes4 reason, string memory what) private {
        (Proof memory proof, bytes32 blockHash) = _build(log);
        source.set(vm.getBlockNumber(), blockHash);
        vm.roll(vm.getBlockNumber() + 1);
        _refuses(proof, blockHash, reason, what);
    }

    function _refuses(Proof memory proof, bytes32 blockHash, bytes4 reason, string memory what) private {
        Contest memory statement = statementOf(Claim.NotDelivered);
        bytes32 key = keccak256(abi.encode(blockHash, proof.txIndex, proof.logIndex));
        Authorization memory bond = authorize(attacker, BOND, offer.bondNonce(key, statement, 0));
        Delivery memory none;
        bytes memory call = abi.encodeCall(IOfferEscrow.contest, (statement, proof, none, "", bond));
        refused(attacker.addr, address(offer), call, reason, what);
    }

    function _build(Vm.Log memory log) private view returns (Proof memory, bytes32) {
        Vm.Log[] memory logs = new Vm.Log[](1);
        logs[0] = log;
        return ReceiptBuilder.build(logs, 0, vm.getBlockNumber(), timestamp());
    }

    function _log(address emitter, address from, address to) private pure returns (Vm.Log memory log) {
        log.emitter = emitter;
        log.topics = new bytes32[](3);
        log.topics[0] = TRANSFER;
        log.topics[1] = bytes32(uint256(uint160(from)));
        log.topics[2] = bytes32(uint256(uint160(to)));
        log.data = abi.encode(500 * USDC);
    }
}
