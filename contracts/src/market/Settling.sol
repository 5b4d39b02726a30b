// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Work} from "../pay/IPaymentFunction.sol";
import {PaymentCall} from "../pay/PaymentCall.sol";
import {Award, Fault} from "../registry/IProviderRegistry.sol";
import {Finding, Part, Tenure} from "./ITaskMarket.sol";
import {MarketState} from "./MarketState.sol";
import {Peers} from "./Peers.sol";
import {Bid, CutReason, Delivery, How, Outcome, PartStatus, Settlement, Stage, Terms} from "./TaskTypes.sol";
import {TypedData} from "./TypedData.sol";

/// From a verdict to money. Accepted work is paid at once and can be contested for a while, with the executor's lock
/// still held; rejected work is slashed only when the time to contest it is over.
abstract contract Settling is MarketState {
    uint40 internal constant IN_DISPUTE = type(uint40).max;

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
        Settlement memory now_ = _firstSettlement(terms, delivery);
        Ref memory ref = _expect(terms, bid, delivery, now_);
        if (now_.stage != Stage.Delivered) revert WrongStage(now_.stage);
        Tenure storage by = _tenures[tenureId(ref.taskId, ref.index, delivery.tenure)];
        if (by.slashed) revert WrongStage(Stage.Rejected);
        if (by.next != delivery.seq) revert EarlierDeliveryOpen(delivery.seq, by.next);
        now_.stage = finding.stage;
        now_.acceptedBps = finding.acceptedBps;
        now_.fees = _paySeats(terms, ref, finding);
        now_.until = uint40(block.timestamp) + terms.rules.contestSeconds;
        if (finding.stage == Stage.Accepted) {
            now_.paid = _payExecutor(terms, bid, ref, delivery, 10_000);
            HISTORY.recordChecked(delivery.executor, terms.client, now_.paid, now_.fees);
            by.next = delivery.seq + 1;
        }
        emit Settled(_deliveryId(delivery), now_);
        if (finding.stage == Stage.Accepted && acceptance.length != 0) {
            _expectSigner(TypedData.acceptance(keccak256(abi.encode(delivery))), acceptance, terms.signer);
            _close(terms, bid, ref, delivery, Outcome.Paid);
        } else {
            _deliveries[_deliveryId(delivery)] = _commitment(delivery, now_);
        }
        if (finding.stage == Stage.Accepted) _leavePart(terms, ref, delivery);
    }

    // ------------------------------------------------------------------ anyone

    /// Carries out a settlement that nobody contested in time.
    function close(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external
    {
        Ref memory ref = _expect(terms, bid, delivery, settlement);
        if (settlement.stage < Stage.Accepted) revert WrongStage(settlement.stage);
        _pastDeadline(settlement.until);
        _carryOut(terms, bid, ref, delivery, settlement, _byDefault(settlement.stage), address(0));
    }

    /// The client's signed acceptance ends the wait for a delivery that it bought no check for, or that was accepted.
    function accept(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        bytes calldata acceptance
    ) external {
        Ref memory ref = _expect(terms, bid, delivery, settlement);
        if (settlement.stage != Stage.Accepted && settlement.stage != Stage.Undecided) {
            revert WrongStage(settlement.stage);
        }
        if (settlement.until == IN_DISPUTE) revert TooLate(block.timestamp, settlement.until);
        _expectSigner(TypedData.acceptance(keccak256(abi.encode(delivery))), acceptance, terms.signer);
        _carryOut(terms, bid, ref, delivery, settlement, Outcome.Paid, address(0));
    }

    /// A slashed executor's later deliveries on the same part are void: they rest on its own rejected work.
    function voidDelivery(Terms calldata terms, Bid calldata bid, Delivery calldata delivery) external {
        Settlement memory first = _firstSettlement(terms, delivery);
        Ref memory ref = _expect(terms, bid, delivery, first);
        if (!_tenures[tenureId(ref.taskId, ref.index, delivery.tenure)].slashed) revert WrongStage(first.stage);
        _close(terms, bid, ref, delivery, Outcome.Void);
        _leavePart(terms, ref, delivery);
    }

    // ------------------------------------------------------------------ disputes

    /// Holds a settlement until the panel has spoken.
    function contest(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external
    {
        if (msg.sender != DISPUTES) revert NotPeer(msg.sender);
        _expect(terms, bid, delivery, settlement);
        if (settlement.stage < Stage.Accepted) revert WrongStage(settlement.stage);
        if (block.timestamp > settlement.until || settlement.until == IN_DISPUTE) {
            revert TooLate(block.timestamp, settlement.until);
        }
        Settlement memory held = settlement;
        held.until = IN_DISPUTE;
        _deliveries[_deliveryId(delivery)] = _commitment(delivery, held);
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
        Ref memory ref = _expect(terms, bid, delivery, settlement);
        if (settlement.until != IN_DISPUTE) revert TooEarly(block.timestamp, settlement.until);
        // Without a decision, what was accepted stays paid and nobody is slashed.
        if (outcome == Outcome.Neutral && settlement.stage == Stage.Accepted) outcome = Outcome.Paid;
        _carryOut(terms, bid, ref, delivery, settlement, outcome, prover);
    }

    // ------------------------------------------------------------------ steps

    function _byDefault(Stage stage) private pure returns (Outcome) {
        if (stage == Stage.Accepted) return Outcome.Paid;
        return stage == Stage.Rejected ? Outcome.Fraud : Outcome.Neutral;
    }

    function _carryOut(
        Terms calldata terms,
        Bid calldata bid,
        Ref memory ref,
        Delivery calldata delivery,
        Settlement calldata settlement,
        Outcome outcome,
        address prover
    ) private {
        bytes32 id = tenureId(ref.taskId, ref.index, delivery.tenure);
        bool pending = settlement.stage != Stage.Accepted;
        if (outcome == Outcome.Fraud) {
            _slash(terms, bid, settlement, id, prover);
        } else if (pending) {
            uint256 share = outcome == Outcome.Paid ? 10_000 : settlement.acceptedBps;
            uint256 paid = _tenures[id].slashed ? 0 : _payExecutor(terms, bid, ref, delivery, share);
            if (settlement.fees != 0 && paid != 0) {
                HISTORY.recordChecked(delivery.executor, terms.client, paid, settlement.fees);
            }
        }
        if (pending) _tenures[id].next = delivery.seq + 1;
        _close(terms, bid, ref, delivery, outcome);
        if (outcome == Outcome.Fraud) _throwBack(terms, ref, delivery, bid);
        if (pending) _leavePart(terms, ref, delivery);
    }

    function _close(Terms calldata terms, Bid calldata bid, Ref memory ref, Delivery calldata delivery, Outcome outcome)
        private
    {
        bytes32 deliveryId = _deliveryId(delivery);
        _deliveries[deliveryId] = bytes32(uint256(outcome));
        --_tenures[tenureId(ref.taskId, ref.index, delivery.tenure)].open;
        emit Closed(deliveryId, outcome);
        _endTenureIfDone(terms, bid, ref, delivery.tenure);
    }

    /// A delivery no longer holds its part up: the part ends, opens again, or goes on.
    function _leavePart(Terms calldata terms, Ref memory ref, Delivery calldata delivery) private {
        Part storage held = _parts[ref.taskId][ref.index];
        uint8 open = held.open - 1;
        held.open = open;
        PartStatus status = held.status;
        if (status == PartStatus.Delivered && delivery.last) {
            bool good = !_restarts[ref.taskId][ref.index].due && _isGood(delivery);
            if (good) _endPart(terms, ref);
            else _openPart(terms, ref);
        } else if (status == PartStatus.Ending && open == 0) {
            _endPart(terms, ref);
        }
    }

    /// Accepted but not closed, or closed as paid. A last delivery that ended without a decision ends its part too: what
    /// was not paid is refunded, and nobody has to run it again.
    function _isGood(Delivery calldata delivery) private view returns (bool) {
        uint256 word = uint256(_deliveries[_deliveryId(delivery)]);
        return word != uint256(Outcome.Fraud) && word != uint256(Outcome.Void);
    }

    function _paySeats(Terms calldata terms, Ref memory ref, Finding calldata finding) private returns (uint128 fees) {
        uint256 seats = finding.seats.length;
        for (uint256 i = 0; i < seats; ++i) {
            _credit(terms.token, finding.seats[i], finding.fee);
        }
        fees = uint128(seats * finding.fee);
        if (fees != 0) _spend(terms, ref, fees);
    }

    function _payExecutor(Terms calldata terms, Bid calldata bid, Ref memory ref, Delivery calldata delivery, uint256 bps)
        private
        returns (uint128 paid)
    {
        Work memory work;
        work.price = bid.price;
        work.floor = bid.floor;
        work.startUnits = delivery.startUnits;
        work.endUnits = delivery.endUnits;
        work.maxUnits = terms.maxUnits;
        work.startProgress = _progress(terms, delivery.startUnits);
        work.endProgress = delivery.last ? 1e18 : _progress(terms, delivery.endUnits);
        work.elapsed = delivery.deliveredAt - delivery.since;
        work.allowed = terms.runSeconds;
        work.data = terms.payData;
        uint256 worth = PaymentCall.worth(terms.pay, terms.payCode, work) * bps / 10_000;
        uint256 left = _budgetOf(terms) - _parts[ref.taskId][ref.index].spent;
        paid = uint128(worth < left ? worth : left);
        if (paid == 0) return 0;
        _spend(terms, ref, paid);
        _credit(terms.token, delivery.executor, paid);
    }

    function _progress(Terms calldata terms, uint64 units) private pure returns (uint64) {
        return units >= terms.maxUnits ? 1e18 : uint64(uint256(units) * 1e18 / terms.maxUnits);
    }

    function _spend(Terms calldata terms, Ref memory ref, uint256 amount) private {
        Part storage held = _parts[ref.taskId][ref.index];
        uint256 spent = held.spent + amount;
        uint256 budget = _budgetOf(terms);
        if (spent > budget) revert BudgetSpent(spent, budget);
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
        uint256 loss = uint256(settlement.paid) + settlement.fees;
        // In another token than the stake's, a loss is measured against the price that the lock was to cover.
        if (terms.token != STAKE_TOKEN) loss = uint256(amount) * loss / bid.price;
        uint256 most = uint256(amount) * terms.rules.compensationBps / 10_000;
        Award[] memory awards = new Award[](2);
        awards[0] = Award(terms.client, uint96(loss < most ? loss : most));
        awards[1] = Award(prover, prover == address(0) ? 0 : uint96(uint256(amount) * terms.rules.challengerBps / 10_000));
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
                _tenures[tenureId(ref.taskId, ref.index, held.tenure)].over = true;
                _openPart(terms, ref);
                _endTenureIfDone(terms, bid, ref, held.tenure);
            }
        }
    }

    /// Checks that all of the calldata belongs together and to the present state.
    function _expect(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement memory settlement)
        private
        view
        returns (Ref memory ref)
    {
        ref = Ref(_idOf(terms), delivery.part);
        bytes32 deliveryId = _deliveryId(delivery);
        if (delivery.taskId != ref.taskId || _deliveries[deliveryId] != _commitment(delivery, settlement)) {
            revert WrongDelivery(deliveryId);
        }
        _expectBid(tenureId(ref.taskId, ref.index, delivery.tenure), bid);
    }
}
