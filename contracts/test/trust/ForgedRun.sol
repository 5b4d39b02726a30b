// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {TaskMath} from "../../src/market/TaskMath.sol";

/// The leaves of a delivery, honest up to a link from which the states are those of another run.
library ForgedRun {
    uint256 internal constant SEGMENT_UNITS = 1000;

    /// `link` is the segment whose end does not follow from its start; none when it is beyond the last.
    struct Run {
        uint256 first; // segments of another executor, which forged; what follows from them is as it should be
        uint256 segments;
        uint256 link;
        bytes32 result; // zero for a cut
    }

    function digest(Run memory run, uint256 i) internal pure returns (bytes32) {
        return keccak256(abi.encode("state", run.first + i, run.first != 0 || i > run.link));
    }

    function leaf(Run memory run, uint256 i) internal pure returns (bytes32) {
        bytes32 end = i == run.segments ? run.result : bytes32(0);
        return TaskMath.leaf(keccak256(abi.encode(digest(run, i))), (run.first + i) * SEGMENT_UNITS, end);
    }

    /// All nodes of the tree over the leaves, from the leaves up, in one array: node i has the children 2i and 2i + 1.
    function tree(Run memory run) internal pure returns (bytes32[] memory nodes) {
        uint256 size = 1;
        while (size < run.segments + 1) size *= 2;
        nodes = new bytes32[](2 * size);
        for (uint256 i = 0; i <= run.segments; ++i) {
            nodes[size + i] = leaf(run, i);
        }
        for (uint256 i = size - 1; i > 0; --i) {
            nodes[i] = keccak256(abi.encode(nodes[2 * i], nodes[2 * i + 1]));
        }
    }

    function proof(bytes32[] memory nodes, uint256 index) internal pure returns (bytes32[] memory path) {
        uint256 depth;
        while ((uint256(2) << depth) < nodes.length) ++depth;
        path = new bytes32[](depth);
        uint256 node = nodes.length / 2 + index;
        for (uint256 i = 0; i < depth; ++i) {
            path[i] = nodes[node ^ 1];
            node /= 2;
        }
    }
}
