// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Why stake was taken or an operator was taken out; the event carries it, so that a record can be read later.
enum Fault {
    None,
    WrongWork, // a delivery was rejected
    SilentExecutor, // a challenge was not answered in time
    WrongSeat, // a seat's answer was outvoted at the end
    FalseSeal, // a seat's seal did not match: a copied answer
    SilentSeat, // a seat did not answer by its deadline
    NoData, // the executor did not serve the seats
    LostDispute, // a panel decided against it
    LeftOthers // left a part of an all-or-nothing task, or let its time pass
}

/// What the registry pays out of slashed stake. What no award names is burned.
struct Award {
    address to;
    uint96 amount;
}

/// What the chain knows of a node: enough to find it, to encrypt to it and to see whether it may be eligible.
struct Node {
    address operator;
    uint32 score; // OctaneBench points, as the operator declares them
    uint16 region; // ISO 3166-1 numeric; 0 says nothing
    bool listed; // false once the operator has taken it out
    bytes32 class; // what must be equal for two runs to be comparable bit by bit
    bytes32 peerKey; // Ed25519: the node's address among peers
    bytes32 encryptionKey; // X25519: part keys are wrapped for it
    uint128 priceHint; // asked price of one point for one hour, in wei of the network token; a hint, never a promise
    bytes32[] relays; // peer keys of the relays that reach it
    string endpoint; // where it can be dialled; empty when only through relays
}

/// The same without what the registry fills in itself.
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

/// The stake of an operator, each token in exactly one of these places.
struct Account {
    uint96 free; // may be locked for work, bonded or withdrawn
    uint96 locked; // backs running work
    uint96 bonded; // backs council duty, over all classes, what is leaving included
    uint128 native; // admits nodes; never weighs, never slashed
    uint40 jailedUntil; // 0: not jailed
    uint16 nodes;
    bool admitted; // may take work: stake covers its nodes, identity confirmed where the network asks
}

/// Council duty of an operator in one class, in bond units.
struct Bond {
    uint32 units; // weighs in the draw, unless jailed
    uint32 leaving; // no longer weighs, still answers for seats drawn earlier
    uint32 duty; // backs the seats that it holds now; at most units + leaving
    uint40 leavesAt; // when `leaving` may be claimed
    uint40 jailedUntil; // 0: not jailed
    uint24 leaf; // place in the class's tree, counted from 1; 0: none
    uint16 nodes; // listed nodes of this class
}

/// Operators, their nodes and their stake; and the stake-weighted draw of council seats.
///
/// Two assets, one purpose each: the network token weighs and is slashed; the native coin (where the definition asks
/// for it) only admits nodes. So no price between the two is ever needed to decide a slash or a draw.
///
/// Who locks, frees, slashes and draws is fixed at construction: the contracts of the law, and nobody else.
interface IProviderRegistry {
    event Deposited(address indexed operator, uint256 amount);
    event Withdrawn(address indexed operator, address indexed to, uint256 amount);
    event NativeDeposited(address indexed operator, uint256 amount);
    event NativeWithdrawn(address indexed operator, address indexed to, uint256 amount);
    event AdmissionChanged(address indexed operator, bool admitted);
    event NodeListed(address indexed operator, bytes32 indexed class, bytes32 indexed nodeId, NodeFacts facts);
    event NodeRemoved(address indexed operator, bytes32 indexed nodeId);
    event BondChanged(address indexed operator, bytes32 indexed class, uint32 units, uint32 leaving, uint40 leavesAt);
    event Locked(address indexed operator, uint256 amount);
    event Unlocked(address indexed operator, uint256 amount);
    event Slashed(address indexed operator, Fault indexed fault, uint256 amount, uint256 burned);
    event Jailed(address indexed operator, bytes32 indexed class, Fault fault, uint40 until);
    event Returned(address indexed operator, bytes32 indexed class);
    event Claimed(address indexed account, address indexed to, uint256 amount);
    event Burned(uint256 amount);

    error NotLaw(address caller);
    error ZeroAmount();
    error ZeroAddress();
    error TokenTookFee(uint256 asked, uint256 received);
    error NotEnoughFree(address operator, uint256 free, uint256 asked);
    error NotEnoughLocked(address operator, uint256 locked, uint256 asked);
    error NotEnoughDuty(address operator, bytes32 class, uint256 duty, uint256 asked);
    error NotEnoughBonded(uint256 bonded, uint256 asked);
    error StakeBacksNodes(uint256 left, uint256 needed);
    error NotAdmitted(address operator);
    error NotVerified(address operator);
    error InJail(address operator, uint40 until);
    error NotInJail(address operator);
    error BelowMinimumBond(uint256 units, uint256 minimum);
    error ClassFull(bytes32 class);
    error NoNodeOfClass(bytes32 class);
    error ClassInUse(bytes32 class);
    error StillLeaving(uint40 until);
    error NothingToClaim();
    error BadConfig(string field);
    error UnknownNode(bytes32 nodeId);
    error NodeExists(bytes32 nodeId);
    error BadNode(string field);
    error AwardsExceedSlash(uint256 awards, uint256 slashed);
    error EpochNotPast(uint24 epoch, uint24 current);
    error NativeTransferFailed(address to);

