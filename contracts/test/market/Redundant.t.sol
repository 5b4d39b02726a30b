// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Copies} from "../../src/copies/Copies.sol";
import {Handover, IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {
    Bid,
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

    function test_a_copy_that_is_never_opened_is_not_paid() public {
        Delivery[] memory d = new Delivery[](2);
        d[0] = deliverCopy(0, RESULT);
        d[1] = deliverCopy(1, RESULT);
        copies.open(t, d[0], RESULT, bytes32(0));
        vm.expectPartialRevert(Copies.TooEarly.selector);
        copies.compare(t, d);
        vm.expectPartialRevert(Copies.NotOpened.selector);
        copies.settle(t, bids[0], d[0], "");
        pass(t.runSeconds + t.rules.openSeconds + 1);
        copies.compare(t, d);
        eq(uint8(copies.stageOf(id, 0)), uint8(Stage.Undecided), "undecided");
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
            awardPart(made, bids[i], i);
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

    /// One of three differs, so all are left to the panel. Once it is out of the way, the other two are equal.
    function test_what_differed_does_not_become_equal_when_one_copy_has_left() public {
        several(1, 3);
        Delivery[] memory d = new Delivery[](3);
        for (uint16 i = 0; i < 3; ++i) {
            d[i] = opened(i, i == 0 ? keccak256("other") : RESULT);
        }
        for (uint16 i = 0; i < 3; ++i) {
            copies.open(t, d[i], i == 0 ? keccak256("other") : RESULT, bytes32(uint256(i)));
        }
        copies.compare(t, d);
        vm.recordLogs();
        copies.settle(t, bids[0], d[0], "");
        Settlement memory s = lastSettlement();
        pass(t.rules.contestSeconds + 1);
        market.close(t, bids[0], d[0], s);
        Delivery[] memory rest = new Delivery[](2);
        (rest[0], rest[1]) = (d[1], d[2]);
        vm.expectRevert(abi.encodeWithSelector(Copies.ComparedAlready.selector, 0));
        copies.compare(t, rest);
        eq(uint8(copies.stageOf(id, 0)), uint8(Stage.Undecided), "still undecided");
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
