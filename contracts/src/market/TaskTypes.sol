// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "./Rules.sol";

/// The way in which work is checked. A checker is a replay of one segment whose program is the client's checker, and
/// the contracts treat it as such; it has its own value because quotes, receipts and history show which check was
/// bought.
enum CheckMode {
    Replay, // drawn seats replay segments
    Checker, // drawn seats run the client's checker
    Redundant, // the results of replicas are compared
    None, // no check; a delivery can only be contested
    Margin // a panel compares log-probabilities within a tolerance; for answers of streams, never for tasks
}

enum TaskStatus {
    None,
    Bidding,
    Awarded,
    Ended
}

enum PartStatus {
    Unawarded,
    Running,
    Cutting, // stopped: its executor can claim what the client signed for
    Delivered, // the last delivery is being checked
    Open, // can be awarded again, from the last good state
    Ending, // cancelled or expired: waits for its deliveries to be settled
    Ended
}

enum CutReason {
    None,
    Silence, // replaced after an unanswered challenge
    Leave, // the executor quit
    Cancel, // the client cancelled the part
    Expire, // the run time was over
    Broken, // the state that it built on was rejected
    Reassign // the client gives the part to another executor
}

/// The agreement that a client posts. Never stored: the task's id is its hash.
struct Terms {
    address client;
    address signer; // key with which the client's node signs receipts
    bytes32 peer; // Ed25519 key of the client's node, which receives bids
    address token; // payment token
    bytes32 content; // hash of the prescription; the content itself stays off chain
    bytes32 starts; // Merkle root over leaf 0 of every part
    bytes32 classId; // class of nodes that may bid
    bytes32 salt; // makes otherwise equal terms different
    uint16 parts;
    uint8 replicas; // executors for each part: 1, or more when the check is redundant
    CheckMode how; // how the work is checked
    uint8 lead; // m: seats that accept a delivery when none disagrees
    uint8 windows; // s: windows drawn per delivery
    uint32 windowSegments; // w: segments of a window
    uint64 milestoneSegments; // segments of a delivery in mid-run; 0 when the part has no milestones
    uint8 deliveries; // most deliveries per part, milestones and cuts included
    uint40 bidUntil; // end of the bidding, in seconds
    uint32 runSeconds; // longest run of an assignment, in seconds
    uint128 maxPrice; // highest price of one part, in wei
    uint128 trustLock; // deposit that the client loses when it omits a better bid, in wei
    uint96 stakeLock; // lowest stake lock of an executor, in wei
    uint64 segmentUnits; // units of one segment
    uint64 maxUnits; // units of a whole part, against which progress is measured
    uint64 memoryBytes; // memory limit of a run: executors and seats whose limit is lower decline before they ask for data
    uint64 diskBytes; // disk limit of a run
    address pay; // payment function; zero for the fixed price of the bid
    bytes32 payCode; // code hash of the payment function
    bytes32 payData; // argument of the payment function
    bool allOrNothing; // pay is withheld until all parts have ended
    bool exact; // replicas must be equal byte for byte: one that most others contradict loses its lock
    uint128 rate; // worth of 1e18 wei of the payment token at posting, in wei of the stake token
    Rules rules;
}

/// A signed offer to run parts of one task.
struct Bid {
    bytes32 taskId;
    address operator;
    bytes32 node; // node of the operator, of the task's class
    uint128 price; // price of a whole part, in wei
    uint128 floor; // lowest pay of a whole part under a payment function, in wei
    uint96 stakeLock; // stake locked for each part, in wei; below the least lock it is pledged inside the operator's surety
    uint16 maxParts; // most parts that the bid may win
    uint32 startSeconds; // time after the award in which the operator may decline; at most the rules' awardSeconds
    uint40 expiry; // deadline of a first award
    uint40 takeoverUntil; // deadline of a takeover
    uint64 nonce; // revoked by `cancelNonce`
    bytes32 payCode; // code hash of the terms' payment function
}

/// The client's numbered receipt for a bid.
struct BidReceipt {
    bytes32 taskId;
    bytes32 bidHash;
    uint32 number; // running number of the receipt
    uint40 receivedAt; // time at which the bid arrived, in seconds
}

/// A checkpoint that both sides sign. The client's signature says that it has the state behind `leaf`: with it the
/// executor can turn the checkpoint into a delivery. The executor's says that the root is its own: with it the client can
/// have another executor go on from there.
struct Checkpoint {
    bytes32 taskId;
    uint16 part;
    uint8 assignment; // number of the assignment
    uint8 seq; // number of the delivery in progress
    uint64 segments; // segments of that delivery done so far
    bytes32 root; // Merkle root over the leaves so far
    bytes32 leaf; // leaf of the latest state
}

/// A delivery, the unit that is checked and paid. Stored as a hash; callers pass it again.
struct Delivery {
    bytes32 taskId;
    uint16 part;
    uint8 seq; // number of the delivery within the part, from 0
    uint8 assignment; // number of the assignment
    bool last; // completes the part
    CutReason cut; // reason of the cut; None for a delivery by the executor
    address executor;
    bytes32 startLeaf; // leaf of the first state
    bytes32 endLeaf; // leaf of the last state; the contract builds it
    bytes32 root; // Merkle root over all leaves
    bytes32 result; // hash of the result, or its seal in redundant tasks
    uint64 segments; // K: number of segments
    uint64 startUnits; // units of the part done before
    uint64 endUnits; // units of the part done after
    uint40 since; // time of the award
    uint40 deliveredAt;
    uint64 blockNumber; // block of the delivery, from which the beacon is counted
    uint24 epoch; // registry epoch whose final weights draw the council
}

/// The stage of a delivery. `Settlement` is part of the same stored hash.
enum Stage {
    None,
    Delivered, // waits for its verdict
    Accepted, // paid at its close; can still be contested
    Rejected, // not yet slashed; can still be contested
    Undecided, // nobody could decide: unpaid, unless the jury rules otherwise
    Unchecked, // the terms ask for no check: paid, unless it is contested
    Unclaimed // another executor went on from the cut; its own executor must still claim it
}

/// How far the council agreed.
enum Doubt {
    None, // no seat disagreed
    Split, // some seats disagreed; a side won by its lead
    Majority // only the majority decided: no lead at the cap, no further seat, or replicas that must be equal are not
}

struct Settlement {
    Stage stage;
    uint128 paid; // pay of the executor, in wei
    uint128 fees; // fees of the seats, in wei
    uint128 charged; // the part of them that the executor bears, in wei
    Doubt doubt; // how far the council agreed
    uint40 until; // end of the time to contest; the largest value while a dispute is open
}

/// The final outcome of a delivery, stored for good.
enum Outcome {
    Open,
    Paid, // accepted
    Fraud, // wrong work; the executor was slashed
    Neutral, // nobody was slashed
    Void // built by the same executor on its own rejected work, or backed by a surety that was lost
}
