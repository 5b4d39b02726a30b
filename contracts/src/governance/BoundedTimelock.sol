// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

interface IOffersGovernance {
    /// @notice Takes governance that was offered to the caller.
    function takeGovernance() external;
}

/// The timelock that governs every parameter. It has no administrator from the first block on: only the governor
/// proposes, anyone executes an operation whose delay is over, and no vote can set the delay below the floor.
contract BoundedTimelock is TimelockController {
    /// @notice The shortest delay of an operation, in seconds; no vote can set a shorter one.
    uint256 public immutable DELAY_FLOOR;

    constructor(uint256 delay, uint256 floor, address governor)
        TimelockController(delay, _only(governor), _only(address(0)), address(0))
    {
        DELAY_FLOOR = floor;
    }

    /// @notice Takes governance of a contract that was offered to the timelock. Anyone may call: the timelock can only
    /// receive.
    /// @param from The contract that offers its governance.
    function acceptGovernance(IOffersGovernance from) external {
        from.takeGovernance();
    }

    /// @notice Returns the delay of a new operation, never below the floor.
    /// @return The delay, in seconds.
    function getMinDelay() public view override returns (uint256) {
        uint256 delay = super.getMinDelay();
        return delay < DELAY_FLOOR ? DELAY_FLOOR : delay;
    }

    function _only(address who) private pure returns (address[] memory list) {
        list = new address[](1);
        list[0] = who;
    }
}
