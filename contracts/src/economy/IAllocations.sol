// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Assignment} from "../market/ITaskMarket.sol";
import {Terms} from "../market/TaskTypes.sol";

/// The views of the market that the economy reads: the bid that a running allocation rests on.
interface IAllocations {
    /// @notice Returns the id of a task with these terms.
    /// @param terms The terms that the task was posted with.
    /// @return The task's id.
    function idOf(Terms calldata terms) external view returns (bytes32);

    /// @notice Returns an assignment's state.
    /// @param taskId The task's id.
    /// @param index The index of the part; a replica counts as a part of its own.
    /// @param number The number of the assignment on that part, counted from 1.
    /// @return The state; `over` when it was deleted or never existed.
    function assignment(bytes32 taskId, uint16 index, uint8 number) external view returns (Assignment memory);

    /// @notice Returns the hash of the bid that an assignment rests on.
    /// @param taskId The task's id.
    /// @param index The index of the part; a replica counts as a part of its own.
    /// @param number The number of the assignment on that part, counted from 1.
    /// @return The EIP-712 hash of the bid; zero when there is none.
    function bidOf(bytes32 taskId, uint16 index, uint8 number) external view returns (bytes32);
}
