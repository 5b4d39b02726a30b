// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Account, Stream, StreamTerms, Subscription, SubscriptionStatus} from "../../src/streams/StreamTypes.sol";
import {Audit} from "./Audit.sol";

/// The guarantees about streams: their money is where the books say, to the last wei, and every subscription is in the
/// state that its events tell.
abstract contract StreamAudit is Audit {
    function checkStreams() external view {
        if (bytes(streamFault).length != 0) revert NotTrue(streamFault);
        uint256[2] memory held = [_owed(address(token)), _owed(address(coin))];
        for (uint256 i = 0; i < streamBooks.length; ++i) {
            StreamBook storage book = streamBooks[i];
            StreamTerms memory t = streamTermsOf(i);
            held[t.token == address(token) ? 0 : 1] += book.free + _guarantees(i);
            held[0] += book.lock;
            _checkStream(book);
            for (uint256 j = 0; j < operators.length; ++j) {
                if (memberOf[book.id][operators[j]].joins != 0) _checkMember(t, book.id, operators[j]);
            }
        }
        eq(token.balanceOf(address(streams)), held[0], "streams: in = owed + budgets + guarantees + trust locks");
        eq(coin.balanceOf(address(streams)), held[1], "streams: in = owed + budgets + guarantees, coin");
    }

    function _checkStream(StreamBook storage book) private view {
        Stream memory stream = streams.streamOf(book.id);
        eq(uint256(stream.status), uint256(book.status), "stream: status");
        eq(uint256(stream.reason), uint256(book.reason), "stream: reason of the end");
        eq(stream.free, book.free, "stream: free budget");
        eq(streams.lockOf(abi.decode(book.terms, (StreamTerms))), book.lock, "stream: trust lock");
        eq(stream.subscribers, book.serving, "stream: subscribers");
        eq(stream.revision, book.revision, "stream: revision");
        if (book.endedAt == 0) eq(stream.belowSince, book.belowSince, "stream: below c since");
    }

    function _checkMember(StreamTerms memory t, bytes32 id, address provider) private view {
        Member storage member = memberOf[id][provider];
        Subscription memory held = streams.subscriptionOf(id, provider);
        Account memory money = streams.accountOf(id, provider);
        eq(uint256(held.status), uint256(member.status), "subscription: status");
        eq(held.stake, member.stake, "subscription: stake");
        eq(held.audits, member.audits, "subscription: open audits");
        eq(held.joins, member.joins, "subscription: times joined");
        eq(held.receiptKey, member.receiptKey, "subscription: receipt key");
        eq(money.claimed, member.claimed, "subscription: claimed");
        eq(streams.guaranteeOf(t, provider), member.held, "subscription: guarantee");
    }

    function _guarantees(uint256 stream) private view returns (uint256 sum) {
        for (uint256 i = 0; i < operators.length; ++i) {
            sum += memberOf[streamBooks[stream].id][operators[i]].held;
        }
    }

    function _owed(address what) private view returns (uint256 sum) {
        for (uint256 i = 0; i < accounts(); ++i) {
            uint256 amount = streamsOwe[what][accountAt(i)];
            eq(streams.balanceOf(what, accountAt(i)), amount, "streams: balance of an account");
            sum += amount;
        }
    }
}
