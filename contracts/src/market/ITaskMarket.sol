// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {
    Bid,
    BidReceipt,
    Checkpoint,
    CutReason,
    Delivery,
    Outcome,
    PartStatus,
    Settlement,
    Stage,
    TaskStatus,
    Terms
} from "./TaskTypes.sol";

/// What an executor hands in: the root over its leaves with the proofs that it starts where the part stands and ends
/// where it says.
struct Handover {
    uint16 part;
    bool last;
    bytes32 startLeaf;
    bytes32 endLeaf;
    bytes32 root;
    bytes32 result;
    uint64 segments;
    uint64 units;
    bytes32[] startProof;
    bytes32[] endProof;
    bytes32[] partProof; // leaf 0 of the part under `terms.starts`; empty once the part has a delivery
}

/// A bid with the parts that it wins.
struct Win {
    Bid bid;
    bytes signature;
    uint16[] parts;
}

/// What the council found.
struct Finding {
    Stage stage; // Accepted, Rejected or Undecided
    uint16 acceptedBps;
    address[] seats; // to be paid
    uint128 fee; // each
}

struct Task {
    TaskStatus status;
    uint16 live; // parts that have not ended
    uint40 bidUntil;
    uint40 awardedAt; // first award
    uint24 epoch; // of the first award
    uint128 lock; // what is left of the client's trust lock
}

struct Part {
    PartStatus status;
    uint8 tenure; // executors so far
    uint8 seq; // deliveries so far
    uint8 open; // deliveries that are not settled
    uint8 declines; // in a row, for missing data
    bool broken; // a state that was built upon has been rejected
    bool failed; // all or nothing: an executor failed it, at the price of its lock
    uint64 units; // done, in good or unchecked deliveries
    uint128 spent;
}

/// The pay of an all-or-nothing task, until all of it has ended.
struct Pool {
    uint128 held;
    uint16 open; // deliveries that are not closed
    bool failed; // a part ended without its result because an executor failed it
    bool excused; // the client stopped somebody's work: whoever failed, what was accepted is paid
}

/// One executor's time on a part. Its stake lock and its NFT live exactly as long.
struct Tenure {
    address executor;
    uint40 since;
    uint8 open; // deliveries that are not closed
    uint8 next; // the delivery that must be settled next
    bool over;
    bool penalised;
    bool slashed;
}

/// What the market says: events for those who follow it, errors for those who call it.
interface IMarketEvents {
    event TaskPosted(bytes32 indexed taskId, address indexed client, bytes32 indexed classId, Terms terms, bytes hint);
    event TaskExtended(bytes32 indexed taskId, uint40 bidUntil);
    event TaskChanged(bytes32 indexed oldId, bytes32 indexed newId);
    event TaskEnded(bytes32 indexed taskId);
    event BidNonceCancelled(address indexed operator, uint64 nonce);
    event BidUnfundable(bytes32 indexed taskId, bytes32 indexed bidHash);
    event BookCommitted(bytes32 indexed taskId, bytes32 bookRoot);
    event PartAwarded(
        bytes32 indexed taskId, uint16 indexed part, address indexed executor, uint8 tenure, bytes32 bidHash
    );
    event PartDeclined(bytes32 indexed taskId, uint16 indexed part, address indexed executor, bool noData);
    event PartCut(bytes32 indexed taskId, uint16 indexed part, CutReason reason, uint40 until);
    event CheckpointShown(bytes32 indexed taskId, uint16 indexed part, uint64 segments, bytes32 leaf);
    event PartOpened(bytes32 indexed taskId, uint16 indexed part, bytes32 leaf, uint64 units);
    event PartEnded(bytes32 indexed taskId, uint16 indexed part, uint256 refund);
    event Delivered(bytes32 indexed deliveryId, bytes32 indexed taskId, uint16 indexed part, Delivery delivery);
    event Settled(bytes32 indexed deliveryId, Settlement settlement);
    event Closed(bytes32 indexed deliveryId, Outcome outcome);
    event PayReleased(bytes32 indexed taskId, address indexed to, uint256 amount);
    event LockForfeited(bytes32 indexed taskId, bytes32 indexed bidHash, address prover);

