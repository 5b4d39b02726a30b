// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// What a payment function may know. Progress is measured in 1e18ths of a part.
struct Work {
    uint128 price; // of the bid, for a whole part
    uint128 floor;
    uint64 startUnits;
    uint64 endUnits;
    uint64 maxUnits;
    uint64 startProgress;
    uint64 endProgress; // 1e18 for a last delivery
    uint64 elapsed; // seconds from the award to the delivery
    uint64 allowed; // seconds that the terms give
    bytes32 data; // the client's own word in the terms
}

/// f of a prescription: what a delivery is worth, in wei of the task's token. The market calls it with a gas limit,
/// never lets it write, and keeps the result between the floor and the bid.
interface IPaymentFunction {
    function worth(Work calldata work) external view returns (uint256 wei_);
}
