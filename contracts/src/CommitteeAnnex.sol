// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Parameters} from "./interfaces/ICommittee.sol";
import {CommitteeEquivocation} from "./committee/CommitteeEquivocation.sol";
import {CommitteeState} from "./committee/CommitteeState.sol";

/// @title The part of a Committee's code that few disputes need: appeals, waivers, the whole committee, equivocation
/// @notice Runs in a Committee by delegatecall, since both do not fit in one contract. Called directly it knows no dispute.
/// @dev Keeps nothing of its own in storage: the layout is `CommitteeState`'s.
contract CommitteeAnnex is CommitteeEquivocation {
    constructor(IERC20 token, Parameters memory p) CommitteeState(token, p) {}

    /// @notice keccak256(abi.encode(token, parameters)), which a Committee compares with its own.
    function parametersHash() external view returns (bytes32) {
        return _parametersHash;
    }
}
