// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {History} from "../../src/history/History.sol";
import {IHistory, SilenceRule} from "../../src/history/IHistory.sol";
import {ICallers} from "../../src/network/ICallers.sol";
import {Fault} from "../../src/registry/IProviderRegistry.sol";
import {RegistryFixture} from "../registry/RegistryFixture.sol";

/// An operator that falls silent once had an outage; only repetition jails.
contract SilenceTest is RegistryFixture {
    uint40 private constant WINDOW = 7 days;
    uint40 private constant GAP = 1 hours;

    History private history;
    address private ann = account("ann");

    function setUp() public override {
        super.setUp();
        history = withRule(3, WINDOW, GAP);
    }

    function withRule(uint8 count, uint40 window, uint40 gap) private returns (History) {
        return new History(registry, listOf(market), 1 ether, SilenceRule(count, window, gap));
    }

    function silent() private returns (bool tooOften) {
        vm.prank(market);
        return history.recordSilence(ann);
    }

    function test_TheThirdSilenceWithinTheWindowJails() public {
        yes(!silent(), "the first");
        vm.warp(block.timestamp + 3 days);
        yes(!silent(), "the second");
        eq(history.silencesOf(ann), 2, "two count");
        eq(history.recordOf(ann).faults, 0, "no fault yet");
        vm.warp(block.timestamp + 4 days);
        vm.expectEmit(address(history));
        emit IHistory.Faulted(ann, Fault.SilentExecutor);
        yes(silent(), "the third");
        eq(history.recordOf(ann).faults, 1, "a fault");
        eq(history.silencesOf(ann), 0, "counted from the beginning");
    }

    function test_ASilenceOlderThanTheWindowDoesNotCount() public {
        silent();
        vm.warp(block.timestamp + 3 days);
        silent();
        vm.warp(block.timestamp + 4 days + 1);
        yes(!silent(), "the first is too old");
        vm.warp(block.timestamp + 2 days);
        yes(silent(), "the second, third and fourth are within the window");
    }

    /// A window that starts over would let an operator fall silent twice at its end and twice at the next beginning.
    function test_TheWindowSlides() public {
        silent();
        vm.warp(block.timestamp + WINDOW - GAP);
        silent();
        vm.warp(block.timestamp + 2 * GAP);
        yes(!silent(), "the first is too old");
        vm.warp(block.timestamp + GAP);
        yes(silent(), "three within hours");
    }

    function test_AllPartsOfOneOutageAreOneSilence() public {
        for (uint256 i; i != 4; ++i) {
            yes(!silent(), "one outage");
            vm.warp(block.timestamp + GAP / 4);
        }
        eq(history.silencesOf(ann), 1, "one");
        yes(!silent(), "another outage");
        eq(history.silencesOf(ann), 2, "two");
    }

    function testFuzz_JailsExactlyWhenThreeFallIntoTheWindow(uint40[8] memory waits) public {
        uint256[] memory times = new uint256[](8);
        uint256 first;
        for (uint256 i; i != 8; ++i) {
            vm.warp(block.timestamp + bound(waits[i], GAP, WINDOW));
            times[i] = block.timestamp;
            bool expected = i >= first + 2 && times[i] - times[i - 2] <= WINDOW;
            eq(silent(), expected, "jailed");
            if (expected) first = i + 1;
        }
    }

    function test_ANetworkMayJailAtOnce() public {
        history = withRule(1, 0, 0);
        yes(silent(), "the first");
        yes(silent(), "the next");
    }

    function test_RevertsOnNumbersThatNeverJail() public {
        vm.expectRevert(abi.encodeWithSelector(IHistory.BadSilenceRule.selector, "count"));
        withRule(0, WINDOW, GAP);
        vm.expectRevert(abi.encodeWithSelector(IHistory.BadSilenceRule.selector, "count"));
        withRule(7, WINDOW, GAP);
        vm.expectRevert(abi.encodeWithSelector(IHistory.BadSilenceRule.selector, "window"));
        withRule(3, 2 * GAP - 1, GAP);
    }

    function test_OnlyTheNetworksContractsRecordASilence() public {
        vm.expectRevert(abi.encodeWithSelector(ICallers.NotNetworkContract.selector, ann));
        vm.prank(ann);
        history.recordSilence(ann);
    }
}
