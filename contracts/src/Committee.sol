// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ERC165} from "@openzeppelin/contracts/utils/introspection/ERC165.sol";
import {BRIEF_VERSION, CHOICES, MAX_ROUNDS} from "./interfaces/ArbitrationConstants.sol";
import {IArbitrable} from "./interfaces/IArbitrable.sol";
import {IArbitrator} from "./interfaces/IArbitrator.sol";
import {IArbitratorV2} from "./interfaces/IArbitratorV2.sol";
import {IBlockHashSource} from "./interfaces/IBlockHashSource.sol";
import {Brief, ICommittee, Parameters, Windows} from "./interfaces/ICommittee.sol";
import {ICommitteeAppeals} from "./interfaces/ICommitteeAppeals.sol";
import {ICommitteeEquivocation} from "./interfaces/ICommitteeEquivocation.sol";
import {ITokenFeeArbitrator} from "./interfaces/ITokenFeeArbitrator.sol";
import {BriefData} from "./committee/BriefData.sol";
import {CommitteeDraw} from "./committee/CommitteeDraw.sol";
import {CommitteeRounds} from "./committee/CommitteeRounds.sol";
import {CommitteeState} from "./committee/CommitteeState.sol";
import {CommitteeViews} from "./committee/CommitteeViews.sol";
import {CommitteeAnnex} from "./CommitteeAnnex.sol";
import {IValidatorRegistry} from "./interfaces/IValidatorRegistry.sol";
import {ValidatorRegistry} from "./ValidatorRegistry.sol";
import {Adjudication} from "./libraries/Adjudication.sol";

