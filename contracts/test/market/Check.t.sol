// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence, ICouncil} from "../../src/council/ICouncil.sol";
import {Answer, AnswerKind, Roster, Vote} from "../../src/council/ISeats.sol";
import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {DeliveryInput, IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Rules} from "../../src/market/Rules.sol";
import {
    Bid,
    CheckMode,
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

/// Ways to be paid for work that was not done, or to take from those who did it. Each must lose.
contract CheckTest is Walk {
    using WorkTree for WorkTree.Run;

    uint40 internal constant IN_DISPUTE = type(uint40).max;

    Terms internal t;
    Bid internal b;
    Delivery internal d;

    function operatorCount() internal pure virtual override returns (uint256) {
        return 24;
    }

    function setUp() public override {
        super.setUp();
        appointJury();
        start(task());
    }

    function start(Terms memory made) internal {
        t = made;
        b = running(made);
    }

    function fee(uint256 windows) internal view returns (uint256) {
        return 0.1 ether + (windows * t.windowSegments + 1) * uint256(SEGMENT) * 0.0001 ether / 1e9;
    }

    /// Honest seats answer what their replay gives; the friends agree with the executor, whatever it claims.
    function say(Roster memory p, WorkTree.Run memory claimed, WorkTree.Run memory truth, uint256 friends)
        internal
        view
        returns (Answer[] memory a)
    {
        a = new Answer[](p.seats.length);
        for (uint256 i = 0; i < a.length; ++i) {
            a[i] = i < friends ? agree(t, d, p, i, claimed) : replayed(t, d, p, i, claimed, truth);
        }
    }

    /// Draws until the seats decide and settles; the evidence is shown when the executor opens its states.
    function decide(WorkTree.Run memory claimed, WorkTree.Run memory truth, uint256 friends, bool opens)
        internal
        returns (Stage stage, Roster memory kept, Vote[] memory votes, Settlement memory s)
    {
        Roster memory p = draw(t, d);
        Answer[] memory a = say(p, claimed, truth, friends);
        Evidence[] memory e = opens ? evidence(t, d, p, claimed) : closed();
        while (!finalised(p, a, e)) {
            p = drawMore(t, d, p, a);
            a = say(p, claimed, truth, friends);
        }
        return verdictInLogs();
    }

    function finalised(Roster memory p, Answer[] memory a, Evidence[] memory e) private returns (bool) {
        vm.recordLogs();
        try council.finalise(t, b, d, p, a, e, "") {
            return true;
        } catch (bytes memory said) {
            eq(bytes32(bytes4(said)), bytes32(ICouncil.NotDecided.selector), "more seats are needed");
            return false;
        }
    }

    function expectSlashed(Settlement memory s) internal {
        eq(uint8(s.stage), uint8(Stage.Rejected), "rejected");
        closeLater(t, b, d, s);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "wrong work");
        eq(owed(b.operator), 0, "unpaid");
        eq(locked(b.operator), LOCK / 10, "all is gone but what waits for the accusers");
    }

    function contest(address by, Settlement memory s, uint64 segment) internal {
        token.mint(by, 5 ether);
        vm.startPrank(by);
        token.approve(address(disputes), 5 ether);
        disputes.contest(t, b, d, s, segment, 0);
        vm.stopPrank();
        s.until = IN_DISPUTE;
    }

    function juryVotes(uint64 segment, bool good) internal {
        for (uint256 i = 7; i < 9; ++i) {
            vm.prank(operators[i]);
            disputes.vote(t, d, segment, good, 0, 0);
        }
    }

    function bondOwed(address to) internal view returns (uint256) {
        return disputes.balanceOf(address(token), to);
    }

    // ------------------------------------------------------------------ early stop, false result

    /// Two segments of ten, delivered as the whole work with noise as its result. Every seat replays the last segment,
    /// and the program has not ended there.
    function test_an_early_stop_with_a_made_up_result_is_rejected_and_slashed() public {
        WorkTree.Run memory claimed = piece(t, 0, 2, true);
        claimed.end = keccak256("noise");
        d = deliver(t, b, claimed);
        (,,, Settlement memory s) = decide(claimed, begun(t, 2), 0, true);
        yes(s.doubt == Doubt.None, "no honest seat agrees");
        expectSlashed(s);
    }

    /// The contract builds the end leaf itself: a state in mid-run is no end, and an end has its result.
    function test_a_delivery_is_last_exactly_when_the_program_has_ended_with_its_result() public {
        // An honest root, and more than it says.
        DeliveryInput memory h = input(begun(t, 2));
        (h.last, h.result) = (true, keccak256("noise"));
        refused(h, "endProof");
        h.result = 0;
        refused(h, "result");
        h = input(run(t));
        h.result = keccak256("another result");
        refused(h, "endProof");
        h = input(run(t));
        (h.last, h.result) = (false, RESULT);
        refused(h, "segments");
        Terms memory made = task();
        (made.salt, made.milestoneSegments) = (keccak256("milestones"), 5);
        start(made);
        h = input(begun(t, 5));
        h.result = RESULT;
        refused(h, "result");
    }

    function refused(DeliveryInput memory h, string memory field) private {
        vm.prank(b.operator);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadDeliveryInput.selector, field));
        market.deliver(t, h);
    }

    /// All states are right; only the result is another file.
    function test_a_false_result_of_right_states_is_rejected() public {
        WorkTree.Run memory claimed = run(t);
        claimed.end = keccak256("another result");
        d = deliver(t, b, claimed);
        (,,, Settlement memory s) = decide(claimed, run(t), 0, true);
        expectSlashed(s);
    }

    /// More segments than the task can have would make each one less likely to be drawn.
    function test_more_units_than_the_task_has_are_refused() public {
        DeliveryInput memory h = input(piece(t, 0, 11, true));
        refused(h, "units");
    }

    // ------------------------------------------------------------------ leaves that nobody opens

    /// Nobody knows the states behind the leaves. Friends say that they reached them.
    function test_friends_that_agree_with_leaves_that_nobody_opens_lose() public {
        WorkTree.Run memory claimed = run(t);
        claimed.wrongFrom = 0;
        d = deliver(t, b, claimed);
        Roster memory p = draw(t, d);
        Answer[] memory a = new Answer[](1);
        a[0] = signed(d, p, 0, AnswerKind.Agree, keccak256("made up"));
        bytes memory word = accepted(d);
        vm.expectRevert(abi.encodeWithSelector(ICouncil.BadEvidence.selector, 0));
        council.finalise(t, b, d, p, a, closed(), word);
        passTo(p.deadline + t.rules.openSeconds + 1);
        vm.expectRevert(ICouncil.NotDecided.selector);
        council.finalise(t, b, d, p, a, closed(), word);
        // It counts as silence now, and two others take its place.
        p = drawMore(t, d, p, a);
        eq(p.seats.length, 3, "two for one");
        Answer[] memory more = all(d, p, AnswerKind.Differs);
        p = drawMore(t, d, p, more);
        more = all(d, p, AnswerKind.Differs);
        vm.recordLogs();
        council.finalise(t, b, d, p, more, closed(), word);
        (Stage stage, Roster memory kept, Vote[] memory votes, Settlement memory s) = verdictInLogs();
        expectSlashed(s);
        council.conclude(t, d, kept, votes, stage);
        eq(registry.bondOf(p.seats[0].operator, CLASS).units, 398, "the friend was silent");
        eq(owed(p.seats[0].operator) + registry.claimable(p.seats[0].operator), 0, "and earns nothing");
    }

    /// The same friends, where the executor opens its states after all: a seal that was made up costs the whole bond.
    function test_a_seal_that_was_made_up_costs_the_whole_bond() public {
        d = deliver(t, b, run(t));
        Roster memory p = draw(t, d);
        Answer[] memory a = new Answer[](1);
        a[0] = signed(d, p, 0, AnswerKind.Agree, keccak256("made up"));
        address lazy = p.seats[0].operator;
        Evidence[] memory e = evidence(t, d, p, run(t));
        p = askForMore(t, d, p, a, e);
        mine(3);
        p = draw(t, d, p);
        council.finalise(t, b, d, p, answers(t, d, p, run(t)), e, accepted(d));
        eq(registry.bondOf(lazy, CLASS).units, 390, "slashed");
        eq(owed(lazy) + registry.claimable(lazy), 0, "unpaid");
    }

    // ------------------------------------------------------------------ forced doubt

    /// One friend says No data, so that the seats are split; the client signed beforehand.
    function test_a_signature_given_beforehand_does_not_pay_a_split_delivery() public {
        d = deliver(t, b, run(t));
        Roster memory p = draw(t, d);
        Answer[] memory a = all(d, p, AnswerKind.NoData);
        Answer memory friend = a[0];
        while (p.seats.length < 5) {
            p = drawMore(t, d, p, a);
            a = answers(t, d, p, run(t));
            a[0] = friend;
        }
        bytes memory word = accepted(d);
        vm.recordLogs();
        council.finalise(t, b, d, p, a, evidence(t, d, p, run(t)), word);
        Settlement memory s = lastSettlement();
        yes(s.stage == Stage.Accepted && s.doubt == Doubt.Split, "accepted, not by all");
        eq(owed(b.operator), 0, "not paid at once");
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongStage.selector, Stage.Accepted));
        market.accept(t, b, d, s, word);
        closeLater(t, b, d, s);
        eq(owed(b.operator), 80 ether - s.charged, "but after the time to contest, less the fee that it shares");
    }

    /// A seat that got no data may be right, so seat and executor share the cost of that doubt.
    function test_seat_and_executor_share_the_cost_of_missing_data() public {
        d = deliver(t, b, run(t));
        Roster memory p = draw(t, d);
        Answer[] memory a = all(d, p, AnswerKind.NoData);
        Answer memory first = a[0];
        while (p.seats.length < 5) {
            p = drawMore(t, d, p, a);
            a = answers(t, d, p, run(t));
            a[0] = first;
        }
        vm.recordLogs();
        council.finalise(t, b, d, p, a, evidence(t, d, p, run(t)), "");
        (Stage stage, Roster memory kept, Vote[] memory votes, Settlement memory s) = verdictInLogs();
        eq(s.fees, 2 * fee(1), "two seats are paid at once: the one that the client asked for");
        eq(s.charged, fee(1), "and one of the three others, out of the executor's pay");
        closeLater(t, b, d, s);
        council.conclude(t, d, kept, votes, stage);
        eq(registry.bondOf(p.seats[0].operator, CLASS).units, 395, "the seat half of a bond");
        eq(registry.bondOf(p.seats[0].operator, CLASS).duty, 0, "off duty");
        eq(registry.claimable(p.seats[3].operator), fee(1), "which pays the third");
        eq(registry.claimable(p.seats[4].operator), fee(1), "and the fourth");
        eq(locked(b.operator), 0, "the rest of the lock is free");
        eq(owed(b.operator), 80 ether - fee(1), "and the work is paid, less that fee");
    }

    // ------------------------------------------------------------------ one forged link

    /// One forged link earns the whole price and is found when its window is drawn. The lock must make that a loss.
    function test_the_lock_covers_one_forged_link() public {
        Terms memory made = task();
        // Fifty segments in windows of two, one of 25 drawn.
        (made.maxUnits, made.windowSegments, made.stakeLock) = (50 * SEGMENT, 2, 20 ether);
        expectLeastLock(made, 80 ether * 40);
        // At one in 25 the expected gain, price - (price + lock) / 25, is below zero.
        atLeast(80 ether + 80 ether * 40, 80 ether * 25, "a loss");
        // More windows need less, shorter windows more.
        made.windows = 5;
        expectLeastLock(made, 80 ether * 8);
        (made.windows, made.windowSegments) = (1, 1);
        expectLeastLock(made, 80 ether * 80);
        // A milestone draws from its own windows.
        made.milestoneSegments = 5;
        expectLeastLock(made, 80 ether * 8);
        // The last window may be short, and no more windows count than there are.
        (made.milestoneSegments, made.windowSegments, made.windows) = (0, 30, 8);
        expectLeastLock(made, 80 ether * 16 / 10);
        // Checks that replay no segments: at least the price.
        (made.how, made.windows, made.windowSegments) = (CheckMode.Checker, 1, 1);
        expectLeastLock(made, 80 ether);
    }

    function expectLeastLock(Terms memory made, uint256 least) private {
        made.salt = keccak256(abi.encode(made));
        post(made);
        Bid memory low = bidOf(made, operators[1], 80 ether);
        low.stakeLock = uint96(least - 1);
        bytes memory signature = signBid(low);
        // A smaller lock needs a surety behind it, which this operator does not have.
        bool mayBeBacked = made.how == CheckMode.Replay && least > made.maxPrice;
        if (!mayBeBacked) {
            vm.expectRevert(abi.encodeWithSelector(IMarketEvents.StakeLockTooLow.selector, least - 1, least));
        }
        awardWith(made, low, signature);
        eq(uint8(market.part(idOf(made), 0).status), uint8(PartStatus.Unawarded), "not awarded");
        low.stakeLock = uint96(least);
        award(made, low);
        eq(locked(operators[1]), least, "locked");
        vm.prank(operators[1]);
        market.decline(made, low, 0, false);
    }

    // ------------------------------------------------------------------ who pays and who is paid

    /// The client escrows the first seats of every delivery, and no more.
    function test_the_client_escrows_the_fees_of_the_first_seats_only() public {
        Terms memory made = task();
        (made.salt, made.lead, made.windows) = (keccak256("strong"), 2, 3);
        uint256 before = token.balanceOf(client);
        post(made);
        uint256 seats = 2 * fee(3 + 2) * made.deliveries;
        eq(before - token.balanceOf(client), made.maxPrice + seats + made.trustLock, "escrow");
    }

    /// Two seats of the first draw: a friend of the executor and an accuser; three more accusers decide.
    function test_every_token_of_a_rejection_is_accounted_for() public {
        Terms memory made = task();
        (made.salt, made.lead) = (keccak256("strong"), 2);
        start(made);
        uint256 locked_ = locked(b.operator) - LOCK;
        WorkTree.Run memory claimed = run(t);
        claimed.wrongFrom = 0;
        d = deliver(t, b, claimed);
        (Stage stage, Roster memory p, Vote[] memory votes, Settlement memory s) = decide(claimed, run(t), 1, false);
        eq(p.seats.length, 5, "one for, four against");
        yes(s.doubt == Doubt.Split, "split");
        eq(s.fees, 2 * fee(1), "two fees by the client");
        uint256 supply = token.totalSupply();
        uint256 held = token.balanceOf(address(registry));
        closeLater(t, b, d, s);
        eq(market.accuserShare(idOf(d)), LOCK / 10, "waits for the accusers");
        eq(locked(b.operator), locked_ + LOCK / 10, "and is still locked");
        council.conclude(t, d, p, votes, stage);
        eq(locked(b.operator), locked_, "nothing of it is left");
        eq(market.accuserShare(idOf(d)), 0, "paid");
        eq(registry.claimable(client), 2 * fee(1), "the client's loss");
        eq(registry.bondOf(p.seats[0].operator, CLASS).units, 390, "the friend's bond");
        for (uint256 i = 1; i < 5; ++i) {
            address who = p.seats[i].operator;
            // The first two have their fee of the client, the others of the friend.
            eq(owed(who), i < 3 ? fee(1) : 0, "fees by the client");
            eq(registry.claimable(who), i < 3 ? LOCK / 20 : fee(1), "shares of the lock, and fees by the friend");
        }
        registry.burn();
        uint256 burned = supply - token.totalSupply();
        eq(burned, LOCK - LOCK / 10 - 2 * fee(1) + 10 ether - 2 * fee(1), "the rest is burned");
        atLeast(burned, LOCK / 2, "at least half of the lock");
        eq(held - token.balanceOf(address(registry)), burned, "and nothing is lost");
    }

    /// So many seats fall silent that nobody can accept. Nobody accused, so nobody has the accusers' share.
    function test_silence_alone_slashes_nobody() public {
        d = deliver(t, b, run(t));
        Roster memory p = draw(t, d);
        Answer[] memory a = new Answer[](1);
        while (p.seats.length < 14) {
            passTo(p.deadline + 1);
            p = drawMore(t, d, p, a);
            a = answers(t, d, p, run(t));
            for (uint256 i = 0; i < a.length; i += 2) {
                delete a[i];
            }
        }
        passTo(p.deadline + 1);
        vm.recordLogs();
        council.finalise(t, b, d, p, a, evidence(t, d, p, run(t)), "");
        (Stage stage, Roster memory kept, Vote[] memory votes, Settlement memory s) = verdictInLogs();
        yes(s.stage == Stage.Undecided && s.doubt == Doubt.Majority, "at the cap, silence goes to the jury");
        closeLater(t, b, d, s);
        council.conclude(t, d, kept, votes, stage);
        eq(locked(b.operator), 0, "nothing stays locked");
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Neutral), "neither paid nor slashed");
    }

    // ------------------------------------------------------------------ contests

    /// The executor's friend names a good segment first, so that nobody else could.
    function test_a_friendly_contest_does_not_shut_others_out() public {
        d = deliver(t, b, run(t));
        Settlement memory s = settleHonestly(t, b, d, run(t));
        address friend = operators[20];
        address other = operators[21];
        contest(friend, s, 0);
        juryVotes(0, true);
        disputes.resolve(t, b, d, s, 0);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Open), "not closed");
        eq(bondOwed(operators[7]) + bondOwed(operators[8]), 5 ether, "the jury has the friend's bond");
        contest(other, s, 7);
        juryVotes(7, false);
        disputes.resolve(t, b, d, s, 7);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "wrong work");
        eq(owed(b.operator), 0, "never paid");
        eq(registry.claimable(other), LOCK / 10, "a tenth of the lock to who proved it");
        eq(bondOwed(other), 5 ether, "and its bond");
    }

    /// Many friendly contests that nobody rules on; the one that matters closes the delivery, and the others can be ended.
    function test_open_contests_do_not_delay_a_ruling_of_wrong_work() public {
        d = deliver(t, b, run(t));
        Settlement memory s = settleHonestly(t, b, d, run(t));
        for (uint64 i = 0; i < 5; ++i) {
            contest(operators[20], s, i);
        }
        contest(operators[21], s, 9);
        juryVotes(9, false);
        disputes.resolve(t, b, d, s, 9);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "wrong work");
        for (uint64 i = 0; i < 5; ++i) {
            disputes.resolve(t, b, d, s, i);
        }
        eq(bondOwed(operators[20]), 25 ether, "nobody ruled on them");
    }

    function test_the_time_to_contest_ends_also_when_somebody_has_contested() public {
        d = deliver(t, b, run(t));
        Settlement memory s = settleHonestly(t, b, d, run(t));
        uint40 until = s.until;
        contest(operators[20], s, 0);
        pass(t.rules.contestSeconds + 1);
        vm.prank(operators[21]);
        vm.expectRevert(abi.encodeWithSelector(IDisputes.ContestOver.selector, until));
        disputes.contest(t, b, d, s, 1, 0);
    }

    /// Three seats lie about honest work. The executor takes them to the jury.
    function test_an_honest_executor_that_lying_seats_reject_wins_before_the_jury() public {
        d = deliver(t, b, run(t));
        Roster memory p = draw(t, d);
        p = drawMore(t, d, p, all(d, p, AnswerKind.Differs));
        vm.recordLogs();
        council.finalise(t, b, d, p, all(d, p, AnswerKind.Differs), closed(), "");
        (Stage stage, Roster memory kept, Vote[] memory votes, Settlement memory s) = verdictInLogs();
        contest(b.operator, s, 0);
        juryVotes(0, true);
        disputes.resolve(t, b, d, s, 0);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "paid after all");
        eq(owed(b.operator), 80 ether, "paid");
        eq(locked(b.operator), 0, "free");
        eq(bondOwed(b.operator), 5 ether, "the bond is back");
        council.conclude(t, d, kept, votes, stage);
        for (uint256 i = 0; i < 3; ++i) {
            eq(registry.bondOf(p.seats[i].operator, CLASS).units, 390, "each liar loses its bond");
        }
        eq(uint8(market.part(idOf(t), 0).status), uint8(PartStatus.Ended), "ended");
    }

    /// The attack: somebody ends a contest that the executor has won, and tells another verdict. Its bond would go to
    /// the jury, and the rejection would stand.
    function test_nobody_can_tell_the_jury_another_verdict() public {
        d = deliver(t, b, run(t));
        Settlement memory s = rejectBy(t, b, d, AnswerKind.Differs);
        contest(b.operator, s, 0);
        juryVotes(0, true);
        Settlement memory told = Settlement(Stage.Accepted, s.paid, s.fees, s.charged, s.doubt, s.until);
        vm.expectPartialRevert(IMarketEvents.WrongDelivery.selector);
        disputes.resolve(t, b, d, told, 0);
        disputes.resolve(t, b, d, s, 0);
        eq(bondOwed(b.operator), 5 ether, "the bond is back");
        eq(owed(b.operator), 80 ether, "paid");
    }

    /// A juror that is bought between the award and the verdict changes nothing, and neither does one more friend.
    function test_the_jury_is_that_of_the_award() public {
        vm.prank(governance);
        disputes.appoint(operators[5], true);
        pass(1);
        d = deliver(t, b, run(t));
        Settlement memory s = settleHonestly(t, b, d, run(t));
        contest(operators[21], s, 0);
        vm.prank(operators[5]);
        vm.expectRevert(abi.encodeWithSelector(IDisputes.NotMember.selector, operators[5]));
        disputes.vote(t, d, 0, true, 0, 0);
    }
}

