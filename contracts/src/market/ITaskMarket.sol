// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ICheckedWork} from "../council/ICheckedWork.sol";
import {
    Bid,
    BidReceipt,
    Checkpoint,
    CutReason,
    Delivery,
    Doubt,
    Outcome,
    PartStatus,
    Settlement,
    Stage,
    TaskStatus,
    Terms
} from "./TaskTypes.sol";

/// The input of a delivery: the root over its leaves, with proofs that the first leaf is the part's current state and
/// that the last leaf is under the root.
struct DeliveryInput {
    uint16 part;
    bool last; // true when the part is complete, false for a milestone
    bytes32 startLeaf; // leaf of the part's current state
    bytes32 endState; // hash of the last state's digest, from which the contract builds the end leaf
    bytes32 root; // Merkle root over all leaves
    bytes32 result; // hash of the result, or its seal in redundant tasks
    uint64 segments; // number of segments
    uint64 units; // units of work in this delivery
    bytes32[] startProof; // proves startLeaf under root
    bytes32[] endProof; // proves the end leaf under root
    bytes32[] partProof; // proves leaf 0 of the part under `terms.starts`; empty once the part has a delivery
}

/// A bid with the parts that it wins.
struct Win {
    Bid bid;
    bytes signature; // the bidder's signature
    uint16[] parts; // indices of the parts; it wins those that no earlier bid took, at most the bid's maxParts
}

/// A bid that the beacon drew from the bid book.
struct Draw {
    Bid bid;
    bytes signature; // the bidder's signature
    bytes32[] proof; // proves the bid's hash under the root of the book
}

struct Task {
    TaskStatus status;
    uint16 live; // number of parts that have not ended
    uint40 bidUntil; // end of the bidding, in seconds
    uint40 awardedAt; // time of the first award
    uint24 epoch; // registry epoch of the first award
    uint128 lock; // remaining trust lock of the client, in wei
}

struct Part {
    PartStatus status;
    uint8 assignment; // number of assignments so far; the last one is the current one
    uint8 seq; // number of deliveries so far
    uint8 open; // deliveries that are not settled
    uint8 declines; // declines in a row because of missing data
    bool broken; // a delivery of the part was rejected
    bool failed; // all-or-nothing tasks: an executor failed the part and lost its lock
    uint64 units; // units done, in deliveries that are accepted or not yet checked
    uint128 spent; // budget spent so far, in wei
}

/// The withheld pay of an all-or-nothing task, until all parts have ended.
struct Pool {
    uint128 withheld; // pay of accepted work, in wei
    uint16 open; // deliveries that are not closed
    bool failed; // a part ended without its result because an executor failed it
    bool excused; // the client cancelled a running part: accepted work is paid even if a part failed
}

/// The time of one executor on a part. Its stake lock and its NFT exist exactly as long.
struct Assignment {
    address executor;
    uint40 since; // time of the award
    uint8 open; // deliveries that are not closed
    uint8 next; // the delivery that must be settled next
    bool over; // the executor can deliver no more
    bool penalised; // the silence penalty was taken
    bool slashed; // the lock was slashed for wrong work
    bool lapsed; // the highest price was taken from the lock, because another went on from a cut that was never claimed
    uint8 first; // number of its first delivery, made or not
}

/// The events and errors of the market.
interface IMarketEvents {
    /// @notice A client posted a task and escrowed its budget and trust lock.
    /// @param taskId The task's id.
    /// @param client The client.
    /// @param classId The class of nodes that may bid.
    /// @param terms The terms that the task was posted with.
    /// @param hint How to reach the client's node; the contracts never read it.
    event TaskPosted(bytes32 indexed taskId, address indexed client, bytes32 indexed classId, Terms terms, bytes hint);

    /// @notice The client gave bidders more time.
    /// @param taskId The task's id.
    /// @param bidUntil The new time until which bids are collected, in seconds.
    event TaskExtended(bytes32 indexed taskId, uint40 bidUntil);

    /// @notice The client replaced the terms of a task before any award; bids on the old id are void.
    /// @param oldId The id of the terms that were withdrawn.
    /// @param newId The id of the terms that replace them.
    event TaskChanged(bytes32 indexed oldId, bytes32 indexed newId);

