// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Emission, IMintable, Period, Receivers} from "../../src/economy/Emission.sol";
import {RewardPool} from "../../src/economy/RewardPool.sol";
import {Grant, Token, TokenConfig} from "../../src/economy/Token.sol";
import {UptimeConfig, UptimeRewards} from "../../src/economy/UptimeRewards.sol";
import {IVetoList} from "../../src/governance/IVetoList.sol";
import {EconomyNetwork} from "./EconomyNetwork.sol";

contract Vetoes is IVetoList {
    mapping(address => bool) public isVeto;
    uint256 public vetoCount;

    function appoint(address member) external {
        isVeto[member] = true;
        ++vetoCount;
    }
}

contract UptimeRewardsTest is EconomyNetwork {
    UptimeRewards rewards;
    RewardPool pool;
    Vetoes vetoes;
    address ann = account("ann");
    address ben = account("ben");
    address[5] jury;
    bytes32 root;
    bytes32[2] leaves;
    uint256 constant HIGH_RATE = 1_000_000; // 100 times the stake a year: limits nothing here
    uint256 constant TOTAL = 1000 days; // 1,000 points for a whole day
    uint256 start;

    function setUp() public {
        _openNetwork();
        start = block.timestamp;
        _operator(ann, 400, 400);
        _operator(ben, 600, 100); // backs 100 points only
        vetoes = new Vetoes();
        for (uint256 i; i != 5; ++i) {
            jury[i] = account(string.concat("veto", vm.toString(i)));
            vetoes.appoint(jury[i]);
        }
        _openRewards(HIGH_RATE);
        token.transfer(address(pool), 10_000 ether);
    }

    function _openRewards(uint256 rateBps) private {
        // The seventh and eighth contracts made here, or the two after them.
        _openRewards(rateBps, Emission(address(0)), address(pool) == address(0) ? 8 : 10);
    }

    function _openRewards(uint256 rateBps, Emission emission, uint8 nonce) private {
        address at = address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(this), nonce)))));
        pool = new RewardPool(token, at);
        rewards = new UptimeRewards(
            UptimeConfig({
                registry: registry,
                jury: vetoes,
                token: token,
                pool: pool,
                emission: emission,
                start: uint40(start),
                epochSeconds: 1 days,
                perEpoch: 100 ether,
                stakePerPoint: 1 ether,
                rateBps: rateBps,
                challengeSeconds: 1 days,
                reviewSeconds: 2 days,
                claimSeconds: 30 days,
                challengeBond: 50 ether
            })
        );
        eq(address(rewards), at, "predicted address");
        leaves[0] = rewards.leafOf(0, ann, 400 days);
        leaves[1] = rewards.leafOf(0, ben, 600 days);
        root = _hash(leaves[0], leaves[1]);
    }

    function _hash(bytes32 a, bytes32 b) private pure returns (bytes32) {
        return a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
    }

    function _proof(uint256 other) private view returns (bytes32[] memory proof) {
        proof = new bytes32[](1);
        proof[0] = leaves[other];
    }

    function _attest(uint256 member, bytes32 given) private {
        vm.prank(jury[member]);
        rewards.attest(0, given, TOTAL);
    }

    function _post() private {
        vm.warp(start + 1 days);
        _attest(0, root);
        _attest(1, root);
        _attest(2, root);
    }

    function _finalise() private {
        _post();
        vm.warp(block.timestamp + 1 days);
        rewards.finalise(0);
    }

    function test_anEpochBeyondAllTimeIsNotOver() public {
        vm.prank(jury[0]);
        vm.expectRevert(abi.encodeWithSelector(UptimeRewards.EpochNotOver.selector, type(uint256).max));
        rewards.attest(type(uint256).max, root, TOTAL);
    }

    function test_anEpochsBudgetIsSharedByWhatWasProvenAndBacked() public {
        _finalise();
        rewards.claim(0, ann, 400 days, _proof(1));
        rewards.claim(0, ben, 600 days, _proof(0));
        eq(token.balanceOf(ann), 40 ether, "400 of 1,000");
        eq(token.balanceOf(ben), 10 ether, "600 proven, 100 backed");
    }

    function test_theYearlyLimitOnStakeHolds() public {
        _openRewards(700);
        token.transfer(address(pool), 1000 ether);
        _finalise();
        rewards.claim(0, ann, 400 days, _proof(1));
        eq(token.balanceOf(ann), uint256(400 ether) * 700 / 10_000 / 365, "7% a year of 400, for a day");
    }

    function test_doubleLateAndInventedClaimsAreRefused() public {
        _finalise();
        bytes32[] memory proof = _proof(1);
        rewards.claim(0, ann, 400 days, proof);
        vm.expectRevert(abi.encodeWithSelector(UptimeRewards.AlreadyClaimed.selector, 0, ann));
        rewards.claim(0, ann, 400 days, proof);
        vm.expectRevert(UptimeRewards.BadProof.selector);
        rewards.claim(0, ben, 601 days, proof);
        uint256 until = block.timestamp + 30 days;
        vm.expectRevert(abi.encodeWithSelector(UptimeRewards.TooEarly.selector, block.timestamp, until));
        rewards.sweep(0);
        vm.warp(until + 1);
        proof = _proof(0);
        vm.expectRevert(abi.encodeWithSelector(UptimeRewards.TooLate.selector, until + 1, until));
        rewards.claim(0, ben, 600 days, proof);
        eq(rewards.reserved(), 60 ether, "set aside");
        rewards.sweep(0);
        rewards.sweep(0);
        eq(rewards.reserved(), 0, "free for later epochs");
    }

    function test_nothingIsPaidBeforeTheWaitIsOver() public {
        _post();
        bytes32[] memory proof = _proof(1);
        vm.expectRevert(abi.encodeWithSelector(UptimeRewards.WrongState.selector, 0, UptimeRewards.State.Posted));
        rewards.claim(0, ann, 400 days, proof);
        vm.expectPartialRevert(UptimeRewards.TooEarly.selector);
        rewards.finalise(0);
    }

    function test_aRootNeedsAMajorityOfTheVetoNodes() public {
        vm.expectRevert(abi.encodeWithSelector(UptimeRewards.NotVeto.selector, address(this)));
        rewards.attest(0, root, TOTAL);
        vm.prank(jury[0]);
        vm.expectRevert(abi.encodeWithSelector(UptimeRewards.EpochNotOver.selector, 0));
        rewards.attest(0, root, TOTAL);
        vm.warp(start + 1 days);
        _attest(0, root);
        vm.prank(jury[0]);
        vm.expectRevert(abi.encodeWithSelector(UptimeRewards.AlreadyAttested.selector, jury[0]));
        rewards.attest(0, root, TOTAL);
        _attest(1, "another");
        _attest(2, root);
        eq(uint256(rewards.epochOf(0).state), uint256(UptimeRewards.State.Open), "two of five");
        _attest(3, root);
        eq(uint256(rewards.epochOf(0).state), uint256(UptimeRewards.State.Posted), "three of five");
    }

    function _challenge() private {
        token.transfer(ann, 50 ether);
        vm.startPrank(ann);
        token.approve(address(rewards), 50 ether);
        rewards.challenge(0);
        vm.stopPrank();
    }

    function test_twoThirdsConfirmAChallengedRootAndTheBondGoesToThePool() public {
        _post();
        _challenge();
        for (uint256 i; i != 4; ++i) {
            _attest(i, root);
        }
        eq(uint256(rewards.epochOf(0).state), uint256(UptimeRewards.State.Final), "four of five");
        eq(token.balanceOf(address(pool)), 10_050 ether, "the bond");
        rewards.claim(0, ann, 400 days, _proof(1));
    }

    function test_twoThirdsReplaceAFalseRootAndTheBondReturns() public {
        vm.warp(start + 1 days);
        for (uint256 i; i != 3; ++i) {
            _attest(i, "false");
        }
        _challenge();
        for (uint256 i = 1; i != 5; ++i) {
            _attest(i, root);
        }
        eq(rewards.epochOf(0).root, root, "the true root");
        eq(token.balanceOf(ann), 50 ether, "the bond is back");
    }

    /// A bare majority that lies gets nothing once anyone challenges it.
    function test_withoutTwoThirdsTheRootFallsAndTheEpochWaits() public {
        _post();
        _challenge();
        _attest(0, root);
        _attest(1, root);
        _attest(2, root);
        vm.expectPartialRevert(UptimeRewards.TooEarly.selector);
        rewards.reopen(0);
        vm.warp(block.timestamp + 2 days + 1);
        vm.prank(jury[3]);
        vm.expectPartialRevert(UptimeRewards.TooLate.selector);
        rewards.attest(0, root, TOTAL);
        rewards.reopen(0);
        eq(token.balanceOf(ann), 50 ether, "the bond is back");
        _attest(0, root);
        eq(uint256(rewards.epochOf(0).state), uint256(UptimeRewards.State.Open), "from the beginning");
    }

    /// A root that promises more than the whole still pays no more than the budget.
    function test_aRootThatLiesAboutTheTotalPaysNoMoreThanTheBudget() public {
        vm.warp(start + 1 days);
        for (uint256 i; i != 3; ++i) {
            vm.prank(jury[i]);
            rewards.attest(0, root, 1);
        }
        vm.warp(block.timestamp + 1 days);
        rewards.finalise(0);
        rewards.claim(0, ann, 400 days, _proof(1));
        rewards.claim(0, ben, 600 days, _proof(0));
        eq(token.balanceOf(ann) + token.balanceOf(ben), 100 ether, "the budget");
        eq(token.balanceOf(address(pool)), 9900 ether, "the rest is untouched");
    }

    /// The attack: a jury that is bought attests one friend, with a total that makes any weight the whole. The friend
    /// receives what an operator with its stake may earn at most, not the epoch.
    function test_aJuryThatLiesPaysAFriendNoMoreThanTheRateOnItsStake() public {
        _openRewards(2000);
        token.transfer(address(pool), 10_000 ether);
        bytes32 lie = rewards.leafOf(0, ben, 1 << 128);
        vm.warp(start + 1 days);
        for (uint256 i; i != 3; ++i) {
            vm.prank(jury[i]);
            rewards.attest(0, lie, 1);
        }
        vm.warp(block.timestamp + 1 days);
        rewards.finalise(0);
        rewards.claim(0, ben, 1 << 128, new bytes32[](0));
        eq(token.balanceOf(ben), uint256(100 ether) * 2000 / 10_000 / 365, "20% a year of 100, for a day");
        eq(rewards.epochOf(0).paid, token.balanceOf(ben), "all that the epoch paid");
    }

    function test_aRateIsNeeded() public {
        UptimeConfig memory config;
        config.epochSeconds = 1 days;
        vm.expectRevert(UptimeRewards.BadConfig.selector);
        new UptimeRewards(config);
        (config.epochSeconds, config.rateBps) = (0, 2000);
        vm.expectRevert(UptimeRewards.BadConfig.selector);
        new UptimeRewards(config);
    }

    /// Claims are open to anyone, so nobody may choose a bad moment for another.
    function test_aClaimByAStrangerDoesNotHarm() public {
        _finalise();
        registry.lock(ann, 1 ether);
        vm.prank(account("stranger"));
        rewards.claim(0, ann, 400 days, _proof(1));
        eq(token.balanceOf(ann), 40 ether, "all of it");
    }

    function test_aPoolThatHoldsLessPaysLess() public {
        vm.prank(address(rewards));
        pool.pay(address(1), 9990 ether);
        _finalise();
        rewards.claim(0, ann, 400 days, _proof(1));
        eq(token.balanceOf(ann), 4 ether, "of the ten that are left");
    }

    function _refusesState(UptimeRewards.State state) private {
        vm.expectRevert(abi.encodeWithSelector(UptimeRewards.WrongState.selector, 0, state));
    }

    function test_anEmptyRootIsRefused() public {
        vm.warp(start + 1 days);
        vm.startPrank(jury[0]);
        vm.expectRevert(UptimeRewards.BadRoot.selector);
        rewards.attest(0, 0, TOTAL);
        vm.expectRevert(UptimeRewards.BadRoot.selector);
        rewards.attest(0, root, 0);
        vm.stopPrank();
    }

    function test_eachStepNeedsItsState() public {
        vm.warp(start + 1 days);
        _refusesState(UptimeRewards.State.Open);
        rewards.challenge(0);
        _refusesState(UptimeRewards.State.Open);
        rewards.reopen(0);
        _refusesState(UptimeRewards.State.Open);
        rewards.finalise(0);
        _refusesState(UptimeRewards.State.Open);
        rewards.sweep(0);
        _finalise();
        vm.prank(jury[3]);
        _refusesState(UptimeRewards.State.Final);
        rewards.attest(0, root, TOTAL);
    }

    function test_aChallengeComesInTime() public {
        _post();
        uint256 until = block.timestamp + 1 days;
        vm.warp(until);
        vm.expectRevert(abi.encodeWithSelector(UptimeRewards.TooLate.selector, until, until));
        rewards.challenge(0);
    }

    function _emission(address minted) private returns (Emission) {
        Period[] memory schedule = new Period[](1);
        schedule[0] = Period(365 ether, 10);
        address poolAt = address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(this), uint8(10))))));
        return
            new Emission(IMintable(minted), start, Receivers(account("foundation"), 1000, ann, 1000, poolAt), schedule);
    }

    /// One token a day, of which four fifths are for uptime, on top of what the network gives.
    function test_theScheduleAddsToABudget() public {
        address tokenAt = address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(this), uint8(12))))));
        _openRewards(HIGH_RATE, _emission(tokenAt), 11);
        Token minted = new Token(TokenConfig("y", "y", type(uint128).max, address(rewards.EMISSION()), new Grant[](0)));
        eq(address(minted), tokenAt, "predicted address");
        eq(rewards.budgetOf(0), 100.8 ether, "the first day");
        eq(rewards.budgetOf(7), 100.8 ether, "and every other");
        token.transfer(address(pool), 1000 ether);
        _finalise();
        eq(minted.balanceOf(address(pool)), 1.6 ether, "issued for two days when the epoch was settled");
        eq(rewards.epochOf(0).budget, 100.8 ether, "set aside");
    }

    /// Rewards must not depend on an issuance that fails.
    function test_anEpochIsSettledAlthoughIssuingFails() public {
        _openRewards(HIGH_RATE, _emission(address(token)), 11);
        token.transfer(address(pool), 1000 ether);
        _finalise();
        eq(rewards.epochOf(0).budget, 100.8 ether, "set aside");
    }
}
