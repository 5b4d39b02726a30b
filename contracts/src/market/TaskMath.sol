// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Bid, Delivery, Terms} from "./TaskTypes.sol";
import {TypedData} from "./TypedData.sol";

/// Names and sums on which market, council and disputes must agree.
///
/// The three hashes are what `keccak256(abi.encode(...))` gives, taken straight from the calldata: the structs have no
/// dynamic member, so their calldata is their encoding. The encoder would check and copy every field again; for the terms
/// alone that is 9,000 gas, several times in a task's life. A test compares both.
library TaskMath {
    uint256 internal constant TERMS_BYTES = 50 * 32;
    uint256 internal constant BID_BYTES = 12 * 32;
    uint256 internal constant DELIVERY_BYTES = 18 * 32;

    /// Chain and market are part of the id, so nothing that names a task fits another chain or market.
    function taskId(address market, Terms calldata terms) internal view returns (bytes32 id) {
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, chainid())
            mstore(add(data, 32), market)
            calldatacopy(add(data, 64), terms, TERMS_BYTES)
            id := keccak256(data, add(TERMS_BYTES, 64))
        }
    }

    /// The EIP-712 hash of a bid.
    function bidHash(Bid calldata bid) internal pure returns (bytes32 id) {
        bytes32 typeHash = TypedData.BID;
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, typeHash)
            calldatacopy(add(data, 32), bid, BID_BYTES)
            id := keccak256(data, add(BID_BYTES, 32))
        }
    }

    function deliveryHash(Delivery calldata delivery) internal pure returns (bytes32 id) {
        assembly ("memory-safe") {
            let data := mload(0x40)
            calldatacopy(data, delivery, DELIVERY_BYTES)
            id := keccak256(data, DELIVERY_BYTES)
        }
    }

    function deliveryId(bytes32 task, uint16 part, uint8 seq) internal pure returns (bytes32) {
        return keccak256(abi.encode(task, part, seq));
    }

    /// What a seat earns: by the units that it replays, at the network's price and never the winning bid's.
    function seatFee(Terms calldata terms) internal pure returns (uint256) {
        return terms.rules.seatBase + uint256(terms.segmentUnits) * terms.rules.seatUnitPrice / 1e9;
    }
}
