// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Balances} from "./Balances.sol";

/// Withdrawals of balances.
abstract contract Escrow is Balances {
    /// @notice Sends an account its whole balance. Anyone may call; the amount goes to the account itself.
    /// @param token The token.
    /// @param account The account that is paid.
    function withdraw(address token, address account) external {
        _payOut(token, account, account);
    }

    /// @notice Sends the caller's whole balance to another account, for an account that a token refuses to pay.
    /// @param token The token.
    /// @param to The account that receives the amount.
    function withdrawTo(address token, address to) external {
        _payOut(token, msg.sender, to);
    }

    /// @notice Returns the balance that an account can withdraw.
    /// @param token The token.
    /// @param account The account.
    /// @return The amount, in wei.
    function balanceOf(address token, address account) external view returns (uint256) {
        return _balances[token][account];
    }
}
