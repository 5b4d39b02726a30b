// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IWrappedNative} from "../../src/economy/IPairFactory.sol";
import {Sale, SaleConfig} from "../../src/economy/Sale.sol";
import {SaleToken} from "../../src/economy/SaleToken.sol";
import {Grant, TokenConfig} from "../../src/economy/Token.sol";
import {Exchange, IRealPair} from "./Exchange.sol";

/// Takes no coin.
contract Refuser {
    function contribute(Sale sale) external payable {
        sale.contribute{value: msg.value}();
    }

    function refund(Sale sale) external {
        sale.refund();
    }
}

/// A wrapped coin that returns false instead of reverting.
contract FalseWrapped {
    function deposit() external payable {}

    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }
}

contract SaleTest is Exchange {
    SaleToken token;
    Sale sale;
    address treasury = account("treasury");
    address alice = account("alice");
    address bob = account("bob");
    uint40 constant FROM = 1_000_000;
    uint40 constant UNTIL = 2_000_000;
    uint256 constant MOST = 1_000_000 ether;
    uint256 constant FLOOR = 100_000 ether;

    function setUp() public {
        vm.warp(FROM);
        _openExchange();
        sale = _sale(MOST, FLOOR);
        vm.deal(alice, 10_000_000 ether);
        vm.deal(bob, 10_000_000 ether);
    }

    function _sale(uint256 most, uint256 floor) private returns (Sale made) {
        // nonces 1 to 3 made the exchange
        address saleAt = address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(this), uint8(5))))));
        Grant[] memory genesis = new Grant[](2);
        genesis[0] = Grant(saleAt, most * 15);
        genesis[1] = Grant(address(this), 1_000_000 ether);
        token = new SaleToken(
            TokenConfig("DICO", "DICO", type(uint128).max, address(0), genesis), factory, address(weth), saleAt
        );
        made = new Sale(SaleConfig(token, IWrappedNative(address(weth)), treasury, 10, floor, most, 5000, FROM, UNTIL));
        eq(address(made), saleAt, "predicted address");
    }

    function _contribute(address who, uint256 amount) private {
        vm.prank(who);
        sale.contribute{value: amount}();
    }

    function _price() private view returns (uint256 coin, uint256 tokens) {
        IRealPair pair = IRealPair(token.PAIR());
        (uint112 a, uint112 b,) = pair.getReserves();
        return pair.token0() == address(token) ? (uint256(b), uint256(a)) : (uint256(a), uint256(b));
    }

    function test_oneCoinBuysTenTokensAndHalfBecomesLiquidity() public {
        _contribute(alice, 300_000 ether);
        _contribute(bob, 100_000 ether);
        vm.warp(UNTIL);
        sale.finish();
        (uint256 coin, uint256 tokens) = _price();
        eq(coin, 200_000 ether, "half of what was raised");
        eq(tokens, 2_000_000 ether, "at the rate of the sale");
        eq(treasury.balance, 200_000 ether, "the other half");
        eq(IRealPair(token.PAIR()).balanceOf(treasury), IRealPair(token.PAIR()).totalSupply() - 1000, "liquidity");
        vm.prank(alice);
        sale.claim();
        vm.prank(bob);
        sale.claim();
        eq(token.balanceOf(alice), 3_000_000 ether, "1 : 10");
        eq(token.balanceOf(bob), 1_000_000 ether, "1 : 10");
        eq(token.balanceOf(address(sale)), 0, "unsold tokens are burned");
        eq(token.totalSupply(), 1_000_000 ether + 4_000_000 ether + 2_000_000 ether, "supply");
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Sale.NothingHere.selector, alice));
        sale.claim();
        // and it trades
        vm.prank(alice);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 1 ether}(
            9.9 ether, _path(address(weth), address(token)), alice, block.timestamp
        );
    }

    function test_aMissedFloorRefundsEveryone() public {
        _contribute(alice, 50_000 ether);
        _contribute(bob, 49_999 ether);
        vm.warp(UNTIL);
        sale.finish();
        vm.prank(alice);
        sale.refund();
        vm.prank(bob);
        sale.refund();
        eq(alice.balance, 10_000_000 ether, "whole");
        eq(bob.balance, 10_000_000 ether, "whole");
        eq(address(sale).balance, 0, "nothing stays");
        eq(token.balanceOf(address(sale)), 0, "nothing is left to sell");
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Sale.NothingHere.selector, alice));
        sale.refund();
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Sale.WrongState.selector, Sale.State.Failed));
        sale.claim();
    }

    /// The pair is made, filled with coin and synchronised by somebody else before the sale ends.
    function testFuzz_aPairPreparedByAnAttackerCostsOnlyTheAttacker(uint256 gift, bool sync) public {
        gift = bound(gift, 1, 1_000_000 ether);
        IRealPair pair = IRealPair(token.PAIR());
        vm.deal(address(this), gift);
        weth.deposit{value: gift}();
        weth.transfer(address(pair), gift);
        if (sync) pair.sync();
        vm.expectRevert(SaleToken.PairClosed.selector);
        token.transfer(address(pair), 1);
        vm.expectRevert();
        pair.mint(address(this));
        _contribute(alice, 200_000 ether);
        vm.warp(UNTIL);
        sale.finish();
        (uint256 coin, uint256 tokens) = _price();
        eq(tokens, 1_000_000 ether, "tokens");
        eq(coin, 100_000 ether + gift, "the gift joined the liquidity");
        // All of it but the thousand wei that Uniswap locks belongs to the treasury: the attacker holds no claim.
        eq(pair.balanceOf(treasury), pair.totalSupply() - 1000, "liquidity is the treasury's");
        vm.startPrank(treasury);
        pair.transfer(address(pair), pair.balanceOf(treasury));
        pair.burn(treasury);
        vm.stopPrank();
        atLeast(weth.balanceOf(treasury), 100_000 ether - 1 gwei, "no coin of the buyers was lost");
    }

    function test_theRouterCannotOpenThePairFirst() public {
        token.approve(address(router), type(uint256).max);
        vm.deal(address(this), 1 ether);
        vm.expectRevert();
        router.addLiquidityETH{value: 1 ether}(address(token), 1000 ether, 0, 0, address(this), block.timestamp);
    }

    function test_takesNothingOutsideItsTimeOrAboveItsMost() public {
        _contribute(alice, MOST - 1);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(Sale.SoldOut.selector, 1));
        sale.contribute{value: 2}();
        vm.expectRevert(abi.encodeWithSelector(Sale.TooEarly.selector, FROM, UNTIL));
        sale.finish();
        _contribute(bob, 1);
        sale.finish(); // sold out: no need to wait
        vm.warp(UNTIL);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(Sale.WrongState.selector, Sale.State.Succeeded));
        sale.contribute{value: 1}();
    }

    function test_takesNothingWithoutTheTokensToPayFor() public {
        Sale poor =
            new Sale(SaleConfig(token, IWrappedNative(address(weth)), treasury, 10, FLOOR, MOST, 5000, FROM, UNTIL));
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Sale.NotFunded.selector, 0, MOST * 15));
        poor.contribute{value: 1 ether}();
    }

    function test_coinIsNotStrandedWhenFinishingIsImpossible() public {
        _contribute(alice, FLOOR);
        vm.etch(address(weth), hex"fe"); // the exchange breaks
        vm.warp(UNTIL);
        vm.expectRevert();
        sale.finish();
        vm.expectRevert(abi.encodeWithSelector(Sale.TooEarly.selector, UNTIL, UNTIL + 14 days));
        sale.abandon();
        vm.warp(UNTIL + 14 days);
        sale.abandon();
        vm.prank(alice);
        sale.refund();
        eq(alice.balance, 10_000_000 ether, "whole");
    }

    /// In the end every coin is with a buyer, in the pair or in the treasury.
    function testFuzz_coinIsConserved(uint256 a, uint256 b) public {
        a = bound(a, 1, MOST / 2);
        b = bound(b, 1, MOST / 2);
        _contribute(alice, a);
        _contribute(bob, b);
        vm.warp(UNTIL);
        sale.finish();
        if (a + b < FLOOR) {
            vm.prank(alice);
            sale.refund();
            vm.prank(bob);
            sale.refund();
            eq(alice.balance + bob.balance, 20_000_000 ether, "refunded");
        } else {
            eq(treasury.balance + weth.balanceOf(token.PAIR()), a + b, "raised");
            vm.prank(alice);
            sale.claim();
            vm.prank(bob);
            sale.claim();
            eq(token.balanceOf(alice) + token.balanceOf(bob), (a + b) * 10, "1 : 10");
        }
        eq(address(sale).balance, 0, "nothing stays");
        eq(token.balanceOf(address(sale)), 0, "nothing stays");
    }

    function _config() private view returns (SaleConfig memory) {
        return SaleConfig(token, IWrappedNative(address(weth)), treasury, 10, FLOOR, MOST, 5000, FROM, UNTIL);
    }

    function _refuses(SaleConfig memory config, string memory field) private {
        vm.expectRevert(abi.encodeWithSelector(Sale.BadSale.selector, field));
        new Sale(config);
    }

    function test_aSaleThatCannotWorkIsRefused() public {
        SaleConfig memory config = _config();
        config.rate = 0;
        _refuses(config, "rate");
        config = _config();
        config.floor = 0;
        _refuses(config, "floor");
        config = _config();
        config.most = FLOOR - 1;
        _refuses(config, "floor");
        config = _config();
        config.liquidityBps = 10_001;
        _refuses(config, "liquidityBps");
        config = _config();
        config.until = FROM;
        _refuses(config, "until");
        config = _config();
        config.treasury = address(0);
        _refuses(config, "treasury");
    }

    function test_aContributionIsNotZeroAndInTime() public {
        vm.startPrank(alice);
        vm.expectRevert(Sale.ZeroAmount.selector);
        sale.contribute();
        vm.warp(FROM - 1);
        vm.expectRevert(abi.encodeWithSelector(Sale.NotOpen.selector, FROM - 1, FROM, UNTIL));
        sale.contribute{value: 1}();
        vm.warp(UNTIL);
        vm.expectRevert(abi.encodeWithSelector(Sale.NotOpen.selector, UNTIL, FROM, UNTIL));
        sale.contribute{value: 1}();
        vm.stopPrank();
    }

    function test_aSaleEndsOnce() public {
        _contribute(alice, MOST);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Sale.WrongState.selector, Sale.State.Selling));
        sale.refund();
        sale.finish();
        vm.expectRevert(abi.encodeWithSelector(Sale.WrongState.selector, Sale.State.Succeeded));
        sale.finish();
        vm.expectRevert(abi.encodeWithSelector(Sale.WrongState.selector, Sale.State.Succeeded));
        sale.abandon();
    }

    function test_anExchangeThatTakesNoCoinStopsTheFinish() public {
        _contribute(alice, FLOOR);
        vm.etch(address(weth), type(FalseWrapped).runtimeCode);
        vm.warp(UNTIL);
        address pair = token.PAIR();
        vm.expectRevert(abi.encodeWithSelector(Sale.TransferFailed.selector, pair));
        sale.finish();
    }

    function test_aBuyerThatTakesNoCoinHoldsUpOnlyItself() public {
        Refuser refuser = new Refuser();
        vm.deal(address(this), 1 ether);
        refuser.contribute{value: 1 ether}(sale);
        _contribute(alice, 2 ether);
        vm.warp(UNTIL);
        sale.finish();
        vm.expectRevert(abi.encodeWithSelector(Sale.TransferFailed.selector, address(refuser)));
        refuser.refund(sale);
        vm.prank(alice);
        sale.refund();
        eq(alice.balance, 10_000_000 ether, "whole");
    }

    function test_onlyTheSaleOpensThePair() public {
        vm.expectRevert(abi.encodeWithSelector(SaleToken.NotSale.selector, address(this)));
        token.open();
    }
}
