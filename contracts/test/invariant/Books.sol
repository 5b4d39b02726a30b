// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ICouncil} from "../../src/council/ICouncil.sol";
import {Answer, AnswerKind, ISeatEvents, Roster, Vote} from "../../src/council/ISeats.sol";
import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, CutReason, Delivery, Doubt, Outcome, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Vm} from "../Vm.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {VoucherBooks} from "./VoucherBooks.sol";

/// The books of a node that has followed the events: enough to make every later call. Nothing here reads the contracts'
/// storage, so the books also show that the events suffice.
abstract contract Books is VoucherBooks {
    struct Job {
        bytes32 id;
        bytes terms;
        uint16 allocations;
        uint256 faults; // by executors: fraud, silence, leaving, time
        bool stopped; // the client cancelled somebody's work
        bool paidBack; // withheld pay went to the client
    }

    /// One executor's assignment.
    struct Stay {
        uint256 job;
        uint16 part;
        uint8 number;
        bytes bid;
    }

    /// The state of a delivery's roster.
    enum Sitting {
        No,
        Waiting, // for a beacon
        Drawn,
        VerdictReached,
        Dissolved
    }

    struct Item {
        uint256 job;
        bytes32 id;
        bytes delivery;
        bytes settlement;
        bytes roster;
        bytes verdict; // votes and stage
        WorkTree.Run run;
        Sitting sitting;
        Outcome outcome;
        uint8 settlements;
        uint8 closings;
        uint256 paid; // everything that its part spent on it
    }

    /// The audit of an answer of a stream.
    struct AuditBook {
        uint256 stream;
        address provider;
        uint256 item;
        bytes terms;
        bytes32 request;
        uint256 bond; // that nobody has been paid from yet
        bytes ruling; // of the jury; empty for none
    }

    /// The jobs of items that are audits are counted from here.
    uint256 internal constant AUDITS = 1 << 32;

    Job[] internal jobs;
    AuditBook[] internal audits;
    Stay[] internal stays;
    Item[] internal items;
    mapping(bytes32 taskId => uint256) internal jobAt; // counted from 1
    mapping(bytes32 deliveryId => uint256) internal itemAt; // counted from 1
    mapping(bytes32 assignmentId => uint256) internal stayAt; // counted from 1
    mapping(bytes32 taskId => mapping(uint256 part => bytes32)) internal standsAt;
    mapping(bytes32 taskId => mapping(uint256 part => uint256)) internal spentOn;
    mapping(bytes32 deliveryId => mapping(uint256 seat => bytes)) internal saidBy;
    mapping(bytes32 deliveryId => uint64[] segments) internal named; // in disputes

    // The arguments in the calldata of the current call.
    bytes internal bidNow;
    WorkTree.Run internal runNow;

    bool public conflictedSeats;
    /// One bit for each kind of verdict that was reached, see `Seen`.
    uint256 public seen;

    enum Seen {
        AcceptedByAll,
        AcceptedSplit,
        AcceptedByMajority,
        RejectedByAll,
        RejectedSplit,
        RejectedByMajority,
        Undecided,
        AccusersShare, // waits for the seats that found wrong work
        ExecutorCharged, // paid seats from its lock
        ReplicasContradicted, // accepted by a majority of replicas that had to be equal
        ReplicaSlashed // a replica that had to be equal was wrong, or stayed closed
    }

    /// Number of times that withheld pay went to the client, and to an executor.
    uint256 public paidBack;
    uint256 public paidOut;

    function termsOf(uint256 job) internal view returns (Terms memory) {
        return abi.decode(job < AUDITS ? jobs[job].terms : audits[job - AUDITS].terms, (Terms));
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

    function rosterOf(uint256 item) internal view returns (Roster memory p) {
        if (items[item].roster.length != 0) p = abi.decode(items[item].roster, (Roster));
    }

    function stayOf(bytes32 taskId, uint16 part, uint8 number) internal view returns (uint256) {
        return stayAt[market.assignmentId(taskId, part, number)] - 1;
    }

    /// The bid behind a delivery; nobody bids for the answer of a stream.
    function bidFor(Delivery memory d) internal view returns (Bid memory b) {
        if (!isAudit(itemAt[idOf(d)] - 1)) b = bidIn(stayOf(d.taskId, d.part, d.assignment));
    }

    function isAudit(uint256 item) internal view returns (bool) {
        return items[item].job >= AUDITS;
    }

    function auditOf(uint256 item) internal view returns (AuditBook storage) {
        return audits[items[item].job - AUDITS];
    }

    // ------------------------------------------------------------------ reading the events

    function absorb() internal {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter == address(market)) _fromMarket(logs[i]);
            else if (logs[i].emitter == address(council)) fromCouncil(logs[i]);
            else if (logs[i].emitter == address(panel)) fromPanel(logs[i]);
            else if (logs[i].emitter == address(streams)) fromStreams(logs[i]);
            else if (logs[i].emitter == address(answerAudits)) fromAudits(logs[i]);
            else if (logs[i].emitter == address(registry)) fromRegistry(logs[i]);
            else if (logs[i].topics[0] == IDisputes.Contested.selector) _contested(logs[i]);
        }
    }

    /// See `PanelBooks` and `AuditBooks`.
    function fromPanel(Vm.Log memory log) internal virtual;

    function fromAudits(Vm.Log memory log) internal virtual;

    function fromRegistry(Vm.Log memory log) internal virtual;

    function concluded(bytes32 deliveryId) internal virtual;

    function _fromMarket(Vm.Log memory log) private {
        bytes32 topic = log.topics[0];
        if (topic == IMarketEvents.TaskPosted.selector) {
            (Terms memory t,) = abi.decode(log.data, (Terms, bytes));
            jobs.push(Job(log.topics[1], abi.encode(t), t.parts * t.replicas, 0, false, false));
            jobAt[log.topics[1]] = jobs.length;
        } else if (topic == IMarketEvents.PartAwarded.selector) {
            (uint8 number,) = abi.decode(log.data, (uint8, bytes32));
            uint16 part = uint16(uint256(log.topics[2]));
            stays.push(Stay(jobAt[log.topics[1]] - 1, part, number, bidNow));
            stayAt[market.assignmentId(log.topics[1], part, number)] = stays.length;
        } else if (topic == IMarketEvents.PartOpened.selector) {
            (bytes32 leaf,) = abi.decode(log.data, (bytes32, uint64));
            standsAt[log.topics[1]][uint256(log.topics[2])] = leaf;
        } else if (topic == IMarketEvents.PartCut.selector) {
            (CutReason reason,) = abi.decode(log.data, (CutReason, uint40));
            Job storage job = jobs[jobAt[log.topics[1]] - 1];
            if (reason == CutReason.Cancel) job.stopped = true;
            else if (reason != CutReason.Broken && reason != CutReason.Reassign) ++job.faults;
        } else if (topic == IMarketEvents.PayReleased.selector) {
            Job storage job = jobs[jobAt[log.topics[1]] - 1];
            job.paidBack = address(uint160(uint256(log.topics[2]))) == abi.decode(job.terms, (Terms)).client;
            if (job.paidBack) ++paidBack;
            else ++paidOut;
        } else if (topic == IMarketEvents.Unclaimed.selector) {
            (, uint40 until) = abi.decode(log.data, (Delivery, uint40));
            Item storage item = items[itemAt[log.topics[1]] - 1];
            item.settlement = abi.encode(Settlement(Stage.Unclaimed, 0, 0, 0, Doubt.None, until));
        } else if (topic == IMarketEvents.Delivered.selector) {
            _delivered(log);
        } else if (topic == IMarketEvents.Settled.selector) {
            Item storage item = items[itemAt[log.topics[1]] - 1];
            item.settlement = log.data;
            ++item.settlements;
            _noteVerdict(item);
            _noteSpending(item);
        } else if (topic == IMarketEvents.Closed.selector) {
            Item storage item = items[itemAt[log.topics[1]] - 1];
            item.outcome = abi.decode(log.data, (Outcome));
            ++item.closings;
            if (item.outcome == Outcome.Fraud) {
                ++jobs[item.job].faults;
                if (termsOf(item.job).exact) _see(Seen.ReplicaSlashed);
            }
            if (market.accuserShare(item.id) != 0) _see(Seen.AccusersShare);
            _noteSpending(item);
        }
    }

    function _delivered(Vm.Log memory log) private {
        Delivery memory d = abi.decode(log.data, (Delivery));
        if (itemAt[log.topics[1]] != 0) {
            // A cut that was claimed.
            Item storage claimed = items[itemAt[log.topics[1]] - 1];
            claimed.delivery = log.data;
            claimed.settlement = abi.encode(firstSettlement(termsOf(claimed.job), d));
            return;
        }
        Item storage item = items.push();
        itemAt[log.topics[1]] = items.length;
        item.job = jobAt[d.taskId] - 1;
        item.id = log.topics[1];
        item.delivery = log.data;
        item.run = runNow;
        item.settlement = abi.encode(firstSettlement(termsOf(item.job), d));
        if (!d.last) standsAt[d.taskId][d.part] = d.endLeaf;
    }

    /// As in docs/protocol.md: without a check, a delivery is paid unless it is contested.
    function firstSettlement(Terms memory t, Delivery memory d) internal pure returns (Settlement memory s) {
        s.stage = Stage.Delivered;
        bool unchecked_ = uint8(t.how) == 3 || (uint8(t.how) != 0 && d.cut != CutReason.None);
        if (unchecked_) s = Settlement(Stage.Unchecked, 0, 0, 0, Doubt.None, d.deliveredAt + t.rules.contestSeconds);
    }

    function _noteVerdict(Item storage item) private {
        Settlement memory s = abi.decode(item.settlement, (Settlement));
        if (s.stage == Stage.Accepted) _see(Seen(uint8(Seen.AcceptedByAll) + uint8(s.doubt)));
        else if (s.stage == Stage.Rejected) _see(Seen(uint8(Seen.RejectedByAll) + uint8(s.doubt)));
        else if (s.stage == Stage.Undecided) _see(Seen.Undecided);
        bool byMajority = s.stage == Stage.Accepted && s.doubt == Doubt.Majority;
        if (byMajority && termsOf(item.job).exact) _see(Seen.ReplicasContradicted);
        if (s.charged != 0) _see(Seen.ExecutorCharged);
    }

    function _see(Seen what) private {
        seen |= 1 << uint8(what);
    }

    function _noteSpending(Item storage item) private {
        Delivery memory d = abi.decode(item.delivery, (Delivery));
        uint256 spent = market.part(d.taskId, d.part).spent;
        item.paid += spent - spentOn[d.taskId][d.part];
        spentOn[d.taskId][d.part] = spent;
    }

    function fromCouncil(Vm.Log memory log) internal {
        bytes32 topic = log.topics[0];
        Item storage item = items[itemAt[log.topics[1]] - 1];
        if (topic == ISeatEvents.Drawn.selector) {
            item.roster = log.data;
            item.sitting = rosterIn(item).target == 0 ? Sitting.Drawn : Sitting.Waiting;
            _lookAtSeats(item);
        } else if (topic == ICouncil.SeatsMissing.selector || topic == ISeatEvents.BeaconExpired.selector) {
            item.roster = log.data;
            item.sitting = Sitting.Waiting;
        } else if (topic == ISeatEvents.VerdictReached.selector) {
            (Stage stage, Roster memory p, Vote[] memory votes) = abi.decode(log.data, (Stage, Roster, Vote[]));
            item.roster = abi.encode(p);
            item.verdict = abi.encode(votes, stage);
            item.sitting = Sitting.VerdictReached;
        } else if (topic == ISeatEvents.Concluded.selector) {
            item.sitting = Sitting.Dissolved;
            concluded(item.id);
        } else if (topic == ISeatEvents.Answered.selector) {
            (AnswerKind kind, bytes32 seal) = abi.decode(log.data, (AnswerKind, bytes32));
            saidBy[item.id][uint256(log.topics[2])] = abi.encode(Answer(kind, seal, 0, 0));
        }
    }

    function rosterIn(Item storage item) internal view returns (Roster memory) {
        return abi.decode(item.roster, (Roster));
    }

    function _lookAtSeats(Item storage item) private {
        Roster memory p = rosterIn(item);
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

    function _contested(Vm.Log memory log) private {
        Item storage item = items[itemAt[log.topics[1]] - 1];
        named[item.id].push(uint64(uint256(log.topics[2])));
        Settlement memory s = abi.decode(item.settlement, (Settlement));
        s.until = type(uint40).max;
        item.settlement = abi.encode(s);
    }
}
