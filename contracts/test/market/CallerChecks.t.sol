// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Verdict} from "../../src/council/ICheckedWork.sol";

import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, CheckMode, Delivery, Outcome, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";

/// The market holds the money, so it checks the calls of the other network contracts as far as it can.
contract CallerChecksTest is Walk {
    Terms internal t;
    Bid internal b;
    Delivery internal d;
    Verdict internal good;

    function setUp() public override {
        super.setUp();
        t = task();
        b = running(t);
        d = deliver(t, b, run(t));
        good.stage = Stage.Accepted;
    }

    function test_only_the_council_and_replicas_contracts_settle() public {
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NotNetworkContract.selector, address(this)));
        market.settle(t, b, d, good, "");
    }

    function test_a_verdict_costs_no_more_than_the_budget_of_the_part() public {
        good.seats.push(operators[3]);
        good.fee = type(uint96).max;
        vm.prank(address(council));
        vm.expectPartialRevert(IMarketEvents.BudgetSpent.selector);
        market.settle(t, b, d, good, "");
    }

    function test_a_delivery_without_a_check_takes_no_verdict() public {
        Terms memory none = task();
        none.how = CheckMode.None;
        none.salt = keccak256("none");
        Bid memory by = running(none);
        Delivery memory made = deliver(none, by, run(none));
        vm.prank(address(council));
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongStage.selector, Stage.Unchecked));
        market.settle(none, by, made, good, "");
    }

    function test_an_unsettled_delivery_is_neither_closed_nor_contested() public {
        Settlement memory first;
        first.stage = Stage.Delivered;
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongStage.selector, Stage.Delivered));
        market.close(t, b, d, first);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongStage.selector, Stage.Delivered));
        disputes.contest(t, b, d, first, 0, 0);
    }

    function test_an_uncontested_delivery_is_not_resolved() public {
        Settlement memory s = settleHonestly(t, b, d, run(t));
        vm.expectPartialRevert(IDisputes.NoDispute.selector);
        disputes.resolve(t, b, d, s, 0);
        vm.prank(address(disputes));
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.TooEarly.selector, block.timestamp, s.until));
        market.resolve(t, b, d, s, Outcome.Fraud, address(this), new address[](0));
    }

    function test_a_bid_or_task_of_another_delivery_is_refused() public {
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
