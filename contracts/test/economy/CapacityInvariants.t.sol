// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Offer, Reservation, ReservationState} from "../../src/economy/IReservations.sol";
import {Pricing} from "../../src/economy/Pricing.sol";
import {Reservations} from "../../src/economy/Reservations.sol";
import {Token} from "../../src/economy/Token.sol";
import {Bid, Terms} from "../../src/market/TaskTypes.sol";
import {Test} from "../Test.sol";
import {Allocations, EconomyNetwork} from "./EconomyNetwork.sol";

/// Two operators, two clients and the market, making random calls.
contract Users is Test {
    Token immutable TOKEN;
    Pricing immutable PRICING;
    Reservations immutable RESERVATIONS;
    Allocations immutable MARKET;
    uint256[2] keys;
    address[2] public operators;
    bytes32[2] public nodes;
    address[2] public clients;
    bytes32[] public ids;
    bytes32[] public allocationIds;
    bytes32[] private _tasks;
    uint256 private _nonce;
    uint256 public usageBefore;
    uint256 public timeBefore;

    constructor(
        Token token,
        Pricing pricing,
        Reservations reservations,
        Allocations market,
        uint256[2] memory keys_,
        bytes32[2] memory nodes_,
        address[2] memory clients_
    ) {
        (TOKEN, PRICING, RESERVATIONS, MARKET) = (token, pricing, reservations, market);
        keys = keys_;
        nodes = nodes_;
        clients = clients_;
        operators = [vm.addr(keys_[0]), vm.addr(keys_[1])];
    }

    function count() external view returns (uint256) {
        return ids.length;
    }

    function allocations() external view returns (uint256) {
        return allocationIds.length;
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 0, 6 hours));
    }

    function announce(uint256 who) external {
        vm.prank(operators[who % 2]);
        PRICING.announce(nodes[who % 2]);
    }

    function refresh(uint256 who) external {
        PRICING.refresh(nodes[who % 2]);
    }

    function allocate(uint256 who, uint128 price, uint32 time) external {
        Terms memory terms;
        terms.token = address(TOKEN);
        terms.runSeconds = uint32(bound(time, 1 hours, 10 hours));
        terms.salt = bytes32(_tasks.length);
        Bid memory bid;
        bid.operator = operators[who % 2];
        bid.node = nodes[who % 2];
        bid.price = uint128(bound(price, 1, 100 ether));
        MARKET.start(terms, bid, 0);
        _tasks.push(MARKET.idOf(terms));
        allocationIds.push(keccak256(abi.encode(MARKET.idOf(terms), uint16(0), uint8(1))));
        PRICING.commit(terms, bid, 0, 1);
    }

    function release(uint256 which) external {
        if (_tasks.length == 0) return;
        PRICING.release(_tasks[which % _tasks.length], 0, 1);
    }

    function reserve(uint256 who, uint256 client, uint256 wait, uint256 time, uint32 score, uint256 bond) external {
        Offer memory offer;
        offer.operator = operators[who % 2];
        offer.node = nodes[who % 2];
        offer.score = uint32(bound(score, 1, 400));
        offer.from = uint40(block.timestamp + bound(wait, 0, 1 days));
        offer.until = offer.from + uint40(bound(time, 1, 2 days));
        offer.bond = bound(bond, 0, 1 ether);
        offer.expiry = uint40(block.timestamp);
        offer.nonce = _nonce++;
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(keys[who % 2], RESERVATIONS.offerDigest(offer));
        vm.prank(clients[client % 2]);
        ids.push(RESERVATIONS.reserve(offer, abi.encodePacked(r, s, v), type(uint256).max));
    }

    function act(uint256 which, uint256 what) external {
        if (ids.length == 0) return;
        bytes32 id = ids[which % ids.length];
        Reservation memory held = RESERVATIONS.reservation(id);
        what = what % 6;
        if (what == 1) vm.warp(block.timestamp < held.from ? held.from : block.timestamp);
        if (what < 3) vm.startPrank(held.client);
        if (what == 3) vm.startPrank(held.operator);
        if (what == 0) RESERVATIONS.cancel(id);
        else if (what == 1) RESERVATIONS.summon(id, 3e18);
        else if (what == 2) RESERVATIONS.end(id);
        else if (what == 3) RESERVATIONS.present(id);
        else if (what == 4) RESERVATIONS.fail(id);
        else RESERVATIONS.expire(id);
        if (what < 4) vm.stopPrank();
    }

    function withdraw(uint256 who, uint256 amount) external {
        address account_ = who % 4 < 2 ? operators[who % 2] : clients[who % 2];
        vm.startPrank(account_);
        RESERVATIONS.withdraw(bound(amount, 1, RESERVATIONS.balanceOf(account_)));
        vm.stopPrank();
    }
}

