// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Pool} from "./ITaskMarket.sol";
import {MarketState} from "./MarketState.sol";
import {TaskStatus, Terms} from "./TaskTypes.sol";

/// Pays or refunds the withheld pay of an all-or-nothing task.
abstract contract Releasing is MarketState {
    /// @dev See {ITaskMarket-releasePay}. Anyone may call once no delivery of the task can be contested any more. The
    /// client is refunded only when an executor failed a part, lost its lock for it, and nobody delivered the part
    /// afterwards. In every other case accepted work is paid: a part that was never awarded, declined, cancelled or
    /// left undecided does not cost the others their pay, because a client or an executor could cause that for free.
    function releasePay(Terms calldata terms, address executor) external {
        bytes32 taskId = _idOf(terms);
        TaskStatus status = _tasks[taskId].status;
        if (status != TaskStatus.Ended) revert WrongTaskStatus(status);
        Pool storage pool = _pools[taskId];
        if (pool.open != 0) revert PayPending(pool.open);
        bool back = pool.failed && !pool.excused;
        uint256 amount = back ? pool.withheld : _withheldPay[taskId][executor];
        if (amount == 0) revert NothingWithheld(executor);
        if (!back) _withheldPay[taskId][executor] = 0;
        // forge-lint: disable-next-line(unsafe-typecast) a part of what is pool
        pool.withheld -= uint128(amount);
        address to = back ? terms.client : executor;
        _credit(terms.token, to, amount);
        emit PayReleased(taskId, to, amount);
    }
}
