// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Emission} from "../../src/economy/Emission.sol";
import {RewardPool} from "../../src/economy/RewardPool.sol";
import {Staking, StakingConfig} from "../../src/economy/Staking.sol";
import {Grant, Token, TokenConfig} from "../../src/economy/Token.sol";
import {BoundedTimelock} from "../../src/governance/BoundedTimelock.sol";
import {GovernorConfig, MusterGovernor} from "../../src/governance/MusterGovernor.sol";
import {VotingPower} from "../../src/governance/VotingPower.sol";
import {Test} from "../Test.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

contract GovernanceTest is Test {
    Token token;
    Staking staking;
    VotingPower power;
    BoundedTimelock timelock;
    MusterGovernor governor;
    address alice = account("alice"); // holds 60
    address bob = account("bob"); // stakes 50
    address carol = account("carol"); // holds 3: below the quorum

    function setUp() public {
        vm.warp(1_000_000);
        Grant[] memory genesis = new Grant[](3);
        genesis[0] = Grant(alice, 60 ether);
        genesis[1] = Grant(bob, 50 ether);
        genesis[2] = Grant(carol, 3 ether);
        token = new Token(TokenConfig("x", "x", 1000 ether, address(0), genesis));
        address governorAt = _at(6);
        timelock = new BoundedTimelock(2 days, 1 days, governorAt);
        staking =
            new Staking(StakingConfig(token, RewardPool(_at(4)), Emission(address(0)), address(timelock), 0, 1 days));
        new RewardPool(token, address(staking));
        power = new VotingPower(token, staking);
        governor = new MusterGovernor(power, timelock, GovernorConfig(1 days, 3 days, 1 ether, 4, 1 days, 5 ether));
        eq(address(governor), governorAt, "predicted address");
        vm.prank(alice);
        token.delegate(alice);
        vm.prank(carol);
        token.delegate(carol);
        vm.prank(bob);
        token.approve(address(staking), 50 ether);
        vm.prank(bob);
        staking.stake(50 ether);
        vm.warp(block.timestamp + 1);
    }

    function _at(uint8 nonce) private view returns (address) {
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(this), nonce)))));
    }

    struct Proposal {
        address[] targets;
        uint256[] values;
        bytes[] calls;
        uint256 id;
    }

    function _propose(address who, address target, bytes memory call) private returns (Proposal memory p) {
        p.targets = new address[](1);
        p.targets[0] = target;
        p.values = new uint256[](1);
        p.calls = new bytes[](1);
        p.calls[0] = call;
        vm.prank(who);
        p.id = governor.propose(p.targets, p.values, p.calls, "why");
        vm.warp(block.timestamp + 1 days + 1);
    }

    function _vote(address who, uint256 id, uint8 support) private {
        vm.prank(who);
        governor.castVote(id, support);
    }

    function _carry(Proposal memory p) private {
        vm.warp(block.timestamp + 3 days);
        governor.queue(p.targets, p.values, p.calls, keccak256("why"));
        vm.warp(block.timestamp + 2 days);
        governor.execute(p.targets, p.values, p.calls, keccak256("why"));
    }

    function test_aVoteOfStakedTokensSetsAParameter() public {
        Proposal memory p = _propose(bob, address(staking), abi.encodeCall(Staking.setRateBps, (700)));
        _vote(bob, p.id, 1);
        _carry(p);
        eq(staking.rateBps(), 700, "set");
    }

    function test_nobodyBypassesTheTimelock() public {
        vm.prank(alice);
        vm.expectRevert();
        staking.setRateBps(700);
        Proposal memory p = _propose(alice, address(staking), abi.encodeCall(Staking.setRateBps, (700)));
        _vote(alice, p.id, 1);
        vm.warp(block.timestamp + 3 days);
        governor.queue(p.targets, p.values, p.calls, keccak256("why"));
        vm.warp(block.timestamp + 2 days - 1);
        vm.expectRevert();
        governor.execute(p.targets, p.values, p.calls, keccak256("why"));
        eq(staking.rateBps(), 0, "not yet");
    }

    function test_belowTheQuorumNothingPasses() public {
        Proposal memory p = _propose(carol, address(staking), abi.encodeCall(Staking.setRateBps, (700)));
        _vote(carol, p.id, 1);
        vm.warp(block.timestamp + 3 days);
        eq(uint256(governor.state(p.id)), uint256(IGovernor.ProposalState.Defeated), "3 of 113 is less than 4%");
    }

    /// A loan taken after the snapshot, or within one block, carries no vote.
    function test_borrowedTokensDoNotVote() public {
        Proposal memory p = _propose(bob, address(staking), abi.encodeCall(Staking.setRateBps, (700)));
        vm.prank(alice);
        token.transfer(carol, 60 ether);
        _vote(carol, p.id, 1);
        (, uint256 votes,) = governor.proposalVotes(p.id);
        eq(votes, 3 ether, "as at the snapshot");
    }

    function test_stakedTokensAreNotCountedTwice() public view {
        uint256 time = block.timestamp - 1;
        eq(
            power.getPastVotes(alice, time) + power.getPastVotes(bob, time) + power.getPastVotes(carol, time)
                + power.getPastVotes(address(staking), time),
            power.getPastTotalSupply(time),
            "every token votes once"
        );
    }

    function test_noVoteBringsTheTimelockBelowItsFloor() public {
        Proposal memory p = _propose(alice, address(timelock), abi.encodeWithSignature("updateDelay(uint256)", 0));
        _vote(alice, p.id, 1);
        _carry(p);
        eq(timelock.getMinDelay(), 1 days, "floor");
    }

    function test_noVoteTakesTheGovernorOutOfItsBounds() public {
        Proposal memory p =
            _propose(alice, address(governor), abi.encodeCall(MusterGovernor.setVotingPeriod, (uint32(1 hours))));
        _vote(alice, p.id, 1);
        vm.warp(block.timestamp + 3 days);
        governor.queue(p.targets, p.values, p.calls, keccak256("why"));
        vm.warp(block.timestamp + 2 days);
        vm.expectPartialRevert(MusterGovernor.OutOfBounds.selector);
        governor.execute(p.targets, p.values, p.calls, keccak256("why"));
    }

    function test_theTimelockHasNoAdministrator() public view {
        bytes32 admin = timelock.DEFAULT_ADMIN_ROLE();
        yes(!timelock.hasRole(admin, address(this)), "not the deployer");
        yes(!timelock.hasRole(admin, address(governor)), "not the governor");
        yes(!timelock.hasRole(timelock.PROPOSER_ROLE(), address(this)), "the deployer cannot propose");
        yes(timelock.hasRole(timelock.PROPOSER_ROLE(), address(governor)), "the governor can");
    }

    function test_aVoteChangesTheGovernorInsideItsBounds() public {
        Proposal memory p =
            _propose(alice, address(governor), abi.encodeCall(MusterGovernor.setProposalThreshold, (uint256(2 ether))));
        _vote(alice, p.id, 1);
        yes(governor.proposalNeedsQueuing(p.id), "waits in the timelock");
        _carry(p);
        eq(governor.proposalThreshold(), 2 ether, "threshold");
        p = _propose(alice, address(governor), abi.encodeCall(MusterGovernor.setVotingDelay, (uint48(2 days))));
        _vote(alice, p.id, 1);
        _carry(p);
        eq(governor.votingDelay(), 2 days, "delay");
    }

    /// Votes of held and of staked tokens are delegated where the tokens are.
    function test_votesAreDelegatedAtTheirSource() public {
        vm.expectRevert(
            abi.encodeWithSelector(VotingPower.DelegateAtTheSource.selector, address(token), address(staking))
        );
        power.delegate(alice);
        vm.expectRevert(
            abi.encodeWithSelector(VotingPower.DelegateAtTheSource.selector, address(token), address(staking))
        );
        power.delegateBySig(alice, 0, 0, 0, 0, 0);
        vm.prank(alice);
        token.delegate(bob);
        eq(power.delegates(alice), bob, "of the held ones");
        eq(power.getVotes(bob), 110 ether, "held and staked");
        eq(power.clock(), block.timestamp, "counted by time");
        eq(keccak256(bytes(power.CLOCK_MODE())), keccak256("mode=timestamp"), "and says so");
    }

    /// A proposer may cancel its proposal before the vote.
    function test_aProposerCancelsItsOwnProposal() public {
        Proposal memory p = _propose(alice, address(staking), abi.encodeCall(Staking.setRateBps, (700)));
        vm.warp(block.timestamp - 1 days);
        vm.prank(alice);
        governor.cancel(p.targets, p.values, p.calls, keccak256("why"));
        eq(uint256(governor.state(p.id)), uint256(IGovernor.ProposalState.Canceled), "cancelled");
    }
}
