// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Governed} from "../governance/Governed.sol";
import {Capacity, CapacityConfig} from "./Capacity.sol";
import {UsageAverage} from "./UsageAverage.sol";
import {UsageFactor} from "./UsageFactor.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

struct PricingConfig {
    address governance;
    uint256 basePrice; // wei for one point for one hour
    uint256 minBasePrice;
    uint256 maxBasePrice;
    uint256 normalUsage; // WAD: the usage at which the factor is 1
    uint256 fullNodeBps; // price of a whole node, in basis points of the parallel price
    uint256 stepPerHour; // WAD
}

/// A price with all its terms.
struct Quote {
    uint256 score; // points, summed over the nodes
    uint256 duration; // seconds
    uint256 basePrice; // wei per point and hour
    uint256 fullNodeBps; // 10,000 for parallel work
    uint256 usage; // WAD
    uint256 factor; // WAD
    uint256 standard; // the price at factor 1
    uint256 price; // the price now
    bool free; // no node of the quote has committed score
}

/// Price of work = hours × score × price of a point-hour × usage factor, as a quote before paying.
contract Pricing is Capacity, Governed {
    /// @notice The lowest normal usage that governance can set, in WAD.
    uint256 public constant MIN_NORMAL_USAGE = 0.2e18;

    /// @notice The highest normal usage that governance can set, in WAD.
    uint256 public constant MAX_NORMAL_USAGE = 0.9e18;

    /// @notice The highest price of a whole node, in basis points of the parallel price.
    uint256 public constant MAX_FULL_NODE_BPS = 20_000;

    /// @notice The smallest step per hour that governance can set, in WAD.
    uint256 public constant MIN_STEP = 0.01e18;

    /// @notice The largest step per hour that governance can set, in WAD.
    uint256 public constant MAX_STEP = 0.5e18;

    /// @notice The lowest base price that governance can set, in wei.
    uint256 public immutable MIN_BASE_PRICE;

    /// @notice The highest base price that governance can set, in wei.
    uint256 public immutable MAX_BASE_PRICE;

    uint256 private _basePrice;
    uint256 private _stepPerHour;

    /// @notice The usage at which the factor is 1, in WAD.
    uint256 public normalUsage;

    /// @notice The price of a whole node, in basis points of the parallel price.
    uint256 public fullNodeBps;

    /// @notice The usage factor is above the caller's limit.
    /// @param factor The factor now, in WAD.
    /// @param most The caller's limit, in WAD.
    error FactorTooHigh(uint256 factor, uint256 most);

    /// @notice The node ids are not in ascending order.
    /// @param index The index of the first id out of order.
    error Unsorted(uint256 index);

    /// @notice The node is not online.
    /// @param nodeId The node's id.
    error NotOnline(bytes32 nodeId);

    constructor(CapacityConfig memory capacity, PricingConfig memory config)
        Capacity(capacity)
        Governed(config.governance)
    {
        MIN_BASE_PRICE = config.minBasePrice;
        MAX_BASE_PRICE = config.maxBasePrice;
        _basePrice = _bounded("basePrice", config.basePrice, Math.max(1, config.minBasePrice), config.maxBasePrice);
        normalUsage = _bounded("normalUsage", config.normalUsage, MIN_NORMAL_USAGE, MAX_NORMAL_USAGE);
        fullNodeBps = _bounded("fullNodeBps", config.fullNodeBps, 10_000, MAX_FULL_NODE_BPS);
        _stepPerHour = _bounded("stepPerHour", config.stepPerHour, MIN_STEP, MAX_STEP);
    }

    // ------------------------------------------------------------------ prices

    /// @notice Returns the usage factor now.
    /// @return The factor, in WAD; always within 0.5 and 3.
    function factor() public view returns (uint256) {
        return factorAt(usage());
    }

    /// @notice Returns the factor that a usage would have.
    /// @param usage_ The usage, in WAD.
    /// @return The factor, in WAD.
    function factorAt(uint256 usage_) public view returns (uint256) {
        return UsageFactor.forUsage(usage_, normalUsage);
    }

    /// @notice Returns the usage factor now, and reverts when it is above the caller's limit.
    /// @param most The caller's limit, in WAD.
    /// @return current The factor, in WAD.
    function factorAtMost(uint256 most) external view returns (uint256 current) {
        current = factor();
        if (current > most) revert FactorTooHigh(current, most);
    }

    /// @notice Returns the price of one whole node by its own score.
    /// @param nodeId The node's id.
    /// @param duration The time, in seconds.
    /// @return quote The quote.
    function quoteFullNode(bytes32 nodeId, uint256 duration) external view returns (Quote memory quote) {
        quote = _open(duration, fullNodeBps);
        _add(quote, nodeId);
        _close(quote);
    }

    /// @notice Returns the price of parallel work by the sum of the nodes' scores.
    /// @param nodeIds The nodes, in ascending order so that none counts twice.
    /// @param duration The time, in seconds.
    /// @return quote The quote.
    function quoteParallel(bytes32[] calldata nodeIds, uint256 duration) external view returns (Quote memory quote) {
        quote = _open(duration, 10_000);
        for (uint256 i; i != nodeIds.length; ++i) {
            if (i != 0 && nodeIds[i] <= nodeIds[i - 1]) revert Unsorted(i);
            _add(quote, nodeIds[i]);
        }
        _close(quote);
    }

    /// @notice Returns the price of score for a time at usage factor 1, rounded up so that the network never works
    /// below its price.
    /// @param score The score, in points.
    /// @param duration The time, in seconds.
    /// @param perPointHour The price of one point for one hour, in wei.
    /// @param bps The surcharge for a whole node, in basis points; 10,000 for none.
    /// @return The price, in wei.
    function standardPrice(uint256 score, uint256 duration, uint256 perPointHour, uint256 bps)
        public
        pure
        returns (uint256)
    {
        return Math.mulDiv(score * duration * bps, perPointHour, 10_000 * 1 hours, Math.Rounding.Ceil);
    }

    /// @inheritdoc Capacity
    function basePrice() public view override returns (uint256) {
        return _basePrice;
    }

    /// @inheritdoc UsageAverage
    function stepPerHour() public view override(UsageAverage) returns (uint256) {
        return _stepPerHour;
    }

    // ------------------------------------------------------------------ governance, inside bounds

    /// @notice Sets the price of one point for one hour. Governance only.
    /// @param value The price, in wei.
    function setBasePrice(uint256 value) external onlyGovernance {
        _basePrice = _bounded("basePrice", value, Math.max(1, MIN_BASE_PRICE), MAX_BASE_PRICE);
    }

    /// @notice Sets the usage at which the factor is 1. Governance only.
    /// @param value The usage, in WAD.
    function setNormalUsage(uint256 value) external onlyGovernance {
        normalUsage = _bounded("normalUsage", value, MIN_NORMAL_USAGE, MAX_NORMAL_USAGE);
    }

    /// @notice Sets the price of a whole node. Governance only.
    /// @param value The price, in basis points of the parallel price.
    function setFullNodeBps(uint256 value) external onlyGovernance {
        fullNodeBps = _bounded("fullNodeBps", value, 10_000, MAX_FULL_NODE_BPS);
    }

    /// @notice Sets the largest change of the averaged usage in an hour. Governance only.
    /// @param value The change, in WAD.
    function setStepPerHour(uint256 value) external onlyGovernance {
        _bringUpToDate();
        _stepPerHour = _bounded("stepPerHour", value, MIN_STEP, MAX_STEP);
    }

    // ------------------------------------------------------------------ inside

    function _open(uint256 duration, uint256 bps) private view returns (Quote memory quote) {
        quote.duration = duration;
        quote.basePrice = _basePrice;
        quote.fullNodeBps = bps;
        quote.usage = usage();
        quote.factor = factorAt(quote.usage);
        quote.free = true;
    }

    function _add(Quote memory quote, bytes32 nodeId) private view {
        Presence memory presence = presenceOf(nodeId);
        if (presence.score == 0 || block.timestamp > uint256(presence.seenAt) + ONLINE_SECONDS) {
            revert NotOnline(nodeId);
        }
        quote.score += presence.score;
        if (presence.committed != 0) quote.free = false;
    }

    function _close(Quote memory quote) private pure {
        quote.standard = standardPrice(quote.score, quote.duration, quote.basePrice, quote.fullNodeBps);
        quote.price = Math.mulDiv(quote.standard, quote.factor, WAD, Math.Rounding.Ceil);
    }
}
