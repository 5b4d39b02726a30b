// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Assigning} from "./Assigning.sol";
import {Task, Win} from "./ITaskMarket.sol";
import {Bid, TaskStatus, Terms} from "./TaskTypes.sol";

/// Turns signed bids into assignments. A bid that cannot be awarded is stepped over and marked in the same call, so that
/// no bidder can make itself unavailable for the moment of the award and then claim to have been omitted.
abstract contract Awarding is Assigning {
    /// @dev See {ITaskMarket-award}.
    function award(Terms calldata terms, Win[] calldata wins, bytes32 bookRoot, uint32 bookSize) external {
        _onlyClient(terms);
        AwardCall memory call;
        call.taskId = _idOf(terms);
        call.passedOver = new bytes32[](wins.length);
        Task storage task = _tasks[call.taskId];
        if (task.status == TaskStatus.Bidding) {
            task.status = TaskStatus.Awarded;
            task.awardedAt = uint40(block.timestamp);
            task.epoch = _currentEpoch();
            if (terms.replicas > 1) _books[call.taskId] = Book(bookRoot, bookSize);
            emit BookCommitted(call.taskId, bookRoot, bookSize);
        } else if (task.status != TaskStatus.Awarded) {
            revert WrongTaskStatus(task.status);
        }
        call.awardUntil = task.bidUntil + terms.rules.awardSeconds;
        for (uint256 i = 0; i < wins.length; ++i) {
            _awardBid(terms, call, wins[i]);
        }
        _markPassedOver(call);
    }

    /// @dev See {ITaskMarket-cancelNonce}.
    function cancelNonce(uint64 nonce) external {
        _cancelledNonces[msg.sender][nonce] = true;
        emit BidNonceCancelled(msg.sender, nonce);
    }

    function _awardBid(Terms calldata terms, AwardCall memory call, Win calldata win) private {
        Bid calldata bid = win.bid;
        uint256 wanted = _countLeft(call.taken, win.parts);
        // Nothing is left for a bid that was passed in case the ones before it cannot be awarded.
        if (wanted == 0 && win.parts.length != 0) return;
        bytes32 bidHash = _checkBid(terms, call.taskId, bid, win.signature);
        if (wanted > bid.maxParts) wanted = bid.maxParts;
        bool awardable = _isAwardable(terms, bid);
        uint256 covered = awardable ? wanted : 0;
        if (covered > 1) covered = _coveredParts(terms, bid, wanted);
        uint256 started;
        bool short = !awardable || covered < wanted;
        for (uint256 i = 0; i < win.parts.length && started < covered; ++i) {
            uint16 index = win.parts[i];
            if (index >= _allocations(terms)) revert NoSuchPart(index);
            if (call.taken >> index & 1 == 1) continue;
            if (_isDrawn(terms, index)) revert ReplicaIsDrawn(index);
            if (_runsReplica(terms, call.taskId, index, bid.operator)) continue;
            if (_startAssignment(terms, call, index, bid, bidHash)) ++started;
            else short = true;
        }
        if (short) _passOver(call, bidHash);
        if (started != 0) _lock(terms, bid, started);
    }

    /// Returns the parts that no bid took in this call yet.
    function _countLeft(uint256 taken, uint16[] calldata parts) private pure returns (uint256 left) {
        for (uint256 i = 0; i < parts.length; ++i) {
            if (taken >> parts[i] & 1 == 0) ++left;
        }
    }
}
