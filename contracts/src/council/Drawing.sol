// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {TaskMath} from "../market/TaskMath.sol";
import {Delivery, Terms} from "../market/TaskTypes.sol";
import {CouncilState} from "./CouncilState.sol";
import {Roster, Seat, SeatState} from "./ISeats.sol";
import {Sampling} from "./Sampling.sol";

/// Draws windows and seats from the beacon, a future block hash. They come from separate hashes, so that a window says
/// nothing about who replays it.
abstract contract Drawing is CouncilState {
    /// Blocks for which a block hash can be read.
    uint256 internal constant BEACON_LIFE = 256;

    /// @dev See {ISeats-draw}.
    function draw(Terms calldata terms, Delivery calldata delivery, Roster calldata roster) external {
        bytes32 deliveryId = _expectOpen(terms, delivery);
        Roster memory next;
        bool posted;
        if (_rosterHashes[deliveryId] == 0) {
            next.target = delivery.blockNumber + terms.rules.beaconDelay;
            next.missing = terms.lead;
        } else {
            posted = _expectRoster(deliveryId, roster);
            next = roster;
            if (next.target == 0) revert NothingToDraw();
        }
        if (block.number <= next.target) revert BeaconPending(next.target);
        if (block.number > next.target + BEACON_LIFE) {
            _retarget(terms, deliveryId, next, posted);
            return;
        }
        bytes32 beacon = blockhash(next.target);
        // The first beacon draws the windows, whether or not a seat is free. If they came with the first seats, who
        // keeps the class busy could see each beacon before it frees the seats, until one misses its forged link.
        if (next.windows.length == 0) {
            bytes32 seed = keccak256(abi.encode("segment", beacon, deliveryId));
            uint256 all = TaskMath.windowsOf(terms, delivery.segments);
            next.windows = Sampling.distinct(seed, _windowCount(terms, all, next.added), all);
        }
        bytes32 seatSeed = keccak256(abi.encode("seat", beacon, deliveryId, next.round));
        _drawSeats(terms, delivery, next, _seatUnits(terms, next.windows.length), seatSeed);
        ++next.round;
        _storeRoster(deliveryId, next, posted);
        emit Drawn(deliveryId, next);
    }

    function _retarget(Terms calldata terms, bytes32 deliveryId, Roster memory next, bool posted) private {
        if (next.windows.length == 0 && next.added < TaskMath.MAX_ADDED) ++next.added;
        next.target = uint64(block.number) + terms.rules.beaconDelay;
        _storeRoster(deliveryId, next, posted);
        emit BeaconExpired(deliveryId, next);
    }

    function _windowCount(Terms calldata terms, uint256 all, uint8 added) private pure returns (uint256 count) {
        count = uint256(terms.windows) + added;
        if (count > all) count = all;
    }

    /// Draws the missing seats: distinct over the whole delivery, never the executor or the client. When too few
    /// operators are free, those found sit, and the rest is drawn later.
    function _drawSeats(
        Terms calldata terms,
        Delivery calldata delivery,
        Roster memory next,
        uint32 units,
        bytes32 seed
    ) private {
        uint256 count = next.missing;
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
        address[] memory drawn = REGISTRY.draw(terms.classId, delivery.epoch, seed, count, excluded, units);
        for (uint256 i = 0; i < drawn.length; ++i) {
            seats[before + i] = Seat(drawn[i], SeatState.Sitting);
        }
        uint256 all = before + drawn.length;
        assembly ("memory-safe") {
            mstore(seats, all)
        }
        next.seats = seats;
        // forge-lint: disable-next-line(unsafe-typecast) at most the cap
        next.missing = uint8(count - drawn.length);
        if (drawn.length != 0) {
            // forge-lint: disable-next-line(unsafe-typecast) seconds
            next.deadline =
                uint40(block.timestamp + TaskMath.answerSeconds(terms, delivery.segments, next.windows.length));
        }
        if (next.missing == 0) {
            (next.target, next.waitUntil) = (0, 0);
        } else {
            if (drawn.length == 0 && next.waitUntil != 0) revert NoFreeSeats(next.waitUntil);
            next.target = uint64(block.number) + terms.rules.beaconDelay;
            if (next.waitUntil == 0) next.waitUntil = uint40(block.timestamp) + terms.rules.waitSeconds;
        }
    }
}
