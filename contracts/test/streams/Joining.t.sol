// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ClassKind, IProviderRegistry, NodeFacts} from "../../src/registry/IProviderRegistry.sol";
import {IStreamEvents} from "../../src/streams/IStreams.sol";
import {Admission, Subscription, SubscriptionStatus} from "../../src/streams/StreamTypes.sol";
import {StreamNetwork} from "./StreamNetwork.sol";

/// Joining needs the client's admission, a node of the class, room, budget and stake.
contract JoiningTest is StreamNetwork {
    /// The slot of the subscriptions.
    uint256 internal constant SUBSCRIPTIONS = 6;

    address internal a;

    function setUp() public override {
        super.setUp();
        a = operators[0];
        open();
    }

    function expectJoinRevert(address provider, Admission memory admission, uint256 key, bytes memory reason) internal {
        bytes memory signature = signAdmission(key, admission);
        uint256 free_ = free();
        vm.expectRevert(reason);
        vm.prank(provider);
        streams.join(t, admission, signature, provider);
        eq(free(), free_, "the budget is unchanged");
    }

    function expectBad(Admission memory admission, string memory field) internal {
        bytes memory reason = abi.encodeWithSelector(IStreamEvents.BadAdmission.selector, field);
        expectJoinRevert(a, admission, SIGNER_KEY, reason);
    }

    function test_a_provider_joins_with_its_guarantee_and_its_stake() public {
        Admission memory admission = admissionOf(a);
        bytes memory signature = signAdmission(SIGNER_KEY, admission);
        vm.expectEmit(address(streams));
        emit IStreamEvents.Joined(id, a, nodeOf(a), address(7), G);
        vm.prank(a);
        streams.join(t, admission, signature, address(7));
        Subscription memory s = sub(a);
        eq(s.receiptKey, address(7), "receipt key");
        eq(s.stake, S, "stake");
        eq(s.joins, 1, "joins");
        expectStatus(a, SubscriptionStatus.Serving);
        eq(locked(a), S, "locked in the registry");
        eq(held(a), G, "guarantee");
        eq(free(), BUDGET - G, "moved out of the budget");
        eq(stream().subscribers, 1, "subscribers");
        yes(stream().belowSince != 0, "below c");
        join(operators[1]);
        eq(stream().belowSince, 0, "up");
    }

    function test_an_admission_is_for_one_provider_one_stream_and_one_time() public {
        Admission memory admission = admissionOf(a);
        admission.streamId = keccak256("other");
        expectBad(admission, "streamId");
        expectBad(admissionOf(operators[1]), "provider");
        admission = admissionOf(a);
        admission.expiry = uint40(block.timestamp - 1);
        expectBad(admission, "expiry");
        admission = admissionOf(a);
        admission.joins = 1;
        expectBad(admission, "joins");
    }

    function test_only_the_signer_admits() public {
        bytes memory reason = abi.encodeWithSelector(IStreamEvents.BadAdmission.selector, "signature");
        expectJoinRevert(a, admissionOf(a), OTHER_KEY, reason);
        // Not even the client itself, whose other key signs.
        expectJoinRevert(a, admissionOf(a), CLIENT_KEY, reason);
        Admission memory admission = admissionOf(a);
        vm.expectRevert(reason);
        vm.prank(a);
        streams.join(t, admission, hex"00", a);
        vm.expectRevert(reason);
        vm.prank(a);
        streams.join(t, admission, new bytes(65), a);
    }

    function test_an_admission_of_a_replaced_signer_is_worth_nothing() public {
        vm.prank(client);
        streams.setSigner(t, vm.addr(OTHER_KEY));
        bytes memory reason = abi.encodeWithSelector(IStreamEvents.BadAdmission.selector, "signature");
        expectJoinRevert(a, admissionOf(a), SIGNER_KEY, reason);
        Admission memory admission = admissionOf(a);
        bytes memory signature = signAdmission(OTHER_KEY, admission);
        vm.prank(a);
        streams.join(t, admission, signature, a);
    }

    function test_the_node_is_the_providers_own_and_of_the_class() public {
        Admission memory admission = admissionOf(a);
        admission.node = nodeOf(operators[1]);
        expectBad(admission, "node");
        admission.node = keccak256("none");
        expectBad(admission, "node");
        bytes32 other = keccak256("other class");
        vm.prank(governance);
        parameters.listClass(other, ClassKind.Work);
        NodeFacts memory facts = nodeFacts(a);
        facts.class = other;
        facts.peerKey = keccak256("second node");
        vm.prank(a);
        admission.node = registry.listNode(facts);
        expectBad(admission, "node");
    }

    function test_nobody_joins_twice_at_once() public {
        join(a);
        bytes memory reason =
            abi.encodeWithSelector(IStreamEvents.WrongSubscription.selector, a, SubscriptionStatus.Serving);
        expectJoinRevert(a, admissionOf(a), SIGNER_KEY, reason);
    }

    function test_a_used_admission_does_not_admit_again_after_a_dismissal() public {
        Admission memory admission = admissionOf(a);
        join(a);
        vm.prank(client);
        streams.dismiss(t, a);
        expectBad(admission, "joins");
        passHold();
        streams.release(t, a);
        expectBad(admissionUnexpired(admission), "joins");
    }

    function admissionUnexpired(Admission memory admission) internal view returns (Admission memory) {
        admission.expiry = uint40(block.timestamp);
        return admission;
    }

    function test_a_stream_has_a_largest_number_of_subscribers() public {
        for (uint256 i = 0; i < 4; ++i) {
            join(operators[i]);
        }
        address late = operators[4];
        bytes memory reason = abi.encodeWithSelector(IStreamEvents.StreamFull.selector, uint16(4));
        expectJoinRevert(late, admissionOf(late), SIGNER_KEY, reason);
        vm.prank(a);
        streams.quit(t, 0);
        join(late);
    }

    function test_the_budget_covers_the_whole_guarantee() public {
        t.salt = "poor";
        id = streams.idOf(t);
        vm.prank(client);
        streams.open(t, rules(), 2 * G - 1, "");
        join(a);
        address b = operators[1];
        bytes memory reason = abi.encodeWithSelector(IStreamEvents.BudgetTooSmall.selector, G - 1, G);
        expectJoinRevert(b, admissionOf(b), SIGNER_KEY, reason);
        vm.prank(stranger);
        streams.topUp(t, 1, 0);
        join(b);
        eq(free(), 0, "all of it is guarantees");
    }

    function test_the_stake_must_be_free_and_its_owner_admitted() public {
        uint96 all = uint96(free(a));
        vm.prank(a);
        registry.withdraw(all - S + 1, a);
        bytes memory reason = abi.encodeWithSelector(IProviderRegistry.NotEnoughFree.selector, a, S - 1, S);
        expectJoinRevert(a, admissionOf(a), SIGNER_KEY, reason);
    }

    function test_the_number_of_joins_ends_with_its_type() public {
        join(a);
        vm.prank(a);
        streams.quit(t, 0);
        // The second word of the subscription, of which the joins are 16 bits behind two amounts.
        bytes32 slot = bytes32(uint256(keccak256(abi.encode(a, keccak256(abi.encode(id, SUBSCRIPTIONS))))) + 1);
        uint256 word = uint256(vm.load(address(streams), slot));
        vm.store(address(streams), slot, bytes32(word | uint256(type(uint16).max) << 192));
        eq(sub(a).joins, type(uint16).max, "joins");
        expectBad(admissionOf(a), "joins");
    }

    function test_a_receipt_key_is_needed() public {
        Admission memory admission = admissionOf(a);
        bytes memory signature = signAdmission(SIGNER_KEY, admission);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "receiptKey"));
        vm.prank(a);
        streams.join(t, admission, signature, address(0));
    }

    function test_nobody_joins_a_stream_that_ends_or_does_not_exist() public {
        bytes memory reason = abi.encodeWithSelector(IStreamEvents.StreamNotOpen.selector, id);
        retract();
        expectJoinRevert(a, admissionOf(a), SIGNER_KEY, reason);
        passSettle();
        streams.close(t, new address[](0));
        expectJoinRevert(a, admissionOf(a), SIGNER_KEY, reason);
        t.salt = "never opened";
        id = streams.idOf(t);
        reason = abi.encodeWithSelector(IStreamEvents.StreamNotOpen.selector, id);
        expectJoinRevert(a, admissionOf(a), SIGNER_KEY, reason);
    }
}
