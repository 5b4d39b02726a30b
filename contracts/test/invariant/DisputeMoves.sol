// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {ITaskMarket} from "../../src/market/ITaskMarket.sol";
import {Delivery, Outcome, Settlement, Terms} from "../../src/market/TaskTypes.sol";
import {CouncilMoves} from "./CouncilMoves.sol";

/// From a verdict to its end: accepted by the client, contested and ruled on by the jury, or closed by time.
abstract contract DisputeMoves is CouncilMoves {
    function close() internal {
        (bool found, uint256 item) = openItem();
        for (uint256 i = 0; found && i < items.length; ++i) {
            uint256 due = (item + i) % items.length;
            Settlement memory s = settlementOf(due);
            if (items[due].outcome != Outcome.Open || s.until == 0 || s.until >= block.timestamp) continue;
            item = due;
            break;
        }
        if (found) closeOf(item);
    }

    function closeOf(uint256 item) internal returns (bool) {
        if (isAudit(item)) return closeAudit(item);
        (Terms memory t, Delivery memory d) = (termsOf(items[item].job), deliveryOf(item));
        bytes memory data = abi.encodeCall(ITaskMarket.close, (t, bidFor(d), d, settlementOf(item)));
        return move(stranger, address(market), data);
    }

    function accept() internal {
        (bool found, uint256 item) = openItem();
        if (!found || isAudit(item)) return;
        (Terms memory t, Delivery memory d) = (termsOf(items[item].job), deliveryOf(item));
        bytes memory data = abi.encodeCall(ITaskMarket.accept, (t, bidFor(d), d, settlementOf(item), accepted(d)));
        move(anyAccount(), address(market), data);
    }

    /// Voids the later deliveries of a slashed executor.
    function void() internal {
        (bool found, uint256 item) = openItem();
        for (uint256 i = 0; found && i < items.length; ++i) {
            uint256 built = (item + i) % items.length;
            if (items[built].outcome != Outcome.Open || !_builtOnWrong(built)) continue;
            item = built;
            break;
        }
        if (found) voidOf(item);
    }

    function _builtOnWrong(uint256 item) private view returns (bool) {
        if (isAudit(item)) return isMoot(item);
        Delivery memory d = deliveryOf(item);
        return assignmentOf(stayOf(d.taskId, d.part, d.assignment)).slashed;
    }

    function voidOf(uint256 item) internal returns (bool) {
        if (isAudit(item)) return voidAudit(item);
        (Terms memory t, Delivery memory d) = (termsOf(items[item].job), deliveryOf(item));
        return move(stranger, address(market), abi.encodeCall(ITaskMarket.voidDelivery, (t, bidFor(d), d)));
    }

    function contest() internal {
        (bool found, uint256 item) = openItem();
        if (!found) return;
        (Terms memory t, Delivery memory d) = (termsOf(items[item].job), deliveryOf(item));
        uint64 segment = uint64(pick(d.segments));
        move(
            anyAccount(),
            address(disputes),
            abi.encodeCall(IDisputes.contest, (t, bidFor(d), d, settlementOf(item), segment, keccak256("evidence")))
        );
    }

    /// Members mostly agree on what is true, so that majorities happen.
    function vote() internal {
        (bool found, uint256 item) = disputedItem();
        if (!found) return;
        (Terms memory t, Delivery memory d) = (termsOf(items[item].job), deliveryOf(item));
        bool honest = items[item].run.wrongFrom == type(uint64).max;
        uint64[] storage segments = named[items[item].id];
        uint64 segment = segments[pick(segments.length)];
        for (uint256 i = 0; i < members.length; ++i) {
            if (chance(20)) continue;
            bytes memory data = abi.encodeCall(IDisputes.vote, (t, d, segment, honest != chance(20), 0, 0));
            move(members[i], address(disputes), data);
        }
    }

    function resolve() internal {
        (bool found, uint256 item) = disputedItem();
        if (found) resolveOf(item);
    }

    /// Rules on every open dispute about a delivery that can be ruled on; closes the delivery when none is left. The ruling
    /// on an answer is executed by a call of its own.
    function resolveOf(uint256 item) internal returns (bool moved) {
        (Terms memory t, Delivery memory d) = (termsOf(items[item].job), deliveryOf(item));
        uint64[] memory segments = named[items[item].id];
        for (uint256 i = 0; i < segments.length; ++i) {
            if (disputes.disputeOf(items[item].id, segments[i]).resolved) continue;
            bytes memory ruling = abi.encodeCall(IDisputes.resolve, (t, bidFor(d), d, settlementOf(item), segments[i]));
            if (move(stranger, address(disputes), ruling)) moved = true;
        }
        if (isAudit(item) && auditOf(item).ruling.length != 0) return closeAudit(item) || moved;
        if (moved || items[item].outcome != Outcome.Open) return moved;
        bytes memory data = abi.encodeCall(IDisputes.close, (t, bidFor(d), d, settlementOf(item)));
        return move(stranger, address(disputes), data);
    }

    function hasOpenDispute(uint256 item) internal view returns (bool) {
        uint64[] memory segments = named[items[item].id];
        for (uint256 i = 0; i < segments.length; ++i) {
            if (!disputes.disputeOf(items[item].id, segments[i]).resolved) return true;
        }
        return false;
    }

    /// Governance appoints or dismisses a juror.
    function appoint() internal {
        move(
            governance,
            address(disputes),
            abi.encodeCall(IDisputes.appoint, (members[pick(members.length)], chance(70)))
        );
    }

    function openItem() internal returns (bool, uint256) {
        if (items.length == 0) return (false, 0);
        uint256 from = pick(items.length);
        for (uint256 i = 0; i < items.length; ++i) {
            uint256 at = (from + i) % items.length;
            if (items[at].outcome == Outcome.Open) return (true, at);
        }
        return (false, 0);
    }

    function disputedItem() internal returns (bool, uint256) {
        if (items.length == 0) return (false, 0);
        uint256 from = pick(items.length);
        for (uint256 i = 0; i < items.length; ++i) {
            uint256 at = (from + i) % items.length;
            if (items[at].outcome == Outcome.Open && disputed(at)) return (true, at);
        }
        return (false, 0);
    }

    function disputed(uint256 item) internal view returns (bool) {
        Settlement memory s = settlementOf(item);
        return s.until == type(uint40).max;
    }
}
