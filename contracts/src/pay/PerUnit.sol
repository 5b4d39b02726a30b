// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IPaymentFunction, Work} from "./IPaymentFunction.sol";

/// Pays for each unit: gas, tokens, frames, or point-hours (hours x score). `data` is the price of 1e9 units in wei.
contract PerUnit is IPaymentFunction {
    /// @inheritdoc IPaymentFunction
    function worth(Work calldata work) external pure returns (uint256) {
        return uint256(work.endUnits - work.startUnits) * uint256(work.data) / 1e9;
    }
}
