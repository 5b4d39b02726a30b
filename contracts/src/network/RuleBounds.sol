// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../market/Rules.sol";
import {IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {IParameters} from "./IParameters.sol";

/// The bounds inside which governance may move the rules. Each keeps a promise of the protocol true, whatever
/// governance wishes.
library RuleBounds {
    /// No wait of a task is longer than this, so no deposit is held for longer than a handful of them.
    uint256 internal constant LONGEST_WAIT = 30 days;
    /// A block hash is readable for 256 blocks; the beacon must leave time to pin it.
    uint256 internal constant LONGEST_BEACON_DELAY = 64;
    /// Seats that the smallest bond can back at once; fewer would let a few tasks empty a council.
    uint256 internal constant SEATS_PER_BOND = 4;
    uint256 internal constant HIGHEST_CHALLENGER_BPS = 1000;
    /// At least half of a slash burns, so that client and seats gain nothing by conspiring to slash.
    uint256 internal constant HIGHEST_PAID_BPS = 5000;
    uint256 internal constant FEWEST_OPERATORS = 2;
    uint256 internal constant MOST_OPERATORS = 1000;

    function check(Rules memory rules, IProviderRegistry registry) internal view {
        _inside(rules.beaconDelay, 1, LONGEST_BEACON_DELAY, "beaconDelay");
        _inside(rules.answerSeconds, 1, LONGEST_WAIT, "answerSeconds");
        _inside(rules.openSeconds, 1, LONGEST_WAIT, "openSeconds");
        _inside(rules.livenessSeconds, 1, 1 days, "livenessSeconds");
        _inside(rules.receiptSeconds, 1, LONGEST_WAIT, "receiptSeconds");
        _inside(rules.contestSeconds, 1, LONGEST_WAIT, "contestSeconds");
        _inside(rules.voteSeconds, 1, LONGEST_WAIT, "voteSeconds");
        _inside(rules.awardSeconds, 1, LONGEST_WAIT, "awardSeconds");
        // Ranks are remembered for the present and the previous epoch: later an omission could not be judged.
        _inside(rules.omissionSeconds, 1, registry.EPOCH_LENGTH(), "omissionSeconds");

        // Challenges and disputes without a price would be a way to waste everybody's time.
        _inside(rules.livenessBond, 1, type(uint128).max, "livenessBond");
        _inside(rules.disputeBond, 1, type(uint96).max, "disputeBond");
        _inside(rules.vetoStake, 1, type(uint96).max, "vetoStake");
        // Every penalty is covered by the lock that it is taken from.
        _inside(rules.silencePenalty, 0, rules.minStakeLock, "silencePenalty");
        _inside(rules.declineFee, 0, rules.minTrustLock / 2, "declineFee");
        _inside(rules.seatUnits, 1, registry.MINIMUM_BOND() / SEATS_PER_BOND, "seatUnits");
        _inside(rules.silentUnits, 0, rules.seatUnits, "silentUnits");

        _inside(rules.challengerBps, 0, HIGHEST_CHALLENGER_BPS, "challengerBps");
        _inside(uint256(rules.compensationBps) + rules.challengerBps, 0, HIGHEST_PAID_BPS, "compensationBps");
        _inside(rules.minOperators, FEWEST_OPERATORS, MOST_OPERATORS, "minOperators");

        // A bond stays until the last seat that it could have been drawn for has been judged.
        uint256 path = uint256(registry.MEMORY()) * registry.EPOCH_LENGTH() + rules.answerSeconds + rules.openSeconds
            + rules.contestSeconds + rules.voteSeconds;
        if (path >= registry.UNBONDING_DELAY()) revert IParameters.OutOfBounds("path");
    }

    function _inside(uint256 value, uint256 lowest, uint256 highest, string memory field) private pure {
        if (value < lowest || value > highest) revert IParameters.OutOfBounds(field);
    }
}