    /// @notice The last part of a task ended.
    /// @param taskId The task's id.
    event TaskEnded(bytes32 indexed taskId);

    /// @notice An operator revoked every bid that it signed with this nonce.
    /// @param operator The operator.
    /// @param nonce The nonce.
    event BidNonceCancelled(address indexed operator, uint64 nonce);

    /// @notice An award stepped over a bid that could not be awarded: stake missing, node unlisted or reserved, operator
    /// jailed, bid revoked or expired. For the parts of that award, the bid cannot be proven omitted.
    /// @param taskId The task's id.
    /// @param bidHash The EIP-712 hash of the bid.
    event BidPassedOver(bytes32 indexed taskId, bytes32 indexed bidHash);

    /// @notice The first award committed to the bid book of the task.
    /// @param taskId The task's id.
    /// @param bookRoot The Merkle root over all bids that the client received, by the number of their receipt.
    /// @param bookSize The number of bids.
    event BookCommitted(bytes32 indexed taskId, bytes32 bookRoot, uint32 bookSize);

    /// @notice The draw of a replica began.
    /// @param taskId The task's id.
    /// @param part The index of the replica.
    /// @param target The block whose hash draws the replica.
    event DrawBegun(bytes32 indexed taskId, uint16 indexed part, uint64 target);

    /// @notice The beacon of a draw was recorded and can be used as long as the replica can be awarded.
    /// @param taskId The task's id.
    /// @param part The index of the replica.
    /// @param beacon The hash of the draw's block.
    event BeaconRecorded(bytes32 indexed taskId, uint16 indexed part, bytes32 beacon);

    /// @notice A bid won a part and an assignment started.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param executor The executor.
    /// @param assignment The number of the assignment, counted from 1.
    /// @param bidHash The EIP-712 hash of the bid.
    event PartAwarded(
        bytes32 indexed taskId, uint16 indexed part, address indexed executor, uint8 assignment, bytes32 bidHash
    );

    /// @notice An executor declined a part before starting it.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param executor The executor.
    /// @param noData True when the client did not serve the part's data.
    event PartDeclined(bytes32 indexed taskId, uint16 indexed part, address indexed executor, bool noData);

    /// @notice An assignment was stopped; its executor can claim its last receipted checkpoint.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param reason The reason of the cut.
    /// @param until The time until which only the executor can close the cut, in seconds.
    event PartCut(bytes32 indexed taskId, uint16 indexed part, CutReason reason, uint40 until);

    /// @notice The client opened a part to another executor at a checkpoint that its executor has signed and must still
    /// claim. It becomes an ordinary delivery with `Delivered`.
    /// @param deliveryId The delivery's id.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param delivery The delivery as it stands.
    /// @param until The time until which its executor can claim it, in seconds.
    event Unclaimed(
        bytes32 indexed deliveryId, bytes32 indexed taskId, uint16 indexed part, Delivery delivery, uint40 until
    );

    /// @notice A cut on which another executor went on was not claimed in time.
    /// @param deliveryId The delivery's id.
    /// @param kept True when the client goes on with the unchecked state; false when the part returns to the state
    /// before it.
    event Lapsed(bytes32 indexed deliveryId, bool kept);

    /// @notice A part can be awarded again.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param leaf The leaf of the state to continue from; zero for the start of the part.
    /// @param units The units that are done up to that state.
    event PartOpened(bytes32 indexed taskId, uint16 indexed part, bytes32 leaf, uint64 units);

    /// @notice A part ended and its unspent budget was credited to the client.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param refund The amount credited to the client, in wei.
    event PartEnded(bytes32 indexed taskId, uint16 indexed part, uint256 refund);

    /// @notice An executor delivered, or a cut was turned into a delivery.
    /// @param deliveryId The delivery's id.
    /// @param taskId The task's id.
    /// @param part The index of the part.
    /// @param delivery The whole delivery; later calls pass it again.
    event Delivered(bytes32 indexed deliveryId, bytes32 indexed taskId, uint16 indexed part, Delivery delivery);

