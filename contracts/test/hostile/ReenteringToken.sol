// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {PlainToken} from "./PlainToken.sol";

/// Makes one prepared call in the middle of the next transfer, before the balances move.
contract ReenteringToken is PlainToken {
    address public target;
    bytes public data;
    bool public succeeded;

    function arm(address target_, bytes calldata data_) external {
        (target, data, succeeded) = (target_, data_, false);
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (target != address(0) && from != address(0)) {
            address called = target;
            target = address(0);
            (succeeded,) = called.call(data);
        }
        super._update(from, to, amount);
    }
}
