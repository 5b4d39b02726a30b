// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../market/Rules.sol";
import {IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {IParameters} from "./IParameters.sol";
import {RuleBounds} from "./RuleBounds.sol";

/// Holds the hash of the rules for new tasks and the tokens they may be paid in. It holds no funds and calls nobody.
contract Parameters is IParameters {
    IProviderRegistry private immutable REGISTRY;

    bytes32 public rulesHash;
    address public governance;
    address private _offeredTo;
    mapping(address token => bool) public isPaymentToken;

    modifier onlyGovernance() {
        if (msg.sender != governance) revert NotGovernance(msg.sender);
        _;
    }

    constructor(IProviderRegistry registry, address firstGovernance, Rules memory rules, address[] memory tokens) {
        if (firstGovernance == address(0)) revert OutOfBounds("governance");
        REGISTRY = registry;
        governance = firstGovernance;
        emit GovernanceTaken(firstGovernance);
        _setRules(rules);
        for (uint256 i; i != tokens.length; ++i) {
            _listToken(tokens[i], true);
        }
    }

    function setRules(Rules calldata rules) external onlyGovernance {
        _setRules(rules);
    }

    function listToken(address token, bool listed) external onlyGovernance {
        _listToken(token, listed);
    }

    function offerGovernance(address to) external onlyGovernance {
        _offeredTo = to;
        emit GovernanceOffered(to);
    }

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

    function _listToken(address token, bool listed) private {
        if (token.code.length == 0) revert OutOfBounds("token");
        isPaymentToken[token] = listed;
        emit TokenListed(token, listed);
    }
}
