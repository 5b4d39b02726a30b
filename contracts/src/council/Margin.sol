// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// Values at drawn positions, and who is off their median. The values of a seat are packed into one word, 32 bits each.
library Margin {
    /// Positions that are opened. A constant guess hits a value within the tolerance in about three of ten cases, so that
    /// seven hits of eight come to a tenth of a percent.
    uint256 internal constant POSITIONS = 8;

    /// The largest distance of an honest value from the median, in thousandths.
    int256 internal constant TOLERANCE = 200;

    /// A seat is struck that is off at as many positions.
    uint256 internal constant MISSES = 2;

    function pack(uint256 word, uint256 index, int32 value) internal pure returns (uint256) {
        // forge-lint: disable-next-line(unsafe-typecast) the same 32 bits
        return word | uint256(uint32(value)) << (32 * index);
    }

    function valueAt(uint256 word, uint256 index) internal pure returns (int256) {
        // forge-lint: disable-next-line(unsafe-typecast) the lowest 32 bits are wanted
        return int32(uint32(word >> (32 * index)));
    }

    /// Returns which seats are off the median. Between an even number of values there is none: then the two in the middle
    /// count, and all that lies between them is fine, so that of two seats neither is struck for the other's guess.
    function struck(uint256[] memory words, uint256 positions) internal pure returns (bool[] memory off) {
        uint256 most = positions < MISSES ? positions : MISSES;
        uint256[] memory misses = new uint256[](words.length);
        off = new bool[](words.length);
        if (words.length == 0) return off;
        for (uint256 i = 0; i < positions; ++i) {
            (int256 low, int256 high) = middle(words, i);
            for (uint256 seat = 0; seat < words.length; ++seat) {
                int256 value = valueAt(words[seat], i);
                if (value < low - TOLERANCE || value > high + TOLERANCE) ++misses[seat];
                if (misses[seat] >= most) off[seat] = true;
            }
        }
    }

    /// Returns the two values in the middle at a position; they are the same one among an odd number.
    function middle(uint256[] memory words, uint256 index) internal pure returns (int256 low, int256 high) {
        uint256 count = words.length;
        int256[] memory sorted = new int256[](count);
        for (uint256 i = 0; i < count; ++i) {
            int256 value = valueAt(words[i], index);
            uint256 place = i;
            for (; place != 0 && sorted[place - 1] > value; --place) {
                sorted[place] = sorted[place - 1];
            }
            sorted[place] = value;
        }
        return (sorted[(count - 1) / 2], sorted[count / 2]);
    }
}
