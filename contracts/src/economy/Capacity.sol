// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Tenure} from "../market/ITaskMarket.sol";
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
    address token; // the network token: escrow in others counts for nothing, their worth is unknown here
    address reservations;
    uint256 stakePerPoint; // wei of slow stake that backs one point of online score
    uint40 onlineSeconds; // an operator says again within this time that its node is there
}

/// How much score is online and how much of it is committed, from stake and allocations alone.
///
/// Nobody is believed: online score is capped by stake that cannot leave quickly (council bond and locks, so no loan of
/// one transaction can fake it), and an allocation counts with the score that its escrow pays for at the base price.
/// Anyone may add an allocation that runs, and anyone may take out what has ended; providers gain by the first, clients
/// by the second.
abstract contract Capacity is UsageAverage {
    struct Presence {
        address operator;
        uint40 seenAt;
        uint32 score; // counted as online
        uint64 committed; // of it; more than `score` only when the score has shrunk since
    }

    struct Commitment {
        bytes32 node;
        uint32 score;
        uint40 until; // ends by itself then
    }

    /// Shorter work does not count: it would be counted to the end of its hour for a minute's price.
    uint256 public constant LEAST_RUN = 1 hours;

    IProviderRegistry public immutable REGISTRY;
    IAllocations public immutable MARKET;
    address public immutable TOKEN;
    address public immutable RESERVATIONS;
    uint256 public immutable STAKE_PER_POINT;
    uint40 public immutable ONLINE_SECONDS;

    mapping(bytes32 nodeId => Presence) private _presences;
    mapping(address operator => uint256) public countedScore;
    mapping(bytes32 id => Commitment) private _commitments;

    event ScoreCounted(bytes32 indexed nodeId, address indexed operator, uint32 score);
    event Committed(bytes32 indexed id, bytes32 indexed nodeId, uint32 score, uint40 until);
    event Released(bytes32 indexed id, bytes32 indexed nodeId, uint32 score);

    error NotOperator(address caller);
    error NotReservations(address caller);
    error NotAllocated(bytes32 id);
    error AlreadyCommitted(bytes32 id);
    error NothingToCommit(bytes32 nodeId);
    error TooShort(uint256 runSeconds, uint256 least);
    error StillCommitted(bytes32 id);

    constructor(CapacityConfig memory config) {
        REGISTRY = config.registry;
        MARKET = config.market;
        TOKEN = config.token;
        RESERVATIONS = config.reservations;
        STAKE_PER_POINT = config.stakePerPoint;
        ONLINE_SECONDS = config.onlineSeconds;
    }

    function basePrice() public view virtual returns (uint256);

    // ------------------------------------------------------------------ online

    /// The operator says that its node is there.
    function announce(bytes32 nodeId) external {
        if (REGISTRY.node(nodeId).operator != msg.sender) revert NotOperator(msg.sender);
        _presences[nodeId].operator = msg.sender;
        _presences[nodeId].seenAt = uint40(block.timestamp);
        refresh(nodeId);
    }

    /// Looks again at a node's stake, score and presence; anyone may ask, in both directions.
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

    function presenceOf(bytes32 nodeId) public view returns (Presence memory) {
        return _presences[nodeId];
    }

    function _countable(bytes32 nodeId, Presence storage presence) private view returns (uint32) {
        if (block.timestamp > uint256(presence.seenAt) + ONLINE_SECONDS) return 0;
        Node memory node = REGISTRY.node(nodeId);
        Account memory held = REGISTRY.accountOf(presence.operator);
        if (!node.listed || node.operator != presence.operator || !held.admitted || held.jailedUntil != 0) return 0;
        uint256 cap = (uint256(held.bonded) + held.locked) / STAKE_PER_POINT;
        uint256 others = countedScore[presence.operator] - presence.score;
        return uint32(Math.min(node.score, cap > others ? cap - others : 0));
    }

    // ------------------------------------------------------------------ committed

    /// Counts an allocation of the market that runs now. Its bid is checked against the market's own record.
    function commit(Terms calldata terms, Bid calldata bid, uint16 part, uint8 number) external returns (bytes32 id) {
        bytes32 taskId = MARKET.idOf(terms);
        id = _idOf(taskId, part, number);
        if (_commitments[id].node != 0) revert AlreadyCommitted(id);
        if (terms.runSeconds < LEAST_RUN) revert TooShort(terms.runSeconds, LEAST_RUN);
        Tenure memory tenure = MARKET.tenure(taskId, part, number);
        uint256 until = uint256(tenure.since) + terms.runSeconds;
        if (
            terms.token != TOKEN || tenure.executor == address(0) || tenure.over || block.timestamp >= until
                || MARKET.bidOf(taskId, part, number) != TaskMath.bidHash(bid)
        ) revert NotAllocated(id);
        uint256 paidFor = uint256(bid.price) * 1 hours / (uint256(terms.runSeconds) * basePrice());
        _commit(id, bid.node, paidFor, SafeCast.toUint40(until));
        if (_commitments[id].score == 0) revert NothingToCommit(bid.node);
    }

    /// Takes out an allocation that has ended or should have.
    function release(bytes32 taskId, uint16 part, uint8 number) external {
        bytes32 id = _idOf(taskId, part, number);
        if (block.timestamp < _commitments[id].until && !MARKET.tenure(taskId, part, number).over) {
            revert StillCommitted(id);
        }
        _release(id);
    }

    /// Reservations only: a reserved node that is in use. Never reverts for want of score.
    function hold(bytes32 id, bytes32 nodeId, uint256 score, uint40 until) external {
        if (msg.sender != RESERVATIONS) revert NotReservations(msg.sender);
        _commit(id, nodeId, score, until);
    }

    function unhold(bytes32 id) external {
        if (msg.sender != RESERVATIONS) revert NotReservations(msg.sender);
        _release(id);
    }

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
        Commitment memory held = _commitments[id];
        if (held.score == 0) return;
        delete _commitments[id];
        _presences[held.node].committed -= held.score;
        _removeCommitted(held.score, held.until);
        emit Released(id, held.node, held.score);
    }

    /// As the market numbers its tenures.
    function _idOf(bytes32 taskId, uint16 part, uint8 number) private pure returns (bytes32) {
        return keccak256(abi.encode(taskId, part, number));
    }
}
