// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Sampling} from "../../src/council/Sampling.sol";
import {Test} from "../Test.sol";

/// For every seed and every size of a delivery.
/// @custom:halmos --panic-error-codes *
contract SamplingTest is Test {
    function testFuzz_one_draw_is_inside_the_range(bytes32 seed, uint32 below) external pure {
        vm.assume(below >= 1);
        assert(Sampling.distinct(seed, 1, below)[0] < below);
    }

    function testFuzz_two_draws_are_inside_the_range_and_distinct(bytes32 seed, uint32 below) external pure {
        vm.assume(below >= 2);
        uint64[] memory drawn = Sampling.distinct(seed, 2, below);
        assert(drawn[0] < below && drawn[1] < below);
        assert(drawn[0] != drawn[1]);
    }

    function testFuzz_three_draws_are_inside_the_range_and_distinct(bytes32 seed, uint32 below) external pure {
        vm.assume(below >= 3);
        uint64[] memory drawn = Sampling.distinct(seed, 3, below);
        assert(drawn[0] < below && drawn[1] < below && drawn[2] < below);
        assert(drawn[0] != drawn[1] && drawn[1] != drawn[2] && drawn[0] != drawn[2]);
    }
}
