// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {TaskMath} from "../../src/market/TaskMath.sol";
import {Bid, CheckMode, Delivery, TaskStatus, Terms} from "../../src/market/TaskTypes.sol";
import {PerUnit} from "../../src/pay/PerUnit.sol";
import {ClassKind} from "../../src/registry/IProviderRegistry.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {Walk} from "./Walk.sol";

/// Terms that can be posted, extended and changed.
contract PostingTest is Walk {
    function refused(Terms memory t, string memory field) internal {
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadTerms.selector, field));
        market.post(t, "");
    }

    function test_bad_terms_are_refused_by_name() public {
        Terms memory t = task();
        t.signer = address(0);
        refused(t, "signer");
        t = task();
        t.parts = 0;
        refused(t, "parts");
        t.parts = 257;
        refused(t, "parts");
        t = task();
        t.how = CheckMode.Margin;
        refused(t, "how");
        t = task();
        t.replicas = 2;
        refused(t, "replicas");
        t.how = CheckMode.Redundant;
        t.replicas = 1;
        refused(t, "replicas");
        t = task();
        t.maxPrice = 0;
        refused(t, "maxPrice");
        t.maxPrice = type(uint128).max;
        refused(t, "maxPrice");
        t = task();
        t.segmentUnits = 0;
        refused(t, "segmentUnits");
        t = task();
        t.maxUnits = 4096 * t.segmentUnits + 1;
        refused(t, "segmentUnits");
        t = task();
        t.maxUnits = 0;
        refused(t, "maxUnits");
        t = task();
        t.deliveries = 0;
        refused(t, "deliveries");
        t.deliveries = 101;
        refused(t, "deliveries");
        t = task();
        t.bidUntil = uint40(block.timestamp) - 1;
        refused(t, "bidUntil");
        t.bidUntil = uint40(block.timestamp) + 31 days;
        refused(t, "bidUntil");
        t = task();
        t.runSeconds = 0;
        refused(t, "runSeconds");
        t.runSeconds = 91 days;
        refused(t, "runSeconds");
    }

    function test_bad_checks_are_refused_by_name() public {
        Terms memory t = task();
        t.lead = 0;
        refused(t, "lead");
        t = task();
        t.lead = t.rules.rejectLead + 1;
        refused(t, "lead");
        t = task();
        t.windows = 0;
        refused(t, "windows");
        t.windows = 33;
        refused(t, "windows");
        t = task();
        t.windowSegments = 0;
        refused(t, "windowSegments");
        t = task();
        t.how = CheckMode.Checker;
        t.windows = 2;
        refused(t, "windows");
        (t.windows, t.windowSegments) = (1, 2);
        refused(t, "windows");
        t = task();
        // A seat's bond would be more than any operator has.
        t.segmentUnits = 1e18;
        refused(t, "segmentUnits");
        t = task();
        t.trustLock = 10 ether - 1;
        refused(t, "trustLock");
        t = task();
        t.stakeLock = 20 ether - 1;
        refused(t, "stakeLock");
    }

    /// A quarter of the pay of all parts, at least both decline fees, at most the network's amount.
    function test_a_small_task_locks_a_share_of_its_pay() public {
        Terms memory t = task();
        (t.parts, t.maxPrice, t.trustLock) = (4, 3 ether, 3 ether - 1);
        refused(t, "trustLock");
        t.trustLock = 3 ether;
        post(t);
        (t.parts, t.trustLock) = (1, 2 ether - 1);
        refused(t, "trustLock");
        t.trustLock = 2 ether;
        bytes32 id = post(t);
        eq(market.task(id).lock, 2 ether, "both decline fees");
    }

    /// The attack: leave the bids of strangers out of the book, so that friends are drawn, for a small lock.
    function test_replicas_lock_the_whole_amount_however_small_the_task() public {
        Terms memory t = task();
        (t.how, t.replicas, t.maxPrice, t.trustLock) = (CheckMode.Redundant, 3, 1 ether, 10 ether - 1);
        refused(t, "trustLock");
        t.trustLock = 10 ether;
        post(t);
    }

    function test_units_that_nobody_replays_are_not_paid() public {
        Terms memory t = task();
        t.pay = address(new PerUnit());
        t.payCode = t.pay.codehash;
        t.how = CheckMode.None;
        refused(t, "pay");
        t.how = CheckMode.Checker;
        refused(t, "pay");
        t.how = CheckMode.Replay;
        t.payCode = keccak256("other code");
        refused(t, "payCode");
    }

    function test_a_hint_is_short() public {
        Terms memory t = task();
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadTerms.selector, "hint"));
        market.post(t, new bytes(257));
    }

    function test_a_task_carries_the_rules_of_its_posting() public {
        Terms memory t = task();
        t.rules.answerSeconds += 1;
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.WrongRules.selector);
        market.post(t, "");
    }

    function test_only_listed_tokens_and_classes_with_enough_operators() public {
        Terms memory t = task();
        t.token = address(registry);
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.TokenNotListed.selector);
        market.post(t, "");
        t = task();
        t.classId = keccak256("empty class");
        vm.prank(governance);
        parameters.listClass(t.classId, ClassKind.Work);
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.ClassTooSmall.selector);
        market.post(t, "");
    }

    /// With the executor excluded, a class of M operators cannot fill the seats that reject wrong work.
    function test_a_class_that_is_too_small_to_reject_refuses_the_task() public {
        Terms memory t = task();
        (t.rules.rejectLead, t.rules.cap) = (12, 31);
        vm.prank(governance);
        parameters.setRules(t.rules);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.ClassTooSmall.selector, CLASS, 12, 13));
        market.post(t, "");
        t = task();
        (t.rules.rejectLead, t.rules.cap) = (11, 31);
        vm.prank(governance);
        parameters.setRules(t.rules);
        post(t);
    }

    function listed(uint128 rate) internal returns (PlainToken coin) {
        coin = new PlainToken();
        vm.prank(governance);
        parameters.listToken(address(coin), rate);
        coin.mint(client, 1_000_000 ether);
        vm.prank(client);
        coin.approve(address(market), type(uint256).max);
    }

    /// The attack: post in a token that is worth a millionth, and have locks, bonds and fees cost nothing.
    function test_locks_and_fees_are_converted_at_the_rate_of_the_token() public {
        PlainToken coin = listed(0.5e18);
        Terms memory t = task();
        t.token = address(coin);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongRate.selector, 1e18, 0.5e18));
        market.post(t, "");
        t.rate = 0.5e18;
        t.trustLock = 2 * t.rules.minTrustLock - 1;
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.BadTerms.selector, "trustLock"));
        market.post(t, "");
        t.trustLock += 1;
        uint256 before = coin.balanceOf(client);
        bytes32 id = post(t);
        uint256 units = ((uint256(t.windows) + 2) * t.windowSegments + 1) * t.segmentUnits;
        uint256 seatFee = t.rules.seatBase + units * t.rules.seatUnitPrice / 1e9;
        uint256 seats = uint256(t.lead) * t.deliveries;
        eq(before - coin.balanceOf(client), t.maxPrice + 2 * seatFee * seats + t.trustLock, "twice the fees");
        // A later change of the rate reaches new tasks only.
        vm.warp(block.timestamp + 1 days);
        vm.prank(governance);
        parameters.listToken(address(coin), 1e18);
        eq(market.task(id).lock, t.trustLock, "as posted");
    }

    function test_the_bond_of_a_challenge_is_converted_at_the_rate() public {
        PlainToken coin = listed(0.25e18);
        Terms memory t = task();
        (t.token, t.rate, t.trustLock) = (address(coin), 0.25e18, 100 ether);
        Bid memory b = running(t);
        vm.startPrank(client);
        coin.approve(address(liveness), type(uint256).max);
        liveness.challenge(t, 0);
        vm.stopPrank();
        eq(coin.balanceOf(address(liveness)), 4 * t.rules.livenessBond, "four times the number");
        vm.prank(b.operator);
        liveness.answer(t, 0);
        eq(liveness.balanceOf(address(coin), b.operator), 4 * t.rules.livenessBond, "to the executor");
    }

    function test_a_task_is_posted_once_and_by_its_client() public {
        Terms memory t = task();
        vm.expectPartialRevert(IMarketEvents.NotClient.selector);
        market.post(t, "");
        post(t);
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.TaskExists.selector);
        market.post(t, "");
    }

    function test_the_bidding_is_extended_never_shortened() public {
        Terms memory t = task();
        bytes32 id = post(t);
        vm.startPrank(client);
        market.extend(t, t.bidUntil + 60);
        eq(market.task(id).bidUntil, t.bidUntil + 60, "extended");
        vm.expectPartialRevert(IMarketEvents.BadTerms.selector);
        market.extend(t, t.bidUntil + 60);
        vm.expectPartialRevert(IMarketEvents.BadTerms.selector);
        market.extend(t, uint40(block.timestamp) + 31 days);
        vm.stopPrank();
        vm.expectPartialRevert(IMarketEvents.NotClient.selector);
        market.extend(t, t.bidUntil + 120);
    }

    function test_changed_terms_are_a_new_task_and_move_only_the_difference() public {
        Terms memory t = task();
        uint256 before = token.balanceOf(client);
        bytes32 oldId = post(t);
        uint256 first = before - token.balanceOf(client);
        Terms memory next = task();
        next.maxPrice = 120 ether;
        vm.prank(client);
        bytes32 newId = market.change(t, next, "");
        yes(newId != oldId, "a new id");
        eq(uint8(market.task(oldId).status), uint8(TaskStatus.Ended), "old");
        eq(before - token.balanceOf(client), first + 20 ether, "twenty more");
        next.salt = keccak256("cheaper");
        Terms memory cheaper = next;
        cheaper.maxPrice = 50 ether;
        Terms memory posted = task();
        posted.maxPrice = 120 ether;
        vm.prank(client);
        market.change(posted, cheaper, "");
        eq(owed(client), 70 ether, "the rest is credited");
    }

    function test_terms_do_not_change_once_a_part_has_ended() public {
        Terms memory t = task();
        t.parts = 2;
        post(t);
        Terms memory next = task();
        next.salt = keccak256("next");
        vm.startPrank(client);
        market.cancel(t, 1);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.WrongTaskStatus.selector, TaskStatus.Bidding));
        market.change(t, next, "");
        vm.stopPrank();
    }

    function test_terms_do_not_change_after_an_award() public {
        Terms memory t = task();
        running(t);
        Terms memory next = task();
        next.salt = keccak256("next");
        vm.startPrank(client);
        vm.expectPartialRevert(IMarketEvents.WrongTaskStatus.selector);
        market.change(t, next, "");
        vm.expectPartialRevert(IMarketEvents.WrongTaskStatus.selector);
        market.extend(t, t.bidUntil + 60);
    }

    function test_the_lock_is_released_after_the_window_only() public {
        Terms memory t = task();
        post(t);
        vm.expectPartialRevert(IMarketEvents.WrongTaskStatus.selector);
        market.releaseLock(t);
        Bid memory b = bidOf(t, operators[0], 80 ether);
        award(t, b);
        vm.prank(operators[0]);
        market.decline(t, b, 0, false);
        vm.prank(client);
        market.cancel(t, 0);
        vm.expectPartialRevert(IMarketEvents.TooEarly.selector);
        market.releaseLock(t);
        pass(t.rules.omissionSeconds + 1);
        market.releaseLock(t);
    }

    function test_hashes_from_calldata_are_those_of_the_encoder() public view {
        Terms memory t = task();
        Bid memory b = bidOf(t, operators[0], 80 ether);
        Delivery memory d;
        d.taskId = keccak256("task");
        d.epoch = 7;
        this.compareHashes(t, b, d);
    }

    function compareHashes(Terms calldata t, Bid calldata b, Delivery calldata d) external view {
        eq(TaskMath.taskId(address(market), t), keccak256(abi.encode(block.chainid, address(market), t)), "terms");
        eq(TaskMath.deliveryHash(d), keccak256(abi.encode(d)), "delivery");
        bytes32 bidType = keccak256(
            "Bid(bytes32 taskId,address operator,bytes32 node,uint128 price,uint128 floor,uint96 stakeLock,uint16 maxParts,uint32 startSeconds,uint40 expiry,uint40 takeoverUntil,uint64 nonce,bytes32 payCode)"
        );
        eq(TaskMath.bidHash(b), keccak256(abi.encode(bidType, b)), "bid");
    }
}
