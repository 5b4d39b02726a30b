// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// A period of the schedule: tokens per year for a number of years.
struct Period {
    uint128 perYear;
    uint16 lengthYears;
}

/// The receivers of newly issued tokens. The uptime pool receives the rest, so the three shares always add up.
struct Receivers {
    address foundation;
    uint16 foundationBps;
    address stakingPool;
    uint16 stakingBps;
    address uptimePool;
}

interface IMintable {
    /// @notice Mints tokens.
    /// @param to The account that receives the amount.
    /// @param amount The amount, in wei.
    function mint(address to, uint256 amount) external;
}

/// Issues the token along a schedule, continuously. Anyone may call `issue` at any time and as often as they like: each
/// share is computed from the beginning, so the times of the calls do not change a single wei.
contract Emission {
    /// @notice The length of a year of the schedule, in seconds; leap days do not move its ends.
    uint256 public constant YEAR = 365 days;

    /// @notice The token that is issued.
    IMintable public immutable TOKEN;

    /// @notice The start of the schedule, in seconds.
    uint256 public immutable START;

    /// @notice The account of the foundation.
    address public immutable FOUNDATION;

    /// @notice The foundation's share, in basis points.
    uint256 public immutable FOUNDATION_BPS;

    /// @notice The pool of staking rewards.
    address public immutable STAKING_POOL;

    /// @notice The share of staking rewards, in basis points.
    uint256 public immutable STAKING_BPS;

    /// @notice The pool of uptime rewards, which receives the rest.
    address public immutable UPTIME_POOL;

    /// @notice The amount issued so far, in wei.
    uint256 public issued;
    Period[] private _schedule;

    /// @notice Tokens were issued.
    /// @param foundation The foundation's share, in wei.
    /// @param staking The share of the staking pool, in wei.
    /// @param uptime The share of the uptime pool, in wei.
    /// @param total The amount issued since the start, in wei.
    event Issued(uint256 foundation, uint256 staking, uint256 uptime, uint256 total);

    /// @notice A receiver is the zero address, or the shares add up to more than 100%.
    error BadReceivers();

    /// @notice A period of the schedule has no length.
    /// @param index The index of the period.
    error BadPeriod(uint256 index);

    constructor(IMintable token, uint256 start, Receivers memory to, Period[] memory schedule_) {
        if (uint256(to.foundationBps) + to.stakingBps > 10_000) revert BadReceivers();
        if (to.foundation == address(0) || to.stakingPool == address(0) || to.uptimePool == address(0)) {
            revert BadReceivers();
        }
        TOKEN = token;
        START = start;
        FOUNDATION = to.foundation;
        FOUNDATION_BPS = to.foundationBps;
        STAKING_POOL = to.stakingPool;
        STAKING_BPS = to.stakingBps;
        UPTIME_POOL = to.uptimePool;
        for (uint256 i; i != schedule_.length; ++i) {
            if (schedule_[i].lengthYears == 0) revert BadPeriod(i);
            _schedule.push(schedule_[i]);
        }
    }

    /// @notice Mints the amount that has fallen due since the last call. Anyone may call.
    /// @return amount The amount minted, in wei.
    function issue() external returns (uint256 amount) {
        uint256 before = issued;
        uint256 total = totalAt(block.timestamp);
        if (total == before) return 0;
        issued = total;
        uint256 foundation = _share(total, FOUNDATION_BPS) - _share(before, FOUNDATION_BPS);
        uint256 staking = _share(total, STAKING_BPS) - _share(before, STAKING_BPS);
        amount = total - before;
        uint256 uptime = amount - foundation - staking;
        emit Issued(foundation, staking, uptime, total);
        if (foundation != 0) TOKEN.mint(FOUNDATION, foundation);
        if (staking != 0) TOKEN.mint(STAKING_POOL, staking);
        if (uptime != 0) TOKEN.mint(UPTIME_POOL, uptime);
    }

    /// @notice Returns the amount that the schedule issues up to a time; exact at the end of each year.
    /// @param time The time, in seconds.
    /// @return total The amount, in wei.
    function totalAt(uint256 time) public view returns (uint256 total) {
        if (time <= START) return 0;
        uint256 left = time - START;
        for (uint256 i; i != _schedule.length; ++i) {
            Period memory period = _schedule[i];
            uint256 length = period.lengthYears * YEAR;
            uint256 elapsed = Math.min(left, length);
            total += uint256(period.perYear) * elapsed / YEAR;
            left -= elapsed;
            if (left == 0) break;
        }
    }

    /// @notice Returns the share of `totalAt` that goes to uptime rewards; the budget of an epoch is the difference
    /// over the epoch.
    /// @param time The time, in seconds.
    /// @return The amount, in wei.
    function uptimeAt(uint256 time) external view returns (uint256) {
        uint256 total = totalAt(time);
        return total - _share(total, FOUNDATION_BPS) - _share(total, STAKING_BPS);
    }

    /// @notice Returns the schedule.
    /// @return The periods in order.
    function schedule() external view returns (Period[] memory) {
        return _schedule;
    }

    function _share(uint256 total, uint256 bps) private pure returns (uint256) {
        return total * bps / 10_000;
    }
}
