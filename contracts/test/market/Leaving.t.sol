// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, BidReceipt, Checkpoint, Delivery, PartStatus, Terms} from "../../src/market/TaskTypes.sol";
import {TypedData} from "../../src/market/TypedData.sol";
import {CuttingWalk} from "./CuttingWalk.sol";
import {WorkTree} from "./WorkTree.sol";

/// Executors that quit or decline, and those that take over.
contract LeavingTest is CuttingWalk {
    // ------------------------------------------------------------------ quit, takeover

    function test_the_next_executor_resumes_from_the_last_receipt() public {
        pass(600);
        vm.prank(b.operator);
        market.quit(t, 0);
        Checkpoint memory c = checkpoint(4);
        Delivery memory first = closeCut(b, c);
        eq(uint8(status()), uint8(PartStatus.Open), "open");
        Bid memory next = bidOf(t, operators[1], 100 ether);
        award(t, next);
        WorkTree.Run memory rest = run(t);
        rest.startUnits = 4 * SEGMENT;
        rest.units = 6 * SEGMENT;
        Delivery memory second = deliver(t, next, rest);
        eq(second.startUnits, 4 * SEGMENT, "from the checkpoint");
        eq(payHonestly(t, b, first, cutRun(first)), 32 ether, "40% of 80");
        eq(payHonestly(t, next, second, rest), 60 ether, "60% of 100");
        eq(uint8(status()), uint8(PartStatus.Ended), "ended");
    }

    function test_a_takeover_needs_a_bid_that_is_still_good_for_it() public {
        vm.prank(b.operator);
        market.quit(t, 0);
        closeEmptyCut(t, b, 0);
        Bid memory next = bidOf(t, operators[1], 100 ether);
        next.takeoverUntil = uint40(block.timestamp) - 1;
        awardWith(t, next, signBid(next));
        eq(uint8(status()), uint8(PartStatus.Open), "not taken over");
    }

    function expectAwardRevert(Bid memory bid, bytes4 selector) internal {
        bytes memory signature = signBid(bid);
        vm.expectPartialRevert(selector);
        awardWith(t, bid, signature);
    }

    /// Every further delivery was escrowed for; one more would be checked with money that is not there.
    function test_a_part_without_deliveries_left_is_not_taken_over() public {
        Terms memory once = task();
        once.salt = keccak256("once");
        once.deliveries = 1;
        t = once;
        b = running(once);
        id = idOf(once);
        vm.prank(b.operator);
        market.quit(t, 0);
        Checkpoint memory c = checkpoint(4);
        Delivery memory d = closeCut(b, c);
        expectAwardRevert(bidOf(t, operators[1], 80 ether), IMarketEvents.DeliveriesUsedUp.selector);
        payHonestly(t, b, d, cutRun(d));
        eq(owed(b.operator), 32 ether, "what was done is paid");
        pass(t.rules.awardSeconds + 1);
        market.expire(t, 0);
        eq(uint8(status()), uint8(PartStatus.Ended), "and the rest is refunded");
    }

    function test_an_open_part_ends_when_nobody_takes_it() public {
        vm.prank(b.operator);
        market.decline(t, b, 0, false);
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.expire(t, 0);
        pass(t.rules.awardSeconds + 1);
        market.expire(t, 0);
        eq(uint8(status()), uint8(PartStatus.Ended), "ended");
    }

    // ------------------------------------------------------------------ decline

    function test_declining_costs_nothing() public {
        vm.prank(b.operator);
        market.decline(t, b, 0, true);
        eq(locked(b.operator), 0, "free");
        eq(nft.balanceOf(b.operator), 0, "nft burned");
        eq(uint8(status()), uint8(PartStatus.Open), "open");
        eq(owed(b.operator), 0, "the first is not paid");
    }

    function test_two_executors_without_data_in_a_row_are_paid_from_the_trust_lock() public {
        vm.prank(b.operator);
        market.decline(t, b, 0, true);
        Bid memory second = bidOf(t, operators[1], 90 ether);
        award(t, second);
        vm.prank(second.operator);
        market.decline(t, second, 0, true);
        eq(owed(operators[0]), 1 ether, "first");
        eq(owed(operators[1]), 1 ether, "second");
        eq(market.task(id).lock, 18 ether, "lock");
    }

    function test_the_same_executor_is_not_paid_for_declining_twice() public {
        for (uint256 i = 0; i < 2; ++i) {
            if (i != 0) award(t, b);
            vm.prank(b.operator);
            market.decline(t, b, 0, true);
        }
        eq(owed(operators[0]), 0, "nothing");
    }

    /// Assignments are counted in a byte; a part that was awarded so often is refunded, and nothing overflows.
    function test_a_part_is_not_awarded_for_ever() public {
        for (uint256 i = 1; i < 255; ++i) {
            vm.prank(b.operator);
            market.decline(t, b, 0, false);
            award(t, b);
        }
        eq(market.part(id, 0).assignment, 255, "assignments");
        vm.prank(b.operator);
        market.decline(t, b, 0, false);
        bytes memory signature = signBid(b);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.AssignmentsUsedUp.selector, 0));
        awardWith(t, b, signature);
        pass(t.rules.awardSeconds + 1);
        market.expire(t, 0);
        eq(uint8(status()), uint8(PartStatus.Ended), "ended");
    }

    function test_declining_is_for_the_executor_and_before_the_start() public {
        vm.expectPartialRevert(IMarketEvents.NotExecutor.selector);
        market.decline(t, b, 0, false);
        Bid memory other = bidOf(t, b.operator, 81 ether);
        vm.startPrank(b.operator);
        vm.expectPartialRevert(IMarketEvents.WrongBid.selector);
        market.decline(t, other, 0, false);
        pass(b.startSeconds + 1);
        vm.expectPartialRevert(IMarketEvents.TooLate.selector);
        market.decline(t, b, 0, false);
    }

    function test_an_executor_that_has_delivered_cannot_decline() public {
        withMilestones(5);
        deliver(t, b, begun(t, 5));
        vm.prank(b.operator);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.DeliveriesPending.selector, 1));
        market.decline(t, b, 0, false);
    }

    function test_a_lock_that_is_gone_pays_nobody_for_declining() public {
        Bid memory better = bidOf(t, operators[1], 60 ether);
        BidReceipt memory receipt =
            BidReceipt(id, keccak256(abi.encode(TypedData.BID, better)), 1, uint40(block.timestamp) - 1);
        Bid[] memory winners = new Bid[](1);
        winners[0] = b;
        market.proveOmitted(t, 0, winners, better, signBid(better), receipt, signReceipt(receipt));
        vm.prank(b.operator);
        market.decline(t, b, 0, true);
        award(t, better);
        vm.prank(better.operator);
        market.decline(t, better, 0, true);
        eq(owed(b.operator) + owed(better.operator), 0, "nothing is left to pay from");
        eq(uint8(status()), uint8(PartStatus.Open), "and nobody is held up");
    }
}
