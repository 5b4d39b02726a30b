// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// Merkle proofs that bind the position. The usual proofs with sorted pairs do not: an executor could commit a good and a
/// bad leaf for the same place and show whichever suits the segment that was drawn.
library IndexedMerkle {
    error WrongProofLength(uint256 length, uint256 expected);

    /// True when `leaf` stands at `index` of the tree over `width` leaves, filled up with zeros to a power of two.
    /// Two leaves can never stand at the same place of one root.
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
