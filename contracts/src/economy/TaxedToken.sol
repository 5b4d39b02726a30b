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

/// A token that taxes buys and sells on an exchange until governance ends the tax for good.
///
/// Only a pair that the fixed factory created, with this token on one side, can be registered. So nobody, governance
/// included, can tax a plain transfer, an escrow or a stake. Registering needs no permission. Adding and removing
/// liquidity look like a sell and a buy to a token, and are taxed as well.
contract TaxedToken is Token {
    /// @notice The highest tax, in basis points.
    uint256 public constant MAX_BPS = 1000;

    /// @notice The tax on buys and sells, in basis points.
    uint16 public immutable TAX_BPS;

    /// @notice The exchange factory whose pairs can be taxed.
    IPairFactory public immutable FACTORY;

    /// @notice The account that receives the tax.
    address public immutable TAX_RECEIVER;

    /// @notice The account that may end the tax.
    address public immutable GOVERNANCE;

    /// @notice True when the tax has ended.
    bool public taxEnded;

    /// @notice True for each registered exchange pair.
    mapping(address pair => bool) public isPair;

    /// @notice An exchange pair was registered and is taxed.
    /// @param pair The pair.
    event PairRegistered(address indexed pair);

    /// @notice The tax ended for good.
    event TaxEnded();

    /// @notice The tax configuration is invalid.
    error BadTax();

    /// @notice The account is not a pair of the factory with this token.
    /// @param pair The account.
    error NotAPair(address pair);

    /// @notice Only governance may call.
    /// @param caller The account that called.
    error NotGovernance(address caller);

    /// @notice The tax has ended before.
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

    /// @notice Registers an exchange pair; reverts with NotAPair for anything that the factory did not create with this
    /// token. Anyone may call.
    /// @param pair The pair.
    function registerPair(address pair) external {
        if (pair.code.length == 0) revert NotAPair(pair);
        (address a, address b) = (IPair(pair).token0(), IPair(pair).token1());
        // Checked in the factory: a contract that only pretends to be a pair is not in its table.
        if ((a != address(this) && b != address(this)) || FACTORY.getPair(a, b) != pair) revert NotAPair(pair);
        isPair[pair] = true;
        emit PairRegistered(pair);
    }

    /// @notice Ends the tax for good. Governance only.
    function endTax() external {
        if (msg.sender != GOVERNANCE) revert NotGovernance(msg.sender);
        if (taxEnded) revert TaxAlreadyEnded();
        taxEnded = true;
        emit TaxEnded();
    }

    function _update(address from, address to, uint256 value) internal override {
        // Minting and burning touch the zero address, which is no pair; but a pair may burn its own tokens, which is
        // not a sale.
        if (!taxEnded && to != address(0) && (isPair[from] || isPair[to])) {
            uint256 tax = value * TAX_BPS / 10_000;
            super._update(from, TAX_RECEIVER, tax);
            value -= tax;
        }
        super._update(from, to, value);
    }
}
