// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, Evidence, Panel} from "../../src/council/ICouncil.sol";
import {Handover, IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, Checkpoint, Delivery, How, Outcome, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// Orders of events in which a part could pay out more than it holds.
contract SolvencyTest is Walk {
    using WorkTree for WorkTree.Run;

    Terms internal t;
    Bid internal b;

    uint256 internal constant FEE = 0.1 ether + 0.0001 ether * uint256(SEGMENT) / 1e9;

    function operatorCount() internal pure override returns (uint256) {
        return 24;
    }

    function part(uint64 from, uint64 segments) internal view returns (WorkTree.Run memory r) {
        r = run(t);
        r.startUnits = from * SEGMENT;
        r.units = segments * SEGMENT;
    }

    /// Everything that the market owes is there.
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
        market.showCheckpoint(t, c, signCheckpoint(c));
        vm.recordLogs();
        vm.prank(b.operator);
        market.closeCut(t, b, c);
        Delivery memory first = lastDelivery();
        Bid memory next = bidOf(t, operators[1], 100 ether);
        award(t, next);
        Delivery memory last = deliver(t, next, part(4, 6));
        Panel memory p = draw(t, last);
        Answer[] memory a = answers(last, p, part(4, 6));
        Evidence[] memory e = evidence(p, part(4, 6));
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.DeliveriesPending.selector, 2));
        council.finalise(t, next, last, p, a, e, "");
        eq(settleHonestly(t, b, first, part(0, 4)).paid, 32 ether, "the first is paid");
        vm.recordLogs();
        council.finalise(t, next, last, p, a, e, "");
        eq(lastSettlement().paid, 60 ether, "and the second");
        solvent();
    }

    /// A task that nobody checks, and a panel to contest it before.
    function runUnchecked() private {
        appointPanel();
        Terms memory none = task();
        none.how = How.None;
        t = none;
        b = running(none);
    }

    /// Without a check there is no order among deliveries; the last one still waits for a contested milestone.
    function test_a_part_is_not_refunded_while_a_milestone_is_contested() public {
        runUnchecked();
        Handover memory h = handover(part(0, 4));
        h.last = false;
        Delivery memory milestone = deliver(t, b, h);
        Delivery memory last = deliver(t, b, part(4, 6));
        Settlement memory s = Settlement(Stage.Undecided, 0, 0, 10_000, last.deliveredAt + t.rules.contestSeconds);
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
            disputes.vote(t, milestone, true, 0);
        }
        Settlement memory held = s;
        held.until = type(uint40).max;
        disputes.resolve(t, b, milestone, held);
        s.until = last.deliveredAt + t.rules.contestSeconds;
        market.close(t, b, last, s);
        eq(owed(b.operator), 80 ether, "both are paid, once");
        solvent();
    }

    /// The executor keeps its secrets back, so that agreement lapses and more seats are drawn; then it opens all of them.
    function test_seats_beyond_the_cap_are_not_paid() public {
        Terms memory low = task();
        low.cap = 3;
        t = low;
        b = running(low);
        Delivery memory d = deliver(t, b, run(t));
        Panel memory p = draw(t, d);
        for (uint256 i = 0; i < 5; ++i) {
            pass(t.rules.answerSeconds + t.rules.openSeconds + 1);
            p = drawMore(t, d, p, answers(d, p, run(t)), sealedEvidence(p, run(t)));
        }
        eq(p.seats.length, 6, "twice the cap");
        vm.recordLogs();
        council.finalise(t, b, d, p, answers(d, p, run(t)), evidence(p, run(t)), "");
        eq(lastSettlement().fees, 3 * FEE, "no more than was escrowed");
        eq(owed(p.seats[2].operator), FEE, "the first three are paid");
        eq(owed(p.seats[3].operator), 0, "the others are not");
        solvent();
    }

    /// A second fault of the same tenure finds nothing more to take.
    function test_a_lock_is_slashed_once() public {
        runUnchecked();
        Delivery[2] memory d;
        Settlement memory s;
        for (uint64 i = 0; i < 2; ++i) {
            Handover memory h = handover(part(i, 1));
            h.last = false;
            d[i] = deliver(t, b, h);
            s = Settlement(Stage.Undecided, 0, 0, 10_000, d[i].deliveredAt + t.rules.contestSeconds);
            token.mint(operators[11], 5 ether);
            vm.prank(operators[11]);
            disputes.contest(t, b, d[i], s, 0, 0);
        }
        s.until = type(uint40).max;
        for (uint256 i = 0; i < 2; ++i) {
            for (uint256 m = 7; m < 9; ++m) {
                vm.prank(operators[m]);
                disputes.vote(t, d[i], false, 0);
            }
            disputes.resolve(t, b, d[i], s);
            eq(uint8(market.outcomeOf(idOf(d[i]))), uint8(Outcome.Fraud), "fraud");
            eq(locked(b.operator), 0, "slashed");
            eq(registry.claimable(operators[11]), 5 ether, "a tenth of one lock to who proved it");
        }
        eq(nft.balanceOf(b.operator), 0, "the tenure is over");
    }
}
