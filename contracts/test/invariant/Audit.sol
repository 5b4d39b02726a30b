// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Panel, SeatState} from "../../src/council/ICouncil.sol";
import {ITaskMarket, Part, Task, Tenure} from "../../src/market/ITaskMarket.sol";
import {Bid, Delivery, Outcome, PartStatus, Terms} from "../../src/market/TaskTypes.sol";
import {Account, Bond} from "../../src/registry/IProviderRegistry.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {EndOfWorld} from "./EndOfWorld.sol";

/// Every promise about money and stake, computed from the books and compared with what the contracts hold.
abstract contract Audit is EndOfWorld {
    struct Engaged {
        uint256 locked;
        uint256 duty;
        uint256 stays;
    }

    /// What clients put in is owed to somebody, burned, or still held for a part or a lock: to the last wei.
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
        eq(what.balanceOf(address(copies)), 0, "copies holds nothing");
    }

    function checkBonds() external view {
        uint256 disputed_ = _owedBy(address(disputes), address(token));
        for (uint256 i = 0; i < items.length; ++i) {
            if (items[i].outcome == Outcome.Open) disputed_ += disputes.disputeOf(items[i].id).bond;
        }
        eq(token.balanceOf(address(disputes)), disputed_, "disputes: bonds in = owed + held");
        eq(coin.balanceOf(address(disputes)), 0, "disputes holds stake only");
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

    /// Sum of stakes = held. What is locked is exactly what the open tenures lock, and what is on duty exactly what the
    /// seats of open panels hold: so no token backs two things, and nothing is slashed that was not locked.
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
            eq(a.locked, engaged[i].locked, "locked = what open tenures lock");
            eq(b.duty, engaged[i].duty, "duty = what open panels hold");
            atMost(b.duty, uint256(b.units) + b.leaving, "duty inside the bond");
            eq(a.bonded, (uint256(b.units) + b.leaving) * UNIT, "bonded");
            eq(nft.balanceOf(who), engaged[i].stays, "an allocation token for each open tenure");
        }
        eq(token.balanceOf(address(registry)), sum, "registry: sum of stakes = held");
    }

    /// Settled, closed once, and worth no more than its share of the bid and the seats up to the cap.
    function checkDeliveries() external view {
        for (uint256 i = 0; i < items.length; ++i) {
            Item storage item = items[i];
            // what was left open is settled a second time when it is closed
            atMost(item.settlements, 1 + item.closings, "settled once, and once more at the end");
            atMost(item.closings, 1, "closed once");
            if (item.paid == 0) continue;
            (Terms memory t, Delivery memory d) = (termsOf(item.job), deliveryOf(i));
            uint256 progress = d.last ? 1e18 : _progress(t, d.endUnits);
            uint256 most = uint256(bidFor(d).price) * (progress - _progress(t, d.startUnits)) / 1e18;
            if (uint8(t.how) < 2) most += _fee(t) * t.cap * (uint256(t.segments) + 2);
            atMost(item.paid, most, "a delivery's pay");
            atMost(market.part(d.taskId, d.part).spent, _budget(t), "a part's budget");
        }
    }

    /// Held pay is somebody's, and none is given back unless an executor failed and the client stopped nobody.
    function checkHeldPay() external view {
        for (uint256 i = 0; i < jobs.length; ++i) {
            uint256 sum;
            for (uint256 j = 0; j < operators.length; ++j) {
                sum += market.heldPayOf(jobs[i].id, operators[j]);
            }
            if (jobs[i].paidBack) yes(jobs[i].faults != 0 && !jobs[i].stopped, "pay given back for no fault");
            else eq(market.pool(jobs[i].id).held, sum, "held pay");
        }
    }

    function checkNothingLeft() external view {
        address[6] memory holders = [
            address(market), address(liveness), address(disputes), address(registry), address(council), address(copies)
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
        sum += _balance(holder, what, stranger) + _balance(holder, what, BURNED);
    }

    function _balance(address holder, address what, address who) private view returns (uint256) {
        // Market, liveness and disputes have the same function.
        return ITaskMarket(holder).balanceOf(what, who);
    }

    function _heldFor(uint256 job, address what) private view returns (uint256 sum) {
        Terms memory t = termsOf(job);
        if (t.token != what) return 0;
        Task memory held = market.task(jobs[job].id);
        sum = held.lock + market.pool(jobs[job].id).held;
        if (held.live == 0) return sum;
        for (uint16 i = 0; i < jobs[job].allocations; ++i) {
            Part memory part = market.part(jobs[job].id, i);
            if (part.status != PartStatus.Ended) sum += _budget(t) - part.spent;
        }
    }

    /// What open tenures and panels hold of each operator.
    function _engaged(address[] memory all) private view returns (Engaged[] memory engaged) {
        engaged = new Engaged[](all.length);
        for (uint256 i = 0; i < stays.length; ++i) {
            Tenure memory held = tenureOf(i);
            if (held.over && held.open == 0) continue;
            Engaged memory by = engaged[_placeOf(all, held.executor)];
            ++by.stays;
            if (!held.slashed) by.locked += held.penalised ? _lockAfterPenalty(i) : bidIn(i).stakeLock;
        }
        for (uint256 i = 0; i < items.length; ++i) {
            Sitting sitting = items[i].sitting;
            if (sitting == Sitting.No || sitting == Sitting.Dissolved) continue;
            Panel memory p = panelOf(i);
            uint256 units = termsOf(items[i].job).rules.seatUnits;
            for (uint256 j = 0; j < p.seats.length; ++j) {
                if (p.seats[j].state == SeatState.Sitting) {
                    engaged[_placeOf(all, p.seats[j].operator)].duty += units;
                }
            }
        }
    }

    /// Who fails the others of an all-or-nothing task has nothing left to lose.
    function _lockAfterPenalty(uint256 stay) private view returns (uint256) {
        Terms memory t = termsOf(stays[stay].job);
        return t.allOrNothing ? 0 : bidIn(stay).stakeLock - t.rules.silencePenalty;
    }

    function _placeOf(address[] memory all, address who) private pure returns (uint256 place) {
        while (all[place] != who) ++place;
    }

    function _budget(Terms memory t) private pure returns (uint256) {
        if (uint8(t.how) > 1) return t.maxPrice;
        return t.maxPrice + _fee(t) * t.cap * (uint256(t.segments) + 2) * t.deliveries;
    }

    function _fee(Terms memory t) private pure returns (uint256) {
        return t.rules.seatBase + uint256(t.segmentUnits) * t.rules.seatUnitPrice / 1e9;
    }

    function _progress(Terms memory t, uint64 units) private pure returns (uint256) {
        return units >= t.maxUnits ? 1e18 : uint256(units) * 1e18 / t.maxUnits;
    }
}
