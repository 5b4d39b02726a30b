// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The states of a simulated run: what an honest executor, and anyone who replays it, computes.
library WorkTree {
    /// A run that starts at `startUnits` and takes `units`, in segments of `segmentUnits`. Segments from `wrongFrom` on
    /// are made up.
    struct Run {
        bytes32 seed;
        uint64 startUnits;
        uint64 units;
        uint64 segmentUnits;
        uint64 wrongFrom;
    }

    function segments(Run memory run) internal pure returns (uint64) {
        return (run.units + run.segmentUnits - 1) / run.segmentUnits;
    }

    function unitsAt(Run memory run, uint256 i) internal pure returns (uint64) {
        uint256 done = i * run.segmentUnits;
        return run.startUnits + uint64(done < run.units ? done : run.units);
    }

    /// States depend on the units done, so that a run that goes on from a checkpoint has the same ones.
    function digest(Run memory run, uint256 i) internal pure returns (bytes32) {
        return keccak256(abi.encode("digest", run.seed, unitsAt(run, i), i > run.wrongFrom));
    }

    function secret(Run memory run, uint256 i) internal pure returns (bytes32) {
        return keccak256(abi.encode("secret", run.seed, unitsAt(run, i), i > run.wrongFrom));
    }

    function leaf(Run memory run, uint256 i) internal pure returns (bytes32) {
        return keccak256(abi.encode(digest(run, i), keccak256(abi.encode(secret(run, i))), uint256(unitsAt(run, i))));
    }

    function layer(Run memory run) internal pure returns (bytes32[] memory leaves) {
        uint256 width = uint256(segments(run)) + 1;
        uint256 size = 1;
        while (size < width) size *= 2;
        leaves = new bytes32[](size);
        for (uint256 i = 0; i < width; ++i) {
            leaves[i] = leaf(run, i);
        }
    }

    function root(Run memory run) internal pure returns (bytes32) {
        bytes32[] memory nodes = layer(run);
        for (uint256 size = nodes.length; size > 1; size /= 2) {
            for (uint256 i = 0; i < size / 2; ++i) {
                nodes[i] = keccak256(abi.encode(nodes[2 * i], nodes[2 * i + 1]));
            }
        }
        return nodes[0];
    }

    function proof(Run memory run, uint256 index) internal pure returns (bytes32[] memory path) {
        bytes32[] memory nodes = layer(run);
        return proofIn(nodes, index);
    }

    /// Uses `nodes` up.
    function proofIn(bytes32[] memory nodes, uint256 index) internal pure returns (bytes32[] memory path) {
        uint256 depth;
        while ((uint256(1) << depth) < nodes.length) ++depth;
        path = new bytes32[](depth);
        uint256 size = nodes.length;
        for (uint256 d = 0; d < depth; ++d) {
            path[d] = nodes[index ^ 1];
            for (uint256 i = 0; i < size / 2; ++i) {
                nodes[i] = keccak256(abi.encode(nodes[2 * i], nodes[2 * i + 1]));
            }
            size /= 2;
            index /= 2;
        }
    }
}
