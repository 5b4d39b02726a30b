// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, AnswerKind, Panel} from "../../src/council/ICouncil.sol";
import {Handover, IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {
    Bid,
    Checkpoint,
    Delivery,
    How,
    Outcome,
    PartStatus,
    Settlement,
    Stage,
    TaskStatus,
    Terms
} from "../../src/market/TaskTypes.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// Two parts, paid together or not at all, and everybody who would rather have it otherwise.
contract AllOrNothingTest is Walk {
    using WorkTree for WorkTree.Run;

    /// 100 tokens, the most that the other part can be paid, are nine tenths of it.
    uint96 internal constant LOCK = 111.2 ether;

    Terms internal t;
    bytes32 internal id;
    Bid internal one;
    Bid internal two;

    function setUp() public override {
        super.setUp();
        t = pair();
        id = post(t);
        one = bidOf(t, operators[0], 100 ether);
        two = bidOf(t, operators[1], 60 ether);
        awardPart(t, one, 0);
        awardPart(t, two, 1);
    }

    function operatorCount() internal pure override returns (uint256) {
        return 16;
    }

    function pair() internal view returns (Terms memory made) {
        made = task();
        made.parts = 2;
        made.starts = keccak256(abi.encode(made.starts, made.starts));
        made.allOrNothing = true;
        made.stakeLock = LOCK;
        made.rejectLead = 2;
    }

    // ------------------------------------------------------------------ steps

    function deliverPart(Bid memory b, uint16 part, WorkTree.Run memory r) internal returns (Delivery memory) {
        Handover memory h = handover(r);
        h.part = part;
        if (r.startUnits == 0) {
            h.partProof = new bytes32[](1);
            h.partProof[0] = h.startLeaf;
        }
        return deliver(t, b, h);
    }

    /// Delivered, accepted by the council and by the client.
    function finish(Bid memory b, uint16 part) internal returns (Delivery memory d) {
        WorkTree.Run memory r = run(t);
        d = deliverPart(b, part, r);
        Panel memory p = draw(t, d);
        council.finalise(t, b, d, p, answers(d, p, r), evidence(p, r), accepted(d));
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "accepted");
    }

    function quit(Bid memory b, uint16 part) internal {
        vm.prank(b.operator);
        market.quit(t, part);
        endCut(b, part);
    }

    function endCut(Bid memory b, uint16 part) internal {
        pass(t.rules.receiptSeconds + 1);
        Checkpoint memory none;
        none.part = part;
        market.closeCut(t, b, none);
    }

    /// Nobody takes a part over that fell open.
    function lapse(uint16 part) internal {
        pass(t.rules.awardSeconds + 1);
        market.expire(t, part);
        eq(uint8(market.task(id).status), uint8(TaskStatus.Ended), "the task has ended");
    }

    function expectNothingFor(address executor) internal {
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NothingHeld.selector, executor));
        market.releasePay(t, executor);
    }

    /// The client has the held pay back, and nobody else anything.
    function expectPaidBack(uint256 amount) internal {
        uint256 before = owed(client);
        // Both may have had fees as seats.
        uint256 others = owed(one.operator) + owed(two.operator);
        market.releasePay(t, one.operator);
        eq(owed(client) - before, amount, "back to the client");
        eq(owed(one.operator) + owed(two.operator), others, "nobody is paid");
        expectNothingFor(one.operator);
        expectNothingFor(two.operator);
    }

    function expectPaid(address executor, uint256 amount) internal {
        uint256 before = owed(executor);
        market.releasePay(t, executor);
        eq(owed(executor) - before, amount, "paid");
        expectNothingFor(executor);
    }

    // ------------------------------------------------------------------ all

    function test_pay_waits_for_the_other_parts_and_is_released_with_the_last() public {
        finish(one, 0);
        eq(owed(one.operator), 0, "not yet");
        eq(market.heldPayOf(id, one.operator), 100 ether, "held");
        eq(locked(one.operator), 0, "its lock is free all the same");
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongTaskStatus.selector, TaskStatus.Awarded));
        market.releasePay(t, one.operator);
        finish(two, 1);
        expectPaid(one.operator, 100 ether);
        expectPaid(two.operator, 60 ether);
        eq(market.pool(id).held, 0, "nothing is left");
    }

    function test_nothing_is_released_while_something_can_be_contested() public {
        finish(one, 0);
        Delivery memory d = deliverPart(two, 1, run(t));
        Settlement memory s = settleHonestly(t, two, d, run(t));
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.PayPending.selector, 1));
        market.releasePay(t, one.operator);
        pass(t.rules.contestSeconds + 1);
        market.close(t, two, d, s);
        expectPaid(one.operator, 100 ether);
        expectPaid(two.operator, 60 ether);
    }

    function test_who_takes_over_makes_it_good_for_everybody() public {
        finish(one, 0);
        quit(two, 1);
        Bid memory three = bidOf(t, operators[2], 90 ether);
        awardPart(t, three, 1);
        finish(three, 1);
        expectPaid(one.operator, 100 ether);
        expectPaid(three.operator, 90 ether);
        expectNothingFor(two.operator);
    }

    function test_silence_is_consent_where_nothing_is_checked() public {
        Terms memory plain = pair();
        (plain.how, plain.salt) = (How.None, keccak256("none"));
        t = plain;
        id = post(t);
        one = bidOf(t, operators[2], 100 ether);
        two = bidOf(t, operators[3], 60 ether);
        awardPart(t, one, 0);
        awardPart(t, two, 1);
        Delivery[2] memory d = [deliverPart(one, 0, run(t)), deliverPart(two, 1, run(t))];
        pass(t.rules.contestSeconds + 1);
        for (uint256 i = 0; i < 2; ++i) {
            Settlement memory s;
            (s.stage, s.acceptedBps) = (Stage.Undecided, 10_000);
            s.until = d[i].deliveredAt + t.rules.contestSeconds;
            market.close(t, i == 0 ? one : two, d[i], s);
        }
        expectPaid(one.operator, 100 ether);
        expectPaid(two.operator, 60 ether);
    }

    // ------------------------------------------------------------------ nothing

    function test_an_executor_that_leaves_loses_its_lock_and_everybody_the_pay() public {
        finish(one, 0);
        quit(two, 1);
        eq(locked(two.operator), 0, "nothing locked");
        eq(registry.burnable(), LOCK, "all of it burned");
        lapse(1);
        expectPaidBack(100 ether);
    }

    function test_so_does_one_that_falls_silent() public {
        finish(one, 0);
        token.mint(operators[5], 1 ether);
        vm.startPrank(operators[5]);
        token.approve(address(liveness), 1 ether);
        liveness.challenge(t, 1);
        vm.stopPrank();
        pass(t.rules.livenessSeconds + 1);
        liveness.replace(t, 1);
        endCut(two, 1);
        eq(registry.burnable(), LOCK, "the whole lock, not the penalty alone");
        lapse(1);
        expectPaidBack(100 ether);
    }

    function test_so_does_one_whose_time_runs_out() public {
        finish(one, 0);
        pass(t.runSeconds + 1);
        market.expire(t, 1);
        endCut(two, 1);
        eq(registry.burnable(), LOCK, "burned");
        expectPaidBack(100 ether);
    }

    function test_wrong_work_that_nobody_makes_good_gives_the_client_everything_back() public {
        finish(one, 0);
        WorkTree.Run memory claimed = run(t);
        claimed.wrongFrom = 0;
        Delivery memory d = deliverPart(two, 1, claimed);
        Panel memory p = draw(t, d);
        p = drawMore(t, d, p, answers(d, p, run(t)), sealedEvidence(p, claimed));
        vm.recordLogs();
        council.finalise(t, two, d, p, answers(d, p, run(t)), sealedEvidence(p, claimed), "");
        Settlement memory s = lastSettlement();
        pass(t.rules.contestSeconds + 1);
        market.close(t, two, d, s);
        eq(locked(two.operator), 0, "slashed");
        lapse(1);
        expectPaidBack(100 ether);
    }

    function test_wrong_work_that_is_found_after_the_end_counts_too() public {
        token.mint(operators[11], 5 ether);
        Settlement memory s = findWrongAfterTheEnd(operators[11]);
        eq(registry.claimable(client), s.fees, "what was held is back, so its loss is the fees alone");
        eq(market.heldPayOf(id, two.operator), 0, "nothing for the cheat");
        expectPaidBack(100 ether);
    }

    /// Both parts are accepted; then somebody shows the panel that the second is wrong.
    function findWrongAfterTheEnd(address challenger) internal returns (Settlement memory s) {
        appointPanel();
        finish(one, 0);
        Delivery memory d = deliverPart(two, 1, run(t));
        s = settleHonestly(t, two, d, run(t));
        eq(uint8(market.task(id).status), uint8(TaskStatus.Ended), "ended");
        vm.startPrank(challenger);
        token.approve(address(disputes), 5 ether);
        disputes.contest(t, two, d, s, 0, 0);
        vm.stopPrank();
        Settlement memory contested = settlementInDispute(s);
        for (uint256 i = 7; i < 9; ++i) {
            vm.prank(operators[i]);
            disputes.vote(t, d, false, 0);
        }
        uint256 before = owed(client);
        disputes.resolve(t, two, d, contested);
        eq(owed(client) - before, 60 ether, "what was held for it is back");
    }

    function settlementInDispute(Settlement memory s) private pure returns (Settlement memory) {
        return Settlement(s.stage, s.paid, s.fees, s.acceptedBps, type(uint40).max);
    }

    /// Everything that an account has or is owed, stake included.
    function wealth(address who) private view returns (uint256) {
        return token.balanceOf(who) + owed(who) + free(who) + locked(who) + registry.claimable(who)
            + disputes.balanceOf(address(token), who);
    }

    // ------------------------------------------------------------------ who would gain

    /// The client stops the last part and keeps the work of the others.
    function test_cancelling_does_not_save_the_pay_of_the_others() public {
        finish(one, 0);
        vm.prank(client);
        market.cancel(t, 1);
        endCut(two, 1);
        eq(locked(two.operator), 0, "who was stopped loses nothing");
        eq(registry.burnable(), 0, "nothing burned");
        expectPaid(one.operator, 100 ether);
    }

    /// Nor does it when somebody failed as well: then it can wait, and need not stop anybody.
    function test_cancelling_excuses_a_failure_elsewhere() public {
        Bid memory three = bidOf(t, operators[2], 90 ether);
        finish(one, 0);
        quit(two, 1);
        awardPart(t, three, 1);
        vm.prank(client);
        market.cancel(t, 1);
        endCut(three, 1);
        expectPaid(one.operator, 100 ether);
    }

    function test_not_awarding_a_part_does_not_save_the_pay_of_the_others() public {
        Terms memory half = pair();
        half.salt = keccak256("half");
        t = half;
        id = post(t);
        one = bidOf(t, operators[2], 100 ether);
        awardPart(t, one, 0);
        finish(one, 0);
        pass(t.bidUntil + t.rules.awardSeconds + 1 - block.timestamp);
        market.expire(t, 1);
        expectPaid(one.operator, 100 ether);
    }

    function test_a_key_that_is_never_handed_over_does_not_save_the_pay_of_the_others() public {
        vm.prank(two.operator);
        market.decline(t, two, 1, true);
        finish(one, 0);
        pass(t.rules.awardSeconds + 1);
        market.expire(t, 1);
        eq(locked(two.operator), 0, "declining costs nothing");
        expectPaid(one.operator, 100 ether);
    }

    /// Otherwise leaving would be free for who says that it may decline for ever.
    function test_nobody_keeps_the_way_out_open() public {
        Terms memory again = pair();
        again.salt = keccak256("again");
        t = again;
        id = post(t);
        one = bidOf(t, operators[2], 100 ether);
        one.startSeconds = type(uint32).max;
        awardPart(t, one, 0);
        pass(t.rules.awardSeconds + 1);
        vm.prank(one.operator);
        vm.expectPartialRevert(IMarketEvents.TooLate.selector);
        market.decline(t, one, 0, true);
    }

    /// An executor can bring it about that the council does not decide, by serving every other seat; that costs it
    /// nothing but its pay. A client that hides behind it has nothing back for that.
    function test_a_part_that_is_left_undecided_does_not_save_the_pay_of_the_others() public {
        finish(one, 0);
        Delivery memory d = deliverPart(two, 1, run(t));
        Panel memory p = draw(t, d);
        Answer[] memory a = new Answer[](1);
        a[0] = signed(d, p, 0, AnswerKind.NoData, 0, 0);
        while (a.length < t.cap) {
            p = drawMore(t, d, p, a, sealedEvidence(p, run(t)));
            Answer[] memory longer = new Answer[](p.seats.length);
            for (uint256 i = 0; i < longer.length; ++i) {
                bool served = i % 2 == 1;
                longer[i] = served ? answerOf(d, p, i, run(t)) : signed(d, p, i, AnswerKind.NoData, 0, 0);
            }
            a = longer;
        }
        vm.recordLogs();
        council.finalise(t, two, d, p, a, evidence(p, run(t)), "");
        Settlement memory s = lastSettlement();
        eq(uint8(s.stage), uint8(Stage.Undecided), "undecided");
        pass(t.rules.contestSeconds + 1);
        market.close(t, two, d, s);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Neutral), "neutral");
        expectPaid(one.operator, 100 ether);
    }

    /// The client bids under another name, wins a part and fails it.
    function test_a_client_that_fails_its_own_part_loses_more_than_it_saves() public {
        finish(one, 0);
        quit(two, 1);
        lapse(1);
        uint256 saved = market.pool(id).held;
        market.releasePay(t, one.operator);
        atLeast(registry.burnable(), saved, "the lock of the other name");
    }

    /// By wrong work rather than by leaving, which it then proves itself, for the prover's share.
    function test_nor_does_it_gain_by_proving_itself_wrong() public {
        uint256 before = wealth(client) + wealth(two.operator) + token.balanceOf(address(market));
        findWrongAfterTheEnd(client);
        market.releasePay(t, one.operator);
        pass(t.rules.omissionSeconds + 1);
        market.releaseLock(t);
        uint256 later = wealth(client) + wealth(two.operator);
        // It wanted the first part, for 100.
        atMost(later, before - 100 ether, "it has lost more than that part's price");
    }

    function test_when_a_part_has_failed_for_good_the_others_may_leave() public {
        quit(two, 1);
        pass(t.rules.awardSeconds + 1);
        market.expire(t, 1);
        yes(market.pool(id).failed, "failed");
        quit(one, 0);
        eq(locked(one.operator), 0, "free");
        eq(registry.burnable(), LOCK, "one lock alone is burned");
    }

    function test_terms_that_would_make_it_cheap_are_refused() public {
        Terms memory bad = pair();
        bad.salt = keccak256("bad");
        bad.stakeLock = 111 ether;
        expectBadTerms(bad, "stakeLock");
        bad = pair();
        bad.parts = 1;
        expectBadTerms(bad, "allOrNothing");
        bad = pair();
        (bad.how, bad.copies) = (How.Redundant, 2);
        expectBadTerms(bad, "allOrNothing");
        bad = pair();
        bad.token = address(new PlainToken());
        vm.prank(governance);
        parameters.listToken(bad.token, true);
        expectBadTerms(bad, "token");
    }

    function expectBadTerms(Terms memory bad, string memory field) private {
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadTerms.selector, field));
        market.post(bad, "");
    }
}
