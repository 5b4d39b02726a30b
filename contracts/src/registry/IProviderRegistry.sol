// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ICallers} from "../network/ICallers.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// The reason of a slash or a jail, carried by the event so that a record can be read later.
enum Fault {
    None,
    WrongWork, // a delivery was rejected
    SilentExecutor, // a challenge was not answered in time
    WrongSeat, // a seat's answer was on the wrong side of the final outcome
    FalseSeal, // a seat's seal did not match: a copied answer
    SilentSeat, // a seat did not answer by its deadline
    NoData, // the executor did not serve the seats
    LostDispute, // a jury ruled against it
    LeftOthers, // quit a part of an all-or-nothing task, or let it expire
    NoProgress // quit a part or let it expire without a receipt for any work
}

/// The purpose of a listed class of nodes.
enum ClassKind {
    None, // not listed
    Work, // nodes run tasks and their operators bond for the council
    Service // nodes serve the network, such as relays; no tasks, no bonds
}

/// A share of slashed stake for an account. Stake that no award names is burned.
struct Award {
    address to;
    uint96 amount; // in wei
}

/// A node as the chain knows it: enough to dial it, to encrypt to it and to see whether it is eligible.
struct Node {
    address operator;
    uint32 score; // OctaneBench points, as the operator declares them
    uint16 region; // ISO 3166-1 numeric; 0 for unknown
    bool listed; // false once the operator has removed it
    bytes32 class; // nodes of one class produce results that are equal bit by bit
    bytes32 peerKey; // Ed25519: the node's identity in the peer-to-peer network
    bytes32 encryptionKey; // X25519: part keys are wrapped for it
    uint128 priceHint; // asking price of an hour of one run, in wei of the network token; not binding
    bytes32[] relays; // peer keys of the relays that reach it
    string endpoint; // address to dial; empty when the node is reachable through relays only
}

/// The facts of a node that its operator declares.
struct NodeFacts {
    uint32 score;
    uint16 region;
    bytes32 class;
    bytes32 peerKey;
    bytes32 encryptionKey;
    uint128 priceHint;
    bytes32[] relays;
    string endpoint;
}

/// The stake of an operator; each token is in exactly one of these fields.
struct Account {
    uint96 free; // may be locked for work, bonded or withdrawn
    uint96 locked; // backs running work
    uint96 bonded; // backs council duty over all classes, including units that are leaving
    uint128 native; // admits nodes; never weighs, never slashed
    uint40 jailedUntil; // 0: not jailed
    uint16 nodes; // number of listed nodes
    bool admitted; // may take work: stake covers its nodes, identity confirmed where the network asks
}

/// Council duty of an operator in one class, in bond units.
struct Bond {
    uint32 units; // units that weigh in draws, unless jailed
    uint32 leaving; // units that weigh no longer and still back seats drawn earlier
    uint32 duty; // units that back current seats; at most units + leaving
    uint40 leavesAt; // time from which `leaving` can be claimed
    uint40 jailedUntil; // 0: not jailed
    uint24 leaf; // index of the leaf in the class's tree, counted from 1; 0: none
    uint16 nodes; // listed nodes of this class
}

/// Operators, their nodes and their stake; and the stake-weighted draw of council seats.
///
/// Two assets, one purpose each: the network token weighs and is slashed; the native coin (where the network definition
/// requires it) only admits nodes. So no price between the two is ever needed to decide a slash or a draw.
///
/// Only the contracts of the network, a list fixed at construction, can lock, unlock, slash, draw and jail. Only classes
/// on a governed list have nodes, bonds and tasks: in a class of its own, an operator would fill every seat.
interface IProviderRegistry is ICallers {
    /// @notice An operator deposited stake.
    /// @param operator The operator.
    /// @param amount The amount, in wei.
    event Deposited(address indexed operator, uint256 amount);

    /// @notice An operator withdrew free stake.
    /// @param operator The operator.
    /// @param to The account that receives the amount.
    /// @param amount The amount, in wei.
    event Withdrawn(address indexed operator, address indexed to, uint256 amount);

    /// @notice An operator deposited native coin.
    /// @param operator The operator.
    /// @param amount The amount, in wei.
    event NativeDeposited(address indexed operator, uint256 amount);

