// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Draw, ITaskMarket, Win} from "../../src/market/ITaskMarket.sol";
import {Bid, BidReceipt, CheckMode, PartStatus, TaskStatus, Terms} from "../../src/market/TaskTypes.sol";
import {TypedData} from "../../src/market/TypedData.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {Actors} from "./Actors.sol";

/// Posting, awarding, ending: with all kinds of checks, both tokens and every payment function.
abstract contract ClientMoves is Actors {
    using WorkTree for WorkTree.Run;

    /// Keeps a run small enough to play its end.
    uint256 internal constant MAX_JOBS = 6;

    /// As much as one forged link of four must risk, for any price up to 100.
    uint96 internal constant ONE_LINK = 640 ether;
    uint256 private _salt;
    mapping(bytes32 taskId => bytes bids) internal books;
    mapping(bytes32 taskId => mapping(uint16 part => bool)) internal drawBegun;
    mapping(bytes32 taskId => mapping(uint16 part => bytes32)) internal drawnBy;

    function post() internal {
        if (jobs.length == MAX_JOBS) return;
        Terms memory t = anyTerms();
        move(t.client, address(market), abi.encodeCall(ITaskMarket.post, (t, "")));
    }

    function changeOrExtend() internal {
        if (jobs.length == 0 || jobs.length == MAX_JOBS) return;
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
        if (t.replicas > 1 || chance(50)) {
            uint16 only = parts[pick(parts.length)];
            // Only the first replica of a part is awarded by rank.
            if (chance(80)) only -= only % t.replicas;
            parts = new uint16[](1);
            parts[0] = only;
        }
        awardParts(t, parts);
    }

    function awardParts(Terms memory t, uint16[] memory parts) internal {
        Bid memory b = anyBid(t);
        Win[] memory wins = new Win[](1);
        wins[0] = Win(b, signBid(b), parts);
        bidNow = abi.encode(b);
        // The book of a redundant task has two bids, from which the beacon draws the replicas after the first.
        if (t.replicas > 1 && books[b.taskId].length == 0) books[b.taskId] = abi.encode(anyBid(t), anyBid(t));
        bytes32 root = t.replicas > 1 ? WorkTree.rootOf(bookLayerOf(b.taskId)) : bytes32(0);
        move(t.client, address(market), abi.encodeCall(ITaskMarket.award, (t, wins, root, 2)));
    }

    /// Begins the draw of a replica, or awards the replica to the bid that its beacon draws.
    function awardDrawn() internal {
        if (jobs.length == 0) return;
        uint256 job = pick(jobs.length);
        for (uint256 i = 0; i < jobs.length && books[jobs[job].id].length == 0; ++i) {
            job = (job + 1) % jobs.length;
        }
        Terms memory t = termsOf(job);
        if (books[jobs[job].id].length == 0) return;
        awardDrawnPart(t, jobs[job].id, uint16(pick(t.parts) * t.replicas + 1 + pick(t.replicas - 1)));
    }

    function awardDrawnPart(Terms memory t, bytes32 taskId, uint16 part) internal {
        if (!drawBegun[taskId][part]) {
            bytes memory begin = abi.encodeCall(ITaskMarket.awardDrawn, (t, part, new Draw[](0)));
            if (!move(t.client, address(market), begin)) return;
            drawBegun[taskId][part] = true;
            _setBeacon(t, taskId, part);
        }
        if (chance(20)) move(stranger, address(market), abi.encodeCall(ITaskMarket.recordBeacon, (t, part)));
        Draw[] memory draws = _draws(t, taskId, part);
        bidNow = abi.encode(draws[draws.length - 1].bid);
        move(t.client, address(market), abi.encodeCall(ITaskMarket.awardDrawn, (t, part, draws)));
        if (market.part(taskId, part).status == PartStatus.Running) drawBegun[taskId][part] = false;
    }

    function _setBeacon(Terms memory t, bytes32 taskId, uint16 part) private {
        uint256 target = block.number + t.rules.beaconDelay;
        mine(t.rules.beaconDelay + 1);
        drawnBy[taskId][part] = blockhash(target);
    }

    /// The draws up to the first operator that never ran a replica of the part; of others the market steps over some.
    function _draws(Terms memory t, bytes32 taskId, uint16 part) private view returns (Draw[] memory draws) {
        uint256 count = 1;
        while (count < 8 && _ran(t, taskId, part, bookedBid(taskId, _position(taskId, part, count - 1)).operator)) {
            ++count;
        }
        draws = new Draw[](count);
        for (uint256 i = 0; i < count; ++i) {
            uint256 position = _position(taskId, part, i);
            draws[i].bid = bookedBid(taskId, position);
            draws[i].signature = signBid(draws[i].bid);
            draws[i].proof = WorkTree.proofIn(bookLayerOf(taskId), position);
        }
    }

    function _position(bytes32 taskId, uint16 part, uint256 i) private view returns (uint256) {
        return uint256(keccak256(abi.encode("replica", drawnBy[taskId][part], taskId, part, i))) % 2;
    }

    function _ran(Terms memory t, bytes32 taskId, uint16 part, address operator) private view returns (bool) {
        for (uint256 i = 0; i < stays.length; ++i) {
            bool beside = jobs[stays[i].job].id == taskId && stays[i].part / t.replicas == part / t.replicas;
            if (beside && bidIn(i).operator == operator) return true;
        }
        return false;
    }

    function bookedBid(bytes32 taskId, uint256 position) internal view returns (Bid memory) {
        return abi.decode(books[taskId], (Bid[2]))[position];
    }

    function bookLayerOf(bytes32 taskId) internal view returns (bytes32[] memory leaves) {
        leaves = new bytes32[](2);
        (leaves[0], leaves[1]) = (hashOf(bookedBid(taskId, 0)), hashOf(bookedBid(taskId, 1)));
    }

    function reassign() internal {
        if (stays.length == 0) return;
        uint256 stay = pick(stays.length);
        Terms memory t = termsOf(stays[stay].job);
        move(t.client, address(market), abi.encodeCall(ITaskMarket.reassign, (t, bidIn(stay), stays[stay].part)));
    }

    function cancel() internal {
        if (jobs.length == 0) return;
        uint256 job = pick(jobs.length);
        Terms memory t = termsOf(job);
        uint16 part = uint16(pick(jobs[job].allocations));
        move(t.client, address(market), abi.encodeCall(ITaskMarket.cancel, (t, part)));
    }

    /// Somebody proves that a cheaper receipted bid was omitted, or left out of the book.
    function passedOver() internal {
        if (stays.length == 0) return;
        uint256 stay = pick(stays.length);
        Terms memory t = termsOf(stays[stay].job);
        Bid memory b = anyBid(t);
        if (chance(30)) b.stakeLock = 100_000 ether;
        if (chance(10)) move(b.operator, address(market), abi.encodeCall(ITaskMarket.cancelNonce, (b.nonce)));
        BidReceipt memory r = BidReceipt(b.taskId, keccak256(abi.encode(TypedData.BID, b)), 1, 1);
        bytes memory receipt = signReceipt(r);
        Bid[] memory winners = new Bid[](jobs[stays[stay].job].allocations);
        for (uint16 i = 0; i < winners.length; ++i) {
            uint256 first = stayAt[market.assignmentId(b.taskId, i, 1)];
            if (first != 0) winners[i] = bidIn(first - 1);
        }
        move(
            anyAccount(),
            address(market),
            abi.encodeCall(ITaskMarket.proveOmitted, (t, stays[stay].part, winners, b, signBid(b), r, receipt))
        );
        bytes32 leaf = chance(50) ? bytes32(0) : hashOf(b);
        bytes32[] memory proof;
        if (books[b.taskId].length != 0) {
            leaf = hashOf(bookedBid(b.taskId, 0));
            proof = WorkTree.proofIn(bookLayerOf(b.taskId), 0);
        }
        bytes memory call = abi.encodeCall(ITaskMarket.proveLeftOut, (t, r, receipt, leaf, proof));
        if (chance(30)) move(anyAccount(), address(market), call);
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
        t.runSeconds = uint32(chance(75) ? 60 + pick(2000) : 1 hours + pick(1 hours));
        // Some tasks pay less than the seats that check them.
        t.maxPrice = uint128(1 + pick(chance(25) ? 0.2 ether : 100 ether));
        t.maxUnits = 4 * SEGMENT;
        t.deliveries = chance(20) ? 1 : uint8(2 + pick(3));
        t.lead = uint8(1 + pick(2));
        (t.windows, t.windowSegments) = (uint8(1 + pick(2)), uint32(1 + pick(2)));
        t.stakeLock = ONE_LINK;
        uint256 kind = pick(10);
        if (kind < 6) _replayed(t);
        else if (kind == 6) (t.how, t.windows, t.windowSegments) = (CheckMode.Checker, 1, 1);
        else if (kind < 9) (t.how, t.replicas) = (CheckMode.Redundant, uint8(2 + pick(2)));
        else t.how = CheckMode.None;
        if (chance(50) && (kind < 6 || kind == 9)) t.milestoneSegments = uint64(1 + pick(2));
        if (chance(30)) t.parts = 2;
        t.exact = t.replicas == 3 && chance(70);
        if (t.replicas == 1 && chance(25)) _allOrNothing(t);
        t.starts = startsOf(t.parts);
    }

    function _allOrNothing(Terms memory t) private view {
        (t.allOrNothing, t.parts, t.token) = (true, 2, address(token));
        uint96 lock = uint96(uint256(t.maxPrice) * 10_000 / (10_000 - t.rules.challengerBps) + 1);
        if (t.stakeLock < lock) t.stakeLock = lock;
    }

    function _replayed(Terms memory t) private {
        // Then a surety may back the bids.
        if (chance(80)) (t.stakeLock, t.parts) = (t.rules.minStakeLock, uint16(1 + pick(2)));
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
        b.stakeLock = (t.stakeLock < ONE_LINK ? ONE_LINK : t.stakeLock) + uint96(pick(30 ether));
        if (t.stakeLock < ONE_LINK && !t.allOrNothing && chance(80)) {
            (b.operator, b.price) = (anySurety(), t.maxPrice);
            b.node = nodeOf(b.operator);
            b.stakeLock = (t.stakeLock < t.maxPrice ? uint96(t.maxPrice) : t.stakeLock) + uint96(pick(5 ether));
        }
        b.nonce = uint64(pick(1000));
    }

    /// Few operators have a surety, so that one backs several parts.
    function anySurety() internal returns (address) {
        return operators[chance(90) ? 0 : 1];
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
