// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../../src/market/Rules.sol";
import {CheckMode} from "../../src/market/TaskTypes.sol";
import {IStreamEvents} from "../../src/streams/IStreams.sol";
import {Stream, StreamStatus, StreamTerms} from "../../src/streams/StreamTypes.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {StreamNetwork} from "./StreamNetwork.sol";

/// Opening a stream, and what its client may change later.
contract OpeningTest is StreamNetwork {
    function expectBad(string memory field) internal {
        expectRefusal(abi.encodeWithSelector(IStreamEvents.BadStream.selector, field));
        t = streamTerms();
    }

    /// A refused opening moves nothing.
    function expectRefusal(bytes memory reason) internal {
        uint256 before = coin.balanceOf(client) + token.balanceOf(client);
        vm.expectRevert(reason);
        vm.prank(client);
        streams.open(t, rules(), BUDGET, "");
        eq(coin.balanceOf(client) + token.balanceOf(client), before, "nothing was paid");
        eq(uint256(streams.streamOf(streams.idOf(t)).status), uint256(StreamStatus.None), "nothing was opened");
    }

    function test_an_open_stream_holds_its_budget_and_gathers_from_now_on() public {
        vm.expectEmit(address(streams));
        emit IStreamEvents.Opened(id, client, CLASS, t, BUDGET, "hint");
        open();
        Stream memory s = stream();
        eq(uint256(s.status), uint256(StreamStatus.Open), "status");
        eq(s.free, BUDGET, "budget");
        eq(s.belowSince, block.timestamp, "below c since the opening");
        eq(streams.lockOf(t), LOCK, "trust lock");
        eq(streams.contentOf(t, 0), t.content, "revision 0");
        eq(streams.contentOf(t, 1), 0, "no other revision");
    }

    function test_budget_and_lock_of_one_token_are_paid_together() public {
        t.token = address(token);
        t.rate = 1e18;
        t.stakeLock = 2 * G;
        id = streams.idOf(t);
        uint256 before = token.balanceOf(client);
        open();
        eq(before - token.balanceOf(client), BUDGET + LOCK, "both");
        eq(token.balanceOf(address(streams)), BUDGET + LOCK, "held");
    }

    function test_only_the_client_opens() public {
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.NotStreamClient.selector, stranger));
        vm.prank(stranger);
        streams.open(t, rules(), BUDGET, "");
    }

    function test_the_code_of_openings_opens_nothing_by_itself() public {
        vm.startPrank(client);
        coin.approve(address(streamOpening), type(uint256).max);
        token.approve(address(streamOpening), type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "contract"));
        streamOpening.open(t, rules(), BUDGET, "");
        vm.stopPrank();
    }

    function test_terms_are_used_once_ever() public {
        open();
        bytes memory exists = abi.encodeWithSelector(IStreamEvents.StreamExists.selector, id);
        vm.expectRevert(exists);
        vm.prank(client);
        streams.open(t, rules(), BUDGET, "");
        retract();
        passSettle();
        streams.close(t, new address[](0));
        vm.expectRevert(exists);
        vm.prank(client);
        streams.open(t, rules(), BUDGET, "");
    }

    function test_another_chain_or_any_other_field_makes_another_id() public {
        StreamTerms memory other = streamTerms();
        other.salt = bytes32(uint256(1));
        yes(streams.idOf(other) != id, "salt");
        other = streamTerms();
        other.rules = bytes32(uint256(1));
        yes(streams.idOf(other) != id, "the last field");
        vm.chainId(77);
        yes(streams.idOf(t) != id, "chain");
    }

    function test_rules_and_rates_of_another_time_are_refused() public {
        bytes32 current = t.rules;
        t.rules = keccak256("old");
        expectRefusal(abi.encodeWithSelector(IStreamEvents.OtherRules.selector, t.rules, current));
        t = streamTerms();
        Rules memory other = rules();
        other.minStakeLock = 0;
        vm.expectRevert(
            abi.encodeWithSelector(IStreamEvents.OtherRules.selector, keccak256(abi.encode(other)), current)
        );
        vm.prank(client);
        streams.open(t, other, BUDGET, "");
        t.rate = 0.4e18;
        expectRefusal(abi.encodeWithSelector(IStreamEvents.OtherRate.selector, address(coin), uint128(0.5e18)));
        t.token = address(new PlainToken());
        t.rate = 0;
        expectRefusal(abi.encodeWithSelector(IStreamEvents.OtherRate.selector, t.token, uint128(0)));
    }

    function test_the_stake_is_worth_two_guarantees_rounded_up() public {
        // 2 x 100 coins at half a token.
        t.stakeLock = 100 ether - 1;
        expectBad("stakeLock");
        t.stakeLock = 100 ether;
        t.guarantee = G + 1;
        // One wei of a coin more is one wei of the token more.
        expectBad("stakeLock");
        t.stakeLock = 100 ether + 1;
        t.guarantee = G + 1;
        vm.prank(client);
        streams.open(t, rules(), BUDGET, "");
        t.guarantee = 1;
        t.stakeLock = rules().minStakeLock - 1;
        expectBad("stakeLock");
        t.guarantee = type(uint96).max;
        expectBad("stakeLock");
    }

    function test_a_field_outside_its_bounds_is_named() public {
        t.signer = address(0);
        expectBad("signer");
        t.content = 0;
        expectBad("content");
        t.guarantee = 0;
        expectBad("guarantee");
        t.maxSubscribers = 257;
        expectBad("maxSubscribers");
        t.council = 0;
        expectBad("council");
        t.council = 5;
        expectBad("council");
        t.trustLock = uint96(rules().minTrustLock) - 1;
        expectBad("trustLock");
        t.classId = keccak256("unlisted");
        expectBad("classId");
    }

    function test_a_time_outside_its_bounds_is_named() public {
        t.epochSeconds = 9;
        expectBad("epochSeconds");
        t.epochSeconds = 30 days + 1;
        expectBad("epochSeconds");
        t.settleSeconds = 30 days + 1;
        expectBad("settleSeconds");
        t.settleBlocks = 100_001;
        expectBad("settleBlocks");
        t.holdSeconds = 30 days + 1;
        expectBad("holdSeconds");
        t.maxDowntime = 9;
        expectBad("maxDowntime");
        t.maxDowntime = 30 days + 1;
        expectBad("maxDowntime");
    }

    function test_stake_and_trust_lock_outlast_the_time_to_accuse() public {
        t.holdSeconds = t.accuseSeconds + t.epochSeconds - 1;
        expectBad("holdSeconds");
        t.settleSeconds = t.accuseSeconds + t.epochSeconds - 1;
        expectBad("settleSeconds");
        t.accuseSeconds = type(uint32).max;
        expectBad("settleSeconds");
        t.holdSeconds = t.accuseSeconds + t.epochSeconds;
        t.settleSeconds = t.holdSeconds;
        id = streams.idOf(t);
        open();
    }

    function test_audits_have_seats_and_time() public {
        t.how = CheckMode.Checker;
        expectBad("how");
        t.how = CheckMode.Redundant;
        expectBad("how");
        t.seats = 0;
        expectBad("seats");
        // A council cannot have more first seats than the lead that rejects.
        t.seats = rules().rejectLead + 1;
        expectBad("seats");
        t.accuseSeconds = 0;
        expectBad("accuseSeconds");
        t.runSeconds = 0;
        expectBad("runSeconds");
        t.runSeconds = 30 days + 1;
        expectBad("runSeconds");
        t.how = CheckMode.None;
        (t.seats, t.accuseSeconds, t.runSeconds) = (0, 0, 0);
        id = streams.idOf(t);
        open();
    }

    function test_a_local_network_may_use_seconds_and_a_slow_one_a_month() public {
        (t.epochSeconds, t.accuseSeconds, t.settleSeconds, t.holdSeconds) = (10, 1, 11, 11);
        (t.maxDowntime, t.settleBlocks) = (10, 0);
        id = streams.idOf(t);
        open();
        t.salt = "slow";
        (t.epochSeconds, t.accuseSeconds, t.settleSeconds, t.holdSeconds) = (15 days, 15 days, 30 days, 30 days);
        (t.maxDowntime, t.settleBlocks, t.maxSubscribers, t.council) = (30 days, 100_000, 256, 255);
        id = streams.idOf(t);
        open();
    }

    function test_a_hint_has_256_bytes_at_most() public {
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "hint"));
        vm.prank(client);
        streams.open(t, rules(), BUDGET, new bytes(257));
        vm.prank(client);
        streams.open(t, rules(), BUDGET, new bytes(256));
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "hint"));
        vm.prank(client);
        streams.revise(t, keccak256("next"), new bytes(257));
    }

    // ------------------------------------------------------------------ topping up

    function test_anyone_tops_up_an_open_stream() public {
        open();
        vm.expectEmit(address(streams));
        emit IStreamEvents.ToppedUp(id, 5 ether, 7 ether);
        vm.prank(stranger);
        streams.topUp(t, 5 ether, 7 ether);
        eq(free(), BUDGET + 5 ether, "budget");
        eq(streams.lockOf(t), LOCK + 7 ether, "trust lock");
        eq(coin.balanceOf(stranger), 1_000_000 ether - 5 ether, "paid by the stranger");
        retract();
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.StreamNotOpen.selector, id));
        vm.prank(stranger);
        streams.topUp(t, 5 ether, 7 ether);
    }

    function test_a_top_up_beyond_the_type_is_refused() public {
        open();
        coin.mint(stranger, type(uint128).max);
        token.mint(stranger, type(uint128).max);
        vm.startPrank(stranger);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "budget"));
        streams.topUp(t, type(uint96).max, 0);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "lock"));
        streams.topUp(t, 0, type(uint96).max);
        streams.topUp(t, type(uint96).max - BUDGET, type(uint96).max - LOCK);
        vm.stopPrank();
        eq(free(), type(uint96).max, "budget");
        eq(streams.lockOf(t), type(uint96).max, "trust lock");
    }

    // ------------------------------------------------------------------ revising

    function test_each_revision_keeps_its_hash_under_its_number() public {
        open();
        vm.startPrank(client);
        streams.revise(t, keccak256("one"), "");
        vm.expectEmit(address(streams));
        emit IStreamEvents.Revised(id, 2, keccak256("two"), "where");
        streams.revise(t, keccak256("two"), "where");
        vm.stopPrank();
        eq(stream().revision, 2, "newest");
        eq(streams.contentOf(t, 0), t.content, "0");
        eq(streams.contentOf(t, 1), keccak256("one"), "1");
        eq(streams.contentOf(t, 2), keccak256("two"), "2");
        eq(streams.contentOf(t, 3), 0, "3");
        StreamTerms memory other = streamTerms();
        other.salt = "other";
        eq(streams.contentOf(other, 0), 0, "no revision of a stream that was never opened");
    }

    function test_a_revision_needs_the_client_a_hash_and_an_open_stream() public {
        open();
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.NotStreamClient.selector, stranger));
        vm.prank(stranger);
        streams.revise(t, keccak256("one"), "");
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "content"));
        vm.prank(client);
        streams.revise(t, 0, "");
        retract();
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.StreamNotOpen.selector, id));
        vm.prank(client);
        streams.revise(t, keccak256("one"), "");
    }
}
