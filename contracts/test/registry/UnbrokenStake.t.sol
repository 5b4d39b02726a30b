// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Award, Fault} from "../../src/registry/IProviderRegistry.sol";
import {UnbrokenStake} from "../../src/registry/UnbrokenStake.sol";
import {RegistryFixture} from "./RegistryFixture.sol";

contract UnbrokenStakeTest is RegistryFixture {
    using UnbrokenStake for uint256[];

    uint256[] private steps;

    /// Against the plain definition: the smallest amount at any moment since then.
    function testFuzz_IsTheSmallestAmountSinceThen(uint256 seed) public {
        uint256[] memory at = new uint256[](48);
        uint96[] memory amounts = new uint96[](48);
        uint96 amount;
        for (uint256 i; i != 48; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            vm.warp(block.timestamp + seed % 3); // some within one block
            uint96 by = uint96((seed >> 8) % 5) + 1;
            if ((seed >> 16) % 2 == 0 || amount < by) {
                steps.add(by);
                amount += by;
            } else {
                steps.remove(by);
                amount -= by;
            }
            (at[i], amounts[i]) = (block.timestamp, amount);
            for (uint256 time = at[0] - 1; time <= block.timestamp; ++time) {
                eq(steps.since(time), _smallestSince(at, amounts, i, time), "unbroken");
            }
        }
    }

    function _smallestSince(uint256[] memory at, uint96[] memory amounts, uint256 last, uint256 time)
        private
        pure
        returns (uint96 smallest)
    {
        smallest = amounts[last];
        // The amount at `time` itself is the last one of that block.
        for (uint256 i = last; at[i] > time; --i) {
            if (i == 0) return 0;
            if (amounts[i - 1] < smallest) smallest = amounts[i - 1];
        }
    }

    function test_TheRegistryCountsBondsOverAllClassesWithoutThoseThatLeave() public {
        address ann = operatorWith("ann", 1000 ether);
        depositNative(ann, NODE_NATIVE);
        vm.startPrank(ann);
        registry.listNode(facts(OTHER_CLASS, 7));
        registry.bond(CLASS, 200);
        uint256 first = block.timestamp;
        vm.warp(first + 10);
        registry.bond(OTHER_CLASS, 300);
        eq(registry.bondedSince(ann, first - 1), 0, "before");
        eq(registry.bondedSince(ann, first), 200 ether, "since the first");
        eq(registry.bondedSince(ann, first + 9), 200 ether, "until the second");
        eq(registry.bondedSince(ann, first + 10), 500 ether, "since the second");
        registry.unbond(CLASS, 50);
        eq(registry.bondedSince(ann, first), 200 ether, "the newest leaves first");
        eq(registry.bondedSince(ann, first + 10), 450 ether, "leaving does not count");
        registry.unbond(OTHER_CLASS, 300);
        eq(registry.bondedSince(ann, first), 150 ether, "left");
        vm.stopPrank();
    }

    function test_ASlashCounts() public {
        address ann = seat("ann", 100);
        uint256 since = block.timestamp;
        nextEpoch();
        vm.startPrank(council);
        registry.draw(CLASS, registry.currentEpoch() - 1, "x", 1, none(), 30);
        registry.slashSeat(CLASS, ann, 30, Fault.WrongSeat, new Award[](0));
        vm.stopPrank();
        eq(registry.bondedSince(ann, since), 70 ether, "left");
    }
}
