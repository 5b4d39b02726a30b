// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Copies} from "../../src/copies/Copies.sol";
import {Answer, AnswerKind, Evidence, ICouncil, Panel, SeatState, Vote} from "../../src/council/ICouncil.sol";
import {Bid, CutReason, Delivery, How, Outcome, PartStatus, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {ExecutorMoves} from "./ExecutorMoves.sol";

/// Draws, answers (true, false, copied, missing), counts and comparisons.
abstract contract CouncilMoves is ExecutorMoves {
    using WorkTree for WorkTree.Run;

    function draw() internal {
        (bool found, uint256 item) = itemThat(Sitting.Waiting, Sitting.No);
        if (found) drawOf(item);
    }

    function drawOf(uint256 item) internal returns (bool) {
        bytes memory data = abi.encodeCall(ICouncil.draw, (termsOf(items[item].job), deliveryOf(item), panelOf(item)));
        return move(stranger, address(council), data);
    }

    /// A seat posts its answer by itself.
    function answer() internal {
        (bool found, uint256 item) = itemThat(Sitting.Drawn, Sitting.Drawn);
        if (!found) return;
        Panel memory p = panelOf(item);
        if (p.seats.length == 0) return;
        uint16 seat = uint16(pick(p.seats.length));
        Answer memory a = anyAnswer(item, p, seat);
        if (a.kind == AnswerKind.Silent) return;
        move(
            p.seats[seat].operator,
            address(council),
            abi.encodeCall(
                ICouncil.answer, (termsOf(items[item].job), deliveryOf(item), p, seat, a.kind, a.leaf, a.seal)
            )
        );
    }

    function settle() internal {
        (bool found, uint256 item) = itemThat(Sitting.Drawn, Sitting.Drawn);
        if (!found) return;
        Panel memory p = panelOf(item);
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
        Panel memory p = panelOf(item);
        bytes memory acceptance = acceptedToo ? accepted(d) : bytes("");
        // Judged says so in the same call, later.
        Sitting before = items[item].sitting;
        items[item].sitting = Sitting.Dissolved;
        if (move(stranger, address(council), abi.encodeCall(ICouncil.finalise, (t, bidFor(d), d, p, a, e, acceptance))))
        {
            return true;
        }
        items[item].sitting = before;
        return move(stranger, address(council), abi.encodeCall(ICouncil.more, (t, d, p, a, e)));
    }

    function concludeOrAbandon() internal {
        if (items.length != 0) concludeOf(pick(items.length));
    }

    function concludeOf(uint256 item) internal returns (bool) {
        Item storage held = items[item];
        Terms memory t = termsOf(held.job);
        if (held.sitting == Sitting.Judged) {
            (Vote[] memory votes, bool[] memory rejected) = abi.decode(held.verdict, (Vote[], bool[]));
            bytes memory data = abi.encodeCall(ICouncil.conclude, (t, deliveryOf(item), panelOf(item), votes, rejected));
            return move(stranger, address(council), data);
        }
        if (held.sitting != Sitting.Drawn && held.sitting != Sitting.Waiting) return false;
        return move(stranger, address(council), abi.encodeCall(ICouncil.abandon, (t, deliveryOf(item), panelOf(item))));
    }

    // ------------------------------------------------------------------ copies

    function copy() internal {
        if (items.length == 0) return;
        uint256 item = pick(items.length);
        Terms memory t = termsOf(items[item].job);
        if (t.how != How.Redundant) return;
        if (chance(50)) {
            bytes32 result = chance(80) ? keccak256("result") : keccak256("another");
            bytes memory data = abi.encodeCall(Copies.open, (t, deliveryOf(item), result, saltOf(result)));
            move(stranger, address(copies), data);
        } else {
            compareOrSettle(item);
        }
    }

    function compareOrSettle(uint256 item) internal returns (bool) {
        Terms memory t = termsOf(items[item].job);
        Delivery memory d = deliveryOf(item);
        if (copies.stageOf(d.taskId, d.part / t.copies) == Stage.None) {
            return move(stranger, address(copies), abi.encodeCall(Copies.compare, (t, copiesBeside(t, d))));
        }
        return move(stranger, address(copies), abi.encodeCall(Copies.settle, (t, bidFor(d), d, bytes(""))));
    }

    /// The newest delivery of every copy that is delivered.
    function copiesBeside(Terms memory t, Delivery memory d) internal view returns (Delivery[] memory all) {
        uint16 first = d.part - d.part % t.copies;
        all = new Delivery[](t.copies);
        uint256 count;
        for (uint16 i = first; i < first + t.copies; ++i) {
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

    function anyAnswer(uint256 item, Panel memory p, uint256 seat) internal returns (Answer memory a) {
        if (p.seats[seat].state != SeatState.Sitting) return a;
        bytes memory given = saidBy[items[item].id][seat];
        if (given.length != 0) return abi.decode(given, (Answer));
        Delivery memory d = deliveryOf(item);
        uint256 mood = pick(25);
        if (mood == 0) return signed(d, p, seat, AnswerKind.NoData, 0, 0);
        if (mood == 1) return signed(d, p, seat, AnswerKind.Abstain, 0, 0);
        if (mood == 2) return a;
        WorkTree.Run memory r = items[item].run;
        if (mood == 3) return copied(d, p, seat, r);
        // A friend of the executor vouches for whatever it delivered; the others replay.
        if (mood > 5) r.wrongFrom = type(uint64).max;
        return answerOf(d, p, seat, r);
    }

    function copied(Delivery memory d, Panel memory p, uint256 seat, WorkTree.Run memory r)
        internal
        view
        returns (Answer memory)
    {
        return signed(d, p, seat, AnswerKind.Computed, r.leaf(p.segments[p.seats[seat].check] + 1), keccak256("copied"));
    }

    /// Mostly the executor's leaves with their secrets; sometimes without, sometimes nothing.
    function evidenceFor(uint256 item, Panel memory p, uint256 mood) internal view returns (Evidence[] memory e) {
        e = new Evidence[](p.segments.length);
        if (mood == 0) return e;
        Delivery memory d = deliveryOf(item);
        WorkTree.Run memory r = items[item].run;
        for (uint256 i = 0; i < e.length; ++i) {
            uint256 at = uint256(p.segments[i]) + 1;
            bytes32[] memory nodes = r.layer();
            nodes[0] = d.startLeaf == 0 ? startRun().leaf(0) : d.startLeaf;
            bytes32[] memory path = WorkTree.proofIn(nodes, at);
            e[i] = mood == 1 ? Evidence(r.leaf(at), 0, path) : Evidence(r.digest(at), r.secret(at), path);
        }
    }
}