    /// @notice An operator withdrew native coin.
    /// @param operator The operator.
    /// @param to The account that receives the amount.
    /// @param amount The amount, in wei.
    event NativeWithdrawn(address indexed operator, address indexed to, uint256 amount);

    /// @notice An operator gained or lost the right to take work.
    /// @param operator The operator.
    /// @param admitted True when the operator may take work.
    event AdmissionChanged(address indexed operator, bool admitted);

    /// @notice An operator listed a node or updated a listed one.
    /// @param operator The operator.
    /// @param class The class of the node.
    /// @param nodeId The node's id.
    /// @param facts Everything that the operator declares about the node.
    event NodeListed(address indexed operator, bytes32 indexed class, bytes32 indexed nodeId, NodeFacts facts);

    /// @notice An operator removed a node from the directory.
    /// @param operator The operator.
    /// @param nodeId The node's id.
    event NodeRemoved(address indexed operator, bytes32 indexed nodeId);

    /// @notice An operator's council bond in a class changed.
    /// @param operator The operator.
    /// @param class The class of nodes.
    /// @param units The units that weigh in draws.
    /// @param leaving The units that are unbonding.
    /// @param leavesAt The time from which unbonding units can be claimed, in seconds.
    event BondChanged(address indexed operator, bytes32 indexed class, uint32 units, uint32 leaving, uint40 leavesAt);

    /// @notice Free stake was locked to back work.
    /// @param operator The operator.
    /// @param amount The amount, in wei.
    event Locked(address indexed operator, uint256 amount);

    /// @notice Locked stake became free again.
    /// @param operator The operator.
    /// @param amount The amount, in wei.
    event Unlocked(address indexed operator, uint256 amount);

    /// @notice Stake was slashed.
    /// @param operator The operator.
    /// @param fault The reason.
    /// @param amount The stake that was taken, in wei.
    /// @param burned The share of it that will be burned, in wei.
    event Slashed(address indexed operator, Fault indexed fault, uint256 amount, uint256 burned);

    /// @notice An operator was jailed: no new work, and no weight in the class.
    /// @param operator The operator.
    /// @param class The class in which it loses its weight; zero for none.
    /// @param fault The reason.
    /// @param until The time from which the operator can return, in seconds.
    event Jailed(address indexed operator, bytes32 indexed class, Fault fault, uint40 until);

    /// @notice An operator returned from jail.
    /// @param operator The operator.
    /// @param class The class of nodes.
    event Returned(address indexed operator, bytes32 indexed class);

    /// @notice A class was listed, changed or removed from the list.
    /// @param class The class of nodes.
    /// @param kind Its purpose from now on; none when it was removed.
    event ClassListed(bytes32 indexed class, ClassKind kind);

    /// @notice An account withdrew awards from slashes.
    /// @param account The account whose awards they were.
    /// @param to The account that received them.
    /// @param amount The amount, in wei.
    event Claimed(address indexed account, address indexed to, uint256 amount);

    /// @notice Slashed stake was burned.
    /// @param amount The amount, in wei.
    event Burned(uint256 amount);

    /// @notice The amount is zero.
    error ZeroAmount();

    /// @notice The recipient is the zero address.
    error ZeroAddress();

    /// @notice The token transferred less than the amount asked for.
    /// @param asked The amount that was asked for.
    /// @param received The amount that arrived.
    error TokenTookFee(uint256 asked, uint256 received);

    /// @notice The operator has less free stake or native coin than asked for.
    /// @param operator The operator.
    /// @param free The amount that is free.
    /// @param asked The amount that was asked for.
    error NotEnoughFree(address operator, uint256 free, uint256 asked);

    /// @notice The operator has less locked stake than asked for.
    /// @param operator The operator.
    /// @param locked The amount that is locked.
    /// @param asked The amount that was asked for.
    error NotEnoughLocked(address operator, uint256 locked, uint256 asked);

    /// @notice Fewer units of the operator are on council duty than asked for.
    /// @param operator The operator.
    /// @param class The class of nodes.
    /// @param duty The units on duty.
    /// @param asked The units asked for.
    error NotEnoughDuty(address operator, bytes32 class, uint256 duty, uint256 asked);

    /// @notice The caller bonded fewer units than it wants to unbond.
    /// @param bonded The units bonded.
    /// @param asked The units asked for.
    error NotEnoughBonded(uint256 bonded, uint256 asked);

