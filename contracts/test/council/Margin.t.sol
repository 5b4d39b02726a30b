// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Margin} from "../../src/council/Margin.sol";
import {Test} from "../Test.sol";

/// Seats that are off the median of the opened values.
contract MarginTest is Test {
    function word(int32 value) internal pure returns (uint256 packed) {
        for (uint256 i = 0; i < 8; ++i) {
            packed = Margin.pack(packed, i, value);
        }
    }

    function words(int32 one, int32 two, int32 three) internal pure returns (uint256[] memory list) {
        list = new uint256[](3);
        (list[0], list[1], list[2]) = (word(one), word(two), word(three));
    }

    function test_values_keep_their_place_and_sign() public pure {
        uint256 packed;
        int32[8] memory values = [int32(0), -1, 1, type(int32).min, type(int32).max, -693, 200, -200];
        for (uint256 i = 0; i < 8; ++i) {
            packed = Margin.pack(packed, i, values[i]);
        }
        for (uint256 i = 0; i < 8; ++i) {
            yes(Margin.valueAt(packed, i) == values[i], "value");
        }
    }

    function test_the_tolerance_is_inclusive() public pure {
        bool[] memory off = Margin.struck(words(-1000, -800, -600), 8);
        yes(!off[0] && !off[1] && !off[2], "200 from the median");
        off = Margin.struck(words(-1001, -800, -599), 8);
        yes(off[0] && !off[1] && off[2], "201 from the median");
    }

    /// One miss happens to honest machines; two do not.
    function test_one_miss_strikes_nobody_and_two_do() public pure {
        uint256[] memory list = words(-800, -800, 0);
        list[2] = word(-800) & ~uint256(type(uint32).max);
        yes(!Margin.struck(list, 8)[2], "one miss");
        list[2] = word(-800) & ~uint256(type(uint64).max);
        yes(Margin.struck(list, 8)[2], "two misses");
        // Where only one position exists, one miss is all that can be.
        list[2] = word(0);
        yes(Margin.struck(list, 1)[2], "the only position");
    }

    /// Of two seats nobody can tell which one guessed.
    function test_of_two_seats_neither_is_struck() public pure {
        uint256[] memory list = new uint256[](2);
        (list[0], list[1]) = (word(-9000), word(-800));
        bool[] memory off = Margin.struck(list, 8);
        yes(!off[0] && !off[1], "neither");
        eq(Margin.struck(new uint256[](0), 8).length, 0, "nobody");
    }

    /// Extreme values neither overflow nor hide behind each other.
    function test_extreme_values_are_struck() public pure {
        bool[] memory off = Margin.struck(words(type(int32).min, -800, type(int32).max), 8);
        yes(off[0] && !off[1] && off[2], "both ends");
    }

    /// A majority within the tolerance of one truth is never struck, whatever the others say.
    function testFuzz_an_honest_majority_is_never_struck(uint256 seed, uint8 size) public pure {
        uint256 count = 3 + 2 * (size % 4);
        uint256[] memory list = new uint256[](count);
        uint256 honest = count / 2 + 1;
        for (uint256 i = 0; i < count; ++i) {
            for (uint256 j = 0; j < 8; ++j) {
                uint256 random = uint256(keccak256(abi.encode(seed, i, j)));
                int32 value = i < honest ? int32(-5000 + int256(random % 201) - 100) : int32(uint32(random));
                list[i] = Margin.pack(list[i], j, value);
            }
        }
        bool[] memory off = Margin.struck(list, 8);
        for (uint256 i = 0; i < honest; ++i) {
            yes(!off[i], "an honest seat");
        }
    }
}
