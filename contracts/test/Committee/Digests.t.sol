// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// Words of short literals.
// forge-lint: disable-start(unsafe-typecast)

import {Brief, CommitteeTest, Opening} from "./CommitteeTestBase.sol";

/// @dev What is hashed, signed and drawn by, computed here by hand.
contract CommitteeDigestsTest is CommitteeTest {
    uint256 internal constant ID = 3;
    uint8 internal constant ROUND = 2;
    uint8 internal constant SEAT = 1;

    function typed(bytes32 structHash) internal view returns (bytes32) {
        bytes32 separator = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Redress Committee"),
                keccak256("1"),
                block.chainid,
                address(committee)
            )
        );
        return keccak256(abi.encodePacked("\x19\x01", separator, structHash));
    }

    function caseKey() internal view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(committee), ID, ROUND, SEAT));
    }

    function test_caseKey_bindsChainCommitteeDisputeRoundAndSeat() external view {
        assertEq(committee.caseKey(ID, ROUND, SEAT), caseKey(), "key");
    }

    function test_commitmentOf_bindsTheOpening() external view {
        Opening memory opening = openingOf(SEAT, PASS_FAIL);
        bytes32 typehash =
            keccak256("Observations(bytes32 caseKey,uint256 observations,bytes32 transcript,bytes32 salt)");
        bytes32 want =
            keccak256(abi.encode(typehash, caseKey(), opening.observations, opening.transcript, opening.salt));
        assertEq(committee.commitmentOf(ID, ROUND, SEAT, opening), want, "commitment");
    }

    function test_commitmentDigest_bindsSeatBriefAndClaims() external view {
        bytes32 typehash = keccak256(
            "Commitment(uint256 disputeID,uint8 round,uint8 seat,bytes32 briefHash,bytes32 commitment,bytes32 claimsRoot)"
        );
        bytes32 structHash =
            keccak256(abi.encode(typehash, ID, ROUND, SEAT, bytes32("brief"), bytes32("c"), bytes32("claims")));
        assertEq(committee.commitmentDigest(ID, ROUND, SEAT, "brief", "c", "claims"), typed(structHash), "digest");
    }

    function test_wholeDigest_bindsTheRuling() external view {
        bytes32 typehash = keccak256(
            "WholeRuling(uint256 disputeID,uint8 round,bytes32 briefHash,uint256 observations,bytes32 transcript)"
        );
        bytes32 structHash = keccak256(abi.encode(typehash, ID, ROUND, bytes32("brief"), PASS_FAIL, bytes32("t")));
        assertEq(later.wholeDigest(ID, ROUND, "brief", PASS_FAIL, "t"), typed(structHash), "digest");
    }

    function test_appealNonce_bindsDisputeRoundAndParty() external view {
        assertEq(
            later.appealNonce(ID, ROUND, payer),
            keccak256(abi.encode("redress.committee.appeal", ID, ROUND, payer)),
            "nonce"
        );
    }

    function test_stakeNonce_bindsTheValidator() external view {
        assertEq(
            stakes.stakeNonce(payer, "salt"),
            keccak256(abi.encode("redress.registry.stake", payer, bytes32("salt"))),
            "nonce"
        );
    }

    function test_disputeAccumulator_isAChain() external {
        bytes32 want;
        assertEq(committee.disputeAccumulator(), want, "no dispute");
        for (uint256 i = 1; i <= 2; ++i) {
            Brief memory brief = defaultBrief();
            brief.caseId = bytes32(i);
            uint256 id = open(brief);
            want = keccak256(abi.encode(want, id, address(arbitrable), brief.caseId));
            assertEq(committee.disputeAccumulator(), want, "chain");
        }
    }

    /// @dev All seven sit, so that the draw is nothing but an order.
    function order(uint256 id) internal returns (bytes32) {
        uint256 drawBlock = committee.disputes(id).drawBlock;
        vm.roll(drawBlock + 1);
        vm.setBlockhash(drawBlock, keccak256("draw"));
        return keccak256(abi.encode(committee.previewSeats(id, briefs[id])));
    }

    function openToAll() internal returns (uint256) {
        Brief memory brief = defaultBrief();
        brief.procedure.panel = 7;
        return open(brief);
    }

    function test_draw_dependsOnBlockChainCommitteeAndDispute() external {
        uint256 first = openToAll();
        uint256 second = openToAll();
        bytes32 base = order(first);
        assertNotEq(order(second), base, "another dispute of the same block");
        vm.chainId(block.chainid + 1);
        assertNotEq(order(first), base, "another chain");
        vm.chainId(block.chainid - 1);
        assertEq(order(first), base, "the same again");
        vm.setBlockhash(committee.disputes(first).drawBlock, keccak256("another"));
        assertNotEq(keccak256(abi.encode(committee.previewSeats(first, briefs[first]))), base, "another block");
        vm.roll(START_BLOCK);
        useCommittee(registry);
        uint256 alike = openToAll();
        assertEq(alike, first, "the same number");
        assertNotEq(order(alike), base, "another committee");
    }
}
