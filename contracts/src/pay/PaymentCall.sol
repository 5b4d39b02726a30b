// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IPaymentFunction, Work} from "./IPaymentFunction.sol";

/// Calls a payment function that may be hostile to either side.
library PaymentCall {
    /// What a function may use. Enough for LogProgress three times over.
    uint256 internal constant GAS = 100_000;

    error NotEnoughGas(uint256 left, uint256 needed);

    /// The worth of the work, kept between the floor and the price for its share of the progress. A function that fails
    /// (reverts, runs out of gas, returns nothing, or is no longer the code that was bid on) pays the whole price, so a
    /// client gains nothing by breaking it. Nor does an executor: a caller who brings too little gas for the full limit
    /// is refused before the call.
    function worth(address pay, bytes32 code, Work memory work) internal view returns (uint256) {
        uint256 share = work.endProgress - work.startProgress;
        uint256 most = uint256(work.price) * share / 1e18;
        uint256 least = uint256(work.floor) * share / 1e18;
        if (pay.codehash != code) return most;
        // 63/64 of what is left goes to the callee; the rest must still finish the settlement.
        uint256 needed = GAS * 64 / 63 + 5000;
        if (gasleft() < needed) revert NotEnoughGas(gasleft(), needed);
        (bool ok, uint256 value) = _read(pay, abi.encodeCall(IPaymentFunction.worth, (work)));
        if (!ok || value > most) return most;
        return value < least ? least : value;
    }

    /// A static call that copies at most one word back. Plain Solidity copies all of the returned bytes, which lets the
    /// callee spend the caller's gas on memory.
    function _read(address pay, bytes memory data) private view returns (bool ok, uint256 value) {
        assembly ("memory-safe") {
            ok := staticcall(GAS, pay, add(data, 32), mload(data), 0, 32)
            ok := and(ok, gt(returndatasize(), 31))
            value := mload(0)
        }
    }
}
