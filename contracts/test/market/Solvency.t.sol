// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence} from "../../src/council/ICouncil.sol";
import {Answer, AnswerKind, Roster, Vote} from "../../src/council/ISeats.sol";
import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {
    Bid,
    CheckMode,
    Checkpoint,
    Delivery,
    Doubt,
    Outcome,
    Settlement,
    Stage,
    Terms
} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// Orders of events in which a part could pay out more than it holds.
contract SolvencyTest is Walk {
    using WorkTree for WorkTree.Run;

    Terms internal t;
    Bid internal b;

    function operatorCount() internal pure override returns (uint256) {
        return 24;
    }

    /// In mid-run, unless the tenth segment is in it.
    function part(uint64 from, uint64 segments) internal view returns (WorkTree.Run memory r) {
        return piece(t, from, segments, from + segments == 10);
    }

    /// Checks that the market holds everything that it owes.
    function solvent() internal view {
        uint256 sum = owed(client);
        for (uint256 i = 0; i < operators.length; ++i) {
            sum += owed(operators[i]);
        }
        atMost(sum, token.balanceOf(address(market)), "owed");
    }

    /// The first executor leaves at 40%, the next delivers the rest, and is checked first.
    function test_a_part_is_not_refunded_while_an_earlier_executor_waits_for_its_pay() public {
        t = task();
        b = running(t);
        vm.prank(b.operator);
        market.quit(t, 0);
        Checkpoint memory c = Checkpoint(idOf(t), 0, 1, 0, 4, part(0, 4).root(), part(0, 4).leaf(4));
        Delivery memory first = claimCut(t, b, c);
        Bid memory next = bidOf(t, operators[1], 100 ether);
        award(t, next);
        Delivery memory last = deliver(t, next, part(4, 6));
        Roster memory p = draw(t, last);
        Answer[] memory a = answers(t, last, p, part(4, 6));
        Evidence[] memory e = evidence(t, last, p, part(4, 6));
        vm.recordLogs();
        council.finalise(t, next, last, p, a, e, accepted(last));
        Settlement memory s = lastSettlement();
        eq(s.paid, 0, "the client's word does not pay it before the first");
        bytes memory word = accepted(last);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.DeliveriesPending.selector, 2));
        market.accept(t, next, last, s, word);
        eq(payHonestly(t, b, first, part(0, 4)), 32 ether, "the first is paid");
        market.accept(t, next, last, s, word);
        eq(owed(next.operator), 60 ether, "and the second");
        solvent();
    }

    /// A task that nobody checks, and a jury to contest it before.
    function runUnchecked(uint64 milestones) private {
        appointJury();
        Terms memory none = task();
        none.how = CheckMode.None;
        none.milestoneSegments = milestones;
        t = none;
        b = running(none);
    }

    /// Without a check there is no order among deliveries; the last one still waits for a contested milestone.
    function test_a_part_is_not_refunded_while_a_milestone_is_contested() public {
        runUnchecked(5);
        Delivery memory milestone = deliver(t, b, part(0, 5));
        Delivery memory last = deliver(t, b, part(5, 5));
        Settlement memory s =
            Settlement(Stage.Unchecked, 0, 0, 0, Doubt.None, last.deliveredAt + t.rules.contestSeconds);
        token.mint(operators[11], 5 ether);
        vm.prank(operators[11]);
        disputes.contest(t, b, milestone, s, 0, 0);
        bytes memory word = accepted(last);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.DeliveriesPending.selector, 2));
        market.accept(t, b, last, s, word);
        pass(t.rules.contestSeconds + 1);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.DeliveriesPending.selector, 2));
        market.close(t, b, last, s);
        for (uint256 i = 7; i < 9; ++i) {
            vm.prank(operators[i]);
            disputes.vote(t, milestone, 0, true, 0, 0);
        }
        Settlement memory held = s;
        held.until = type(uint40).max;
        disputes.resolve(t, b, milestone, held, 0);
        s.until = last.deliveredAt + t.rules.contestSeconds;
        market.close(t, b, last, s);
        eq(owed(b.operator), 80 ether, "both are paid, once");
        solvent();
    }

    /// The client escrows the fees of the first seats. A doubt draws more: the seat that caused it pays them.
    function test_the_seats_of_a_doubt_are_paid_by_who_was_wrong() public {
        t = task();
        b = running(t);
        Delivery memory d = deliver(t, b, run(t));
        Roster memory p = draw(t, d);
        Answer[] memory a = all(d, p, AnswerKind.Differs);
        p = drawMore(t, d, p, a);
        eq(p.seats.length, 3, "two more could reject, four accept");
        Answer[] memory more = answers(t, d, p, run(t));
        more[0] = a[0];
        p = drawMore(t, d, p, more);
        eq(p.seats.length, 5, "two more accept, four reject");
        more = answers(t, d, p, run(t));
        more[0] = a[0];
        vm.recordLogs();
        council.finalise(t, b, d, p, more, evidence(t, d, p, run(t)), accepted(d));
        (Stage stage, Roster memory kept, Vote[] memory votes, Settlement memory s) = verdictInLogs();
        uint256 fee = 0.1 ether + 2 * 0.0001 ether * uint256(SEGMENT) / 1e9;
        eq(s.fees, fee, "one fee of the client's escrow");
        eq(s.paid, 0, "a signature given beforehand does not cover a doubt");
        solvent();
        closeLater(t, b, d, s);
        uint256 supply = token.totalSupply();
        council.conclude(t, d, kept, votes, stage);
        eq(owed(p.seats[1].operator), fee, "the first winner, by the client");
        for (uint256 i = 2; i < 5; ++i) {
            eq(registry.claimable(p.seats[i].operator), fee, "the others, by the seat that was wrong");
        }
        eq(registry.bondOf(p.seats[0].operator, CLASS).units, 390, "its bond");
        registry.burn();
        eq(supply - token.totalSupply(), 10 ether - 3 * fee, "the rest is burned");
        solvent();
    }

    /// A second fault of the same assignment finds nothing left to slash.
    function test_a_lock_is_slashed_once() public {
        runUnchecked(1);
        Delivery[2] memory d;
        Settlement memory s;
        for (uint64 i = 0; i < 2; ++i) {
            d[i] = deliver(t, b, part(i, 1));
            s = Settlement(Stage.Unchecked, 0, 0, 0, Doubt.None, d[i].deliveredAt + t.rules.contestSeconds);
            token.mint(operators[11], 5 ether);
            vm.prank(operators[11]);
            disputes.contest(t, b, d[i], s, 0, 0);
        }
        s.until = type(uint40).max;
        for (uint256 i = 0; i < 2; ++i) {
            for (uint256 m = 7; m < 9; ++m) {
                vm.prank(operators[m]);
                disputes.vote(t, d[i], 0, false, 0, 0);
            }
            disputes.resolve(t, b, d[i], s, 0);
            eq(uint8(market.outcomeOf(idOf(d[i]))), uint8(Outcome.Fraud), "fraud");
            eq(locked(b.operator), 0, "slashed");
            eq(registry.claimable(operators[11]), LOCK / 10, "a tenth of one lock to who proved it");
        }
        eq(nft.balanceOf(b.operator), 0, "the assignment is over");
    }
}
