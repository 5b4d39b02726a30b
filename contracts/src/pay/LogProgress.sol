// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IPaymentFunction, Work} from "./IPaymentFunction.sol";

/// The example of the OpenGPU paper: grows with the logarithm of the progress and falls with the time it took.
///
///     value(p) = price x log2(1 + p) x allowed / (allowed + overtime)
///
/// log2(1 + p) is 0 at the start and 1 at the end; early progress is worth more than late progress, as in training. Up to
/// half of the allowed time costs nothing, after that the value falls to two thirds at the limit. `data` is not used.
contract LogProgress is IPaymentFunction {
    uint256 private constant ONE = 1e18;

    /// @inheritdoc IPaymentFunction
    function worth(Work calldata work) external pure returns (uint256) {
        uint256 gained = log2(ONE + work.endProgress) - log2(ONE + work.startProgress);
        uint256 allowed = work.allowed == 0 ? 1 : work.allowed;
        uint256 half = allowed / 2;
        uint256 overtime = work.elapsed > half ? work.elapsed - half : 0;
        return uint256(work.price) * gained / ONE * allowed / (allowed + overtime);
    }

    /// @notice Returns the binary logarithm of a number from 1 to 2; each squaring yields one more bit.
    /// @param x The number, in 1e18ths.
    /// @return result The logarithm, in 1e18ths.
    function log2(uint256 x) public pure returns (uint256 result) {
        if (x >= 2 * ONE) return ONE;
        for (uint256 bit = ONE / 2; bit > 0; bit /= 2) {
            x = x * x / ONE;
            if (x >= 2 * ONE) {
                x /= 2;
                result += bit;
            }
        }
    }
}
