// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Escrow} from "../market/Escrow.sol";
import {ITaskMarket, Part} from "../market/ITaskMarket.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {PartStatus, Terms} from "../market/TaskTypes.sol";

/// Liveness challenges to executors. The challenger deposits a bond: an answer earns it, silence returns it and has the
/// executor replaced. So nobody can claim a silence that is not there, and needless challenges pay the executor.
contract Liveness is Escrow {
    struct Challenge {
        address challenger;
        uint40 until;
        uint8 assignment;
    }

    ITaskMarket internal immutable MARKET;

    mapping(bytes32 taskId => mapping(uint256 part => Challenge)) internal _challenges;

    /// @notice An account challenged an executor to show that it is alive.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param challenger The account that challenged.
    /// @param until The time until which the executor can answer, in seconds.
    event Challenged(bytes32 indexed taskId, uint16 indexed part, address indexed challenger, uint40 until);

    /// @notice The executor answered in time and earned the bond.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param executor The executor.
    event ChallengeAnswered(bytes32 indexed taskId, uint16 indexed part, address indexed executor);

    /// @notice The executor did not answer in time and its assignment was cut.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param assignment The number of the assignment, counted from 1.
    event Replaced(bytes32 indexed taskId, uint16 indexed part, uint8 assignment);

    /// @notice A challenge ended because its assignment ended first.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param bondTo The account that the bond was credited to.
    event ChallengeDropped(bytes32 indexed taskId, uint16 indexed part, address bondTo);

    /// @notice The part has no running assignment.
    /// @param part The index of the part.
    error NotRunning(uint16 part);

    /// @notice The part is challenged already.
    /// @param until The time until which the executor can answer, in seconds.
    error ChallengeExists(uint40 until);

    /// @notice The part has no open challenge.
    /// @param part The index of the part.
    error NoChallenge(uint16 part);

    /// @notice Only the challenged executor may answer.
    /// @param caller The account that called.
    error NotExecutor(address caller);

    /// @notice The time to answer is over.
    /// @param time The time of the call, in seconds.
    /// @param until The time until which the call was allowed, in seconds.
    error AnswerTooLate(uint256 time, uint256 until);

    /// @notice The executor still has time to answer, or its assignment still runs.
    /// @param time The time of the call, in seconds.
    /// @param until The time until which the executor can answer, in seconds.
    error AnswerTimeLeft(uint256 time, uint256 until);

    constructor(address market) {
        MARKET = ITaskMarket(market);
    }

    /// @notice Returns the open challenge of a part.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @return The challenge; all zero when there is none.
    function challengeOf(bytes32 taskId, uint16 part) external view returns (Challenge memory) {
        return _challenges[taskId][part];
    }

    /// @notice Challenges the executor of a running part. Anyone may call with a bond; a part has one challenge at a
    /// time.
    /// @param terms The terms that the task was posted with.
    /// @param part The index of the part.
    function challenge(Terms calldata terms, uint16 part) external nonReentrant {
        bytes32 taskId = TaskMath.taskId(address(MARKET), terms);
        Part memory state = MARKET.part(taskId, part);
        if (state.status != PartStatus.Running) revert NotRunning(part);
        if (_challenges[taskId][part].challenger != address(0)) {
            revert ChallengeExists(_challenges[taskId][part].until);
        }
        uint40 until = uint40(block.timestamp) + terms.rules.livenessSeconds;
        _challenges[taskId][part] = Challenge(msg.sender, until, state.assignment);
        emit Challenged(taskId, part, msg.sender, until);
        _pull(terms.token, msg.sender, _bondOf(terms));
    }

    /// @notice Answers a challenge; the executor earns the bond.
    /// @param terms The terms that the task was posted with.
    /// @param part The index of the part.
    function answer(Terms calldata terms, uint16 part) external {
        bytes32 taskId = TaskMath.taskId(address(MARKET), terms);
        Challenge memory pending = _take(taskId, part);
        if (MARKET.assignment(taskId, part, pending.assignment).executor != msg.sender) revert NotExecutor(msg.sender);
        if (block.timestamp > pending.until) revert AnswerTooLate(block.timestamp, pending.until);
        _credit(terms.token, msg.sender, _bondOf(terms));
        emit ChallengeAnswered(taskId, part, msg.sender);
    }

    /// @notice Cuts an executor that did not answer in time at its last receipted checkpoint, penalises it and returns
    /// the bond. Anyone may call.
    /// @param terms The terms that the task was posted with.
    /// @param part The index of the part.
    function replace(Terms calldata terms, uint16 part) external {
        bytes32 taskId = TaskMath.taskId(address(MARKET), terms);
        Challenge memory pending = _take(taskId, part);
        if (block.timestamp <= pending.until) revert AnswerTimeLeft(block.timestamp, pending.until);
        _credit(terms.token, pending.challenger, _bondOf(terms));
        emit Replaced(taskId, part, pending.assignment);
        MARKET.cutForSilence(terms, part, pending.assignment);
    }

    /// @notice Removes a challenge whose assignment ended first. The bond goes to the executor when it delivered,
    /// otherwise back to the challenger. Anyone may call.
    /// @param terms The terms that the task was posted with.
    /// @param part The index of the part.
    function drop(Terms calldata terms, uint16 part) external {
        bytes32 taskId = TaskMath.taskId(address(MARKET), terms);
        Challenge memory pending = _take(taskId, part);
        Part memory state = MARKET.part(taskId, part);
        if (state.status == PartStatus.Running && state.assignment == pending.assignment) {
            revert AnswerTimeLeft(block.timestamp, pending.until);
        }
        bool delivered = state.status == PartStatus.Delivered && state.assignment == pending.assignment;
        address to = delivered ? MARKET.assignment(taskId, part, pending.assignment).executor : pending.challenger;
        _credit(terms.token, to, _bondOf(terms));
        emit ChallengeDropped(taskId, part, to);
    }

    /// Returns the bond in the task's token.
    function _bondOf(Terms calldata terms) private pure returns (uint256) {
        return TaskMath.inToken(terms, terms.rules.livenessBond);
    }

    function _take(bytes32 taskId, uint16 part) private returns (Challenge memory pending) {
        pending = _challenges[taskId][part];
        if (pending.challenger == address(0)) revert NoChallenge(part);
        delete _challenges[taskId][part];
    }
}
