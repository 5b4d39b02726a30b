// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Award, Fault} from "../registry/IProviderRegistry.sol";
import {Assignment, DeliveryInput, Part, Task} from "./ITaskMarket.sol";
import {IndexedMerkle} from "./IndexedMerkle.sol";
import {MarketState} from "./MarketState.sol";
import {NetworkContracts} from "./NetworkContracts.sol";
import {TaskMath} from "./TaskMath.sol";
import {Bid, CheckMode, Checkpoint, CutReason, Delivery, PartStatus, Settlement, Stage, Terms} from "./TaskTypes.sol";
import {TypedData} from "./TypedData.sol";

/// From the award to a delivery. An assignment ends with the result, at a milestone, or cut at the last receipted
/// checkpoint; all of them make the same kind of delivery.
abstract contract Running is MarketState {
    using TypedData for Checkpoint;

    address internal immutable LIVENESS;

    constructor(NetworkContracts memory contracts) {
        LIVENESS = contracts.liveness;
    }

    // ------------------------------------------------------------------ executor

    /// @dev See {ITaskMarket-decline}. The fee for missing data is paid once per pair of executors.
    function decline(Terms calldata terms, Bid calldata bid, uint16 index, bool noData) external {
        PartRef memory ref = PartRef(_idOf(terms), index);
        Part storage part = _running(ref);
        bytes32 id = _onlyExecutor(ref);
        _expectBid(id, bid);
        Assignment storage assignment = _assignments[id];
        uint256 until = assignment.since + bid.startSeconds;
        if (block.timestamp > until) revert TooLate(block.timestamp, until);
        if (assignment.open != 0 || assignment.next != part.seq) revert DeliveriesPending(assignment.open);
        assignment.over = true;
        _recordDecline(terms, ref, part, noData);
        emit PartDeclined(ref.taskId, index, msg.sender, noData);
        _openPart(terms, ref);
        _endAssignmentIfDone(terms, bid, id);
    }

    /// @dev See {ITaskMarket-quit}. The owner of a machine can always take it back.
    function quit(Terms calldata terms, uint16 index) external {
        PartRef memory ref = PartRef(_idOf(terms), index);
        _running(ref);
        _onlyExecutor(ref);
        _cut(terms, ref, CutReason.Leave);
    }

    /// @dev See {ITaskMarket-deliver}.
    function deliver(Terms calldata terms, DeliveryInput calldata input) external returns (bytes32 deliveryId) {
        PartRef memory ref = PartRef(_idOf(terms), input.part);
        Part storage part = _running(ref);
        bytes32 id = _onlyExecutor(ref);
        if (!input.last && part.seq + 1 >= terms.deliveries) revert DeliveriesUsedUp(terms.deliveries);
        _checkUnits(terms, input);
        Delivery memory delivery = _newDelivery(ref, part, _assignments[id]);
        _checkLeaves(terms, ref, input);
        delivery.last = input.last;
        delivery.startLeaf = input.startLeaf;
        delivery.root = input.root;
        delivery.result = input.result;
        delivery.segments = input.segments;
        uint256 endUnits = uint256(delivery.startUnits) + input.units;
        // More segments than the work needs would make each of them less likely to be drawn.
        if (endUnits > terms.maxUnits && terms.how < CheckMode.Redundant) revert BadDeliveryInput("units");
        if (endUnits > type(uint64).max) revert BadDeliveryInput("units");
        // forge-lint: disable-next-line(unsafe-typecast) looked at above
        delivery.endUnits = uint64(endUnits);
        delivery.endLeaf = _endLeaf(terms, input, endUnits);
        if (input.last) {
            part.status = PartStatus.Delivered;
            _assignments[id].over = true;
        } else {
            part.units = delivery.endUnits;
            _leaves[ref.taskId][ref.index] = delivery.endLeaf;
        }
        return _storeDelivery(terms, part, _assignments[id], delivery);
    }

    // ------------------------------------------------------------------ client

    /// @dev See {ITaskMarket-cancel}.
    function cancel(Terms calldata terms, uint16 index) external {
        _onlyClient(terms);
        PartRef memory ref = PartRef(_idOf(terms), index);
        PartStatus status = _statusOf(terms, ref);
        if (status == PartStatus.Running) {
            _cut(terms, ref, CutReason.Cancel);
            if (terms.allOrNothing) _pools[ref.taskId].excused = true;
        } else if (status == PartStatus.Unawarded || status == PartStatus.Open) {
            _stopPart(terms, ref);
        } else {
            revert WrongPartStatus(index, status);
        }
    }

    /// @dev See {ITaskMarket-reassign}.
    function reassign(Terms calldata terms, Bid calldata bid, uint16 index) external {
        _onlyClient(terms);
        PartRef memory ref = PartRef(_idOf(terms), index);
        // Each further draw is a chance for a friend of the client, so there is one such chance at most.
        if (_running(ref).assignment > 1 && _isDrawn(terms, index)) revert ReplicaIsDrawn(index);
        bytes32 id = _assignmentIdNow(ref);
        _expectBid(id, bid);
        _expectPast(_assignments[id].since + bid.startSeconds);
        _cut(terms, ref, CutReason.Reassign);
    }

    // ------------------------------------------------------------------ anyone

    /// @dev See {ITaskMarket-expire}.
    function expire(Terms calldata terms, uint16 index) external {
        PartRef memory ref = PartRef(_idOf(terms), index);
        PartStatus status = _statusOf(terms, ref);
        if (status == PartStatus.Running) {
            _expectPast(_assignments[_assignmentIdNow(ref)].since + terms.runSeconds);
            _cut(terms, ref, CutReason.Expire);
        } else if (status == PartStatus.Unawarded) {
            _expectPast(_tasks[ref.taskId].bidUntil + terms.rules.awardSeconds + _laterSeconds(terms, index));
            _stopPart(terms, ref);
        } else if (status == PartStatus.Open) {
            _expectPast(_cuts[ref.taskId][index].until);
            _stopPart(terms, ref);
        } else {
            revert WrongPartStatus(index, status);
        }
    }

    /// @dev See {ITaskMarket-closeCut}.
    function closeCut(Terms calldata terms, Bid calldata bid, Checkpoint calldata checkpoint, bytes calldata signature)
        external
    {
        PartRef memory ref = PartRef(_idOf(terms), checkpoint.part);
        Part storage part = _parts[ref.taskId][ref.index];
        if (part.status != PartStatus.Cutting) revert WrongPartStatus(ref.index, part.status);
        bytes32 id = _assignmentIdNow(ref);
        _expectBid(id, bid);
        Cut memory cut = _cuts[ref.taskId][ref.index];
        bool byExecutor = msg.sender == _assignments[id].executor;
        if (!byExecutor) _expectCloser(terms, cut, checkpoint.segments != 0);
        delete _cuts[ref.taskId][ref.index];
        _assignments[id].over = true;
        _penaliseCut(terms, bid, ref, id, cut.reason, checkpoint.segments == 0);
        if (terms.allOrNothing && _assignments[id].penalised) part.failed = true;
        if (checkpoint.segments != 0) {
            _checkCheckpoint(terms, ref, part, checkpoint);
            _expectSigner(checkpoint.hash(), signature, byExecutor ? terms.signer : _assignments[id].executor);
            _deliverCut(terms, bid, ref, part, cut.reason, checkpoint, byExecutor);
        }
        if (cut.reason == CutReason.Cancel || cut.reason == CutReason.Expire) _stopPart(terms, ref);
        else _openPart(terms, ref);
        _endAssignmentIfDone(terms, bid, id);
    }

    /// @dev See {ITaskMarket-claim}.
    function claim(Terms calldata terms, Delivery calldata delivery, uint40 until) external {
        bytes32 taskId = _idOf(terms);
        bytes32 deliveryId = TaskMath.deliveryId(taskId, delivery.part, delivery.seq);
        Settlement memory unclaimed;
        (unclaimed.stage, unclaimed.until) = (Stage.Unclaimed, until);
        if (
            delivery.taskId != taskId
                || _deliveries[deliveryId] != _commitment(TaskMath.deliveryHash(delivery), unclaimed)
        ) revert WrongDelivery(deliveryId);
        if (delivery.executor != msg.sender) revert NotExecutor(msg.sender);
        if (block.timestamp > until) revert TooLate(block.timestamp, until);
        Delivery memory claimed = delivery;
        claimed.deliveredAt = uint40(block.timestamp);
        claimed.blockNumber = uint64(block.number);
        claimed.epoch = _currentEpoch() - 1;
        _deliveries[deliveryId] =
            _commitment(TaskMath.newDeliveryHash(claimed), _firstSettlement(terms, claimed.cut, claimed.deliveredAt));
        emit Delivered(deliveryId, taskId, claimed.part, claimed);
    }

    /// @dev See {ITaskMarket-endVoid}.
    function endVoid(Terms calldata terms, Bid calldata bid, uint16 index) external {
        PartRef memory ref = PartRef(_idOf(terms), index);
        _running(ref);
        bytes32 id = _assignmentIdNow(ref);
        _expectBid(id, bid);
        Assignment storage assignment = _assignments[id];
        if (!_isVoid(terms, bid, assignment)) revert StillBacked(assignment.executor);
        if (assignment.open != 0) revert DeliveriesPending(assignment.open);
        assignment.over = true;
        _openPart(terms, ref);
        _endAssignmentIfDone(terms, bid, id);
    }

    // ------------------------------------------------------------------ network contracts

    /// @dev See {ITaskMarket-cutForSilence}.
    function cutForSilence(Terms calldata terms, uint16 index, uint8 number) external {
        if (msg.sender != LIVENESS) revert NotNetworkContract(msg.sender);
        PartRef memory ref = PartRef(_idOf(terms), index);
        if (_running(ref).assignment != number) revert NotExecutor(address(0));
        _cut(terms, ref, CutReason.Silence);
    }

    // ------------------------------------------------------------------ steps

    /// Checks the caller that closes a cut in its executor's place. The client may once the executor had its time, with a
    /// checkpoint only where another executor is to go on. Anybody may much later, so that a part never hangs.
    function _expectCloser(Terms calldata terms, Cut memory cut, bool withCheckpoint) private view {
        if (msg.sender == terms.client) {
            _expectPast(cut.until);
        } else {
            if (withCheckpoint) revert NotClient(msg.sender);
            _expectPast(uint256(cut.until) + terms.rules.awardSeconds);
        }
        if (withCheckpoint && (cut.reason == CutReason.Cancel || cut.reason == CutReason.Expire)) {
            revert BadCheckpoint("reason");
        }
    }

    /// An executor that fell silent pays a penalty, and so does one that leaves or runs out of time without a single
    /// receipt: otherwise sitting on a part would be free.
    function _penaliseCut(
        Terms calldata terms,
        Bid calldata bid,
        PartRef memory ref,
        bytes32 id,
        CutReason reason,
        bool nothingDone
    ) private {
        if (reason == CutReason.Silence) {
            _penalise(terms, bid, id, Fault.SilentExecutor);
        } else if (reason == CutReason.Leave || reason == CutReason.Expire) {
            // Once another part has failed for good, running on is useless and leaving costs nothing.
            bool leftOthers = terms.allOrNothing && !_pools[ref.taskId].failed;
            bool sat = nothingDone && _parts[ref.taskId][ref.index].seq == _assignments[id].first && !terms.allOrNothing;
            if (leftOthers) _penalise(terms, bid, id, Fault.LeftOthers);
            // Only work in segments has receipts.
            else if (sat && terms.how == CheckMode.Replay) _penalise(terms, bid, id, Fault.NoProgress);
        }
    }

    function _checkCheckpoint(
        Terms calldata terms,
        PartRef memory ref,
        Part storage part,
        Checkpoint calldata checkpoint
    ) private view {
        if (checkpoint.taskId != ref.taskId) revert BadCheckpoint("taskId");
        if (checkpoint.assignment != part.assignment) revert BadCheckpoint("assignment");
        if (checkpoint.seq != part.seq) revert BadCheckpoint("seq");
        uint256 units = part.units + uint256(checkpoint.segments) * terms.segmentUnits;
        if (checkpoint.segments > type(uint32).max || units > terms.maxUnits) revert BadCheckpoint("segments");
        if (terms.milestoneSegments != 0 && checkpoint.segments > terms.milestoneSegments) {
            revert BadCheckpoint("segments");
        }
    }

    function _penalise(Terms calldata terms, Bid calldata bid, bytes32 id, Fault fault) private {
        Assignment storage assignment = _assignments[id];
        if (assignment.slashed) return;
        uint96 penalty = _silencePenalty(terms, bid);
        // Never more than what is left of the lock.
        uint96 left = _lockLeft(terms, bid, assignment);
        if (penalty > left) penalty = left;
        assignment.penalised = true;
        _take(terms, bid, assignment, penalty, fault, new Award[](0));
        if (fault == Fault.SilentExecutor) {
            // A silence costs the part and the penalty; only repetition jails.
            if (HISTORY.recordSilence(assignment.executor)) REGISTRY.jail(assignment.executor, terms.classId, fault);
        } else if (fault != Fault.NoProgress) {
            HISTORY.recordFault(assignment.executor, fault);
        }
    }

    function _deliverCut(
        Terms calldata terms,
        Bid calldata bid,
        PartRef memory ref,
        Part storage part,
        CutReason reason,
        Checkpoint calldata checkpoint,
        bool claimed
    ) private {
        Assignment storage assignment = _assignments[_assignmentIdNow(ref)];
        // Work that a slashed executor built on its own rejected work is not delivered, nor work without a surety.
        if (assignment.slashed || _isVoid(terms, bid, assignment)) return;
        Delivery memory delivery = _newDelivery(ref, part, assignment);
        delivery.cut = reason;
        delivery.startLeaf = _leaves[ref.taskId][ref.index];
        delivery.endLeaf = checkpoint.leaf;
        delivery.root = checkpoint.root;
        delivery.segments = checkpoint.segments;
        delivery.endUnits = delivery.startUnits + checkpoint.segments * terms.segmentUnits;
        part.units = delivery.endUnits;
        _leaves[ref.taskId][ref.index] = checkpoint.leaf;
        bytes32 deliveryId = _storeDelivery(terms, part, assignment, delivery);
        if (claimed) return;
        Settlement memory unclaimed;
        unclaimed.stage = Stage.Unclaimed;
        unclaimed.until = uint40(block.timestamp) + terms.rules.waitSeconds;
        _deliveries[deliveryId] = _commitment(TaskMath.newDeliveryHash(delivery), unclaimed);
        emit Unclaimed(deliveryId, ref.taskId, ref.index, delivery, unclaimed.until);
    }

    function _newDelivery(PartRef memory ref, Part storage part, Assignment storage assignment)
        private
        view
        returns (Delivery memory delivery)
    {
        delivery.taskId = ref.taskId;
        delivery.part = ref.index;
        delivery.seq = part.seq;
        delivery.assignment = part.assignment;
        delivery.executor = assignment.executor;
        delivery.startUnits = part.units;
        delivery.since = assignment.since;
        delivery.deliveredAt = uint40(block.timestamp);
        delivery.blockNumber = uint64(block.number);
        // Weights from before this delivery: stake that moves from now on changes no seat.
        delivery.epoch = _currentEpoch() - 1;
    }

    function _storeDelivery(
        Terms calldata terms,
        Part storage part,
        Assignment storage assignment,
        Delivery memory delivery
    ) private returns (bytes32 deliveryId) {
        ++part.seq;
        ++part.open;
        part.declines = 0;
        ++assignment.open;
        if (terms.allOrNothing) ++_pools[delivery.taskId].open;
        deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        _deliveries[deliveryId] = _commitment(
            TaskMath.newDeliveryHash(delivery), _firstSettlement(terms, delivery.cut, delivery.deliveredAt)
        );
        emit Delivered(deliveryId, delivery.taskId, delivery.part, delivery);
    }

    function _recordDecline(Terms calldata terms, PartRef memory ref, Part storage part, bool noData) private {
        address before = _lastDecliner[ref.taskId][ref.index];
        if (!noData) {
            part.declines = 0;
        } else if (part.declines == 0 || before == msg.sender) {
            part.declines = 1;
            _lastDecliner[ref.taskId][ref.index] = msg.sender;
        } else {
            part.declines = 0;
            Task storage task = _tasks[ref.taskId];
            // forge-lint: disable-next-line(unsafe-typecast) twice the fee is at most the trust lock
            uint128 fee = uint128(TaskMath.inToken(terms, terms.rules.declineFee));
            if (task.lock < 2 * uint256(fee)) fee = task.lock / 2;
            task.lock -= 2 * fee;
            _credit(terms.token, before, fee);
            _credit(terms.token, msg.sender, fee);
        }
    }

    // ------------------------------------------------------------------ checks

    function _statusOf(Terms calldata terms, PartRef memory ref) private view returns (PartStatus) {
        if (ref.index >= _allocations(terms)) revert NoSuchPart(ref.index);
        if (_tasks[ref.taskId].live == 0) revert WrongTaskStatus(_tasks[ref.taskId].status);
        return _parts[ref.taskId][ref.index].status;
    }

    function _running(PartRef memory ref) private view returns (Part storage part) {
        part = _parts[ref.taskId][ref.index];
        if (part.status != PartStatus.Running) revert WrongPartStatus(ref.index, part.status);
    }

    function _onlyExecutor(PartRef memory ref) private view returns (bytes32 id) {
        id = _assignmentIdNow(ref);
        if (_assignments[id].executor != msg.sender) revert NotExecutor(msg.sender);
    }

    /// Checks the units: segments have equal units, only the last segment of a part may be shorter.
    function _checkUnits(Terms calldata terms, DeliveryInput calldata input) private pure {
        uint256 full = uint256(input.segments) * terms.segmentUnits;
        if (input.segments == 0 || input.segments > type(uint32).max) revert BadDeliveryInput("segments");
        // Work that is not replayed in segments has no milestones.
        if (terms.how == CheckMode.Checker && input.segments != 1) revert BadDeliveryInput("segments");
        if ((terms.how == CheckMode.Checker || terms.how == CheckMode.Redundant) && !input.last) {
            revert BadDeliveryInput("last");
        }
        uint256 milestone = terms.milestoneSegments;
        if (milestone == 0 ? !input.last : input.segments > milestone || (!input.last && input.segments != milestone)) {
            revert BadDeliveryInput("segments");
        }
        uint256 units = input.units;
        if (input.last ? units > full || units + terms.segmentUnits <= full : units != full) {
            revert BadDeliveryInput("units");
        }
    }

    /// Checks the first leaf: it is the part's current state and stands first under the root, so that no executor can
    /// start from a state of its own making.
    function _checkLeaves(Terms calldata terms, PartRef memory ref, DeliveryInput calldata input) private view {
        bytes32 currentLeaf = _leaves[ref.taskId][ref.index];
        if (currentLeaf == 0) {
            uint256 logical = ref.index / terms.replicas;
            if (!IndexedMerkle.verify(terms.starts, input.startLeaf, logical, terms.parts, input.partProof)) {
                revert BadDeliveryInput("partProof");
            }
        } else if (currentLeaf != input.startLeaf) {
            revert BadDeliveryInput("startLeaf");
        }
        if (terms.how == CheckMode.None || terms.how == CheckMode.Redundant) return;
        uint256 width = uint256(input.segments) + 1;
        if (!IndexedMerkle.verify(input.root, input.startLeaf, 0, width, input.startProof)) {
            revert BadDeliveryInput("startProof");
        }
    }

    /// Builds the end leaf, so that a last delivery is the program's end with this very result, and no other is, and
    /// finds it under the root.
    function _endLeaf(Terms calldata terms, DeliveryInput calldata input, uint256 endUnits)
        private
        pure
        returns (bytes32 leaf)
    {
        if (input.last == (input.result == 0)) revert BadDeliveryInput("result");
        leaf = TaskMath.leaf(input.endState, endUnits, input.result);
        if (terms.how == CheckMode.None || terms.how == CheckMode.Redundant) return leaf;
        uint256 width = uint256(input.segments) + 1;
        if (!IndexedMerkle.verify(input.root, leaf, width - 1, width, input.endProof)) {
            revert BadDeliveryInput("endProof");
        }
    }
}
