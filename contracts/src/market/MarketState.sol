// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

import {IAllocationNFT} from "../allocation/IAllocationNFT.sol";
import {IHistory} from "../history/IHistory.sol";
import {IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {Balances} from "./Balances.sol";
import {IAllocationGate} from "./IAllocationGate.sol";
import {IMarketEvents, Part, Pool, Task, Tenure} from "./ITaskMarket.sol";
import {Peers} from "./Peers.sol";
import {TaskMath} from "./TaskMath.sol";
import {Bid, CutReason, How, PartStatus, Settlement, Stage, TaskStatus, Terms} from "./TaskTypes.sol";

/// What the market remembers, and the ends of things: of a tenure, of a part, of a task.
abstract contract MarketState is IMarketEvents, Balances, EIP712 {
    /// A part stopped on its way: the best checkpoint shown so far. After that, until when it may be awarded again.
    struct Cut {
        uint40 until;
        uint64 segments;
        CutReason reason;
        bytes32 checkpoint; // hash
    }

    /// Where a part goes on after a rejection, once those who built on the bad state have been cut and settled.
    struct Restart {
        bool due;
        uint64 units;
        bytes32 leaf;
    }

    /// Names a part in the middle of a call.
    struct Ref {
        bytes32 taskId;
        uint16 index;
    }

    IProviderRegistry internal immutable REGISTRY;
    IAllocationNFT internal immutable NFT;
    IHistory internal immutable HISTORY;
    IAllocationGate internal immutable GATE;

    mapping(bytes32 taskId => Task) internal _tasks;
    mapping(bytes32 taskId => mapping(uint256 index => Part)) internal _parts;
    /// The state that a part stands at; zero while that is leaf 0.
    mapping(bytes32 taskId => mapping(uint256 index => bytes32 leaf)) internal _leaves;
    mapping(bytes32 tenureId => Tenure) internal _tenures;
    mapping(bytes32 tenureId => bytes32 bidHash) internal _bids;
    /// hash(delivery, settlement) while it is open; an `Outcome` afterwards.
    mapping(bytes32 deliveryId => bytes32) internal _deliveries;

    // Of all-or-nothing tasks only.
    mapping(bytes32 taskId => Pool) internal _pools;
    mapping(bytes32 taskId => mapping(address executor => uint256 amount)) internal _heldPay;

    // The rest is written only when something goes wrong.
    mapping(bytes32 taskId => mapping(uint256 index => Cut)) internal _cuts;
    mapping(bytes32 taskId => mapping(uint256 index => Restart)) internal _restarts;
    mapping(bytes32 taskId => mapping(uint256 index => address)) internal _lastDecliner;
    mapping(address operator => mapping(uint64 nonce => bool)) internal _cancelledNonces;
    mapping(bytes32 bidHash => bool) internal _unfundable;

    constructor(Peers memory peers) EIP712("muster", "1") {
        REGISTRY = IProviderRegistry(peers.registry);
        NFT = IAllocationNFT(peers.nft);
        HISTORY = IHistory(peers.history);
        GATE = IAllocationGate(peers.gate);
    }

    /// Also the id of the allocation NFT.
    function tenureId(bytes32 taskId, uint16 index, uint8 number) public pure returns (bytes32) {
        return keccak256(abi.encode(taskId, index, number));
    }

    // ------------------------------------------------------------------ names

    /// Chain and contract are part of the id, so nothing that names a task fits another chain or market.
    function _idOf(Terms calldata terms) internal view returns (bytes32) {
        return TaskMath.taskId(address(this), terms);
    }

    function _commitment(bytes32 deliveryHash, Settlement memory settlement) internal pure returns (bytes32) {
        return keccak256(abi.encode(deliveryHash, settlement));
    }

    function _tenureIdNow(Ref memory ref) internal view returns (bytes32) {
        return tenureId(ref.taskId, ref.index, _parts[ref.taskId][ref.index].tenure);
    }

    function _onlyClient(Terms calldata terms) internal view {
        if (msg.sender != terms.client) revert NotClient(msg.sender);
    }

    function _expectSigner(bytes32 structHash, bytes calldata signature, address expected) internal view {
        address signer = ECDSA.recover(_hashTypedDataV4(structHash), signature);
        if (signer != expected) revert WrongSigner(signer, expected);
    }

    /// A copy beyond the second is a spare: it can wait until the others had their time to deliver, and run if they
    /// differ. How much longer than another part it can be awarded for the first time.
    function _spareSeconds(Terms calldata terms, uint16 index) internal pure returns (uint256) {
        if (terms.copies < 3 || index % terms.copies < 2) return 0;
        return uint256(terms.runSeconds) + terms.rules.awardSeconds;
    }

    // ------------------------------------------------------------------ money of a part

    function _allocations(Terms calldata terms) internal pure returns (uint256) {
        return uint256(terms.parts) * terms.copies;
    }

    /// The most that one part can cost: the work, and seats up to the cap for every drawn segment of every delivery. Two
    /// more segments may come from beacons that nobody pinned in time.
    function _budgetOf(Terms calldata terms) internal pure returns (uint256) {
        if (uint8(terms.how) > 1) return terms.maxPrice;
        return terms.maxPrice + TaskMath.seatFee(terms) * terms.cap * (uint256(terms.segments) + 2) * terms.deliveries;
    }

    // ------------------------------------------------------------------ ends

    /// Frees the executor's lock and takes the NFT back, once the tenure is over and all its deliveries are closed. Nothing
    /// asks for it then, but for who else ran a copy.
    function _endTenureIfDone(Terms calldata terms, Bid calldata bid, bytes32 id) internal {
        Tenure memory held = _tenures[id];
        if (!held.over || held.open != 0) return;
        if (terms.copies == 1) delete _tenures[id];
        uint96 left = _lockLeft(terms, bid, held);
        if (left != 0) REGISTRY.unlock(held.executor, left);
        NFT.burn(uint256(id));
    }

    function _lockLeft(Terms calldata terms, Bid calldata bid, Tenure memory held) internal pure returns (uint96) {
        if (held.slashed) return 0;
        return held.penalised ? bid.stakeLock - _silencePenalty(terms, bid) : bid.stakeLock;
    }

    /// Where one failure costs all others their pay, it costs the whole lock.
    function _silencePenalty(Terms calldata terms, Bid calldata bid) internal pure returns (uint96) {
        if (terms.allOrNothing) return bid.stakeLock;
        return terms.rules.silencePenalty < bid.stakeLock ? terms.rules.silencePenalty : bid.stakeLock;
    }

    /// Opens a part to another award, from where it stands or from where a rejection threw it back to.
    function _openPart(Terms calldata terms, Ref memory ref) internal {
        Part storage held = _parts[ref.taskId][ref.index];
        Restart memory restart = _restarts[ref.taskId][ref.index];
        if (restart.due) {
            _leaves[ref.taskId][ref.index] = restart.leaf;
            held.units = restart.units;
            delete _restarts[ref.taskId][ref.index];
        }
        held.status = PartStatus.Open;
        _cuts[ref.taskId][ref.index].until = uint40(block.timestamp) + terms.rules.awardSeconds;
        emit PartOpened(ref.taskId, ref.index, _leaves[ref.taskId][ref.index], held.units);
    }

    /// Refunds what the part did not cost.
    function _endPart(Terms calldata terms, Ref memory ref, uint256 budget) internal {
        Part storage held = _parts[ref.taskId][ref.index];
        held.status = PartStatus.Ended;
        uint256 refund = budget - held.spent;
        _credit(terms.token, terms.client, refund);
        emit PartEnded(ref.taskId, ref.index, refund);
        if (held.failed) _pools[ref.taskId].failed = true;
        Task storage of_ = _tasks[ref.taskId];
        if (--of_.live != 0) return;
        of_.status = TaskStatus.Ended;
        emit TaskEnded(ref.taskId);
        _returnLock(terms, of_);
    }

    /// The trust lock goes back when nothing can claim it any more; too early it stays, for `releaseLock`.
    function _returnLock(Terms calldata terms, Task storage of_) internal returns (bool) {
        if (of_.awardedAt != 0 && block.timestamp <= of_.awardedAt + terms.rules.omissionSeconds) return false;
        uint128 lock = of_.lock;
        of_.lock = 0;
        _credit(terms.token, terms.client, lock);
        return true;
    }

    // ------------------------------------------------------------------ steps that several layers take

    function _cut(Terms calldata terms, Ref memory ref, CutReason reason) internal {
        _parts[ref.taskId][ref.index].status = PartStatus.Cutting;
        uint40 until = uint40(block.timestamp) + terms.rules.receiptSeconds;
        _cuts[ref.taskId][ref.index] = Cut(until, 0, reason, 0);
        emit PartCut(ref.taskId, ref.index, reason, until);
    }

    /// Ends a part that nobody runs; waits when deliveries are still being checked.
    function _stopPart(Terms calldata terms, Ref memory ref) internal {
        Part storage held = _parts[ref.taskId][ref.index];
        if (held.open == 0) _endPart(terms, ref, _budgetOf(terms));
        else held.status = PartStatus.Ending;
    }

    /// Where a new delivery stands. With no check bought, and for a cut that only a replay could check, silence is
    /// consent: it is paid after the time to contest it.
    function _firstSettlement(Terms calldata terms, CutReason cut, uint40 deliveredAt)
        internal
        pure
        returns (Settlement memory first)
    {
        first.stage = Stage.Delivered;
        if (terms.how == How.None || (terms.how != How.Replay && cut != CutReason.None)) {
            first.stage = Stage.Undecided;
            first.acceptedBps = 10_000;
            // A delivery that was made up may wrap around; it fits no commitment, and is refused for that.
            unchecked {
                first.until = deliveredAt + terms.rules.contestSeconds;
            }
        }
    }

    function _expectBid(bytes32 id, Bid calldata bid) internal view {
        bytes32 given = TaskMath.bidHash(bid);
        if (_bids[id] != given) revert WrongBid(given);
    }

    function _pastDeadline(uint256 deadline) internal view {
        if (block.timestamp <= deadline) revert TooEarly(block.timestamp, deadline);
    }

    /// A reserved node serves only the one who reserved it.
    function _mayAllocate(Terms calldata terms, Bid calldata bid) internal view returns (bool) {
        return address(GATE) == address(0)
            || GATE.mayAllocate(bid.node, terms.client, uint40(block.timestamp) + terms.runSeconds);
    }

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
        if (bid.payCode != terms.payCode) revert WrongPayCode(bid.payCode, terms.payCode);
        if (_cancelledNonces[bid.operator][bid.nonce]) revert BidCancelled(bid.operator, bid.nonce);
        if (bid.operator == terms.client || bid.operator == terms.signer) revert SameOperator(bid.operator);
        (address operator, bytes32 classId) = REGISTRY.nodeClass(bid.node);
        if (operator != bid.operator || classId != terms.classId) revert WrongNode(bid.node);
        bidHash = TaskMath.bidHash(bid);
        _expectSigner(bidHash, signature, bid.operator);
    }
}
