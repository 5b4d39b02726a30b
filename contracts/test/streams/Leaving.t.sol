// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IStreamEvents} from "../../src/streams/IStreams.sol";
import {Admission, Claim, Skip, SubscriptionStatus} from "../../src/streams/StreamTypes.sol";
import {StreamNetwork} from "./StreamNetwork.sol";

/// The end of a subscription: leaving, waiving, dismissal, release and return.
contract LeavingTest is StreamNetwork {
    address internal a;
    address internal b;

    function setUp() public override {
        super.setUp();
        (a, b) = (operators[0], operators[1]);
        open();
        join(a);
        join(b);
    }

    function quit(address provider, uint96 waiveTo) internal {
        vm.prank(provider);
        streams.quit(t, waiveTo);
    }

    function dismiss(address provider) internal {
        vm.prank(client);
        streams.dismiss(t, provider);
    }

    function expectSkip(address payee, uint96 total, Skip reason) internal {
        Claim memory claim = voucher(SIGNER_KEY, payee, total);
        vm.expectEmit(address(streams));
        emit IStreamEvents.Skipped(id, payee, reason);
        eq(streams.settle(t, list(claim)), 0, "nothing is paid");
    }

    function expectWrong(address provider, SubscriptionStatus status) internal {
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.WrongSubscription.selector, provider, status));
    }

    function expectNotYet(uint256 time, uint256 blockNumber) internal {
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.NotYet.selector, time, blockNumber));
    }

    // ------------------------------------------------------------------ leaving

    function test_a_leaver_keeps_guarantee_and_stake_until_their_times_are_over() public {
        vm.expectEmit(address(streams));
        emit IStreamEvents.Left(id, a, 0);
        quit(a, 0);
        eq(sub(a).leftAt, block.timestamp, "time");
        eq(sub(a).leftBlock, block.number, "block");
        eq(stream().subscribers, 1, "one serves");
        eq(stream().belowSince, block.timestamp, "below c");
        eq(held(a), G, "guarantee");
        eq(locked(a), S, "stake");
        eq(settle(a, 10 ether), 10 ether, "its vouchers are paid");
    }

    function test_below_c_is_counted_from_the_first_departure() public {
        quit(a, 0);
        uint40 since = stream().belowSince;
        pass(60);
        quit(b, 0);
        eq(stream().belowSince, since, "unchanged");
        eq(stream().subscribers, 0, "nobody serves");
    }

    function test_nobody_leaves_twice_or_without_having_joined() public {
        quit(a, 0);
        expectWrong(a, SubscriptionStatus.Left);
        quit(a, 0);
        expectWrong(operators[2], SubscriptionStatus.None);
        quit(operators[2], 0);
        expectWrong(operators[2], SubscriptionStatus.None);
        quit(operators[2], 1);
        eq(stream().subscribers, 1, "counted once");
    }

    // ------------------------------------------------------------------ waiving

    function test_a_waiver_frees_the_guarantee_at_once() public {
        settle(a, 10 ether);
        uint256 free_ = free();
        vm.expectEmit(address(streams));
        emit IStreamEvents.Left(id, a, 10 ether);
        vm.expectEmit(address(streams));
        emit IStreamEvents.Released(id, a, G, 0);
        quit(a, 10 ether);
        eq(free(), free_ + G, "back in the budget");
        eq(held(a), 0, "no guarantee");
        eq(locked(a), S, "the stake is still held");
        expectStatus(a, SubscriptionStatus.Released);
        eq(money(a).claimed, 10 ether, "claimed stays");
        eq(paid(a), 10 ether, "what was paid stays");
    }

    function test_a_waiver_makes_older_vouchers_worthless() public {
        settle(a, 10 ether);
        quit(a, 60 ether);
        expectSkip(a, 50 ether, Skip.Ended);
        expectSkip(a, 70 ether, Skip.Ended);
        join(a);
        expectSkip(a, 60 ether, Skip.Stale);
        eq(settle(a, 65 ether), 5 ether, "only what came after the waiver");
    }

    function test_a_waiver_does_not_count_as_pay_of_the_epoch() public {
        settle(a, 30 ether);
        quit(a, 90 ether);
        join(a);
        eq(settle(a, 1000 ether), G - 30 ether, "the limit counts payments only");
    }

    function test_a_waiver_below_what_was_paid_is_refused() public {
        settle(a, 10 ether);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "waiveTo"));
        quit(a, 10 ether - 1);
        expectStatus(a, SubscriptionStatus.Serving);
    }

    function test_a_waiver_of_everything_ever_costs_its_owner_only() public {
        quit(a, type(uint96).max);
        join(a);
        expectSkip(a, type(uint96).max, Skip.Stale);
        eq(money(a).claimed, type(uint96).max, "claimed");
        eq(settle(b, 10 ether), 10 ether, "others are paid");
    }

    function test_who_left_or_was_dismissed_can_waive_later() public {
        quit(a, 0);
        quit(a, 1);
        expectStatus(a, SubscriptionStatus.Released);
        dismiss(b);
        quit(b, 1);
        eq(free(), BUDGET, "both guarantees are back");
        expectWrong(b, SubscriptionStatus.Released);
        quit(b, 1);
    }

    // ------------------------------------------------------------------ dismissal

    function test_a_dismissed_provider_is_paid_for_one_settle_time() public {
        vm.expectEmit(address(streams));
        emit IStreamEvents.Dismissed(id, a);
        dismiss(a);
        expectStatus(a, SubscriptionStatus.Left);
        eq(stream().subscribers, 1, "one serves");
        eq(settle(a, 40 ether), 40 ether, "paid");
        passSettle();
        streams.release(t, a);
        expectSkip(a, 50 ether, Skip.Ended);
    }

    function test_only_the_client_dismisses_and_only_who_serves() public {
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.NotStreamClient.selector, b));
        vm.prank(b);
        streams.dismiss(t, a);
        dismiss(a);
        expectWrong(a, SubscriptionStatus.Left);
        dismiss(a);
        expectWrong(stranger, SubscriptionStatus.None);
        dismiss(stranger);
    }

    // ------------------------------------------------------------------ release

    function test_a_guarantee_is_released_when_seconds_and_blocks_are_over() public {
        quit(a, 0);
        (uint256 time, uint256 number) = (block.timestamp, block.number);
        (uint256 since, uint256 from) = (time + t.settleSeconds + 1, number + t.settleBlocks + 1);
        // The chain stood still: time has passed, blocks have not.
        vm.warp(since);
        vm.roll(from - 1);
        expectNotYet(since, from);
        streams.release(t, a);
        eq(settle(a, 5 ether), 5 ether, "still paid");
        // Fast blocks: the time has not passed.
        vm.warp(since - 1);
        vm.roll(from);
        expectNotYet(since, from);
        streams.release(t, a);
        vm.warp(since);
        uint256 free_ = free();
        vm.prank(stranger);
        streams.release(t, a);
        eq(free(), free_ + G, "back in the budget");
        eq(locked(a), S, "the stake stays");
        expectStatus(a, SubscriptionStatus.Released);
    }

    function test_a_stake_is_released_after_the_hold() public {
        quit(a, 0);
        (uint256 time, uint256 number) = (block.timestamp, block.number);
        passSettle();
        streams.release(t, a);
        expectNotYet(time + t.holdSeconds + 1, number + t.settleBlocks + 1);
        streams.release(t, a);
        vm.warp(time + t.holdSeconds + 1);
        vm.expectEmit(address(streams));
        emit IStreamEvents.Released(id, a, 0, S);
        streams.release(t, a);
        eq(locked(a), 0, "unlocked");
        expectWrong(a, SubscriptionStatus.Released);
        streams.release(t, a);
    }

    function test_a_stake_waits_for_the_blocks_too() public {
        quit(a, 1);
        (uint256 since, uint256 from) = (block.timestamp + t.holdSeconds + 1, block.number + t.settleBlocks + 1);
        vm.warp(since);
        vm.roll(from - 1);
        expectNotYet(since, from);
        streams.release(t, a);
        vm.roll(from);
        streams.release(t, a);
        eq(locked(a), 0, "unlocked");
    }

    function test_one_call_releases_both_when_both_are_due() public {
        quit(a, 0);
        passHold();
        vm.expectEmit(address(streams));
        emit IStreamEvents.Released(id, a, G, S);
        streams.release(t, a);
    }

    function test_a_partly_used_guarantee_returns_what_is_left() public {
        t.salt = "poor";
        id = streams.idOf(t);
        vm.prank(client);
        streams.open(t, rules(), G, "");
        join(a);
        settle(a, 30 ether);
        quit(a, 0);
        passSettle();
        streams.release(t, a);
        eq(free(), 70 ether, "what is left");
    }

    function test_nothing_is_released_of_who_serves_or_never_joined() public {
        passHold();
        expectWrong(a, SubscriptionStatus.Serving);
        streams.release(t, a);
        expectWrong(stranger, SubscriptionStatus.None);
        streams.release(t, stranger);
    }

    // ------------------------------------------------------------------ return

    function test_who_returns_reuses_guarantee_and_stake() public {
        quit(a, 0);
        uint256 free_ = free();
        join(a);
        eq(free(), free_, "the same guarantee");
        eq(locked(a), S, "the same stake");
        eq(sub(a).joins, 2, "joins");
        eq(sub(a).leftAt, 0, "serves");
        eq(stream().belowSince, 0, "up");
    }

    function test_who_returns_after_the_release_brings_both_again() public {
        quit(a, 0);
        passHold();
        streams.release(t, a);
        eq(locked(a), 0, "unlocked");
        uint256 free_ = free();
        join(a);
        eq(free(), free_ - G, "a guarantee");
        eq(locked(a), S, "a stake");
        eq(held(a), G, "whole");
    }

    function test_who_returns_gets_what_is_missing_of_its_guarantee() public {
        t.salt = "poor";
        id = streams.idOf(t);
        vm.prank(client);
        streams.open(t, rules(), G, "");
        join(a);
        settle(a, 30 ether);
        quit(a, 0);
        Admission memory admission = admissionOf(a);
        bytes memory signature = signAdmission(SIGNER_KEY, admission);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BudgetTooSmall.selector, 0, 30 ether));
        vm.prank(a);
        streams.join(t, admission, signature, a);
        vm.prank(stranger);
        streams.topUp(t, 35 ether, 0);
        join(a);
        eq(free(), 5 ether, "30 were missing");
        eq(held(a), G, "whole");
        eq(settle(a, 35 ether), 5 ether, "and it is paid");
    }

    function test_join_and_leave_again_and_again_takes_one_guarantee_and_one_stake() public {
        uint256 free_ = free();
        for (uint256 i = 0; i < 10; ++i) {
            quit(a, 0);
            join(a);
            eq(free(), free_, "one guarantee");
            eq(locked(a), S, "one stake");
        }
        for (uint96 i = 1; i < 10; ++i) {
            quit(a, i);
            eq(free(), free_ + G, "waived");
            join(a);
            eq(free(), free_, "one guarantee");
            eq(locked(a), S, "one stake");
        }
    }

    function test_a_cheater_cannot_return_under_another_key_while_its_stake_is_held() public {
        quit(a, 1);
        Admission memory admission = admissionOf(a);
        bytes memory signature = signAdmission(SIGNER_KEY, admission);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "receiptKey"));
        vm.prank(a);
        streams.join(t, admission, signature, address(99));
        passHold();
        streams.release(t, a);
        admission = admissionOf(a);
        signature = signAdmission(SIGNER_KEY, admission);
        vm.prank(a);
        streams.join(t, admission, signature, address(99));
        eq(sub(a).receiptKey, address(99), "a new stake, a new key");
    }

    function test_the_hold_begins_again_with_the_last_departure() public {
        quit(a, 1);
        pass(t.holdSeconds - 10);
        join(a);
        quit(a, 1);
        passBoth(11, t.settleBlocks);
        vm.expectPartialRevert(IStreamEvents.NotYet.selector);
        streams.release(t, a);
        eq(locked(a), S, "held");
    }

    function test_a_guarantee_that_fits_no_budget_goes_to_the_client() public {
        coin.mint(stranger, type(uint96).max);
        uint96 room = type(uint96).max - uint96(free());
        vm.prank(stranger);
        streams.topUp(t, room, 0);
        quit(a, 1);
        eq(free(), type(uint96).max, "the budget is full");
        eq(paid(client), G, "the client has the guarantee");
    }
}
