// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {DeliveryInput, IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {
    Checkpoint,
    Delivery,
    Doubt,
    Outcome,
    PartStatus,
    Settlement,
    Stage,
    TaskStatus,
    Terms
} from "../../src/market/TaskTypes.sol";
import {Replicas} from "../../src/replicas/Replicas.sol";
import {RedundantWalk} from "./RedundantWalk.sol";

/// Replicas of a part, delivered under seal and compared.
contract RedundantTest is RedundantWalk {
    function test_equal_replicas_are_both_paid() public {
        Delivery[] memory d = both(RESULT, RESULT);
        replicas.compare(t, d);
        for (uint256 i = 0; i < 2; ++i) {
            bytes32 assignmentId = market.assignmentId(id, uint16(i), 1);
            eq(market.executorOf(assignmentId), bids[i].operator, "executor");
            replicas.settle(t, bids[i], d[i], accepted(d[i]));
            eq(owed(bids[i].operator), 80 ether, "paid");
            eq(market.executorOf(assignmentId), address(0), "its record stays, the assignment is over");
        }
        eq(uint8(market.part(id, 1).status), uint8(PartStatus.Ended), "ended");
        vm.expectPartialRevert(Replicas.NotReplica.selector);
        replicas.settle(t, bids[0], d[0], "");
    }

    function test_different_replicas_are_left_to_the_jury() public {
        Delivery[] memory d = both(RESULT, keccak256("something else"));
        replicas.compare(t, d);
        vm.recordLogs();
        replicas.settle(t, bids[0], d[0], "");
        Settlement memory s = lastSettlement();
        eq(uint8(s.stage), uint8(Stage.Undecided), "undecided");
        pass(t.rules.contestSeconds + 1);
        market.close(t, bids[0], d[0], s);
        eq(owed(bids[0].operator), 0, "neither paid");
        eq(locked(bids[0].operator), 0, "nor slashed");
        eq(uint8(market.outcomeOf(idOf(d[0]))), uint8(Outcome.Neutral), "neutral");
    }

    function test_a_replica_cannot_be_opened_while_another_runs() public {
        Delivery memory d = deliverReplica(0, RESULT);
        vm.expectPartialRevert(Replicas.ReplicaStillRunning.selector);
        replicas.open(t, d, RESULT, bytes32(0));
        Delivery[] memory one = new Delivery[](1);
        one[0] = d;
        pass(t.runSeconds + t.rules.openSeconds + 1);
        vm.expectPartialRevert(Replicas.ReplicaStillRunning.selector);
        replicas.compare(t, one);
    }

    function test_a_seal_opens_only_to_its_own_result_and_executor() public {
        Delivery memory d0 = deliverReplica(0, RESULT);
        // The second clones the first one's seal: it cannot open it as its own.
        DeliveryInput memory h = sealedInput(1, RESULT);
        h.result = d0.result;
        Delivery memory d1 = deliver(t, bids[1], h);
        replicas.open(t, d0, RESULT, bytes32(0));
        vm.expectPartialRevert(Replicas.FalseOpening.selector);
        replicas.open(t, d1, RESULT, bytes32(0));
    }

    /// The time to open begins with the first comparison, so nobody can be late without notice.
    function test_a_replica_that_is_never_opened_is_not_paid() public {
        Delivery[] memory d = new Delivery[](2);
        d[0] = deliverReplica(0, RESULT);
        d[1] = deliverReplica(1, RESULT);
        pass(10 * t.runSeconds);
        replicas.open(t, d[0], RESULT, bytes32(0));
        vm.expectPartialRevert(Replicas.NotOpened.selector);
        replicas.settle(t, bids[0], d[0], "");
        replicas.compare(t, d);
        eq(uint8(replicas.stageOf(id, 0)), uint8(Stage.None), "not yet");
        vm.expectPartialRevert(Replicas.TooEarly.selector);
        replicas.compare(t, d);
        pass(t.rules.openSeconds + 1);
        replicas.compare(t, d);
        eq(uint8(replicas.stageOf(id, 0)), uint8(Stage.Undecided), "undecided");
        vm.expectRevert(abi.encodeWithSelector(Replicas.ComparedAlready.selector, 0));
        replicas.open(t, d[1], RESULT, bytes32(uint256(1)));
    }

    function test_a_replica_that_is_opened_in_time_counts() public {
        Delivery[] memory d = new Delivery[](2);
        d[0] = deliverReplica(0, RESULT);
        d[1] = deliverReplica(1, RESULT);
        replicas.open(t, d[0], RESULT, bytes32(0));
        replicas.compare(t, d);
        replicas.open(t, d[1], RESULT, bytes32(uint256(1)));
        replicas.compare(t, d);
        eq(uint8(replicas.stageOf(id, 0)), uint8(Stage.Accepted), "equal");
    }

    function test_all_replicas_are_compared_once() public {
        Delivery[] memory d = both(RESULT, RESULT);
        Delivery[] memory none = new Delivery[](0);
        vm.expectPartialRevert(Replicas.WrongReplicas.selector);
        replicas.compare(t, none);
        Delivery[] memory one = new Delivery[](1);
        one[0] = d[0];
        vm.expectPartialRevert(Replicas.WrongReplicas.selector);
        replicas.compare(t, one);
        Delivery[] memory twice = new Delivery[](2);
        (twice[0], twice[1]) = (d[0], d[0]);
        vm.expectPartialRevert(Replicas.NotReplica.selector);
        replicas.compare(t, twice);
        replicas.compare(t, d);
        vm.expectPartialRevert(Replicas.ComparedAlready.selector);
        replicas.compare(t, d);
    }

    function test_only_the_client_accepts_by_its_call() public {
        Delivery[] memory d = both(RESULT, RESULT);
        replicas.compare(t, d);
        vm.expectPartialRevert(Replicas.NotClient.selector);
        replicas.settle(t, bids[0], d[0], hex"01");
        vm.prank(client);
        replicas.settle(t, bids[0], d[0], hex"01");
        eq(locked(bids[0].operator), 0, "closed at once");
    }

    function test_replicas_have_no_milestones() public {
        DeliveryInput memory h = sealedInput(0, RESULT);
        h.last = false;
        vm.prank(bids[0].operator);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadDeliveryInput.selector, "last"));
        market.deliver(t, h);
    }

    function test_the_result_of_most_replicas_is_paid_and_the_rest_goes_to_the_jury() public {
        several(1, 3);
        Delivery[] memory d = compared(results(keccak256("other"), RESULT, RESULT));
        eq(uint8(stageAfter(0, d[0])), uint8(Stage.Undecided), "the odd one out is neither paid nor slashed");
        for (uint256 i = 1; i < 3; ++i) {
            vm.recordLogs();
            replicas.settle(t, bids[i], d[i], accepted(d[i]));
            eq(uint8(lastSettlement().stage), uint8(Stage.Accepted), "one of the two");
        }
        eq(owed(bids[0].operator), 0, "unpaid");
        eq(owed(bids[1].operator) + owed(bids[2].operator), 160 ether, "paid");
    }

    function test_two_equal_replicas_outweigh_one_that_stays_closed() public {
        several(1, 3);
        Delivery[] memory d = compared(results(RESULT, 0, RESULT));
        eq(uint8(stageAfter(0, d[0])), uint8(Stage.Accepted), "accepted");
        eq(uint8(stageAfter(1, d[1])), uint8(Stage.Undecided), "closed");
    }

    function test_replicas_of_which_no_two_agree_all_go_to_the_jury() public {
        several(1, 3);
        Delivery[] memory d = compared(results(RESULT, keccak256("b"), keccak256("c")));
        for (uint256 i = 0; i < 3; ++i) {
            eq(uint8(stageAfter(i, d[i])), uint8(Stage.Undecided), "undecided");
        }
    }

    /// Half of the replicas are no majority, even after a replica that differed has left.
    function test_different_replicas_do_not_become_equal_when_one_has_left() public {
        several(1, 4);
        bytes32[] memory four = new bytes32[](4);
        (four[0], four[1], four[2], four[3]) = (keccak256("a"), keccak256("b"), RESULT, RESULT);
        Delivery[] memory d = compared(four);
        vm.recordLogs();
        replicas.settle(t, bids[0], d[0], "");
        Settlement memory s = lastSettlement();
        pass(t.rules.contestSeconds + 1);
        market.close(t, bids[0], d[0], s);
        Delivery[] memory rest = new Delivery[](3);
        (rest[0], rest[1], rest[2]) = (d[1], d[2], d[3]);
        vm.expectRevert(abi.encodeWithSelector(Replicas.ComparedAlready.selector, 0));
        replicas.compare(t, rest);
        eq(uint8(stageAfter(2, d[2])), uint8(Stage.Undecided), "still undecided");
    }

    /// By then the right result is public: delivering it proves nothing.
    function test_a_replica_that_is_delivered_after_the_comparison_is_not_paid_by_it() public {
        for (uint256 i = 7; i < 10; ++i) {
            vm.prank(governance);
            disputes.appoint(operators[i], true);
        }
        pass(1);
        offer(1, 3);
        bids.push(bidOf(t, operators[5], 80 ether));
        setBook(bids);
        for (uint16 i = 0; i < 3; ++i) {
            awardPart(t, bids[i], i);
        }
        Delivery[] memory d = compared(results(RESULT, RESULT, keccak256("other")));
        vm.recordLogs();
        replicas.settle(t, bids[2], d[2], "");
        Settlement memory s = lastSettlement();
        // The jury finds the odd one wrong, and another executor takes its place.
        vm.prank(operators[11]);
        disputes.contest(t, bids[2], d[2], s, 0, 0);
        for (uint256 m = 7; m < 9; ++m) {
            vm.prank(operators[m]);
            disputes.vote(t, d[2], 0, false, 0, 0);
        }
        s.until = type(uint40).max;
        disputes.resolve(t, bids[2], d[2], s, 0);
        eq(uint8(market.part(id, 2).status), uint8(PartStatus.Open), "open again");
        bids[2] = bids[3];
        awardPart(t, bids[2], 2);
        Delivery memory late = opened(2, RESULT);
        vm.expectRevert(abi.encodeWithSelector(Replicas.ComparedAlready.selector, 0));
        replicas.open(t, late, RESULT, bytes32(uint256(2)));
        eq(uint8(stageAfter(2, late)), uint8(Stage.Undecided), "left to the jury");
    }

    /// The attack: jurors measure by a tolerance of their own, so that the same result is right for one and wrong for another.
    function test_only_votes_by_the_same_tolerance_make_a_ruling() public {
        for (uint256 i = 7; i < 10; ++i) {
            vm.prank(governance);
            disputes.appoint(operators[i], true);
        }
        pass(1);
        several(1, 3);
        Delivery[] memory d = compared(results(RESULT, RESULT, keccak256("other")));
        vm.recordLogs();
        replicas.settle(t, bids[2], d[2], "");
        Settlement memory s = lastSettlement();
        vm.prank(operators[11]);
        disputes.contest(t, bids[2], d[2], s, 0, 0);
        s.until = type(uint40).max;
        vm.prank(operators[7]);
        disputes.vote(t, d[2], 0, true, 0, 0);
        vm.prank(operators[8]);
        disputes.vote(t, d[2], 0, true, 1e4 << 64 | 1e7, 0);
        eq(disputes.disputeOf(idOf(d[2]), 0).forWork, 1, "one by each tolerance");
        vm.expectPartialRevert(IDisputes.VotingOpen.selector);
        disputes.resolve(t, bids[2], d[2], s, 0);
        vm.prank(operators[9]);
        disputes.vote(t, d[2], 0, true, 1e4 << 64 | 1e7, 0);
        vm.recordLogs();
        disputes.resolve(t, bids[2], d[2], s, 0);
        (Outcome ruling, uint128 tolerance) = abi.decode(lastLog(IDisputes.Resolved.selector), (Outcome, uint128));
        eq(uint8(ruling), uint8(Outcome.Paid), "two of three");
        eq(tolerance, uint128(1e4 << 64 | 1e7), "by this tolerance");
    }

    /// Replicas are measured by each other, so being outvoted costs the price and not the whole lock.
    function test_an_outvoted_replica_loses_the_price_at_most() public {
        for (uint256 i = 7; i < 10; ++i) {
            vm.prank(governance);
            disputes.appoint(operators[i], true);
        }
        pass(1);
        offer(1, 3);
        bids[2].price = 30 ether;
        bids[2].floor = 0;
        setBook(bids);
        for (uint16 i = 0; i < 3; ++i) {
            awardPart(t, bids[i], i);
        }
        uint256 stake = free(bids[2].operator) + locked(bids[2].operator);
        Delivery[] memory d = compared(results(RESULT, RESULT, keccak256("noise")));
        vm.recordLogs();
        replicas.settle(t, bids[2], d[2], "");
        Settlement memory s = lastSettlement();
        vm.prank(operators[11]);
        disputes.contest(t, bids[2], d[2], s, 0, 0);
        for (uint256 m = 7; m < 9; ++m) {
            vm.prank(operators[m]);
            disputes.vote(t, d[2], 0, false, 0, 0);
        }
        s.until = type(uint40).max;
        disputes.resolve(t, bids[2], d[2], s, 0);
        eq(stake - free(bids[2].operator), 30 ether, "the price");
        eq(locked(bids[2].operator), 0, "the rest of the lock is free");
    }

    function test_replicas_of_different_parts_are_not_compared() public {
        several(2, 2);
        Delivery[] memory d = new Delivery[](2);
        d[0] = opened(0, RESULT);
        opened(1, RESULT);
        d[1] = opened(2, RESULT);
        opened(3, RESULT);
        replicas.open(t, d[0], RESULT, bytes32(0));
        replicas.open(t, d[1], RESULT, bytes32(uint256(2)));
        vm.expectRevert(abi.encodeWithSelector(Replicas.NotReplica.selector, idOf(d[1])));
        replicas.compare(t, d);
    }

    function test_terms_that_were_never_posted_are_refused_by_name() public {
        Delivery[] memory d = new Delivery[](1);
        d[0] = deliverReplica(0, RESULT);
        Terms memory empty = t;
        empty.replicas = 0;
        vm.expectRevert(abi.encodeWithSelector(Replicas.NotReplica.selector, idOf(d[0])));
        replicas.compare(empty, d);
        vm.expectRevert(abi.encodeWithSelector(Replicas.NotReplica.selector, idOf(d[0])));
        replicas.open(empty, d[0], RESULT, 0);
    }

    /// With the other replica gone, there is nothing to compare with.
    function test_a_replica_that_is_left_alone_goes_to_the_jury() public {
        Delivery[] memory d = new Delivery[](1);
        d[0] = deliverReplica(0, RESULT);
        vm.prank(client);
        market.cancel(t, 1);
        closeEmptyCut(t, bids[1], 1);
        replicas.open(t, d[0], RESULT, bytes32(0));
        replicas.compare(t, d);
        eq(uint8(replicas.stageOf(id, 0)), uint8(Stage.Undecided), "undecided");
    }

    /// Cancelled replicas with receipted work need no comparison: time alone brings everything out.
    function test_cancelled_replicas_are_not_stranded() public {
        Delivery[] memory cut = new Delivery[](2);
        for (uint16 i = 0; i < 2; ++i) {
            vm.prank(client);
            market.cancel(t, i);
            Checkpoint memory c = Checkpoint(id, i, 1, 0, 5, keccak256("root"), keccak256("leaf"));
            cut[i] = claimCut(t, bids[i], c);
            vm.expectPartialRevert(Replicas.NotReplica.selector);
            replicas.open(t, cut[i], RESULT, 0);
        }
        for (uint16 i = 0; i < 2; ++i) {
            Settlement memory s =
                Settlement(Stage.Unchecked, 0, 0, 0, Doubt.None, cut[i].deliveredAt + t.rules.contestSeconds);
            if (i == 0) pass(t.rules.contestSeconds + 1);
            market.close(t, bids[i], cut[i], s);
            eq(owed(bids[i].operator), 40 ether, "half of the work");
            eq(uint8(market.part(id, i).status), uint8(PartStatus.Ended), "ended");
        }
        eq(uint8(market.task(id).status), uint8(TaskStatus.Ended), "the task too");
    }
}
