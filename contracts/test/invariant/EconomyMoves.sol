// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Capacity} from "../../src/economy/Capacity.sol";
import {Emission} from "../../src/economy/Emission.sol";
import {IReservations, Offer, Reservation, ReservationState} from "../../src/economy/IReservations.sol";
import {Staking} from "../../src/economy/Staking.sol";
import {UptimeRewards} from "../../src/economy/UptimeRewards.sol";
import {Terms} from "../../src/market/TaskTypes.sol";
import {Economy} from "./Economy.sol";

/// Staking, rewards for uptime, trade, capacity and reservations, beside the tasks.
abstract contract EconomyMoves is Economy {
    /// Operators in the tree of an epoch's weights.
    uint256 private constant LEAVES = 8;
    uint256 private constant MAX_BOOKINGS = 24;

    bytes32[] internal booked; // ids of reservations
    uint256[] internal attested; // epochs with at least one attestation
    mapping(uint256 epoch => bool) private _isAttested;
    bytes32[] internal committed; // ids of assignments that were counted as capacity
    mapping(bytes32 id => bool) private _isCommitted;
    uint256 private _offers;

    // ------------------------------------------------------------------ rewards

    function earn() internal {
        uint256 what = pick(8);
        if (what < 2) move(anyAccount(), address(staking), abi.encodeCall(Staking.stake, (1 + pick(10_000 ether))));
        else if (what < 5) unstakeOrClaim(_anyStaker());
        else if (what == 5) move(stranger, address(emission), abi.encodeCall(Emission.issue, ()));
        else trade();
    }

    function unstakeOrClaim(address who) internal {
        Staking.Position memory position = staking.positionOf(who);
        if (chance(40)) move(who, address(staking), abi.encodeCall(Staking.claim, ()));
        if (chance(50)) move(who, address(staking), abi.encodeCall(Staking.unstake, (1 + pick(position.staked + 1))));
        if (chance(30)) pass(LEAVE_SECONDS);
        if (chance(50)) move(who, address(staking), abi.encodeCall(Staking.withdraw, ()));
    }

    /// Somebody with a position, if there is one.
    function _anyStaker() private returns (address who) {
        uint256 from = pick(accounts());
        for (uint256 i = 0; i < accounts(); ++i) {
            who = accountAt((from + i) % accounts());
            if (staking.positionOf(who).staked + staking.positionOf(who).leaving != 0) return who;
        }
    }

    /// On the exchange, whose own errors are texts: only trades that it accepts.
    function trade() internal {
        address who = anyAccount();
        if (chance(50)) {
            uint256 coins = 1 gwei + pick(1 ether);
            vm.deal(who, coins);
            vm.prank(who);
            router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: coins}(
                0, _path(address(weth), address(token)), who, block.timestamp
            );
        } else {
            uint256 held = token.balanceOf(who);
            if (held < 1 ether) return;
            vm.prank(who);
            router.swapExactTokensForETHSupportingFeeOnTransferTokens(
                1 gwei + pick(held < 1000 ether ? held - 1 gwei : 1000 ether),
                0,
                _path(address(token), address(weth)),
                who,
                block.timestamp
            );
        }
    }

    function reward() internal {
        uint256 what = pick(10);
        if (what < 4 || attested.length == 0) return attest();
        if (what == 4) return challengeRoot(_epochIn(UptimeRewards.State.Posted));
        if (chance(30)) pass(41);
        if (what > 7) return claimReward(_epochIn(UptimeRewards.State.Final));
        bytes memory data;
        if (what == 5) data = abi.encodeCall(UptimeRewards.finalise, (_epochIn(UptimeRewards.State.Posted)));
        else if (what == 6) data = abi.encodeCall(UptimeRewards.reopen, (_epochIn(UptimeRewards.State.Challenged)));
        else data = abi.encodeCall(UptimeRewards.sweep, (_epochIn(UptimeRewards.State.Final)));
        move(stranger, address(uptime), data);
    }

    /// An epoch in this state, if there is one.
    function _epochIn(UptimeRewards.State state) private returns (uint256 epoch) {
        uint256 from = pick(attested.length);
        for (uint256 i = 0; i < attested.length; ++i) {
            epoch = attested[(from + i) % attested.length];
            if (uptime.epochOf(epoch).state == state) return epoch;
        }
    }

    /// Some of the jury, mostly with the true root of an epoch that is mostly over.
    function attest() internal {
        uint256 epochs = (block.timestamp - uptime.START()) / UPTIME_EPOCH;
        uint256 epoch = epochs - pick((epochs < 4 ? epochs : 4) + 1);
        bool lie = chance(20);
        for (uint256 i = 0; i < members.length; ++i) {
            if (chance(25)) continue;
            bytes memory data = abi.encodeCall(UptimeRewards.attest, (epoch, rootOf(epoch, lie), totalOf(lie)));
            if (!move(members[i], address(uptime), data) || _isAttested[epoch]) continue;
            _isAttested[epoch] = true;
            attested.push(epoch);
        }
        if (chance(25)) challengeRoot(epoch);
    }

    function challengeRoot(uint256 epoch) internal {
        move(anyAccount(), address(uptime), abi.encodeCall(UptimeRewards.challenge, (epoch)));
    }

    function claimReward(uint256 epoch) internal {
        bool lie = uptime.epochOf(epoch).root == rootOf(epoch, true);
        uint256 i = pick(LEAVES);
        bytes memory data =
            abi.encodeCall(UptimeRewards.claim, (epoch, operators[i], weightOf(i, lie), proofOf(epoch, lie, i)));
        move(stranger, address(uptime), data);
    }

    /// A false root gives everybody the weight of everybody, of a total that is far too small.
    function weightOf(uint256 operator, bool lie) internal pure returns (uint256) {
        return lie ? type(uint128).max : (100 + 50 * operator) * UPTIME_EPOCH;
    }

    function totalOf(bool lie) internal pure returns (uint256 total) {
        if (lie) return 1;
        for (uint256 i = 0; i < LEAVES; ++i) {
            total += weightOf(i, false);
        }
    }

    function rootOf(uint256 epoch, bool lie) internal view returns (bytes32) {
        bytes32[] memory row = _leaves(epoch, lie);
        for (uint256 size = LEAVES; size > 1; size /= 2) {
            _halve(row, size);
        }
        return row[0];
    }

    function proofOf(uint256 epoch, bool lie, uint256 at) internal view returns (bytes32[] memory proof) {
        bytes32[] memory row = _leaves(epoch, lie);
        proof = new bytes32[](3);
        for ((uint256 size, uint256 step) = (LEAVES, 0); size > 1; (size, step, at) = (size / 2, step + 1, at / 2)) {
            proof[step] = row[at ^ 1];
            _halve(row, size);
        }
    }

    function _leaves(uint256 epoch, bool lie) private view returns (bytes32[] memory row) {
        row = new bytes32[](LEAVES);
        for (uint256 i = 0; i < LEAVES; ++i) {
            row[i] = uptime.leafOf(epoch, operators[i], weightOf(i, lie));
        }
    }

    function _halve(bytes32[] memory row, uint256 size) private pure {
        for (uint256 i = 0; i < size; i += 2) {
            (bytes32 a, bytes32 b) = (row[i], row[i + 1]);
            row[i / 2] = a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
        }
    }

    // ------------------------------------------------------------------ capacity and reservations

    function capacity() internal {
        uint256 what = pick(4);
        address who = anyOperator();
        if (what == 0) return announce(who);
        if (what == 1) move(stranger, address(pricing), abi.encodeCall(Capacity.refresh, (nodeOf(who))));
        else if (stays.length != 0) commitOrRelease(_longStay(), what == 2);
    }

    function announce(address operator) internal {
        move(operator, address(pricing), abi.encodeCall(Capacity.announce, (nodeOf(operator))));
    }

    function commitOrRelease(uint256 stay, bool release) internal {
        Stay memory held = stays[stay];
        bytes32 task_ = jobs[held.job].id;
        if (release) {
            move(stranger, address(pricing), abi.encodeCall(Capacity.release, (task_, held.part, held.number)));
            return;
        }
        if (chance(80)) announce(bidIn(stay).operator);
        bytes memory data = abi.encodeCall(Capacity.commit, (termsOf(held.job), bidIn(stay), held.part, held.number));
        bytes32 id = market.assignmentId(task_, held.part, held.number);
        if (!move(stranger, address(pricing), data) || _isCommitted[id]) return;
        _isCommitted[id] = true;
        committed.push(id);
    }

    /// An assignment that is long enough to count and runs, if there is one.
    function _longStay() private returns (uint256 stay) {
        uint256 from = pick(stays.length);
        for (uint256 i = 0; i < stays.length; ++i) {
            stay = (from + i) % stays.length;
            Terms memory t = termsOf(stays[stay].job);
            if (t.token == address(token) && t.runSeconds >= 1 hours && !assignmentOf(stay).over) return stay;
        }
    }

    function reserve() internal {
        uint256 what = pick(12);
        if (what < 3 || booked.length == 0) return bookNode(0);
        bytes32 id = booked[pick(booked.length)];
        Reservation memory held = reservations.reservation(id);
        if (what == 3) return bookNode(id);
        if (what == 4) return balance();
        if (what < 7) return summon(id, held);
        if (chance(30)) pass(ANSWER_SECONDS + 1);
        if (what == 7) move(held.client, address(reservations), abi.encodeCall(IReservations.cancel, (id)));
        else if (what == 8) move(held.client, address(reservations), abi.encodeCall(IReservations.end, (id)));
        else if (what == 9) move(held.operator, address(reservations), abi.encodeCall(IReservations.present, (id)));
        else if (what == 10) move(stranger, address(reservations), abi.encodeCall(IReservations.fail, (id)));
        else move(stranger, address(reservations), abi.encodeCall(IReservations.expire, (id)));
    }

    /// Puts something in or takes something out; sometimes an operator revokes an offer.
    function balance() internal {
        address who = anyAccount();
        bytes memory data;
        if (chance(20)) {
            data = abi.encodeCall(IReservations.cancelOffer, (_offers + pick(3)));
        } else if (chance(60)) {
            data = abi.encodeCall(IReservations.deposit, (1 + pick(10 ether)));
        } else {
            for (uint256 i = 0; i < accounts() && reservations.balanceOf(who) == 0; ++i) {
                who = accountAt(i);
            }
            data = abi.encodeCall(IReservations.withdraw, (1 + pick(reservations.balanceOf(who) + 1)));
        }
        move(who, address(reservations), data);
    }

    /// A new reservation, or one in place of `old`.
    function bookNode(bytes32 old) internal {
        if (booked.length == MAX_BOOKINGS) return;
        address client_ = clients[pick(clients.length)];
        Offer memory offer;
        offer.operator = anyOperator();
        if (old != 0) {
            Reservation memory held = reservations.reservation(old);
            (client_, offer.operator, offer.replaces) = (held.client, held.operator, old);
        }
        announce(offer.operator);
        offer.node = nodeOf(offer.operator);
        uint32 score = pricing.presenceOf(offer.node).score;
        offer.score = score == 0 ? 1 : uint32(1 + pick(score));
        offer.from = uint40(block.timestamp + pick(60));
        offer.until = offer.from + uint40(1 + pick(30 minutes));
        offer.bond = pick(reservations.balanceOf(offer.operator) + 1);
        offer.expiry = uint40(block.timestamp);
        offer.nonce = ++_offers;
        bytes32 id = reservations.offerDigest(offer);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(keyOf[offer.operator], id);
        bytes memory signature = abi.encodePacked(r, s, v);
        bytes memory data = old == 0
            ? abi.encodeCall(IReservations.reserve, (offer, signature, type(uint256).max))
            : abi.encodeCall(IReservations.change, (old, offer, signature, type(uint256).max));
        if (move(client_, address(reservations), data)) booked.push(id);
    }

    /// The client calls for its node, and the operator mostly answers.
    function summon(bytes32 id, Reservation memory held) internal {
        if (block.timestamp < held.from && chance(60)) pass(held.from - block.timestamp);
        if (held.state == ReservationState.Running && chance(40)) pass(10 * ANSWER_SECONDS);
        move(held.client, address(reservations), abi.encodeCall(IReservations.summon, (id, 3e18)));
        if (chance(30)) pass(pick(2 * ANSWER_SECONDS));
        if (chance(60)) move(held.operator, address(reservations), abi.encodeCall(IReservations.present, (id)));
    }

    // ------------------------------------------------------------------ the end

    /// Everybody is gone: what anyone may call ends reservations and epochs; then owners take out what is theirs.
    function leaveEconomy() internal {
        pass(1 hours);
        for (uint256 i = 0; i < booked.length; ++i) {
            ReservationState state = reservations.reservation(booked[i]).state;
            if (state == ReservationState.Ended) continue;
            bool waits = state == ReservationState.Summoned || state == ReservationState.Checked;
            vm.prank(stranger);
            if (waits) reservations.fail(booked[i]);
            else reservations.expire(booked[i]);
        }
        for (uint256 i = 0; i < attested.length; ++i) {
            UptimeRewards.State state = uptime.epochOf(attested[i]).state;
            if (state == UptimeRewards.State.Posted) uptime.finalise(attested[i]);
            else if (state == UptimeRewards.State.Challenged) uptime.reopen(attested[i]);
        }
        pass(CLAIM_SECONDS + 1);
        for (uint256 i = 0; i < attested.length; ++i) {
            if (uptime.epochOf(attested[i]).state == UptimeRewards.State.Final) uptime.sweep(attested[i]);
        }
        for (uint256 i = 0; i < accounts(); ++i) {
            _unstake(accountAt(i));
        }
        pass(LEAVE_SECONDS);
        for (uint256 i = 0; i < accounts(); ++i) {
            _takeRewards(accountAt(i));
        }
    }

    function _unstake(address who) private {
        uint256 staked = staking.positionOf(who).staked;
        if (staked == 0) return;
        vm.prank(who);
        staking.unstake(staked);
    }

    function _takeRewards(address who) private {
        uint256 held = reservations.balanceOf(who);
        vm.startPrank(who);
        if (held != 0) reservations.withdraw(held);
        if (staking.positionOf(who).leaving != 0) staking.withdraw();
        staking.claim();
        vm.stopPrank();
    }
}
