// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Terms} from "../../src/interfaces/IOffer.sol";
import {ICommittee} from "../../src/interfaces/ICommittee.sol";
import {IOfferFactory} from "../../src/interfaces/IOfferFactory.sol";
import {Adjudication} from "../../src/libraries/Adjudication.sol";
import {SettlementTable} from "../../src/libraries/SettlementTable.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";

contract CheckTest is EscrowTest {
    Terms private t;

    function setUp() public override {
        super.setUp();
        t = defaultTerms();
        t.salt = bytes32(uint256(1));
    }

    function test_check_succeeds() public view {
        factory.check(t);
    }

    function test_publish_reverts_asCheckDoes() public {
        t.manifestHash = 0;
        vm.expectRevert(IOfferFactory.ManifestHashZero.selector);
        vm.prank(t.seller);
        factory.publish(t);
    }

    function test_check_reverts_withoutParties() public {
        t.seller = address(0);
        _refused(abi.encodeWithSelector(IOfferFactory.ZeroParty.selector));
        t.seller = seller.addr;
        t.receiptSigner = address(0);
        _refused(abi.encodeWithSelector(IOfferFactory.ZeroParty.selector));
    }

    function test_check_reverts_withoutCode() public {
        t.token = stranger.addr;
        _refused(abi.encodeWithSelector(IOfferFactory.NoCode.selector, stranger.addr));
        t.token = address(token);
        t.arbitrator = stranger.addr;
        _refused(abi.encodeWithSelector(IOfferFactory.NoCode.selector, stranger.addr));
        t.arbitrator = address(committee);
        t.blockHashSource = stranger.addr;
        _refused(abi.encodeWithSelector(IOfferFactory.NoCode.selector, stranger.addr));
    }

    function test_check_reverts_onSelfReference() public {
        address[9] memory sellers = [
            address(token),
            address(committee),
            address(source),
            address(vault),
            address(factory),
            factory.implementation(),
            factory.proceedings(),
            offer.many(),
            address(offer)
        ];
        for (uint256 i = 0; i < sellers.length; ++i) {
            t.seller = sellers[i];
            _refused(abi.encodeWithSelector(IOfferFactory.PartyInvalid.selector, sellers[i]));
        }
        t.seller = seller.addr;
        t.token = address(vault);
        _refused(abi.encodeWithSelector(IOfferFactory.PartyInvalid.selector, address(vault)));
        t.token = address(token);
        t.arbitrator = address(factory);
        _refused(abi.encodeWithSelector(IOfferFactory.PartyInvalid.selector, address(factory)));
        t.arbitrator = address(token);
        _refused(abi.encodeWithSelector(IOfferFactory.PartyInvalid.selector, address(token)));
    }

    function test_check_reverts_onWindows() public {
        t.contestWindow = 0;
        _refused(abi.encodeWithSelector(IOfferFactory.WindowZero.selector));
        t.contestWindow = CONTEST_WINDOW;
        t.answerWindow = 0;
        _refused(abi.encodeWithSelector(IOfferFactory.WindowZero.selector));
        t.answerWindow = ANSWER_WINDOW;
        t.continueWindow = 0;
        _refused(abi.encodeWithSelector(IOfferFactory.WindowZero.selector));
        t.continueWindow = CONTINUE_WINDOW;
        t.judgeWindow = 0;
        _refused(abi.encodeWithSelector(IOfferFactory.WindowZero.selector));
    }

    function test_check_boundary_windowsAgainstTheUnstakeDelay() public {
        // Of many payments the sample is drawn within one answer window and answered within another.
        uint32 rest = 2 * ANSWER_WINDOW + CONTINUE_WINDOW + t.judgeWindow;
        t.contestWindow = 30 days - rest;
        _refused(abi.encodeWithSelector(IOfferFactory.WindowsTooLong.selector, 30 days, 30 days));
        t.contestWindow -= 1;
        factory.check(t);
    }

    function test_check_boundary_judgeWindow() public {
        uint32 longest = uint32(committee.longestCase(1));
        t.judgeWindow = longest - 1;
        _refused(abi.encodeWithSelector(IOfferFactory.JudgeWindowTooShort.selector, longest - 1, longest));
    }

    function test_check_boundary_rounds() public {
        t.rounds = 0;
        _refused(abi.encodeWithSelector(IOfferFactory.RoundsOutOfRange.selector, 0, 4));
        t.rounds = 5;
        _refused(abi.encodeWithSelector(IOfferFactory.RoundsOutOfRange.selector, 5, 4));
        t.rounds = 1;
        factory.check(t);
        t.rounds = 4;
        t.judgeWindow = uint32(committee.longestCase(4));
        factory.check(t);
    }

    /// @dev The committee is asked for as many rounds as the terms allow.
    function test_check_boundary_judgeWindow_coversEveryRound() public {
        t.rounds = 3;
        uint256 longest = committee.longestCase(3);
        // Seconds of a few windows.
        // forge-lint: disable-start(unsafe-typecast)
        t.judgeWindow = uint32(longest - 1);
        _refused(abi.encodeWithSelector(IOfferFactory.JudgeWindowTooShort.selector, longest - 1, longest));
        t.judgeWindow = uint32(longest);
        // forge-lint: disable-end(unsafe-typecast)
        factory.check(t);
    }

    function test_check_succeeds_onAnyRounds_underAnotherArbitrator() public {
        t.arbitrator = address(new NativeArbitrator());
        t.rounds = 4;
        t.judgeWindow = 1;
        factory.check(t);
    }

    function test_check_reverts_onAPartialRowOfARequirementThatIsNone() public {
        t.settlement = abi.encodePacked(t.settlement, hex"8104138827100101");
        _refused(abi.encodeWithSelector(SettlementTable.MaskOutOfRange.selector, 4, 3));
        t.settlement[105] = 0x03;
        factory.check(t);
    }

    function test_check_reverts_onAmounts() public {
        t.minAmount = 0;
        _refused(abi.encodeWithSelector(IOfferFactory.AmountsInvalid.selector, 0, t.maxAmount));
        t.minAmount = t.maxAmount + 1;
        _refused(abi.encodeWithSelector(IOfferFactory.AmountsInvalid.selector, t.minAmount, t.maxAmount));
        t.minAmount = 1;
        t.maxAmount = 1 << 96;
        _refused(abi.encodeWithSelector(IOfferFactory.AmountsInvalid.selector, 1, t.maxAmount));
    }

    function test_check_boundary_bond() public {
        uint256 needed = FEE + 2 * ANSWER_COST;
        t.bond = needed;
        factory.check(t);
        t.bond = needed - 1;
        _refused(abi.encodeWithSelector(IOfferFactory.BondTooLow.selector, needed - 1, needed));
        t.bond = 1 << 96;
        _refused(abi.encodeWithSelector(IOfferFactory.BondTooHigh.selector, 1 << 96, type(uint96).max));
    }

    function test_check_reverts_onCostsThatWouldOverflow() public {
        t.answerCost = type(uint256).max;
        _refused(abi.encodeWithSelector(IOfferFactory.BondTooLow.selector, BOND, type(uint256).max));
        t.answerCost = ANSWER_COST;
        t.fee = type(uint256).max;
        _refused(abi.encodeWithSelector(IOfferFactory.BondTooLow.selector, BOND, type(uint256).max));
    }

    function test_check_reverts_withoutAnyBond() public {
        NativeArbitrator native = new NativeArbitrator();
        t.arbitrator = address(native);
        t.fee = 0;
        t.answerCost = 0;
        t.relayCap = 0;
        t.bond = 0;
        _refused(abi.encodeWithSelector(IOfferFactory.BondTooLow.selector, 0, 1));
        t.bond = 1;
        factory.check(t);
    }

    function test_check_reverts_onAnotherFeeThanTheArbitrators() public {
        t.fee = FEE + 1;
        _refused(abi.encodeWithSelector(IOfferFactory.FeeMismatch.selector, FEE + 1, FEE));
        t.fee = FEE - 1;
        _refused(abi.encodeWithSelector(IOfferFactory.FeeMismatch.selector, FEE - 1, FEE));
    }

    function test_check_boundary_relayCap() public {
        t.relayCap = BOND;
        factory.check(t);
        t.relayCap = BOND + 1;
        _refused(abi.encodeWithSelector(IOfferFactory.RelayCapTooHigh.selector, BOND + 1, BOND));
    }

    function test_check_boundary_penalty() public {
        t.penalty = 10 * t.maxAmount;
        factory.check(t);
        t.penalty += 1;
        _refused(abi.encodeWithSelector(IOfferFactory.PenaltyTooHigh.selector, t.penalty, 10 * t.maxAmount));
    }

    function test_check_reverts_onProcedureAndSettlement() public {
        t.procedure.panel = 2;
        _refused(abi.encodeWithSelector(Adjudication.PanelEven.selector, 2));
        t.procedure.panel = 3;
        t.settlement = hex"00";
        _refused(abi.encodeWithSelector(SettlementTable.TableLengthInvalid.selector, 1, 104, 232));
    }

    function _refused(bytes memory reason) private {
        Terms memory terms = t;
        vm.expectRevert(reason);
        factory.check(terms);
    }
}
