// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../market/Rules.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {IParameters} from "./IParameters.sol";

/// The bounds within which governance may change the rules. Each bound protects a guarantee of the protocol from
/// governance.
library RuleBounds {
    /// No wait of a task is longer, so a deposit is locked for a few such waits at most.
    uint256 internal constant LONGEST_WAIT = 30 days;

    /// A block hash is readable for 256 blocks; the beacon must leave time to call `draw`.
    uint256 internal constant LONGEST_BEACON_DELAY = 64;

    /// Seats that the smallest bond can back at once; with fewer, a few tasks could exhaust a council.
    uint256 internal constant SEATS_PER_BOND = 4;
    uint256 internal constant HIGHEST_CHALLENGER_BPS = 1000;

    /// At least half of a slash is burned, so that client and seats gain nothing by conspiring to slash.
    uint256 internal constant HIGHEST_PAID_BPS = 5000;
    uint256 internal constant FEWEST_OPERATORS = 2;
    uint256 internal constant HIGHEST_LEAD = 15;

    /// Seats are at most four times the cap, so a whole council fits a block's gas.
    uint256 internal constant HIGHEST_CAP = 63;

    /// A lock of one price for each window is lost too seldom to deter one forged link.
    uint256 internal constant LOWEST_LOCK_TENTHS = 11;
    uint256 internal constant HIGHEST_LOCK_TENTHS = 100;
    uint256 internal constant MAX_OPERATORS = 1000;

    function check(Rules memory rules, IProviderRegistry registry) internal view {
        _requireInside(rules.beaconDelay, 1, LONGEST_BEACON_DELAY, "beaconDelay");
        // Weights are remembered for two epochs after the one of a delivery, and more than one round must fit into them.
        uint256 longestAnswer = TaskMath.LONGEST_ANSWER * rules.answerSeconds;
        _requireInside(longestAnswer, 1, registry.EPOCH_LENGTH(), "answerSeconds");
        _requireInside(rules.openSeconds, 1, LONGEST_WAIT, "openSeconds");
        _requireInside(rules.livenessSeconds, 1, 1 days, "livenessSeconds");
        _requireInside(rules.receiptSeconds, 1, LONGEST_WAIT, "receiptSeconds");
        _requireInside(rules.contestSeconds, 1, LONGEST_WAIT, "contestSeconds");
        _requireInside(rules.voteSeconds, 1, LONGEST_WAIT, "voteSeconds");
        _requireInside(rules.awardSeconds, 1, LONGEST_WAIT, "awardSeconds");
        // Ranks are stored for the current and the previous epoch; an omission cannot be proven later.
        _requireInside(rules.omissionSeconds, 1, registry.EPOCH_LENGTH(), "omissionSeconds");

        // Challenges and disputes without a bond would be free to spam.
        _requireInside(rules.livenessBond, 1, type(uint128).max, "livenessBond");
        _requireInside(rules.disputeBond, 1, type(uint96).max, "disputeBond");
        // The jury earns a bond whatever it rules, so whoever loses must be able to pay one: half of a seat's bond, or
        // the share of the smallest lock that is not burned.
        _requireInside(rules.disputeBond, 0, uint256(rules.seatUnits) * registry.BOND_UNIT() / 2, "disputeBond");
        uint256 share = uint256(rules.minStakeLock) * rules.compensationBps / 10_000;
        _requireInside(rules.disputeBond, 0, share, "disputeBond");
        _requireInside(rules.vetoStake, 1, type(uint96).max, "vetoStake");
        // Every penalty is covered by the lock that it is taken from.
        _requireInside(rules.silencePenalty, 0, rules.minStakeLock, "silencePenalty");
        _requireInside(rules.declineFee, 0, rules.minTrustLock / 2, "declineFee");
        _requireInside(rules.seatUnits, 1, registry.MINIMUM_BOND() / SEATS_PER_BOND, "seatUnits");
        _requireInside(rules.silentUnits, 0, rules.seatUnits, "silentUnits");

        _requireInside(rules.challengerBps, 0, HIGHEST_CHALLENGER_BPS, "challengerBps");
        _requireInside(uint256(rules.compensationBps) + rules.challengerBps, 0, HIGHEST_PAID_BPS, "compensationBps");
        _requireInside(rules.rejectLead, 2, HIGHEST_LEAD, "rejectLead");
        // An even cap could leave a tie, and a cap below the lead would never let a lead decide.
        _requireInside(rules.cap, rules.rejectLead, HIGHEST_CAP, "cap");
        if (rules.cap % 2 == 0) revert IParameters.OutOfBounds("cap");
        _requireInside(rules.waitSeconds, 1, LONGEST_WAIT, "waitSeconds");
        _requireInside(rules.lockTenths, LOWEST_LOCK_TENTHS, HIGHEST_LOCK_TENTHS, "lockTenths");
        _requireInside(rules.minOperators, FEWEST_OPERATORS, MAX_OPERATORS, "minOperators");

        // A bond stays locked until the delivery of its last possible seat is settled and past any dispute.
        // A replay adds to the time to answer and, by at most another `waitSeconds`, to the time to vote.
        uint256 waits = 2 * uint256(rules.waitSeconds);
        uint256 path = uint256(registry.MEMORY()) * registry.EPOCH_LENGTH() + longestAnswer + rules.openSeconds + waits
            + rules.contestSeconds + rules.voteSeconds;
        if (path >= registry.UNBONDING_DELAY()) revert IParameters.OutOfBounds("path");
    }

    function _requireInside(uint256 value, uint256 lowest, uint256 highest, string memory field) private pure {
        if (value < lowest || value > highest) revert IParameters.OutOfBounds(field);
    }
}
