// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Pricing} from "../../src/economy/Pricing.sol";
import {RewardPool} from "../../src/economy/RewardPool.sol";
import {Staking} from "../../src/economy/Staking.sol";
import {Rules} from "../../src/market/Rules.sol";
import {Terms} from "../../src/market/TaskTypes.sol";
import {IParameters} from "../../src/network/IParameters.sol";
import {EconomyMoves} from "./EconomyMoves.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {GovernorSettings} from "@openzeppelin/contracts/governance/extensions/GovernorSettings.sol";
import {
    GovernorVotesQuorumFraction
} from "@openzeppelin/contracts/governance/extensions/GovernorVotesQuorumFraction.sol";

/// Holders propose, vote and carry out changes while everything else goes on: inside the bounds, outside of them, and
/// things that governance has no right to.
abstract contract GovernanceMoves is EconomyMoves {
    struct Proposal {
        uint256 id;
        address target;
        bytes data;
        bytes32 why;
    }

    uint256 private constant MAX_PROPOSALS = 40;

    Proposal[] internal proposals;
    bytes private _rules; // as governance last set them

    /// A task has the rules of its posting.
    function task() internal view override returns (Terms memory t) {
        t = super.task();
        if (_rules.length != 0) t.rules = abi.decode(_rules, (Rules));
    }

    function govern() internal {
        uint256 what = pick(10);
        if (what < 3 || proposals.length == 0) return propose();
        uint256 at = proposals.length - 1 - pick(proposals.length < 3 ? proposals.length : 3);
        if (what < 6) castVote(at);
        else if (what < 8) queue(at);
        else carryOut(at);
    }

    function propose() internal {
        if (proposals.length == MAX_PROPOSALS) return;
        (address target, bytes memory data) = _anyChange();
        string memory why = vm.toString(proposals.length);
        (address[] memory to, uint256[] memory values, bytes[] memory calls) = _lists(target, data);
        if (!move(anyAccount(), address(governor), abi.encodeCall(IGovernor.propose, (to, values, calls, why)))) {
            return;
        }
        uint256 id = governor.getProposalId(to, values, calls, keccak256(bytes(why)));
        proposals.push(Proposal(id, target, data, keccak256(bytes(why))));
        pass(2);
        castVote(proposals.length - 1);
        if (chance(40)) queue(proposals.length - 1);
    }

    function castVote(uint256 at) internal {
        uint8 support = chance(85) ? 1 : uint8(pick(4));
        move(anyAccount(), address(governor), abi.encodeCall(IGovernor.castVote, (proposals[at].id, support)));
    }

    /// Anyone, at any time; it works once the vote has passed.
    function queue(uint256 at) internal {
        if (chance(70)) pass(governor.votingPeriod() + 1);
        Proposal memory p = proposals[at];
        (address[] memory to, uint256[] memory values, bytes[] memory calls) = _lists(p.target, p.data);
        move(stranger, address(governor), abi.encodeCall(IGovernor.queue, (to, values, calls, p.why)));
        if (chance(50)) carryOut(at);
    }

    function carryOut(uint256 at) internal {
        if (chance(70)) pass(timelock.getMinDelay());
        Proposal memory p = proposals[at];
        (address[] memory to, uint256[] memory values, bytes[] memory calls) = _lists(p.target, p.data);
        bytes memory data = abi.encodeCall(IGovernor.execute, (to, values, calls, p.why));
        if (!move(stranger, address(governor), data)) return;
        ++done[bytes4(p.data)];
        if (bytes4(p.data) == IParameters.setRules.selector) _rules = _argument(p.data);
    }

    function _lists(address target, bytes memory data)
        private
        pure
        returns (address[] memory to, uint256[] memory values, bytes[] memory calls)
    {
        (to, values, calls) = (new address[](1), new uint256[](1), new bytes[](1));
        (to[0], calls[0]) = (target, data);
    }

    /// Calldata without its selector.
    function _argument(bytes memory data) private pure returns (bytes memory argument) {
        argument = new bytes(data.length - 4);
        for (uint256 i = 0; i < argument.length; ++i) {
            argument[i] = data[i + 4];
        }
    }

    function _anyChange() private returns (address, bytes memory) {
        uint256 what = pick(11);
        if (what == 0) return (address(staking), abi.encodeCall(Staking.setRateBps, (pick(2400))));
        if (what == 1) return (address(pricing), abi.encodeCall(Pricing.setBasePrice, (pick(POINT_HOUR * 12))));
        if (what == 2) return (address(pricing), abi.encodeCall(Pricing.setNormalUsage, (pick(1e18))));
        if (what == 3) return (address(pricing), abi.encodeCall(Pricing.setFullNodeBps, (9000 + pick(12_000))));
        if (what == 4) return (address(pricing), abi.encodeCall(Pricing.setStepPerHour, (pick(0.6e18))));
        if (what < 7) return (address(parameters), abi.encodeCall(IParameters.setRules, (_anyRules())));
        if (what == 7) {
            uint32 period = uint32(5 + pick(30));
            return (address(governor), abi.encodeCall(GovernorSettings.setVotingPeriod, (period)));
        }
        if (what == 8) {
            bytes memory data = abi.encodeCall(GovernorVotesQuorumFraction.updateQuorumNumerator, (pick(25)));
            return (address(governor), data);
        }
        if (what == 9) return (address(timelock), abi.encodeCall(TimelockController.updateDelay, (pick(30))));
        return _anyTheft();
    }

    /// Rewards and the tokens of others, which no vote may reach.
    function _anyTheft() private returns (address, bytes memory) {
        if (chance(50)) return (address(uptimePool), abi.encodeCall(RewardPool.pay, (stranger, 1 ether)));
        return (address(stakingPool), abi.encodeCall(RewardPool.pay, (stranger, 1 ether)));
    }

    /// Other numbers for tasks posted from then on; some are out of bounds.
    function _anyRules() private returns (Rules memory r) {
        r = rules();
        r.contestSeconds = uint32(pick(400));
        r.voteSeconds = uint32(300 + pick(600));
        r.livenessBond = uint128(pick(2 ether));
        r.disputeBond = uint96(pick(10 ether));
        r.seatBase = uint128(pick(0.2 ether));
    }
}
