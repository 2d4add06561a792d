// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Case, CaseState, Terms} from "../../src/interfaces/IOffer.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {IFiatToken} from "../base/FiatToken.sol";
import {LookingToken} from "../mocks/LookingToken.sol";
import {RoundCommittee} from "../mocks/RoundCommittee.sol";
import {AppealTestBase} from "./AppealTestBase.sol";

/// @dev The lock keeps acts out of a transfer, not looks: others may read Offer and Vault from within it, and must see what
/// holds afterwards.
contract MidTransferTest is AppealTestBase {
    uint256 private constant PRICE = 1_001;

    LookingToken private looking;

    function setUp() public override {
        super.setUp();
        looking = new LookingToken();
        token = IFiatToken(address(looking));
        token.mint(payer.addr, 1_000 * USDC);
        token.mint(seller.addr, 1_000 * USDC);
        rounds = new RoundCommittee(address(token), FEE);
        Terms memory terms = appealTerms();
        // The first requirement's failure alone is worth a third.
        terms.settlement = abi.encodePacked(terms.settlement, hex"81010d0513880000");
        offer = publish(terms);
    }

    function _look(bytes memory data) private {
        looking.look(address(offer), data);
    }

    function _lookAtVault(bytes memory data) private {
        looking.look(address(vault), data);
    }

    function _paidPlainly() private returns (Paid memory paid) {
        paid = payPlainly(offer, payer, PRICE);
        skip(1);
        offer.checkpoint();
    }

    function _frozenPlainly() private returns (Paid memory paid) {
        paid = _paidPlainly();
        contestNotConforming(paid);
        answerPlainly(paid.key);
        offer.freeze(paid.key);
    }

    function test_withdraw_showsWhatIsReceived() public {
        _paidPlainly();
        skip(CONTEST_WINDOW + 1);
        _look(abi.encodeCall(IOfferEscrow.received, ()));
        _look(abi.encodeCall(IOfferEscrow.withdrawable, ()));
        assertEq(offer.withdraw(), PRICE, "withdrawn");
        assertEq(looking.seen(0), abi.encode(PRICE), "received");
        assertEq(looking.seen(1), abi.encode(0), "nothing left");
    }

    function test_execute_showsTheSettledCase() public {
        Paid memory paid = _frozenPlainly();
        uint256 id = disputeOf(paid.key);
        rounds.decide(id, notHonored(1));
        vm.warp(rounds.disputes(id).appealBy + 1);
        rounds.executeRuling(id);
        _look(abi.encodeCall(IOfferEscrow.cases, (paid.key)));
        _look(abi.encodeCall(IOfferEscrow.locked, ()));
        _look(abi.encodeCall(IOfferEscrow.received, ()));
        _look(abi.encodeCall(IOfferEscrow.withdrawable, ()));
        offer.execute(paid.key);
        assertEq(offer.withdrawable(), PRICE - 333, "the seller's part");
        assertTrue(looking.stands(0), "case");
        assertTrue(looking.stands(1), "locked");
        assertTrue(looking.stands(2), "received");
        assertTrue(looking.stands(3), "withdrawable");
    }

    function test_freeze_showsTheFrozenCase_andThePaidFee() public {
        Paid memory paid = _paidPlainly();
        contestNotConforming(paid);
        answerPlainly(paid.key);
        _look(abi.encodeCall(IOfferEscrow.cases, (paid.key)));
        _lookAtVault(abi.encodeCall(IVault.holds, (address(offer), paid.key)));
        offer.freeze(paid.key);
        Case memory found = abi.decode(looking.seen(0), (Case));
        assertEq(uint256(found.state), uint256(CaseState.Frozen), "state");
        assertTrue(looking.stands(1), "hold");
    }

    function test_claim_showsNoCredit() public {
        Paid memory paid = _paidPlainly();
        contestNotDelivered(paid);
        skip(ANSWER_WINDOW + 1);
        looking.refuse(payer.addr);
        offer.freeze(paid.key);
        looking.refuse(address(0));
        assertEq(offer.credits(payer.addr), PRICE, "credit");
        _look(abi.encodeCall(IOfferEscrow.credits, (payer.addr)));
        _look(abi.encodeCall(IOfferEscrow.locked, ()));
        _look(abi.encodeCall(IOfferEscrow.received, ()));
        offer.claim(payer.addr);
        assertEq(looking.seen(0), abi.encode(0), "credit");
        assertEq(looking.seen(1), abi.encode(0), "locked");
        assertEq(looking.seen(2), abi.encode(PRICE), "received");
    }

    function test_vaultClaim_showsNoCredit() public {
        Paid memory paid = _paidPlainly();
        contestNotDelivered(paid);
        skip(ANSWER_WINDOW + 1);
        looking.refuse(payer.addr);
        offer.freeze(paid.key);
        looking.refuse(address(0));
        assertEq(vault.credits(address(token), payer.addr), BOND, "credit");
        _lookAtVault(abi.encodeCall(IVault.credits, (address(token), payer.addr)));
        vault.claim(address(token), payer.addr);
        assertEq(looking.seen(0), abi.encode(0), "credit");
    }

    function test_stake_showsTheStake_inAndOut() public {
        _lookAtVault(abi.encodeCall(IVault.unreservedStake, (address(offer))));
        addStake(7);
        assertEq(looking.seen(0), abi.encode(7), "in");
        vm.prank(seller.addr);
        vault.requestUnstake(address(offer), 3);
        skip(vault.UNSTAKE_DELAY() + 1);
        _lookAtVault(abi.encodeCall(IVault.unstakeRequest, (address(offer))));
        vm.prank(seller.addr);
        vault.unstake(address(offer));
        assertEq(looking.seen(0), abi.encode(4), "out");
        (uint256 announced,) = abi.decode(looking.seen(1), (uint256, uint64));
        assertEq(announced, 0, "nothing announced");
    }
}
