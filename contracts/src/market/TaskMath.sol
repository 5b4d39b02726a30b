// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Terms} from "./TaskTypes.sol";

/// Names and sums on which market, council and disputes must agree.
library TaskMath {
    /// Chain and market are part of the id, so nothing that names a task fits another chain or market.
    function taskId(address market, Terms calldata terms) internal view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, market, terms));
    }

    function deliveryId(bytes32 task, uint16 part, uint8 seq) internal pure returns (bytes32) {
        return keccak256(abi.encode(task, part, seq));
    }

    /// What a seat earns: by the units that it replays, at the network's price and never the winning bid's.
    function seatFee(Terms calldata terms) internal pure returns (uint256) {
        return terms.rules.seatBase + uint256(terms.segmentUnits) * terms.rules.seatUnitPrice / 1e9;
    }
}
