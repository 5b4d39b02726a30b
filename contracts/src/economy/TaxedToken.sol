// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IPair, IPairFactory} from "./IPairFactory.sol";
import {Token, TokenConfig} from "./Token.sol";

struct TaxConfig {
    uint16 bps;
    IPairFactory factory; // only its pairs can be taxed
    address receiver;
    address governance; // may end the tax, nothing else
}

/// A token that taxes buys and sells on an exchange until governance ends the tax for ever (O8).
///
/// Only a pair that the fixed factory itself made, with this token on one side, can be registered. So nobody, governance
/// included, can tax a plain transfer, an escrow or a stake. Registering needs no permission: the rule decides alone.
/// Adding and removing liquidity look like a sell and a buy to a token, and pay the tax as well.
contract TaxedToken is Token {
    uint256 public constant MAX_BPS = 1000;

    uint16 public immutable TAX_BPS;
    IPairFactory public immutable FACTORY;
    address public immutable TAX_RECEIVER;
    address public immutable GOVERNANCE;

    bool public taxEnded;
    mapping(address pair => bool) public isPair;

    event PairRegistered(address indexed pair);
    event TaxEnded();

    error BadTax();
    error NotAPair(address pair);
    error NotGovernance(address caller);
    error TaxAlreadyEnded();

    constructor(TokenConfig memory config, TaxConfig memory tax) Token(config) {
        if (tax.bps == 0 || tax.bps > MAX_BPS) revert BadTax();
        if (address(tax.factory) == address(0) || tax.receiver == address(0) || tax.governance == address(0)) {
            revert BadTax();
        }
        TAX_BPS = tax.bps;
        FACTORY = tax.factory;
        TAX_RECEIVER = tax.receiver;
        GOVERNANCE = tax.governance;
    }

    /// Anyone may register a real pair of the exchange. Reverts NotAPair for anything else.
    function registerPair(address pair) external {
        if (pair.code.length == 0) revert NotAPair(pair);
        (address a, address b) = (IPair(pair).token0(), IPair(pair).token1());
        // The factory's own word: a contract that only pretends to be a pair is not in its table.
        if ((a != address(this) && b != address(this)) || FACTORY.getPair(a, b) != pair) revert NotAPair(pair);
        isPair[pair] = true;
        emit PairRegistered(pair);
    }

    /// Ends the tax. There is no way back.
    function endTax() external {
        if (msg.sender != GOVERNANCE) revert NotGovernance(msg.sender);
        if (taxEnded) revert TaxAlreadyEnded();
        taxEnded = true;
        emit TaxEnded();
    }

    function _update(address from, address to, uint256 value) internal override {
        // Minting and burning touch the zero address, which is no pair, but a pair may burn its own tokens: not a sale.
        if (!taxEnded && to != address(0) && (isPair[from] || isPair[to])) {
            uint256 tax = value * TAX_BPS / 10_000;
            super._update(from, TAX_RECEIVER, tax);
            value -= tax;
        }
        super._update(from, to, value);
    }
}
