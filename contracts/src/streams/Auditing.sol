// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

import {Award, Fault} from "../registry/IProviderRegistry.sol";
import {StreamState} from "./StreamState.sol";
import {Stream, StreamTerms, Subscription, SubscriptionStatus} from "./StreamTypes.sol";

/// Audits hold stakes, and take them for a wrong answer.
abstract contract Auditing is StreamState {
    using SafeERC20 for IERC20;

    /// More wrong answers than that need no proof: the first one takes the whole stake.
    uint16 internal constant MAX_AUDITS = 64;

    modifier onlyAudits() {
        if (msg.sender != AUDITS) revert NotAudits(msg.sender);
        _;
    }

    /// @dev See {IStreams-beginAudit}.
    function beginAudit(StreamTerms calldata terms, address provider, uint96 bond)
        external
        onlyAudits
        nonReentrant
        returns (uint96 stake, address receiptKey)
    {
        bytes32 streamId = _idOf(terms);
        Subscription storage subscription = _subscriptions[streamId][provider];
        (stake, receiptKey) = (subscription.stake, subscription.receiptKey);
        if (stake == 0) revert WrongSubscription(provider, subscription.status);
        uint16 audits = subscription.audits;
        if (audits == MAX_AUDITS) revert TooManyAudits(provider);
        subscription.audits = audits + 1;
        if (bond == 0) return (stake, receiptKey);
        Stream storage stream = _streams[streamId];
        uint96 lock = _lockOf(stream, terms);
        if (lock < bond) revert TrustLockTooSmall(lock, bond);
        stream.lockChange -= int128(uint128(bond));
        IERC20(STAKE_TOKEN).safeTransfer(AUDITS, bond);
    }

    /// @dev See {IStreams-endAudit}.
    function endAudit(StreamTerms calldata terms, address provider, bool wrong, Award[] calldata awards, uint96 keep)
        external
        onlyAudits
        returns (uint96 taken)
    {
        bytes32 streamId = _idOf(terms);
        Subscription storage subscription = _subscriptions[streamId][provider];
        uint16 audits = subscription.audits;
        if (audits == 0) revert NoAudit(provider);
        subscription.audits = audits - 1;
        taken = subscription.stake;
        // An earlier audit took the stake already.
        if (!wrong || taken == 0) return 0;
        if (keep > taken) revert BadStream("keep");
        subscription.stake = 0;
        _kept[provider] += keep;
        _expel(terms, streamId, provider, subscription);
        emit Expelled(streamId, provider, taken);
        HISTORY.recordFault(provider, Fault.WrongWork);
        REGISTRY.slash(provider, taken - keep, Fault.WrongWork, awards);
        REGISTRY.jail(provider, terms.classId, Fault.WrongWork);
    }

    /// @dev See {IStreams-payAccusers}.
    function payAccusers(address provider, uint96 amount, Award[] calldata awards) external onlyAudits {
        uint96 kept = _kept[provider];
        if (amount > kept) revert KeptTooLittle(provider, kept);
        unchecked {
            _kept[provider] = kept - amount;
        }
        REGISTRY.slash(provider, amount, Fault.WrongWork, awards);
    }

    /// Ends a subscription for good; its vouchers are paid no longer.
    function _expel(StreamTerms calldata terms, bytes32 streamId, address provider, Subscription storage subscription)
        private
    {
        Stream storage stream = _streams[streamId];
        SubscriptionStatus status = subscription.status;
        if (status == SubscriptionStatus.Serving) _endService(stream, subscription, terms);
        if (_holdsGuarantee(status)) {
            _giveBack(stream, terms, _takeGuarantee(streamId, provider, subscription, terms));
        }
        subscription.status = SubscriptionStatus.Expelled;
    }
}
