// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IEvidence} from "../../src/interfaces/IEvidence.sol";
import {IOffer, Terms} from "../../src/interfaces/IOffer.sol";
import {IOfferFactory} from "../../src/interfaces/IOfferFactory.sol";
import {EscrowTest} from "../base/EscrowTest.sol";

contract PublishTest is EscrowTest {
    function test_publish_succeeds_atThePredictedAddress_withEvents() public {
        Terms memory terms = _fresh();
        address predicted = factory.predict(terms);
        assertFalse(factory.isOffer(predicted), "not yet");
        vm.expectEmit(address(factory));
        emit IOfferFactory.Published(predicted, seller.addr, MANIFEST, terms);
        vm.expectEmit(predicted);
        emit IEvidence.MetaEvidence(0, string.concat("ipfs://f01551b20", vm.replace(vm.toString(MANIFEST), "0x", "")));
        vm.prank(seller.addr);
        address published = factory.publish(terms);
        assertEq(published, predicted, "address");
        assertTrue(factory.isOffer(published), "known");
        assertEq(factory.offerCount(), 2, "count");
        assertEq(factory.predict(terms), predicted, "still the same");
    }

    function test_terms_areReadBackWhole() public {
        Terms memory terms = _fresh();
        terms.procedure.weights = 0;
        IOffer one = publish(terms);
        assertEq(keccak256(abi.encode(one.terms())), keccak256(abi.encode(terms)), "terms");
    }

    function test_publish_reverts_theSecondTime() public {
        Terms memory terms = _fresh();
        address published = address(publish(terms));
        vm.expectRevert(abi.encodeWithSelector(IOfferFactory.AlreadyPublished.selector, published));
        vm.prank(seller.addr);
        factory.publish(terms);
    }

    /// @dev An Offer draws on its seller's stake: a stranger's terms with its own receipt key would empty it.
    function test_publish_reverts_byAnyoneButTheSeller() public {
        Terms memory terms = _fresh();
        vm.expectRevert(abi.encodeWithSelector(IOfferFactory.NotSeller.selector, stranger.addr, seller.addr));
        vm.prank(stranger.addr);
        factory.publish(terms);
    }

    function test_predict_changesWithEveryWordOfTheTerms() public view {
        Terms memory terms = _fresh();
        address base = factory.predict(terms);
        terms.penalty -= 1;
        assertNotEq(factory.predict(terms), base, "penalty");
        terms = _fresh();
        terms.procedure.panel = 1;
        assertNotEq(factory.predict(terms), base, "panel");
        terms = _fresh();
        terms.settlement[2] = 0x01;
        assertNotEq(factory.predict(terms), base, "settlement");
        terms = _fresh();
        terms.salt = bytes32(uint256(9));
        assertNotEq(factory.predict(terms), base, "salt");
    }

    /// @dev Money that is sent to an address before its promise is published is covered once it is.
    function test_publish_succeeds_overMoneyThatCameBefore() public {
        Terms memory terms = _fresh();
        IOffer predicted = IOffer(factory.predict(terms));
        Paid memory paid = pay(predicted, payer, 10 * USDC);
        offer = publish(terms);
        assertEq(offer.received(), 10 * USDC, "received");
        contestNotDelivered(paid);
    }

    function test_factory_cannotBeDeployed_withoutProceedings() public {
        bytes memory code = abi.encodePacked(vm.getCode("OfferFactory.sol:OfferFactory"), abi.encode(stranger.addr));
        address deployed;
        vm.expectRevert(abi.encodeWithSelector(IOfferFactory.NoCode.selector, stranger.addr));
        assembly ("memory-safe") {
            deployed := create(0, add(code, 0x20), mload(code))
        }
    }

    function test_factory_makesTheVaultThatKnowsIt() public view {
        assertEq(address(factory.vault()), address(vault), "vault");
        assertGt(address(vault).code.length, 0, "code");
    }

    function _fresh() private view returns (Terms memory terms) {
        terms = defaultTerms();
        terms.salt = bytes32(uint256(1));
    }
}
