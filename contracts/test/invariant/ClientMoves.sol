// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ITaskMarket, Win} from "../../src/market/ITaskMarket.sol";
import {Bid, BidReceipt, How, PartStatus, TaskStatus, Terms} from "../../src/market/TaskTypes.sol";
import {TypedData} from "../../src/market/TypedData.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {Actors} from "./Actors.sol";

/// Posting, awarding, ending: with all kinds of checks, both tokens and every payment function.
abstract contract ClientMoves is Actors {
    using WorkTree for WorkTree.Run;

    /// A run stays small enough for its end to be looked at.
    uint256 internal constant MOST_JOBS = 6;
    uint256 private _salt;

    function post() internal {
        if (jobs.length == MOST_JOBS) return;
        Terms memory t = anyTerms();
        move(t.client, address(market), abi.encodeCall(ITaskMarket.post, (t, "")));
    }

    function changeOrExtend() internal {
        if (jobs.length == 0 || jobs.length == MOST_JOBS) return;
        uint256 job = pick(jobs.length);
        for (uint256 i = 0; i < jobs.length && market.task(jobs[job].id).status != TaskStatus.Bidding; ++i) {
            job = (job + 1) % jobs.length;
        }
        Terms memory t = termsOf(job);
        if (chance(50)) {
            uint40 until = uint40(block.timestamp + 60 + pick(300));
            move(t.client, address(market), abi.encodeCall(ITaskMarket.extend, (t, until)));
            return;
        }
        Terms memory next = anyTerms();
        next.client = t.client;
        move(t.client, address(market), abi.encodeCall(ITaskMarket.change, (t, next, "")));
    }

    /// Also takeovers: whatever part can be awarded.
    function award() internal {
        if (jobs.length == 0) return;
        uint256 job = pick(jobs.length);
        Terms memory t = termsOf(job);
        uint16[] memory parts = awardable(job);
        if (parts.length == 0) return;
        if (t.copies > 1 || chance(50)) {
            uint16 only = parts[pick(parts.length)];
            parts = new uint16[](1);
            parts[0] = only;
        }
        Bid memory b = anyBid(t);
        Win[] memory wins = new Win[](1);
        wins[0] = Win(b, signBid(b), parts);
        bidNow = abi.encode(b);
        move(t.client, address(market), abi.encodeCall(ITaskMarket.award, (t, wins, keccak256("book"))));
    }

    function cancel() internal {
        if (jobs.length == 0) return;
        uint256 job = pick(jobs.length);
        Terms memory t = termsOf(job);
        uint16 part = uint16(pick(jobs[job].allocations));
        move(t.client, address(market), abi.encodeCall(ITaskMarket.cancel, (t, part)));
    }

    /// Somebody shows a cheaper bid that the client had receipted, or the client says that it was never covered.
    function passedOver() internal {
        if (stays.length == 0) return;
        uint256 stay = pick(stays.length);
        Terms memory t = termsOf(stays[stay].job);
        Bid memory winner = bidIn(stay);
        Bid memory b = anyBid(t);
        if (chance(30)) b.stakeLock = 100_000 ether;
        if (chance(20)) {
            move(t.client, address(market), abi.encodeCall(ITaskMarket.markUnfundable, (t, b, signBid(b))));
        }
        if (chance(10)) move(b.operator, address(market), abi.encodeCall(ITaskMarket.cancelNonce, (b.nonce)));
        BidReceipt memory r = BidReceipt(b.taskId, keccak256(abi.encode(TypedData.BID, b)), 1, 1);
        move(
            anyAccount(),
            address(market),
            abi.encodeCall(ITaskMarket.proveOmitted, (t, stays[stay].part, winner, b, signBid(b), r, signReceipt(r)))
        );
    }

    function releaseLock() internal {
        if (jobs.length == 0) return;
        Terms memory t = termsOf(pick(jobs.length));
        move(stranger, address(market), abi.encodeCall(ITaskMarket.releaseLock, (t)));
    }

    function releasePay() internal {
        if (jobs.length == 0) return;
        releasePayOf(pick(jobs.length), anyOperator());
    }

    function releasePayOf(uint256 job, address executor) internal returns (bool) {
        return move(stranger, address(market), abi.encodeCall(ITaskMarket.releasePay, (termsOf(job), executor)));
    }

    // ------------------------------------------------------------------ what is offered

    function anyTerms() internal returns (Terms memory t) {
        t = task();
        t.client = clients[pick(clients.length)];
        t.token = chance(50) ? address(token) : address(coin);
        t.salt = bytes32(++_salt);
        t.bidUntil = uint40(block.timestamp + pick(120));
        t.runSeconds = uint32(60 + pick(2000));
        t.maxPrice = uint128(1 + pick(100 ether));
        t.maxUnits = 4 * SEGMENT;
        t.deliveries = chance(20) ? 1 : uint8(2 + pick(3));
        t.lead = uint8(1 + pick(2));
        t.rejectLead = t.lead + uint8(1 + pick(2));
        t.cap = t.rejectLead + uint8(pick(3));
        t.segments = uint8(1 + pick(2));
        uint256 kind = pick(10);
        if (kind < 6) _replayed(t);
        else if (kind == 6) (t.how, t.segments) = (How.Checker, 1);
        else if (kind < 9) (t.how, t.copies) = (How.Redundant, uint8(2 + pick(2)));
        else t.how = How.None;
        if (chance(30)) t.parts = 2;
        if (t.copies == 1 && chance(25)) _allOrNothing(t);
        t.starts = startsOf(t.parts);
    }

    function _allOrNothing(Terms memory t) private view {
        (t.allOrNothing, t.parts, t.token) = (true, 2, address(token));
        uint96 lock = uint96(uint256(t.maxPrice) * 10_000 / (10_000 - t.rules.challengerBps) + 1);
        if (t.stakeLock < lock) t.stakeLock = lock;
    }

    function _replayed(Terms memory t) private {
        if (chance(70)) return;
        t.pay = chance(50) ? perUnit : logProgress;
        t.payCode = t.pay.codehash;
        t.payData = bytes32(pick(200 ether) * 1e9 / t.maxUnits);
    }

    /// All parts begin alike.
    function startsOf(uint16 parts) internal pure returns (bytes32) {
        bytes32 leaf = startRun().leaf(0);
        return parts == 1 ? leaf : keccak256(abi.encode(leaf, leaf));
    }

    function anyBid(Terms memory t) internal returns (Bid memory b) {
        b = bidOf(t, anyOperator(), uint128(1 + pick(t.maxPrice)));
        b.floor = uint128(pick(uint256(b.price) + 1));
        b.stakeLock = t.stakeLock + uint96(pick(30 ether));
        b.nonce = uint64(pick(1000));
    }

    function awardable(uint256 job) internal view returns (uint16[] memory parts) {
        Job storage held = jobs[job];
        parts = new uint16[](held.allocations);
        uint256 count;
        if (market.task(held.id).status != TaskStatus.Ended) {
            for (uint16 i = 0; i < held.allocations; ++i) {
                PartStatus status = market.part(held.id, i).status;
                if (status == PartStatus.Unawarded || status == PartStatus.Open) parts[count++] = i;
            }
        }
        assembly ("memory-safe") {
            mstore(parts, count)
        }
    }
}
