// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {PlainToken} from "./PlainToken.sol";

/// Refuses to pay or to be paid by those on its list.
contract BlacklistToken is PlainToken {
    mapping(address account => bool) public banned;

    error Banned(address account);

    function ban(address account, bool on) external {
        banned[account] = on;
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (banned[from]) revert Banned(from);
        if (banned[to]) revert Banned(to);
        super._update(from, to, amount);
    }
}
