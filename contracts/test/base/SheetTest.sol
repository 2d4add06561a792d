// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {GaslessTest} from "./GaslessTest.sol";

/// @title Attacks, told as balance sheets: who holds what before and after
abstract contract SheetTest is GaslessTest {
    /// @dev Everybody's money in one token, base units: where it lies, and who has a claim on it. As a difference, whatever
    /// is not set did not move.
    struct Sheet {
        int256 payer;
        int256 seller;
        int256 attacker;
        int256 offer;
        int256 vault;
        int256 committee;
        int256 rest; // of the supply: relayers, validators
        int256 locked; // of the Offer's balance
        int256 owed; // credits of payer, seller and attacker in Offer and Vault
        int256 stake; // unreserved
        int256 reserved;
    }

    // forge-lint: disable-next-line(mixed-case-variable)
    event log_named_decimal_int(string key, int256 val, uint256 decimals); // what forge prints with -vv

    Account internal attacker;

    function setUp() public virtual override {
        super.setUp();
        attacker = makeAccount("attacker");
        token.mint(attacker.addr, 1_000_000 * USDC);
    }

    function sheet() internal view returns (Sheet memory) {
        return sheetIn(address(token));
    }

    function sheetIn(address token_) internal view returns (Sheet memory s) {
        IERC20 money = IERC20(token_);
        s.payer = up(money.balanceOf(payer.addr));
        s.seller = up(money.balanceOf(seller.addr));
        s.attacker = up(money.balanceOf(attacker.addr));
        s.offer = up(money.balanceOf(address(offer)));
        s.vault = up(money.balanceOf(address(vault)));
        s.committee = up(money.balanceOf(address(committee)));
        s.rest = up(money.totalSupply()) - s.payer - s.seller - s.attacker - s.offer - s.vault - s.committee;
        s.locked = up(offer.locked());
        s.owed = _owed(token_, payer.addr) + _owed(token_, seller.addr) + _owed(token_, attacker.addr);
        s.stake = up(vault.unreservedStake(address(offer)));
        s.reserved = up(vault.reservedStake(address(offer)));
    }

    /// @dev The differences since `before` are `moved`, line by line.
    function assertMoved(Sheet memory before, Sheet memory moved, string memory what) internal {
        assertMovedIn(address(token), before, moved, what);
    }

    function assertMovedIn(address token_, Sheet memory before, Sheet memory moved, string memory what) internal {
        int256[11] memory lines = _difference(_lines(sheetIn(token_)), _lines(before));
        int256[11] memory expected = _lines(moved);
        string[11] memory names = [
            "payer", "seller", "attacker", "offer", "vault", "committee", "rest", "locked", "owed", "stake", "reserved"
        ];
        for (uint256 i = 0; i < lines.length; ++i) {
            string memory line = string.concat(what, ": ", names[i]);
            emit log_named_decimal_int(line, lines[i], 6);
            assertEq(lines[i], expected[i], line);
        }
    }

    function assertUnmoved(Sheet memory before, string memory what) internal {
        Sheet memory nothing;
        assertMoved(before, nothing, what);
    }

    /// @dev What `call` meets is a refusal for this reason, and nothing moves.
    function refused(address by, address target, bytes memory call, bytes4 reason, string memory what) internal {
        Sheet memory before = sheet();
        vm.prank(by);
        (bool ok, bytes memory answer) = target.call(call);
        assertFalse(ok, what);
        assertEq(selectorOf(answer), bytes32(reason), string.concat(what, ": reason"));
        assertUnmoved(before, what);
    }

    /// @dev A rise by `amount`; supplies are far below the limit.
    function up(uint256 amount) internal pure returns (int256) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return int256(amount);
    }

    /// @dev A fall by `amount`.
    function down(uint256 amount) internal pure returns (int256) {
        return -up(amount);
    }

    function _owed(address token_, address owner) private view returns (int256) {
        return up(offer.credits(owner) + vault.credits(token_, owner));
    }

    function _lines(Sheet memory s) private pure returns (int256[11] memory) {
        return
            [
                s.payer,
                s.seller,
                s.attacker,
                s.offer,
                s.vault,
                s.committee,
                s.rest,
                s.locked,
                s.owed,
                s.stake,
                s.reserved
            ];
    }

    function _difference(int256[11] memory a, int256[11] memory b) private pure returns (int256[11] memory) {
        for (uint256 i = 0; i < a.length; ++i) {
            a[i] -= b[i];
        }
        return a;
    }
}
