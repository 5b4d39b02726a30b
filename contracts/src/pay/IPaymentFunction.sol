// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The input of a payment function. Progress is measured in 1e18ths of a part.
struct Work {
    uint128 price; // price of the bid for a whole part, in wei
    uint128 floor; // floor of the bid for a whole part, in wei
    uint64 startUnits; // units of the part done before the delivery
    uint64 endUnits; // units of the part done after it
    uint64 maxUnits; // units of a whole part
    uint64 startProgress; // progress of the part before the delivery
    uint64 endProgress; // 1e18 for a last delivery
    uint64 elapsed; // seconds from the award to the delivery
    uint64 allowed; // seconds that the terms allow
    bytes32 data; // `terms.payData`, for the function's own use
}

/// A payment function: computes the pay of a delivery, in wei of the task's token. The market calls it with a gas
/// limit, never lets it write, and keeps the result between the floor and the price of the bid.
interface IPaymentFunction {
    /// @notice Returns the pay for a delivery.
    /// @param work The progress, time and prices of the delivery.
    /// @return wei_ The pay, in wei of the task's token.
    function worth(Work calldata work) external view returns (uint256 wei_);
}
