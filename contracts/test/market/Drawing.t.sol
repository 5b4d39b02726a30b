// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence} from "../../src/council/ICouncil.sol";
import {Answer, ISeatEvents, Roster} from "../../src/council/ISeats.sol";
import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Delivery, Outcome, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {CouncilWalk} from "./CouncilWalk.sol";

/// Beacon and draw, and the attacks on them.
contract DrawingTest is CouncilWalk {
    function test_a_draw_waits_for_its_beacon() public {
        Roster memory none;
        vm.expectPartialRevert(ISeatEvents.BeaconPending.selector);
        council.draw(t, d, none);
    }

    function test_a_council_is_drawn_once() public {
        Roster memory p = draw(t, d);
        vm.expectRevert(ISeatEvents.NothingToDraw.selector);
        council.draw(t, d, p);
    }

    function test_seats_are_distinct_and_never_conflicted() public {
        Roster memory p = draw(t, d);
        eq(p.seats.length, 2, "seats");
        eq(p.windows.length, 3, "windows");
        for (uint256 i = 0; i < 2; ++i) {
            yes(p.seats[i].operator != b.operator && p.seats[i].operator != client, "not conflicted");
            eq(bondUnits(p.seats[i].operator).duty, 10, "on duty");
            for (uint256 j = 0; j < i; ++j) {
                yes(p.seats[i].operator != p.seats[j].operator, "distinct");
            }
        }
        yes(p.windows[0] != p.windows[1] && p.windows[1] != p.windows[2], "distinct windows");
    }

    function test_stake_that_moves_after_delivery_changes_no_seat() public {
        uint256 before = vm.snapshotState();
        Roster memory p = draw(t, d);
        vm.revertToState(before);
        // A whale arrives and all others double their bond, in the delivery's own block.
        addOperator(uint256(keccak256("whale")), 100_000, 90_000);
        for (uint256 i = 1; i < 12; ++i) {
            vm.prank(operators[i]);
            registry.bond(CLASS, 200);
        }
        Roster memory q = draw(t, d);
        eq(keccak256(abi.encode(p.seats)), keccak256(abi.encode(q.seats)), "same seats");
    }

    function test_an_expired_beacon_adds_a_window() public {
        mine(2 + 257);
        Roster memory none;
        vm.recordLogs();
        council.draw(t, d, none);
        Roster memory p = abi.decode(lastLog(ISeatEvents.BeaconExpired.selector), (Roster));
        eq(p.added, 1, "added");
        mine(3);
        p = draw(t, d, p);
        eq(p.windows.length, 4, "one more window");
        eq(p.seats.length, 2, "for the same seats");
        council.finalise(t, b, d, p, answers(t, d, p, r), evidence(t, d, p, r), accepted(d));
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "paid");
    }

    function test_expired_beacons_add_at_most_two_windows() public {
        Roster memory p;
        for (uint256 i = 0; i < 4; ++i) {
            mine(260);
            vm.recordLogs();
            council.draw(t, d, p);
            p = abi.decode(lastLog(ISeatEvents.BeaconExpired.selector), (Roster));
        }
        eq(p.added, 2, "added");
    }

    /// Three epochs later the weights of the delivery's time are forgotten, and nobody can be drawn. The council waits,
    /// and then leaves the delivery to the jury: unpaid, whatever the client signed.
    function test_a_class_that_has_run_dry_leaves_the_delivery_to_the_jury() public {
        for (uint256 i = 0; i < 5; ++i) {
            nextEpoch();
        }
        Roster memory p = draw(t, d);
        eq(p.missing, 2, "nobody was found");
        Answer[] memory nobody = new Answer[](0);
        bytes memory word = accepted(d);
        vm.expectRevert(ISeatEvents.SeatsPending.selector);
        council.finalise(t, b, d, p, nobody, closed(), word);
        mine(3);
        vm.expectRevert(abi.encodeWithSelector(ISeatEvents.NoFreeSeats.selector, p.waitUntil));
        council.draw(t, d, p);
        pass(t.rules.waitSeconds + 1);
        vm.recordLogs();
        council.finalise(t, b, d, p, nobody, closed(), word);
        Settlement memory s = lastSettlement();
        eq(uint8(s.stage), uint8(Stage.Undecided), "undecided");
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongStage.selector, Stage.Undecided));
        market.accept(t, b, d, s, word);
        closeLater(t, b, d, s);
        eq(locked(b.operator), 0, "nobody is slashed");
        eq(owed(b.operator), 0, "nobody is paid");
    }

    function test_a_wrong_roster_or_delivery_is_refused() public {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        Evidence[] memory e = evidence(t, d, p, r);
        p.seats[0].operator = operators[1];
        vm.expectPartialRevert(ISeatEvents.WrongRoster.selector);
        council.finalise(t, b, d, p, a, e, "");
        Delivery memory other = d;
        other.root = keccak256("other");
        Roster memory none;
        vm.expectPartialRevert(ISeatEvents.NotDelivered.selector);
        council.draw(t, other, none);
        Terms memory changed = t;
        changed.windows = 1;
        vm.expectPartialRevert(ISeatEvents.NotDelivered.selector);
        council.draw(changed, d, none);
    }
}
