// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Emission} from "../../src/economy/Emission.sol";
import {RewardPool} from "../../src/economy/RewardPool.sol";
import {UptimeConfig, UptimeRewards} from "../../src/economy/UptimeRewards.sol";
import {Bid, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "../market/Walk.sol";
import {Vetoes} from "./UptimeRewards.t.sol";

/// Attempts to be paid for uptime twice with one stake, on the whole network with its real market.
contract UptimeFarmingTest is Walk {
    UptimeRewards private rewards;
    RewardPool private pool;
    address private juror = account("juror");
    address private honest;
    address private ann;
    address private ben;
    bytes32[4] private leaves;
    uint256 private start;
    uint256 private constant POINTS = 300;
    uint256 private constant BUDGET = 100 ether;
    uint256 private constant RATE = 2000;

    function setUp() public override {
        super.setUp();
        Vetoes vetoes = new Vetoes();
        vetoes.appoint(juror);
        start = block.timestamp;
        honest = operators[0];
        address expected = created(vm.getNonce(address(this)) + 1);
        pool = new RewardPool(token, expected);
        rewards = new UptimeRewards(
            UptimeConfig({
                registry: registry,
                jury: vetoes,
                token: token,
                pool: pool,
                emission: Emission(address(0)),
                start: uint40(start),
                epochSeconds: 1 days,
                perEpoch: BUDGET,
                stakePerPoint: 1 ether,
                rateBps: RATE,
                challengeSeconds: 1 days,
                reviewSeconds: 2 days,
                claimSeconds: 30 days,
                challengeBond: 50 ether
            })
        );
        eq(address(rewards), expected, "predicted address");
        token.mint(address(pool), 10_000 ether);
        // Two operators of one owner: each has what admits its node, and 1,000 tokens go around.
        ann = addOperator(0xA11CE, 10, 0);
        ben = addOperator(0xBE11, 10, 0);
    }

    /// The four operators of the tree, each with the same proven uptime: two more make the tree a whole one.
    function _finalise(uint256 epoch) private {
        vm.warp(start + (epoch + 1) * 1 days);
        address[4] memory who = [honest, ann, ben, operators[1]];
        for (uint256 i; i != 4; ++i) {
            leaves[i] = rewards.leafOf(epoch, who[i], POINTS * 1 days);
        }
        bytes32 root = _hash(_hash(leaves[0], leaves[1]), _hash(leaves[2], leaves[3]));
        vm.prank(juror);
        rewards.attest(epoch, root, 4 * POINTS * 1 days);
        vm.warp(block.timestamp + 1 days);
        rewards.finalise(epoch);
    }

    function _hash(bytes32 a, bytes32 b) private pure returns (bytes32) {
        return a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
    }

    function _claim(uint256 epoch, address operator) private returns (uint256) {
        bytes32[] memory proof = new bytes32[](2);
        proof[0] = leaves[operator == honest ? 1 : operator == ann ? 0 : 3];
        proof[1] = operator == ben ? _hash(leaves[0], leaves[1]) : _hash(leaves[2], leaves[3]);
        uint256 before = token.balanceOf(operator);
        rewards.claim(epoch, operator, POINTS * 1 days, proof);
        return token.balanceOf(operator) - before;
    }

    function _deposit(address operator, uint96 amount) private {
        vm.prank(operator);
        registry.deposit(amount);
    }

    function _withdraw(address operator, uint96 amount, address to) private {
        vm.prank(operator);
        registry.withdraw(amount, to);
    }

    /// The attack: lock the stake with a task of one's own, claim, decline the task, and do it again as another.
    function _lockClaimDecline(address operator, bytes32 salt) private returns (uint256 paid) {
        _deposit(operator, 1000 ether);
        Terms memory t = task();
        t.content = salt;
        t.stakeLock = 1000 ether;
        post(t);
        Bid memory b = bidOf(t, operator, 1 ether);
        award(t, b);
        eq(locked(operator), 1000 ether, "locked");
        paid = _claim(0, operator);
        vm.prank(operator);
        market.decline(t, b, 0, false);
    }

    function test_StakeThatMovesWithinABlockBacksNobody() public {
        _finalise(0);
        uint256 timestamp = block.timestamp;
        token.mint(ann, 1000 ether);
        uint256 first = _lockClaimDecline(ann, "ann");
        _withdraw(ann, 1000 ether, ben);
        uint256 second = _lockClaimDecline(ben, "ben");
        eq(block.timestamp, timestamp, "all in one block");
        eq(first, 0, "a lock backs no uptime");
        eq(second, 0, "nor does the same one again");
        atLeast(_claim(0, honest), 1, "a bond does");
    }

    /// The slow version: bonds can be claimed again before the claims of an epoch are over.
    function test_OneBondIsPaidOnceForAnEpoch() public {
        token.mint(ann, 1000 ether);
        _deposit(ann, 1000 ether);
        vm.prank(ann);
        registry.bond(CLASS, 1000);
        _finalise(0);
        uint256 first = _claim(0, ann);
        vm.prank(ann);
        registry.unbond(CLASS, 1000);
        vm.warp(block.timestamp + 7 days);
        vm.prank(ann);
        registry.claimBond(CLASS);
        _withdraw(ann, 1000 ether, ben);
        _deposit(ben, 1000 ether);
        vm.prank(ben);
        registry.bond(CLASS, 1000);
        uint256 second = _claim(0, ben);
        eq(first, uint256(1000 ether) * RATE / 10_000 / 365, "bonded since the epoch began");
        eq(second, 0, "the same stake, bonded later");
    }

    function test_StakeThatIsLeavingBacksNobody() public {
        token.mint(ann, 1000 ether);
        _deposit(ann, 1000 ether);
        vm.startPrank(ann);
        registry.bond(CLASS, 1000);
        vm.warp(start + 12 hours);
        registry.unbond(CLASS, 1000);
        vm.stopPrank();
        _finalise(0);
        eq(_claim(0, ann), 0, "it could be withdrawn before a claim");
    }
}
