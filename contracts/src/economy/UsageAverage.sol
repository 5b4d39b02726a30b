// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// Usage over time. The average follows what the usage *was* in the time that has passed, at a bounded speed; a change
/// counts only from its own moment on. So a usage that is made up for one transaction moves nothing, and one that is
/// made up for an hour moves the average by one step at most.
abstract contract UsageAverage {
    uint256 internal constant WAD = 1e18;

    uint128 public onlineScore;
    uint128 public committedScore;
    uint192 private _average;
    uint64 private _averagedAt;

    constructor() {
        _averagedAt = uint64(block.timestamp);
    }

    /// Largest change of the average in an hour, in WAD.
    function stepPerHour() public view virtual returns (uint256);

    /// Committed over online score at this moment; nothing online counts as idle.
    function usageNow() public view returns (uint256) {
        if (onlineScore == 0) return 0;
        if (committedScore >= onlineScore) return WAD;
        return uint256(committedScore) * WAD / onlineScore;
    }

    /// The averaged usage, as prices see it.
    function usage() public view returns (uint256) {
        uint256 average = _average;
        uint256 target = usageNow();
        uint256 step = stepPerHour() * (block.timestamp - _averagedAt) / 1 hours;
        if (target > average) return target - average > step ? average + step : target;
        return average - target > step ? average - step : target;
    }

    /// To be called before any change of score or step.
    function _bringUpToDate() internal {
        _average = uint192(usage());
        _averagedAt = uint64(block.timestamp);
    }

    function _changeOnline(uint256 from, uint256 to) internal {
        _bringUpToDate();
        onlineScore = uint128(onlineScore - from + to);
    }

    function _changeCommitted(uint256 from, uint256 to) internal {
        _bringUpToDate();
        committedScore = uint128(committedScore - from + to);
    }
}
