// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Award, Fault} from "../registry/IProviderRegistry.sol";
import {Handover, Part, Task, Tenure} from "./ITaskMarket.sol";
import {IndexedMerkle} from "./IndexedMerkle.sol";
import {MarketState} from "./MarketState.sol";
import {Peers} from "./Peers.sol";
import {TaskMath} from "./TaskMath.sol";
import {Bid, Checkpoint, CutReason, Delivery, How, PartStatus, Settlement, Stage, Terms} from "./TaskTypes.sol";
import {TypedData} from "./TypedData.sol";

/// From the award to a delivery, by whichever way a tenure ends: with the result, at a milestone, or cut at the last
/// checkpoint that the client has signed for. All of them make the same kind of delivery.
abstract contract Running is MarketState {
    using TypedData for Checkpoint;

    address internal immutable LIVENESS;

    constructor(Peers memory peers) {
        LIVENESS = peers.liveness;
    }

    // ------------------------------------------------------------------ executor

    /// Gives the part back before starting; costs nothing. When two different executors in a row got no data, the client
    /// pays each of them a fee from its trust lock, once per pair.
    function decline(Terms calldata terms, Bid calldata bid, uint16 index, bool noData) external {
        Ref memory ref = Ref(_idOf(terms), index);
        Part storage held = _running(ref);
        bytes32 id = _onlyExecutor(ref);
        _expectBid(id, bid);
        Tenure storage mine = _tenures[id];
        uint256 until = mine.since + _declineSeconds(terms, bid);
        if (block.timestamp > until) revert TooLate(block.timestamp, until);
        if (mine.open != 0 || mine.next != held.seq) revert DeliveriesPending(mine.open);
        mine.over = true;
        _noteDecline(terms, ref, held, noData);
        emit PartDeclined(ref.taskId, index, msg.sender, noData);
        _openPart(terms, ref);
        _endTenureIfDone(terms, bid, id);
    }

    /// Stops and has the work so far checked and paid. The owner of a machine comes first.
    function quit(Terms calldata terms, uint16 index) external {
        Ref memory ref = Ref(_idOf(terms), index);
        _running(ref);
        _onlyExecutor(ref);
        _cut(terms, ref, CutReason.Leave);
    }

    /// Hands in the work from where the part stands: the whole of it (`last`), or a milestone.
    function deliver(Terms calldata terms, Handover calldata handover) external returns (bytes32 deliveryId) {
        Ref memory ref = Ref(_idOf(terms), handover.part);
        Part storage held = _running(ref);
        bytes32 id = _onlyExecutor(ref);
        if (!handover.last && held.seq + 1 >= terms.deliveries) revert DeliveriesUsedUp(terms.deliveries);
        _checkUnits(terms, handover);
        Delivery memory made = _newDelivery(ref, held, _tenures[id]);
        _checkLeaves(terms, ref, handover);
        made.last = handover.last;
        made.startLeaf = handover.startLeaf;
        made.endLeaf = handover.endLeaf;
        made.root = handover.root;
        made.result = handover.result;
        made.segments = handover.segments;
        if (handover.units > type(uint64).max - made.startUnits) revert BadHandover("units");
        made.endUnits = made.startUnits + handover.units;
        if (handover.last) {
            held.status = PartStatus.Delivered;
            _tenures[id].over = true;
        } else {
            held.units = made.endUnits;
            _leaves[ref.taskId][ref.index] = handover.endLeaf;
        }
        return _storeDelivery(terms, held, _tenures[id], made);
    }

    // ------------------------------------------------------------------ client

    /// Ends a part. Work that was receipted is checked and paid, so stopping at 95% does not save 95%.
    function cancel(Terms calldata terms, uint16 index) external {
        _onlyClient(terms);
        Ref memory ref = Ref(_idOf(terms), index);
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

    // ------------------------------------------------------------------ anyone

    /// Moves a part on that nobody moved in time.
    function expire(Terms calldata terms, uint16 index) external {
        Ref memory ref = Ref(_idOf(terms), index);
        PartStatus status = _statusOf(terms, ref);
        if (status == PartStatus.Running) {
            _pastDeadline(_tenures[_tenureIdNow(ref)].since + terms.runSeconds);
            _cut(terms, ref, CutReason.Expire);
        } else if (status == PartStatus.Unawarded) {
            _pastDeadline(_tasks[ref.taskId].bidUntil + terms.rules.awardSeconds + _spareSeconds(terms, index));
            _stopPart(terms, ref);
        } else if (status == PartStatus.Open) {
            _pastDeadline(_cuts[ref.taskId][index].until);
            _stopPart(terms, ref);
        } else {
            revert WrongPartStatus(index, status);
        }
    }

    /// Shows a checkpoint receipt for a part that was cut; the furthest one counts.
    function showCheckpoint(Terms calldata terms, Checkpoint calldata checkpoint, bytes calldata signature) external {
        Ref memory ref = Ref(_idOf(terms), checkpoint.part);
        Part storage held = _parts[ref.taskId][ref.index];
        if (held.status != PartStatus.Cutting) revert WrongPartStatus(ref.index, held.status);
        if (checkpoint.taskId != ref.taskId) revert BadCheckpoint("taskId");
        if (checkpoint.tenure != held.tenure) revert BadCheckpoint("tenure");
        if (checkpoint.seq != held.seq) revert BadCheckpoint("seq");
        // Whatever is signed, the delivery that closes the cut must fit its types, or the part would be stuck.
        uint256 units = held.units + uint256(checkpoint.segments) * terms.segmentUnits;
        if (checkpoint.segments > type(uint32).max || units > type(uint64).max) revert BadCheckpoint("segments");
        _expectSigner(checkpoint.hash(), signature, terms.signer);
        Cut storage cut = _cuts[ref.taskId][ref.index];
        if (block.timestamp > cut.until) revert TooLate(block.timestamp, cut.until);
        if (checkpoint.segments <= cut.segments) revert OlderCheckpoint(checkpoint.segments, cut.segments);
        cut.segments = checkpoint.segments;
        cut.checkpoint = keccak256(abi.encode(checkpoint));
        emit CheckpointShown(ref.taskId, ref.index, checkpoint.segments, checkpoint.leaf);
    }

    /// Turns a cut into a delivery, once the time for receipts is over; the executor itself need not wait. `checkpoint` is
    /// the furthest one shown, and ignored when none was.
    function closeCut(Terms calldata terms, Bid calldata bid, Checkpoint calldata checkpoint) external {
        Ref memory ref = Ref(_idOf(terms), checkpoint.part);
        Part storage held = _parts[ref.taskId][ref.index];
        if (held.status != PartStatus.Cutting) revert WrongPartStatus(ref.index, held.status);
        bytes32 id = _tenureIdNow(ref);
        _expectBid(id, bid);
        Cut memory cut = _cuts[ref.taskId][ref.index];
        if (msg.sender != _tenures[id].executor) _pastDeadline(cut.until);
        delete _cuts[ref.taskId][ref.index];
        _tenures[id].over = true;
        if (cut.reason == CutReason.Silence) {
            _penalise(terms, bid, id, Fault.SilentExecutor);
        } else if (terms.allOrNothing && (cut.reason == CutReason.Leave || cut.reason == CutReason.Expire)) {
            // Where another part has failed for good, going on is no use to anybody.
            if (!_pools[ref.taskId].failed) _penalise(terms, bid, id, Fault.LeftOthers);
        }
        if (terms.allOrNothing && _tenures[id].penalised) held.failed = true;
        if (cut.segments != 0) {
            if (keccak256(abi.encode(checkpoint)) != cut.checkpoint) revert BadCheckpoint("hash");
            _deliverCut(terms, ref, held, cut.reason, checkpoint);
        }
        if (cut.reason == CutReason.Cancel || cut.reason == CutReason.Expire) _stopPart(terms, ref);
        else _openPart(terms, ref);
        _endTenureIfDone(terms, bid, id);
    }

    // ------------------------------------------------------------------ peers

    function cutForSilence(Terms calldata terms, uint16 index, uint8 number) external {
        if (msg.sender != LIVENESS) revert NotPeer(msg.sender);
        Ref memory ref = Ref(_idOf(terms), index);
        if (_running(ref).tenure != number) revert NotExecutor(address(0));
        _cut(terms, ref, CutReason.Silence);
    }

    // ------------------------------------------------------------------ steps

    /// Where a failure costs others their pay, nobody can keep the way out open for as long as it likes.
    function _declineSeconds(Terms calldata terms, Bid calldata bid) private pure returns (uint32) {
        if (terms.allOrNothing && bid.startSeconds > terms.rules.awardSeconds) return terms.rules.awardSeconds;
        return bid.startSeconds;
    }

    function _penalise(Terms calldata terms, Bid calldata bid, bytes32 id, Fault fault) private {
        Tenure storage held = _tenures[id];
        if (held.slashed) return;
        held.penalised = true;
        uint96 penalty = _silencePenalty(terms, bid);
        if (penalty != 0) REGISTRY.slash(held.executor, penalty, fault, new Award[](0));
        // Who left or ran out of time is there; who was silent has to show that it is.
        if (fault == Fault.SilentExecutor) REGISTRY.jail(held.executor, terms.classId, fault);
        HISTORY.recordFault(held.executor, fault);
    }

    function _deliverCut(
        Terms calldata terms,
        Ref memory ref,
        Part storage held,
        CutReason reason,
        Checkpoint calldata checkpoint
    ) private {
        Tenure storage by = _tenures[_tenureIdNow(ref)];
        // What a slashed executor built on its own rejected work is worth nothing.
        if (by.slashed) return;
        Delivery memory made = _newDelivery(ref, held, by);
        made.cut = reason;
        made.startLeaf = _leaves[ref.taskId][ref.index];
        made.endLeaf = checkpoint.leaf;
        made.root = checkpoint.root;
        made.segments = checkpoint.segments;
        made.endUnits = made.startUnits + checkpoint.segments * terms.segmentUnits;
        held.units = made.endUnits;
        _leaves[ref.taskId][ref.index] = checkpoint.leaf;
        _storeDelivery(terms, held, by, made);
    }

    function _newDelivery(Ref memory ref, Part storage held, Tenure storage by)
        private
        view
        returns (Delivery memory made)
    {
        made.taskId = ref.taskId;
        made.part = ref.index;
        made.seq = held.seq;
        made.tenure = held.tenure;
        made.executor = by.executor;
        made.startUnits = held.units;
        made.since = by.since;
        made.deliveredAt = uint40(block.timestamp);
        made.blockNumber = uint64(block.number);
        // Weights of before this moment: stake that moves from now on changes no seat.
        made.epoch = REGISTRY.currentEpoch() - 1;
    }

    function _storeDelivery(Terms calldata terms, Part storage held, Tenure storage by, Delivery memory made)
        private
        returns (bytes32 deliveryId)
    {
        ++held.seq;
        ++held.open;
        held.declines = 0;
        ++by.open;
        if (terms.allOrNothing) ++_pools[made.taskId].open;
        deliveryId = TaskMath.deliveryId(made.taskId, made.part, made.seq);
        _deliveries[deliveryId] =
            _commitment(keccak256(abi.encode(made)), _firstSettlement(terms, made.cut, made.deliveredAt));
        emit Delivered(deliveryId, made.taskId, made.part, made);
    }

    function _noteDecline(Terms calldata terms, Ref memory ref, Part storage held, bool noData) private {
        address before = _lastDecliner[ref.taskId][ref.index];
        if (!noData) {
            held.declines = 0;
        } else if (held.declines == 0 || before == msg.sender) {
            held.declines = 1;
            _lastDecliner[ref.taskId][ref.index] = msg.sender;
        } else {
            held.declines = 0;
            Task storage of_ = _tasks[ref.taskId];
            uint128 fee = terms.rules.declineFee;
            if (of_.lock < 2 * uint256(fee)) fee = of_.lock / 2;
            of_.lock -= 2 * fee;
            _credit(terms.token, before, fee);
            _credit(terms.token, msg.sender, fee);
        }
    }

    // ------------------------------------------------------------------ checks

    function _statusOf(Terms calldata terms, Ref memory ref) private view returns (PartStatus) {
        if (ref.index >= _allocations(terms)) revert NoSuchPart(ref.index);
        if (_tasks[ref.taskId].live == 0) revert WrongTaskStatus(_tasks[ref.taskId].status);
        return _parts[ref.taskId][ref.index].status;
    }

    function _running(Ref memory ref) private view returns (Part storage held) {
        held = _parts[ref.taskId][ref.index];
        if (held.status != PartStatus.Running) revert WrongPartStatus(ref.index, held.status);
    }

    function _onlyExecutor(Ref memory ref) private view returns (bytes32 id) {
        id = _tenureIdNow(ref);
        if (_tenures[id].executor != msg.sender) revert NotExecutor(msg.sender);
    }

    /// Segments have equal units; only the last of a part may be shorter.
    function _checkUnits(Terms calldata terms, Handover calldata handover) private pure {
        uint256 full = uint256(handover.segments) * terms.segmentUnits;
        if (handover.segments == 0 || handover.segments > type(uint32).max) revert BadHandover("segments");
        // What is not replayed in segments has no milestones.
        if (terms.how == How.Checker && handover.segments != 1) revert BadHandover("segments");
        if ((terms.how == How.Checker || terms.how == How.Redundant) && !handover.last) revert BadHandover("last");
        uint256 units = handover.units;
        if (handover.last ? units > full || units + terms.segmentUnits <= full : units != full) {
            revert BadHandover("units");
        }
    }

    /// The first leaf is where the part stands, the end leaf is the last: nobody starts from a state of its own making.
    function _checkLeaves(Terms calldata terms, Ref memory ref, Handover calldata handover) private view {
        bytes32 stands = _leaves[ref.taskId][ref.index];
        if (stands == 0) {
            uint256 logical = ref.index / terms.copies;
            if (!IndexedMerkle.verify(terms.starts, handover.startLeaf, logical, terms.parts, handover.partProof)) {
                revert BadHandover("partProof");
            }
        } else if (stands != handover.startLeaf) {
            revert BadHandover("startLeaf");
        }
        if (terms.how == How.None || terms.how == How.Redundant) return;
        uint256 width = uint256(handover.segments) + 1;
        if (!IndexedMerkle.verify(handover.root, handover.startLeaf, 0, width, handover.startProof)) {
            revert BadHandover("startProof");
        }
        if (!IndexedMerkle.verify(handover.root, handover.endLeaf, width - 1, width, handover.endProof)) {
            revert BadHandover("endProof");
        }
    }
}
