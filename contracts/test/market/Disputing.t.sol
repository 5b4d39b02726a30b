// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, AnswerKind, ICouncil, Panel, Vote} from "../../src/council/ICouncil.sol";
import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {Handover, IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, Delivery, How, Outcome, PartStatus, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// The panel, its bonds and what it can do.
contract DisputingTest is Walk {
    Terms internal t;
    Bid internal b;
    Delivery internal d;
    Settlement internal s;
    address[] internal panel;
    address internal challenger;

    uint40 internal constant HELD = type(uint40).max;

    function setUp() public override {
        super.setUp();
        for (uint256 i = 7; i < 10; ++i) {
            panel.push(operators[i]);
            vm.prank(governance);
            disputes.appoint(operators[i], true);
        }
        challenger = operators[11];
        token.mint(challenger, 100 ether);
        pass(1);
        t = task();
        b = running(t);
        d = deliver(t, b, run(t));
        s = settleHonestly(t, b, d, run(t));
    }

    function contest() internal {
        vm.prank(challenger);
        disputes.contest(t, b, d, s, 3, keccak256("evidence"));
        s.until = HELD;
    }

    function votes(uint256 count, bool good) internal {
        for (uint256 i = 0; i < count; ++i) {
            vm.prank(panel[i]);
            disputes.vote(t, d, good, keccak256("why"));
        }
    }

    function bondOwed(address to) internal view returns (uint256) {
        return disputes.balanceOf(address(token), to);
    }

    function test_a_valid_claim_refunds_the_client_from_the_deposit() public {
        contest();
        votes(2, false);
        disputes.resolve(t, b, d, s);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "fraud");
        eq(locked(b.operator), 0, "slashed");
        eq(registry.claimable(client), 20 ether, "up to the client's share of the lock");
        eq(registry.claimable(challenger), 5 ether, "a tenth to who proved it");
        eq(bondOwed(challenger), 5 ether, "the bond is back");
        eq(disputes.wrongSegment(idOf(d)), 3, "segment");
    }

    function test_a_lost_contest_burns_the_bond() public {
        contest();
        votes(2, true);
        disputes.resolve(t, b, d, s);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "paid");
        eq(locked(b.operator), 0, "free");
        eq(bondOwed(challenger), 0, "no bond");
        eq(bondOwed(0x000000000000000000000000000000000000dEaD), 5 ether, "burned");
    }

    function test_a_panel_that_never_votes_slashes_nobody() public {
        contest();
        votes(1, false);
        vm.expectPartialRevert(IDisputes.VotingOpen.selector);
        disputes.resolve(t, b, d, s);
        pass(t.rules.voteSeconds + 1);
        disputes.resolve(t, b, d, s);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "what was accepted stays paid");
        eq(locked(b.operator), 0, "free");
        eq(bondOwed(challenger), 5 ether, "the bond is back");
    }

    function test_a_settlement_is_contested_once_in_its_window_and_held_meanwhile() public {
        vm.expectPartialRevert(IDisputes.NoSuchSegment.selector);
        disputes.contest(t, b, d, s, 10, 0);
        contest();
        vm.expectPartialRevert(IDisputes.DisputeExists.selector);
        disputes.contest(t, b, d, s, 3, 0);
        pass(t.rules.contestSeconds + 1);
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.close(t, b, d, s);
        bytes memory word = accepted(d);
        vm.expectPartialRevert(IMarketEvents.TooLate.selector);
        market.accept(t, b, d, s, word);
    }

    function test_too_late_to_contest() public {
        pass(t.rules.contestSeconds + 1);
        vm.prank(challenger);
        vm.expectPartialRevert(IMarketEvents.TooLate.selector);
        disputes.contest(t, b, d, s, 3, 0);
    }

    function test_only_members_vote_once_in_time_and_without_interest() public {
        vm.expectPartialRevert(IDisputes.NoDispute.selector);
        disputes.vote(t, d, true, 0);
        contest();
        vm.prank(operators[1]);
        vm.expectPartialRevert(IDisputes.NotMember.selector);
        disputes.vote(t, d, true, 0);
        vm.prank(governance);
        disputes.appoint(operators[1], true);
        vm.prank(operators[1]);
        vm.expectPartialRevert(IDisputes.NotMember.selector);
        disputes.vote(t, d, true, 0);
        votes(1, true);
        vm.prank(panel[0]);
        vm.expectPartialRevert(IDisputes.VotedAlready.selector);
        disputes.vote(t, d, true, 0);
        pass(t.rules.voteSeconds + 1);
        vm.prank(panel[1]);
        vm.expectPartialRevert(IDisputes.VotingOver.selector);
        disputes.vote(t, d, true, 0);
    }

    function test_a_member_with_an_interest_does_not_vote() public {
        vm.prank(governance);
        disputes.appoint(challenger, true);
        vm.prank(governance);
        disputes.appoint(b.operator, true);
        pass(1);
        contest();
        vm.prank(challenger);
        vm.expectPartialRevert(IDisputes.Conflicted.selector);
        disputes.vote(t, d, false, 0);
        vm.prank(b.operator);
        vm.expectPartialRevert(IDisputes.Conflicted.selector);
        disputes.vote(t, d, true, 0);
        // Whatever it says about the delivery.
        d.tenure = 9;
        d.executor = operators[3];
        vm.prank(b.operator);
        vm.expectPartialRevert(IDisputes.Conflicted.selector);
        disputes.vote(t, d, true, 0);
    }

    function test_a_member_needs_stake() public {
        address poor = account("poor");
        vm.prank(governance);
        disputes.appoint(poor, true);
        pass(1);
        contest();
        vm.prank(poor);
        vm.expectPartialRevert(IDisputes.MemberStakeTooLow.selector);
        disputes.vote(t, d, true, 0);
    }

    function test_governance_appoints_and_dismisses() public {
        vm.expectPartialRevert(IDisputes.NotGovernance.selector);
        disputes.appoint(operators[1], true);
        eq(disputes.vetoCount(), 3, "three");
        vm.startPrank(governance);
        disputes.appoint(panel[0], true);
        eq(disputes.vetoCount(), 3, "no member twice");
        disputes.appoint(panel[0], false);
        eq(disputes.vetoCount(), 2, "two");
        yes(!disputes.isVeto(panel[0]), "dismissed");
        for (uint160 i = 0; i < 62; ++i) {
            disputes.appoint(address(0x10000 + i), true);
        }
        vm.expectPartialRevert(IDisputes.PanelFull.selector);
        disputes.appoint(panel[0], true);
    }

    function test_only_disputes_hold_and_resolve() public {
        vm.expectPartialRevert(IMarketEvents.NotPeer.selector);
        market.contest(t, b, d, s);
        vm.expectPartialRevert(IMarketEvents.NotPeer.selector);
        market.resolve(t, b, d, s, Outcome.Fraud, address(this));
    }

    function test_a_part_goes_on_only_while_its_money_covers_the_next_bid() public {
        Terms memory other = task();
        other.salt = keccak256("milestones");
        t = other;
        b = running(other);
        WorkTree.Run memory r = run(other);
        r.units = 9 * SEGMENT;
        Handover memory h = handover(r);
        h.last = false;
        d = deliver(other, b, h);
        s = settleHonestly(other, b, d, r);
        eq(s.paid, 72 ether, "paid for nine tenths");
        contest();
        votes(2, false);
        disputes.resolve(t, b, d, s);
        eq(market.part(idOf(t), 0).units, 0, "thrown back");
        // 72 of 100 are gone; fees that were escrowed for seats and not needed leave two more.
        Bid memory next = bidOf(t, operators[1], 31 ether);
        bytes memory signature = signBid(next);
        vm.expectPartialRevert(IMarketEvents.BudgetSpent.selector);
        awardWith(t, next, signature);
        award(t, bidOf(t, operators[1], 29 ether));
    }

    // ------------------------------------------------------------------ no check bought

    function unchecked_() internal returns (Terms memory none) {
        none = task();
        none.how = How.None;
        none.salt = keccak256("none");
        t = none;
        b = running(none);
        d = deliver(none, b, run(none));
        s = Settlement(Stage.Undecided, 0, 0, 10_000, d.deliveredAt + none.rules.contestSeconds);
    }

    function test_without_a_check_silence_is_consent() public {
        unchecked_();
        uint256 before = owed(b.operator);
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.close(t, b, d, s);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        eq(owed(b.operator) - before, 80 ether, "paid");
        eq(uint8(market.part(idOf(t), 0).status), uint8(PartStatus.Ended), "ended");
        eq(history.recordOf(b.operator).checked, 1, "it counts for nothing: only the checked task before");
    }

    function test_without_a_check_the_clients_word_pays_at_once() public {
        unchecked_();
        uint256 before = owed(b.operator);
        bytes memory word = accepted(d);
        vm.recordLogs();
        market.accept(t, b, d, s, word);
        eq(owed(b.operator) - before, 80 ether, "paid");
        eq(lastSettlement().paid, 80 ether, "and said so");
    }

    function test_without_a_check_garbage_is_contested() public {
        unchecked_();
        uint256 before = owed(b.operator);
        contest();
        votes(2, false);
        disputes.resolve(t, b, d, s);
        eq(owed(b.operator), before, "unpaid");
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "fraud");
        eq(uint8(market.part(idOf(t), 0).status), uint8(PartStatus.Open), "open again");
    }

    function test_an_unchecked_delivery_has_no_council() public {
        unchecked_();
        mine(4);
        Panel memory none;
        vm.expectPartialRevert(ICouncil.NotDelivered.selector);
        council.draw(t, d, none);
    }

    // ------------------------------------------------------------------ rejected and undecided

    function rejected() internal {
        Terms memory other = task();
        other.salt = keccak256("rejected");
        other.rejectLead = 2;
        t = other;
        b = running(other);
        d = deliver(other, b, run(other));
        Panel memory p = draw(t, d);
        Answer[] memory a = new Answer[](1);
        a[0] = signed(d, p, 0, AnswerKind.NoData, 0, 0);
        p = drawMore(t, d, p, a, sealedEvidence(p, run(t)));
        a = new Answer[](2);
        for (uint256 i = 0; i < 2; ++i) {
            a[i] = signed(d, p, i, AnswerKind.NoData, 0, 0);
        }
        vm.recordLogs();
        council.finalise(t, b, d, p, a, sealedEvidence(p, run(t)), "");
        s = lastSettlement();
        eq(uint8(s.stage), uint8(Stage.Rejected), "rejected");
    }

    function test_an_executor_that_was_rejected_wrongly_is_paid_after_all() public {
        rejected();
        uint256 before = owed(b.operator);
        challenger = b.operator;
        token.mint(challenger, 10 ether);
        contest();
        votes(2, true);
        disputes.resolve(t, b, d, s);
        eq(owed(b.operator) - before, 80 ether, "paid");
        eq(bondOwed(b.operator), 5 ether, "the bond is back");
        eq(uint8(market.part(idOf(t), 0).status), uint8(PartStatus.Ended), "ended");
    }

    function test_contesting_a_right_rejection_costs_the_bond_too() public {
        rejected();
        challenger = b.operator;
        token.mint(challenger, 10 ether);
        contest();
        votes(2, false);
        disputes.resolve(t, b, d, s);
        eq(bondOwed(0x000000000000000000000000000000000000dEaD), 5 ether, "burned");
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "fraud");
        eq(registry.claimable(challenger), 0, "no share for the executor itself");
    }

    function test_without_a_decision_a_rejection_is_neutral() public {
        rejected();
        uint256 before = owed(b.operator);
        contest();
        pass(t.rules.voteSeconds + 1);
        uint256 held = locked(b.operator);
        disputes.resolve(t, b, d, s);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Neutral), "neutral");
        eq(owed(b.operator), before, "the rejected segment is not paid");
        eq(held - locked(b.operator), 50 ether, "nobody is slashed");
        eq(uint8(market.part(idOf(t), 0).status), uint8(PartStatus.Ended), "refunded");
    }
}
