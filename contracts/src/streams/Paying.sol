// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

import {StreamMath} from "./StreamMath.sol";
import {StreamState} from "./StreamState.sol";
import {Account, Claim, Skip, Stream, StreamTerms, Subscription} from "./StreamTypes.sol";

/// Pays vouchers. Nobody can take more than the free budget and its own guarantee, and nobody more than G per epoch,
/// whatever the signer signs.
abstract contract Paying is StreamState {
    /// A settlement while it runs. The free budget is read and written once for all claims.
    struct Settling {
        bytes32 streamId;
        address signer;
        address before; // its vouchers are still paid, from guarantees only; zero for none
        uint96 free;
        uint96 guarantee;
        uint32 epoch;
    }

    /// @dev See {IStreams-settle}.
    function settle(StreamTerms calldata terms, Claim[] calldata claims) external returns (uint256 paid) {
        (bytes32 streamId, Stream storage stream) = _payingStream(terms);
        Settling memory s;
        s.streamId = streamId;
        s.free = stream.free;
        s.guarantee = terms.guarantee;
        // forge-lint: disable-next-line(unsafe-typecast) an epoch has several seconds
        s.epoch = uint32(block.timestamp / terms.epochSeconds);
        (s.signer, s.before) = _validSigners(terms, streamId, stream.resigned);
        uint96 free = s.free;
        address token = terms.token;
        for (uint256 i; i != claims.length; ++i) {
            Claim calldata claim = claims[i];
            (uint96 amount, Skip reason) = _pay(s, claim);
            if (reason == Skip.None) {
                paid += amount;
                _balances[token][claim.payee] += amount;
            } else {
                emit Skipped(streamId, claim.payee, reason);
            }
        }
        if (s.free != free) stream.free = s.free;
    }

    /// Returns the keys whose vouchers are paid now.
    function _validSigners(StreamTerms calldata terms, bytes32 streamId, bool resigned)
        private
        view
        returns (address signer, address before)
    {
        if (!resigned) return (terms.signer, address(0));
        Signers memory signers = _signers[streamId];
        signer = signers.signer;
        if (!_settleTimeOver(terms, signers.changedAt, signers.changedBlock)) before = signers.before;
    }

    /// Moves the pay of one claim out of budget and guarantee; the caller credits it.
    function _pay(Settling memory s, Claim calldata claim) private returns (uint96 paid, Skip reason) {
        Account memory account = _accounts[s.streamId][claim.payee];
        if (!account.joined) return (0, Skip.NeverJoined);
        uint96 missing;
        if (account.short) {
            Subscription storage subscription = _subscriptions[s.streamId][claim.payee];
            if (!_holdsGuarantee(subscription.status)) return (0, Skip.Ended);
            missing = subscription.missing;
        }
        if (claim.amount <= account.claimed) return (0, Skip.Stale);
        (bool isValid, bool isOld) = _checkSigner(s, claim);
        if (!isValid) return (0, Skip.WrongSigner);
        if (account.epoch != s.epoch) {
            account.epoch = s.epoch;
            account.epochStart = account.claimed;
        }
        // All amounts are at most G or the free budget: no sum leaves its type.
        unchecked {
            uint96 due = _least(claim.amount - account.claimed, s.guarantee - (account.claimed - account.epochStart));
            if (due == 0) return (0, Skip.EpochFull);
            uint96 fromFree = isOld ? 0 : _least(due, s.free);
            uint96 fromGuarantee = _least(due - fromFree, s.guarantee - missing);
            paid = fromFree + fromGuarantee;
            if (paid == 0) return (0, Skip.Uncovered);
            s.free -= fromFree;
            account.claimed += paid;
            if (account.short || fromGuarantee != 0) {
                missing += fromGuarantee;
                uint96 filled = isOld ? 0 : _least(missing, s.free);
                s.free -= filled;
                missing -= filled;
                account.short = missing != 0;
                _subscriptions[s.streamId][claim.payee].missing = missing;
            }
        }
        _accounts[s.streamId][claim.payee] = account;
        emit Settled(s.streamId, claim.payee, paid, account.claimed, claim.epoch, claim.count, claim.root);
    }

    function _checkSigner(Settling memory s, Claim calldata claim) private view returns (bool isValid, bool isOld) {
        bytes32 hash = _hashTypedDataV4(StreamMath.voucherHash(s.streamId, claim));
        (address signed,,) = ECDSA.tryRecover(hash, claim.r, claim.vs);
        if (signed == address(0)) return (false, false);
        isOld = signed == s.before;
        isValid = isOld || signed == s.signer;
    }

    function _least(uint96 a, uint96 b) private pure returns (uint96) {
        return a < b ? a : b;
    }
}
