// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Bid, Delivery, Terms} from "../market/TaskTypes.sol";
import {Answer, ISeats, Roster} from "./ISeats.sol";

/// The end of a replayed piece, opened: the digest of the state, and the position of its leaf under the delivery's root.
/// The pieces are the drawn windows in order, and the last segment of a last delivery unless a window ends there. The
/// executor can open them, and so can every seat that agreed.
struct Evidence {
    bytes32 digest;
    bytes32[] proof;
}

/// Draws a council for each delivery, counts its answers and settles.
interface ICouncil is ISeats {
    /// @notice The answers so far do not decide; further seats will be drawn.
    /// @param deliveryId The delivery's id.
    /// @param roster The council's roster, as the last event carries it.
    event SeatsMissing(bytes32 indexed deliveryId, Roster roster);

    /// @notice The end of a replayed piece is not opened, or does not fit the delivery's root.
    /// @param piece The index of the piece.
    error BadEvidence(uint256 piece);

    /// @notice The answers do not decide and further seats can be drawn.
    error NotDecided();

    /// @notice The answers decide; no further seats are needed.
    error NothingMissing();

    /// @notice Only the client may accept by calling.
    /// @param caller The account that called.
    error NotClient(address caller);

    /// @notice Replaces silent seats and adds the fewest seats that could decide, when the answers so far do not. Seats
    /// that answered are bound to their answers from then on.
    /// @param terms The terms that the task was posted with.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param roster The council's roster, as the last event carries it.
    /// @param answers One answer for each seat of the roster.
    /// @param evidence The opened end of each piece, to strike false seals; usually empty, because it shows later seats
    /// what they are to compute.
    function addSeats(
        Terms calldata terms,
        Delivery calldata delivery,
        Roster calldata roster,
        Answer[] calldata answers,
        Evidence[] calldata evidence
    ) external;

    /// @notice Counts answers and evidence and settles the delivery, in one transaction. Every seat must have answered
    /// or missed its deadline, so that no answer can be left out.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param roster The council's roster, as the last event carries it.
    /// @param answers One answer for each seat of the roster.
    /// @param evidence The opened end of each piece; may be empty unless the delivery is accepted.
    /// @param acceptance The client's signature under the delivery's hash; one byte when the client itself calls and
    /// accepts; empty otherwise.
    function finalise(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Roster calldata roster,
        Answer[] calldata answers,
        Evidence[] calldata evidence,
        bytes calldata acceptance
    ) external;
}
