// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IPairFactory} from "./IPairFactory.sol";
import {Token, TokenConfig} from "./Token.sol";

/// A token that is sold before it trades. Until the sale is over, nobody but the sale can put it into its exchange pair
/// with the native coin: otherwise somebody could open that pair first, at a price of their own, and take the difference
/// out of the liquidity that buyers paid for.
contract SaleToken is Token {
    address public immutable SALE;
    address public immutable PAIR;

    bool public opened;

    event Opened();

    error PairClosed();
    error NotSale(address caller);

    constructor(TokenConfig memory config, IPairFactory factory, address wrappedNative, address sale) Token(config) {
        SALE = sale;
        address pair = factory.getPair(address(this), wrappedNative);
        PAIR = pair == address(0) ? factory.createPair(address(this), wrappedNative) : pair;
    }

    /// Sale only, once: from now on the token moves like any other.
    function open() external {
        if (msg.sender != SALE) revert NotSale(msg.sender);
        opened = true;
        emit Opened();
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == PAIR && from != SALE && !opened) revert PairClosed();
        super._update(from, to, value);
    }
}
