// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

import {TaskMath} from "../market/TaskMath.sol";
import {Outcome, Stage, Terms} from "../market/TaskTypes.sol";
import {Award, Fault} from "../registry/IProviderRegistry.sol";
import {Roster, SeatState, Vote} from "./ISeats.sol";
import {Tallying} from "./Tallying.sol";

/// Releases seats, or slashes them for silence, for a false seal, or for the wrong side. What the losers lose pays the
/// jury that overruled them and the seats that the client's escrow does not cover; the rest is burned.
abstract contract Seating is Tallying {
    /// The end of a council: what its seats lose, and who is still to be paid by the losers.
    struct Ending {
        bool decided; // the work was found right or wrong
        bool good;
        uint32 all; // units that a seat has on duty
        uint32 some; // units that silence costs
        address[] winners;
        uint256 next; // first winner that is not paid
        uint256 fee; // of each, in the stake token
        address[] jurors; // of a ruling that no bond paid
        uint256 juryPay; // still to be paid to all of them, in the stake token
        uint256 accusers; // seats that said that they had no data, and have not lost anything yet
    }

    /// Releases all seats of a delivery by its outcome.
    function _release(
        Terms calldata terms,
        Job memory job,
        Roster memory roster,
        Vote[] memory votes,
        Stage stage,
        Outcome outcome
    ) internal {
        Ending memory ending = _endingOf(terms, roster, votes, stage, outcome);
        if (ending.decided && stage != Stage.Undecided) {
            (ending.jurors, ending.juryPay) = JURY.unpaidJury(job.deliveryId);
        }
        address[] memory freed = new address[](roster.seats.length);
        uint256 count;
        // Seats that had no data come last: they lose more than a half only where the others do not pay the winners.
        for (uint256 i = 0; i < 2 * votes.length; ++i) {
            uint256 seat = i % votes.length;
            if ((votes[seat] == Vote.NoData) != (i >= votes.length)) continue;
            (uint32 lost, Fault fault) = _loss(roster.seats[seat].state, votes[seat], ending);
            if (lost == 0) freed[count++] = roster.seats[seat].operator;
            else _takeFrom(terms, roster.seats[seat].operator, lost, fault, ending);
        }
        assembly ("memory-safe") {
            mstore(freed, count)
        }
        if (count != 0) REGISTRY.releaseSeats(terms.classId, freed, ending.all);
        if (outcome == Outcome.Fraud && stage == Stage.Rejected) _rewardAccusers(terms, job, ending);
    }

    function _endingOf(Terms calldata terms, Roster memory roster, Vote[] memory votes, Stage stage, Outcome outcome)
        private
        view
        returns (Ending memory ending)
    {
        uint256 windows = roster.windows.length;
        ending.all = _seatUnits(terms, windows);
        ending.some = TaskMath.bondUnits(terms, windows, TaskMath.SILENT_FEES, BOND_UNIT, terms.rules.silentUnits);
        if (ending.some > ending.all) ending.some = ending.all;
        ending.good = outcome == Outcome.Paid;
        ending.decided = ending.good || outcome == Outcome.Fraud;
        if (!ending.decided) return ending;
        address[] memory operators = new address[](roster.seats.length);
        for (uint256 i = 0; i < operators.length; ++i) {
            operators[i] = roster.seats[i].operator;
            if (votes[i] == Vote.NoData) ++ending.accusers;
        }
        ending.winners = _winners(operators, votes, ending.good);
        ending.fee = TaskMath.seatFeeInStake(terms, windows);
        // The caller paid the first seats of the side that the council declared right.
        if (stage == (ending.good ? Stage.Accepted : Stage.Rejected)) ending.next = roster.missing;
    }

    function _loss(SeatState state, Vote vote, Ending memory ending) private view returns (uint32 lost, Fault fault) {
        if (state == SeatState.Struck) return (ending.all, Fault.FalseSeal);
        if (state == SeatState.Silent) return (ending.some, Fault.SilentSeat);
        if (!ending.decided || vote == Vote.None || (vote == Vote.For) == ending.good) return (0, Fault.WrongSeat);
        fault = Fault.WrongSeat;
        lost = ending.all;
        if (vote != Vote.NoData) return (lost, fault);
        // A seat that got no data may be right about that, so the executor bears the other half of the doubt. Where the
        // executor earns too little for it, such seats pay the winners that are left, each with its whole bond at most.
        uint256 unpaid = ending.juryPay + (ending.winners.length - ending.next) * ending.fee;
        uint256 needed = Math.ceilDiv(unpaid, ending.accusers-- * BOND_UNIT);
        uint256 half = (lost + 1) / 2;
        if (needed < half) needed = half;
        // forge-lint: disable-next-line(unsafe-typecast) below the bond
        if (needed < lost) lost = uint32(needed);
    }

    /// Slashes units of a seat, pays the jury and as many winners as they cover, and frees the rest.
    function _takeFrom(Terms calldata terms, address operator, uint32 lost, Fault fault, Ending memory ending) private {
        uint256 amount = lost * BOND_UNIT;
        uint256 forJury = ending.juryPay < amount ? ending.juryPay : amount;
        ending.juryPay -= forJury;
        uint256 jurors = forJury == 0 ? 0 : ending.jurors.length;
        uint256 covered = ending.fee == 0 ? 0 : (amount - forJury) / ending.fee;
        uint256 left = ending.winners.length - ending.next;
        if (covered > left) covered = left;
        Award[] memory awards = new Award[](covered + jurors);
        for (uint256 i = 0; i < covered; ++i) {
            awards[i] = Award(ending.winners[ending.next++], uint96(ending.fee));
        }
        for (uint256 i = 0; i < jurors; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast) a part of the slash
            awards[covered + i] = Award(ending.jurors[i], uint96(forJury / jurors));
        }
        REGISTRY.slashSeat(terms.classId, operator, lost, fault, awards);
        if (lost == ending.all) return;
        address[] memory one = new address[](1);
        one[0] = operator;
        REGISTRY.releaseSeats(terms.classId, one, ending.all - lost);
    }

    /// Pays the share of the executor's lock that is set aside for the seats: the fees that nobody paid yet, and the
    /// rest to the first accusers, as many as the first draw had seats.
    function _rewardAccusers(Terms calldata terms, Job memory job, Ending memory ending) private {
        uint256 left = job.caller.accuserShare(job.deliveryId);
        uint256 count = ending.winners.length;
        if (left == 0) return;
        uint256[] memory amounts = new uint256[](count);
        for (uint256 i = ending.next; i < count && left >= ending.fee; ++i) {
            amounts[i] = ending.fee;
            left -= ending.fee;
        }
        uint256 first = count < terms.lead ? count : terms.lead;
        for (uint256 i = 0; i < first; ++i) {
            amounts[i] += left / first;
        }
        job.caller.rewardAccusers(job.deliveryId, ending.winners, amounts);
    }
}
