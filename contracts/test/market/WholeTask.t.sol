// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Roster} from "../../src/council/ISeats.sol";
import {DeliveryInput, IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {
    Bid,
    CheckMode,
    Delivery,
    Outcome,
    PartStatus,
    Settlement,
    TaskStatus,
    Terms
} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// A task from posting to the last withdrawal.
contract WholeTaskTest is Walk {
    function test_a_task_is_posted_awarded_delivered_checked_and_paid() public {
        Terms memory t = task();
        uint256 before = token.balanceOf(client);
        bytes32 id = post(t);
        uint256 escrowed = before - token.balanceOf(client);
        Bid memory b = bidOf(t, operators[0], 80 ether);
        award(t, b);
        eq(locked(operators[0]), LOCK, "locked");
        eq(nft.ownerOf(uint256(market.assignmentId(id, 0, 1))), operators[0], "nft");
        WorkTree.Run memory r = run(t);
        Delivery memory d = deliver(t, b, r);
        Roster memory p = draw(t, d);
        council.finalise(t, b, d, p, answers(t, d, p, r), evidence(t, d, p, r), accepted(d));
        eq(owed(operators[0]), 80 ether, "executor");
        uint256 fee = 0.1 ether + 2 * uint256(SEGMENT) * 0.0001 ether / 1e9;
        eq(owed(p.seats[0].operator), fee, "seat");
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "outcome");
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Ended), "part");
        eq(uint8(market.task(id).status), uint8(TaskStatus.Ended), "task");
        eq(locked(operators[0]), 0, "unlocked");
        eq(nft.balanceOf(operators[0]), 0, "nft burned");
        // The lock waits for the window in which an omitted bid can be shown.
        eq(owed(client), escrowed - 80 ether - fee - 20 ether, "refund");
        pass(t.rules.omissionSeconds + 1);
        market.releaseLock(t);
        market.withdraw(address(token), client);
        market.withdraw(address(token), operators[0]);
        market.withdraw(address(token), p.seats[0].operator);
        eq(token.balanceOf(address(market)), 0, "nothing left");
        eq(before - token.balanceOf(client), 80 ether + fee, "cost");
    }

    function test_without_acceptance_pay_and_stake_wait_until_the_window_is_over() public {
        Terms memory t = task();
        Bid memory b = running(t);
        WorkTree.Run memory r = run(t);
        Delivery memory d = deliver(t, b, r);
        Settlement memory s = settleHonestly(t, b, d, r);
        eq(owed(operators[0]), 0, "not paid yet");
        eq(locked(operators[0]), LOCK, "still locked");
        closeLater(t, b, d, s);
        eq(owed(operators[0]), 80 ether, "paid");
        eq(locked(operators[0]), 0, "unlocked");
    }

    function test_a_finished_assignment_is_deleted_and_over() public {
        Terms memory t = task();
        Bid memory b = running(t);
        bytes32 id = idOf(t);
        eq(market.assignment(id, 0, 1).over, false, "runs");
        WorkTree.Run memory r = run(t);
        Delivery memory d = deliver(t, b, r);
        Settlement memory s = settleHonestly(t, b, d, r);
        eq(market.assignment(id, 0, 1).executor, b.operator, "its work can still be contested");
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        eq(market.assignment(id, 0, 1).executor, address(0), "forgotten");
        eq(market.assignment(id, 0, 1).over, true, "over");
        eq(market.bidOf(id, 0, 1) != 0, true, "the bid is kept, for the proof of a better one");
    }

    function test_a_checker_is_replayed_like_a_segment() public {
        Terms memory t = task();
        t.how = CheckMode.Checker;
        Bid memory b = running(t);
        // One segment: the checker's own run over the result.
        WorkTree.Run memory r = run(t);
        r.units = SEGMENT;
        DeliveryInput memory whole = input(run(t));
        vm.prank(b.operator);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadDeliveryInput.selector, "segments"));
        market.deliver(t, whole);
        Delivery memory d = deliver(t, b, r);
        eq(payHonestly(t, b, d, r), 80 ether, "the fixed price");
    }

    function test_parts_are_paid_whatever_happens_to_the_others() public {
        Terms memory t = task();
        t.parts = 2;
        t.starts = keccak256(abi.encode(t.starts, t.starts));
        bytes32 id = post(t);
        Bid memory b = bidOf(t, operators[0], 80 ether);
        awardPart(t, b, 0);
        DeliveryInput memory h = input(run(t));
        h.partProof = new bytes32[](1);
        h.partProof[0] = h.startLeaf;
        Delivery memory d = deliver(t, b, h);
        eq(payHonestly(t, b, d, run(t)), 80 ether, "the first part");
        eq(uint8(market.task(id).status), uint8(TaskStatus.Awarded), "the second was never awarded");
        pass(60 + t.rules.awardSeconds + 1);
        market.expire(t, 1);
        eq(uint8(market.task(id).status), uint8(TaskStatus.Ended), "ended");
    }
}
