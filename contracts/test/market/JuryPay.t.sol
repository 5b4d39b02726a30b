// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, AnswerKind, Roster, Vote} from "../../src/council/ISeats.sol";
import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {Bid, CheckMode, Delivery, Doubt, Outcome, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";

/// The pay of the jury. It is the same whatever the jury rules, so that no juror earns by inventing guilt or innocence;
/// the side that loses pays it.
contract JuryPayTest is Walk {
    uint256 internal constant PAY = 5 ether;

    /// Of a seat that replays one window and the last segment.
    uint256 internal constant FEE = 0.1 ether + 2 * SEGMENT * 0.0001 ether / 1e9;

    Terms internal t;
    Bid internal b;
    Delivery internal d;
    Settlement internal s;
    bytes internal ended; // the council's roster and votes

    function setUp() public override {
        super.setUp();
        appointJury();
        t = task();
    }

    function start() internal {
        b = running(t);
        d = deliver(t, b, run(t));
    }

    /// The council's verdict: all seats agree, or all differ.
    function verdict(bool agree_) internal {
        start();
        Roster memory p = draw(t, d);
        if (!agree_) p = drawMore(t, d, p, all(d, p, AnswerKind.Differs));
        vm.recordLogs();
        if (agree_) council.finalise(t, b, d, p, answers(t, d, p, run(t)), evidence(t, d, p, run(t)), "");
        else council.finalise(t, b, d, p, all(d, p, AnswerKind.Differs), closed(), "");
        Vote[] memory votes;
        (, p, votes, s) = verdictInLogs();
        ended = abi.encode(p, votes);
    }

    function conclude(Stage stage) internal {
        (Roster memory p, Vote[] memory votes) = abi.decode(ended, (Roster, Vote[]));
        council.conclude(t, d, p, votes, stage);
    }

    function contest(address by) internal {
        token.mint(by, PAY);
        vm.prank(by);
        disputes.contest(t, b, d, s, 3, 0);
        s.until = type(uint40).max;
    }

    /// Two of the three jurors rule.
    function rule(bool good) internal {
        for (uint256 i = 7; i < 9; ++i) {
            vm.prank(operators[i]);
            disputes.vote(t, d, 3, good, 0, 0);
        }
        disputes.resolve(t, b, d, s, 3);
    }

    /// Returns the jury's earnings, from bonds and from the losses of others.
    function earned() internal view returns (uint256 sum) {
        for (uint256 i = 7; i < 10; ++i) {
            sum += disputes.balanceOf(address(token), operators[i]) + registry.claimable(operators[i]);
        }
    }

    function test_a_wrong_challenger_of_accepted_work_pays_the_jury() public {
        verdict(true);
        contest(operators[11]);
        rule(true);
        eq(earned(), PAY, "the bond");
    }

    /// The attack on the old rule: only a wrong challenger paid, so jurors that ruled against a liar worked for nothing.
    function test_seats_that_accepted_wrong_work_pay_the_jury() public {
        verdict(true);
        contest(operators[11]);
        rule(false);
        eq(disputes.balanceOf(address(token), operators[11]), PAY, "the challenger has its bond");
        conclude(Stage.Accepted);
        eq(earned(), PAY, "as much as for the other ruling");
        eq(registry.claimable(operators[7]), PAY / 2, "a half each");
        eq(registry.claimable(operators[9]), 0, "nothing without a vote");
    }

    function test_an_executor_that_was_rejected_rightly_pays_the_jury() public {
        verdict(false);
        contest(b.operator);
        rule(false);
        eq(earned(), PAY, "the bond");
    }

    function test_seats_that_rejected_honest_work_pay_the_jury() public {
        verdict(false);
        contest(b.operator);
        rule(true);
        conclude(Stage.Rejected);
        eq(earned(), PAY, "as much as for the other ruling");
    }

    /// Nobody could be drawn, so no seat earns its fee; the jury has the fees, whatever it rules.
    function undecided(bool good) internal returns (uint256 paid) {
        start();
        for (uint256 i = 0; i < 5; ++i) {
            nextEpoch();
        }
        Roster memory p = draw(t, d);
        pass(t.rules.waitSeconds + 1);
        vm.recordLogs();
        council.finalise(t, b, d, p, new Answer[](0), closed(), "");
        s = lastSettlement();
        eq(uint8(s.stage), uint8(Stage.Undecided), "undecided");
        vm.prank(operators[11]);
        disputes.contest(t, b, d, s, 3, 0);
        s.until = type(uint40).max;
        rule(good);
        paid = owed(operators[7]) + owed(operators[8]);
        eq(earned(), 0, "nothing else");
    }

    function test_the_jury_of_undecided_work_that_is_right_has_the_fees_of_the_seats() public {
        uint256 paid = undecided(true);
        eq(paid, FEE, "the fee of one seat");
        eq(owed(b.operator), 80 ether, "the executor has its price");
    }

    function test_the_jury_of_undecided_work_that_is_wrong_has_the_same_fees() public {
        uint256 paid = undecided(false);
        eq(paid, FEE, "the fee of one seat");
        eq(registry.claimable(client), paid, "the client has them back from the lock");
    }

    function unchecked_() internal {
        t.how = CheckMode.None;
        start();
        s = Settlement(Stage.Unchecked, 0, 0, 0, Doubt.None, d.deliveredAt + t.rules.contestSeconds);
        contest(operators[11]);
    }

    function test_an_executor_whose_unchecked_work_is_wrong_pays_the_jury() public {
        unchecked_();
        rule(false);
        eq(earned(), PAY, "from the lock");
    }

    function test_a_wrong_challenger_of_unchecked_work_pays_the_jury() public {
        unchecked_();
        rule(true);
        eq(earned(), PAY, "the bond");
    }

    // ------------------------------------------------------------------ the majority

    /// The attack: governance appoints jurors once the work is awarded. They cannot vote, and must not keep those that can
    /// from ruling either.
    function test_jurors_that_were_appointed_after_the_award_do_not_count_in_the_majority() public {
        verdict(true);
        for (uint160 i = 0; i < 40; ++i) {
            vm.prank(governance);
            disputes.appoint(address(0x10000 + i), true);
        }
        contest(operators[11]);
        eq(disputes.disputeOf(idOf(d), 3).members, 3, "those of the award");
        rule(false);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "two of three rule");
    }

    function test_jurors_with_an_interest_do_not_count_in_the_majority() public {
        vm.startPrank(governance);
        disputes.appoint(operators[0], true);
        disputes.appoint(operators[11], true);
        disputes.appoint(client, true);
        vm.stopPrank();
        pass(1);
        verdict(true);
        contest(operators[11]);
        eq(disputes.disputeOf(idOf(d), 3).members, 3, "without executor, challenger and client");
    }

    function test_a_dismissed_juror_does_not_count() public {
        vm.prank(governance);
        disputes.appoint(operators[7], false);
        eq(disputes.vetoCount(), 2, "two are left");
        verdict(true);
        contest(operators[11]);
        eq(disputes.disputeOf(idOf(d), 3).members, 2, "two");
    }

    // ------------------------------------------------------------------ tolerance

    function test_replayed_work_is_judged_without_a_tolerance() public {
        verdict(true);
        contest(operators[11]);
        vm.prank(operators[7]);
        vm.expectRevert(abi.encodeWithSelector(IDisputes.NotComparable.selector, 1));
        disputes.vote(t, d, 3, true, 1, 0);
    }
}
