// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// Merkle proofs that bind the position of a leaf. The usual proofs with sorted pairs do not: an executor could commit
/// a good and a bad leaf for the same position and show the one that suits the drawn segment.
library IndexedMerkle {
    /// @notice The Merkle proof does not fit the tree's depth.
    /// @param length The length of the proof.
    /// @param expected The depth of the tree.
    error WrongProofLength(uint256 length, uint256 expected);

    /// Returns true when `leaf` is at `index` of the tree over `width` leaves, padded with zeros to a power of two. Two
    /// different leaves can never be at the same position under one root.
    function verify(bytes32 root, bytes32 leaf, uint256 index, uint256 width, bytes32[] calldata proof)
        internal
        pure
        returns (bool)
    {
        uint256 depth = depthOf(width);
        if (proof.length != depth) revert WrongProofLength(proof.length, depth);
        if (index >= width) return false;
        bytes32 node = leaf;
        for (uint256 i = 0; i < depth; ++i) {
            bytes32 other = proof[i];
            node = index & 1 == 0 ? Hashes.efficientKeccak256(node, other) : Hashes.efficientKeccak256(other, node);
            index >>= 1;
        }
        return node == root;
    }

    function depthOf(uint256 width) internal pure returns (uint256) {
        return width < 2 ? 0 : Math.log2(width - 1) + 1;
    }
}
