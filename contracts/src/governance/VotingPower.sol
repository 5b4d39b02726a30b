// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IERC5805} from "@openzeppelin/contracts/interfaces/IERC5805.sol";

/// The votes that the governor counts: tokens held plus tokens staked, so that staking costs nobody a vote.
///
/// No token is counted twice: the staking contract holds the staked tokens and can never delegate their votes. The
/// total is the token's whole supply, so staking cannot lower a quorum.
contract VotingPower is IERC5805 {
    /// @notice The token, which counts the votes of tokens held.
    IERC5805 public immutable HELD;

    /// @notice The staking contract, which counts the votes of tokens staked.
    IERC5805 public immutable STAKED;

    /// @notice Votes are delegated in the token and in the staking contract, not here.
    /// @param held The token.
    /// @param staked The staking contract.
    error DelegateAtTheSource(address held, address staked);

    constructor(IERC5805 held, IERC5805 staked) {
        HELD = held;
        STAKED = staked;
    }

    /// @notice Returns the current time of the vote checkpoints.
    /// @return The time, in seconds.
    function clock() external view returns (uint48) {
        return HELD.clock();
    }

    /// @notice Returns the clock mode of ERC-6372.
    /// @return The mode of the token.
    function CLOCK_MODE() external view returns (string memory) {
        return HELD.CLOCK_MODE();
    }

    /// @notice Returns the current votes of an account, held and staked.
    /// @param account The account.
    /// @return The votes, in wei.
    function getVotes(address account) external view returns (uint256) {
        return HELD.getVotes(account) + STAKED.getVotes(account);
    }

    /// @notice Returns the votes of an account at a past time, held and staked.
    /// @param account The account.
    /// @param time The time, in seconds.
    /// @return The votes, in wei.
    function getPastVotes(address account, uint256 time) external view returns (uint256) {
        return HELD.getPastVotes(account, time) + STAKED.getPastVotes(account, time);
    }

    /// @notice Returns the token's supply at a past time.
    /// @param time The time, in seconds.
    /// @return The supply, in wei.
    function getPastTotalSupply(uint256 time) external view returns (uint256) {
        return HELD.getPastTotalSupply(time);
    }

    /// @notice Returns the delegate of an account's held tokens.
    /// @param account The account.
    /// @return The delegate.
    function delegates(address account) external view returns (address) {
        return HELD.delegates(account);
    }

    /// @notice Always reverts: votes are delegated at their source.
    function delegate(address) external view {
        revert DelegateAtTheSource(address(HELD), address(STAKED));
    }

    /// @notice Always reverts: votes are delegated at their source.
    function delegateBySig(address, uint256, uint256, uint8, bytes32, bytes32) external view {
        revert DelegateAtTheSource(address(HELD), address(STAKED));
    }
}
