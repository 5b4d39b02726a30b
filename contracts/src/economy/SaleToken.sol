// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IPairFactory} from "./IPairFactory.sol";
import {Token, TokenConfig} from "./Token.sol";

/// A token that is sold before it trades. Until the sale is over, only the sale can send it to its exchange pair with
/// the native coin: otherwise somebody could open that pair first at another price and take the difference out of the
/// liquidity that buyers paid for.
contract SaleToken is Token {
    /// @notice The sale that the token is sold in.
    address public immutable SALE;

    /// @notice The exchange pair of the token with the native coin.
    address public immutable PAIR;

    /// @notice True when anyone may send the token to its pair.
    bool public opened;

    /// @notice The sale is over and the token can be traded.
    event Opened();

    /// @notice Only the sale may send tokens to the pair before the sale is over.
    error PairClosed();

    /// @notice Only the sale may call.
    /// @param caller The account that called.
    error NotSale(address caller);

    constructor(TokenConfig memory config, IPairFactory factory, address wrappedNative, address sale) Token(config) {
        SALE = sale;
        address pair = factory.getPair(address(this), wrappedNative);
        PAIR = pair == address(0) ? factory.createPair(address(this), wrappedNative) : pair;
    }

    /// @notice Lets anyone send the token to its pair. Sale only.
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
