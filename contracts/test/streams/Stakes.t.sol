// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Award, IProviderRegistry} from "../../src/registry/IProviderRegistry.sol";
import {IStreamEvents} from "../../src/streams/IStreams.sol";
import {Admission, Claim, Skip, SubscriptionStatus} from "../../src/streams/StreamTypes.sol";
import {StreamNetwork} from "./StreamNetwork.sol";

/// Audits hold and take stakes. A plain account stands for the audits contract.
contract StakesTest is StreamNetwork {
    address internal a;
    address internal b;
    address internal audits;

    function setUp() public override {
        super.setUp();
        (a, b) = (operators[0], operators[1]);
        audits = streamAudits();
        open();
        join(a);
        join(b);
    }

    function award(address to, uint96 amount) internal pure returns (Award[] memory awards) {
        awards = new Award[](1);
        awards[0] = Award(to, amount);
    }

    function expectNotAudits() internal {
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.NotAudits.selector, address(this)));
    }

    function test_only_the_audits_contract_holds_and_takes_stakes() public {
        expectNotAudits();
        streams.beginAudit(t, a, 0);
        expectNotAudits();
        streams.endAudit(t, a, true, new Award[](0), 0);
        expectNotAudits();
        streams.payAccusers(a, 0, new Award[](0));
    }

    function test_an_audit_takes_its_bond_out_of_the_trust_lock() public {
        uint256 before = token.balanceOf(audits);
        (uint96 stake, address key) = beginAudit(a, 15 ether);
        eq(stake, S, "stake");
        eq(key, a, "receipt key");
        eq(streams.lockOf(t), LOCK - 15 ether, "lock");
        eq(token.balanceOf(audits), before + 15 ether, "bond");
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.TrustLockTooSmall.selector, LOCK - 15 ether, 26 ether));
        beginAudit(a, 26 ether);
        beginAudit(a, 25 ether);
        eq(streams.lockOf(t), 0, "used up");
        vm.prank(stranger);
        streams.topUp(t, 0, 3 ether);
        eq(streams.lockOf(t), 3 ether, "topped up");
        eq(sub(a).audits, 2, "open audits");
    }

    function test_an_audit_of_another_accuser_needs_no_lock() public {
        beginAudit(a, LOCK);
        beginAudit(a, 0);
        eq(sub(a).audits, 2, "open audits");
    }

    function test_there_is_nothing_to_audit_without_a_stake() public {
        vm.expectRevert(
            abi.encodeWithSelector(IStreamEvents.WrongSubscription.selector, stranger, SubscriptionStatus.None)
        );
        beginAudit(stranger, 0);
        vm.prank(a);
        streams.quit(t, 1);
        beginAudit(a, 0);
        endAudit(a, false);
        passHold();
        streams.release(t, a);
        vm.expectRevert(
            abi.encodeWithSelector(IStreamEvents.WrongSubscription.selector, a, SubscriptionStatus.Released)
        );
        beginAudit(a, 0);
    }

    function test_a_provider_has_a_largest_number_of_audits() public {
        for (uint256 i = 0; i < 64; ++i) {
            beginAudit(a, 0);
        }
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.TooManyAudits.selector, a));
        beginAudit(a, 0);
        endAudit(a, false);
        beginAudit(a, 0);
    }

    function test_an_open_audit_holds_the_stake_beyond_its_time() public {
        beginAudit(a, 0);
        vm.prank(a);
        streams.quit(t, 1);
        passHold();
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.AuditsOpen.selector, a, uint16(1)));
        streams.release(t, a);
        // The guarantee is not held back by an audit.
        beginAudit(b, 0);
        vm.prank(b);
        streams.quit(t, 0);
        passHold();
        streams.release(t, b);
        eq(held(b), 0, "released");
        eq(locked(b), S, "stake held");
        endAudit(a, false);
        streams.release(t, a);
        eq(locked(a), 0, "released");
    }

    function test_a_right_answer_changes_nothing() public {
        beginAudit(a, 0);
        eq(endAudit(a, false), 0, "nothing taken");
        expectStatus(a, SubscriptionStatus.Serving);
        eq(sub(a).audits, 0, "no audit");
        eq(locked(a), S, "stake");
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.NoAudit.selector, a));
        endAudit(a, false);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.NoAudit.selector, a));
        endAudit(a, true);
    }

    function test_a_wrong_answer_takes_the_whole_stake_and_expels() public {
        uint256 free_ = free();
        beginAudit(a, 0);
        vm.expectEmit(address(streams));
        emit IStreamEvents.Expelled(id, a, S);
        vm.prank(audits);
        eq(streams.endAudit(t, a, true, award(stranger, 12 ether), 0), S, "taken");
        eq(locked(a), 0, "nothing is locked");
        eq(registry.claimable(stranger), 12 ether, "accuser");
        eq(registry.burnable(), S - 12 ether, "the rest is burned");
        eq(free(), free_ + G, "the guarantee is back in the budget");
        eq(held(a), 0, "no guarantee");
        expectStatus(a, SubscriptionStatus.Expelled);
        eq(stream().subscribers, 1, "one serves");
        eq(stream().belowSince, block.timestamp, "below c");
        eq(history.recordOf(a).faults, 1, "fault");
        yes(registry.accountOf(a).jailedUntil > block.timestamp, "jailed");
    }

    function test_an_expelled_provider_is_paid_nothing_and_never_returns() public {
        settle(a, 10 ether);
        beginAudit(a, 0);
        endAudit(a, true);
        Claim memory claim = voucher(SIGNER_KEY, a, 50 ether);
        vm.expectEmit(address(streams));
        emit IStreamEvents.Skipped(id, a, Skip.Ended);
        eq(streams.settle(t, list(claim)), 0, "nothing");
        eq(paid(a), 10 ether, "what was paid stays");
        pass(2 days);
        vm.prank(a);
        registry.returnFromJail(CLASS);
        Admission memory admission = admissionOf(a);
        bytes memory signature = signAdmission(SIGNER_KEY, admission);
        bytes memory expelled =
            abi.encodeWithSelector(IStreamEvents.WrongSubscription.selector, a, SubscriptionStatus.Expelled);
        vm.expectRevert(expelled);
        vm.prank(a);
        streams.join(t, admission, signature, a);
        vm.expectRevert(expelled);
        vm.prank(a);
        streams.quit(t, 1);
        vm.expectRevert(expelled);
        streams.release(t, a);
        vm.expectRevert(expelled);
        vm.prank(client);
        streams.dismiss(t, a);
        vm.expectRevert(expelled);
        streams.refill(t, a);
    }

    function test_the_first_proof_takes_the_stake_and_later_ones_nothing() public {
        beginAudit(a, 0);
        beginAudit(a, 0);
        eq(endAudit(a, true), S, "the first");
        eq(registry.burnable(), S, "burned");
        vm.prank(audits);
        eq(streams.endAudit(t, a, true, award(stranger, 50 ether), 50 ether), 0, "the second takes nothing");
        eq(registry.claimable(stranger), 0, "and awards nothing");
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.KeptTooLittle.selector, a, uint96(0)));
        vm.prank(audits);
        streams.payAccusers(a, 1, new Award[](0));
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.NoAudit.selector, a));
        endAudit(a, true);
        eq(history.recordOf(a).faults, 1, "one fault");
    }

    function test_a_kept_share_waits_for_the_accusers_and_no_more_can_be_taken() public {
        beginAudit(a, 0);
        vm.prank(audits);
        eq(streams.endAudit(t, a, true, award(stranger, 5 ether), 12 ether), S, "taken, with what is kept");
        eq(locked(a), 12 ether, "kept");
        eq(registry.burnable(), S - 12 ether - 5 ether, "burned");
        vm.startPrank(audits);
        streams.payAccusers(a, 7 ether, award(b, 7 ether));
        eq(registry.claimable(b), 7 ether, "a seat");
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.KeptTooLittle.selector, a, 5 ether));
        streams.payAccusers(a, 5 ether + 1, new Award[](0));
        streams.payAccusers(a, 5 ether, new Award[](0));
        vm.stopPrank();
        eq(locked(a), 0, "nothing stays locked");
    }

    function test_a_kept_share_never_takes_what_backs_other_work() public {
        // The same provider serves a second stream with another stake.
        bytes32 first = id;
        t.salt = "second";
        id = streams.idOf(t);
        open();
        join(a);
        eq(locked(a), 2 * S, "two stakes");
        t.salt = 0;
        id = first;
        beginAudit(a, 0);
        endAudit(a, true);
        eq(locked(a), S, "the other stake stays");
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.KeptTooLittle.selector, a, uint96(0)));
        vm.prank(audits);
        streams.payAccusers(a, S, new Award[](0));
    }

    function test_awards_and_kept_shares_beyond_the_stake_are_refused() public {
        beginAudit(a, 0);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "keep"));
        vm.prank(audits);
        streams.endAudit(t, a, true, new Award[](0), S + 1);
        vm.expectPartialRevert(IProviderRegistry.AwardsExceedSlash.selector);
        vm.prank(audits);
        streams.endAudit(t, a, true, award(stranger, S - 10 ether + 1), 10 ether);
        eq(sub(a).audits, 1, "the audit is still open");
        eq(locked(a), S, "stake");
    }

    function test_who_left_is_expelled_without_a_second_guarantee() public {
        beginAudit(a, 0);
        vm.prank(a);
        streams.quit(t, 1);
        uint256 free_ = free();
        endAudit(a, true);
        eq(free(), free_, "it was freed before");
        eq(stream().subscribers, 1, "counted once");
        expectStatus(a, SubscriptionStatus.Expelled);

        beginAudit(b, 0);
        vm.prank(b);
        streams.quit(t, 0);
        endAudit(b, true);
        eq(free(), free_ + G, "it was still held");
        eq(stream().subscribers, 0, "counted once");
    }

    function test_who_returned_can_still_be_expelled_for_an_old_answer() public {
        vm.prank(a);
        streams.quit(t, 1);
        beginAudit(a, 0);
        join(a);
        eq(endAudit(a, true), S, "taken");
        eq(free(), BUDGET - G, "its guarantee is back");
    }

    function test_an_answer_is_audited_after_the_close_and_its_guarantee_goes_to_the_client() public {
        retract();
        passSettle();
        streams.close(t, new address[](0));
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.TrustLockTooSmall.selector, 0, 1));
        beginAudit(a, 1);
        beginAudit(a, 0);
        eq(endAudit(a, true), S, "taken");
        eq(paid(client), BUDGET - G, "its guarantee");
        eq(free(), 0, "the budget is closed");
        passHold();
        streams.release(t, b);
        eq(paid(client), BUDGET, "and the other's");
        vm.expectPartialRevert(IStreamEvents.WrongSubscription.selector);
        streams.release(t, a);
    }

    function test_an_expelled_provider_of_a_stream_that_ends_leaves_the_rest_as_it_is() public {
        retract();
        beginAudit(a, 0);
        endAudit(a, true);
        eq(free(), BUDGET - G, "its guarantee is back in the budget");
        passHold();
        address[] memory providers = new address[](2);
        (providers[0], providers[1]) = (a, b);
        streams.close(t, providers);
        eq(paid(client), BUDGET, "everything is refunded once");
    }
}
