// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IParameters} from "../network/IParameters.sol";
import {Task} from "./ITaskMarket.sol";
import {MarketState} from "./MarketState.sol";
import {Peers} from "./Peers.sol";
import {How, TaskStatus, Terms} from "./TaskTypes.sol";

/// From nothing to a task that collects bids.
abstract contract Posting is MarketState {
    /// Bounds that keep every loop small and every product inside its type.
    uint256 internal constant MOST_ALLOCATIONS = 256;
    uint256 internal constant MOST_HINT = 256;
    uint8 internal constant MOST_SEGMENTS = 32;
    uint8 internal constant MOST_DELIVERIES = 100;
    uint8 internal constant HIGHEST_CAP = 31;
    uint40 internal constant LONGEST_BIDDING = 30 days;
    uint32 internal constant LONGEST_RUN = 90 days;

    IParameters internal immutable PARAMETERS;

    constructor(Peers memory peers) {
        PARAMETERS = IParameters(peers.parameters);
    }

    /// Escrows the most that the task can cost, and the client's trust lock. `hint` says how to reach the client's node; it
    /// is not part of the terms and the contracts never read it.
    function post(Terms calldata terms, bytes calldata hint) external nonReentrant returns (bytes32 taskId) {
        uint256 escrow;
        (taskId, escrow) = _create(terms, hint);
        _pull(terms.token, msg.sender, escrow);
    }

    /// More time for bids; never less, so a bidder can rely on the deadline it saw.
    function extend(Terms calldata terms, uint40 bidUntil) external {
        _onlyClient(terms);
        bytes32 taskId = _idOf(terms);
        Task storage held = _bidding(taskId);
        if (bidUntil <= held.bidUntil || bidUntil > block.timestamp + LONGEST_BIDDING) revert BadTerms("bidUntil");
        held.bidUntil = bidUntil;
        emit TaskExtended(taskId, bidUntil);
    }

    /// New terms before an award. The task gets a new id, so no bid on the old terms can be awarded under the new ones.
    function change(Terms calldata terms, Terms calldata next, bytes calldata hint)
        external
        nonReentrant
        returns (bytes32 taskId)
    {
        _onlyClient(terms);
        bytes32 oldId = _idOf(terms);
        Task storage held = _bidding(oldId);
        if (held.live != _allocations(terms)) revert WrongTaskStatus(held.status);
        held.status = TaskStatus.Ended;
        held.live = 0;
        uint256 returned = _budgetOf(terms) * _allocations(terms) + held.lock;
        held.lock = 0;
        _credit(terms.token, terms.client, returned);
        uint256 escrow;
        (taskId, escrow) = _create(next, hint);
        emit TaskChanged(oldId, taskId);
        _pull(next.token, msg.sender, _useBalance(next.token, msg.sender, escrow));
    }

    /// After the end of a task and of the window for omitted bids.
    function releaseLock(Terms calldata terms) external {
        Task storage held = _tasks[_idOf(terms)];
        if (held.status != TaskStatus.Ended) revert WrongTaskStatus(held.status);
        if (!_returnLock(terms, held)) revert TooEarly(block.timestamp, held.awardedAt + terms.rules.omissionSeconds);
    }

    function _bidding(bytes32 taskId) private view returns (Task storage held) {
        held = _tasks[taskId];
        if (held.status != TaskStatus.Bidding) revert WrongTaskStatus(held.status);
    }

    function _create(Terms calldata terms, bytes calldata hint) private returns (bytes32 taskId, uint256 escrow) {
        _onlyClient(terms);
        if (hint.length > MOST_HINT) revert BadTerms("hint");
        _checkTerms(terms);
        _checkNetwork(terms);
        taskId = _idOf(terms);
        Task storage held = _tasks[taskId];
        if (held.status != TaskStatus.None) revert TaskExists(taskId);
        uint256 allocations = _allocations(terms);
        held.status = TaskStatus.Bidding;
        // forge-lint: disable-next-line(unsafe-typecast) at most 256
        held.live = uint16(allocations);
        held.bidUntil = terms.bidUntil;
        held.lock = terms.trustLock;
        escrow = _budgetOf(terms) * allocations + terms.trustLock;
        emit TaskPosted(taskId, terms.client, terms.classId, terms, hint);
    }

    function _checkTerms(Terms calldata terms) private view {
        if (terms.signer == address(0)) revert BadTerms("signer");
        uint256 allocations = _allocations(terms);
        if (allocations == 0 || allocations > MOST_ALLOCATIONS) revert BadTerms("parts");
        if (terms.how == How.Redundant ? terms.copies < 2 : terms.copies != 1) revert BadTerms("copies");
        if (terms.maxPrice == 0) revert BadTerms("maxPrice");
        if (terms.segmentUnits == 0) revert BadTerms("segmentUnits");
        if (terms.maxUnits == 0) revert BadTerms("maxUnits");
        if (terms.deliveries == 0 || terms.deliveries > MOST_DELIVERIES) revert BadTerms("deliveries");
        if (terms.bidUntil < block.timestamp || terms.bidUntil > block.timestamp + LONGEST_BIDDING) {
            revert BadTerms("bidUntil");
        }
        if (terms.runSeconds == 0 || terms.runSeconds > LONGEST_RUN) revert BadTerms("runSeconds");
        if (terms.pay.codehash != terms.payCode && terms.pay != address(0)) revert BadTerms("payCode");
        if (_budgetOf(terms) > type(uint128).max) revert BadTerms("maxPrice");
        // Where nobody replays the units, nothing may be paid by them.
        if (terms.how != How.Replay && terms.pay != address(0)) revert BadTerms("pay");
        if (terms.how == How.Redundant || terms.how == How.None) return;
        if (terms.lead == 0) revert BadTerms("lead");
        if (terms.rejectLead <= terms.lead) revert BadTerms("rejectLead");
        if (terms.cap < terms.rejectLead || terms.cap > HIGHEST_CAP) revert BadTerms("cap");
        if (terms.segments == 0 || terms.segments > MOST_SEGMENTS) revert BadTerms("segments");
        if (terms.how == How.Checker && terms.segments != 1) revert BadTerms("segments");
    }

    /// Whoever fails a part gives the client back what the others were to be paid. A client could do that to itself under
    /// another name and keep their work; so the lock that is lost by it is never smaller, even less the share of a prover,
    /// which could be the client too.
    function _checkAllOrNothing(Terms calldata terms) private view {
        if (terms.parts < 2 || terms.copies != 1) revert BadTerms("allOrNothing");
        if (terms.token != address(REGISTRY.stakeToken())) revert BadTerms("token");
        uint256 lost = uint256(terms.stakeLock) * (10_000 - terms.rules.challengerBps);
        if (lost < uint256(terms.maxPrice) * (terms.parts - 1) * 10_000) revert BadTerms("stakeLock");
    }

    function _checkNetwork(Terms calldata terms) private view {
        bytes32 given = keccak256(abi.encode(terms.rules));
        bytes32 current = PARAMETERS.rulesHash();
        if (given != current) revert WrongRules(given, current);
        if (!PARAMETERS.isPaymentToken(terms.token)) revert TokenNotListed(terms.token);
        if (terms.trustLock < terms.rules.minTrustLock || terms.trustLock < 2 * uint256(terms.rules.declineFee)) {
            revert BadTerms("trustLock");
        }
        if (terms.stakeLock < terms.rules.minStakeLock) revert BadTerms("stakeLock");
        if (terms.allOrNothing) _checkAllOrNothing(terms);
        (uint32 operators,) = REGISTRY.classSize(terms.classId);
        if (operators < terms.rules.minOperators) {
            revert ClassTooSmall(terms.classId, operators, terms.rules.minOperators);
        }
    }
}
