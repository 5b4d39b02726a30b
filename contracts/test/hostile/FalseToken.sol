// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {PlainToken} from "./PlainToken.sol";

/// Returns false and moves nothing, once armed.
contract FalseToken is PlainToken {
    bool public failing;

    function fail(bool on) external {
        failing = on;
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        return !failing && super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        return !failing && super.transferFrom(from, to, amount);
    }
}
