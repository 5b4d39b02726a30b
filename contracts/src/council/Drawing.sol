// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Delivery, Terms} from "../market/TaskTypes.sol";
import {CouncilState} from "./CouncilState.sol";
import {Panel, Seat, SeatState} from "./ICouncil.sol";
import {Sampling} from "./Sampling.sol";

/// The beacon, and who it draws.
abstract contract Drawing is CouncilState {
    /// A block's hash can be read for this long.
    uint256 internal constant BEACON_LIFE = 256;
    /// Segments that expired beacons can add; their fees are escrowed from the start.
    uint8 internal constant MOST_ADDED = 2;

    /// Draws the council, or the seats that are missing. Anyone may call once the beacon's block is there. When nobody did
    /// in time, a later block takes its place and a segment is added, so that waiting for a better draw never helps.
    function draw(Terms calldata terms, Delivery calldata delivery, Panel calldata panel) external {
        bytes32 deliveryId = _expectOpen(terms, delivery);
        Panel memory next;
        bool posted;
        if (_panels[deliveryId] == 0) {
            next.target = delivery.blockNumber + terms.rules.beaconDelay;
        } else {
            posted = _expectPanel(deliveryId, panel);
            next = panel;
            if (next.target == 0) revert NothingToDraw();
        }
        if (block.number <= next.target) revert BeaconPending(next.target);
        if (block.number > next.target + BEACON_LIFE) {
            _retarget(terms, deliveryId, next, posted);
            return;
        }
        bytes32 seed = keccak256(abi.encode(blockhash(next.target), deliveryId, next.round));
        if (next.segments.length == 0) _drawSegments(terms, delivery, next, seed);
        _drawSeats(terms, delivery, next, seed);
        next.target = 0;
        next.deadline = uint40(block.timestamp) + terms.rules.answerSeconds;
        ++next.round;
        _keepPanel(deliveryId, next, posted);
        emit Drawn(deliveryId, next);
    }

    function _retarget(Terms calldata terms, bytes32 deliveryId, Panel memory next, bool posted) private {
        if (next.segments.length == 0 && next.added < MOST_ADDED) ++next.added;
        next.target = uint64(block.number) + terms.rules.beaconDelay;
        _keepPanel(deliveryId, next, posted);
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
                // forge-lint: disable-next-line(unsafe-typecast) at most 34 checks
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
}
