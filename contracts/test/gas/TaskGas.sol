// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Roster} from "../../src/council/ISeats.sol";
import {DeliveryInput, Win} from "../../src/market/ITaskMarket.sol";
import {Bid, Delivery, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "../market/Walk.sol";
import {WorkTree} from "../market/WorkTree.sol";

/// Measures each call of a task as a whole transaction: base, calldata, execution, less refunds. Run by `bench gas`
/// with --isolate, so that every call is a transaction of its own with cold storage.
///
/// Each figure is a log line `key: gas`. The participants have taken part in a task before, unless the key says fresh.
abstract contract TaskGas is Walk {
    using WorkTree for WorkTree.Run;

    event log_named_uint(string key, uint256 val);

    uint64 private constant SEGMENTS = 50;
    uint256 internal salt;

    struct Cost {
        uint256 post;
        uint256 award;
        uint256 deliver;
        uint256 draw;
        uint256 finalise;
        uint256 all;
    }

    function report(string memory key, uint256 gas_) internal {
        emit log_named_uint(key, gas_);
    }

    function cost() internal view returns (uint256) {
        return vm.lastCallGas().gasTotalUsed;
    }

    function terms(uint16 parts, uint8 seats) internal returns (Terms memory t) {
        t = task();
        t.salt = bytes32(++salt);
        t.parts = parts;
        t.lead = seats;
        // Fifty segments in windows of two, as the default check has them.
        t.windowSegments = 2;
        t.stakeLock = 4000 ether;
        t.maxUnits = SEGMENTS * SEGMENT;
        bytes32[] memory nodes = starts(parts);
        if (parts > 1) t.starts = keccak256(abi.encode(pair(nodes, 0), pair(nodes, 2)));
    }

    function starts(uint16 parts) internal pure returns (bytes32[] memory nodes) {
        nodes = new bytes32[](parts);
        for (uint256 i; i != parts; ++i) {
            nodes[i] = startRun().leaf(0);
        }
    }

    function pair(bytes32[] memory nodes, uint256 i) internal pure returns (bytes32) {
        return keccak256(abi.encode(nodes[i], nodes[i + 1]));
    }

    /// One task of one or four parts, each part run by its own operator and checked by `seats` seats.
    function measure(uint16 parts, uint8 seats) internal returns (Cost memory c) {
        Terms memory t = terms(parts, seats);
        post(t);
        c.post = cost();
        Bid[] memory bids = new Bid[](parts);
        Win[] memory wins = new Win[](parts);
        for (uint16 i; i != parts; ++i) {
            bids[i] = bidOf(t, operators[i], 80 ether);
            uint16[] memory list = new uint16[](1);
            list[0] = i;
            wins[i] = Win(bids[i], signBid(bids[i]), list);
        }
        vm.prank(client);
        market.award(t, wins, keccak256("book"), 0);
        c.award = cost();
        c.all = c.post + c.award;
        for (uint16 i; i != parts; ++i) {
            runPart(t, bids[i], i, c);
        }
    }

    function runPart(Terms memory t, Bid memory b, uint16 part, Cost memory c) internal {
        WorkTree.Run memory r = run(t);
        DeliveryInput memory h = input(r);
        h.part = part;
        if (t.parts > 1) h.partProof = WorkTree.proofIn(starts(t.parts), part);
        vm.recordLogs();
        vm.prank(b.operator);
        market.deliver(t, h);
        c.deliver = cost();
        Delivery memory d = lastDelivery();
        Roster memory p = draw(t, d);
        c.draw = cost();
        eq(p.seats.length, t.lead, "seats");
        council.finalise(t, b, d, p, answers(t, d, p, r), evidence(t, d, p, r), accepted(d));
        c.finalise = cost();
        c.all += c.deliver + c.draw + c.finalise;
    }

    /// Withdraws trust locks and money of the finished tasks, so that the measured task finds used accounts.
    function warmUp(uint16 parts, uint8 seats) internal returns (Cost memory first) {
        first = measure(parts, seats);
        measure(parts, seats);
    }
}
