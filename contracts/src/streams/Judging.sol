// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ICheckedWork, Verdict} from "../council/ICheckedWork.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Bid, CheckMode, Delivery, Doubt, Outcome, Settlement, Stage, Terms} from "../market/TaskTypes.sol";
import {ICallers} from "../network/ICallers.sol";
import {AuditEnding} from "./AuditEnding.sol";
import {IStreamAudits, Ruling} from "./IStreamAudits.sol";
import {StreamMath} from "./StreamMath.sol";
import {StreamTerms} from "./StreamTypes.sol";

/// From a verdict over contest and ruling to the end of an audit.
abstract contract Judging is AuditEnding {
    uint40 internal constant IN_DISPUTE = type(uint40).max;

    // ------------------------------------------------------------------ council and panel

    /// @inheritdoc ICheckedWork
    /// @dev Where all seats agree that the answer is right, the audit is closed at once if `acceptance` has the stream's
    /// terms. There is no bid.
    function settle(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Verdict calldata verdict,
        bytes calldata acceptance
    ) external returns (bool closed) {
        _only(terms.how == CheckMode.Margin ? PANEL : COUNCIL);
        bytes32 deliveryId = _expect(terms, delivery, _delivered());
        // A council charges an executor's price with fees; nobody bid for an answer.
        if (bid.price != 0) revert NoSuchAudit(deliveryId);
        Settlement memory settled;
        settled.stage = verdict.stage;
        settled.doubt = verdict.doubt;
        // A wrong challenger of an accepted answer pays the jury, also where only a majority decided:
        // there may be no seat on the other side to pay it. Asking the jury is free where the seats decided nothing.
        if (settled.doubt == Doubt.Majority && settled.stage != Stage.Undecided) settled.doubt = Doubt.Split;
        settled.fees = _paySeats(verdict);
        settled.until = uint40(block.timestamp) + terms.rules.contestSeconds;
        emit AuditSettled(deliveryId, settled);
        if (
            settled.stage == Stage.Accepted && settled.doubt == Doubt.None
                && acceptance.length == StreamMath.TERMS_BYTES
        ) {
            Ruling memory right;
            right.outcome = Outcome.Paid;
            _end(_streamIn(acceptance), terms, delivery, settled, right);
            return true;
        }
        _audits[deliveryId] = _commitment(TaskMath.deliveryHash(delivery), settled);
    }

    function _paySeats(Verdict calldata verdict) private returns (uint128 fees) {
        address[] calldata seats = verdict.seats;
        for (uint256 i = 0; i < seats.length; ++i) {
            _credit(STAKE_TOKEN, seats[i], verdict.fee);
        }
        // forge-lint: disable-next-line(unsafe-typecast) at most the bond
        return uint128(seats.length * verdict.fee);
    }

    /// Reads the terms in place; `endAudit` decodes them.
    function _streamIn(bytes calldata data) private pure returns (StreamTerms calldata stream) {
        assembly ("memory-safe") {
            stream := data.offset
        }
    }

    // ------------------------------------------------------------------ jury

    /// @inheritdoc ICheckedWork
    function contest(Terms calldata terms, Bid calldata, Delivery calldata delivery, Settlement calldata settlement)
        external
    {
        _only(DISPUTES);
        bytes32 deliveryId = _expect(terms, delivery, settlement);
        if (settlement.stage < Stage.Accepted || settlement.until == IN_DISPUTE) revert NoSuchAudit(deliveryId);
        if (block.timestamp > settlement.until) revert AuditTooLate(settlement.until);
        Settlement memory contested = settlement;
        contested.until = IN_DISPUTE;
        _audits[deliveryId] = _commitment(TaskMath.deliveryHash(delivery), contested);
    }

    /// @inheritdoc ICheckedWork
    function resolve(
        Terms calldata terms,
        Bid calldata,
        Delivery calldata delivery,
        Settlement calldata settlement,
        Outcome outcome,
        address prover,
        address[] calldata jurors
    ) external {
        _only(DISPUTES);
        bytes32 deliveryId = _expect(terms, delivery, settlement);
        if (settlement.until != IN_DISPUTE) revert NoSuchAudit(deliveryId);
        // Without a ruling the verdict stands.
        Ruling memory ruling =
            Ruling(outcome == Outcome.Neutral ? _uncontested(settlement.stage) : outcome, prover, jurors);
        _audits[deliveryId] = _ruled(delivery, settlement, ruling);
        emit AuditRuled(deliveryId, ruling);
    }

    // ------------------------------------------------------------------ anyone

    /// @inheritdoc IStreamAudits
    function close(
        StreamTerms calldata stream,
        Terms calldata terms,
        Delivery calldata delivery,
        Settlement calldata settlement
    ) external {
        bytes32 deliveryId = _expect(terms, delivery, settlement);
        if (settlement.stage < Stage.Accepted) revert NoSuchAudit(deliveryId);
        if (block.timestamp <= settlement.until) revert AuditTooEarly(settlement.until);
        Ruling memory verdict;
        verdict.outcome = _uncontested(settlement.stage);
        _end(stream, terms, delivery, settlement, verdict);
    }

    /// @inheritdoc IStreamAudits
    function enforce(
        StreamTerms calldata stream,
        Terms calldata terms,
        Delivery calldata delivery,
        Settlement calldata settlement,
        Ruling calldata ruling
    ) external {
        bytes32 deliveryId = _idOf(terms, delivery);
        (Settlement memory held, Ruling memory given) = (settlement, ruling);
        if (_audits[deliveryId] != _ruled(delivery, held, given)) revert NoSuchAudit(deliveryId);
        _end(stream, terms, delivery, held, given);
    }

    /// @inheritdoc IStreamAudits
    function voidAudit(StreamTerms calldata stream, Terms calldata terms, Delivery calldata delivery) external {
        Settlement memory delivered = _delivered();
        _expect(terms, delivery, delivered);
        uint96 stake = STREAMS.subscriptionOf(terms.payData, delivery.executor).stake;
        if (stake != 0) revert StakeIsHeld(stake);
        Ruling memory none;
        none.outcome = Outcome.Void;
        _end(stream, terms, delivery, delivered, none);
    }

    // ------------------------------------------------------------------ reading

    /// @inheritdoc ICheckedWork
    function isAt(Delivery calldata delivery, Settlement calldata settlement) external view returns (bool) {
        bytes32 deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        return _audits[deliveryId] == _commitment(TaskMath.deliveryHash(delivery), settlement);
    }

    /// @inheritdoc ICheckedWork
    function isDelivered(bytes32 deliveryId, bytes32 deliveryHash) external view returns (bool) {
        return _audits[deliveryId] == _commitment(deliveryHash, _delivered());
    }

    /// @inheritdoc ICheckedWork
    function outcomeOf(bytes32 deliveryId) external view returns (Outcome) {
        uint256 word = uint256(_audits[deliveryId]);
        return word <= uint256(type(Outcome).max) ? Outcome(word) : Outcome.Open;
    }

    // ------------------------------------------------------------------ steps

    function _only(address account) private view {
        if (msg.sender != account) revert ICallers.NotNetworkContract(msg.sender);
    }

    function _uncontested(Stage stage) private pure returns (Outcome) {
        if (stage == Stage.Accepted) return Outcome.Paid;
        return stage == Stage.Rejected ? Outcome.Fraud : Outcome.Neutral;
    }

    function _ruled(Delivery calldata delivery, Settlement memory settlement, Ruling memory ruling)
        private
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(_commitment(TaskMath.deliveryHash(delivery), settlement), ruling));
    }

    function _expect(Terms calldata terms, Delivery calldata delivery, Settlement memory settlement)
        private
        view
        returns (bytes32 deliveryId)
    {
        deliveryId = _idOf(terms, delivery);
        if (_audits[deliveryId] != _commitment(TaskMath.deliveryHash(delivery), settlement)) {
            revert NoSuchAudit(deliveryId);
        }
    }

    /// Returns the delivery's id; it hashes the terms, so that others are refused.
    function _idOf(Terms calldata terms, Delivery calldata delivery) private view returns (bytes32 deliveryId) {
        deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        if (delivery.taskId != TaskMath.taskId(address(this), terms)) revert NoSuchAudit(deliveryId);
    }
}
