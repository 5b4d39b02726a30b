// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Assignment} from "../market/ITaskMarket.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Bid, Terms} from "../market/TaskTypes.sol";
import {Account, IProviderRegistry, Node} from "../registry/IProviderRegistry.sol";
import {IAllocations} from "./IAllocations.sol";
import {UsageAverage} from "./UsageAverage.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

struct CapacityConfig {
    IProviderRegistry registry;
    IAllocations market;
    address token; // the network token: escrow in other tokens does not count, because their price is unknown here
    address reservations;
    uint256 stakePerPoint; // bonded stake that backs one point of online score, in wei
    uint40 onlineSeconds; // an operator announces its node again within this time
}

/// Measures how much score is online and how much of it is committed, from stake and allocations alone.
///
/// No claim is trusted: online score is capped by stake that cannot leave quickly (the council bond, so no flash loan
/// can fake it), and an allocation counts with the score that its escrow pays for at the base price. Anyone may
/// add a running allocation, and anyone may remove one that has ended; providers gain by the first, clients by the
/// second.
abstract contract Capacity is UsageAverage {
    struct Presence {
        address operator;
        uint40 seenAt;
        uint32 score; // score counted as online
        uint64 committed; // committed score; above `score` only after the score has shrunk
    }

    struct Commitment {
        bytes32 node;
        uint32 score;
        uint40 until; // time at which the commitment ends by itself
    }

    /// @notice The shortest work that counts as committed, in seconds. Shorter work would count to the end of its hour
    /// for a minute's price.
    uint256 public constant MIN_RUN = 1 hours;

    /// @notice The registry of operators.
    IProviderRegistry public immutable REGISTRY;

    /// @notice The market whose allocations count.
    IAllocations public immutable MARKET;

    /// @notice The network token; escrow in other tokens does not count, because their price is unknown here.
    address public immutable TOKEN;

    /// @notice The reservations contract.
    address public immutable RESERVATIONS;

    /// @notice The stake that backs one point of online score, in wei.
    uint256 public immutable STAKE_PER_POINT;

    /// @notice The time for which an announcement counts, in seconds.
    uint40 public immutable ONLINE_SECONDS;

    mapping(bytes32 nodeId => Presence) private _presences;

    /// @notice The score of an operator that counts as online, over all its nodes.
    mapping(address operator => uint256) public countedScore;
    mapping(bytes32 id => Commitment) private _commitments;

    /// @notice The online score of a node changed.
    /// @param nodeId The node's id.
    /// @param operator The operator.
    /// @param score The score that counts as online, in points.
    event ScoreCounted(bytes32 indexed nodeId, address indexed operator, uint32 score);

    /// @notice Score of a node was committed to an allocation or a reservation.
    /// @param id The id of the assignment or reservation.
    /// @param nodeId The node's id.
    /// @param score The committed score, in points.
    /// @param until The time at which the commitment ends by itself, in seconds.
    event Committed(bytes32 indexed id, bytes32 indexed nodeId, uint32 score, uint40 until);

    /// @notice A commitment was released.
    /// @param id The id of the assignment or reservation.
    /// @param nodeId The node's id.
    /// @param score The released score, in points.
    event Released(bytes32 indexed id, bytes32 indexed nodeId, uint32 score);

    /// @notice Only the operator of the node may call.
    /// @param caller The account that called.
    error NotOperator(address caller);

    /// @notice Only the reservations contract may call.
    /// @param caller The account that called.
    error NotReservations(address caller);

    /// @notice No such assignment runs now, paid in the network token under this bid.
    /// @param id The assignment's id.
    error NotAllocated(bytes32 id);

    /// @notice The assignment is counted already.
    /// @param id The assignment's id.
    error AlreadyCommitted(bytes32 id);

    /// @notice The node has no uncommitted online score.
    /// @param nodeId The node's id.
    error NothingToCommit(bytes32 nodeId);

    /// @notice The work is too short to count.
    /// @param runSeconds The length of the work, in seconds.
    /// @param least The shortest length that counts, in seconds.
    error TooShort(uint256 runSeconds, uint256 least);

    /// @notice The assignment has not ended.
    /// @param id The assignment's id.
    error StillCommitted(bytes32 id);

    constructor(CapacityConfig memory config) {
        REGISTRY = config.registry;
        MARKET = config.market;
        TOKEN = config.token;
        RESERVATIONS = config.reservations;
        STAKE_PER_POINT = config.stakePerPoint;
        ONLINE_SECONDS = config.onlineSeconds;
    }

    /// @notice Returns the price of one point for one hour at usage factor 1.
    /// @return The price, in wei.
    function basePrice() public view virtual returns (uint256);

    // ------------------------------------------------------------------ online

    /// @notice Announces that a node is online. Operator of the node only.
    /// @param nodeId The node's id.
    function announce(bytes32 nodeId) external {
        if (REGISTRY.node(nodeId).operator != msg.sender) revert NotOperator(msg.sender);
        _presences[nodeId].operator = msg.sender;
        _presences[nodeId].seenAt = uint40(block.timestamp);
        refresh(nodeId);
    }

    /// @notice Recomputes the online score of a node from its stake, score and last announcement. Anyone may call.
    /// @param nodeId The node's id.
    function refresh(bytes32 nodeId) public {
        Presence storage presence = _presences[nodeId];
        (uint32 before, address operator) = (presence.score, presence.operator);
        uint32 score = _countable(nodeId, presence);
        if (score == before) return;
        presence.score = score;
        countedScore[operator] = countedScore[operator] - before + score;
        _changeOnline(before, score);
        emit ScoreCounted(nodeId, operator, score);
    }

    /// @notice Returns the presence of a node.
    /// @param nodeId The node's id.
    /// @return The presence.
    function presenceOf(bytes32 nodeId) public view returns (Presence memory) {
        return _presences[nodeId];
    }

    function _countable(bytes32 nodeId, Presence storage presence) private view returns (uint32) {
        if (block.timestamp > uint256(presence.seenAt) + ONLINE_SECONDS) return 0;
        Node memory node = REGISTRY.node(nodeId);
        Account memory account = REGISTRY.accountOf(presence.operator);
        if (!node.listed || node.operator != presence.operator || !account.admitted || account.jailedUntil != 0) {
            return 0;
        }
        // Bonds leave after a delay. Locks do not count: a task of one's own can lock and unlock within one block.
        uint256 cap = account.bonded / STAKE_PER_POINT;
        uint256 others = countedScore[presence.operator] - presence.score;
        return uint32(Math.min(node.score, cap > others ? cap - others : 0));
    }

    // ------------------------------------------------------------------ committed

    /// @notice Counts a running allocation of the market as committed score. Anyone may call; the bid is checked
    /// against the market.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param part The index of the part.
    /// @param number The number of the assignment on that part, counted from 1.
    /// @return id The assignment's id.
    function commit(Terms calldata terms, Bid calldata bid, uint16 part, uint8 number) external returns (bytes32 id) {
        bytes32 taskId = MARKET.idOf(terms);
        id = _idOf(taskId, part, number);
        if (_commitments[id].node != 0) revert AlreadyCommitted(id);
        if (terms.runSeconds < MIN_RUN) revert TooShort(terms.runSeconds, MIN_RUN);
        Assignment memory assignment = MARKET.assignment(taskId, part, number);
        uint256 until = uint256(assignment.since) + terms.runSeconds;
        if (
            terms.token != TOKEN || assignment.executor == address(0) || assignment.over || block.timestamp >= until
                || MARKET.bidOf(taskId, part, number) != TaskMath.bidHash(bid)
        ) revert NotAllocated(id);
        uint256 paidFor = uint256(bid.price) * 1 hours / (uint256(terms.runSeconds) * basePrice());
        _commit(id, bid.node, paidFor, SafeCast.toUint40(until));
        if (_commitments[id].score == 0) revert NothingToCommit(bid.node);
    }

    /// @notice Releases the commitment of an assignment that ended or ran out of time. Anyone may call.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param number The number of the assignment on that part, counted from 1.
    function release(bytes32 taskId, uint16 part, uint8 number) external {
        bytes32 id = _idOf(taskId, part, number);
        if (block.timestamp < _commitments[id].until && !MARKET.assignment(taskId, part, number).over) {
            revert StillCommitted(id);
        }
        _release(id);
    }

    /// @notice Commits the score of a reserved node in use; commits less when less is available, and never reverts for
    /// that. Reservations contract only.
    /// @param id The reservation's id.
    /// @param nodeId The node's id.
    /// @param score The score to commit, in points.
    /// @param until The time at which the commitment ends by itself, in seconds.
    function commitReserved(bytes32 id, bytes32 nodeId, uint256 score, uint40 until) external {
        if (msg.sender != RESERVATIONS) revert NotReservations(msg.sender);
        _commit(id, nodeId, score, until);
    }

    /// @notice Releases the commitment of a reservation. Reservations contract only.
    /// @param id The reservation's id.
    function releaseReserved(bytes32 id) external {
        if (msg.sender != RESERVATIONS) revert NotReservations(msg.sender);
        _release(id);
    }

    /// @notice Returns a commitment.
    /// @param id The id of the assignment or reservation.
    /// @return The commitment; all zero when there is none.
    function commitmentOf(bytes32 id) external view returns (Commitment memory) {
        return _commitments[id];
    }

    function _commit(bytes32 id, bytes32 nodeId, uint256 wanted, uint40 until) private {
        Presence storage presence = _presences[nodeId];
        uint256 room = presence.score > presence.committed ? presence.score - presence.committed : 0;
        uint32 score = uint32(Math.min(wanted, room));
        if (score == 0 || until <= block.timestamp) return;
        until = _addCommitted(score, until);
        _commitments[id] = Commitment(nodeId, score, until);
        presence.committed += score;
        emit Committed(id, nodeId, score, until);
    }

    function _release(bytes32 id) private {
        Commitment memory commitment = _commitments[id];
        if (commitment.score == 0) return;
        delete _commitments[id];
        _presences[commitment.node].committed -= commitment.score;
        _removeCommitted(commitment.score, commitment.until);
        emit Released(id, commitment.node, commitment.score);
    }

    /// Returns the same id as the market's `assignmentId`.
    function _idOf(bytes32 taskId, uint16 part, uint8 number) private pure returns (bytes32) {
        return keccak256(abi.encode(taskId, part, number));
    }
}
