// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {AnswerKind, Roster, Vote} from "../../src/council/ISeats.sol";
import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, Checkpoint, Delivery, Outcome, PartStatus, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Fault} from "../../src/registry/IProviderRegistry.sol";
import {ISureties} from "../../src/surety/ISureties.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// One surety backs several parts of an operator, and is lost whole at the first proof. The price is 100, the lock that
/// one part would need is 1600, and the pledge of each part is 100.
contract SuretyTest is Walk {
    using WorkTree for WorkTree.Run;

    uint96 internal constant PLEDGE = 100 ether;
    uint128 internal constant PRICE = 100 ether;

    address internal executor;

    function operatorCount() internal pure override returns (uint256) {
        return 24;
    }

    function setUp() public override {
        super.setUp();
        executor = operators[0];
    }

    /// Every part is a task of its own, which a surety may back.
    function plain(uint256 number) internal view returns (Terms memory t) {
        t = task();
        t.salt = keccak256(abi.encode("surety", number));
        t.stakeLock = 20 ether;
    }

    function raise(uint96 amount) internal {
        vm.prank(executor);
        sureties.raise(amount);
    }

    function backedBid(Terms memory t) internal view returns (Bid memory b) {
        b = bidOf(t, executor, PRICE);
        b.stakeLock = PLEDGE;
    }

    function start(Terms memory t) internal returns (Bid memory b) {
        post(t);
        b = backedBid(t);
        award(t, b);
        eq(uint8(market.part(idOf(t), 0).status), uint8(PartStatus.Running), "awarded");
    }

    /// Whether the award steps over a backed bid.
    function isSteppedOver(Terms memory t) internal returns (bool) {
        post(t);
        award(t, backedBid(t));
        return market.part(idOf(t), 0).status == PartStatus.Unawarded;
    }

    function garbage(Terms memory t) internal pure returns (WorkTree.Run memory r) {
        r = run(t);
        r.wrongFrom = 0;
    }

    function loseSurety(Terms memory t, Bid memory b) internal {
        Delivery memory d = deliver(t, b, garbage(t));
        closeLater(t, b, d, rejectBy(t, b, d, AnswerKind.Differs));
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "fraud");
    }

    // ------------------------------------------------------------------ the room of a surety

    function test_a_surety_of_one_lock_backs_many_parts() public {
        raise(LOCK + 20 * PLEDGE);
        uint256 before = locked(executor);
        for (uint256 i = 0; i < 20; ++i) {
            start(plain(i));
        }
        eq(locked(executor), before, "nothing is locked beside the surety");
        eq(sureties.suretyOf(executor).open, 20, "all open");
        require(isSteppedOver(plain(20)), "the surety is used up");
    }

    function test_an_award_of_several_parts_takes_as_many_as_the_surety_covers() public {
        raise(LOCK + 3 * PLEDGE);
        Terms memory t = plain(0);
        t.parts = 5;
        bytes32[] memory starts = new bytes32[](5);
        for (uint256 i = 0; i < 5; ++i) {
            starts[i] = startRun().leaf(0);
        }
        t.starts = WorkTree.rootOf(starts);
        post(t);
        uint16[] memory parts = new uint16[](5);
        for (uint16 i = 0; i < 5; ++i) {
            parts[i] = i;
        }
        awardParts(t, backedBid(t), parts);
        eq(sureties.suretyOf(executor).open, 3, "three of five");
        eq(uint8(market.part(idOf(t), 2).status), uint8(PartStatus.Running), "the third runs");
        eq(uint8(market.part(idOf(t), 3).status), uint8(PartStatus.Unawarded), "the fourth does not");
    }

    function test_without_a_surety_a_bid_with_a_small_lock_is_stepped_over() public {
        require(isSteppedOver(plain(0)), "no surety");
        raise(LOCK + PLEDGE - 1);
        require(isSteppedOver(plain(1)), "too small");
    }

    function test_a_pledge_is_at_least_the_highest_price() public {
        raise(LOCK + PLEDGE);
        Terms memory t = plain(0);
        post(t);
        Bid memory b = backedBid(t);
        b.price = PRICE / 2;
        b.stakeLock = PLEDGE - 1;
        bytes memory signature = signBid(b);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.StakeLockTooLow.selector, PLEDGE - 1, LOCK / 2));
        awardWith(t, b, signature);
    }

    function test_a_surety_does_not_back_work_that_is_all_or_nothing() public {
        raise(LOCK + PLEDGE);
        Terms memory t = plain(0);
        t.allOrNothing = true;
        t.parts = 2;
        t.starts = keccak256(abi.encode(t.starts, t.starts));
        t.stakeLock = 2 * PLEDGE;
        post(t);
        Bid memory b = backedBid(t);
        b.stakeLock = t.stakeLock;
        bytes memory signature = signBid(b);
        vm.expectPartialRevert(IMarketEvents.StakeLockTooLow.selector);
        awardWith(t, b, signature);
    }

    function test_a_jailed_operator_is_not_backed() public {
        raise(LOCK + PLEDGE);
        vm.prank(address(market));
        registry.jail(executor, CLASS, Fault.WrongWork);
        require(isSteppedOver(plain(0)), "jailed");
    }

    // ------------------------------------------------------------------ pledges

    /// Once the window of a forged part is drawn its surety is lost in effect: whatever else is paid before the slash is
    /// free. So a paid part keeps its pledge, or one surety would back any number of forged parts meanwhile.
    function test_a_paid_part_keeps_its_pledge_while_a_part_beside_it_is_open() public {
        raise(LOCK + 2 * PLEDGE);
        Terms memory slow = plain(0);
        Bid memory slowBid = start(slow);
        pass(1);
        Terms memory quick = plain(1);
        Bid memory quickBid = start(quick);
        payHonestly(quick, quickBid, deliver(quick, quickBid, run(quick)), run(quick));
        eq(sureties.suretyOf(executor).open, 1, "one is still open");
        pass(1);
        require(isSteppedOver(plain(2)), "no room for a third");
        payHonestly(slow, slowBid, deliver(slow, slowBid, run(slow)), run(slow));
        eq(sureties.suretyOf(executor).pledged, 0, "all pledges are free");
        start(plain(3));
        start(plain(4));
    }

    /// An operator that is never idle gets its pledges back too: after two further generations.
    function test_pledges_come_free_though_a_part_is_always_open() public {
        raise(LOCK + 5 * PLEDGE);
        Terms memory t = plain(0);
        Bid memory b = start(t);
        for (uint256 i = 1; i < 20; ++i) {
            pass(1);
            Terms memory next = plain(i);
            Bid memory nextBid = start(next);
            payHonestly(t, b, deliver(t, b, run(t)), run(t));
            (t, b) = (next, nextBid);
        }
        eq(sureties.suretyOf(executor).open, 1, "never idle");
        atMost(sureties.suretyOf(executor).pledged, 5 * PLEDGE, "and never more than the parts of three generations");
    }

    function test_a_surety_is_lowered_only_by_what_no_part_needs() public {
        raise(LOCK + 3 * PLEDGE);
        Terms memory t = plain(0);
        Bid memory b = start(t);
        vm.prank(executor);
        sureties.lower(2 * PLEDGE);
        vm.prank(executor);
        vm.expectRevert(
            abi.encodeWithSelector(ISureties.SuretyTooSmall.selector, LOCK + PLEDGE, uint256(LOCK) + PLEDGE + 1)
        );
        sureties.lower(1);
        uint256 before = free(executor);
        payHonestly(t, b, deliver(t, b, run(t)), run(t));
        vm.prank(executor);
        sureties.lower(LOCK + PLEDGE);
        eq(free(executor) - before, uint256(LOCK) + PLEDGE, "free again");
        eq(sureties.suretyOf(executor).amount, 0, "nothing is left");
    }

    // ------------------------------------------------------------------ the first proof

    function test_the_first_proof_costs_the_whole_surety_and_shares_are_those_of_one_lock() public {
        raise(LOCK + 5 * PLEDGE);
        Terms memory t = plain(0);
        Bid memory b = start(t);
        uint256 supply = token.totalSupply();
        Delivery memory d = deliver(t, b, garbage(t));
        Settlement memory s = rejectBy(t, b, d, AnswerKind.Differs);
        eq(sureties.suretyOf(executor).amount, LOCK + 5 * PLEDGE, "not lost before the time to contest is over");
        closeLater(t, b, d, s);
        eq(sureties.suretyOf(executor).amount, 0, "lost whole");
        eq(locked(executor), LOCK / 10, "but for what the accusers are to have: a tenth of one lock");
        eq(registry.claimable(client), s.fees, "the client gets its loss");
        registry.burn();
        eq(supply - token.totalSupply(), LOCK + 5 * PLEDGE - LOCK / 10 - s.fees, "the rest is burned");
        eq(uint8(market.part(idOf(t), 0).status), uint8(PartStatus.Open), "the part goes on");
    }

    function test_the_other_parts_of_a_lost_surety_return_to_their_clients() public {
        raise(LOCK + 3 * PLEDGE);
        Terms memory other = plain(1);
        Bid memory otherBid = start(other);
        Terms memory t = plain(0);
        Bid memory b = start(t);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.StillBacked.selector, executor));
        market.endVoid(other, otherBid, 0);
        loseSurety(t, b);
        market.endVoid(other, otherBid, 0);
        eq(uint8(market.part(idOf(other), 0).status), uint8(PartStatus.Open), "open again");
        Bid memory next = bidOf(other, operators[1], 70 ether);
        next.stakeLock = LOCK;
        award(other, next);
        eq(payHonestly(other, next, deliver(other, next, run(other)), run(other)), 70 ether, "done by another");
    }

    function test_a_delivery_whose_surety_is_lost_is_void_though_nobody_judged_it() public {
        raise(LOCK + 3 * PLEDGE);
        Terms memory other = plain(1);
        Bid memory otherBid = start(other);
        Delivery memory pending = deliver(other, otherBid, run(other));
        Terms memory t = plain(0);
        loseSurety(t, start(t));
        market.voidDelivery(other, otherBid, pending);
        eq(uint8(market.outcomeOf(idOf(pending))), uint8(Outcome.Void), "void");
        eq(uint8(market.part(idOf(other), 0).status), uint8(PartStatus.Open), "open again");
        eq(owed(executor), 0, "unpaid");
    }

    /// The council accepts without the client's signature; its logs are left to read.
    function finaliseHonestly(Terms memory t, Bid memory b, Delivery memory d) internal {
        Roster memory p = draw(t, d);
        WorkTree.Run memory r = run(t);
        vm.recordLogs();
        council.finalise(t, b, d, p, answers(t, d, p, r), evidence(t, d, p, r), "");
    }

    function test_an_accepted_delivery_is_not_paid_once_its_surety_is_lost() public {
        raise(LOCK + 3 * PLEDGE);
        Terms memory t = plain(0);
        Bid memory b = start(t);
        Terms memory other = plain(1);
        Bid memory otherBid = start(other);
        Delivery memory bad = deliver(t, b, garbage(t));
        Settlement memory rejected = rejectBy(t, b, bad, AnswerKind.Differs);
        Delivery memory pending = deliver(other, otherBid, run(other));
        finaliseHonestly(other, otherBid, pending);
        (Stage stage, Roster memory kept, Vote[] memory votes, Settlement memory agreed) = verdictInLogs();
        closeLater(t, b, bad, rejected);
        closeLater(other, otherBid, pending, agreed);
        eq(uint8(market.outcomeOf(idOf(pending))), uint8(Outcome.Void), "void");
        eq(owed(executor), 0, "unpaid");
        eq(uint8(market.part(idOf(other), 0).status), uint8(PartStatus.Open), "open again");
        council.conclude(other, pending, kept, votes, stage);
        eq(registry.bondOf(kept.seats[0].operator, CLASS).duty, 0, "the seat is free, and lost nothing");
    }

    function test_a_second_proof_finds_nothing_more_to_take() public {
        raise(LOCK + 3 * PLEDGE);
        Terms memory first = plain(0);
        Bid memory firstBid = start(first);
        Terms memory second = plain(1);
        Bid memory secondBid = start(second);
        Delivery memory d1 = deliver(first, firstBid, garbage(first));
        Settlement memory s1 = rejectBy(first, firstBid, d1, AnswerKind.Differs);
        Delivery memory d2 = deliver(second, secondBid, garbage(second));
        Settlement memory s2 = rejectBy(second, secondBid, d2, AnswerKind.Differs);
        closeLater(first, firstBid, d1, s1);
        uint256 left = locked(executor);
        closeLater(second, secondBid, d2, s2);
        eq(uint8(market.outcomeOf(idOf(d2))), uint8(Outcome.Fraud), "fraud");
        eq(locked(executor), left, "nothing more");
        eq(owed(executor), 0, "unpaid");
        eq(uint8(market.part(idOf(second), 0).status), uint8(PartStatus.Open), "open again");
    }

    /// A milestone that nobody judged is not the state from which another executor resumes.
    function test_a_part_returns_to_the_state_before_a_void_milestone() public {
        raise(40 * PLEDGE);
        Terms memory t = plain(1);
        t.milestoneSegments = 5;
        Bid memory b = start(t);
        Delivery memory d = deliver(t, b, begun(t, 5));
        Terms memory bad = plain(0);
        loseSurety(bad, start(bad));
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.DeliveriesPending.selector, 1));
        market.endVoid(t, b, 0);
        market.voidDelivery(t, b, d);
        eq(market.part(idOf(t), 0).units, 0, "from the beginning");
        eq(uint8(market.part(idOf(t), 0).status), uint8(PartStatus.Open), "open");
        eq(nft.balanceOf(executor), 0, "both assignments are over");
    }

    /// The later of two void milestones does not carry the part forward again.
    function test_void_milestones_return_the_part_to_the_first_of_them_in_any_order() public {
        for (uint256 i = 0; i < 2; ++i) {
            uint256 snapshot = vm.snapshotState();
            raise(40 * PLEDGE);
            Terms memory t = plain(1);
            t.milestoneSegments = 3;
            Bid memory b = start(t);
            Delivery memory d1 = deliver(t, b, begun(t, 3));
            Delivery memory d2 = deliver(t, b, piece(t, 3, 3, false));
            Terms memory bad = plain(0);
            loseSurety(bad, start(bad));
            market.voidDelivery(t, b, i == 0 ? d1 : d2);
            market.voidDelivery(t, b, i == 0 ? d2 : d1);
            eq(market.part(idOf(t), 0).units, 0, "from the beginning");
            eq(uint8(market.part(idOf(t), 0).status), uint8(PartStatus.Open), "open");
            vm.revertToState(snapshot);
        }
    }

    function test_a_cut_of_a_void_run_is_not_delivered() public {
        raise(LOCK + 3 * PLEDGE);
        Terms memory t = plain(1);
        Bid memory b = start(t);
        Terms memory bad = plain(0);
        loseSurety(bad, start(bad));
        vm.prank(executor);
        market.quit(t, 0);
        WorkTree.Run memory r = begun(t, 4);
        Checkpoint memory c = Checkpoint(idOf(t), 0, 1, 0, 4, r.root(), r.leaf(4));
        bytes memory signature = signCheckpoint(c);
        vm.prank(executor);
        market.closeCut(t, b, c, signature);
        eq(market.part(idOf(t), 0).units, 0, "nothing was delivered");
        eq(uint8(market.part(idOf(t), 0).status), uint8(PartStatus.Open), "open");
    }

    function test_a_new_surety_does_not_revive_void_parts_and_backs_new_ones() public {
        raise(LOCK + 3 * PLEDGE);
        Terms memory t = plain(1);
        Bid memory b = start(t);
        Terms memory bad = plain(0);
        loseSurety(bad, start(bad));
        pass(1 days + 1);
        vm.startPrank(executor);
        registry.returnFromJail(CLASS);
        sureties.raise(LOCK + 2 * PLEDGE);
        vm.stopPrank();
        Terms memory next = plain(2);
        Bid memory nextBid = start(next);
        market.endVoid(t, b, 0);
        eq(sureties.suretyOf(executor).open, 1, "the void part was not counted");
        eq(payHonestly(next, nextBid, deliver(next, nextBid, run(next)), run(next)), PRICE, "paid");
    }

    // ------------------------------------------------------------------ penalties

    function test_a_penalty_comes_out_of_the_pledge_of_its_part() public {
        raise(LOCK + 2 * PLEDGE);
        Terms memory t = plain(0);
        Bid memory b = start(t);
        pass(61);
        vm.prank(executor);
        market.quit(t, 0);
        closeEmptyCut(t, b, 0);
        eq(sureties.suretyOf(executor).amount, LOCK + 2 * PLEDGE - t.rules.silencePenalty, "the penalty");
        eq(locked(executor), LOCK + 2 * PLEDGE - t.rules.silencePenalty, "and no more");
        eq(sureties.suretyOf(executor).open, 0, "the part is over");
    }

    // ------------------------------------------------------------------ callers

    function test_only_the_market_moves_sureties_of_others() public {
        bytes memory no = abi.encodeWithSelector(ISureties.NotMarket.selector, address(this));
        vm.expectRevert(no);
        sureties.back(executor, 1, 1, 1);
        vm.expectRevert(no);
        sureties.release(executor, 1);
        vm.expectRevert(no);
        sureties.spend(executor, 1, 1);
        vm.expectRevert(no);
        sureties.lose(executor);
        vm.expectRevert(ISureties.ZeroSurety.selector);
        sureties.raise(0);
        vm.expectRevert(ISureties.ZeroSurety.selector);
        sureties.lower(0);
    }
}
