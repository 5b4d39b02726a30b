// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {TaskMath} from "../market/TaskMath.sol";
import {Terms} from "../market/TaskTypes.sol";
import {Callers} from "../network/Callers.sol";
import {ICheckedWork} from "./ICheckedWork.sol";

/// The contracts whose work is checked, and the search for the one that a task belongs to.
abstract contract TaskCallers is Callers {
    /// Returns the caller that a task belongs to; zero when it is none on the list. An id fits one caller alone, because
    /// the caller's address is hashed into it, so that nobody has to name the caller.
    function _callerOf(Terms calldata terms, bytes32 taskId) internal view returns (ICheckedWork) {
        address caller = _callerAt(0);
        if (taskId == TaskMath.taskId(caller, terms)) return ICheckedWork(caller);
        for (uint256 i = 1; i != MAX_CALLERS; ++i) {
            caller = _callerAt(i);
            if (caller == address(0)) break;
            if (taskId == TaskMath.taskId(caller, terms)) return ICheckedWork(caller);
        }
        return ICheckedWork(address(0));
    }
}
