// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../../src/market/Rules.sol";
import {CheckMode} from "../../src/market/TaskTypes.sol";
import {IStreams} from "../../src/streams/IStreams.sol";
import {StreamTypedData} from "../../src/streams/StreamTypedData.sol";
import {Admission, StreamStatus, StreamTerms, SubscriptionStatus} from "../../src/streams/StreamTypes.sol";
import {GovernanceMoves} from "./GovernanceMoves.sol";

/// Streams from their opening to their end: clients open, pay in, replace their signer, dismiss and retract; providers join
/// with true, forged and used admissions, leave, waive and return; strangers halt, release and close.
abstract contract StreamMoves is GovernanceMoves {
    /// Keeps a run small enough to play its end.
    uint256 internal constant MAX_STREAMS = 5;
    uint256 private constant MAX_ADMISSIONS = 16;

    /// An admission as it was signed, to be used again.
    struct Admitted {
        uint256 stream;
        address provider;
        Admission admission;
        bytes signature;
    }

    Admitted[] private _admissions;
    uint256 private _streamSalt;

    function openStream() internal {
        if (streamBooks.length == MAX_STREAMS) return;
        StreamTerms memory t = anyStreamTerms();
        uint96 budget = uint96(pick(6 * uint256(t.guarantee) + 1));
        address by = chance(97) ? t.client : anyAccount();
        bytes memory data = abi.encodeCall(IStreams.open, (t, task().rules, budget, ""));
        if (!move(by, address(streams), data)) return;
        rulesOf[streamBooks[streamBooks.length - 1].id] = abi.encode(task().rules);
        for (uint256 i = pick(4); i > 0; --i) {
            joinStream(streamBooks.length - 1, chance(30) ? anySurety() : anyOperator());
        }
    }

    /// Short times, so that a run sees whole streams; some terms are out of bounds.
    function anyStreamTerms() private returns (StreamTerms memory t) {
        Rules memory r = task().rules;
        t.client = chance(90) ? clients[pick(clients.length)] : anyAccount();
        t.signer = vm.addr(signerKey(pick(3)));
        t.token = chance(60) ? address(coin) : address(token);
        t.content = keccak256("prescription");
        t.classId = CLASS;
        t.salt = bytes32(_streamSalt++);
        t.guarantee = uint96(1 ether + pick(20 ether));
        t.stakeLock = uint96(2 * t.guarantee < r.minStakeLock ? r.minStakeLock : 2 * t.guarantee);
        t.trustLock = uint96(r.minTrustLock + pick(40 ether));
        t.council = uint8(1 + pick(3));
        t.maxSubscribers = uint16(t.council + pick(3));
        t.epochSeconds = uint32(10 + pick(200));
        t.accuseSeconds = uint32(60 + pick(300));
        t.settleSeconds = t.epochSeconds + t.accuseSeconds + uint32(pick(100));
        t.settleBlocks = uint32(pick(6));
        t.holdSeconds = t.epochSeconds + t.accuseSeconds + uint32(pick(300));
        t.maxDowntime = uint32(10 + pick(1000));
        _chooseAudits(t);
        t.unitWork = uint64(1 + pick(1000));
        t.runSeconds = uint32(1 + pick(30));
        t.rate = 1e18;
        t.rules = keccak256(abi.encode(r));
        _spoil(t, pick(60));
    }

    function _chooseAudits(StreamTerms memory t) private {
        uint256 how = pick(10);
        if (how == 0) (t.how, t.seats) = (CheckMode.None, 0);
        else if (how < 6) (t.how, t.seats) = (CheckMode.Replay, uint8(1 + pick(2)));
        else (t.how, t.seats) = (CheckMode.Margin, 3);
    }

    function _spoil(StreamTerms memory t, uint256 how) private pure {
        if (how == 0) t.guarantee = 0;
        else if (how == 1) t.stakeLock -= 1;
        else if (how == 2) t.settleSeconds = t.epochSeconds + t.accuseSeconds - 1;
        else if (how == 3) t.holdSeconds = t.epochSeconds + t.accuseSeconds - 1;
        else if (how == 4) t.rate = 2e18;
        else if (how == 5) t.maxSubscribers = t.council - 1;
        else if (how == 6) t.how = CheckMode.Redundant;
        else if (how == 7) t.seats = 10;
    }

    function topUpStream() internal {
        (bool found, uint256 stream) = anyStream();
        if (found) topUp(streamTermsOf(stream));
    }

    function topUp(StreamTerms memory t) private {
        (uint96 budget, uint96 lock) = (uint96(pick(4 * uint256(t.guarantee))), uint96(pick(10 ether)));
        if (chance(3)) budget = type(uint96).max;
        address by = chance(70) ? t.client : anyAccount();
        move(by, address(streams), abi.encodeCall(IStreams.topUp, (t, budget, lock)));
    }

    function changeStream(uint256 stream) internal {
        StreamTerms memory t = streamTermsOf(stream);
        address by = chance(95) ? t.client : anyAccount();
        bytes memory data = chance(30)
            ? abi.encodeCall(IStreams.revise, (t, keccak256(abi.encode(block.number)), ""))
            : abi.encodeCall(IStreams.setSigner, (t, vm.addr(signerKey(pick(3)))));
        move(by, address(streams), data);
    }

    // ------------------------------------------------------------------ joining and leaving

    function joinStream() internal {
        (bool found, uint256 stream) = anyStream();
        if (!found) return;
        if (chance(10)) return joinAgain();
        joinStream(stream, chance(50) ? anyMember(stream) : chance(30) ? _anyJailed() : anyOperator());
    }

    /// An operator in jail, which may serve streams and sits in no council; any operator when none is.
    function _anyJailed() private returns (address) {
        uint256 from = pick(operators.length);
        for (uint256 i = 0; i < operators.length; ++i) {
            address at = operators[(from + i) % operators.length];
            if (jailedUntil[at] > block.timestamp) return at;
        }
        return operators[from];
    }

    function joinStream(uint256 stream, address provider) internal {
        StreamBook storage book = streamBooks[stream];
        Member storage member = memberOf[book.id][provider];
        Admission memory a =
            Admission(book.id, provider, nodeOf(provider), member.joins, uint40(block.timestamp + pick(100)));
        uint256 key = keyOfSigner(book.signer);
        uint256 forged = pick(30);
        if (forged == 0) a.joins += 1;
        else if (forged == 1) a.expiry = uint40(block.timestamp - 1);
        else if (forged == 2) a.node = nodeOf(anyOperator());
        else if (forged == 3) key = chance(50) ? signerKey(pick(3)) : CLIENT_KEY;
        else if (forged == 4) a.streamId = streamBooks[pick(streamBooks.length)].id;
        bytes32 hash = digestFor(address(streams), keccak256(abi.encode(StreamTypedData.ADMISSION, a)));
        Admitted memory admitted = Admitted(stream, provider, a, sign(key, hash));
        if (_admissions.length < MAX_ADMISSIONS) _admissions.push(admitted);
        else _admissions[pick(MAX_ADMISSIONS)] = admitted;
        _join(admitted);
    }

    /// Uses an admission again, sometimes as another provider.
    function joinAgain() internal {
        if (_admissions.length == 0) return;
        Admitted memory admitted = _admissions[pick(_admissions.length)];
        if (chance(20)) admitted.provider = anyAccount();
        _join(admitted);
    }

    function _join(Admitted memory admitted) private {
        Member storage member = memberOf[streamBooks[admitted.stream].id][admitted.provider];
        address key = vm.addr(receiptKeyOf(admitted.provider, pick(2)));
        if (member.stake != 0 && chance(85)) key = member.receiptKey;
        else if (chance(3)) key = address(0);
        StreamTerms memory t = streamTermsOf(admitted.stream);
        move(
            admitted.provider,
            address(streams),
            abi.encodeCall(IStreams.join, (t, admitted.admission, admitted.signature, key))
        );
    }

    function leaveStream() internal {
        (bool found, uint256 stream) = anyStream();
        if (found) leaveBy(stream, chance(90) ? anyMember(stream) : anyAccount());
    }

    function leaveBy(uint256 stream, address provider) internal returns (bool) {
        uint96 claimed = memberOf[streamBooks[stream].id][provider].claimed;
        uint96 waiveTo = chance(50) || claimed > type(uint96).max / 2 ? 0 : claimed + uint96(pick(3) * pick(10 ether));
        if (chance(5) && claimed != 0) waiveTo = claimed - 1;
        if (chance(2)) waiveTo = type(uint96).max;
        return move(provider, address(streams), abi.encodeCall(IStreams.quit, (streamTermsOf(stream), waiveTo)));
    }

    function dismissOrRefill() internal {
        (bool found, uint256 stream, address provider) = anyServing();
        if (!found) return;
        StreamTerms memory t = streamTermsOf(stream);
        if (chance(50)) move(t.client, address(streams), abi.encodeCall(IStreams.dismiss, (t, provider)));
        else move(anyAccount(), address(streams), abi.encodeCall(IStreams.refill, (t, provider)));
    }

    /// The client pays in, and somebody fills the guarantees that are not full.
    function refillShort(uint256 stream) internal {
        StreamBook storage book = streamBooks[stream];
        StreamTerms memory t = streamTermsOf(stream);
        for (uint256 i = 0; i < operators.length; ++i) {
            Member storage member = memberOf[book.id][operators[i]];
            if (member.status != SubscriptionStatus.Serving || member.held == t.guarantee) continue;
            topUp(t);
            move(anyAccount(), address(streams), abi.encodeCall(IStreams.refill, (t, operators[i])));
        }
    }

    // ------------------------------------------------------------------ ending

    function retractStream(uint256 stream) internal returns (bool) {
        StreamTerms memory t = streamTermsOf(stream);
        return move(t.client, address(streams), abi.encodeCall(IStreams.retract, (t)));
    }

    function haltStream(uint256 stream) internal returns (bool) {
        return move(stranger, address(streams), abi.encodeCall(IStreams.halt, (streamTermsOf(stream))));
    }

    function releaseOf(uint256 stream, address provider) internal returns (bool) {
        bytes memory data = abi.encodeCall(IStreams.release, (streamTermsOf(stream), provider));
        return move(stranger, address(streams), data);
    }

    /// A provider whose stake was released may come back.
    function releaseOrReturn(uint256 stream, address provider) internal {
        if (releaseOf(stream, provider) && chance(50)) joinStream(stream, provider);
    }

    /// With some of the providers: some twice, and accounts that never joined.
    function closeStream(uint256 stream) internal returns (bool) {
        address[] memory some = new address[](pick(5));
        for (uint256 i = 0; i < some.length; ++i) {
            some[i] = chance(85) ? anyMember(stream) : anyAccount();
        }
        return move(stranger, address(streams), abi.encodeCall(IStreams.close, (streamTermsOf(stream), some)));
    }

    /// Lets time pass to the second in which something ends, or the one after: with too few blocks, or enough.
    function passToEdge(StreamTerms memory t, uint256 since, uint256 length) internal {
        uint256 edge = since + length + pick(2);
        if (since == 0 || edge < block.timestamp) return;
        passTo(edge);
        if (chance(70)) mine(t.settleBlocks + 1);
    }

    // ------------------------------------------------------------------ who and what

    /// Mostly a stream that is not closed.
    function anyStream() internal returns (bool, uint256) {
        if (streamBooks.length == 0) return (false, 0);
        uint256 from = pick(streamBooks.length);
        if (chance(5)) return (true, from);
        for (uint256 i = 0; i < streamBooks.length; ++i) {
            uint256 at = (from + i) % streamBooks.length;
            if (streamBooks[at].status != StreamStatus.Closed) return (true, at);
        }
        return (true, from);
    }

    /// A provider that serves some stream.
    function anyServing() internal returns (bool, uint256, address) {
        uint256 count = streamBooks.length * operators.length;
        uint256 from = count == 0 ? 0 : pick(count);
        for (uint256 i = 0; i < count; ++i) {
            (uint256 stream, address at) =
                ((from + i) % count / operators.length, operators[(from + i) % operators.length]);
            if (memberOf[streamBooks[stream].id][at].status == SubscriptionStatus.Serving) return (true, stream, at);
        }
        return (false, 0, address(0));
    }

    /// A provider that joined the stream at some time; any operator when none did.
    function anyMember(uint256 stream) internal returns (address) {
        bytes32 id = streamBooks[stream].id;
        uint256 from = pick(operators.length);
        for (uint256 i = 0; i < operators.length; ++i) {
            address at = operators[(from + i) % operators.length];
            if (memberOf[id][at].joins != 0) return at;
        }
        return operators[from];
    }

    /// The keys that sign for clients.
    function signerKey(uint256 i) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode("signer", i)));
    }

    function keyOfSigner(address signer) internal pure returns (uint256) {
        uint256 i = 0;
        while (vm.addr(signerKey(i)) != signer) ++i;
        return signerKey(i);
    }

    /// The keys that sign a provider's receipts: its own, and another one.
    function receiptKeyOf(address provider, uint256 i) internal view returns (uint256) {
        return i == 0 && keyOf[provider] != 0 ? keyOf[provider] : uint256(keccak256(abi.encode("receipts", provider)));
    }
}
