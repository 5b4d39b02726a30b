// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Reservation, ReservationState} from "../../src/economy/IReservations.sol";
import {Pricing} from "../../src/economy/Pricing.sol";
import {Staking} from "../../src/economy/Staking.sol";
import {UptimeRewards} from "../../src/economy/UptimeRewards.sol";
import {StreamAudit} from "./StreamAudit.sol";

/// The guarantees about issuance, rewards, reservations and governance.
abstract contract EconomyAudit is StreamAudit {
    /// Every stake token that exists is with a known account or contract: none is lost, none comes from nowhere.
    function checkSupply() external view {
        address[19] memory holders = [
            address(market),
            address(council),
            address(replicas),
            address(liveness),
            address(disputes),
            address(registry),
            address(streams),
            address(answerAudits),
            address(staking),
            address(stakingPool),
            address(uptimePool),
            address(uptime),
            address(reservations),
            address(pricing),
            address(timelock),
            address(governor),
            foundation,
            pair,
            BURN_ADDRESS
        ];
        uint256 sum;
        for (uint256 i = 0; i < holders.length; ++i) {
            sum += token.balanceOf(holders[i]);
        }
        for (uint256 i = 0; i < accounts(); ++i) {
            sum += token.balanceOf(accountAt(i));
        }
        eq(token.totalSupply(), sum, "every token is somewhere");
        atMost(emission.issued(), emission.totalAt(block.timestamp), "issued by the schedule");
        eq(token.balanceOf(foundation), emission.issued() * 1000 / 10_000, "the foundation's share");
    }

    /// Stakes are there to the last wei, and rewards were funded before they were promised.
    function checkRewards() external view {
        uint256 staked;
        uint256 leaving;
        uint256 earned;
        for (uint256 i = 0; i < accounts(); ++i) {
            Staking.Position memory position = staking.positionOf(accountAt(i));
            staked += position.staked;
            leaving += position.leaving;
            earned += position.earned;
        }
        eq(token.balanceOf(address(staking)), staked + leaving, "staking: stakes in = staked + leaving");
        eq(staking.totalStaked(), staked, "staking: total");
        atMost(earned, staking.promised(), "staking: earned was promised");
        atMost(staking.promised(), stakingPool.balance(), "staking: promises are covered");
        uint256 reserved;
        uint256 bonds;
        for (uint256 i = 0; i < attested.length; ++i) {
            UptimeRewards.Epoch memory epoch = uptime.epochOf(attested[i]);
            if (epoch.state == UptimeRewards.State.Challenged) bonds += CHALLENGE_BOND;
            atMost(epoch.paid, epoch.budget, "uptime: an epoch pays its budget");
            atMost(epoch.budget, uptime.budgetOf(attested[i]), "uptime: a budget follows the schedule");
            reserved += epoch.budget - epoch.paid;
        }
        eq(uptime.reserved(), reserved, "uptime: reserved = what can be claimed");
        atMost(reserved, uptimePool.balance(), "uptime: claims are covered");
        eq(token.balanceOf(address(uptime)), bonds, "uptime: bonds in = held");
    }

    /// Deposits and bonds are there to the last wei; the sums of capacity are those of its nodes and commitments.
    function checkReservations() external view {
        uint256 owed_;
        uint256 running;
        for (uint256 i = 0; i < accounts(); ++i) {
            owed_ += reservations.balanceOf(accountAt(i));
        }
        for (uint256 i = 0; i < booked.length; ++i) {
            Reservation memory held = reservations.reservation(booked[i]);
            if (held.state != ReservationState.Ended) owed_ += held.standard * 3 + held.bond;
            running += _running(booked[i]);
        }
        eq(token.balanceOf(address(reservations)), owed_, "reservations: in = owed + held");
        for (uint256 i = 0; i < committed.length; ++i) {
            running += _running(committed[i]);
        }
        eq(pricing.committedScore(), running, "capacity: committed = what runs");
        uint256 online;
        for (uint256 i = 0; i < operators.length; ++i) {
            online += pricing.presenceOf(nodeOf(operators[i])).score;
        }
        eq(pricing.onlineScore(), online, "capacity: online = its nodes");
        atLeast(pricing.factor(), 0.5e18, "factor");
        atMost(pricing.factor(), 3e18, "factor");
    }

    /// However the votes went, every parameter is inside its bounds and the timelock rules alone.
    function checkGovernance() external view {
        atMost(staking.rateBps(), staking.MAX_RATE_BPS(), "rate");
        atLeast(pricing.basePrice(), pricing.MIN_BASE_PRICE(), "base price");
        atMost(pricing.basePrice(), pricing.MAX_BASE_PRICE(), "base price");
        atLeast(pricing.normalUsage(), pricing.MIN_NORMAL_USAGE(), "normal usage");
        atMost(pricing.normalUsage(), pricing.MAX_NORMAL_USAGE(), "normal usage");
        atLeast(pricing.stepPerHour(), pricing.MIN_STEP(), "step");
        atMost(pricing.stepPerHour(), pricing.MAX_STEP(), "step");
        atLeast(pricing.fullNodeBps(), 10_000, "full node");
        atMost(pricing.fullNodeBps(), pricing.MAX_FULL_NODE_BPS(), "full node");
        atLeast(governor.votingPeriod(), SHORTEST_PERIOD, "voting period");
        atLeast(governor.quorumNumerator(), governor.QUORUM_FLOOR(), "quorum");
        atMost(governor.quorumNumerator(), governor.QUORUM_CEILING(), "quorum");
        atLeast(timelock.getMinDelay(), DELAY_FLOOR, "delay");
        eq(parameters.governance(), address(timelock), "the timelock governs");
        eq(token.balanceOf(address(timelock)) + token.balanceOf(address(governor)), 0, "governance holds nothing");
    }

    /// After the end: only rewards that nobody earned are left, in their pools.
    function checkEconomyIsEmpty() external view {
        eq(token.balanceOf(address(staking)), 0, "stakes left");
        eq(token.balanceOf(address(reservations)), 0, "reservations left");
        eq(token.balanceOf(address(uptime)), 0, "challenge bonds left");
        eq(uptime.reserved(), 0, "uptime rewards reserved");
        // each settlement of a position rounds down by less than a wei
        atMost(staking.promised(), 1_000_000, "staking rewards promised");
    }

    function _running(bytes32 id) private view returns (uint256) {
        Pricing.Commitment memory held = pricing.commitmentOf(id);
        return held.until > block.timestamp ? held.score : 0;
    }
}