    error BadTerms(string field);
    error WrongRules(bytes32 given, bytes32 current);
    error TokenNotListed(address token);
    error ClassTooSmall(bytes32 classId, uint256 operators, uint256 needed);
    error TaskExists(bytes32 taskId);
    error WrongTaskStatus(TaskStatus status);
    error WrongPartStatus(uint16 part, PartStatus status);
    error NoSuchPart(uint16 part);
    error NotClient(address caller);
    error NotExecutor(address caller);
    error NotPeer(address caller);
    error TooEarly(uint256 time, uint256 since);
    error TooLate(uint256 time, uint256 until);
    error BidForOtherTask(bytes32 taskId);
    error BidTooHigh(uint256 price, uint256 most);
    error BadFloor(uint256 floor, uint256 price);
    error StakeLockTooLow(uint256 stakeLock, uint256 least);
    error WrongPayCode(bytes32 given, bytes32 expected);
    error BidCancelled(address operator, uint64 nonce);
    error WrongSigner(address signer, address expected);
    error WrongNode(bytes32 node);
    error TooManyParts(uint256 parts, uint256 most);
    error SameOperator(address operator);
    error WrongBid(bytes32 given);
    error BudgetSpent(uint256 needed, uint256 left);
    error DeliveriesUsedUp(uint8 most);
    error DeliveriesPending(uint8 open);
    error TenuresUsedUp(uint16 part);
    error BadHandover(string field);
    error BadCheckpoint(string field);
    error OlderCheckpoint(uint64 segments, uint64 shown);
    error WrongDelivery(bytes32 deliveryId);
    error WrongStage(Stage stage);
    error EarlierDeliveryOpen(uint8 seq, uint8 next);
    error NotOmitted(string why);
    error PayPending(uint16 open);
    error NothingHeld(address executor);
}

/// Tasks, parts, deliveries and all the money of clients.
interface ITaskMarket is IMarketEvents {
    // client
    function post(Terms calldata terms, bytes calldata hint) external returns (bytes32 taskId);
    function extend(Terms calldata terms, uint40 bidUntil) external;
    function change(Terms calldata terms, Terms calldata next, bytes calldata hint) external returns (bytes32 taskId);
    function award(Terms calldata terms, Win[] calldata wins, bytes32 bookRoot) external;
    function cancel(Terms calldata terms, uint16 part) external;
    function markUnfundable(Terms calldata terms, Bid calldata bid, bytes calldata signature) external;

    function proveOmitted(
        Terms calldata terms,
        uint16 part,
        Bid calldata winner,
        Bid calldata bid,
        bytes calldata signature,
        BidReceipt calldata receipt,
        bytes calldata receiptSignature
    ) external;

    // operator
    function cancelNonce(uint64 nonce) external;
    function decline(Terms calldata terms, Bid calldata bid, uint16 part, bool noData) external;
    function quit(Terms calldata terms, uint16 part) external;
    function deliver(Terms calldata terms, Handover calldata handover) external returns (bytes32 deliveryId);

    // anyone
    function expire(Terms calldata terms, uint16 part) external;
    function showCheckpoint(Terms calldata terms, Checkpoint calldata checkpoint, bytes calldata signature) external;
    function closeCut(Terms calldata terms, Bid calldata bid, Checkpoint calldata checkpoint) external;
    function close(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external;
    function accept(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        bytes calldata acceptance
    ) external;
    function voidDelivery(Terms calldata terms, Bid calldata bid, Delivery calldata delivery) external;
    function releaseLock(Terms calldata terms) external;
    function releasePay(Terms calldata terms, address executor) external;
    function withdraw(address token, address account) external;
    function withdrawTo(address token, address to) external;

    // peers
    function cutForSilence(Terms calldata terms, uint16 part, uint8 tenure) external;
    function settle(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Finding calldata finding,
        bytes calldata acceptance
    ) external;
    function contest(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external;
    function resolve(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        Outcome outcome,
        address prover
    ) external;

    // reading
    function idOf(Terms calldata terms) external view returns (bytes32);
    function task(bytes32 taskId) external view returns (Task memory);
    function part(bytes32 taskId, uint16 index) external view returns (Part memory);
    function tenure(bytes32 taskId, uint16 index, uint8 number) external view returns (Tenure memory);
    function pool(bytes32 taskId) external view returns (Pool memory);
    function heldPayOf(bytes32 taskId, address executor) external view returns (uint256);
    function isAt(Delivery calldata delivery, Settlement calldata settlement) external view returns (bool);
    function outcomeOf(bytes32 deliveryId) external view returns (Outcome);
    function tenureId(bytes32 taskId, uint16 index, uint8 number) external pure returns (bytes32);
    function bidOf(bytes32 taskId, uint16 index, uint8 number) external view returns (bytes32);
    function balanceOf(address token, address account) external view returns (uint256);
}
