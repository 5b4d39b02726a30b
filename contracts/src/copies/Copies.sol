// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Finding, ITaskMarket} from "../market/ITaskMarket.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Bid, CutReason, Delivery, How, PartStatus, Settlement, Stage, Terms} from "../market/TaskTypes.sol";

/// Compares the copies of a redundant part. Each executor delivers its result under seal, so that none can wait and copy;
/// the seals are opened only when every copy is in or has ended.
///
/// The chain can compare bytes. What more than half of the copies that are in agree on, and at least two, is accepted. All
/// others are left undecided: equality of tensors or pixels has to be judged by people with the data, so the panel decides
/// them one by one; what it does not decide is neither paid nor slashed.
///
/// A third copy need not run when the first two are equal. The client holds their results and sees that before the chain
/// does: it keeps the third as a spare, cancels it, or awards it while the first two are still under seal. Had they been
/// opened before, whoever runs the third could pick one of them instead of computing, and would decide alone.
contract Copies {
    ITaskMarket internal immutable MARKET;

    /// The result that a copy's seal was opened to.
    mapping(bytes32 deliveryId => bytes32 result) public resultOf;
    /// What a part's copies were found to be, fixed by the first comparison: accepted when most of them agreed.
    mapping(bytes32 taskId => mapping(uint256 part => Stage)) public stageOf;
    /// What most of them agreed on.
    mapping(bytes32 taskId => mapping(uint256 part => bytes32 result)) public commonOf;
    /// Until when seals can be opened, once somebody asked for a comparison while some were closed.
    mapping(bytes32 taskId => mapping(uint256 part => uint256 time)) public openUntil;

    event Opened(bytes32 indexed deliveryId, bytes32 result);
    event OpeningEnds(bytes32 indexed taskId, uint16 indexed part, uint256 until);
    event Compared(bytes32 indexed taskId, uint16 indexed part, Stage stage);

    error NotACopy(bytes32 deliveryId);
    error CopyStillRunning(uint16 allocation);
    error FalseOpening(bytes32 deliveryId);
    error NotOpened(bytes32 deliveryId);
    error TooEarly(uint256 time, uint256 since);
    error ComparedAlready(uint16 part);
    error NotClient(address caller);
    error WrongCopies(uint256 given, uint256 expected);

    constructor(address market) {
        MARKET = ITaskMarket(market);
    }

    /// What an executor delivers in place of its result.
    function sealOf(bytes32 result, bytes32 salt, address executor) public pure returns (bytes32) {
        return keccak256(abi.encode(result, salt, executor));
    }

    /// Opens a copy's seal. Anyone who knows the salt may; executors do, since an unopened copy is not paid. After the
    /// comparison it is too late: by then the right answer is public.
    function open(Terms calldata terms, Delivery calldata delivery, bytes32 result, bytes32 salt) external {
        bytes32 deliveryId = _expectCopy(terms, delivery);
        uint16 part = delivery.part / terms.copies;
        _expectUncompared(delivery.taskId, part);
        _countDelivered(terms, delivery.taskId, part);
        if (result == 0 || sealOf(result, salt, delivery.executor) != delivery.result) revert FalseOpening(deliveryId);
        resultOf[deliveryId] = result;
        emit Opened(deliveryId, result);
    }

    /// Compares all copies of a part that were delivered; each is named once, in order. While some are closed, the first
    /// call only starts the time that is left to open them; after it they count as different from all others.
    function compare(Terms calldata terms, Delivery[] calldata deliveries) external {
        uint256 given = deliveries.length;
        if (given == 0) revert WrongCopies(0, terms.copies);
        _expectCopy(terms, deliveries[0]);
        bytes32 taskId = deliveries[0].taskId;
        uint16 part = deliveries[0].part / terms.copies;
        _expectUncompared(taskId, part);
        (bytes32[] memory results, bool closed) = _readResults(terms, deliveries, part);
        uint256 delivered = _countDelivered(terms, taskId, part);
        if (delivered != given) revert WrongCopies(given, delivered);
        if (closed && _stillOpening(terms, taskId, part)) return;
        bytes32 common = _mostCommon(results);
        Stage stage = common == 0 ? Stage.Undecided : Stage.Accepted;
        stageOf[taskId][part] = stage;
        commonOf[taskId][part] = common;
        emit Compared(taskId, part, stage);
    }

    /// Settles one copy by what the comparison found. A copy that was delivered after it is left undecided.
    function settle(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, bytes calldata acceptance)
        external
    {
        bytes32 deliveryId = _expectCopy(terms, delivery);
        uint16 part = delivery.part / terms.copies;
        if (stageOf[delivery.taskId][part] == Stage.None) revert NotOpened(deliveryId);
        bytes32 result = resultOf[deliveryId];
        Finding memory finding;
        finding.stage = Stage.Undecided;
        if (result != 0 && result == commonOf[delivery.taskId][part]) {
            finding.stage = Stage.Accepted;
            finding.acceptedBps = 10_000;
        }
        if (acceptance.length == 1 && msg.sender != terms.signer && msg.sender != terms.client) {
            revert NotClient(msg.sender);
        }
        MARKET.settle(terms, bid, delivery, finding, acceptance);
    }

    function _readResults(Terms calldata terms, Delivery[] calldata deliveries, uint16 part)
        private
        view
        returns (bytes32[] memory results, bool closed)
    {
        results = new bytes32[](deliveries.length);
        for (uint256 i = 0; i < results.length; ++i) {
            bytes32 deliveryId = _expectCopy(terms, deliveries[i]);
            if (deliveries[i].part / terms.copies != part) revert NotACopy(deliveryId);
            if (i != 0 && deliveries[i].part <= deliveries[i - 1].part) revert NotACopy(deliveryId);
            results[i] = resultOf[deliveryId];
            closed = closed || results[i] == 0;
        }
    }

    /// Every copy is in or has ended; returns how many are in.
    function _countDelivered(Terms calldata terms, bytes32 taskId, uint16 part)
        private
        view
        returns (uint256 delivered)
    {
        for (uint16 i = part * terms.copies; i < (part + 1) * terms.copies; ++i) {
            PartStatus status = MARKET.part(taskId, i).status;
            if (status == PartStatus.Delivered) ++delivered;
            else if (status != PartStatus.Ending && status != PartStatus.Ended) revert CopyStillRunning(i);
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

    /// The result of more than half of the copies and at least two; zero when there is none.
    function _mostCommon(bytes32[] memory results) private pure returns (bytes32 common) {
        // Each copy that differs cancels one out; only what more than half agree on can be left (Boyer and Moore).
        uint256 lead;
        for (uint256 i = 0; i < results.length; ++i) {
            if (lead == 0) common = results[i];
            lead = results[i] == common ? lead + 1 : lead - 1;
        }
        uint256 count;
        for (uint256 i = 0; i < results.length; ++i) {
            if (results[i] == common) ++count;
        }
        if (count < 2 || 2 * count <= results.length) return 0;
    }

    function _expectUncompared(bytes32 taskId, uint16 part) private view {
        if (stageOf[taskId][part] != Stage.None) revert ComparedAlready(part);
    }

    function _expectCopy(Terms calldata terms, Delivery calldata delivery) private view returns (bytes32 deliveryId) {
        deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        Settlement memory delivered;
        delivered.stage = Stage.Delivered;
        if (
            terms.how != How.Redundant || delivery.cut != CutReason.None
                || delivery.taskId != TaskMath.taskId(address(MARKET), terms) || !MARKET.isAt(delivery, delivered)
        ) revert NotACopy(deliveryId);
    }
}
