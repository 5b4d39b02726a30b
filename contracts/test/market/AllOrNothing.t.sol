// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, AnswerKind, Roster} from "../../src/council/ISeats.sol";
import {DeliveryInput, IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {
    Bid,
    CheckMode,
    Checkpoint,
    Delivery,
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

/// Two parts, paid together or not at all, and the attacks on that.
contract AllOrNothingTest is Walk {
    using WorkTree for WorkTree.Run;

    Terms internal t;
    bytes32 internal id;
    Bid internal one;
    Bid internal two;

    function setUp() public override {
        super.setUp();
        appointJury();
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
    }

    // ------------------------------------------------------------------ steps

    function deliverPart(Bid memory b, uint16 part, WorkTree.Run memory r) internal returns (Delivery memory) {
        DeliveryInput memory h = input(r);
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
        Roster memory p = draw(t, d);
        council.finalise(t, b, d, p, answers(t, d, p, r), evidence(t, d, p, r), accepted(d));
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "accepted");
    }

    function quit(Bid memory b, uint16 part) internal {
        vm.prank(b.operator);
        market.quit(t, part);
        endCut(b, part);
    }

    function endCut(Bid memory b, uint16 part) internal {
        closeEmptyCut(t, b, part);
    }

    /// An open part that nobody takes over.
    function lapse(uint16 part) internal {
        pass(t.rules.awardSeconds + 1);
        market.expire(t, part);
        eq(uint8(market.task(id).status), uint8(TaskStatus.Ended), "the task has ended");
    }

    function expectNothingFor(address executor) internal {
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NothingWithheld.selector, executor));
        market.releasePay(t, executor);
    }

    /// Expects that the client received the withheld pay, and nobody else anything.
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
        eq(market.withheldPayOf(id, one.operator), 100 ether, "held");
        eq(locked(one.operator), 0, "its lock is free all the same");
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongTaskStatus.selector, TaskStatus.Awarded));
        market.releasePay(t, one.operator);
        finish(two, 1);
        expectPaid(one.operator, 100 ether);
        expectPaid(two.operator, 60 ether);
        eq(market.pool(id).withheld, 0, "nothing is left");
    }

    function test_nothing_is_released_while_something_can_be_contested() public {
        finish(one, 0);
        Delivery memory d = deliverPart(two, 1, run(t));
        Settlement memory s = settleHonestly(t, two, d, run(t));
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongTaskStatus.selector, TaskStatus.Awarded));
        market.releasePay(t, one.operator);
        closeLater(t, two, d, s);
        expectPaid(one.operator, 100 ether);
        expectPaid(two.operator, 60 ether);
    }

    function test_a_takeover_that_delivers_restores_the_pay_of_everybody() public {
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
        (plain.how, plain.salt) = (CheckMode.None, keccak256("none"));
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
            s.stage = Stage.Unchecked;
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

    function test_an_executor_that_falls_silent_loses_its_lock_and_everybody_the_pay() public {
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

    function test_an_executor_that_runs_out_of_time_loses_its_lock_and_everybody_the_pay() public {
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
        Roster memory p = draw(t, d);
        p = drawMore(t, d, p, all(d, p, AnswerKind.Differs));
        vm.recordLogs();
        council.finalise(t, two, d, p, all(d, p, AnswerKind.Differs), closed(), "");
        Settlement memory s = lastSettlement();
        pass(t.rules.contestSeconds + 1);
        market.close(t, two, d, s);
        eq(locked(two.operator), LOCK / 10, "slashed, but for what the accusers are to have");
        lapse(1);
        expectPaidBack(100 ether);
    }

    function test_wrong_work_that_the_jury_finds_counts_too() public {
        token.mint(operators[11], 5 ether);
        Settlement memory s = findWrongAfterTheVerdict(operators[11]);
        eq(registry.claimable(client), s.fees, "nothing was paid, so its loss is the fees alone");
        eq(market.withheldPayOf(id, two.operator), 0, "nothing for the cheat");
        expectPaidBack(100 ether);
    }

    /// Both parts are accepted; then somebody shows the jury that the second is wrong.
    function findWrongAfterTheVerdict(address challenger) internal returns (Settlement memory s) {
        finish(one, 0);
        Delivery memory d = deliverPart(two, 1, run(t));
        s = settleHonestly(t, two, d, run(t));
        vm.startPrank(challenger);
        token.approve(address(disputes), 5 ether);
        disputes.contest(t, two, d, s, 0, 0);
        vm.stopPrank();
        Settlement memory contested = settlementInDispute(s);
        for (uint256 i = 7; i < 9; ++i) {
            vm.prank(operators[i]);
            disputes.vote(t, d, 0, false, 0, 0);
        }
        disputes.resolve(t, two, d, contested, 0);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "wrong");
        lapse(1);
    }

    function settlementInDispute(Settlement memory s) private pure returns (Settlement memory) {
        return Settlement(s.stage, s.paid, s.fees, s.charged, s.doubt, type(uint40).max);
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

    /// Cancelling saves nothing either when somebody failed as well: the client could wait instead.
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

    /// Otherwise leaving would be free for an executor whose bid allows it to decline for ever.
    function test_the_time_to_decline_is_bounded() public {
        Terms memory again = pair();
        again.salt = keccak256("again");
        t = again;
        id = post(t);
        one = bidOf(t, operators[2], 100 ether);
        one.startSeconds = t.rules.awardSeconds;
        awardPart(t, one, 0);
        pass(t.rules.awardSeconds + 1);
        vm.prank(one.operator);
        vm.expectPartialRevert(IMarketEvents.TooLate.selector);
        market.decline(t, one, 0, true);
    }

    /// Nobody can be drawn, so the council decides nothing. A client that could cause that must not be refunded for it.
    function test_a_part_that_is_left_undecided_does_not_save_the_pay_of_the_others() public {
        finish(one, 0);
        Delivery memory d = deliverPart(two, 1, run(t));
        for (uint256 i = 0; i < 5; ++i) {
            nextEpoch();
        }
        Roster memory p = draw(t, d);
        eq(p.seats.length, 0, "the weights of that time are forgotten");
        pass(t.rules.waitSeconds + 1);
        vm.recordLogs();
        council.finalise(t, two, d, p, new Answer[](0), closed(), "");
        Settlement memory s = lastSettlement();
        eq(uint8(s.stage), uint8(Stage.Undecided), "undecided");
        closeLater(t, two, d, s);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Neutral), "neutral");
        expectPaid(one.operator, 100 ether);
    }

    /// The client bids under another name, wins a part and fails it.
    function test_a_client_that_fails_its_own_part_loses_more_than_it_saves() public {
        finish(one, 0);
        quit(two, 1);
        lapse(1);
        uint256 saved = market.pool(id).withheld;
        market.releasePay(t, one.operator);
        atLeast(registry.burnable(), saved, "the lock of the other name");
    }

    /// The client fails its own part by wrong work instead of leaving, and proves it for the prover's share.
    function test_a_client_gains_nothing_by_proving_its_own_work_wrong() public {
        uint256 before = wealth(client) + wealth(two.operator) + token.balanceOf(address(market));
        findWrongAfterTheVerdict(client);
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

    function test_terms_that_make_a_failure_cheap_are_refused() public {
        Terms memory bad = pair();
        bad.salt = keccak256("bad");
        bad.stakeLock = 111 ether;
        expectBadTerms(bad, "stakeLock");
        bad = pair();
        bad.parts = 1;
        expectBadTerms(bad, "allOrNothing");
        bad = pair();
        (bad.how, bad.replicas) = (CheckMode.Redundant, 2);
        expectBadTerms(bad, "allOrNothing");
        bad = pair();
        bad.token = address(new PlainToken());
        vm.prank(governance);
        parameters.listToken(bad.token, 1e18);
        expectBadTerms(bad, "token");
    }

    function expectBadTerms(Terms memory bad, string memory field) private {
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadTerms.selector, field));
        market.post(bad, "");
    }
}