    /// @notice The stake left would no longer cover the operator's listed nodes.
    /// @param left The stake that would be left, in wei.
    /// @param needed The stake that the nodes require, in wei.
    error StakeBacksNodes(uint256 left, uint256 needed);

    /// @notice The operator is not admitted: its stake does not cover its nodes, or its identity is not confirmed.
    /// @param operator The operator.
    error NotAdmitted(address operator);

    /// @notice The identity gate does not confirm the operator.
    /// @param operator The operator.
    error NotVerified(address operator);

    /// @notice The operator is jailed.
    /// @param operator The operator.
    /// @param until The time from which it can return, in seconds.
    error InJail(address operator, uint40 until);

    /// @notice The operator is not jailed.
    /// @param operator The operator.
    error NotInJail(address operator);

    /// @notice The bond would be smaller than the minimum.
    /// @param units The units that the bond would have.
    /// @param minimum The units required.
    error BelowMinimumBond(uint256 units, uint256 minimum);

    /// @notice Only the parameters contract may call.
    /// @param caller The account that called.
    error NotParameters(address caller);

    /// @notice The class is not listed, or is one of nodes that run no tasks.
    /// @param class The class of nodes.
    error ClassNotListed(bytes32 class);

    /// @notice The class has no free leaf for another operator.
    /// @param class The class of nodes.
    error ClassFull(bytes32 class);

    /// @notice The caller has no listed node of the class.
    /// @param class The class of nodes.
    error NoNodeOfClass(bytes32 class);

    /// @notice The last node of a class cannot be removed while a bond weighs there.
    /// @param class The class of nodes.
    error ClassInUse(bytes32 class);

    /// @notice The unbonding delay is not over.
    /// @param until The time from which the bond can be claimed, in seconds.
    error StillLeaving(uint40 until);

    /// @notice There is nothing to claim, or every unit still backs a seat.
    error NothingToClaim();

    /// @notice A field of the registry's configuration is invalid.
    /// @param field The name of the field.
    error BadConfig(string field);

    /// @notice The caller has no listed node with this id.
    /// @param nodeId The node's id.
    error UnknownNode(bytes32 nodeId);

    /// @notice The node is listed already.
    /// @param nodeId The node's id.
    error NodeExists(bytes32 nodeId);

    /// @notice A declared fact of the node is invalid.
    /// @param field The name of the field.
    error BadNode(string field);

    /// @notice The awards add up to more than the slash.
    /// @param awards The sum of the awards, in wei.
    /// @param slashed The stake that was taken, in wei.
    error AwardsExceedSlash(uint256 awards, uint256 slashed);

    /// @notice A draw needs an epoch that is over.
    /// @param epoch The number of the epoch.
    /// @param current The current epoch.
    error EpochNotPast(uint24 epoch, uint24 current);

    /// @notice The recipient refused the native coin.
    /// @param to The account that receives the amount.
    error NativeTransferFailed(address to);

    // ------------------------------------------------------------------ operators

    /// @notice Adds to the caller's free stake. Exactly `amount` must arrive.
    /// @param amount The amount, in wei.
    function deposit(uint96 amount) external;

    /// @notice Withdraws free stake, as long as the rest still covers the caller's listed nodes.
    /// @param amount The amount, in wei.
    /// @param to The account that receives the amount.
    function withdraw(uint96 amount, address to) external;

    /// @notice Adds the native coin sent along to the caller's account.
    function depositNative() external payable;

    /// @notice Withdraws native coin, as long as the rest still covers the caller's listed nodes.
    /// @param amount The amount, in wei.
    /// @param to The account that receives the amount.
    function withdrawNative(uint128 amount, address to) external;

    /// @notice Lists a node.
    /// @dev The id is keccak256(operator, peerKey), so nobody can occupy another operator's key.
    /// @param facts The declared facts of the node.
    /// @return nodeId The node's id.
    function listNode(NodeFacts calldata facts) external returns (bytes32 nodeId);

    /// @notice Updates a listed node; its peer key and class cannot change.
    /// @param facts The declared facts of the node, with the peer key and class that it was listed with.
    function updateNode(NodeFacts calldata facts) external;

    /// @notice Removes a node from the directory.
    /// @dev The last node of a class stays while a bond weighs there: weight without a node, and without the stake that
    /// admits the node, would be drawn for seats that nobody can fill.
    /// @param nodeId The node's id.
    function removeNode(bytes32 nodeId) external;

