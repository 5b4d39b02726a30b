// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Balances} from "../market/Balances.sol";
import {Escrow} from "../market/Escrow.sol";
import {ITaskMarket} from "../market/ITaskMarket.sol";
import {Peers} from "../market/Peers.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Bid, Delivery, Outcome, Settlement, Stage, Terms} from "../market/TaskTypes.sol";
import {IParameters} from "../network/IParameters.sol";
import {Account, IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {Dispute, IDisputes} from "./IDisputes.sol";

/// Contested settlements. Whoever contests binds a bond, and the panel votes on one segment, found by bisection off chain.
/// More than half of the members decide; without that in time nobody is slashed and bonds return, so a panel that never
/// votes can delay a settlement but not turn one against the honest side.
contract Disputes is IDisputes, Escrow {
    uint256 internal constant MOST_MEMBERS = 64;

    ITaskMarket internal immutable MARKET;
    IProviderRegistry internal immutable REGISTRY;
    IParameters internal immutable PARAMETERS;
    address internal immutable STAKE_TOKEN;

    /// Since when an account is a member; 0: it is not.
    mapping(address member => uint40) internal _since;
    uint256 public vetoCount;
    mapping(bytes32 deliveryId => Dispute) internal _disputes;
    mapping(bytes32 deliveryId => mapping(address member => bool)) internal _voted;
    mapping(bytes32 deliveryId => bool) internal _foundWrong;

    constructor(Peers memory peers, address market) {
        MARKET = ITaskMarket(market);
        REGISTRY = IProviderRegistry(peers.registry);
        PARAMETERS = IParameters(peers.parameters);
        STAKE_TOKEN = address(REGISTRY.stakeToken());
    }

    /// Governance gives and takes the role; it gets no say in a single dispute.
    function appoint(address member, bool appointed) external {
        if (msg.sender != PARAMETERS.governance()) revert NotGovernance(msg.sender);
        if (appointed == isVeto(member)) return;
        if (appointed) {
            if (vetoCount == MOST_MEMBERS) revert PanelFull();
            _since[member] = uint40(block.timestamp);
            ++vetoCount;
        } else {
            delete _since[member];
            --vetoCount;
        }
        emit MemberAppointed(member, appointed);
    }

    /// Contests a settlement within its window. The bond is the rules' at posting; none is asked where the council itself
    /// left the question open.
    function contest(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        uint64 segment,
        bytes32 evidence
    ) external nonReentrant {
        bytes32 deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        if (_disputes[deliveryId].openedAt != 0) revert DisputeExists(deliveryId);
        if (segment >= delivery.segments) revert NoSuchSegment(segment);
        MARKET.contest(terms, bid, delivery, settlement);
        Dispute storage made = _disputes[deliveryId];
        made.openedAt = uint40(block.timestamp);
        made.until = uint40(block.timestamp) + terms.rules.voteSeconds;
        // forge-lint: disable-next-line(unsafe-typecast) at most 64
        made.members = uint16(vetoCount);
        made.segment = segment;
        made.challenger = msg.sender;
        made.executor = delivery.executor;
        bool free = settlement.stage == Stage.Undecided && settlement.acceptedBps != 10_000;
        if (!free) {
            made.bond = terms.rules.disputeBond;
            _pull(STAKE_TOKEN, msg.sender, terms.rules.disputeBond);
        }
        emit Contested(deliveryId, msg.sender, segment, evidence, made.until);
    }

    /// One vote for each member who held the role and the stake before the dispute, and has no part in the task.
    function vote(Terms calldata terms, Delivery calldata delivery, bool workIsGood, bytes32 evidence) external {
        bytes32 deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        if (delivery.taskId != TaskMath.taskId(address(MARKET), terms)) revert NoDispute(deliveryId);
        Dispute storage held = _disputes[deliveryId];
        if (held.openedAt == 0) revert NoDispute(deliveryId);
        if (block.timestamp > held.until) revert VotingOver(held.until);
        uint40 since = _since[msg.sender];
        if (since == 0 || since >= held.openedAt) revert NotMember(msg.sender);
        if (_voted[deliveryId][msg.sender]) revert VotedAlready(msg.sender);
        if (
            msg.sender == terms.client || msg.sender == terms.signer || msg.sender == held.challenger
                || msg.sender == held.executor
        ) revert Conflicted(msg.sender);
        _checkStake(terms);
        _voted[deliveryId][msg.sender] = true;
        if (workIsGood) ++held.forWork;
        else ++held.againstWork;
        emit Voted(deliveryId, msg.sender, workIsGood, evidence);
    }

    /// Carries the panel's decision out, as soon as more than half agree, or the time is over. Anyone may call.
    function resolve(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external
    {
        bytes32 deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        Dispute memory held = _disputes[deliveryId];
        if (held.openedAt == 0) revert NoDispute(deliveryId);
        Outcome outcome = Outcome.Neutral;
        if (uint256(held.forWork) * 2 > held.members) outcome = Outcome.Paid;
        else if (uint256(held.againstWork) * 2 > held.members) outcome = Outcome.Fraud;
        else if (block.timestamp <= held.until) revert VotingOpen(held.until);
        _foundWrong[deliveryId] = outcome == Outcome.Fraud;
        bool claimedGood = settlement.stage == Stage.Rejected;
        _moveBond(held, outcome, claimedGood);
        // Only who showed that accepted work was wrong has proven something.
        address prover = claimedGood || held.bond == 0 ? address(0) : held.challenger;
        MARKET.resolve(terms, bid, delivery, settlement, outcome, prover);
        emit Resolved(deliveryId, outcome);
    }

    function isVeto(address account) public view returns (bool) {
        return _since[account] != 0;
    }

    function disputeOf(bytes32 deliveryId) external view returns (Dispute memory) {
        return _disputes[deliveryId];
    }

    function wrongSegment(bytes32 deliveryId) external view returns (uint256) {
        return _foundWrong[deliveryId] ? _disputes[deliveryId].segment : type(uint256).max;
    }

    /// A bond comes back unless the panel found that its owner was wrong; then it is burned.
    function _moveBond(Dispute memory held, Outcome outcome, bool claimedGood) private {
        if (held.bond == 0) return;
        bool lost = outcome == (claimedGood ? Outcome.Fraud : Outcome.Paid);
        address to = lost ? BURNED : held.challenger;
        _credit(STAKE_TOKEN, to, held.bond);
        emit BondMoved(to, held.bond);
    }

    function _checkStake(Terms calldata terms) private view {
        Account memory account = REGISTRY.accountOf(msg.sender);
        uint256 stake = uint256(account.free) + account.locked + account.bonded;
        if (stake < terms.rules.vetoStake) revert MemberStakeTooLow(msg.sender, stake, terms.rules.vetoStake);
    }
}