    /// @notice A delivery was settled, or a late payment of it was decided.
    /// @param deliveryId The delivery's id.
    /// @param settlement The whole settlement; later calls pass it again.
    event Settled(bytes32 indexed deliveryId, Settlement settlement);

    /// @notice A delivery reached its final outcome.
    /// @param deliveryId The delivery's id.
    /// @param outcome The outcome.
    event Closed(bytes32 indexed deliveryId, Outcome outcome);

    /// @notice Withheld pay of an all-or-nothing task was credited.
    /// @param taskId The task's id.
    /// @param to The account that receives the amount.
    /// @param amount The amount, in wei.
    event PayReleased(bytes32 indexed taskId, address indexed to, uint256 amount);

    /// @notice The client lost its trust lock because it omitted a better bid.
    /// @param taskId The task's id.
    /// @param bidHash The EIP-712 hash of the omitted bid.
    /// @param prover The account that proved the omission and receives a share.
    event LockForfeited(bytes32 indexed taskId, bytes32 indexed bidHash, address prover);

    /// @notice A field of the terms is outside the market's limits.
    /// @param field The name of the field.
    error BadTerms(string field);

    /// @notice The terms carry rules that are not the network's current ones.
    /// @param given The hash of the rules in the terms.
    /// @param current The hash of the network's current rules.
    error WrongRules(bytes32 given, bytes32 current);

    /// @notice The terms carry a rate that is not the token's current one.
    /// @param given The rate in the terms.
    /// @param current The token's current rate.
    error WrongRate(uint128 given, uint128 current);

    /// @notice Governance has not listed the token for payments.
    /// @param token The token.
    error TokenNotListed(address token);

    /// @notice Too few operators of the class are bonded to check the work.
    /// @param classId The class of nodes.
    /// @param operators The operators that are bonded in the class.
    /// @param needed The operators that the rules require.
    error ClassTooSmall(bytes32 classId, uint256 operators, uint256 needed);

    /// @notice The same terms were posted before.
    /// @param taskId The task's id.
    error TaskExists(bytes32 taskId);

    /// @notice The task's status does not allow the call.
    /// @param status The status that it has.
    error WrongTaskStatus(TaskStatus status);

    /// @notice The part's status does not allow the call.
    /// @param part The index of the part.
    /// @param status The status that it has.
    error WrongPartStatus(uint16 part, PartStatus status);

    /// @notice The task has no part with this index.
    /// @param part The index of the part.
    error NoSuchPart(uint16 part);

    /// @notice Only the client of the task may call.
    /// @param caller The account that called.
    error NotClient(address caller);

    /// @notice Only the executor of the current assignment may call, or the assignment named is not the current one.
    /// @param caller The account that called; zero when the assignment is not the current one.
    error NotExecutor(address caller);

    /// @notice Only the network's own contract for this step may call.
    /// @param caller The account that called.
    error NotNetworkContract(address caller);

    /// @notice The call came before its time.
    /// @param time The time of the call, in seconds.
    /// @param since The time from which the call is allowed, in seconds.
    error TooEarly(uint256 time, uint256 since);

    /// @notice The call came after its deadline.
    /// @param time The time of the call, in seconds.
    /// @param until The time until which the call was allowed, in seconds.
    error TooLate(uint256 time, uint256 until);

    /// @notice The bid was signed for another task.
    /// @param taskId The task that the bid names.
    error BidForOtherTask(bytes32 taskId);

    /// @notice The bid's price is zero or above the task's maximum.
    /// @param price The price of the bid, in wei.
    /// @param most The task's maximum price, in wei.
    error BidTooHigh(uint256 price, uint256 most);

    /// @notice The bid's floor is above its price.
    /// @param floor The floor of the bid, in wei.
    /// @param price The price of the bid, in wei.
    error BadFloor(uint256 floor, uint256 price);

    /// @notice The bid locks less stake than the task requires, or the sum of its locks does not fit.
    /// @param stakeLock The stake that would be locked, in wei.
    /// @param least The bound that it misses, in wei.
    error StakeLockTooLow(uint256 stakeLock, uint256 least);

    /// @notice The run is not void: its executor did not lose a surety that backed it.
    /// @param executor The executor.
    error StillBacked(address executor);