    /// @notice Moves free stake into the council bond of a class in which the caller has a node. The bond weighs from
    /// the next epoch on.
    /// @param class The class of nodes.
    /// @param units The units to bond.
    function bond(bytes32 class, uint32 units) external;

    /// @notice Starts unbonding. The units weigh no longer from the next epoch on, and answer for their seats until
    /// `claimBond`.
    /// @param class The class of nodes.
    /// @param units The units to unbond.
    function unbond(bytes32 class, uint32 units) external;

    /// @notice Moves unbonded units back to free stake, after the delay and as far as they back no seat.
    /// @param class The class of nodes.
    function claimBond(bytes32 class) external;

    /// @notice Ends the caller's jail after its time; the bond of the class weighs again from the next epoch on.
    /// @param class The class of nodes.
    function returnFromJail(bytes32 class) external;

    /// @notice Checks an operator's stake and identity again. Anyone may call; admission can be gained or lost.
    /// @param operator The operator.
    function refreshAdmission(address operator) external;

    /// @notice Pays out the caller's awards from slashes.
    /// @param to The account that receives the amount.
    function claim(address to) external;

    /// @notice Burns the slashed stake that no award names. Anyone may call.
    function burn() external;

    // ------------------------------------------------------------------ network contracts only

    /// @notice Locks free stake to back work. Reverts with NotAdmitted, InJail or NotEnoughFree. Network contracts
    /// only.
    /// @dev The caller keeps track of the amount per part.
    /// @param operator The operator.
    /// @param amount The amount, in wei.
    function lock(address operator, uint96 amount) external;

    /// @notice Returns locked stake to free stake. Network contracts only.
    /// @param operator The operator.
    /// @param amount The amount, in wei.
    function unlock(address operator, uint96 amount) external;

    /// @notice Slashes locked stake: awards are credited, to be pulled with `claim`, and the rest is burned. Network
    /// contracts only.
    /// @param operator The operator.
    /// @param amount The amount, in wei.
    /// @param fault The reason.
    /// @param awards The shares of other accounts.
    function slash(address operator, uint96 amount, Fault fault, Award[] calldata awards) external;

    /// @notice Draws up to `count` distinct operators of a class by their weight at the end of an epoch, and puts
    /// `seatUnits` of each one's bond on duty. Network contracts only.
    /// @dev Returns fewer operators when fewer can serve, and none when the epoch is too old: a draw never strands a
    /// task. An epoch can be read once it is over and for MEMORY epochs; use `currentEpoch() - 1` at delivery.
    /// @param class The class of nodes.
    /// @param epoch The epoch whose final weights count.
    /// @param seed The randomness of the draw.
    /// @param count The operators to draw.
    /// @param excluded The operators that must not be drawn.
    /// @param seatUnits The bond units that each seat puts on duty.
    /// @return operators The operators drawn.
    function draw(
        bytes32 class,
        uint24 epoch,
        bytes32 seed,
        uint256 count,
        address[] calldata excluded,
        uint32 seatUnits
    ) external returns (address[] memory operators);

    /// @notice Releases the units on duty of each operator. Network contracts only.
    /// @param class The class of nodes.
    /// @param operators The operators whose seats end.
    /// @param seatUnits The units on duty of each seat.
    function releaseSeats(bytes32 class, address[] calldata operators, uint32 seatUnits) external;

    /// @notice Slashes the units on duty of a seat, and their weight. Network contracts only.
    /// @param class The class of nodes.
    /// @param operator The operator.
    /// @param seatUnits The units to slash.
    /// @param fault The reason.
    /// @param awards The shares of other accounts, in wei; the rest is burned.
    function slashSeat(bytes32 class, address operator, uint32 seatUnits, Fault fault, Award[] calldata awards) external;

    /// @notice Jails an operator: no new work, and no weight in `class`, until the operator returns after the jail
    /// time. Network contracts only.
    /// @param operator The operator.
    /// @param class The class in which it loses its weight; zero for none.
    /// @param fault The reason.
    function jail(address operator, bytes32 class, Fault fault) external;

    /// @notice Lists a class, changes its purpose or removes it from the list. Parameters contract only.
    /// @dev Nodes and bonds in a class that is removed stay until their operators take them out.
    /// @param class The class of nodes.
    /// @param kind Its purpose; none to remove it.
    function listClass(bytes32 class, ClassKind kind) external;

