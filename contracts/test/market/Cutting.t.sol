// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, Evidence, Panel} from "../../src/council/ICouncil.sol";
import {Liveness} from "../../src/liveness/Liveness.sol";
import {Handover, IMarketEvents, Part} from "../../src/market/ITaskMarket.sol";
import {
    Bid,
    BidReceipt,
    Checkpoint,
    CutReason,
    Delivery,
    How,
    Outcome,
    PartStatus,
    Settlement,
    TaskStatus,
    Terms
} from "../../src/market/TaskTypes.sol";
import {TypedData} from "../../src/market/TypedData.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// Every way in which a tenure ends before its work does.
contract CuttingTest is Walk {
    using WorkTree for WorkTree.Run;

    Terms internal t;
    Bid internal b;
    bytes32 internal id;

    function setUp() public override {
        super.setUp();
        t = task();
        b = running(t);
        id = idOf(t);
    }

    /// The client's receipt for the first `segments` of the current delivery.
    function checkpoint(uint64 segments) internal view returns (Checkpoint memory c) {
        Part memory p = market.part(id, 0);
        WorkTree.Run memory r = run(t);
        r.startUnits = p.units;
        r.units = segments * SEGMENT;
        c = Checkpoint(id, 0, p.tenure, p.seq, segments, r.root(), r.leaf(segments));
    }

    function show(Checkpoint memory c) internal {
        market.showCheckpoint(t, c, signCheckpoint(c));
    }

    /// Closes a cut and returns the delivery that it became.
    function closeCut(Bid memory by, Checkpoint memory c) internal returns (Delivery memory) {
        vm.recordLogs();
        market.closeCut(t, by, c);
        return lastDelivery();
    }

    function cutRun(Delivery memory d) internal view returns (WorkTree.Run memory r) {
        r = run(t);
        r.startUnits = d.startUnits;
        r.units = d.endUnits - d.startUnits;
    }

    function status() internal view returns (PartStatus) {
        return market.part(id, 0).status;
    }

    // ------------------------------------------------------------------ cancel and expire

    function test_cancelling_at_95_percent_pays_95_percent() public {
        Terms memory fine = task();
        fine.salt = keccak256("fine");
        fine.maxUnits = 20 * SEGMENT;
        t = fine;
        b = running(fine);
        id = idOf(fine);
        pass(1000);
        vm.prank(client);
        market.cancel(t, 0);
        Checkpoint memory c = checkpoint(19);
        show(c);
        pass(t.rules.receiptSeconds + 1);
        Delivery memory d = closeCut(b, c);
        eq(uint8(d.cut), uint8(CutReason.Cancel), "cut");
        eq(uint8(status()), uint8(PartStatus.Ending), "waits for the check");
        Settlement memory s = settleHonestly(t, b, d, cutRun(d));
        eq(s.paid, 76 ether, "95% of 80");
        eq(owed(b.operator), 76 ether, "paid");
        eq(uint8(status()), uint8(PartStatus.Ended), "ended");
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        eq(locked(b.operator), 50 ether, "only the other task's lock is left");
    }

    function test_the_furthest_receipt_counts() public {
        vm.prank(client);
        market.cancel(t, 0);
        // The client shows an old one, the executor the newest; going back is refused.
        show(checkpoint(2));
        Checkpoint memory c = checkpoint(7);
        show(c);
        Checkpoint memory old = checkpoint(3);
        bytes memory signature = signCheckpoint(old);
        vm.expectPartialRevert(IMarketEvents.OlderCheckpoint.selector);
        market.showCheckpoint(t, old, signature);
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.closeCut(t, b, c);
        pass(t.rules.receiptSeconds + 1);
        vm.expectPartialRevert(IMarketEvents.BadCheckpoint.selector);
        market.closeCut(t, b, old);
        eq(closeCut(b, c).endUnits, 7 * SEGMENT, "seven segments");
    }

    function test_receipts_are_shown_in_time_and_for_this_tenure_and_delivery() public {
        Checkpoint memory c = checkpoint(2);
        bytes memory signature = signCheckpoint(c);
        vm.expectPartialRevert(IMarketEvents.WrongPartStatus.selector);
        market.showCheckpoint(t, c, signature);
        vm.prank(b.operator);
        market.quit(t, 0);
        bytes memory forged = sign(keyOf[b.operator], keccak256("not the client"));
        vm.expectPartialRevert(IMarketEvents.WrongSigner.selector);
        market.showCheckpoint(t, c, forged);
        Checkpoint memory other = checkpoint(2);
        other.tenure = 2;
        signature = signCheckpoint(other);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadCheckpoint.selector, "tenure"));
        market.showCheckpoint(t, other, signature);
        other = checkpoint(2);
        other.seq = 1;
        signature = signCheckpoint(other);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadCheckpoint.selector, "seq"));
        market.showCheckpoint(t, other, signature);
        other = checkpoint(2);
        other.taskId = keccak256("other");
        signature = signCheckpoint(other);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadCheckpoint.selector, "taskId"));
        market.showCheckpoint(t, other, signature);
        pass(t.rules.receiptSeconds + 1);
        signature = signCheckpoint(c);
        vm.expectPartialRevert(IMarketEvents.TooLate.selector);
        market.showCheckpoint(t, c, signature);
    }

    function test_a_receipt_that_overflows_is_refused() public {
        vm.prank(b.operator);
        market.quit(t, 0);
        Checkpoint memory c = checkpoint(2);
        c.segments = type(uint64).max;
        bytes memory signature = signCheckpoint(c);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadCheckpoint.selector, "segments"));
        market.showCheckpoint(t, c, signature);
        pass(t.rules.receiptSeconds + 1);
        market.closeCut(t, b, c);
        eq(locked(b.operator), 0, "the lock is free");
    }

    function test_a_cut_without_a_receipt_pays_nothing_and_frees_the_lock() public {
        vm.prank(client);
        market.cancel(t, 0);
        pass(t.rules.receiptSeconds + 1);
        Checkpoint memory none;
        market.closeCut(t, b, none);
        eq(locked(b.operator), 0, "free");
        eq(uint8(status()), uint8(PartStatus.Ended), "ended");
        eq(uint8(market.task(id).status), uint8(TaskStatus.Ended), "task");
    }

    function test_anyone_expires_a_part_that_ran_too_long() public {
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.expire(t, 0);
        pass(t.runSeconds + 1);
        market.expire(t, 0);
        eq(uint8(status()), uint8(PartStatus.Cutting), "cutting");
        vm.expectPartialRevert(IMarketEvents.WrongPartStatus.selector);
        market.expire(t, 0);
    }

    function test_only_the_client_cancels() public {
        vm.expectPartialRevert(IMarketEvents.NotClient.selector);
        market.cancel(t, 0);
        vm.startPrank(client);
        vm.expectPartialRevert(IMarketEvents.NoSuchPart.selector);
        market.cancel(t, 1);
        market.cancel(t, 0);
        vm.expectPartialRevert(IMarketEvents.WrongPartStatus.selector);
        market.cancel(t, 0);
    }

    function test_an_unawarded_task_is_refunded_in_full() public {
        Terms memory other = task();
        other.salt = keccak256("other");
        uint256 before = token.balanceOf(client);
        post(other);
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.expire(other, 0);
        pass(60 + other.rules.awardSeconds + 1);
        market.expire(other, 0);
        vm.expectPartialRevert(IMarketEvents.WrongTaskStatus.selector);
        market.expire(other, 0);
        market.withdraw(address(token), client);
        eq(token.balanceOf(client), before, "everything is back");
    }

    // ------------------------------------------------------------------ quit, takeover

    function test_the_next_executor_goes_on_from_the_last_receipt() public {
        pass(600);
        vm.prank(b.operator);
        market.quit(t, 0);
        Checkpoint memory c = checkpoint(4);
        show(c);
        // The executor knows its best receipt and need not wait.
        vm.recordLogs();
        vm.prank(b.operator);
        market.closeCut(t, b, c);
        Delivery memory first = lastDelivery();
        eq(uint8(status()), uint8(PartStatus.Open), "open");
        Bid memory next = bidOf(t, operators[1], 100 ether);
        award(t, next);
        WorkTree.Run memory rest = run(t);
        rest.startUnits = 4 * SEGMENT;
        rest.units = 6 * SEGMENT;
        Delivery memory second = deliver(t, next, rest);
        eq(second.startUnits, 4 * SEGMENT, "from the checkpoint");
        eq(settleHonestly(t, b, first, cutRun(first)).paid, 32 ether, "40% of 80");
        eq(settleHonestly(t, next, second, rest).paid, 60 ether, "60% of 100");
        eq(uint8(status()), uint8(PartStatus.Ended), "ended");
    }

    function test_a_takeover_needs_a_bid_that_is_still_good_for_it() public {
        vm.prank(b.operator);
        market.quit(t, 0);
        Checkpoint memory none;
        pass(t.rules.receiptSeconds + 1);
        market.closeCut(t, b, none);
        Bid memory next = bidOf(t, operators[1], 100 ether);
        next.takeoverUntil = uint40(block.timestamp) - 1;
        expectAwardRevert(next, IMarketEvents.TooLate.selector);
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
        show(c);
        vm.recordLogs();
        vm.prank(b.operator);
        market.closeCut(t, b, c);
        Delivery memory d = lastDelivery();
        expectAwardRevert(bidOf(t, operators[1], 80 ether), IMarketEvents.DeliveriesUsedUp.selector);
        settleHonestly(t, b, d, cutRun(d));
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

    function test_two_without_data_in_a_row_are_paid_from_the_trust_lock() public {
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

    /// Tenures are counted in a byte; a part that was given back so often is refunded, and nothing overflows.
    function test_a_part_is_not_awarded_for_ever() public {
        for (uint256 i = 1; i < 255; ++i) {
            vm.prank(b.operator);
            market.decline(t, b, 0, false);
            award(t, b);
        }
        eq(market.part(id, 0).tenure, 255, "tenures");
        vm.prank(b.operator);
        market.decline(t, b, 0, false);
        bytes memory signature = signBid(b);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.TenuresUsedUp.selector, 0));
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

    function milestone(uint64 segments) internal returns (Delivery memory) {
        WorkTree.Run memory first = run(t);
        first.units = segments * SEGMENT;
        Handover memory h = handover(first);
        h.last = false;
        return deliver(t, b, h);
    }

    function test_who_has_delivered_cannot_decline() public {
        milestone(3);
        vm.prank(b.operator);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.DeliveriesPending.selector, 1));
        market.decline(t, b, 0, false);
    }

    function test_a_lock_that_is_gone_pays_nobody_for_declining() public {
        Bid memory better = bidOf(t, operators[1], 60 ether);
        BidReceipt memory receipt =
            BidReceipt(id, keccak256(abi.encode(TypedData.BID, better)), 1, uint40(block.timestamp) - 1);
        market.proveOmitted(t, 0, b, better, signBid(better), receipt, signReceipt(receipt));
        vm.prank(b.operator);
        market.decline(t, b, 0, true);
        award(t, better);
        vm.prank(better.operator);
        market.decline(t, better, 0, true);
        eq(owed(b.operator) + owed(better.operator), 0, "nothing is left to pay from");
        eq(uint8(status()), uint8(PartStatus.Open), "and nobody is held up");
    }

    // ------------------------------------------------------------------ liveness

    function test_a_false_challenge_pays_the_executor() public {
        vm.prank(operators[5]);
        token.approve(address(liveness), 1 ether);
        token.mint(operators[5], 1 ether);
        vm.prank(operators[5]);
        liveness.challenge(t, 0);
        vm.expectPartialRevert(Liveness.ChallengeExists.selector);
        liveness.challenge(t, 0);
        vm.expectPartialRevert(Liveness.AnswerTimeLeft.selector);
        liveness.replace(t, 0);
        vm.expectPartialRevert(Liveness.NotExecutor.selector);
        liveness.answer(t, 0);
        vm.prank(b.operator);
        liveness.answer(t, 0);
        eq(liveness.balanceOf(address(token), b.operator), 1 ether, "the bond");
        pass(t.rules.livenessSeconds + 1);
        vm.expectPartialRevert(Liveness.NoChallenge.selector);
        liveness.replace(t, 0);
        eq(uint8(status()), uint8(PartStatus.Running), "goes on");
    }

    function test_a_silent_executor_is_replaced_paid_for_its_work_and_penalised() public {
        token.mint(operators[5], 1 ether);
        vm.prank(operators[5]);
        liveness.challenge(t, 0);
        pass(t.rules.livenessSeconds + 1);
        vm.prank(b.operator);
        vm.expectPartialRevert(Liveness.AnswerTooLate.selector);
        liveness.answer(t, 0);
        liveness.replace(t, 0);
        eq(liveness.balanceOf(address(token), operators[5]), 1 ether, "the bond is back");
        Checkpoint memory c = checkpoint(5);
        show(c);
        pass(t.rules.receiptSeconds + 1);
        Delivery memory d = closeCut(b, c);
        eq(locked(b.operator), 48 ether, "penalty taken");
        Settlement memory s = settleHonestly(t, b, d, cutRun(d));
        eq(owed(b.operator), 40 ether, "half of the work");
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        eq(locked(b.operator), 0, "the rest is free");
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "paid");
    }

    function test_only_the_liveness_contract_claims_silence() public {
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.NotPeer.selector);
        market.cutForSilence(t, 0, 1);
    }

    function test_a_challenge_does_not_reach_the_next_executor() public {
        token.mint(operators[5], 1 ether);
        vm.prank(operators[5]);
        liveness.challenge(t, 0);
        vm.prank(b.operator);
        market.decline(t, b, 0, false);
        award(t, bidOf(t, operators[1], 90 ether));
        pass(t.rules.livenessSeconds + 1);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NotExecutor.selector, address(0)));
        liveness.replace(t, 0);
        liveness.drop(t, 0);
        eq(liveness.balanceOf(address(token), operators[5]), 1 ether, "the bond is back");
        eq(uint8(status()), uint8(PartStatus.Running), "the next one runs");
    }

    function test_a_challenge_that_outlived_its_tenure_is_dropped() public {
        token.mint(operators[5], 2 ether);
        vm.prank(operators[5]);
        liveness.challenge(t, 0);
        vm.expectPartialRevert(Liveness.AnswerTimeLeft.selector);
        liveness.drop(t, 0);
        deliver(t, b, run(t));
        liveness.drop(t, 0);
        eq(liveness.balanceOf(address(token), b.operator), 1 ether, "a delivery is an answer");
        vm.expectPartialRevert(Liveness.NotRunning.selector);
        liveness.challenge(t, 0);
    }

    // ------------------------------------------------------------------ milestones

    function test_milestones_are_checked_and_paid_one_by_one() public {
        WorkTree.Run memory first = run(t);
        first.units = 3 * SEGMENT;
        Handover memory h = handover(first);
        h.last = false;
        Delivery memory d1 = deliver(t, b, h);
        WorkTree.Run memory second = run(t);
        second.startUnits = 3 * SEGMENT;
        second.units = 7 * SEGMENT;
        Delivery memory d2 = deliver(t, b, second);
        settleHonestly(t, b, d1, first);
        eq(owed(b.operator), 24 ether, "30%");
        settleHonestly(t, b, d2, second);
        eq(owed(b.operator), 80 ether, "all of it");
    }

    function test_a_later_delivery_waits_for_the_earlier_one() public {
        milestone(3);
        WorkTree.Run memory second = run(t);
        second.startUnits = 3 * SEGMENT;
        second.units = 7 * SEGMENT;
        Delivery memory d2 = deliver(t, b, second);
        expectSettleRevert(d2, second);
    }

    function expectSettleRevert(Delivery memory d, WorkTree.Run memory r) internal {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        Evidence[] memory e = evidence(p, r);
        vm.expectPartialRevert(IMarketEvents.EarlierDeliveryOpen.selector);
        council.finalise(t, b, d, p, a, e, "");
    }

    function test_one_delivery_is_always_left_for_the_end() public {
        Handover memory h;
        for (uint64 i = 0; i < 4; ++i) {
            WorkTree.Run memory r = run(t);
            r.startUnits = i * SEGMENT;
            r.units = SEGMENT;
            h = handover(r);
            h.last = false;
            if (i < 3) deliver(t, b, h);
        }
        vm.prank(b.operator);
        vm.expectPartialRevert(IMarketEvents.DeliveriesUsedUp.selector);
        market.deliver(t, h);
    }

    function test_a_delivery_must_start_where_the_part_stands() public {
        Handover memory h = handover(run(t));
        h.startLeaf = keccak256("own state");
        expectHandoverRevert(h, "partProof");
        // The right leaf in the handover, another one under the root.
        WorkTree.Run memory other = run(t);
        other.seed = keccak256("other work");
        h = handover(other);
        h.startLeaf = run(t).leaf(0);
        expectHandoverRevert(h, "startProof");
        h = handover(run(t));
        h.endLeaf = keccak256("other end");
        expectHandoverRevert(h, "endProof");
        WorkTree.Run memory first = run(t);
        first.units = 3 * SEGMENT;
        h = handover(first);
        h.last = false;
        deliver(t, b, h);
        expectHandoverRevert(handover(run(t)), "startLeaf");
    }

    function test_units_must_fit_the_segments() public {
        Handover memory h = handover(run(t));
        h.units = 10 * SEGMENT + 1;
        expectHandoverRevert(h, "units");
        h.units = 9 * SEGMENT;
        expectHandoverRevert(h, "units");
        h.segments = 0;
        h.units = 0;
        expectHandoverRevert(h, "segments");
        h = handover(run(t));
        h.last = false;
        h.units = 10 * SEGMENT - 1;
        expectHandoverRevert(h, "units");
    }

    /// A client may choose units as large as it likes; what is delivered still has to fit.
    function test_units_that_overflow_are_refused_by_name() public {
        Terms memory huge = task();
        huge.salt = keccak256("huge");
        huge.how = How.None;
        huge.segmentUnits = 1 << 63;
        huge.maxUnits = type(uint64).max;
        t = huge;
        b = running(huge);
        Handover memory h = handover(run(task()));
        h.segments = 1;
        h.units = 1 << 63;
        h.last = false;
        deliver(t, b, h);
        h.startLeaf = h.endLeaf;
        expectHandoverRevert(h, "units");
        h.last = true;
        expectHandoverRevert(h, "units");
        h.units = (1 << 63) - 1;
        eq(deliver(t, b, h).endUnits, type(uint64).max, "what fits is taken");
    }

    function expectHandoverRevert(Handover memory h, string memory field) internal {
        vm.prank(b.operator);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadHandover.selector, field));
        market.deliver(t, h);
    }

    function test_only_the_executor_delivers_and_only_while_it_runs() public {
        Handover memory h = handover(run(t));
        vm.expectPartialRevert(IMarketEvents.NotExecutor.selector);
        market.deliver(t, h);
        deliver(t, b, h);
        vm.prank(b.operator);
        vm.expectPartialRevert(IMarketEvents.WrongPartStatus.selector);
        market.deliver(t, h);
    }
}
