// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Escrow} from "../market/Escrow.sol";
import {ITaskMarket, Part} from "../market/ITaskMarket.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {PartStatus, Terms} from "../market/TaskTypes.sol";

/// Asks an executor whether it is still there. Whoever asks binds a bond; the answer earns it, silence gives it back and
/// has the executor replaced. So nobody can claim a silence that is not there, and asking for fun pays the executor.
contract Liveness is Escrow {
    struct Challenge {
        address challenger;
        uint40 until;
        uint8 tenure;
    }

    ITaskMarket internal immutable MARKET;

    mapping(bytes32 taskId => mapping(uint256 part => Challenge)) internal _challenges;

    event Challenged(bytes32 indexed taskId, uint16 indexed part, address indexed challenger, uint40 until);
    event ChallengeAnswered(bytes32 indexed taskId, uint16 indexed part, address indexed executor);
    event Replaced(bytes32 indexed taskId, uint16 indexed part, uint8 tenure);
    event ChallengeDropped(bytes32 indexed taskId, uint16 indexed part, address bondTo);

    error NotRunning(uint16 part);
    error ChallengeExists(uint40 until);
    error NoChallenge(uint16 part);
    error NotExecutor(address caller);
    error AnswerTooLate(uint256 time, uint256 until);
    error AnswerTimeLeft(uint256 time, uint256 until);

    constructor(address market) {
        MARKET = ITaskMarket(market);
    }

    function challengeOf(bytes32 taskId, uint16 part) external view returns (Challenge memory) {
        return _challenges[taskId][part];
    }

    /// Anyone, about a part that runs; one challenge at a time.
    function challenge(Terms calldata terms, uint16 part) external nonReentrant {
        bytes32 taskId = TaskMath.taskId(address(MARKET), terms);
        Part memory held = MARKET.part(taskId, part);
        if (held.status != PartStatus.Running) revert NotRunning(part);
        if (_challenges[taskId][part].challenger != address(0)) {
            revert ChallengeExists(_challenges[taskId][part].until);
        }
        uint40 until = uint40(block.timestamp) + terms.rules.livenessSeconds;
        _challenges[taskId][part] = Challenge(msg.sender, until, held.tenure);
        emit Challenged(taskId, part, msg.sender, until);
        _pull(terms.token, msg.sender, terms.rules.livenessBond);
    }

    /// The executor is there, and earns the bond.
    function answer(Terms calldata terms, uint16 part) external {
        bytes32 taskId = TaskMath.taskId(address(MARKET), terms);
        Challenge memory held = _take(taskId, part);
        if (MARKET.tenure(taskId, part, held.tenure).executor != msg.sender) revert NotExecutor(msg.sender);
        if (block.timestamp > held.until) revert AnswerTooLate(block.timestamp, held.until);
        _credit(terms.token, msg.sender, terms.rules.livenessBond);
        emit ChallengeAnswered(taskId, part, msg.sender);
    }

    /// No answer in time: the executor is cut at its last receipted checkpoint and penalised.
    function replace(Terms calldata terms, uint16 part) external {
        bytes32 taskId = TaskMath.taskId(address(MARKET), terms);
        Challenge memory held = _take(taskId, part);
        if (block.timestamp <= held.until) revert AnswerTimeLeft(block.timestamp, held.until);
        _credit(terms.token, held.challenger, terms.rules.livenessBond);
        emit Replaced(taskId, part, held.tenure);
        MARKET.cutForSilence(terms, part, held.tenure);
    }

    /// The tenure ended before the challenge did. A delivery is an answer; any other end gives the bond back.
    function drop(Terms calldata terms, uint16 part) external {
        bytes32 taskId = TaskMath.taskId(address(MARKET), terms);
        Challenge memory held = _take(taskId, part);
        Part memory now_ = MARKET.part(taskId, part);
        if (now_.status == PartStatus.Running && now_.tenure == held.tenure) {
            revert AnswerTimeLeft(block.timestamp, held.until);
        }
        bool delivered = now_.status == PartStatus.Delivered && now_.tenure == held.tenure;
        address to = delivered ? MARKET.tenure(taskId, part, held.tenure).executor : held.challenger;
        _credit(terms.token, to, terms.rules.livenessBond);
        emit ChallengeDropped(taskId, part, to);
    }

    function _take(bytes32 taskId, uint16 part) private returns (Challenge memory held) {
        held = _challenges[taskId][part];
        if (held.challenger == address(0)) revert NoChallenge(part);
        delete _challenges[taskId][part];
    }
}
