// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

interface IOffersGovernance {
    function takeGovernance() external;
}

/// The timelock behind every governed parameter. It has no administrator from the first block on: only the governor
/// proposes, anyone executes what has waited, and not even a vote can bring the wait below the floor.
contract BoundedTimelock is TimelockController {
    uint256 public immutable DELAY_FLOOR;

    constructor(uint256 delay, uint256 floor, address governor)
        TimelockController(delay, _only(governor), _only(address(0)), address(0))
    {
        DELAY_FLOOR = floor;
    }

    /// Takes over what was offered to the timelock at the end of a deployment. Anyone may call: it can only ever receive.
    function acceptGovernance(IOffersGovernance from) external {
        from.takeGovernance();
    }

    function getMinDelay() public view override returns (uint256) {
        uint256 delay = super.getMinDelay();
        return delay < DELAY_FLOOR ? DELAY_FLOOR : delay;
    }

    function _only(address who) private pure returns (address[] memory list) {
        list = new address[](1);
        list[0] = who;
    }
}
