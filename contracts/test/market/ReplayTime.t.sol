// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, AnswerKind, Roster} from "../../src/council/ISeats.sol";
import {Rules} from "../../src/market/Rules.sol";
import {Bid, Delivery, Settlement, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";

/// Seats and jurors have the time in which the terms let an executor do the same work. A part has ten segments here, and a
/// council replays one window of a segment and the end.
contract ReplayTimeTest is Walk {
    function rules() internal pure override returns (Rules memory r) {
        r = super.rules();
        r.waitSeconds = 1 days;
    }

    function timeToAnswer(uint32 runSeconds, uint8 windows) private returns (uint256) {
        Terms memory t = task();
        (t.runSeconds, t.windows) = (runSeconds, windows);
        Roster memory p = draw(t, deliver(t, running(t), run(t)));
        return p.deadline - block.timestamp;
    }

    function test_a_seat_has_the_time_that_the_terms_leave_an_executor_for_its_job() public {
        eq(timeToAnswer(1000, 1), 60 + 200, "a window and the end: two segments of ten");
        eq(timeToAnswer(1001, 1), 60 + 201, "rounded up");
        eq(timeToAnswer(1000, 3), 60 + 400, "three windows and the end");
        eq(timeToAnswer(100, 10), 60 + 100, "all windows: the whole part, and no more");
    }

    /// The attack: a client that declares a long run has seats that fall silent keep everybody waiting.
    function test_a_long_run_makes_the_time_to_answer_ten_times_as_long_at_most() public {
        eq(timeToAnswer(90 days, 1), 600, "ten times");
    }

    function test_the_jury_has_the_time_that_the_terms_leave_an_executor_for_the_delivery() public {
        eq(timeToVote(1000), 600 + 1000, "every segment can be named");
    }

    function test_a_long_run_makes_the_time_to_vote_longer_by_the_wait_at_most() public {
        eq(timeToVote(90 days), 600 + 1 days, "a day");
    }

    function timeToVote(uint32 runSeconds) private returns (uint256) {
        Terms memory t = task();
        t.runSeconds = runSeconds;
        Bid memory b = running(t);
        Delivery memory d = deliver(t, b, run(t));
        Settlement memory s = settleHonestly(t, b, d, run(t));
        token.mint(operators[11], 100 ether);
        vm.prank(operators[11]);
        disputes.contest(t, b, d, s, 3, 0);
        return disputes.disputeOf(idOf(d), 3).until - block.timestamp;
    }
}

/// The longest time to answer that the rules allow.
contract LongestAnswerTest is Walk {
    function rules() internal pure override returns (Rules memory r) {
        r = super.rules();
        r.answerSeconds = uint32(EPOCH / 10);
        r.waitSeconds = 1 days;
    }

    /// The attack: a lying seat accuses in the last moment, so that no others can be drawn and its answer decides.
    function test_seats_are_still_drawn_after_the_longest_time_to_answer() public {
        Terms memory t = task();
        t.runSeconds = 90 days;
        Bid memory b = running(t);
        // The delivery is made at the very end of an epoch, after which its weights are forgotten soonest.
        passTo((block.timestamp / EPOCH + 1) * EPOCH - 1);
        Delivery memory d = deliver(t, b, run(t));
        Roster memory p = draw(t, d);
        passTo(p.deadline);
        Answer[] memory a = new Answer[](1);
        a[0] = signed(d, p, 0, AnswerKind.Differs, 0);
        p = drawMore(t, d, p, a);
        eq(p.seats.length, 3, "two more, as many as could reject");
    }
}

/// A network whose waits are short, as one for tests.
contract ShortWaitTest is Walk {
    function test_the_wait_of_a_quick_network_bounds_the_time_of_a_replay() public {
        Terms memory t = task();
        t.runSeconds = 90 days;
        Roster memory p = draw(t, deliver(t, running(t), run(t)));
        eq(p.deadline - block.timestamp, 60 + t.rules.waitSeconds, "two minutes more");
    }
}
