// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Liveness} from "../../src/liveness/Liveness.sol";
import {Assignment, DeliveryInput, ITaskMarket, Part} from "../../src/market/ITaskMarket.sol";
import {Bid, CheckMode, Checkpoint, Delivery, Outcome, PartStatus, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {ClientMoves} from "./ClientMoves.sol";

/// Running and stopping: honest and made-up work, milestones, cuts, challenges.
abstract contract ExecutorMoves is ClientMoves {
    using WorkTree for WorkTree.Run;

    /// Delivers the rest of the part, or some of it.
    function deliver() internal {
        (bool found, uint256 stay) = runningStay();
        if (found) deliverBy(stay);
    }

    function deliverBy(uint256 stay) internal {
        Terms memory t = termsOf(stays[stay].job);
        uint16 part = stays[stay].part;
        bytes32 id = jobs[stays[stay].job].id;
        Part memory held = market.part(id, part);
        WorkTree.Run memory r = runFrom(t, held.units, _rest(t, held.units));
        if (t.how == CheckMode.Checker) r.units = r.segmentUnits;
        uint64 milestone = t.milestoneSegments * t.segmentUnits;
        r.end = RESULT;
        if (milestone != 0 && (r.units > milestone || (r.units == milestone && chance(10)))) {
            (r.units, r.end) = (milestone, 0);
        }
        // Now and then something that the terms do not allow.
        if (chance(5)) (r.units, r.end) = (SEGMENT, 0);
        DeliveryInput memory h = inputFrom(t, id, part, r);
        if (t.how == CheckMode.Redundant) {
            bytes32 result = chance(80) ? keccak256("result") : keccak256("another");
            h.result = replicas.sealOf(result, saltOf(result), bidIn(stay).operator);
        }
        runNow = r;
        move(bidIn(stay).operator, address(market), abi.encodeCall(ITaskMarket.deliver, (t, h)));
    }

    function saltOf(bytes32 result) internal pure returns (bytes32) {
        return keccak256(abi.encode("salt", result));
    }

    function declineOrQuit() internal {
        (bool found, uint256 stay) = runningStay();
        if (!found) return;
        Terms memory t = termsOf(stays[stay].job);
        Bid memory b = bidIn(stay);
        if (chance(60)) {
            bool noData = chance(80);
            move(b.operator, address(market), abi.encodeCall(ITaskMarket.decline, (t, b, stays[stay].part, noData)));
        } else {
            move(b.operator, address(market), abi.encodeCall(ITaskMarket.quit, (t, stays[stay].part)));
        }
    }

    function expire() internal {
        if (jobs.length == 0) return;
        uint256 job = pick(jobs.length);
        uint16 part = uint16(pick(jobs[job].allocations));
        move(stranger, address(market), abi.encodeCall(ITaskMarket.expire, (termsOf(job), part)));
    }

    function challenge() internal {
        if (stays.length == 0) return;
        (bool found, uint256 stay) = runningStay();
        if (!found || chance(20)) stay = pick(stays.length);
        Terms memory t = termsOf(stays[stay].job);
        uint16 part = stays[stay].part;
        if (liveness.challengeOf(jobs[stays[stay].job].id, part).challenger == address(0)) {
            move(anyAccount(), address(liveness), abi.encodeCall(Liveness.challenge, (t, part)));
        } else if (chance(50)) {
            move(bidIn(stay).operator, address(liveness), abi.encodeCall(Liveness.answer, (t, part)));
        } else {
            replaceOrDrop(t, part);
        }
    }

    function replaceOrDrop(Terms memory t, uint16 part) internal returns (bool ok) {
        ok = move(stranger, address(liveness), abi.encodeCall(Liveness.replace, (t, part)));
        if (!ok) ok = move(stranger, address(liveness), abi.encodeCall(Liveness.drop, (t, part)));
    }

    /// A cut is closed by its executor or by the client, with a checkpoint that the other side signed, or without one.
    function closeCut() internal {
        (bool found, uint256 stay) = stayThat(PartStatus.Cutting);
        if (!found) return;
        Terms memory t = termsOf(stays[stay].job);
        address executor = bidIn(stay).operator;
        uint256 who = pick(5);
        if (who == 0) {
            closeCutOf(chance(50) ? executor : stranger, stay);
            return;
        }
        Checkpoint memory c = anyCheckpoint(t, stay);
        bool byExecutor = who < 3;
        bytes memory signature = byExecutor ? signCheckpoint(c) : signCheckpointBy(executor, c);
        bytes memory data = abi.encodeCall(ITaskMarket.closeCut, (t, bidIn(stay), c, signature));
        move(byExecutor ? executor : t.client, address(market), data);
    }

    function closeCutOf(address by, uint256 stay) internal returns (bool) {
        Checkpoint memory none;
        none.part = stays[stay].part;
        bytes memory data = abi.encodeCall(ITaskMarket.closeCut, (termsOf(stays[stay].job), bidIn(stay), none, ""));
        return move(by, address(market), data);
    }

    /// A cut from which another may have gone on: its executor claims it, or it lapses.
    function claimOrLapse() internal {
        for (uint256 i = 0; i < items.length; ++i) {
            if (items[i].outcome != Outcome.Open || settlementOf(i).stage != Stage.Unclaimed) continue;
            Delivery memory d = deliveryOf(i);
            uint40 until = settlementOf(i).until;
            Terms memory t = termsOf(items[i].job);
            if (chance(60)) move(d.executor, address(market), abi.encodeCall(ITaskMarket.claim, (t, d, until)));
            else lapseOf(i, chance(50) ? t.client : stranger);
            return;
        }
    }

    function lapseOf(uint256 item, address by) internal returns (bool) {
        Delivery memory d = deliveryOf(item);
        Terms memory t = termsOf(items[item].job);
        uint40 until = settlementOf(item).until;
        return move(by, address(market), abi.encodeCall(ITaskMarket.lapse, (t, bidFor(d), d, until, by == t.client)));
    }

    // ------------------------------------------------------------------ who and what

    function runningStay() internal returns (bool, uint256) {
        return stayThat(PartStatus.Running);
    }

    /// A present assignment whose part has this status.
    function stayThat(PartStatus status) internal returns (bool, uint256) {
        if (stays.length == 0) return (false, 0);
        uint256 from = pick(stays.length);
        for (uint256 i = 0; i < stays.length; ++i) {
            uint256 at = (from + i) % stays.length;
            Part memory held = market.part(jobs[stays[at].job].id, stays[at].part);
            if (held.status == status && held.assignment == stays[at].number) return (true, at);
        }
        return (false, 0);
    }

    /// Honest three times of five; else made up from some segment on.
    function runFrom(Terms memory t, uint64 startUnits, uint64 units) internal returns (WorkTree.Run memory r) {
        r = WorkTree.Run(keccak256("work"), startUnits, units, t.segmentUnits, type(uint64).max, 0);
        if (chance(40)) r.wrongFrom = uint64(pick(r.segments()));
    }

    function _rest(Terms memory t, uint64 done_) private pure returns (uint64) {
        return done_ >= t.maxUnits ? t.segmentUnits : t.maxUnits - done_;
    }

    /// The leaves of a run that starts at the part's current state, whoever delivered that state.
    function leavesFrom(bytes32 id, uint16 part, WorkTree.Run memory r) internal view returns (bytes32[] memory nodes) {
        nodes = r.layer();
        bytes32 stands = standsAt[id][part];
        nodes[0] = stands == 0 ? startRun().leaf(0) : stands;
    }

    function inputFrom(Terms memory t, bytes32 id, uint16 part, WorkTree.Run memory r)
        internal
        view
        returns (DeliveryInput memory h)
    {
        uint64 k = r.segments();
        h.part = part;
        h.startLeaf = leavesFrom(id, part, r)[0];
        h.last = r.end != 0;
        h.endState = r.state(k);
        h.result = r.end;
        h.root = rootOf(leavesFrom(id, part, r));
        h.segments = k;
        h.units = r.units;
        h.startProof = WorkTree.proofIn(leavesFrom(id, part, r), 0);
        h.endProof = WorkTree.proofIn(leavesFrom(id, part, r), k);
        if (t.parts == 2) {
            h.partProof = new bytes32[](1);
            h.partProof[0] = startRun().leaf(0);
        }
    }

    function anyCheckpoint(Terms memory t, uint256 stay) internal returns (Checkpoint memory c) {
        bytes32 id = jobs[stays[stay].job].id;
        uint16 part = stays[stay].part;
        Part memory held = market.part(id, part);
        uint64 k = uint64(1 + pick(3));
        runNow = runFrom(t, held.units, k * t.segmentUnits);
        bytes32[] memory nodes = leavesFrom(id, part, runNow);
        c = Checkpoint(id, part, held.assignment, held.seq, k, rootOf(leavesFrom(id, part, runNow)), nodes[k]);
    }

    /// Uses `nodes` up.
    function rootOf(bytes32[] memory nodes) internal pure returns (bytes32) {
        for (uint256 size = nodes.length; size > 1; size /= 2) {
            for (uint256 i = 0; i < size / 2; ++i) {
                nodes[i] = keccak256(abi.encode(nodes[2 * i], nodes[2 * i + 1]));
            }
        }
        return nodes[0];
    }

    function assignmentOf(uint256 stay) internal view returns (Assignment memory) {
        return market.assignment(jobs[stays[stay].job].id, stays[stay].part, stays[stay].number);
    }
}
