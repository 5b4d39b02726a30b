// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

import {IHistory} from "../history/IHistory.sol";
import {Escrow} from "../market/Escrow.sol";
import {IParameters} from "../network/IParameters.sol";
import {IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {IStreamEvents} from "./IStreams.sol";
import {StreamMath} from "./StreamMath.sol";
import {Account, Stream, StreamStatus, StreamTerms, Subscription, SubscriptionStatus} from "./StreamTypes.sol";

/// The contracts that streams call, fixed at construction.
struct StreamContracts {
    IProviderRegistry registry; // must be deployed
    IParameters parameters;
    IHistory history;
    address audits; // audits answers: `StreamAudits`
}

/// The storage of streams, and the steps that several calls take.
///
/// Every token that this contract has is in exactly one place: a balance, a stream's free budget, a subscriber's
/// guarantee (G - missing, while it is Serving or Left) or a stream's trust lock. The stakes are in the registry.
abstract contract StreamState is IStreamEvents, Escrow, EIP712 {
    /// The keys of a stream whose signer was replaced.
    struct Signers {
        address signer;
        uint40 changedAt;
        uint40 changedBlock;
        address before;
    }

    IProviderRegistry internal immutable REGISTRY;
    IParameters internal immutable PARAMETERS;
    IHistory internal immutable HISTORY;
    address internal immutable AUDITS;
    address internal immutable STAKE_TOKEN;

    mapping(bytes32 streamId => Stream) internal _streams;
    mapping(bytes32 streamId => mapping(address provider => Account)) internal _accounts;
    mapping(bytes32 streamId => mapping(address provider => Subscription)) internal _subscriptions;
    mapping(bytes32 streamId => mapping(uint256 revision => bytes32 content)) internal _contents;

    /// Written when a signer is replaced for the first time.
    mapping(bytes32 streamId => Signers) internal _signers;

    /// Slashed stake that is still locked in the registry, for the accusers.
    mapping(address provider => uint96 amount) internal _kept;

    constructor(StreamContracts memory contracts) EIP712("muster", "1") {
        REGISTRY = contracts.registry;
        PARAMETERS = contracts.parameters;
        HISTORY = contracts.history;
        AUDITS = contracts.audits;
        STAKE_TOKEN = address(contracts.registry.stakeToken());
    }

    // ------------------------------------------------------------------ names

    function _idOf(StreamTerms calldata terms) internal view returns (bytes32) {
        return StreamMath.streamId(address(this), terms);
    }

    function _onlyClient(StreamTerms calldata terms) internal view {
        if (msg.sender != terms.client) revert NotStreamClient(msg.sender);
    }

    /// Returns a stream that providers can join.
    function _openStream(StreamTerms calldata terms) internal view returns (bytes32 streamId, Stream storage stream) {
        streamId = _idOf(terms);
        stream = _streams[streamId];
        if (stream.status != StreamStatus.Open) revert StreamNotOpen(streamId);
    }

    /// Returns a stream whose vouchers are paid: open, or within the time of its end.
    function _payingStream(StreamTerms calldata terms) internal view returns (bytes32 streamId, Stream storage stream) {
        streamId = _idOf(terms);
        stream = _streams[streamId];
        StreamStatus status = stream.status;
        if (status != StreamStatus.Open && status != StreamStatus.Ending) revert StreamNotOpen(streamId);
    }

    // ------------------------------------------------------------------ times

    /// Returns whether the settle time since an event is over. A chain can stand still, so it is counted in blocks too.
    function _settleTimeOver(StreamTerms calldata terms, uint256 time, uint256 blockNumber)
        internal
        view
        returns (bool)
    {
        return block.timestamp > time + terms.settleSeconds && block.number > blockNumber + terms.settleBlocks;
    }

    /// Returns time and block of the end of a subscription: its own, or that of the stream.
    function _endOf(Stream storage stream, Subscription storage subscription)
        internal
        view
        returns (uint256 time, uint256 blockNumber)
    {
        time = subscription.leftAt;
        if (time == 0) return (stream.endedAt, stream.endedBlock);
        return (time, subscription.leftBlock);
    }

    /// Returns whether a subscription's guarantee is still held for it.
    function _holdsGuarantee(SubscriptionStatus status) internal pure returns (bool) {
        return status == SubscriptionStatus.Serving || status == SubscriptionStatus.Left;
    }

    /// Returns the trust lock that backs no open audit. Most streams never change it, so that only the change is stored.
    function _lockOf(Stream storage stream, StreamTerms calldata terms) internal view returns (uint96) {
        StreamStatus status = stream.status;
        if (status == StreamStatus.None || status == StreamStatus.Closed) return 0;
        // forge-lint: disable-next-line(unsafe-typecast) bonds are taken from the lock only, and it is kept within its type
        return uint96(uint128(int128(uint128(terms.trustLock)) + stream.lockChange));
    }

    // ------------------------------------------------------------------ steps

    /// Ends a subscription that serves.
    function _endService(Stream storage stream, Subscription storage subscription, StreamTerms calldata terms)
        internal
    {
        subscription.status = SubscriptionStatus.Left;
        // In a stream that ends, everybody has left when the end began: whoever says so later cannot hold the client's money
        // for longer.
        if (stream.status != StreamStatus.Open) return;
        subscription.leftAt = uint40(block.timestamp);
        subscription.leftBlock = uint40(block.number);
        uint16 left = stream.subscribers - 1;
        stream.subscribers = left;
        if (left < terms.council && stream.belowSince == 0) stream.belowSince = uint40(block.timestamp);
    }

    /// Takes the guarantee from a subscription whose status the caller then changes. `_giveBack` gives it to the client.
    function _takeGuarantee(
        bytes32 streamId,
        address provider,
        Subscription storage subscription,
        StreamTerms calldata terms
    ) internal returns (uint96 held) {
        uint96 missing = subscription.missing;
        held = terms.guarantee - missing;
        // No payment follows in a closed stream, so that nobody reads the mark there.
        if (missing == 0 && _streams[streamId].status != StreamStatus.Closed) {
            _accounts[streamId][provider].short = true;
        }
    }

    /// Returns a guarantee to the budget, or to the client when the stream is closed or the budget would not fit its type.
    function _giveBack(Stream storage stream, StreamTerms calldata terms, uint96 amount) internal {
        uint256 free = uint256(stream.free) + amount;
        if (stream.status == StreamStatus.Closed || free > type(uint96).max) {
            _credit(terms.token, terms.client, amount);
        } else {
            // forge-lint: disable-next-line(unsafe-typecast) compared above
            stream.free = uint96(free);
        }
    }
}
