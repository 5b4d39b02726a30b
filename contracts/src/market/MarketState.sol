// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

import {IAllocationNFT} from "../allocation/IAllocationNFT.sol";
import {IHistory} from "../history/IHistory.sol";
import {EpochClock} from "../registry/EpochClock.sol";
import {Award, Fault, IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {ISureties} from "../surety/ISureties.sol";
import {Balances} from "./Balances.sol";
import {IAllocationGate} from "./IAllocationGate.sol";
import {Assignment, IMarketEvents, Part, Pool, Task} from "./ITaskMarket.sol";
import {NetworkContracts} from "./NetworkContracts.sol";
import {TaskMath} from "./TaskMath.sol";
import {Bid, CheckMode, CutReason, PartStatus, Settlement, Stage, TaskStatus, Terms} from "./TaskTypes.sol";

/// The market's storage, and the steps that end an assignment, a part or a task.
abstract contract MarketState is IMarketEvents, Balances, EIP712, EpochClock {
    /// A part that was cut. Once the part is open again, `until` is the deadline of the next award.
    struct Cut {
        uint40 until;
        CutReason reason;
    }

    /// The state from which a part restarts after a rejection, once the executors that built on the rejected state are
    /// cut and settled.
    struct Restart {
        bool due;
        uint64 units;
        bytes32 leaf;
    }

    struct AccuserShare {
        address executor;
        uint96 amount; // still locked, in wei
    }

    /// A committed bid book: leaf i is the hash of the bid with receipt i + 1.
    struct Book {
        bytes32 root;
        uint32 size;
    }

    /// The beacon that draws a replica. There is one for each time that the replica can be awarded: who does not like the
    /// draw gets no other.
    struct ReplicaBeacon {
        uint64 target; // block whose hash is the beacon; 0 while the draw has not begun
        bytes32 hash; // recorded so that the draw outlives the 256 blocks in which the hash can be read; 0: not recorded
    }

    /// Identifies a part within a call.
    struct PartRef {
        bytes32 taskId;
        uint16 index;
    }

    IProviderRegistry internal immutable REGISTRY;
    IAllocationNFT internal immutable NFT;
    IHistory internal immutable HISTORY;
    IAllocationGate internal immutable GATE;
    ISureties internal immutable SURETIES;

    mapping(bytes32 taskId => Task) internal _tasks;
    mapping(bytes32 taskId => mapping(uint256 index => Part)) internal _parts;

    /// The leaf of a part's current state; zero while that is leaf 0.
    mapping(bytes32 taskId => mapping(uint256 index => bytes32 leaf)) internal _leaves;
    mapping(bytes32 assignmentId => Assignment) internal _assignments;
    mapping(bytes32 assignmentId => bytes32 bidHash) internal _bids;

    /// hash(delivery, settlement) while the delivery is open; its `Outcome` afterwards.
    mapping(bytes32 deliveryId => bytes32) internal _deliveries;

    // Used by all-or-nothing tasks only.
    mapping(bytes32 taskId => Pool) internal _pools;
    mapping(bytes32 taskId => mapping(address executor => uint256 amount)) internal _withheldPay;

    // The following mappings are written only when something goes wrong.
    mapping(bytes32 taskId => mapping(uint256 index => Cut)) internal _cuts;
    mapping(bytes32 taskId => mapping(uint256 index => Restart)) internal _restarts;
    mapping(bytes32 taskId => mapping(uint256 index => address)) internal _lastDecliner;
    mapping(address operator => mapping(uint64 nonce => bool)) internal _cancelledNonces;

    /// The parts, as a bit each, whose award stepped over the bid because it could not be awarded then.
    mapping(bytes32 bidHash => uint256 parts) internal _passedOver;

    /// The committed bid book of a redundant task, from which replicas after the first are drawn.
    mapping(bytes32 taskId => Book) internal _books;
    mapping(bytes32 taskId => mapping(uint256 index => ReplicaBeacon)) internal _replicaBeacons;

    /// The share of a slashed lock that is set aside for the seats that found the wrong work.
    mapping(bytes32 deliveryId => AccuserShare) internal _accuserShares;

    constructor(NetworkContracts memory contracts)
        EIP712("muster", "1")
        EpochClock(IProviderRegistry(contracts.registry))
    {
        REGISTRY = IProviderRegistry(contracts.registry);
        NFT = IAllocationNFT(contracts.nft);
        HISTORY = IHistory(contracts.history);
        GATE = IAllocationGate(contracts.gate);
        SURETIES = ISureties(contracts.sureties);
    }

    /// @dev See {ITaskMarket-assignmentId}.
    function assignmentId(bytes32 taskId, uint16 index, uint8 number) public pure returns (bytes32) {
        return keccak256(abi.encode(taskId, index, number));
    }

    // ------------------------------------------------------------------ names

    /// Chain and contract are part of the id, so a signature or hash that names a task is invalid on another chain or
    /// market.
    function _idOf(Terms calldata terms) internal view returns (bytes32) {
        return TaskMath.taskId(address(this), terms);
    }

    function _commitment(bytes32 deliveryHash, Settlement memory settlement) internal pure returns (bytes32) {
        return keccak256(abi.encode(deliveryHash, settlement));
    }

    function _assignmentIdNow(PartRef memory ref) internal view returns (bytes32) {
        return assignmentId(ref.taskId, ref.index, _parts[ref.taskId][ref.index].assignment);
    }

    function _onlyClient(Terms calldata terms) internal view {
        if (msg.sender != terms.client) revert NotClient(msg.sender);
    }

    function _expectSigner(bytes32 structHash, bytes calldata signature, address expected) internal view {
        address signer = ECDSA.recover(_hashTypedDataV4(structHash), signature);
        if (signer != expected) revert WrongSigner(signer, expected);
    }

    /// Returns the extra time in which a replica can be awarded for the first time. The second can wait until the first is
    /// delivered, and a spare until the first two are.
    function _laterSeconds(Terms calldata terms, uint16 index) internal pure returns (uint256) {
        uint256 before = index % terms.replicas;
        if (before > 2) before = 2;
        return before * (uint256(terms.runSeconds) + terms.rules.awardSeconds);
    }

    /// Returns whether a replica is drawn from the bid book: all but the first of a part.
    function _isDrawn(Terms calldata terms, uint16 index) internal pure returns (bool) {
        return terms.replicas > 1 && index < _allocations(terms) && index % terms.replicas != 0;
    }

    // ------------------------------------------------------------------ money of a part

    function _allocations(Terms calldata terms) internal pure returns (uint256) {
        return uint256(terms.parts) * terms.replicas;
    }

    /// Returns the most that one part can cost: the work, and the first seats of every delivery.
    function _budgetOf(Terms calldata terms) internal pure returns (uint256) {
        if (uint8(terms.how) > 1) return terms.maxPrice;
        return terms.maxPrice + TaskMath.councilBudget(terms) * terms.deliveries;
    }

    // ------------------------------------------------------------------ ends

    /// Releases the executor's stake and burns the NFT, once the assignment is over and all its deliveries are closed.
    /// The record is then deleted, except in redundant tasks, where it shows who ran the other replicas.
    function _endAssignmentIfDone(Terms calldata terms, Bid calldata bid, bytes32 id) internal {
        Assignment memory assignment = _assignments[id];
        if (!assignment.over || assignment.open != 0) return;
        if (terms.replicas == 1) delete _assignments[id];
        if (TaskMath.isBacked(terms, bid)) {
            SURETIES.release(assignment.executor, assignment.since);
        } else {
            uint96 left = _unspentLock(terms, bid, assignment);
            if (left != 0) REGISTRY.unlock(assignment.executor, left);
        }
        NFT.burn(assignment.executor, uint256(id));
    }

    /// Locks the stake of parts that are awarded now, or has the operator's surety back them.
    function _lock(Terms calldata terms, Bid calldata bid, uint256 parts) internal {
        if (TaskMath.isBacked(terms, bid)) {
            SURETIES.back(bid.operator, TaskMath.leastLock(terms, bid.price), bid.stakeLock, parts);
        } else {
            // A stake lock is a uint96 and a bid wins at most 256 parts; the registry covered the product.
            // forge-lint: disable-next-line(unsafe-typecast)
            REGISTRY.lock(bid.operator, uint96(bid.stakeLock * parts));
        }
    }

    /// Slashes a part of what is left of an assignment's lock or pledge.
    function _take(
        Terms calldata terms,
        Bid calldata bid,
        Assignment memory assignment,
        uint96 amount,
        Fault fault,
        Award[] memory awards
    ) internal {
        if (amount == 0) return;
        if (TaskMath.isBacked(terms, bid)) SURETIES.spend(assignment.executor, assignment.since, amount);
        REGISTRY.slash(assignment.executor, amount, fault, awards);
    }

    /// Returns whether the surety that backed an assignment is lost. Nothing of the assignment is paid any more.
    function _isVoid(Terms calldata terms, Bid calldata bid, Assignment memory assignment)
        internal
        view
        returns (bool)
    {
        return TaskMath.isBacked(terms, bid) && assignment.since <= SURETIES.lostAt(assignment.executor);
    }

    function _lockLeft(Terms calldata terms, Bid calldata bid, Assignment memory assignment)
        internal
        view
        returns (uint96)
    {
        return _isVoid(terms, bid, assignment) ? 0 : _unspentLock(terms, bid, assignment);
    }

    /// Returns what the assignment itself has left of its lock or pledge; a lost surety took the rest of the pledge.
    function _unspentLock(Terms calldata terms, Bid calldata bid, Assignment memory assignment)
        private
        pure
        returns (uint96)
    {
        uint256 gone = assignment.penalised ? _silencePenalty(terms, bid) : 0;
        if (assignment.lapsed) gone += TaskMath.inStake(terms, terms.maxPrice);
        if (assignment.slashed) gone += _lockAtRisk(terms, bid);
        // forge-lint: disable-next-line(unsafe-typecast) below the lock
        return gone < bid.stakeLock ? bid.stakeLock - uint96(gone) : 0;
    }

    /// Returns what wrong work costs: the lock; in a redundant task at most its least lock, because replicas are measured
    /// by each other and an honest one can be outvoted.
    function _lockAtRisk(Terms calldata terms, Bid calldata bid) internal pure returns (uint96) {
        if (terms.how != CheckMode.Redundant) return bid.stakeLock;
        uint256 least = TaskMath.leastLock(terms, bid.price);
        // forge-lint: disable-next-line(unsafe-typecast) less than a uint96
        return least < bid.stakeLock ? uint96(least) : bid.stakeLock;
    }

    /// In an all-or-nothing task a failure costs the other executors their pay, so it costs the whole lock.
    function _silencePenalty(Terms calldata terms, Bid calldata bid) internal pure returns (uint96) {
        if (terms.allOrNothing) return bid.stakeLock;
        return terms.rules.silencePenalty < bid.stakeLock ? terms.rules.silencePenalty : bid.stakeLock;
    }

    /// Opens a part to another award, from its current state or from the state that a rejection rolled it back to.
    function _openPart(Terms calldata terms, PartRef memory ref) internal {
        Part storage part = _parts[ref.taskId][ref.index];
        Restart memory restart = _restarts[ref.taskId][ref.index];
        if (restart.due) {
            _leaves[ref.taskId][ref.index] = restart.leaf;
            part.units = restart.units;
            delete _restarts[ref.taskId][ref.index];
        }
        part.status = PartStatus.Open;
        _cuts[ref.taskId][ref.index].until = uint40(block.timestamp) + terms.rules.awardSeconds;
        emit PartOpened(ref.taskId, ref.index, _leaves[ref.taskId][ref.index], part.units);
    }

    /// Ends a part and refunds its unspent budget.
    function _endPart(Terms calldata terms, PartRef memory ref, uint256 budget) internal {
        Part storage part = _parts[ref.taskId][ref.index];
        part.status = PartStatus.Ended;
        uint256 refund = budget - part.spent;
        _credit(terms.token, terms.client, refund);
        emit PartEnded(ref.taskId, ref.index, refund);
        if (part.failed) _pools[ref.taskId].failed = true;
        Task storage task = _tasks[ref.taskId];
        if (--task.live != 0) return;
        task.status = TaskStatus.Ended;
        emit TaskEnded(ref.taskId);
        _returnLock(terms, task);
    }

    /// Returns the trust lock once nobody can claim it any more; before that it stays, for `releaseLock`.
    function _returnLock(Terms calldata terms, Task storage task) internal returns (bool) {
        if (task.awardedAt != 0 && block.timestamp <= task.awardedAt + terms.rules.omissionSeconds) return false;
        uint128 lock = task.lock;
        task.lock = 0;
        _credit(terms.token, terms.client, lock);
        return true;
    }

    // ------------------------------------------------------------------ steps that several layers take

    function _cut(Terms calldata terms, PartRef memory ref, CutReason reason) internal {
        _parts[ref.taskId][ref.index].status = PartStatus.Cutting;
        // Nobody waits for a part that ends, so its executor has as long as it can take.
        bool ends = reason == CutReason.Cancel || reason == CutReason.Expire;
        uint40 until = uint40(block.timestamp) + (ends ? terms.rules.waitSeconds : terms.rules.receiptSeconds);
        _cuts[ref.taskId][ref.index] = Cut(until, reason);
        emit PartCut(ref.taskId, ref.index, reason, until);
    }

    /// Ends a part that nobody runs; waits while deliveries are being checked.
    function _stopPart(Terms calldata terms, PartRef memory ref) internal {
        Part storage part = _parts[ref.taskId][ref.index];
        if (part.open == 0) _endPart(terms, ref, _budgetOf(terms));
        else part.status = PartStatus.Ending;
    }

    /// Returns the first settlement of a delivery. Without a check in the terms, and for a cut that only a replay could
    /// check, the delivery is paid unless somebody contests it in time.
    function _firstSettlement(Terms calldata terms, CutReason cut, uint40 deliveredAt)
        internal
        pure
        returns (Settlement memory first)
    {
        first.stage = Stage.Delivered;
        if (terms.how == CheckMode.None || (terms.how != CheckMode.Replay && cut != CutReason.None)) {
            first.stage = Stage.Unchecked;
            // The sum of a forged delivery may wrap around; the delivery then fits no commitment and is rejected.
            unchecked {
                first.until = deliveredAt + terms.rules.contestSeconds;
            }
        }
    }

    function _expectBid(bytes32 id, Bid calldata bid) internal view {
        bytes32 bidHash = TaskMath.bidHash(bid);
        if (_bids[id] != bidHash) revert WrongBid(bidHash);
    }

    function _expectPast(uint256 deadline) internal view {
        if (block.timestamp <= deadline) revert TooEarly(block.timestamp, deadline);
    }

    /// Returns whether the bid's node may serve the client: a reserved node serves only the client that reserved it.
    function _mayAllocate(Terms calldata terms, Bid calldata bid) internal view returns (bool) {
        return address(GATE) == address(0)
            || GATE.mayAllocate(bid.node, terms.client, uint40(block.timestamp) + terms.runSeconds);
    }

    /// Returns whether the bid can be awarded now. All of this can change after the bid was receipted, and back again.
    function _isAwardable(Terms calldata terms, Bid calldata bid) internal view returns (bool) {
        if (_cancelledNonces[bid.operator][bid.nonce]) return false;
        (address operator, bytes32 classId) = REGISTRY.nodeClass(bid.node);
        if (operator != bid.operator || classId != terms.classId) return false;
        return _mayAllocate(terms, bid) && _coveredParts(terms, bid, 1) == 1;
    }

    /// Returns how many of the wanted parts the bidder's stake or surety covers.
    function _coveredParts(Terms calldata terms, Bid calldata bid, uint256 wanted) internal view returns (uint256) {
        uint256 room;
        if (TaskMath.isBacked(terms, bid)) {
            if (!REGISTRY.canLock(bid.operator, 0)) return 0;
            room = SURETIES.roomFor(bid.operator, TaskMath.leastLock(terms, bid.price));
        } else {
            if (wanted == 1) return REGISTRY.canLock(bid.operator, bid.stakeLock) ? 1 : 0;
            room = REGISTRY.accountOf(bid.operator).free;
        }
        uint256 covered = bid.stakeLock == 0 ? wanted : room / bid.stakeLock;
        return covered < wanted ? covered : wanted;
    }

    /// Checks a bid that a surety is to back. Only a replay needs a lock that is much larger than the price; and the
    /// failure of an all-or-nothing part costs others their pay, so that it has its own lock.
    function _checkPledge(Terms calldata terms, Bid calldata bid) private pure {
        if (terms.how != CheckMode.Replay || terms.allOrNothing || bid.stakeLock < TaskMath.leastPledge(terms)) {
            revert StakeLockTooLow(bid.stakeLock, TaskMath.leastLock(terms, bid.price));
        }
    }

    /// Checks what a bidder signed; none of it can change later.
    function _checkBid(Terms calldata terms, bytes32 taskId, Bid calldata bid, bytes calldata signature)
        internal
        view
        returns (bytes32 bidHash)
    {
        if (bid.taskId != taskId) revert BidForOtherTask(bid.taskId);
        if (bid.price == 0 || bid.price > terms.maxPrice) revert BidTooHigh(bid.price, terms.maxPrice);
        if (bid.maxParts == 0) revert TooManyParts(1, 0);
        if (bid.floor > bid.price) revert BadFloor(bid.floor, bid.price);
        if (bid.stakeLock < terms.stakeLock) revert StakeLockTooLow(bid.stakeLock, terms.stakeLock);
        if (TaskMath.isBacked(terms, bid)) _checkPledge(terms, bid);
        if (bid.payCode != terms.payCode) revert WrongPayCode(bid.payCode, terms.payCode);
        if (bid.startSeconds > terms.rules.awardSeconds) revert BadStart(bid.startSeconds, terms.rules.awardSeconds);
        if (bid.operator == terms.client || bid.operator == terms.signer) revert SameOperator(bid.operator);
        bidHash = TaskMath.bidHash(bid);
        _expectSigner(bidHash, signature, bid.operator);
    }
}
