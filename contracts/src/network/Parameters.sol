// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../market/Rules.sol";
import {ClassKind, IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {IParameters} from "./IParameters.sol";
import {RuleBounds} from "./RuleBounds.sol";

/// Stores the hash of the rules for new tasks and the tokens that tasks may be paid in, and lists classes in the
/// registry. It holds no funds and calls no contract but the registry.
contract Parameters is IParameters {
    IProviderRegistry private immutable REGISTRY;

    /// @inheritdoc IParameters
    bytes32 public rulesHash;

    /// @inheritdoc IParameters
    address public governance;
    address private _offeredTo;

    /// The stake token's own rate.
    uint128 private constant ONE = 1e18;

    /// Bounds of a rate, which keep every conversion inside its type: a token of 6 decimals that is worth as much as the
    /// stake token has 1e30.
    uint128 private constant LOWEST_RATE = 1e6;
    uint128 private constant HIGHEST_RATE = 1e36;

    /// A rate at most halves or doubles in a day, so that governance cannot make the locks of new tasks worthless before
    /// anyone reacts.
    uint128 private constant LARGEST_STEP = 2;
    uint256 private constant STEP_SECONDS = 1 days;

    /// A token's rate. It stays when the token is removed, so that listing it again is a step too.
    struct TokenRate {
        uint128 rate;
        uint40 changedAt;
        bool listed;
    }

    mapping(address token => TokenRate) private _rates;

    modifier onlyGovernance() {
        if (msg.sender != governance) revert NotGovernance(msg.sender);
        _;
    }

    constructor(
        IProviderRegistry registry,
        address firstGovernance,
        Rules memory rules,
        address[] memory tokens,
        uint128[] memory rates
    ) {
        if (firstGovernance == address(0)) revert OutOfBounds("governance");
        REGISTRY = registry;
        governance = firstGovernance;
        emit GovernanceTaken(firstGovernance);
        _setRules(rules);
        for (uint256 i; i != tokens.length; ++i) {
            _listToken(tokens[i], rates[i]);
        }
    }

    /// @inheritdoc IParameters
    function setRules(Rules calldata rules) external onlyGovernance {
        _setRules(rules);
    }

    /// @inheritdoc IParameters
    function listToken(address token, uint128 rate) external onlyGovernance {
        _listToken(token, rate);
    }

    /// @inheritdoc IParameters
    function rateOf(address token) external view returns (uint128) {
        TokenRate memory stored = _rates[token];
        return stored.listed ? stored.rate : 0;
    }

    /// @inheritdoc IParameters
    function listClass(bytes32 class, ClassKind kind) external onlyGovernance {
        REGISTRY.listClass(class, kind);
    }

    /// @inheritdoc IParameters
    function offerGovernance(address to) external onlyGovernance {
        _offeredTo = to;
        emit GovernanceOffered(to);
    }

    /// @inheritdoc IParameters
    function takeGovernance() external {
        if (msg.sender != _offeredTo) revert NotGovernance(msg.sender);
        governance = msg.sender;
        _offeredTo = address(0);
        emit GovernanceTaken(msg.sender);
    }

    function _setRules(Rules memory rules) private {
        RuleBounds.check(rules, REGISTRY);
        rulesHash = keccak256(abi.encode(rules));
        emit RulesChanged(rulesHash, rules);
    }

    function _listToken(address token, uint128 rate) private {
        if (token.code.length == 0) revert OutOfBounds("token");
        emit TokenListed(token, rate);
        TokenRate storage stored = _rates[token];
        stored.listed = rate != 0;
        if (rate == 0 || rate == stored.rate) return;
        if (token == address(REGISTRY.stakeToken()) && rate != ONE) revert OutOfBounds("rate");
        if (rate < LOWEST_RATE || rate > HIGHEST_RATE) revert OutOfBounds("rate");
        if (stored.rate != 0) {
            uint256 since = stored.changedAt + STEP_SECONDS;
            if (block.timestamp < since) revert RateChangedLately(token, since);
            if (rate > stored.rate * LARGEST_STEP || rate < stored.rate / LARGEST_STEP) revert OutOfBounds("rate");
        }
        stored.rate = rate;
        stored.changedAt = uint40(block.timestamp);
    }
}
