// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Liveness} from "../../src/liveness/Liveness.sol";
import {Handover, ITaskMarket, Part, Tenure} from "../../src/market/ITaskMarket.sol";
import {Bid, Checkpoint, How, PartStatus, Terms} from "../../src/market/TaskTypes.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {ClientMoves} from "./ClientMoves.sol";

/// Running and stopping: honest and made-up work, milestones, cuts, challenges.
abstract contract ExecutorMoves is ClientMoves {
    using WorkTree for WorkTree.Run;

    /// Delivers the rest of the part, or some of it.
    function deliver() internal {
        (bool found, uint256 stay) = runningStay();
        if (!found) return;
        Terms memory t = termsOf(stays[stay].job);
        uint16 part = stays[stay].part;
        bytes32 id = jobs[stays[stay].job].id;
        Part memory held = market.part(id, part);
        bool last = t.how == How.Checker || chance(45);
        WorkTree.Run memory r = runFrom(t, held.units, last ? _rest(t, held.units) : SEGMENT);
        if (t.how == How.Checker) r.units = r.segmentUnits;
        Handover memory h = handoverFrom(t, id, part, r);
        h.last = last;
        if (t.how == How.Redundant) {
            bytes32 result = chance(80) ? keccak256("result") : keccak256("another");
            h.result = copies.sealOf(result, saltOf(result), bidIn(stay).operator);
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

    /// The client's receipts for a part that was cut, and the end of the wait for them.
    function receipt() internal {
        (bool found, uint256 stay) = stayThat(PartStatus.Cutting);
        if (!found) return;
        Terms memory t = termsOf(stays[stay].job);
        Checkpoint memory c = anyCheckpoint(t, stay);
        checkpointNow = abi.encode(c);
        move(anyAccount(), address(market), abi.encodeCall(ITaskMarket.showCheckpoint, (t, c, signCheckpoint(c))));
    }

    function closeCut() internal {
        (bool found, uint256 stay) = stayThat(PartStatus.Cutting);
        if (!found) return;
        closeCutOf(chance(50) ? bidIn(stay).operator : stranger, stay);
    }

    function closeCutOf(address by, uint256 stay) internal returns (bool) {
        bytes32 id = jobs[stays[stay].job].id;
        Checkpoint memory c;
        bytes memory best = shown[id][stays[stay].part];
        if (best.length != 0) c = abi.decode(best, (Checkpoint));
        c.part = stays[stay].part;
        bytes memory data = abi.encodeCall(ITaskMarket.closeCut, (termsOf(stays[stay].job), bidIn(stay), c));
        return move(by, address(market), data);
    }

    // ------------------------------------------------------------------ who and what

    function runningStay() internal returns (bool, uint256) {
        return stayThat(PartStatus.Running);
    }

    /// A present tenure whose part has this status.
    function stayThat(PartStatus status) internal returns (bool, uint256) {
        if (stays.length == 0) return (false, 0);
        uint256 from = pick(stays.length);
        for (uint256 i = 0; i < stays.length; ++i) {
            uint256 at = (from + i) % stays.length;
            Part memory held = market.part(jobs[stays[at].job].id, stays[at].part);
            if (held.status == status && held.tenure == stays[at].number) return (true, at);
        }
        return (false, 0);
    }

    /// Honest three times of five; else made up from some segment on.
    function runFrom(Terms memory t, uint64 startUnits, uint64 units) internal returns (WorkTree.Run memory r) {
        r = WorkTree.Run(keccak256("work"), startUnits, units, t.segmentUnits, type(uint64).max);
        if (chance(40)) r.wrongFrom = uint64(pick(r.segments()));
    }

    function _rest(Terms memory t, uint64 done_) private pure returns (uint64) {
        return done_ >= t.maxUnits ? t.segmentUnits : t.maxUnits - done_;
    }

    /// The leaves of a run that begins where the part stands, whoever brought it there.
    function leavesFrom(bytes32 id, uint16 part, WorkTree.Run memory r) internal view returns (bytes32[] memory nodes) {
        nodes = r.layer();
        bytes32 stands = standsAt[id][part];
        nodes[0] = stands == 0 ? startRun().leaf(0) : stands;
    }

    function handoverFrom(Terms memory t, bytes32 id, uint16 part, WorkTree.Run memory r)
        internal
        view
        returns (Handover memory h)
    {
        uint64 k = r.segments();
        h.part = part;
        h.startLeaf = leavesFrom(id, part, r)[0];
        h.endLeaf = leavesFrom(id, part, r)[k];
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
        c = Checkpoint(id, part, held.tenure, held.seq, k, rootOf(leavesFrom(id, part, runNow)), nodes[k]);
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

    function tenureOf(uint256 stay) internal view returns (Tenure memory) {
        return market.tenure(jobs[stays[stay].job].id, stays[stay].part, stays[stay].number);
    }
}
