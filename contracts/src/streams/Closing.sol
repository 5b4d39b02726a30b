// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {StreamState} from "./StreamState.sol";
import {EndReason, Stream, StreamStatus, StreamTerms, Subscription, SubscriptionStatus} from "./StreamTypes.sol";

/// Ends streams, and releases what subscriptions held.
abstract contract Closing is StreamState {
    /// @dev See {IStreams-retract}.
    function retract(StreamTerms calldata terms) external {
        _onlyClient(terms);
        (bytes32 streamId, Stream storage stream) = _openStream(terms);
        _beginEnd(streamId, stream, EndReason.Retracted);
    }

    /// @dev See {IStreams-halt}.
    function halt(StreamTerms calldata terms) external {
        (bytes32 streamId, Stream storage stream) = _openStream(terms);
        uint256 since = stream.belowSince;
        if (since == 0) revert StreamIsUp(stream.subscribers);
        uint256 until = since + terms.maxDowntime;
        if (block.timestamp <= until) revert NotYet(until + 1, 0);
        _beginEnd(streamId, stream, EndReason.Halted);
    }

    /// @dev See {IStreams-release}.
    function release(StreamTerms calldata terms, address provider) external {
        bytes32 streamId = _idOf(terms);
        Stream storage stream = _streams[streamId];
        (bool released, uint96 guarantee) = _release(terms, streamId, stream, provider);
        if (!released) _revertUnreleased(terms, stream, provider, _subscriptions[streamId][provider]);
        _giveBack(stream, terms, guarantee);
    }

    /// @dev See {IStreams-close}.
    function close(StreamTerms calldata terms, address[] calldata providers) external {
        bytes32 streamId = _idOf(terms);
        Stream storage stream = _streams[streamId];
        if (stream.status != StreamStatus.Ending) revert StreamNotOpen(streamId);
        (uint256 endedAt, uint256 endedBlock) = (stream.endedAt, stream.endedBlock);
        if (!_settleTimeOver(terms, endedAt, endedBlock)) {
            revert NotYet(endedAt + terms.settleSeconds + 1, endedBlock + terms.settleBlocks + 1);
        }
        uint256 refund = stream.free;
        uint96 lock = _lockOf(stream, terms);
        stream.status = StreamStatus.Closed;
        stream.free = 0;
        for (uint256 i; i != providers.length; ++i) {
            (, uint96 guarantee) = _release(terms, streamId, stream, providers[i]);
            refund += guarantee;
        }
        emit Closed(streamId, refund, lock);
        if (terms.token == STAKE_TOKEN) {
            _credit(STAKE_TOKEN, terms.client, refund + lock);
        } else {
            _credit(terms.token, terms.client, refund);
            _credit(STAKE_TOKEN, terms.client, lock);
        }
    }

    // ------------------------------------------------------------------ steps

    function _beginEnd(bytes32 streamId, Stream storage stream, EndReason reason) private {
        stream.status = StreamStatus.Ending;
        stream.reason = reason;
        stream.endedAt = uint40(block.timestamp);
        stream.endedBlock = uint40(block.number);
        emit Ending(streamId, reason);
    }

    /// Releases guarantee and stake as far as their times are over. The caller returns the guarantee.
    function _release(StreamTerms calldata terms, bytes32 streamId, Stream storage stream, address provider)
        private
        returns (bool released, uint96 guarantee)
    {
        Subscription storage subscription = _subscriptions[streamId][provider];
        SubscriptionStatus status = subscription.status;
        if (status == SubscriptionStatus.None || status == SubscriptionStatus.Expelled) return (false, 0);
        if (status == SubscriptionStatus.Serving && stream.status == StreamStatus.Open) return (false, 0);
        (uint256 time, uint256 blockNumber) = _endOf(stream, subscription);
        if (status != SubscriptionStatus.Released) {
            if (!_settleTimeOver(terms, time, blockNumber)) return (false, 0);
            guarantee = _takeGuarantee(streamId, provider, subscription, terms);
            subscription.status = SubscriptionStatus.Released;
            released = true;
        }
        uint96 stake = subscription.stake;
        if (stake != 0 && subscription.audits == 0 && _holdOver(terms, time, blockNumber)) {
            subscription.stake = 0;
            REGISTRY.unlock(provider, stake);
            released = true;
        } else {
            stake = 0;
        }
        if (released) emit Released(streamId, provider, guarantee, stake);
    }

    function _holdOver(StreamTerms calldata terms, uint256 time, uint256 blockNumber) private view returns (bool) {
        return block.timestamp > time + terms.holdSeconds && block.number > blockNumber + terms.settleBlocks;
    }

    /// Says why nothing of a subscription could be released.
    function _revertUnreleased(
        StreamTerms calldata terms,
        Stream storage stream,
        address provider,
        Subscription storage subscription
    ) private view {
        SubscriptionStatus status = subscription.status;
        (uint256 time, uint256 blockNumber) = _endOf(stream, subscription);
        uint256 wait = terms.settleSeconds;
        if (status == SubscriptionStatus.Released && subscription.stake != 0) {
            if (_holdOver(terms, time, blockNumber)) revert AuditsOpen(provider, subscription.audits);
            wait = terms.holdSeconds;
        } else if (time == 0 || !_holdsGuarantee(status)) {
            // It serves, was never there, or has nothing left.
            revert WrongSubscription(provider, status);
        }
        revert NotYet(time + wait + 1, blockNumber + terms.settleBlocks + 1);
    }
}
