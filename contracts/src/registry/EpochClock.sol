// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IProviderRegistry} from "./IProviderRegistry.sol";

library Epochs {
    /// Epoch numbers start here, so that as many epochs back as a draw may read exist from the first epoch on.
    uint24 private constant FIRST = 8;

    function current(uint40 genesis, uint40 length) internal view returns (uint24) {
        // Fits 16 million epochs: 30 years of epochs of a minute.
        // forge-lint: disable-next-line(unsafe-typecast)
        return FIRST + uint24((block.timestamp - genesis) / length);
    }
}

/// Counts the registry's epochs without asking the registry, which costs 3,400 gas.
abstract contract EpochClock {
    uint40 private immutable GENESIS;
    uint40 private immutable EPOCH_LENGTH;

    constructor(IProviderRegistry registry) {
        GENESIS = registry.GENESIS();
        EPOCH_LENGTH = registry.EPOCH_LENGTH();
    }

    function _currentEpoch() internal view returns (uint24) {
        return Epochs.current(GENESIS, EPOCH_LENGTH);
    }
}
