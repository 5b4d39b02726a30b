// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {TaxConfig, TaxedToken} from "../../src/economy/TaxedToken.sol";
import {Grant, TokenConfig} from "../../src/economy/Token.sol";
import {Test} from "../Test.sol";
import {Exchange, IRouter} from "./Exchange.sol";

/// Traders who buy, sell and move tokens, register whatever they like, and try everything on the tax.
contract Traders is Test {
    TaxedToken immutable TOKEN;
    IRouter immutable ROUTER;
    address immutable WETH;
    address immutable PAIR;
    address immutable GOVERNANCE;
    address[3] traders = [address(0xA1), address(0xA2), address(0xA3)];
    uint256 public expectedTax;
    bool public ended;
    bool public breached; // a flag, because the campaign ignores reverts

    constructor(TaxedToken token, IRouter router, address weth, address pair, address governance) {
        (TOKEN, ROUTER, WETH, PAIR, GOVERNANCE) = (token, router, weth, pair, governance);
    }

    function buy(uint256 who, uint256 coin) external {
        address trader = traders[who % 3];
        coin = bound(coin, 1 gwei, 10 ether);
        vm.deal(trader, coin);
        uint256 inPair = TOKEN.balanceOf(PAIR);
        vm.prank(trader);
        ROUTER.swapExactETHForTokensSupportingFeeOnTransferTokens{value: coin}(
            0, _path(WETH, address(TOKEN)), trader, block.timestamp
        );
        _expect(inPair - TOKEN.balanceOf(PAIR));
    }

    function sell(uint256 who, uint256 amount) external {
        address trader = traders[who % 3];
        amount = bound(amount, 1 gwei, TOKEN.balanceOf(trader));
        vm.startPrank(trader);
        TOKEN.approve(address(ROUTER), amount);
        ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(
            amount, 0, _path(address(TOKEN), WETH), trader, block.timestamp
        );
        vm.stopPrank();
        _expect(amount);
    }

    function move(uint256 from, uint256 to, uint256 amount) external {
        address trader = traders[from % 3];
        amount = bound(amount, 0, TOKEN.balanceOf(trader));
        vm.prank(trader);
        TOKEN.transfer(traders[to % 3], amount);
    }

    function register(address anything, uint256 choice) external {
        TOKEN.registerPair(choice % 3 == 0 ? PAIR : choice % 3 == 1 ? traders[0] : anything);
    }

    function end(address caller, uint256 luck) external {
        if (luck % 16 == 0) caller = GOVERNANCE;
        vm.prank(caller);
        TOKEN.endTax();
        if (caller != GOVERNANCE) breached = true;
        ended = true;
    }

    function _expect(uint256 moved) private {
        if (!ended) expectedTax += moved * 500 / 10_000;
    }

    function _path(address a, address b) private pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (a, b);
    }
}

contract TaxInvariantsTest is Exchange {
    TaxedToken token;
    Traders traders;
    address treasury = account("treasury");

    function setUp() public {
        _openExchange();
        Grant[] memory genesis = new Grant[](1);
        genesis[0] = Grant(address(this), 21_000_000 ether);
        address governance = account("governance");
        token = new TaxedToken(
            TokenConfig("OpenGPU", "oGPU", 21_000_000 ether, address(0), genesis),
            TaxConfig(500, factory, treasury, governance)
        );
        token.approve(address(router), type(uint256).max);
        vm.deal(address(this), 1000 ether);
        router.addLiquidityETH{value: 100 ether}(address(token), 100_000 ether, 0, 0, address(this), block.timestamp);
        address pair = factory.getPair(address(token), address(weth));
        token.registerPair(pair);
        traders = new Traders(token, router, address(weth), pair, governance);
        targetContract(address(traders));
    }

    /// Exactly 5% of what crossed the pair while the tax lasted; never anything of a plain transfer, or after the end.
    function invariant_theTreasuryHoldsTheTaxAndNothingElse() public view {
        eq(token.balanceOf(treasury), traders.expectedTax(), "tax");
    }

    function invariant_theTaxNeverComesBackAndSupplyNeverGrows() public view {
        yes(!traders.breached(), "somebody else ended the tax");
        eq(token.taxEnded(), traders.ended(), "ended stays ended");
        eq(token.totalSupply(), 21_000_000 ether, "supply");
    }
}