/// @title Arbitrator of drawn validators whose observations the chain replays
/// @notice Up to four rounds. Nobody can change the registry, the fees or the windows.
contract Committee is CommitteeViews, IArbitratorV2, ERC165 {
    using SafeERC20 for IERC20;

    /// @dev Seconds after the last moment of the longest case in which what it disclosed can still be reported.
    uint256 private constant REPORT_PERIOD = 7 days;

    /// @dev The code of everything that few disputes need. It runs on this contract's state and nowhere else.
    address private immutable _annex;

    /// @param annex deployed with the same token and parameters
    constructor(IERC20 token, IBlockHashSource source, Parameters memory p, CommitteeAnnex annex)
        CommitteeState(token, p)
        CommitteeDraw(source)
        CommitteeRounds(p.missUnits)
    {
        bytes32 hash = annex.parametersHash();
        if (hash != _parametersHash) revert AnnexMismatch(hash, _parametersHash);
        _annex = address(annex);
        Windows memory w = p.windows;
        uint256 longest = _longest(MAX_ROUNDS, uint256(w.draw) + w.commit + w.reveal, w.appeal, w.sign);
        // Sums of seconds stay far below 2^48. The first contract that this one deploys: see `_registry`.
        // forge-lint: disable-next-line(unsafe-typecast)
        new ValidatorRegistry(token, p.unit, p.minUnits, uint48(longest + REPORT_PERIOD));
        emit AcceptedFeeToken(token, true);
    }

    /// @dev Coin comes with a fee only.
    receive() external payable {
        revert NativeNotAccepted(msg.value);
    }

    /// @dev Appeals, waivers, the whole committee and equivocation: `ICommitteeAppeals`, `ICommitteeEquivocation`. The
    /// annex's code is fixed, shares this contract's layout and its lock, and reverts for whatever it does not know.
    fallback() external payable {
        address annex = _annex;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), annex, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if ok { return(0, returndatasize()) }
            revert(0, returndatasize())
        }
    }

    // --- creation ---

    /// @inheritdoc IArbitratorV2
    /// @dev With value: the fee in the chain's coin, exactly. Without: the fee in tokens, sent to this contract earlier in
    /// the same transaction. Safety: between that payment and this call nobody else may run, or they could consume it.
    /// @param _choices 3
    /// @param _extraData abi.encode(Brief)
    function createDispute(uint256 _choices, bytes calldata _extraData)
        external
        payable
        override
        nonReentrant
        returns (uint256 disputeID)
    {
        return _create(_choices, BriefData.read(_extraData));
    }

    /// @inheritdoc IArbitratorV2
    function createDispute(uint256 _choices, bytes calldata _extraData, IERC20 _feeToken, uint256 _feeAmount)
        external
        override
        nonReentrant
        returns (uint256 disputeID)
    {
        uint256 need = arbitrationCost(_extraData, _feeToken);
        if (_feeAmount != need) revert FeeMismatch(_feeAmount, need);
        TOKEN.safeTransferFrom(msg.sender, address(this), _feeAmount);
        return _create(_choices, BriefData.read(_extraData));
    }

    function _create(uint256 choices, Brief calldata brief) private returns (uint256 disputeID) {
        if (choices != CHOICES) revert ChoicesUnsupported(choices, CHOICES);
        if (brief.version != BRIEF_VERSION) revert BriefVersionUnknown(brief.version, BRIEF_VERSION);
        if (brief.rounds == 0 || brief.rounds > MAX_ROUNDS) revert RoundsOutOfRange(brief.rounds, MAX_ROUNDS);
        if (brief.feeRefund == address(0)) revert FeeRefundZero();
        Adjudication.check(brief.procedure);
        if (_registry().drawable(block.number - 1, _excluded(msg.sender, brief)) == 0) {
            revert PanelEmpty(_registry().count());
        }

        bool native = _takeFee(brief.procedure.panel);
        disputeID = ++_count;
        Dispute storage d = _disputes[disputeID];
        d.arbitrable = msg.sender;
        _openRound(d);
        bytes32 briefHash = BriefData.hash(brief);
        d.briefHash = briefHash;
        if (native) d.current.flags = NATIVE;
        _accumulator = keccak256(abi.encode(_accumulator, disputeID, msg.sender, brief.caseId));
        emit DisputeCreation(disputeID, IArbitrable(msg.sender));
        emit DisputeOpened(disputeID, 0, briefHash, brief);
        emit DrawScheduled(disputeID, uint64(_drawBlock(d)));
    }

    // --- ERC-792 ---

    /// @inheritdoc IArbitratorV2
    function arbitrationCost(bytes calldata _extraData) external view override returns (uint256) {
        return _fee(BriefData.read(_extraData).procedure.panel, true);
    }

    /// @inheritdoc IArbitratorV2
    function arbitrationCost(bytes calldata _extraData, IERC20 _feeToken) public view override returns (uint256) {
        if (address(_feeToken) != address(TOKEN)) revert FeeTokenNotAccepted(address(_feeToken), address(TOKEN));
        return _fee(BriefData.read(_extraData).procedure.panel, false);
    }

    /// @inheritdoc ICommittee
    function disputeAccumulator() external view override returns (bytes32) {
        return _accumulator;
    }

    /// @inheritdoc ICommittee
    function REGISTRY() external view override returns (IValidatorRegistry) {
        return _registry();
    }

    /// @inheritdoc IArbitratorV2
    function currentRuling(uint256 _disputeID)
        external
        view
        override
        returns (uint256 ruling, bool tied, bool overridden)
    {
        return (uint256(_known(_disputeID).current.ruling), false, false);
    }

    /// @notice ERC-165. Both kinds of arbitrators, ERC-792's and Kleros v2's.
    function supportsInterface(bytes4 interfaceId) public view override returns (bool) {
        return interfaceId == type(ICommittee).interfaceId || interfaceId == type(ICommitteeAppeals).interfaceId
            || interfaceId == type(ICommitteeEquivocation).interfaceId || interfaceId == type(IArbitratorV2).interfaceId
            || interfaceId == type(IArbitrator).interfaceId || interfaceId == type(ITokenFeeArbitrator).interfaceId
            || super.supportsInterface(interfaceId);
    }
}
