// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A well-behaved token that anyone may mint; the hostile ones differ from it in one thing each.
contract PlainToken is ERC20("plain", "PLAIN") {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
