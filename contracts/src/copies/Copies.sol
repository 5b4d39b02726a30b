// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Finding, ITaskMarket, Part} from "../market/ITaskMarket.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Bid, CutReason, Delivery, How, PartStatus, Settlement, Stage, Terms} from "../market/TaskTypes.sol";

/// Compares the copies of a redundant part. Each executor delivers its result under seal, so that none can wait and copy;
/// the seals are opened only when every copy is in or has ended.
///
/// The chain can compare bytes. Where all copies that are in are equal, and there are two or more, all are accepted. Where
/// they differ, equality of tensors or pixels has to be judged by people with the data: each copy is left undecided, for
/// the panel to decide one by one; in between is neither paid nor slashed.
contract Copies {
    ITaskMarket internal immutable MARKET;

    /// The result that a copy's seal was opened to.
    mapping(bytes32 deliveryId => bytes32 result) public resultOf;
    /// What a part's copies were found to be, fixed by the first comparison.
    mapping(bytes32 taskId => mapping(uint256 part => Stage)) public stageOf;

    event Opened(bytes32 indexed deliveryId, bytes32 result);
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

    /// Opens a copy's seal. Anyone who knows the salt may; executors do, since an unopened copy is not paid.
    function open(Terms calldata terms, Delivery calldata delivery, bytes32 result, bytes32 salt) external {
        bytes32 deliveryId = _expectCopy(terms, delivery);
        uint16 first = delivery.part - delivery.part % terms.copies;
        for (uint16 i = first; i < first + terms.copies; ++i) {
            PartStatus status = MARKET.part(delivery.taskId, i).status;
            if (status != PartStatus.Delivered && status != PartStatus.Ending && status != PartStatus.Ended) {
                revert CopyStillRunning(i);
            }
        }
        if (result == 0 || sealOf(result, salt, delivery.executor) != delivery.result) revert FalseOpening(deliveryId);
        resultOf[deliveryId] = result;
        emit Opened(deliveryId, result);
    }

    /// Compares all copies of a part that were delivered; each is named once, in order. Copies that nobody opened count as
    /// different once their time is over.
    function compare(Terms calldata terms, Delivery[] calldata deliveries) external {
        uint256 given = deliveries.length;
        if (given == 0) revert WrongCopies(0, terms.copies);
        bytes32 common = resultOf[_expectCopy(terms, deliveries[0])];
        bytes32 taskId = deliveries[0].taskId;
        uint16 part = deliveries[0].part / terms.copies;
        if (stageOf[taskId][part] != Stage.None) revert ComparedAlready(part);
        uint256 delivered;
        bool equal = common != 0;
        for (uint256 i = 0; i < given; ++i) {
            bytes32 deliveryId = _expectCopy(terms, deliveries[i]);
            if (deliveries[i].part / terms.copies != part) revert NotACopy(deliveryId);
            if (i != 0 && deliveries[i].part <= deliveries[i - 1].part) revert NotACopy(deliveryId);
            bytes32 result = resultOf[deliveryId];
            if (result == 0) _pastOpening(terms, deliveries[i]);
            equal = equal && result == common;
        }
        for (uint16 i = part * terms.copies; i < (part + 1) * terms.copies; ++i) {
            PartStatus status = MARKET.part(taskId, i).status;
            if (status == PartStatus.Delivered) ++delivered;
            else if (status != PartStatus.Ending && status != PartStatus.Ended) revert CopyStillRunning(i);
        }
        if (delivered != given) revert WrongCopies(given, delivered);
        Stage stage = equal && given > 1 ? Stage.Accepted : Stage.Undecided;
        stageOf[taskId][part] = stage;
        emit Compared(taskId, part, stage);
    }

    /// Settles one copy by what the comparison found.
    function settle(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, bytes calldata acceptance)
        external
    {
        bytes32 deliveryId = _expectCopy(terms, delivery);
        Finding memory finding;
        finding.stage = stageOf[delivery.taskId][delivery.part / terms.copies];
        if (finding.stage == Stage.None) revert NotOpened(deliveryId);
        if (finding.stage == Stage.Accepted) finding.acceptedBps = 10_000;
        if (acceptance.length == 1 && msg.sender != terms.signer && msg.sender != terms.client) {
            revert NotClient(msg.sender);
        }
        MARKET.settle(terms, bid, delivery, finding, acceptance);
    }

    function _pastOpening(Terms calldata terms, Delivery calldata delivery) private view {
        uint256 since = uint256(delivery.deliveredAt) + terms.runSeconds + terms.rules.openSeconds;
        if (block.timestamp <= since) revert TooEarly(block.timestamp, since);
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
