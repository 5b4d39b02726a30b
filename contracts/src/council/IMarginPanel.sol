// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Bid, Delivery, Terms} from "../market/TaskTypes.sol";
import {Answer, ISeats, Roster} from "./ISeats.sol";

/// The answers of a panel once nobody can change them. Stored as a hash; the events carry it in full.
struct Panel {
    uint64 target; // block whose hash draws the positions that every seat opens
    uint40 openUntil; // end of the time to open
    uint16 agree; // one bit for each seat that agrees
    uint16 silent; // one bit for each seat that did not answer
    bytes32[] seals; // of each seat of the roster; zero for one that abstained or is silent
}

/// The values of a seat at the drawn positions, in the order in which these were drawn. Empty for a seat that opened on chain,
/// or not at all.
struct Opening {
    bytes32 root; // over the seat's values at all positions, to which its seal is bound
    int32[] values; // log-probability of the second choice, in thousandths
    bytes32[] proofs; // paths of the values to the root, one behind the other
}

/// The events and errors of the panel.
interface IMarginEvents {
    /// @notice The answers are fixed, and a beacon draws the positions to open.
    /// @param deliveryId The delivery's id.
    /// @param roster The panel's roster.
    /// @param panel The sealed answers.
    event Sealed(bytes32 indexed deliveryId, Roster roster, Panel panel);

    /// @notice Nobody read the beacon while its block hash was readable; a later block replaces it.
    /// @param deliveryId The delivery's id.
    /// @param target The block whose hash draws the positions; it replaces the panel's.
    /// @param openUntil The end of the time to open, in seconds; it replaces the panel's.
    event PositionsExpired(bytes32 indexed deliveryId, uint64 target, uint40 openUntil);

    /// @notice A seat opened its values on chain.
    /// @param deliveryId The delivery's id.
    /// @param seat The index of the seat in the roster.
    /// @param values The values at the drawn positions.
    event ValuesOpened(bytes32 indexed deliveryId, uint16 indexed seat, int32[] values);

    /// @notice The answers are sealed already.
    /// @param deliveryId The delivery's id.
    error SealedAlready(bytes32 deliveryId);

    /// @notice The sealed answers are not those that the panel has committed to.
    /// @param deliveryId The delivery's id.
    error WrongPanel(bytes32 deliveryId);

    /// @notice A seat still has time to open its values.
    /// @param seat The index of the seat in the roster.
    /// @param until The time until which it can, in seconds.
    error OpeningMissing(uint256 seat, uint256 until);

    /// @notice The time to open is over.
    /// @param until The time until which it was possible, in seconds.
    error OpenTooLate(uint256 until);

    /// @notice The opened values do not fit the seal of the seat, or the seat has nothing to open.
    /// @param seat The index of the seat in the roster.
    error BadOpening(uint256 seat);

    /// @notice The seat has opened its values.
    /// @param seat The index of the seat in the roster.
    error OpenedAlready(uint256 seat);
}

/// A panel that decides with a tolerance whether an answer is what the model says: for work that machines reproduce closely,
/// but not bit by bit. It has one round and a fixed number of seats.
///
/// A seat computes the log-probability of the second choice at every position of the answer, and at its end. It seals the
/// root over them with its answer (Agree or Differs); its seal is keccak256(root, operator, delivery), so that a copied seal
/// cannot be opened. Positions are drawn afterwards, and a seat whose values are off the others' median has guessed: it is
/// struck and does not count.
interface IMarginPanel is IMarginEvents, ISeats {
    /// @notice Fixes the answers and sets the beacon that draws the positions, once every seat has answered or its time is
    /// over. Anyone may call.
    /// @param terms The terms of the work.
    /// @param delivery The delivery.
    /// @param roster The panel's roster, as the last event carries it.
    /// @param answers One answer for each seat of the roster.
    function seal(Terms calldata terms, Delivery calldata delivery, Roster calldata roster, Answer[] calldata answers)
        external;

    /// @notice Posts the values of a seat, so that nobody can leave them out. Usually a seat only hands them out.
    /// @param terms The terms of the work.
    /// @param delivery The delivery.
    /// @param roster The panel's roster.
    /// @param panel The sealed answers.
    /// @param seat The index of the seat in the roster.
    /// @param opening Its values.
    function open(
        Terms calldata terms,
        Delivery calldata delivery,
        Roster calldata roster,
        Panel calldata panel,
        uint16 seat,
        Opening calldata opening
    ) external;

    /// @notice Strikes the seats that are off the median, and settles by the majority of the others. Every seat must have
    /// opened, or missed its time. Anyone may call. When nobody read the beacon in time, a later block replaces it, and the
    /// seats have another time to open, once.
    /// @param terms The terms of the work.
    /// @param bid Passed on to the caller.
    /// @param delivery The delivery.
    /// @param roster The panel's roster.
    /// @param panel The sealed answers.
    /// @param openings The values of each seat of the roster.
    /// @param acceptance Passed on to the caller.
    function finalise(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Roster calldata roster,
        Panel calldata panel,
        Opening[] calldata openings,
        bytes calldata acceptance
    ) external;

    /// @notice Returns the hash of a delivery's sealed answers.
    /// @param deliveryId The delivery's id.
    /// @return Zero when they are not sealed.
    function panelHash(bytes32 deliveryId) external view returns (bytes32);
}
