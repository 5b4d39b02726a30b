// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, AnswerKind, ICouncil, Panel, SeatState, Vote} from "../../src/council/ICouncil.sol";
import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, CutReason, Delivery, Outcome, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Vm} from "../Vm.sol";
import {Walk} from "../market/Walk.sol";
import {WorkTree} from "../market/WorkTree.sol";

/// What a node knows that has followed the events: enough to make every later call. Nothing here reads the contracts'
/// storage, so the books also show that the events suffice.
abstract contract Books is Walk {
    struct Job {
        bytes32 id;
        bytes terms;
        uint16 allocations;
        uint256 faults; // of executors: fraud, silence, leaving, time
        bool stopped; // the client cancelled somebody's work
        bool paidBack; // held pay went to the client
    }

    /// One executor's tenure.
    struct Stay {
        uint256 job;
        uint16 part;
        uint8 number;
        bytes bid;
    }

    /// Where a delivery's panel stands.
    enum Sitting {
        No,
        Waiting, // for a beacon
        Drawn,
        Judged,
        Dissolved
    }

    struct Item {
        uint256 job;
        bytes32 id;
        bytes delivery;
        bytes settlement;
        bytes panel;
        bytes verdict; // votes and rejected segments
        WorkTree.Run run;
        Sitting sitting;
        Outcome outcome;
        uint8 settlements;
        uint8 closings;
        uint256 paid; // everything that its part spent on it
    }

    Job[] internal jobs;
    Stay[] internal stays;
    Item[] internal items;
    mapping(bytes32 taskId => uint256) internal jobAt; // counted from 1
    mapping(bytes32 deliveryId => uint256) internal itemAt; // counted from 1
    mapping(bytes32 tenureId => uint256) internal stayAt; // counted from 1
    mapping(bytes32 taskId => mapping(uint256 part => bytes32)) internal standsAt;
    mapping(bytes32 taskId => mapping(uint256 part => bytes)) internal shown; // furthest checkpoint
    mapping(bytes32 taskId => mapping(uint256 part => WorkTree.Run)) internal shownRun;
    mapping(bytes32 taskId => mapping(uint256 part => uint256)) internal spentOn;
    mapping(bytes32 deliveryId => mapping(uint256 seat => bytes)) internal saidBy;

    // What the calldata of the call under way carries.
    bytes internal bidNow;
    bytes internal checkpointNow;
    WorkTree.Run internal runNow;

    bool public conflictedSeats;
    /// How often held pay went to the client, and to an executor.
    uint256 public paidBack;
    uint256 public paidOut;

    function termsOf(uint256 job) internal view returns (Terms memory) {
        return abi.decode(jobs[job].terms, (Terms));
    }

    function bidIn(uint256 stay) internal view returns (Bid memory) {
        return abi.decode(stays[stay].bid, (Bid));
    }

    function deliveryOf(uint256 item) internal view returns (Delivery memory) {
        return abi.decode(items[item].delivery, (Delivery));
    }

    function settlementOf(uint256 item) internal view returns (Settlement memory) {
        return abi.decode(items[item].settlement, (Settlement));
    }

    function panelOf(uint256 item) internal view returns (Panel memory p) {
        if (items[item].panel.length != 0) p = abi.decode(items[item].panel, (Panel));
    }

    function stayOf(bytes32 taskId, uint16 part, uint8 number) internal view returns (uint256) {
        return stayAt[market.tenureId(taskId, part, number)] - 1;
    }

    /// The bid behind a delivery.
    function bidFor(Delivery memory d) internal view returns (Bid memory) {
        return bidIn(stayOf(d.taskId, d.part, d.tenure));
    }

    // ------------------------------------------------------------------ reading the events

    function absorb() internal {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter == address(market)) _fromMarket(logs[i]);
            else if (logs[i].emitter == address(council)) _fromCouncil(logs[i]);
            else if (logs[i].topics[0] == IDisputes.Contested.selector) _contested(logs[i].topics[1]);
        }
    }

    function _fromMarket(Vm.Log memory log) private {
        bytes32 topic = log.topics[0];
        if (topic == IMarketEvents.TaskPosted.selector) {
            (Terms memory t,) = abi.decode(log.data, (Terms, bytes));
            jobs.push(Job(log.topics[1], abi.encode(t), t.parts * t.copies, 0, false, false));
            jobAt[log.topics[1]] = jobs.length;
        } else if (topic == IMarketEvents.PartAwarded.selector) {
            (uint8 number,) = abi.decode(log.data, (uint8, bytes32));
            uint16 part = uint16(uint256(log.topics[2]));
            stays.push(Stay(jobAt[log.topics[1]] - 1, part, number, bidNow));
            stayAt[market.tenureId(log.topics[1], part, number)] = stays.length;
        } else if (topic == IMarketEvents.PartOpened.selector) {
            (bytes32 leaf,) = abi.decode(log.data, (bytes32, uint64));
            standsAt[log.topics[1]][uint256(log.topics[2])] = leaf;
        } else if (topic == IMarketEvents.PartCut.selector) {
            delete shown[log.topics[1]][uint256(log.topics[2])];
            (CutReason reason,) = abi.decode(log.data, (CutReason, uint40));
            Job storage job = jobs[jobAt[log.topics[1]] - 1];
            if (reason == CutReason.Cancel) job.stopped = true;
            else if (reason != CutReason.Broken) ++job.faults;
        } else if (topic == IMarketEvents.PayReleased.selector) {
            Job storage job = jobs[jobAt[log.topics[1]] - 1];
            job.paidBack = address(uint160(uint256(log.topics[2]))) == abi.decode(job.terms, (Terms)).client;
            if (job.paidBack) ++paidBack;
            else ++paidOut;
        } else if (topic == IMarketEvents.CheckpointShown.selector) {
            shown[log.topics[1]][uint256(log.topics[2])] = checkpointNow;
            shownRun[log.topics[1]][uint256(log.topics[2])] = runNow;
        } else if (topic == IMarketEvents.Delivered.selector) {
            _delivered(log);
        } else if (topic == IMarketEvents.Settled.selector) {
            Item storage item = items[itemAt[log.topics[1]] - 1];
            item.settlement = log.data;
            ++item.settlements;
            _noteSpending(item);
        } else if (topic == IMarketEvents.Closed.selector) {
            Item storage item = items[itemAt[log.topics[1]] - 1];
            item.outcome = abi.decode(log.data, (Outcome));
            ++item.closings;
            if (item.outcome == Outcome.Fraud) ++jobs[item.job].faults;
            _noteSpending(item);
        }
    }

    function _delivered(Vm.Log memory log) private {
        Delivery memory d = abi.decode(log.data, (Delivery));
        Item storage item = items.push();
        itemAt[log.topics[1]] = items.length;
        item.job = jobAt[d.taskId] - 1;
        item.id = log.topics[1];
        item.delivery = log.data;
        item.run = d.cut == CutReason.None ? runNow : shownRun[d.taskId][d.part];
        item.settlement = abi.encode(firstSettlement(termsOf(item.job), d));
        if (!d.last) standsAt[d.taskId][d.part] = d.endLeaf;
    }

    /// As docs/protocol.md says: silence is consent where nothing is checked.
    function firstSettlement(Terms memory t, Delivery memory d) internal pure returns (Settlement memory s) {
        s.stage = Stage.Delivered;
        bool unchecked_ = uint8(t.how) == 3 || (uint8(t.how) != 0 && d.cut != CutReason.None);
        if (unchecked_) s = Settlement(Stage.Undecided, 0, 0, 10_000, d.deliveredAt + t.rules.contestSeconds);
    }

    function _noteSpending(Item storage item) private {
        Delivery memory d = abi.decode(item.delivery, (Delivery));
        uint256 spent = market.part(d.taskId, d.part).spent;
        item.paid += spent - spentOn[d.taskId][d.part];
        spentOn[d.taskId][d.part] = spent;
    }

    function _fromCouncil(Vm.Log memory log) private {
        bytes32 topic = log.topics[0];
        Item storage item = items[itemAt[log.topics[1]] - 1];
        if (topic == ICouncil.Drawn.selector) {
            item.panel = log.data;
            item.sitting = Sitting.Drawn;
            _lookAtSeats(item);
        } else if (topic == ICouncil.SeatsMissing.selector || topic == ICouncil.BeaconExpired.selector) {
            item.panel = log.data;
            item.sitting = Sitting.Waiting;
        } else if (topic == ICouncil.Judged.selector) {
            (, Panel memory p, Vote[] memory votes, bool[] memory rejected) =
                abi.decode(log.data, (Stage, Panel, Vote[], bool[]));
            item.panel = abi.encode(p);
            item.verdict = abi.encode(votes, rejected);
            item.sitting = Sitting.Judged;
        } else if (topic == ICouncil.Concluded.selector) {
            item.sitting = Sitting.Dissolved;
        } else if (topic == ICouncil.Answered.selector) {
            (AnswerKind kind, bytes32 leaf, bytes32 seal) = abi.decode(log.data, (AnswerKind, bytes32, bytes32));
            saidBy[item.id][uint256(log.topics[2])] = abi.encode(Answer(kind, leaf, seal, 0, 0));
        }
    }

    function _lookAtSeats(Item storage item) private {
        Panel memory p = abi.decode(item.panel, (Panel));
        Terms memory t = termsOf(item.job);
        address executor = abi.decode(item.delivery, (Delivery)).executor;
        for (uint256 i = 0; i < p.seats.length; ++i) {
            address who = p.seats[i].operator;
            if (who == executor || who == t.client || who == t.signer || who == address(0)) conflictedSeats = true;
            for (uint256 j = 0; j < i; ++j) {
                if (p.seats[j].operator == who) conflictedSeats = true;
            }
        }
    }

    function _contested(bytes32 deliveryId) private {
        Item storage item = items[itemAt[deliveryId] - 1];
        Settlement memory s = abi.decode(item.settlement, (Settlement));
        s.until = type(uint40).max;
        item.settlement = abi.encode(s);
    }
}
