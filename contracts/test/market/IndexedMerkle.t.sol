// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Sampling} from "../../src/council/Sampling.sol";
import {Count, Decision, Tally} from "../../src/council/Tally.sol";
import {IndexedMerkle} from "../../src/market/IndexedMerkle.sol";
import {Test} from "../Test.sol";
import {WorkTree} from "./WorkTree.sol";

/// The small libraries under the council.
contract IndexedMerkleTest is Test {
    using WorkTree for WorkTree.Run;

    function check(bytes32 root, bytes32 leaf, uint256 index, uint256 width, bytes32[] calldata proof)
        external
        pure
        returns (bool)
    {
        return IndexedMerkle.verify(root, leaf, index, width, proof);
    }

    function testFuzz_a_leaf_stands_at_its_place_and_at_no_other(uint64 segments, uint64 at, uint64 other) public view {
        segments = uint64(bound(segments, 1, 60));
        at = uint64(bound(at, 0, segments));
        other = uint64(bound(other, 0, segments));
        WorkTree.Run memory r = WorkTree.Run("seed", 0, segments * 10, 10, type(uint64).max);
        bytes32 root = r.root();
        yes(this.check(root, r.leaf(at), at, segments + 1, r.proof(at)), "its place");
        if (other != at) yes(!this.check(root, r.leaf(at), other, segments + 1, r.proof(at)), "no other");
    }

    function test_two_leaves_never_stand_at_one_place() public view {
        WorkTree.Run memory r = WorkTree.Run("seed", 0, 70, 10, type(uint64).max);
        bytes32 root = r.root();
        // With sorted pairs a leaf and its sibling could swap places.
        yes(!this.check(root, r.leaf(1), 0, 8, r.proof(1)), "swapped");
        yes(!this.check(root, r.leaf(0), 1, 8, r.proof(0)), "swapped");
        yes(!this.check(root, r.leaf(7), 8, 8, r.proof(7)), "outside");
    }

    function test_a_proof_of_another_length_is_refused() public {
        WorkTree.Run memory r = WorkTree.Run("seed", 0, 70, 10, type(uint64).max);
        bytes32[] memory short = new bytes32[](2);
        bytes32 root = r.root();
        bytes32 leaf = r.leaf(1);
        vm.expectPartialRevert(IndexedMerkle.WrongProofLength.selector);
        this.check(root, leaf, 1, 8, short);
    }

    function testFuzz_samples_are_distinct_and_below_the_bound(bytes32 seed, uint256 count, uint256 below) public pure {
        below = bound(below, 1, 1000);
        count = bound(count, 1, below < 34 ? below : 34);
        uint64[] memory chosen = Sampling.distinct(seed, count, below);
        for (uint256 i = 0; i < count; ++i) {
            yes(chosen[i] < below, "below");
            for (uint256 j = 0; j < i; ++j) {
                yes(chosen[i] != chosen[j], "distinct");
            }
        }
    }

    function testFuzz_a_check_ends_and_stays_within_the_cap(uint256 votes, uint8 lead, uint8 more, uint8 cap)
        public
        pure
    {
        lead = uint8(bound(lead, 1, 5));
        uint256 rejectLead = lead + bound(more, 1, 5);
        cap = uint8(bound(cap, rejectLead, 31));
        Count memory count;
        uint256 asked = lead;
        while (asked != 0) {
            for (uint256 i = 0; i < asked; ++i) {
                ++count.seats;
                if (votes & 1 == 0) ++count.agree;
                else ++count.against;
                votes >>= 1;
            }
            if (Tally.decide(count, lead, rejectLead) != Decision.Open) break;
            asked = Tally.missing(count, lead, rejectLead, cap);
        }
        atMost(uint256(count.agree) + count.against, cap, "cap");
    }
}
