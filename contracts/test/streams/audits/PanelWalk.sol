// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IMarginEvents, Opening, Panel} from "../../../src/council/IMarginPanel.sol";
import {Answer, AnswerKind, ISeatEvents, Roster, Vote} from "../../../src/council/ISeats.sol";
import {CheckMode, Stage} from "../../../src/market/TaskTypes.sol";
import {WorkTree} from "../../market/WorkTree.sol";
import {AuditWalk} from "./AuditWalk.sol";

/// The steps of an audit with a tolerance. Honest seats compute values that differ a little from machine to machine.
///
///     accuse();
///     p = drawPanel();
///     sealAll(...);      // sets `q`, the sealed answers
///     decide("");        // all seats open
abstract contract PanelWalk is AuditWalk {
    uint256 internal constant SEATS = 3;

    /// The behaviour of a seat: its answer, and the source of its values.
    enum Way {
        Honest,
        Constant, // the same guess everywhere
        Silent,
        Abstains
    }

    Roster internal p;
    Panel internal q;
    Way[] internal ways;

    function setUp() public virtual override {
        super.setUp();
    }

    function openStream() internal virtual override {
        t.how = CheckMode.Margin;
        t.seats = uint8(SEATS);
        super.openStream();
    }

    // ------------------------------------------------------------------ values

    /// The log-probability of the second choice at a position, as a seat's machine computes it.
    function valueOf(address operator, uint256 position, Way way) internal pure returns (int32) {
        if (way == Way.Constant) return -1500;
        int256 truth = -700 - int256(uint256(keccak256(abi.encode("truth", position))) % 9000);
        int256 noise = int256(uint256(keccak256(abi.encode(operator, position))) % 101) - 50;
        return int32(truth + noise);
    }

    function tree(address operator, Way way) internal view returns (bytes32[] memory nodes) {
        uint256 size = 1;
        while (size < d.endUnits) size *= 2;
        nodes = new bytes32[](size);
        for (uint256 i = 0; i < d.endUnits; ++i) {
            nodes[i] = keccak256(abi.encode(i, valueOf(operator, i, way)));
        }
    }

    function sealOf(address operator, Way way) internal view returns (bytes32) {
        return keccak256(abi.encode(WorkTree.rootOf(tree(operator, way)), operator, deliveryId()));
    }

    // ------------------------------------------------------------------ steps

    function drawPanel() internal {
        Roster memory empty;
        mine(a.rules.beaconDelay + 1);
        vm.recordLogs();
        panel.draw(a, d, empty);
        setRoster(abi.decode(lastLog(ISeatEvents.Drawn.selector), (Roster)));
    }

    function setRoster(Roster memory drawn) internal {
        delete p;
        (p.round, p.added, p.missing, p.deadline) = (drawn.round, drawn.added, drawn.missing, drawn.deadline);
        (p.waitUntil, p.target, p.windows) = (drawn.waitUntil, drawn.target, drawn.windows);
        for (uint256 i = 0; i < drawn.seats.length; ++i) {
            p.seats.push(drawn.seats[i]);
        }
    }

    function answerOf(Roster memory roster, uint256 seat, AnswerKind kind, bytes32 seal)
        internal
        view
        override
        returns (Answer memory)
    {
        return answerFor(address(panel), roster, seat, kind, seal);
    }

    /// The answers of the seats, each in its way.
    function answersOf(AnswerKind[] memory kinds) internal view returns (Answer[] memory list_) {
        list_ = new Answer[](kinds.length);
        for (uint256 i = 0; i < kinds.length; ++i) {
            if (ways[i] == Way.Silent) continue;
            if (ways[i] == Way.Abstains) list_[i] = answerOf(p, i, AnswerKind.Abstain, 0);
            else list_[i] = answerOf(p, i, kinds[i], sealOf(p.seats[i].operator, ways[i]));
        }
    }

    function sealAll(AnswerKind[] memory kinds) internal {
        Answer[] memory answers = answersOf(kinds);
        sealWith(answers);
    }

    function sealWith(Answer[] memory answers) internal {
        vm.recordLogs();
        panel.seal(a, d, p, answers);
        readSealed();
    }

    function readSealed() internal {
        (Roster memory roster, Panel memory sealed_) =
            abi.decode(lastLog(IMarginEvents.Sealed.selector), (Roster, Panel));
        setRoster(roster);
        (q.target, q.openUntil) = (sealed_.target, sealed_.openUntil);
        (q.agree, q.silent, q.seals) = (sealed_.agree, sealed_.silent, sealed_.seals);
    }

    /// The positions that the beacon of a block draws.
    function positions(uint256 target) internal view returns (uint64[] memory chosen) {
        bytes32 seed = keccak256(abi.encode("position", blockhash(target), deliveryId()));
        uint256 all = d.endUnits;
        uint256 count = all < 8 ? all : 8;
        chosen = new uint64[](count);
        for (uint256 i = 0; i < count; ++i) {
            uint64 pick = uint64(uint256(keccak256(abi.encode(seed, i))) % (all - count + i + 1));
            for (uint256 j = 0; j < i; ++j) {
                if (chosen[j] == pick) pick = uint64(all - count + i);
            }
            chosen[i] = pick;
        }
    }

    function openingOf(uint256 seat, uint256 target) internal view returns (Opening memory o) {
        return openingOf(p.seats[seat].operator, ways[seat], target);
    }

    function openingOf(address operator, Way way, uint256 target) internal view returns (Opening memory o) {
        uint64[] memory chosen = positions(target);
        o.root = WorkTree.rootOf(tree(operator, way));
        o.values = new int32[](chosen.length);
        uint256 depth = WorkTree.proofIn(tree(operator, way), 0).length;
        o.proofs = new bytes32[](depth * chosen.length);
        for (uint256 i = 0; i < chosen.length; ++i) {
            o.values[i] = valueOf(operator, chosen[i], way);
            bytes32[] memory path = WorkTree.proofIn(tree(operator, way), chosen[i]);
            for (uint256 j = 0; j < depth; ++j) {
                o.proofs[i * depth + j] = path[j];
            }
        }
    }

    /// All seats that have a seal open.
    function openings(uint256 target) internal view returns (Opening[] memory list_) {
        list_ = new Opening[](p.seats.length);
        for (uint256 i = 0; i < list_.length; ++i) {
            if (q.seals[i] != 0) list_[i] = openingOf(i, target);
        }
    }

    function decide(bytes memory acceptance) internal {
        mine(a.rules.beaconDelay + 1);
        finaliseWith(openings(q.target), acceptance);
    }

    function finaliseWith(Opening[] memory opened_, bytes memory acceptance) internal {
        vm.recordLogs();
        panel.finalise(a, none, d, p, q, opened_, acceptance);
        readVerdict();
    }

    function concludePanel() internal {
        (Stage stage, Roster memory roster, Vote[] memory votes) = abi.decode(seats, (Stage, Roster, Vote[]));
        panel.conclude(a, d, roster, votes, stage);
    }

    // ------------------------------------------------------------------ short forms

    function setWays(Way one, Way two, Way three) internal {
        delete ways;
        ways.push(one);
        ways.push(two);
        ways.push(three);
    }

    function kindsOf(AnswerKind one, AnswerKind two, AnswerKind three) internal pure returns (AnswerKind[] memory k) {
        k = new AnswerKind[](3);
        (k[0], k[1], k[2]) = (one, two, three);
    }

    function same(AnswerKind kind) internal pure returns (AnswerKind[] memory) {
        return kindsOf(kind, kind, kind);
    }

    /// All three seats are honest and say the same.
    function allSay(AnswerKind kind) internal {
        accuse();
        drawPanel();
        setWays(Way.Honest, Way.Honest, Way.Honest);
        sealAll(same(kind));
    }

    function bonded(uint256 seat) internal view returns (uint256) {
        return registry.bondOf(p.seats[seat].operator, CLASS).units;
    }

    function onDuty(uint256 seat) internal view returns (uint256) {
        return registry.bondOf(p.seats[seat].operator, CLASS).duty;
    }
}
