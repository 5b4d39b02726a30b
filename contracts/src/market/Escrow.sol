// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Balances} from "./Balances.sol";

/// The way out for every balance.
abstract contract Escrow is Balances {
    /// Sends `account` what it is owed. Anyone may call; the money goes nowhere else.
    function withdraw(address token, address account) external {
        _payOut(token, account, account);
    }

    /// Sends the caller's own balance elsewhere, for an account that a token refuses to pay.
    function withdrawTo(address token, address to) external {
        _payOut(token, msg.sender, to);
    }

    function balanceOf(address token, address account) external view returns (uint256) {
        return _balances[token][account];
    }
}
