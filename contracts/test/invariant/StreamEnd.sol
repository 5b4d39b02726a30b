// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IStreams} from "../../src/streams/IStreams.sol";
import {StreamStatus, StreamTerms, SubscriptionStatus} from "../../src/streams/StreamTypes.sol";
import {AuditMoves} from "./AuditMoves.sol";

/// Ends every stream by calls that anyone may make. Only a stream that has its subscribers needs an owner: its client
/// retracts, or its providers leave and a stranger halts.
abstract contract StreamEnd is AuditMoves {
    function pushStreams() internal returns (bool moved) {
        for (uint256 i = 0; i < epochBooks.length; ++i) {
            if (epochBooks[i].deposit != 0 && lapseEpoch(i)) moved = true;
        }
        for (uint256 i = 0; i < streamBooks.length; ++i) {
            if (_pushStream(i)) moved = true;
            for (uint256 j = 0; j < operators.length; ++j) {
                if (_isHeld(i, operators[j]) && releaseOf(i, operators[j])) moved = true;
            }
        }
    }

    function _pushStream(uint256 stream) private returns (bool) {
        StreamBook storage book = streamBooks[stream];
        if (book.status == StreamStatus.Ending) return closeStream(stream);
        if (book.status != StreamStatus.Open) return false;
        if (book.belowSince != 0) return haltStream(stream);
        if (stream % 2 == 0) return retractStream(stream);
        bool moved;
        for (uint256 i = 0; i < operators.length; ++i) {
            if (memberOf[book.id][operators[i]].status == SubscriptionStatus.Serving) {
                moved = leaveBy(stream, operators[i]) || moved;
            }
        }
        return moved;
    }

    function _isHeld(uint256 stream, address provider) private view returns (bool) {
        Member storage member = memberOf[streamBooks[stream].id][provider];
        return member.stake != 0 || holdsGuarantee(member);
    }

    function unendedStream() internal view returns (string memory) {
        if (heldForAudits() != 0) return "an audit";
        for (uint256 i = 0; i < streamBooks.length; ++i) {
            if (streamBooks[i].status != StreamStatus.Closed) return "a stream";
            for (uint256 j = 0; j < operators.length; ++j) {
                if (_isHeld(i, operators[j])) return "a subscription";
            }
        }
        return "";
    }

    function takeFromStreams(address what, address who) internal {
        vm.recordLogs();
        streams.withdraw(what, who);
        absorb();
    }
}
