// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";

/// What each account is owed. Pulled, never pushed: one account's refusal to receive never holds up another's payment.
abstract contract Balances is ReentrancyGuard {
    using SafeERC20 for IERC20;

    /// What is credited here is gone for good; anyone may send it on its way with `withdraw`.
    address internal constant BURNED = 0x000000000000000000000000000000000000dEaD;

    mapping(address token => mapping(address account => uint256 amount)) internal _balances;

    event Withdrawn(address indexed token, address indexed account, address indexed to, uint256 amount);

    error TokenTookFee(uint256 asked, uint256 received);
    error NothingToWithdraw();

    function _credit(address token, address account, uint256 amount) internal {
        if (amount != 0) _balances[token][account] += amount;
    }

    /// Takes up to `amount` from a balance; returns what is still missing.
    function _useBalance(address token, address account, uint256 amount) internal returns (uint256 missing) {
        uint256 held = _balances[token][account];
        uint256 used = held < amount ? held : amount;
        _balances[token][account] = held - used;
        return amount - used;
    }

    /// Callers hold the reentrancy lock: a token that calls back could otherwise have one transfer counted twice.
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
