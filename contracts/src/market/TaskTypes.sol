// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "./Rules.sol";

/// How the work is checked. A checker is a replay of one segment whose program is the client's checker, so the contracts
/// treat it as such; it keeps its own name because quotes, receipts and history say which one was bought.
enum How {
    Replay,
    Checker,
    Redundant,
    None
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
    Cutting, // stopped: waiting for the latest checkpoint receipt
    Delivered, // the last delivery is being checked
    Open, // can be awarded again, from the last good state
    Ending, // cancelled or expired: waits for its deliveries to be settled
    Ended
}

enum CutReason {
    None,
    Silence, // replaced after an unanswered challenge
    Leave, // the executor left
    Cancel,
    Expire,
    Broken // the state it was building on was rejected
}

/// Everything that was agreed when the task was posted. Never stored: the task's id is its hash.
struct Terms {
    address client;
    address signer; // the client's node signs receipts with this key
    bytes32 peer; // Ed25519 key of the client's node: where bids are sent
    address token;
    bytes32 content; // hash of the prescription; the content itself stays off chain
    bytes32 starts; // Merkle root over leaf 0 of every part
    bytes32 classId;
    bytes32 salt;
    uint16 parts;
    uint8 copies; // executors for each part: 1, or more when the check is redundant
    How how;
    uint8 lead; // m: accept at this lead
    uint8 rejectLead; // M: reject at this lead
    uint8 cap; // answers per segment before it goes to dispute
    uint8 segments; // s: drawn per delivery
    uint8 deliveries; // the most per part, milestones and cuts included
    uint40 bidUntil;
    uint32 runSeconds;
    uint128 maxPrice; // the most that one part may cost
    uint128 trustLock;
    uint96 stakeLock; // the least that an executor locks
    uint64 segmentUnits;
    uint64 maxUnits; // units of a whole part: what progress is measured against
    address pay; // payment function, zero for the fixed price
    bytes32 payCode; // its code hash
    bytes32 payData;
    bool allOrNothing; // pay waits for the other parts
    Rules rules;
}

/// A signed offer to run parts of one task.
struct Bid {
    bytes32 taskId;
    address operator;
    bytes32 node; // of the operator; its class must be the task's
    uint128 price; // for a whole part
    uint128 floor;
    uint96 stakeLock;
    uint16 maxParts;
    uint32 startSeconds; // may decline for this long after the award
    uint40 expiry; // first awards
    uint40 takeoverUntil; // later awards
    uint64 nonce;
    bytes32 payCode;
}

/// The client's numbered answer to a bid.
struct BidReceipt {
    bytes32 taskId;
    bytes32 bidHash;
    uint32 number;
    uint40 receivedAt;
}

/// The client's acknowledgement of a checkpoint: it holds the state behind `leaf` and agrees with the root over all
/// leaves of this delivery so far.
struct Checkpoint {
    bytes32 taskId;
    uint16 part;
    uint8 tenure;
    uint8 seq;
    uint64 segments;
    bytes32 root;
    bytes32 leaf;
}

/// The unit that is checked and paid. Kept as a hash; whoever acts on it passes it again.
struct Delivery {
    bytes32 taskId;
    uint16 part;
    uint8 seq;
    uint8 tenure;
    bool last;
    CutReason cut;
    address executor;
    bytes32 startLeaf;
    bytes32 endLeaf;
    bytes32 root;
    bytes32 result;
    uint64 segments; // K
    uint64 startUnits;
    uint64 endUnits;
    uint40 since;
    uint40 deliveredAt;
    uint64 blockNumber;
    uint24 epoch; // council weights of the end of this epoch
}

/// Where a delivery stands. `Settlement` is kept as part of the same hash.
enum Stage {
    None,
    Delivered,
    Accepted, // paid; can still be contested
    Rejected, // not yet slashed; can still be contested
    Undecided // the council could not decide
}

struct Settlement {
    Stage stage;
    uint128 paid; // to the executor
    uint128 fees; // to the seats
    uint16 acceptedBps; // share of the drawn segments that were accepted
    uint40 until; // contestable before, closed by anyone after; the largest value while a dispute runs
}

/// How a delivery ended, kept for good.
enum Outcome {
    Open,
    Paid,
    Fraud,
    Neutral, // nobody was slashed
    Void // built by the same executor on its own rejected work
}
