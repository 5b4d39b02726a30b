// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IParameters} from "../network/IParameters.sol";
import {Task} from "./ITaskMarket.sol";
import {MarketState} from "./MarketState.sol";
import {NetworkContracts} from "./NetworkContracts.sol";
import {TaskMath} from "./TaskMath.sol";
import {CheckMode, TaskStatus, Terms} from "./TaskTypes.sol";

/// Posts tasks and changes them while they collect bids.
abstract contract Posting is MarketState {
    /// Limits that keep every loop short and every product inside its type.
    uint256 internal constant MAX_ALLOCATIONS = 256;
    uint256 internal constant MAX_HINT = 256;
    /// Segments of a part: its executor hashes the state after each.
    uint256 internal constant MAX_SEGMENTS = 4096;
    uint8 internal constant MAX_WINDOWS = 32;
    uint8 internal constant MAX_LEAD = 4;
    uint256 internal constant MAX_SEAT_UNITS = 1e6;
    uint8 internal constant MAX_DELIVERIES = 100;
    uint40 internal constant LONGEST_BIDDING = 30 days;
    uint32 internal constant LONGEST_RUN = 90 days;

    IParameters internal immutable PARAMETERS;

    constructor(NetworkContracts memory contracts) {
        PARAMETERS = IParameters(contracts.parameters);
    }

    /// @dev See {ITaskMarket-post}.
    function post(Terms calldata terms, bytes calldata hint) external nonReentrant returns (bytes32 taskId) {
        uint256 escrow;
        (taskId, escrow) = _create(terms, hint);
        _pull(terms.token, msg.sender, escrow);
    }

    /// @dev See {ITaskMarket-extend}.
    function extend(Terms calldata terms, uint40 bidUntil) external {
        _onlyClient(terms);
        bytes32 taskId = _idOf(terms);
        Task storage task = _bidding(taskId);
        if (bidUntil <= task.bidUntil || bidUntil > block.timestamp + LONGEST_BIDDING) revert BadTerms("bidUntil");
        task.bidUntil = bidUntil;
        emit TaskExtended(taskId, bidUntil);
    }

    /// @dev See {ITaskMarket-change}.
    function change(Terms calldata terms, Terms calldata next, bytes calldata hint)
        external
        nonReentrant
        returns (bytes32 taskId)
    {
        _onlyClient(terms);
        bytes32 oldId = _idOf(terms);
        Task storage task = _bidding(oldId);
        if (task.live != _allocations(terms)) revert WrongTaskStatus(task.status);
        task.status = TaskStatus.Ended;
        task.live = 0;
        uint256 returned = _budgetOf(terms) * _allocations(terms) + task.lock;
        task.lock = 0;
        _credit(terms.token, terms.client, returned);
        uint256 escrow;
        (taskId, escrow) = _create(next, hint);
        emit TaskChanged(oldId, taskId);
        _pull(next.token, msg.sender, _useBalance(next.token, msg.sender, escrow));
    }

    /// @dev See {ITaskMarket-releaseLock}.
    function releaseLock(Terms calldata terms) external {
        Task storage task = _tasks[_idOf(terms)];
        if (task.status != TaskStatus.Ended) revert WrongTaskStatus(task.status);
        if (!_returnLock(terms, task)) revert TooEarly(block.timestamp, task.awardedAt + terms.rules.omissionSeconds);
    }

    function _bidding(bytes32 taskId) private view returns (Task storage task) {
        task = _tasks[taskId];
        if (task.status != TaskStatus.Bidding) revert WrongTaskStatus(task.status);
    }

    function _create(Terms calldata terms, bytes calldata hint) private returns (bytes32 taskId, uint256 escrow) {
        _onlyClient(terms);
        if (hint.length > MAX_HINT) revert BadTerms("hint");
        _checkTerms(terms);
        _checkNetwork(terms);
        taskId = _idOf(terms);
        Task storage task = _tasks[taskId];
        if (task.status != TaskStatus.None) revert TaskExists(taskId);
        uint256 allocations = _allocations(terms);
        task.status = TaskStatus.Bidding;
        // forge-lint: disable-next-line(unsafe-typecast) at most 256
        task.live = uint16(allocations);
        task.bidUntil = terms.bidUntil;
        task.lock = terms.trustLock;
        escrow = _budgetOf(terms) * allocations + terms.trustLock;
        emit TaskPosted(taskId, terms.client, terms.classId, terms, hint);
    }

    function _checkTerms(Terms calldata terms) private view {
        if (terms.signer == address(0)) revert BadTerms("signer");
        uint256 allocations = _allocations(terms);
        if (allocations == 0 || allocations > MAX_ALLOCATIONS) revert BadTerms("parts");
        if (terms.how > CheckMode.None) revert BadTerms("how");
        if (terms.how == CheckMode.Redundant ? terms.replicas < 2 : terms.replicas != 1) revert BadTerms("replicas");
        // Two replicas that differ have no majority, so that neither could be outvoted.
        if (terms.exact && (terms.how != CheckMode.Redundant || terms.replicas < 3)) revert BadTerms("exact");
        if (terms.maxPrice == 0) revert BadTerms("maxPrice");
        if (terms.maxUnits == 0) revert BadTerms("maxUnits");
        if (terms.maxUnits > MAX_SEGMENTS * terms.segmentUnits) revert BadTerms("segmentUnits");
        if (terms.deliveries == 0 || terms.deliveries > MAX_DELIVERIES) revert BadTerms("deliveries");
        if (terms.bidUntil < block.timestamp || terms.bidUntil > block.timestamp + LONGEST_BIDDING) {
            revert BadTerms("bidUntil");
        }
        if (terms.runSeconds == 0 || terms.runSeconds > LONGEST_RUN) revert BadTerms("runSeconds");
        if (terms.pay.codehash != terms.payCode && terms.pay != address(0)) revert BadTerms("payCode");
        if (_budgetOf(terms) > type(uint128).max) revert BadTerms("maxPrice");
        // Without a replay nobody counts the units, so no payment function may depend on them.
        if (terms.how != CheckMode.Replay && terms.pay != address(0)) revert BadTerms("pay");
        if (terms.how == CheckMode.Redundant || terms.how == CheckMode.None) return;
        if (terms.lead == 0 || terms.lead > MAX_LEAD || terms.lead > terms.rules.rejectLead) revert BadTerms("lead");
        if (terms.windows == 0 || terms.windows > MAX_WINDOWS) revert BadTerms("windows");
        if (terms.windowSegments == 0) revert BadTerms("windowSegments");
        if (terms.how == CheckMode.Checker && (terms.windows != 1 || terms.windowSegments != 1)) {
            revert BadTerms("windows");
        }
        // The bond of a seat must fit its type.
        if (TaskMath.councilBudget(terms) > type(uint96).max) revert BadTerms("segmentUnits");
        _checkSeatBond(terms);
    }

    /// A seat bond beyond what an operator can have would leave every draw without seats.
    function _checkSeatBond(Terms calldata terms) private view {
        uint256 fees = TaskMath.seatFeeInStake(terms, uint256(terms.windows) + TaskMath.MAX_ADDED) * TaskMath.BOND_FEES;
        if (fees / REGISTRY.BOND_UNIT() > MAX_SEAT_UNITS) revert BadTerms("segmentUnits");
    }

    /// An executor that fails a part causes a refund of the other executors' pay to the client. A client could do that
    /// under a second identity and keep their work for free. So the lock that the executor loses must be at least as
    /// large as that pay, even without a prover's share, which could go to the client too.
    function _checkAllOrNothing(Terms calldata terms) private view {
        if (terms.parts < 2 || terms.replicas != 1) revert BadTerms("allOrNothing");
        if (terms.token != address(REGISTRY.stakeToken())) revert BadTerms("token");
        uint256 lost = uint256(terms.stakeLock) * (10_000 - terms.rules.challengerBps);
        if (lost < uint256(terms.maxPrice) * (terms.parts - 1) * 10_000) revert BadTerms("stakeLock");
    }

    function _checkNetwork(Terms calldata terms) private view {
        bytes32 rulesHash = TaskMath.rulesHash(terms.rules);
        bytes32 current = PARAMETERS.rulesHash();
        if (rulesHash != current) revert WrongRules(rulesHash, current);
        uint128 rate = PARAMETERS.rateOf(terms.token);
        if (rate == 0) revert TokenNotListed(terms.token);
        if (terms.rate != rate) revert WrongRate(terms.rate, rate);
        if (terms.trustLock < TaskMath.leastTrustLock(terms)) revert BadTerms("trustLock");
        if (terms.stakeLock < terms.rules.minStakeLock) revert BadTerms("stakeLock");
        if (terms.allOrNothing) _checkAllOrNothing(terms);
        (uint32 operators,) = REGISTRY.classSize(terms.classId);
        uint256 needed = _leastOperators(terms);
        if (operators < needed) revert ClassTooSmall(terms.classId, operators, needed);
    }

    /// Returns the operators that a class needs. A council can reject only with as many seats as its lead, and the
    /// executor is none of them: with fewer operators, wrong work could never be rejected.
    function _leastOperators(Terms calldata terms) private pure returns (uint256 least) {
        least = terms.rules.minOperators;
        if (terms.how != CheckMode.Replay && terms.how != CheckMode.Checker) return least;
        uint256 toReject = uint256(terms.rules.rejectLead) + 1;
        if (least < toReject) least = toReject;
    }
}
