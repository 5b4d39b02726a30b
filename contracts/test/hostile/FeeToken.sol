// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {PlainToken} from "./PlainToken.sol";

/// Keeps one hundredth of every transfer.
contract FeeToken is PlainToken {
    function _update(address from, address to, uint256 amount) internal override {
        if (from == address(0) || to == address(0)) return super._update(from, to, amount);
        super._update(from, to, amount - amount / 100);
        super._update(from, address(0), amount / 100);
    }
}
