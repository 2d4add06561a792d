// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Snapshots} from "./Snapshots.sol";

/// @title Units of 256 places by block, eight places to a page, and the draw from them
/// @dev Place p lies on page p / 8 in bits 24 * (p % 8) and up. A page's history has one slot for each block that
/// changed it; the weights of eight validators mostly cost one cold read.
library StakePages {
    using Snapshots for Snapshots.History;

    struct Pages {
        Snapshots.History[32] history;
    }

    /// @dev What a draw takes places from.
    struct Pool {
        uint256[] pages;
        uint256[] sums; // of each page's units
        uint256 total; // of all
    }

    uint256 private constant FIELD = 0xffffff;
    /// @dev Every second field; a lane of 48 bits each.
    uint256 private constant EVEN_FIELDS = 0xffffff000000ffffff000000ffffff000000ffffff;
    /// @dev The top bit of each field, and all the others.
    uint256 private constant TOP_BITS = 0x800000800000800000800000800000800000800000800000;
    uint256 private constant LOWER_BITS = 0x7fffff7fffff7fffff7fffff7fffff7fffff7fffff7fffff;
    /// @dev Sum of 2^(161 - 23i) for i from 0 to 7.
    uint256 private constant GATHER =
        (1 << 161) | (1 << 138) | (1 << 115) | (1 << 92) | (1 << 69) | (1 << 46) | (1 << 23) | 1;
    uint256 private constant PLACES_PER_PAGE = 8;

    /// @notice The units of a place now.
    function units(Pages storage pages, uint256 place) internal view returns (uint24) {
        return unitsOn(pages.history[place / PLACES_PER_PAGE].value(), place);
    }

    function unitsAt(Pages storage pages, uint256 place, uint48 blockNumber) internal view returns (uint24) {
        return unitsOn(pages.history[place / PLACES_PER_PAGE].valueAt(blockNumber), place);
    }

    function setUnits(Pages storage pages, uint256 place, uint24 value) internal {
        Snapshots.History storage page = pages.history[place / PLACES_PER_PAGE];
        // A page uses 192 of the 208 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        page.set(uint208((without(page.value(), place)) | (uint256(value) << _shift(place))));
    }

    /// @notice The pages as they stood at the end of a block, from the first to the one of `highestPlace`.
    function load(Pages storage pages, uint256 highestPlace, uint48 blockNumber)
        internal
        view
        returns (uint256[] memory loaded)
    {
        loaded = new uint256[](highestPlace / PLACES_PER_PAGE + 1);
        for (uint256 i = 0; i < loaded.length; ++i) {
            loaded[i] = pages.history[i].valueAt(blockNumber);
        }
    }

    /// @notice The pages as they stand.
    function loadLatest(Pages storage pages, uint256 highestPlace) internal view returns (uint256[] memory) {
        return load(pages, highestPlace, type(uint48).max);
    }

    // --- pages in memory ---

    /// @notice A place's units on its page.
    function unitsOn(uint256 page, uint256 place) internal pure returns (uint24) {
        // The cast keeps exactly the field.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint24(page >> _shift(place));
    }

    /// @notice A page with no units at a place.
    function without(uint256 page, uint256 place) internal pure returns (uint256) {
        return page & ~(FIELD << _shift(place));
    }

    /// @notice A place's units among loaded pages; 0 beyond them.
    function unitsIn(uint256[] memory loaded, uint256 place) internal pure returns (uint24) {
        uint256 i = place / PLACES_PER_PAGE;
        return i < loaded.length ? unitsOn(loaded[i], place) : 0;
    }

    /// @notice The sum of the units of a page; below 2^27.
    /// @dev Adds fields in pairs, then pairs of pairs, in lanes twice as wide as what they hold.
    function sum(uint256 page) internal pure returns (uint256) {
        uint256 pairs = (page & EVEN_FIELDS) + ((page >> 24) & EVEN_FIELDS);
        uint256 halves = pairs + (pairs >> 48);
        return (halves + (halves >> 96)) & 0xffffffffffff;
    }

    /// @notice Bit i set for each field i of a page, 0..7, that has units.
    /// @dev A field's top bit is set by adding its lower 23 bits to as many ones, iff they are not 0, or was set. The
    /// product then moves field i's bit from 24i to 161 + i: no two of its terms meet, so nothing carries.
    function held(uint256 page) internal pure returns (uint256) {
        uint256 bits = (((((page & LOWER_BITS) + LOWER_BITS) | page) & TOP_BITS) >> 23);
        // Terms above 2^256 are not looked at.
        unchecked {
            return ((bits * GATHER) >> 161) & 0xff;
        }
    }

    /// @notice The sum of all units, below 2^32, and bit p set for each place p that has any.
    function tally(uint256[] memory loaded) internal pure returns (uint256 total, uint256 places) {
        for (uint256 i = 0; i < loaded.length; ++i) {
            total += sum(loaded[i]);
            places |= held(loaded[i]) << (PLACES_PER_PAGE * i);
        }
    }

    /// @notice The place with the fewest units above zero, the lowest of these; (0, 0) where nobody has any.
    function smallest(uint256[] memory loaded) internal pure returns (uint256 place, uint256 least) {
        for (uint256 p = 1; p < PLACES_PER_PAGE * loaded.length; ++p) {
            uint256 have = unitsIn(loaded, p);
            if (have != 0 && (place == 0 || have < least)) (place, least) = (p, have);
        }
    }

    /// @notice Makes loaded pages ready to be drawn from; `take` then consumes them.
    function pool(uint256[] memory loaded) internal pure returns (Pool memory made) {
        made.pages = loaded;
        made.sums = new uint256[](loaded.length);
        for (uint256 i = 0; i < loaded.length; ++i) {
            made.total += made.sums[i] = sum(loaded[i]);
        }
    }

    /// @notice Takes one place out of the pool, each with probability its units over the pool's.
    /// @dev Walks over the pages' sums, then over one page. The pool must not be empty.
    /// @param random uniform in 256 bits
    function take(Pool memory from, uint256 random) internal pure returns (uint256 place) {
        uint256[] memory sums = from.sums;
        uint256 rest = random % from.total;
        uint256 i = 0;
        uint256 pageSum = sums[0];
        // `rest` is below what is left of the pool, so that both walks end inside it, and subtracts what it is not below.
        unchecked {
            while (rest >= pageSum) {
                rest -= pageSum;
                pageSum = sums[++i];
            }
            uint256 page = from.pages[i];
            uint256 field = 0;
            uint256 drawn = page & FIELD;
            while (rest >= drawn) {
                rest -= drawn;
                drawn = (page >> (24 * ++field)) & FIELD;
            }
            place = PLACES_PER_PAGE * i + field;
            from.pages[i] = without(page, place);
            sums[i] = pageSum - drawn;
            from.total -= drawn;
        }
    }

    function _shift(uint256 place) private pure returns (uint256) {
        return 24 * (place % PLACES_PER_PAGE);
    }
}
