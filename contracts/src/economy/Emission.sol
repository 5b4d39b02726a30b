// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// So many tokens a year, for so many years.
struct Period {
    uint128 perYear;
    uint16 lengthYears;
}

/// Who receives what is newly issued. The uptime pool takes the rest, so the three always add up.
struct Receivers {
    address foundation;
    uint16 foundationBps;
    address stakingPool;
    uint16 stakingBps;
    address uptimePool;
}

interface IMintable {
    function mint(address to, uint256 amount) external;
}

/// Issues the token along a schedule, continuously as time passes. Anyone may call `issue`, at any time and as often as
/// they like: each share is computed from the beginning, so neither haste nor delay changes a single wei.
contract Emission {
    /// A year of the schedule, always: leap days do not move its ends.
    uint256 public constant YEAR = 365 days;

    IMintable public immutable TOKEN;
    uint256 public immutable START;
    address public immutable FOUNDATION;
    uint256 public immutable FOUNDATION_BPS;
    address public immutable STAKING_POOL;
    uint256 public immutable STAKING_BPS;
    address public immutable UPTIME_POOL;

    /// What was issued so far.
    uint256 public issued;
    Period[] private _schedule;

    event Issued(uint256 foundation, uint256 staking, uint256 uptime, uint256 total);

    error BadReceivers();
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

    /// Mints what has fallen due since the last call. Returns how much that was.
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

    /// Everything the schedule issues up to a time; exact at the end of each year.
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

    /// The part of `totalAt` that goes to uptime rewards: what an epoch may pay is the difference over it.
    function uptimeAt(uint256 time) external view returns (uint256) {
        uint256 total = totalAt(time);
        return total - _share(total, FOUNDATION_BPS) - _share(total, STAKING_BPS);
    }

    function schedule() external view returns (Period[] memory) {
        return _schedule;
    }

    function _share(uint256 total, uint256 bps) private pure returns (uint256) {
        return total * bps / 10_000;
    }
}
