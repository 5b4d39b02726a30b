// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// Holds what was issued or granted for one kind of reward, apart from anybody's stake. It can only pay what it holds,
/// and only its one spender, fixed here, can make it pay: so rewards never exceed what funded them.
contract RewardPool {
    using SafeERC20 for IERC20;

    IERC20 public immutable TOKEN;
    address public immutable SPENDER;

    event Paid(address indexed to, uint256 amount);

    error NotSpender(address caller);

    constructor(IERC20 token, address spender) {
        TOKEN = token;
        SPENDER = spender;
    }

    function pay(address to, uint256 amount) external {
        if (msg.sender != SPENDER) revert NotSpender(msg.sender);
        emit Paid(to, amount);
        TOKEN.safeTransfer(to, amount);
    }

    function balance() external view returns (uint256) {
        return TOKEN.balanceOf(address(this));
    }
}
