// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IStreamEvents} from "../../src/streams/IStreams.sol";
import {Claim, EndReason, Skip, StreamStatus, SubscriptionStatus} from "../../src/streams/StreamTypes.sol";
import {StreamNetwork} from "./StreamNetwork.sol";

/// The end of a stream: retracted by its client, or halted by anyone; then closed.
contract EndingTest is StreamNetwork {
    address internal a;
    address internal b;

    function setUp() public override {
        super.setUp();
        (a, b) = (operators[0], operators[1]);
        open();
        join(a);
        join(b);
    }

    function both() internal view returns (address[] memory providers) {
        providers = new address[](2);
        (providers[0], providers[1]) = (a, b);
    }

    function expectNotOpen() internal {
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.StreamNotOpen.selector, id));
    }

    // ------------------------------------------------------------------ beginning

    function test_the_client_retracts() public {
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.NotStreamClient.selector, stranger));
        vm.prank(stranger);
        streams.retract(t);
        vm.expectEmit(address(streams));
        emit IStreamEvents.Ending(id, EndReason.Retracted);
        retract();
        eq(uint256(stream().status), uint256(StreamStatus.Ending), "status");
        eq(uint256(stream().reason), uint256(EndReason.Retracted), "reason");
        eq(stream().endedAt, block.timestamp, "time");
        eq(stream().endedBlock, block.number, "block");
        expectNotOpen();
        retract();
    }

    function test_a_stranger_cannot_halt_a_stream_that_is_up() public {
        pass(30 days);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.StreamIsUp.selector, uint16(2)));
        vm.prank(stranger);
        streams.halt(t);
    }

    function test_a_stranger_halts_a_stream_only_after_its_downtime() public {
        vm.prank(a);
        streams.quit(t, 0);
        uint256 until = block.timestamp + t.maxDowntime;
        vm.warp(until);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.NotYet.selector, until + 1, 0));
        vm.prank(stranger);
        streams.halt(t);
        vm.warp(until + 1);
        vm.expectEmit(address(streams));
        emit IStreamEvents.Ending(id, EndReason.Halted);
        vm.prank(stranger);
        streams.halt(t);
        eq(uint256(stream().reason), uint256(EndReason.Halted), "reason");
        expectNotOpen();
        streams.halt(t);
    }

    function test_a_stream_that_recovers_is_not_halted() public {
        vm.prank(a);
        streams.quit(t, 0);
        pass(t.maxDowntime);
        join(a);
        pass(t.maxDowntime);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.StreamIsUp.selector, uint16(2)));
        streams.halt(t);
        vm.prank(b);
        streams.quit(t, 0);
        vm.expectPartialRevert(IStreamEvents.NotYet.selector);
        streams.halt(t);
    }

    function test_a_stream_that_never_gathers_is_halted() public {
        t.salt = "lonely";
        id = streams.idOf(t);
        open();
        pass(t.maxDowntime + 1);
        streams.halt(t);
        passSettle();
        streams.close(t, new address[](0));
        eq(paid(client), BUDGET, "the budget returns");
    }

    // ------------------------------------------------------------------ while it ends

    function test_vouchers_are_paid_until_the_close() public {
        retract();
        eq(settle(a, 40 ether), 40 ether, "at once");
        passSettle();
        eq(settle(a, 60 ether), 20 ether, "and later, while nobody closes");
        eq(settle(b, 90 ether), 90 ether, "others too");
    }

    function test_who_leaves_while_the_stream_ends_has_left_when_the_end_began() public {
        retract();
        (uint256 time, uint256 number) = (block.timestamp, block.number);
        vm.warp(time + t.settleSeconds);
        vm.roll(number + t.settleBlocks);
        vm.prank(a);
        streams.quit(t, 0);
        vm.warp(block.timestamp + 1);
        vm.roll(block.number + 1);
        uint256 free_ = free();
        streams.release(t, a);
        eq(free(), free_ + G, "it could not hold the money for longer");
    }

    function test_a_subscriber_of_a_stream_that_ends_is_released_from_its_end_on() public {
        retract();
        (uint256 time, uint256 number) = (block.timestamp, block.number);
        vm.expectRevert(
            abi.encodeWithSelector(
                IStreamEvents.NotYet.selector, time + t.settleSeconds + 1, number + t.settleBlocks + 1
            )
        );
        streams.release(t, a);
        passSettle();
        streams.release(t, a);
        expectStatus(a, SubscriptionStatus.Released);
        eq(locked(a), S, "the stake stays");
        vm.expectRevert(
            abi.encodeWithSelector(IStreamEvents.NotYet.selector, time + t.holdSeconds + 1, number + t.settleBlocks + 1)
        );
        streams.release(t, a);
        vm.warp(time + t.holdSeconds + 1);
        streams.release(t, a);
        eq(locked(a), 0, "released");
    }

    function test_a_waiver_while_the_stream_ends_frees_the_guarantee() public {
        retract();
        uint256 free_ = free();
        vm.prank(a);
        streams.quit(t, 1);
        eq(free(), free_ + G, "back in the budget");
    }

    // ------------------------------------------------------------------ closing

    function test_nobody_closes_while_subscribers_can_be_owed() public {
        expectNotOpen();
        streams.close(t, both());
        retract();
        (uint256 since, uint256 from) = (block.timestamp + t.settleSeconds + 1, block.number + t.settleBlocks + 1);
        bytes memory notYet = abi.encodeWithSelector(IStreamEvents.NotYet.selector, since, from);
        vm.warp(since);
        vm.roll(from - 1);
        vm.expectRevert(notYet);
        streams.close(t, both());
        vm.warp(since - 1);
        vm.roll(from);
        vm.expectRevert(notYet);
        streams.close(t, both());
        vm.warp(since);
        streams.close(t, both());
    }

    function test_a_close_returns_budget_guarantees_and_lock() public {
        settle(a, 40 ether);
        retract();
        passSettle();
        vm.expectEmit(address(streams));
        emit IStreamEvents.Closed(id, BUDGET - 40 ether, LOCK);
        vm.prank(stranger);
        streams.close(t, both());
        eq(paid(client), BUDGET - 40 ether, "refund");
        eq(streams.balanceOf(address(token), client), LOCK, "trust lock");
        eq(streams.lockOf(t), 0, "no lock is left");
        eq(free(), 0, "no budget is left");
        eq(locked(a), S, "stakes stay for the hold");
    }

    function test_guarantees_released_after_the_close_go_to_the_client() public {
        retract();
        passSettle();
        streams.close(t, new address[](0));
        eq(paid(client), BUDGET - 2 * G, "the free budget");
        eq(held(a), G, "not released");
        streams.release(t, a);
        eq(paid(client), BUDGET - G, "one");
        eq(held(a), 0, "released");
        passHold();
        streams.release(t, a);
        streams.release(t, b);
        eq(paid(client), BUDGET, "both");
        eq(locked(a) + locked(b), 0, "stakes");
        eq(free(), 0, "nothing returns to a closed budget");
        vm.expectRevert(
            abi.encodeWithSelector(IStreamEvents.WrongSubscription.selector, b, SubscriptionStatus.Released)
        );
        streams.release(t, b);
    }

    function test_a_list_with_strangers_and_doubles_releases_each_once() public {
        retract();
        passHold();
        address[] memory providers = new address[](5);
        (providers[0], providers[1], providers[2]) = (a, a, stranger);
        (providers[3], providers[4]) = (b, a);
        streams.close(t, providers);
        eq(paid(client), BUDGET, "each guarantee once");
        eq(coin.balanceOf(address(streams)), BUDGET, "covered");
    }

    function test_one_token_for_pay_and_lock_is_refunded_together() public {
        t.token = address(token);
        t.rate = 1e18;
        t.stakeLock = 2 * G;
        id = streams.idOf(t);
        open();
        join(operators[2]);
        retract();
        passSettle();
        streams.close(t, listOf(operators[2]));
        eq(streams.balanceOf(address(token), client), BUDGET + LOCK, "both");
    }

    function test_nothing_happens_in_a_closed_stream() public {
        settle(a, 10 ether);
        Claim[] memory claims = list(voucher(SIGNER_KEY, a, 50 ether));
        retract();
        passSettle();
        streams.close(t, listOf(a));
        expectNotOpen();
        streams.settle(t, claims);
        expectNotOpen();
        streams.close(t, both());
        expectNotOpen();
        streams.topUp(t, 1, 1);
        expectNotOpen();
        streams.halt(t);
        expectNotOpen();
        streams.refill(t, b);
        vm.startPrank(client);
        expectNotOpen();
        streams.retract(t);
        expectNotOpen();
        streams.dismiss(t, b);
        expectNotOpen();
        streams.setSigner(t, stranger);
        expectNotOpen();
        streams.revise(t, keccak256("late"), "");
        vm.stopPrank();
        expectNotOpen();
        vm.prank(b);
        streams.quit(t, 1);
        eq(money(a).claimed, 10 ether, "claimed is never erased");
        eq(paid(a), 10 ether, "what was paid stays");
    }

    function test_nobody_is_paid_after_its_release_in_a_stream_that_ends() public {
        retract();
        passSettle();
        streams.release(t, a);
        Claim memory claim = voucher(SIGNER_KEY, a, 50 ether);
        vm.expectEmit(address(streams));
        emit IStreamEvents.Skipped(id, a, Skip.Ended);
        eq(streams.settle(t, list(claim)), 0, "nothing");
        eq(settle(b, 50 ether), 50 ether, "the other is");
    }
}