contract CapacityInvariantsTest is EconomyNetwork {
    Users users;

    function setUp() public {
        _openNetwork();
        uint256[2] memory keys = [uint256(0xA), uint256(0xB)];
        bytes32[2] memory nodes = [_operator(vm.addr(0xA), 400, 400), _operator(vm.addr(0xB), 600, 500)];
        address[2] memory clients = [account("client one"), account("client two")];
        for (uint256 i; i != 2; ++i) {
            token.transfer(clients[i], 1_000_000 ether);
            vm.prank(clients[i]);
            token.approve(address(reservations), type(uint256).max);
            address operator = vm.addr(keys[i]);
            token.transfer(operator, 100 ether);
            vm.startPrank(operator);
            token.approve(address(reservations), type(uint256).max);
            reservations.deposit(100 ether);
            vm.stopPrank();
        }
        users = new Users(token, pricing, reservations, market, keys, nodes, clients);
        targetContract(address(users));
    }

    function invariant_theFactorStaysBetweenAHalfAndThree() public view {
        atLeast(pricing.factor(), 0.5e18, "least");
        atMost(pricing.factor(), 3e18, "most");
        atMost(pricing.usage(), 1e18, "usage");
    }

    function invariant_onlineScoreIsTheSumOfTheNodesAndBackedByStake() public view {
        uint256 sum;
        uint256 committed;
        for (uint256 i; i != 2; ++i) {
            Pricing.Presence memory presence = pricing.presenceOf(users.nodes(i));
            sum += presence.score;
            committed += presence.committed;
            atMost(presence.score, i == 0 ? 400 : 500, "backed");
        }
        eq(pricing.onlineScore(), sum, "online");
        atMost(pricing.committedScore(), committed, "what has ended by itself leaves the nodes later");
    }

    /// The hourly sums equal the commitments, however those were added, released or ended.
    function invariant_committedScoreIsTheSumOfWhatRuns() public view {
        uint256 running;
        for (uint256 i; i != users.allocations(); ++i) {
            running += _running(users.allocationIds(i));
        }
        for (uint256 i; i != users.count(); ++i) {
            running += _running(users.ids(i));
        }
        eq(pricing.committedScore(), running, "committed");
    }

    function _running(bytes32 id) private view returns (uint256) {
        Pricing.Commitment memory held = pricing.commitmentOf(id);
        return held.until > block.timestamp ? held.score : 0;
    }

    /// Balances, open deposits and open bonds are all that the contract holds, to the wei.
    function invariant_reservationsConserveValue() public view {
        uint256 owed;
        for (uint256 i; i != 2; ++i) {
            owed += reservations.balanceOf(users.operators(i)) + reservations.balanceOf(users.clients(i));
        }
        for (uint256 i; i != users.count(); ++i) {
            Reservation memory held = reservations.reservation(users.ids(i));
            if (held.state != ReservationState.Ended) owed += held.standard * 3 + held.bond;
        }
        eq(token.balanceOf(address(reservations)), owed, "conserved");
    }
}
