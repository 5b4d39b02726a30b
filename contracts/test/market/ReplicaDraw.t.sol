// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Draw, IMarketEvents, Win} from "../../src/market/ITaskMarket.sol";
import {Bid, BidReceipt, Delivery, PartStatus, Stage} from "../../src/market/TaskTypes.sol";
import {TypedData} from "../../src/market/TypedData.sol";
import {Replicas} from "../../src/replicas/Replicas.sol";
import {RedundantWalk} from "./RedundantWalk.sol";
import {WorkTree} from "./WorkTree.sol";

/// The draw of replicas after the first, spares included.
contract ReplicaDrawTest is RedundantWalk {
    /// The attack: two identities with the two cheapest bids run both replicas and deliver the same noise.
    function test_the_second_replica_goes_to_the_bid_that_the_beacon_draws() public {
        offer(1, 3);
        bids[1] = bidOf(t, operators[1], 1 ether);
        setBook(bids);
        awardPart(t, bids[0], 0);
        Win[] memory wins = win(bids[1], 1);
        vm.startPrank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.ReplicaIsDrawn.selector, 1));
        market.award(t, wins, 0, 0);
        vm.stopPrank();
        Bid[] memory wanted = new Bid[](1);
        wanted[0] = bids[2];
        Draw[] memory draws = drawn(t, 1, wanted);
        // The cheaper bid is not the drawn one, and a proof for another position does not help.
        Draw[] memory cheap = new Draw[](1);
        cheap[0] = Draw(bids[1], signBid(bids[1]), WorkTree.proofIn(bookLayer(), 1));
        vm.startPrank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NotDrawn.selector, 2, hashOf(bids[1])));
        market.awardDrawn(t, 1, cheap);
        market.awardDrawn(t, 1, draws);
        vm.stopPrank();
        eq(market.bidOf(id, 1, 1), hashOf(bids[2]), "drawn");
    }

    /// Begins a draw of the second replica and returns its block.
    function begun(uint8 count) internal returns (uint256 target) {
        offer(1, count);
        awardPart(t, bids[0], 0);
        vm.prank(client);
        market.awardDrawn(t, 1, new Draw[](0));
        return block.number + t.rules.beaconDelay;
    }

    function second() internal view returns (Draw[] memory draws) {
        draws = new Draw[](1);
        draws[0] = Draw(bids[1], signBid(bids[1]), WorkTree.proofIn(bookLayer(), 1));
    }

    /// Has the block draw the second bid.
    function drawSecond(uint256 target) internal {
        bytes32 beacon = keccak256("beacon");
        while (uint256(keccak256(abi.encode("replica", beacon, id, uint16(1), uint256(0)))) % book.length != 1) {
            beacon = keccak256(abi.encode(beacon));
        }
        vm.setBlockhash(target, beacon);
    }

    function test_nobody_knows_the_draw_when_it_begins() public {
        uint256 target = begun(2);
        Draw[] memory draws = second();
        mine(t.rules.beaconDelay);
        vm.startPrank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BeaconPending.selector, target));
        market.awardDrawn(t, 1, draws);
        mine(1);
        drawSecond(target);
        market.awardDrawn(t, 1, draws);
        vm.stopPrank();
        eq(market.bidOf(id, 1, 1), hashOf(bids[1]), "drawn");
    }

    /// The client's attack: wait 256 blocks for another beacon, until one draws a friend.
    function test_waiting_brings_no_other_beacon() public {
        uint256 target = begun(2);
        Draw[] memory draws = second();
        vm.startPrank(client);
        for (uint256 i = 0; i < 3; ++i) {
            mine(t.rules.beaconDelay + 257);
            vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BeaconExpired.selector, target));
            market.awardDrawn(t, 1, draws);
        }
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BeaconExpired.selector, target));
        market.recordBeacon(t, 1);
        uint256 before = owed(client);
        market.cancel(t, 1);
        vm.stopPrank();
        eq(owed(client) - before, 100 ether, "it can only be cancelled");
    }

    function test_a_recorded_beacon_outlives_its_block() public {
        uint256 target = begun(2);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BeaconPending.selector, target));
        market.recordBeacon(t, 1);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BeaconPending.selector, 0));
        market.recordBeacon(t, 0);
        mine(t.rules.beaconDelay + 1);
        drawSecond(target);
        vm.prank(operators[9]);
        market.recordBeacon(t, 1);
        mine(1000);
        // Again is in vain: the first record stays.
        market.recordBeacon(t, 1);
        Draw[] memory draws = second();
        vm.prank(client);
        market.awardDrawn(t, 1, draws);
        eq(market.bidOf(id, 1, 1), hashOf(bids[1]), "drawn by the recorded block");
    }

    /// The client's attack: reassign a drawn replica until a friend runs it.
    function test_a_drawn_replica_is_reassigned_once_and_only_to_the_next_drawn_bid() public {
        offer(1, 3);
        Bid memory friend = bidOf(t, operators[5], 1 ether);
        bids.push(friend);
        setBook(bids);
        awardPart(t, bids[0], 0);
        awardPart(t, bids[1], 1);
        replace(bids[1]);
        Win[] memory wins = win(friend, 1);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.ReplicaIsDrawn.selector, 1));
        market.award(t, wins, 0, 0);
        // The one that was replaced is drawn first, and stepped over.
        Bid[] memory wanted = new Bid[](2);
        (wanted[0], wanted[1]) = (bids[1], bids[2]);
        Draw[] memory draws = drawn(t, 1, wanted);
        vm.prank(client);
        market.awardDrawn(t, 1, draws);
        eq(market.bidOf(id, 1, 2), hashOf(bids[2]), "the next draw");
        pass(bids[2].startSeconds + 1);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.ReplicaIsDrawn.selector, 1));
        market.reassign(t, bids[2], 1);
    }

    /// The first replica is awarded by rank, so whom the client gives it to changes nothing.
    function test_the_first_replica_can_be_reassigned_again() public {
        offer(1, 3);
        for (uint256 i = 0; i < 2; ++i) {
            awardPart(t, bids[i], 0);
            pass(bids[i].startSeconds + 1);
            vm.prank(client);
            market.reassign(t, bids[i], 0);
            closeEmptyCut(t, bids[i], 0);
        }
    }

    function replace(Bid memory b) internal {
        pass(b.startSeconds + 1);
        vm.prank(client);
        market.reassign(t, b, 1);
        closeEmptyCut(t, b, 1);
    }

    /// An operator that left any replica of the part is not drawn for it again.
    function test_an_operator_that_left_a_replica_is_not_drawn_for_another() public {
        offer(1, 3);
        awardPart(t, bids[0], 0);
        vm.prank(bids[0].operator);
        market.decline(t, bids[0], 0, false);
        awardPart(t, bids[1], 0);
        Draw[] memory draws = drawn(t, 1, bids);
        vm.prank(client);
        market.awardDrawn(t, 1, draws);
        eq(market.bidOf(id, 1, 1), hashOf(bids[2]), "the only one that never ran it");
    }

    function test_a_drawn_bid_that_cannot_be_awarded_is_stepped_over() public {
        offer(1, 3);
        awardPart(t, bids[0], 0);
        vm.prank(bids[1].operator);
        market.cancelNonce(bids[1].nonce);
        Bid[] memory wanted = new Bid[](2);
        (wanted[0], wanted[1]) = (bids[1], bids[2]);
        Draw[] memory draws = drawn(t, 1, wanted);
        vm.prank(client);
        market.awardDrawn(t, 1, draws);
        eq(market.bidOf(id, 1, 1), hashOf(bids[2]), "the next draw");
        // The part runs now: it is not drawn again.
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.WrongPartStatus.selector);
        market.awardDrawn(t, 1, draws);
    }

    function test_only_the_client_draws_and_only_later_replicas() public {
        offer(1, 3);
        Draw[] memory none = new Draw[](0);
        vm.expectPartialRevert(IMarketEvents.NotClient.selector);
        market.awardDrawn(t, 1, none);
        vm.startPrank(client);
        vm.expectPartialRevert(IMarketEvents.WrongTaskStatus.selector);
        market.awardDrawn(t, 1, none);
        vm.stopPrank();
        awardPart(t, bids[0], 0);
        vm.startPrank(client);
        vm.expectPartialRevert(IMarketEvents.NoSuchPart.selector);
        market.awardDrawn(t, 0, none);
        vm.expectPartialRevert(IMarketEvents.NoSuchPart.selector);
        market.awardDrawn(t, 4, none);
        vm.stopPrank();
    }

    /// The client's attack: leave bids out of the book, so that its friends are drawn.
    function test_a_bid_that_is_left_out_of_the_book_costs_the_client_its_lock() public {
        offer(1, 3);
        BidReceipt memory r = BidReceipt(id, hashOf(bids[1]), 2, uint40(block.timestamp));
        pass(10);
        BidReceipt memory late = BidReceipt(id, hashOf(bids[1]), 9, uint40(block.timestamp));
        awardPart(t, bids[0], 0);
        bytes32[] memory proof = WorkTree.proofIn(bookLayer(), 1);
        leftOut(r, hashOf(bids[1]), proof, "book");
        leftOut(r, hashOf(bids[2]), proof, "proof");
        leftOut(late, 0, proof, "late");
        r.bidHash = keccak256("another bid with the second receipt");
        leftOut(r, hashOf(bids[1]), proof, "");
        eq(market.task(id).lock, 0, "lost");
        leftOut(r, hashOf(bids[1]), proof, "lock");
    }

    function test_a_receipt_beyond_the_end_of_the_book_proves_that_a_bid_was_left_out() public {
        offer(1, 3);
        BidReceipt memory r = BidReceipt(id, keccak256("a fourth bid"), 4, uint40(block.timestamp));
        pass(10);
        awardPart(t, bids[0], 0);
        leftOut(r, 0, new bytes32[](0), "");
        eq(market.task(id).lock, 0, "lost");
    }

    function test_two_replicas_that_differ_draw_a_third_under_seal() public {
        Delivery[] memory d = withSpare();
        // Nobody sees the two results on chain before the third is in.
        vm.expectRevert(abi.encodeWithSelector(Replicas.ReplicaStillRunning.selector, 2));
        replicas.open(t, d[0], RESULT, bytes32(0));
        awardPart(t, bids[2], 2);
        vm.expectRevert(abi.encodeWithSelector(Replicas.ReplicaStillRunning.selector, 2));
        replicas.open(t, d[0], RESULT, bytes32(0));
        d[2] = opened(2, RESULT);
        replicas.open(t, d[0], RESULT, bytes32(0));
        replicas.open(t, d[1], keccak256("other"), bytes32(uint256(1)));
        replicas.open(t, d[2], RESULT, bytes32(uint256(2)));
        replicas.compare(t, d);
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
        replicas.open(t, d[0], RESULT, bytes32(0));
    }

    function test_a_spare_waits_for_the_others_and_no_longer() public {
        withSpare();
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.expire(t, 2);
        vm.warp(t.bidUntil + 3 * t.rules.awardSeconds + 2 * t.runSeconds);
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.expire(t, 2);
        vm.warp(block.timestamp + 1);
        market.expire(t, 2);
        eq(uint8(market.part(id, 2).status), uint8(PartStatus.Ended), "refunded");
    }

    function test_a_bid_that_has_expired_by_then_is_stepped_over() public {
        offer(1, 3);
        bids[1].takeoverUntil = uint40(block.timestamp) + 10;
        setBook(bids);
        awardPart(t, bids[0], 0);
        vm.warp(t.bidUntil + t.rules.awardSeconds + 1);
        Bid[] memory wanted = new Bid[](2);
        (wanted[0], wanted[1]) = (bids[1], bids[2]);
        Draw[] memory draws = drawn(t, 1, wanted);
        vm.prank(client);
        market.awardDrawn(t, 1, draws);
        eq(market.bidOf(id, 1, 1), hashOf(bids[2]), "the next draw");
    }

    /// The second replica can wait for the first, and no longer.
    function test_the_second_replica_is_awarded_at_most_one_run_later() public {
        offer(1, 3);
        awardPart(t, bids[0], 0);
        Bid[] memory wanted = new Bid[](1);
        wanted[0] = bids[1];
        Draw[] memory draws = drawn(t, 1, wanted);
        vm.warp(t.bidUntil + 2 * t.rules.awardSeconds + t.runSeconds);
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.expire(t, 1);
        vm.warp(block.timestamp + 1);
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.TooLate.selector);
        market.awardDrawn(t, 1, draws);
        market.expire(t, 1);
        eq(uint8(market.part(id, 1).status), uint8(PartStatus.Ended), "refunded");
    }

    /// A spare goes to a bidder that can run it when it is needed; a cheaper bid may have expired by then.
    function test_a_spare_awarded_late_cannot_frame_the_client() public {
        offer(1, 3);
        Bid memory gone = bidOf(t, operators[6], 70 ether);
        BidReceipt memory receipt =
            BidReceipt(id, keccak256(abi.encode(TypedData.BID, gone)), 1, uint40(block.timestamp));
        pass(10);
        bids[0] = bidOf(t, operators[0], 60 ether);
        bids[1] = bidOf(t, operators[1], 60 ether);
        setBook(bids);
        for (uint16 i = 0; i < 3; ++i) {
            awardPart(t, bids[i], i);
        }
        bytes memory signature = signBid(gone);
        bytes memory receiptSignature = signReceipt(receipt);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NotOmitted.selector, "drawn"));
        market.proveOmitted(t, 2, bids, gone, signature, receipt, receiptSignature);
    }
}
