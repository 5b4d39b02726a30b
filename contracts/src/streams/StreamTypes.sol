// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {CheckMode} from "../market/TaskTypes.sol";

/// The agreement that a client opens a stream with. Never stored: the stream's id is its hash, so that an id is used once,
/// ever. Only the prescription can change afterwards, under the number of a new revision.
struct StreamTerms {
    address client;
    address signer; // first key that signs admissions and vouchers; `setSigner` replaces it
    bytes32 peer; // Ed25519 key of the client's gateway
    address token; // payment token
    bytes32 content; // hash of the prescription: revision 0
    bytes32 classId; // class of nodes that serve, and that audit
    bytes32 salt; // makes otherwise equal terms different
    uint96 guarantee; // G: most that a subscriber is owed, is paid per epoch and holds unchecked, in wei
    uint96 stakeLock; // S: stake of a subscriber, in wei of the stake token
    uint96 trustLock; // the client's bond for audits, in wei of the stake token
    uint8 council; // c: the stream is up with this many subscribers
    uint16 maxSubscribers;
    uint32 epochSeconds; // length of an epoch; epoch = time / epochSeconds
    uint32 settleSeconds; // after the end of a subscription or of the stream: time to settle vouchers; covers accuseSeconds
    uint32 settleBlocks; // as many blocks must pass too, because a chain can stand still
    uint32 accuseSeconds; // after the end of a receipt's epoch: time to audit it
    uint32 holdSeconds; // after the end of a subscription: the stake stays locked; covers accuseSeconds
    uint32 maxDowntime; // anyone may end a stream that was below c for this long
    CheckMode how; // how answers are audited: Replay, Margin, or None
    uint8 seats; // seats that are drawn for an audit
    uint64 unitWork; // work of one unit of an answer, in the network's units, by which seats are paid
    uint32 runSeconds; // time that a re-run of one answer may take
    uint128 rate; // worth of 1e18 wei of the payment token at opening, in wei of the stake token
    bytes32 rules; // hash of the network's rules at opening
}

enum StreamStatus {
    None,
    Open,
    Ending, // retracted or halted: vouchers can still be settled
    Closed
}

enum EndReason {
    None,
    Retracted, // by the client
    Halted // below c for too long
}

/// A stream, in two words. Opening writes the first one only, and so does a settlement.
struct Stream {
    StreamStatus status;
    EndReason reason;
    uint16 subscribers; // that serve, or served when the stream ended
    uint40 belowSince; // time since which fewer than c serve; 0 while enough do
    uint40 endedAt; // time of retract or halt
    uint40 endedBlock; // block of retract or halt
    bool resigned; // the signer was replaced: `signersOf` has the keys
    uint96 free; // budget that is no subscriber's guarantee, in wei
    int128 lockChange; // trust lock topped up minus bonds of audits: `lockOf` adds it to the terms' trust lock
    uint16 revision; // number of the newest revision
}

/// The money of a subscriber, in one word: all that a usual settlement reads and writes.
struct Account {
    uint96 claimed; // paid so far, all subscriptions together; never erased
    uint96 epochStart; // claimed when `epoch` began
    uint32 epoch; // epoch of the last payment
    bool joined; // has ever joined
    bool short; // the guarantee is not full, or no longer held: the subscription says which
}

enum SubscriptionStatus {
    None,
    Serving,
    Left, // left, was dismissed, or the stream ended
    Released, // its guarantee went back; its stake may still be held
    Expelled // slashed for a wrong answer
}

/// A subscription, in two words.
struct Subscription {
    address receiptKey; // signs receipts; fixed while the stake is held
    SubscriptionStatus status;
    uint40 leftAt; // time of the end; 0 while it serves, and when it served until the stream ended
    uint40 leftBlock; // block of the end
    uint96 missing; // G minus the guarantee held, in wei, while the subscription is Serving or Left
    uint96 stake; // locked, in wei
    uint16 joins; // times joined; an admission names it, so each is used once
    uint16 audits; // open audits
}

/// The client's signed permission to join once.
struct Admission {
    bytes32 streamId;
    address provider;
    bytes32 node; // node of the provider, of the stream's class
    uint16 joins; // times that the provider joined before
    uint40 expiry;
}

/// The client's cumulative debt to one subscriber; the largest amount wins.
struct Voucher {
    bytes32 streamId;
    address payee;
    uint96 amount; // owed for all answers ever, in wei
    uint32 epoch; // of the newest receipt
    uint64 count; // receipts of that epoch
    bytes32 root; // IndexedMerkle root over these receipts' leaves
}

/// A voucher inside `settle`, which names the stream once.
struct Claim {
    address payee;
    uint96 amount;
    uint32 epoch;
    uint64 count;
    bytes32 root;
    bytes32 r; // compact signature (EIP-2098)
    bytes32 vs;
}

/// The executor's signed word about one answer, or about its own range of one. Its leaf under `root` covers all fields
/// but `streamId`, `epoch`, `total` and `root`.
struct Receipt {
    bytes32 streamId;
    uint32 rules; // number of the revision that was in force
    uint32 epoch;
    uint64 seq; // number within the epoch, from 0: the index of its leaf
    bytes32 request; // salted hash of the request
    bytes32 answer; // keccak256(R), where R is the salted hash of the answer: who re-ran the request knows R
    uint32 from; // first token of the range
    uint32 to; // behind its last token
    uint64 inUnits;
    uint64 outUnits;
    uint96 total; // owed for all answers ever, this one included, in wei
    bytes32 root; // over the leaves of the epoch's receipts so far, this one included
}

/// Why a claim was skipped.
enum Skip {
    None,
    NeverJoined, // the payee never joined this stream
    Ended, // its guarantee was released, or it was expelled
    Stale, // not larger than what was paid
    WrongSigner, // not signed by the signer, or by the one before in its time
    EpochFull, // the payee had its guarantee in this epoch
    Uncovered // neither budget nor guarantee is left
}
