// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, AnswerKind, Roster} from "../../../src/council/ISeats.sol";
import {IDisputes} from "../../../src/disputes/IDisputes.sol";
import {Outcome, Stage} from "../../../src/market/TaskTypes.sol";
import {IStreamAudits, Ruling} from "../../../src/streams/IStreamAudits.sol";
import {AuditWalk} from "./AuditWalk.sol";

/// Contested audits. The jury earns the same whatever it rules, and the side that loses pays it.
contract AuditJuryTest is AuditWalk {
    uint256 internal constant PAY = 5 ether;
    uint256 internal constant UNITS = 400;
    uint256 internal constant DUTY = 10;

    address internal challenger;

    function setUp() public override {
        super.setUp();
        challenger = operators[11];
    }

    function seatsDrawn() internal view returns (Roster memory p) {
        (, p,) = abi.decode(seats, (Stage, Roster, uint8[]));
    }

    function bonded(uint256 seat) internal view returns (uint256) {
        return registry.bondOf(seatsDrawn().seats[seat].operator, CLASS).units;
    }

    function test_a_provider_that_contests_a_right_rejection_pays_the_jury() public {
        accuse();
        reject();
        contest(provider);
        rule(false);
        eq(uint8(outcome()), uint8(Outcome.Fraud), "wrong");
        eq(juryEarned(), PAY, "the provider's bond");
        conclude();
        eq(juryEarned(), PAY, "once");
        eq(locked(provider), 0, "the stake is lost");
        emptied();
        books();
    }

    function test_a_jury_that_overturns_a_rejection_is_paid_by_the_wrong_seats() public {
        accuse();
        reject();
        contest(provider);
        rule(true);
        eq(uint8(outcome()), uint8(Outcome.Paid), "right after all");
        eq(locked(provider), S, "the stake stays");
        eq(disputes.balanceOf(address(token), provider), PAY, "the provider has its bond back");
        eq(balance(provider), FEE, "and amends");
        eq(balance(client), 0, "from the accuser's bond");
        conclude();
        eq(juryEarned(), PAY, "as much as for the other ruling");
        for (uint256 i = 0; i < 3; ++i) {
            eq(bonded(i), UNITS - DUTY, "a wrong seat");
        }
        emptied();
        books();
    }

    function test_a_jury_that_overturns_an_acceptance_is_paid_by_the_wrong_seats() public {
        accuse();
        accept();
        contest(challenger);
        rule(false);
        eq(uint8(outcome()), uint8(Outcome.Fraud), "wrong after all");
        eq(disputes.balanceOf(address(token), challenger), PAY, "the challenger has its bond back");
        eq(registry.claimable(challenger), S / 10, "and a tenth of the stake");
        eq(registry.claimable(client), S / 2 - S / 10, "the accuser's tenth, the fees and compensation");
        eq(answerAudits.accuserShare(deliveryId()), 0, "nothing for seats that were wrong");
        conclude();
        eq(juryEarned(), PAY, "as much as for the other ruling");
        eq(bonded(0) + bonded(1), 2 * (UNITS - DUTY), "the seats lose their bonds");
        eq(locked(provider), 0, "all is lost");
        emptied();
        books();
    }

    /// An accuser that contests the acceptance itself has one share, not two.
    function test_an_accuser_that_proves_its_point_before_the_jury_has_one_share() public {
        accuseAsConfirmer();
        accept();
        contest(confirmer);
        rule(false);
        eq(registry.claimable(confirmer), S / 10 + s.fees, "a tenth, and the fees");
        conclude();
        emptied();
        books();
    }

    function test_a_wrong_challenger_of_a_right_answer_pays_the_jury() public {
        accuse();
        accept();
        contest(challenger);
        vote(true);
        disputes.resolve(a, none, d, s, 0);
        // The ruling only confirms the verdict, so that the audit ends with the time to contest.
        eq(uint8(outcome()), uint8(Outcome.Open), "others could still contest");
        eq(juryEarned(), PAY, "the challenger's bond");
        pass(a.rules.contestSeconds + 1);
        endDisputes();
        eq(uint8(outcome()), uint8(Outcome.Paid), "right");
        conclude();
        eq(juryEarned(), PAY, "once");
        emptied();
        books();
    }

    function endDisputes() internal {
        vm.recordLogs();
        disputes.close(a, none, d, s);
        Ruling memory ruling = abi.decode(lastLog(IStreamAudits.AuditRuled.selector), (Ruling));
        answerAudits.enforce(t, a, d, s, ruling);
    }

    function test_the_jury_of_an_undecided_answer_that_is_right_is_paid_by_the_bond() public {
        accuse();
        leaveUndecided();
        contest(challenger);
        rule(true);
        eq(uint8(outcome()), uint8(Outcome.Paid), "right");
        eq(juryEarned(), 2 * FEE, "the fees that no seat earned");
        eq(balance(provider), FEE, "amends");
        eq(balance(client), 0, "all of the bond");
        conclude();
        emptied();
        books();
    }

    function test_the_jury_of_an_undecided_answer_that_is_wrong_has_the_same() public {
        accuse();
        leaveUndecided();
        contest(challenger);
        rule(false);
        eq(uint8(outcome()), uint8(Outcome.Fraud), "wrong");
        eq(juryEarned(), 2 * FEE, "the fees that no seat earned");
        eq(balance(client), FEE, "what the bond has left");
        // Nobody proved anything at its own risk, so that there is no second share.
        eq(registry.claimable(client), S * 4 / 10 + 2 * FEE, "a tenth, three tenths, and what the jury had");
        conclude();
        emptied();
        books();
    }

    function test_without_a_ruling_the_verdict_stands_and_bonds_return() public {
        accuse();
        reject();
        contest(provider);
        pass(a.rules.voteSeconds + t.runSeconds + 1);
        resolve();
        eq(uint8(outcome()), uint8(Outcome.Fraud), "as the council said");
        eq(disputes.balanceOf(address(token), provider), PAY, "nobody judged the challenge");
        eq(juryEarned(), 0, "no pay without a ruling");
        conclude();
        emptied();
        books();
    }

    /// Fewer seats than a lead reject nothing, and the bond pays the jury that decides instead.
    function test_a_few_seats_leave_the_answer_to_the_jury() public {
        accuse();
        Roster memory p = draw();
        leaveSeatsMissing(p, all(p, AnswerKind.Differs));
        eq(uint8(s.stage), uint8(Stage.Undecided), "two seats of three");
        contest(challenger);
        rule(false);
        eq(uint8(outcome()), uint8(Outcome.Fraud), "they were right");
        eq(juryEarned(), 2 * FEE, "the fees that no seat earned");
        conclude();
        eq(bonded(0) + bonded(1), 2 * UNITS, "and lose nothing");
        emptied();
        books();
    }

    /// The attack: a client accuses an honest answer and holds the request back from all seats but its accomplices. The
    /// others cannot tell, and are replaced until enough accomplices are drawn.
    function test_accomplices_among_seats_without_data_reject_nothing() public {
        accuse();
        Roster memory p = draw();
        Answer[] memory list_ = all(p, AnswerKind.NoData);
        while (p.seats.length < 5) {
            p = drawMore(p, list_);
            Answer[] memory longer = new Answer[](p.seats.length);
            for (uint256 i = 0; i < longer.length; ++i) {
                AnswerKind kind = i < 5 ? AnswerKind.Differs : AnswerKind.NoData;
                longer[i] = i < list_.length ? list_[i] : answerOf(p, i, kind, 0);
            }
            list_ = longer;
        }
        finalise(p, list_, closed(), "");
        eq(uint8(s.stage), uint8(Stage.Undecided), "three against nobody, and the rest could not tell");
        closeAudit();
        conclude();
        eq(locked(provider), S, "the stake stays");
        emptied();
        books();
    }

    // ------------------------------------------------------------------ rulings

    function test_a_ruling_is_enforced_once_and_as_it_was_made() public {
        accuse();
        reject();
        contest(provider);
        vote(true);
        vm.recordLogs();
        disputes.resolve(a, none, d, s, 0);
        Ruling memory ruling = abi.decode(lastLog(IStreamAudits.AuditRuled.selector), (Ruling));
        bytes memory reason = abi.encodeWithSelector(IStreamAudits.NoSuchAudit.selector, deliveryId());
        // The attack: a provider executes another ruling, or the verdict that the jury overturned.
        ruling.outcome = Outcome.Fraud;
        vm.expectRevert(reason);
        answerAudits.enforce(t, a, d, s, ruling);
        vm.expectRevert(reason);
        answerAudits.close(t, a, d, s);
        ruling.outcome = Outcome.Paid;
        answerAudits.enforce(t, a, d, s, ruling);
        vm.expectRevert(reason);
        answerAudits.enforce(t, a, d, s, ruling);
    }

    function test_a_contest_has_an_end_and_needs_a_verdict() public {
        accuse();
        s.stage = Stage.Delivered;
        token.mint(challenger, PAY);
        vm.prank(challenger);
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.NoSuchAudit.selector, deliveryId()));
        disputes.contest(a, none, d, s, 0, 0);
        reject();
        pass(a.rules.contestSeconds + 1);
        vm.prank(challenger);
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.AuditTooLate.selector, s.until));
        disputes.contest(a, none, d, s, 0, 0);
    }

    /// The attack: jurors are appointed once the answer is known.
    function test_jurors_that_were_appointed_after_the_answer_do_not_judge_it() public {
        accuse();
        address late = addOperator(uint256(keccak256("late")), 1000, 0);
        vm.prank(governance);
        disputes.appoint(late, true);
        reject();
        contest(provider);
        eq(disputes.disputeOf(deliveryId(), 0).members, 3, "those of before");
        vm.prank(late);
        vm.expectRevert(abi.encodeWithSelector(IDisputes.NotMember.selector, late));
        disputes.vote(a, d, 0, true, 0, 0);
    }

    function test_replayed_answers_are_judged_without_a_tolerance() public {
        accuse();
        reject();
        contest(provider);
        vm.prank(jurors[0]);
        vm.expectRevert(abi.encodeWithSelector(IDisputes.NotComparable.selector, 1));
        disputes.vote(a, d, 0, true, 1, 0);
    }
}
