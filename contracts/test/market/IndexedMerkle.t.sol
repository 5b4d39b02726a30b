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

    function testFuzz_a_leaf_is_at_its_position_and_at_no_other(uint64 segments, uint64 at, uint64 other) public view {
        segments = uint64(bound(segments, 1, 60));
        at = uint64(bound(at, 0, segments));
        other = uint64(bound(other, 0, segments));
        WorkTree.Run memory r = WorkTree.Run("seed", 0, segments * 10, 10, type(uint64).max, bytes32("end"));
        bytes32 root = r.root();
        yes(this.check(root, r.leaf(at), at, segments + 1, r.proof(at)), "its place");
        if (other != at) yes(!this.check(root, r.leaf(at), other, segments + 1, r.proof(at)), "no other");
    }

    function test_two_leaves_are_never_at_the_same_position() public view {
        WorkTree.Run memory r = WorkTree.Run("seed", 0, 70, 10, type(uint64).max, bytes32("end"));
        bytes32 root = r.root();
        // With sorted pairs a leaf and its sibling could swap places.
        yes(!this.check(root, r.leaf(1), 0, 8, r.proof(1)), "swapped");
        yes(!this.check(root, r.leaf(0), 1, 8, r.proof(0)), "swapped");
        yes(!this.check(root, r.leaf(7), 8, 8, r.proof(7)), "outside");
    }

    function test_a_proof_of_another_length_is_refused() public {
        WorkTree.Run memory r = WorkTree.Run("seed", 0, 70, 10, type(uint64).max, bytes32("end"));
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

    /// Any mixture of answers ends within the cap, and any silence within four times as many seats. Each draw asks for
    /// at least one seat.
    function testFuzz_a_council_ends_within_its_bounds(uint256 seed, uint8 lead, uint8 rejectLead, uint8 cap)
        public
        pure
    {
        rejectLead = uint8(bound(rejectLead, 2, 15));
        lead = uint8(bound(lead, 1, rejectLead < 4 ? rejectLead : 4));
        cap = uint8(bound(cap, rejectLead, 63)) | 1;
        uint256 silent = seed % 100;
        Count memory count;
        uint256 asked = lead;
        while (true) {
            for (uint256 i = 0; i < asked; ++i) {
                seed = uint256(keccak256(abi.encode(seed)));
                if (seed % 100 < silent) ++count.gone;
                else if ((seed >> 128) & 1 == 0) ++count.agree;
                else ++count.against;
            }
            if (Tally.decide(count, lead, rejectLead, cap) != Decision.Open) break;
            asked = Tally.missing(count, lead, rejectLead, cap);
            atLeast(asked, 1, "an open count asks for a seat");
        }
        uint256 answered = uint256(count.agree) + count.against;
        atMost(answered, cap, "cap");
        atMost(answered + count.gone, 4 * uint256(cap), "silence is bounded");
    }

    /// Work that is accepted with a silent seat is accepted without it.
    function testFuzz_silence_never_helps_the_executor(uint8 agree, uint8 against, uint8 gone) public pure {
        Count memory count = Count(agree % 32, against % 32, gone % 32);
        if (Tally.decide(count, 1, 7, 31) != Decision.Accepted) return;
        if (count.gone != 0) {
            --count.gone;
            yes(Tally.decide(count, 1, 7, 31) == Decision.Accepted, "accepted without the silent seat too");
        }
        if (count.against != 0) {
            --count.against;
            yes(Tally.decide(count, 1, 7, 31) != Decision.Rejected, "and not rejected without the one that disagreed");
        }
    }
}
