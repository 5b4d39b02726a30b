// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Delivery, Terms} from "../market/TaskTypes.sol";
import {CouncilState} from "./CouncilState.sol";
import {AnswerKind, Roster, SeatState} from "./ISeats.sol";

/// Answers on chain, which nobody can leave out.
abstract contract Answering is CouncilState {
    /// @dev See {ISeats-answer}.
    function answer(
        Terms calldata terms,
        Delivery calldata delivery,
        Roster calldata roster,
        uint16 seat,
        AnswerKind kind,
        bytes32 seal
    ) external {
        bytes32 deliveryId = _expectOpen(terms, delivery);
        bool posted = _expectRoster(deliveryId, roster);
        if (seat >= roster.seats.length || roster.seats[seat].operator != msg.sender) revert NotSeat(msg.sender);
        if (roster.seats[seat].state != SeatState.Sitting || kind == AnswerKind.Silent) revert NotSeat(msg.sender);
        if (block.timestamp > roster.deadline) revert AnswerTooLate(block.timestamp, roster.deadline);
        if (_answers[deliveryId][seat] != 0) revert AnsweredAlready(seat);
        _bindAnswer(deliveryId, seat, kind, seal);
        if (!posted) _rosterHashes[deliveryId] = ~_rosterHashes[deliveryId];
    }

    /// Binds a seat to its answer and emits it: the caller that settles must repeat the answer, so no answer may be
    /// bound unseen.
    function _bindAnswer(bytes32 deliveryId, uint256 seat, AnswerKind kind, bytes32 seal) internal {
        _answers[deliveryId][seat] = keccak256(abi.encode(kind, seal));
        // forge-lint: disable-next-line(unsafe-typecast) a roster has at most a few hundred seats
        emit Answered(deliveryId, uint16(seat), kind, seal);
    }
}
