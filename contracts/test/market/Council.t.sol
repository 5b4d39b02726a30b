// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, AnswerKind, Evidence, ICouncil, Panel, SeatState, Vote} from "../../src/council/ICouncil.sol";
import {Bid, Delivery, Outcome, PartStatus, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Bond} from "../../src/registry/IProviderRegistry.sol";
import {Vm} from "../Vm.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// Beacon, draw, answers and tally, and the attacks on them.
contract CouncilTest is Walk {
    using WorkTree for WorkTree.Run;

    Terms internal t;
    Bid internal b;
    Delivery internal d;
    WorkTree.Run internal r;

    function operatorCount() internal pure override returns (uint256) {
        return 24;
    }

    /// Three segments, two seats each.
    function setUp() public override {
        super.setUp();
        Terms memory made = task();
        made.segments = 3;
        made.lead = 2;
        made.rejectLead = 3;
        made.cap = 9;
        t = made;
        b = running(made);
        r = run(made);
        d = deliver(made, b, r);
    }

    function bondUnits(address operator) internal view returns (Bond memory) {
        return registry.bondOf(operator, CLASS);
    }

    // ------------------------------------------------------------------ draw

    function test_a_draw_waits_for_its_beacon() public {
        Panel memory none;
        vm.expectPartialRevert(ICouncil.BeaconPending.selector);
        council.draw(t, d, none);
    }

    function test_a_council_is_drawn_once() public {
        Panel memory p = draw(t, d);
        vm.expectRevert(ICouncil.NothingToDraw.selector);
        council.draw(t, d, p);
    }

    function test_seats_are_distinct_and_never_conflicted() public {
        Panel memory p = draw(t, d);
        eq(p.seats.length, 6, "seats");
        eq(p.segments.length, 3, "segments");
        for (uint256 i = 0; i < 6; ++i) {
            yes(p.seats[i].operator != b.operator && p.seats[i].operator != client, "not conflicted");
            eq(bondUnits(p.seats[i].operator).duty, 10, "on duty");
            for (uint256 j = 0; j < i; ++j) {
                yes(p.seats[i].operator != p.seats[j].operator, "distinct");
            }
        }
        yes(p.segments[0] != p.segments[1] && p.segments[1] != p.segments[2], "distinct segments");
    }

    function test_stake_that_moves_after_delivery_changes_no_seat() public {
        uint256 before = vm.snapshotState();
        Panel memory p = draw(t, d);
        vm.revertToState(before);
        // A whale arrives and all others double their bond, in the delivery's own block.
        addOperator(uint256(keccak256("whale")), 100_000, 90_000);
        for (uint256 i = 1; i < 12; ++i) {
            vm.prank(operators[i]);
            registry.bond(CLASS, 200);
        }
        Panel memory q = draw(t, d);
        eq(keccak256(abi.encode(p.seats)), keccak256(abi.encode(q.seats)), "same seats");
    }

    function test_an_expired_beacon_adds_a_segment() public {
        mine(2 + 257);
        Panel memory none;
        vm.recordLogs();
        council.draw(t, d, none);
        Panel memory p = abi.decode(lastLog(ICouncil.BeaconExpired.selector), (Panel));
        eq(p.added, 1, "added");
        mine(3);
        p = draw(t, d, p);
        eq(p.segments.length, 4, "one more segment");
        eq(p.seats.length, 8, "and its seats");
        council.finalise(t, b, d, p, answers(d, p, r), evidence(p, r), accepted(d));
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "paid");
    }

    function test_expired_beacons_add_at_most_two_segments() public {
        Panel memory p;
        for (uint256 i = 0; i < 4; ++i) {
            mine(260);
            vm.recordLogs();
            council.draw(t, d, p);
            p = abi.decode(lastLog(ICouncil.BeaconExpired.selector), (Panel));
        }
        eq(p.added, 2, "added");
    }

    function test_a_class_that_has_run_dry_leaves_the_delivery_undecided() public {
        // Three epochs later the weights of the delivery's time are forgotten, and nobody can be drawn.
        for (uint256 i = 0; i < 5; ++i) {
            nextEpoch();
        }
        Panel memory p = draw(t, d);
        yes(p.exhausted, "exhausted");
        vm.recordLogs();
        council.finalise(t, b, d, p, new Answer[](p.seats.length), evidence(p, r), "");
        Settlement memory s = lastSettlement();
        eq(uint8(s.stage), uint8(Stage.Undecided), "undecided");
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        eq(locked(b.operator), 0, "nobody is slashed");
        eq(owed(b.operator), 0, "nobody is paid");
    }

    function test_a_wrong_panel_or_delivery_is_refused() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        Evidence[] memory e = evidence(p, r);
        p.seats[0].operator = operators[1];
        vm.expectPartialRevert(ICouncil.WrongPanel.selector);
        council.finalise(t, b, d, p, a, e, "");
        Delivery memory other = d;
        other.root = keccak256("other");
        Panel memory none;
        vm.expectPartialRevert(ICouncil.NotDelivered.selector);
        council.draw(t, other, none);
        Terms memory changed = t;
        changed.segments = 1;
        vm.expectPartialRevert(ICouncil.NotDelivered.selector);
        council.draw(changed, d, none);
    }

    // ------------------------------------------------------------------ answers

    function test_silent_seats_are_replaced_and_the_segment_stays() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        delete a[0];
        vm.expectPartialRevert(ICouncil.AnswerMissing.selector);
        council.more(t, d, p, a, sealedEvidence(p, r));
        pass(t.rules.answerSeconds + 1);
        vm.expectPartialRevert(ICouncil.NotDecided.selector);
        council.finalise(t, b, d, p, a, evidence(p, r), "");
        Panel memory q = askForMore(t, d, p, a, sealedEvidence(p, r));
        eq(q.missing[p.seats[0].check], 1, "one seat for the same segment");
        eq(uint8(q.seats[0].state), uint8(SeatState.Gone), "gone");
        eq(bondUnits(p.seats[0].operator).units, 398, "silence costs a little");
        eq(bondUnits(p.seats[0].operator).duty, 0, "off duty");
        mine(3);
        q = draw(t, d, q);
        eq(q.seats.length, 7, "replaced");
        eq(q.segments[q.seats[6].check], p.segments[p.seats[0].check], "same segment");
        Answer[] memory all = answers(d, q, r);
        council.finalise(t, b, d, q, all, evidence(q, r), accepted(d));
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "paid");
        eq(owed(q.seats[0].operator), 0, "silence is not paid");
    }

    function test_a_copied_answer_is_struck_and_slashed() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        // The leaf can be copied from the proof or from another seat; the seal cannot.
        a[1] = signed(d, p, 1, AnswerKind.Computed, a[1].leaf, a[0].seal);
        vm.expectPartialRevert(ICouncil.NotDecided.selector);
        council.finalise(t, b, d, p, a, evidence(p, r), "");
        Panel memory q = askForMore(t, d, p, a, evidence(p, r));
        eq(uint8(q.seats[1].state), uint8(SeatState.Struck), "struck");
        eq(bondUnits(p.seats[1].operator).units, 390, "slashed");
    }

    function test_an_answer_cannot_be_left_out() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        Answer memory own = a[2];
        vm.prank(p.seats[2].operator);
        council.answer(t, d, p, 2, own.kind, own.leaf, own.seal);
        pass(t.rules.answerSeconds + 1);
        delete a[2];
        vm.expectPartialRevert(ICouncil.AnswerDiffers.selector);
        council.finalise(t, b, d, p, a, evidence(p, r), "");
        a[2].kind = own.kind;
        a[2].leaf = own.leaf;
        a[2].seal = own.seal;
        council.finalise(t, b, d, p, a, evidence(p, r), "");
        eq(owed(b.operator), 80 ether, "paid");
    }

    /// Through more seats, and a beacon that nobody pinned.
    function test_who_answered_stays_bound_while_more_seats_are_drawn() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        vm.prank(p.seats[0].operator);
        council.answer(t, d, p, 0, a[0].kind, a[0].leaf, a[0].seal);
        a[3] = signed(d, p, 3, AnswerKind.Abstain, 0, 0);
        p = askForMore(t, d, p, a, sealedEvidence(p, r));
        mine(260);
        vm.recordLogs();
        council.draw(t, d, p);
        p = abi.decode(lastLog(ICouncil.BeaconExpired.selector), (Panel));
        mine(3);
        p = draw(t, d, p);
        Answer[] memory all = answers(d, p, r);
        Evidence[] memory e = evidence(p, r);
        for (uint256 i = 0; i < 2; ++i) {
            // Posted by the seat itself, or signed and bound by drawing on.
            Answer memory kept = all[i];
            all[i] = signed(d, p, i, AnswerKind.NoData, 0, 0);
            vm.expectRevert(abi.encodeWithSelector(ICouncil.AnswerDiffers.selector, i));
            council.finalise(t, b, d, p, all, e, "");
            all[i] = kept;
        }
        council.finalise(t, b, d, p, all, e, accepted(d));
        eq(owed(b.operator), 80 ether, "paid");
    }

    /// A seat gives the executor one answer and signs another, which it has bound by a contract of its own: what was bound
    /// is then in no transaction's own calldata. The event says it, to whoever settles.
    function test_an_answer_that_is_bound_unseen_cannot_hold_the_settlement_up() public {
        Panel memory p = draw(t, d);
        Answer[] memory given = answers(d, p, r);
        Answer[] memory shown = answers(d, p, r);
        shown[2] = signed(d, p, 2, AnswerKind.NoData, 0, 0);
        shown[4].leaf = 0; // stands for the executor's
        vm.recordLogs();
        new Accomplice().bind(council, t, d, p, shown, sealedEvidence(p, r));
        Vm.Log[] memory logs = vm.getRecordedLogs();
        (Panel memory q, Answer[] memory bound) = boundIn(logs, p.seats.length);
        eq(bound[4].leaf, given[4].leaf, "the leaf itself is said");
        mine(3);
        q = draw(t, d, q);
        Answer[] memory all = answers(d, q, r);
        vm.expectRevert(abi.encodeWithSelector(ICouncil.AnswerDiffers.selector, 2));
        council.finalise(t, b, d, q, all, evidence(q, r), accepted(d));
        for (uint256 i = 0; i < bound.length; ++i) {
            all[i] = bound[i];
        }
        council.finalise(t, b, d, q, all, evidence(q, r), accepted(d));
        eq(owed(b.operator), 80 ether, "paid");
        eq(owed(q.seats[2].operator), 0, "and the seat that said two things has no fee");
    }

    function test_an_answer_is_said_once() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        vm.prank(p.seats[0].operator);
        council.answer(t, d, p, 0, a[0].kind, a[0].leaf, a[0].seal);
        a[3] = signed(d, p, 3, AnswerKind.Abstain, 0, 0);
        vm.recordLogs();
        council.more(t, d, p, a, sealedEvidence(p, r));
        (, Answer[] memory bound) = boundIn(vm.getRecordedLogs(), p.seats.length);
        yes(bound[0].kind == AnswerKind.Silent, "bound before");
        yes(bound[3].kind == AnswerKind.Silent, "gone, so not bound");
        yes(bound[1].kind == AnswerKind.Computed, "bound now");
    }

    /// The panel and the answers that `more` bound, by its events alone.
    function boundIn(Vm.Log[] memory logs, uint256 seats) private pure returns (Panel memory q, Answer[] memory bound) {
        bound = new Answer[](seats);
        for (uint256 i = 0; i < logs.length; ++i) {
            bytes32 topic = logs[i].topics[0];
            if (topic == ICouncil.SeatsMissing.selector) q = abi.decode(logs[i].data, (Panel));
            if (topic != ICouncil.Answered.selector) continue;
            (AnswerKind kind, bytes32 leaf, bytes32 seal) = abi.decode(logs[i].data, (AnswerKind, bytes32, bytes32));
            bound[uint256(logs[i].topics[2])] = Answer(kind, leaf, seal, 0, 0);
        }
    }

    function test_only_a_seat_answers_once_and_in_time() public {
        Panel memory p = draw(t, d);
        vm.expectPartialRevert(ICouncil.NotSeat.selector);
        council.answer(t, d, p, 0, AnswerKind.NoData, 0, 0);
        vm.startPrank(p.seats[0].operator);
        vm.expectPartialRevert(ICouncil.NotSeat.selector);
        council.answer(t, d, p, 0, AnswerKind.Silent, 0, 0);
        council.answer(t, d, p, 0, AnswerKind.NoData, 0, 0);
        vm.expectPartialRevert(ICouncil.AnsweredAlready.selector);
        council.answer(t, d, p, 0, AnswerKind.NoData, 0, 0);
        vm.stopPrank();
        pass(t.rules.answerSeconds + 1);
        vm.prank(p.seats[1].operator);
        vm.expectPartialRevert(ICouncil.AnswerTooLate.selector);
        council.answer(t, d, p, 1, AnswerKind.NoData, 0, 0);
    }

    function test_an_answer_without_a_leaf_cannot_block_the_settlement() public {
        Panel memory p = draw(t, d);
        vm.prank(p.seats[0].operator);
        vm.expectPartialRevert(ICouncil.NoLeaf.selector);
        council.answer(t, d, p, 0, AnswerKind.Computed, 0, keccak256("seal"));
        // Nor can it be bound by drawing more seats late and without evidence.
        pass(t.rules.answerSeconds + t.rules.openSeconds + 1);
        Answer[] memory a = answers(d, p, r);
        a[0] = signed(d, p, 0, AnswerKind.Computed, 0, keccak256("seal"));
        Evidence[] memory none = new Evidence[](3);
        vm.expectPartialRevert(ICouncil.NoLeaf.selector);
        council.more(t, d, p, a, none);
    }

    function test_the_clients_own_call_is_its_acceptance() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        Evidence[] memory e = evidence(p, r);
        vm.prank(b.operator);
        vm.expectPartialRevert(ICouncil.NotClient.selector);
        council.finalise(t, b, d, p, a, e, hex"01");
        // Agreement need not repeat the executor's leaf.
        for (uint256 i = 0; i < a.length; ++i) {
            a[i].leaf = 0;
        }
        vm.prank(client);
        council.finalise(t, b, d, p, a, e, hex"01");
        eq(locked(b.operator), 0, "closed at once");
    }

    function test_an_executor_that_serves_only_friends_is_rejected() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        // One friend of six; the other seat of its segment and its replacements get nothing.
        for (uint256 i = 1; i < 6; ++i) {
            a[i] = signed(d, p, i, AnswerKind.NoData, 0, 0);
        }
        Panel memory q = drawMore(t, d, p, a, sealedEvidence(p, r));
        Answer[] memory all = new Answer[](q.seats.length);
        for (uint256 i = 0; i < all.length; ++i) {
            all[i] = i == 0 ? a[0] : signed(d, q, i, AnswerKind.NoData, 0, 0);
        }
        vm.recordLogs();
        council.finalise(t, b, d, q, all, evidence(q, r), "");
        eq(uint8(lastSettlement().stage), uint8(Stage.Rejected), "rejected");
    }

    function test_an_abstention_is_replaced_and_costs_nothing() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        a[3] = signed(d, p, 3, AnswerKind.Abstain, 0, 0);
        council.more(t, d, p, a, sealedEvidence(p, r));
        eq(bondUnits(p.seats[3].operator).units, 400, "nothing lost");
        eq(bondUnits(p.seats[3].operator).duty, 0, "off duty");
    }

    function test_nothing_is_accepted_on_unopened_seals() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        vm.expectPartialRevert(ICouncil.BadEvidence.selector);
        council.finalise(t, b, d, p, a, sealedEvidence(p, r), "");
        pass(t.rules.answerSeconds + t.rules.openSeconds + 1);
        // Later, unopened answers lapse: still nothing is accepted.
        vm.expectPartialRevert(ICouncil.NotDecided.selector);
        council.finalise(t, b, d, p, a, sealedEvidence(p, r), "");
    }

    function test_evidence_must_be_under_the_root() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        Evidence[] memory e = evidence(p, r);
        e[0].digest = keccak256("made up");
        vm.expectPartialRevert(ICouncil.BadEvidence.selector);
        council.finalise(t, b, d, p, a, e, "");
    }

    function test_exactly_the_missing_seats_are_drawn() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        // One of two finds something else: lead 0, so two more could accept, three could reject.
        a[0] = signed(d, p, 0, AnswerKind.Computed, keccak256("other"), keccak256("seal"));
        Panel memory q = askForMore(t, d, p, a, sealedEvidence(p, r));
        eq(q.missing[0], 2, "two for the open check");
        eq(q.missing[1] + q.missing[2], 0, "none for the others");
        vm.expectPartialRevert(ICouncil.SeatsPending.selector);
        council.finalise(t, b, d, q, a, evidence(q, r), "");
        mine(3);
        q = draw(t, d, q);
        Answer[] memory all = answers(d, q, r);
        all[0] = a[0];
        vm.recordLogs();
        council.finalise(t, b, d, q, all, evidence(q, r), accepted(d));
        eq(bondUnits(q.seats[0].operator).units, 390, "the outvoted seat loses its bond");
        eq(owed(q.seats[0].operator), 0, "and its fee");
        eq(owed(b.operator), 80 ether, "paid");
    }

    function test_seats_that_are_still_to_be_drawn_are_waited_for() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        a[3] = signed(d, p, 3, AnswerKind.Abstain, 0, 0);
        Evidence[] memory e = sealedEvidence(p, r);
        p = askForMore(t, d, p, a, e);
        vm.expectRevert(ICouncil.SeatsPending.selector);
        council.more(t, d, p, a, e);
    }

    /// The last segment of a part may be short; its leaf says so.
    function test_a_short_last_segment_is_checked_by_its_own_units() public {
        Terms memory made = task();
        made.salt = keccak256("short");
        made.segments = 10;
        t = made;
        b = running(made);
        r = run(made);
        r.units = 9 * SEGMENT + 1;
        d = deliver(t, b, r);
        Panel memory p = draw(t, d);
        uint256 before = owed(b.operator);
        council.finalise(t, b, d, p, answers(d, p, r), evidence(p, r), accepted(d));
        eq(owed(b.operator) - before, 80 ether, "paid");
    }

    /// The executor serves a segment's start with its leaf: digest, hash of the secret, units. That state is the end of the
    /// segment before, and must not be an answer for the seat that has to compute it.
    function test_a_start_shown_by_its_leaf_is_no_answer_to_the_segment_before() public {
        Panel memory p = draw(t, d);
        uint64 segment = p.segments[0];
        bytes32 digest = r.digest(segment + 1);
        bytes32 sealedSecret = keccak256(abi.encode(r.secret(segment + 1)));
        bytes32 leaf = keccak256(abi.encode(digest, sealedSecret, uint256(r.unitsAt(segment + 1))));
        eq(leaf, r.leaf(segment + 1), "the leaf follows from what is shown");
        Answer[] memory a = answers(d, p, r);
        uint256 lazy = 0;
        while (p.seats[lazy].check != 0) ++lazy;
        bytes32 seal = keccak256(abi.encode(sealedSecret, p.seats[lazy].operator, idOf(d), segment));
        a[lazy] = signed(d, p, lazy, AnswerKind.Computed, leaf, seal);
        council.more(t, d, p, a, evidence(p, r));
        eq(bondUnits(p.seats[lazy].operator).units, 390, "slashed");
    }

    /// Nor does it open the seals of others.
    function test_the_hash_of_a_secret_does_not_open_it() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        Evidence[] memory e = evidence(p, r);
        e[0].secret = keccak256(abi.encode(e[0].secret));
        vm.expectRevert(abi.encodeWithSelector(ICouncil.BadEvidence.selector, 0));
        council.finalise(t, b, d, p, a, e, "");
    }

    function test_more_seats_are_not_drawn_when_all_is_decided() public {
        Panel memory p = draw(t, d);
        vm.expectRevert(ICouncil.NothingMissing.selector);
        council.more(t, d, p, answers(d, p, r), sealedEvidence(p, r));
    }

    function test_an_answer_signed_by_another_or_for_another_seat_is_refused() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        a[0] = a[1];
        vm.expectPartialRevert(ICouncil.FalseSignature.selector);
        council.finalise(t, b, d, p, a, evidence(p, r), "");
        Answer[] memory few = new Answer[](1);
        vm.expectPartialRevert(ICouncil.WrongAnswers.selector);
        council.finalise(t, b, d, p, few, evidence(p, r), "");
        Evidence[] memory little = new Evidence[](2);
        vm.expectRevert(abi.encodeWithSelector(ICouncil.WrongAnswers.selector, 2, 3));
        council.finalise(t, b, d, p, a, little, "");
    }

    function test_the_seats_are_freed_after_the_end() public {
        Panel memory p = draw(t, d);
        vm.recordLogs();
        council.finalise(t, b, d, p, answers(d, p, r), evidence(p, r), "");
        (, Panel memory q, Vote[] memory votes, bool[] memory rejected, Settlement memory s) = judged();
        vm.expectPartialRevert(ICouncil.StillOpen.selector);
        council.conclude(t, d, q, votes, rejected);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        council.conclude(t, d, q, votes, rejected);
        for (uint256 i = 0; i < 6; ++i) {
            eq(bondUnits(p.seats[i].operator).duty, 0, "free");
        }
        vm.expectPartialRevert(ICouncil.WrongPanel.selector);
        council.conclude(t, d, q, votes, rejected);
    }

    function test_a_delivery_is_paid_once() public {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, r);
        Evidence[] memory e = evidence(p, r);
        council.finalise(t, b, d, p, a, e, accepted(d));
        vm.expectPartialRevert(ICouncil.WrongPanel.selector);
        council.finalise(t, b, d, p, a, e, accepted(d));
        Panel memory none;
        vm.expectPartialRevert(ICouncil.NotDelivered.selector);
        council.draw(t, d, none);
    }
}

