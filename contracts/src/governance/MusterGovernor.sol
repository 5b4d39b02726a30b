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
    uint48 votingDelay; // seconds from the proposal to the start of the vote, when the snapshot is taken
    uint32 votingPeriod; // seconds during which votes are cast
    uint256 proposalThreshold; // voting power required to propose, in wei
    uint256 quorumPercent; // share of the supply
    uint32 shortestPeriod; // shortest votingPeriod, so that no vote passes overnight unnoticed
    uint256 highestThreshold; // highest proposalThreshold, so that proposing stays open to many
}

/// The governor: token holders vote. Every setting of the governor itself has bounds fixed here.
contract MusterGovernor is
    Governor,
    GovernorSettings,
    GovernorCountingSimple,
    GovernorVotes,
    GovernorVotesQuorumFraction,
    GovernorTimelockControl
{
    /// @notice The lowest quorum that a vote can set, in percent of the supply.
    uint256 public constant QUORUM_FLOOR = 1;

    /// @notice The highest quorum that a vote can set, in percent of the supply.
    uint256 public constant QUORUM_CEILING = 20;

    /// @notice The longest voting delay and voting period, in seconds.
    uint256 public constant LONGEST = 30 days;

    /// @notice The shortest voting period, in seconds.
    uint256 public immutable SHORTEST_PERIOD;

    /// @notice The highest proposal threshold, in wei of voting power.
    uint256 public immutable HIGHEST_THRESHOLD;

    /// @notice A setting's value is outside its bounds.
    /// @param setting The name of the setting.
    /// @param value The value that was rejected.
    /// @param least The smallest value allowed.
    /// @param most The largest value allowed.
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

    /// @inheritdoc GovernorSettings
    function setVotingDelay(uint48 value) public override {
        // At least one second: the snapshot is taken after the proposal, so votes bought within one block do not count.
        _require("votingDelay", value, 1, LONGEST);
        super.setVotingDelay(value);
    }

    /// @inheritdoc GovernorSettings
    function setVotingPeriod(uint32 value) public override {
        _require("votingPeriod", value, SHORTEST_PERIOD, LONGEST);
        super.setVotingPeriod(value);
    }

    /// @inheritdoc GovernorSettings
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

    /// @inheritdoc GovernorSettings
    function proposalThreshold() public view override(Governor, GovernorSettings) returns (uint256) {
        return super.proposalThreshold();
    }

    /// @inheritdoc GovernorTimelockControl
    function state(uint256 proposalId) public view override(Governor, GovernorTimelockControl) returns (ProposalState) {
        return super.state(proposalId);
    }

    /// @inheritdoc GovernorTimelockControl
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
