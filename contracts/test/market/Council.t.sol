// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence, ICouncil} from "../../src/council/ICouncil.sol";
import {Answer, AnswerKind, ISeatEvents, Roster, SeatState, Vote} from "../../src/council/ISeats.sol";
import {Delivery, Doubt, Outcome, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Vm} from "../Vm.sol";
import {CouncilWalk} from "./CouncilWalk.sol";
import {WorkTree} from "./WorkTree.sol";

/// Answers and tally, and the attacks on them.
contract CouncilTest is CouncilWalk {
    using WorkTree for WorkTree.Run;

    /// Silence counts against the work, so it takes two others to make up for it.
    function test_a_silent_seat_is_replaced_by_two_and_the_windows_stay() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        delete a[0];
        vm.expectPartialRevert(ISeatEvents.AnswerMissing.selector);
        council.addSeats(t, d, p, a, closed());
        passTo(p.deadline + 1);
        Evidence[] memory e = evidence(t, d, p, r);
        vm.expectPartialRevert(ICouncil.NotDecided.selector);
        council.finalise(t, b, d, p, a, e, "");
        Roster memory q = askForMore(t, d, p, a, closed());
        eq(q.missing, 2, "two for one");
        eq(uint8(q.seats[0].state), uint8(SeatState.Silent), "silent");
        mine(3);
        q = draw(t, d, q);
        eq(q.seats.length, 4, "replaced");
        eq(keccak256(abi.encode(q.windows)), keccak256(abi.encode(p.windows)), "same windows");
        council.finalise(t, b, d, q, answers(t, d, q, r), e, accepted(d));
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "paid: nobody disagreed");
        eq(owed(q.seats[0].operator), 0, "silence is not paid");
        eq(bondUnits(q.seats[0].operator).units, 398, "silence costs a little");
        for (uint256 i = 0; i < 4; ++i) {
            eq(bondUnits(q.seats[i].operator).duty, 0, "off duty");
        }
        // The client escrowed two fees; the silent seat pays the third.
        eq(owed(q.seats[1].operator), owed(q.seats[2].operator), "the client's fees");
        eq(owed(q.seats[3].operator), 0, "not by the client");
        eq(registry.claimable(q.seats[3].operator), owed(q.seats[1].operator), "by the silent seat");
    }

    function test_a_copied_answer_is_struck_and_slashed() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        // The hash of a state can be copied from the proof, and a seal from another seat; its own seal cannot.
        a[1] = signed(d, p, 1, AnswerKind.Agree, a[0].seal);
        Evidence[] memory e = evidence(t, d, p, r);
        vm.expectPartialRevert(ICouncil.NotDecided.selector);
        council.finalise(t, b, d, p, a, e, "");
        Roster memory q = askForMore(t, d, p, a, e);
        eq(uint8(q.seats[1].state), uint8(SeatState.Struck), "struck");
        mine(3);
        q = draw(t, d, q);
        council.finalise(t, b, d, q, answers(t, d, q, r), e, accepted(d));
        eq(bondUnits(p.seats[1].operator).units, 390, "slashed");
    }

    function test_an_answer_cannot_be_left_out() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        Answer memory own = a[1];
        vm.prank(p.seats[1].operator);
        council.answer(t, d, p, 1, own.kind, own.seal);
        passTo(p.deadline + 1);
        delete a[1];
        Evidence[] memory e = evidence(t, d, p, r);
        vm.expectPartialRevert(ISeatEvents.AnswerDiffers.selector);
        council.finalise(t, b, d, p, a, e, "");
        (a[1].kind, a[1].seal) = (own.kind, own.seal);
        council.finalise(t, b, d, p, a, e, accepted(d));
        eq(owed(b.operator), 80 ether, "paid");
    }

    /// Through more seats, and a beacon that nobody pinned.
    function test_a_seat_that_answered_stays_bound_while_more_seats_are_drawn() public {
        Roster memory p = fourSeats();
        Answer[] memory more = answers(t, d, p, r);
        vm.prank(p.seats[2].operator);
        council.answer(t, d, p, 2, more[2].kind, more[2].seal);
        more[1] = signed(d, p, 1, AnswerKind.Abstain, 0);
        more[3] = signed(d, p, 3, AnswerKind.Abstain, 0);
        p = askForMore(t, d, p, more, closed());
        mine(260);
        vm.recordLogs();
        council.draw(t, d, p);
        p = abi.decode(lastLog(ISeatEvents.BeaconExpired.selector), (Roster));
        eq(p.added, 0, "the windows are drawn");
        mine(3);
        p = draw(t, d, p);
        Answer[] memory a = answers(t, d, p, r);
        Evidence[] memory e = evidence(t, d, p, r);
        for (uint256 i = 0; i < 3; i += 2) {
            // Signed and bound by drawing on, or posted by the seat itself.
            Answer memory kept = a[i];
            a[i] = signed(d, p, i, AnswerKind.NoData, 0);
            vm.expectRevert(abi.encodeWithSelector(ISeatEvents.AnswerDiffers.selector, i));
            council.finalise(t, b, d, p, a, e, "");
            a[i] = kept;
        }
        council.finalise(t, b, d, p, a, e, accepted(d));
        eq(owed(b.operator), 80 ether, "paid");
    }

    /// The second of two seats has abstained, and two more were drawn.
    function fourSeats() private returns (Roster memory p) {
        p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        a[1] = signed(d, p, 1, AnswerKind.Abstain, 0);
        p = drawMore(t, d, p, a);
        eq(p.seats.length, 4, "four");
    }

    /// A seat sends the executor one answer and signs another one, which it binds through a contract of its own: the
    /// bound answer is then in no transaction's calldata. The event carries it to the caller that settles.
    function test_an_answer_that_is_bound_unseen_cannot_hold_the_settlement_up() public {
        Roster memory p = draw(t, d);
        Answer[] memory shown = answers(t, d, p, r);
        shown[1] = signed(d, p, 1, AnswerKind.NoData, 0);
        vm.recordLogs();
        new Accomplice().bind(ICouncil(address(council)), t, d, p, shown, closed());
        (Roster memory q, Answer[] memory bound) = boundIn(vm.getRecordedLogs(), p.seats.length);
        mine(3);
        q = draw(t, d, q);
        Answer[] memory a = answers(t, d, q, r);
        Evidence[] memory e = evidence(t, d, q, r);
        vm.expectRevert(abi.encodeWithSelector(ISeatEvents.AnswerDiffers.selector, 1));
        council.finalise(t, b, d, q, a, e, "");
        (a[0], a[1]) = (bound[0], bound[1]);
        vm.recordLogs();
        council.finalise(t, b, d, q, a, e, "");
        eq(uint8(lastSettlement().stage), uint8(Stage.Accepted), "settled");
        eq(owed(q.seats[1].operator), 0, "and the seat that said two things has no fee");
    }

    function test_an_answer_is_emitted_once() public {
        Roster memory p = fourSeats();
        Answer[] memory a = answers(t, d, p, r);
        vm.prank(p.seats[2].operator);
        council.answer(t, d, p, 2, a[2].kind, a[2].seal);
        a[1] = signed(d, p, 1, AnswerKind.Abstain, 0);
        a[3] = signed(d, p, 3, AnswerKind.Differs, 0);
        vm.recordLogs();
        council.addSeats(t, d, p, a, closed());
        (, Answer[] memory bound) = boundIn(vm.getRecordedLogs(), p.seats.length);
        yes(bound[0].kind == AnswerKind.Silent, "bound when more seats were asked for");
        yes(bound[1].kind == AnswerKind.Silent, "gone, so not bound");
        yes(bound[2].kind == AnswerKind.Silent, "bound by its own call");
        yes(bound[3].kind == AnswerKind.Differs, "bound now");
    }

    /// The roster and the answers that `addSeats` bound, by its events alone.
    function boundIn(Vm.Log[] memory logs, uint256 seats)
        private
        pure
        returns (Roster memory q, Answer[] memory bound)
    {
        bound = new Answer[](seats);
        for (uint256 i = 0; i < logs.length; ++i) {
            bytes32 topic = logs[i].topics[0];
            if (topic == ICouncil.SeatsMissing.selector) q = abi.decode(logs[i].data, (Roster));
            if (topic != ISeatEvents.Answered.selector) continue;
            (AnswerKind kind, bytes32 seal) = abi.decode(logs[i].data, (AnswerKind, bytes32));
            bound[uint256(logs[i].topics[2])] = Answer(kind, seal, 0, 0);
        }
    }

    function test_only_a_seat_answers_once_and_in_time() public {
        Roster memory p = draw(t, d);
        vm.expectPartialRevert(ISeatEvents.NotSeat.selector);
        council.answer(t, d, p, 0, AnswerKind.NoData, 0);
        vm.startPrank(p.seats[0].operator);
        vm.expectPartialRevert(ISeatEvents.NotSeat.selector);
        council.answer(t, d, p, 0, AnswerKind.Silent, 0);
        council.answer(t, d, p, 0, AnswerKind.NoData, 0);
        vm.expectPartialRevert(ISeatEvents.AnsweredAlready.selector);
        council.answer(t, d, p, 0, AnswerKind.NoData, 0);
        vm.stopPrank();
        passTo(p.deadline + 1);
        vm.prank(p.seats[1].operator);
        vm.expectPartialRevert(ISeatEvents.AnswerTooLate.selector);
        council.answer(t, d, p, 1, AnswerKind.NoData, 0);
    }

    function test_the_clients_own_call_is_its_acceptance() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        Evidence[] memory e = evidence(t, d, p, r);
        vm.prank(b.operator);
        vm.expectPartialRevert(ICouncil.NotClient.selector);
        council.finalise(t, b, d, p, a, e, hex"01");
        vm.prank(client);
        council.finalise(t, b, d, p, a, e, hex"01");
        eq(locked(b.operator), 0, "closed at once");
    }

    function test_an_executor_that_serves_only_friends_is_rejected() public {
        Roster memory p = draw(t, d);
        Answer memory friend = agree(t, d, p, 0, r);
        Answer[] memory a;
        // One friend; the other seat and its replacements get nothing.
        while (true) {
            a = all(d, p, AnswerKind.NoData);
            a[0] = friend;
            if (p.seats.length == 5) break;
            p = drawMore(t, d, p, a);
        }
        vm.recordLogs();
        council.finalise(t, b, d, p, a, closed(), "");
        eq(uint8(lastSettlement().stage), uint8(Stage.Rejected), "rejected");
    }

    function test_an_abstention_is_replaced_and_costs_nothing() public {
        Roster memory p = fourSeats();
        Answer[] memory a = answers(t, d, p, r);
        council.finalise(t, b, d, p, a, evidence(t, d, p, r), accepted(d));
        eq(bondUnits(p.seats[1].operator).units, 400, "nothing lost");
        eq(bondUnits(p.seats[1].operator).duty, 0, "off duty");
        eq(owed(p.seats[1].operator), 0, "and nothing earned");
    }

    function test_nothing_is_accepted_on_unopened_seals() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        vm.expectPartialRevert(ICouncil.BadEvidence.selector);
        council.finalise(t, b, d, p, a, closed(), "");
        passTo(p.deadline + t.rules.openSeconds + 1);
        // Later, unopened answers count as silence: still nothing is accepted.
        vm.expectPartialRevert(ICouncil.NotDecided.selector);
        council.finalise(t, b, d, p, a, closed(), "");
    }

    function test_evidence_must_be_under_the_root() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        Evidence[] memory e = evidence(t, d, p, r);
        e[0].digest = keccak256("made up");
        vm.expectPartialRevert(ICouncil.BadEvidence.selector);
        council.finalise(t, b, d, p, a, e, "");
    }

    function test_exactly_the_missing_seats_are_drawn() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        // One of two disagrees: three more could decide either way.
        a[0] = signed(d, p, 0, AnswerKind.Differs, 0);
        Answer memory odd = a[0];
        Roster memory q = askForMore(t, d, p, a, closed());
        eq(q.missing, 3, "three");
        vm.expectPartialRevert(ISeatEvents.SeatsPending.selector);
        council.finalise(t, b, d, q, a, closed(), "");
        mine(3);
        q = draw(t, d, q);
        a = answers(t, d, q, r);
        a[0] = odd;
        vm.recordLogs();
        council.finalise(t, b, d, q, a, evidence(t, d, q, r), "");
        (Stage stage, Roster memory kept, Vote[] memory votes, Settlement memory s) = verdictInLogs();
        yes(s.doubt == Doubt.Split, "the seats were split");
        closeLater(t, b, d, s);
        council.conclude(t, d, kept, votes, stage);
        eq(bondUnits(q.seats[0].operator).units, 390, "the outvoted seat loses its bond");
        eq(owed(q.seats[0].operator), 0, "and its fee");
        eq(owed(b.operator), 80 ether, "paid");
    }

    function test_seats_that_are_still_to_be_drawn_are_waited_for() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        a[1] = signed(d, p, 1, AnswerKind.Abstain, 0);
        p = askForMore(t, d, p, a, closed());
        vm.expectRevert(ISeatEvents.SeatsPending.selector);
        council.addSeats(t, d, p, a, closed());
    }

    /// The last segment of a part may be short; its leaf says so.
    function test_a_short_last_segment_is_checked_by_its_own_units() public {
        Terms memory made = task();
        made.salt = keccak256("short");
        t = made;
        b = running(made);
        r = run(made);
        r.units = 9 * SEGMENT + 1;
        d = deliver(t, b, r);
        Roster memory p = draw(t, d);
        uint256 before = owed(b.operator);
        council.finalise(t, b, d, p, answers(t, d, p, r), evidence(t, d, p, r), accepted(d));
        eq(owed(b.operator) - before, 80 ether, "paid");
    }

    /// The executor serves the hash of each end state, which fits the leaf. It must not be an answer for the seat that has
    /// to compute the state.
    function test_the_hash_of_a_state_is_no_answer() public {
        Roster memory p = draw(t, d);
        uint256[] memory ends = pieceEnds(t, d, p);
        bytes32[] memory shown = new bytes32[](ends.length);
        for (uint256 i = 0; i < ends.length; ++i) {
            shown[i] = r.state(ends[i]);
            bytes32 end = ends[i] == d.segments ? d.result : bytes32(0);
            bytes32 leaf = keccak256(abi.encode(shown[i], uint256(r.unitsAt(ends[i])), end));
            eq(leaf, r.leaf(ends[i]), "the leaf follows from what is shown");
        }
        Answer[] memory a = answers(t, d, p, r);
        bytes32 seal = keccak256(abi.encode(keccak256(abi.encode(shown)), p.seats[0].operator, idOf(d)));
        a[0] = signed(d, p, 0, AnswerKind.Agree, seal);
        Roster memory q = askForMore(t, d, p, a, evidence(t, d, p, r));
        eq(uint8(q.seats[0].state), uint8(SeatState.Struck), "struck");
    }

    function test_the_hash_of_a_state_does_not_open_it() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        Evidence[] memory e = evidence(t, d, p, r);
        e[0].digest = keccak256(abi.encode(e[0].digest));
        vm.expectRevert(abi.encodeWithSelector(ICouncil.BadEvidence.selector, 0));
        council.finalise(t, b, d, p, a, e, "");
    }

    function test_more_seats_are_not_drawn_when_all_is_decided() public {
        Roster memory p = draw(t, d);
        vm.expectRevert(ICouncil.NothingMissing.selector);
        council.addSeats(t, d, p, answers(t, d, p, r), closed());
    }

    function test_an_answer_signed_by_another_or_for_another_seat_is_refused() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        a[0] = a[1];
        vm.expectPartialRevert(ISeatEvents.FalseSignature.selector);
        council.finalise(t, b, d, p, a, evidence(t, d, p, r), "");
        Answer[] memory few = new Answer[](1);
        vm.expectPartialRevert(ISeatEvents.WrongAnswers.selector);
        council.finalise(t, b, d, p, few, evidence(t, d, p, r), "");
        a = answers(t, d, p, r);
        Evidence[] memory opened = evidence(t, d, p, r);
        Evidence[] memory little = new Evidence[](2);
        (little[0], little[1]) = (opened[0], opened[1]);
        vm.expectPartialRevert(ISeatEvents.WrongAnswers.selector);
        council.finalise(t, b, d, p, a, little, "");
    }

    function test_the_seats_are_freed_after_the_end() public {
        Roster memory p = draw(t, d);
        vm.recordLogs();
        council.finalise(t, b, d, p, answers(t, d, p, r), evidence(t, d, p, r), "");
        (Stage stage, Roster memory q, Vote[] memory votes, Settlement memory s) = verdictInLogs();
        vm.expectPartialRevert(ISeatEvents.StillOpen.selector);
        council.conclude(t, d, q, votes, stage);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        council.conclude(t, d, q, votes, stage);
        for (uint256 i = 0; i < 2; ++i) {
            eq(bondUnits(p.seats[i].operator).duty, 0, "free");
        }
        vm.expectPartialRevert(ISeatEvents.WrongRoster.selector);
        council.conclude(t, d, q, votes, stage);
    }

    function test_a_vote_that_does_not_exist_is_refused_without_a_panic() public {
        Roster memory p = draw(t, d);
        bytes memory data = abi.encodeCall(council.conclude, (t, d, p, new Vote[](1), Stage.Accepted));
        // The votes are the last argument that is encoded.
        data[data.length - 1] = 0x09;
        (bool ok, bytes memory said) = address(council).call(data);
        yes(!ok && said.length == 0, "no such vote");
    }

    function test_a_delivery_is_paid_once() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        Evidence[] memory e = evidence(t, d, p, r);
        council.finalise(t, b, d, p, a, e, accepted(d));
        vm.expectPartialRevert(ISeatEvents.WrongRoster.selector);
        council.finalise(t, b, d, p, a, e, accepted(d));
        Roster memory none;
        vm.expectPartialRevert(ISeatEvents.NotDelivered.selector);
        council.draw(t, d, none);
    }
}

/// Calls `addSeats` from inside, so that its arguments are in no transaction.
contract Accomplice {
    function bind(
        ICouncil council,
        Terms memory t,
        Delivery memory d,
        Roster memory p,
        Answer[] memory a,
        Evidence[] memory e
    ) external {
        council.addSeats(t, d, p, a, e);
    }
}
