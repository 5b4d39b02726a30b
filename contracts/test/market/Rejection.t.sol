// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, AnswerKind, Panel, Vote} from "../../src/council/ICouncil.sol";
import {Finding, Handover, IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, Checkpoint, Delivery, Outcome, PartStatus, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// What happens to wrong work, and to those who had to do with it.
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
        // All segments are looked at, so that a test need not be lucky.
        made.segments = 10;
        made.lead = 1;
        made.rejectLead = 2;
        t = made;
        b = running(made);
        id = idOf(made);
    }

    /// Wrong from its first segment on.
    function garbage() internal view returns (WorkTree.Run memory r) {
        r = run(t);
        r.wrongFrom = 0;
    }

    /// Honest seats find the truth; those who disagree with the executor are joined by more, until it is rejected.
    function reject(Bid memory by, Delivery memory d, WorkTree.Run memory claimed, WorkTree.Run memory truth)
        internal
        returns (Settlement memory s)
    {
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, truth);
        p = drawMore(t, d, p, a, sealedEvidence(p, claimed));
        vm.recordLogs();
        council.finalise(t, by, d, p, answers(d, p, truth), sealedEvidence(p, claimed), "");
        (,,,, s) = judged();
        eq(uint8(s.stage), uint8(Stage.Rejected), "rejected");
    }

    function test_garbage_is_rejected_and_slashed() public {
        Delivery memory d = deliver(t, b, garbage());
        uint256 supply = token.totalSupply();
        Settlement memory s = reject(b, d, garbage(), run(t));
        eq(locked(b.operator), 50 ether, "not slashed before the time to contest is over");
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.close(t, b, d, s);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        eq(locked(b.operator), 0, "slashed");
        eq(owed(b.operator), 0, "unpaid");
        eq(registry.claimable(client), s.fees, "the client gets its loss: the seats' fees");
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "fraud");
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Open), "the part goes on");
        registry.burn();
        eq(supply - token.totalSupply(), 50 ether - s.fees, "the rest is burned");
    }

    function test_conspiring_to_slash_loses_money() public {
        // Client and all seats lie about honest work.
        Delivery memory d = deliver(t, b, run(t));
        uint256 before = token.balanceOf(client);
        Settlement memory s = reject(b, d, run(t), garbage());
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        uint256 gained = registry.claimable(client);
        // What the client gets is what it paid to the seats; of the slash nobody of them sees more.
        eq(gained, s.fees, "the fees come back");
        atMost(gained, uint256(50 ether) * t.rules.compensationBps / 10_000, "bounded");
        eq(token.balanceOf(client), before, "and nothing else");
    }

    function test_a_rejected_part_goes_on_from_where_the_delivery_started() public {
        Delivery memory d = deliver(t, b, garbage());
        Settlement memory s = reject(b, d, garbage(), run(t));
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        Bid memory next = bidOf(t, operators[1], 30 ether);
        award(t, next);
        Delivery memory good = deliver(t, next, run(t));
        eq(good.startUnits, 0, "from the beginning");
        eq(settleHonestly(t, next, good, run(t)).paid, 30 ether, "paid");
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Ended), "ended");
    }

    function test_seats_on_the_wrong_side_lose_their_bond() public {
        Terms memory wide = task();
        wide.salt = keccak256("wide");
        wide.lead = 2;
        wide.rejectLead = 3;
        t = wide;
        b = running(wide);
        Delivery memory d = deliver(t, b, garbage());
        Panel memory p = draw(t, d);
        Answer[] memory a = answers(d, p, run(t));
        // A friend agrees with the garbage, under a good seal.
        a[0] = answerOf(d, p, 0, garbage());
        Panel memory q = drawMore(t, d, p, a, sealedEvidence(p, garbage()));
        Answer[] memory all = answers(d, q, run(t));
        all[0] = a[0];
        q = drawMore(t, d, q, all, sealedEvidence(q, garbage()));
        all = answers(d, q, run(t));
        all[0] = a[0];
        vm.recordLogs();
        council.finalise(t, b, d, q, all, sealedEvidence(q, garbage()), "");
        concludeWrongSeat(d, q.seats[0].operator);
    }

    function concludeWrongSeat(Delivery memory d, address friend) internal {
        (, Panel memory kept, Vote[] memory votes, bool[] memory rejected, Settlement memory s) = judged();
        eq(uint8(s.stage), uint8(Stage.Rejected), "rejected");
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        council.conclude(t, d, kept, votes, rejected);
        eq(registry.bondOf(friend, CLASS).units, 390, "the friend's bond");
        eq(owed(friend), 0, "and fee");
    }

    function test_a_milestone_that_is_rejected_voids_what_the_same_executor_built_on_it() public {
        WorkTree.Run memory first = garbage();
        first.units = 3 * SEGMENT;
        Handover memory h = handover(first);
        h.last = false;
        Delivery memory d1 = deliver(t, b, h);
        WorkTree.Run memory second = garbage();
        second.startUnits = 3 * SEGMENT;
        second.units = 7 * SEGMENT;
        h = handover(second);
        // It starts where the garbage ended.
        WorkTree.Run memory truth = run(t);
        truth.units = 3 * SEGMENT;
        h.startLeaf = first.leaf(3);
        (h.root, h.startProof, h.endProof) = rerooted(second, first.leaf(3));
        Delivery memory d2 = deliver(t, b, h);
        vm.expectPartialRevert(IMarketEvents.WrongStage.selector);
        market.voidDelivery(t, b, d2);
        Settlement memory s = reject(b, d1, first, truth);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d1, s);
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Delivered), "the last delivery is still there");
        market.voidDelivery(t, b, d2);
        eq(uint8(market.outcomeOf(idOf(d2))), uint8(Outcome.Void), "void");
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Open), "open again");
        eq(market.part(id, 0).units, 0, "from the beginning");
        eq(nft.balanceOf(b.operator), 0, "the tenure is over");
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
        bad = garbage();
        bad.units = 4 * SEGMENT;
        Checkpoint memory c = Checkpoint(id, 0, 1, 0, 4, bad.root(), bad.leaf(4));
        market.showCheckpoint(t, c, signCheckpoint(c));
        vm.recordLogs();
        vm.prank(b.operator);
        market.closeCut(t, b, c);
        return (lastDelivery(), bad);
    }

    function test_an_executor_that_built_on_bad_state_is_paid_for_its_receipted_work() public {
        // The first executor leaves garbage behind; the second goes on from it.
        (Delivery memory d1, WorkTree.Run memory bad) = leaveGarbage();
        Bid memory next = bidOf(t, operators[1], 50 ether);
        award(t, next);
        WorkTree.Run memory truth = run(t);
        truth.units = 4 * SEGMENT;
        Settlement memory s = reject(b, d1, bad, truth);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d1, s);
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Cutting), "the second is cut");
        // Two segments were receipted before the rejection.
        WorkTree.Run memory after_ = run(t);
        after_.startUnits = 4 * SEGMENT;
        after_.units = 2 * SEGMENT;
        Checkpoint memory c = Checkpoint(id, 0, 2, 1, 2, after_.root(), after_.leaf(2));
        market.showCheckpoint(t, c, signCheckpoint(c));
        pass(t.rules.receiptSeconds + 1);
        vm.recordLogs();
        market.closeCut(t, next, c);
        Delivery memory d2 = lastDelivery();
        eq(market.part(id, 0).units, 0, "the part is thrown back to the beginning");
        Bid memory third = bidOf(t, operators[2], 40 ether);
        bytes memory signature = signBid(third);
        vm.expectPartialRevert(IMarketEvents.DeliveriesPending.selector);
        awardWith(t, third, signature);
        eq(settleHonestly(t, next, d2, after_).paid, 10 ether, "20% of 50");
        award(t, third);
        Delivery memory d3 = deliver(t, third, run(t));
        eq(settleHonestly(t, third, d3, run(t)).paid, 40 ether, "the whole part");
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
        Settlement memory s = reject(b, d, garbage(), run(t));
        bytes memory word = accepted(d);
        vm.expectPartialRevert(IMarketEvents.WrongStage.selector);
        market.accept(t, b, d, s, word);
        s.stage = Stage.Accepted;
        pass(t.rules.contestSeconds + 1);
        vm.expectPartialRevert(IMarketEvents.WrongDelivery.selector);
        market.close(t, b, d, s);
    }

    /// Silent after a milestone that is then rejected: the lock is gone already, and what was built on it is worth nothing.
    function test_a_slashed_executor_is_neither_penalised_nor_paid_for_its_cut() public {
        WorkTree.Run memory first = garbage();
        first.units = 3 * SEGMENT;
        Handover memory h = handover(first);
        h.last = false;
        Delivery memory d = deliver(t, b, h);
        token.mint(operators[5], 1 ether);
        vm.prank(operators[5]);
        liveness.challenge(t, 0);
        WorkTree.Run memory truth = run(t);
        truth.units = 3 * SEGMENT;
        Settlement memory s = reject(b, d, first, truth);
        pass(t.rules.contestSeconds + 1);
        liveness.replace(t, 0);
        Checkpoint memory c = Checkpoint(id, 0, 1, 1, 2, keccak256("root"), keccak256("leaf"));
        market.showCheckpoint(t, c, signCheckpoint(c));
        market.close(t, b, d, s);
        eq(locked(b.operator), 0, "slashed");
        pass(t.rules.receiptSeconds + 1);
        uint256 stake = registry.accountOf(b.operator).free;
        market.closeCut(t, b, c);
        eq(registry.accountOf(b.operator).free, stake, "nothing more is taken");
        eq(market.part(id, 0).open, 0, "no delivery was made of it");
        eq(market.part(id, 0).units, 0, "the part is thrown back");
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Open), "and open");
    }

    function test_an_open_part_is_thrown_back_too() public {
        (Delivery memory d, WorkTree.Run memory bad) = leaveGarbage();
        eq(market.part(id, 0).units, 4 * SEGMENT, "stands at the checkpoint");
        WorkTree.Run memory truth = run(t);
        truth.units = 4 * SEGMENT;
        Settlement memory s = reject(b, d, bad, truth);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        eq(market.part(id, 0).units, 0, "thrown back");
        award(t, bidOf(t, operators[1], 50 ether));
        Delivery memory good = deliver(t, bidOf(t, operators[1], 50 ether), run(t));
        eq(good.startUnits, 0, "from the beginning");
    }

    /// A council cannot settle what rests on rejected work of the same executor.
    function test_what_was_built_on_rejected_work_is_not_settled() public {
        WorkTree.Run memory first = garbage();
        first.units = 3 * SEGMENT;
        Handover memory h = handover(first);
        h.last = false;
        Delivery memory d1 = deliver(t, b, h);
        WorkTree.Run memory second = run(t);
        second.startUnits = 3 * SEGMENT;
        second.units = 3 * SEGMENT;
        h = handover(second);
        h.last = false;
        h.startLeaf = first.leaf(3);
        (h.root, h.startProof, h.endProof) = rerooted(second, first.leaf(3));
        Delivery memory d2 = deliver(t, b, h);
        WorkTree.Run memory truth = run(t);
        truth.units = 3 * SEGMENT;
        Settlement memory s = reject(b, d1, first, truth);
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d1, s);
        Finding memory finding;
        finding.stage = Stage.Accepted;
        vm.prank(address(council));
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongStage.selector, Stage.Rejected));
        market.settle(t, b, d2, finding, "");
        market.voidDelivery(t, b, d2);
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Open), "open");
    }

    /// In a token other than the stake's, the loss is a share of the price that the lock was to cover.
    function test_a_loss_in_another_token_is_measured_against_the_price() public {
        PlainToken other = new PlainToken();
        vm.prank(governance);
        parameters.listToken(address(other), true);
        other.mint(client, 10_000 ether);
        vm.prank(client);
        other.approve(address(market), type(uint256).max);
        Terms memory made = t;
        made.token = address(other);
        t = made;
        b = running(made);
        id = idOf(made);
        uint256 held = locked(b.operator);
        Delivery memory d = deliver(t, b, garbage());
        Settlement memory s = reject(b, d, garbage(), run(t));
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        eq(held - locked(b.operator), 50 ether, "slashed");
        eq(registry.claimable(client), 50 ether * uint256(s.fees) / 80 ether, "fees over price, of the lock");
    }
}
