// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Assigning} from "./Assigning.sol";
import {Draw, Task} from "./ITaskMarket.sol";
import {IndexedMerkle} from "./IndexedMerkle.sol";
import {Bid, PartStatus, TaskStatus, Terms} from "./TaskTypes.sol";

/// Awards every replica of a part but the first by draw. By rank, two identities of one operator with the two cheapest
/// bids would run both replicas and be paid for the same noise.
///
/// A draw has one beacon. If its hash is neither used nor recorded while it can be read, the replica can no longer be
/// awarded: a later beacon would let a client wait until the draw suits it.
abstract contract ReplicaDraw is Assigning {
    /// @dev See {ITaskMarket-awardDrawn}.
    function awardDrawn(Terms calldata terms, uint16 index, Draw[] calldata draws) external {
        _onlyClient(terms);
        AwardCall memory call;
        call.taskId = _idOf(terms);
        call.passedOver = new bytes32[](draws.length);
        Task storage task = _tasks[call.taskId];
        if (task.status != TaskStatus.Awarded) revert WrongTaskStatus(task.status);
        if (!_isDrawn(terms, index)) revert NoSuchPart(index);
        if (_replicaBeacons[call.taskId][index].target == 0) {
            _beginDraw(terms, call.taskId, index);
            return;
        }
        call.awardUntil = task.bidUntil + terms.rules.awardSeconds;
        bytes32 beacon = _beaconOf(call.taskId, index);
        Book memory book = _books[call.taskId];
        for (uint256 i = 0; i < draws.length && call.taken == 0; ++i) {
            Draw calldata draw = draws[i];
            bytes32 bidHash = _checkBid(terms, call.taskId, draw.bid, draw.signature);
            uint256 position = uint256(keccak256(abi.encode("replica", beacon, call.taskId, index, i))) % book.size;
            if (!IndexedMerkle.verify(book.root, bidHash, position, book.size, draw.proof)) {
                revert NotDrawn(position, bidHash);
            }
            _awardDrawnBid(terms, call, draw.bid, bidHash, index);
        }
        if (call.taken != 0) delete _replicaBeacons[call.taskId][index];
        _markPassedOver(call);
    }

    /// @dev See {ITaskMarket-recordBeacon}.
    function recordBeacon(Terms calldata terms, uint16 index) external {
        bytes32 taskId = _idOf(terms);
        bytes32 beacon = _beaconOf(taskId, index);
        _replicaBeacons[taskId][index].hash = beacon;
        emit BeaconRecorded(taskId, index, beacon);
    }

    function _beginDraw(Terms calldata terms, bytes32 taskId, uint16 index) private {
        PartStatus status = _parts[taskId][index].status;
        if (status != PartStatus.Unawarded && status != PartStatus.Open) revert WrongPartStatus(index, status);
        if (_books[taskId].size == 0) revert NotDrawn(0, 0);
        uint64 target = uint64(block.number) + terms.rules.beaconDelay;
        _replicaBeacons[taskId][index].target = target;
        emit DrawBegun(taskId, index, target);
    }

    function _awardDrawnBid(
        Terms calldata terms,
        AwardCall memory call,
        Bid calldata bid,
        bytes32 bidHash,
        uint16 index
    ) private {
        if (_everRanReplica(terms, call.taskId, index, bid.operator)) return;
        if (!_isAwardable(terms, bid) || !_startAssignment(terms, call, index, bid, bidHash)) {
            _passOver(call, bidHash);
            return;
        }
        _lock(terms, bid, 1);
    }

    /// Returns the beacon of a draw: the recorded hash, or that of its block.
    function _beaconOf(bytes32 taskId, uint16 index) private view returns (bytes32 beacon) {
        ReplicaBeacon memory draw = _replicaBeacons[taskId][index];
        if (draw.hash != 0) return draw.hash;
        if (draw.target == 0 || block.number <= draw.target) revert BeaconPending(draw.target);
        beacon = blockhash(draw.target);
        if (beacon == 0) revert BeaconExpired(draw.target);
    }

    /// Returns whether the operator ever ran a replica of the part, this one included: one that left is not drawn again,
    /// and states that it saved may live on in another replica.
    function _everRanReplica(Terms calldata terms, bytes32 taskId, uint16 index, address operator)
        private
        view
        returns (bool)
    {
        uint256 first = index - index % terms.replicas;
        for (uint256 i = first; i < first + terms.replicas; ++i) {
            for (uint8 number = _parts[taskId][i].assignment; number != 0; --number) {
                // forge-lint: disable-next-line(unsafe-typecast) at most 256
                if (_assignments[assignmentId(taskId, uint16(i), number)].executor == operator) return true;
            }
        }
        return false;
    }
}
