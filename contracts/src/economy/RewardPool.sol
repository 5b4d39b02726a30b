// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// Holds the tokens that were issued or granted for one kind of reward, apart from any stake. Only its fixed spender
/// can make it pay, and only as much as it holds: rewards never exceed their funding.
contract RewardPool {
    using SafeERC20 for IERC20;

    /// @notice The token that rewards are paid in.
    IERC20 public immutable TOKEN;

    /// @notice The only account that can make the pool pay.
    address public immutable SPENDER;

    /// @notice The pool paid a reward.
    /// @param to The account that receives the amount.
    /// @param amount The amount, in wei.
    event Paid(address indexed to, uint256 amount);

    /// @notice Only the spender may call.
    /// @param caller The account that called.
    error NotSpender(address caller);

    constructor(IERC20 token, address spender) {
        TOKEN = token;
        SPENDER = spender;
    }

    /// @notice Pays a reward. Spender only.
    /// @param to The account that receives the amount.
    /// @param amount The amount, in wei.
    function pay(address to, uint256 amount) external {
        if (msg.sender != SPENDER) revert NotSpender(msg.sender);
        emit Paid(to, amount);
        TOKEN.safeTransfer(to, amount);
    }

    /// @notice Returns the pool's balance.
    /// @return The amount, in wei.
    function balance() external view returns (uint256) {
        return TOKEN.balanceOf(address(this));
    }
}
