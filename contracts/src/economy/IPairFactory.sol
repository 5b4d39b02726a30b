// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The parts of a Uniswap v2 exchange that we call.
interface IPairFactory {
    function getPair(address a, address b) external view returns (address pair);
    function createPair(address a, address b) external returns (address pair);
}

interface IPair {
    function token0() external view returns (address);
    function token1() external view returns (address);
    function mint(address to) external returns (uint256 liquidity);
}

interface IWrappedNative {
    function deposit() external payable;
    function transfer(address to, uint256 amount) external returns (bool);
}
