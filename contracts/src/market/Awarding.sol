// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IAllocationGate} from "./IAllocationGate.sol";
import {Part, Task, Tenure, Win} from "./ITaskMarket.sol";
import {Peers} from "./Peers.sol";
import {Posting} from "./Posting.sol";
import {Bid, BidReceipt, PartStatus, TaskStatus, Terms} from "./TaskTypes.sol";
import {TaskMath} from "./TaskMath.sol";
import {TypedData} from "./TypedData.sol";

/// Signed bids become tenures; and a client that passed over a better bid loses its trust lock.
abstract contract Awarding is Posting {
    using TypedData for BidReceipt;

    IAllocationGate internal immutable GATE;

    constructor(Peers memory peers) {
        GATE = IAllocationGate(peers.gate);
    }

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

    /// Notes that a bidder's stake is not there, so that a bid nobody could award is never held against the client.
    function markUnfundable(Terms calldata terms, Bid calldata bid, bytes calldata signature) external {
        _onlyClient(terms);
        bytes32 bidHash = _checkBid(terms, _idOf(terms), bid, signature);
        if (REGISTRY.canLock(bid.operator, bid.stakeLock)) revert NotOmitted("fundable");
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
        // Only first awards are measured: a takeover goes to whoever can go on.
        if (_bids[tenureId(taskId, index, 1)] != winnerHash) revert WrongBid(winnerHash);
        uint256 allocations = _allocations(terms);
        for (uint256 i = 0; i < allocations; ++i) {
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

    function _awardBid(Terms calldata terms, bytes32 taskId, Win calldata win, uint256 awardUntil) private {
        Bid calldata bid = win.bid;
        bytes32 bidHash = _checkBid(terms, taskId, bid, win.signature);
        if (win.parts.length == 0 || win.parts.length > bid.maxParts) {
            revert TooManyParts(win.parts.length, bid.maxParts);
        }
        if (
            address(GATE) != address(0)
                && !GATE.mayAllocate(bid.node, terms.client, uint40(block.timestamp) + terms.runSeconds)
        ) revert WrongNode(bid.node);
        for (uint256 i = 0; i < win.parts.length; ++i) {
            _startTenure(terms, Ref(taskId, win.parts[i]), bid, bidHash, awardUntil);
        }
        // Stake is measured in uint96, so the product of two small numbers and one of those fits a uint256 many times.
        uint256 lock = uint256(bid.stakeLock) * win.parts.length;
        if (lock > type(uint96).max) revert StakeLockTooLow(lock, type(uint96).max);
        REGISTRY.lock(bid.operator, uint96(lock));
    }

    function _startTenure(Terms calldata terms, Ref memory ref, Bid calldata bid, bytes32 bidHash, uint256 awardUntil)
        private
    {
        if (ref.index >= _allocations(terms)) revert NoSuchPart(ref.index);
        Part storage held = _parts[ref.taskId][ref.index];
        if (held.status == PartStatus.Unawarded) {
            if (block.timestamp > awardUntil) revert TooLate(block.timestamp, awardUntil);
            if (block.timestamp > bid.expiry) revert TooLate(block.timestamp, bid.expiry);
        } else if (held.status == PartStatus.Open) {
            if (block.timestamp > bid.takeoverUntil) revert TooLate(block.timestamp, bid.takeoverUntil);
            _checkTakeover(terms, held, bid);
        } else {
            revert WrongPartStatus(ref.index, held.status);
        }
        if (terms.copies > 1) _checkCopies(terms, ref, bid.operator);
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
            if (_tenures[tenureId(ref.taskId, uint16(i), number)].executor == operator) revert SameOperator(operator);
        }
    }

    function _checkBid(Terms calldata terms, bytes32 taskId, Bid calldata bid, bytes calldata signature)
        private
        view
        returns (bytes32 bidHash)
    {
        if (bid.taskId != taskId) revert BidForOtherTask(bid.taskId);
        if (bid.price == 0 || bid.price > terms.maxPrice) revert BidTooHigh(bid.price, terms.maxPrice);
        if (bid.floor > bid.price) revert BadFloor(bid.floor, bid.price);
        if (bid.stakeLock < terms.stakeLock) revert StakeLockTooLow(bid.stakeLock, terms.stakeLock);
        if (bid.payCode != terms.payCode) revert WrongPayCode(bid.payCode, terms.payCode);
        if (_cancelledNonces[bid.operator][bid.nonce]) revert BidCancelled(bid.operator, bid.nonce);
        if (bid.operator == terms.client || bid.operator == terms.signer) revert SameOperator(bid.operator);
        (address operator, bytes32 classId) = REGISTRY.nodeClass(bid.node);
        if (operator != bid.operator || classId != terms.classId) revert WrongNode(bid.node);
        bidHash = TaskMath.bidHash(bid);
        _expectSigner(bidHash, signature, bid.operator);
    }
}