/// A network whose council needs a lead of eleven.
contract ElevenSeatsTest is Walk {
    using WorkTree for WorkTree.Run;

    function operatorCount() internal pure override returns (uint256) {
        return 14;
    }

    function rules() internal pure override returns (Rules memory r) {
        r = super.rules();
        (r.rejectLead, r.cap, r.minOperators) = (11, 31, 12);
    }

    /// Eleven of eleven seats are against the work. The executor opens nothing, which must not save its lock.
    function test_eleven_of_eleven_against_cost_the_lock_though_nobody_opens() public {
        Terms memory t = task();
        Bid memory b = running(t);
        WorkTree.Run memory claimed = run(t);
        claimed.wrongFrom = 0;
        Delivery memory d = deliver(t, b, claimed);
        Settlement memory s = rejectBy(t, b, d, AnswerKind.Differs);
        yes(s.doubt == Doubt.None, "all of them");
        closeLater(t, b, d, s);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "wrong work");
        eq(locked(b.operator), LOCK / 10, "slashed, but for what the accusers are to have");
        eq(owed(b.operator), 0, "unpaid");
    }
}

/// One operator in ten holds a tenth of the tickets, and a delivery has 1000 segments.
contract SeparateHashesTest is Walk {
    using WorkTree for WorkTree.Run;

    uint256 private constant DRAWS = 60;

    function operatorCount() internal pure override returns (uint256) {
        return 10;
    }

    /// With one hash for both, the executor could tell from a segment who replays it: seat i always had the segments
    /// from 100 * i on.
    function test_a_segment_says_nothing_about_its_seat() public {
        address executor = addOperator(uint256(keccak256("executor")), 20_000, 0);
        nextEpoch();
        Terms memory t = task();
        t.maxUnits = 1000 * SEGMENT;
        post(t);
        Bid memory b = bidOf(t, executor, 1 ether);
        award(t, b);
        Delivery memory d = deliver(t, b, run(t));
        mine(t.rules.beaconDelay + 1);
        uint256 same;
        uint256 target = d.blockNumber + t.rules.beaconDelay;
        Roster memory none;
        for (uint256 i = 0; i < DRAWS; ++i) {
            uint256 snapshot = vm.snapshotState();
            vm.setBlockhash(target, keccak256(abi.encode("beacon", i)));
            Roster memory p = draw(t, d, none);
            if (operators[p.windows[0] / 100] == p.seats[0].operator) ++same;
            vm.revertToStateAndDelete(snapshot);
        }
        // A tenth by chance.
        yes(same > 0 && same < DRAWS / 3, "no more often than by chance");
    }
}
