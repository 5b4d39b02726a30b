// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IPairFactory} from "../../src/economy/IPairFactory.sol";
import {Test} from "../Test.sol";

/// Cheatcodes that only this needs: the packages keep their bytecode in an older kind of artifact.
interface IFileCheats {
    function readFile(string calldata path) external view returns (string memory);
    function parseJsonString(string calldata json, string calldata key) external pure returns (string memory);
    function parseBytes(string calldata hex_) external pure returns (bytes memory);
}

interface IRouter {
    function addLiquidityETH(
        address token,
        uint256 amountTokenDesired,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external payable returns (uint256 amountToken, uint256 amountETH, uint256 liquidity);
    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable;
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
    function getAmountsOut(uint256 amountIn, address[] calldata path) external view returns (uint256[] memory);
}

interface IWeth {
    function deposit() external payable;
    function transfer(address to, uint256 amount) external returns (bool);
    function balanceOf(address) external view returns (uint256);
}

interface IRealPair {
    function getReserves() external view returns (uint112, uint112, uint32);
    function token0() external view returns (address);
    function totalSupply() external view returns (uint256);
    function balanceOf(address) external view returns (uint256);
    function sync() external;
    function mint(address) external returns (uint256);
    function transfer(address, uint256) external returns (bool);
    function burn(address) external returns (uint256, uint256);
}

/// Uniswap v2 as its authors published it: their bytecode, from their packages.
abstract contract Exchange is Test {
    IPairFactory internal factory;
    IRouter internal router;
    IWeth internal weth;

    function _openExchange() internal {
        factory = IPairFactory(_deploy("v2-core/build/UniswapV2Factory.json", abi.encode(address(this))));
        weth = IWeth(_deploy("v2-periphery/build/WETH9.json", ""));
        router = IRouter(_deploy("v2-periphery/build/UniswapV2Router02.json", abi.encode(factory, weth)));
    }

    function _deploy(string memory artifact, bytes memory args) private returns (address made) {
        IFileCheats files = IFileCheats(address(vm));
        string memory json = files.readFile(string.concat("node_modules/@uniswap/", artifact));
        string memory hex_ = string.concat("0x", files.parseJsonString(json, ".bytecode"));
        bytes memory code = bytes.concat(files.parseBytes(hex_), args);
        assembly ("memory-safe") {
            made := create(0, add(code, 32), mload(code))
        }
        yes(made != address(0), artifact);
    }

    function _path(address a, address b) internal pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (a, b);
    }
}
