// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Delivery, Stage, Terms} from "../market/TaskTypes.sol";

enum AnswerKind {
    Silent, // no answer by the deadline
    Agree, // replayed every piece and reached the executor's states; the seal shows that the seat knows them
    Differs, // a replay reached another state, or died within the task's limits
    NoData, // the executor served no data in time, or data that does not fit its root or the task's limits
    Abstain // the seat's own host is too small or failed; counts for nothing
}

struct Answer {
    AnswerKind kind;
    bytes32 seal; // keccak256(end states of all pieces, operator, delivery): a seat must compute the states to know it
    bytes32 r; // compact signature (EIP-2098); zero when the answer was posted on chain
    bytes32 vs;
}

enum SeatState {
    Sitting, // can answer or has answered
    Silent, // did not answer, and was replaced
    Abstained, // abstained, and was replaced
    Struck // its seal was false
}

struct Seat {
    address operator;
    SeatState state;
}

/// The roster of a council. All seats have the same job. Stored as a hash; the events carry it in full.
struct Roster {
    uint8 round; // number of draws so far
    uint8 added; // windows added by beacons that expired
    uint8 missing; // number of seats to draw; once there is a verdict, number of winners that the caller paid
    uint40 deadline; // for answers
    uint40 waitUntil; // while no seat is free: the time after which the answers so far decide; else 0
    uint64 target; // block whose hash draws the missing seats; 0 when none are missing
    uint64[] windows; // numbers of the drawn windows, from 0
    Seat[] seats;
}

/// How a seat's answer counted.
enum Vote {
    None, // counts for nothing
    For, // agrees with the executor
    Against, // computed another state
    NoData // got no data; counts against the executor
}

/// The events and errors of the seats of a check.
interface ISeatEvents {
    /// @notice Nobody drew the seats while the beacon's block hash was readable; a later block replaces it.
    /// @param deliveryId The delivery's id.
    /// @param roster The council's roster, as the last event carries it.
    event BeaconExpired(bytes32 indexed deliveryId, Roster roster);

    /// @notice Seats were drawn.
    /// @param deliveryId The delivery's id.
    /// @param roster The council's roster, as the last event carries it.
    event Drawn(bytes32 indexed deliveryId, Roster roster);

    /// @notice An answer binds its seat: the seat posted it, or `addSeats` was shown the answer that it had signed.
    /// @param deliveryId The delivery's id.
    /// @param seat The index of the seat in the roster.
    /// @param kind The kind of the answer.
    /// @param seal The seal of the answer.
    event Answered(bytes32 indexed deliveryId, uint16 indexed seat, AnswerKind kind, bytes32 seal);

    /// @notice The council's answers were counted and the delivery was settled. Not emitted when all seats agreed and
    /// the client accepted: then nothing is left to conclude.
    /// @param deliveryId The delivery's id.
    /// @param stage The verdict.
    /// @param roster The council's roster, as the last event carries it.
    /// @param votes How each seat's answer counted.
    event VerdictReached(bytes32 indexed deliveryId, Stage stage, Roster roster, Vote[] votes);

    /// @notice The seats of a closed delivery were released or slashed.
    /// @param deliveryId The delivery's id.
    event Concluded(bytes32 indexed deliveryId);

    /// @notice No such delivery waits for a council.
    /// @param deliveryId The delivery's id.
    error NotDelivered(bytes32 deliveryId);

    /// @notice The roster is not the one that the council has committed to.
    /// @param deliveryId The delivery's id.
    error WrongRoster(bytes32 deliveryId);

    /// @notice The beacon's block does not exist yet.
    /// @param target The block whose hash draws the seats.
    error BeaconPending(uint256 target);

    /// @notice No seats are missing.
    error NothingToDraw();

    /// @notice Missing seats must be drawn first.
    error SeatsPending();

    /// @notice The caller has no seat that can still answer, or the answer is silence.
    /// @param caller The account that called.
    error NotSeat(address caller);

    /// @notice The seat has posted its answer.
    /// @param seat The index of the seat in the roster.
    error AnsweredAlready(uint16 seat);

    /// @notice The time for answers is over.
    /// @param time The time of the call, in seconds.
    /// @param deadline The time until which answers were accepted, in seconds.
    error AnswerTooLate(uint256 time, uint256 deadline);

    /// @notice A seat still has time to answer.
    /// @param seat The index of the seat in the roster.
    /// @param deadline The time until which the seat can answer, in seconds.
    error AnswerMissing(uint256 seat, uint256 deadline);

    /// @notice The answer is not the answer that the seat is bound to.
    /// @param seat The index of the seat in the roster.
    error AnswerDiffers(uint256 seat);

    /// @notice The number of answers or of evidence does not fit the roster.
    /// @param given The number that was passed.
    /// @param expected The number that the roster requires.
    error WrongAnswers(uint256 given, uint256 expected);

    /// @notice An answer was not signed by the operator of its seat.
    /// @param seat The index of the seat in the roster.
    /// @param signer The account that signed.
    error FalseSignature(uint256 seat, address signer);

    /// @notice No operator of the class is free to sit; the draw can be repeated later.
    /// @param waitUntil The time after which the answers so far decide, in seconds.
    error NoFreeSeats(uint256 waitUntil);

    /// @notice The delivery is not closed.
    /// @param deliveryId The delivery's id.
    error StillOpen(bytes32 deliveryId);
}

/// The seats of a check, from the draw to their release: what the council and the margin panel share.
interface ISeats is ISeatEvents {
    /// @notice Draws the council, or its missing seats, once the beacon's block exists. Anyone may call.
    /// @dev When nobody called in time, a later block replaces the beacon and a window is added, so that waiting for a
    /// better draw never helps. While too few operators are free, the draw can be repeated.
    /// @param terms The terms that the task was posted with.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param roster The council's roster; ignored for the first draw.
    function draw(Terms calldata terms, Delivery calldata delivery, Roster calldata roster) external;

    /// @notice Posts the answer of the caller's seat, so that nobody can leave it out. Usually a seat only signs its
    /// answer.
    /// @param terms The terms that the task was posted with.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param roster The council's roster, as the last event carries it.
    /// @param seat The index of the seat in the roster.
    /// @param kind The kind of the answer.
    /// @param seal The seal of the answer.
    function answer(
        Terms calldata terms,
        Delivery calldata delivery,
        Roster calldata roster,
        uint16 seat,
        AnswerKind kind,
        bytes32 seal
    ) external;

    /// @notice Releases the seats of a closed delivery and slashes the seats on the wrong side, which pays the seats
    /// that the client's escrow does not cover. Anyone may call.
    /// @param terms The terms that the task was posted with.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param roster The council's roster, as the last event carries it.
    /// @param votes How each seat's answer counted, as `VerdictReached` carries it.
    /// @param stage The verdict, as `VerdictReached` carries it.
    function conclude(
        Terms calldata terms,
        Delivery calldata delivery,
        Roster calldata roster,
        Vote[] calldata votes,
        Stage stage
    ) external;

    /// @notice Releases the seats of a delivery that was voided before its verdict. Anyone may call.
    /// @param terms The terms that the task was posted with.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param roster The council's roster, as the last event carries it.
    function abandon(Terms calldata terms, Delivery calldata delivery, Roster calldata roster) external;

    /// @notice Returns the hash of a delivery's roster.
    /// @param deliveryId The delivery's id.
    /// @return Zero when there is none; with all bits inverted once answers are on chain.
    function rosterHash(bytes32 deliveryId) external view returns (bytes32);
}
