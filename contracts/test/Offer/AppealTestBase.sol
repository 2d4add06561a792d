// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization, Terms} from "../../src/interfaces/IOffer.sol";
import {Resolution, Ruling} from "../../src/libraries/Adjudication.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {RoundCommittee} from "../mocks/RoundCommittee.sol";

/// @title An Offer whose committee has three rounds
abstract contract AppealTestBase is EscrowTest {
    uint8 internal constant ROUNDS = 3;
    uint256 internal constant AMOUNT = 100 * USDC;
    bytes32 internal constant FRESH = keccak256("fresh evidence");

    RoundCommittee internal rounds;

    function setUp() public virtual override {
        super.setUp();
        rounds = new RoundCommittee(address(token), FEE);
        offer = publish(appealTerms());
    }

    function appealTerms() internal view returns (Terms memory terms) {
        terms = defaultTerms();
        terms.arbitrator = address(rounds);
        terms.rounds = ROUNDS;
        terms.judgeWindow = uint32(rounds.longestCase(ROUNDS));
    }

    /// @dev FAILs of `failed` decide alone.
    function notHonored(uint8 failed) internal pure returns (Resolution memory r) {
        r.failed = failed;
        r.failAlone = true;
        r.ruling = Ruling.PayerWins;
    }

    function honored() internal pure returns (Resolution memory r) {
        r.passed = 3;
        r.ruling = Ruling.PayeeWins;
    }

    function disputeOf(bytes32 caseId) internal view returns (uint256) {
        return offer.cases(caseId).disputeID;
    }

    function ruledCase(Resolution memory resolution) internal returns (Paid memory paid) {
        paid = frozenCase(AMOUNT);
        rounds.decide(disputeOf(paid.key), resolution);
    }

    /// @dev A party's consent to the next appeal of the case.
    function authorizeAppeal(Account memory from, bytes32 caseId, bytes32 evidenceHash)
        internal
        view
        returns (Authorization memory)
    {
        uint256 fee = rounds.appealFee(disputeOf(caseId));
        return authorize(from, fee, offer.appealNonce(caseId, fee, evidenceHash));
    }

    /// @dev Sent by the relayer.
    function appealBy(Account memory from, bytes32 caseId, bytes32 evidenceHash) internal {
        Authorization memory authorization = authorizeAppeal(from, caseId, evidenceHash);
        vm.prank(relayer.addr);
        offer.appeal(caseId, evidenceHash, from.addr, authorization);
    }
}
