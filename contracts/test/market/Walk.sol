// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence, ICouncil} from "../../src/council/ICouncil.sol";
import {Answer, AnswerKind, ISeatEvents, Roster, Seat, Vote} from "../../src/council/ISeats.sol";
import {DeliveryInput, Draw, IMarketEvents, Win} from "../../src/market/ITaskMarket.sol";
import {
    Bid,
    BidReceipt,
    CheckMode,
    Checkpoint,
    Delivery,
    Settlement,
    Stage,
    Terms
} from "../../src/market/TaskTypes.sol";
import {TypedData} from "../../src/market/TypedData.sol";
import {Vm} from "../Vm.sol";
import {Network} from "./Network.sol";
import {WorkTree} from "./WorkTree.sol";

/// The steps of a task's life, each one call, with the honest thing as the default. A test takes the steps up to the one
/// that it is about:
///
///     Terms memory terms = task();           // change what the test is about
///     Bid memory bid = posted(terms, ...);   // or post(terms), bidOf(...), award(...)
///     Delivery memory d = deliver(terms, bid, run(terms));
///     Roster memory p = draw(terms, d);
///     finalise(terms, bid, d, p, answers(...), evidence(...), accepted(d));
abstract contract Walk is Network {
    using WorkTree for WorkTree.Run;

    uint64 internal constant SEGMENT = 1000;

    /// The stake that one forged link of ten must risk, for any price up to 100.
    uint96 internal constant LOCK = 1600 ether;
    bytes32 internal constant RESULT = keccak256("result");

    /// One part of ten segments, fixed price, replay of one drawn segment and the last one by one seat.
    function task() internal view virtual returns (Terms memory t) {
        t.client = client;
        t.signer = client;
        t.peer = keccak256("peer");
        t.token = address(token);
        t.content = keccak256("content");
        t.starts = startRun().leaf(0);
        t.classId = CLASS;
        t.parts = 1;
        t.replicas = 1;
        t.how = CheckMode.Replay;
        t.lead = 1;
        t.windows = 1;
        t.windowSegments = 1;
        t.deliveries = 4;
        t.bidUntil = uint40(block.timestamp) + 60;
        t.runSeconds = 3600;
        t.maxPrice = 100 ether;
        t.trustLock = 20 ether;
        t.stakeLock = LOCK;
        t.segmentUnits = SEGMENT;
        t.maxUnits = 10 * SEGMENT;
        t.memoryBytes = 1 << 30;
        t.diskBytes = 1 << 34;
        t.rate = 1e18;
        t.rules = rules();
    }

    function startRun() internal pure returns (WorkTree.Run memory r) {
        r = WorkTree.Run(keccak256("work"), 0, 10 * SEGMENT, SEGMENT, type(uint64).max, RESULT);
    }

    /// The whole part, honestly computed.
    function run(Terms memory t) internal pure returns (WorkTree.Run memory r) {
        r = startRun();
        r.units = t.maxUnits;
    }

    /// The first segments of the part, in mid-run.
    function begun(Terms memory t, uint64 segments) internal pure returns (WorkTree.Run memory r) {
        return piece(t, 0, segments, false);
    }

    /// The segments from `from` on, up to the program's end when `last`.
    function piece(Terms memory t, uint64 from, uint64 segments, bool last)
        internal
        pure
        returns (WorkTree.Run memory r)
    {
        r = run(t);
        r.startUnits = from * SEGMENT;
        r.units = segments * SEGMENT;
        if (!last) r.end = 0;
    }

    function post(Terms memory t) internal returns (bytes32 id) {
        vm.prank(t.client);
        return market.post(t, "");
    }

    function bidOf(Terms memory t, address operator, uint128 price) internal view returns (Bid memory b) {
        b.taskId = idOf(t);
        b.operator = operator;
        b.node = nodeOf(operator);
        b.price = price;
        b.floor = price / 2;
        b.stakeLock = t.stakeLock;
        b.maxParts = 256;
        b.startSeconds = 60;
        b.expiry = uint40(block.timestamp) + 1 hours;
        b.takeoverUntil = uint40(block.timestamp) + 1 days;
        b.nonce = 1;
        b.payCode = t.payCode;
    }

    function idOf(Terms memory t) internal view returns (bytes32) {
        return market.idOf(t);
    }

    function award(Terms memory t, Bid memory b) internal {
        uint16[] memory parts = new uint16[](1);
        awardParts(t, b, parts);
    }

    /// Draws a replica after the first of a part; all else is awarded by rank.
    function awardPart(Terms memory t, Bid memory b, uint16 part) internal {
        if (part % t.replicas != 0) {
            awardReplica(t, b, part);
            return;
        }
        uint16[] memory parts = new uint16[](1);
        parts[0] = part;
        awardParts(t, b, parts);
    }

    function awardParts(Terms memory t, Bid memory b, uint16[] memory parts) internal {
        Win[] memory wins = new Win[](1);
        wins[0] = Win(b, signBid(b), parts);
        vm.prank(t.client);
        market.award(t, wins, bookRoot(), uint32(book.length));
    }

    // ------------------------------------------------------------------ the bid book

    /// The hashes of the bids that the next first award commits to, by the number of their receipt.
    bytes32[] internal book;

    function hashOf(Bid memory b) internal pure returns (bytes32) {
        return keccak256(abi.encode(TypedData.BID, b));
    }

    function setBook(Bid[] memory bids) internal {
        delete book;
        for (uint256 i = 0; i < bids.length; ++i) {
            book.push(hashOf(bids[i]));
        }
    }

    function bookLayer() internal view returns (bytes32[] memory nodes) {
        uint256 size = 1;
        while (size < book.length) size *= 2;
        nodes = new bytes32[](size);
        for (uint256 i = 0; i < book.length; ++i) {
            nodes[i] = book[i];
        }
    }

    function bookRoot() internal view returns (bytes32) {
        return book.length == 0 ? keccak256("book") : WorkTree.rootOf(bookLayer());
    }

    /// The position of a bid in the book.
    function positionOf(Bid memory b) internal view returns (uint256 at) {
        while (book[at] != hashOf(b)) ++at;
    }

    /// Begins a draw and sets its beacon so that it draws these positions of the book first; returns them as draws.
    function drawn(Terms memory t, uint16 part, Bid[] memory wanted) internal returns (Draw[] memory draws) {
        bytes32 taskId = idOf(t);
        vm.prank(t.client);
        market.awardDrawn(t, part, draws);
        uint256 target = block.number + t.rules.beaconDelay;
        mine(t.rules.beaconDelay + 1);
        bytes32 beacon;
        for (bool fits; !fits;) {
            beacon = keccak256(abi.encode(beacon));
            fits = true;
            for (uint256 i = 0; i < wanted.length && fits; ++i) {
                uint256 position = uint256(keccak256(abi.encode("replica", beacon, taskId, part, i))) % book.length;
                fits = position == positionOf(wanted[i]);
            }
        }
        vm.setBlockhash(target, beacon);
        draws = new Draw[](wanted.length);
        for (uint256 i = 0; i < wanted.length; ++i) {
            draws[i] = Draw(wanted[i], signBid(wanted[i]), WorkTree.proofIn(bookLayer(), positionOf(wanted[i])));
        }
    }

    /// Has the beacon draw this bid for a replica.
    function awardReplica(Terms memory t, Bid memory b, uint16 part) internal {
        Bid[] memory wanted = new Bid[](1);
        wanted[0] = b;
        Draw[] memory draws = drawn(t, part, wanted);
        vm.prank(t.client);
        market.awardDrawn(t, part, draws);
    }

    /// Awards the first part to the first of these bids that can be awarded.
    function awardRanked(Terms memory t, Bid memory first, Bid memory second) internal {
        Win[] memory wins = new Win[](2);
        wins[0] = Win(first, signBid(first), new uint16[](1));
        wins[1] = Win(second, signBid(second), new uint16[](1));
        vm.prank(t.client);
        market.award(t, wins, keccak256("book"), 2);
    }

    /// With the signature made before, for a call that must revert.
    function awardWith(Terms memory t, Bid memory b, bytes memory signature) internal {
        Win[] memory wins = new Win[](1);
        wins[0] = Win(b, signature, new uint16[](1));
        vm.startPrank(t.client);
        market.award(t, wins, bookRoot(), uint32(book.length));
        vm.stopPrank();
    }

    /// Posted and awarded to the first operator for 80 tokens.
    function running(Terms memory t) internal returns (Bid memory b) {
        post(t);
        b = bidOf(t, operators[0], 80 ether);
        award(t, b);
    }

    // ------------------------------------------------------------------ signatures

    function sign(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    function domainOf(address verifier) internal view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("muster"),
                keccak256("1"),
                block.chainid,
                verifier
            )
        );
    }

    function digestFor(address verifier, bytes32 structHash) internal view returns (bytes32) {
        return keccak256(abi.encodePacked(hex"1901", domainOf(verifier), structHash));
    }

    function signBid(Bid memory b) internal view returns (bytes memory) {
        return sign(keyOf[b.operator], digestFor(address(market), keccak256(abi.encode(TypedData.BID, b))));
    }

    function signReceipt(BidReceipt memory r) internal view returns (bytes memory) {
        return sign(CLIENT_KEY, digestFor(address(market), keccak256(abi.encode(TypedData.BID_RECEIPT, r))));
    }

    function signCheckpoint(Checkpoint memory c) internal view returns (bytes memory) {
        return sign(CLIENT_KEY, digestFor(address(market), keccak256(abi.encode(TypedData.CHECKPOINT, c))));
    }

    /// The executor's signature under a checkpoint.
    function signCheckpointBy(address executor, Checkpoint memory c) internal view returns (bytes memory) {
        bytes32 structHash = keccak256(abi.encode(TypedData.CHECKPOINT, c));
        return sign(keyOf[executor], digestFor(address(market), structHash));
    }

    /// The executor closes its cut at a checkpoint that the client signed, which makes it a delivery.
    function claimCut(Terms memory t, Bid memory by, Checkpoint memory c) internal returns (Delivery memory) {
        bytes memory signature = signCheckpoint(c);
        vm.recordLogs();
        vm.prank(by.operator);
        market.closeCut(t, by, c, signature);
        return lastDelivery();
    }

    /// The executor closes its cut without a receipt.
    function closeEmptyCut(Terms memory t, Bid memory by, uint16 part) internal {
        Checkpoint memory none;
        none.part = part;
        vm.prank(by.operator);
        market.closeCut(t, by, none, "");
    }

    /// The client's signature under a delivery.
    function accepted(Delivery memory d) internal view returns (bytes memory) {
        bytes32 structHash = keccak256(abi.encode(TypedData.ACCEPTANCE, keccak256(abi.encode(d))));
        return sign(CLIENT_KEY, digestFor(address(market), structHash));
    }

    // ------------------------------------------------------------------ delivering

    function input(WorkTree.Run memory r) internal pure returns (DeliveryInput memory h) {
        uint64 k = r.segments();
        h.last = r.end != 0;
        h.startLeaf = r.leaf(0);
        h.endState = r.state(k);
        h.root = r.root();
        h.result = r.end;
        h.segments = k;
        h.units = r.units;
        h.startProof = r.proof(0);
        h.endProof = r.proof(k);
        h.partProof = new bytes32[](0);
    }

    function deliver(Terms memory t, Bid memory b, WorkTree.Run memory r) internal returns (Delivery memory) {
        return deliver(t, b, input(r));
    }

    function deliver(Terms memory t, Bid memory b, DeliveryInput memory h) internal returns (Delivery memory) {
        vm.recordLogs();
        vm.prank(b.operator);
        market.deliver(t, h);
        return lastDelivery();
    }

    /// The delivery in the newest recorded logs.
    function lastDelivery() internal returns (Delivery memory) {
        return abi.decode(lastLog(IMarketEvents.Delivered.selector), (Delivery));
    }

    function lastSettlement() internal returns (Settlement memory) {
        return abi.decode(lastLog(IMarketEvents.Settled.selector), (Settlement));
    }

    function lastLog(bytes32 topic) internal returns (bytes memory) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = logs.length; i > 0; --i) {
            if (logs[i - 1].topics[0] == topic) return logs[i - 1].data;
        }
        revert("no such log");
    }

    function idOf(Delivery memory d) internal pure returns (bytes32) {
        return keccak256(abi.encode(d.taskId, d.part, d.seq));
    }

    // ------------------------------------------------------------------ the council

    function draw(Terms memory t, Delivery memory d) internal returns (Roster memory) {
        Roster memory none;
        mine(t.rules.beaconDelay + 1);
        return draw(t, d, none);
    }

    function draw(Terms memory t, Delivery memory d, Roster memory p) internal returns (Roster memory) {
        vm.recordLogs();
        council.draw(t, d, p);
        return abi.decode(lastLog(ISeatEvents.Drawn.selector), (Roster));
    }

    /// More seats are asked for, and drawn.
    function drawMore(Terms memory t, Delivery memory d, Roster memory p, Answer[] memory a)
        internal
        returns (Roster memory)
    {
        p = askForMore(t, d, p, a, closed());
        mine(t.rules.beaconDelay + 1);
        return draw(t, d, p);
    }

    function askForMore(Terms memory t, Delivery memory d, Roster memory p, Answer[] memory a, Evidence[] memory e)
        internal
        returns (Roster memory)
    {
        vm.recordLogs();
        council.addSeats(t, d, p, a, e);
        return abi.decode(lastLog(ICouncil.SeatsMissing.selector), (Roster));
    }

    /// Appoints the three operators from the eighth on as the jury.
    function appointJury() internal {
        for (uint256 i = 7; i < 10; ++i) {
            vm.prank(governance);
            disputes.appoint(operators[i], true);
        }
        pass(1);
    }

    /// The ends of the pieces that every seat replays: the drawn windows, and the last segment of a last delivery.
    function pieceEnds(Terms memory t, Delivery memory d, Roster memory p)
        internal
        pure
        returns (uint256[] memory ends)
    {
        bool endDrawn = !d.last;
        ends = new uint256[](p.windows.length + 1);
        for (uint256 i = 0; i < p.windows.length; ++i) {
            ends[i] = (uint256(p.windows[i]) + 1) * t.windowSegments;
            if (ends[i] >= d.segments) (ends[i], endDrawn) = (d.segments, true);
        }
        ends[p.windows.length] = d.segments;
        if (endDrawn) {
            assembly ("memory-safe") {
                mstore(ends, sub(mload(ends), 1))
            }
        }
    }

    /// Every seat replays and reaches the states of `r`, which the executor has committed to.
    function answers(Terms memory t, Delivery memory d, Roster memory p, WorkTree.Run memory r)
        internal
        view
        returns (Answer[] memory a)
    {
        a = new Answer[](p.seats.length);
        for (uint256 i = 0; i < a.length; ++i) {
            a[i] = agree(t, d, p, i, r);
        }
    }

    /// Every seat gives the same answer, without a seal.
    function all(Delivery memory d, Roster memory p, AnswerKind kind) internal view returns (Answer[] memory a) {
        a = new Answer[](p.seats.length);
        for (uint256 i = 0; i < a.length; ++i) {
            a[i] = signed(d, p, i, kind, 0);
        }
    }

    function agree(Terms memory t, Delivery memory d, Roster memory p, uint256 seat, WorkTree.Run memory r)
        internal
        view
        returns (Answer memory)
    {
        uint256[] memory ends = pieceEnds(t, d, p);
        bytes32[] memory digests = new bytes32[](ends.length);
        for (uint256 i = 0; i < ends.length; ++i) {
            digests[i] = r.digest(ends[i]);
        }
        bytes32 opened = keccak256(abi.encode(digests));
        return signed(d, p, seat, AnswerKind.Agree, keccak256(abi.encode(opened, p.seats[seat].operator, idOf(d))));
    }

    /// The answer of an honest seat that replays `truth` where the executor has committed to `claimed`.
    function replayed(
        Terms memory t,
        Delivery memory d,
        Roster memory p,
        uint256 seat,
        WorkTree.Run memory claimed,
        WorkTree.Run memory truth
    ) internal view returns (Answer memory) {
        uint256[] memory ends = pieceEnds(t, d, p);
        for (uint256 i = 0; i < ends.length; ++i) {
            if (claimed.leaf(ends[i]) != truth.leaf(ends[i])) return signed(d, p, seat, AnswerKind.Differs, 0);
        }
        return agree(t, d, p, seat, claimed);
    }

    function signed(Delivery memory d, Roster memory p, uint256 seat, AnswerKind kind, bytes32 seal)
        internal
        view
        returns (Answer memory a)
    {
        Seat memory held = p.seats[seat];
        bytes32 structHash = keccak256(abi.encode(TypedData.ANSWER, idOf(d), seat, held.operator, kind, seal));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(keyOf[held.operator], digestFor(address(council), structHash));
        a = Answer(kind, seal, r, bytes32(uint256(s) | (uint256(v - 27) << 255)));
    }

    /// The opened ends of all pieces.
    function evidence(Terms memory t, Delivery memory d, Roster memory p, WorkTree.Run memory r)
        internal
        pure
        returns (Evidence[] memory e)
    {
        uint256[] memory ends = pieceEnds(t, d, p);
        e = new Evidence[](ends.length);
        for (uint256 i = 0; i < ends.length; ++i) {
            e[i] = Evidence(r.digest(ends[i]), r.proof(ends[i]));
        }
    }

    /// Nothing is opened.
    function closed() internal pure returns (Evidence[] memory) {
        return new Evidence[](0);
    }

    /// Returns the events of `finalise` in the newest recorded logs: the stored roster and the settlement.
    function verdictInLogs() internal returns (Stage stage, Roster memory p, Vote[] memory votes, Settlement memory s) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] == ISeatEvents.VerdictReached.selector) {
                (stage, p, votes) = abi.decode(logs[i].data, (Stage, Roster, Vote[]));
            } else if (logs[i].topics[0] == IMarketEvents.Settled.selector) {
                s = abi.decode(logs[i].data, (Settlement));
            }
        }
    }

    /// Finalises with honest answers, without the client's acceptance.
    function settleHonestly(Terms memory t, Bid memory b, Delivery memory d, WorkTree.Run memory r)
        internal
        returns (Settlement memory)
    {
        return settleHonestly(t, b, d, r, "");
    }

    /// Finalises with honest answers and the client's acceptance; returns the pay.
    function payHonestly(Terms memory t, Bid memory b, Delivery memory d, WorkTree.Run memory r)
        internal
        returns (uint256)
    {
        return settleHonestly(t, b, d, r, accepted(d)).paid;
    }

    function settleHonestly(
        Terms memory t,
        Bid memory b,
        Delivery memory d,
        WorkTree.Run memory r,
        bytes memory acceptance
    ) private returns (Settlement memory) {
        Roster memory p = draw(t, d);
        vm.recordLogs();
        council.finalise(t, b, d, p, answers(t, d, p, r), evidence(t, d, p, r), acceptance);
        return lastSettlement();
    }

    /// Every seat gives the same answer against the work, until it is rejected.
    function rejectBy(Terms memory t, Bid memory b, Delivery memory d, AnswerKind kind)
        internal
        returns (Settlement memory s)
    {
        Roster memory p = draw(t, d);
        while (p.seats.length < t.rules.rejectLead) {
            p = drawMore(t, d, p, all(d, p, kind));
        }
        vm.recordLogs();
        council.finalise(t, b, d, p, all(d, p, kind), closed(), "");
        s = lastSettlement();
        eq(uint8(s.stage), uint8(Stage.Rejected), "rejected");
    }

    /// Waits out the time to contest and closes.
    function closeLater(Terms memory t, Bid memory b, Delivery memory d, Settlement memory s) internal {
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
    }
}
