// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Finding, ITaskMarket} from "../market/ITaskMarket.sol";
import {Peers} from "../market/Peers.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Bid, Delivery, Outcome, Stage, Terms} from "../market/TaskTypes.sol";
import {CouncilState} from "./CouncilState.sol";
import {Drawing} from "./Drawing.sol";
import {Answer, AnswerKind, Evidence, Panel, SeatState, Vote} from "./ICouncil.sol";
import {Seating} from "./Seating.sol";
import {Count, Decision, Tally} from "./Tally.sol";

/// Draws a council for each delivery after it was committed, counts the sealed answers, and settles. The panel is kept as
/// one hash; everything that is needed to rebuild it is in the events.
contract Council is Drawing, Seating {
    using Tally for Count;

    constructor(Peers memory peers, address market) CouncilState(peers, market) {}

    // ------------------------------------------------------------------ answers

    /// A seat may post its own answer, so that nobody can leave it out. Usually it only signs one.
    function answer(
        Terms calldata terms,
        Delivery calldata delivery,
        Panel calldata panel,
        uint16 seat,
        AnswerKind kind,
        bytes32 leaf,
        bytes32 seal
    ) external {
        bytes32 deliveryId = _expectOpen(terms, delivery);
        bool posted = _expectPanel(deliveryId, panel);
        if (seat >= panel.seats.length || panel.seats[seat].operator != msg.sender) revert NotSeat(msg.sender);
        if (panel.seats[seat].state != SeatState.Sitting || kind == AnswerKind.Silent) revert NotSeat(msg.sender);
        if (block.timestamp > panel.deadline) revert AnswerTooLate(block.timestamp, panel.deadline);
        if (_answers[deliveryId][seat] != 0) revert AnsweredAlready(seat);
        if (kind == AnswerKind.Computed && leaf == 0) revert NoLeaf(seat);
        _bindAnswer(deliveryId, seat, kind, leaf, seal);
        if (!posted) _panels[deliveryId] = ~_panels[deliveryId];
    }

    /// Said aloud: whoever settles must repeat the answer, so it must not be possible to bind one unseen.
    function _bindAnswer(bytes32 deliveryId, uint256 seat, AnswerKind kind, bytes32 leaf, bytes32 seal) private {
        _answers[deliveryId][seat] = keccak256(abi.encode(kind, leaf, seal));
        // forge-lint: disable-next-line(unsafe-typecast) a panel has at most a few hundred seats
        emit Answered(deliveryId, uint16(seat), kind, leaf, seal);
    }

    /// Replaces silent seats and adds exactly the seats that could decide, when the answers so far do not. Those who
    /// answered are bound to their answers from here on.
    function more(
        Terms calldata terms,
        Delivery calldata delivery,
        Panel calldata panel,
        Answer[] calldata answers,
        Evidence[] calldata evidence
    ) external {
        bytes32 deliveryId = _expectOpen(terms, delivery);
        Judgement memory judged = _judge(terms, delivery, deliveryId, panel, answers, evidence);
        _decide(terms, judged);
        Panel memory next = panel;
        bool any = false;
        for (uint256 i = 0; i < next.segments.length; ++i) {
            if (judged.decisions[i] != Decision.Open || panel.exhausted) continue;
            uint256 missing = judged.counts[i].missing(terms.lead, terms.rejectLead, terms.cap);
            // forge-lint: disable-next-line(unsafe-typecast) at most the cap
            next.missing[i] = uint8(missing);
            any = any || missing != 0;
        }
        if (!any) revert NothingMissing();
        _dismiss(terms, next, judged);
        for (uint256 i = 0; i < answers.length; ++i) {
            if (next.seats[i].state != SeatState.Sitting || _answers[deliveryId][i] != 0) continue;
            bytes32 leaf = _leafOf(answers[i], judged.leaves[next.seats[i].check]);
            _bindAnswer(deliveryId, i, answers[i].kind, leaf, answers[i].seal);
        }
        next.target = uint64(block.number) + terms.rules.beaconDelay;
        _keepPanel(deliveryId, next, true);
        emit SeatsMissing(deliveryId, next);
    }

    // ------------------------------------------------------------------ settling

    /// Takes answers and openings, counts, and has the market pay, in one transaction. Every seat's answer is there or its
    /// deadline is over, so none can be left out. `acceptance` is the client's signature; or one byte, when the client
    /// itself calls and accepts; or nothing.
    function finalise(
        Terms calldata terms,
        Bid calldata, // goes on to the market as it came
        Delivery calldata delivery,
        Panel calldata panel,
        Answer[] calldata answers,
        Evidence[] calldata evidence,
        bytes calldata acceptance
    ) external {
        bytes32 deliveryId = _expectTask(terms, delivery);
        Judgement memory judged = _judge(terms, delivery, deliveryId, panel, answers, evidence);
        Finding memory finding = _find(terms, panel, judged);
        if (acceptance.length == 1 && msg.sender != terms.signer && msg.sender != terms.client) {
            revert NotClient(msg.sender);
        }
        _settle(finding, acceptance);
        judged.closed = finding.stage == Stage.Accepted && acceptance.length != 0;
        _dissolve(terms, deliveryId, panel, judged, finding);
    }

    function _dissolve(
        Terms calldata terms,
        bytes32 deliveryId,
        Panel calldata panel,
        Judgement memory judged,
        Finding memory finding
    ) private {
        if (judged.closed && finding.seats.length == panel.seats.length) {
            // All seats sat, agreed and were paid.
            delete _panels[deliveryId];
            REGISTRY.releaseSeats(terms.classId, finding.seats, terms.rules.seatUnits);
        } else {
            _keep(terms, deliveryId, panel, judged, finding.stage);
        }
    }

    /// Dismisses who was silent or copied. The rest of the panel waits for the end of the delivery, if that is not yet.
    function _keep(Terms calldata terms, bytes32 deliveryId, Panel memory next, Judgement memory judged, Stage stage)
        private
    {
        _dismiss(terms, next, judged);
        bool[] memory rejected = new bool[](next.segments.length);
        if (judged.closed) {
            delete _panels[deliveryId];
            _release(terms, next, judged.votes, rejected, Outcome.Paid, type(uint256).max);
            return;
        }
        for (uint256 i = 0; i < rejected.length; ++i) {
            rejected[i] = judged.decisions[i] == Decision.Rejected;
        }
        _panels[deliveryId] = keccak256(abi.encode(next, judged.votes, rejected));
        emit Judged(deliveryId, stage, next, judged.votes, rejected);
    }

    /// Calls the market with the terms, the bid and the delivery as they came in: they lead the calldata of `finalise` as
    /// they lead that of `settle`. To decode and encode them again would cost 8,000 gas, and as much again to hand them to
    /// a call in plain Solidity, which copies its bytes word by word.
    function _settle(Finding memory finding, bytes calldata acceptance) private {
        uint256 head = TaskMath.TERMS_BYTES + TaskMath.BID_BYTES + TaskMath.DELIVERY_BYTES;
        bytes4 selector = ITaskMarket.settle.selector;
        address market = address(MARKET);
        // The encoder writes behind the room that is left for the head.
        assembly ("memory-safe") {
            mstore(0x40, add(mload(0x40), head))
        }
        bytes memory tail = abi.encode(finding, acceptance);
        assembly ("memory-safe") {
            let size := mload(tail)
            // The two offsets in front of the tail count from the beginning of the arguments.
            mstore(add(tail, 32), add(mload(add(tail, 32)), head))
            mstore(add(tail, 64), add(mload(add(tail, 64)), head))
            // Selector and head end where the tail begins, over its length.
            let start := sub(sub(add(tail, 32), head), 4)
            mstore(start, selector)
            calldatacopy(add(start, 4), 4, head)
            if iszero(call(gas(), market, 0, start, add(add(head, 4), size), 0, 0)) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }

    /// After the delivery's end: frees the seats, and takes the bond of those who were on the wrong side.
    function conclude(
        Terms calldata terms,
        Delivery calldata delivery,
        Panel calldata panel,
        Vote[] calldata votes,
        bool[] calldata rejected
    ) external {
        bytes32 deliveryId = _expectTask(terms, delivery);
        if (_panels[deliveryId] != keccak256(abi.encode(panel, votes, rejected))) revert WrongPanel(deliveryId);
        Outcome outcome = MARKET.outcomeOf(deliveryId);
        if (outcome == Outcome.Open) revert StillOpen(deliveryId);
        delete _panels[deliveryId];
        uint256 wrong = outcome == Outcome.Fraud ? DISPUTES.wrongSegment(deliveryId) : type(uint256).max;
        _release(terms, panel, votes, rejected, outcome, wrong);
        emit Concluded(deliveryId);
    }

    /// Frees the seats of a delivery that ended without its council, because the work before it was rejected.
    function abandon(Terms calldata terms, Delivery calldata delivery, Panel calldata panel) external {
        bytes32 deliveryId = _expectTask(terms, delivery);
        _expectPanel(deliveryId, panel);
        if (MARKET.outcomeOf(deliveryId) != Outcome.Void) revert StillOpen(deliveryId);
        delete _panels[deliveryId];
        _release(terms, panel, new Vote[](panel.seats.length), new bool[](0), Outcome.Void, type(uint256).max);
        emit Concluded(deliveryId);
    }
}
