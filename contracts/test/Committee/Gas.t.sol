// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommitteeTest, Opening, SignedSeat} from "./CommitteeTestBase.sol";

/// @notice Execution gas of each step, without the 21,000 and the calldata of its transaction.
contract CommitteeGasTest is CommitteeTest {
    /// @dev No figure is of somebody's first fee: disputes go on until every validator has credits.
    function setUp() public override {
        super.setUp();
        uint256 paid = 0;
        while (paid < registry.length) {
            ruleRound(open(defaultBrief()), PASS_PASS);
            vm.roll(vm.getBlockNumber() + 1);
            paid = 0;
            for (uint256 i = 0; i < registry.length; ++i) {
                if (committee.credits(registry[i]) != 0) ++paid;
            }
        }
    }

    function test_gas_ruleByCommitReveal_3() external {
        fund(3 * FEE);
        bytes memory extraData = abi.encode(defaultBrief());
        vm.prank(address(arbitrable));
        _cool();
        uint256 id = committee.createDispute(3, extraData);
        vm.snapshotGasLastCall("createDispute");
        briefs[id] = defaultBrief();
        _draw(id);
        for (uint8 i = 0; i < 3; ++i) {
            Opening memory opening = openingOf(i, PASS_FAIL);
            bytes32 commitment = committee.commitmentOf(id, 0, i, opening);
            address validator = validatorOf(id, i);
            vm.prank(validator);
            _cool();
            committee.commit(id, i, hashOf(briefs[id]), commitment, opening.claimsRoot);
            if (i == 0) vm.snapshotGasLastCall("commit");
        }
        for (uint8 i = 0; i < 3; ++i) {
            Opening memory opening = openingOf(i, PASS_FAIL);
            _cool();
            committee.reveal(id, briefs[id], i, opening);
            if (i == 0) vm.snapshotGasLastCall("reveal");
        }
        _cool();
        committee.adjudicate(id, briefs[id]);
        vm.snapshotGasLastCall("adjudicate_3");
    }

    function test_gas_ruleBySignatures_3() external {
        uint256 id = open(defaultBrief());
        _draw(id);
        SignedSeat[] memory list = signSeats(id, PASS_FAIL, PASS_FAIL, PASS_FAIL);
        _cool();
        committee.ruleBySignatures(id, briefs[id], list);
        vm.snapshotGasLastCall("ruleBySignatures_3");
    }

    /// @dev The whole of a dispute in two transactions: nobody draws before the panel signs.
    function test_gas_ruleBySignaturesWithoutADraw_3() external {
        uint256 id = open(defaultBrief());
        SignedSeat[] memory list = previewAndSign(id, PASS_FAIL);
        _cool();
        committee.ruleBySignatures(id, briefs[id], list);
        vm.snapshotGasLastCall("ruleBySignatures_3_with_draw");
    }

    function _draw(uint256 id) private {
        uint256 drawBlock = committee.disputes(id).drawBlock;
        vm.roll(drawBlock + 1);
        vm.setBlockhash(drawBlock, keccak256(abi.encode("block", drawBlock)));
        _cool();
        committee.draw(id, briefs[id]);
        vm.snapshotGasLastCall("draw_3_of_7");
    }

    function _cool() private {
        vm.cool(address(committee));
        vm.cool(address(arbitrable));
        vm.cool(address(token));
        vm.cool(address(stakes));
        vm.cool(address(source));
    }
}
