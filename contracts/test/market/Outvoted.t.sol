// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, CheckMode, Delivery, Doubt, Outcome, PartStatus, Settlement, Stage} from "../../src/market/TaskTypes.sol";
import {RedundantWalk} from "./RedundantWalk.sol";

/// Replicas that must be equal byte for byte: one that most others contradict loses three prices.
contract OutvotedTest is RedundantWalk {
    bytes32 internal constant NOISE = keccak256("noise");

    function setUp() public override {
        super.setUp();
        for (uint256 i = 7; i < 10; ++i) {
            vm.prank(governance);
            disputes.appoint(operators[i], true);
        }
        pass(1);
        exact = true;
    }

    function settled(uint256 replica, Delivery memory d) internal returns (Settlement memory) {
        vm.recordLogs();
        replicas.settle(t, bids[replica], d, "");
        return lastSettlement();
    }

    function outvoted(bytes32[] memory r, uint256 odd) internal returns (Delivery memory d, Settlement memory s) {
        several(1, 3);
        d = compared(r)[odd];
        s = settled(odd, d);
    }

    function stakeOf(address operator) internal view returns (uint256) {
        return free(operator) + locked(operator);
    }

    /// The attack: noise in a replica, in the hope that a friend is drawn for another.
    function test_noise_that_is_outvoted_loses_three_prices() public {
        uint256 stake = stakeOf(operators[0]);
        uint256 other = locked(operators[0]);
        uint256 burned = registry.burnable();
        (Delivery memory d, Settlement memory s) = outvoted(results(NOISE, RESULT, RESULT), 0);
        eq(uint8(s.stage), uint8(Stage.Rejected), "rejected");
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.close(t, bids[0], d, s);
        uint256 refunded = owed(client);
        pass(t.rules.contestSeconds + 1);
        market.close(t, bids[0], d, s);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "slashed");
        eq(stake - stakeOf(operators[0]), 240 ether, "three prices");
        eq(registry.burnable() - burned, 240 ether, "burned: nobody gains by outvoting");
        eq(locked(operators[0]), other, "the rest of the lock is free");
        eq(owed(operators[0]), 0, "unpaid");
        eq(owed(client), refunded, "the part is open again");
        vm.prank(client);
        market.cancel(t, 0);
        eq(owed(client) - refunded, 100 ether, "its budget returns");
    }

    /// The attack: see the others' results and keep the seal closed, to be undecided instead of wrong.
    function test_a_seal_that_stays_closed_does_not_save_noise() public {
        (, Settlement memory s) = outvoted(results(RESULT, 0, RESULT), 1);
        eq(uint8(s.stage), uint8(Stage.Rejected), "rejected");
    }

    function test_a_lock_below_three_prices_is_refused() public {
        lock = 100 ether;
        offer(1, 3);
        Bid memory low = bidOf(t, operators[0], 80 ether);
        low.stakeLock = 240 ether - 1;
        bytes memory signature = signBid(low);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.StakeLockTooLow.selector, 240 ether - 1, 240 ether));
        awardWith(t, low, signature);
    }

    function test_the_jury_can_pay_a_replica_that_was_outvoted() public {
        uint256 stake = stakeOf(operators[2]);
        (Delivery memory d, Settlement memory s) = outvoted(results(NOISE, NOISE, RESULT), 2);
        eq(uint8(s.doubt), uint8(Doubt.Majority), "so that it needs no bond");
        s = contested(d, s);
        for (uint256 m = 7; m < 9; ++m) {
            vm.prank(operators[m]);
            disputes.vote(t, d, 0, true, 0, 0);
        }
        disputes.resolve(t, bids[2], d, s, 0);
        eq(owed(operators[2]), 80 ether, "paid");
        eq(stakeOf(operators[2]), stake, "nothing lost");
        eq(locked(operators[2]), 0, "and free");
    }

    /// The exit: contest and hope that the jury does not vote.
    function test_a_silent_jury_leaves_the_comparison_standing() public {
        uint256 stake = stakeOf(operators[0]);
        (Delivery memory d, Settlement memory s) = outvoted(results(NOISE, RESULT, RESULT), 0);
        s = contested(d, s);
        passTo(disputes.disputeOf(idOf(d), 0).until + 1);
        disputes.resolve(t, bids[0], d, s, 0);
        eq(stake - stakeOf(operators[0]), 240 ether, "three prices");
    }

    function contested(Delivery memory d, Settlement memory s) internal returns (Settlement memory) {
        vm.prank(d.executor);
        disputes.contest(t, bids[d.part], d, s, 0, 0);
        s.until = type(uint40).max;
        return s;
    }

    /// The client's attack: cancel drawn replicas until two friends are left beside an honest one.
    function test_replicas_that_the_client_cancelled_speak_for_the_one_that_differs() public {
        several(1, 4);
        vm.prank(client);
        market.cancel(t, 1);
        closeEmptyCut(t, bids[1], 1);
        Delivery[] memory d = new Delivery[](3);
        bytes32[] memory r = results(RESULT, NOISE, NOISE);
        for (uint16 i = 0; i < 3; ++i) {
            d[i] = opened(i == 0 ? 0 : i + 1, r[i]);
        }
        for (uint16 i = 0; i < 3; ++i) {
            replicas.open(t, d[i], r[i], bytes32(uint256(d[i].part)));
        }
        replicas.compare(t, d);
        eq(uint8(settled(0, d[0]).stage), uint8(Stage.Undecided), "two of four are no majority");
        eq(uint8(settled(2, d[1]).stage), uint8(Stage.Accepted), "though they are of those delivered");
    }

    /// A spare that never ran speaks for nobody.
    function test_a_spare_that_was_never_awarded_does_not_save_noise() public {
        offer(1, 4);
        for (uint16 i = 0; i < 3; ++i) {
            awardPart(t, bids[i], i);
        }
        vm.prank(client);
        market.cancel(t, 3);
        Delivery[] memory d = compared(results(NOISE, RESULT, RESULT));
        eq(uint8(settled(0, d[0]).stage), uint8(Stage.Rejected), "rejected");
    }

    function test_without_a_majority_nobody_loses() public {
        (, Settlement memory s) = outvoted(results(NOISE, RESULT, keccak256("third")), 0);
        eq(uint8(s.stage), uint8(Stage.Undecided), "left to the jury");
    }

    /// By then the right result is public, and the comparison says nothing about it.
    function test_a_replica_that_is_delivered_after_the_comparison_is_not_rejected_by_it() public {
        offer(1, 3);
        bids.push(bidOf(t, operators[5], 80 ether));
        setBook(bids);
        for (uint16 i = 0; i < 3; ++i) {
            awardPart(t, bids[i], i);
        }
        Delivery[] memory d = compared(results(RESULT, NOISE, RESULT));
        Settlement memory s = settled(1, d[1]);
        pass(t.rules.contestSeconds + 1);
        market.close(t, bids[1], d[1], s);
        eq(uint8(market.part(id, 1).status), uint8(PartStatus.Open), "open again");
        bids[1] = bids[3];
        awardPart(t, bids[1], 1);
        mine(1);
        Delivery memory late = opened(1, RESULT);
        eq(uint8(settled(1, late).stage), uint8(Stage.Undecided), "left to the jury");
    }

    function test_only_three_replicas_can_be_exact() public {
        t = task();
        (t.exact, t.salt) = (true, keccak256("replay"));
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadTerms.selector, "exact"));
        market.post(t, "");
        (t.how, t.replicas) = (CheckMode.Redundant, 2);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadTerms.selector, "exact"));
        market.post(t, "");
        t.replicas = 3;
        post(t);
    }
}
