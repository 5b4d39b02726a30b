// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

import {StreamMath} from "./StreamMath.sol";
import {StreamState} from "./StreamState.sol";
import {Account, Admission, Stream, StreamTerms, Subscription, SubscriptionStatus} from "./StreamTypes.sol";

/// From joining a stream to leaving it.
abstract contract Subscribing is StreamState {
    /// @dev See {IStreams-join}.
    function join(
        StreamTerms calldata terms,
        Admission calldata admission,
        bytes calldata signature,
        address receiptKey
    ) external {
        (bytes32 streamId, Stream storage stream) = _openStream(terms);
        Subscription memory subscription = _subscriptions[streamId][msg.sender];
        _checkAdmission(terms, streamId, admission, signature, subscription.joins);
        SubscriptionStatus status = subscription.status;
        if (status == SubscriptionStatus.Serving || status == SubscriptionStatus.Expelled) {
            revert WrongSubscription(msg.sender, status);
        }
        uint96 stake = subscription.stake;
        // Under another key, nobody could accuse the answers that this stake still backs.
        if (receiptKey == address(0) || (stake != 0 && receiptKey != subscription.receiptKey)) {
            revert BadStream("receiptKey");
        }
        _addSubscriber(stream, terms, status == SubscriptionStatus.Left ? subscription.missing : terms.guarantee);
        subscription.receiptKey = receiptKey;
        subscription.status = SubscriptionStatus.Serving;
        subscription.leftAt = 0;
        subscription.leftBlock = 0;
        subscription.missing = 0;
        subscription.stake = terms.stakeLock;
        ++subscription.joins;
        _subscriptions[streamId][msg.sender] = subscription;
        Account storage account = _accounts[streamId][msg.sender];
        account.joined = true;
        account.short = false;
        emit Joined(streamId, msg.sender, admission.node, receiptKey, terms.guarantee);
        if (stake == 0) REGISTRY.lock(msg.sender, terms.stakeLock);
    }

    /// @dev See {IStreams-quit}.
    function quit(StreamTerms calldata terms, uint96 waiveTo) external {
        (bytes32 streamId, Stream storage stream) = _payingStream(terms);
        Subscription storage subscription = _subscriptions[streamId][msg.sender];
        SubscriptionStatus status = subscription.status;
        // A provider that left, or was dismissed, can still waive.
        if (status != SubscriptionStatus.Serving && (status != SubscriptionStatus.Left || waiveTo == 0)) {
            revert WrongSubscription(msg.sender, status);
        }
        if (status == SubscriptionStatus.Serving) _endService(stream, subscription, terms);
        emit Left(streamId, msg.sender, waiveTo);
        if (waiveTo == 0) return;
        _waive(_accounts[streamId][msg.sender], waiveTo);
        uint96 held = _takeGuarantee(streamId, msg.sender, subscription, terms);
        subscription.status = SubscriptionStatus.Released;
        _giveBack(stream, terms, held);
        emit Released(streamId, msg.sender, held, 0);
    }

    /// @dev See {IStreams-dismiss}.
    function dismiss(StreamTerms calldata terms, address provider) external {
        _onlyClient(terms);
        (bytes32 streamId, Stream storage stream) = _openStream(terms);
        Subscription storage subscription = _subscriptions[streamId][provider];
        SubscriptionStatus status = subscription.status;
        if (status != SubscriptionStatus.Serving) revert WrongSubscription(provider, status);
        _endService(stream, subscription, terms);
        emit Dismissed(streamId, provider);
    }

    /// @dev See {IStreams-refill}.
    function refill(StreamTerms calldata terms, address provider) external {
        (bytes32 streamId, Stream storage stream) = _openStream(terms);
        Subscription storage subscription = _subscriptions[streamId][provider];
        (SubscriptionStatus status, uint96 missing) = (subscription.status, subscription.missing);
        if (status != SubscriptionStatus.Serving) revert WrongSubscription(provider, status);
        if (missing == 0) revert GuaranteeFull(provider);
        uint96 free = stream.free;
        if (free == 0) revert BudgetTooSmall(0, missing);
        uint96 added = free < missing ? free : missing;
        unchecked {
            stream.free = free - added;
            subscription.missing = missing - added;
        }
        if (added == missing) _accounts[streamId][provider].short = false;
        emit Refilled(streamId, provider, added);
    }

    // ------------------------------------------------------------------ steps

    /// The admission names how often its provider joined before, so that each is used once.
    function _checkAdmission(
        StreamTerms calldata terms,
        bytes32 streamId,
        Admission calldata admission,
        bytes calldata signature,
        uint16 joins
    ) private view {
        if (admission.streamId != streamId) revert BadAdmission("streamId");
        if (admission.provider != msg.sender) revert BadAdmission("provider");
        if (admission.expiry < block.timestamp) revert BadAdmission("expiry");
        if (admission.joins != joins || joins == type(uint16).max) revert BadAdmission("joins");
        address signer = _streams[streamId].resigned ? _signers[streamId].signer : terms.signer;
        bytes32 hash = _hashTypedDataV4(StreamMath.admissionHash(admission));
        (address signed,,) = ECDSA.tryRecover(hash, signature);
        if (signed != signer) revert BadAdmission("signature");
        (address operator, bytes32 classId) = REGISTRY.nodeClass(admission.node);
        if (operator != msg.sender || classId != terms.classId) revert BadAdmission("node");
    }

    /// Counts a subscriber that serves from now on, and takes what is missing of its guarantee out of the budget.
    function _addSubscriber(Stream storage stream, StreamTerms calldata terms, uint96 needed) private {
        uint16 subscribers = stream.subscribers;
        if (subscribers >= terms.maxSubscribers) revert StreamFull(terms.maxSubscribers);
        uint96 free = stream.free;
        if (free < needed) revert BudgetTooSmall(free, needed);
        unchecked {
            stream.free = free - needed;
            stream.subscribers = ++subscribers;
        }
        if (subscribers >= terms.council) stream.belowSince = 0;
    }

    /// Counts vouchers up to an amount as paid, without a payment in the current epoch.
    function _waive(Account storage account, uint96 waiveTo) private {
        uint96 claimed = account.claimed;
        if (waiveTo < claimed) revert BadStream("waiveTo");
        unchecked {
            account.epochStart += waiveTo - claimed;
        }
        account.claimed = waiveTo;
    }
}