    // ------------------------------------------------------------------ operators

    /// Adds to the caller's free stake. Exactly `amount` must arrive.
    function deposit(uint96 amount) external;
    /// Takes free stake out, as long as the rest still covers the caller's listed nodes.
    function withdraw(uint96 amount, address to) external;
    function depositNative() external payable;
    function withdrawNative(uint128 amount, address to) external;

    /// Lists a node; its id is keccak256(operator, peerKey), so nobody can take another's key hostage.
    function listNode(NodeFacts calldata facts) external returns (bytes32 nodeId);
    /// Changes everything but the peer key and the class of a listed node.
    function updateNode(NodeFacts calldata facts) external;
    /// Takes a node off the list. The last one of a class stays while a bond weighs there: weight without a node, and
    /// without the stake that admits one, would be drawn for seats that nobody can fill.
    function removeNode(bytes32 nodeId) external;

    /// Free stake → council duty in a class of which the caller has a node. Weighs from the next epoch on.
    function bond(bytes32 class, uint32 units) external;
    /// Duty → leaving: weighs no longer from the next epoch on, answers for its seats until `claimBond`.
    function unbond(bytes32 class, uint32 units) external;
    /// Leaving → free, after the delay and as far as no seat is held.
    function claimBond(bytes32 class) external;

    /// Back from jail, after its time; the bond of the class weighs again from the next epoch on.
    function returnFromJail(bytes32 class) external;
    /// Looks again at stake and identity; anyone may ask, in both directions.
    function refreshAdmission(address operator) external;

    /// Pays out what slashes awarded to the caller.
    function claim(address to) external;
    /// Burns what slashes left over; anyone may call.
    function burn() external;

    // ------------------------------------------------------------------ the law only

    /// Free → locked, for work. Reverts NotAdmitted, InJail or NotEnoughFree; the caller keeps the amount per part.
    function lock(address operator, uint96 amount) external;
    /// Locked → free.
    function unlock(address operator, uint96 amount) external;
    /// Takes `amount` out of locked stake: awards are credited (pulled with `claim`), the rest is burned.
    function slash(address operator, uint96 amount, Fault fault, Award[] calldata awards) external;

    /// Draws up to `count` distinct operators of the class by their weight at the end of `epoch`, none of `excluded`,
    /// and puts `seatUnits` of each one's bond on duty. Fewer come back when fewer can serve, none when the epoch is
    /// forgotten: a draw never strands a task. An epoch is readable while it is past and at most MEMORY epochs old; use
    /// `currentEpoch() - 1` at delivery.
    function draw(
        bytes32 class,
        uint24 epoch,
        bytes32 seed,
        uint256 count,
        address[] calldata excluded,
        uint32 seatUnits
    ) external returns (address[] memory operators);
    /// Duty → plain bond, for each operator.
    function releaseSeats(bytes32 class, address[] calldata operators, uint32 seatUnits) external;
    /// Takes a seat's duty (and its weight) away; awards and burning as in `slash`, in wei.
    function slashSeat(bytes32 class, address operator, uint32 seatUnits, Fault fault, Award[] calldata awards) external;

    /// No new work, and no weight in `class` (0: none), until it returns by itself after the jail time.
    function jail(address operator, bytes32 class, Fault fault) external;

    // ------------------------------------------------------------------ reading

    /// Epochs are counted from 8; weights of the last MEMORY epochs are kept.
    function currentEpoch() external view returns (uint24);
    function EPOCH_LENGTH() external view returns (uint40);
    /// How many epochs back a draw may look: 3. So a check may draw seats for two whole epochs after the delivery's.
    function MEMORY() external view returns (uint24);
    function UNBONDING_DELAY() external view returns (uint40);
    function JAIL_TIME() external view returns (uint40);
    /// Wei of the network token in one bond unit.
    function BOND_UNIT() external view returns (uint96);
    function MINIMUM_BOND() external view returns (uint32);

    function stakeToken() external view returns (IERC20);
    /// May the operator take work of this class now: admitted, not jailed, with a listed node of it?
    function eligible(address operator, bytes32 class) external view returns (bool);
    /// Would `lock` succeed now?
    function canLock(address operator, uint96 amount) external view returns (bool);
    function accountOf(address operator) external view returns (Account memory);
    function bondOf(address operator, bytes32 class) external view returns (Bond memory);
    function node(bytes32 nodeId) external view returns (Node memory);
    /// One cheap read for the market: whose node it is, of which class; zero when not listed.
    function nodeClass(bytes32 nodeId) external view returns (address operator, bytes32 class);
    /// Operators that weigh in the class now and the sum of their units; posting looks at the first.
    function classSize(bytes32 class) external view returns (uint32 operators, uint32 units);
    /// The units an operator weighed at the end of an epoch.
    function weightAt(bytes32 class, address operator, uint24 epoch) external view returns (uint32 units);
    function claimable(address account) external view returns (uint256);
}
