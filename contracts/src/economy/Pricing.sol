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
    uint256 leastBasePrice;
    uint256 mostBasePrice;
    uint256 normalUsage; // WAD: the usage at which the factor is 1
    uint256 fullNodeBps; // a whole node to oneself costs more (D5)
    uint256 stepPerHour; // WAD
}

/// A price with every term that made it.
struct Quote {
    uint256 score; // points, summed over the nodes
    uint256 duration; // seconds
    uint256 basePrice; // wei per point and hour
    uint256 fullNodeBps; // 10,000 for parallel work
    uint256 usage; // WAD
    uint256 factor; // WAD
    uint256 standard; // the price at factor 1
    uint256 price; // the price now
    bool free; // all of this score is uncommitted
}

/// Price of work = hours × score × price of a point-hour × usage factor (D1), as a quote before paying (D9).
contract Pricing is Capacity, Governed {
    uint256 public constant LEAST_NORMAL_USAGE = 0.2e18;
    uint256 public constant MOST_NORMAL_USAGE = 0.9e18;
    uint256 public constant MOST_FULL_NODE_BPS = 20_000;
    uint256 public constant LEAST_STEP = 0.01e18;
    uint256 public constant MOST_STEP = 0.5e18;

    uint256 public immutable LEAST_BASE_PRICE;
    uint256 public immutable MOST_BASE_PRICE;

    uint256 private _basePrice;
    uint256 private _stepPerHour;
    uint256 public normalUsage;
    uint256 public fullNodeBps;

    error FactorTooHigh(uint256 factor, uint256 most);
    error Unsorted(uint256 index);
    error NotOnline(bytes32 nodeId);

    constructor(CapacityConfig memory capacity, PricingConfig memory config)
        Capacity(capacity)
        Governed(config.governance)
    {
        LEAST_BASE_PRICE = config.leastBasePrice;
        MOST_BASE_PRICE = config.mostBasePrice;
        _basePrice = _bounded("basePrice", config.basePrice, Math.max(1, config.leastBasePrice), config.mostBasePrice);
        normalUsage = _bounded("normalUsage", config.normalUsage, LEAST_NORMAL_USAGE, MOST_NORMAL_USAGE);
        fullNodeBps = _bounded("fullNodeBps", config.fullNodeBps, 10_000, MOST_FULL_NODE_BPS);
        _stepPerHour = _bounded("stepPerHour", config.stepPerHour, LEAST_STEP, MOST_STEP);
    }

    // ------------------------------------------------------------------ prices

    /// The usage factor now, in WAD; always within [0.5, 3].
    function factor() public view returns (uint256) {
        return factorAt(usage());
    }

    /// The factor that a usage would have, both in WAD.
    function factorAt(uint256 usage_) public view returns (uint256) {
        return UsageFactor.forUsage(usage_, normalUsage);
    }

    /// The same, refused above what the caller accepts.
    function factorAtMost(uint256 most) external view returns (uint256 current) {
        current = factor();
        if (current > most) revert FactorTooHigh(current, most);
    }

    /// The price of one whole node, by its own score.
    function quoteFullNode(bytes32 nodeId, uint256 duration) external view returns (Quote memory quote) {
        quote = _open(duration, fullNodeBps);
        _add(quote, nodeId);
        _close(quote);
    }

    /// The price of parallel work, by the sum of the scores; node ids in ascending order, so none counts twice.
    function quoteParallel(bytes32[] calldata nodeIds, uint256 duration) external view returns (Quote memory quote) {
        quote = _open(duration, 10_000);
        for (uint256 i; i != nodeIds.length; ++i) {
            if (i != 0 && nodeIds[i] <= nodeIds[i - 1]) revert Unsorted(i);
            _add(quote, nodeIds[i]);
        }
        _close(quote);
    }

    /// Points × seconds at factor 1, rounded up: the network never works below its price.
    function standardPrice(uint256 score, uint256 duration, uint256 perPointHour, uint256 bps)
        public
        pure
        returns (uint256)
    {
        return Math.mulDiv(score * duration * bps, perPointHour, 10_000 * 1 hours, Math.Rounding.Ceil);
    }

    function basePrice() public view override returns (uint256) {
        return _basePrice;
    }

    function stepPerHour() public view override(UsageAverage) returns (uint256) {
        return _stepPerHour;
    }

    // ------------------------------------------------------------------ governance, inside bounds

    function setBasePrice(uint256 value) external onlyGovernance {
        _basePrice = _bounded("basePrice", value, Math.max(1, LEAST_BASE_PRICE), MOST_BASE_PRICE);
    }

    function setNormalUsage(uint256 value) external onlyGovernance {
        normalUsage = _bounded("normalUsage", value, LEAST_NORMAL_USAGE, MOST_NORMAL_USAGE);
    }

    function setFullNodeBps(uint256 value) external onlyGovernance {
        fullNodeBps = _bounded("fullNodeBps", value, 10_000, MOST_FULL_NODE_BPS);
    }

    function setStepPerHour(uint256 value) external onlyGovernance {
        _bringUpToDate();
        _stepPerHour = _bounded("stepPerHour", value, LEAST_STEP, MOST_STEP);
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
