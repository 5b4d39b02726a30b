// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Verdict} from "../council/ICheckedWork.sol";
import {Work} from "../pay/IPaymentFunction.sol";
import {PaymentCall} from "../pay/PaymentCall.sol";
import {Award, Fault} from "../registry/IProviderRegistry.sol";
import {Assignment, Part, Pool} from "./ITaskMarket.sol";
import {MarketState} from "./MarketState.sol";
import {NetworkContracts} from "./NetworkContracts.sol";
import {TaskMath} from "./TaskMath.sol";
import {
    Bid,
    CheckMode,
    CutReason,
    Delivery,
    Doubt,
    Outcome,
    PartStatus,
    Settlement,
    Stage,
    Terms
} from "./TaskTypes.sol";
import {TypedData} from "./TypedData.sol";

/// From a verdict to payment. Work on which all seats agree is paid at once when the client has signed for it. Everything
/// else is paid or slashed at its close, after the time to contest it.
abstract contract Settling is MarketState {
    uint40 internal constant IN_DISPUTE = type(uint40).max;

    /// Identifies a delivery within a call.
    struct DeliveryContext {
        PartRef ref;
        bytes32 deliveryId;
        bytes32 deliveryHash;
        bytes32 assignmentId;
        uint256 budget; // budget of the part, in wei
        address prover; // proved accepted work wrong; zero for none
        address[] jurors; // of a ruling that no bond pays
        uint256 juryFees; // paid to them out of the budget, in wei
    }

    address internal immutable COUNCIL;
    address internal immutable REPLICAS;
    address internal immutable DISPUTES;

    constructor(NetworkContracts memory contracts) {
        COUNCIL = contracts.council;
        REPLICAS = contracts.replicas;
        DISPUTES = contracts.disputes;
    }

    // ------------------------------------------------------------------ council

    /// @dev See {ICheckedWork-settle}. With the client's acceptance the delivery is closed at once.
    function settle(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Verdict calldata verdict,
        bytes calldata acceptance
    ) external returns (bool closed) {
        if (msg.sender != COUNCIL && msg.sender != REPLICAS) {
            revert NotNetworkContract(msg.sender);
        }
        Settlement memory settled = _firstSettlement(terms, delivery.cut, delivery.deliveredAt);
        DeliveryContext memory c = _expect(terms, bid, delivery, settled);
        if (settled.stage != Stage.Delivered) revert WrongStage(settled.stage);
        Assignment storage assignment = _assignments[c.assignmentId];
        if (assignment.slashed || _isVoid(terms, bid, assignment)) revert WrongStage(Stage.Rejected);
        if (assignment.next != delivery.seq) revert EarlierDeliveryOpen(delivery.seq, assignment.next);
        settled.stage = verdict.stage;
        settled.doubt = verdict.doubt;
        settled.fees = _paySeats(terms, c, verdict);
        settled.charged = uint128(uint256(verdict.charged) * verdict.fee);
        settled.until = uint40(block.timestamp) + terms.rules.contestSeconds;
        bool accepted = verdict.stage == Stage.Accepted;
        if (accepted) assignment.next = delivery.seq + 1;
        bool atOnce = accepted && verdict.doubt == Doubt.None && acceptance.length != 0
            && !(delivery.last && _parts[c.ref.taskId][c.ref.index].open > 1);
        if (!atOnce) {
            _deliveries[c.deliveryId] = _commitment(c.deliveryHash, settled);
            emit Settled(c.deliveryId, settled);
            return false;
        }
        // One byte: the calling contract checked that the client itself is calling.
        if (acceptance.length != 1) _expectSigner(TypedData.acceptance(c.deliveryHash), acceptance, terms.signer);
        settled.paid = _payExecutor(terms, bid, c, delivery, 0);
        _recordChecked(terms, delivery, settled.paid, settled.fees);
        emit Settled(c.deliveryId, settled);
        _close(terms, bid, c, Outcome.Paid);
        _advancePart(terms, c, delivery.last, Outcome.Paid);
        return true;
    }

    /// @dev See {ICheckedWork-rewardAccusers}.
    function rewardAccusers(bytes32 deliveryId, address[] calldata seats, uint256[] calldata amounts) external {
        if (msg.sender != COUNCIL) revert NotNetworkContract(msg.sender);
        AccuserShare memory share = _accuserShares[deliveryId];
        delete _accuserShares[deliveryId];
        Award[] memory awards = new Award[](seats.length);
        for (uint256 i = 0; i < seats.length; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast) a part of the share
            awards[i] = Award(seats[i], uint96(amounts[i]));
        }
        if (share.amount != 0) REGISTRY.slash(share.executor, share.amount, Fault.WrongWork, awards);
    }

    // ------------------------------------------------------------------ anyone

    /// @dev See {ITaskMarket-close}.
    function close(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external
    {
        DeliveryContext memory c = _expect(terms, bid, delivery, settlement);
        if (settlement.stage < Stage.Accepted || settlement.stage == Stage.Unclaimed) {
            revert WrongStage(settlement.stage);
        }
        _expectPast(settlement.until);
        _execute(terms, bid, c, delivery, settlement, _uncontestedOutcome(settlement.stage));
    }

    /// @dev See {ITaskMarket-accept}.
    function accept(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        bytes calldata acceptance
    ) external {
        DeliveryContext memory c = _expect(terms, bid, delivery, settlement);
        // Where seats disagreed, the time to contest protects those who were outvoted: it cannot be cut short.
        bool agreed = settlement.stage == Stage.Accepted && settlement.doubt == Doubt.None;
        // Replicas that differ in bytes may be the same to the client.
        bool same = settlement.stage == Stage.Undecided && terms.how == CheckMode.Redundant;
        if (!agreed && !same && settlement.stage != Stage.Unchecked) revert WrongStage(settlement.stage);
        if (settlement.until == IN_DISPUTE) revert TooLate(block.timestamp, settlement.until);
        _expectSigner(TypedData.acceptance(c.deliveryHash), acceptance, terms.signer);
        _execute(terms, bid, c, delivery, settlement, Outcome.Paid);
    }

    /// @dev See {ITaskMarket-voidDelivery}.
    function voidDelivery(Terms calldata terms, Bid calldata bid, Delivery calldata delivery) external {
        Settlement memory first = _firstSettlement(terms, delivery.cut, delivery.deliveredAt);
        DeliveryContext memory c = _expect(terms, bid, delivery, first);
        bool slashed = _assignments[c.assignmentId].slashed;
        if (!slashed && !_isVoid(terms, bid, _assignments[c.assignmentId])) revert WrongStage(first.stage);
        _voidDelivery(terms, bid, c, delivery, !slashed);
    }

    /// @dev See {ITaskMarket-lapse}. An executor that forges a link and vanishes must not earn by a friend that goes on
    /// from it, so it loses the highest price of the terms: the friend may have bid more than itself. The client has the
    /// executor's own price of it and the rest is burned, or a client would set a high price and wait for machines to fail.
    function lapse(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, uint40 until, bool keep)
        external
    {
        Settlement memory unclaimed;
        (unclaimed.stage, unclaimed.until) = (Stage.Unclaimed, until);
        DeliveryContext memory c = _expect(terms, bid, delivery, unclaimed);
        _expectPast(until);
        if (keep) _onlyClient(terms);
        Assignment storage assignment = _assignments[c.assignmentId];
        bool wentOn = _parts[c.ref.taskId][c.ref.index].assignment != delivery.assignment;
        if (wentOn && !assignment.slashed) {
            uint96 left = _lockLeft(terms, bid, assignment);
            uint96 lost = _atMost(TaskMath.inStake(terms, terms.maxPrice), left);
            assignment.lapsed = true;
            Award[] memory awards = new Award[](1);
            awards[0] = Award(terms.client, _atMost(TaskMath.inStake(terms, bid.price), lost));
            _take(terms, bid, assignment, lost, Fault.SilentExecutor, awards);
        }
        emit Lapsed(c.deliveryId, keep);
        _close(terms, bid, c, Outcome.Neutral);
        if (!keep) _rollBack(terms, c.ref, delivery, bid);
        _advancePart(terms, c, false, Outcome.Neutral);
    }

    function _atMost(uint256 amount, uint96 limit) private pure returns (uint96) {
        // forge-lint: disable-next-line(unsafe-typecast) below the limit
        return amount < limit ? uint96(amount) : limit;
    }

    // ------------------------------------------------------------------ disputes

    /// @dev See {ICheckedWork-contest}.
    function contest(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external
    {
        if (msg.sender != DISPUTES) revert NotNetworkContract(msg.sender);
        DeliveryContext memory c = _expect(terms, bid, delivery, settlement);
        if (settlement.stage < Stage.Accepted || settlement.stage == Stage.Unclaimed) {
            revert WrongStage(settlement.stage);
        }
        if (block.timestamp > settlement.until || settlement.until == IN_DISPUTE) {
            revert TooLate(block.timestamp, settlement.until);
        }
        Settlement memory contested = settlement;
        contested.until = IN_DISPUTE;
        _deliveries[c.deliveryId] = _commitment(c.deliveryHash, contested);
    }

    /// @dev See {ICheckedWork-resolve}.
    function resolve(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        Outcome outcome,
        address prover,
        address[] calldata jurors
    ) external {
        if (msg.sender != DISPUTES) revert NotNetworkContract(msg.sender);
        DeliveryContext memory c = _expect(terms, bid, delivery, settlement);
        if (settlement.until != IN_DISPUTE) revert TooEarly(block.timestamp, settlement.until);
        // Without a ruling the council's verdict stands.
        if (outcome == Outcome.Neutral) outcome = _uncontestedOutcome(settlement.stage);
        (c.prover, c.jurors) = (prover, jurors);
        if (settlement.stage == Stage.Undecided) _payJury(terms, c);
        _execute(terms, bid, c, delivery, settlement, outcome);
    }

    // ------------------------------------------------------------------ steps

    function _uncontestedOutcome(Stage stage) private pure returns (Outcome) {
        if (stage == Stage.Accepted || stage == Stage.Unchecked) return Outcome.Paid;
        return stage == Stage.Rejected ? Outcome.Fraud : Outcome.Neutral;
    }

    function _execute(
        Terms calldata terms,
        Bid calldata bid,
        DeliveryContext memory c,
        Delivery calldata delivery,
        Settlement calldata settlement,
        Outcome outcome
    ) private {
        bytes32 id = c.assignmentId;
        if (outcome != Outcome.Fraud && !_assignments[id].slashed && _isVoid(terms, bid, _assignments[id])) {
            _voidDelivery(terms, bid, c, delivery, true);
            return;
        }
        if (outcome == Outcome.Fraud) {
            if (terms.allOrNothing) _failPart(c);
            _slash(terms, bid, settlement, c);
        } else {
            _expectEarlierSettled(c, delivery.last);
            if (outcome == Outcome.Paid && !_assignments[id].slashed) {
                uint128 paid = _payExecutor(terms, bid, c, delivery, settlement.charged);
                if (paid != 0) _emitPayment(c.deliveryId, settlement, paid);
                if (settlement.fees != 0 && paid != 0) _recordChecked(terms, delivery, paid, settlement.fees);
            }
        }
        if (settlement.stage != Stage.Accepted) _assignments[id].next = delivery.seq + 1;
        _close(terms, bid, c, outcome);
        if (outcome == Outcome.Fraud) _rollBack(terms, c.ref, delivery, bid);
        _advancePart(terms, c, delivery.last, outcome);
    }

    /// Ends a delivery that builds on rejected work of the same executor, or whose surety is lost. In the second case
    /// nobody proved it wrong, but nothing stands behind it any more: the part returns to the state before it.
    function _voidDelivery(
        Terms calldata terms,
        Bid calldata bid,
        DeliveryContext memory c,
        Delivery calldata delivery,
        bool rollBack
    ) private {
        _close(terms, bid, c, Outcome.Void);
        // A part that an earlier delivery rolled back stays there.
        if (rollBack && delivery.startUnits <= _parts[c.ref.taskId][c.ref.index].units) {
            _rollBack(terms, c.ref, delivery, bid);
        }
        _advancePart(terms, c, delivery.last, Outcome.Void);
    }

    /// Records are counted in the stake token.
    function _recordChecked(Terms calldata terms, Delivery calldata delivery, uint256 paid, uint256 fees) private {
        HISTORY.recordChecked(
            delivery.executor, terms.client, TaskMath.inStake(terms, paid), TaskMath.inStake(terms, fees)
        );
    }

    /// Emits the final settlement of a delivery that is paid at its close.
    function _emitPayment(bytes32 deliveryId, Settlement calldata settlement, uint128 paid) private {
        Settlement memory settled = settlement;
        settled.paid = paid;
        settled.until = uint40(block.timestamp);
        emit Settled(deliveryId, settled);
    }

    /// A last delivery ends its part and refunds the remaining budget, so every earlier delivery must be settled first.
    function _expectEarlierSettled(DeliveryContext memory c, bool last) private view {
        if (!last) return;
        uint8 open = _parts[c.ref.taskId][c.ref.index].open;
        if (open > 1) revert DeliveriesPending(open);
    }

    function _close(Terms calldata terms, Bid calldata bid, DeliveryContext memory c, Outcome outcome) private {
        _deliveries[c.deliveryId] = bytes32(uint256(outcome));
        --_assignments[c.assignmentId].open;
        if (terms.allOrNothing) --_pools[c.ref.taskId].open;
        emit Closed(c.deliveryId, outcome);
        _endAssignmentIfDone(terms, bid, c.assignmentId);
    }

    /// Moves the part on after a settlement: the part ends, opens again, or continues. A last delivery that ended
    /// without a decision also ends its part: the unpaid budget is refunded and the part is not run again.
    function _advancePart(Terms calldata terms, DeliveryContext memory c, bool last, Outcome outcome) private {
        Part storage part = _parts[c.ref.taskId][c.ref.index];
        uint8 open = part.open - 1;
        part.open = open;
        PartStatus status = part.status;
        if (status == PartStatus.Delivered && last) {
            bool bad = outcome == Outcome.Fraud || outcome == Outcome.Void;
            if (bad || (part.broken && _restarts[c.ref.taskId][c.ref.index].due)) {
                _openPart(terms, c.ref);
            } else {
                // The result exists now, so an earlier failure no longer counts; unless nobody could decide that the
                // result is right.
                if (part.failed && (outcome != Outcome.Neutral || terms.how == CheckMode.None)) part.failed = false;
                _endPart(terms, c.ref, c.budget);
            }
        } else if (status == PartStatus.Ending && open == 0) {
            _endPart(terms, c.ref, c.budget);
        }
    }

    function _paySeats(Terms calldata terms, DeliveryContext memory c, Verdict calldata verdict)
        private
        returns (uint128 fees)
    {
        address[] calldata seats = verdict.seats;
        if (seats.length == 0) return 0;
        (address token, uint256 fee) = (terms.token, verdict.fee);
        for (uint256 i = 0; i < seats.length; ++i) {
            _credit(token, seats[i], fee);
        }
        uint256 sum = seats.length * fee;
        _spend(c, sum);
        // forge-lint: disable-next-line(unsafe-typecast) a budget fits
        return uint128(sum);
    }

    function _payExecutor(
        Terms calldata terms,
        Bid calldata bid,
        DeliveryContext memory c,
        Delivery calldata delivery,
        uint256 charged
    ) private returns (uint128 paid) {
        uint64 from = TaskMath.progress(terms, delivery.startUnits);
        uint64 to = delivery.last ? 1e18 : TaskMath.progress(terms, delivery.endUnits);
        uint256 worth = terms.pay == address(0)
            ? uint256(bid.price) * (to - from) / 1e18
            : _callPaymentFunction(terms, bid, delivery, from, to);
        // Fees of seats that the executor bears were paid at the verdict.
        worth = worth > charged ? worth - charged : 0;
        uint256 left = c.budget - _parts[c.ref.taskId][c.ref.index].spent;
        paid = uint128(worth < left ? worth : left);
        if (paid == 0) return 0;
        _spend(c, paid);
        if (terms.allOrNothing) {
            _pools[c.ref.taskId].withheld += paid;
            _withheldPay[c.ref.taskId][delivery.executor] += paid;
        } else {
            _credit(terms.token, delivery.executor, paid);
        }
    }

    /// All-or-nothing tasks: the part has failed unless another executor delivers it.
    function _failPart(DeliveryContext memory c) private {
        Part storage part = _parts[c.ref.taskId][c.ref.index];
        if (part.status == PartStatus.Ended) _pools[c.ref.taskId].failed = true;
        else part.failed = true;
    }

    function _callPaymentFunction(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        uint64 from,
        uint64 to
    ) private view returns (uint256) {
        Work memory work;
        work.price = bid.price;
        work.floor = bid.floor;
        work.startUnits = delivery.startUnits;
        work.endUnits = delivery.endUnits;
        work.maxUnits = terms.maxUnits;
        work.startProgress = from;
        work.endProgress = to;
        work.elapsed = delivery.deliveredAt - delivery.since;
        work.allowed = terms.runSeconds;
        work.data = terms.payData;
        return PaymentCall.worth(terms.pay, terms.payCode, work);
    }

    function _spend(DeliveryContext memory c, uint256 amount) private {
        Part storage part = _parts[c.ref.taskId][c.ref.index];
        uint256 spent = part.spent + amount;
        if (spent > c.budget) revert BudgetSpent(spent, c.budget);
        // forge-lint: disable-next-line(unsafe-typecast) a budget fits
        part.spent = uint128(spent);
    }

    /// Slashes the rest of the assignment's lock, or the whole surety that backs it. The client is compensated up to a
    /// share; a prover receives a smaller share, or the seats that found the wrong work, for whom it is set aside; the
    /// rest is burned, so that nobody gains by causing a slash. The shares are measured by the lock that the part would
    /// need by itself, so that nobody gains by what else the surety backs.
    function _slash(Terms calldata terms, Bid calldata bid, Settlement calldata settlement, DeliveryContext memory c)
        private
    {
        Assignment storage assignment = _assignments[c.assignmentId];
        Assignment memory before = assignment;
        assignment.slashed = true;
        (uint96 amount, uint256 measure) = _loseLock(terms, bid, before);
        HISTORY.recordFault(assignment.executor, Fault.WrongWork);
        if (amount == 0) return;
        // forge-lint: disable-next-line(unsafe-typecast) at most a tenth of a stake
        uint96 share = uint96(measure * terms.rules.challengerBps / 10_000);
        Award[] memory awards = _compensate(terms, settlement, c, measure);
        if (c.prover != address(0)) {
            awards[1] = Award(c.prover, share);
        } else if (settlement.stage == Stage.Rejected && terms.how < CheckMode.Redundant) {
            _accuserShares[c.deliveryId] = AccuserShare(assignment.executor, share);
            amount -= share;
        }
        REGISTRY.slash(assignment.executor, amount, Fault.WrongWork, awards);
        REGISTRY.jail(assignment.executor, terms.classId, Fault.WrongWork);
    }

    /// Returns the awards of a slash, with room for a prover: the client's loss, and the jury's pay where no seat was
    /// wrong, together at most a share of the slash.
    function _compensate(Terms calldata terms, Settlement calldata settlement, DeliveryContext memory c, uint256 amount)
        private
        pure
        returns (Award[] memory awards)
    {
        // forge-lint: disable-next-line(unsafe-typecast) a part of the slash
        uint96 most = uint96(amount * terms.rules.compensationBps / 10_000);
        uint96 loss = _atMost(TaskMath.inStake(terms, settlement.fees + c.juryFees), most);
        bool seated = terms.how < CheckMode.Redundant && settlement.stage != Stage.Unchecked;
        uint256 jurors = seated || settlement.stage == Stage.Undecided ? 0 : c.jurors.length;
        awards = new Award[](2 + jurors);
        awards[0] = Award(terms.client, loss);
        uint96 pay = _atMost(terms.rules.disputeBond, most - loss);
        for (uint256 i = 0; i < jurors; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast) at most 64 jurors
            awards[2 + i] = Award(c.jurors[i], pay / uint96(jurors));
        }
    }

    /// Pays the jury of a delivery on which no seat answered what its first seats would have had, whatever it rules.
    function _payJury(Terms calldata terms, DeliveryContext memory c) private {
        uint256 count = c.jurors.length;
        if (count == 0 || terms.how >= CheckMode.Redundant) return;
        uint256 each = terms.lead * TaskMath.seatFee(terms, terms.windows) / count;
        for (uint256 i = 0; i < count; ++i) {
            _credit(terms.token, c.jurors[i], each);
        }
        c.juryFees = each * count;
        _spend(c, c.juryFees);
    }

    /// Returns the stake that wrong work costs, and the amount by which the shares of others are measured. The market
    /// slashes it.
    function _loseLock(Terms calldata terms, Bid calldata bid, Assignment memory assignment)
        private
        returns (uint96 amount, uint256 measure)
    {
        if (assignment.slashed || _isVoid(terms, bid, assignment)) return (0, 0);
        if (TaskMath.isBacked(terms, bid)) {
            amount = SURETIES.lose(assignment.executor);
            return (amount, TaskMath.leastLock(terms, bid.price));
        }
        amount = _lockLeft(terms, bid, assignment);
        if (amount > _lockAtRisk(terms, bid)) amount = _lockAtRisk(terms, bid);
        measure = amount;
    }

    /// Rolls the part back to the start of the rejected delivery. An executor that builds on the rejected state is cut
    /// first.
    function _rollBack(Terms calldata terms, PartRef memory ref, Delivery calldata delivery, Bid calldata bid) private {
        Part storage part = _parts[ref.taskId][ref.index];
        PartStatus status = part.status;
        if (status == PartStatus.Ended || status == PartStatus.Ending) return;
        Restart storage restart = _restarts[ref.taskId][ref.index];
        part.broken = true;
        if (!restart.due || delivery.startUnits < restart.units) {
            restart.due = true;
            restart.units = delivery.startUnits;
            restart.leaf = delivery.startUnits == 0 ? bytes32(0) : delivery.startLeaf;
        }
        if (status == PartStatus.Open) {
            _openPart(terms, ref);
        } else if (status == PartStatus.Running) {
            if (part.assignment != delivery.assignment) {
                _cut(terms, ref, CutReason.Broken);
            } else {
                bytes32 id = assignmentId(ref.taskId, ref.index, part.assignment);
                _assignments[id].over = true;
                _openPart(terms, ref);
                _endAssignmentIfDone(terms, bid, id);
            }
        }
    }

    /// Checks that the calldata belongs together and matches the market's current state.
    function _expect(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement memory settlement)
        private
        view
        returns (DeliveryContext memory c)
    {
        c.ref = PartRef(_idOf(terms), delivery.part);
        c.deliveryId = TaskMath.deliveryId(c.ref.taskId, delivery.part, delivery.seq);
        c.deliveryHash = TaskMath.deliveryHash(delivery);
        if (delivery.taskId != c.ref.taskId || _deliveries[c.deliveryId] != _commitment(c.deliveryHash, settlement)) {
            revert WrongDelivery(c.deliveryId);
        }
        c.assignmentId = assignmentId(c.ref.taskId, c.ref.index, delivery.assignment);
        _expectBid(c.assignmentId, bid);
        c.budget = _budgetOf(terms);
    }
}
