// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {AnswerKind, ISeatEvents, Roster} from "../../src/council/ISeats.sol";
import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {
    Bid,
    CheckMode,
    Checkpoint,
    Delivery,
    Doubt,
    Outcome,
    PartStatus,
    Settlement,
    Stage,
    Terms
} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// The jury, its bonds and its powers.
contract DisputingTest is Walk {
    using WorkTree for WorkTree.Run;

    Terms internal t;
    Bid internal b;
    Delivery internal d;
    Settlement internal s;
    address[] internal jury;
    address internal challenger;

    uint40 internal constant HELD = type(uint40).max;

    function setUp() public override {
        super.setUp();
        for (uint256 i = 7; i < 10; ++i) {
            jury.push(operators[i]);
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
            vm.prank(jury[i]);
            disputes.vote(t, d, 3, good, 0, keccak256("why"));
        }
    }

    function bondOwed(address to) internal view returns (uint256) {
        return disputes.balanceOf(address(token), to);
    }

    function test_a_valid_claim_refunds_the_client_from_the_deposit() public {
        contest();
        votes(2, false);
        disputes.resolve(t, b, d, s, 3);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "fraud");
        eq(locked(b.operator), 0, "slashed");
        eq(owed(b.operator), 0, "never paid");
        eq(registry.claimable(client), s.fees, "the client's loss: the seats' fees");
        eq(registry.claimable(challenger), LOCK / 10, "a tenth to who proved it");
        eq(bondOwed(challenger), 5 ether, "the bond is back");
    }

    /// Every juror of the majority has its share, so that ruling on hopeless contests is no loss.
    function test_the_bond_of_a_lost_contest_is_shared_by_the_jurors_of_the_majority() public {
        contest();
        votes(2, true);
        vm.prank(jury[2]);
        disputes.vote(t, d, 3, false, 0, 0);
        disputes.resolve(t, b, d, s, 3);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Open), "others may still contest");
        eq(bondOwed(challenger), 0, "no bond");
        eq(bondOwed(jury[0]), 2.5 ether, "a half");
        eq(bondOwed(jury[1]), 2.5 ether, "the other");
        eq(bondOwed(jury[2]), 0, "nothing for the juror that was outvoted");
        vm.expectPartialRevert(IDisputes.VotingOpen.selector);
        disputes.close(t, b, d, s);
        pass(t.rules.contestSeconds + 1);
        disputes.close(t, b, d, s);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "paid");
        eq(owed(b.operator), 80 ether, "paid");
        eq(locked(b.operator), 0, "free");
    }

    function test_a_jury_that_never_votes_slashes_nobody() public {
        contest();
        votes(1, false);
        vm.expectPartialRevert(IDisputes.VotingOpen.selector);
        disputes.resolve(t, b, d, s, 3);
        passTo(disputes.disputeOf(idOf(d), 3).until + 1);
        disputes.resolve(t, b, d, s, 3);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "what was accepted is paid");
        eq(locked(b.operator), 0, "free");
        eq(bondOwed(challenger), 5 ether, "the bond is back");
    }

    function test_a_segment_is_contested_once_in_its_window_and_the_delivery_held_meanwhile() public {
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
        disputes.vote(t, d, 3, true, 0, 0);
        contest();
        vm.prank(operators[1]);
        vm.expectPartialRevert(IDisputes.NotMember.selector);
        disputes.vote(t, d, 3, true, 0, 0);
        votes(1, true);
        vm.prank(jury[0]);
        vm.expectPartialRevert(IDisputes.VotedAlready.selector);
        disputes.vote(t, d, 3, true, 0, 0);
        passTo(disputes.disputeOf(idOf(d), 3).until + 1);
        vm.prank(jury[1]);
        vm.expectPartialRevert(IDisputes.VotingOver.selector);
        disputes.vote(t, d, 3, true, 0, 0);
    }

    /// The attack: friends become jurors once there is work to judge, and tell another time of the award.
    function test_a_juror_that_was_appointed_after_the_award_does_not_vote() public {
        address friend = operators[1];
        vm.prank(governance);
        disputes.appoint(friend, true);
        pass(1);
        contest();
        vm.prank(friend);
        vm.expectRevert(abi.encodeWithSelector(IDisputes.NotMember.selector, friend));
        disputes.vote(t, d, 3, false, 0, 0);
        d.since = uint40(block.timestamp);
        vm.prank(friend);
        vm.expectRevert(abi.encodeWithSelector(IDisputes.NotMember.selector, friend));
        disputes.vote(t, d, 3, false, 0, 0);
    }

    function test_a_member_with_an_interest_does_not_vote() public {
        vm.prank(governance);
        disputes.appoint(challenger, true);
        vm.prank(governance);
        disputes.appoint(operators[0], true);
        vm.prank(governance);
        disputes.appoint(account("poor"), true);
        pass(1);
        again();
        contest();
        vm.prank(challenger);
        vm.expectPartialRevert(IDisputes.Conflicted.selector);
        disputes.vote(t, d, 3, false, 0, 0);
        vm.prank(b.operator);
        vm.expectPartialRevert(IDisputes.Conflicted.selector);
        disputes.vote(t, d, 3, true, 0, 0);
        // Whatever it says about the delivery.
        d.assignment = 9;
        d.executor = operators[3];
        vm.prank(b.operator);
        vm.expectPartialRevert(IDisputes.Conflicted.selector);
        disputes.vote(t, d, 3, true, 0, 0);
        vm.prank(account("poor"));
        vm.expectPartialRevert(IDisputes.MemberStakeTooLow.selector);
        disputes.vote(t, d, 3, true, 0, 0);
    }

    /// The same work in another task, after the appointments.
    function again() internal {
        Terms memory other = task();
        other.salt = keccak256("again");
        t = other;
        b = running(other);
        d = deliver(other, b, run(other));
        s = settleHonestly(other, b, d, run(other));
    }

    function test_governance_appoints_and_dismisses() public {
        vm.expectPartialRevert(IDisputes.NotGovernance.selector);
        disputes.appoint(operators[1], true);
        eq(disputes.vetoCount(), 3, "three");
        vm.startPrank(governance);
        disputes.appoint(jury[0], true);
        eq(disputes.vetoCount(), 3, "no member twice");
        disputes.appoint(jury[0], false);
        eq(disputes.vetoCount(), 2, "two");
        yes(!disputes.isVeto(jury[0]), "dismissed");
        for (uint160 i = 0; i < 62; ++i) {
            disputes.appoint(address(0x10000 + i), true);
        }
        vm.expectPartialRevert(IDisputes.JuryFull.selector);
        disputes.appoint(jury[0], true);
    }

    function test_only_the_disputes_contract_contests_and_resolves() public {
        vm.expectPartialRevert(IMarketEvents.NotNetworkContract.selector);
        market.contest(t, b, d, s);
        vm.expectPartialRevert(IMarketEvents.NotNetworkContract.selector);
        market.resolve(t, b, d, s, Outcome.Fraud, address(this), new address[](0));
    }

    /// Paid with the client's word; a later milestone is found wrong, and the part starts again at its beginning.
    function test_a_part_is_awarded_again_only_while_its_budget_covers_the_bid() public {
        Terms memory other = task();
        other.salt = keccak256("milestones");
        other.milestoneSegments = 9;
        t = other;
        b = running(other);
        vm.prank(b.operator);
        market.quit(t, 0);
        Checkpoint memory c = checkpointAt(9);
        Delivery memory first = claimCut(t, b, c);
        Bid memory next = bidOf(t, operators[1], 100 ether);
        award(t, next);
        d = deliver(t, next, piece(t, 9, 1, true));
        eq(payHonestly(t, b, first, begun(t, 9)), 72 ether, "paid for nine tenths");
        b = next;
        s = settleHonestly(t, b, d, piece(t, 9, 1, true));
        vm.prank(challenger);
        disputes.contest(t, b, d, s, 0, 0);
        s.until = HELD;
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(jury[i]);
            disputes.vote(t, d, 0, false, 0, 0);
        }
        disputes.resolve(t, b, d, s, 0);
        eq(market.part(idOf(t), 0).units, 9 * SEGMENT, "back to the last good state");
        // 72 of 100 are gone; fees that were escrowed for seats and not needed leave a little more.
        Bid memory third = bidOf(t, operators[2], 31 ether);
        bytes memory signature = signBid(third);
        vm.expectPartialRevert(IMarketEvents.BudgetSpent.selector);
        awardWith(t, third, signature);
        award(t, bidOf(t, operators[2], 28 ether));
    }

    function checkpointAt(uint64 segments) internal view returns (Checkpoint memory) {
        WorkTree.Run memory r = begun(t, segments);
        return Checkpoint(idOf(t), 0, 1, 0, segments, r.root(), r.leaf(segments));
    }

    // ------------------------------------------------------------------ no check bought

    function unchecked_() internal returns (Terms memory none) {
        none = task();
        none.how = CheckMode.None;
        none.salt = keccak256("none");
        t = none;
        b = running(none);
        d = deliver(none, b, run(none));
        s = Settlement(Stage.Unchecked, 0, 0, 0, Doubt.None, d.deliveredAt + none.rules.contestSeconds);
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
        eq(history.recordOf(b.operator).checked, 0, "it counts for nothing");
    }

    function test_without_a_check_an_acceptance_pays_at_once() public {
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
        disputes.resolve(t, b, d, s, 3);
        eq(owed(b.operator), before, "unpaid");
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "fraud");
        eq(uint8(market.part(idOf(t), 0).status), uint8(PartStatus.Open), "open again");
    }

    function test_an_unchecked_delivery_has_no_council() public {
        unchecked_();
        mine(4);
        Roster memory none;
        vm.expectPartialRevert(ISeatEvents.NotDelivered.selector);
        council.draw(t, d, none);
    }

    // ------------------------------------------------------------------ rejected and undecided

    function rejected() internal {
        Terms memory other = task();
        other.salt = keccak256("rejected");
        t = other;
        b = running(other);
        d = deliver(other, b, run(other));
        s = rejectBy(t, b, d, AnswerKind.NoData);
    }

    function test_an_executor_that_was_rejected_wrongly_is_paid_after_all() public {
        rejected();
        uint256 before = owed(b.operator);
        challenger = b.operator;
        token.mint(challenger, 10 ether);
        contest();
        votes(2, true);
        disputes.resolve(t, b, d, s, 3);
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
        disputes.resolve(t, b, d, s, 3);
        eq(bondOwed(jury[0]) + bondOwed(jury[1]), 5 ether, "for the jury");
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "fraud");
        eq(registry.claimable(challenger), 0, "no share for the executor itself");
    }

    /// The attack: contest a right rejection and hope that nobody votes.
    function test_without_a_ruling_a_rejection_stands() public {
        rejected();
        uint256 before = owed(b.operator);
        contest();
        passTo(disputes.disputeOf(idOf(d), 3).until + 1);
        uint256 held = locked(b.operator);
        disputes.resolve(t, b, d, s, 3);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "wrong work");
        eq(owed(b.operator), before, "not paid");
        eq(held - locked(b.operator), LOCK - LOCK / 10, "slashed, but for what the accusers are to have");
        eq(bondOwed(challenger), 5 ether, "the bond is back");
        eq(uint8(market.part(idOf(t), 0).status), uint8(PartStatus.Open), "open again");
    }
}
