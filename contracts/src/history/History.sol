// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Callers} from "../network/Callers.sol";
import {EpochClock} from "../registry/EpochClock.sol";
import {Fault, IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {IHistory, Record, SilenceRule} from "./IHistory.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// Stores one word per operator: the balance now, at the start of the epoch of its last change, and one epoch earlier,
/// so that the rank of a bid at its award can still be proven in the next epoch.
contract History is IHistory, Callers, EpochClock {
    uint256 private constant BPS = 10_000;

    /// Surcharge on the ranking price of a bid without a record.
    uint256 private constant UNKNOWN_BPS = 1000;

    /// Largest reduction of the ranking price by a record.
    uint256 private constant ADVANTAGE_BPS = 2000;

    /// A single task uses at most this fraction (one sixteenth) of the record, so that winning many tasks at once does
    /// not multiply it.
    uint256 private constant LARGEST_PART = 16;

    /// Balances are stored in gwei.
    uint256 private constant GWEI = 1e9;

    /// Times of silences that fit one word.
    uint256 private constant MOST_SILENCES = 6;

    /// @inheritdoc IHistory
    uint8 public immutable JAIL_SILENCES;

    /// @inheritdoc IHistory
    uint40 public immutable JAIL_WINDOW;

    /// @inheritdoc IHistory
    uint40 public immutable SILENCE_GAP;

    /// @notice The record, in gwei, at which half of the largest advantage is reached.
    uint256 public immutable HALF_RANK;

    struct PackedRecord {
        uint64 good;
        uint64 before; // balance when `epoch` began
        uint64 earlier; // balance when the epoch before `epoch` began
        uint24 epoch; // epoch of the last change
        uint24 checked;
        uint16 faults;
    }

    mapping(address operator => PackedRecord) private _records;

    /// @inheritdoc IHistory
    mapping(address client => uint256) public checkedFor;

    /// The times of an operator's last silences, 40 bits each, the newest in the lowest bits.
    mapping(address operator => uint256) private _silences;

    constructor(IProviderRegistry registry, address[] memory callers, uint256 halfRankWei, SilenceRule memory silence)
        Callers(callers)
        EpochClock(registry)
    {
        if (halfRankWei < GWEI) revert BadHalfRank();
        if (silence.count == 0 || silence.count > MOST_SILENCES) revert BadSilenceRule("count");
        if (silence.window < uint256(silence.gap) * (silence.count - 1)) revert BadSilenceRule("window");
        HALF_RANK = halfRankWei / GWEI;
        JAIL_SILENCES = silence.count;
        JAIL_WINDOW = silence.window;
        SILENCE_GAP = silence.gap;
    }

    /// @inheritdoc IHistory
    function recordChecked(address operator, address client, uint256 paid, uint256 seatFees)
        external
        onlyNetworkContract
    {
        uint24 epoch = _currentEpoch();
        PackedRecord memory r = _rollToEpoch(operator, epoch);
        // Half of the fees: an operator that deals with itself gets back what its own seats earn, so a full credit would
        // yield more than it cost. Rounded down: a fraction of a gwei is not earned.
        r.good = _saturate(r.good - _advantage(r.good, paid / GWEI) + seatFees / 2 / GWEI);
        if (r.checked != type(uint24).max) ++r.checked;
        _records[operator] = r;
        ++checkedFor[client];
    }

    /// @inheritdoc IHistory
    function recordFault(address operator, Fault fault) external onlyNetworkContract {
        _recordFault(operator, fault);
    }

    /// @inheritdoc IHistory
    function recordSilence(address operator) external onlyNetworkContract returns (bool tooOften) {
        uint256 times = _silences[operator];
        // forge-lint: disable-next-line(unsafe-typecast) only the last time is wanted
        if (block.timestamp < uint256(uint40(times)) + SILENCE_GAP) return false;
        times = (times << 40) | block.timestamp;
        tooOften = _recent(times) == JAIL_SILENCES;
        _silences[operator] = tooOften ? 0 : times;
        if (tooOften) _recordFault(operator, Fault.SilentExecutor);
    }

    /// @inheritdoc IHistory
    function silencesOf(address operator) external view returns (uint256) {
        return _recent(_silences[operator]);
    }

    function _recordFault(address operator, Fault fault) private {
        PackedRecord storage r = _records[operator];
        // The earlier epochs are reset too: a forfeited rank cannot prove an omitted bid.
        (r.good, r.before, r.earlier) = (0, 0, 0);
        if (r.faults != type(uint16).max) ++r.faults;
        emit Faulted(operator, fault);
    }

    /// @inheritdoc IHistory
    function effectivePrice(address operator, uint256 price, uint24 epoch) external view returns (uint256) {
        uint256 advantage = _advantage(_goodAt(operator, epoch), price / GWEI) * GWEI;
        return price + Math.mulDiv(price, UNKNOWN_BPS, BPS) - advantage;
    }

    /// @inheritdoc IHistory
    function recordOf(address operator) external view returns (Record memory) {
        PackedRecord storage r = _records[operator];
        return Record({good: r.good * GWEI, checked: r.checked, faults: r.faults});
    }

    /// Returns the reduction of a price by a record, in gwei: it grows with the record towards two tenths of the price.
    function _advantage(uint256 good, uint256 price) private view returns (uint256) {
        if (good == 0) return 0;
        uint256 share = Math.mulDiv(Math.mulDiv(price, ADVANTAGE_BPS, BPS), good, good + HALF_RANK);
        return Math.min(share, good / LARGEST_PART);
    }

    /// Returns how many silences are not older than the window, at most `JAIL_SILENCES`.
    function _recent(uint256 times) private view returns (uint256 count) {
        while (count != JAIL_SILENCES) {
            // forge-lint: disable-next-line(unsafe-typecast) only the last time is wanted
            uint256 time = uint40(times >> (40 * count));
            if (time == 0 || time + JAIL_WINDOW < block.timestamp) break;
            ++count;
        }
    }

    /// Returns a record's balance at the start of an epoch.
    function _goodAt(address operator, uint24 epoch) private view returns (uint256) {
        PackedRecord storage r = _records[operator];
        if (epoch > r.epoch) return r.good;
        return epoch == r.epoch ? r.before : r.earlier;
    }

    /// Returns the record with its earlier balances moved to the current epoch.
    function _rollToEpoch(address operator, uint24 epoch) private view returns (PackedRecord memory r) {
        r = _records[operator];
        if (r.epoch == epoch) return r;
        r.earlier = r.epoch + 1 == epoch ? r.before : r.good;
        r.before = r.good;
        r.epoch = epoch;
    }

    function _saturate(uint256 good) private pure returns (uint64) {
        // forge-lint: disable-next-line(unsafe-typecast) the larger ones were cut off
        return good > type(uint64).max ? type(uint64).max : uint64(good);
    }
}
