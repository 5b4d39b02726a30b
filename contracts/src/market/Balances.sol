// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";

/// The balance of each account. Accounts withdraw; the contract never pushes, so an account that refuses a transfer
/// cannot block the payment of another one.
abstract contract Balances is ReentrancyGuard {
    using SafeERC20 for IERC20;

    /// Amounts credited to this address are burned; anyone may send them there with `withdraw`.
    address internal constant BURN_ADDRESS = 0x000000000000000000000000000000000000dEaD;

    mapping(address token => mapping(address account => uint256 amount)) internal _balances;

    /// @notice A balance was paid out.
    /// @param token The token.
    /// @param account The account whose balance it was.
    /// @param to The account that received it.
    /// @param amount The amount, in wei.
    event Withdrawn(address indexed token, address indexed account, address indexed to, uint256 amount);

    /// @notice The token transferred less than the amount asked for.
    /// @param asked The amount that was asked for.
    /// @param received The amount that arrived.
    error TokenTookFee(uint256 asked, uint256 received);

    /// @notice The account's balance is zero.
    error NothingToWithdraw();

    function _credit(address token, address account, uint256 amount) internal {
        if (amount != 0) _balances[token][account] += amount;
    }

    /// Uses up to `amount` of a balance and returns the amount that is missing.
    function _useBalance(address token, address account, uint256 amount) internal returns (uint256 missing) {
        uint256 balance = _balances[token][account];
        uint256 used = balance < amount ? balance : amount;
        _balances[token][account] = balance - used;
        return amount - used;
    }

    /// The caller must hold the reentrancy lock: otherwise a token that calls back could have one transfer counted
    /// twice.
    function _pull(address token, address from, uint256 amount) internal {
        if (amount == 0) return;
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(from, address(this), amount);
        uint256 received = IERC20(token).balanceOf(address(this)) - before;
        if (received != amount) revert TokenTookFee(amount, received);
    }

    function _payOut(address token, address account, address to) internal nonReentrant {
        uint256 amount = _balances[token][account];
        if (amount == 0) revert NothingToWithdraw();
        _balances[token][account] = 0;
        emit Withdrawn(token, account, to, amount);
        IERC20(token).safeTransfer(to, amount);
    }
}
