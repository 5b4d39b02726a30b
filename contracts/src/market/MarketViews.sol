// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Part, Pool, Task, Tenure} from "./ITaskMarket.sol";
import {MarketState} from "./MarketState.sol";
import {TaskMath} from "./TaskMath.sol";
import {Delivery, Outcome, Settlement, Terms} from "./TaskTypes.sol";

/// What can be read of the market without its events.
abstract contract MarketViews is MarketState {
    function idOf(Terms calldata terms) external view returns (bytes32) {
        return _idOf(terms);
    }

    function task(bytes32 taskId) external view returns (Task memory) {
        return _tasks[taskId];
    }

    function part(bytes32 taskId, uint16 index) external view returns (Part memory) {
        return _parts[taskId][index];
    }

    function pool(bytes32 taskId) external view returns (Pool memory) {
        return _pools[taskId];
    }

    /// What an executor is paid when its all-or-nothing task has ended well.
    function heldPayOf(bytes32 taskId, address executor) external view returns (uint256) {
        return _heldPay[taskId][executor];
    }

    /// One that is done is forgotten; one that is not there is over.
    function tenure(bytes32 taskId, uint16 index, uint8 number) external view returns (Tenure memory held) {
        held = _tenures[tenureId(taskId, index, number)];
        if (held.executor == address(0)) held.over = true;
    }

    /// The hash of the bid that a tenure rests on.
    function bidOf(bytes32 taskId, uint16 index, uint8 number) external view returns (bytes32) {
        return _bids[tenureId(taskId, index, number)];
    }

    function isAt(Delivery calldata delivery, Settlement calldata settlement) external view returns (bool) {
        bytes32 deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        return _deliveries[deliveryId] == _commitment(TaskMath.deliveryHash(delivery), settlement);
    }

    function outcomeOf(bytes32 deliveryId) external view returns (Outcome) {
        uint256 word = uint256(_deliveries[deliveryId]);
        return word <= uint256(type(Outcome).max) ? Outcome(word) : Outcome.Open;
    }
}
