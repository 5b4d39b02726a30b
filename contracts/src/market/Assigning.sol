// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Assignment, Part} from "./ITaskMarket.sol";
import {MarketState} from "./MarketState.sol";
import {TaskMath} from "./TaskMath.sol";
import {Bid, PartStatus, Terms} from "./TaskTypes.sol";

/// The steps that awards by rank and awards by draw share.
abstract contract Assigning is MarketState {
    /// The state of one call that awards.
    struct AwardCall {
        bytes32 taskId;
        uint256 awardUntil;
        uint256 taken; // parts awarded by this call, a bit each
        bytes32[] passedOver; // bids that could not be awarded
        uint256 passedOverCount;
    }

    /// Starts an assignment; returns false when the bid has expired for this part.
    function _startAssignment(
        Terms calldata terms,
        AwardCall memory call,
        uint16 index,
        Bid calldata bid,
        bytes32 bidHash
    ) internal returns (bool) {
        Part storage part = _parts[call.taskId][index];
        if (part.status == PartStatus.Unawarded) {
            uint256 awardUntil = call.awardUntil;
            if (block.timestamp > awardUntil) awardUntil += _laterSeconds(terms, index);
            if (block.timestamp > awardUntil) revert TooLate(block.timestamp, awardUntil);
            // A drawn replica may wait for the others, so its bids stand as long as for a takeover.
            if (block.timestamp > (_isDrawn(terms, index) ? bid.takeoverUntil : bid.expiry)) return false;
        } else if (part.status == PartStatus.Open) {
            if (block.timestamp > bid.takeoverUntil) return false;
            _checkTakeover(terms, part, bid);
        } else {
            revert WrongPartStatus(index, part.status);
        }
        if (part.assignment == type(uint8).max) revert AssignmentsUsedUp(index);
        uint8 number = part.assignment + 1;
        part.assignment = number;
        part.status = PartStatus.Running;
        bytes32 id = assignmentId(call.taskId, index, number);
        Assignment storage assignment = _assignments[id];
        assignment.executor = bid.operator;
        assignment.since = uint40(block.timestamp);
        assignment.next = part.seq;
        assignment.first = part.seq;
        _bids[id] = bidHash;
        // forge-lint: disable-next-line(incorrect-shift) a bit for each part
        call.taken |= 1 << index;
        NFT.mint(bid.operator, uint256(id));
        emit PartAwarded(call.taskId, index, bid.operator, number, bidHash);
        return true;
    }

    function _passOver(AwardCall memory call, bytes32 bidHash) internal {
        call.passedOver[call.passedOverCount++] = bidHash;
        emit BidPassedOver(call.taskId, bidHash);
    }

    /// A mark excuses the client for the parts of this call alone: a bid that was omitted before cannot be marked later,
    /// when its stake is used elsewhere.
    function _markPassedOver(AwardCall memory call) internal {
        if (call.taken == 0) return;
        for (uint256 i = 0; i < call.passedOverCount; ++i) {
            _passedOver[call.passedOver[i]] |= call.taken;
        }
    }

    /// A takeover is always covered, because progress never adds up to more than one part. The exception is a rejection
    /// that made paid work worthless: then the remaining budget must cover this bid, and no delivery may be pending.
    function _checkTakeover(Terms calldata terms, Part storage part, Bid calldata bid) private view {
        if (part.seq >= terms.deliveries) revert DeliveriesUsedUp(terms.deliveries);
        if (!part.broken) return;
        if (part.open != 0) revert DeliveriesPending(part.open);
        uint256 left = _budgetOf(terms) - part.spent;
        uint256 needed = bid.price + TaskMath.councilBudget(terms) * (terms.deliveries - part.seq);
        if (needed > left) revert BudgetSpent(needed, left);
    }

    /// Returns whether the operator runs another replica of the same part.
    function _runsReplica(Terms calldata terms, bytes32 taskId, uint16 index, address operator)
        internal
        view
        returns (bool)
    {
        if (terms.replicas == 1) return false;
        uint256 first = index - index % terms.replicas;
        for (uint256 i = first; i < first + terms.replicas; ++i) {
            if (i == index) continue;
            uint8 number = _parts[taskId][i].assignment;
            // forge-lint: disable-next-line(unsafe-typecast) at most 256
            if (_assignments[assignmentId(taskId, uint16(i), number)].executor == operator) return true;
        }
        return false;
    }
}
