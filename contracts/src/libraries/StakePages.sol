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

    uint256 private constant FIELD = 0xffffff;
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

    /// @notice Takes a place out of loaded pages.
    function exclude(uint256[] memory loaded, uint256 place) internal pure {
        uint256 i = place / PLACES_PER_PAGE;
        if (i < loaded.length) loaded[i] = without(loaded[i], place);
    }

    /// @notice The sum of the units of a page; below 2^27.
    function sum(uint256 page) internal pure returns (uint256 total) {
        for (; page != 0; page >>= 24) {
            total += page & FIELD;
        }
    }

    /// @notice The sum of all units, below 2^32, and bit p set for each place p that has any.
    function tally(uint256[] memory loaded) internal pure returns (uint256 total, uint256 places) {
        for (uint256 i = 0; i < loaded.length; ++i) {
            uint256 bit = uint256(1) << (PLACES_PER_PAGE * i);
            for (uint256 page = loaded[i]; page != 0; page >>= 24) {
                if (page & FIELD != 0) places |= bit;
                total += page & FIELD;
                bit <<= 1;
            }
        }
    }

    /// @notice The place with the fewest units above zero, the lowest of these; (0, 0) where nobody has any.
    function smallest(uint256[] memory loaded) internal pure returns (uint256 place, uint256 least) {
        for (uint256 p = 1; p < PLACES_PER_PAGE * loaded.length; ++p) {
            uint256 have = unitsIn(loaded, p);
            if (have != 0 && (place == 0 || have < least)) (place, least) = (p, have);
        }
    }

    /// @notice Draws `panel` different places, each with probability its units over the units of those not yet drawn.
    /// @dev Consumes the pages: who is drawn has no units in them after. A seat costs a walk over the pages' sums and over
    /// one page. `panel` is at most 31 and at most the number of places with units.
    /// @return seats place of seat i in byte i from the least significant
    function pick(uint256[] memory loaded, bytes32 seed, uint256 panel) internal pure returns (uint256 seats) {
        uint256[] memory sums = new uint256[](loaded.length);
        uint256 total = 0;
        for (uint256 i = 0; i < sums.length; ++i) {
            sums[i] = sum(loaded[i]);
            total += sums[i];
        }
        for (uint256 seat = 0; seat < panel; ++seat) {
            uint256 rest = uint256(keccak256(abi.encode(seed, seat))) % total;
            uint256 i = 0;
            for (; rest >= sums[i]; ++i) {
                rest -= sums[i];
            }
            uint256 place = PLACES_PER_PAGE * i;
            for (uint256 page = loaded[i]; rest >= (page & FIELD); page >>= 24) {
                rest -= page & FIELD;
                ++place;
            }
            uint256 drawn = unitsOn(loaded[i], place);
            loaded[i] = without(loaded[i], place);
            sums[i] -= drawn;
            total -= drawn;
            seats |= place << (8 * seat);
        }
    }

    function _shift(uint256 place) private pure returns (uint256) {
        return 24 * (place % PLACES_PER_PAGE);
    }
}
