// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

import {IndexedMerkle} from "../market/IndexedMerkle.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Bid, Delivery, Doubt, Stage, Terms} from "../market/TaskTypes.sol";
import {TypedData} from "../market/TypedData.sol";
import {CouncilState} from "./CouncilState.sol";
import {Verdict} from "./ICheckedWork.sol";
import {Evidence, ICouncil} from "./ICouncil.sol";
import {Answer, AnswerKind, Roster, Seat, SeatState, Vote} from "./ISeats.sol";
import {Count, Decision, Tally} from "./Tally.sol";

/// Counts answers and evidence into a verdict. Writes no storage.
abstract contract Tallying is CouncilState {
    using Tally for Count;

    /// The tally of a whole roster.
    struct CouncilTally {
        address[] operators; // of the seats
        Vote[] votes;
        SeatState[] states; // of the seats after this count
        bytes32 opened; // hash over the opened end states; zero when they are not opened
        bool late; // the time to open them is over
        bool posted; // some answers are on chain
        bool starved; // no further seat could be drawn for too long
        bool awarded; // the executor bid for the work, and serves its data
        Count count;
        Decision decision;
    }

    function _tally(
        Terms calldata terms,
        Delivery calldata delivery,
        bytes32 deliveryId,
        Roster calldata roster,
        Answer[] calldata answers,
        Evidence[] calldata evidence
    ) internal view returns (CouncilTally memory tally) {
        tally.posted = _expectRoster(deliveryId, roster);
        tally.starved = _expectSeated(roster);
        if (answers.length != roster.seats.length) revert WrongAnswers(answers.length, roster.seats.length);
        tally.operators = new address[](answers.length);
        tally.votes = new Vote[](answers.length);
        tally.states = new SeatState[](answers.length);
        if (evidence.length != 0) tally.opened = _readEvidence(terms, delivery, roster, evidence);
        tally.awarded = terms.bidUntil != 0;
        tally.late = block.timestamp > uint256(roster.deadline) + terms.rules.openSeconds;
        for (uint256 i = 0; i < answers.length; ++i) {
            Seat calldata seat = roster.seats[i];
            SeatState state = seat.state;
            tally.operators[i] = seat.operator;
            if (state == SeatState.Sitting) {
                state = _countAnswer(tally, deliveryId, roster.deadline, i, answers[i]);
            }
            tally.states[i] = state;
            if (state != SeatState.Sitting) ++tally.count.gone;
        }
        tally.decision = tally.count.decide(terms.lead, terms.rules.rejectLead, terms.rules.cap);
        if (tally.starved && tally.decision == Decision.Open) {
            tally.decision = Tally.majority(tally.count.agree, tally.count.against, terms.lead);
        }
        if (!tally.awarded && tally.decision == Decision.Rejected) _expectLead(tally, terms.rules.rejectLead);
    }

    /// An accuser asks for the check of work that nobody bid for. It could hold the data back until enough accomplices were
    /// drawn among seats that cannot tell. So only a lead over all seats that are gone rejects such work; else the jury
    /// decides.
    function _expectLead(CouncilTally memory tally, uint256 rejectLead) private pure {
        Count memory count = tally.count;
        // Numbers of seats.
        unchecked {
            if (count.against < rejectLead + count.agree + count.gone) tally.decision = Decision.Jury;
        }
    }

    /// Checks that no seats are missing, or that none could be drawn for too long; returns whether that is so.
    function _expectSeated(Roster calldata roster) internal view returns (bool starved) {
        if (roster.target == 0) return false;
        bool waited = roster.waitUntil != 0 && block.timestamp > roster.waitUntil;
        if (!waited || block.timestamp <= roster.deadline) revert SeatsPending();
        return true;
    }

    /// Counts one answer and returns the state of its seat afterwards.
    function _countAnswer(
        CouncilTally memory tally,
        bytes32 deliveryId,
        uint40 deadline,
        uint256 index,
        Answer calldata answer
    ) private view returns (SeatState) {
        address operator = tally.operators[index];
        AnswerKind kind = _checkAnswer(tally.posted, deliveryId, deadline, operator, index, answer);
        if (kind == AnswerKind.Silent) return SeatState.Silent;
        if (kind == AnswerKind.Abstain) return SeatState.Abstained;
        // The accuser brings the data of work that nobody bid for: without them the executor is not at fault.
        if (kind == AnswerKind.NoData && !tally.awarded) return SeatState.Abstained;
        if (kind != AnswerKind.Agree) {
            tally.votes[index] = kind == AnswerKind.NoData ? Vote.NoData : Vote.Against;
            ++tally.count.against;
            return SeatState.Sitting;
        }
        if (tally.opened == 0) {
            // A seat that agreed knows the states and can open them; when nobody does, none has computed them.
            if (tally.late) return SeatState.Silent;
        } else if (answer.seal != keccak256(abi.encode(tally.opened, operator, deliveryId))) {
            return SeatState.Struck;
        }
        tally.votes[index] = Vote.For;
        ++tally.count.agree;
        return SeatState.Sitting;
    }

    /// Checks the opened end of every piece under the delivery's root; returns the hash over their digests, to which
    /// the seals are bound.
    function _readEvidence(
        Terms calldata terms,
        Delivery calldata delivery,
        Roster calldata roster,
        Evidence[] calldata evidence
    ) private pure returns (bytes32) {
        uint256 windows = roster.windows.length;
        bool endDrawn = !delivery.last;
        bytes32[] memory digests = new bytes32[](evidence.length);
        for (uint256 i = 0; i < evidence.length; ++i) {
            uint256 end = delivery.segments;
            if (i < windows) {
                uint256 after_ = (uint256(roster.windows[i]) + 1) * terms.windowSegments;
                if (after_ < end) end = after_;
                else endDrawn = true;
            }
            digests[i] = evidence[i].digest;
            bytes32 leaf = TaskMath.leaf(
                keccak256(abi.encode(evidence[i].digest)),
                TaskMath.unitsAt(terms, delivery, end),
                delivery.last && end == delivery.segments ? delivery.result : bytes32(0)
            );
            uint256 width = uint256(delivery.segments) + 1;
            if (!IndexedMerkle.verify(delivery.root, leaf, end, width, evidence[i].proof)) {
                revert ICouncil.BadEvidence(i);
            }
        }
        uint256 expected = endDrawn ? windows : windows + 1;
        if (evidence.length != expected) revert WrongAnswers(evidence.length, expected);
        return keccak256(abi.encode(digests));
    }

    /// Checks that a seat gave this answer; silence needs the end of the time to answer.
    function _checkAnswer(
        bool posted,
        bytes32 deliveryId,
        uint40 deadline,
        address operator,
        uint256 seat,
        Answer calldata answer
    ) internal view returns (AnswerKind kind) {
        kind = answer.kind;
        if (posted) {
            bytes32 bound = _answers[deliveryId][seat];
            if (bound != 0) {
                if (bound != keccak256(abi.encode(kind, answer.seal))) revert AnswerDiffers(seat);
                return kind;
            }
        }
        if (kind == AnswerKind.Silent) {
            if (block.timestamp <= deadline) revert AnswerMissing(seat, deadline);
            return kind;
        }
        bytes32 structHash = keccak256(abi.encode(TypedData.ANSWER, deliveryId, seat, operator, kind, answer.seal));
        address signer = ECDSA.recover(_hashTypedDataV4(structHash), answer.r, answer.vs);
        if (signer != operator) revert FalseSignature(seat, signer);
    }

    /// Returns the verdict, and the seats that the caller pays: as many as the client escrowed fees for, and after a
    /// false accusation of missing data some more, out of the executor's pay.
    function _verdict(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Roster calldata roster,
        CouncilTally memory tally
    ) internal pure returns (Verdict memory verdict) {
        if (tally.decision == Decision.Open) revert ICouncil.NotDecided();
        verdict.fee = uint128(TaskMath.seatFee(terms, roster.windows.length));
        if (tally.decision == Decision.Jury) {
            verdict.stage = Stage.Undecided;
            verdict.doubt = Doubt.Majority;
            return verdict;
        }
        bool accepted = tally.decision == Decision.Accepted;
        verdict.stage = accepted ? Stage.Accepted : Stage.Rejected;
        if (accepted && tally.opened == 0) revert ICouncil.BadEvidence(0);
        verdict.doubt = _doubt(terms, tally, accepted);
        address[] memory winners = _winners(tally.operators, tally.votes, accepted);
        uint256 paid = winners.length < terms.lead ? winners.length : terms.lead;
        if (accepted && verdict.fee != 0) {
            uint256 charged = _charged(tally, winners.length - paid);
            if (charged != 0) {
                // What the executor surely earns bears them, so that the client pays for none of them. The wrong seats
                // bear the rest.
                uint256 covered = TaskMath.leastPay(terms, bid, delivery) / verdict.fee;
                if (charged > covered) charged = covered;
                // forge-lint: disable-next-line(unsafe-typecast) at most a few hundred seats
                verdict.charged = uint16(charged);
                paid += charged;
            }
        }
        assembly ("memory-safe") {
            mstore(winners, paid)
        }
        verdict.seats = winners;
    }

    function _doubt(Terms calldata terms, CouncilTally memory tally, bool accepted) private pure returns (Doubt) {
        Count memory count = tally.count;
        uint256 rejectLead = terms.rules.rejectLead;
        if (accepted) {
            if (count.against == 0 && count.agree >= uint256(terms.lead) + count.gone) return Doubt.None;
            return count.agree >= rejectLead + count.against + count.gone ? Doubt.Split : Doubt.Majority;
        }
        if (count.against < rejectLead + count.agree) return Doubt.Majority;
        return count.agree == 0 ? Doubt.None : Doubt.Split;
    }

    /// Returns the operators on one side, in the order in which they were drawn.
    function _winners(address[] memory operators, Vote[] memory votes, bool forWork)
        internal
        pure
        returns (address[] memory winners)
    {
        winners = new address[](votes.length);
        uint256 count;
        for (uint256 i = 0; i < votes.length; ++i) {
            if (votes[i] == Vote.None || (votes[i] == Vote.For) != forWork) continue;
            winners[count++] = operators[i];
        }
        assembly ("memory-safe") {
            mstore(winners, count)
        }
    }

    /// Returns how many of the winners that the client's escrow does not pay are paid out of the executor's pay: after an
    /// accusation of missing data nobody can tell who failed, so accuser and executor share the cost of the doubt.
    function _charged(CouncilTally memory tally, uint256 unpaid) private pure returns (uint256) {
        uint256 noData;
        for (uint256 i = 0; i < tally.votes.length; ++i) {
            if (tally.votes[i] == Vote.NoData) ++noData;
        }
        return noData == 0 ? 0 : unpaid * noData / (2 * tally.count.against);
    }
}