    /// @notice The bid was signed for another payment function.
    /// @param given The code hash in the bid.
    /// @param expected The code hash in the terms.
    error WrongPayCode(bytes32 given, bytes32 expected);

    /// @notice The bid reserves more time to decline than the rules allow.
    /// @param startSeconds The time that the bid reserves, in seconds.
    /// @param most The longest time that the rules allow, in seconds.
    error BadStart(uint32 startSeconds, uint32 most);

    /// @notice The replica is drawn from the bid book: award it with `awardDrawn`. It can be reassigned once at most.
    /// @param part The index of the part.
    error ReplicaIsDrawn(uint16 part);

    /// @notice The bid is not the one that the beacon drew.
    /// @param position The position in the bid book that was drawn.
    /// @param bidHash The EIP-712 hash of the bid that was passed.
    error NotDrawn(uint256 position, bytes32 bidHash);

    /// @notice The block whose hash draws the replica is not mined yet.
    /// @param target The number of that block.
    error BeaconPending(uint256 target);

    /// @notice Nobody used or recorded the hash of the block that draws the replica while it could be read. The replica
    /// can only be cancelled.
    /// @param target The number of that block.
    error BeaconExpired(uint256 target);

    /// @notice A signature is not of the expected account.
    /// @param signer The account that the signature recovers to.
    /// @param expected The account that had to sign.
    error WrongSigner(address signer, address expected);

    /// @notice The bid asks for no parts.
    /// @param parts The parts that the bid would win.
    /// @param most The parts that the bid asked for.
    error TooManyParts(uint256 parts, uint256 most);

    /// @notice The bidder is the client, or already runs another replica of the same part.
    /// @param operator The operator.
    error SameOperator(address operator);

    /// @notice The bid is not the bid that the assignment rests on.
    /// @param given The hash of the bid that was passed.
    error WrongBid(bytes32 given);

    /// @notice The part's remaining budget does not cover the amount.
    /// @param needed The amount that would be spent, in wei.
    /// @param left The amount that is available, in wei.
    error BudgetSpent(uint256 needed, uint256 left);

    /// @notice The part has used all deliveries that its terms allow.
    /// @param most The deliveries that the terms allow.
    error DeliveriesUsedUp(uint8 most);

    /// @notice Earlier deliveries of the part must be settled first.
    /// @param open The deliveries that are not settled.
    error DeliveriesPending(uint8 open);

    /// @notice The part was awarded 255 times, the most that its counter can number.
    /// @param part The index of the part.
    error AssignmentsUsedUp(uint16 part);

    /// @notice A field of the delivery contradicts the terms, the part's state or the delivery's own root.
    /// @param field The name of the field.
    error BadDeliveryInput(string field);

    /// @notice A field of the checkpoint contradicts the part's state.
    /// @param field The name of the field.
    error BadCheckpoint(string field);

    /// @notice The delivery or its settlement is not the one that the market has committed to.
    /// @param deliveryId The delivery's id.
    error WrongDelivery(bytes32 deliveryId);

    /// @notice The delivery's stage does not allow the call.
    /// @param stage The stage that it has.
    error WrongStage(Stage stage);

    /// @notice The executor's deliveries are settled in order and an earlier one is open.
    /// @param seq The number of the delivery that was passed.
    /// @param next The number of the delivery that must be settled next.
    error EarlierDeliveryOpen(uint8 seq, uint8 next);

    /// @notice The bid was not omitted against the protocol's rules.
    /// @param why The condition that the claim fails.
    error NotOmitted(string why);

    /// @notice Deliveries of the all-or-nothing task can still be contested.
    /// @param open The deliveries that are not closed.
    error PayPending(uint16 open);

    /// @notice No pay of the task is withheld for this executor.
    /// @param executor The executor.
    error NothingWithheld(address executor);
}

/// The market: tasks, parts, deliveries and the money of clients.
interface ITaskMarket is IMarketEvents, ICheckedWork {
    // client
    /// @notice Posts a task. Escrows the most that the task can cost, and the client's trust lock.
    /// @dev The hint is not part of the terms.
    /// @param terms The task's terms; `terms.client` is the caller.
    /// @param hint How to reach the client's node; the contracts never read it.
    /// @return taskId The task's id, a hash over chain, market and terms.
    function post(Terms calldata terms, bytes calldata hint) external returns (bytes32 taskId);

