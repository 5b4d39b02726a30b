// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, Panel} from "../../src/council/ICouncil.sol";
import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {Finding, IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, Delivery, How, Outcome, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";

/// The market holds the money, so it checks what its own peers say as far as it can.
contract PeerWordTest is Walk {
    Terms internal t;
    Bid internal b;
    Delivery internal d;
    Finding internal good;

    function setUp() public override {
        super.setUp();
        t = task();
        b = running(t);
        d = deliver(t, b, run(t));
        good.stage = Stage.Accepted;
        good.acceptedBps = 10_000;
    }

    function test_only_a_peer_settles() public {
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NotPeer.selector, address(this)));
        market.settle(t, b, d, good, "");
    }

    function test_a_finding_costs_no_more_than_the_part_holds() public {
        good.seats.push(operators[3]);
        good.fee = type(uint96).max;
        vm.prank(address(council));
        vm.expectPartialRevert(IMarketEvents.BudgetSpent.selector);
        market.settle(t, b, d, good, "");
    }

    function test_a_delivery_that_nobody_checks_has_no_finding() public {
        Terms memory none = task();
        none.how = How.None;
        none.salt = keccak256("none");
        Bid memory by = running(none);
        Delivery memory made = deliver(none, by, run(none));
        vm.prank(address(council));
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongStage.selector, Stage.Undecided));
        market.settle(none, by, made, good, "");
    }

    function test_what_was_not_settled_is_neither_closed_nor_contested() public {
        Settlement memory first;
        first.stage = Stage.Delivered;
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongStage.selector, Stage.Delivered));
        market.close(t, b, d, first);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongStage.selector, Stage.Delivered));
        disputes.contest(t, b, d, first, 0, 0);
    }

    function test_what_was_not_contested_is_not_resolved() public {
        Settlement memory s = settleHonestly(t, b, d, run(t));
        vm.expectPartialRevert(IDisputes.NoDispute.selector);
        disputes.resolve(t, b, d, s);
        vm.prank(address(disputes));
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.TooEarly.selector, block.timestamp, s.until));
        market.resolve(t, b, d, s, Outcome.Fraud, address(this));
    }

    function test_another_ones_bid_or_task_does_not_fit() public {
        Settlement memory s = settleHonestly(t, b, d, run(t));
        pass(t.rules.contestSeconds + 1);
        Bid memory other = bidOf(t, b.operator, 90 ether);
        vm.expectPartialRevert(IMarketEvents.WrongBid.selector);
        market.close(t, other, d, s);
        Delivery memory elsewhere = d;
        elsewhere.taskId = keccak256("elsewhere");
        vm.expectPartialRevert(IMarketEvents.WrongDelivery.selector);
        market.close(t, b, elsewhere, s);
    }
}
