// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Outcome, Terms} from "../market/TaskTypes.sol";
import {Award, Fault} from "../registry/IProviderRegistry.sol";
import {Panel, Seat, SeatState, Vote} from "./ICouncil.sol";
import {Judging} from "./Judging.sol";

/// What becomes of the seats: freed, or slashed for silence, for a copy, or for the wrong side.
abstract contract Seating is Judging {
    /// Takes silent and struck seats off the panel.
    function _dismiss(Terms calldata terms, Panel memory next, Judgement memory judged) internal {
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
    ) internal {
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

    function _slashSeat(Terms calldata terms, address operator, uint32 units, Fault fault) internal {
        REGISTRY.slashSeat(terms.classId, operator, units, fault, new Award[](0));
    }

    function _releaseOne(Terms calldata terms, address operator, uint32 units) internal {
        address[] memory one = new address[](1);
        one[0] = operator;
        REGISTRY.releaseSeats(terms.classId, one, units);
    }
}
