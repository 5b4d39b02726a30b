// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {BurnableToken} from "../hostile/BurnableToken.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

/// Counts votes by time as the network token does, and can be minted by anyone.
contract VotingToken is BurnableToken, ERC20Votes {
    constructor() EIP712("plain", "1") {}

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }
}