    /// @notice Gives bidders more time. The deadline never moves backwards, so a bidder can rely on the deadline that
    /// it read.
    /// @param terms The terms that the task was posted with.
    /// @param bidUntil The new time until which bids are collected, in seconds.
    function extend(Terms calldata terms, uint40 bidUntil) external;

    /// @notice Replaces the terms of a task before any award. The task gets a new id, so no bid on the old terms can be
    /// awarded under the new ones.
    /// @param terms The terms to withdraw.
    /// @param next The terms that replace them.
    /// @param hint How to reach the client's node; the contracts never read it.
    /// @return taskId The id of the new terms.
    function change(Terms calldata terms, Terms calldata next, bytes calldata hint) external returns (bytes32 taskId);

    /// @notice Assigns parts to signed bids. The first award commits to the bid book; `proveOmitted` can later show
    /// that a better bid was left out.
    /// @dev Bids are tried in order. A bid that cannot be awarded now is stepped over and marked, and a later bid that
    /// names the same part takes it; a part that an earlier bid took is skipped. The cost does not depend on how many
    /// operators exist.
    /// @param terms The terms that the task was posted with.
    /// @param wins The bids by rank, with their signatures and the parts that each one may win.
    /// @param bookRoot The Merkle root over all bids received, by the number of their receipt; used by the first award
    /// only.
    /// @param bookSize The number of bids received; used by the first award only.
    function award(Terms calldata terms, Win[] calldata wins, bytes32 bookRoot, uint32 bookSize) external;

    /// @notice Awards a replica after the first to the first awardable bid that the beacon draws from the bid book. The
    /// first call only begins the draw.
    /// @dev The beacon is the hash of the block *beaconDelay* after that call. When it can no longer be read and was not
    /// recorded, the replica can only be cancelled. Draw i picks position keccak256("replica", beacon, taskId, index, i)
    /// mod the size of the book. Operators that ever ran a replica of the part are skipped.
    /// @param terms The terms that the task was posted with.
    /// @param index The index of the replica.
    /// @param draws The drawn bids in order, from the first draw on; not read when the draw begins.
    function awardDrawn(Terms calldata terms, uint16 index, Draw[] calldata draws) external;

    /// @notice Records the beacon of a draw while its block's hash can be read. Anyone may call.
    /// @param terms The terms that the task was posted with.
    /// @param index The index of the replica.
    function recordBeacon(Terms calldata terms, uint16 index) external;

    /// @notice Ends a part. Work that was receipted is still checked and paid, so stopping at 95% does not save 95%.
    /// @param terms The terms that the task was posted with.
    /// @param index The index of the part; a replica counts as a part of its own.
    function cancel(Terms calldata terms, uint16 index) external;

    /// @notice Opens a running part to another executor. Receipted work is checked and paid, as after `cancel`; the
    /// executor is not penalised. Only after the time that the executor's bid reserves for its start. Of a drawn replica
    /// only the first executor can be replaced so, by the next draw.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param index The index of the part; a replica counts as a part of its own.
    function reassign(Terms calldata terms, Bid calldata bid, uint16 index) external;

    /// @notice Proves that a bid with a receipt is not in the bid book from which replicas are drawn. The client loses
    /// its trust lock, as in `proveOmitted`.
    /// @param terms The terms that the task was posted with.
    /// @param receipt The client's receipt for the bid.
    /// @param receiptSignature The signature of the client's node under the receipt.
    /// @param leaf The leaf of the book at the position of the receipt; not read when the book is too short for it.
    /// @param proof The Merkle proof of that leaf.
    function proveLeftOut(
        Terms calldata terms,
        BidReceipt calldata receipt,
        bytes calldata receiptSignature,
        bytes32 leaf,
        bytes32[] calldata proof
    ) external;

