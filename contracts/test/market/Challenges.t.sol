// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Liveness} from "../../src/liveness/Liveness.sol";
import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Checkpoint, Delivery, Outcome, PartStatus, Settlement} from "../../src/market/TaskTypes.sol";
import {CuttingWalk} from "./CuttingWalk.sol";

/// Challenges to executors that may be silent.
contract ChallengesTest is CuttingWalk {
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
        Delivery memory d = closeCut(b, c);
        eq(locked(b.operator), LOCK - 2 ether, "penalty taken");
        Settlement memory s = settleHonestly(t, b, d, cutRun(d));
        closeLater(t, b, d, s);
        eq(owed(b.operator), 40 ether, "half of the work");
        eq(locked(b.operator), 0, "the rest is free");
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "paid");
    }

    function test_only_the_liveness_contract_claims_silence() public {
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.NotNetworkContract.selector);
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

    function test_a_challenge_that_outlived_its_assignment_is_dropped() public {
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
}
