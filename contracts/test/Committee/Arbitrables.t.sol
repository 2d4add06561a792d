// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {IArbitratorV2} from "../../src/interfaces/IArbitratorV2.sol";
import {CommitteeTest, ICommitteeRecords} from "./CommitteeTestBase.sol";

/// @dev Written against ERC-792 alone: pays coin, appeals for whoever pays it, reads the ruling as one word.
contract ArbitrableV1 is IArbitrable {
    IArbitrator public immutable ARBITRATOR;
    bytes public extraData;
    uint256 public disputeID;
    uint256 public ruled;

    constructor(IArbitrator arbitrator, bytes memory extraData_) {
        ARBITRATOR = arbitrator;
        extraData = extraData_;
    }

    function dispute() external payable {
        disputeID = ARBITRATOR.createDispute{value: msg.value}(3, extraData);
    }

    function appeal(bytes calldata more) external payable {
        require(msg.value >= ARBITRATOR.appealCost(disputeID, extraData), "price");
        (uint256 start, uint256 end) = ARBITRATOR.appealPeriod(disputeID);
        require(start <= block.timestamp && block.timestamp <= end, "period");
        ARBITRATOR.appeal{value: msg.value}(disputeID, bytes.concat(extraData, more));
    }

    function rule(uint256 id, uint256 ruling) external {
        require(msg.sender == address(ARBITRATOR) && id == disputeID && ruled == 0, "rule");
        require(ruling == ARBITRATOR.currentRuling(id), "the ruling is readable");
        require(ARBITRATOR.disputeStatus(id) == IArbitrator.DisputeStatus.Solved, "and final");
        ruled = ruling;
        emit Ruling(ARBITRATOR, id, ruling);
    }
}

/// @dev Written against Kleros v2 alone: pays tokens, reads the ruling as three words.
contract ArbitrableV2 {
    IArbitratorV2 public immutable ARBITRATOR;
    uint256 public ruled;

    constructor(IArbitratorV2 arbitrator) {
        ARBITRATOR = arbitrator;
    }

    function dispute(IERC20 token, bytes calldata extraData) external returns (uint256) {
        uint256 cost = ARBITRATOR.arbitrationCost(extraData, token);
        token.approve(address(ARBITRATOR), cost);
        return ARBITRATOR.createDispute(3, extraData, token, cost);
    }

    function rule(uint256 id, uint256 ruling) external {
        require(msg.sender == address(ARBITRATOR), "sender");
        (uint256 current, bool tied, bool overridden) = ARBITRATOR.currentRuling(id);
        require(current == ruling && !tied && !overridden, "the ruling is readable");
        ruled = ruling;
    }
}

/// @dev Takes no coin.
contract CoinRefuser {
    receive() external payable {
        revert("no coin");
    }
}

/// @dev Claims again while it is paid.
contract ReentrantOwner {
    bool public refused;

    receive() external payable {
        (bool ok,) = msg.sender.call(abi.encodeWithSignature("claimNative(address)", address(this)));
        refused = !ok;
    }
}

contract CommitteeArbitrablesTest is CommitteeTest {
    function test_interfaceIds_areThePublished() external pure {
        assertEq(uint32(type(IArbitrator).interfaceId), 0x2ef5e458, "ERC-792");
        assertEq(uint32(type(IArbitratorV2).interfaceId), 0x059f1667, "Kleros v2");
    }

    function test_v1Arbitrable_disputesAndAppeals_inCoin() external {
        bytes memory extraData = _extraData();
        ArbitrableV1 v1 = new ArbitrableV1(IArbitrator(address(committee)), extraData);
        uint256 cost = IArbitrator(address(committee)).arbitrationCost(extraData);
        assertEq(cost, 3 * NATIVE_FEE, "cost");
        vm.deal(address(this), 1 ether);
        v1.dispute{value: cost}();
        uint256 id = v1.disputeID();
        ruleRound(id, PASS_FAIL);
        assertEq(v1.ruled(), 0, "open to an appeal");
        v1.appeal{value: 7 * NATIVE_FEE}(abi.encode(briefs[id].evidenceRoot));
        ruleRound(id, PASS_PASS);
        assertEq(v1.ruled(), 2, "ruled");
        assertEq(address(committee).balance, 10 * NATIVE_FEE, "all fees are the seats'");
        uint256 owed = 0;
        for (uint256 i = 0; i < registry.length; ++i) {
            owed += committee.nativeCredits(registry[i]);
        }
        assertEq(owed, 10 * NATIVE_FEE, "credited");
        assertEq(committee.accounted(), 0, "no tokens");
    }

    function test_v2Arbitrable_disputes_inTokens() external {
        ArbitrableV2 v2 = new ArbitrableV2(committee);
        token.mint(address(v2), 3 * FEE);
        bytes memory extraData = _extraData();
        uint256 id = v2.dispute(IERC20(address(token)), extraData);
        ruleRound(id, PASS_FAIL);
        vm.warp(START + APPEAL + 1);
        vm.expectEmit(true, true, true, true, address(committee));
        emit IArbitratorV2.Ruling(IArbitrable(address(v2)), id, 1);
        vm.expectEmit(true, true, true, true, address(committee));
        emit IArbitratorV2.RulingExecuted(IArbitrable(address(v2)), id, 1);
        committee.executeRuling(id);
        assertEq(v2.ruled(), 1, "ruled");
        assertFeesConserved(0);
    }

    function test_failedFirstRound_returnsCoin() external {
        bytes memory extraData = _extraData();
        ArbitrableV1 v1 = new ArbitrableV1(IArbitrator(address(committee)), extraData);
        vm.deal(address(this), 1 ether);
        v1.dispute{value: 3 * NATIVE_FEE}();
        vm.warp(START + DRAW + 1);
        committee.draw(1, briefs[1]);
        assertEq(committee.nativeCredits(refund), 3 * NATIVE_FEE, "coin for coin");
        assertEq(committee.credits(refund), 0, "no tokens");
        committee.claimNative(refund);
        assertEq(refund.balance, 3 * NATIVE_FEE, "claimed");
    }

    /// @dev Who takes no coin keeps its credit and holds nobody up.
    function test_claimNative_reverts_forWhoTakesNone() external {
        address refuser = address(new CoinRefuser());
        _failTo(refuser);
        vm.expectRevert(
            abi.encodeWithSelector(ICommitteeRecords.NativeTransferFailed.selector, refuser, 3 * NATIVE_FEE)
        );
        committee.claimNative(refuser);
        assertEq(committee.nativeCredits(refuser), 3 * NATIVE_FEE, "kept");
    }

    function test_claimNative_cannotReenter() external {
        ReentrantOwner owner = new ReentrantOwner();
        _failTo(address(owner));
        vm.deal(address(committee), 100 ether);
        committee.claimNative(address(owner));
        assertTrue(owner.refused(), "refused");
        assertEq(address(owner).balance, 3 * NATIVE_FEE, "once");
    }

    function _failTo(address owner) private {
        briefs[1] = defaultBrief();
        briefs[1].feeRefund = owner;
        vm.deal(address(this), 1 ether);
        arbitrable.open{value: 3 * NATIVE_FEE}(committee, briefs[1]);
        vm.warp(START + DRAW + 1);
        committee.draw(1, briefs[1]);
    }

    function _extraData() private returns (bytes memory) {
        briefs[1] = defaultBrief();
        briefs[1].rounds = 2;
        return abi.encode(briefs[1]);
    }
}
