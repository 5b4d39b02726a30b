// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence} from "../../src/council/ICouncil.sol";
import {Answer, Roster, SeatState} from "../../src/council/ISeats.sol";
import {ITaskMarket} from "../../src/market/ITaskMarket.sol";
import {CheckMode, Outcome, PartStatus, Settlement, Stage, TaskStatus, Terms} from "../../src/market/TaskTypes.sol";
import {Account, Bond} from "../../src/registry/IProviderRegistry.sol";
import {StreamEnd} from "./StreamEnd.sol";

/// Everybody is gone: clients sign nothing, executors show nothing, seats do not answer, the jury never votes. One
/// stranger knows the events, lets time pass and makes the calls that anyone may make. Then every task has ended, and
/// owners can withdraw everything.
abstract contract EndOfWorld is StreamEnd {
    uint256 private constant MAX_ROUNDS = 120;

    /// Returns the first item that did not end; empty when everything did.
    function end() public returns (string memory left) {
        everybodyIsGone = true;
        for (uint256 round = 0; round < MAX_ROUNDS; ++round) {
            bool moved = _pushAll();
            left = _unended();
            if (!moved && bytes(left).length == 0) break;
            // Slowly at first, so that draws still find their epoch; then in leaps.
            pass(round < 40 ? 200 : 1 days);
            mine(3);
        }
        if (bytes(left).length != 0) return left;
        leaveEconomy();
        _leave();
    }

    function _pushAll() private returns (bool moved) {
        moved = pushStreams();
        for (uint256 i = 0; i < jobs.length; ++i) {
            for (uint16 part = 0; part < jobs[i].allocations; ++part) {
                if (_pushPart(i, part)) moved = true;
            }
        }
        for (uint256 i = 0; i < items.length; ++i) {
            if (_pushItem(i)) moved = true;
        }
        for (uint256 i = 0; i < jobs.length; ++i) {
            if (market.pool(jobs[i].id).withheld != 0 && _pushPay(i)) moved = true;
            if (market.task(jobs[i].id).lock == 0) continue;
            if (move(stranger, address(market), abi.encodeCall(ITaskMarket.releaseLock, (termsOf(i))))) moved = true;
        }
    }

    function _pushPay(uint256 job) private returns (bool moved) {
        if (market.task(jobs[job].id).status != TaskStatus.Ended) return false;
        for (uint256 i = 0; i < operators.length; ++i) {
            if (market.withheldPayOf(jobs[job].id, operators[i]) == 0) continue;
            if (releasePayOf(job, operators[i])) moved = true;
        }
    }

    function _pushPart(uint256 job, uint16 part) private returns (bool moved) {
        bytes32 id = jobs[job].id;
        if (liveness.challengeOf(id, part).challenger != address(0)) moved = replaceOrDrop(termsOf(job), part);
        if (market.task(id).status == TaskStatus.Ended) return moved;
        PartStatus status = market.part(id, part).status;
        if (status == PartStatus.Cutting) {
            return closeCutOf(stranger, stayOf(id, part, market.part(id, part).assignment)) || moved;
        }
        if (status == PartStatus.Running || status == PartStatus.Unawarded || status == PartStatus.Open) {
            bytes memory data = abi.encodeCall(ITaskMarket.expire, (termsOf(job), part));
            return move(stranger, address(market), data) || moved;
        }
    }

    function _pushItem(uint256 item) private returns (bool) {
        Item storage held = items[item];
        if (held.outcome != Outcome.Open) {
            bool ruled = hasOpenDispute(item) && resolveOf(item);
            return (_seated(held) && concludeOf(item)) || ruled;
        }
        Settlement memory s = settlementOf(item);
        if (s.until == type(uint40).max) return resolveOf(item);
        if (s.stage == Stage.Unclaimed) return lapseOf(item, stranger);
        if (s.stage != Stage.Delivered) return closeOf(item);
        if (voidOf(item)) return true;
        if (termsOf(held.job).how == CheckMode.Redundant) return compareOrSettle(item);
        if (held.sitting != Sitting.Drawn && drawOf(item)) return true;
        return _settleSilently(item);
    }

    /// With the answers that are on chain, and without any proof.
    function _settleSilently(uint256 item) private returns (bool) {
        Roster memory p = rosterOf(item);
        Answer[] memory a = new Answer[](p.seats.length);
        for (uint256 i = 0; i < a.length; ++i) {
            bytes memory given = saidBy[items[item].id][i];
            if (p.seats[i].state == SeatState.Sitting && given.length != 0) a[i] = abi.decode(given, (Answer));
        }
        return finaliseOrMore(item, a, new Evidence[](0), false);
    }

    function _seated(Item storage item) private view returns (bool) {
        return
            item.sitting == Sitting.Waiting || item.sitting == Sitting.Drawn || item.sitting == Sitting.VerdictReached;
    }

    function _unended() private view returns (string memory) {
        for (uint256 i = 0; i < jobs.length; ++i) {
            if (market.task(jobs[i].id).status != TaskStatus.Ended) return "a task";
            if (market.task(jobs[i].id).lock != 0) return "a trust lock";
            if (market.pool(jobs[i].id).withheld != 0) return "held pay";
            for (uint16 part = 0; part < jobs[i].allocations; ++part) {
                if (liveness.challengeOf(jobs[i].id, part).challenger != address(0)) return "a challenge";
            }
        }
        for (uint256 i = 0; i < items.length; ++i) {
            if (items[i].outcome == Outcome.Open) return "a delivery";
            if (_seated(items[i])) return "a council";
            if (hasOpenDispute(i)) return "a dispute";
            if (market.accuserShare(items[i].id) != 0) return "a share of the accusers";
            if (keptOf[items[i].id] != 0) return "a share of the seats that found a wrong answer";
        }
        return unendedStream();
    }

    // ------------------------------------------------------------------ everybody takes out what is theirs

    function _leave() private {
        for (uint256 i = 0; i < operators.length; ++i) {
            address who = operators[i];
            vm.startPrank(who);
            uint96 surety = sureties.suretyOf(who).amount;
            if (surety != 0) sureties.lower(surety);
            uint32 units = registry.bondOf(who, CLASS).units;
            if (units != 0) registry.unbond(CLASS, units);
            if (registry.node(nodeOf(who)).listed) registry.removeNode(nodeOf(who));
            vm.stopPrank();
        }
        pass(registry.UNBONDING_DELAY());
        for (uint256 i = 0; i < operators.length; ++i) {
            address who = operators[i];
            vm.startPrank(who);
            if (registry.bondOf(who, CLASS).leaving != 0) registry.claimBond(CLASS);
            uint96 free_ = registry.accountOf(who).free;
            if (free_ != 0) registry.withdraw(free_, who);
            vm.stopPrank();
            _takeOut(who);
        }
        for (uint256 i = 0; i < clients.length; ++i) {
            _takeOut(clients[i]);
        }
        _takeOut(stranger);
        _takeOut(BURN_ADDRESS);
        if (registry.burnable() != 0) registry.burn();
    }

    function _takeOut(address who) private {
        if (registry.claimable(who) != 0) {
            vm.prank(who);
            registry.claim(who);
        }
        address[2] memory what = [address(token), address(coin)];
        for (uint256 i = 0; i < 2; ++i) {
            if (market.balanceOf(what[i], who) != 0) market.withdraw(what[i], who);
            if (liveness.balanceOf(what[i], who) != 0) liveness.withdraw(what[i], who);
            if (disputes.balanceOf(what[i], who) != 0) disputes.withdraw(what[i], who);
            if (streams.balanceOf(what[i], who) != 0) takeFromStreams(what[i], who);
            if (answerAudits.balanceOf(what[i], who) != 0) answerAudits.withdraw(what[i], who);
        }
    }
}
