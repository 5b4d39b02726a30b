// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Task} from "./ITaskMarket.sol";
import {MarketState} from "./MarketState.sol";
import {TaskMath} from "./TaskMath.sol";
import {Bid, BidReceipt, Terms} from "./TaskTypes.sol";
import {TypedData} from "./TypedData.sol";

/// A client that passed over a better bid, which it had given a receipt for, loses its trust lock.
abstract contract Omission is MarketState {
    using TypedData for BidReceipt;

    /// Notes that a bidder's stake is not there or its node is reserved, so that a bid nobody could award is never held against the client.
    function markUnfundable(Terms calldata terms, Bid calldata bid, bytes calldata signature) external {
        _onlyClient(terms);
        bytes32 bidHash = _checkBid(terms, _idOf(terms), bid, signature);
        if (REGISTRY.canLock(bid.operator, bid.stakeLock) && _mayAllocate(terms, bid)) revert NotOmitted("fundable");
        _unfundable[bidHash] = true;
        emit BidUnfundable(bid.taskId, bidHash);
    }

    /// A receipted bid that should have won costs the client its lock: a part of it to whoever proves it, the rest burned.
    function proveOmitted(
        Terms calldata terms,
        uint16 index,
        Bid calldata winner,
        Bid calldata bid,
        bytes calldata signature,
        BidReceipt calldata receipt,
        bytes calldata receiptSignature
    ) external {
        bytes32 taskId = _idOf(terms);
        Task memory held = _tasks[taskId];
        if (held.awardedAt == 0) revert WrongTaskStatus(held.status);
        if (block.timestamp > held.awardedAt + terms.rules.omissionSeconds) {
            revert TooLate(block.timestamp, held.awardedAt + terms.rules.omissionSeconds);
        }
        bytes32 bidHash = _checkBid(terms, taskId, bid, signature);
        _expectSigner(receipt.hash(), receiptSignature, terms.signer);
        if (receipt.taskId != taskId || receipt.bidHash != bidHash) revert NotOmitted("receipt");
        if (receipt.receivedAt >= held.awardedAt) revert NotOmitted("late");
        if (bid.expiry < held.awardedAt) revert NotOmitted("expired");
        if (_unfundable[bidHash]) revert NotOmitted("unfundable");
        if (!REGISTRY.canLock(bid.operator, bid.stakeLock)) revert NotOmitted("stake");
        if (!_mayAllocate(terms, bid)) revert NotOmitted("reserved");
        _checkWinner(terms, taskId, index, winner, bid, bidHash, held.epoch);
        _forfeit(terms, taskId, bidHash);
    }

    function _checkWinner(
        Terms calldata terms,
        bytes32 taskId,
        uint16 index,
        Bid calldata winner,
        Bid calldata bid,
        bytes32 bidHash,
        uint24 epoch
    ) private view {
        bytes32 winnerHash = TaskMath.bidHash(winner);
        // Only first awards are measured: a takeover goes to whoever can go on, a spare copy to whoever can run it by then.
        if (_spareSeconds(terms, index) != 0) revert NotOmitted("spare");
        if (_bids[tenureId(taskId, index, 1)] != winnerHash) revert WrongBid(winnerHash);
        uint256 allocations = _allocations(terms);
        for (uint256 i = 0; i < allocations; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast) at most 256
            if (_bids[tenureId(taskId, uint16(i), 1)] == bidHash) revert NotOmitted("awarded");
        }
        uint256 paid = HISTORY.effectivePrice(winner.operator, winner.price, epoch);
        uint256 passedOver = HISTORY.effectivePrice(bid.operator, bid.price, epoch);
        if (passedOver >= paid) revert NotOmitted("price");
    }

    function _forfeit(Terms calldata terms, bytes32 taskId, bytes32 bidHash) private {
        Task storage held = _tasks[taskId];
        uint256 lock = held.lock;
        if (lock == 0) revert NotOmitted("lock");
        held.lock = 0;
        uint256 reward = lock * terms.rules.challengerBps / 10_000;
        _credit(terms.token, msg.sender, reward);
        _credit(terms.token, BURNED, lock - reward);
        emit LockForfeited(taskId, bidHash, msg.sender);
    }
}
