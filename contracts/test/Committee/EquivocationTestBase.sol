// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Claim, RunSlot, Terminal} from "../../src/interfaces/ICommitteeEquivocation.sol";
import {CommitteeTest} from "./CommitteeTestBase.sol";
import {ReceiptDigests} from "./ReceiptDigests.sol";

/// @dev A dispute with its seats, and what its validators sign.
abstract contract EquivocationTest is CommitteeTest, ReceiptDigests {
    uint256 internal id;
    RunSlot internal slot;
    address internal cheat;
    address internal reporter;

    function setUp() public virtual override {
        super.setUp();
        id = openAndDraw();
        slot = RunSlot(id, 0, 1, "R2", "J1", 1);
        cheat = validatorOf(id, 1);
        reporter = makeAddr("reporter");
    }

    /// @dev Written without the contract's own hashing.
    function runOf() internal view returns (bytes32) {
        bytes32 typehash =
            keccak256("Run(bytes32 manifestHash,bytes32 caseKey,string requirementId,string judgeId,uint256 runIndex)");
        bytes32 key = keccak256(abi.encode(block.chainid, address(committee), slot.disputeID, slot.round, slot.seat));
        bytes32 requirement = keccak256(bytes(slot.requirementId));
        bytes32 judge = keccak256(bytes(slot.judgeId));
        return keccak256(abi.encode(typehash, keccak256("manifest"), key, requirement, judge, slot.runIndex));
    }

    function terminal(uint8 verdict) internal view returns (Terminal memory) {
        return Terminal(runOf(), 0, keccak256("claim"), 1, keccak256(abi.encode(verdict)), verdict, keccak256("scope"));
    }

    function claimOf(bytes32 previous) internal view returns (Claim memory) {
        return Claim(runOf(), 0, keccak256("request"), previous);
    }

    function signed(address by, Terminal memory t) internal view returns (bytes memory) {
        return sign(keyOf[by], digest(committee, t));
    }

    function signed(address by, Claim memory c) internal view returns (bytes memory) {
        return sign(keyOf[by], digest(committee, c));
    }

    function prove(Terminal memory a, Terminal memory b) internal {
        bytes memory aSig = signed(cheat, a);
        bytes memory bSig = signed(cheat, b);
        vm.prank(reporter);
        proofs.proveTerminals(slot, briefs[slot.disputeID], a, aSig, b, bSig);
    }

    function proveDefault() internal {
        prove(terminal(1), terminal(2));
    }

    /// @dev Fees here, stakes and what became of them in the registry.
    function assertMoneyConserved(uint256 undistributed) internal view {
        assertFeesConserved(undistributed);
        uint256 owed = stakes.credits(reporter) + stakes.credits(NOBODY);
        for (uint256 i = 0; i < registry.length; ++i) {
            owed += stakes.stakeOf(registry[i]) + (registry[i] == reporter ? 0 : stakes.credits(registry[i]));
        }
        assertEq(stakes.accounted(), owed, "stakes and their credits");
        assertEq(token.balanceOf(address(stakes)), owed, "held");
    }
}
