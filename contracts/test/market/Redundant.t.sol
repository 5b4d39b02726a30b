// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Copies} from "../../src/copies/Copies.sol";
import {Handover, IMarketEvents, Win} from "../../src/market/ITaskMarket.sol";
import {
    Bid,
    BidReceipt,
    Checkpoint,
    Delivery,
    How,
    Outcome,
    PartStatus,
    Settlement,
    Stage,
    TaskStatus,
    Terms
} from "../../src/market/TaskTypes.sol";
import {TypedData} from "../../src/market/TypedData.sol";
import {Walk} from "./Walk.sol";

/// Copies of a part, delivered under seal and compared.
contract RedundantTest is Walk {
    Terms internal t;
    bytes32 internal id;
    Bid[] internal bids;

    bytes32 internal constant RESULT = keccak256("the result");

    function setUp() public override {
        super.setUp();
        Terms memory made = task();
        made.how = How.Redundant;
        made.copies = 2;
        t = made;
        id = post(made);
        for (uint16 i = 0; i < 2; ++i) {
            Bid memory b = bidOf(made, operators[i], 80 ether);
            bids.push(b);
            awardPart(made, b, i);
        }
    }

    function sealedHandover(uint16 copy, bytes32 result) internal view returns (Handover memory h) {
        h = handover(run(t));
        h.part = copy;
        h.result = copies.sealOf(result, bytes32(uint256(copy)), bids[copy].operator);
    }

    function deliverCopy(uint16 copy, bytes32 result) internal returns (Delivery memory) {
        return deliver(t, bids[copy], sealedHandover(copy, result));
    }

    function both(bytes32 first, bytes32 second) internal returns (Delivery[] memory d) {
        d = new Delivery[](2);
        d[0] = deliverCopy(0, first);
        d[1] = deliverCopy(1, second);
        copies.open(t, d[0], first, bytes32(0));
        copies.open(t, d[1], second, bytes32(uint256(1)));
    }

    function test_equal_copies_are_both_paid() public {
        Delivery[] memory d = both(RESULT, RESULT);
        copies.compare(t, d);
        for (uint256 i = 0; i < 2; ++i) {
            copies.settle(t, bids[i], d[i], accepted(d[i]));
            eq(owed(bids[i].operator), 80 ether, "paid");
        }
        eq(uint8(market.part(id, 1).status), uint8(PartStatus.Ended), "ended");
        vm.expectPartialRevert(Copies.NotACopy.selector);
        copies.settle(t, bids[0], d[0], "");
    }

    function test_different_copies_are_left_to_the_panel() public {
        Delivery[] memory d = both(RESULT, keccak256("something else"));
        copies.compare(t, d);
        vm.recordLogs();
        copies.settle(t, bids[0], d[0], "");
        Settlement memory s = lastSettlement();
        eq(uint8(s.stage), uint8(Stage.Undecided), "undecided");
        pass(t.rules.contestSeconds + 1);
        market.close(t, bids[0], d[0], s);
        eq(owed(bids[0].operator), 0, "neither paid");
        eq(locked(bids[0].operator), 0, "nor slashed");
        eq(uint8(market.outcomeOf(idOf(d[0]))), uint8(Outcome.Neutral), "neutral");
    }

    function test_a_copy_cannot_be_opened_while_another_runs() public {
        Delivery memory d = deliverCopy(0, RESULT);
        vm.expectPartialRevert(Copies.CopyStillRunning.selector);
        copies.open(t, d, RESULT, bytes32(0));
        Delivery[] memory one = new Delivery[](1);
        one[0] = d;
        pass(t.runSeconds + t.rules.openSeconds + 1);
        vm.expectPartialRevert(Copies.CopyStillRunning.selector);
        copies.compare(t, one);
    }

    function test_a_seal_opens_only_to_its_own_result_and_executor() public {
        Delivery memory d0 = deliverCopy(0, RESULT);
        // The second copies the first one's seal: it cannot open it as its own.
        Handover memory h = sealedHandover(1, RESULT);
        h.result = d0.result;
        Delivery memory d1 = deliver(t, bids[1], h);
        copies.open(t, d0, RESULT, bytes32(0));
        vm.expectPartialRevert(Copies.FalseOpening.selector);
        copies.open(t, d1, RESULT, bytes32(0));
    }

    /// The time to open begins when somebody asks for the comparison, so nobody can be late without having been asked.
    function test_a_copy_that_is_never_opened_is_not_paid() public {
        Delivery[] memory d = new Delivery[](2);
        d[0] = deliverCopy(0, RESULT);
        d[1] = deliverCopy(1, RESULT);
        pass(10 * t.runSeconds);
        copies.open(t, d[0], RESULT, bytes32(0));
        vm.expectPartialRevert(Copies.NotOpened.selector);
        copies.settle(t, bids[0], d[0], "");
        copies.compare(t, d);
        eq(uint8(copies.stageOf(id, 0)), uint8(Stage.None), "not yet");
        vm.expectPartialRevert(Copies.TooEarly.selector);
        copies.compare(t, d);
        pass(t.rules.openSeconds + 1);
        copies.compare(t, d);
        eq(uint8(copies.stageOf(id, 0)), uint8(Stage.Undecided), "undecided");
        vm.expectRevert(abi.encodeWithSelector(Copies.ComparedAlready.selector, 0));
        copies.open(t, d[1], RESULT, bytes32(uint256(1)));
    }

    function test_a_copy_that_is_opened_in_time_counts() public {
        Delivery[] memory d = new Delivery[](2);
        d[0] = deliverCopy(0, RESULT);
        d[1] = deliverCopy(1, RESULT);
        copies.open(t, d[0], RESULT, bytes32(0));
        copies.compare(t, d);
        copies.open(t, d[1], RESULT, bytes32(uint256(1)));
        copies.compare(t, d);
        eq(uint8(copies.stageOf(id, 0)), uint8(Stage.Accepted), "equal");
    }

    function test_all_copies_are_compared_once() public {
        Delivery[] memory d = both(RESULT, RESULT);
        Delivery[] memory none = new Delivery[](0);
        vm.expectPartialRevert(Copies.WrongCopies.selector);
        copies.compare(t, none);
        Delivery[] memory one = new Delivery[](1);
        one[0] = d[0];
        vm.expectPartialRevert(Copies.WrongCopies.selector);
        copies.compare(t, one);
        Delivery[] memory twice = new Delivery[](2);
        (twice[0], twice[1]) = (d[0], d[0]);
        vm.expectPartialRevert(Copies.NotACopy.selector);
        copies.compare(t, twice);
        copies.compare(t, d);
        vm.expectPartialRevert(Copies.ComparedAlready.selector);
        copies.compare(t, d);
    }

    function test_only_the_client_accepts_by_its_call() public {
        Delivery[] memory d = both(RESULT, RESULT);
        copies.compare(t, d);
        vm.expectPartialRevert(Copies.NotClient.selector);
        copies.settle(t, bids[0], d[0], hex"01");
        vm.prank(client);
        copies.settle(t, bids[0], d[0], hex"01");
        eq(locked(bids[0].operator), 0, "closed at once");
    }

    function test_copies_have_no_milestones() public {
        Handover memory h = sealedHandover(0, RESULT);
        h.last = false;
        vm.prank(bids[0].operator);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadHandover.selector, "last"));
        market.deliver(t, h);
    }

    // ------------------------------------------------------------------ what could be made of the comparison

    /// `count` copies of `parts` parts, each by its own operator.
    function several(uint16 parts, uint8 count) internal {
        offer(parts, count);
        for (uint16 i = 0; i < parts * count; ++i) {
            awardPart(t, bids[i], i);
        }
    }

    function offer(uint16 parts, uint8 count) internal {
        Terms memory made = task();
        made.how = How.Redundant;
        made.copies = count;
        made.parts = parts;
        made.salt = keccak256(abi.encode(parts, count));
        if (parts == 2) made.starts = keccak256(abi.encode(made.starts, made.starts));
        t = made;
        id = post(made);
        delete bids;
        for (uint16 i = 0; i < parts * count; ++i) {
            bids.push(bidOf(made, operators[i], 80 ether));
        }
    }

    function opened(uint16 copy, bytes32 result) internal returns (Delivery memory d) {
        Handover memory h = sealedHandover(copy, result);
        if (t.parts == 2) {
            h.partProof = new bytes32[](1);
            h.partProof[0] = h.startLeaf;
        }
        return deliver(t, bids[copy], h);
    }

    /// Delivers and opens copies of the first part with these results; zero stays closed.
    function compared(bytes32[] memory r) internal returns (Delivery[] memory d) {
        d = new Delivery[](r.length);
        for (uint16 i = 0; i < d.length; ++i) {
            d[i] = opened(i, r[i]);
        }
        for (uint16 i = 0; i < d.length; ++i) {
            if (r[i] != 0) copies.open(t, d[i], r[i], bytes32(uint256(i)));
        }
        copies.compare(t, d);
        if (copies.stageOf(id, 0) == Stage.None) {
            pass(t.rules.openSeconds + 1);
            copies.compare(t, d);
        }
    }

    function results(bytes32 a, bytes32 b, bytes32 c) internal pure returns (bytes32[] memory r) {
        r = new bytes32[](3);
        (r[0], r[1], r[2]) = (a, b, c);
    }

    function stageAfter(uint256 copy, Delivery memory d) internal returns (Stage) {
        vm.recordLogs();
        copies.settle(t, bids[copy], d, "");
        return lastSettlement().stage;
    }

    function test_what_most_copies_agree_on_is_paid_and_the_rest_goes_to_the_panel() public {
        several(1, 3);
        Delivery[] memory d = compared(results(keccak256("other"), RESULT, RESULT));
        eq(uint8(stageAfter(0, d[0])), uint8(Stage.Undecided), "the odd one out is neither paid nor slashed");
        eq(uint8(stageAfter(1, d[1])), uint8(Stage.Accepted), "one of the two");
        eq(uint8(stageAfter(2, d[2])), uint8(Stage.Accepted), "the other");
        eq(owed(bids[0].operator), 0, "unpaid");
        eq(owed(bids[1].operator) + owed(bids[2].operator), 160 ether, "paid");
    }

    function test_two_equal_copies_outweigh_one_that_stays_closed() public {
        several(1, 3);
        Delivery[] memory d = compared(results(RESULT, 0, RESULT));
        eq(uint8(stageAfter(0, d[0])), uint8(Stage.Accepted), "accepted");
        eq(uint8(stageAfter(1, d[1])), uint8(Stage.Undecided), "closed");
    }

    function test_copies_of_which_no_two_agree_all_go_to_the_panel() public {
        several(1, 3);
        Delivery[] memory d = compared(results(RESULT, keccak256("b"), keccak256("c")));
        for (uint256 i = 0; i < 3; ++i) {
            eq(uint8(stageAfter(i, d[i])), uint8(Stage.Undecided), "undecided");
        }
    }

    /// Half are not most. Nor do they become most when one that differed is out of the way.
    function test_what_differed_does_not_become_equal_when_one_copy_has_left() public {
        several(1, 4);
        bytes32[] memory four = new bytes32[](4);
        (four[0], four[1], four[2], four[3]) = (keccak256("a"), keccak256("b"), RESULT, RESULT);
        Delivery[] memory d = compared(four);
        vm.recordLogs();
        copies.settle(t, bids[0], d[0], "");
        Settlement memory s = lastSettlement();
        pass(t.rules.contestSeconds + 1);
        market.close(t, bids[0], d[0], s);
        Delivery[] memory rest = new Delivery[](3);
        (rest[0], rest[1], rest[2]) = (d[1], d[2], d[3]);
        vm.expectRevert(abi.encodeWithSelector(Copies.ComparedAlready.selector, 0));
        copies.compare(t, rest);
        eq(uint8(stageAfter(2, d[2])), uint8(Stage.Undecided), "still undecided");
    }

    /// By then the right result is public: who delivers it has shown nothing.
    function test_a_copy_that_is_delivered_after_the_comparison_is_not_paid_by_it() public {
        for (uint256 i = 7; i < 10; ++i) {
            vm.prank(governance);
            disputes.appoint(operators[i], true);
        }
        pass(1);
        several(1, 3);
        Delivery[] memory d = compared(results(RESULT, RESULT, keccak256("other")));
        vm.recordLogs();
        copies.settle(t, bids[2], d[2], "");
        Settlement memory s = lastSettlement();
        // The panel finds the odd one wrong, and another executor takes its place.
        vm.prank(operators[11]);
        disputes.contest(t, bids[2], d[2], s, 0, 0);
        for (uint256 m = 7; m < 9; ++m) {
            vm.prank(operators[m]);
            disputes.vote(t, d[2], false, 0);
        }
        s.until = type(uint40).max;
        disputes.resolve(t, bids[2], d[2], s);
        eq(uint8(market.part(id, 2).status), uint8(PartStatus.Open), "open again");
        bids[2] = bidOf(t, operators[5], 80 ether);
        awardPart(t, bids[2], 2);
        Delivery memory late = opened(2, RESULT);
        vm.expectRevert(abi.encodeWithSelector(Copies.ComparedAlready.selector, 0));
        copies.open(t, late, RESULT, bytes32(uint256(2)));
        eq(uint8(stageAfter(2, late)), uint8(Stage.Undecided), "left to the panel");
    }

    // ------------------------------------------------------------------ the spare copy

    /// Two of three copies run.
    function withSpare() internal returns (Delivery[] memory d) {
        offer(1, 3);
        awardPart(t, bids[0], 0);
        awardPart(t, bids[1], 1);
        pass(t.runSeconds);
        d = new Delivery[](3);
        d[0] = opened(0, RESULT);
        d[1] = opened(1, keccak256("other"));
    }

    function test_two_copies_that_differ_draw_a_third_under_seal() public {
        Delivery[] memory d = withSpare();
        // Nobody sees the two results on chain before the third is in.
        vm.expectRevert(abi.encodeWithSelector(Copies.CopyStillRunning.selector, 2));
        copies.open(t, d[0], RESULT, bytes32(0));
        awardPart(t, bids[2], 2);
        vm.expectRevert(abi.encodeWithSelector(Copies.CopyStillRunning.selector, 2));
        copies.open(t, d[0], RESULT, bytes32(0));
        d[2] = opened(2, RESULT);
        copies.open(t, d[0], RESULT, bytes32(0));
        copies.open(t, d[1], keccak256("other"), bytes32(uint256(1)));
        copies.open(t, d[2], RESULT, bytes32(uint256(2)));
        copies.compare(t, d);
        eq(uint8(stageAfter(0, d[0])), uint8(Stage.Accepted), "the third agrees");
        eq(uint8(stageAfter(1, d[1])), uint8(Stage.Undecided), "with the first");
        eq(uint8(stageAfter(2, d[2])), uint8(Stage.Accepted), "and is paid too");
    }

    function test_a_spare_that_is_not_needed_costs_nothing() public {
        Delivery[] memory d = withSpare();
        uint256 before = owed(client);
        vm.prank(client);
        market.cancel(t, 2);
        eq(owed(client) - before, 100 ether, "refunded");
        copies.open(t, d[0], RESULT, bytes32(0));
    }

    function test_a_spare_waits_for_the_others_and_no_longer() public {
        withSpare();
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.expire(t, 2);
        Bid memory old = bids[2];
        old.takeoverUntil = uint40(block.timestamp) - 1;
        bytes memory signature = signBid(old);
        Win[] memory wins = new Win[](1);
        wins[0] = Win(old, signature, new uint16[](1));
        wins[0].parts[0] = 2;
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.TooLate.selector, block.timestamp, old.takeoverUntil));
        market.award(t, wins, 0);
        vm.warp(t.bidUntil + 2 * t.rules.awardSeconds + t.runSeconds + 1);
        bids[2].takeoverUntil = type(uint40).max;
        wins[0].bid = bids[2];
        wins[0].signature = signBid(bids[2]);
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.TooLate.selector);
        market.award(t, wins, 0);
        market.expire(t, 2);
        eq(uint8(market.part(id, 2).status), uint8(PartStatus.Ended), "refunded");
    }

    /// The first two copies of a part have no more time than any other part.
    function test_only_spares_are_awarded_late() public {
        offer(1, 3);
        awardPart(t, bids[0], 0);
        vm.warp(t.bidUntil + t.rules.awardSeconds + 1);
        Win[] memory wins = new Win[](1);
        wins[0] = Win(bids[1], signBid(bids[1]), new uint16[](1));
        wins[0].parts[0] = 1;
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.TooLate.selector);
        market.award(t, wins, 0);
        market.expire(t, 1);
        eq(uint8(market.part(id, 1).status), uint8(PartStatus.Ended), "refunded");
    }

    /// A spare goes to whoever can run it when it is needed; a cheaper bid may be gone by then.
    function test_a_spare_awarded_late_cannot_frame_the_client() public {
        offer(1, 3);
        Bid memory gone = bidOf(t, operators[6], 70 ether);
        BidReceipt memory receipt =
            BidReceipt(id, keccak256(abi.encode(TypedData.BID, gone)), 1, uint40(block.timestamp));
        pass(10);
        bids[0] = bidOf(t, operators[0], 60 ether);
        bids[1] = bidOf(t, operators[1], 60 ether);
        for (uint16 i = 0; i < 3; ++i) {
            awardPart(t, bids[i], i);
        }
        bytes memory signature = signBid(gone);
        bytes memory receiptSignature = signReceipt(receipt);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NotOmitted.selector, "spare"));
        market.proveOmitted(t, 2, bids[2], gone, signature, receipt, receiptSignature);
    }

    function test_copies_of_different_parts_are_not_compared() public {
        several(2, 2);
        Delivery[] memory d = new Delivery[](2);
        d[0] = opened(0, RESULT);
        opened(1, RESULT);
        d[1] = opened(2, RESULT);
        opened(3, RESULT);
        copies.open(t, d[0], RESULT, bytes32(0));
        copies.open(t, d[1], RESULT, bytes32(uint256(2)));
        vm.expectRevert(abi.encodeWithSelector(Copies.NotACopy.selector, idOf(d[1])));
        copies.compare(t, d);
    }

    function test_terms_that_were_never_posted_are_refused_by_name() public {
        Delivery[] memory d = new Delivery[](1);
        d[0] = deliverCopy(0, RESULT);
        Terms memory empty = t;
        empty.copies = 0;
        vm.expectRevert(abi.encodeWithSelector(Copies.NotACopy.selector, idOf(d[0])));
        copies.compare(empty, d);
        vm.expectRevert(abi.encodeWithSelector(Copies.NotACopy.selector, idOf(d[0])));
        copies.open(empty, d[0], RESULT, 0);
    }

    /// With the other one gone, nothing is there to compare with.
    function test_a_copy_that_is_left_alone_goes_to_the_panel() public {
        Delivery[] memory d = new Delivery[](1);
        d[0] = deliverCopy(0, RESULT);
        vm.prank(client);
        market.cancel(t, 1);
        Checkpoint memory none;
        none.part = 1;
        pass(t.rules.receiptSeconds + 1);
        market.closeCut(t, bids[1], none);
        copies.open(t, d[0], RESULT, bytes32(0));
        copies.compare(t, d);
        eq(uint8(copies.stageOf(id, 0)), uint8(Stage.Undecided), "undecided");
    }

    /// Cancelled copies with receipted work need no comparison: time alone brings everything out.
    function test_cancelled_copies_are_not_stranded() public {
        Delivery[] memory cut = new Delivery[](2);
        for (uint16 i = 0; i < 2; ++i) {
            vm.prank(client);
            market.cancel(t, i);
            Checkpoint memory c = Checkpoint(id, i, 1, 0, 5, keccak256("root"), keccak256("leaf"));
            market.showCheckpoint(t, c, signCheckpoint(c));
            pass(t.rules.receiptSeconds + 1);
            vm.recordLogs();
            market.closeCut(t, bids[i], c);
            cut[i] = lastDelivery();
            vm.expectPartialRevert(Copies.NotACopy.selector);
            copies.open(t, cut[i], RESULT, 0);
        }
        for (uint16 i = 0; i < 2; ++i) {
            Settlement memory s = Settlement(Stage.Undecided, 0, 0, 10_000, cut[i].deliveredAt + t.rules.contestSeconds);
            if (i == 0) pass(t.rules.contestSeconds + 1);
            market.close(t, bids[i], cut[i], s);
            eq(owed(bids[i].operator), 40 ether, "half of the work");
            eq(uint8(market.part(id, i).status), uint8(PartStatus.Ended), "ended");
        }
        eq(uint8(market.task(id).status), uint8(TaskStatus.Ended), "the task too");
    }
}
