// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// An operator's signed offer of a node for a time.
struct Offer {
    address operator;
    bytes32 node;
    address client; // 0: anyone
    bytes32 replaces; // the reservation that this offer replaces; 0 for a new one
    uint32 score; // reserved points of the node
    uint40 from; // start of the reserved time
    uint40 until; // end of the reserved time
    uint256 minBasePrice; // lowest base price at which the offer is valid, in wei
    uint256 bond; // deposit of the operator, which the client receives when the node is not there
    uint40 expiry; // end of the validity of the offer
    uint256 nonce; // used once; revoked by `cancelOffer`
}

enum ReservationState {
    None,
    Reserved, // paid, not used yet
    Summoned, // the client called for the node; the operator must answer
    Running,
    Checked, // running; the operator must answer again that the node is there
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
    uint256 bond; // deposit of the operator, in wei
}

/// Reservations of a whole node for a future time.
///
/// The deposit is the price at the largest factor, three times the standard price. The time used is paid by the second
/// at the usage factor of the first call. The overcharge, twice the standard price, is the price of not coming: it goes
/// to the operator for the time that was kept free and not used. The rest of the deposit returns.
interface IReservations {
    /// @notice A client reserved a node.
    /// @param id The id.
    /// @param client The client.
    /// @param operator The operator.
    /// @param offer The operator's offer that was accepted.
    /// @param deposit The client's deposit, in wei.
    event Reserved(bytes32 indexed id, address indexed client, address indexed operator, Offer offer, uint256 deposit);

    /// @notice A reservation was replaced by another one.
    /// @param id The id of the old reservation.
    /// @param newId The id of the new reservation.
    /// @param fine The share of the old overcharge paid to the operator, in wei.
    event Changed(bytes32 indexed id, bytes32 indexed newId, uint256 fine);

    /// @notice The client called for its node, or asked the operator to show that the node still runs.
    /// @param id The id.
    /// @param factor The usage factor that the time is paid at, in WAD.
    /// @param answerUntil The time until which the operator can answer, in seconds.
    event Summoned(bytes32 indexed id, uint256 factor, uint40 answerUntil);

    /// @notice The operator answered that the node is there.
    /// @param id The id.
    event Present(bytes32 indexed id);

    /// @notice A reservation was settled.
    /// @param id The id.
    /// @param paid The pay for the time used, in wei.
    /// @param lost The overcharge for the time kept free and not used, in wei.
    /// @param refunded The share of the deposit that returns to the client, in wei.
    /// @param bondToClient The share of the operator's bond that goes to the client, in wei.
    event Ended(bytes32 indexed id, uint256 paid, uint256 lost, uint256 refunded, uint256 bondToClient);

    /// @notice An account added to its balance.
    /// @param account The account.
    /// @param amount The amount, in wei.
    event Deposited(address indexed account, uint256 amount);

    /// @notice An account withdrew from its balance.
    /// @param account The account.
    /// @param amount The amount, in wei.
    event Withdrawn(address indexed account, uint256 amount);

    /// @notice An operator revoked its offers with this nonce.
    /// @param operator The operator.
    /// @param nonce The nonce.
    event OfferCancelled(address indexed operator, uint256 nonce);

    /// @notice A field of the offer is invalid, expired or not for this caller.
    /// @param field The name of the field.
    error BadOffer(string field);

    /// @notice The offer was not signed by its operator.
    /// @param signer The account that signed.
    /// @param operator The operator.
    error WrongSigner(address signer, address operator);

    /// @notice The offer was used or revoked.
    /// @param operator The operator.
    /// @param nonce The nonce.
    error OfferUsed(address operator, uint256 nonce);

    /// @notice The node is reserved already.
    /// @param node The node's id.
    /// @param until The end of that reservation, in seconds.
    error NodeTaken(bytes32 node, uint40 until);

    /// @notice The deposit would exceed the caller's limit.
    /// @param deposit The deposit, in wei.
    /// @param most The caller's limit, in wei.
    error DepositAbove(uint256 deposit, uint256 most);

    /// @notice The reservation's state does not allow the call.
    /// @param id The id.
    /// @param state The state that it is in.
    error WrongState(bytes32 id, ReservationState state);

    /// @notice Only the client of the reservation may call.
    /// @param caller The account that called.
    error NotClient(address caller);

    /// @notice Only the operator of the reservation may call.
    /// @param caller The account that called.
    error NotOperator(address caller);

    /// @notice The call came before its time.
    /// @param time The time of the call, in seconds.
    /// @param since The time from which the call is allowed, in seconds.
    error TooEarly(uint256 time, uint256 since);

    /// @notice The call came after its deadline.
    /// @param time The time of the call, in seconds.
    /// @param until The time until which the call was allowed, in seconds.
    error TooLate(uint256 time, uint256 until);

    /// @notice The account's balance is too small.
    /// @param account The account.
    /// @param held The balance, in wei.
    /// @param needed The amount required, in wei.
    error NotEnough(address account, uint256 held, uint256 needed);

    /// @notice The amount is zero.
    error ZeroAmount();

    // everyone
    /// @notice Adds to the caller's balance, from which operators pay bonds.
    /// @param amount The amount, in wei.
    function deposit(uint256 amount) external;

    /// @notice Withdraws from the caller's balance.
    /// @param amount The amount, in wei.
    function withdraw(uint256 amount) external;

    // client
    /// @notice Reserves a node under a signed offer and takes the deposit from the caller. Reverts with DepositAbove
    /// when the deposit exceeds `most`.
    /// @param offer The operator's offer.
    /// @param signature The operator's signature.
    /// @param most The largest deposit that the caller accepts, in wei.
    /// @return id The reservation's id, the EIP-712 digest of the offer.
    function reserve(Offer calldata offer, bytes calldata signature, uint256 most) external returns (bytes32 id);

    /// @notice Replaces a reservation before it starts, for a third of its overcharge. The operator must have signed
    /// the new offer for this reservation. Client only.
    /// @param id The id of the reservation.
    /// @param offer The operator's new offer.
    /// @param signature The operator's signature.
    /// @param most The largest deposit that the caller accepts, in wei.
    /// @return newId The id of the new reservation.
    function change(bytes32 id, Offer calldata offer, bytes calldata signature, uint256 most)
        external
        returns (bytes32 newId);

    /// @notice Cancels a reservation that was not used; the overcharge goes to the operator. Client only.
    /// @param id The id of the reservation.
    function cancel(bytes32 id) external;

    /// @notice Calls for the reserved node; while it runs, asks the operator to show that the node still runs. Client
    /// only.
    /// @param id The id of the reservation.
    /// @param maxFactor The largest usage factor that the client accepts, in WAD.
    function summon(bytes32 id, uint256 maxFactor) external;

    /// @notice Ends a running reservation. The time used is paid; the time kept free and not used costs the overcharge,
    /// as if cancelled. Client only.
    /// @param id The id of the reservation.
    function end(bytes32 id) external;

    // operator
    /// @notice Answers the client's call: the node is there. Operator only.
    /// @param id The id of the reservation.
    function present(bytes32 id) external;

    /// @notice Revokes the caller's offers with this nonce.
    /// @param nonce The nonce.
    function cancelOffer(uint256 nonce) external;

    // anyone
    /// @notice Settles a reservation whose operator did not answer in time: the client receives the bond. Anyone may
    /// call.
    /// @param id The id of the reservation.
    function fail(bytes32 id) external;

    /// @notice Settles a reservation whose time is over and that ran or was never used. Anyone may call.
    /// @param id The id of the reservation.
    function expire(bytes32 id) external;
}
