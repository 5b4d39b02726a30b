// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IAllocationGate} from "../market/IAllocationGate.sol";
import {IReservations, Offer, Reservation, ReservationState} from "./IReservations.sol";
import {Pricing} from "./Pricing.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// See {IReservations}. Every token here is in one place: an account's balance, an open deposit or an open bond.
///
/// The market calls `mayAllocate` at each award, so a reserved node really is kept free: during the reserved time it
/// takes no work of other clients, and before it none that would last into it.
contract Reservations is IReservations, IAllocationGate, EIP712 {
    using SafeERC20 for IERC20;

    /// @notice The largest usage factor; the deposit is this many times the standard price.
    uint256 public constant LARGEST_FACTOR = 3;

    /// @notice The divisor of the overcharge that a change costs: one third.
    uint256 public constant CHANGE_SHARE = 3;

    /// @notice The longest time that can be reserved, in seconds.
    uint256 public constant LONGEST = 30 days;

    /// @notice The furthest start of a reservation from now, in seconds.
    uint256 public constant FURTHEST = 365 days;
    uint256 private constant WAD = 1e18;

    bytes32 private constant OFFER = keccak256(
        "Offer(address operator,bytes32 node,address client,bytes32 replaces,uint32 score,uint40 from,uint40 until,uint256 minBasePrice,uint256 bond,uint40 expiry,uint256 nonce)"
    );

    struct Booking {
        address client;
        uint40 from;
        uint40 until;
    }

    /// @notice The token that reservations are paid in.
    IERC20 public immutable TOKEN;

    /// @notice The contract that prices capacity.
    Pricing public immutable PRICING;

    /// @notice The time in which an operator must answer a summons, in seconds.
    uint256 public immutable ANSWER_SECONDS;

    /// @notice The balance of each account, in wei.
    mapping(address account => uint256) public balanceOf;
    mapping(bytes32 id => Reservation) private _reservations;

    /// @notice The current reservation of each node; a node is promised to one client at a time.
    mapping(bytes32 node => Booking) public bookings;

    /// @notice True for each operator and nonce that was used or revoked.
    mapping(address operator => mapping(uint256 nonce => bool)) public offerUsed;

    constructor(IERC20 token, Pricing pricing, uint256 answerSeconds) EIP712("muster reservations", "1") {
        TOKEN = token;
        PRICING = pricing;
        ANSWER_SECONDS = answerSeconds;
    }

    // ------------------------------------------------------------------ balances

    /// @inheritdoc IReservations
    function deposit(uint256 amount) external {
        if (amount == 0) revert ZeroAmount();
        balanceOf[msg.sender] += amount;
        emit Deposited(msg.sender, amount);
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @inheritdoc IReservations
    function withdraw(uint256 amount) external {
        if (amount == 0) revert ZeroAmount();
        _take(msg.sender, amount);
        emit Withdrawn(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }

    // ------------------------------------------------------------------ client

    /// @inheritdoc IReservations
    function reserve(Offer calldata offer, bytes calldata signature, uint256 most) external returns (bytes32 id) {
        if (offer.replaces != 0) revert BadOffer("replaces");
        uint256 needed;
        (id, needed) = _open(offer, signature, most);
        TOKEN.safeTransferFrom(msg.sender, address(this), needed);
    }

    /// @inheritdoc IReservations
    function change(bytes32 id, Offer calldata offer, bytes calldata signature, uint256 most)
        external
        returns (bytes32 newId)
    {
        Reservation memory old = _clients(id);
        _expect(id, old, ReservationState.Reserved);
        if (block.timestamp >= old.from) revert TooLate(block.timestamp, old.from);
        // The offer must be signed for this change: an open offer of the same operator must not become a cheap way to
        // cancel.
        if (offer.replaces != id || offer.operator != old.operator) revert BadOffer("replaces");
        uint256 fine = _overcharge(old.standard) / CHANGE_SHARE;
        _close(id, old);
        balanceOf[old.operator] += old.bond + fine;
        balanceOf[old.client] += old.standard * LARGEST_FACTOR - fine;
        uint256 needed;
        (newId, needed) = _open(offer, signature, most);
        emit Changed(id, newId, fine);
        // The caller pays the amount that the old deposit does not cover; a surplus stays in the balance.
        uint256 covered = Math.min(balanceOf[msg.sender], needed);
        balanceOf[msg.sender] -= covered;
        if (needed != covered) TOKEN.safeTransferFrom(msg.sender, address(this), needed - covered);
    }

    /// @inheritdoc IReservations
    function cancel(bytes32 id) external {
        Reservation memory r = _clients(id);
        _expect(id, r, ReservationState.Reserved);
        _settle(id, r, 0, r.until - r.from, 0);
    }

    /// @inheritdoc IReservations
    function summon(bytes32 id, uint256 maxFactor) external {
        Reservation memory r = _clients(id);
        Reservation storage stored = _reservations[id];
        if (block.timestamp < r.from) revert TooEarly(block.timestamp, r.from);
        if (block.timestamp >= r.until) revert TooLate(block.timestamp, r.until);
        if (r.state == ReservationState.Reserved) {
            stored.state = ReservationState.Summoned;
            stored.summonedAt = uint40(block.timestamp);
            stored.factor = PRICING.factorAtMost(maxFactor);
        } else if (r.state == ReservationState.Running) {
            // Answering costs the operator gas, so a client can ask only at intervals.
            uint256 next = uint256(r.checkedAt) + 10 * ANSWER_SECONDS;
            if (block.timestamp < next) revert TooEarly(block.timestamp, next);
            stored.state = ReservationState.Checked;
        } else {
            revert WrongState(id, r.state);
        }
        stored.checkedAt = uint40(block.timestamp);
        emit Summoned(id, stored.factor, SafeCast.toUint40(block.timestamp + ANSWER_SECONDS));
    }

    /// @inheritdoc IReservations
    function end(bytes32 id) external {
        Reservation memory r = _clients(id);
        _expectRunning(id, r);
        _settleRun(id, r, Math.min(block.timestamp, r.until));
    }

    // ------------------------------------------------------------------ operator

    /// @inheritdoc IReservations
    function present(bytes32 id) external {
        Reservation memory r = _reservations[id];
        if (msg.sender != r.operator) revert NotOperator(msg.sender);
        if (r.state != ReservationState.Summoned && r.state != ReservationState.Checked) {
            revert WrongState(id, r.state);
        }
        uint256 until = r.checkedAt + ANSWER_SECONDS;
        if (block.timestamp > until) revert TooLate(block.timestamp, until);
        _reservations[id].state = ReservationState.Running;
        emit Present(id);
        if (r.state == ReservationState.Summoned) {
            _reservations[id].startedAt = uint40(Math.min(block.timestamp, r.until));
            PRICING.commitReserved(id, r.node, r.score, r.until);
        }
    }

    /// @inheritdoc IReservations
    function cancelOffer(uint256 nonce) external {
        offerUsed[msg.sender][nonce] = true;
        emit OfferCancelled(msg.sender, nonce);
    }

    // ------------------------------------------------------------------ anyone

    /// @inheritdoc IReservations
    function fail(bytes32 id) external {
        Reservation memory r = _reservations[id];
        if (r.state != ReservationState.Summoned && r.state != ReservationState.Checked) {
            revert WrongState(id, r.state);
        }
        uint256 until = r.checkedAt + ANSWER_SECONDS;
        if (block.timestamp <= until) revert TooEarly(block.timestamp, until);
        // The time until the unanswered call is paid; nothing else is, and the bond goes to the client.
        uint256 used = r.state == ReservationState.Checked ? r.checkedAt - r.startedAt : 0;
        _settle(id, r, used, 0, r.bond);
    }

    /// @inheritdoc IReservations
    function expire(bytes32 id) external {
        Reservation memory r = _reservations[id];
        if (block.timestamp < r.until) revert TooEarly(block.timestamp, r.until);
        if (r.state == ReservationState.Reserved) {
            _settle(id, r, 0, r.until - r.from, 0);
        } else {
            _expect(id, r, ReservationState.Running);
            _settleRun(id, r, r.until);
        }
    }

    // ------------------------------------------------------------------ reading

    /// @inheritdoc IAllocationGate
    function mayAllocate(bytes32 node, address client, uint40 until) external view returns (bool) {
        Booking memory booking = bookings[node];
        return client == booking.client || block.timestamp >= booking.until || until <= booking.from;
    }

    /// @notice Returns a reservation.
    /// @param id The id of the reservation.
    /// @return The reservation; all zero when there is none.
    function reservation(bytes32 id) external view returns (Reservation memory) {
        return _reservations[id];
    }

    /// @notice Returns the EIP-712 digest that an operator signs.
    /// @param offer The offer.
    /// @return The digest, which becomes the reservation's id.
    function offerDigest(Offer calldata offer) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(OFFER, offer)));
    }

    // ------------------------------------------------------------------ inside

    function _open(Offer calldata offer, bytes calldata signature, uint256 most)
        private
        returns (bytes32 id, uint256 needed)
    {
        _checkOffer(offer);
        bytes32 digest = offerDigest(offer);
        address signer = ECDSA.recover(digest, signature);
        if (signer != offer.operator) revert WrongSigner(signer, offer.operator);
        if (offerUsed[offer.operator][offer.nonce]) revert OfferUsed(offer.operator, offer.nonce);
        offerUsed[offer.operator][offer.nonce] = true;
        Booking memory booking = bookings[offer.node];
        if (block.timestamp < booking.until) revert NodeTaken(offer.node, booking.until);
        bookings[offer.node] = Booking(msg.sender, offer.from, offer.until);
        uint256 standard =
            PRICING.standardPrice(offer.score, offer.until - offer.from, PRICING.basePrice(), PRICING.fullNodeBps());
        needed = standard * LARGEST_FACTOR;
        if (needed > most) revert DepositAbove(needed, most);
        _take(offer.operator, offer.bond);
        id = digest;
        Reservation storage r = _reservations[id];
        r.state = ReservationState.Reserved;
        r.client = msg.sender;
        r.operator = offer.operator;
        r.node = offer.node;
        r.score = offer.score;
        r.from = offer.from;
        r.until = offer.until;
        r.standard = standard;
        r.bond = offer.bond;
        emit Reserved(id, msg.sender, offer.operator, offer, needed);
    }

    function _checkOffer(Offer calldata offer) private view {
        if (block.timestamp > offer.expiry) revert BadOffer("expiry");
        if (offer.client != address(0) && offer.client != msg.sender) revert BadOffer("client");
        if (offer.from < block.timestamp || offer.from > block.timestamp + FURTHEST) revert BadOffer("from");
        if (offer.until <= offer.from || offer.until - offer.from > LONGEST) revert BadOffer("until");
        if (offer.operator == msg.sender) revert BadOffer("operator");
        Pricing.Presence memory presence = PRICING.presenceOf(offer.node);
        if (presence.operator != offer.operator) revert BadOffer("node");
        // Only capacity that is online and backed by stake.
        if (offer.score == 0 || offer.score > presence.score) revert BadOffer("score");
        if (PRICING.basePrice() < offer.minBasePrice) revert BadOffer("minBasePrice");
    }

    /// Settles a run: the time from the first answer to `stop` is used; the time before the client's call and after
    /// `stop` is not.
    function _settleRun(bytes32 id, Reservation memory r, uint256 stop) private {
        uint256 unused = (r.summonedAt - r.from) + (r.until - stop);
        _settle(id, r, stop - r.startedAt, unused, 0);
    }

    /// `used` and `unused` never exceed the whole time and the factor never exceeds 3, so the deposit covers both.
    function _settle(bytes32 id, Reservation memory r, uint256 used, uint256 unused, uint256 bondToClient) private {
        uint256 whole = r.until - r.from;
        uint256 paid = Math.mulDiv(r.standard * used, r.factor, whole * WAD);
        uint256 lost = _overcharge(r.standard) * unused / whole;
        uint256 refund = r.standard * LARGEST_FACTOR - paid - lost;
        _close(id, r);
        balanceOf[r.operator] += paid + lost + r.bond - bondToClient;
        balanceOf[r.client] += refund + bondToClient;
        emit Ended(id, paid, lost, refund, bondToClient);
    }

    function _close(bytes32 id, Reservation memory r) private {
        _reservations[id].state = ReservationState.Ended;
        // When a reservation is settled late, its node may be promised to the next client already.
        if (bookings[r.node].from == r.from) delete bookings[r.node];
        if (r.startedAt != 0) PRICING.releaseReserved(id);
    }

    function _take(address account, uint256 amount) private {
        uint256 balance = balanceOf[account];
        if (balance < amount) revert NotEnough(account, balance, amount);
        balanceOf[account] = balance - amount;
    }

    function _overcharge(uint256 standard) private pure returns (uint256) {
        return standard * (LARGEST_FACTOR - 1);
    }

    function _clients(bytes32 id) private view returns (Reservation memory r) {
        r = _reservations[id];
        if (msg.sender != r.client) revert NotClient(msg.sender);
    }

    function _expect(bytes32 id, Reservation memory r, ReservationState state) private pure {
        if (r.state != state) revert WrongState(id, r.state);
    }

    function _expectRunning(bytes32 id, Reservation memory r) private pure {
        if (r.state != ReservationState.Running && r.state != ReservationState.Checked) {
            revert WrongState(id, r.state);
        }
    }
}
