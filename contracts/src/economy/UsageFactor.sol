// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The usage factor: 0.5 when idle, exactly 1 at normal usage, 3 when full; two straight lines.
library UsageFactor {
    uint256 internal constant WAD = 1e18;
    uint256 internal constant IDLE = 0.5e18;
    uint256 internal constant NORMAL = 1e18;
    uint256 internal constant FULL = 3e18;

    /// Returns the factor of a usage. `usage` and `normal` are shares of the capacity in WAD; a usage above 1 counts as
    /// 1; 0 < normal < 1.
    function forUsage(uint256 usage, uint256 normal) internal pure returns (uint256) {
        if (usage >= WAD) return FULL;
        if (usage <= normal) return IDLE + (NORMAL - IDLE) * usage / normal;
        return NORMAL + (FULL - NORMAL) * (usage - normal) / (WAD - normal);
    }
}
