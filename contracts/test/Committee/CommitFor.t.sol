// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommitteeTest, ICommitteeRecords, Phase, SignedSeat} from "./CommitteeTestBase.sol";

contract CommitteeCommitForTest is CommitteeTest {
    uint256 internal id;
    SignedSeat internal signed;

    function setUp() public override {
        super.setUp();
        id = openAndDraw();
        signed = signSeat(id, 1, PASS_FAIL);
    }

    function test_commitFor_succeeds_byAnyone() external {
        address validator = validatorOf(id, 1);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.Committed(id, 1, validator, signed.commitment, signed.opening.claimsRoot);
        vm.prank(payer);
        _commitFor();
        assertEq(seatsOf(id)[1].pairHash, pairOf(signed.commitment, signed.opening.claimsRoot), "pair");
        vm.warp(START + COMMIT + 1);
        committee.reveal(id, briefs[id], 1, signed.opening);
        assertTrue(seatsOf(id)[1].revealed, "revealed");
    }

    /// @dev A seat that showed one commitment, and saw openings, is held to it.
    function test_commitFor_keepsTheSeatFromAnotherCommitment() external {
        _commitFor();
        address validator = validatorOf(id, 1);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.AlreadyCommitted.selector, id, 1));
        vm.prank(validator);
        committee.commit(id, 1, hashOf(briefs[id]), keccak256("second thoughts"), 0);
    }

    function test_commitFor_reverts_afterTheSeatCommitted() external {
        commitSeat(id, 1, PASS_PASS);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.AlreadyCommitted.selector, id, 1));
        _commitFor();
    }

    function test_commitFor_reverts_onAnothersSignature() external {
        address other = validatorOf(id, 0);
        bytes32 digest = digestOf(id, 1, signed);
        signed.signature = sign(keyOf[other], digest);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SignerMismatch.selector, other, validatorOf(id, 1)));
        _commitFor();
    }

    function test_commitFor_reverts_onAnotherClaimsRoot() external {
        signed.opening.claimsRoot = keccak256("other");
        vm.expectPartialRevert(ICommitteeRecords.SignerMismatch.selector);
        _commitFor();
    }

    function test_commitFor_reverts_onAnotherCommitment() external {
        signed.commitment = keccak256("other");
        vm.expectPartialRevert(ICommitteeRecords.SignerMismatch.selector);
        _commitFor();
    }

    function test_commitFor_reverts_forAnotherSeat() external {
        vm.expectPartialRevert(ICommitteeRecords.SignerMismatch.selector);
        committee.commitFor(id, 2, signed.commitment, signed.opening.claimsRoot, signed.signature);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.SeatOutOfRange.selector, 3, 3));
        committee.commitFor(id, 3, signed.commitment, signed.opening.claimsRoot, signed.signature);
    }

    function test_commitFor_boundary() external {
        vm.warp(START + COMMIT + 1);
        vm.expectRevert(phaseMismatch(Phase.Revealing, Phase.Committing));
        _commitFor();
        vm.warp(START + COMMIT);
        _commitFor();
    }

    /// @dev The pair on chain is the pair that is ruled by.
    function test_ruleBySignatures_reverts_onAnotherClaimsRootThanCommitted() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_FAIL, PASS_PASS);
        bytes32 root = keccak256("other");
        vm.prank(validatorOf(id, 1));
        committee.commit(id, 1, hashOf(briefs[id]), list[1].commitment, root);
        bytes32 pair = pairOf(list[1].commitment, list[1].opening.claimsRoot);
        bytes32 committed = pairOf(list[1].commitment, root);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.CommitmentMismatch.selector, pair, committed));
        committee.ruleBySignatures(id, briefs[id], list);
    }

    function test_ruleBySignatures_reverts_onAClaimsRootThatWasNotSigned() external {
        SignedSeat[] memory list = signSeats(id, PASS_PASS, PASS_FAIL, PASS_PASS);
        list[1].opening.claimsRoot = keccak256("other");
        vm.expectPartialRevert(ICommitteeRecords.SignerMismatch.selector);
        committee.ruleBySignatures(id, briefs[id], list);
    }

    function test_ruleBySignatures_succeeds_afterCommitFor() external {
        _commitFor();
        committee.ruleBySignatures(id, briefs[id], signSeats(id, PASS_PASS, PASS_FAIL, PASS_PASS));
        assertPhase(id, Phase.Ruled);
    }

    function test_commitmentDigest_isTheTypedData() external view {
        bytes32 typehash = keccak256(
            "Commitment(uint256 disputeID,uint8 round,uint8 seat,bytes32 briefHash,bytes32 commitment,bytes32 claimsRoot)"
        );
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Redress Committee"),
                keccak256("1"),
                block.chainid,
                address(committee)
            )
        );
        bytes32 message =
            keccak256(abi.encode(typehash, id, 0, 1, bytes32(uint256(9)), bytes32(uint256(2)), bytes32(uint256(3))));
        assertEq(
            committee.commitmentDigest(id, 0, 1, bytes32(uint256(9)), bytes32(uint256(2)), bytes32(uint256(3))),
            keccak256(abi.encodePacked(hex"1901", domain, message)),
            "digest"
        );
    }

    function _commitFor() private {
        committee.commitFor(id, 1, signed.commitment, signed.opening.claimsRoot, signed.signature);
    }
}
