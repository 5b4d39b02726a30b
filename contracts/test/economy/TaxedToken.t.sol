// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IPairFactory} from "../../src/economy/IPairFactory.sol";
import {TaxConfig, TaxedToken} from "../../src/economy/TaxedToken.sol";
import {Grant, TokenConfig} from "../../src/economy/Token.sol";
import {Exchange} from "./Exchange.sol";

/// A contract that poses as a pair of the token and is not in the factory.
contract FalsePair {
    address public token0;
    address public token1 = address(1);

    constructor(address token) {
        token0 = token;
    }
}

contract TaxedTokenTest is Exchange {
    TaxedToken token;
    address pair;
    address treasury = account("treasury");
    address governance = account("governance");
    address alice = account("alice");

    function setUp() public {
        _openExchange();
        Grant[] memory genesis = new Grant[](1);
        genesis[0] = Grant(address(this), 21_000_000 ether);
        token = new TaxedToken(
            TokenConfig("OpenGPU", "oGPU", 21_000_000 ether, address(0), genesis),
            TaxConfig(500, factory, treasury, governance)
        );
        token.approve(address(router), type(uint256).max);
        vm.deal(address(this), 1000 ether);
        router.addLiquidityETH{value: 100 ether}(address(token), 100_000 ether, 0, 0, address(this), block.timestamp);
        pair = factory.getPair(address(token), address(weth));
        token.registerPair(pair);
    }

    receive() external payable {}

    function _buy(uint256 coin, address to) private returns (uint256 quoted, uint256 got) {
        quoted = router.getAmountsOut(coin, _path(address(weth), address(token)))[1];
        uint256 before = token.balanceOf(to);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: coin}(
            0, _path(address(weth), address(token)), to, block.timestamp
        );
        got = token.balanceOf(to) - before;
    }

    function testFuzz_aBuyPaysFivePercent(uint256 coin) public {
        coin = bound(coin, 1 gwei, 50 ether);
        (uint256 quoted, uint256 got) = _buy(coin, alice);
        eq(got, quoted - quoted * 500 / 10_000, "95%");
        eq(token.balanceOf(treasury), quoted * 500 / 10_000, "5% to the treasury");
    }

    function testFuzz_aSellPaysFivePercent(uint256 amount) public {
        amount = bound(amount, 1 gwei, 1_000_000 ether);
        uint256 inPair = token.balanceOf(pair);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            amount, 0, _path(address(token), address(weth)), address(this), block.timestamp
        );
        eq(token.balanceOf(treasury), amount * 500 / 10_000, "5% to the treasury");
        eq(token.balanceOf(pair) - inPair, amount - amount * 500 / 10_000, "95% to the pair");
    }

    function testFuzz_plainTransfersAreNeverTaxed(address from, address to, uint256 amount) public {
        vm.assume(from != address(0) && to != address(0) && from != pair && to != pair && from != address(this));
        amount = bound(amount, 0, 1_000_000 ether);
        token.transfer(from, amount);
        uint256 before = token.balanceOf(to);
        vm.prank(from);
        token.transfer(to, amount);
        eq(token.balanceOf(to), from == to ? before : before + amount, "all of it");
        if (to != treasury && from != treasury) eq(token.balanceOf(treasury), 0, "no tax");
    }

    function test_onceEndedTheTaxIsGoneForEver() public {
        vm.prank(governance);
        token.endTax();
        (uint256 quoted, uint256 got) = _buy(1 ether, alice);
        eq(got, quoted, "all of it");
        token.registerPair(pair);
        (quoted, got) = _buy(1 ether, alice);
        eq(got, quoted, "registering again changes nothing");
        vm.prank(governance);
        vm.expectRevert(TaxedToken.TaxAlreadyEnded.selector);
        token.endTax();
        eq(token.balanceOf(treasury), 0, "nothing was taken");
    }

    function testFuzz_onlyGovernanceEndsIt(address caller) public {
        vm.assume(caller != governance);
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(TaxedToken.NotGovernance.selector, caller));
        token.endTax();
    }

    /// An escrow, a person or a contract that poses as a pair: none of them can be taxed.
    function test_onlyRealPairsCanBeRegistered() public {
        vm.expectRevert(abi.encodeWithSelector(TaxedToken.NotAPair.selector, alice));
        token.registerPair(alice);
        address falsePair = address(new FalsePair(address(token)));
        vm.expectRevert(abi.encodeWithSelector(TaxedToken.NotAPair.selector, falsePair));
        token.registerPair(falsePair);
        address other = factory.createPair(address(1), address(2));
        vm.expectRevert(abi.encodeWithSelector(TaxedToken.NotAPair.selector, other));
        token.registerPair(other);
    }

    function test_aTaxAboveItsBoundCannotBeDeployed() public {
        vm.expectRevert(TaxedToken.BadTax.selector);
        new TaxedToken(
            TokenConfig("x", "x", 1, address(0), new Grant[](0)), TaxConfig(1001, factory, treasury, governance)
        );
    }

    function test_votesFollowTheTax() public {
        vm.prank(treasury);
        token.delegate(treasury);
        (uint256 quoted,) = _buy(1 ether, alice);
        eq(token.getVotes(treasury), quoted * 500 / 10_000, "taxed tokens vote with the treasury");
    }

    function test_aTaxNeedsAnExchangeAReceiverAndGovernance() public {
        TokenConfig memory config = TokenConfig("x", "x", 1, address(0), new Grant[](0));
        TaxConfig memory tax = TaxConfig(500, IPairFactory(address(0)), treasury, governance);
        vm.expectRevert(TaxedToken.BadTax.selector);
        new TaxedToken(config, tax);
        tax = TaxConfig(500, factory, address(0), governance);
        vm.expectRevert(TaxedToken.BadTax.selector);
        new TaxedToken(config, tax);
        tax = TaxConfig(500, factory, treasury, address(0));
        vm.expectRevert(TaxedToken.BadTax.selector);
        new TaxedToken(config, tax);
    }
}
