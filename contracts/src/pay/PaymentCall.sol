// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IPaymentFunction, Work} from "./IPaymentFunction.sol";

/// Calls a payment function that may be hostile to either side.
library PaymentCall {
    /// Gas limit of a payment function: three times the use of LogProgress.
    uint256 internal constant GAS = 100_000;

    /// @notice The caller sent too little gas to run the payment function with its full gas limit.
    /// @param left The gas that is left.
    /// @param needed The gas that is required.
    error NotEnoughGas(uint256 left, uint256 needed);

    /// Returns the pay, kept between the floor and the price for its share of the progress. A function that fails
    /// (reverts, runs out of gas, returns nothing, or is no longer the code that was bid on) pays the whole price, so a
    /// client gains nothing by breaking it. Nor does an executor: a caller with too little gas for the full limit is
    /// rejected before the call.
    function worth(address pay, bytes32 code, Work memory work) internal view returns (uint256) {
        uint256 share = work.endProgress - work.startProgress;
        uint256 most = uint256(work.price) * share / 1e18;
        uint256 least = uint256(work.floor) * share / 1e18;
        if (pay.codehash != code) return most;
        // The callee gets 63/64 of the remaining gas; the rest must still finish the settlement.
        uint256 needed = GAS * 64 / 63 + 5000;
        if (gasleft() < needed) revert NotEnoughGas(gasleft(), needed);
        (bool ok, uint256 value) = _read(pay, abi.encodeCall(IPaymentFunction.worth, (work)));
        if (!ok || value > most) return most;
        return value < least ? least : value;
    }

    /// Calls statically and copies at most one word back. Plain Solidity copies all returned bytes, which lets the
    /// callee spend the caller's gas on memory.
    function _read(address pay, bytes memory data) private view returns (bool ok, uint256 value) {
        assembly ("memory-safe") {
            ok := staticcall(GAS, pay, add(data, 32), mload(data), 0, 32)
            ok := and(ok, gt(returndatasize(), 31))
            value := mload(0)
        }
    }
}
