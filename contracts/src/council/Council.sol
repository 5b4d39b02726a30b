// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

import {IDisputes} from "../disputes/IDisputes.sol";
import {Finding, ITaskMarket} from "../market/ITaskMarket.sol";
import {IndexedMerkle} from "../market/IndexedMerkle.sol";
import {Peers} from "../market/Peers.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Bid, Delivery, How, Outcome, Settlement, Stage, Terms} from "../market/TaskTypes.sol";
import {TypedData} from "../market/TypedData.sol";
import {Award, Fault, IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {Answer, AnswerKind, Evidence, ICouncil, Panel, Seat, SeatState, Vote} from "./ICouncil.sol";
import {Sampling} from "./Sampling.sol";
import {Count, Decision, Tally} from "./Tally.sol";

/// Draws a council for each delivery after it was committed, counts the sealed answers, and settles. The panel is kept as
/// one hash; everything that is needed to rebuild it is in the events.
contract Council is ICouncil, EIP712 {
    using Tally for Count;

    /// A block's hash can be read for this long.
    uint256 internal constant BEACON_LIFE = 256;
    /// Segments that expired beacons can add; their fees are escrowed from the start.
    uint8 internal constant MOST_ADDED = 2;

    ITaskMarket internal immutable MARKET;
    IProviderRegistry internal immutable REGISTRY;
    IDisputes internal immutable DISPUTES;

    mapping(bytes32 deliveryId => bytes32) internal _panels;
    mapping(bytes32 deliveryId => mapping(uint256 seat => bytes32)) internal _answers;
    /// Which seats' answers are on chain, one bit each: one read in the usual case that none is.
    mapping(bytes32 deliveryId => uint256) internal _posted;

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
        uint256 posted; // answers on chain
        Count[] counts;
        Decision[] decisions;
    }

    constructor(Peers memory peers, address market) EIP712("muster", "1") {
        MARKET = ITaskMarket(market);
        REGISTRY = IProviderRegistry(peers.registry);
        DISPUTES = IDisputes(peers.disputes);
    }

    function panelHash(bytes32 deliveryId) external view returns (bytes32) {
        return _panels[deliveryId];
    }

    // ------------------------------------------------------------------ draw

    /// Draws the council, or the seats that are missing. Anyone may call once the beacon's block is there. When nobody did
    /// in time, a later block takes its place and a segment is added, so that waiting for a better draw never helps.
    function draw(Terms calldata terms, Delivery calldata delivery, Panel calldata panel) external {
        bytes32 deliveryId = _expectOpen(terms, delivery);
        Panel memory next;
        if (_panels[deliveryId] == 0) {
            next.target = delivery.blockNumber + terms.rules.beaconDelay;
        } else {
            _expectPanel(deliveryId, panel);
            next = panel;
            if (next.target == 0) revert NothingToDraw();
        }
        if (block.number <= next.target) revert BeaconPending(next.target);
        if (block.number > next.target + BEACON_LIFE) {
            _retarget(terms, deliveryId, next);
            return;
        }
        bytes32 seed = keccak256(abi.encode(blockhash(next.target), deliveryId, next.round));
        if (next.segments.length == 0) _drawSegments(terms, delivery, next, seed);
        _drawSeats(terms, delivery, next, seed);
        next.target = 0;
        next.deadline = uint40(block.timestamp) + terms.rules.answerSeconds;
        ++next.round;
        _panels[deliveryId] = _hash(next);
        emit Drawn(deliveryId, next);
    }

    function _retarget(Terms calldata terms, bytes32 deliveryId, Panel memory next) private {
        if (next.segments.length == 0 && next.added < MOST_ADDED) ++next.added;
        next.target = uint64(block.number) + terms.rules.beaconDelay;
        _panels[deliveryId] = _hash(next);
        emit BeaconExpired(deliveryId, next);
    }

    function _drawSegments(Terms calldata terms, Delivery calldata delivery, Panel memory next, bytes32 seed)
        private
        pure
    {
        uint256 count = uint256(terms.segments) + next.added;
        if (count > delivery.segments) count = delivery.segments;
        next.segments = Sampling.distinct(seed, count, delivery.segments);
        next.missing = new uint8[](count);
        for (uint256 i = 0; i < count; ++i) {
            next.missing[i] = terms.lead;
        }
    }

    /// Seats are distinct over the whole delivery and never the executor's or the client's.
    function _drawSeats(Terms calldata terms, Delivery calldata delivery, Panel memory next, bytes32 seed) private {
        uint256 count;
        for (uint256 i = 0; i < next.missing.length; ++i) {
            count += next.missing[i];
        }
        uint256 before = next.seats.length;
        address[] memory excluded = new address[](before + 3);
        excluded[0] = delivery.executor;
        excluded[1] = terms.client;
        excluded[2] = terms.signer;
        Seat[] memory seats = new Seat[](before + count);
        for (uint256 i = 0; i < before; ++i) {
            seats[i] = next.seats[i];
            excluded[3 + i] = seats[i].operator;
        }
        address[] memory drawn =
            REGISTRY.draw(terms.classId, delivery.epoch, seed, count, excluded, terms.rules.seatUnits);
        // One seat for each check in turn, so that a class that runs dry leaves no check without any.
        uint256 given = 0;
        uint256 check = 0;
        while (given < drawn.length) {
            if (next.missing[check] != 0) {
                --next.missing[check];
                seats[before + given] = Seat(drawn[given], uint8(check), SeatState.Sitting);
                ++given;
            }
            check = check + 1 == next.missing.length ? 0 : check + 1;
        }
        if (given < count) {
            next.exhausted = true;
            uint256 all = before + given;
            assembly ("memory-safe") {
                mstore(seats, all)
            }
        }
        next.missing = new uint8[](next.segments.length);
        next.seats = seats;
    }

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
        _expectPanel(deliveryId, panel);
        if (seat >= panel.seats.length || panel.seats[seat].operator != msg.sender) revert NotSeat(msg.sender);
        if (panel.seats[seat].state != SeatState.Sitting || kind == AnswerKind.Silent) revert NotSeat(msg.sender);
        if (block.timestamp > panel.deadline) revert AnswerTooLate(block.timestamp, panel.deadline);
        if (_answers[deliveryId][seat] != 0) revert AnsweredAlready(seat);
        _bind(deliveryId, seat, keccak256(abi.encode(kind, leaf, seal)));
        emit Answered(deliveryId, seat, kind, leaf, seal);
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
        _expectPanel(deliveryId, panel);
        if (panel.target != 0) revert SeatsPending();
        Judgement memory judged = _judge(terms, delivery, deliveryId, panel, answers, evidence);
        Panel memory next = panel;
        bool any = false;
        for (uint256 i = 0; i < next.segments.length; ++i) {
            if (judged.decisions[i] != Decision.Open || panel.exhausted) continue;
            uint256 missing = judged.counts[i].missing(terms.lead, terms.rejectLead, terms.cap);
            next.missing[i] = uint8(missing);
            any = any || missing != 0;
        }
        if (!any) revert NothingMissing();
        _dismiss(terms, next, judged);
        for (uint256 i = 0; i < answers.length; ++i) {
            if (next.seats[i].state != SeatState.Sitting || _answers[deliveryId][i] != 0) continue;
            bytes32 leaf = _leafOf(answers[i], judged.leaves[next.seats[i].check]);
            _bind(deliveryId, i, keccak256(abi.encode(answers[i].kind, leaf, answers[i].seal)));
        }
        next.target = uint64(block.number) + terms.rules.beaconDelay;
        _panels[deliveryId] = _hash(next);
        emit SeatsMissing(deliveryId, next);
    }

    function _bind(bytes32 deliveryId, uint256 seat, bytes32 hash) private {
        _answers[deliveryId][seat] = hash;
        _posted[deliveryId] |= 1 << (seat & 255);
    }

    // ------------------------------------------------------------------ settling

    /// Takes answers and openings, counts, and has the market pay, in one transaction. Every seat's answer is there or its
    /// deadline is over, so none can be left out.
    function finalise(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Panel calldata panel,
        Answer[] calldata answers,
        Evidence[] calldata evidence,
        bytes calldata acceptance
    ) external {
        bytes32 deliveryId = _expectTask(terms, delivery);
        _expectPanel(deliveryId, panel);
        if (panel.target != 0) revert SeatsPending();
        Judgement memory judged = _judge(terms, delivery, deliveryId, panel, answers, evidence);
        Finding memory finding = _find(terms, panel, judged);
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
    function _keep(
        Terms calldata terms,
        bytes32 deliveryId,
        Panel memory next,
        Judgement memory judged,
        Stage stage
    ) private {
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
    /// they lead that of `settle`, and to decode and encode them again would cost 8,000 gas.
    function _settle(Finding memory finding, bytes calldata acceptance) private {
        uint256 head = TaskMath.TERMS_BYTES + TaskMath.BID_BYTES + TaskMath.DELIVERY_BYTES;
        bytes memory tail = abi.encode(finding, acceptance);
        // The two offsets in front of the tail count from the beginning of the arguments.
        assembly ("memory-safe") {
            mstore(add(tail, 32), add(mload(add(tail, 32)), head))
            mstore(add(tail, 64), add(mload(add(tail, 64)), head))
        }
        Address.functionCall(
            address(MARKET), abi.encodePacked(ITaskMarket.settle.selector, msg.data[4:4 + head], tail)
        );
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

    // ------------------------------------------------------------------ counting

    function _judge(
        Terms calldata terms,
        Delivery calldata delivery,
        bytes32 deliveryId,
        Panel calldata panel,
        Answer[] calldata answers,
        Evidence[] calldata evidence
    ) private view returns (Judgement memory judged) {
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
        judged.posted = _posted[deliveryId];
        for (uint256 i = 0; i < answers.length; ++i) {
            Seat calldata seat = panel.seats[i];
            ++judged.counts[seat.check].seats;
            if (seat.state != SeatState.Sitting) continue;
            _countAnswer(judged, deliveryId, panel, i, answers[i], evidence[seat.check].secret);
        }
        for (uint256 i = 0; i < checks; ++i) {
            judged.decisions[i] = judged.counts[i].decide(terms.lead, terms.rejectLead);
        }
    }

    function _countAnswer(
        Judgement memory judged,
        bytes32 deliveryId,
        Panel calldata panel,
        uint256 index,
        Answer calldata given,
        bytes32 secret
    ) private view {
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
        }
    }

    function _leafOf(Answer calldata given, bytes32 theirs) private pure returns (bytes32) {
        return given.leaf == 0 && given.kind == AnswerKind.Computed ? theirs : given.leaf;
    }

    /// The executor's leaf, zero when it is not shown to be at its place; and whether its secret is shown.
    function _readEvidence(Terms calldata terms, Delivery calldata delivery, uint64 segment, Evidence calldata shown)
        private
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
        uint256 posted,
        bytes32 deliveryId,
        uint40 deadline,
        address operator,
        uint256 seat,
        Answer calldata given,
        bytes32 leaf
    ) private view returns (AnswerKind kind) {
        kind = given.kind;
        if (posted & (1 << (seat & 255)) != 0) {
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
        bytes32 structHash =
            keccak256(abi.encode(TypedData.ANSWER, deliveryId, seat, operator, kind, leaf, given.seal));
        address signer = ECDSA.recover(_hashTypedDataV4(structHash), given.r, given.vs);
        if (signer != operator) revert FalseSignature(seat, signer);
    }

    /// The verdict over all checks, and who is paid for it.
    function _find(Terms calldata terms, Panel calldata panel, Judgement memory judged)
        private
        pure
        returns (Finding memory finding)
    {
        uint256 accepted;
        bool rejected;
        uint256 checks = panel.segments.length;
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
                } else if (
                    !panel.exhausted && judged.counts[i].missing(terms.lead, terms.rejectLead, terms.cap) != 0
                ) {
                    revert NotDecided(i);
                }
            }
        }
        finding.acceptedBps = checks == 0 ? 0 : uint16(accepted * 10_000 / checks);
        finding.fee = uint128(TaskMath.seatFee(terms));
        finding.seats = _paidSeats(terms, panel, judged);
    }

    /// A seat is paid when it answered and was not on the losing side of its segment; for each segment no more than the
    /// cap, which is what was escrowed.
    function _paidSeats(Terms calldata terms, Panel calldata panel, Judgement memory judged)
        private
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

    // ------------------------------------------------------------------ seats

    /// Takes silent and struck seats off the panel.
    function _dismiss(Terms calldata terms, Panel memory next, Judgement memory judged) private {
        uint32 all = terms.rules.seatUnits;
        uint32 some = terms.rules.silentUnits < all ? terms.rules.silentUnits : all;
        for (uint256 i = 0; i < judged.votes.length; ++i) {
            Leaving leaving = judged.leaving[i];
            if (leaving == Leaving.No) continue;
            address operator = next.seats[i].operator;
            if (leaving == Leaving.Struck) {
                next.seats[i].state = SeatState.Struck;
                _slashSeat(terms, operator, all, Fault.FalseSeal);
                continue;
            }
            next.seats[i].state = SeatState.Gone;
            uint32 lost = leaving == Leaving.Silent ? some : 0;
            if (lost != 0) _slashSeat(terms, operator, lost, Fault.SilentSeat);
            if (lost != all) _releaseOne(terms, operator, all - lost);
        }
    }

    function _release(
        Terms calldata terms,
        Panel memory panel,
        Vote[] memory votes,
        bool[] memory rejected,
        Outcome outcome,
        uint256 wrongSegment
    ) private {
        address[] memory freed = new address[](votes.length);
        uint256 count;
        for (uint256 i = 0; i < votes.length; ++i) {
            Seat memory seat = panel.seats[i];
            if (seat.state != SeatState.Sitting) continue;
            bool wrong = outcome == Outcome.Paid
                ? votes[i] == Vote.Against
                : outcome == Outcome.Fraud && votes[i] == Vote.For
                    && (rejected[seat.check] || panel.segments[seat.check] == wrongSegment);
            if (wrong) _slashSeat(terms, seat.operator, terms.rules.seatUnits, Fault.WrongSeat);
            else freed[count++] = seat.operator;
        }
        assembly ("memory-safe") {
            mstore(freed, count)
        }
        if (count != 0) REGISTRY.releaseSeats(terms.classId, freed, terms.rules.seatUnits);
    }

    function _slashSeat(Terms calldata terms, address operator, uint32 units, Fault fault) private {
        REGISTRY.slashSeat(terms.classId, operator, units, fault, new Award[](0));
    }

    function _releaseOne(Terms calldata terms, address operator, uint32 units) private {
        address[] memory one = new address[](1);
        one[0] = operator;
        REGISTRY.releaseSeats(terms.classId, one, units);
    }

    // ------------------------------------------------------------------ checks

    function _expectOpen(Terms calldata terms, Delivery calldata delivery) private view returns (bytes32 deliveryId) {
        deliveryId = _expectTask(terms, delivery);
        Settlement memory delivered;
        delivered.stage = Stage.Delivered;
        if (terms.how > How.Checker || !MARKET.isAt(delivery, delivered)) revert NotDelivered(deliveryId);
    }

    function _expectTask(Terms calldata terms, Delivery calldata delivery) private view returns (bytes32 deliveryId) {
        deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        if (delivery.taskId != TaskMath.taskId(address(MARKET), terms)) revert NotDelivered(deliveryId);
    }

    /// Of the encoding without the leading offset.
    function _hash(Panel memory panel) private pure returns (bytes32 hash) {
        bytes memory data = abi.encode(panel);
        assembly ("memory-safe") {
            hash := keccak256(add(data, 64), sub(mload(data), 32))
        }
    }

    function _expectPanel(bytes32 deliveryId, Panel calldata panel) private view {
        uint256 size = 32 * (11 + panel.segments.length + panel.missing.length + 3 * panel.seats.length);
        bytes32 hash;
        // The panel's calldata is its encoding, as long as its offsets are the usual ones; they are hashed too, so with
        // any others the hash differs. Encoding it again would cost 4,000 gas.
        assembly ("memory-safe") {
            let data := mload(0x40)
            calldatacopy(data, panel, size)
            hash := keccak256(data, size)
        }
        if (_panels[deliveryId] != hash) revert WrongPanel(deliveryId);
    }
}
