// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IStreamEvents} from "../../src/streams/IStreams.sol";
import {Claim, Skip} from "../../src/streams/StreamTypes.sol";
import {StreamNetwork} from "./StreamNetwork.sol";

/// The key that signs vouchers, and what a thief of it can take.
contract SignersTest is StreamNetwork {
    address internal a;
    address internal b;
    address internal next;

    function setUp() public override {
        super.setUp();
        (a, b) = (operators[0], operators[1]);
        next = vm.addr(OTHER_KEY);
        open();
        join(a);
        join(b);
    }

    function setSigner(address signer) internal {
        vm.prank(client);
        streams.setSigner(t, signer);
    }

    function settleBy(uint256 key, address payee, uint96 total) internal returns (uint256) {
        return streams.settle(t, list(voucher(key, payee, total)));
    }

    function expectSkip(Claim memory claim, Skip reason) internal {
        vm.expectEmit(address(streams));
        emit IStreamEvents.Skipped(id, claim.payee, reason);
        eq(streams.settle(t, list(claim)), 0, "nothing is paid");
    }

    function test_the_new_key_pays_as_the_old_one_did() public {
        vm.expectEmit(address(streams));
        emit IStreamEvents.SignerSet(id, next);
        setSigner(next);
        (address signer, address before, uint40 changedAt, uint40 changedBlock) = streams.signersOf(t);
        eq(signer, next, "signer");
        eq(before, t.signer, "before");
        eq(changedAt, block.timestamp, "time");
        eq(changedBlock, block.number, "block");
        eq(settleBy(OTHER_KEY, a, 30 ether), 30 ether, "paid");
        eq(held(a), G, "from the free budget");
    }

    function test_vouchers_of_the_old_key_are_paid_from_the_guarantee_only() public {
        setSigner(next);
        uint256 free_ = free();
        eq(settleBy(SIGNER_KEY, a, 30 ether), 30 ether, "paid");
        eq(free(), free_, "the budget is safe");
        eq(held(a), G - 30 ether, "guarantee");
        eq(settleBy(SIGNER_KEY, a, 1000 ether), 70 ether, "the rest of it");
        pass(1 hours);
        expectSkip(voucher(SIGNER_KEY, a, 1000 ether), Skip.Uncovered);
        eq(free(), free_, "the budget is safe");
    }

    function test_a_mixed_settlement_keeps_the_sources_apart() public {
        setSigner(next);
        uint256 free_ = free();
        streams.settle(t, list(voucher(SIGNER_KEY, a, 30 ether), voucher(OTHER_KEY, b, 20 ether)));
        eq(free(), free_ - 20 ether, "the new key's voucher");
        eq(held(a), G - 30 ether, "the old key's voucher");
        // The new key's next voucher fills what the old one used.
        settleBy(OTHER_KEY, a, 40 ether);
        eq(held(a), G, "filled");
        eq(free(), free_ - 60 ether, "10 paid, 30 filled");
    }

    function test_the_old_key_ends_when_seconds_and_blocks_are_over() public {
        setSigner(next);
        Claim memory old = voucher(SIGNER_KEY, a, 10 ether);
        uint256 state = vm.snapshotState();
        vm.warp(block.timestamp + t.settleSeconds + 1);
        vm.roll(block.number + t.settleBlocks);
        eq(streams.settle(t, list(old)), 10 ether, "the blocks have not passed");
        vm.revertToState(state);
        vm.warp(block.timestamp + t.settleSeconds);
        vm.roll(block.number + t.settleBlocks + 1);
        eq(streams.settle(t, list(old)), 10 ether, "the time has not passed");
        vm.revertToState(state);
        passSettle();
        expectSkip(old, Skip.WrongSigner);
    }

    function test_two_changes_in_a_row_cannot_make_vouchers_worthless() public {
        setSigner(next);
        vm.expectRevert(
            abi.encodeWithSelector(
                IStreamEvents.NotYet.selector, block.timestamp + t.settleSeconds + 1, block.number + t.settleBlocks + 1
            )
        );
        setSigner(address(9));
        vm.warp(block.timestamp + t.settleSeconds + 1);
        vm.expectPartialRevert(IStreamEvents.NotYet.selector);
        setSigner(address(9));
        vm.roll(block.number + t.settleBlocks + 1);
        setSigner(address(9));
        eq(settleBy(OTHER_KEY, a, 10 ether), 10 ether, "the key before is paid");
        expectSkip(voucher(SIGNER_KEY, a, 20 ether), Skip.WrongSigner);
    }

    function test_a_key_can_return_as_the_new_one() public {
        setSigner(next);
        passSettle();
        setSigner(t.signer);
        uint256 free_ = free();
        eq(settleBy(SIGNER_KEY, a, 10 ether), 10 ether, "paid");
        eq(free(), free_ - 10 ether, "from the budget");
    }

    function test_a_thief_of_the_key_gets_one_guarantee_per_accomplice_and_epoch() public {
        // One accomplice joined long ago.
        uint256 epochs = 3;
        for (uint256 i = 0; i < epochs; ++i) {
            settleBy(SIGNER_KEY, a, type(uint96).max);
            settleBy(SIGNER_KEY, a, type(uint96).max);
            settleBy(SIGNER_KEY, stranger, type(uint96).max);
            pass(1 hours);
        }
        eq(paid(a), epochs * G, "one per epoch");
        setSigner(next);
        uint256 free_ = free();
        for (uint256 i = 0; i < 5; ++i) {
            settleBy(SIGNER_KEY, a, type(uint96).max);
            pass(1 hours);
        }
        eq(paid(a), (epochs + 1) * G, "then its guarantee, once");
        eq(free(), free_, "the budget is safe");
        eq(held(b), G, "and so is the other provider");
    }

    function test_only_the_client_of_an_open_stream_sets_a_new_key() public {
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.NotStreamClient.selector, t.signer));
        vm.prank(t.signer);
        streams.setSigner(t, next);
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "signer"));
        setSigner(address(0));
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.BadStream.selector, "signer"));
        setSigner(t.signer);
        retract();
        vm.expectRevert(abi.encodeWithSelector(IStreamEvents.StreamNotOpen.selector, id));
        setSigner(next);
    }
}
