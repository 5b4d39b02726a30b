// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Assignment, ITaskMarket} from "../../src/market/ITaskMarket.sol";
import {Rules} from "../../src/market/Rules.sol";
import {Bid, CheckMode, Terms} from "../../src/market/TaskTypes.sol";
import {IParameters} from "../../src/network/IParameters.sol";
import {IProviderRegistry} from "../../src/registry/IProviderRegistry.sol";
import {ISureties} from "../../src/surety/ISureties.sol";
import {DisputeMoves} from "./DisputeMoves.sol";

/// Deposits and withdrawals of stake during running work, and time.
abstract contract StakeMoves is DisputeMoves {
    function stake() internal {
        address who = anyOperator();
        uint256 what = pick(9);
        bytes memory data;
        if (what == 0) data = abi.encodeCall(IProviderRegistry.deposit, (uint96(1 + pick(200 ether))));
        else if (what == 1) data = abi.encodeCall(IProviderRegistry.withdraw, (uint96(1 + pick(200 ether)), who));
        else if (what == 2) data = abi.encodeCall(IProviderRegistry.bond, (CLASS, uint32(100 + pick(100))));
        else if (what == 3) data = abi.encodeCall(IProviderRegistry.unbond, (CLASS, uint32(1 + pick(400))));
        else if (what == 4) data = abi.encodeCall(IProviderRegistry.claimBond, (CLASS));
        else if (what == 5) data = abi.encodeCall(IProviderRegistry.returnFromJail, (CLASS));
        else if (what == 6) data = abi.encodeCall(IProviderRegistry.claim, (who));
        else if (what == 7) data = abi.encodeCall(IProviderRegistry.burn, ());
        else if (registry.node(nodeOf(who)).listed) data = abi.encodeCall(IProviderRegistry.removeNode, (nodeOf(who)));
        else data = abi.encodeCall(IProviderRegistry.listNode, (nodeFacts(who)));
        move(who, address(registry), data);
    }

    function surety() internal {
        address who = anySurety();
        uint96 held = sureties.suretyOf(who).amount;
        bytes memory data = held < 2 * ONE_LINK || chance(40)
            ? abi.encodeCall(ISureties.raise, (uint96(ONE_LINK + pick(2000 ether))))
            : abi.encodeCall(ISureties.lower, (uint96(1 + pick(held))));
        move(who, address(sureties), data);
    }

    /// Somebody ends a run whose surety is lost.
    function endVoid() internal {
        for (uint256 i = 0; i < stays.length; ++i) {
            Terms memory t = termsOf(stays[i].job);
            Bid memory b = bidIn(i);
            uint16 part = stays[i].part;
            if (!isVoid(t, b, assignmentOf(i)) && !chance(5)) continue;
            move(stranger, address(market), abi.encodeCall(ITaskMarket.endVoid, (t, b, part)));
        }
    }

    /// Whether the operator's surety backs the bid: its lock is smaller than 1.6 prices for each window that is not drawn.
    function isBacked(Terms memory t, Bid memory b) internal pure returns (bool) {
        if (t.how != CheckMode.Replay) return false;
        uint256 segments = t.maxUnits / t.segmentUnits;
        if (t.milestoneSegments != 0 && t.milestoneSegments < segments) segments = t.milestoneSegments;
        uint256 all = (segments + t.windowSegments - 1) / t.windowSegments;
        return b.stakeLock < uint256(b.price) * t.rules.lockTenths * all / (10 * (t.windows < all ? t.windows : all));
    }

    function isVoid(Terms memory t, Bid memory b, Assignment memory held) internal view returns (bool) {
        return isBacked(t, b) && held.since <= sureties.lostAt(b.operator);
    }

    function withdraw() internal {
        address who = anyAccount();
        address what = chance(50) ? address(token) : address(coin);
        address[5] memory holders =
            [address(market), address(liveness), address(disputes), address(streams), address(answerAudits)];
        address held = holders[pick(5)];
        // All of them have the same functions. Mostly somebody who is owed something.
        for (uint256 i = 0; i < 8 && ITaskMarket(held).balanceOf(what, who) == 0; ++i) {
            who = anyAccount();
        }
        if (chance(50)) move(stranger, held, abi.encodeCall(ITaskMarket.withdraw, (what, who)));
        else move(who, held, abi.encodeCall(ITaskMarket.withdrawTo, (what, anyAccount())));
    }

    /// Mostly a little; sometimes past a deadline, an epoch, or a beacon's life.
    function wait() internal {
        uint256 how = pick(20);
        if (how < 10) pass(pick(40));
        else if (how < 15) pass(60 + pick(120));
        else if (how < 17) pass(300 + pick(700));
        else if (how < 18) pass(EPOCH);
        else if (how < 19) pass(pick(2 days));
        else skipBeacon();
        mine(1 + pick(3));
    }
}
