// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ICheckedWork} from "../council/ICheckedWork.sol";
import {Escrow} from "../market/Escrow.sol";
import {NetworkContracts} from "../market/NetworkContracts.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Bid, CheckMode, Delivery, Doubt, Outcome, Settlement, Stage, Terms} from "../market/TaskTypes.sol";
import {Callers} from "../network/Callers.sol";
import {IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {Dispute, IDisputes} from "./IDisputes.sol";
import {Jury} from "./Jury.sol";

/// Disputes about settlements. A challenger names a segment and deposits a bond; each named segment has its own vote, so
/// that a friendly contest shuts nobody out. The jury replays what the council was to replay and the named segment. More
/// than half of the jurors that may judge the task decide; a jury that does not vote changes nothing: the council's verdict
/// stands and the bond returns.
///
/// The jury's pay for a case is the bond, whatever it rules: the side that loses pays it. A challenger that was wrong
/// loses its bond; otherwise the seats that were wrong pay the same amount, or the executor where there were no seats.
contract Disputes is IDisputes, Jury, Escrow {
    address internal immutable STAKE_TOKEN;

    mapping(bytes32 deliveryId => mapping(uint256 segment => Dispute)) internal _disputes;
    mapping(bytes32 deliveryId => mapping(uint256 segment => mapping(address member => bool))) internal _voted;

    /// The jurors that voted alike. Votes that compared with different tolerances are different votes.
    mapping(bytes32 deliveryId => mapping(uint256 segment => mapping(bytes32 opinion => address[]))) internal _jurors;

    constructor(NetworkContracts memory contracts, address[] memory callers) Callers(callers) Jury(contracts) {
        STAKE_TOKEN = address(REGISTRY.stakeToken());
    }

    /// @inheritdoc IDisputes
    function contest(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        uint64 segment,
        bytes32 evidence
    ) external nonReentrant {
        bytes32 deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        if (segment >= delivery.segments) revert NoSuchSegment(segment);
        Dispute storage dispute = _disputes[deliveryId][segment];
        if (dispute.openedAt != 0) revert DisputeExists(deliveryId, segment);
        _open(terms, bid, delivery, settlement, deliveryId);
        dispute.openedAt = uint40(block.timestamp);
        // Every segment can be named, each in a dispute of its own, so that the jury may have to replay the whole delivery.
        uint256 replay = TaskMath.replaySeconds(terms, delivery.segments);
        // forge-lint: disable-next-line(unsafe-typecast) seconds
        dispute.until = uint40(block.timestamp + terms.rules.voteSeconds + replay);
        dispute.members = _countJudges(terms, _contests[deliveryId], msg.sender);
        dispute.challenger = msg.sender;
        // Where only a majority of the seats decided, or nobody, asking the jury is free.
        if (settlement.doubt != Doubt.Majority && settlement.stage != Stage.Undecided) {
            dispute.bond = terms.rules.disputeBond;
            _pull(STAKE_TOKEN, msg.sender, terms.rules.disputeBond);
        }
        emit Contested(deliveryId, segment, msg.sender, evidence, dispute.until);
    }

    /// Marks the delivery as contested with its first dispute; later ones only count.
    function _open(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        bytes32 deliveryId
    ) private {
        Contest storage case_ = _contests[deliveryId];
        ICheckedWork caller = _expectCaller(terms, delivery, deliveryId);
        if (case_.until == 0) {
            (case_.until, case_.stage) = (settlement.until, settlement.stage);
            (case_.since, case_.executor) = (delivery.since, delivery.executor);
            caller.contest(terms, bid, delivery, settlement);
        } else {
            if (!caller.isAt(delivery, settlement)) revert NoDispute(deliveryId);
            if (block.timestamp > case_.until) revert ContestOver(case_.until);
        }
        ++case_.open;
    }

    /// @inheritdoc IDisputes
    function vote(
        Terms calldata terms,
        Delivery calldata delivery,
        uint64 segment,
        bool workIsGood,
        uint128 tolerance,
        bytes32 evidence
    ) external {
        bytes32 deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        _expectCaller(terms, delivery, deliveryId);
        Dispute storage dispute = _disputes[deliveryId][segment];
        if (dispute.openedAt == 0) revert NoDispute(deliveryId);
        if (block.timestamp > dispute.until) revert VotingOver(dispute.until);
        // A replay gives the same bytes or is wrong; results of replicas and log-probabilities are compared within a
        // tolerance.
        if (tolerance != 0 && terms.how != CheckMode.Redundant && terms.how != CheckMode.Margin) {
            revert NotComparable(tolerance);
        }
        _expectJuror(terms, _contests[deliveryId], dispute.challenger);
        if (_voted[deliveryId][segment][msg.sender]) revert VotedAlready(msg.sender);
        _voted[deliveryId][segment][msg.sender] = true;
        _count(dispute, _jurors[deliveryId][segment][_opinion(workIsGood, tolerance)], workIsGood, tolerance);
        emit Voted(deliveryId, segment, msg.sender, workIsGood, tolerance, evidence);
    }

    /// Adds the caller to those that voted alike. The largest such group of each side counts.
    function _count(Dispute storage dispute, address[] storage alike, bool workIsGood, uint128 tolerance) private {
        alike.push(msg.sender);
        // forge-lint: disable-next-line(unsafe-typecast) at most 64
        uint16 size = uint16(alike.length);
        if (workIsGood) {
            if (size > dispute.forWork) dispute.forWork = size;
        } else if (size > dispute.againstWork) {
            dispute.againstWork = size;
        }
        if (uint256(size) * 2 > dispute.members) dispute.tolerance = tolerance;
    }

    /// @inheritdoc IDisputes
    function resolve(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        uint64 segment
    ) external {
        bytes32 deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        Dispute storage dispute = _disputes[deliveryId][segment];
        if (dispute.openedAt == 0 || dispute.resolved) revert NoDispute(deliveryId);
        Contest storage case_ = _contests[deliveryId];
        Outcome ruling = _rulingOf(dispute, case_.closed);
        dispute.resolved = true;
        --case_.open;
        bool claimedGood = case_.stage == Stage.Rejected;
        address[] memory unpaid = _moveBond(deliveryId, segment, dispute, ruling, claimedGood);
        emit Resolved(deliveryId, segment, ruling, dispute.tolerance);
        if (case_.closed) return;
        if (unpaid.length != 0) _owed[deliveryId] = Owed(terms.rules.disputeBond, unpaid);
        // Wrong work is wrong whatever others find. A ruling that the work is right overturns a verdict; where it only
        // confirms one, others may still name a wrong segment.
        bool isFinal =
            ruling == Outcome.Fraud || (ruling == Outcome.Paid && (claimedGood || case_.stage == Stage.Undecided));
        if (!isFinal && (case_.open != 0 || block.timestamp <= case_.until)) return;
        case_.closed = true;
        // Only a challenger that showed accepted work to be wrong, at its own risk, has proven something.
        bool proven = ruling == Outcome.Fraud && !claimedGood && dispute.bond != 0;
        address prover = proven ? dispute.challenger : address(0);
        _expectCaller(terms, delivery, deliveryId).resolve(terms, bid, delivery, settlement, ruling, prover, unpaid);
    }

    /// @inheritdoc IDisputes
    function close(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external
    {
        bytes32 deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        Contest storage case_ = _contests[deliveryId];
        if (case_.until == 0 || case_.open != 0 || case_.closed) revert NoDispute(deliveryId);
        if (block.timestamp <= case_.until) revert VotingOpen(case_.until);
        case_.closed = true;
        _expectCaller(terms, delivery, deliveryId)
            .resolve(terms, bid, delivery, settlement, Outcome.Neutral, address(0), new address[](0));
    }

    /// @inheritdoc IDisputes
    function disputeOf(bytes32 deliveryId, uint64 segment) external view returns (Dispute memory) {
        return _disputes[deliveryId][segment];
    }

    /// Returns the ruling: more than half of the jury, or none when its time is over or the delivery is closed.
    function _rulingOf(Dispute storage dispute, bool closed) private view returns (Outcome) {
        if (uint256(dispute.forWork) * 2 > dispute.members) return Outcome.Paid;
        if (uint256(dispute.againstWork) * 2 > dispute.members) return Outcome.Fraud;
        if (!closed && block.timestamp <= dispute.until) revert VotingOpen(dispute.until);
        return Outcome.Neutral;
    }

    /// Returns the bond, or shares it among the jurors that ruled when the challenger was wrong. Returns the jurors that
    /// ruled and that no bond pays.
    function _moveBond(bytes32 deliveryId, uint64 segment, Dispute storage dispute, Outcome ruling, bool claimedGood)
        private
        returns (address[] memory unpaid)
    {
        uint256 bond = dispute.bond;
        bool ruled = ruling != Outcome.Neutral;
        if (ruled) unpaid = _jurors[deliveryId][segment][_opinion(ruling == Outcome.Paid, dispute.tolerance)];
        if (bond == 0) return unpaid;
        if (ruling != (claimedGood ? Outcome.Fraud : Outcome.Paid)) {
            _credit(STAKE_TOKEN, dispute.challenger, bond);
            emit BondMoved(dispute.challenger, bond);
            return unpaid;
        }
        uint256 share = bond / unpaid.length;
        for (uint256 i = 0; i < unpaid.length; ++i) {
            // The first juror has what the division leaves.
            uint256 amount = i == 0 ? bond - share * (unpaid.length - 1) : share;
            _credit(STAKE_TOKEN, unpaid[i], amount);
            emit BondMoved(unpaid[i], amount);
        }
        return new address[](0);
    }

    function _opinion(bool workIsGood, uint128 tolerance) private pure returns (bytes32) {
        return keccak256(abi.encode(workIsGood, tolerance));
    }

    /// Returns the contract that the delivery was made to.
    function _expectCaller(Terms calldata terms, Delivery calldata delivery, bytes32 deliveryId)
        private
        view
        returns (ICheckedWork caller)
    {
        caller = _callerOf(terms, delivery.taskId);
        if (address(caller) == address(0)) revert NoDispute(deliveryId);
    }
}
