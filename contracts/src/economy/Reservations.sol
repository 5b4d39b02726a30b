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
/// The market asks `mayAllocate` at each award, so a reserved node really is kept free: from the beginning of the
/// reserved time it takes no work of others, and before it none that would last into it.
contract Reservations is IReservations, IAllocationGate, EIP712 {
    using SafeERC20 for IERC20;

    uint256 public constant LARGEST_FACTOR = 3;
    uint256 public constant CHANGE_SHARE = 3; // a change costs one third of the overcharge
    uint256 public constant LONGEST = 30 days;
    uint256 public constant FURTHEST = 365 days;
    uint256 private constant WAD = 1e18;

    bytes32 private constant OFFER = keccak256(
        "Offer(address operator,bytes32 node,address client,bytes32 replaces,uint32 score,uint40 from,uint40 until,uint256 leastBasePrice,uint256 bond,uint40 expiry,uint256 nonce)"
    );

    struct Hold {
        address client;
        uint40 from;
        uint40 until;
    }

    IERC20 public immutable TOKEN;
    Pricing public immutable PRICING;
    /// An operator answers a summons within this time.
    uint256 public immutable ANSWER_SECONDS;

    mapping(address account => uint256) public balanceOf;
    mapping(bytes32 id => Reservation) private _reservations;
    /// A node is promised to one client at a time.
    mapping(bytes32 node => Hold) public holds;
    mapping(address operator => mapping(uint256 nonce => bool)) public offerUsed;

    constructor(IERC20 token, Pricing pricing, uint256 answerSeconds) EIP712("muster reservations", "1") {
        TOKEN = token;
        PRICING = pricing;
        ANSWER_SECONDS = answerSeconds;
    }

    // ------------------------------------------------------------------ balances

    function deposit(uint256 amount) external {
        if (amount == 0) revert ZeroAmount();
        balanceOf[msg.sender] += amount;
        emit Deposited(msg.sender, amount);
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
    }

    function withdraw(uint256 amount) external {
        if (amount == 0) revert ZeroAmount();
        _take(msg.sender, amount);
        emit Withdrawn(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }

    // ------------------------------------------------------------------ client

    function reserve(Offer calldata offer, bytes calldata signature, uint256 most) external returns (bytes32 id) {
        if (offer.replaces != 0) revert BadOffer("replaces");
        uint256 needed;
        (id, needed) = _open(offer, signature, most);
        TOKEN.safeTransferFrom(msg.sender, address(this), needed);
    }

    function change(bytes32 id, Offer calldata offer, bytes calldata signature, uint256 most)
        external
        returns (bytes32 newId)
    {
        Reservation memory old = _clients(id);
        _expect(id, old, ReservationState.Reserved);
        if (block.timestamp >= old.from) revert TooLate(block.timestamp, old.from);
        // Signed for this very change: an open offer of the same operator must not become a cheap way to cancel.
        if (offer.replaces != id || offer.operator != old.operator) revert BadOffer("replaces");
        uint256 fine = _overcharge(old.standard) / CHANGE_SHARE;
        _close(id, old);
        balanceOf[old.operator] += old.bond + fine;
        balanceOf[old.client] += old.standard * LARGEST_FACTOR - fine;
        uint256 needed;
        (newId, needed) = _open(offer, signature, most);
        emit Changed(id, newId, fine);
        // What the old deposit does not cover comes from the caller; what it leaves over stays in the balance.
        uint256 held = Math.min(balanceOf[msg.sender], needed);
        balanceOf[msg.sender] -= held;
        if (needed != held) TOKEN.safeTransferFrom(msg.sender, address(this), needed - held);
    }

    function cancel(bytes32 id) external {
        Reservation memory held = _clients(id);
        _expect(id, held, ReservationState.Reserved);
        _settle(id, held, 0, held.until - held.from, 0);
    }

    function summon(bytes32 id, uint256 mostFactor) external {
        Reservation memory held = _clients(id);
        Reservation storage stored = _reservations[id];
        if (block.timestamp < held.from) revert TooEarly(block.timestamp, held.from);
        if (block.timestamp >= held.until) revert TooLate(block.timestamp, held.until);
        if (held.state == ReservationState.Reserved) {
            stored.state = ReservationState.Summoned;
            stored.summonedAt = uint40(block.timestamp);
            stored.factor = PRICING.factorAtMost(mostFactor);
        } else if (held.state == ReservationState.Running) {
            // Answering costs the operator gas, so it can be asked only now and then.
            uint256 next = uint256(held.checkedAt) + 10 * ANSWER_SECONDS;
            if (block.timestamp < next) revert TooEarly(block.timestamp, next);
            stored.state = ReservationState.Checked;
        } else {
            revert WrongState(id, held.state);
        }
        stored.checkedAt = uint40(block.timestamp);
        emit Summoned(id, stored.factor, SafeCast.toUint40(block.timestamp + ANSWER_SECONDS));
    }

    /// Pays the time used; the time that was kept free and not used costs the overcharge, as if cancelled.
    function end(bytes32 id) external {
        Reservation memory held = _clients(id);
        _expectRunning(id, held);
        _settleRun(id, held, Math.min(block.timestamp, held.until));
    }

    // ------------------------------------------------------------------ operator

    function present(bytes32 id) external {
        Reservation memory held = _reservations[id];
        if (msg.sender != held.operator) revert NotOperator(msg.sender);
        if (held.state != ReservationState.Summoned && held.state != ReservationState.Checked) {
            revert WrongState(id, held.state);
        }
        uint256 until = held.checkedAt + ANSWER_SECONDS;
        if (block.timestamp > until) revert TooLate(block.timestamp, until);
        if (held.state == ReservationState.Summoned) {
            _reservations[id].startedAt = uint40(Math.min(block.timestamp, held.until));
            PRICING.hold(id, held.node, held.score, held.until);
        }
        _reservations[id].state = ReservationState.Running;
        emit Present(id);
    }

    function cancelOffer(uint256 nonce) external {
        offerUsed[msg.sender][nonce] = true;
        emit OfferCancelled(msg.sender, nonce);
    }

    // ------------------------------------------------------------------ anyone

    function fail(bytes32 id) external {
        Reservation memory held = _reservations[id];
        if (held.state != ReservationState.Summoned && held.state != ReservationState.Checked) {
            revert WrongState(id, held.state);
        }
        uint256 until = held.checkedAt + ANSWER_SECONDS;
        if (block.timestamp <= until) revert TooEarly(block.timestamp, until);
        // Work until the unanswered call is paid; nothing else is, and the bond goes to the client.
        uint256 used = held.state == ReservationState.Checked ? held.checkedAt - held.startedAt : 0;
        _settle(id, held, used, 0, held.bond);
    }

    function expire(bytes32 id) external {
        Reservation memory held = _reservations[id];
        if (block.timestamp < held.until) revert TooEarly(block.timestamp, held.until);
        if (held.state == ReservationState.Reserved) {
            _settle(id, held, 0, held.until - held.from, 0);
        } else {
            _expect(id, held, ReservationState.Running);
            _settleRun(id, held, held.until);
        }
    }

    // ------------------------------------------------------------------ reading

    /// What the market asks at an award.
    function mayAllocate(bytes32 node, address client, uint40 until) external view returns (bool) {
        Hold memory held = holds[node];
        return client == held.client || block.timestamp >= held.until || until <= held.from;
    }

    function reservation(bytes32 id) external view returns (Reservation memory) {
        return _reservations[id];
    }

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
        Hold memory taken = holds[offer.node];
        if (block.timestamp < taken.until) revert NodeTaken(offer.node, taken.until);
        holds[offer.node] = Hold(msg.sender, offer.from, offer.until);
        uint256 standard =
            PRICING.standardPrice(offer.score, offer.until - offer.from, PRICING.basePrice(), PRICING.fullNodeBps());
        needed = standard * LARGEST_FACTOR;
        if (needed > most) revert DepositAbove(needed, most);
        _take(offer.operator, offer.bond);
        id = digest;
        Reservation storage made = _reservations[id];
        made.state = ReservationState.Reserved;
        made.client = msg.sender;
        made.operator = offer.operator;
        made.node = offer.node;
        made.score = offer.score;
        made.from = offer.from;
        made.until = offer.until;
        made.standard = standard;
        made.bond = offer.bond;
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
        // Only capacity that is really there and backed by stake.
        if (offer.score == 0 || offer.score > presence.score) revert BadOffer("score");
        if (PRICING.basePrice() < offer.leastBasePrice) revert BadOffer("leastBasePrice");
    }

    /// From the first answer to `stop` is used; what came before the client's call and after `stop` is not.
    function _settleRun(bytes32 id, Reservation memory held, uint256 stop) private {
        uint256 unused = (held.summonedAt - held.from) + (held.until - stop);
        _settle(id, held, stop - held.startedAt, unused, 0);
    }

    /// used + unused never exceed the whole time and the factor never exceeds 3, so the deposit always covers both.
    function _settle(bytes32 id, Reservation memory held, uint256 used, uint256 unused, uint256 bondToClient) private {
        uint256 whole = held.until - held.from;
        uint256 paid = Math.mulDiv(held.standard * used, held.factor, whole * WAD);
        uint256 lost = _overcharge(held.standard) * unused / whole;
        uint256 refund = held.standard * LARGEST_FACTOR - paid - lost;
        _close(id, held);
        balanceOf[held.operator] += paid + lost + held.bond - bondToClient;
        balanceOf[held.client] += refund + bondToClient;
        emit Ended(id, paid, lost, refund, bondToClient);
    }

    function _close(bytes32 id, Reservation memory held) private {
        _reservations[id].state = ReservationState.Ended;
        // A reservation that is settled late may find its node promised to the next client already.
        if (holds[held.node].from == held.from) delete holds[held.node];
        if (held.startedAt != 0) PRICING.unhold(id);
    }

    function _take(address account, uint256 amount) private {
        uint256 held = balanceOf[account];
        if (held < amount) revert NotEnough(account, held, amount);
        balanceOf[account] = held - amount;
    }

    function _overcharge(uint256 standard) private pure returns (uint256) {
        return standard * (LARGEST_FACTOR - 1);
    }

    function _clients(bytes32 id) private view returns (Reservation memory held) {
        held = _reservations[id];
        if (msg.sender != held.client) revert NotClient(msg.sender);
    }

    function _expect(bytes32 id, Reservation memory held, ReservationState state) private pure {
        if (held.state != state) revert WrongState(id, held.state);
    }

    function _expectRunning(bytes32 id, Reservation memory held) private pure {
        if (held.state != ReservationState.Running && held.state != ReservationState.Checked) {
            revert WrongState(id, held.state);
        }
    }
}
