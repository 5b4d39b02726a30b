// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Bid, Delivery, Stage, Terms} from "../market/TaskTypes.sol";

enum AnswerKind {
    Silent,
    Computed, // replayed; the leaf says what came out
    NoData, // the executor served nothing, or nothing that fits its root
    Abstain // the seat's own host failed; never a verdict
}

struct Answer {
    AnswerKind kind;
    bytes32 leaf; // the end leaf that the seat computed; zero stands for the executor's, to save calldata
    bytes32 seal; // keccak256(secret, operator, delivery, segment): only who computed the state knows the secret
    bytes32 r; // compact signature (EIP-2098); zero when the answer was posted on chain
    bytes32 vs;
}

/// The executor's end leaf of a drawn segment: what is inside it, and its place under the delivery's root. The secret is a
/// second digest of the same state; showing it before all seats have answered would let them copy, so until then
/// `secret` is zero and `digest` is the leaf itself.
struct Evidence {
    bytes32 digest;
    bytes32 secret;
    bytes32[] proof;
}

enum SeatState {
    Sitting,
    Gone, // silent or abstained, and replaced
    Struck // its seal was false
}

struct Seat {
    address operator;
    uint8 check; // index of its segment in `segments`
    SeatState state;
}

/// A council at work. Kept as a hash; the events carry it in full.
struct Panel {
    uint8 round;
    uint8 added; // segments added by beacons that expired
    bool exhausted; // the class has no more seats to give
    uint40 deadline; // for answers
    uint64 target; // block whose hash draws the missing seats; 0 when none are missing
    uint64[] segments; // one check each
    uint8[] missing; // seats to be drawn, for each check
    Seat[] seats;
}

/// How a seat's answer counted.
enum Vote {
    None,
    For,
    Against,
    NoData
}

/// Draws a council for each delivery, counts its answers and settles.
interface ICouncil {
    event BeaconExpired(bytes32 indexed deliveryId, Panel panel);
    event Drawn(bytes32 indexed deliveryId, Panel panel);
    /// The answer binds its seat: it posted it, or `more` was shown what it had signed.
    event Answered(bytes32 indexed deliveryId, uint16 indexed seat, AnswerKind kind, bytes32 leaf, bytes32 seal);
    event SeatsMissing(bytes32 indexed deliveryId, Panel panel);
    /// Not said when all agreed and the client accepted: then nothing is left to conclude.
    event Judged(bytes32 indexed deliveryId, Stage stage, Panel panel, Vote[] votes, bool[] rejected);
    event Concluded(bytes32 indexed deliveryId);

    error NotDelivered(bytes32 deliveryId);
    error WrongPanel(bytes32 deliveryId);
    error BeaconPending(uint256 target);
    error NothingToDraw();
    error SeatsPending();
    error NotSeat(address caller);
    error AnsweredAlready(uint16 seat);
    error AnswerTooLate(uint256 time, uint256 deadline);
    error AnswerMissing(uint256 seat, uint256 deadline);
    error AnswerDiffers(uint256 seat);
    error NoLeaf(uint256 seat);
    error WrongAnswers(uint256 given, uint256 expected);
    error FalseSignature(uint256 seat, address signer);
    error BadEvidence(uint256 check);
    error NotDecided(uint256 check);
    error NothingMissing();
    error StillOpen(bytes32 deliveryId);
    error NotClient(address caller);

    function draw(Terms calldata terms, Delivery calldata delivery, Panel calldata panel) external;
    function answer(
        Terms calldata terms,
        Delivery calldata delivery,
        Panel calldata panel,
        uint16 seat,
        AnswerKind kind,
        bytes32 leaf,
        bytes32 seal
    ) external;
    function more(
        Terms calldata terms,
        Delivery calldata delivery,
        Panel calldata panel,
        Answer[] calldata answers,
        Evidence[] calldata evidence
    ) external;
    function finalise(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Panel calldata panel,
        Answer[] calldata answers,
        Evidence[] calldata evidence,
        bytes calldata acceptance
    ) external;
    function conclude(
        Terms calldata terms,
        Delivery calldata delivery,
        Panel calldata panel,
        Vote[] calldata votes,
        bool[] calldata rejected
    ) external;
    function abandon(Terms calldata terms, Delivery calldata delivery, Panel calldata panel) external;
    /// Zero when there is none; with all bits turned over once answers are on chain.
    function panelHash(bytes32 deliveryId) external view returns (bytes32);
}