/// Calls `more` from inside, so that its arguments stand in no transaction.
contract Accomplice {
    function bind(
        ICouncil council,
        Terms memory t,
        Delivery memory d,
        Panel memory p,
        Answer[] memory a,
        Evidence[] memory e
    ) external {
        council.more(t, d, p, a, e);
    }
}

/// A class that cannot give all the seats: five for three segments that want two each.
contract SmallClassTest is Walk {
    using WorkTree for WorkTree.Run;

    function operatorCount() internal pure override returns (uint256) {
        return 6;
    }

    function test_a_class_with_too_few_seats_decides_what_it_can() public {
        Terms memory t = task();
        t.segments = 3;
        t.lead = 2;
        Bid memory b = running(t);
        WorkTree.Run memory r = run(t);
        Delivery memory d = deliver(t, b, r);
        Panel memory p = draw(t, d);
        yes(p.exhausted, "exhausted");
        eq(p.seats.length, 5, "all but the executor");
        Answer[] memory a = answers(d, p, r);
        Evidence[] memory e = sealedEvidence(p, r);
        vm.expectRevert(abi.encodeWithSelector(ICouncil.BadEvidence.selector, 0));
        council.finalise(t, b, d, p, a, e, "");
        vm.recordLogs();
        council.finalise(t, b, d, p, a, evidence(p, r), "");
        Settlement memory s = lastSettlement();
        eq(uint8(s.stage), uint8(Stage.Undecided), "one segment is open");
        eq(s.acceptedBps, 6666, "two of three");
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        eq(owed(b.operator), uint256(80 ether) * 6666 / 10_000, "the accepted share is paid");
        eq(locked(b.operator), 0, "nobody is slashed");
    }
}