    // ------------------------------------------------------------------ reading

    /// @notice Returns the current epoch. Epochs are counted from 8.
    /// @return The number of the epoch.
    function currentEpoch() external view returns (uint24);

    /// @notice Returns the time at which the first epoch began.
    /// @return The time, in seconds.
    function GENESIS() external view returns (uint40);

    /// @notice Returns the length of an epoch.
    /// @return The length, in seconds.
    function EPOCH_LENGTH() external view returns (uint40);

    /// @notice Returns how many epochs back a draw may read: 3. A check can therefore draw seats for two whole epochs
    /// after the delivery's epoch.
    /// @return The number of epochs.
    function MEMORY() external view returns (uint24);

    /// @notice Returns the wait between `unbond` and `claimBond`.
    /// @return The delay, in seconds.
    function UNBONDING_DELAY() external view returns (uint40);

    /// @notice Returns how long a jailed operator must wait before it can return.
    /// @return The time, in seconds.
    function JAIL_TIME() external view returns (uint40);

    /// @notice Returns the size of one bond unit.
    /// @return The stake in one unit, in wei.
    function BOND_UNIT() external view returns (uint96);

    /// @notice Returns the smallest bond of an operator in a class.
    /// @return The bond, in units.
    function MINIMUM_BOND() external view returns (uint32);

    /// @notice Returns the network token, in which stake is held.
    /// @return The token.
    function stakeToken() external view returns (IERC20);

    /// @notice Returns whether an operator may take work of a class now: admitted, not jailed, with a listed node of
    /// the class.
    /// @param operator The operator.
    /// @param class The class of nodes.
    /// @return True when it may.
    function eligible(address operator, bytes32 class) external view returns (bool);

    /// @notice Returns whether `lock` would succeed now.
    /// @param operator The operator.
    /// @param amount The amount, in wei.
    /// @return True when it would.
    function canLock(address operator, uint96 amount) external view returns (bool);

    /// @notice Returns the stake and status of an operator.
    /// @param operator The operator.
    /// @return The account.
    function accountOf(address operator) external view returns (Account memory);

    /// @notice Returns the council bond of an operator in a class.
    /// @param operator The operator.
    /// @param class The class of nodes.
    /// @return The bond.
    function bondOf(address operator, bytes32 class) external view returns (Bond memory);

    /// @notice Returns a listed node.
    /// @param nodeId The node's id.
    /// @return The node; all zero when it is not listed.
    function node(bytes32 nodeId) external view returns (Node memory);

    /// @notice Returns the operator and class of a node in one cheap read, for the market.
    /// @param nodeId The node's id.
    /// @return operator The operator; zero when the node is not listed.
    /// @return class The class; zero when the node is not listed.
    function nodeClass(bytes32 nodeId) external view returns (address operator, bytes32 class);

    /// @notice Returns the stake that an operator has kept in council bonds without a break since a time. Units that are
    /// leaving do not count: they could be withdrawn. The same stake never counts for two operators at one time.
    /// @param operator The operator.
    /// @param time The time, in seconds.
    /// @return The amount, in wei.
    function bondedSince(address operator, uint256 time) external view returns (uint256);

    /// @notice Returns the purpose of a class.
    /// @param class The class of nodes.
    /// @return The purpose; none when the class is not listed.
    function classKind(bytes32 class) external view returns (ClassKind);

    /// @notice Returns how many operators weigh in a class now, and their units. Posting a task reads the first. Reverts
    /// for a class that is not listed for work, so that no task is posted in it.
    /// @param class The class of nodes.
    /// @return operators The operators with weight.
    /// @return units The sum of their units.
    function classSize(bytes32 class) external view returns (uint32 operators, uint32 units);

    /// @notice Returns the units that an operator weighed at the end of an epoch.
    /// @param class The class of nodes.
    /// @param operator The operator.
    /// @param epoch The number of the epoch.
    /// @return units The units; zero when the epoch is too old.
    function weightAt(bytes32 class, address operator, uint24 epoch) external view returns (uint32 units);

    /// @notice Returns the awards from slashes that an account can claim.
    /// @param account The account.
    /// @return The amount, in wei.
    function claimable(address account) external view returns (uint256);
}
