// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// An operator's signed word that a node can be had for a time.
struct Offer {
    address operator;
    bytes32 node;
    address client; // 0: anyone
    bytes32 replaces; // the reservation that this offer changes; 0: a new one
    uint32 score;
    uint40 from;
    uint40 until;
    uint256 leastBasePrice; // not below this price of a point-hour
    uint256 bond; // the operator's own deposit, lost to the client when the node is not there
    uint40 expiry;
    uint256 nonce;
}

enum ReservationState {
    None,
    Reserved,
    Summoned, // the client is there, the operator has to answer
    Running,
    Checked, // running, and the operator has to show again that the node is there
    Ended
}

struct Reservation {
    ReservationState state;
    address client;
    address operator;
    bytes32 node;
    uint32 score;
    uint40 from;
    uint40 until;
    uint40 summonedAt; // first call of the client
    uint40 startedAt; // first answer of the operator
    uint40 checkedAt; // latest call
    uint256 factor; // WAD, fixed at the first call
    uint256 standard; // the price of the whole time at factor 1
    uint256 bond;
}

/// Reserved power (D15): a whole node, for a time to come.
///
/// The deposit is the price at the largest factor, three times the standard price. What is used is paid by the second at
/// the factor of the day. The overcharge, twice the standard price, is the price of not coming: it goes to the operator
/// for the time that was kept free and not used. Everything else returns.
interface IReservations {
    event Reserved(bytes32 indexed id, address indexed client, address indexed operator, Offer offer, uint256 deposit);
    event Changed(bytes32 indexed id, bytes32 indexed newId, uint256 fine);
    event Summoned(bytes32 indexed id, uint256 factor, uint40 answerUntil);
    event Present(bytes32 indexed id);
    event Ended(bytes32 indexed id, uint256 paid, uint256 lost, uint256 refunded, uint256 bondToClient);
    event Deposited(address indexed account, uint256 amount);
    event Withdrawn(address indexed account, uint256 amount);
    event OfferCancelled(address indexed operator, uint256 nonce);

    error BadOffer(string field);
    error WrongSigner(address signer, address operator);
    error OfferUsed(address operator, uint256 nonce);
    error NodeTaken(bytes32 node, uint40 until);
    error DepositAbove(uint256 deposit, uint256 most);
    error WrongState(bytes32 id, ReservationState state);
    error NotClient(address caller);
    error NotOperator(address caller);
    error TooEarly(uint256 time, uint256 since);
    error TooLate(uint256 time, uint256 until);
    error NotEnough(address account, uint256 held, uint256 needed);
    error ZeroAmount();

    // everyone
    function deposit(uint256 amount) external;
    function withdraw(uint256 amount) external;

    // client
    /// Reserves; takes the deposit from the caller. Reverts DepositAbove when it would be more than `most`.
    function reserve(Offer calldata offer, bytes calldata signature, uint256 most) external returns (bytes32 id);
    /// Other terms for a third of the overcharge; the operator signed the new offer for this very reservation.
    function change(bytes32 id, Offer calldata offer, bytes calldata signature, uint256 most)
        external
        returns (bytes32 newId);
    /// Loses the overcharge.
    function cancel(bytes32 id) external;
    /// The client is there. While running: asks the operator to show again that the node is.
    function summon(bytes32 id, uint256 mostFactor) external;
    function end(bytes32 id) external;

    // operator
    function present(bytes32 id) external;
    function cancelOffer(uint256 nonce) external;

    // anyone
    /// The operator did not answer in time.
    function fail(bytes32 id) external;
    /// The time is over: settles a reservation that ran or was never used.
    function expire(bytes32 id) external;
}
