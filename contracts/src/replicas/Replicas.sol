// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Verdict} from "../council/ICheckedWork.sol";
import {ITaskMarket, Part} from "../market/ITaskMarket.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {
    Bid,
    CheckMode,
    CutReason,
    Delivery,
    Doubt,
    PartStatus,
    Settlement,
    Stage,
    Terms
} from "../market/TaskTypes.sol";

/// Compares the replicas of a redundant part. Each executor delivers its result under a seal, so that none can wait and
/// copy; seals are opened only when every replica is delivered or has ended.
///
/// The chain can compare bytes. A result that more than half of the delivered replicas share, and at least two, is
/// accepted. Where the terms ask for exact results, a replica that this majority contradicts is rejected: it loses its
/// lock unless the jury overturns that. Otherwise it stays undecided: tensors or pixels must be compared by nodes with
/// the data, so the jury decides, and a replica that the jury does not decide is neither paid nor slashed.
///
/// A majority may be in league. So where exact replicas contradict each other, nothing is paid at once, and anyone may
/// have the jury run the accepted ones again without a bond.
///
/// A third replica need not run when the first two are equal. The client has their results and sees that before the
/// chain does: it leaves the third as a spare, cancels it, or draws it while the first two are still sealed. If they
/// had been opened before, the third executor could copy one of them and would decide alone. A client has a share of
/// its equal replicas run a third time in this way, by a stranger that the beacon draws: two friends with the same noise
/// do not know whether they are found.
contract Replicas {
    /// How the comparison of a part ended.
    struct Comparison {
        Stage stage; // Accepted when a majority agreed, otherwise Undecided; None before
        bool outvotes; // the majority rejects the replicas that differ from it
        bool contradicted; // replicas that must be equal are not
        uint64 blockNumber; // a replica that was delivered later is left undecided
    }

    ITaskMarket internal immutable MARKET;

    /// @notice The result that a replica's seal was opened to, by delivery; zero while it is sealed.
    mapping(bytes32 deliveryId => bytes32 result) public resultOf;

    mapping(bytes32 taskId => mapping(uint256 part => Comparison)) internal _comparisons;

    /// @notice The result that the majority of a part's replicas agreed on; zero when there is none.
    mapping(bytes32 taskId => mapping(uint256 part => bytes32 result)) public commonOf;

    /// @notice The time until which seals can be opened, in seconds; set by the first comparison that finds sealed
    /// replicas.
    mapping(bytes32 taskId => mapping(uint256 part => uint256 time)) public openUntil;

    /// @notice A replica's seal was opened.
    /// @param deliveryId The delivery's id.
    /// @param result The result of the replica.
    event Opened(bytes32 indexed deliveryId, bytes32 result);

    /// @notice A comparison found sealed replicas and started the time to open them.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param until The time until which seals can be opened, in seconds.
    event OpeningEnds(bytes32 indexed taskId, uint16 indexed part, uint256 until);

    /// @notice The replicas of a part were compared.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param stage Accepted when a majority agreed, otherwise Undecided.
    event Compared(bytes32 indexed taskId, uint16 indexed part, Stage stage);

    /// @notice The delivery is not an unsettled replica of this part of a redundant task, or is out of order.
    /// @param deliveryId The delivery's id.
    error NotReplica(bytes32 deliveryId);

    /// @notice A replica is neither delivered nor ended.
    /// @param allocation The index of the replica.
    error ReplicaStillRunning(uint16 allocation);

    /// @notice Result and salt do not open the seal.
    /// @param deliveryId The delivery's id.
    error FalseOpening(bytes32 deliveryId);

    /// @notice The replicas of the part were not compared yet.
    /// @param deliveryId The delivery's id.
    error NotOpened(bytes32 deliveryId);

    /// @notice Seals can still be opened.
    /// @param time The time of the call, in seconds.
    /// @param since The time until which seals can be opened, in seconds.
    error TooEarly(uint256 time, uint256 since);

    /// @notice The replicas of the part were compared before.
    /// @param part The index of the part.
    error ComparedAlready(uint16 part);

    /// @notice Only the client may accept by calling.
    /// @param caller The account that called.
    error NotClient(address caller);

    /// @notice The deliveries passed are not all replicas that were delivered.
    /// @param given The number that was passed.
    /// @param expected The number that was delivered.
    error WrongReplicas(uint256 given, uint256 expected);

    constructor(address market) {
        MARKET = ITaskMarket(market);
    }

    /// @notice Returns the verdict over a part's replicas.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @return Accepted when a majority agreed, otherwise Undecided; None before the comparison.
    function stageOf(bytes32 taskId, uint256 part) external view returns (Stage) {
        return _comparisons[taskId][part].stage;
    }

    /// @notice Returns the seal that an executor delivers in place of its result.
    /// @param result The result.
    /// @param salt The executor's secret.
    /// @param executor The executor.
    /// @return The seal.
    function sealOf(bytes32 result, bytes32 salt, address executor) public pure returns (bytes32) {
        return keccak256(abi.encode(result, salt, executor));
    }

    /// @notice Opens a replica's seal before the comparison. Anyone who knows the salt may call; afterwards the right
    /// answer is public.
    /// @param terms The terms that the task was posted with.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param result The result.
    /// @param salt The executor's secret.
    function open(Terms calldata terms, Delivery calldata delivery, bytes32 result, bytes32 salt) external {
        bytes32 deliveryId = _expectReplica(terms, delivery);
        uint16 part = delivery.part / terms.replicas;
        _expectUncompared(delivery.taskId, part);
        _countReplicas(terms, delivery.taskId, part);
        if (result == 0 || sealOf(result, salt, delivery.executor) != delivery.result) revert FalseOpening(deliveryId);
        resultOf[deliveryId] = result;
        emit Opened(deliveryId, result);
    }

    /// @notice Compares all delivered replicas of a part. While some are sealed, the first call only starts the time to
    /// open them; after that time, sealed replicas count as different from all others. Anyone may call.
    /// @param terms The terms that the task was posted with.
    /// @param deliveries The deliveries of all replicas, in order of their index.
    function compare(Terms calldata terms, Delivery[] calldata deliveries) external {
        uint256 count = deliveries.length;
        if (count == 0) revert WrongReplicas(0, terms.replicas);
        _expectReplica(terms, deliveries[0]);
        bytes32 taskId = deliveries[0].taskId;
        uint16 part = deliveries[0].part / terms.replicas;
        _expectUncompared(taskId, part);
        (bytes32[] memory results, bool closed) = _readResults(terms, deliveries, part);
        (uint256 delivered, uint256 lost) = _countReplicas(terms, taskId, part);
        if (delivered != count) revert WrongReplicas(count, delivered);
        if (closed && _stillOpening(terms, taskId, part)) return;
        (bytes32 common, uint256 agreeing) = _mostCommon(results);
        Stage stage = common == 0 ? Stage.Undecided : Stage.Accepted;
        commonOf[taskId][part] = common;
        _comparisons[taskId][part] = Comparison({
            stage: stage,
            // A client could cancel replicas until two of its friends are left beside an honest one. So replicas that
            // were awarded and not delivered speak for those that differ.
            outvotes: terms.exact && 2 * agreeing > delivered + lost,
            contradicted: terms.exact && agreeing < delivered,
            blockNumber: uint64(block.number)
        });
        emit Compared(taskId, part, stage);
    }

    /// @notice Settles a replica by the comparison: accepted, rejected, or left undecided. Anyone may call.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param acceptance The client's signature under the delivery's hash; one byte when the client itself calls and
    /// accepts; empty otherwise.
    function settle(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, bytes calldata acceptance)
        external
    {
        bytes32 deliveryId = _expectReplica(terms, delivery);
        uint16 part = delivery.part / terms.replicas;
        Verdict memory verdict;
        (verdict.stage, verdict.doubt) =
            _verdictOn(_comparisons[delivery.taskId][part], commonOf[delivery.taskId][part], delivery, deliveryId);
        if (acceptance.length == 1 && msg.sender != terms.signer && msg.sender != terms.client) {
            revert NotClient(msg.sender);
        }
        MARKET.settle(terms, bid, delivery, verdict, acceptance);
    }

    /// Where only a majority decided, asking the jury needs no bond, and the client's acceptance does not pay at once.
    function _verdictOn(Comparison memory comparison, bytes32 common, Delivery calldata delivery, bytes32 deliveryId)
        private
        view
        returns (Stage, Doubt)
    {
        if (comparison.stage == Stage.None) revert NotOpened(deliveryId);
        bytes32 result = resultOf[deliveryId];
        if (result != 0 && result == common) {
            return (Stage.Accepted, comparison.contradicted ? Doubt.Majority : Doubt.None);
        }
        // A seal that was never opened is wrong without a majority too: two friends that see a stranger drawn beside
        // their noise would keep theirs closed.
        bool isWrong = comparison.outvotes || (comparison.contradicted && result == 0);
        if (isWrong && delivery.blockNumber <= comparison.blockNumber) return (Stage.Rejected, Doubt.Majority);
        return (Stage.Undecided, Doubt.None);
    }

    function _readResults(Terms calldata terms, Delivery[] calldata deliveries, uint16 part)
        private
        view
        returns (bytes32[] memory results, bool closed)
    {
        results = new bytes32[](deliveries.length);
        for (uint256 i = 0; i < results.length; ++i) {
            bytes32 deliveryId = _expectReplica(terms, deliveries[i]);
            if (deliveries[i].part / terms.replicas != part) revert NotReplica(deliveryId);
            if (i != 0 && deliveries[i].part <= deliveries[i - 1].part) revert NotReplica(deliveryId);
            results[i] = resultOf[deliveryId];
            closed = closed || results[i] == 0;
        }
    }

    /// Requires that every replica is delivered or has ended; returns the number of delivered ones, and of those that
    /// were awarded and ended without a delivery.
    function _countReplicas(Terms calldata terms, bytes32 taskId, uint16 part)
        private
        view
        returns (uint256 delivered, uint256 lost)
    {
        for (uint16 i = part * terms.replicas; i < (part + 1) * terms.replicas; ++i) {
            Part memory replica = MARKET.part(taskId, i);
            if (replica.status == PartStatus.Delivered) ++delivered;
            else if (replica.status < PartStatus.Ending) revert ReplicaStillRunning(i);
            else if (replica.assignment != 0) ++lost;
        }
    }

    function _stillOpening(Terms calldata terms, bytes32 taskId, uint16 part) private returns (bool) {
        uint256 until = openUntil[taskId][part];
        if (until == 0) {
            until = block.timestamp + terms.rules.openSeconds;
            openUntil[taskId][part] = until;
            emit OpeningEnds(taskId, part, until);
            return true;
        }
        if (block.timestamp <= until) revert TooEarly(block.timestamp, until);
        return false;
    }

    /// Returns the result of more than half of the replicas and at least two, and their number; zero when there is none.
    function _mostCommon(bytes32[] memory results) private pure returns (bytes32 common, uint256 count) {
        // Each replica that differs cancels another one out; only a result of more than half can be left (Boyer and
        // Moore).
        uint256 lead;
        for (uint256 i = 0; i < results.length; ++i) {
            if (lead == 0) common = results[i];
            lead = results[i] == common ? lead + 1 : lead - 1;
        }
        for (uint256 i = 0; i < results.length; ++i) {
            if (results[i] == common) ++count;
        }
        if (common == 0 || count < 2 || 2 * count <= results.length) return (0, 0);
    }

    function _expectUncompared(bytes32 taskId, uint16 part) private view {
        if (_comparisons[taskId][part].stage != Stage.None) revert ComparedAlready(part);
    }

    function _expectReplica(Terms calldata terms, Delivery calldata delivery)
        private
        view
        returns (bytes32 deliveryId)
    {
        deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        Settlement memory delivered;
        delivered.stage = Stage.Delivered;
        if (
            terms.how != CheckMode.Redundant || delivery.cut != CutReason.None
                || delivery.taskId != TaskMath.taskId(address(MARKET), terms) || !MARKET.isAt(delivery, delivered)
        ) revert NotReplica(deliveryId);
    }
}