    /// @notice Proves that the client gave a receipt for a better bid and did not award it. The client loses its trust
    /// lock: a share goes to the caller, the rest is burned.
    /// @param terms The terms that the task was posted with.
    /// @param index The index of the part whose first award is compared.
    /// @param winners The bids that won each part at its first award, by the index of the part; not read for parts that
    /// were never awarded. An operator that won any part was not omitted.
    /// @param bid The bid that was omitted.
    /// @param signature The bidder's signature under the omitted bid.
    /// @param receipt The client's receipt for the omitted bid.
    /// @param receiptSignature The signature of the client's node under the receipt.
    function proveOmitted(
        Terms calldata terms,
        uint16 index,
        Bid[] calldata winners,
        Bid calldata bid,
        bytes calldata signature,
        BidReceipt calldata receipt,
        bytes calldata receiptSignature
    ) external;

    // operator
    /// @notice Revokes all bids of the caller with this nonce that were not awarded yet.
    /// @param nonce The nonce.
    function cancelNonce(uint64 nonce) external;

    /// @notice Declines a part before starting it, at no cost. When two different executors in a row got no data, the
    /// client pays each a fee from its trust lock.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param index The index of the part; a replica counts as a part of its own.
    /// @param noData True when the client did not serve the part's data.
    function decline(Terms calldata terms, Bid calldata bid, uint16 index, bool noData) external;

    /// @notice Stops the caller's assignment; the work up to the last receipted checkpoint is checked and paid.
    /// @param terms The terms that the task was posted with.
    /// @param index The index of the part; a replica counts as a part of its own.
    function quit(Terms calldata terms, uint16 index) external;

    /// @notice Delivers the work done since the part's current state: all of it, or a milestone.
    /// @param terms The terms that the task was posted with.
    /// @param input The delivery's roots, leaves and proofs.
    /// @return deliveryId The delivery's id.
    function deliver(Terms calldata terms, DeliveryInput calldata input) external returns (bytes32 deliveryId);

    // anyone
    /// @notice Ends a wait whose deadline has passed: cuts an assignment that ran out of time, or ends a part that
    /// nobody awarded.
    /// @param terms The terms that the task was posted with.
    /// @param index The index of the part; a replica counts as a part of its own.
    function expire(Terms calldata terms, uint16 index) external;

    /// @notice Ends the assignment of a part that was cut. Its executor turns the last checkpoint that the client signed
    /// into a delivery, which is its word to serve the council. When it does not in time, the client can open the part
    /// to another executor at a checkpoint that the executor signed; without one, anybody can later close the cut
    /// without a delivery.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param checkpoint The checkpoint; only its `part` is read when it has no segments.
    /// @param signature The signature of the other side; empty without segments.
    function closeCut(Terms calldata terms, Bid calldata bid, Checkpoint calldata checkpoint, bytes calldata signature)
        external;

    /// @notice Claims a cut on which another executor may have gone on, so that it is checked and paid. Executor only.
    /// @param terms The terms that the task was posted with.
    /// @param delivery The delivery, as its `Unclaimed` event carries it.
    /// @param until The time until which it can be claimed, as its `Unclaimed` event carries it.
    function claim(Terms calldata terms, Delivery calldata delivery, uint40 until) external;

    /// @notice Ends a run whose executor lost the surety behind it, once none of its deliveries is open. The part opens
    /// again at its last settled state. Anyone may call.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param index The index of the part.
    function endVoid(Terms calldata terms, Bid calldata bid, uint16 index) external;

    /// @notice Ends a cut that was not claimed in time. When another executor went on from it, its own loses the highest
    /// price of the terms: the client receives the price of its bid, and the rest is burned. Anyone may call; then the part
    /// returns to the state before the cut. The client may keep the unchecked state instead.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the cut assignment was awarded to.
    /// @param delivery The delivery, as its `Unclaimed` event carries it.
    /// @param until The time until which it could be claimed, as its `Unclaimed` event carries it.
    /// @param keep True to go on with the unchecked state. Client only.
    function lapse(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, uint40 until, bool keep) external;

