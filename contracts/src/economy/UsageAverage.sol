// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// Averages usage over time. The average follows the usage of the time that has passed, at a bounded speed; a change
/// counts only from its own moment on. So usage that is faked for one transaction moves nothing, and usage that is
/// faked for an hour moves the average by one step at most.
///
/// A commitment ends by itself at the end of the hour in which it was due to end, without a call.
abstract contract UsageAverage {
    using SafeCast for uint256;

    uint256 internal constant WAD = 1e18;

    /// No commitment lasts longer, which bounds the search for ended ones.
    uint256 internal constant MAX_HOURS = 31 * 24;

    /// @notice The score that is online now, in points.
    uint128 public onlineScore;
    uint128 private _committed;
    uint64 private _average;
    uint64 private _averagedAt;
    mapping(uint256 hour => uint256 score) private _ending;

    constructor() {
        _averagedAt = uint64(block.timestamp);
    }

    /// @notice Returns the largest change of the average in an hour.
    /// @return The change, in WAD.
    function stepPerHour() public view virtual returns (uint256);

    /// @notice Returns the score that is committed now.
    /// @return committed The score, in points.
    function committedScore() public view returns (uint256 committed) {
        (, committed) = _now();
    }

    /// @notice Returns committed over online score at this moment; without online score, usage is zero.
    /// @return The usage, in WAD.
    function usageNow() public view returns (uint256) {
        return _share(committedScore());
    }

    /// @notice Returns the averaged usage, from which prices are computed.
    /// @return average The usage, in WAD.
    function usage() public view returns (uint256 average) {
        (average,) = _now();
    }

    /// Must be called before any change of score or step.
    function _bringUpToDate() internal {
        (uint256 average, uint256 committed) = _now();
        _average = average.toUint64();
        _committed = committed.toUint128();
        _averagedAt = uint64(block.timestamp);
    }

    function _changeOnline(uint256 from, uint256 to) internal {
        _bringUpToDate();
        onlineScore = (onlineScore - from + to).toUint128();
    }

    /// Adds a commitment. `until` is in the future and capped at MAX_HOURS from now.
    function _addCommitted(uint256 score, uint256 until) internal returns (uint40 counted) {
        _bringUpToDate();
        uint256 hour = Math.min(Math.ceilDiv(until, 1 hours), block.timestamp / 1 hours + MAX_HOURS);
        _ending[hour] += score;
        _committed += score.toUint128();
        return (hour * 1 hours).toUint40();
    }

    /// Removes a commitment; `counted` is the time that `_addCommitted` returned.
    function _removeCommitted(uint256 score, uint256 counted) internal {
        _bringUpToDate();
        if (counted <= block.timestamp) return; // ended by itself
        _ending[counted / 1 hours] -= score;
        _committed -= score.toUint128();
    }

    /// Returns average and committed score at this moment: walks through the hours since the last change and ends the
    /// commitments that were due.
    function _now() private view returns (uint256 average, uint256 committed) {
        (average, committed) = (_average, _committed);
        uint256 time = _averagedAt;
        uint256 last = block.timestamp / 1 hours;
        // After so long without a change, all commitments have ended and the average is zero.
        if (last > time / 1 hours + MAX_HOURS) return (0, 0);
        for (uint256 hour = time / 1 hours + 1; hour <= last && committed != 0; ++hour) {
            uint256 ended = _ending[hour];
            if (ended == 0) continue;
            average = _follow(average, _share(committed), hour * 1 hours - time);
            time = hour * 1 hours;
            committed -= ended;
        }
        average = _follow(average, _share(committed), block.timestamp - time);
    }

    function _follow(uint256 average, uint256 target, uint256 elapsed) private view returns (uint256) {
        uint256 step = stepPerHour() * elapsed / 1 hours;
        if (target > average) return target - average > step ? average + step : target;
        return average - target > step ? average - step : target;
    }

    function _share(uint256 committed) private view returns (uint256) {
        if (onlineScore == 0) return 0;
        return committed >= onlineScore ? WAD : committed * WAD / onlineScore;
    }
}
