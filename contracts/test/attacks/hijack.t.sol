// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {Authorization, Claim, Contest, Delivery, IOffer, Terms} from "../../src/interfaces/IOffer.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IOfferFactory} from "../../src/interfaces/IOfferFactory.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {SheetTest} from "../base/SheetTest.sol";

/// @dev Nothing is initialised after it is deployed, so that nobody can come first.
contract HijackAttackTest is SheetTest {
    /// @dev The real implementation, the real terms, the attacker as deployer: an Offer to itself, none to Factory or Vault.
    function test_ownClone_isNoOffer() public {
        addStake(50 * USDC);
        Terms memory terms = defaultTerms();
        IOffer clone =
            IOffer(Clones.cloneDeterministicWithImmutableArgs(factory.implementation(), abi.encode(terms), bytes32(0)));
        assertNotEq(address(clone), address(offer), "elsewhere");
        assertFalse(factory.isOffer(address(clone)), "unknown");
        bytes memory call = abi.encodeCall(IOfferEscrow.announce, ());
        refused(attacker.addr, address(clone), call, IOfferLog.NotFactory.selector, "announce");
        Paid memory paid = pay(clone, attacker, 10 * USDC);
        Contest memory statement = statementOf(Claim.NotDelivered);
        Authorization memory bond = authorizeBond(clone, paid, statement, 0);
        Delivery memory none;
        call = abi.encodeCall(IOfferEscrow.contest, (statement, paid.proof, none, "", bond));
        refused(attacker.addr, address(clone), call, IVault.NotAnOffer.selector, "a hold in the Vault");
        Delivery memory delivery = deliveryFor(paid);
        delivery.itemCount = 0;
        call = abi.encodeCall(IOfferEscrow.proveBreach, (paid.proof, delivery, signDelivery(clone, signer, delivery)));
        refused(attacker.addr, address(clone), call, IVault.NotAnOffer.selector, "a penalty from the Vault");
    }

    /// @dev Another factory makes another Vault; what either knows counts for nothing in the other.
    function test_ownFactory_isAWorldOfItsOwn() public {
        addStake(50 * USDC);
        IOfferFactory other = IOfferFactory(create("OfferFactory.sol:OfferFactory", abi.encode(offer.proceedings())));
        assertNotEq(address(other.vault()), address(vault), "its own vault");
        Terms memory terms = defaultTerms();
        vm.prank(seller.addr);
        address published = other.publish(terms);
        assertNotEq(published, address(offer), "elsewhere");
        assertFalse(factory.isOffer(published), "unknown");
        Authorization memory none;
        bytes memory call = abi.encodeCall(IVault.stake, (published, 1, 0, none));
        refused(attacker.addr, address(vault), call, IVault.NotAnOffer.selector, "stake");
        call = abi.encodeCall(IVault.requestUnstake, (published, 1));
        refused(seller.addr, address(vault), call, IVault.NotAnOffer.selector, "unstake");
        call = abi.encodeCall(IVault.reserve, (bytes32(0), attacker.addr, seller.addr, 1));
        refused(published, address(vault), call, IVault.NotAnOffer.selector, "reserve");
    }

    /// @dev Whoever comes first to a seller's terms is refused, and does not keep the seller from its address.
    function test_publish_cannotBeTakenFromTheSeller() public {
        Terms memory terms = defaultTerms();
        terms.salt = keccak256("next");
        bytes memory call = abi.encodeCall(IOfferFactory.publish, (terms));
        refused(attacker.addr, address(factory), call, IOfferFactory.NotSeller.selector, "another's terms");
        address predicted = factory.predict(terms);
        assertEq(address(publish(terms)), predicted, "the seller's");
        refused(seller.addr, address(factory), call, IOfferFactory.AlreadyPublished.selector, "twice");
    }

    /// @dev Even the factory and the Offer's own parties find nothing to set in the code that all Offers share.
    function test_sharedCode_hasNoStateToTake() public {
        pay(100 * USDC);
        address[3] memory shared = [factory.implementation(), offer.proceedings(), offer.many()];
        address[3] memory callers = [address(factory), seller.addr, attacker.addr];
        bytes[4] memory calls = [
            abi.encodeCall(IOfferEscrow.checkpoint, ()),
            abi.encodeCall(IOfferEscrow.withdraw, ()),
            abi.encodeCall(IOfferEscrow.sweep, (address(token))),
            abi.encodeWithSignature("setReceiptSigner(address)", attacker.addr)
        ];
        for (uint256 i = 0; i < shared.length; ++i) {
            token.mint(shared[i], USDC);
        }
        Sheet memory before = sheet();
        for (uint256 i = 0; i < shared.length; ++i) {
            for (uint256 j = 0; j < callers.length; ++j) {
                for (uint256 k = 0; k < calls.length; ++k) {
                    vm.prank(callers[j]);
                    (bool ok,) = shared[i].call(calls[k]);
                    assertFalse(ok, "refused");
                }
            }
        }
        assertUnmoved(before, "shared code");
    }
}
