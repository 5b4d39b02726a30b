// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

import {ICheckedWork, Verdict} from "../../src/council/ICheckedWork.sol";
import {TaskMath} from "../../src/market/TaskMath.sol";
import {Bid, Delivery, Doubt, Outcome, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Award, Fault, IProviderRegistry} from "../../src/registry/IProviderRegistry.sol";

/// A second contract whose work the council checks: audits of the answers that a service gave. An audit has no bidding,
/// no award and no pay, because the answers were paid before; the client pays the seats, and a wrong answer costs the
/// executor the stake that was locked for it.
contract AnswerAudits is ICheckedWork {
    uint40 internal constant IN_DISPUTE = type(uint40).max;

    struct Audit {
        bytes32 commitment; // hash(delivery, settlement) while the audit is open
        address executor;
        uint96 stake; // still locked
        uint96 accusers; // set aside for the seats that found a wrong answer
        Outcome outcome;
    }

    IProviderRegistry internal registry;
    IERC20 internal token;
    address internal council;
    address internal disputes;
    mapping(bytes32 deliveryId => Audit) internal audits;

    error NotAllowed(address account);

    modifier only(address account) {
        if (msg.sender != account) revert NotAllowed(msg.sender);
        _;
    }

    function connect(IProviderRegistry registry_, IERC20 token_, address council_, address disputes_) external {
        (registry, token, council, disputes) = (registry_, token_, council_, disputes_);
    }

    function idOf(Terms calldata terms) external view returns (bytes32) {
        return TaskMath.taskId(address(this), terms);
    }

    /// Opens an audit of the caller's own service. The fees of its seats were sent before.
    function open(Terms calldata terms, Delivery calldata delivery, uint96 stake) external only(terms.client) {
        if (delivery.taskId != TaskMath.taskId(address(this), terms)) revert NotAllowed(msg.sender);
        Settlement memory delivered;
        delivered.stage = Stage.Delivered;
        Audit storage audit = audits[_idOf(delivery)];
        audit.commitment = keccak256(abi.encode(TaskMath.deliveryHash(delivery), delivered));
        (audit.executor, audit.stake) = (delivery.executor, stake);
        if (stake != 0) registry.lock(delivery.executor, stake);
    }

    function isAt(Delivery calldata delivery, Settlement calldata settlement) public view returns (bool) {
        return audits[_idOf(delivery)].commitment == keccak256(abi.encode(TaskMath.deliveryHash(delivery), settlement));
    }

    function isDelivered(bytes32 deliveryId, bytes32 deliveryHash) external view returns (bool) {
        Settlement memory delivered;
        delivered.stage = Stage.Delivered;
        return audits[deliveryId].commitment == keccak256(abi.encode(deliveryHash, delivered));
    }

    function settle(
        Terms calldata terms,
        Bid calldata,
        Delivery calldata delivery,
        Verdict calldata verdict,
        bytes calldata
    ) external only(council) returns (bool closed) {
        Settlement memory delivered;
        delivered.stage = Stage.Delivered;
        Audit storage audit = audits[_idOf(delivery)];
        if (audit.commitment != keccak256(abi.encode(TaskMath.deliveryHash(delivery), delivered))) {
            revert NotAllowed(msg.sender);
        }
        for (uint256 i = 0; i < verdict.seats.length; ++i) {
            token.transfer(verdict.seats[i], verdict.fee);
        }
        if (verdict.stage == Stage.Accepted && verdict.doubt == Doubt.None) {
            _close(audit, Outcome.Paid, address(0));
            return true;
        }
        Settlement memory settled;
        (settled.stage, settled.doubt) = (verdict.stage, verdict.doubt);
        settled.until = uint40(block.timestamp) + terms.rules.contestSeconds;
        audit.commitment = keccak256(abi.encode(TaskMath.deliveryHash(delivery), settled));
    }

    function close(Delivery calldata delivery, Settlement calldata settlement) external {
        if (!isAt(delivery, settlement) || block.timestamp <= settlement.until) revert NotAllowed(msg.sender);
        _close(audits[_idOf(delivery)], _verdictOf(settlement.stage), address(0));
    }

    function contest(Terms calldata, Bid calldata, Delivery calldata delivery, Settlement calldata settlement)
        external
        only(disputes)
    {
        if (!isAt(delivery, settlement) || block.timestamp > settlement.until) revert NotAllowed(msg.sender);
        Settlement memory contested = settlement;
        contested.until = IN_DISPUTE;
        audits[_idOf(delivery)].commitment = keccak256(abi.encode(TaskMath.deliveryHash(delivery), contested));
    }

    function resolve(
        Terms calldata,
        Bid calldata,
        Delivery calldata delivery,
        Settlement calldata settlement,
        Outcome outcome,
        address prover,
        address[] calldata
    ) external only(disputes) {
        if (!isAt(delivery, settlement)) revert NotAllowed(msg.sender);
        if (outcome == Outcome.Neutral) outcome = _verdictOf(settlement.stage);
        _close(audits[_idOf(delivery)], outcome, prover);
    }

    function outcomeOf(bytes32 deliveryId) external view returns (Outcome) {
        return audits[deliveryId].outcome;
    }

    function accuserShare(bytes32 deliveryId) external view returns (uint256) {
        return audits[deliveryId].accusers;
    }

    function rewardAccusers(bytes32 deliveryId, address[] calldata seats, uint256[] calldata amounts)
        external
        only(council)
    {
        Audit storage audit = audits[deliveryId];
        Award[] memory awards = new Award[](seats.length);
        for (uint256 i = 0; i < seats.length; ++i) {
            awards[i] = Award(seats[i], uint96(amounts[i]));
        }
        registry.slash(audit.executor, audit.accusers, Fault.WrongWork, awards);
        audit.accusers = 0;
    }

    function _verdictOf(Stage stage) private pure returns (Outcome) {
        if (stage == Stage.Accepted) return Outcome.Paid;
        return stage == Stage.Rejected ? Outcome.Fraud : Outcome.Neutral;
    }

    function _close(Audit storage audit, Outcome outcome, address prover) private {
        (audit.outcome, audit.commitment) = (outcome, 0);
        if (outcome != Outcome.Fraud) return registry.unlock(audit.executor, audit.stake);
        uint96 share = audit.stake / 10;
        Award[] memory awards = new Award[](prover == address(0) ? 0 : 1);
        if (prover == address(0)) audit.accusers = share;
        else awards[0] = Award(prover, share);
        registry.slash(audit.executor, audit.stake - audit.accusers, Fault.WrongWork, awards);
    }

    function _idOf(Delivery calldata delivery) private pure returns (bytes32) {
        return TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
    }
}
