// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence} from "../../src/council/ICouncil.sol";
import {Answer, Roster} from "../../src/council/ISeats.sol";
import {DeliveryInput, IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {CheckMode, Delivery, Terms} from "../../src/market/TaskTypes.sol";
import {CuttingWalk} from "./CuttingWalk.sol";
import {WorkTree} from "./WorkTree.sol";

/// Deliveries in mid-run, and what a delivery must fit.
contract MilestonesTest is CuttingWalk {
    using WorkTree for WorkTree.Run;

    function test_milestones_are_checked_and_paid_one_by_one() public {
        withMilestones(5);
        Delivery memory d1 = deliver(t, b, begun(t, 5));
        Delivery memory d2 = deliver(t, b, piece(t, 5, 5, true));
        payHonestly(t, b, d1, begun(t, 5));
        eq(owed(b.operator), 40 ether, "half");
        payHonestly(t, b, d2, piece(t, 5, 5, true));
        eq(owed(b.operator), 80 ether, "all of it");
    }

    function test_a_later_delivery_waits_for_the_earlier_one() public {
        withMilestones(5);
        deliver(t, b, begun(t, 5));
        Delivery memory d2 = deliver(t, b, piece(t, 5, 5, true));
        expectSettleRevert(d2, piece(t, 5, 5, true));
    }

    function expectSettleRevert(Delivery memory d, WorkTree.Run memory r) internal {
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, r);
        Evidence[] memory e = evidence(t, d, p, r);
        vm.expectPartialRevert(IMarketEvents.EarlierDeliveryOpen.selector);
        council.finalise(t, b, d, p, a, e, "");
    }

    function test_one_delivery_is_always_reserved_for_the_end() public {
        withMilestones(1);
        DeliveryInput memory h;
        for (uint64 i = 0; i < 4; ++i) {
            h = input(piece(t, i, 1, false));
            if (i < 3) deliver(t, b, h);
        }
        vm.prank(b.operator);
        vm.expectPartialRevert(IMarketEvents.DeliveriesUsedUp.selector);
        market.deliver(t, h);
    }

    function test_a_delivery_must_start_at_the_current_state_of_the_part() public {
        DeliveryInput memory h = input(run(t));
        h.startLeaf = keccak256("own state");
        expectInputRevert(h, "partProof");
        // The right leaf in the input, another one under the root.
        WorkTree.Run memory other = run(t);
        other.seed = keccak256("other work");
        h = input(other);
        h.startLeaf = run(t).leaf(0);
        expectInputRevert(h, "startProof");
        h = input(run(t));
        h.endState = keccak256("other end");
        expectInputRevert(h, "endProof");
        withMilestones(5);
        deliver(t, b, begun(t, 5));
        expectInputRevert(input(piece(t, 0, 5, true)), "startLeaf");
    }

    /// A milestone is as long as the terms say: with more segments each would be less likely to be drawn.
    function test_milestones_have_the_length_of_the_terms() public {
        expectInputRevert(input(begun(t, 5)), "segments");
        withMilestones(5);
        expectInputRevert(input(begun(t, 4)), "segments");
        expectInputRevert(input(begun(t, 6)), "segments");
        expectInputRevert(input(run(t)), "segments");
        eq(deliver(t, b, piece(t, 0, 4, true)).segments, 4, "the end may come earlier");
    }

    function test_units_must_fit_the_segments() public {
        DeliveryInput memory h = input(run(t));
        h.units = 10 * SEGMENT + 1;
        expectInputRevert(h, "units");
        h.units = 9 * SEGMENT;
        expectInputRevert(h, "units");
        h.segments = 0;
        h.units = 0;
        expectInputRevert(h, "segments");
        withMilestones(5);
        h = input(begun(t, 5));
        h.units = 5 * SEGMENT - 1;
        expectInputRevert(h, "units");
    }

    /// A client may choose units as large as it likes; a delivery must still fit its type.
    function test_units_that_overflow_are_refused_by_name() public {
        Terms memory huge = task();
        huge.salt = keccak256("huge");
        huge.how = CheckMode.None;
        huge.segmentUnits = 1 << 63;
        huge.maxUnits = type(uint64).max;
        huge.milestoneSegments = 1;
        t = huge;
        b = running(huge);
        DeliveryInput memory h = input(begun(task(), 1));
        h.units = 1 << 63;
        h.startLeaf = deliver(t, b, h).endLeaf;
        expectInputRevert(h, "units");
        (h.last, h.result) = (true, RESULT);
        expectInputRevert(h, "units");
        h.units = (1 << 63) - 1;
        eq(deliver(t, b, h).endUnits, type(uint64).max, "what fits is taken");
    }

    function expectInputRevert(DeliveryInput memory h, string memory field) internal {
        vm.prank(b.operator);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadDeliveryInput.selector, field));
        market.deliver(t, h);
    }

    function test_only_the_executor_delivers_and_only_while_it_runs() public {
        DeliveryInput memory h = input(run(t));
        vm.expectPartialRevert(IMarketEvents.NotExecutor.selector);
        market.deliver(t, h);
        deliver(t, b, h);
        vm.prank(b.operator);
        vm.expectPartialRevert(IMarketEvents.WrongPartStatus.selector);
        market.deliver(t, h);
    }
}
