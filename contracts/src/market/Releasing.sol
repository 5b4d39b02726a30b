// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Pool} from "./ITaskMarket.sol";
import {MarketState} from "./MarketState.sol";
import {TaskStatus, Terms} from "./TaskTypes.sol";

/// The end of an all-or-nothing task: the held pay goes to who earned it, or back to the client.
abstract contract Releasing is MarketState {
    /// Anyone may call once the task has ended and nothing of it can be contested any more. The client has everything back
    /// when an executor failed a part, lost its lock by that, and nobody made it good. In every other case what was
    /// accepted is paid: a part that was never awarded, declined, cancelled or left undecided is no reason not to pay for
    /// the others, because client or executors could bring that about for nothing.
    function releasePay(Terms calldata terms, address executor) external {
        bytes32 taskId = _idOf(terms);
        TaskStatus status = _tasks[taskId].status;
        if (status != TaskStatus.Ended) revert WrongTaskStatus(status);
        Pool storage held = _pools[taskId];
        if (held.open != 0) revert PayPending(held.open);
        bool back = held.failed && !held.excused;
        uint256 amount = back ? held.held : _heldPay[taskId][executor];
        if (amount == 0) revert NothingHeld(executor);
        if (!back) _heldPay[taskId][executor] = 0;
        // forge-lint: disable-next-line(unsafe-typecast) a part of what is held
        held.held -= uint128(amount);
        address to = back ? terms.client : executor;
        _credit(terms.token, to, amount);
        emit PayReleased(taskId, to, amount);
    }
}
