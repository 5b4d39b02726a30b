// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Emission} from "../../src/economy/Emission.sol";
import {RewardPool} from "../../src/economy/RewardPool.sol";
import {Staking, StakingConfig} from "../../src/economy/Staking.sol";
import {Grant, Token, TokenConfig} from "../../src/economy/Token.sol";
import {Governed} from "../../src/governance/Governed.sol";
import {Test} from "../Test.sol";

contract StakingTest is Test {
    Token token;
    Staking staking;
    RewardPool pool;
    address governance = account("governance");
    address alice = account("alice");
    address bob = account("bob");

    function setUp() public {
        vm.warp(1_000_000);
        Grant[] memory genesis = new Grant[](1);
        genesis[0] = Grant(address(this), 1_000_000 ether);
        token = new Token(TokenConfig("x", "x", 1_000_000 ether, address(0), genesis));
        address stakingAt = address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(this), hex"03")))));
        pool = new RewardPool(token, stakingAt);
        staking = new Staking(StakingConfig(token, pool, Emission(address(0)), governance, 700, 7 days));
        eq(address(staking), stakingAt, "predicted address");
        token.transfer(alice, 100_000 ether);
        token.transfer(bob, 100_000 ether);
        _approve(alice);
        _approve(bob);
    }

    function _approve(address who) private {
        vm.prank(who);
        token.approve(address(staking), type(uint256).max);
    }

    function _stake(address who, uint256 amount) private {
        vm.prank(who);
        staking.stake(amount);
    }

    function _claim(address who) private returns (uint256) {
        vm.prank(who);
        return staking.claim();
    }

    function test_sevenPercentAfterAYear() public {
        token.transfer(address(pool), 50_000 ether);
        _stake(alice, 10_000 ether);
        vm.warp(block.timestamp + 365 days);
        eq(_claim(alice), 700 ether, "7% of 10,000");
        eq(token.balanceOf(alice), 90_700 ether, "paid out");
    }

    function test_aPoolThatRunsDryPaysWhatItHoldsAndNoMore() public {
        token.transfer(address(pool), 100 ether);
        _stake(alice, 10_000 ether);
        _stake(bob, 10_000 ether);
        vm.warp(block.timestamp + 10 * 365 days);
        uint256 paid = _claim(alice) + _claim(bob);
        atMost(paid, 100 ether, "never beyond the pool");
        atLeast(paid, 100 ether - 2, "all of it but the rounding");
        token.transfer(address(pool), 1000 ether);
        vm.warp(block.timestamp + 365 days);
        eq(_claim(alice), 500 ether, "1,400 would be due; half of the 1,000 that came in is hers");
    }

    function test_aStakeWithinOneBlockEarnsNothing() public {
        token.transfer(address(pool), 50_000 ether);
        _stake(bob, 1 ether);
        vm.warp(block.timestamp + 365 days);
        _stake(alice, 100_000 ether);
        vm.prank(alice);
        staking.unstake(100_000 ether);
        eq(_claim(alice), 0, "no time passed");
    }

    function test_stakedTokensKeepTheirVoteAndLeavingOnesDoNot() public {
        _stake(alice, 10_000 ether);
        eq(staking.getVotes(alice), 10_000 ether, "votes for itself");
        vm.prank(alice);
        staking.delegate(bob);
        _stake(alice, 5000 ether);
        eq(staking.getVotes(bob), 15_000 ether, "delegated, later stakes too");
        vm.prank(alice);
        staking.unstake(6000 ether);
        eq(staking.getVotes(bob), 9000 ether, "leaving stake votes no more");
        vm.warp(block.timestamp + 1);
        eq(staking.getPastTotalSupply(block.timestamp - 1), 9000 ether, "total");
    }

    function test_leavingTakesItsTime() public {
        _stake(alice, 10_000 ether);
        vm.prank(alice);
        staking.unstake(10_000 ether);
        vm.warp(block.timestamp + 7 days - 1);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Staking.StillLeaving.selector, block.timestamp + 1));
        staking.withdraw();
        vm.warp(block.timestamp + 1);
        vm.prank(alice);
        staking.withdraw();
        eq(token.balanceOf(alice), 100_000 ether, "whole again");
        vm.prank(alice);
        vm.expectRevert(Staking.NothingToWithdraw.selector);
        staking.withdraw();
    }

    function test_onlyGovernanceSetsTheRateAndOnlyInsideItsBounds() public {
        vm.expectRevert(abi.encodeWithSelector(Governed.NotGovernance.selector, address(this)));
        staking.setRateBps(100);
        vm.prank(governance);
        vm.expectRevert(abi.encodeWithSelector(Governed.OutOfBounds.selector, "rateBps", 2001, 0, 2000));
        staking.setRateBps(2001);
    }

    function test_aNewRateIsNotRetroactive() public {
        token.transfer(address(pool), 50_000 ether);
        _stake(alice, 10_000 ether);
        vm.warp(block.timestamp + 365 days);
        vm.prank(governance);
        staking.setRateBps(0);
        vm.warp(block.timestamp + 365 days);
        eq(_claim(alice), 700 ether, "the first year only");
    }

    function test_nobodyElseSpendsThePool() public {
        token.transfer(address(pool), 1 ether);
        vm.prank(governance);
        vm.expectRevert(abi.encodeWithSelector(RewardPool.NotSpender.selector, governance));
        pool.pay(governance, 1);
    }

    function test_anAmountOfZeroIsNeitherStakedNorUnstaked() public {
        _stake(alice, 10 ether);
        vm.startPrank(alice);
        vm.expectRevert(Staking.ZeroAmount.selector);
        staking.stake(0);
        vm.expectRevert(Staking.ZeroAmount.selector);
        staking.unstake(0);
        vm.stopPrank();
    }

    function test_noMoreIsUnstakedThanWasStaked() public {
        _stake(alice, 10 ether);
        _stake(bob, 10 ether);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Staking.NotEnoughStaked.selector, 10 ether, 10 ether + 1));
        staking.unstake(10 ether + 1);
        eq(staking.positionOf(alice).staked, 10 ether, "unchanged");
    }
}
