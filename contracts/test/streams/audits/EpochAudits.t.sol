// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ISeatEvents, Roster} from "../../../src/council/ISeats.sol";
import {IndexedMerkle} from "../../../src/market/IndexedMerkle.sol";
import {Outcome} from "../../../src/market/TaskTypes.sol";
import {EpochAudit, IStreamAudits} from "../../../src/streams/IStreamAudits.sol";
import {IStreamEvents} from "../../../src/streams/IStreams.sol";
import {Receipt, Voucher} from "../../../src/streams/StreamTypes.sol";
import {WorkTree} from "../../market/WorkTree.sol";
import {AuditWalk} from "./AuditWalk.sol";

/// Audits of an answer that a beacon draws from an epoch.
contract EpochAuditsTest is AuditWalk {
    uint64 internal constant COUNT = 5;

    uint32 internal number;
    uint256 internal target;
    uint40 internal until;

    function setUp() public override {
        super.setUp();
        number = uint32(block.timestamp / t.epochSeconds);
    }

    /// The answers of the epoch; the last one is larger when a test says so.
    function answerAt(uint64 index) internal view returns (Receipt memory r) {
        r = receipt();
        r.epoch = number;
        r.seq = index;
        r.request = keccak256(abi.encode("request", index));
        r.inUnits = units[index] == 0 ? 40 : units[index];
    }

    mapping(uint64 index => uint64) internal units;

    function layer() internal view returns (bytes32[] memory nodes) {
        nodes = new bytes32[](8);
        for (uint64 i = 0; i < COUNT; ++i) {
            nodes[i] = leafOf(answerAt(i));
        }
    }

    function root() internal view returns (bytes32) {
        return WorkTree.rootOf(layer());
    }

    /// A receipt whose root covers the whole epoch.
    function under(uint64 index) internal view returns (Receipt memory r) {
        r = answerAt(index);
        r.root = root();
    }

    function voucher() internal view returns (Voucher memory) {
        return Voucher(id, provider, 5 ether, number, COUNT, root());
    }

    function deposit() internal view returns (uint256) {
        return (uint256(t.seats) + 1) * FEE;
    }

    function begin() internal {
        Receipt memory r = under(COUNT - 1);
        (bytes memory byProvider, bytes memory byClient) = (signed(r), signed(voucher()));
        vm.prank(client);
        answerAudits.audit(t, rules(), provider, voucher(), byClient, r, byProvider);
        target = block.number + rules().beaconDelay;
        until = uint40(block.timestamp) + rules().openSeconds + rules().waitSeconds;
    }

    function auditKey() internal view returns (bytes32) {
        return keccak256(abi.encode(id, provider, number, COUNT, root()));
    }

    function drawnIndex(uint256 of_) internal view returns (uint64) {
        return uint64(uint256(keccak256(abi.encode(blockhash(of_), auditKey()))) % COUNT);
    }

    function show(uint64 index) internal returns (bytes32) {
        Receipt memory r = under(index);
        bytes32[] memory proof = WorkTree.proofIn(layer(), index);
        vm.recordLogs();
        return answerAudits.show(t, rules(), provider, COUNT, r, proof);
    }

    function showDrawn() internal {
        mine(rules().beaconDelay + 1);
        bytes32 made = show(drawnIndex(target));
        readAudit();
        eq(made, deliveryId(), "the audit of the drawn answer");
    }

    function pending() internal view returns (EpochAudit memory) {
        return answerAudits.epochAuditOf(id, provider, number, COUNT, root());
    }

    // ------------------------------------------------------------------ the walk

    function test_the_drawn_answer_is_audited_like_an_accused_one() public {
        uint256 lock = streams.lockOf(t);
        vm.expectEmit(address(answerAudits));
        emit IStreamAudits.EpochAuditBegan(
            id,
            provider,
            number,
            COUNT,
            root(),
            uint64(block.number + rules().beaconDelay),
            uint40(block.timestamp) + rules().openSeconds + rules().waitSeconds
        );
        begin();
        eq(streams.lockOf(t), lock - deposit(), "the deposit");
        eq(sub(provider).audits, 1, "the stake is held");
        showDrawn();
        eq(a.trustLock, 2 * FEE, "the fees of the seats");
        eq(a.signer, client, "the client asks");
        eq(balance(client), FEE, "the rest of the deposit");
        yes(answerAudits.isAudited(provider, answerAt(drawnIndex(target))), "once");
        Roster memory p = draw();
        finalise(p, right(p), opened(), abi.encode(t));
        eq(uint8(outcome()), uint8(Outcome.Paid), "right");
        eq(balance(provider), 0, "nobody accused it, so no amends");
        eq(balance(p.seats[0].operator), FEE, "a seat");
        eq(sub(provider).audits, 0, "free");
        emptied();
        books();
    }

    function test_a_wrong_answer_that_was_drawn_costs_the_stake() public {
        begin();
        showDrawn();
        reject();
        closeAudit();
        conclude();
        eq(locked(provider), 0, "lost");
        emptied();
        books();
    }

    /// The public record: root, count and number of the answer.
    function test_the_record_of_a_drawn_answer_is_public() public {
        begin();
        mine(rules().beaconDelay + 1);
        uint64 index = drawnIndex(target);
        bytes32 made = show(index);
        bytes memory record = lastLog(IStreamAudits.AnswerShown.selector);
        eq(keccak256(record), keccak256(abi.encode(COUNT, root(), index, made)), "count, root, number and audit");
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.NoSuchAudit.selector, auditKey()));
        this.showAgain(index);
    }

    function showAgain(uint64 index) external {
        show(index);
    }

    function test_anyone_who_shows_a_larger_answer_pays_what_the_deposit_lacks() public {
        for (uint64 i = 0; i + 1 < COUNT; ++i) {
            units[i] = 40_000_000_000;
        }
        vm.setBlockhash(block.number, 0);
        begin();
        mine(rules().beaconDelay + 1);
        while (drawnIndex(target) == COUNT - 1) {
            vm.setBlockhash(target, keccak256(abi.encode(blockhash(target))));
        }
        uint64 index = drawnIndex(target);
        uint256 fee = 0.1 ether + (uint256(units[index]) + 60) * 1000 * 0.0001 ether / 1e9;
        yes(2 * fee > deposit(), "dearer");
        uint256 before = token.balanceOf(provider);
        token.mint(provider, 2 * fee);
        Receipt memory r = under(index);
        bytes32[] memory proof = WorkTree.proofIn(layer(), index);
        vm.recordLogs();
        vm.prank(provider);
        answerAudits.show(t, rules(), provider, COUNT, r, proof);
        readAudit();
        eq(a.trustLock, 2 * fee, "the fees");
        eq(token.balanceOf(provider), before + deposit(), "the shower paid the difference");
        eq(token.balanceOf(address(answerAudits)), 2 * fee, "the whole bond is here");
    }

    // ------------------------------------------------------------------ what nobody shows

    /// The attack: a client holds stakes by audits that it never carries out.
    function test_an_answer_that_nobody_shows_costs_the_client_its_deposit() public {
        begin();
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.AuditTooEarly.selector, until));
        answerAudits.lapse(t, provider, number, COUNT, root());
        vm.warp(until + 1);
        mine(rules().beaconDelay + 1);
        uint64 index = drawnIndex(target);
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.AuditTooLate.selector, until));
        this.showAgain(index);
        answerAudits.lapse(t, provider, number, COUNT, root());
        eq(balance(provider), deposit(), "for the held stake");
        eq(sub(provider).audits, 0, "free");
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.NoSuchAudit.selector, auditKey()));
        answerAudits.lapse(t, provider, number, COUNT, root());
        // The attack: draw again and again, until a harmless answer comes.
        Receipt memory r = under(COUNT - 1);
        (bytes memory byProvider, bytes memory byClient) = (signed(r), signed(voucher()));
        Voucher memory v = voucher();
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.AuditedAlready.selector, auditKey()));
        answerAudits.audit(t, rules(), provider, v, byClient, r, byProvider);
        emptied();
        books();
    }

    function test_an_expired_beacon_is_set_again_and_the_time_to_show_is_not() public {
        begin();
        vm.expectRevert(abi.encodeWithSelector(ISeatEvents.BeaconPending.selector, target));
        this.showAgain(0);
        vm.roll(block.number + 300);
        eq(show(0), 0, "no audit yet");
        target = block.number + rules().beaconDelay;
        eq(pending().target, target, "a later block");
        eq(pending().until, until, "the same end");
        eq(pending().deposit, deposit(), "the deposit stays");
        showDrawn();
        Roster memory p = draw();
        finalise(p, right(p), opened(), abi.encode(t));
        emptied();
    }

    function test_an_answer_that_was_audited_before_ends_the_audit_of_its_epoch() public {
        begin();
        mine(rules().beaconDelay + 1);
        uint64 index = drawnIndex(target);
        accuse(answerAt(index));
        eq(show(index), 0, "no second audit");
        eq(balance(client), deposit(), "the deposit is back");
        eq(sub(provider).audits, 1, "only the accusation is open");
    }

    // ------------------------------------------------------------------ what fits

    function test_only_the_drawn_answer_can_be_shown() public {
        begin();
        mine(rules().beaconDelay + 1);
        uint64 index = drawnIndex(target);
        uint64 other = (index + 1) % COUNT;
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.AnswerNotDrawn.selector, other, index));
        this.showAgain(other);
        Receipt memory r = under(index);
        bytes32[] memory proof = WorkTree.proofIn(layer(), index);
        r.answer = keccak256("another answer");
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.AnswerNotInEpoch.selector, index));
        answerAudits.show(t, rules(), provider, COUNT, r, proof);
        r = under(index);
        vm.expectPartialRevert(IndexedMerkle.WrongProofLength.selector);
        answerAudits.show(t, rules(), provider, COUNT, r, new bytes32[](2));
        vm.expectPartialRevert(IStreamAudits.NoSuchAudit.selector);
        answerAudits.show(t, rules(), provider, COUNT + 1, r, proof);
    }

    function refusedVoucher(Voucher memory v, string memory field) internal {
        Receipt memory r = under(COUNT - 1);
        (bytes memory byProvider, bytes memory byClient) = (signed(r), signed(v));
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.BadVoucher.selector, field));
        answerAudits.audit(t, rules(), provider, v, byClient, r, byProvider);
    }

    function test_both_sides_must_have_signed_the_same_list() public {
        Voucher memory v = voucher();
        v.streamId = keccak256("another stream");
        refusedVoucher(v, "streamId");
        v = voucher();
        v.payee = operators[2];
        refusedVoucher(v, "payee");
        v = voucher();
        v.epoch -= 1;
        refusedVoucher(v, "epoch");
        v = voucher();
        v.count += 1;
        refusedVoucher(v, "count");
        v = voucher();
        v.root = keccak256("another list");
        refusedVoucher(v, "root");
    }

    function test_a_list_that_one_side_did_not_sign_is_refused() public {
        Receipt memory r = under(COUNT - 1);
        Voucher memory v = voucher();
        (bytes memory byProvider, bytes memory byClient) = (signed(r), signed(v));
        vm.startPrank(client);
        vm.expectPartialRevert(IStreamAudits.NotStreamSigner.selector);
        answerAudits.audit(t, rules(), provider, v, byProvider, r, byProvider);
        vm.expectPartialRevert(IStreamAudits.FalseReceipt.selector);
        answerAudits.audit(t, rules(), provider, v, byClient, r, byClient);
        vm.stopPrank();
        vm.prank(provider);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.NotStreamClient.selector, provider));
        answerAudits.audit(t, rules(), provider, v, byClient, r, byProvider);
        eq(sub(provider).audits, 0, "nothing is open");
    }

    function test_an_epoch_can_be_audited_for_a_time_after_its_end() public {
        Receipt memory r = under(COUNT - 1);
        Voucher memory v = voucher();
        (bytes memory byProvider, bytes memory byClient) = (signed(r), signed(v));
        uint256 end = (uint256(number) + 1) * t.epochSeconds + t.accuseSeconds;
        vm.warp(end + 1);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IStreamAudits.AuditTooLate.selector, end));
        answerAudits.audit(t, rules(), provider, v, byClient, r, byProvider);
    }
}
