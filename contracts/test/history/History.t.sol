// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {History} from "../../src/history/History.sol";
import {IHistory, Record, SilenceRule} from "../../src/history/IHistory.sol";
import {ICallers} from "../../src/network/ICallers.sol";
import {Fault} from "../../src/registry/IProviderRegistry.sol";
import {RegistryFixture} from "../registry/RegistryFixture.sol";

contract HistoryTest is RegistryFixture {
    uint256 private constant HALF = 100 ether;

    History private history;
    address private ann = account("ann");
    address private bob = account("bob");
    address private client = account("client");

    function setUp() public override {
        super.setUp();
        history = new History(registry, listOf(market, council, disputes), HALF, SilenceRule(3, 7 days, 1 hours));
    }

    function checked(address operator, uint256 paid, uint256 fees) private {
        vm.prank(market);
        history.recordChecked(operator, client, paid, fees);
    }

    function price(address operator, uint256 asked) private view returns (uint256) {
        return history.effectivePrice(operator, asked, registry.currentEpoch());
    }

    function good(address who) private view returns (uint256) {
        return history.recordOf(who).good;
    }

    function test_AnUnknownOperatorRanksATenthDearer() public view {
        eq(price(ann, 100 ether), 110 ether, "effective price");
    }

    function test_CheckedWorkLowersTheEffectivePriceFromTheNextEpochOn() public {
        checked(ann, 0, 200 ether);
        eq(price(ann, 10 ether), 11 ether, "not in this epoch");
        nextEpoch();
        // Half of two tenths: a tenth off, so the price itself.
        eq(price(ann, 10 ether), 10 ether, "in the next");
        eq(price(bob, 10 ether), 11 ether, "nobody else's");
    }

    function test_ARankIsFixedDuringAnEpochAndStoredForOneMore() public {
        checked(ann, 0, 100 ether);
        nextEpoch();
        uint24 award = registry.currentEpoch();
        uint256 then = price(ann, 10 ether);
        checked(ann, 0, 500 ether);
        eq(price(ann, 10 ether), then, "during the epoch");
        nextEpoch();
        checked(ann, 0, 500 ether);
        eq(history.effectivePrice(ann, 10 ether, award), then, "an epoch later");
        yes(price(ann, 10 ether) < then, "the present rank is better");
    }

    function test_ARecordUntouchedForLongIsRememberedToo() public {
        checked(ann, 0, 100 ether);
        vm.warp(block.timestamp + 30 * EPOCH);
        uint24 award = registry.currentEpoch();
        uint256 then = price(ann, 10 ether);
        nextEpoch();
        checked(ann, 0, 500 ether);
        eq(history.effectivePrice(ann, 10 ether, award), then, "the epoch of the award");
        eq(price(ann, 10 ether), then, "this epoch still");
    }

    function test_WinningSpendsTheAdvantageThatTheRankGave() public {
        checked(ann, 0, 200 ether);
        nextEpoch();
        uint256 advantage = 11 ether - price(ann, 10 ether);
        checked(ann, 10 ether, 0);
        eq(good(ann), 100 ether - advantage, "spent");
    }

    function test_OneTaskYieldsAtMostASixteenthOfTheRecord() public {
        checked(ann, 0, 320 ether);
        nextEpoch();
        eq(price(ann, 1_000_000 ether), 1_100_000 ether - 10 ether, "ten off, however dear");
    }

    function test_AFaultResetsTheRecordAtOnce() public {
        checked(ann, 0, 100 ether);
        nextEpoch();
        vm.expectEmit(address(history));
        emit IHistory.Faulted(ann, Fault.WrongWork);
        vm.prank(council);
        history.recordFault(ann, Fault.WrongWork);
        eq(price(ann, 10 ether), 11 ether, "as unknown");
        Record memory r = history.recordOf(ann);
        eq(r.good, 0, "nothing left");
        eq(r.faults, 1, "but known");
        eq(r.checked, 1, "its work too");
    }

    function test_TheRecordOfAClientIsApartAndRanksNoBid() public {
        checked(ann, 10 ether, 3 ether);
        eq(history.checkedFor(client), 1, "paid for");
        eq(history.checkedFor(ann), 0, "not by the executor");
        eq(good(client), 0, "the fee is credited once");
        eq(history.recordOf(client).checked, 0, "the client executed nothing");
        nextEpoch();
        eq(price(client, 10 ether), 11 ether, "as unknown");
    }

    /// The attack: two identities trade, and each bids with the record of the same fees.
    function test_TwoIdentitiesThatTradeShareOneRecord() public {
        uint256 fee = 160 ether;
        vm.startPrank(market);
        history.recordChecked(ann, bob, 0, fee);
        vm.stopPrank();
        uint256 yielded;
        for (uint256 i; i != 200; ++i) {
            nextEpoch();
            address bidder = i % 2 == 0 ? ann : bob;
            yielded += 110_000 ether - price(bidder, 100_000 ether);
            checked(bidder, 100_000 ether, 0);
        }
        atLeast(yielded, fee / 4, "a rank that yields");
        atMost(yielded, fee / 2, "at most half of the fees: own seats may have earned the other half");
    }

    function test_WorkThatPaidNoSeatCountsForNothing() public {
        checked(ann, 1000 ether, 0);
        eq(good(ann), 0, "nothing");
    }

    /// The attack: trade with oneself to gain rank, then win tasks at a higher price because of it.
    function testFuzz_DealingWithOneselfCostsMoreThanItYields(uint256 seed) public {
        uint256 paidToSeats;
        uint256 yielded;
        for (uint256 i; i != 40; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            nextEpoch();
            if (seed % 3 == 0) {
                uint256 fee = (seed >> 8) % 1000 ether;
                checked(ann, 0, fee);
                paidToSeats += fee;
            } else {
                // A genuine task, not checked by accomplices: the largest value of its rank at this price.
                uint256 asked = (seed >> 8) % 100_000 ether;
                yielded += asked + asked / 10 - price(ann, asked);
                checked(ann, asked, 0);
            }
        }
        atMost(yielded, paidToSeats, "yield");
    }

    /// The attack: spread a record over two identities.
    function testFuzz_SplittingAnIdentityNeverRanksBetter(uint96 whole, uint96 part, uint96 asked) public {
        whole = uint96(bound(whole, 2, 1e27));
        part = uint96(bound(part, 1, whole - 1));
        asked = uint96(bound(asked, 1, 1e27));
        address one = account("whole");
        checked(one, 0, whole);
        checked(ann, 0, part);
        checked(bob, 0, whole - part);
        nextEpoch();
        atMost(price(one, asked), price(ann, asked), "against the first half");
        atMost(price(one, asked), price(bob, asked), "against the second half");
    }

    function testFuzz_ADearerBidNeverRanksBetter(uint96 record, uint96 asked, uint96 more) public {
        checked(ann, 0, record);
        nextEpoch();
        atMost(price(ann, asked), price(ann, uint256(asked) + more), "monotonous");
    }

    function testFuzz_NoBidIsLoweredByMoreThanATenth(uint96 record, uint96 asked) public {
        checked(ann, 0, record);
        nextEpoch();
        atLeast(price(ann, asked), uint256(asked) * 9 / 10, "floor");
        atMost(price(ann, asked), uint256(asked) + uint256(asked) / 10, "ceiling");
    }

    function test_ARecordNeverOverflows() public {
        checked(ann, 0, type(uint256).max / 2);
        checked(ann, 0, type(uint256).max / 2);
        eq(good(ann), uint256(type(uint64).max) * 1e9, "the most there is");
    }

    function test_RevertsForAnyoneButTheNetworksContracts() public {
        bytes memory refusal = abi.encodeWithSelector(ICallers.NotNetworkContract.selector, ann);
        vm.startPrank(ann);
        vm.expectRevert(refusal);
        history.recordChecked(ann, client, 0, 1000 ether);
        vm.expectRevert(refusal);
        history.recordFault(bob, Fault.WrongWork);
    }

    function test_RevertsOnAHalfRankOfNothing() public {
        vm.expectRevert(IHistory.BadHalfRank.selector);
        new History(registry, listOf(market, council, disputes), 1e9 - 1, SilenceRule(3, 7 days, 1 hours));
    }
}
