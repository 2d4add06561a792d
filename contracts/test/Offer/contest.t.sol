// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization, Case, CaseState, Claim, Contest, Delivery, IOffer, Terms} from "../../src/interfaces/IOffer.sol";
import {IEvidence} from "../../src/interfaces/IEvidence.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {Hold} from "../../src/interfaces/IVault.sol";
import {PaymentProof} from "../../src/libraries/PaymentProof.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {Vm} from "../base/Vm.sol";
import {Wallet} from "../mocks/Wallet.sol";

contract ContestTest is EscrowTest {
    function test_contest_succeeds_withEveryEvent_forNotConforming() public {
        addStake(100 * USDC);
        Paid memory paid = pay(100 * USDC);
        Delivery memory delivery = deliveryFor(paid);
        bytes memory signature = signDelivery(delivery);
        Contest memory statement = statementOf(Claim.NotConforming);
        Authorization memory bond = authorizeBond(offer, paid, statement, hashOf(delivery));
        uint64 answerBy = uint64(timestamp() + ANSWER_WINDOW);
        uint64 judgeBy = uint64(answerBy + CONTINUE_WINDOW + committee.longestCase(1));

        vm.expectEmit(address(offer));
        emit IOffer.Contested(
            paid.key, payer.addr, Claim.NotConforming, 100 * USDC, BOND, FEE + RELAY_CAP + PENALTY, answerBy, judgeBy
        );
        vm.expectEmit(address(offer));
        emit IOffer.DeliveryRecorded(paid.key, hashOf(delivery), delivery, signature);
        vm.expectEmit(address(offer));
        emit IOffer.RequestRecorded(paid.key, REQUEST, statement.evidenceHash);
        vm.expectEmit(address(offer));
        emit IEvidence.Evidence(
            IArbitrator(address(committee)),
            uint256(paid.key),
            payer.addr,
            string.concat("ipfs://f01551b20", _digits(statement.evidenceHash))
        );
        bytes32 caseId = offer.contest(statement, paid.proof, delivery, signature, bond);

        Case memory found = offer.cases(caseId);
        assertEq(uint256(found.state), uint256(CaseState.Contested), "state");
        assertEq(found.payer, payer.addr, "payer");
        assertEq(found.openedAt, timestamp(), "opened at");
        assertEq(found.answerBy, answerBy, "answer by");
        assertEq(found.continueBy, 0, "continue by");
        assertEq(found.judgeBy, judgeBy, "judge by");
        assertEq(found.amount, 100 * USDC, "amount");
        assertEq(found.paymentRef, paid.nonce, "payment reference");
        assertEq(found.deliveryHash, hashOf(delivery), "delivery hash");
        assertEq(
            found.evidenceRoot,
            keccak256(
                abi.encode(MANIFEST, caseId, Claim.NotConforming, REQUEST, hashOf(delivery), statement.evidenceHash)
            ),
            "evidence root"
        );
        assertEq(offer.locked(), 100 * USDC, "locked");
        assertEq(offer.caseCount(), 1, "case count");
        assertEq(offer.caseAccumulator(), keccak256(abi.encode(bytes32(0), caseId)), "accumulator");
        assertEq(balance(address(vault)), BOND + 100 * USDC, "bond and stake in the vault");
    }

    function test_contest_succeeds_forNotDelivered_ignoringDelivery() public {
        Paid memory paid = pay(100 * USDC);
        contestNotDelivered(paid);
        assertEq(stateOf(paid.key), uint256(CaseState.Contested), "state");
        assertEq(offer.cases(paid.key).deliveryHash, bytes32(0), "delivery hash");
    }

    function test_contest_succeeds_forPlainTransfer_namedByItsKey() public {
        Paid memory paid = payPlainly(offer, payer, 7 * USDC);
        contestNotConforming(paid);
        assertEq(offer.cases(paid.key).paymentRef, paid.key, "payment reference");
    }

    function test_contest_succeeds_repayingTheRelayer() public {
        Paid memory paid = pay(100 * USDC);
        Contest memory statement = statementOf(Claim.NotDelivered);
        statement.relayFee = RELAY_CAP;
        Delivery memory none;
        uint256 before = balance(payer.addr);
        contest(offer, paid, statement, none, "");
        assertEq(balance(relayer.addr), RELAY_CAP, "relayer");
        assertEq(before - balance(payer.addr), BOND + RELAY_CAP, "payer");
        Hold memory hold = vault.holds(address(offer), paid.key);
        assertEq(hold.bond, BOND, "bond held");
        assertEq(hold.relayFee, RELAY_CAP, "relay fee noted");
    }

    function test_contest_succeeds_forContractPayer_bySmartWalletSignature() public {
        Account memory owner = makeAccount("owner");
        Wallet wallet = new Wallet(owner.addr);
        Account memory walletPayer = Account({addr: address(wallet), key: owner.key});
        token.mint(address(wallet), 100 * USDC);
        Paid memory paid = pay(offer, walletPayer, 50 * USDC);
        contestNotDelivered(paid);
        assertEq(offer.cases(paid.key).payer, address(wallet), "payer");
        assertEq(balance(address(wallet)), 45 * USDC, "bond taken from the wallet");
    }

    function test_contest_reverts_whenSomebodyElseAuthorizesTheBond() public {
        Paid memory paid = pay(100 * USDC);
        paid.payer.key = stranger.key;
        expectContestRevert(abi.encodeWithSignature("Error(string)", "FiatTokenV2: invalid signature"));
        contestNotDelivered(paid);
    }

    function test_contest_reverts_whenTheStatementIsNotTheSignedOne() public {
        Paid memory paid = pay(100 * USDC);
        Contest memory statement = statementOf(Claim.NotDelivered);
        Authorization memory bond = authorizeBond(offer, paid, statement, 0);
        Delivery memory none;
        bytes32 evidence = statement.evidenceHash;
        statement.evidenceHash = keccak256("other evidence");
        vm.expectRevert("FiatTokenV2: invalid signature");
        offer.contest(statement, paid.proof, none, "", bond);
        statement.evidenceHash = evidence;
        statement.requestHash = keccak256("other request");
        vm.expectRevert("FiatTokenV2: invalid signature");
        offer.contest(statement, paid.proof, none, "", bond);
    }

    function test_contest_succeeds_atTheLastSecond() public {
        Paid memory paid = pay(100 * USDC);
        vm.warp(paid.time + CONTEST_WINDOW);
        contestNotDelivered(paid);
        assertEq(stateOf(paid.key), uint256(CaseState.Contested), "state");
    }

    function test_contest_reverts_oneSecondAfterTheWindow() public {
        Paid memory paid = pay(100 * USDC);
        uint256 deadline = paid.time + CONTEST_WINDOW;
        vm.warp(deadline + 1);
        expectContestRevert(abi.encodeWithSelector(IOffer.DeadlinePassed.selector, deadline + 1, deadline));
        contestNotDelivered(paid);
    }

    function test_contest_reverts_theSecondTime_evenAfterSettlement() public {
        Paid memory paid = pay(100 * USDC);
        contestNotDelivered(paid);
        expectContestRevert(abi.encodeWithSelector(IOffer.PaymentAlreadyContested.selector, paid.key));
        contestNotDelivered(paid);
        vm.prank(seller.addr);
        offer.concede(paid.key);
        expectContestRevert(abi.encodeWithSelector(IOffer.PaymentAlreadyContested.selector, paid.key));
        contestNotDelivered(paid);
    }

    function test_contest_reverts_outsideTheAmountRange() public {
        Terms memory terms = defaultTerms();
        terms.minAmount = 10;
        terms.maxAmount = 20;
        terms.penalty = 0;
        offer = publish(terms);
        Paid memory low = pay(9);
        expectContestRevert(abi.encodeWithSelector(IOffer.AmountOutOfRange.selector, 9, 10, 20));
        contestNotDelivered(low);
        Paid memory high = pay(21);
        expectContestRevert(abi.encodeWithSelector(IOffer.AmountOutOfRange.selector, 21, 10, 20));
        contestNotDelivered(high);
        contestNotDelivered(pay(10));
        contestNotDelivered(pay(20));
        assertEq(offer.caseCount(), 2, "both ends are covered");
    }

    function test_contest_reverts_withoutClaim() public {
        Paid memory paid = pay(100 * USDC);
        Delivery memory none;
        Contest memory statement = statementOf(Claim.None);
        expectContestRevert(abi.encodeWithSelector(IOffer.ClaimInvalid.selector, Claim.None));
        contest(offer, paid, statement, none, "");
    }

    function test_contest_reverts_aboveTheRelayCap() public {
        Paid memory paid = pay(100 * USDC);
        Contest memory statement = statementOf(Claim.NotDelivered);
        statement.relayFee = RELAY_CAP + 1;
        Delivery memory none;
        expectContestRevert(abi.encodeWithSelector(IOffer.RelayFeeTooHigh.selector, RELAY_CAP + 1, RELAY_CAP));
        contest(offer, paid, statement, none, "");
    }

    function test_contest_reverts_whenTheDeliveryNamesAnotherPayer() public {
        Paid memory paid = pay(100 * USDC);
        Delivery memory delivery = deliveryFor(paid);
        delivery.payer = stranger.addr;
        expectContestRevert(abi.encodeWithSelector(IOffer.DeliveryPayerMismatch.selector, stranger.addr, payer.addr));
        contestNotConforming(paid, delivery);
    }

    function test_contest_reverts_whenTheDeliveryNamesAnotherPayment() public {
        Paid memory paid = pay(100 * USDC);
        Paid memory earlier = pay(100 * USDC);
        Delivery memory delivery = deliveryFor(earlier);
        expectContestRevert(
            abi.encodeWithSelector(IOffer.DeliveryReferenceMismatch.selector, earlier.nonce, paid.nonce)
        );
        contestNotConforming(paid, delivery);
    }

    function test_contest_reverts_whenTheRequestIsNotTheDeliverys() public {
        Paid memory paid = pay(100 * USDC);
        Delivery memory delivery = deliveryFor(paid);
        delivery.requestHash = keccak256("another request");
        expectContestRevert(
            abi.encodeWithSelector(IOffer.DeliveryRequestMismatch.selector, REQUEST, delivery.requestHash)
        );
        contestNotConforming(paid, delivery);
    }

    function test_contest_reverts_whenAStrangerSignedTheDelivery() public {
        Paid memory paid = pay(100 * USDC);
        Delivery memory delivery = deliveryFor(paid);
        bytes memory signature = signDelivery(offer, stranger, delivery);
        Contest memory statement = statementOf(Claim.NotConforming);
        expectContestRevert(abi.encodeWithSelector(IOffer.DeliverySignerInvalid.selector, stranger.addr));
        contest(offer, paid, statement, delivery, signature);
        expectContestRevert(abi.encodeWithSelector(IOffer.DeliverySignerInvalid.selector, address(0)));
        contest(offer, paid, statement, delivery, "");
    }

    function test_contest_reverts_withADeliveryOfAnotherOffer() public {
        Paid memory paid = pay(100 * USDC);
        Terms memory terms = defaultTerms();
        terms.salt = bytes32(uint256(1));
        IOffer twin = publish(terms);
        Delivery memory delivery = deliveryFor(paid);
        bytes memory signature = signDelivery(twin, signer, delivery);
        Contest memory statement = statementOf(Claim.NotConforming);
        bytes32 deliveryHash = hashOf(delivery);
        Authorization memory bond = authorizeBond(offer, paid, statement, deliveryHash);
        vm.expectPartialRevert(IOffer.DeliverySignerInvalid.selector);
        offer.contest(statement, paid.proof, delivery, signature, bond);
    }

    function test_contest_reverts_onAPaymentToAnotherOffer() public {
        Terms memory terms = defaultTerms();
        terms.salt = bytes32(uint256(1));
        IOffer twin = publish(terms);
        Paid memory paid = pay(twin, payer, 100 * USDC);
        expectContestRevert(abi.encodeWithSelector(PaymentProof.WrongRecipient.selector, address(twin), address(offer)));
        contestNotDelivered(paid);
    }

    /// @dev What enters or leaves the Vault is never a payment: its recipient is no Offer, and as a sender it is refused.
    function test_contest_reverts_onABondsOwnTransfer() public {
        Paid memory paid = pay(100 * USDC);
        vm.recordLogs();
        contestNotDelivered(paid);
        Paid memory bond = _paid(payer, BOND, 0, _onlyTransfers());
        expectContestRevert(
            abi.encodeWithSelector(PaymentProof.WrongRecipient.selector, address(vault), address(offer))
        );
        contestNotDelivered(bond);
    }

    function test_contest_reverts_onAStakesOwnTransfer() public {
        vm.recordLogs();
        addStake(10 * USDC);
        Paid memory staked = _paid(seller, 10 * USDC, 0, _onlyTransfers());
        expectContestRevert(
            abi.encodeWithSelector(PaymentProof.WrongRecipient.selector, address(vault), address(offer))
        );
        contestNotDelivered(staked);
    }

    function test_contest_reverts_whenTheVaultOrTheOfferPaid() public {
        vm.prank(payer.addr);
        token.transfer(address(vault), USDC);
        Paid memory fromVault = payPlainly(offer, Account({addr: address(vault), key: payer.key}), USDC);
        expectContestRevert(abi.encodeWithSelector(IOffer.PayerInvalid.selector, address(vault)));
        contestNotDelivered(fromVault);
        Paid memory fromItself = payPlainly(offer, Account({addr: address(offer), key: payer.key}), USDC);
        expectContestRevert(abi.encodeWithSelector(IOffer.PayerInvalid.selector, address(offer)));
        contestNotDelivered(fromItself);
    }

    function test_contest_reverts_onAMint() public {
        vm.recordLogs();
        token.mint(address(offer), USDC);
        Paid memory minted = _paid(Account({addr: address(0), key: payer.key}), USDC, 0, _onlyTransfers());
        expectContestRevert(abi.encodeWithSelector(IOffer.PayerInvalid.selector, address(0)));
        contestNotDelivered(minted);
    }

    function test_contest_reverts_onTheImplementation() public {
        Paid memory paid = pay(100 * USDC);
        Contest memory statement = statementOf(Claim.NotDelivered);
        Delivery memory none;
        Authorization memory bond = authorizeBond(offer, paid, statement, 0);
        IOffer implementation = IOffer(factory.implementation());
        vm.expectRevert(IOffer.NotAnOffer.selector);
        implementation.contest(statement, paid.proof, none, "", bond);
    }

    function test_verifyPayment_succeeds_asContestWould() public {
        Paid memory paid = pay(100 * USDC);
        assertEq(offer.verifyPayment(paid.proof).key, paid.key, "key");
        assertEq(offer.verifyPayment(paid.proof).nonce, paid.nonce, "nonce");
        contestNotDelivered(paid);
        vm.expectRevert(abi.encodeWithSelector(IOffer.PaymentAlreadyContested.selector, paid.key));
        offer.verifyPayment(paid.proof);
    }

    function _onlyTransfers() private returns (Vm.Log[] memory transfers) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        transfers = new Vm.Log[](1);
        for (uint256 i = 0; i < logs.length; ++i) {
            bool transfer = logs[i].topics[0] == keccak256("Transfer(address,address,uint256)");
            if (transfer && logs[i].emitter == address(token)) transfers[0] = logs[i];
        }
    }

    function _digits(bytes32 word) private pure returns (string memory) {
        return vm.replace(vm.toString(word), "0x", "");
    }
}
