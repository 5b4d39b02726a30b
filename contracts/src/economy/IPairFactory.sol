// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The parts of a Uniswap v2 exchange that we call.
interface IPairFactory {
    /// @notice Returns the pair of two tokens.
    /// @param a The first token.
    /// @param b The second token.
    /// @return pair The pair; zero when there is none.
    function getPair(address a, address b) external view returns (address pair);

    /// @notice Creates the pair of two tokens.
    /// @param a The first token.
    /// @param b The second token.
    /// @return pair The pair.
    function createPair(address a, address b) external returns (address pair);
}

interface IPair {
    /// @notice Returns the pair's token with the smaller address.
    /// @return The token.
    function token0() external view returns (address);

    /// @notice Returns the pair's token with the larger address.
    /// @return The token.
    function token1() external view returns (address);

    /// @notice Turns the tokens that were sent to the pair into liquidity.
    /// @param to The account that receives the liquidity.
    /// @return liquidity The liquidity tokens minted.
    function mint(address to) external returns (uint256 liquidity);
}

interface IWrappedNative {
    /// @notice Wraps the native coin sent along.
    function deposit() external payable;

    /// @notice Transfers wrapped coin of the caller.
    /// @param to The account that receives the amount.
    /// @param amount The amount, in wei.
    /// @return True on success.
    function transfer(address to, uint256 amount) external returns (bool);
}
