// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The states of a simulated run, as an honest executor and every replay compute them.
library WorkTree {
    /// A run that starts at `startUnits` and takes `units`, in segments of `segmentUnits`. Segments from `wrongFrom` on
    /// are made up. `end` is the result's hash when the program ends with this run, and zero when it does not.
    struct Run {
        bytes32 seed;
        uint64 startUnits;
        uint64 units;
        uint64 segmentUnits;
        uint64 wrongFrom;
        bytes32 end;
    }

    function segments(Run memory run) internal pure returns (uint64) {
        return (run.units + run.segmentUnits - 1) / run.segmentUnits;
    }

    function unitsAt(Run memory run, uint256 i) internal pure returns (uint64) {
        uint256 done = i * run.segmentUnits;
        return run.startUnits + uint64(done < run.units ? done : run.units);
    }

    /// States depend on the units done, so that a run that resumes from a checkpoint has the same states.
    function digest(Run memory run, uint256 i) internal pure returns (bytes32) {
        return keccak256(abi.encode("digest", run.seed, unitsAt(run, i), i > run.wrongFrom));
    }

    /// The hash that an executor shows of a state before the council has answered.
    function state(Run memory run, uint256 i) internal pure returns (bytes32) {
        return keccak256(abi.encode(digest(run, i)));
    }

    function leaf(Run memory run, uint256 i) internal pure returns (bytes32) {
        bytes32 end = i != 0 && i == segments(run) ? run.end : bytes32(0);
        return keccak256(abi.encode(state(run, i), uint256(unitsAt(run, i)), end));
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
        return rootOf(layer(run));
    }

    /// Uses `nodes` up.
    function rootOf(bytes32[] memory nodes) internal pure returns (bytes32) {
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
