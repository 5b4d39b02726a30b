// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

import {Finding} from "../market/ITaskMarket.sol";
import {IndexedMerkle} from "../market/IndexedMerkle.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Delivery, Stage, Terms} from "../market/TaskTypes.sol";
import {TypedData} from "../market/TypedData.sol";
import {CouncilState} from "./CouncilState.sol";
import {Answer, AnswerKind, Evidence, Panel, Seat, SeatState, Vote} from "./ICouncil.sol";
import {Count, Decision, Tally} from "./Tally.sol";

/// From answers and evidence to a verdict. Nothing is written here.
abstract contract Judging is CouncilState {
    using Tally for Count;

    enum Leaving {
        No,
        Silent,
        Abstained,
        Struck
    }

    /// What a count leads to, for a whole panel.
    struct Judgement {
        Vote[] votes;
        Leaving[] leaving;
        bytes32[] leaves; // the executor's end leaf of each check, zero when not shown
        bool[] opened; // its secret is shown too
        bool late; // too late for openings
        bool closed; // settled for good at once
        uint256 agreed; // seats that agreed, under a seal that fits
        bool posted; // some answers are on chain
        Count[] counts;
        Decision[] decisions;
    }

    function _judge(
        Terms calldata terms,
        Delivery calldata delivery,
        bytes32 deliveryId,
        Panel calldata panel,
        Answer[] calldata answers,
        Evidence[] calldata evidence
    ) internal view returns (Judgement memory judged) {
        judged.posted = _expectPanel(deliveryId, panel);
        if (panel.target != 0) revert SeatsPending();
        uint256 checks = panel.segments.length;
        if (answers.length != panel.seats.length) revert WrongAnswers(answers.length, panel.seats.length);
        if (evidence.length != checks) revert WrongAnswers(evidence.length, checks);
        judged.votes = new Vote[](answers.length);
        judged.leaving = new Leaving[](answers.length);
        judged.counts = new Count[](checks);
        judged.decisions = new Decision[](checks);
        judged.leaves = new bytes32[](checks);
        judged.opened = new bool[](checks);
        for (uint256 i = 0; i < checks; ++i) {
            (judged.leaves[i], judged.opened[i]) = _readEvidence(terms, delivery, panel.segments[i], evidence[i]);
        }
        judged.late = block.timestamp > uint256(panel.deadline) + terms.rules.openSeconds;
        for (uint256 i = 0; i < answers.length; ++i) {
            Seat calldata seat = panel.seats[i];
            ++judged.counts[seat.check].seats;
            if (seat.state != SeatState.Sitting) continue;
            _countAnswer(judged, deliveryId, panel, i, answers[i], evidence[seat.check].secret);
        }
    }

    function _decide(Terms calldata terms, Judgement memory judged) internal pure {
        (uint256 lead, uint256 rejectLead) = (terms.lead, terms.rejectLead);
        for (uint256 i = 0; i < judged.counts.length; ++i) {
            judged.decisions[i] = judged.counts[i].decide(lead, rejectLead);
        }
    }

    function _countAnswer(
        Judgement memory judged,
        bytes32 deliveryId,
        Panel calldata panel,
        uint256 index,
        Answer calldata given,
        bytes32 secret
    ) internal view {
        Seat calldata seat = panel.seats[index];
        uint256 check = seat.check;
        bytes32 theirs = judged.leaves[check];
        bytes32 leaf = _leafOf(given, theirs);
        AnswerKind kind = _checkAnswer(judged.posted, deliveryId, panel.deadline, seat.operator, index, given, leaf);
        if (kind == AnswerKind.NoData) {
            judged.votes[index] = Vote.NoData;
            ++judged.counts[check].against;
        } else if (kind != AnswerKind.Computed) {
            // An abstention counts for nothing and costs nothing, a silence costs a little.
            judged.leaving[index] = kind == AnswerKind.Silent ? Leaving.Silent : Leaving.Abstained;
        } else if (theirs == 0) {
            // Without the executor's leaf nothing can be compared. In time it must be shown; later the answer lapses.
            if (!judged.late) revert BadEvidence(check);
        } else if (leaf != theirs) {
            judged.votes[index] = Vote.Against;
            ++judged.counts[check].against;
        } else if (!judged.opened[check]) {
            if (judged.late) return;
            judged.votes[index] = Vote.For;
            ++judged.counts[check].agree;
        } else if (given.seal != keccak256(abi.encode(secret, seat.operator, deliveryId, panel.segments[check]))) {
            judged.leaving[index] = Leaving.Struck;
        } else {
            judged.votes[index] = Vote.For;
            ++judged.counts[check].agree;
            ++judged.agreed;
        }
    }

    function _leafOf(Answer calldata given, bytes32 theirs) internal pure returns (bytes32) {
        return given.leaf == 0 && given.kind == AnswerKind.Computed ? theirs : given.leaf;
    }

    /// The executor's leaf, zero when it is not shown to be at its place; and whether its secret is shown.
    function _readEvidence(Terms calldata terms, Delivery calldata delivery, uint64 segment, Evidence calldata shown)
        internal
        pure
        returns (bytes32 leaf, bool opened)
    {
        leaf = shown.digest;
        if (leaf == 0) return (0, false);
        opened = shown.secret != 0;
        if (opened) {
            uint256 units = delivery.startUnits + (uint256(segment) + 1) * terms.segmentUnits;
            if (units > delivery.endUnits) units = delivery.endUnits;
            leaf = keccak256(abi.encode(leaf, keccak256(abi.encode(shown.secret)), units));
        }
        uint256 width = uint256(delivery.segments) + 1;
        if (!IndexedMerkle.verify(delivery.root, leaf, uint256(segment) + 1, width, shown.proof)) return (0, false);
    }

    function _checkAnswer(
        bool posted,
        bytes32 deliveryId,
        uint40 deadline,
        address operator,
        uint256 seat,
        Answer calldata given,
        bytes32 leaf
    ) internal view returns (AnswerKind kind) {
        kind = given.kind;
        // An answer without a leaf could be bound now and fit nothing later, and block the settlement.
        if (kind == AnswerKind.Computed && leaf == 0) revert NoLeaf(seat);
        if (posted) {
            bytes32 bound = _answers[deliveryId][seat];
            if (bound != 0) {
                if (bound != keccak256(abi.encode(kind, leaf, given.seal))) revert AnswerDiffers(seat);
                return kind;
            }
        }
        if (kind == AnswerKind.Silent) {
            if (block.timestamp <= deadline) revert AnswerMissing(seat, deadline);
            return kind;
        }
        bytes32 structHash = keccak256(abi.encode(TypedData.ANSWER, deliveryId, seat, operator, kind, leaf, given.seal));
        address signer = ECDSA.recover(_hashTypedDataV4(structHash), given.r, given.vs);
        if (signer != operator) revert FalseSignature(seat, signer);
    }

    /// The verdict over all checks, and who is paid for it.
    function _find(Terms calldata terms, Panel calldata panel, Judgement memory judged)
        internal
        pure
        returns (Finding memory finding)
    {
        finding.fee = uint128(TaskMath.seatFee(terms));
        uint256 checks = panel.segments.length;
        bool first = panel.round == 1 && !panel.exhausted && checks != 0;
        if (first && judged.agreed == panel.seats.length) return _findAgreed(panel, finding);
        _decide(terms, judged);
        uint256 accepted;
        bool rejected;
        for (uint256 i = 0; i < checks; ++i) {
            if (judged.decisions[i] == Decision.Accepted) ++accepted;
            else if (judged.decisions[i] == Decision.Rejected) rejected = true;
        }
        if (rejected) {
            finding.stage = Stage.Rejected;
        } else if (accepted == checks && checks != 0) {
            finding.stage = Stage.Accepted;
            // Nothing is accepted on seals that were not looked at.
            for (uint256 i = 0; i < checks; ++i) {
                if (!judged.opened[i]) revert BadEvidence(i);
            }
        } else {
            finding.stage = Stage.Undecided;
            for (uint256 i = 0; i < checks; ++i) {
                if (judged.decisions[i] == Decision.Accepted) {
                    if (!judged.opened[i]) revert BadEvidence(i);
                } else if (!panel.exhausted && judged.counts[i].missing(terms.lead, terms.rejectLead, terms.cap) != 0) {
                    revert NotDecided(i);
                }
            }
        }
        // forge-lint: disable-next-line(unsafe-typecast) at most 10,000
        finding.acceptedBps = checks == 0 ? 0 : uint16(accepted * 10_000 / checks);
        finding.seats = _paidSeats(terms, panel, judged);
    }

    /// The usual case, without looking at each seat again: all seats of the first draw agree, so every check has its lead.
    function _findAgreed(Panel calldata panel, Finding memory finding) internal pure returns (Finding memory) {
        Seat[] calldata seats = panel.seats;
        finding.stage = Stage.Accepted;
        finding.acceptedBps = 10_000;
        finding.seats = new address[](seats.length);
        for (uint256 i = 0; i < seats.length; ++i) {
            finding.seats[i] = seats[i].operator;
        }
        return finding;
    }

    /// A seat is paid when it answered and was not on the losing side of its segment; for each segment no more than the
    /// cap, which is what was escrowed.
    function _paidSeats(Terms calldata terms, Panel calldata panel, Judgement memory judged)
        internal
        pure
        returns (address[] memory seats)
    {
        uint256 count;
        uint256[] memory paidFor = new uint256[](judged.counts.length);
        seats = new address[](judged.votes.length);
        for (uint256 i = 0; i < judged.votes.length; ++i) {
            Vote vote = judged.votes[i];
            uint8 check = panel.seats[i].check;
            Decision decision = judged.decisions[check];
            if (vote == Vote.For && !judged.opened[check]) continue;
            bool paid = decision == Decision.Accepted
                ? vote == Vote.For
                : decision == Decision.Rejected
                    ? vote == Vote.Against || vote == Vote.NoData
                    : vote == Vote.For || vote == Vote.Against;
            if (paid && paidFor[check]++ < terms.cap) seats[count++] = panel.seats[i].operator;
        }
        assembly ("memory-safe") {
            mstore(seats, count)
        }
    }
}
