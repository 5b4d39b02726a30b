// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Bid, Delivery, Doubt, Outcome, Settlement, Stage, Terms} from "../market/TaskTypes.sol";

/// The verdict of a council, or of the comparison of replicas, on a delivery.
struct Verdict {
    Stage stage; // Accepted, Rejected or Undecided
    Doubt doubt; // how far the council agreed
    address[] seats; // the operators to be paid
    uint16 charged; // how many of them are paid out of the executor's pay
    uint128 fee; // for each seat, in wei
}

/// A contract whose work the council checks and the jury judges. The market is the first. Council and disputes have a
/// list of these callers, set at deployment, and know by the id of a task whose it is: the id is the hash of chain,
/// caller and terms.
///
/// A caller vouches for what it commits to: terms whose rules are the network's, an executor whose stake it has locked,
/// and a delivery with a Merkle root over its leaves. It pays the seats of a verdict, and holds a delivery open until its
/// outcome.
interface ICheckedWork {
    /// @notice Returns whether the delivery exists and is at exactly this settlement.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param settlement The settlement that the delivery is at.
    /// @return True when both match the market's commitment.
    function isAt(Delivery calldata delivery, Settlement calldata settlement) external view returns (bool);

    /// @notice Returns whether a delivery exists and waits for its verdict.
    /// @param deliveryId The delivery's id.
    /// @param deliveryHash The hash of the delivery, as its `Delivered` event carries it.
    /// @return True when both match the caller's commitment.
    function isDelivered(bytes32 deliveryId, bytes32 deliveryHash) external view returns (bool);

    /// @notice Settles a delivery by a verdict. Council and replicas contracts only.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param verdict The verdict, with the seats to be paid.
    /// @param acceptance The client's signature under the delivery's hash; one byte when the client itself calls and
    /// accepts; empty otherwise.
    /// @return closed True when the delivery was paid and closed at once.
    function settle(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Verdict calldata verdict,
        bytes calldata acceptance
    ) external returns (bool closed);

    /// @notice Returns the outcome of a delivery.
    /// @param deliveryId The delivery's id.
    /// @return The outcome; Open while the delivery is not closed or does not exist.
    function outcomeOf(bytes32 deliveryId) external view returns (Outcome);

    /// @notice Returns the share of a slashed lock that waits for the seats that found the wrong work.
    /// @param deliveryId The delivery's id.
    /// @return The amount, in wei of the stake token.
    function accuserShare(bytes32 deliveryId) external view returns (uint256);

    /// @notice Pays the share of a slashed lock that was set aside for the seats that found the wrong work; what the
    /// amounts leave is burned. Council only.
    /// @param deliveryId The delivery's id.
    /// @param seats The operators to be paid.
    /// @param amounts The amount of each, in wei of the stake token.
    function rewardAccusers(bytes32 deliveryId, address[] calldata seats, uint256[] calldata amounts) external;

    /// @notice Suspends a settlement until the jury rules. Disputes contract only.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param settlement The settlement that the delivery is at.
    function contest(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external;

    /// @notice Executes the jury's ruling on a contested settlement. Disputes contract only.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param settlement The settlement that the delivery is at.
    /// @param outcome Paid or Fraud by the ruling; Neutral when the jury reached no majority.
    /// @param prover The account that proved accepted work wrong and receives a share of the slash; zero for none.
    /// @param jurors The jurors that ruled and that no bond pays. The caller pays them where no seat answered: an undecided
    /// delivery from the fees that no seat earned, work without seats from the slash.
    function resolve(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        Outcome outcome,
        address prover,
        address[] calldata jurors
    ) external;
}
