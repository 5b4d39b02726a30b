// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Balances} from "../../src/market/Balances.sol";
import {IStreamEvents} from "../../src/streams/IStreams.sol";
import {EndReason, StreamStatus, StreamTerms, SubscriptionStatus} from "../../src/streams/StreamTypes.sol";
import {Vm} from "../Vm.sol";
import {Walk} from "../market/Walk.sol";
import {StreamSeen} from "./StreamSeen.sol";

/// The books of streams, written from their events and from the vouchers that the players signed. They follow the rules of
/// docs/protocol.md and not the contract's storage; the first event that breaks a rule stays in `streamFault`.
abstract contract StreamBooks is Walk {
    struct StreamBook {
        bytes32 id;
        bytes terms;
        StreamStatus status;
        EndReason reason;
        uint256 free;
        uint256 lock;
        uint256 serving; // now, or when it ended
        uint256 belowSince;
        uint256 endedAt;
        uint256 endedBlock;
        address signer;
        address before; // the signer before, zero for none
        uint256 changedAt;
        uint256 changedBlock;
        uint256 revision;
    }

    /// One provider in one stream.
    struct Member {
        SubscriptionStatus status;
        bool waived;
        address receiptKey;
        uint16 joins;
        uint16 audits;
        uint96 held; // of its guarantee
        uint96 stake;
        uint96 claimed; // paid and waived
        uint96 paid;
        uint96 signed; // the largest amount of a voucher by a signer of that time
        uint256 leftAt;
        uint256 leftBlock;
    }

    StreamBook[] internal streamBooks;
    mapping(bytes32 streamId => uint256) internal streamAt; // counted from 1
    mapping(bytes32 streamId => mapping(address provider => Member)) internal memberOf;
    mapping(bytes32 streamId => mapping(address provider => mapping(uint256 epoch => uint256))) internal paidIn;
    mapping(address token => mapping(address who => uint256)) internal streamsOwe;

    /// The first event that breaks a rule; empty while none does.
    string public streamFault;

    /// One bit for each thing that happened, see `StreamSeen`.
    uint256 public streamSeen;

    function streamTermsOf(uint256 stream) internal view returns (StreamTerms memory) {
        return abi.decode(streamBooks[stream].terms, (StreamTerms));
    }

    /// The stake of a provider that its subscriptions lock.
    function stakeInStreams(address provider) internal view returns (uint256 sum) {
        for (uint256 i = 0; i < streamBooks.length; ++i) {
            sum += memberOf[streamBooks[i].id][provider].stake;
        }
    }

    function holdsGuarantee(Member storage member) internal view returns (bool) {
        return member.status == SubscriptionStatus.Serving || member.status == SubscriptionStatus.Left;
    }

    function settleOver(StreamTerms memory t, uint256 time, uint256 blockNumber) internal view returns (bool) {
        return block.timestamp > time + t.settleSeconds && block.number > blockNumber + t.settleBlocks;
    }

    function see(StreamSeen what) internal {
        streamSeen |= 1 << uint8(what);
    }

    function must(bool holds, string memory what) internal {
        if (!holds && bytes(streamFault).length == 0) streamFault = what;
    }

    // ------------------------------------------------------------------ reading the events

    function fromStreams(Vm.Log memory log) internal {
        bytes32 topic = log.topics[0];
        if (topic == IStreamEvents.Opened.selector) return _opened(log);
        if (topic == Balances.Withdrawn.selector) return _withdrawn(log);
        StreamBook storage book = streamBooks[streamAt[log.topics[1]] - 1];
        StreamTerms memory t = abi.decode(book.terms, (StreamTerms));
        if (topic == IStreamEvents.ToppedUp.selector) {
            (uint96 budget, uint96 lock) = abi.decode(log.data, (uint96, uint96));
            (book.free, book.lock) = (book.free + budget, book.lock + lock);
        } else if (topic == IStreamEvents.Revised.selector) {
            must(uint256(log.topics[2]) == ++book.revision, "revisions are counted");
        } else if (topic == IStreamEvents.SignerSet.selector) {
            must(settleOver(t, book.changedAt, book.changedBlock), "a signer is replaced after the one before");
            (book.before, book.signer) = (book.signer, abi.decode(log.data, (address)));
            (book.changedAt, book.changedBlock) = (block.timestamp, block.number);
        } else if (topic == IStreamEvents.Ending.selector) {
            _ending(book, t, abi.decode(log.data, (EndReason)));
        } else if (topic == IStreamEvents.Closed.selector) {
            _closed(book, t, log);
        } else {
            _aboutMember(book, t, log);
        }
    }

    function _aboutMember(StreamBook storage book, StreamTerms memory t, Vm.Log memory log) private {
        bytes32 topic = log.topics[0];
        address provider = address(uint160(uint256(log.topics[2])));
        Member storage member = memberOf[book.id][provider];
        if (topic == IStreamEvents.Joined.selector) {
            (, address receiptKey,) = abi.decode(log.data, (bytes32, address, uint96));
            _joined(book, t, member, receiptKey);
        } else if (topic == IStreamEvents.Left.selector) {
            _left(book, t, member, abi.decode(log.data, (uint96)));
        } else if (topic == IStreamEvents.Dismissed.selector) {
            must(member.status == SubscriptionStatus.Serving, "dismissed while it serves");
            _depart(book, t, member);
        } else if (topic == IStreamEvents.Refilled.selector) {
            uint96 amount = abi.decode(log.data, (uint96));
            must(member.status == SubscriptionStatus.Serving, "refilled while it serves");
            (book.free, member.held) = (book.free - amount, member.held + amount);
            must(member.held <= t.guarantee, "a guarantee holds at most G");
        } else if (topic == IStreamEvents.Released.selector) {
            (uint96 guarantee, uint96 stake) = abi.decode(log.data, (uint96, uint96));
            _released(book, t, member, guarantee, stake);
        } else if (topic == IStreamEvents.Expelled.selector) {
            _expelled(book, t, member, abi.decode(log.data, (uint96)));
        } else {
            _paidOrSkipped(book, t, provider, log);
        }
    }

    /// A payment or a skipped claim: see `VoucherBooks`.
    function _paidOrSkipped(StreamBook storage book, StreamTerms memory t, address payee, Vm.Log memory log)
        internal
        virtual;

    function _opened(Vm.Log memory log) private {
        (StreamTerms memory t, uint96 budget,) = abi.decode(log.data, (StreamTerms, uint96, bytes));
        must(streamAt[log.topics[1]] == 0, "an id is used once");
        StreamBook storage book = streamBooks.push();
        streamAt[log.topics[1]] = streamBooks.length;
        book.id = log.topics[1];
        book.terms = abi.encode(t);
        book.status = StreamStatus.Open;
        (book.free, book.lock) = (budget, t.trustLock);
        (book.belowSince, book.signer) = (block.timestamp, t.signer);
    }

    function _withdrawn(Vm.Log memory log) private {
        (address what, address who) =
            (address(uint160(uint256(log.topics[1]))), address(uint160(uint256(log.topics[2]))));
        must(abi.decode(log.data, (uint256)) == streamsOwe[what][who], "a withdrawal is the whole balance");
        streamsOwe[what][who] = 0;
    }

    function _ending(StreamBook storage book, StreamTerms memory t, EndReason reason) private {
        must(book.status == StreamStatus.Open, "the end begins once");
        if (reason == EndReason.Halted) {
            must(book.serving < t.council, "halted below c only");
            must(block.timestamp > book.belowSince + t.maxDowntime, "halted after its downtime");
            see(StreamSeen.Halted);
        }
        (book.status, book.reason) = (StreamStatus.Ending, reason);
        (book.endedAt, book.endedBlock) = (block.timestamp, block.number);
    }

    function _closed(StreamBook storage book, StreamTerms memory t, Vm.Log memory log) private {
        (uint256 refund, uint96 lock) = abi.decode(log.data, (uint256, uint96));
        must(book.status == StreamStatus.Ending, "closed once, after its end began");
        must(settleOver(t, book.endedAt, book.endedBlock), "closed after the settle time");
        must(refund == book.free, "the whole budget goes back");
        must(lock == book.lock, "the whole trust lock goes back");
        book.status = StreamStatus.Closed;
        streamsOwe[t.token][t.client] += book.free;
        streamsOwe[address(token)][t.client] += book.lock;
        (book.free, book.lock) = (0, 0);
    }

    // ------------------------------------------------------------------ members

    function _joined(StreamBook storage book, StreamTerms memory t, Member storage member, address receiptKey) private {
        must(book.status == StreamStatus.Open, "joined an open stream");
        must(member.status != SubscriptionStatus.Serving, "joined once");
        must(member.status != SubscriptionStatus.Expelled, "an expelled provider does not return");
        if (member.stake != 0) must(receiptKey == member.receiptKey, "a stake holds its receipt key");
        if (member.joins != 0) see(member.stake == 0 ? StreamSeen.ReturnedAnew : StreamSeen.Returned);
        book.free -= t.guarantee - (holdsGuarantee(member) ? member.held : 0);
        (member.held, member.stake, member.receiptKey) = (t.guarantee, t.stakeLock, receiptKey);
        (member.status, member.waived) = (SubscriptionStatus.Serving, false);
        ++member.joins;
        if (++book.serving >= t.council) book.belowSince = 0;
        must(book.serving <= t.maxSubscribers, "at most so many subscribers");
    }

    function _left(StreamBook storage book, StreamTerms memory t, Member storage member, uint96 waivedTo) private {
        if (member.status == SubscriptionStatus.Serving) _depart(book, t, member);
        else see(StreamSeen.WaivedAfterLeaving);
        must(member.status == SubscriptionStatus.Left, "left once");
        if (waivedTo == 0) return;
        must(waivedTo >= member.claimed, "claimed never falls");
        (member.claimed, member.waived) = (waivedTo, true);
        see(StreamSeen.Waived);
    }

    function _depart(StreamBook storage book, StreamTerms memory t, Member storage member) private {
        bool open = book.status == StreamStatus.Open;
        member.status = SubscriptionStatus.Left;
        member.leftAt = open ? block.timestamp : book.endedAt;
        member.leftBlock = open ? block.number : book.endedBlock;
        _countDeparture(book, t);
    }

    function _countDeparture(StreamBook storage book, StreamTerms memory t) private {
        // Providers that served when the stream ended are still counted.
        if (book.status != StreamStatus.Open) return;
        if (book.serving-- == t.council) book.belowSince = block.timestamp;
    }

    /// A guarantee goes back after the settle time or when its vouchers are waived; a stake after the hold.
    function _released(
        StreamBook storage book,
        StreamTerms memory t,
        Member storage member,
        uint96 guarantee,
        uint96 stake
    ) private {
        if (member.status == SubscriptionStatus.Serving) {
            must(book.status != StreamStatus.Open, "nobody is released while it serves");
            _depart(book, t, member);
        }
        if (member.status == SubscriptionStatus.Left) {
            must(member.waived || settleOver(t, member.leftAt, member.leftBlock), "released after the settle time");
            must(guarantee == member.held, "the whole guarantee goes back");
            _giveBack(book, t, member);
            member.status = SubscriptionStatus.Released;
        } else {
            must(guarantee == 0 && stake != 0, "a guarantee goes back once");
        }
        if (stake == 0) return;
        must(stake == member.stake && member.audits == 0, "a whole stake without open audits goes back");
        must(
            block.timestamp > member.leftAt + t.holdSeconds && block.number > member.leftBlock + t.settleBlocks,
            "a stake goes back after the hold"
        );
        member.stake = 0;
    }

    function _expelled(StreamBook storage book, StreamTerms memory t, Member storage member, uint96 stake) private {
        must(stake != 0 && stake == member.stake, "a wrong answer costs the whole stake");
        see(holdsGuarantee(member) ? StreamSeen.Expelled : StreamSeen.ExpelledAfterRelease);
        if (member.status == SubscriptionStatus.Serving) _countDeparture(book, t);
        if (holdsGuarantee(member)) _giveBack(book, t, member);
        (member.status, member.stake) = (SubscriptionStatus.Expelled, 0);
    }

    function _giveBack(StreamBook storage book, StreamTerms memory t, Member storage member) private {
        if (book.status == StreamStatus.Closed) {
            streamsOwe[t.token][t.client] += member.held;
            see(StreamSeen.ReleasedAfterClose);
        } else {
            book.free += member.held;
        }
        member.held = 0;
    }
}
