// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {TaskMath} from "../market/TaskMath.sol";
import {Delivery, Doubt, Outcome, Stage, Terms} from "../market/TaskTypes.sol";
import {ICheckedWork, Verdict} from "./ICheckedWork.sol";
import {Roster, Vote} from "./ISeats.sol";
import {Seating} from "./Seating.sol";

/// From a verdict to the end of the seats: settles at the caller, and releases the seats once the delivery is closed.
abstract contract Concluding is Seating {
    function _setStates(Roster memory next, CouncilTally memory tally) internal pure {
        for (uint256 i = 0; i < tally.states.length; ++i) {
            next.seats[i].state = tally.states[i];
        }
    }

    function _dissolve(
        Terms calldata terms,
        Job memory job,
        Roster calldata roster,
        CouncilTally memory tally,
        Verdict memory verdict,
        bool closed
    ) internal {
        if (closed && verdict.doubt == Doubt.None && verdict.seats.length == roster.seats.length) {
            // All seats answered, agreed and were paid.
            delete _rosterHashes[job.deliveryId];
            REGISTRY.releaseSeats(terms.classId, verdict.seats, _seatUnits(terms, roster.windows.length));
        } else {
            _storeVerdict(terms, job, roster, tally, verdict, closed);
        }
    }

    /// Stores the verdict. The seats wait for the end of the delivery, unless it is closed.
    function _storeVerdict(
        Terms calldata terms,
        Job memory job,
        Roster memory next,
        CouncilTally memory tally,
        Verdict memory verdict,
        bool closed
    ) private {
        Stage stage = verdict.stage;
        _setStates(next, tally);
        // forge-lint: disable-next-line(unsafe-typecast) at most four times the cap
        next.missing = uint8(verdict.seats.length);
        if (closed) {
            delete _rosterHashes[job.deliveryId];
            _release(terms, job, next, tally.votes, stage, Outcome.Paid);
            return;
        }
        _rosterHashes[job.deliveryId] = keccak256(abi.encode(next, tally.votes, stage));
        emit VerdictReached(job.deliveryId, stage, next, tally.votes);
    }

    /// Calls the caller with the terms, the bid and the delivery as they came in: they lead the calldata of `finalise`
    /// as they lead that of `settle`. Decoding and encoding them again would cost 8,000 gas, and passing them to a call
    /// in plain Solidity, which copies its bytes word by word, as much again. Returns whether the delivery is paid and
    /// closed.
    function _settle(address work, Verdict memory verdict, bytes calldata acceptance) internal returns (bool closed) {
        uint256 head = TaskMath.TERMS_BYTES + TaskMath.BID_BYTES + TaskMath.DELIVERY_BYTES;
        bytes4 selector = ICheckedWork.settle.selector;
        // The encoder writes behind the space reserved for the head.
        assembly ("memory-safe") {
            mstore(0x40, add(mload(0x40), head))
        }
        bytes memory tail = abi.encode(verdict, acceptance);
        assembly ("memory-safe") {
            let size := mload(tail)
            // The two offsets in front of the tail count from the beginning of the arguments.
            mstore(add(tail, 32), add(mload(add(tail, 32)), head))
            mstore(add(tail, 64), add(mload(add(tail, 64)), head))
            // Selector and head end where the tail begins, over its length.
            let start := sub(sub(add(tail, 32), head), 4)
            mstore(start, selector)
            calldatacopy(add(start, 4), 4, head)
            if iszero(call(gas(), work, 0, start, add(add(head, 4), size), 0, 32)) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
            closed := mload(0)
        }
    }

    /// @dev See {ISeats-conclude}.
    function conclude(
        Terms calldata terms,
        Delivery calldata delivery,
        Roster calldata roster,
        Vote[] calldata votes,
        Stage stage
    ) external {
        Job memory job = _expectJob(terms, delivery);
        bytes32 deliveryId = job.deliveryId;
        // In memory, where the code that encoded them for `finalise` encodes them again. Reading each vote refuses one that
        // does not exist; a copy of all of them would panic later.
        Roster memory held = roster;
        Vote[] memory cast = new Vote[](votes.length);
        for (uint256 i = 0; i < votes.length; ++i) {
            cast[i] = votes[i];
        }
        if (_rosterHashes[deliveryId] != keccak256(abi.encode(held, cast, stage))) revert WrongRoster(deliveryId);
        Outcome outcome = job.caller.outcomeOf(deliveryId);
        if (outcome == Outcome.Open) revert StillOpen(deliveryId);
        delete _rosterHashes[deliveryId];
        _release(terms, job, held, cast, stage, outcome);
        emit Concluded(deliveryId);
    }

    /// @dev See {ISeats-abandon}.
    function abandon(Terms calldata terms, Delivery calldata delivery, Roster calldata roster) external {
        Job memory job = _expectJob(terms, delivery);
        bytes32 deliveryId = job.deliveryId;
        _expectRoster(deliveryId, roster);
        if (job.caller.outcomeOf(deliveryId) != Outcome.Void) revert StillOpen(deliveryId);
        delete _rosterHashes[deliveryId];
        _release(terms, job, roster, new Vote[](roster.seats.length), Stage.None, Outcome.Void);
        emit Concluded(deliveryId);
    }
}
