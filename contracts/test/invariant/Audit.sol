// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Roster} from "../../src/council/ISeats.sol";
import {Dispute} from "../../src/disputes/IDisputes.sol";
import {Assignment, ITaskMarket, Part, Task} from "../../src/market/ITaskMarket.sol";
import {Bid, CheckMode, Delivery, Outcome, PartStatus, Terms} from "../../src/market/TaskTypes.sol";
import {Account, Bond} from "../../src/registry/IProviderRegistry.sol";
import {Surety} from "../../src/surety/ISureties.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {EndOfWorld} from "./EndOfWorld.sol";

/// All guarantees about money and stake, computed from the books and compared with the contracts' balances.
abstract contract Audit is EndOfWorld {
    struct Engaged {
        uint256 locked;
        uint256 duty;
        uint256 stays;
        uint256 backed;
        uint256 pledged;
    }

    /// Every token that clients escrowed is owed to somebody, burned, or reserved for a part or a lock: to the last
    /// wei.
    function checkMarket() external view {
        _checkMarket(token);
        _checkMarket(coin);
    }

    function _checkMarket(PlainToken what) private view {
        uint256 sum = _owedBy(address(market), address(what));
        for (uint256 i = 0; i < jobs.length; ++i) {
            sum += _heldFor(i, address(what));
        }
        eq(what.balanceOf(address(market)), sum, "market: escrow in = owed + held");
        eq(what.balanceOf(address(council)), 0, "council holds nothing");
        eq(what.balanceOf(address(replicas)), 0, "replicas holds nothing");
        eq(what.balanceOf(address(panel)), 0, "the panel holds nothing");
    }

    function checkBonds() external view {
        uint256 disputed_ = _owedBy(address(disputes), address(token));
        for (uint256 i = 0; i < items.length; ++i) {
            uint64[] memory segments = named[items[i].id];
            for (uint256 j = 0; j < segments.length; ++j) {
                Dispute memory dispute = disputes.disputeOf(items[i].id, segments[j]);
                if (!dispute.resolved) disputed_ += dispute.bond;
            }
        }
        eq(token.balanceOf(address(disputes)), disputed_, "disputes: bonds in = owed + held");
        eq(coin.balanceOf(address(disputes)), 0, "disputes holds stake only");
        uint256 audited = _owedBy(address(answerAudits), address(token)) + heldForAudits();
        eq(token.balanceOf(address(answerAudits)), audited, "audits: bonds in = owed + held");
        eq(coin.balanceOf(address(answerAudits)), 0, "audits hold stake only");
        uint256[2] memory asked =
            [_owedBy(address(liveness), address(token)), _owedBy(address(liveness), address(coin))];
        for (uint256 i = 0; i < jobs.length; ++i) {
            Terms memory t = termsOf(i);
            for (uint16 part = 0; part < jobs[i].allocations; ++part) {
                if (liveness.challengeOf(jobs[i].id, part).challenger == address(0)) continue;
                asked[t.token == address(token) ? 0 : 1] += t.rules.livenessBond;
            }
        }
        eq(token.balanceOf(address(liveness)), asked[0], "liveness: bonds in = owed + held");
        eq(coin.balanceOf(address(liveness)), asked[1], "liveness: bonds in = owed + held, coin");
    }

    /// Sum of stakes = held. What is locked is exactly what open assignments and subscriptions lock and the sureties, and what is on duty exactly what the
    /// seats of open rosters hold: so no token backs two things, and nothing is slashed that was not locked.
    function checkStakes() external view {
        uint256 sum = registry.burnable() + registry.claimable(clients[0]) + registry.claimable(clients[1])
            + registry.claimable(stranger);
        address[] memory all = operators;
        Engaged[] memory engaged = _engaged(all);
        for (uint256 i = 0; i < all.length; ++i) {
            address who = all[i];
            Account memory a = registry.accountOf(who);
            Bond memory b = registry.bondOf(who, CLASS);
            sum += uint256(a.free) + a.locked + a.bonded + registry.claimable(who);
            Surety memory held = sureties.suretyOf(who);
            eq(
                a.locked,
                engaged[i].locked + held.amount + stakeInStreams(who) + keptOfSlashed(who),
                "locked = assignments, surety and streams"
            );
            eq(held.open, engaged[i].backed, "parts that the surety backs");
            atMost(engaged[i].pledged, held.pledged, "the pledges of open parts count");
            atMost(uint256(held.pledged) + held.largest, held.amount, "the surety covers its parts");
            eq(b.duty, engaged[i].duty, "duty = what open rosters hold");
            atMost(b.duty, uint256(b.units) + b.leaving, "duty inside the bond");
            eq(a.bonded, (uint256(b.units) + b.leaving) * UNIT, "bonded");
            eq(nft.balanceOf(who), engaged[i].stays, "an allocation token for each open assignment");
        }
        eq(token.balanceOf(address(registry)), sum, "registry: sum of stakes = held");
    }

    /// Settled, closed once, and worth no more than its share of the bid and the first seats.
    function checkDeliveries() external view {
        for (uint256 i = 0; i < items.length; ++i) {
            Item storage item = items[i];
            // a delivery is settled a second time when it is paid at its close
            atMost(item.settlements, 1 + item.closings, "settled once, and once more at the end");
            atMost(item.closings, 1, "closed once");
            if (item.paid == 0) continue;
            (Terms memory t, Delivery memory d) = (termsOf(item.job), deliveryOf(i));
            uint256 progress = d.last ? 1e18 : _progress(t, d.endUnits);
            uint256 most = uint256(bidFor(d).price) * (progress - _progress(t, d.startUnits)) / 1e18;
            if (uint8(t.how) < 2) most += uint256(t.lead) * _fee(t, uint256(t.windows) + 2);
            atMost(item.paid, most, "a delivery's pay");
            atMost(market.part(d.taskId, d.part).spent, _budget(t), "a part's budget");
        }
    }

    /// Withheld pay belongs to somebody, and none is refunded unless an executor failed and the client cancelled
    /// nobody.
    function checkWithheldPay() external view {
        for (uint256 i = 0; i < jobs.length; ++i) {
            uint256 sum;
            for (uint256 j = 0; j < operators.length; ++j) {
                sum += market.withheldPayOf(jobs[i].id, operators[j]);
            }
            if (jobs[i].paidBack) yes(jobs[i].faults != 0 && !jobs[i].stopped, "pay given back for no fault");
            else eq(market.pool(jobs[i].id).withheld, sum, "held pay");
        }
    }

    function checkNothingLeft() external view {
        address[9] memory holders = [
            address(market),
            address(liveness),
            address(disputes),
            address(registry),
            address(council),
            address(replicas),
            address(sureties),
            address(streams),
            address(answerAudits)
        ];
        for (uint256 i = 0; i < holders.length; ++i) {
            eq(token.balanceOf(holders[i]), 0, "stake tokens left");
            eq(coin.balanceOf(holders[i]), 0, "coins left");
        }
        for (uint256 i = 0; i < operators.length; ++i) {
            eq(nft.balanceOf(operators[i]), 0, "allocation left");
        }
    }

    // ------------------------------------------------------------------ sums

    function _owedBy(address holder, address what) private view returns (uint256 sum) {
        for (uint256 i = 0; i < operators.length; ++i) {
            sum += _balance(holder, what, operators[i]);
        }
        for (uint256 i = 0; i < clients.length; ++i) {
            sum += _balance(holder, what, clients[i]);
        }
        sum += _balance(holder, what, stranger) + _balance(holder, what, BURN_ADDRESS);
    }

    function _balance(address holder, address what, address who) private view returns (uint256) {
        // Market, liveness and disputes have the same function.
        return ITaskMarket(holder).balanceOf(what, who);
    }

    function _heldFor(uint256 job, address what) private view returns (uint256 sum) {
        Terms memory t = termsOf(job);
        if (t.token != what) return 0;
        Task memory held = market.task(jobs[job].id);
        sum = held.lock + market.pool(jobs[job].id).withheld;
        if (held.live == 0) return sum;
        for (uint16 i = 0; i < jobs[job].allocations; ++i) {
            Part memory part = market.part(jobs[job].id, i);
            if (part.status != PartStatus.Ended) sum += _budget(t) - part.spent;
        }
    }

    /// Returns the stake of each operator that open assignments and rosters use.
    function _engaged(address[] memory all) private view returns (Engaged[] memory engaged) {
        engaged = new Engaged[](all.length);
        for (uint256 i = 0; i < stays.length; ++i) {
            Assignment memory held = assignmentOf(i);
            if (held.over && held.open == 0) continue;
            Engaged memory by = engaged[_placeOf(all, held.executor)];
            ++by.stays;
            (Terms memory t, Bid memory b) = (termsOf(stays[i].job), bidIn(i));
            if (!isBacked(t, b)) {
                by.locked += _lockLeft(i, held);
            } else if (!isVoid(t, b, held)) {
                ++by.backed;
                by.pledged += _lockLeft(i, held);
            }
        }
        for (uint256 i = 0; i < items.length; ++i) {
            uint256 share = market.accuserShare(items[i].id);
            if (share != 0) engaged[_placeOf(all, deliveryOf(i).executor)].locked += share;
            Sitting sitting = items[i].sitting;
            if (sitting == Sitting.No || sitting == Sitting.Dissolved) continue;
            Roster memory p = rosterOf(i);
            Terms memory t = termsOf(items[i].job);
            uint256 units = (10 * _fee(t, p.windows.length) + UNIT - 1) / UNIT;
            if (units < t.rules.seatUnits) units = t.rules.seatUnits;
            for (uint256 j = 0; j < p.seats.length; ++j) {
                engaged[_placeOf(all, p.seats[j].operator)].duty += units;
            }
        }
    }

    /// A penalty for silence, the highest price for a cut that lapsed, and what wrong work cost are gone. An executor that fails
    /// an all-or-nothing task has lost its whole lock; one whose replica is wrong, its price, and three prices where replicas
    /// must be equal.
    function _lockLeft(uint256 stay, Assignment memory held) private view returns (uint256) {
        Terms memory t = termsOf(stays[stay].job);
        (uint256 lock, uint256 price) = (bidIn(stay).stakeLock, bidIn(stay).price);
        uint256 gone = held.lapsed ? t.maxPrice : 0;
        if (t.exact) price *= 3;
        if (held.slashed) gone += t.how == CheckMode.Redundant && price < lock ? price : lock;
        if (held.penalised) gone += t.allOrNothing ? lock : t.rules.silencePenalty;
        return gone < lock ? lock - gone : 0;
    }

    function _placeOf(address[] memory all, address who) private pure returns (uint256 place) {
        while (all[place] != who) ++place;
    }

    function _budget(Terms memory t) private pure returns (uint256) {
        if (uint8(t.how) > 1) return t.maxPrice;
        return t.maxPrice + uint256(t.lead) * _fee(t, uint256(t.windows) + 2) * t.deliveries;
    }

    function _fee(Terms memory t, uint256 windows) private pure returns (uint256) {
        uint256 segments = windows * t.windowSegments + 1;
        return t.rules.seatBase + segments * t.segmentUnits * t.rules.seatUnitPrice / 1e9;
    }

    function _progress(Terms memory t, uint64 units) private pure returns (uint256) {
        return units >= t.maxUnits ? 1e18 : uint256(units) * 1e18 / t.maxUnits;
    }
}
