// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Award} from "../../src/registry/IProviderRegistry.sol";
import {IStreamEvents, IStreams} from "../../src/streams/IStreams.sol";
import {Account, Admission, Claim, Skip, Stream, Subscription} from "../../src/streams/StreamTypes.sol";
import {Vm} from "../Vm.sol";
import {StreamNetwork} from "../streams/StreamNetwork.sol";

/// The books of a stream, replayed call by call and compared to the wei with the reference model, by which gateways and
/// executors decide. packages/chain/test/streamVectors.ts plays random calls on the model and says what the words are.
contract StreamParityTest is StreamNetwork {
    uint256 private constant WORDS = 19;
    uint256 private constant THIEF_KEY = 0x7A1EF;

    /// One row of the vectors.
    struct Row {
        uint256[] word;
        string name;
    }

    function test_every_call_does_what_the_model_says() public {
        t.maxSubscribers = 3;
        bytes memory data = vm.parseJsonBytes(vm.readFile("contracts/test/parity/streamVectors.json"), ".calls");
        uint256 count = data.length / 32 / WORDS;
        atLeast(count, 200, "vectors");
        uint256 fresh = vm.snapshotState();
        for (uint256 i = 0; i < count; ++i) {
            Row memory row = Row(wordsAt(data, i), vm.toString(i));
            vm.warp(row.word[3]);
            vm.roll(row.word[4]);
            if (part(row.word[0], 0) == 0) {
                // The first call of a sequence: a stream on a network of its own.
                vm.revertToState(fresh);
                vm.warp(row.word[3]);
                vm.roll(row.word[4]);
                t.salt = bytes32(i);
                t.trustLock = uint96(row.word[2]);
                id = streams.idOf(t);
            }
            replay(row);
            compareStream(row);
            compareProvider(row);
        }
    }

    /// Sends the call of a row and compares its outcome.
    function replay(Row memory row) private {
        uint256 call = part(row.word[0], 0);
        (address sender, bytes memory data) = callOf(row, call);
        vm.recordLogs();
        vm.prank(sender);
        (bool ok, bytes memory result) = address(streams).call(data);
        uint256 refusal = part(row.word[5], 0);
        if (refusal != 0) {
            yes(!ok, string.concat("refused ", row.name));
            eq(bytes32(bytes4(result)), bytes32(errors()[refusal - 1]), string.concat("error ", row.name));
            return;
        }
        yes(ok, string.concat("accepted ", row.name));
        if (call == 6) compareClaims(row);
    }

    function callOf(Row memory row, uint256 call) private view returns (address sender, bytes memory data) {
        address who = operators[part(row.word[0], 1)];
        uint256 key = part(row.word[0], 2);
        uint96 amount = uint96(row.word[1]);
        sender = client;
        if (call == 0) data = abi.encodeCall(IStreams.open, (t, rules(), amount, ""));
        else if (call == 1) data = abi.encodeCall(IStreams.topUp, (t, amount, uint96(row.word[2])));
        else if (call == 2) return (who, joinData(who, key == 0 ? who : stranger));
        else if (call == 3) return (who, abi.encodeCall(IStreams.quit, (t, amount)));
        else if (call == 4) data = abi.encodeCall(IStreams.dismiss, (t, who));
        else if (call == 5) return (stranger, abi.encodeCall(IStreams.refill, (t, who)));
        else if (call == 6) return (stranger, abi.encodeCall(IStreams.settle, (t, claimsOf(row))));
        else if (call == 7) data = abi.encodeCall(IStreams.setSigner, (t, vm.addr(keyAt(key))));
        else if (call == 8) data = abi.encodeCall(IStreams.retract, (t));
        else if (call == 9) return (stranger, abi.encodeCall(IStreams.halt, (t)));
        else if (call == 10) return (stranger, abi.encodeCall(IStreams.release, (t, who)));
        else if (call == 11) return (stranger, abi.encodeCall(IStreams.close, (t, one(who))));
        else if (call == 12) return (streamAudits(), abi.encodeCall(IStreams.beginAudit, (t, who, amount)));
        else return (streamAudits(), abi.encodeCall(IStreams.endAudit, (t, who, key == 1, new Award[](0), 0)));
    }

    function joinData(address who, address receiptKey) private view returns (bytes memory) {
        Admission memory admission = admissionOf(who);
        (address signer,,,) = streams.signersOf(t);
        uint256 key = signer == vm.addr(SIGNER_KEY) ? SIGNER_KEY : OTHER_KEY;
        return abi.encodeCall(IStreams.join, (t, admission, signAdmission(key, admission), receiptKey));
    }

    function claimsOf(Row memory row) private view returns (Claim[] memory) {
        uint256 word = row.word[0];
        return list(
            voucher(keyAt(part(word, 2)), operators[part(word, 1)], uint96(row.word[1])),
            voucher(keyAt(part(word, 4)), operators[part(word, 3)], uint96(row.word[2]))
        );
    }

    /// Each claim of a settlement has one event: Settled with its pay, or Skipped with its reason.
    function compareClaims(Row memory row) private {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        eq(logs.length, 2, string.concat("events ", row.name));
        for (uint256 i = 0; i < 2; ++i) {
            uint256 skip = part(row.word[5], 1 + i);
            if (skip == uint256(Skip.None)) {
                eq(logs[i].topics[0], IStreamEvents.Settled.selector, string.concat("settled ", row.name));
                (uint96 amount,,,,) = abi.decode(logs[i].data, (uint96, uint96, uint32, uint64, bytes32));
                eq(amount, row.word[6 + i], string.concat("paid ", row.name));
            } else {
                eq(logs[i].topics[0], IStreamEvents.Skipped.selector, string.concat("skipped ", row.name));
                eq(abi.decode(logs[i].data, (uint256)), skip, string.concat("skip ", row.name));
            }
        }
    }

    function compareStream(Row memory row) private view {
        Stream memory s = stream();
        eq(s.free, row.word[8], string.concat("free ", row.name));
        eq(streams.lockOf(t), row.word[9], string.concat("lock ", row.name));
        eq(paid(client), row.word[10], string.concat("client ", row.name));
        eq(streams.balanceOf(address(token), client), row.word[11], string.concat("returned lock ", row.name));
        eq(
            uint256(s.status) | uint256(s.subscribers) << 8 | uint256(s.belowSince) << 24,
            row.word[12],
            string.concat("stream ", row.name)
        );
    }

    function compareProvider(Row memory row) private view {
        address who = operators[part(row.word[0], 1)];
        Account memory a = money(who);
        Subscription memory s = sub(who);
        eq(
            uint256(s.status) | uint256(s.joins) << 8 | uint256(s.audits) << 16 | uint256(a.epoch) << 24,
            row.word[13],
            string.concat("provider ", row.name)
        );
        eq(a.claimed, row.word[14], string.concat("claimed ", row.name));
        eq(a.epochStart, row.word[15], string.concat("epoch start ", row.name));
        eq(held(who), row.word[16], string.concat("guarantee ", row.name));
        eq(s.stake, row.word[17], string.concat("stake ", row.name));
        eq(paid(who), row.word[18], string.concat("balance ", row.name));
    }

    /// The errors in the order of the model's refusals.
    function errors() private pure returns (bytes4[14] memory) {
        return [
            IStreamEvents.StreamNotOpen.selector,
            IStreamEvents.BadStream.selector,
            IStreamEvents.BadStream.selector,
            IStreamEvents.WrongSubscription.selector,
            IStreamEvents.BadStream.selector,
            IStreamEvents.StreamFull.selector,
            IStreamEvents.BudgetTooSmall.selector,
            IStreamEvents.GuaranteeFull.selector,
            IStreamEvents.StreamIsUp.selector,
            IStreamEvents.NotYet.selector,
            IStreamEvents.AuditsOpen.selector,
            IStreamEvents.TooManyAudits.selector,
            IStreamEvents.TrustLockTooSmall.selector,
            IStreamEvents.NoAudit.selector
        ];
    }

    function keyAt(uint256 index) private pure returns (uint256) {
        return index == 0 ? SIGNER_KEY : index == 1 ? OTHER_KEY : THIEF_KEY;
    }

    function one(address who) private pure returns (address[] memory providers) {
        providers = new address[](1);
        providers[0] = who;
    }

    /// A byte of a packed word.
    function part(uint256 word, uint256 index) private pure returns (uint256) {
        return uint8(word >> (8 * index));
    }

    function wordsAt(bytes memory data, uint256 row) private pure returns (uint256[] memory all) {
        all = new uint256[](WORDS);
        for (uint256 i = 0; i < WORDS; ++i) {
            uint256 word;
            uint256 at_ = 32 * (row * WORDS + i + 1);
            assembly ("memory-safe") {
                word := mload(add(data, at_))
            }
            all[i] = word;
        }
    }
}
