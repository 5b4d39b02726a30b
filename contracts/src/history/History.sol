// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Fault, IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {IHistory, Record} from "./IHistory.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// One word per identity: the balance now, at the start of the epoch of its last change, and an epoch earlier, so that
/// the rank in which a bid stood at its award can still be shown in the next epoch.
contract History is IHistory {
    uint256 private constant BPS = 10_000;
    /// What a bid without any record is raised by.
    uint256 private constant UNKNOWN_BPS = 1000;
    /// The most that a record takes off again.
    uint256 private constant ADVANTAGE_BPS = 2000;
    /// A single task yields at most this part of the record, so that winning many at once does not multiply it.
    uint256 private constant LARGEST_PART = 16;
    /// Balances are kept in gwei.
    uint256 private constant GRAIN = 1e9;

    /// The record, in grains, at which half of the advantage is reached.
    uint256 public immutable HALF_RANK;
    IProviderRegistry private immutable REGISTRY;
    address private immutable MARKET;
    address private immutable COUNCIL;
    address private immutable DISPUTES;

    struct PackedRecord {
        uint64 good;
        uint64 before; // when `epoch` began
        uint64 earlier; // when the epoch before `epoch` began
        uint24 epoch; // of the last change
        uint24 checked;
        uint16 faults;
    }

    mapping(address account => PackedRecord) private _records;

    modifier onlyLaw() {
        if (msg.sender != MARKET && msg.sender != COUNCIL && msg.sender != DISPUTES) revert NotLaw(msg.sender);
        _;
    }

    constructor(IProviderRegistry registry, address market, address council, address disputes, uint256 halfRankWei) {
        if (halfRankWei < GRAIN) revert BadHalfRank();
        HALF_RANK = halfRankWei / GRAIN;
        REGISTRY = registry;
        MARKET = market;
        COUNCIL = council;
        DISPUTES = disputes;
    }

    function recordChecked(address operator, address client, uint256 paid, uint256 seatFees) external onlyLaw {
        uint24 epoch = REGISTRY.currentEpoch();
        // Rounded down: a grain that was not paid is not earned.
        uint256 earned = seatFees / GRAIN;
        PackedRecord memory r = _turn(operator, epoch);
        r.good = _fit(r.good - _advantage(r.good, paid / GRAIN) + earned);
        if (r.checked != type(uint24).max) ++r.checked;
        _records[operator] = r;
        // Work for oneself says nothing about oneself as a client.
        if (client != operator) {
            r = _turn(client, epoch);
            r.good = _fit(r.good + earned);
            if (r.checked != type(uint24).max) ++r.checked;
            _records[client] = r;
        }
    }

    function recordFault(address account, Fault fault) external onlyLaw {
        PackedRecord storage r = _records[account];
        // Also for the epochs before: a rank that was forfeited proves no claim.
        (r.good, r.before, r.earlier) = (0, 0, 0);
        if (r.faults != type(uint16).max) ++r.faults;
        emit Faulted(account, fault);
    }

    function effectivePrice(address operator, uint256 price, uint24 epoch) external view returns (uint256) {
        uint256 advantage = _advantage(_goodAt(operator, epoch), price / GRAIN) * GRAIN;
        return price + Math.mulDiv(price, UNKNOWN_BPS, BPS) - advantage;
    }

    function recordOf(address account) external view returns (Record memory) {
        PackedRecord storage r = _records[account];
        return Record({good: r.good * GRAIN, checked: r.checked, faults: r.faults});
    }

    /// What a record takes off a price: grows with the record towards two tenths of the price. In grains.
    function _advantage(uint256 good, uint256 price) private view returns (uint256) {
        if (good == 0) return 0;
        uint256 share = Math.mulDiv(Math.mulDiv(price, ADVANTAGE_BPS, BPS), good, good + HALF_RANK);
        return Math.min(share, good / LARGEST_PART);
    }

    /// A record's balance when an epoch began.
    function _goodAt(address account, uint24 epoch) private view returns (uint256) {
        PackedRecord storage r = _records[account];
        if (epoch > r.epoch) return r.good;
        return epoch == r.epoch ? r.before : r.earlier;
    }

    /// The record, with its memory moved on to the present epoch.
    function _turn(address account, uint24 epoch) private view returns (PackedRecord memory r) {
        r = _records[account];
        if (r.epoch == epoch) return r;
        r.earlier = r.epoch + 1 == epoch ? r.before : r.good;
        r.before = r.good;
        r.epoch = epoch;
    }

    function _fit(uint256 good) private pure returns (uint64) {
        // forge-lint: disable-next-line(unsafe-typecast) the larger ones were cut off
        return good > type(uint64).max ? type(uint64).max : uint64(good);
    }
}
