// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Assignment, Part, Pool, Task} from "./ITaskMarket.sol";
import {MarketState} from "./MarketState.sol";
import {TaskMath} from "./TaskMath.sol";
import {Delivery, Outcome, Settlement, Stage, Terms} from "./TaskTypes.sol";

/// The market's views.
abstract contract MarketViews is MarketState {
    /// @dev See {ITaskMarket-idOf}.
    function idOf(Terms calldata terms) external view returns (bytes32) {
        return _idOf(terms);
    }

    /// @dev See {ITaskMarket-task}.
    function task(bytes32 taskId) external view returns (Task memory) {
        return _tasks[taskId];
    }

    /// @dev See {ITaskMarket-part}.
    function part(bytes32 taskId, uint16 index) external view returns (Part memory) {
        return _parts[taskId][index];
    }

    /// @dev See {ITaskMarket-pool}.
    function pool(bytes32 taskId) external view returns (Pool memory) {
        return _pools[taskId];
    }

    /// @dev See {ITaskMarket-withheldPayOf}.
    function withheldPayOf(bytes32 taskId, address executor) external view returns (uint256) {
        return _withheldPay[taskId][executor];
    }

    /// @dev See {ITaskMarket-assignment}.
    function assignment(bytes32 taskId, uint16 index, uint8 number) external view returns (Assignment memory found) {
        found = _assignments[assignmentId(taskId, index, number)];
        if (found.executor == address(0)) found.over = true;
    }

    /// @dev See {ITaskMarket-executorOf}. The record of a replica stays after its end.
    function executorOf(bytes32 id) external view returns (address) {
        Assignment memory found = _assignments[id];
        return found.over && found.open == 0 ? address(0) : found.executor;
    }

    /// @dev See {ITaskMarket-bidOf}.
    function bidOf(bytes32 taskId, uint16 index, uint8 number) external view returns (bytes32) {
        return _bids[assignmentId(taskId, index, number)];
    }

    /// @dev See {ICheckedWork-isAt}.
    function isAt(Delivery calldata delivery, Settlement calldata settlement) external view returns (bool) {
        bytes32 deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        return _deliveries[deliveryId] == _commitment(TaskMath.deliveryHash(delivery), settlement);
    }

    /// @dev See {ICheckedWork-isDelivered}.
    function isDelivered(bytes32 deliveryId, bytes32 deliveryHash) external view returns (bool) {
        Settlement memory delivered;
        delivered.stage = Stage.Delivered;
        return _deliveries[deliveryId] == _commitment(deliveryHash, delivered);
    }

    /// @dev See {ICheckedWork-outcomeOf}.
    function outcomeOf(bytes32 deliveryId) external view returns (Outcome) {
        uint256 word = uint256(_deliveries[deliveryId]);
        return word <= uint256(type(Outcome).max) ? Outcome(word) : Outcome.Open;
    }

    /// @dev See {ICheckedWork-accuserShare}.
    function accuserShare(bytes32 deliveryId) external view returns (uint256) {
        return _accuserShares[deliveryId].amount;
    }
}
