// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

library Sampling {
    /// Returns `count` different numbers below `below`; each set is equally likely (Floyd's method).
    function distinct(bytes32 seed, uint256 count, uint256 below) internal pure returns (uint64[] memory chosen) {
        chosen = new uint64[](count);
        for (uint256 i = 0; i < count; ++i) {
            uint256 last = below - count + i;
            // Segment numbers are below 2**32, so the bias of the remainder is below 2**-224.
            uint64 pick = uint64(uint256(keccak256(abi.encode(seed, i))) % (last + 1));
            for (uint256 j = 0; j < i; ++j) {
                if (chosen[j] == pick) {
                    // forge-lint: disable-next-line(unsafe-typecast) below 2**32
                    pick = uint64(last);
                    break;
                }
            }
            chosen[i] = pick;
        }
    }
}
