// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ICallers} from "../network/ICallers.sol";
import {Fault} from "../registry/IProviderRegistry.sol";

/// The record of an operator: its work that a council has checked.
struct Record {
    uint256 good; // wei: fees paid to drawn seats for checking its work, minus the advantage that its rank has used up
    uint32 checked; // number of checked deliveries
    uint32 faults; // number of proven faults
}

/// When an operator that falls silent during runs is jailed.
struct SilenceRule {
    uint8 count; // the silence within the window that jails: 1 to 6
    uint40 window; // seconds
    uint40 gap; // seconds; silences closer together are one outage and count once
}

/// Proof of history: the record that ranks bids.
///
/// A record is a balance. Checked work adds the fees paid to the drawn seats, which are strangers; each task won uses
/// up the advantage that the rank gave at that price. Each fee is credited once, to the executor. So the total advantage
/// of all identities of one owner is at most the amount that somebody paid to strangers for it: trading with oneself to
/// gain rank costs more than it yields. An unknown identity has the worst rank and a fault resets a record to it, so
/// neither splitting nor abandoning an identity helps. The record of a client is a number of its own and ranks no bid.
interface IHistory is ICallers {
    /// @notice A fault of an operator was recorded and its record was reset.
    /// @param operator The operator.
    /// @param fault The reason.
    event Faulted(address indexed operator, Fault fault);

    /// @notice A number of the rule about silences is invalid.
    /// @param field The name of the field.
    error BadSilenceRule(string field);

    /// @notice The network's half rank is smaller than one gwei.
    error BadHalfRank();

    /// @notice Records a checked and paid delivery. Network contracts only.
    /// @dev Emits no event: the market's `Settled` event carries the amounts.
    /// @param operator The executor of the delivery.
    /// @param client The client of the task.
    /// @param paid The pay of the executor, in wei.
    /// @param seatFees The fees of the council's seats, in wei.
    function recordChecked(address operator, address client, uint256 paid, uint256 seatFees) external;

    /// @notice Records a proven fault of an operator and resets its record to zero. Network contracts only.
    /// @param operator The operator.
    /// @param fault The reason.
    function recordFault(address operator, Fault fault) external;

    /// @notice Records that an operator fell silent during a run. When that has happened too often within the window, it
    /// is a fault: the record is reset and the caller jails the operator. Network contracts only.
    /// @dev One outage ends every run of an operator, so silences closer together than `SILENCE_GAP` count once.
    /// @param operator The operator.
    /// @return tooOften True when the operator is to be jailed; its silences are counted from zero again.
    function recordSilence(address operator) external returns (bool tooOften);

    /// @notice Returns the number of silences within the window that jails an operator.
    /// @return The number.
    function JAIL_SILENCES() external view returns (uint8);

    /// @notice Returns how long a silence counts.
    /// @return The time, in seconds.
    function JAIL_WINDOW() external view returns (uint40);

    /// @notice Returns the time within which silences count as one.
    /// @return The time, in seconds.
    function SILENCE_GAP() external view returns (uint40);

    /// @notice Returns how often an operator fell silent within the window, since it was last jailed for that.
    /// @param operator The operator.
    /// @return The number of silences.
    function silencesOf(address operator) external view returns (uint256);

    /// @notice Returns the price by which a bid is ranked in an epoch of the registry: the bid plus a tenth, minus up
    /// to two tenths for the operator's record.
    /// @dev The rank does not change during an epoch. The current and the previous epoch can be read.
    /// @param operator The bidder.
    /// @param price The price of the bid, in wei.
    /// @param epoch The number of the epoch.
    /// @return The ranking price, in wei.
    function effectivePrice(address operator, uint256 price, uint24 epoch) external view returns (uint256);

    /// @notice Returns the record of an operator.
    /// @param operator The operator.
    /// @return The record.
    function recordOf(address operator) external view returns (Record memory);

    /// @notice Returns the record of a client: the number of checked deliveries that its tasks paid for.
    /// @param client The client.
    /// @return The number of deliveries.
    function checkedFor(address client) external view returns (uint256);
}
