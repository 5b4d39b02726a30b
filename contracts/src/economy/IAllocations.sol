// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Tenure} from "../market/ITaskMarket.sol";
import {Terms} from "../market/TaskTypes.sol";

/// What the economy reads of the market: which bid a running allocation rests on.
interface IAllocations {
    function idOf(Terms calldata terms) external view returns (bytes32);
    function tenure(bytes32 taskId, uint16 index, uint8 number) external view returns (Tenure memory);
    function bidOf(bytes32 taskId, uint16 index, uint8 number) external view returns (bytes32);
}
