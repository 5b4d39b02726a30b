// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Work} from "../pay/IPaymentFunction.sol";
import {PaymentCall} from "../pay/PaymentCall.sol";
import {Award, Fault} from "../registry/IProviderRegistry.sol";
import {Finding, Part, Pool, Tenure} from "./ITaskMarket.sol";
import {MarketState} from "./MarketState.sol";
import {Peers} from "./Peers.sol";
import {TaskMath} from "./TaskMath.sol";
import {Bid, CutReason, Delivery, How, Outcome, PartStatus, Settlement, Stage, Terms} from "./TaskTypes.sol";
import {TypedData} from "./TypedData.sol";

/// From a verdict to money. Accepted work is paid at once and can be contested for a while, with the executor's lock
/// still held; rejected work is slashed only when the time to contest it is over.
abstract contract Settling is MarketState {
    uint40 internal constant IN_DISPUTE = type(uint40).max;

    /// Names a delivery in the middle of a call.
    struct Case {
        Ref ref;
        bytes32 deliveryId;
        bytes32 deliveryHash;
        bytes32 tenureId;
        uint256 budget; // of the part
    }

    address internal immutable COUNCIL;
    address internal immutable COPIES;
    address internal immutable DISPUTES;
    address internal immutable STAKE_TOKEN;

    constructor(Peers memory peers) {
        COUNCIL = peers.council;
        COPIES = peers.copies;
        DISPUTES = peers.disputes;
        STAKE_TOKEN = address(REGISTRY.stakeToken());
    }

    // ------------------------------------------------------------------ council

    /// Takes the council's finding. With the client's signed acceptance nothing is left to wait for.
    function settle(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Finding calldata finding,
        bytes calldata acceptance
    ) external {
        if (msg.sender != COUNCIL && msg.sender != COPIES) revert NotPeer(msg.sender);
        Settlement memory now_ = _firstSettlement(terms, delivery.cut, delivery.deliveredAt);
        Case memory c = _expect(terms, bid, delivery, now_);
        if (now_.stage != Stage.Delivered) revert WrongStage(now_.stage);
        Tenure storage by = _tenures[c.tenureId];
        if (by.slashed) revert WrongStage(Stage.Rejected);
        if (by.next != delivery.seq) revert EarlierDeliveryOpen(delivery.seq, by.next);
        _lastWaits(c, delivery.last);
        now_.stage = finding.stage;
        now_.acceptedBps = finding.acceptedBps;
        now_.fees = _paySeats(terms, c, finding);
        now_.until = uint40(block.timestamp) + terms.rules.contestSeconds;
        if (finding.stage == Stage.Accepted) {
            now_.paid = _payExecutor(terms, bid, c, delivery, 10_000);
            HISTORY.recordChecked(delivery.executor, terms.client, now_.paid, now_.fees);
            by.next = delivery.seq + 1;
        }
        emit Settled(c.deliveryId, now_);
        if (finding.stage == Stage.Accepted && acceptance.length != 0) {
            // One byte: the peer saw that the client itself is calling.
            if (acceptance.length != 1) {
                _expectSigner(TypedData.acceptance(c.deliveryHash), acceptance, terms.signer);
            }
            _close(terms, bid, c, Outcome.Paid);
        } else {
            _deliveries[c.deliveryId] = _commitment(c.deliveryHash, now_);
        }
        if (finding.stage == Stage.Accepted) _leavePart(terms, c, delivery.last);
    }

    // ------------------------------------------------------------------ anyone

    /// Carries out a settlement that nobody contested in time.
    function close(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external
    {
        Case memory c = _expect(terms, bid, delivery, settlement);
        if (settlement.stage < Stage.Accepted) revert WrongStage(settlement.stage);
        _pastDeadline(settlement.until);
        _carryOut(terms, bid, c, delivery, settlement, _byDefault(settlement.stage), address(0));
    }

    /// The client's signed acceptance ends the wait for a delivery that it bought no check for, or that was accepted.
    function accept(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        bytes calldata acceptance
    ) external {
        Case memory c = _expect(terms, bid, delivery, settlement);
        if (settlement.stage != Stage.Accepted && settlement.stage != Stage.Undecided) {
            revert WrongStage(settlement.stage);
        }
        if (settlement.until == IN_DISPUTE) revert TooLate(block.timestamp, settlement.until);
        _expectSigner(TypedData.acceptance(c.deliveryHash), acceptance, terms.signer);
        _carryOut(terms, bid, c, delivery, settlement, Outcome.Paid, address(0));
    }

    /// A slashed executor's later deliveries on the same part are void: they rest on its own rejected work.
    function voidDelivery(Terms calldata terms, Bid calldata bid, Delivery calldata delivery) external {
        Settlement memory first = _firstSettlement(terms, delivery.cut, delivery.deliveredAt);
        Case memory c = _expect(terms, bid, delivery, first);
        if (!_tenures[c.tenureId].slashed) revert WrongStage(first.stage);
        _close(terms, bid, c, Outcome.Void);
        _leavePart(terms, c, delivery.last);
    }

    // ------------------------------------------------------------------ disputes

    /// Holds a settlement until the panel has spoken.
    function contest(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external
    {
        if (msg.sender != DISPUTES) revert NotPeer(msg.sender);
        Case memory c = _expect(terms, bid, delivery, settlement);
        if (settlement.stage < Stage.Accepted) revert WrongStage(settlement.stage);
        if (block.timestamp > settlement.until || settlement.until == IN_DISPUTE) {
            revert TooLate(block.timestamp, settlement.until);
        }
        Settlement memory held = settlement;
        held.until = IN_DISPUTE;
        _deliveries[c.deliveryId] = _commitment(c.deliveryHash, held);
    }

    /// The panel's word: Paid, Fraud, or Neutral when it gave none.
    function resolve(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        Outcome outcome,
        address prover
    ) external {
        if (msg.sender != DISPUTES) revert NotPeer(msg.sender);
        Case memory c = _expect(terms, bid, delivery, settlement);
        if (settlement.until != IN_DISPUTE) revert TooEarly(block.timestamp, settlement.until);
        // Without a decision, what was accepted stays paid and nobody is slashed.
        if (outcome == Outcome.Neutral && settlement.stage == Stage.Accepted) outcome = Outcome.Paid;
        _carryOut(terms, bid, c, delivery, settlement, outcome, prover);
    }

    // ------------------------------------------------------------------ steps

    function _byDefault(Stage stage) private pure returns (Outcome) {
        if (stage == Stage.Accepted) return Outcome.Paid;
        return stage == Stage.Rejected ? Outcome.Fraud : Outcome.Neutral;
    }

    function _carryOut(
        Terms calldata terms,
        Bid calldata bid,
        Case memory c,
        Delivery calldata delivery,
        Settlement calldata settlement,
        Outcome outcome,
        address prover
    ) private {
        bytes32 id = c.tenureId;
        bool pending = settlement.stage != Stage.Accepted;
        if (pending && outcome != Outcome.Fraud) _lastWaits(c, delivery.last);
        if (outcome == Outcome.Fraud) {
            if (terms.allOrNothing) _takeBack(terms, c, delivery.executor, settlement.paid);
            _slash(terms, bid, settlement, id, prover);
        } else if (pending) {
            uint256 share = outcome == Outcome.Paid ? 10_000 : settlement.acceptedBps;
            uint256 paid = _tenures[id].slashed ? 0 : _payExecutor(terms, bid, c, delivery, share);
            if (paid != 0) _sayPaid(c.deliveryId, settlement, paid);
            if (settlement.fees != 0 && paid != 0) {
                HISTORY.recordChecked(delivery.executor, terms.client, paid, settlement.fees);
            }
        }
        if (pending) _tenures[id].next = delivery.seq + 1;
        _close(terms, bid, c, outcome);
        if (outcome == Outcome.Fraud) _throwBack(terms, c.ref, delivery, bid);
        if (pending) _leavePart(terms, c, delivery.last);
    }

    /// What was left open and is paid after all: the last word about how the delivery stands.
    function _sayPaid(bytes32 deliveryId, Settlement calldata settlement, uint256 paid) private {
        Settlement memory now_ = settlement;
        // forge-lint: disable-next-line(unsafe-typecast) a budget fits
        now_.paid = uint128(paid);
        now_.until = uint40(block.timestamp);
        emit Settled(deliveryId, now_);
    }

    /// A last delivery ends its part, and the rest of the money goes back: so everything before it is settled first.
    function _lastWaits(Case memory c, bool last) private view {
        if (!last) return;
        uint8 open = _parts[c.ref.taskId][c.ref.index].open;
        if (open > 1) revert DeliveriesPending(open);
    }

    function _close(Terms calldata terms, Bid calldata bid, Case memory c, Outcome outcome) private {
        _deliveries[c.deliveryId] = bytes32(uint256(outcome));
        --_tenures[c.tenureId].open;
        if (terms.allOrNothing) --_pools[c.ref.taskId].open;
        emit Closed(c.deliveryId, outcome);
        _endTenureIfDone(terms, bid, c.tenureId);
    }

    /// A delivery no longer holds its part up: the part ends, opens again, or goes on. A last delivery that ended without a
    /// decision ends its part too: what was not paid is refunded, and nobody has to run it again.
    function _leavePart(Terms calldata terms, Case memory c, bool last) private {
        Part storage held = _parts[c.ref.taskId][c.ref.index];
        uint8 open = held.open - 1;
        held.open = open;
        PartStatus status = held.status;
        if (status == PartStatus.Delivered && last) {
            uint256 word = uint256(_deliveries[c.deliveryId]);
            bool bad = word == uint256(Outcome.Fraud) || word == uint256(Outcome.Void);
            if (bad || (held.broken && _restarts[c.ref.taskId][c.ref.index].due)) {
                _openPart(terms, c.ref);
            } else {
                // Whoever failed before, the result is there now; unless nobody could say that it is right.
                if (held.failed && (word != uint256(Outcome.Neutral) || terms.how == How.None)) held.failed = false;
                _endPart(terms, c.ref, c.budget);
            }
        } else if (status == PartStatus.Ending && open == 0) {
            _endPart(terms, c.ref, c.budget);
        }
    }

    function _paySeats(Terms calldata terms, Case memory c, Finding calldata finding) private returns (uint128 fees) {
        address[] calldata seats = finding.seats;
        if (seats.length == 0) return 0;
        (address token, uint256 fee) = (terms.token, finding.fee);
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
        Case memory c,
        Delivery calldata delivery,
        uint256 bps
    ) private returns (uint128 paid) {
        uint64 from = _progress(terms, delivery.startUnits);
        uint64 to = delivery.last ? 1e18 : _progress(terms, delivery.endUnits);
        uint256 worth = terms.pay == address(0)
            ? uint256(bid.price) * (to - from) / 1e18
            : _askFunction(terms, bid, delivery, from, to);
        worth = worth * bps / 10_000;
        uint256 left = c.budget - _parts[c.ref.taskId][c.ref.index].spent;
        paid = uint128(worth < left ? worth : left);
        if (paid == 0) return 0;
        _spend(c, paid);
        if (terms.allOrNothing) {
            _pools[c.ref.taskId].held += paid;
            _heldPay[c.ref.taskId][delivery.executor] += paid;
        } else {
            _credit(terms.token, delivery.executor, paid);
        }
    }

    /// All or nothing: what was held for wrong work goes back at once. The part has failed, unless somebody makes it good.
    function _takeBack(Terms calldata terms, Case memory c, address executor, uint128 paid) private {
        Part storage part_ = _parts[c.ref.taskId][c.ref.index];
        Pool storage of_ = _pools[c.ref.taskId];
        if (part_.status == PartStatus.Ended) of_.failed = true;
        else part_.failed = true;
        of_.held -= paid;
        _heldPay[c.ref.taskId][executor] -= paid;
        _credit(terms.token, terms.client, paid);
    }

    function _askFunction(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, uint64 from, uint64 to)
        private
        view
        returns (uint256)
    {
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

    function _progress(Terms calldata terms, uint64 units) private pure returns (uint64) {
        return units >= terms.maxUnits ? 1e18 : uint64(uint256(units) * 1e18 / terms.maxUnits);
    }

    function _spend(Case memory c, uint256 amount) private {
        Part storage held = _parts[c.ref.taskId][c.ref.index];
        uint256 spent = held.spent + amount;
        if (spent > c.budget) revert BudgetSpent(spent, c.budget);
        // forge-lint: disable-next-line(unsafe-typecast) a budget fits
        held.spent = uint128(spent);
    }

    /// Takes the rest of the tenure's lock. The client gets back what it lost, up to a share; a prover gets a smaller
    /// share; the rest is burned, so that nobody gains by having somebody slashed.
    function _slash(Terms calldata terms, Bid calldata bid, Settlement calldata settlement, bytes32 id, address prover)
        private
    {
        Tenure storage held = _tenures[id];
        uint96 amount = _lockLeft(terms, bid, held);
        held.slashed = true;
        HISTORY.recordFault(held.executor, Fault.WrongWork);
        if (amount == 0) return;
        uint256 loss = settlement.fees;
        if (!terms.allOrNothing) loss += settlement.paid; // there it was held, and is back
        // In another token than the stake's, a loss is measured against the price that the lock was to cover.
        if (terms.token != STAKE_TOKEN) loss = uint256(amount) * loss / bid.price;
        uint256 most = uint256(amount) * terms.rules.compensationBps / 10_000;
        Award[] memory awards = new Award[](2);
        awards[0] = Award(terms.client, uint96(loss < most ? loss : most));
        awards[1] =
            Award(prover, prover == address(0) ? 0 : uint96(uint256(amount) * terms.rules.challengerBps / 10_000));
        REGISTRY.slash(held.executor, amount, Fault.WrongWork, awards);
        REGISTRY.jail(held.executor, terms.classId, Fault.WrongWork);
    }

    /// The part goes on from where the rejected delivery started. Whoever is building on the bad state is cut first.
    function _throwBack(Terms calldata terms, Ref memory ref, Delivery calldata delivery, Bid calldata bid) private {
        Part storage held = _parts[ref.taskId][ref.index];
        PartStatus status = held.status;
        if (status == PartStatus.Ended || status == PartStatus.Ending) return;
        Restart storage restart = _restarts[ref.taskId][ref.index];
        held.broken = true;
        if (!restart.due || delivery.startUnits < restart.units) {
            restart.due = true;
            restart.units = delivery.startUnits;
            restart.leaf = delivery.startUnits == 0 ? bytes32(0) : delivery.startLeaf;
        }
        if (status == PartStatus.Open) {
            _openPart(terms, ref);
        } else if (status == PartStatus.Running) {
            if (held.tenure != delivery.tenure) {
                _cut(terms, ref, CutReason.Broken);
            } else {
                bytes32 id = tenureId(ref.taskId, ref.index, held.tenure);
                _tenures[id].over = true;
                _openPart(terms, ref);
                _endTenureIfDone(terms, bid, id);
            }
        }
    }

    /// Checks that all of the calldata belongs together and to the present state.
    function _expect(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement memory settlement)
        private
        view
        returns (Case memory c)
    {
        c.ref = Ref(_idOf(terms), delivery.part);
        c.deliveryId = TaskMath.deliveryId(c.ref.taskId, delivery.part, delivery.seq);
        c.deliveryHash = TaskMath.deliveryHash(delivery);
        if (delivery.taskId != c.ref.taskId || _deliveries[c.deliveryId] != _commitment(c.deliveryHash, settlement)) {
            revert WrongDelivery(c.deliveryId);
        }
        c.tenureId = tenureId(c.ref.taskId, c.ref.index, delivery.tenure);
        _expectBid(c.tenureId, bid);
        c.budget = _budgetOf(terms);
    }
}
