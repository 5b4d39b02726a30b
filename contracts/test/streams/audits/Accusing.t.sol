// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Verdict} from "../../../src/council/ICheckedWork.sol";
import {Evidence, ICouncil} from "../../../src/council/ICouncil.sol";
import {Answer, AnswerKind, ISeatEvents, Roster} from "../../../src/council/ISeats.sol";
import {Rules} from "../../../src/market/Rules.sol";
import {Bid, CheckMode, Delivery, Outcome, Settlement, Stage, Terms} from "../../../src/market/TaskTypes.sol";
import {ICallers} from "../../../src/network/ICallers.sol";
import {IStreamAudits} from "../../../src/streams/IStreamAudits.sol";
import {IStreamEvents} from "../../../src/streams/IStreams.sol";
import {Receipt, StreamTerms, SubscriptionStatus} from "../../../src/streams/StreamTypes.sol";
import {AuditWalk} from "./AuditWalk.sol";

/// The right to accuse an answer, and its price.
contract AccusingTest is AuditWalk {
    uint256 internal constant STRANGER_KEY = 0x57A4;

    function refused(address by, Receipt memory r, bytes memory word, bytes memory reason) internal {
        bytes memory signature = signed(r);
        uint256 before = token.balanceOf(address(answerAudits));
        vm.prank(by);
        vm.expectRevert(reason);
        answerAudits.accuse(t, rules(), provider, r, signature, word);
        eq(token.balanceOf(address(answerAudits)), before, "no bond was taken");
        eq(sub(provider).audits, 0, "no audit is open");
    }

    function refused(Receipt memory r, bytes memory reason) internal {
        refused(client, r, "", reason);
    }

    function bad(string memory field) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IStreamAudits.BadReceipt.selector, field);
    }

    // ------------------------------------------------------------------ who

    /// The attack: a stranger has answers audited to read their requests.
    function test_a_stranger_cannot_accuse() public {
        Receipt memory r = receipt();
        address by = vm.addr(STRANGER_KEY);
        bytes memory reason = abi.encodeWithSelector(IStreamAudits.NotStreamSigner.selector, by);
        refused(by, r, confirmation(STRANGER_KEY, r, by), reason);
    }

    function test_a_confirmation_names_one_confirmer_and_one_receipt() public {
        Receipt memory r = receipt();
        bytes memory word = confirmation(SIGNER_KEY, r, confirmer);
        bytes memory signature = signed(r);
        vm.prank(stranger);
        vm.expectPartialRevert(IStreamAudits.NotStreamSigner.selector);
        answerAudits.accuse(t, rules(), provider, r, signature, word);
        r.request = keccak256("another request");
        signature = signed(r);
        vm.prank(confirmer);
        vm.expectPartialRevert(IStreamAudits.NotStreamSigner.selector);
        answerAudits.accuse(t, rules(), provider, r, signature, word);
    }

    function test_a_confirmer_accuses_with_its_own_bond() public {
        uint256 lock = streams.lockOf(t);
        accuseAsConfirmer();
        eq(streams.lockOf(t), lock, "not the client's");
        eq(a.signer, confirmer, "never a seat, never a juror");
        eq(a.client, client, "nor is the client");
        reject();
        closeAudit();
        eq(balance(confirmer), bond() - 2 * FEE, "what the bond has left");
        eq(registry.claimable(confirmer), S / 10 + 2 * FEE, "a tenth of the stake, and the fees");
        emptied();
    }

    function test_confirmations_of_the_signer_before_count_for_the_settle_time() public {
        Receipt memory r = receipt();
        bytes memory signature = signed(r);
        bytes memory word = confirmation(SIGNER_KEY, r, confirmer);
        vm.prank(client);
        streams.setSigner(t, vm.addr(OTHER_KEY));
        token.mint(confirmer, bond());
        vm.prank(confirmer);
        answerAudits.accuse(t, rules(), provider, r, signature, word);
        yes(answerAudits.isAudited(provider, r), "accused");
    }

    // ------------------------------------------------------------------ what

    function test_a_receipt_that_its_provider_did_not_sign_is_refused() public {
        Receipt memory r = receipt();
        bytes memory signature = signed(r);
        r.answer = keccak256("forged");
        vm.prank(client);
        vm.expectPartialRevert(IStreamAudits.FalseReceipt.selector);
        answerAudits.accuse(t, rules(), provider, r, signature, "");
        join(operators[2]);
        r = receipt();
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.FalseReceipt.selector, provider, operators[2]));
        answerAudits.accuse(t, rules(), operators[2], r, signature, "");
    }

    function test_a_receipt_of_another_stream_or_chain_is_refused() public {
        Receipt memory r = receipt();
        r.streamId = keccak256("another stream");
        refused(r, bad("streamId"));
        r = receipt();
        vm.chainId(block.chainid + 1);
        refused(r, bad("streamId"));
    }

    function test_a_receipt_of_a_revision_that_does_not_exist_is_refused() public {
        Receipt memory r = receipt();
        r.rules = 1;
        refused(r, bad("rules"));
        r.rules = 1 << 16;
        refused(r, bad("rules"));
    }

    /// The attack: the client revises the stream so that old answers look wrong.
    function test_an_answer_is_audited_by_the_revision_that_it_names() public {
        vm.prank(client);
        streams.revise(t, keccak256("revised"), "");
        accuse();
        eq(a.content, t.content, "the first prescription");
        Receipt memory r = receipt();
        r.rules = 1;
        accuse(r);
        eq(a.content, keccak256("revised"), "the second one");
    }

    function test_an_answer_can_be_accused_for_a_time_after_its_epoch() public {
        Receipt memory r = receipt();
        r.epoch += 1;
        refused(r, bad("epoch"));
        r.epoch -= 1;
        uint256 until = (uint256(r.epoch) + 1) * t.epochSeconds + t.accuseSeconds;
        vm.warp(until + 1);
        refused(r, abi.encodeWithSelector(IStreamAudits.AuditTooLate.selector, until));
        vm.warp(until);
        accuse(r);
    }

    function test_an_answer_is_audited_once_whoever_accuses() public {
        accuse();
        Receipt memory r = receipt();
        // Another receipt over the same answer, with another total.
        r.total += 1;
        (bytes memory signature, bytes memory word) = (signed(r), confirmation(SIGNER_KEY, r, confirmer));
        bytes32 key = keccak256(abi.encode(id, provider, r.epoch, leafOf(r)));
        vm.prank(confirmer);
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.AuditedAlready.selector, key));
        answerAudits.accuse(t, rules(), provider, r, signature, word);
        eq(a.salt, key, "the answer names the audit");
    }

    function test_other_rules_and_streams_without_audits_are_refused() public {
        Receipt memory r = receipt();
        bytes memory signature = signed(r);
        vm.prank(client);
        vm.expectPartialRevert(IStreamAudits.OtherStreamRules.selector);
        answerAudits.accuse(t, otherRules(), provider, r, signature, "");
        t.how = CheckMode.None;
        id = streams.idOf(t);
        r = receipt();
        refused(r, abi.encodeWithSelector(IStreamAudits.StreamNotAudited.selector, id));
    }

    function otherRules() internal pure returns (Rules memory r) {
        r = rules();
        r.seatBase += 1;
    }

    function test_only_a_provider_with_a_stake_can_be_accused() public {
        Receipt memory r = receipt();
        bytes memory signature = signed(r);
        vm.prank(client);
        vm.expectRevert(
            abi.encodeWithSelector(
                IStreamEvents.WrongSubscription.selector, operators[3], uint8(SubscriptionStatus.None)
            )
        );
        answerAudits.accuse(t, rules(), operators[3], r, signature, "");
    }

    // ------------------------------------------------------------------ the delivery

    /// The event is written from raw memory: it must be what the ids are hashed from.
    function test_the_event_carries_what_council_and_jury_need() public {
        Receipt memory r = receipt();
        accuse(r);
        eq(d.taskId, keccak256(abi.encode(block.chainid, address(answerAudits), a)), "the terms are the task");
        yes(answerAudits.isDelivered(deliveryId(), keccak256(abi.encode(d))), "the delivery is stored");
        Settlement memory delivered;
        delivered.stage = Stage.Delivered;
        yes(answerAudits.isAt(d, delivered), "and waits for its verdict");
        eq(keccak256(abi.encode(a.rules)), t.rules, "rules");
        eq(a.payData, id, "stream");
        eq(a.trustLock, bond(), "bond");
        eq(a.token, address(token), "stake token");
        eq(a.lead, t.seats, "seats");
        eq(a.segmentUnits, 50_000, "half of the work, which a seat's fee counts twice");
        eq(d.executor, provider, "provider");
        eq(d.since, uint256(r.epoch) * t.epochSeconds, "since the epoch began");
        eq(d.startLeaf, keccak256(abi.encode(r.request, uint256(0), bytes32(0))), "request");
        eq(d.endLeaf, keccak256(abi.encode(r.answer, uint256(d.endUnits), r.answer)), "answer");
        eq(d.root, keccak256(abi.encode(d.startLeaf, d.endLeaf)), "root");
        eq(d.epoch, registry.currentEpoch() - 1, "registry epoch");
    }

    /// The attack: a provider claims so many units that nobody can pay the bond of an accusation.
    function test_units_beyond_the_largest_seat_bond_are_cut_off() public {
        Receipt memory r = receipt();
        (r.inUnits, r.outUnits) = (type(uint64).max, type(uint64).max);
        (bytes memory signature, bytes memory word) = (signed(r), confirmation(SIGNER_KEY, r, confirmer));
        token.mint(confirmer, 1_000_000 ether);
        vm.recordLogs();
        vm.prank(confirmer);
        answerAudits.accuse(t, rules(), provider, r, signature, word);
        readAudit();
        atMost(a.trustLock, 3 * 100_000 ether, "the bond");
        leaveUndecided();
        closeAudit();
        eq(balance(confirmer), a.trustLock, "nobody could sit, and the bond returns");
        emptied();
    }

    // ------------------------------------------------------------------ the verdict

    /// The attack: a client accuses honest answers, so that others bear the cost of councils.
    function test_a_right_answer_is_cleared_at_once_and_costs_the_accuser_its_bond() public {
        uint256 lock = streams.lockOf(t);
        accuse();
        eq(streams.lockOf(t), lock - bond(), "out of the trust lock");
        eq(token.balanceOf(address(answerAudits)), bond(), "the bond");
        Roster memory p = draw();
        finalise(p, right(p), opened(), abi.encode(t));
        eq(uint8(outcome()), uint8(Outcome.Paid), "right");
        eq(balance(p.seats[0].operator), FEE, "a seat");
        eq(balance(p.seats[1].operator), FEE, "a seat");
        eq(balance(provider), FEE, "amends");
        eq(balance(client), 0, "nothing is left");
        eq(sub(provider).audits, 0, "no open audit");
        eq(council.rosterHash(deliveryId()), 0, "dissolved");
        eq(history.recordOf(provider).checked, 1, "on record");
        eq(history.recordOf(provider).good, FEE / 1e9 * 1e9, "with half of the fees");
        emptied();
    }

    /// The accuser did not bring the request: the provider is not at fault.
    function test_missing_data_are_not_held_against_the_provider() public {
        accuse();
        Roster memory p = draw();
        Answer[] memory gone = all(p, AnswerKind.NoData);
        vm.expectRevert(ICouncil.NotDecided.selector);
        council.finalise(a, none, d, p, gone, closed(), "");
        leaveSeatsMissing(p, gone);
        eq(uint8(s.stage), uint8(Stage.Undecided), "nobody could re-run it");
        closeAudit();
        conclude();
        eq(locked(provider), S, "the stake stays");
        eq(balance(client), bond(), "the bond is back");
        emptied();
    }

    function test_a_wrong_answer_costs_the_whole_stake_and_half_is_burned() public {
        uint256 budget = free();
        accuse();
        reject();
        eq(s.fees, 2 * FEE, "two seats are paid by the bond");
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.AuditTooEarly.selector, s.until));
        answerAudits.close(t, a, d, s);
        vm.expectPartialRevert(ISeatEvents.StillOpen.selector);
        this.concludeNow();
        closeAudit();
        eq(uint8(outcome()), uint8(Outcome.Fraud), "wrong");
        expectStatus(provider, SubscriptionStatus.Expelled);
        eq(free(), budget + G, "the guarantee is back in the budget");
        eq(balance(client), bond() - 2 * FEE, "what the bond has left");
        uint256 share = S / 10;
        eq(answerAudits.accuserShare(deliveryId()), share, "for the seats");
        eq(registry.claimable(client), S / 2 - share, "fees, a tenth, and compensation up to half");
        eq(locked(provider), share, "kept for the seats");
        conclude();
        eq(locked(provider), 0, "all is lost");
        eq(registry.burnable(), S - registry.claimable(client) - share, "at least half");
        eq(history.recordOf(provider).faults, 1, "on record");
        emptied();
        books();
    }

    function concludeNow() external {
        conclude();
    }

    // ------------------------------------------------------------------ leaving

    /// The attack: cheat, leave, and take the stake out before the verdict.
    function test_the_stake_stays_while_an_audit_is_open() public {
        accuse();
        vm.prank(provider);
        streams.quit(t, 0);
        passHold();
        passSettle();
        streams.release(t, provider); // its guarantee
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.AuditsOpen.selector, provider, 1));
        streams.release(t, provider);
        eq(locked(provider), S, "held");
        leaveUndecided();
        closeAudit();
        streams.release(t, provider);
        eq(locked(provider), 0, "free once the audit has ended");
    }

    // ------------------------------------------------------------------ two audits

    function accuseTwo() internal returns (bytes memory first) {
        accuse();
        first = abi.encode(a, d);
        Receipt memory r = receipt();
        r.request = keccak256("second request");
        r.seq = 1;
        accuse(r);
        eq(sub(provider).audits, 2, "two");
    }

    function load(bytes memory audit) internal {
        (a, d) = abi.decode(audit, (Terms, Delivery));
    }

    function test_the_first_proof_takes_the_stake_and_an_audit_without_a_verdict_is_void() public {
        bytes memory first = accuseTwo();
        bytes memory second = abi.encode(a, d);
        Roster memory p = draw();
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.StakeIsHeld.selector, S));
        answerAudits.voidAudit(t, a, d);
        load(first);
        reject();
        closeAudit();
        conclude();
        uint256 burned = registry.burnable();
        load(second);
        answerAudits.voidAudit(t, a, d);
        eq(uint8(outcome()), uint8(Outcome.Void), "void");
        eq(balance(client), bond() - 2 * FEE + bond(), "the whole bond is back");
        council.abandon(a, d, p);
        eq(registry.bondOf(p.seats[0].operator, CLASS).duty, 0, "released");
        eq(registry.burnable(), burned, "no second slash");
        eq(sub(provider).audits, 0, "none is open");
        emptied();
        books();
    }

    function test_a_second_proof_slashes_nothing() public {
        bytes memory first = accuseTwo();
        reject();
        bytes memory second = abi.encode(a, d, s, seats);
        load(first);
        reject();
        closeAudit();
        conclude();
        uint256 burned = registry.burnable();
        (a, d, s, seats) = abi.decode(second, (Terms, Delivery, Settlement, bytes));
        answerAudits.close(t, a, d, s);
        eq(uint8(outcome()), uint8(Outcome.Fraud), "wrong too");
        eq(answerAudits.accuserShare(deliveryId()), 0, "nothing is left");
        conclude();
        eq(registry.burnable(), burned, "no second slash");
        eq(balance(client), 2 * (bond() - 2 * FEE), "what both bonds have left");
        eq(sub(provider).audits, 0, "none is open");
        emptied();
        books();
    }

    // ------------------------------------------------------------------ callers

    function test_only_council_panel_and_jury_may_call() public {
        accuse();
        Settlement memory delivered;
        delivered.stage = Stage.Delivered;
        Verdict memory verdict;
        verdict.stage = Stage.Rejected;
        bytes memory reason = abi.encodeWithSelector(ICallers.NotNetworkContract.selector, client);
        vm.startPrank(client);
        vm.expectRevert(reason);
        answerAudits.settle(a, none, d, verdict, "");
        vm.expectRevert(reason);
        answerAudits.contest(a, none, d, delivered);
        vm.expectRevert(reason);
        answerAudits.resolve(a, none, d, delivered, Outcome.Fraud, client, new address[](0));
        vm.expectRevert(reason);
        answerAudits.rewardAccusers(deliveryId(), new address[](0), new uint256[](0));
        vm.stopPrank();
        vm.prank(address(panel));
        vm.expectRevert(abi.encodeWithSelector(ICallers.NotNetworkContract.selector, address(panel)));
        answerAudits.settle(a, none, d, verdict, "");
    }

    /// A council pays further seats out of an executor's price; nobody bid for an answer, so no price may be claimed.
    function test_a_verdict_with_a_bid_is_refused() public {
        accuse();
        Roster memory p = draw();
        (Answer[] memory list_, Evidence[] memory e) = (right(p), opened());
        Bid memory bid;
        bid.price = 1 ether;
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.NoSuchAudit.selector, deliveryId()));
        council.finalise(a, bid, d, p, list_, e, "");
    }

    function test_the_end_needs_the_terms_of_the_audited_stream() public {
        accuse();
        reject();
        pass(a.rules.contestSeconds + 1);
        StreamTerms memory other = t;
        other.salt = keccak256("another");
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.OtherStream.selector, streams.idOf(other), id));
        answerAudits.close(other, a, d, s);
        s.fees = 0;
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.NoSuchAudit.selector, deliveryId()));
        answerAudits.close(t, a, d, s);
        a.signer = stranger;
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.NoSuchAudit.selector, deliveryId()));
        answerAudits.close(t, a, d, s);
    }
}
