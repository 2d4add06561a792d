// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FiatTokenTest, IFiatToken} from "./FiatToken.sol";

contract FiatTokenFixtureTest is FiatTokenTest {
    function test_receiveWithAuthorization_succeeds_onLinkedToken() public {
        IFiatToken token = deployFiatToken();
        Account memory payer = makeAccount("payer");
        token.mint(payer.addr, 5);
        bytes32 digest = authorizationDigest(
            token, RECEIVE_TYPEHASH, payer.addr, address(this), 3, 0, type(uint256).max, bytes32(uint256(1))
        );
        token.receiveWithAuthorization(
            payer.addr, address(this), 3, 0, type(uint256).max, bytes32(uint256(1)), sign(payer.key, digest)
        );
        assertEq(token.balanceOf(address(this)), 3, "received");
        assertTrue(token.authorizationState(payer.addr, bytes32(uint256(1))), "nonce used");
    }

    function test_transfer_reverts_whenBlocklistedOrPaused() public {
        IFiatToken token = deployFiatToken();
        token.mint(address(this), 5);
        token.blacklist(address(1));
        vm.expectRevert("Blacklistable: account is blacklisted");
        token.transfer(address(1), 1);
        token.pause();
        vm.expectRevert("Pausable: paused");
        token.transfer(address(2), 1);
    }
}
