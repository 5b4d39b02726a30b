// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IERC5805} from "@openzeppelin/contracts/interfaces/IERC5805.sol";

/// What the governor counts: the votes of tokens held and of tokens staked, so that staking costs nobody a vote (O7).
///
/// Nothing is counted twice: the staking contract holds the staked tokens and can never delegate their votes.
/// The total is the token's whole supply, so a quorum cannot be lowered by staking.
contract VotingPower is IERC5805 {
    IERC5805 public immutable HELD;
    IERC5805 public immutable STAKED;

    error DelegateAtTheSource(address held, address staked);

    constructor(IERC5805 held, IERC5805 staked) {
        HELD = held;
        STAKED = staked;
    }

    function clock() external view returns (uint48) {
        return HELD.clock();
    }

    function CLOCK_MODE() external view returns (string memory) {
        return HELD.CLOCK_MODE();
    }

    function getVotes(address account) external view returns (uint256) {
        return HELD.getVotes(account) + STAKED.getVotes(account);
    }

    function getPastVotes(address account, uint256 time) external view returns (uint256) {
        return HELD.getPastVotes(account, time) + STAKED.getPastVotes(account, time);
    }

    function getPastTotalSupply(uint256 time) external view returns (uint256) {
        return HELD.getPastTotalSupply(time);
    }

    function delegates(address account) external view returns (address) {
        return HELD.delegates(account);
    }

    function delegate(address) external view {
        revert DelegateAtTheSource(address(HELD), address(STAKED));
    }

    function delegateBySig(address, uint256, uint256, uint8, bytes32, bytes32) external view {
        revert DelegateAtTheSource(address(HELD), address(STAKED));
    }
}