    /// @notice Executes a settlement that nobody contested in time.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param settlement The settlement that the delivery is at.
    function close(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external;

    /// @notice Closes a settled delivery early with the client's signed acceptance.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param settlement The settlement that the delivery is at.
    /// @param acceptance The signature of the client's node under the delivery's hash.
    function accept(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        bytes calldata acceptance
    ) external;

    /// @notice Voids a delivery of an executor that was slashed on the same part, because the delivery builds on rejected
    /// work, or of one that lost the surety behind it: then the part returns to the state before the delivery.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    function voidDelivery(Terms calldata terms, Bid calldata bid, Delivery calldata delivery) external;

    /// @notice Returns the trust lock after the end of the task and of the window for omission proofs.
    /// @param terms The terms that the task was posted with.
    function releaseLock(Terms calldata terms) external;

    /// @notice Pays an executor its withheld pay after an all-or-nothing task has ended, or refunds the client when an
    /// executor failed a part.
    /// @param terms The terms that the task was posted with.
    /// @param executor The executor whose withheld pay is released.
    function releasePay(Terms calldata terms, address executor) external;

    /// @notice Sends an account its whole balance. Anyone may call; the amount goes to the account itself.
    /// @param token The token.
    /// @param account The account that is paid.
    function withdraw(address token, address account) external;

    /// @notice Sends the caller's whole balance to another account, for an account that a token refuses to pay.
    /// @param token The token.
    /// @param to The account that receives the amount.
    function withdrawTo(address token, address to) external;

    // network contracts
    /// @notice Cuts an assignment whose executor did not answer a liveness challenge. Liveness contract only.
    /// @param terms The terms that the task was posted with.
    /// @param index The index of the part; a replica counts as a part of its own.
    /// @param number The number of the assignment on that part, counted from 1.
    function cutForSilence(Terms calldata terms, uint16 index, uint8 number) external;

    // reading
    /// @notice Returns the id of a task with these terms on this chain and market.
    /// @param terms The terms that the task was posted with.
    /// @return The task's id.
    function idOf(Terms calldata terms) external view returns (bytes32);

    /// @notice Returns a task's state.
    /// @param taskId The task's id.
    /// @return The state; all zero for an unknown task.
    function task(bytes32 taskId) external view returns (Task memory);

    /// @notice Returns a part's state.
    /// @param taskId The task's id.
    /// @param index The index of the part; a replica counts as a part of its own.
    /// @return The state; all zero before the first award.
    function part(bytes32 taskId, uint16 index) external view returns (Part memory);

    /// @notice Returns an assignment's state. An assignment that was deleted or never existed is `over`.
    /// @param taskId The task's id.
    /// @param index The index of the part; a replica counts as a part of its own.
    /// @param number The number of the assignment on that part, counted from 1.
    /// @return The state.
    function assignment(bytes32 taskId, uint16 index, uint8 number) external view returns (Assignment memory);

    /// @notice Returns the withheld pay of an all-or-nothing task.
    /// @param taskId The task's id.
    /// @return The pool; all zero for other tasks.
    function pool(bytes32 taskId) external view returns (Pool memory);

    /// @notice Returns the pay of an all-or-nothing task that is withheld for an executor.
    /// @param taskId The task's id.
    /// @param executor The executor.
    /// @return The amount, in wei.
    function withheldPayOf(bytes32 taskId, address executor) external view returns (uint256);

    /// @notice Returns the id of an assignment, which is also the id of its allocation NFT.
    /// @param taskId The task's id.
    /// @param index The index of the part; a replica counts as a part of its own.
    /// @param number The number of the assignment on that part, counted from 1.
    /// @return The assignment's id.
    function assignmentId(bytes32 taskId, uint16 index, uint8 number) external pure returns (bytes32);

    /// @notice Returns the executor of an assignment, which owns its allocation NFT.
    /// @param id The assignment's id.
    /// @return The executor; zero once the assignment is over and all its deliveries are closed.
    function executorOf(bytes32 id) external view returns (address);

    /// @notice Returns the hash of the bid that an assignment rests on.
    /// @param taskId The task's id.
    /// @param index The index of the part; a replica counts as a part of its own.
    /// @param number The number of the assignment on that part, counted from 1.
    /// @return The EIP-712 hash of the bid; zero when there is none.
    function bidOf(bytes32 taskId, uint16 index, uint8 number) external view returns (bytes32);

    /// @notice Returns the balance that an account can withdraw.
    /// @param token The token.
    /// @param account The account.
    /// @return The amount, in wei.
    function balanceOf(address token, address account) external view returns (uint256);
}
