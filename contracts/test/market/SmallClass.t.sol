// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence} from "../../src/council/ICouncil.sol";
import {Answer, AnswerKind, ISeatEvents, Roster} from "../../src/council/ISeats.sol";
import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, Delivery, Doubt, Outcome, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Bond} from "../../src/registry/IProviderRegistry.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// A class with too few free operators: five besides the executor, where a doubt needs up to seven.
contract SmallClassTest is Walk {
    using WorkTree for WorkTree.Run;

    Terms internal t;
    Bid internal b;
    Delivery internal d;

    function operatorCount() internal pure override returns (uint256) {
        return 6;
    }

    function setUp() public override {
        super.setUp();
        t = task();
        b = running(t);
        d = deliver(t, b, run(t));
    }

    /// All five seats, split as far as they can be; the sixth is waited for.
    function starved(uint256 against) internal returns (Roster memory p, Answer[] memory a) {
        p = draw(t, d);
        while (true) {
            a = answers(t, d, p, run(t));
            // Against first, then the others.
            for (uint256 i = 0; i < a.length && i < 2 * against; i += 2) {
                a[i] = signed(d, p, i, AnswerKind.Differs, 0);
            }
            if (p.missing != 0) break;
            p = drawMore(t, d, p, a);
        }
        eq(p.seats.length, 5, "all but the executor");
        Evidence[] memory e = evidence(t, d, p, run(t));
        vm.expectRevert(ISeatEvents.SeatsPending.selector);
        council.finalise(t, b, d, p, a, e, "");
        mine(3);
        vm.expectRevert(abi.encodeWithSelector(ISeatEvents.NoFreeSeats.selector, p.waitUntil));
        council.draw(t, d, p);
        passTo((p.waitUntil > p.deadline ? p.waitUntil : p.deadline) + 1);
    }

    function test_without_free_seats_the_majority_of_the_answers_accepts() public {
        (Roster memory p, Answer[] memory a) = starved(2);
        Evidence[] memory e = evidence(t, d, p, run(t));
        bytes memory word = accepted(d);
        vm.recordLogs();
        council.finalise(t, b, d, p, a, e, word);
        Settlement memory s = lastSettlement();
        eq(uint8(s.stage), uint8(Stage.Accepted), "three of five");
        yes(s.doubt == Doubt.Majority, "without a lead");
        eq(s.paid, 0, "not paid at once, whatever the client signed beforehand");
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongStage.selector, Stage.Accepted));
        market.accept(t, b, d, s, word);
        // Asking the jury is free now.
        vm.prank(account("anyone"));
        disputes.contest(t, b, d, s, 0, 0);
    }

    function test_without_free_seats_the_majority_of_the_answers_rejects() public {
        (Roster memory p, Answer[] memory a) = starved(3);
        vm.recordLogs();
        council.finalise(t, b, d, p, a, closed(), "");
        Settlement memory s = lastSettlement();
        eq(uint8(s.stage), uint8(Stage.Rejected), "three of five");
        closeLater(t, b, d, s);
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Fraud), "slashed");
    }

    /// A bond that was freed in time lets the draw go on.
    function test_a_seat_that_comes_free_is_drawn() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = all(d, p, AnswerKind.NoData);
        p = drawMore(t, d, p, a);
        eq(p.seats.length, 3, "two more");
        a = answers(t, d, p, run(t));
        a[0] = signed(d, p, 0, AnswerKind.NoData, 0);
        p = askForMore(t, d, p, a, closed());
        // The two that are left have their bonds on duty elsewhere.
        for (uint256 i = 1; i < 6; ++i) {
            occupy(operators[i], true);
        }
        mine(3);
        p = draw(t, d, p);
        eq(p.missing, 2, "nobody is free");
        yes(p.waitUntil != 0 && p.target > block.number, "waits");
        for (uint256 i = 1; i < 6; ++i) {
            occupy(operators[i], false);
        }
        mine(3);
        p = draw(t, d, p);
        eq(p.seats.length, 5, "drawn after all");
        eq(p.waitUntil, 0, "nothing to wait for");
        a = answers(t, d, p, run(t));
        a[0] = signed(d, p, 0, AnswerKind.NoData, 0);
        vm.recordLogs();
        council.finalise(t, b, d, p, a, evidence(t, d, p, run(t)), "");
        yes(lastSettlement().doubt == Doubt.Split, "by its lead");
    }

    /// Puts an operator's free units on duty, as another council would.
    function occupy(address operator, bool on) private {
        Bond memory held = registry.bondOf(operator, CLASS);
        address[] memory one = new address[](1);
        one[0] = operator;
        if (on) {
            address[] memory others = new address[](operators.length);
            for (uint256 i = 0; i < others.length; ++i) {
                others[i] = operators[i] == operator ? client : operators[i];
            }
            uint24 epoch = registry.currentEpoch() - 1;
            busy[operator] = held.units - held.duty;
            vm.prank(address(council));
            registry.draw(CLASS, epoch, 0, 1, others, busy[operator]);
        } else {
            vm.prank(address(council));
            registry.releaseSeats(CLASS, one, busy[operator]);
        }
    }

    mapping(address operator => uint32 units) private busy;
}
