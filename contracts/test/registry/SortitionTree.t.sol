// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {SortitionTree} from "../../src/registry/SortitionTree.sol";
import {WeightedDraw} from "../../src/registry/WeightedDraw.sol";
import {Test} from "../Test.sol";

contract SortitionTreeTest is Test {
    using SortitionTree for SortitionTree.Tree;
    using WeightedDraw for WeightedDraw.Urn;

    SortitionTree.Tree private tree;

    // The plain model: every leaf's weight at the end of every epoch.
    uint256 private constant MODEL_LEAVES = 24;
    uint24 private constant FIRST = 8;
    mapping(uint24 epoch => mapping(uint256 leaf => uint256 weight)) private model;

    /// Spreads the model's leaves over the tree, so that walks part at every level.
    function place(uint256 i) private pure returns (uint256) {
        return (i * 40_503) % SortitionTree.LEAVES;
    }

    function total(uint24 epoch) external view returns (uint256) {
        return tree.total(epoch);
    }

    function set(uint256 leaf, uint256 weight, uint24 epoch) external {
        tree.set(leaf, weight, epoch);
    }

    function test_AnEmptyTreeHasNoTickets() public view {
        eq(tree.total(FIRST), 0, "total");
        eq(tree.spanOf(5, FIRST).weight, 0, "span");
    }

    function test_ALeafOwnsTheTicketsOfItsWeight() public {
        tree.set(3, 10, FIRST);
        tree.set(200_000, 5, FIRST);
        eq(tree.total(FIRST), 15, "total");
        for (uint256 ticket; ticket != 15; ++ticket) {
            (uint256 leaf, SortitionTree.Span memory span) = tree.find(ticket, FIRST);
            eq(leaf, ticket < 10 ? 3 : 200_000, "owner");
            eq(span.start, ticket < 10 ? 0 : 10, "start");
            eq(span.weight, ticket < 10 ? 10 : 5, "weight");
        }
    }

    function test_AWeightSetInALaterEpochLeavesEarlierOnesAlone() public {
        tree.set(7, 100, FIRST);
        tree.set(7, 1, FIRST + 1);
        tree.set(8, 50, FIRST + 2);
        eq(tree.total(FIRST), 100, "first");
        eq(tree.total(FIRST + 1), 1, "second");
        eq(tree.total(FIRST + 2), 51, "third");
        eq(tree.spanOf(8, FIRST + 1).weight, 0, "not yet there");
        eq(tree.spanOf(8, FIRST + 2).start, 1, "after leaf 7");
    }

    function test_AnEpochOlderThanTheMemoryHasNoTickets() public {
        for (uint24 i; i != 5; ++i) {
            tree.set(7, 100 + i, FIRST + i);
        }
        eq(tree.total(FIRST + 1), 101, "three epochs back");
        eq(tree.total(FIRST), 0, "four epochs back");
    }

    function test_AWeightSetTwiceInAnEpochCountsOnce() public {
        tree.set(7, 100, FIRST);
        tree.set(7, 40, FIRST + 1);
        tree.set(7, 60, FIRST + 1);
        eq(tree.total(FIRST), 100, "before");
        eq(tree.total(FIRST + 1), 60, "after");
    }

    function test_SettingTheSameWeightChangesNothing() public {
        tree.set(7, 100, FIRST);
        tree.set(7, 100, FIRST + 1);
        eq(tree.total(FIRST + 1), 100, "total");
    }

    function test_RevertsWhenTheTotalWouldNotFit() public {
        tree.set(1, SortitionTree.MAX_WEIGHT, FIRST);
        vm.expectRevert(abi.encodeWithSelector(SortitionTree.TreeOverflow.selector, SortitionTree.MAX_WEIGHT + 1));
        this.set(100_000, 1, FIRST);
        vm.expectRevert(abi.encodeWithSelector(SortitionTree.TreeOverflow.selector, SortitionTree.MAX_WEIGHT + 1));
        this.set(2, SortitionTree.MAX_WEIGHT + 1, FIRST);
        eq(tree.total(FIRST), SortitionTree.MAX_WEIGHT, "unchanged");
    }

    /// Random updates over six epochs agree with the model in each of the last epochs, leaf by leaf.
    function testFuzz_AgreesWithAPlainListOfWeights(uint256 seed) public {
        uint24 epoch = FIRST;
        for (uint256 step; step != 40; ++step) {
            seed = uint256(keccak256(abi.encode(seed)));
            if (seed % 5 == 0) {
                for (uint256 i; i != MODEL_LEAVES; ++i) {
                    model[epoch + 1][i] = model[epoch][i];
                }
                ++epoch;
            }
            uint256 chosen = (seed >> 8) % MODEL_LEAVES;
            uint256 weight = (seed >> 16) % 4 == 0 ? 0 : (seed >> 32) % 100_000;
            model[epoch][chosen] = weight;
            tree.set(place(chosen), weight, epoch);
        }
        for (uint24 past; past <= SortitionTree.MEMORY && past + FIRST <= epoch; ++past) {
            uint24 then = epoch - past;
            uint256 sum;
            for (uint256 i; i != MODEL_LEAVES; ++i) {
                sum += model[then][i];
                SortitionTree.Span memory span = tree.spanOf(place(i), then);
                eq(span.weight, model[then][i], "weight of a leaf");
                if (span.weight == 0) continue;
                (uint256 first,) = tree.find(span.start, then);
                (uint256 last,) = tree.find(span.start + span.weight - 1, then);
                eq(first, place(i), "first ticket");
                eq(last, place(i), "last ticket");
            }
            eq(tree.total(then), sum, "total");
        }
    }

    /// Drawing until nothing is left names every leaf with weight exactly once, and never an excluded one.
    function testFuzz_ADrawNamesEachLeafOnce(uint256 seed, uint256 leaves, uint256 heavy) public {
        leaves = bound(leaves, 1, MODEL_LEAVES);
        for (uint256 i; i != leaves; ++i) {
            tree.set(place(i), i == heavy % leaves ? 1_000_000 : 1 + i, FIRST);
        }
        WeightedDraw.Urn memory urn = WeightedDraw.open(tree, FIRST, bytes32(seed), leaves);
        urn.exclude(tree, place(0));
        uint256 seen = 1;
        for (uint256 n = 1; n != leaves; ++n) {
            uint256 leaf = urn.next(tree);
            uint256 i;
            while (place(i) != leaf) ++i;
            yes(i < leaves, "a leaf with weight");
            eq(seen & (uint256(1) << i), 0, "distinct and not excluded");
            seen |= uint256(1) << i;
        }
        eq(urn.tickets, 0, "nothing left");
    }

    /// One operator with 99% of the weight neither stalls the draw nor takes two seats.
    function test_AGiantIsDrawnOnceAndTheOthersFillTheRest() public {
        tree.set(0, 99_000, FIRST);
        for (uint256 i = 1; i != 11; ++i) {
            tree.set(i, 100, FIRST);
        }
        uint256 giantFirst;
        for (uint256 round; round != 200; ++round) {
            WeightedDraw.Urn memory urn = WeightedDraw.open(tree, FIRST, bytes32(round), 3);
            uint256 a = urn.next(tree);
            uint256 b = urn.next(tree);
            uint256 c = urn.next(tree);
            yes(a != b && b != c && a != c, "distinct");
            if (a == 0) ++giantFirst;
        }
        atLeast(giantFirst, 190, "the giant is first about 99 times in 100");
    }

    /// Frequencies follow weights: 10,000 tickets over weights 1:2:7 stay within four standard deviations.
    function test_FrequenciesFollowWeights() public {
        tree.set(11, 100, FIRST);
        tree.set(222, 200, FIRST);
        tree.set(33_333, 700, FIRST);
        uint256[3] memory hits;
        for (uint256 round; round != 10_000; ++round) {
            WeightedDraw.Urn memory urn = WeightedDraw.open(tree, FIRST, bytes32(round), 1);
            uint256 leaf = urn.next(tree);
            ++hits[leaf == 11 ? 0 : leaf == 222 ? 1 : 2];
        }
        yes(hits[0] > 880 && hits[0] < 1120, "one tenth");
        yes(hits[1] > 1840 && hits[1] < 2160, "two tenths");
        yes(hits[2] > 6817 && hits[2] < 7183, "seven tenths");
    }
}
