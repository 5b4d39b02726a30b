// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Sampling} from "../../src/council/Sampling.sol";
import {Count, Decision, Tally} from "../../src/council/Tally.sol";
import {Test} from "../Test.sol";

/// The tally and the draw of windows, compared with the reference model, from which the odds in the documentation are
/// computed. packages/chain/test/rulesParity.test.ts stores its results in ruleVectors.json.
contract TallyParityTest is Test {
    using Tally for Count;

    function words(string memory rule) private view returns (uint256[] memory all) {
        bytes memory data =
            vm.parseJsonBytes(vm.readFile("contracts/test/parity/ruleVectors.json"), string.concat(".", rule));
        all = new uint256[](data.length / 32);
        atLeast(all.length, 100, "vectors");
        for (uint256 i = 0; i < all.length; ++i) {
            uint256 word;
            uint256 at_ = 32 * (i + 1);
            assembly ("memory-safe") {
                word := mload(add(data, at_))
            }
            all[i] = word;
        }
    }

    function test_a_council_decides_as_in_the_model() public view {
        uint256[] memory v = words("council");
        for (uint256 i = 0; i < v.length; i += 8) {
            string memory row = vm.toString(i / 8);
            Count memory count = Count(uint16(v[i]), uint16(v[i + 1]), uint16(v[i + 2]));
            Decision decision = count.decide(v[i + 3], v[i + 4], v[i + 5]);
            eq(uint8(decision), v[i + 6], string.concat("decision ", row));
            if (decision != Decision.Open) continue;
            eq(count.missing(v[i + 3], v[i + 4], v[i + 5]), v[i + 7], string.concat("missing ", row));
        }
    }

    function test_a_majority_decides_as_in_the_model() public view {
        uint256[] memory v = words("majority");
        for (uint256 i = 0; i < v.length; i += 4) {
            Decision decision = Tally.majority(v[i], v[i + 1], v[i + 2]);
            eq(uint8(decision), v[i + 3], string.concat("majority ", vm.toString(i / 4)));
        }
    }

    function test_windows_are_drawn_as_in_the_model() public view {
        uint256[] memory v = words("windows");
        for (uint256 i = 0; i < v.length; i += 8) {
            bytes32 seed = keccak256(abi.encode("segment", bytes32(v[i]), bytes32(v[i + 1])));
            uint256 windows = (v[i + 2] + v[i + 3] - 1) / v[i + 3];
            uint64[] memory drawn = Sampling.distinct(seed, v[i + 4], windows);
            for (uint256 j = 0; j < drawn.length; ++j) {
                eq(drawn[j], v[i + 5 + j], string.concat("window ", vm.toString(i / 8)));
            }
        }
    }
}
