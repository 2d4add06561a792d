// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IFiatToken} from "../base/FiatToken.sol";
import {LookingToken} from "../mocks/LookingToken.sol";
import {CommitteeTest, ICommittee} from "./CommitteeTestBase.sol";
import {ReentrantArbitrable} from "./HostileArbitrables.sol";

contract CommitteeLockTest is CommitteeTest {
    /// @dev Enough of the fee lies ready, so that nothing but the lock refuses.
    function test_rule_cannotOpenADispute_paidInTheSameCall() external {
        ReentrantArbitrable hostile = new ReentrantArbitrable();
        arbitrable = hostile;
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        token.mint(address(hostile), 3 * FEE);
        vm.prank(address(hostile));
        token.approve(address(committee), 3 * FEE);
        hostile.setAttack(
            abi.encodeWithSignature(
                "createDispute(uint256,bytes,address,uint256)",
                uint256(3),
                abi.encode(defaultBrief()),
                address(token),
                3 * FEE
            )
        );
        committee.adjudicate(id, briefs[id]);
        assertFalse(hostile.succeeded(), "refused");
        assertEq(
            selectorOf(hostile.answer()),
            bytes32(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector),
            "by the lock"
        );
        hostile.setAttack("");
        uint256 next = arbitrable.openWithToken(committee, defaultBrief(), IERC20(address(token)), 3 * FEE);
        assertEq(next, id + 1, "the same call afterwards");
    }
}

/// @dev What a committee shows in the middle of a transfer is what holds after it.
contract CommitteeMidTransferTest is CommitteeTest {
    function test_claimFee_showsWhatIsAccounted() external {
        LookingToken looking = new LookingToken();
        token = IFiatToken(address(looking));
        useCommittee(registry);
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        committee.adjudicate(id, briefs[id]);
        address owner = validatorOf(id, 0);
        looking.look(address(committee), abi.encodeCall(ICommittee.accounted, ()));
        looking.look(address(committee), abi.encodeCall(ICommittee.credits, (owner)));
        committee.claimFee(owner);
        assertEq(looking.seen(0), abi.encode(2 * FEE), "accounted");
        assertEq(looking.seen(1), abi.encode(0), "credit");
    }
}
