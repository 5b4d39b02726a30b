// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {NetworkContracts} from "../market/NetworkContracts.sol";
import {Bid, CheckMode, Delivery, Terms} from "../market/TaskTypes.sol";
import {Answering} from "./Answering.sol";
import {Concluding} from "./Concluding.sol";
import {CouncilState} from "./CouncilState.sol";
import {Drawing} from "./Drawing.sol";
import {Verdict} from "./ICheckedWork.sol";
import {Evidence, ICouncil} from "./ICouncil.sol";
import {Answer, Roster, SeatState} from "./ISeats.sol";
import {Count, Decision, Tally} from "./Tally.sol";

/// Draws a council for each delivery after its commitment, counts the sealed answers, and settles. The roster is stored
/// as one hash; the events carry all data to rebuild it.
contract Council is Drawing, Answering, Concluding {
    using Tally for Count;

    constructor(NetworkContracts memory contracts, address[] memory callers) CouncilState(contracts, callers) {}

    /// A replay, or the client's checker.
    function _serves(CheckMode how) internal pure override returns (bool) {
        return how <= CheckMode.Checker;
    }

    // ------------------------------------------------------------------ answers

    /// @dev See {ICouncil-addSeats}.
    function addSeats(
        Terms calldata terms,
        Delivery calldata delivery,
        Roster calldata roster,
        Answer[] calldata answers,
        Evidence[] calldata evidence
    ) external {
        bytes32 deliveryId = _expectOpen(terms, delivery);
        CouncilTally memory tally = _tally(terms, delivery, deliveryId, roster, answers, evidence);
        if (tally.decision != Decision.Open) revert ICouncil.NothingMissing();
        Roster memory next = roster;
        // forge-lint: disable-next-line(unsafe-typecast) at most the cap
        next.missing = uint8(tally.count.missing(terms.lead, terms.rules.rejectLead, terms.rules.cap));
        _setStates(next, tally);
        for (uint256 i = 0; i < answers.length; ++i) {
            if (next.seats[i].state != SeatState.Sitting || _answers[deliveryId][i] != 0) continue;
            _bindAnswer(deliveryId, i, answers[i].kind, answers[i].seal);
        }
        next.target = uint64(block.number) + terms.rules.beaconDelay;
        _storeRoster(deliveryId, next, true);
        emit ICouncil.SeatsMissing(deliveryId, next);
    }

    // ------------------------------------------------------------------ settling

    /// @dev See {ICouncil-finalise}.
    function finalise(
        Terms calldata terms,
        Bid calldata bid, // passed on unchanged to the caller, which verifies it
        Delivery calldata delivery,
        Roster calldata roster,
        Answer[] calldata answers,
        Evidence[] calldata evidence,
        bytes calldata acceptance
    ) external {
        Job memory job = _expectJob(terms, delivery);
        CouncilTally memory tally = _tally(terms, delivery, job.deliveryId, roster, answers, evidence);
        Verdict memory verdict = _verdict(terms, bid, delivery, roster, tally);
        if (acceptance.length == 1 && msg.sender != terms.signer && msg.sender != terms.client) {
            revert ICouncil.NotClient(msg.sender);
        }
        bool closed = _settle(address(job.caller), verdict, acceptance);
        _dissolve(terms, job, roster, tally, verdict, closed);
    }
}
