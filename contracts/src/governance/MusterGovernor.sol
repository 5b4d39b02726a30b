// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Governor} from "@openzeppelin/contracts/governance/Governor.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorSettings} from "@openzeppelin/contracts/governance/extensions/GovernorSettings.sol";
import {GovernorTimelockControl} from "@openzeppelin/contracts/governance/extensions/GovernorTimelockControl.sol";
import {GovernorVotes} from "@openzeppelin/contracts/governance/extensions/GovernorVotes.sol";
import {
    GovernorVotesQuorumFraction
} from "@openzeppelin/contracts/governance/extensions/GovernorVotesQuorumFraction.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";

struct GovernorConfig {
    uint48 votingDelay; // seconds before a vote opens; the snapshot is taken then
    uint32 votingPeriod; // seconds
    uint256 proposalThreshold;
    uint256 quorumPercent;
    uint32 shortestPeriod; // floor of votingDelay + votingPeriod: nobody is outvoted over a night
    uint256 highestThreshold; // so that proposing cannot be closed to all but a few
}

/// Token holders govern (D17, O11). Every setting of the governor itself has bounds fixed here.
contract MusterGovernor is
    Governor,
    GovernorSettings,
    GovernorCountingSimple,
    GovernorVotes,
    GovernorVotesQuorumFraction,
    GovernorTimelockControl
{
    uint256 public constant QUORUM_FLOOR = 1;
    uint256 public constant QUORUM_CEILING = 20;
    uint256 public constant LONGEST = 30 days;

    uint256 public immutable SHORTEST_PERIOD;
    uint256 public immutable HIGHEST_THRESHOLD;

    error OutOfBounds(string setting, uint256 value, uint256 least, uint256 most);

    constructor(IVotes votes, TimelockController timelock_, GovernorConfig memory config)
        Governor("muster")
        GovernorSettings(config.votingDelay, config.votingPeriod, config.proposalThreshold)
        GovernorVotes(votes)
        GovernorVotesQuorumFraction(config.quorumPercent)
        GovernorTimelockControl(timelock_)
    {
        SHORTEST_PERIOD = config.shortestPeriod;
        HIGHEST_THRESHOLD = config.highestThreshold;
        _require("votingPeriod", config.votingPeriod, config.shortestPeriod, LONGEST);
        _require("votingDelay", config.votingDelay, 1, LONGEST);
        _require("proposalThreshold", config.proposalThreshold, 0, config.highestThreshold);
        _require("quorum", config.quorumPercent, QUORUM_FLOOR, QUORUM_CEILING);
    }

    function setVotingDelay(uint48 value) public override {
        // At least one second: the snapshot lies after the proposal, so votes bought within a block count for nothing.
        _require("votingDelay", value, 1, LONGEST);
        super.setVotingDelay(value);
    }

    function setVotingPeriod(uint32 value) public override {
        _require("votingPeriod", value, SHORTEST_PERIOD, LONGEST);
        super.setVotingPeriod(value);
    }

    function setProposalThreshold(uint256 value) public override {
        _require("proposalThreshold", value, 0, HIGHEST_THRESHOLD);
        super.setProposalThreshold(value);
    }

    function _updateQuorumNumerator(uint256 value) internal override {
        _require("quorum", value, QUORUM_FLOOR, QUORUM_CEILING);
        super._updateQuorumNumerator(value);
    }

    function _require(string memory setting, uint256 value, uint256 least, uint256 most) private pure {
        if (value < least || value > most) revert OutOfBounds(setting, value, least, most);
    }

    // ------------------------------------------------------------------ which parent answers

    function proposalThreshold() public view override(Governor, GovernorSettings) returns (uint256) {
        return super.proposalThreshold();
    }

    function state(uint256 proposalId) public view override(Governor, GovernorTimelockControl) returns (ProposalState) {
        return super.state(proposalId);
    }

    function proposalNeedsQueuing(uint256 proposalId)
        public
        view
        override(Governor, GovernorTimelockControl)
        returns (bool)
    {
        return super.proposalNeedsQueuing(proposalId);
    }

    function _queueOperations(
        uint256 proposalId,
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal override(Governor, GovernorTimelockControl) returns (uint48) {
        return super._queueOperations(proposalId, targets, values, calldatas, descriptionHash);
    }

    function _executeOperations(
        uint256 proposalId,
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal override(Governor, GovernorTimelockControl) {
        super._executeOperations(proposalId, targets, values, calldatas, descriptionHash);
    }

    function _cancel(
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal override(Governor, GovernorTimelockControl) returns (uint256) {
        return super._cancel(targets, values, calldatas, descriptionHash);
    }

    function _executor() internal view override(Governor, GovernorTimelockControl) returns (address) {
        return super._executor();
    }
}
