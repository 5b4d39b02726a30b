// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IStreamEvents} from "../../src/streams/IStreams.sol";
import {Claim, Skip, StreamTerms} from "../../src/streams/StreamTypes.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {StreamNetwork} from "./StreamNetwork.sol";

/// Settling vouchers: what is paid, from where, and what is skipped.
contract PayingTest is StreamNetwork {
    address internal a;
    address internal b;

    function setUp() public override {
        super.setUp();
        (a, b) = (operators[0], operators[1]);
    }

    /// A stream with two subscribers whose free budget is as given.
    function openWith(uint96 free_) internal {
        vm.prank(client);
        streams.open(t, rules(), 2 * G + free_, "");
        join(a);
        join(b);
        eq(free(), free_, "free budget");
    }

    function expectSkip(Claim memory claim, Skip reason) internal {
        uint256 before = paid(claim.payee);
        vm.expectEmit(address(streams));
        emit IStreamEvents.Skipped(id, claim.payee, reason);
        eq(streams.settle(t, list(claim)), 0, "nothing is paid");
        eq(paid(claim.payee), before, "no balance moves");
    }

    // ------------------------------------------------------------------ sources

    function test_a_payment_takes_the_free_budget_first() public {
        openWith(100 ether);
        vm.expectEmit(address(streams));
        uint32 epoch = uint32(block.timestamp / 1 hours);
        emit IStreamEvents.Settled(id, a, 40 ether, 40 ether, epoch, 7, keccak256("root"));
        eq(settle(a, 40 ether), 40 ether, "paid");
        eq(free(), 60 ether, "free");
        eq(held(a), G, "guarantee");
        eq(paid(a), 40 ether, "balance");
    }

    function test_then_it_takes_the_payees_own_guarantee() public {
        openWith(30 ether);
        eq(settle(a, 50 ether), 50 ether, "paid");
        eq(free(), 0, "free");
        eq(held(a), G - 20 ether, "own guarantee");
        eq(held(b), G, "the other's stays");
        yes(money(a).short, "short");
    }

    function test_a_later_payment_fills_the_guarantee_again() public {
        openWith(30 ether);
        settle(a, 50 ether);
        vm.prank(stranger);
        streams.topUp(t, 30 ether, 0);
        eq(settle(a, 55 ether), 5 ether, "paid from the budget");
        eq(held(a), G, "filled");
        eq(free(), 5 ether, "30 - 5 - 20");
        yes(!money(a).short, "not short");
    }

    function test_a_guarantee_is_filled_as_far_as_the_budget_goes() public {
        openWith(30 ether);
        settle(a, 50 ether);
        vm.prank(stranger);
        streams.topUp(t, 12 ether, 0);
        settle(a, 55 ether);
        eq(held(a), G - 13 ether, "7 of the 20 missing");
        eq(free(), 0, "free");
        yes(money(a).short, "still short");
    }

    function test_anyone_refills_a_guarantee_without_a_voucher() public {
        openWith(0);
        settle(a, 20 ether);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BudgetTooSmall.selector, 0, 20 ether));
        streams.refill(t, a);
        vm.prank(stranger);
        streams.topUp(t, 15 ether, 0);
        vm.expectEmit(address(streams));
        emit IStreamEvents.Refilled(id, a, 15 ether);
        streams.refill(t, a);
        eq(held(a), G - 5 ether, "partly");
        vm.prank(stranger);
        streams.topUp(t, 15 ether, 0);
        streams.refill(t, a);
        eq(held(a), G, "whole");
        eq(free(), 10 ether, "the rest stays free");
        yes(!money(a).short, "not short");
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.GuaranteeFull.selector, a));
        streams.refill(t, a);
    }

    function test_over_signing_takes_nothing_of_another_guarantee() public {
        openWith(60 ether);
        // The client signs away more than it has to one payee.
        eq(settle(a, 1_000_000 ether), G, "at most G at once");
        eq(free(), 0, "free");
        eq(held(a), G - 40 ether, "own guarantee");
        eq(held(b), G, "the other's stays");
        pass(1 hours);
        eq(settle(a, 1_000_000 ether), 60 ether, "the rest of its guarantee");
        pass(1 hours);
        expectSkip(voucher(SIGNER_KEY, a, 1_000_000 ether), Skip.Uncovered);
        eq(settle(b, 100 ether), 100 ether, "the other is paid in full");
        eq(paid(a) + paid(b), 260 ether, "all that there was");
    }

    function test_two_payees_race_for_the_budget_and_both_are_paid() public {
        openWith(60 ether);
        Claim[] memory claims = list(voucher(SIGNER_KEY, a, 80 ether), voucher(SIGNER_KEY, b, 80 ether));
        eq(streams.settle(t, claims), 160 ether, "both");
        eq(held(a), 80 ether, "20 from its own");
        eq(held(b), 20 ether, "80 from its own");
        eq(free(), 0, "free");
    }

    // ------------------------------------------------------------------ the limit of an epoch

    function test_a_payee_gets_its_guarantee_once_an_epoch() public {
        openWith(800 ether);
        eq(settle(a, 250 ether), 100 ether, "first epoch");
        expectSkip(voucher(SIGNER_KEY, a, 250 ether), Skip.EpochFull);
        passTo((block.timestamp / 1 hours + 1) * 1 hours);
        eq(settle(a, 250 ether), 100 ether, "second epoch");
        passTo((block.timestamp / 1 hours + 1) * 1 hours - 1);
        expectSkip(voucher(SIGNER_KEY, a, 250 ether), Skip.EpochFull);
        pass(1);
        eq(settle(a, 250 ether), 50 ether, "the rest");
        eq(settle(a, 300 ether), 50 ether, "up to the limit");
        expectSkip(voucher(SIGNER_KEY, a, 300 ether + 1), Skip.EpochFull);
    }

    function test_small_vouchers_together_have_the_same_limit() public {
        openWith(800 ether);
        for (uint96 i = 1; i <= 9; ++i) {
            settle(a, i * 11 ether);
        }
        eq(settle(a, 110 ether), 1 ether, "to the limit");
        eq(paid(a), 100 ether, "G");
    }

    function test_a_missed_epoch_does_not_add_to_the_next() public {
        openWith(800 ether);
        settle(a, 10 ether);
        pass(10 hours);
        eq(settle(a, 500 ether), G, "one guarantee");
    }

    // ------------------------------------------------------------------ skipped claims

    function test_a_claim_that_is_not_larger_is_stale() public {
        openWith(100 ether);
        settle(a, 40 ether);
        expectSkip(voucher(SIGNER_KEY, a, 40 ether), Skip.Stale);
        expectSkip(voucher(SIGNER_KEY, a, 39 ether), Skip.Stale);
        expectSkip(voucher(SIGNER_KEY, a, 0), Skip.Stale);
    }

    function test_an_account_that_never_joined_is_paid_nothing() public {
        openWith(100 ether);
        expectSkip(voucher(SIGNER_KEY, stranger, 10 ether), Skip.NeverJoined);
        expectSkip(voucher(SIGNER_KEY, client, 10 ether), Skip.NeverJoined);
        expectSkip(voucher(SIGNER_KEY, operators[2], 10 ether), Skip.NeverJoined);
        eq(free(), 100 ether, "the budget stays");
    }

    function test_a_forged_or_changed_voucher_is_skipped() public {
        openWith(100 ether);
        expectSkip(voucher(OTHER_KEY, a, 10 ether), Skip.WrongSigner);
        expectSkip(voucher(CLIENT_KEY, a, 10 ether), Skip.WrongSigner);
        Claim memory claim = voucher(SIGNER_KEY, a, 10 ether);
        claim.amount = 11 ether;
        expectSkip(claim, Skip.WrongSigner);
        claim = voucher(SIGNER_KEY, a, 10 ether);
        claim.payee = b;
        expectSkip(claim, Skip.WrongSigner);
        claim = voucher(SIGNER_KEY, a, 10 ether);
        claim.epoch += 1;
        expectSkip(claim, Skip.WrongSigner);
        claim = voucher(SIGNER_KEY, a, 10 ether);
        claim.count += 1;
        expectSkip(claim, Skip.WrongSigner);
        claim = voucher(SIGNER_KEY, a, 10 ether);
        claim.root = keccak256("other");
        expectSkip(claim, Skip.WrongSigner);
        (claim.r, claim.vs) = (0, 0);
        expectSkip(claim, Skip.WrongSigner);
        claim.vs = bytes32(type(uint256).max);
        expectSkip(claim, Skip.WrongSigner);
    }

    function test_a_voucher_of_another_stream_or_chain_is_skipped() public {
        openWith(100 ether);
        Claim memory elsewhere = voucher(SIGNER_KEY, a, 10 ether);
        t.salt = "other";
        id = streams.idOf(t);
        openWith(100 ether);
        expectSkip(elsewhere, Skip.WrongSigner);
        uint256 here = block.chainid;
        vm.chainId(77);
        sign(SIGNER_KEY, elsewhere);
        vm.chainId(here);
        expectSkip(elsewhere, Skip.WrongSigner);
    }

    function test_bad_claims_do_not_stop_the_good_ones() public {
        openWith(100 ether);
        Claim[] memory claims = new Claim[](5);
        claims[0] = voucher(SIGNER_KEY, stranger, 10 ether);
        claims[1] = voucher(SIGNER_KEY, a, 10 ether);
        claims[2] = voucher(OTHER_KEY, b, 10 ether);
        claims[3] = voucher(SIGNER_KEY, a, 9 ether);
        claims[4] = voucher(SIGNER_KEY, b, 20 ether);
        eq(streams.settle(t, claims), 30 ether, "both good ones");
        eq(paid(a), 10 ether, "a");
        eq(paid(b), 20 ether, "b");
    }

    function test_a_voucher_twice_in_one_call_is_paid_once() public {
        openWith(0);
        Claim memory claim = voucher(SIGNER_KEY, a, 30 ether);
        eq(streams.settle(t, list(claim, claim)), 30 ether, "once");
        eq(held(a), 70 ether, "once from the guarantee");
        eq(
            streams.settle(t, list(voucher(SIGNER_KEY, a, 40 ether), voucher(SIGNER_KEY, a, 50 ether))),
            20 ether,
            "both"
        );
        eq(held(a), 50 ether, "each increase once");
    }

    function test_an_empty_settlement_changes_nothing() public {
        openWith(10 ether);
        eq(streams.settle(t, new Claim[](0)), 0, "nothing");
        eq(free(), 10 ether, "free");
    }

    function test_a_stream_that_was_never_opened_pays_nothing() public {
        StreamTerms memory other = streamTerms();
        other.salt = "other";
        bytes32 otherId = streams.idOf(other);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.StreamNotOpen.selector, otherId));
        streams.settle(other, new Claim[](0));
    }

    // ------------------------------------------------------------------ limits of the types

    function test_amounts_at_the_limit_of_their_type() public {
        uint96 most = type(uint96).max;
        coin.mint(client, 3 * uint256(most));
        vm.warp(block.timestamp + 2 days);
        vm.prank(governance);
        parameters.listToken(address(coin), 0.25e18);
        t.rate = 0.25e18;
        t.guarantee = most;
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "stakeLock"));
        vm.prank(client);
        streams.open(t, rules(), most, "");
        t.guarantee = G;
        id = streams.idOf(t);
        vm.prank(client);
        streams.open(t, rules(), most, "");
        join(a);
        eq(settle(a, most), G, "an endless voucher pays one guarantee");
        pass(1 hours);
        eq(settle(a, most), G, "and one more in the next epoch");
        eq(money(a).claimed, 2 * G, "claimed");
    }

    function test_a_guarantee_at_the_limit_of_its_type_is_paid_to_the_last_wei() public {
        uint96 most = type(uint96).max;
        PlainToken cheap = new PlainToken();
        cheap.mint(client, 2 * uint256(most));
        vm.prank(client);
        cheap.approve(address(streams), type(uint256).max);
        vm.prank(governance);
        parameters.listToken(address(cheap), 1e9);
        (t.token, t.rate, t.guarantee, t.stakeLock) = (address(cheap), 1e9, most, 200 ether);
        id = streams.idOf(t);
        vm.prank(client);
        streams.open(t, rules(), most, "");
        join(a);
        vm.prank(client);
        streams.topUp(t, most, 0);
        eq(settle(a, most), most, "the whole budget");
        expectStale(a, most);
        vm.prank(a);
        streams.quit(t, most);
        eq(free(), most, "the whole guarantee is back");
        retract();
        passHold();
        streams.close(t, listOf(a));
        eq(streams.balanceOf(address(cheap), a), most, "paid");
        eq(streams.balanceOf(address(cheap), client), most, "refunded");
    }

    function expectStale(address payee, uint96 total) internal {
        Claim memory claim = voucher(SIGNER_KEY, payee, total);
        vm.expectEmit(address(streams));
        emit IStreamEvents.Skipped(id, payee, Skip.Stale);
        streams.settle(t, list(claim));
    }
}
