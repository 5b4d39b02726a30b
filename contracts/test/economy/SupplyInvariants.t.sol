// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Emission, IMintable, Period, Receivers} from "../../src/economy/Emission.sol";
import {RewardPool} from "../../src/economy/RewardPool.sol";
import {Staking, StakingConfig} from "../../src/economy/Staking.sol";
import {Grant, Token, TokenConfig} from "../../src/economy/Token.sol";
import {Test} from "../Test.sol";

/// Four holders who stake, leave, claim, burn and try to mint, in any order and at any time.
contract Holders is Test {
    Token immutable TOKEN;
    Staking immutable STAKING;
    Emission immutable EMISSION;
    address[4] public holders;
    uint256 public rewardsPaid;
    uint256 public burned;
    bool public breached; // a flag, because the campaign ignores reverts

    constructor(Token token, Staking staking, Emission emission, address[4] memory who) {
        TOKEN = token;
        STAKING = staking;
        EMISSION = emission;
        holders = who;
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 0, 200 days));
    }

    function issue() external {
        EMISSION.issue();
    }

    function stake(uint256 who, uint256 amount) external {
        address holder = holders[who % 4];
        uint256 held = TOKEN.balanceOf(holder);
        if (held == 0) return;
        amount = bound(amount, 1, held);
        vm.startPrank(holder);
        TOKEN.approve(address(STAKING), amount);
        STAKING.stake(amount);
        vm.stopPrank();
    }

    function unstake(uint256 who, uint256 amount) external {
        address holder = holders[who % 4];
        uint256 staked = STAKING.positionOf(holder).staked;
        if (staked == 0) return;
        vm.prank(holder);
        STAKING.unstake(bound(amount, 1, staked));
    }

    function withdraw(uint256 who) external {
        vm.prank(holders[who % 4]);
        STAKING.withdraw();
    }

    function claim(uint256 who) external {
        vm.prank(holders[who % 4]);
        rewardsPaid += STAKING.claim();
    }

    function transfer(uint256 from, uint256 to, uint256 amount) external {
        address holder = holders[from % 4];
        amount = bound(amount, 0, TOKEN.balanceOf(holder));
        vm.prank(holder);
        TOKEN.transfer(holders[to % 4], amount);
    }

    function burn(uint256 who, uint256 amount) external {
        address holder = holders[who % 4];
        amount = bound(amount, 0, TOKEN.balanceOf(holder) / 10);
        vm.prank(holder);
        TOKEN.burn(amount);
        burned += amount;
    }

    function mintAnyway(address caller, uint256 amount) external {
        vm.assume(caller != address(EMISSION));
        vm.prank(caller);
        try TOKEN.mint(caller, amount) {
            breached = true;
        } catch {}
    }

    function spendThePool(address caller, uint256 amount) external {
        RewardPool pool = STAKING.POOL();
        vm.assume(caller != address(STAKING));
        vm.prank(caller);
        try pool.pay(caller, amount) {
            breached = true;
        } catch {}
    }
}

contract SupplyInvariantsTest is Test {
    Token token;
    Emission emission;
    Staking staking;
    RewardPool pool;
    Holders handler;
    uint256 constant CAP = 250_000_000 ether;

    function setUp() public {
        vm.warp(1_000_000);
        address tokenAt = _at(2);
        address stakingAt = _at(4);
        Period[] memory schedule = new Period[](2);
        schedule[0] = Period(25_000_000 ether, 3);
        schedule[1] = Period(7_500_000 ether, 10);
        pool = RewardPool(_at(3));
        emission = new Emission(
            IMintable(tokenAt),
            block.timestamp,
            Receivers(account("foundation"), 1000, address(pool), 100, account("uptime")),
            schedule
        );
        address[4] memory holders = [account("a"), account("b"), account("c"), account("d")];
        Grant[] memory genesis = new Grant[](4);
        for (uint256 i; i != 4; ++i) {
            genesis[i] = Grant(holders[i], 25_000_000 ether);
        }
        token = new Token(TokenConfig("x", "x", CAP, address(emission), genesis));
        new RewardPool(token, stakingAt);
        staking = new Staking(StakingConfig(token, pool, emission, account("governance"), 700, 7 days));
        handler = new Holders(token, staking, emission, holders);
        targetContract(address(handler));
    }

    function _at(uint8 nonce) private view returns (address) {
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(this), nonce)))));
    }

    function invariant_supplyNeverExceedsTheCap() public view {
        atMost(token.issued(), CAP, "issued");
        eq(token.issued(), 100_000_000 ether + emission.issued(), "all of it by genesis and schedule");
        eq(token.totalSupply(), token.issued() - handler.burned(), "supply");
    }

    function invariant_rewardsNeverExceedWhatFundedThem() public view {
        uint256 funded = emission.issued() * 100 / 10_000;
        eq(token.balanceOf(address(pool)) + handler.rewardsPaid(), funded, "the pool holds what it did not pay");
        atMost(staking.promised(), token.balanceOf(address(pool)), "promises are covered");
    }

    function invariant_nobodyElseMintsOrSpends() public view {
        yes(!handler.breached(), "somebody minted, or spent the pool");
    }

    function invariant_everyStakeIsThere() public view {
        uint256 sum;
        uint256 staked;
        for (uint256 i; i != 4; ++i) {
            Staking.Position memory position = staking.positionOf(handler.holders(i));
            staked += position.staked;
            sum += position.staked + position.leaving;
            eq(staking.getVotes(handler.holders(i)), position.staked, "a staked token votes");
        }
        eq(token.balanceOf(address(staking)), sum, "stakes");
        eq(staking.totalStaked(), staked, "total");
    }
}
