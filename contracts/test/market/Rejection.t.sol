// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Verdict} from "../../src/council/ICheckedWork.sol";
import {Answer, AnswerKind, Roster, Vote} from "../../src/council/ISeats.sol";
import {DeliveryInput, IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, Checkpoint, Delivery, Outcome, PartStatus, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// The consequences of wrong work for everybody involved.
contract RejectionTest is Walk {
    using WorkTree for WorkTree.Run;

    Terms internal t;
    Bid internal b;
    bytes32 internal id;

    function operatorCount() internal pure override returns (uint256) {
        return 24;
    }

    function setUp() public override {
        super.setUp();
        Terms memory made = task();
        t = made;
        b = running(made);
        id = idOf(made);
    }

    /// Wrong from its first segment on.
    function garbage() internal view returns (WorkTree.Run memory r) {
        r = run(t);
        r.wrongFrom = 0;
    }

    /// The same task with milestones of this many segments.
    function withMilestones(uint64 segments) internal {
        Terms memory made = task();
        made.salt = keccak256("milestones");
        made.milestoneSegments = segments;
        t = made;
        b = running(made);
        id = idOf(made);
    }

    /// The first segments of the garbage, in mid-run.
    function badStart(uint64 segments) internal view returns (WorkTree.Run memory r) {
        r = begun(t, segments);
        r.wrongFrom = 0;
    }

    /// Honest seats replay and find another state; further seats are drawn until the work is rejected.
    function reject(Bid memory by, Delivery memory d) internal returns (Settlement memory) {
        return rejectBy(t, by, d, AnswerKind.Differs);
    }

    function test_garbage_is_rejected_and_slashed() public {
        Delivery memory d = deliver(t, b, garbage());
        uint256 supply = token.totalSupply();
        Settlement memory s = reject(b, d);
        eq(locked(b.operator), LOCK, "not slashed before the time to contest is over");
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.close(t, b, d, s);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        eq(locked(b.operator), LOCK / 10, "slashed, but for what the accusers are to have");
        eq(owed(b.operator), 0, "unpaid");
        eq(registry.claimable(client), s.fees, "the client gets its loss: the seats' fees");
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "fraud");
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Open), "the part goes on");
        registry.burn();
        eq(supply - token.totalSupply(), LOCK - LOCK / 10 - s.fees, "the rest is burned");
    }

    function test_conspiring_to_slash_loses_money() public {
        // Client and all seats lie about honest work.
        Delivery memory d = deliver(t, b, run(t));
        uint256 before = token.balanceOf(client);
        Settlement memory s = reject(b, d);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        uint256 gained = registry.claimable(client);
        // The client only gets back the fees that it paid to the seats; nobody of them gains from the slash.
        eq(gained, s.fees, "the fees come back");
        atMost(gained, uint256(LOCK) * t.rules.compensationBps / 10_000, "bounded");
        eq(token.balanceOf(client), before, "and nothing else");
    }

    function test_a_rejected_part_restarts_at_the_start_of_the_delivery() public {
        Delivery memory d = deliver(t, b, garbage());
        Settlement memory s = reject(b, d);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        Bid memory next = bidOf(t, operators[1], 30 ether);
        award(t, next);
        Delivery memory good = deliver(t, next, run(t));
        eq(good.startUnits, 0, "from the beginning");
        eq(payHonestly(t, next, good, run(t)), 30 ether, "paid");
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Ended), "ended");
    }

    function test_seats_on_the_wrong_side_lose_their_bond() public {
        Terms memory wide = task();
        wide.salt = keccak256("wide");
        wide.lead = 2;
        t = wide;
        b = running(wide);
        Delivery memory d = deliver(t, b, garbage());
        Roster memory p = draw(t, d);
        // A friend agrees with the garbage, under a good seal.
        Answer[] memory a = all(d, p, AnswerKind.Differs);
        a[0] = agree(t, d, p, 0, garbage());
        Answer memory friend = a[0];
        while (p.seats.length < 5) {
            p = drawMore(t, d, p, a);
            a = all(d, p, AnswerKind.Differs);
            a[0] = friend;
        }
        vm.recordLogs();
        council.finalise(t, b, d, p, a, closed(), "");
        concludeWrongSeat(d, p.seats[0].operator);
    }

    function concludeWrongSeat(Delivery memory d, address friend) internal {
        (Stage stage, Roster memory kept, Vote[] memory votes, Settlement memory s) = verdictInLogs();
        eq(uint8(s.stage), uint8(Stage.Rejected), "rejected");
        closeLater(t, b, d, s);
        council.conclude(t, d, kept, votes, stage);
        eq(registry.bondOf(friend, CLASS).units, 390, "the friend's bond");
        eq(owed(friend), 0, "and fee");
    }

    function test_a_milestone_that_is_rejected_voids_what_the_same_executor_built_on_it() public {
        withMilestones(5);
        WorkTree.Run memory first = badStart(5);
        Delivery memory d1 = deliver(t, b, first);
        WorkTree.Run memory second = piece(t, 5, 5, true);
        // It starts where the garbage ended.
        DeliveryInput memory h = input(second);
        h.startLeaf = first.leaf(5);
        (h.root, h.startProof, h.endProof) = rerooted(second, first.leaf(5));
        Delivery memory d2 = deliver(t, b, h);
        vm.expectPartialRevert(IMarketEvents.WrongStage.selector);
        market.voidDelivery(t, b, d2);
        Settlement memory s = reject(b, d1);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d1, s);
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Delivered), "the last delivery is still there");
        market.voidDelivery(t, b, d2);
        eq(uint8(market.outcomeOf(idOf(d2))), uint8(Outcome.Void), "void");
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Open), "open again");
        eq(market.part(id, 0).units, 0, "from the beginning");
        eq(nft.balanceOf(b.operator), 1, "the assignment is over; the other task still runs");
    }

    /// The tree of `r` with another first leaf.
    function rerooted(WorkTree.Run memory r, bytes32 first)
        internal
        pure
        returns (bytes32 root, bytes32[] memory start, bytes32[] memory end)
    {
        bytes32[] memory nodes = r.layer();
        nodes[0] = first;
        start = WorkTree.proofIn(nodes, 0);
        nodes = r.layer();
        nodes[0] = first;
        end = WorkTree.proofIn(nodes, r.segments());
        root = nodes[0];
    }

    /// The executor leaves, with a receipt for four segments that are made up.
    function leaveGarbage() internal returns (Delivery memory, WorkTree.Run memory bad) {
        vm.prank(b.operator);
        market.quit(t, 0);
        bad = badStart(4);
        Checkpoint memory c = Checkpoint(id, 0, 1, 0, 4, bad.root(), bad.leaf(4));
        return (claimCut(t, b, c), bad);
    }

    function test_an_executor_that_built_on_bad_state_is_paid_for_its_receipted_work() public {
        // The first executor leaves garbage behind; the second one resumes from it.
        (Delivery memory d1,) = leaveGarbage();
        Bid memory next = bidOf(t, operators[1], 50 ether);
        award(t, next);
        Settlement memory s = reject(b, d1);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d1, s);
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Cutting), "the second is cut");
        // Two segments were receipted before the rejection.
        WorkTree.Run memory after_ = piece(t, 4, 2, false);
        Checkpoint memory c = Checkpoint(id, 0, 2, 1, 2, after_.root(), after_.leaf(2));
        Delivery memory d2 = claimCut(t, next, c);
        eq(market.part(id, 0).units, 0, "the part is thrown back to the beginning");
        Bid memory third = bidOf(t, operators[2], 40 ether);
        bytes memory signature = signBid(third);
        vm.expectPartialRevert(IMarketEvents.DeliveriesPending.selector);
        awardWith(t, third, signature);
        eq(payHonestly(t, next, d2, after_), 10 ether, "20% of 50");
        award(t, third);
        Delivery memory d3 = deliver(t, third, run(t));
        eq(payHonestly(t, third, d3, run(t)), 40 ether, "the whole part");
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Ended), "ended");
    }

    function test_dealing_with_oneself_costs_more_than_it_yields() public {
        // Client and executor in league: rank grows by what drawn strangers were paid, never by the price.
        Delivery memory d = deliver(t, b, run(t));
        Settlement memory s = settleHonestly(t, b, d, run(t));
        uint256 good = history.recordOf(b.operator).good;
        atMost(good, s.fees, "no more than the fees");
        uint256 plain = history.effectivePrice(operators[9], 80 ether, registry.currentEpoch() + 1);
        uint256 ranked = history.effectivePrice(b.operator, 80 ether, registry.currentEpoch() + 1);
        atMost(plain - ranked, s.fees, "the advantage is smaller than what it cost");
    }

    function test_a_rejected_delivery_can_be_contested_but_not_settled_again() public {
        Delivery memory d = deliver(t, b, garbage());
        Settlement memory s = reject(b, d);
        bytes memory word = accepted(d);
        vm.expectPartialRevert(IMarketEvents.WrongStage.selector);
        market.accept(t, b, d, s, word);
        s.stage = Stage.Accepted;
        pass(t.rules.contestSeconds + 1);
        vm.expectPartialRevert(IMarketEvents.WrongDelivery.selector);
        market.close(t, b, d, s);
    }

    /// Silent after a milestone that is then rejected: the lock is slashed already, and work built on it is worth
    /// nothing.
    function test_a_slashed_executor_is_neither_penalised_nor_paid_for_its_cut() public {
        withMilestones(5);
        Delivery memory d = deliver(t, b, badStart(5));
        token.mint(operators[5], 1 ether);
        vm.prank(operators[5]);
        liveness.challenge(t, 0);
        Settlement memory s = reject(b, d);
        pass(t.rules.contestSeconds + 1);
        liveness.replace(t, 0);
        Checkpoint memory c = Checkpoint(id, 0, 1, 1, 2, keccak256("root"), keccak256("leaf"));
        market.close(t, b, d, s);
        eq(locked(b.operator), LOCK + LOCK / 10, "slashed; the other task's lock is left");
        uint256 stake = registry.accountOf(b.operator).free;
        bytes memory signature = signCheckpoint(c);
        vm.prank(b.operator);
        market.closeCut(t, b, c, signature);
        eq(registry.accountOf(b.operator).free, stake, "nothing more is taken");
        eq(market.part(id, 0).open, 0, "no delivery was made of it");
        eq(market.part(id, 0).units, 0, "the part is thrown back");
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Open), "and open");
    }

    function test_an_open_part_is_rolled_back_too() public {
        (Delivery memory d,) = leaveGarbage();
        eq(market.part(id, 0).units, 4 * SEGMENT, "stands at the checkpoint");
        Settlement memory s = reject(b, d);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        eq(market.part(id, 0).units, 0, "thrown back");
        award(t, bidOf(t, operators[1], 50 ether));
        Delivery memory good = deliver(t, bidOf(t, operators[1], 50 ether), run(t));
        eq(good.startUnits, 0, "from the beginning");
    }

    /// A council cannot settle work that builds on rejected work of the same executor.
    function test_work_built_on_rejected_work_is_not_settled() public {
        withMilestones(3);
        WorkTree.Run memory first = badStart(3);
        Delivery memory d1 = deliver(t, b, first);
        WorkTree.Run memory second = piece(t, 3, 3, false);
        DeliveryInput memory h = input(second);
        h.startLeaf = first.leaf(3);
        (h.root, h.startProof, h.endProof) = rerooted(second, first.leaf(3));
        Delivery memory d2 = deliver(t, b, h);
        Settlement memory s = reject(b, d1);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d1, s);
        Verdict memory verdict;
        verdict.stage = Stage.Accepted;
        vm.prank(address(council));
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongStage.selector, Stage.Rejected));
        market.settle(t, b, d2, verdict, "");
        market.voidDelivery(t, b, d2);
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Open), "open");
    }

    /// A loss in a token other than the stake's is compensated at the rate of the task's terms, whatever it is later.
    function test_a_loss_in_another_token_is_compensated_at_the_rate_of_the_terms() public {
        PlainToken other = new PlainToken();
        vm.prank(governance);
        parameters.listToken(address(other), 4e18);
        other.mint(client, 10_000 ether);
        vm.prank(client);
        other.approve(address(market), type(uint256).max);
        Terms memory made = t;
        (made.token, made.rate, made.stakeLock) = (address(other), 4e18, 4 * LOCK);
        t = made;
        b = running(made);
        id = idOf(made);
        uint256 held = locked(b.operator);
        Delivery memory d = deliver(t, b, garbage());
        Settlement memory s = reject(b, d);
        pass(t.rules.contestSeconds + 1 days);
        vm.prank(governance);
        parameters.listToken(address(other), 8e18);
        market.close(t, b, d, s);
        eq(held - locked(b.operator), b.stakeLock - b.stakeLock / 10, "slashed");
        eq(registry.claimable(client), 4 * uint256(s.fees), "the fees, in the stake token");
    }
}
