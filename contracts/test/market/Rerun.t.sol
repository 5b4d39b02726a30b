// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Delivery, Doubt, Outcome, Settlement, Stage} from "../../src/market/TaskTypes.sol";
import {RedundantWalk} from "./RedundantWalk.sol";

/// Two replicas that must be equal byte for byte are equal, and a stranger runs the part a third time under seal.
contract RerunTest is RedundantWalk {
    bytes32 internal constant NOISE = keccak256("noise");
    uint256 internal constant FIRST_JUROR = 7;

    function setUp() public override {
        super.setUp();
        for (uint256 i = FIRST_JUROR; i < FIRST_JUROR + 3; ++i) {
            vm.prank(governance);
            disputes.appoint(operators[i], true);
        }
        pass(1);
        exact = true;
        several(1, 3);
    }

    /// The attack as it stands without the third run: two friends that are both drawn are paid for noise.
    function test_two_friends_with_the_same_noise_are_paid_when_nobody_runs_it_again() public {
        offer(2, 3);
        awardPart(t, bids[0], 0);
        awardPart(t, bids[1], 1);
        Delivery[] memory d = new Delivery[](2);
        d[0] = opened(0, NOISE);
        d[1] = opened(1, NOISE);
        vm.prank(client);
        market.cancel(t, 2);
        for (uint16 i = 0; i < 2; ++i) {
            replicas.open(t, d[i], NOISE, bytes32(uint256(i)));
        }
        replicas.compare(t, d);
        Settlement memory s = settled(0, d[0], accepted(d[0]));
        eq(uint8(s.doubt), uint8(Doubt.None), "nobody contradicts");
        eq(owed(operators[0]), 80 ether, "paid at once");
    }

    /// The attack: the same noise in two replicas. A stranger runs the part a third time, is outvoted, and asks the jury.
    function test_two_friends_with_the_same_noise_lose_three_prices_each_when_a_stranger_runs_it_again() public {
        (uint256 one, uint256 other, uint256 stranger_) =
            (stakeOf(operators[0]), stakeOf(operators[1]), stakeOf(operators[2]));
        uint256 refunded = owed(client);
        Delivery[] memory d = compared(results(NOISE, NOISE, RESULT));
        for (uint256 i = 0; i < 3; ++i) {
            Settlement memory s = settled(i, d[i], "");
            eq(uint8(s.stage), uint8(i == 2 ? Stage.Rejected : Stage.Accepted), "by the majority");
            eq(uint8(s.doubt), uint8(Doubt.Majority), "and by nothing more");
            rule(d[i], s, i == 2);
        }
        eq(one - stakeOf(operators[0]), 240 ether, "three prices");
        eq(other - stakeOf(operators[1]), 240 ether, "each");
        eq(owed(operators[0]) + owed(operators[1]), 0, "unpaid");
        eq(owed(operators[2]), 80 ether, "the stranger is paid for its run");
        eq(stakeOf(operators[2]), stranger_, "and loses nothing");
        for (uint16 i = 0; i < 2; ++i) {
            vm.prank(client);
            market.cancel(t, i);
        }
        eq(owed(client) - refunded, 220 ether, "the client pays for the right result alone");
    }

    /// Asking costs the stranger nothing: it need not have a bond at hand.
    function test_asking_the_jury_about_contradicted_replicas_needs_no_bond() public {
        Delivery[] memory d = compared(results(NOISE, NOISE, RESULT));
        Settlement memory s = settled(0, d[0], "");
        address poor = address(0xBEEF);
        vm.prank(poor);
        disputes.contest(t, bids[0], d[0], s, 0, 0);
        eq(disputes.disputeOf(idOf(d[0]), 0).bond, 0, "no bond");
    }

    /// The exit: have the client sign for the majority, so that nothing can be contested any more.
    function test_the_clients_signature_does_not_pay_contradicted_replicas_at_once() public {
        Delivery[] memory d = compared(results(NOISE, NOISE, RESULT));
        Settlement memory s = settled(0, d[0], accepted(d[0]));
        eq(owed(operators[0]), 0, "not paid");
        bytes memory signature = accepted(d[0]);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongStage.selector, Stage.Accepted));
        market.accept(t, bids[0], d[0], s, signature);
    }

    /// The exit: both friends see that a stranger was drawn, and keep their seals closed so that nothing has a majority.
    function test_two_seals_that_stay_closed_do_not_save_the_same_noise() public {
        uint256 stake = stakeOf(operators[0]);
        Delivery[] memory d = compared(results(0, 0, RESULT));
        Settlement memory own = settled(2, d[2], "");
        eq(uint8(own.stage), uint8(Stage.Undecided), "nobody agrees with the stranger");
        rule(d[2], own, true);
        eq(owed(operators[2]), 80 ether, "the jury pays it");
        Settlement memory s = settled(0, d[0], "");
        eq(uint8(s.stage), uint8(Stage.Rejected), "a closed seal is wrong");
        pass(t.rules.contestSeconds + 1);
        market.close(t, bids[0], d[0], s);
        eq(stake - stakeOf(operators[0]), 240 ether, "three prices");
    }

    /// The exit: a friend that is drawn third delivers other noise, so that nothing has a majority.
    function test_different_noise_does_not_save_noise_from_the_jury() public {
        uint256 stake = stakeOf(operators[0]);
        Delivery[] memory d = compared(results(NOISE, RESULT, keccak256("other noise")));
        Settlement memory s = settled(0, d[0], "");
        eq(uint8(s.stage), uint8(Stage.Undecided), "undecided");
        rule(d[0], s, false);
        eq(stake - stakeOf(operators[0]), 240 ether, "three prices");
    }

    /// A stranger cannot frame two honest executors: its own loss is certain, theirs needs the jury.
    function test_a_stranger_that_contradicts_two_honest_replicas_loses_alone() public {
        (uint256 stake, uint256 honest) = (stakeOf(operators[2]), stakeOf(operators[0]));
        Delivery[] memory d = compared(results(RESULT, RESULT, NOISE));
        Settlement[] memory s = new Settlement[](3);
        for (uint256 i = 0; i < 3; ++i) {
            s[i] = settled(i, d[i], "");
            rule(d[i], s[i], i != 2);
        }
        pass(t.rules.contestSeconds + 1);
        for (uint256 i = 0; i < 2; ++i) {
            disputes.close(t, bids[i], d[i], inDispute(s[i]));
            eq(owed(operators[i]), 80 ether, "paid");
        }
        eq(stakeOf(operators[0]), honest, "nothing lost");
        eq(stake - stakeOf(operators[2]), 240 ether, "three prices");
    }

    /// A jury that does not vote leaves two honest replicas paid.
    function test_a_silent_jury_leaves_the_majority_paid() public {
        Delivery[] memory d = compared(results(RESULT, RESULT, NOISE));
        Settlement memory s = settled(0, d[0], "");
        vm.prank(operators[2]);
        disputes.contest(t, bids[0], d[0], s, 0, 0);
        pass(t.rules.voteSeconds + t.rules.contestSeconds + 1);
        disputes.resolve(t, bids[0], d[0], inDispute(s), 0);
        eq(uint8(market.outcomeOf(idOf(d[0]))), uint8(Outcome.Paid), "paid");
    }

    /// An honest part that is run a third time: all are paid, at once with the client's signature.
    function test_three_equal_replicas_are_paid_at_once() public {
        Delivery[] memory d = compared(results(RESULT, RESULT, RESULT));
        for (uint256 i = 0; i < 3; ++i) {
            Settlement memory s = settled(i, d[i], accepted(d[i]));
            eq(uint8(s.doubt), uint8(Doubt.None), "no doubt");
            eq(owed(operators[i]), 80 ether, "paid");
        }
    }

    /// A drawn stranger that never delivers costs the others the wait: the two that are equal are then paid at once.
    function test_a_stranger_that_never_delivers_costs_the_others_nothing_but_time() public {
        Delivery[] memory d = new Delivery[](2);
        d[0] = opened(0, RESULT);
        d[1] = opened(1, RESULT);
        pass(t.runSeconds + 1);
        market.expire(t, 2);
        closeEmptyCut(t, bids[2], 2);
        for (uint16 i = 0; i < 2; ++i) {
            replicas.open(t, d[i], RESULT, bytes32(uint256(i)));
        }
        replicas.compare(t, d);
        for (uint256 i = 0; i < 2; ++i) {
            Settlement memory s = settled(i, d[i], accepted(d[i]));
            eq(uint8(s.doubt), uint8(Doubt.None), "nobody contradicts");
            eq(owed(operators[i]), 80 ether, "paid at once");
        }
    }

    /// Where honest results may differ nothing changes: the client's signature pays, and a closed seal is undecided.
    function test_replicas_that_may_differ_are_paid_at_once_and_lose_nothing() public {
        exact = false;
        several(2, 3);
        Delivery[] memory d = compared(results(RESULT, RESULT, 0));
        settled(0, d[0], accepted(d[0]));
        eq(owed(operators[0]), 80 ether, "paid at once");
        eq(uint8(settled(2, d[2], "").stage), uint8(Stage.Undecided), "undecided");
    }

    // ------------------------------------------------------------------ steps

    function settled(uint256 replica, Delivery memory d, bytes memory acceptance) internal returns (Settlement memory) {
        vm.recordLogs();
        replicas.settle(t, bids[replica], d, acceptance);
        return lastSettlement();
    }

    /// The stranger asks the jury, which runs the work again and rules.
    function rule(Delivery memory d, Settlement memory s, bool isGood) internal {
        vm.prank(operators[2]);
        disputes.contest(t, bids[d.part], d, s, 0, 0);
        for (uint256 m = FIRST_JUROR; m < FIRST_JUROR + 2; ++m) {
            vm.prank(operators[m]);
            disputes.vote(t, d, 0, isGood, 0, 0);
        }
        disputes.resolve(t, bids[d.part], d, inDispute(s), 0);
    }

    function inDispute(Settlement memory s) internal pure returns (Settlement memory) {
        s.until = type(uint40).max;
        return s;
    }

    function stakeOf(address operator) internal view returns (uint256) {
        return free(operator) + locked(operator);
    }
}
