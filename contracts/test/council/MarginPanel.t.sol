// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IMarginEvents, Opening} from "../../src/council/IMarginPanel.sol";
import {Answer, AnswerKind, ISeatEvents, Roster} from "../../src/council/ISeats.sol";
import {Doubt, Outcome, Stage} from "../../src/market/TaskTypes.sol";
import {PanelWalk} from "../streams/audits/PanelWalk.sol";

/// The panel that decides with a tolerance, checked on answers of a stream.
contract MarginPanelTest is PanelWalk {
    /// Units that a seat has on duty, and what silence costs.
    uint256 internal constant DUTY = 10;
    uint256 internal constant SILENCE = 2;
    uint256 internal constant UNITS = 400;

    function test_seats_that_agree_within_the_tolerance_clear_an_answer_at_once() public {
        allSay(AnswerKind.Agree);
        eq(p.seats.length, SEATS, "the whole panel");
        eq(onDuty(0), DUTY, "bond on duty");
        decide(abi.encode(t));
        eq(uint8(outcome()), uint8(Outcome.Paid), "right");
        for (uint256 i = 0; i < SEATS; ++i) {
            eq(balance(p.seats[i].operator), FEE, "fee");
            eq(onDuty(i), 0, "released");
        }
        eq(panel.rosterHash(deliveryId()), 0, "dissolved");
        eq(panel.panelHash(deliveryId()), 0, "unsealed");
        emptied();
    }

    function test_seats_that_differ_prove_an_answer_wrong() public {
        allSay(AnswerKind.Differs);
        decide("");
        eq(uint8(s.stage), uint8(Stage.Rejected), "rejected");
        eq(uint8(s.doubt), uint8(Doubt.None), "by all");
        closeAudit();
        eq(uint8(outcome()), uint8(Outcome.Fraud), "wrong");
        concludePanel();
        eq(locked(provider), 0, "the stake is lost");
        for (uint256 i = 0; i < SEATS; ++i) {
            eq(onDuty(i), 0, "released");
            eq(bonded(i), UNITS, "whole");
            yes(registry.claimable(p.seats[i].operator) > 0, "a share of the stake");
        }
        emptied();
    }

    /// The attack: a lazy seat guesses one value for all positions and says what most will say.
    function test_a_constant_guess_is_struck_and_loses_its_bond() public {
        accuse();
        drawPanel();
        setWays(Way.Honest, Way.Constant, Way.Honest);
        sealAll(same(AnswerKind.Agree));
        decide("");
        eq(uint8(s.stage), uint8(Stage.Accepted), "two are enough");
        eq(uint8(s.doubt), uint8(Doubt.Split), "not all");
        eq(s.fees, 2 * FEE, "the guess is not paid");
        closeAudit();
        concludePanel();
        eq(bonded(1), UNITS - DUTY, "its bond is gone");
        eq(bonded(0) + bonded(2), 2 * UNITS, "the others are whole");
        emptied();
    }

    /// The attack: a lazy seat copies the seal of another one. It cannot open it, because the seal names the operator.
    function test_a_copied_seal_cannot_be_opened() public {
        accuse();
        drawPanel();
        setWays(Way.Honest, Way.Honest, Way.Honest);
        Answer[] memory list_ = answersOf(same(AnswerKind.Agree));
        list_[1] = answerOf(p, 1, AnswerKind.Agree, list_[0].seal);
        sealWith(list_);
        mine(a.rules.beaconDelay + 1);
        Opening[] memory opened_ = openings(q.target);
        opened_[1] = opened_[0];
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.BadOpening.selector, 1));
        panel.finalise(a, none, d, p, q, opened_, "");
        delete opened_[1];
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.OpeningMissing.selector, 1, q.openUntil));
        panel.finalise(a, none, d, p, q, opened_, "");
        vm.warp(q.openUntil + 1);
        finaliseWith(opened_, "");
        eq(uint8(s.stage), uint8(Stage.Accepted), "without it");
        closeAudit();
        concludePanel();
        eq(bonded(1), UNITS - SILENCE, "it counts as silent");
    }

    /// The attack: once the others have opened, a seat shows their values as its own.
    function test_values_of_another_seat_do_not_fit_the_own_seal() public {
        allSay(AnswerKind.Agree);
        mine(a.rules.beaconDelay + 1);
        Opening[] memory opened_ = openings(q.target);
        opened_[2] = opened_[0];
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.BadOpening.selector, 2));
        panel.finalise(a, none, d, p, q, opened_, "");
    }

    function test_a_changed_value_does_not_fit_its_root() public {
        allSay(AnswerKind.Agree);
        mine(a.rules.beaconDelay + 1);
        Opening[] memory opened_ = openings(q.target);
        opened_[0].values[3] += 1;
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.BadOpening.selector, 0));
        panel.finalise(a, none, d, p, q, opened_, "");
        opened_ = openings(q.target);
        opened_[0].proofs[0] = 0;
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.BadOpening.selector, 0));
        panel.finalise(a, none, d, p, q, opened_, "");
        opened_ = openings(q.target);
        opened_[0].values = new int32[](7);
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.BadOpening.selector, 0));
        panel.finalise(a, none, d, p, q, opened_, "");
    }

    /// Two seats that guess alike outvote the values of the honest one, which is struck: what is left decides nothing when
    /// they disagree.
    function test_where_the_seats_that_are_left_disagree_the_jury_decides() public {
        accuse();
        drawPanel();
        setWays(Way.Constant, Way.Honest, Way.Constant);
        sealAll(kindsOf(AnswerKind.Agree, AnswerKind.Differs, AnswerKind.Differs));
        decide("");
        eq(uint8(s.stage), uint8(Stage.Undecided), "one against one");
        eq(s.fees, 0, "nobody is paid yet");
        eq(token.balanceOf(address(answerAudits)), bond(), "the bond is whole");
        closeAudit();
        eq(uint8(outcome()), uint8(Outcome.Neutral), "nobody ruled");
        eq(balance(client), bond(), "the bond is back");
        concludePanel();
        eq(onDuty(0) + onDuty(1) + onDuty(2), 0, "released");
        emptied();
    }

    function test_one_honest_seat_among_silent_ones_decides_nothing() public {
        accuse();
        drawPanel();
        setWays(Way.Honest, Way.Silent, Way.Abstains);
        pass(p.deadline - block.timestamp + 1);
        sealAll(same(AnswerKind.Differs));
        decide("");
        eq(uint8(s.stage), uint8(Stage.Undecided), "one answer");
        closeAudit();
        concludePanel();
        eq(bonded(1), UNITS - SILENCE, "silence costs");
        eq(bonded(2), UNITS, "abstaining does not");
    }

    /// Nobody answers at all: no position is needed, and the panel ends without a beacon.
    function test_a_silent_panel_leaves_the_answer_to_the_jury() public {
        accuse();
        drawPanel();
        setWays(Way.Silent, Way.Silent, Way.Silent);
        Answer[] memory list_ = answersOf(same(AnswerKind.Agree));
        vm.expectRevert(abi.encodeWithSelector(ISeatEvents.AnswerMissing.selector, 0, p.deadline));
        panel.seal(a, d, p, list_);
        pass(p.deadline - block.timestamp + 1);
        sealWith(list_);
        finaliseWith(new Opening[](3), "");
        eq(uint8(s.stage), uint8(Stage.Undecided), "nobody");
        contest(client);
        rule(true);
        eq(uint8(outcome()), uint8(Outcome.Paid), "the jury ruled");
        eq(juryEarned(), SEATS * FEE, "and has the fees of the seats");
        concludePanel();
        for (uint256 i = 0; i < SEATS; ++i) {
            eq(bonded(i), UNITS - SILENCE, "silence costs");
        }
        emptied();
    }

    function test_a_seat_without_a_seal_counts_as_silent() public {
        accuse();
        drawPanel();
        setWays(Way.Honest, Way.Honest, Way.Honest);
        Answer[] memory list_ = answersOf(same(AnswerKind.Agree));
        list_[2] = answerOf(p, 2, AnswerKind.Agree, 0);
        sealWith(list_);
        decide("");
        eq(uint8(s.stage), uint8(Stage.Accepted), "two");
        closeAudit();
        concludePanel();
        eq(bonded(2), UNITS - SILENCE, "silent");
    }

    function test_the_minority_loses_its_bond() public {
        accuse();
        drawPanel();
        setWays(Way.Honest, Way.Honest, Way.Honest);
        sealAll(kindsOf(AnswerKind.Differs, AnswerKind.Agree, AnswerKind.Agree));
        decide("");
        closeAudit();
        concludePanel();
        eq(bonded(0), UNITS - DUTY, "wrong side");
        eq(bonded(1) + bonded(2), 2 * UNITS, "right side");
    }

    /// Jurors compare with a tolerance too, and only votes with the same one count together.
    function test_the_jury_overturns_a_panel_with_a_tolerance() public {
        accuse();
        drawPanel();
        setWays(Way.Honest, Way.Honest, Way.Honest);
        sealAll(kindsOf(AnswerKind.Differs, AnswerKind.Agree, AnswerKind.Differs));
        decide("");
        eq(uint8(s.stage), uint8(Stage.Rejected), "two of three");
        contest(provider);
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(jurors[i]);
            disputes.vote(a, d, 0, true, 200, 0);
        }
        resolve();
        eq(uint8(outcome()), uint8(Outcome.Paid), "right after all");
        concludePanel();
        eq(juryEarned(), a.rules.disputeBond, "the wrong seats pay the jury");
        eq(bonded(0) + bonded(2), 2 * (UNITS - DUTY), "with their bonds");
        eq(registry.claimable(p.seats[1].operator), FEE, "and the seat that was right");
        eq(locked(provider), S, "the stake stays");
        emptied();
    }

    // ------------------------------------------------------------------ nobody is left out

    function test_a_seat_posts_its_answer_and_its_values_itself() public {
        accuse();
        drawPanel();
        setWays(Way.Honest, Way.Silent, Way.Honest);
        address seat = p.seats[2].operator;
        bytes32 seal = sealOf(seat, Way.Honest);
        vm.prank(seat);
        panel.answer(a, d, p, 2, AnswerKind.Differs, seal);
        // The attack: whoever seals leaves the posted answer out.
        Answer[] memory list_ = answersOf(same(AnswerKind.Differs));
        delete list_[2];
        pass(p.deadline - block.timestamp + 1);
        vm.expectRevert(abi.encodeWithSelector(ISeatEvents.AnswerDiffers.selector, 2));
        panel.seal(a, d, p, list_);
        sealAll(same(AnswerKind.Differs));
        mine(a.rules.beaconDelay + 1);
        Opening memory own = openingOf(2, q.target);
        vm.prank(seat);
        panel.open(a, d, p, q, 2, own);
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.OpenedAlready.selector, 2));
        panel.open(a, d, p, q, 2, own);
        // The attack: whoever settles leaves its values out, after the time to open.
        vm.warp(q.openUntil + 1);
        Opening[] memory opened_ = openings(q.target);
        delete opened_[2];
        finaliseWith(opened_, "");
        eq(uint8(s.stage), uint8(Stage.Rejected), "both count");
    }

    /// A block hash is readable for 256 blocks. What a seat opened on chain keeps its positions known.
    function test_values_opened_on_chain_outlive_the_beacon() public {
        allSay(AnswerKind.Agree);
        mine(a.rules.beaconDelay + 1);
        Opening[] memory opened_ = openings(q.target);
        panel.open(a, d, p, q, 0, opened_[0]);
        vm.roll(block.number + 300);
        panel.open(a, d, p, q, 1, opened_[1]);
        delete opened_[0];
        finaliseWith(opened_, abi.encode(t));
        eq(uint8(outcome()), uint8(Outcome.Paid), "the same positions");
    }

    function test_an_expired_beacon_is_set_again() public {
        allSay(AnswerKind.Agree);
        mine(a.rules.beaconDelay + 1);
        Opening[] memory old = openings(q.target);
        vm.roll(block.number + 300);
        vm.expectRevert(abi.encodeWithSelector(ISeatEvents.BeaconPending.selector, q.target));
        panel.open(a, d, p, q, 0, old[0]);
        vm.warp(q.openUntil + 1);
        uint256 target = block.number + a.rules.beaconDelay;
        vm.expectEmit(address(panel));
        emit IMarginEvents.PositionsExpired(deliveryId(), uint64(target), uint40(block.timestamp) + a.rules.openSeconds);
        panel.finalise(a, none, d, p, q, old, "");
        vm.expectRevert(abi.encodeWithSelector(ISeatEvents.BeaconPending.selector, target));
        panel.finalise(a, none, d, p, q, old, "");
        mine(a.rules.beaconDelay + 1);
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.BadOpening.selector, 0));
        panel.finalise(a, none, d, p, q, old, "");
        Opening[] memory fresh = openings(target);
        panel.open(a, d, p, q, 0, fresh[0]);
        finaliseWith(fresh, abi.encode(t));
        eq(uint8(outcome()), uint8(Outcome.Paid), "with the new positions");
    }

    /// All seats seal and none opens: the answer goes to the jury, and the seats are silent.
    function test_seats_that_never_open_are_silent() public {
        allSay(AnswerKind.Agree);
        mine(a.rules.beaconDelay + 1);
        vm.warp(q.openUntil + 1);
        finaliseWith(new Opening[](3), "");
        silentAll();
    }

    /// On a chain with fast blocks the beacon expires before the time to open. It is set again, but not for ever.
    function test_seats_that_never_open_cannot_keep_a_panel_open() public {
        allSay(AnswerKind.Agree);
        vm.roll(block.number + 300);
        panel.finalise(a, none, d, p, q, new Opening[](3), "");
        uint256 until = block.timestamp + a.rules.openSeconds;
        for (uint256 i = 0; i < 3; ++i) {
            vm.roll(block.number + 300);
            vm.warp(block.timestamp + 10);
            panel.finalise(a, none, d, p, q, new Opening[](3), "");
        }
        vm.roll(block.number + 300);
        vm.warp(until + 1);
        finaliseWith(new Opening[](3), "");
        silentAll();
    }

    function silentAll() internal {
        eq(uint8(s.stage), uint8(Stage.Undecided), "nobody");
        closeAudit();
        concludePanel();
        for (uint256 i = 0; i < SEATS; ++i) {
            eq(bonded(i), UNITS - SILENCE, "silence costs");
            eq(onDuty(i), 0, "released");
        }
        eq(balance(client), bond(), "the bond is back");
        emptied();
        books();
    }

    function test_opening_has_an_end() public {
        allSay(AnswerKind.Agree);
        Opening memory own = openingOf(0, block.number - 1);
        vm.expectRevert(abi.encodeWithSelector(ISeatEvents.BeaconPending.selector, q.target));
        panel.open(a, d, p, q, 0, own);
        mine(a.rules.beaconDelay + 1);
        own = openingOf(0, q.target);
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.BadOpening.selector, 3));
        panel.open(a, d, p, q, 3, own);
        vm.warp(q.openUntil + 1);
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.OpenTooLate.selector, q.openUntil));
        panel.open(a, d, p, q, 0, own);
    }

    // ------------------------------------------------------------------ states

    function test_answers_are_sealed_once_and_cannot_change() public {
        allSay(AnswerKind.Agree);
        Answer[] memory list_ = answersOf(same(AnswerKind.Differs));
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.SealedAlready.selector, deliveryId()));
        panel.seal(a, d, p, list_);
        mine(a.rules.beaconDelay + 1);
        q.agree = 0;
        Opening[] memory opened_ = openings(q.target);
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.WrongPanel.selector, deliveryId()));
        panel.finalise(a, none, d, p, q, opened_, "");
        vm.expectRevert(abi.encodeWithSelector(IMarginEvents.WrongPanel.selector, deliveryId()));
        panel.open(a, d, p, q, 0, opened_[0]);
    }

    function test_an_answer_that_its_seat_did_not_sign_is_refused() public {
        accuse();
        drawPanel();
        setWays(Way.Honest, Way.Honest, Way.Honest);
        Answer[] memory list_ = answersOf(same(AnswerKind.Agree));
        (list_[0], list_[1]) = (list_[1], list_[0]);
        vm.expectPartialRevert(ISeatEvents.FalseSignature.selector);
        panel.seal(a, d, p, list_);
        vm.expectRevert(abi.encodeWithSelector(ISeatEvents.WrongAnswers.selector, 2, 3));
        panel.seal(a, d, p, new Answer[](2));
    }

    /// No operator is free: the seats that were found decide, or the jury.
    function test_a_panel_that_nobody_can_sit_on_ends() public {
        accuse();
        for (uint256 i = 0; i < 5; ++i) {
            nextEpoch();
        }
        drawPanel();
        eq(p.seats.length, 0, "the weights are forgotten");
        vm.expectRevert(ISeatEvents.SeatsPending.selector);
        panel.seal(a, d, p, new Answer[](0));
        pass(a.rules.waitSeconds + 1);
        sealWith(new Answer[](0));
        vm.expectRevert(ISeatEvents.NothingToDraw.selector);
        panel.draw(a, d, p);
        finaliseWith(new Opening[](0), "");
        eq(uint8(s.stage), uint8(Stage.Undecided), "nobody");
        closeAudit();
        concludePanel();
        eq(balance(client), bond(), "the bond is back");
        emptied();
    }

    function test_the_council_refuses_answers_that_a_panel_decides_on() public {
        accuse();
        Roster memory empty;
        mine(a.rules.beaconDelay + 1);
        vm.expectRevert(abi.encodeWithSelector(ISeatEvents.NotDelivered.selector, deliveryId()));
        council.draw(a, d, empty);
    }
}
