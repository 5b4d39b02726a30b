// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Bid, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";

/// The losses of an executor that falls silent during its run.
contract SilenceTest is Walk {
    function setUp() public override {
        super.setUp();
        token.mint(operators[5], 100 ether);
        // A record that a fault would reset.
        vm.prank(address(market));
        history.recordChecked(operators[0], client, 0, 5 ether);
    }

    /// Runs a task of its own until its executor does not answer.
    function fallSilent(bytes32 content) private {
        Terms memory t = task();
        t.content = content;
        Bid memory b = running(t);
        vm.prank(operators[5]);
        liveness.challenge(t, 0);
        pass(t.rules.livenessSeconds + 1);
        liveness.replace(t, 0);
        closeEmptyCut(t, b, 0);
    }

    function stake() private view returns (uint256) {
        return free(operators[0]) + locked(operators[0]);
    }

    function test_one_silence_costs_the_part_and_the_penalty_and_nothing_else() public {
        uint256 before = stake();
        fallSilent("one");
        eq(before - stake(), rules().silencePenalty, "the penalty");
        eq(registry.accountOf(operators[0]).jailedUntil, 0, "not jailed");
        yes(registry.eligible(operators[0], CLASS), "takes the next task");
        eq(history.recordOf(operators[0]).good, 2.5 ether, "the record stays");
        eq(history.recordOf(operators[0]).faults, 0, "no fault");
    }

    function test_the_third_silence_jails_and_costs_the_record() public {
        fallSilent("one");
        pass(1 days);
        fallSilent("two");
        pass(1 days);
        yes(registry.eligible(operators[0], CLASS), "not yet");
        fallSilent("three");
        yes(!registry.eligible(operators[0], CLASS), "jailed");
        eq(history.recordOf(operators[0]).good, 0, "no record");
        eq(history.recordOf(operators[0]).faults, 1, "one fault");
        pass(1 days);
        vm.prank(operators[0]);
        registry.returnFromJail(CLASS);
        yes(registry.eligible(operators[0], CLASS), "back");
    }

    function test_an_outage_that_ends_several_runs_is_one_silence() public {
        fallSilent("one");
        fallSilent("two");
        fallSilent("three");
        eq(history.silencesOf(operators[0]), 1, "one outage");
        yes(registry.eligible(operators[0], CLASS), "not jailed");
    }
}
