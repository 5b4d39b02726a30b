// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Task} from "./ITaskMarket.sol";
import {IndexedMerkle} from "./IndexedMerkle.sol";
import {MarketState} from "./MarketState.sol";
import {TaskMath} from "./TaskMath.sol";
import {Bid, BidReceipt, Terms} from "./TaskTypes.sol";
import {TypedData} from "./TypedData.sol";

/// A client that omitted a better bid, for which it had signed a receipt, loses its trust lock.
abstract contract Omission is MarketState {
    using TypedData for BidReceipt;

    /// @dev See {ITaskMarket-proveOmitted}.
    function proveOmitted(
        Terms calldata terms,
        uint16 index,
        Bid[] calldata winners,
        Bid calldata bid,
        bytes calldata signature,
        BidReceipt calldata receipt,
        bytes calldata receiptSignature
    ) external {
        _checkOmitted(terms, index, bid, signature, receipt, receiptSignature);
        // Only first awards by rank are compared: a takeover goes to an executor that can resume, and replicas after
        // the first are drawn.
        if (terms.replicas > 1 && index % terms.replicas != 0) revert NotOmitted("drawn");
        _expectNoPartWon(terms, winners, bid);
        if (index >= winners.length || _bids[assignmentId(bid.taskId, index, 1)] == 0) revert NoSuchPart(index);
        if (_effectivePrice(terms, bid) >= _effectivePrice(terms, winners[index])) revert NotOmitted("price");
        _forfeit(terms, bid.taskId, receipt.bidHash);
    }

    /// @dev See {ITaskMarket-proveLeftOut}.
    function proveLeftOut(
        Terms calldata terms,
        BidReceipt calldata receipt,
        bytes calldata receiptSignature,
        bytes32 leaf,
        bytes32[] calldata proof
    ) external {
        bytes32 taskId = _idOf(terms);
        Task memory task = _awardedLately(terms, taskId);
        if (terms.replicas == 1) revert NotOmitted("replicas");
        _checkReceipt(terms, taskId, task, receipt, receiptSignature);
        Book memory book = _books[taskId];
        if (receipt.number != 0 && receipt.number <= book.size) {
            if (leaf == receipt.bidHash) revert NotOmitted("book");
            if (!IndexedMerkle.verify(book.root, leaf, receipt.number - 1, book.size, proof)) {
                revert NotOmitted("proof");
            }
        }
        _forfeit(terms, taskId, receipt.bidHash);
    }

    /// Checks that the client had the bid before the award and could have awarded it.
    function _checkOmitted(
        Terms calldata terms,
        uint16 index,
        Bid calldata bid,
        bytes calldata signature,
        BidReceipt calldata receipt,
        bytes calldata receiptSignature
    ) private view {
        bytes32 taskId = _idOf(terms);
        Task memory task = _awardedLately(terms, taskId);
        bytes32 bidHash = _checkBid(terms, taskId, bid, signature);
        if (receipt.bidHash != bidHash) revert NotOmitted("receipt");
        _checkReceipt(terms, taskId, task, receipt, receiptSignature);
        if (bid.expiry < task.awardedAt) revert NotOmitted("expired");
        if (_passedOver[bidHash] >> index & 1 == 1) revert NotOmitted("passed over");
        if (!_isAwardable(terms, bid)) revert NotOmitted("unavailable");
    }

    /// Returns the task while omissions can be proven.
    function _awardedLately(Terms calldata terms, bytes32 taskId) private view returns (Task memory task) {
        task = _tasks[taskId];
        if (task.awardedAt == 0) revert WrongTaskStatus(task.status);
        if (block.timestamp > task.awardedAt + terms.rules.omissionSeconds) {
            revert TooLate(block.timestamp, task.awardedAt + terms.rules.omissionSeconds);
        }
    }

    function _checkReceipt(
        Terms calldata terms,
        bytes32 taskId,
        Task memory task,
        BidReceipt calldata receipt,
        bytes calldata signature
    ) private view {
        _expectSigner(receipt.hash(), signature, terms.signer);
        if (receipt.taskId != taskId) revert NotOmitted("receipt");
        if (receipt.receivedAt >= task.awardedAt) revert NotOmitted("late");
    }

    /// An operator that won a part was not omitted, whichever of its bids won.
    function _expectNoPartWon(Terms calldata terms, Bid[] calldata winners, Bid calldata bid) private view {
        uint256 allocations = _allocations(terms);
        // forge-lint: disable-next-line(unsafe-typecast) at most 256
        if (winners.length != allocations) revert NoSuchPart(uint16(allocations));
        for (uint256 i = 0; i < allocations; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast) at most 256
            bytes32 first = _bids[assignmentId(bid.taskId, uint16(i), 1)];
            if (first == 0) continue;
            bytes32 winnerHash = TaskMath.bidHash(winners[i]);
            if (winnerHash != first) revert WrongBid(winnerHash);
            if (winners[i].operator == bid.operator) revert NotOmitted("awarded");
        }
    }

    /// Returns the price by which a bid is ranked, in the stake token: records are counted in it.
    function _effectivePrice(Terms calldata terms, Bid calldata bid) private view returns (uint256) {
        uint24 epoch = _tasks[bid.taskId].epoch;
        return HISTORY.effectivePrice(bid.operator, TaskMath.inStake(terms, bid.price), epoch);
    }

    function _forfeit(Terms calldata terms, bytes32 taskId, bytes32 bidHash) private {
        Task storage task = _tasks[taskId];
        uint256 lock = task.lock;
        if (lock == 0) revert NotOmitted("lock");
        task.lock = 0;
        uint256 reward = lock * terms.rules.challengerBps / 10_000;
        _credit(terms.token, msg.sender, reward);
        _credit(terms.token, BURN_ADDRESS, lock - reward);
        emit LockForfeited(taskId, bidHash, msg.sender);
    }
}
