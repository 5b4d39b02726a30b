// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ISeatEvents, Roster} from "../../src/council/ISeats.sol";
import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {
    Bid,
    Checkpoint,
    CutReason,
    Delivery,
    PartStatus,
    Settlement,
    TaskStatus,
    Terms
} from "../../src/market/TaskTypes.sol";
import {CuttingWalk} from "./CuttingWalk.sol";

/// Cuts by the client, by time and by silence, and the checkpoints that they end at.
contract CuttingTest is CuttingWalk {
    // ------------------------------------------------------------------ cancel and expire

    function test_cancelling_at_95_percent_pays_95_percent() public {
        Terms memory fine = task();
        fine.salt = keccak256("fine");
        fine.maxUnits = 20 * SEGMENT;
        fine.stakeLock = 2 * LOCK;
        t = fine;
        b = running(fine);
        id = idOf(fine);
        pass(1000);
        vm.prank(client);
        market.cancel(t, 0);
        Checkpoint memory c = checkpoint(19);
        Delivery memory d = closeCut(b, c);
        eq(uint8(d.cut), uint8(CutReason.Cancel), "cut");
        eq(uint8(status()), uint8(PartStatus.Ending), "waits for the check");
        Settlement memory s = settleHonestly(t, b, d, cutRun(d));
        closeLater(t, b, d, s);
        eq(owed(b.operator), 76 ether, "95% of 80");
        eq(uint8(status()), uint8(PartStatus.Ended), "ended");
        eq(locked(b.operator), LOCK, "only the other task's lock is left");
    }

    function test_only_its_executor_turns_a_cut_into_a_delivery() public {
        vm.prank(client);
        market.cancel(t, 0);
        Checkpoint memory c = checkpoint(7);
        bytes memory signature = signCheckpoint(c);
        vm.expectPartialRevert(IMarketEvents.NotClient.selector);
        market.closeCut(t, b, c, signature);
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.closeCut(t, b, c, signature);
        pass(t.rules.waitSeconds + 1);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadCheckpoint.selector, "reason"));
        market.closeCut(t, b, c, signature);
        eq(closeCut(b, c).endUnits, 7 * SEGMENT, "seven segments");
    }

    function test_receipts_are_for_this_assignment_and_delivery() public {
        Checkpoint memory c = checkpoint(2);
        bytes memory signature = signCheckpoint(c);
        vm.expectPartialRevert(IMarketEvents.WrongPartStatus.selector);
        market.closeCut(t, b, c, signature);
        vm.startPrank(b.operator);
        market.quit(t, 0);
        bytes memory forged = sign(keyOf[b.operator], keccak256("not the client"));
        vm.expectPartialRevert(IMarketEvents.WrongSigner.selector);
        market.closeCut(t, b, c, forged);
        vm.stopPrank();
        Checkpoint memory other = checkpoint(2);
        other.assignment = 2;
        expectBadCheckpoint(other, "assignment");
        other = checkpoint(2);
        other.seq = 1;
        expectBadCheckpoint(other, "seq");
        other = checkpoint(2);
        other.taskId = keccak256("other");
        expectBadCheckpoint(other, "taskId");
    }

    function expectBadCheckpoint(Checkpoint memory c, string memory field) internal {
        bytes memory signature = signCheckpoint(c);
        vm.prank(b.operator);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadCheckpoint.selector, field));
        market.closeCut(t, b, c, signature);
    }

    function test_a_receipt_that_overflows_is_refused() public {
        vm.prank(b.operator);
        market.quit(t, 0);
        Checkpoint memory c = checkpoint(2);
        c.segments = type(uint64).max;
        expectBadCheckpoint(c, "segments");
        closeEmptyCut(t, b, 0);
        eq(locked(b.operator), 0, "the lock is free");
    }

    // ------------------------------------------------------------------ cuts from which another goes on

    /// The attack: a client forges a checkpoint in its executor's name, to have it slashed for what it never computed.
    function test_a_client_cannot_forge_a_checkpoint() public {
        silence();
        pass(t.rules.receiptSeconds + 1);
        Checkpoint memory c = checkpoint(5);
        (c.root, c.leaf) = (keccak256("forged"), keccak256("forged"));
        bytes memory signature = signCheckpoint(c);
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.WrongSigner.selector);
        market.closeCut(t, b, c, signature);
    }

    function test_another_goes_on_at_once_and_the_executor_claims_when_it_is_back() public {
        silence();
        pass(t.rules.receiptSeconds + 1);
        Delivery memory d = takeOverAt(b, checkpoint(5));
        uint40 until = uint40(block.timestamp) + t.rules.waitSeconds;
        eq(uint8(status()), uint8(PartStatus.Open), "open");
        eq(market.part(id, 0).units, 5 * SEGMENT, "from the checkpoint");
        // It is not checked before its executor has given its word to serve.
        mine(t.rules.beaconDelay + 1);
        Roster memory none;
        vm.expectPartialRevert(ISeatEvents.NotDelivered.selector);
        council.draw(t, d, none);
        award(t, bidOf(t, operators[1], 60 ether));
        vm.expectPartialRevert(IMarketEvents.NotExecutor.selector);
        market.claim(t, d, until);
        vm.recordLogs();
        vm.prank(b.operator);
        market.claim(t, d, until);
        d = lastDelivery();
        eq(payHonestly(t, b, d, cutRun(d)), 40 ether, "half of the work");
    }

    /// The attack: forge a link, vanish, and let a friend go on from the forged state, whose links are all good.
    function test_who_never_claims_a_cut_from_which_another_went_on_loses_the_price() public {
        uint256 burned = registry.burnable();
        silence();
        pass(t.rules.receiptSeconds + 1);
        Delivery memory d = takeOverAt(b, checkpoint(5));
        uint40 until = uint40(block.timestamp) + t.rules.waitSeconds;
        Bid memory friend = bidOf(t, operators[1], 60 ether);
        award(t, friend);
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.lapse(t, b, d, until, false);
        pass(t.rules.waitSeconds + 1);
        vm.prank(b.operator);
        vm.expectPartialRevert(IMarketEvents.TooLate.selector);
        market.claim(t, d, until);
        vm.expectPartialRevert(IMarketEvents.NotClient.selector);
        market.lapse(t, b, d, until, true);
        market.lapse(t, b, d, until, false);
        eq(registry.claimable(client), b.price, "the client has the executor's price, however high the terms go");
        eq(registry.burnable() - burned, t.rules.silencePenalty + t.maxPrice - b.price, "the rest is burned");
        eq(locked(b.operator), 0, "the rest is free");
        eq(uint8(status()), uint8(PartStatus.Cutting), "the friend is cut");
        closeEmptyCut(t, friend, 0);
        eq(market.part(id, 0).units, 0, "and the part is thrown back");
    }

    function test_the_client_may_keep_a_state_that_was_never_claimed() public {
        silence();
        pass(t.rules.receiptSeconds + 1);
        Delivery memory d = takeOverAt(b, checkpoint(5));
        uint40 until = uint40(block.timestamp) + t.rules.waitSeconds;
        Bid memory next = bidOf(t, operators[1], 60 ether);
        award(t, next);
        Delivery memory last = deliver(t, next, piece(t, 5, 5, true));
        pass(t.rules.waitSeconds + 1);
        vm.prank(client);
        market.lapse(t, b, d, until, true);
        eq(payHonestly(t, next, last, piece(t, 5, 5, true)), 30 ether, "the other half");
        eq(uint8(status()), uint8(PartStatus.Ended), "ended");
        eq(registry.claimable(client), b.price, "the price");
    }

    function test_a_cut_from_which_nobody_went_on_costs_nothing_when_it_lapses() public {
        silence();
        pass(t.rules.receiptSeconds + 1);
        Delivery memory d = takeOverAt(b, checkpoint(5));
        uint40 until = uint40(block.timestamp) + t.rules.waitSeconds;
        pass(t.rules.waitSeconds + 1);
        market.lapse(t, b, d, until, false);
        eq(registry.claimable(client), 0, "nothing is lost");
        eq(locked(b.operator), 0, "all is free");
    }

    function test_a_cut_without_a_receipt_pays_nothing_and_frees_the_lock() public {
        vm.prank(client);
        market.cancel(t, 0);
        closeEmptyCut(t, b, 0);
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

    // ------------------------------------------------------------------ sitting on a part

    /// The attack: hold a part without working on it, and leave before its time is over.
    function test_leaving_without_a_receipt_costs_the_silence_penalty() public {
        uint256 stake = free(b.operator) + locked(b.operator);
        pass(1000);
        vm.prank(b.operator);
        market.quit(t, 0);
        closeEmptyCut(t, b, 0);
        eq(stake - free(b.operator), t.rules.silencePenalty, "penalised");
        eq(locked(b.operator), 0, "the rest is free");
        eq(registry.accountOf(b.operator).jailedUntil, 0, "not jailed");
        eq(history.recordOf(b.operator).faults, 0, "an owner that takes its machine back loses no record");
        eq(uint8(status()), uint8(PartStatus.Open), "open again");
    }

    function test_letting_a_part_expire_without_a_receipt_costs_the_silence_penalty() public {
        uint256 stake = free(b.operator) + locked(b.operator);
        pass(t.runSeconds + 1);
        market.expire(t, 0);
        closeEmptyCut(t, b, 0);
        eq(stake - free(b.operator), t.rules.silencePenalty, "penalised");
    }

    function test_leaving_with_a_receipt_or_a_milestone_costs_nothing() public {
        withMilestones(1);
        vm.prank(b.operator);
        market.quit(t, 0);
        Checkpoint memory c = checkpoint(1);
        closeCut(b, c);
        yes(!market.assignment(id, 0, 1).penalised, "a receipt");
        // A takeover that delivered a milestone of its own has shown progress too, whatever the client signs.
        Bid memory next = bidOf(t, operators[1], 80 ether);
        award(t, next);
        deliver(t, next, piece(t, 1, 1, false));
        vm.prank(next.operator);
        market.quit(t, 0);
        closeEmptyCut(t, next, 0);
        yes(!market.assignment(id, 0, 2).penalised, "a milestone");
    }

    function test_the_client_gives_a_part_that_makes_no_progress_to_another_executor() public {
        uint256 before = free(b.operator) + locked(b.operator);
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.reassign(t, b, 0);
        pass(b.startSeconds + 1);
        vm.expectPartialRevert(IMarketEvents.NotClient.selector);
        market.reassign(t, b, 0);
        Bid memory other = bidOf(t, operators[1], 80 ether);
        vm.startPrank(client);
        vm.expectPartialRevert(IMarketEvents.WrongBid.selector);
        market.reassign(t, other, 0);
        market.reassign(t, b, 0);
        vm.stopPrank();
        closeEmptyCut(t, b, 0);
        eq(locked(b.operator), 0, "free again");
        eq(free(b.operator), before, "not penalised: the client could have withheld its receipts");
        award(t, other);
        eq(uint8(status()), uint8(PartStatus.Running), "runs again");
    }

    /// The client's attack: replace the executor to have its work for nothing.
    function test_reassigning_pays_receipted_work_like_cancelling() public {
        pass(1000);
        vm.prank(client);
        market.reassign(t, b, 0);
        Checkpoint memory c = checkpoint(9);
        Delivery memory d = closeCut(b, c);
        payHonestly(t, b, d, cutRun(d));
        eq(owed(b.operator), 72 ether, "nine tenths of 80");
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
}
