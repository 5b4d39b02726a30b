// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Part, Task, Tenure, Win} from "./ITaskMarket.sol";
import {Posting} from "./Posting.sol";
import {TaskMath} from "./TaskMath.sol";
import {Bid, PartStatus, TaskStatus, Terms} from "./TaskTypes.sol";

/// Signed bids become tenures.
abstract contract Awarding is Posting {
    /// Names the executors. The book of all bids is committed by its root in the event; whether the cheapest was named is
    /// shown by `proveOmitted`. The cost does not depend on how many operators there are.
    function award(Terms calldata terms, Win[] calldata wins, bytes32 bookRoot) external {
        _onlyClient(terms);
        bytes32 taskId = _idOf(terms);
        Task storage held = _tasks[taskId];
        if (held.status == TaskStatus.Bidding) {
            held.status = TaskStatus.Awarded;
            held.awardedAt = uint40(block.timestamp);
            held.epoch = REGISTRY.currentEpoch();
            emit BookCommitted(taskId, bookRoot);
        } else if (held.status != TaskStatus.Awarded) {
            revert WrongTaskStatus(held.status);
        }
        uint256 awardUntil = held.bidUntil + terms.rules.awardSeconds;
        for (uint256 i = 0; i < wins.length; ++i) {
            _awardBid(terms, taskId, wins[i], awardUntil);
        }
    }

    /// A bid can be withdrawn until it is awarded.
    function cancelNonce(uint64 nonce) external {
        _cancelledNonces[msg.sender][nonce] = true;
        emit BidNonceCancelled(msg.sender, nonce);
    }

    function _awardBid(Terms calldata terms, bytes32 taskId, Win calldata win, uint256 awardUntil) private {
        Bid calldata bid = win.bid;
        bytes32 bidHash = _checkBid(terms, taskId, bid, win.signature);
        if (win.parts.length > bid.maxParts) {
            revert TooManyParts(win.parts.length, bid.maxParts);
        }
        if (!_mayAllocate(terms, bid)) revert WrongNode(bid.node);
        for (uint256 i = 0; i < win.parts.length; ++i) {
            _startTenure(terms, Ref(taskId, win.parts[i]), bid, bidHash, awardUntil);
        }
        // Stake is measured in uint96, so the product of two small numbers and one of those fits a uint256 many times.
        uint256 lock = uint256(bid.stakeLock) * win.parts.length;
        if (lock > type(uint96).max) revert StakeLockTooLow(lock, type(uint96).max);
        // forge-lint: disable-next-line(unsafe-typecast) looked at above
        REGISTRY.lock(bid.operator, uint96(lock));
    }

    function _startTenure(Terms calldata terms, Ref memory ref, Bid calldata bid, bytes32 bidHash, uint256 awardUntil)
        private
    {
        if (ref.index >= _allocations(terms)) revert NoSuchPart(ref.index);
        Part storage held = _parts[ref.taskId][ref.index];
        if (held.status == PartStatus.Unawarded) {
            bool spare = block.timestamp > awardUntil;
            if (spare) awardUntil += _spareSeconds(terms, ref.index);
            if (block.timestamp > awardUntil) revert TooLate(block.timestamp, awardUntil);
            uint40 goodUntil = spare ? bid.takeoverUntil : bid.expiry;
            if (block.timestamp > goodUntil) revert TooLate(block.timestamp, goodUntil);
        } else if (held.status == PartStatus.Open) {
            if (block.timestamp > bid.takeoverUntil) revert TooLate(block.timestamp, bid.takeoverUntil);
            _checkTakeover(terms, held, bid);
        } else {
            revert WrongPartStatus(ref.index, held.status);
        }
        if (terms.copies > 1) _checkCopies(terms, ref, bid.operator);
        if (held.tenure == type(uint8).max) revert TenuresUsedUp(ref.index);
        uint8 number = held.tenure + 1;
        held.tenure = number;
        held.status = PartStatus.Running;
        bytes32 id = tenureId(ref.taskId, ref.index, number);
        Tenure storage made = _tenures[id];
        made.executor = bid.operator;
        made.since = uint40(block.timestamp);
        made.next = held.seq;
        _bids[id] = bidHash;
        NFT.mint(bid.operator, uint256(id));
        emit PartAwarded(ref.taskId, ref.index, bid.operator, number, bidHash);
    }

    /// Progress never adds up to more than one part, so a takeover is always covered, unless a rejection made somebody's
    /// paid work worthless: then the rest of the money must still cover this bid, and nothing may be pending.
    function _checkTakeover(Terms calldata terms, Part storage held, Bid calldata bid) private view {
        if (held.seq >= terms.deliveries) revert DeliveriesUsedUp(terms.deliveries);
        if (!held.broken) return;
        if (held.open != 0) revert DeliveriesPending(held.open);
        uint256 left = _budgetOf(terms) - held.spent;
        uint256 needed = bid.price + TaskMath.seatFee(terms) * terms.cap * (uint256(terms.segments) + 2)
            * (terms.deliveries - held.seq);
        if (needed > left) revert BudgetSpent(needed, left);
    }

    function _checkCopies(Terms calldata terms, Ref memory ref, address operator) private view {
        uint256 first = ref.index - ref.index % terms.copies;
        for (uint256 i = first; i < first + terms.copies; ++i) {
            if (i == ref.index) continue;
            uint8 number = _parts[ref.taskId][i].tenure;
            // forge-lint: disable-next-line(unsafe-typecast) at most 256
            if (_tenures[tenureId(ref.taskId, uint16(i), number)].executor == operator) revert SameOperator(operator);
        }
    }
}
