// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {PlainToken} from "./PlainToken.sol";

/// Can destroy its own supply, as the network token can.
contract BurnableToken is PlainToken {
    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}
