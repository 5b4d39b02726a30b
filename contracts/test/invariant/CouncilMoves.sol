// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence, ICouncil} from "../../src/council/ICouncil.sol";
import {Answer, AnswerKind, ISeats, Roster, SeatState, Vote} from "../../src/council/ISeats.sol";
import {Part} from "../../src/market/ITaskMarket.sol";
import {Bid, CheckMode, CutReason, Delivery, Outcome, PartStatus, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Replicas} from "../../src/replicas/Replicas.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {PanelSteps} from "./PanelSteps.sol";

/// Draws, answers (true, false, copied, missing), counts and comparisons.
abstract contract CouncilMoves is PanelSteps {
    using WorkTree for WorkTree.Run;

    function draw() internal {
        (bool found, uint256 item) = itemThat(Sitting.Waiting, Sitting.No);
        if (found) drawOf(item);
    }

    function drawOf(uint256 item) internal returns (bool) {
        bytes memory data = abi.encodeCall(ISeats.draw, (termsOf(items[item].job), deliveryOf(item), rosterOf(item)));
        return move(stranger, seatsOf(item), data);
    }

    /// A seat posts its answer by itself.
    function answer() internal {
        (bool found, uint256 item) = itemThat(Sitting.Drawn, Sitting.Waiting);
        if (!found) return;
        Roster memory p = rosterOf(item);
        if (p.seats.length == 0) return;
        uint16 seat = uint16(pick(p.seats.length));
        Answer memory a = anyAnswer(item, p, seat);
        if (a.kind == AnswerKind.Silent) return;
        move(
            p.seats[seat].operator,
            seatsOf(item),
            abi.encodeCall(ISeats.answer, (termsOf(items[item].job), deliveryOf(item), p, seat, a.kind, a.seal))
        );
    }

    function settle() internal {
        // A roster that waits for free seats can be settled too, in the end.
        (bool found, uint256 item) = itemThat(Sitting.Drawn, chance(20) ? Sitting.Waiting : Sitting.Drawn);
        if (!found) return;
        Roster memory p = rosterOf(item);
        Answer[] memory a = new Answer[](p.seats.length);
        for (uint256 i = 0; i < a.length; ++i) {
            a[i] = anyAnswer(item, p, i);
        }
        finaliseOrMore(item, a, evidenceFor(item, p, pick(10)), chance(30));
    }

    function finaliseOrMore(uint256 item, Answer[] memory a, Evidence[] memory e, bool acceptedToo)
        internal
        returns (bool)
    {
        Terms memory t = termsOf(items[item].job);
        Delivery memory d = deliveryOf(item);
        Roster memory p = rosterOf(item);
        bytes memory acceptance = acceptedToo ? acceptanceOf(item, d) : bytes("");
        // VerdictReached changes the state later in the same call.
        Sitting before = items[item].sitting;
        if (hasPanel(item)) return _sealOrDecide(item, a, acceptance);
        items[item].sitting = Sitting.Dissolved;
        if (move(stranger, address(council), abi.encodeCall(ICouncil.finalise, (t, bidFor(d), d, p, a, e, acceptance))))
        {
            return true;
        }
        items[item].sitting = before;
        return move(stranger, address(council), abi.encodeCall(ICouncil.addSeats, (t, d, p, a, e)));
    }

    function _sealOrDecide(uint256 item, Answer[] memory a, bytes memory acceptance) private returns (bool ok) {
        Sitting before = items[item].sitting;
        bool decides = panelOf[items[item].id].length != 0;
        if (decides) items[item].sitting = Sitting.Dissolved;
        uint64 target = positionsAt[items[item].id];
        ok = sealOrDecide(item, a, acceptance);
        // A later beacon draws the positions: nothing is decided.
        if (decides && (!ok || positionsAt[items[item].id] != target)) items[item].sitting = before;
        // Nobody reads the beacon in time.
        if (!decides && ok && !everybodyIsGone && chance(12)) {
            skipBeacon();
            _sealOrDecide(item, a, acceptance);
        }
    }

    /// The terms of a stream close the audit of its answer at once.
    function acceptanceOf(uint256 item, Delivery memory d) private view returns (bytes memory) {
        return isAudit(item) ? abi.encode(streamTermsOf(auditOf(item).stream)) : accepted(d);
    }

    function concludeOrAbandon() internal {
        if (items.length != 0) concludeOf(pick(items.length));
    }

    function concludeOf(uint256 item) internal returns (bool) {
        Item storage held = items[item];
        Terms memory t = termsOf(held.job);
        if (held.sitting == Sitting.VerdictReached) {
            (Vote[] memory votes, Stage stage) = abi.decode(held.verdict, (Vote[], Stage));
            bytes memory data = abi.encodeCall(ISeats.conclude, (t, deliveryOf(item), rosterOf(item), votes, stage));
            return move(stranger, seatsOf(item), data);
        }
        if (held.sitting != Sitting.Drawn && held.sitting != Sitting.Waiting) return false;
        return move(stranger, seatsOf(item), abi.encodeCall(ISeats.abandon, (t, deliveryOf(item), rosterOf(item))));
    }

    // ------------------------------------------------------------------ replicas

    function replica() internal {
        if (items.length == 0) return;
        uint256 item = pick(items.length);
        Terms memory t = termsOf(items[item].job);
        if (t.how != CheckMode.Redundant) return;
        if (chance(50)) {
            bytes32 result = chance(80) ? keccak256("result") : keccak256("another");
            openWith(t, item, result);
        } else {
            compareOrSettle(item);
        }
    }

    /// Takes the next steps of a part whose replicas must be equal, up to its comparison: moves at random seldom deliver
    /// three replicas of one part.
    function exactPart() internal {
        for (uint256 job = 0; job < jobs.length; ++job) {
            Terms memory t = termsOf(job);
            if (t.exact && chance(60)) exactReplicas(t, jobs[job].id, uint16(pick(t.parts) * t.replicas));
        }
    }

    function exactReplicas(Terms memory t, bytes32 taskId, uint16 first) private {
        for (uint16 i = first; i < first + t.replicas; ++i) {
            if (market.part(taskId, i).status == PartStatus.Unawarded) {
                uint16[] memory only = new uint16[](1);
                only[0] = i;
                if (i == first) awardParts(t, only);
                else if (books[taskId].length != 0) awardDrawnPart(t, taskId, i);
            }
            Part memory held = market.part(taskId, i);
            if (held.status == PartStatus.Running) deliverBy(stayOf(taskId, i, held.assignment));
        }
        // Opens the seals first, then compares, then settles.
        for (uint256 step = 0; step < 3; ++step) {
            for (uint16 i = first; i < first + t.replicas; ++i) {
                Part memory held = market.part(taskId, i);
                if (held.status != PartStatus.Delivered) continue;
                uint256 item = itemAt[keccak256(abi.encode(taskId, i, held.seq - 1))] - 1;
                if (step != 0) compareOrSettle(item);
                else if (chance(90)) openWith(t, item, chance(80) ? keccak256("result") : keccak256("another"));
            }
        }
    }

    function openWith(Terms memory t, uint256 item, bytes32 result) private {
        bytes memory data = abi.encodeCall(Replicas.open, (t, deliveryOf(item), result, saltOf(result)));
        move(stranger, address(replicas), data);
    }

    function compareOrSettle(uint256 item) internal returns (bool) {
        Terms memory t = termsOf(items[item].job);
        Delivery memory d = deliveryOf(item);
        if (replicas.stageOf(d.taskId, d.part / t.replicas) == Stage.None) {
            return move(stranger, address(replicas), abi.encodeCall(Replicas.compare, (t, replicasBeside(t, d))));
        }
        return move(stranger, address(replicas), abi.encodeCall(Replicas.settle, (t, bidFor(d), d, bytes(""))));
    }

    /// The newest delivery of every replica that is delivered.
    function replicasBeside(Terms memory t, Delivery memory d) internal view returns (Delivery[] memory all) {
        uint16 first = d.part - d.part % t.replicas;
        all = new Delivery[](t.replicas);
        uint256 count;
        for (uint16 i = first; i < first + t.replicas; ++i) {
            if (market.part(d.taskId, i).status != PartStatus.Delivered) continue;
            bytes32 id = keccak256(abi.encode(d.taskId, i, market.part(d.taskId, i).seq - 1));
            all[count++] = deliveryOf(itemAt[id] - 1);
        }
        assembly ("memory-safe") {
            mstore(all, count)
        }
    }

    // ------------------------------------------------------------------ what seats say

    function itemThat(Sitting one, Sitting other) internal returns (bool, uint256) {
        if (items.length == 0) return (false, 0);
        uint256 from = pick(items.length);
        for (uint256 i = 0; i < items.length; ++i) {
            uint256 at = (from + i) % items.length;
            Sitting held = items[at].sitting;
            if (items[at].outcome == Outcome.Open && (held == one || held == other)) return (true, at);
        }
        return (false, 0);
    }

    function anyAnswer(uint256 item, Roster memory p, uint256 seat) internal returns (Answer memory a) {
        if (p.seats[seat].state != SeatState.Sitting) return a;
        bytes memory given = saidBy[items[item].id][seat];
        if (given.length != 0) return abi.decode(given, (Answer));
        if (hasPanel(item)) return panelAnswer(item, p, seat);
        Delivery memory d = deliveryOf(item);
        uint256 mood = pick(20);
        // The first seat of some deliveries never gets its data, or is a friend, so that councils grow.
        uint256 luck = seat == 0 ? uint256(items[item].id) % 5 : 2;
        if (mood == 0 || (luck == 0 && !isAudit(item))) return signed(d, p, seat, AnswerKind.NoData, 0);
        if (mood == 1) return signed(d, p, seat, AnswerKind.Abstain, 0);
        if (mood == 2) return a;
        // A seal that was made up, or copied.
        if (mood == 3) return signed(d, p, seat, AnswerKind.Agree, keccak256("copied"));
        if (mood == 4) return signed(d, p, seat, AnswerKind.Differs, 0);
        if (isAudit(item)) return answerAbout(item, p, seat, mood < 7 || luck == 1);
        Terms memory t = termsOf(items[item].job);
        WorkTree.Run memory r = items[item].run;
        // A friend of the executor vouches for whatever it delivered; the others replay.
        if (mood < 7 || luck == 1) return agree(t, d, p, seat, r);
        WorkTree.Run memory truth = items[item].run;
        truth.wrongFrom = type(uint64).max;
        return replayed(t, d, p, seat, r, truth);
    }

    /// Mostly all ends of the pieces; sometimes one too few, sometimes none.
    function evidenceFor(uint256 item, Roster memory p, uint256 mood) internal view returns (Evidence[] memory e) {
        if (mood < 2) return e;
        if (isAudit(item)) return evidenceAbout(item);
        Delivery memory d = deliveryOf(item);
        WorkTree.Run memory r = items[item].run;
        uint256[] memory ends = pieceEnds(termsOf(items[item].job), d, p);
        // An expired beacon drew no window.
        if (ends.length == 0) return e;
        e = new Evidence[](mood == 2 ? ends.length - 1 : ends.length);
        for (uint256 i = 0; i < e.length; ++i) {
            bytes32[] memory nodes = r.layer();
            nodes[0] = d.startLeaf == 0 ? startRun().leaf(0) : d.startLeaf;
            e[i] = Evidence(r.digest(ends[i]), WorkTree.proofIn(nodes, ends[i]));
        }
    }
}
