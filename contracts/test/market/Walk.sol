// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, AnswerKind, Evidence, ICouncil, Panel, Seat, Vote} from "../../src/council/ICouncil.sol";
import {Handover, IMarketEvents, Win} from "../../src/market/ITaskMarket.sol";
import {Bid, BidReceipt, Checkpoint, Delivery, How, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
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
///     Panel memory p = draw(terms, d);
///     finalise(terms, bid, d, p, answers(...), evidence(...), accepted(d));
abstract contract Walk is Network {
    using WorkTree for WorkTree.Run;

    uint64 internal constant SEGMENT = 1000;

    /// One part, fixed price, replay of one segment by one seat.
    function task() internal view virtual returns (Terms memory t) {
        t.client = client;
        t.signer = client;
        t.peer = keccak256("peer");
        t.token = address(token);
        t.content = keccak256("content");
        t.starts = startRun().leaf(0);
        t.classId = CLASS;
        t.parts = 1;
        t.copies = 1;
        t.how = How.Replay;
        t.lead = 1;
        t.rejectLead = 3;
        t.cap = 7;
        t.segments = 1;
        t.deliveries = 4;
        t.bidUntil = uint40(block.timestamp) + 60;
        t.runSeconds = 3600;
        t.maxPrice = 100 ether;
        t.trustLock = 20 ether;
        t.stakeLock = 50 ether;
        t.segmentUnits = SEGMENT;
        t.maxUnits = 10 * SEGMENT;
        t.rules = rules();
    }

    function startRun() internal pure returns (WorkTree.Run memory r) {
        r = WorkTree.Run(keccak256("work"), 0, 10 * SEGMENT, SEGMENT, type(uint64).max);
    }

    /// The whole part, honestly computed.
    function run(Terms memory t) internal pure returns (WorkTree.Run memory r) {
        r = startRun();
        r.units = t.maxUnits;
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

    function awardPart(Terms memory t, Bid memory b, uint16 part) internal {
        uint16[] memory parts = new uint16[](1);
        parts[0] = part;
        awardParts(t, b, parts);
    }

    function awardParts(Terms memory t, Bid memory b, uint16[] memory parts) internal {
        Win[] memory wins = new Win[](1);
        wins[0] = Win(b, signBid(b), parts);
        vm.prank(t.client);
        market.award(t, wins, keccak256("book"));
    }

    /// With the signature made before, for a call that must revert.
    function awardWith(Terms memory t, Bid memory b, bytes memory signature) internal {
        Win[] memory wins = new Win[](1);
        wins[0] = Win(b, signature, new uint16[](1));
        vm.startPrank(t.client);
        market.award(t, wins, keccak256("book"));
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

    /// The client's signature under a delivery.
    function accepted(Delivery memory d) internal view returns (bytes memory) {
        bytes32 structHash = keccak256(abi.encode(TypedData.ACCEPTANCE, keccak256(abi.encode(d))));
        return sign(CLIENT_KEY, digestFor(address(market), structHash));
    }

    // ------------------------------------------------------------------ delivering

    function handover(WorkTree.Run memory r) internal pure returns (Handover memory h) {
        uint64 k = r.segments();
        h.last = true;
        h.startLeaf = r.leaf(0);
        h.endLeaf = r.leaf(k);
        h.root = r.root();
        h.result = keccak256("result");
        h.segments = k;
        h.units = r.units;
        h.startProof = r.proof(0);
        h.endProof = r.proof(k);
        h.partProof = new bytes32[](0);
    }

    function deliver(Terms memory t, Bid memory b, WorkTree.Run memory r) internal returns (Delivery memory) {
        return deliver(t, b, handover(r));
    }

    function deliver(Terms memory t, Bid memory b, Handover memory h) internal returns (Delivery memory) {
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

    function draw(Terms memory t, Delivery memory d) internal returns (Panel memory) {
        Panel memory none;
        mine(t.rules.beaconDelay + 1);
        return draw(t, d, none);
    }

    function draw(Terms memory t, Delivery memory d, Panel memory p) internal returns (Panel memory) {
        vm.recordLogs();
        council.draw(t, d, p);
        return abi.decode(lastLog(ICouncil.Drawn.selector), (Panel));
    }

    /// More seats are asked for, and drawn.
    function drawMore(Terms memory t, Delivery memory d, Panel memory p, Answer[] memory a, Evidence[] memory e)
        internal
        returns (Panel memory)
    {
        p = askForMore(t, d, p, a, e);
        mine(t.rules.beaconDelay + 1);
        return draw(t, d, p);
    }

    function askForMore(Terms memory t, Delivery memory d, Panel memory p, Answer[] memory a, Evidence[] memory e)
        internal
        returns (Panel memory)
    {
        vm.recordLogs();
        council.more(t, d, p, a, e);
        return abi.decode(lastLog(ICouncil.SeatsMissing.selector), (Panel));
    }

    /// The three operators from the eighth on become the panel.
    function appointPanel() internal {
        for (uint256 i = 7; i < 10; ++i) {
            vm.prank(governance);
            disputes.appoint(operators[i], true);
        }
        pass(1);
    }

    /// Every seat replays `r` and answers what it found.
    function answers(Delivery memory d, Panel memory p, WorkTree.Run memory r)
        internal
        view
        returns (Answer[] memory a)
    {
        a = new Answer[](p.seats.length);
        for (uint256 i = 0; i < a.length; ++i) {
            a[i] = answerOf(d, p, i, r);
        }
    }

    function answerOf(Delivery memory d, Panel memory p, uint256 seat, WorkTree.Run memory r)
        internal
        view
        returns (Answer memory a)
    {
        uint64 segment = p.segments[p.seats[seat].check];
        bytes32 seal = keccak256(abi.encode(r.secret(segment + 1), p.seats[seat].operator, idOf(d), segment));
        return signed(d, p, seat, AnswerKind.Computed, r.leaf(segment + 1), seal);
    }

    function signed(Delivery memory d, Panel memory p, uint256 seat, AnswerKind kind, bytes32 leaf, bytes32 seal)
        internal
        view
        returns (Answer memory a)
    {
        Seat memory held = p.seats[seat];
        bytes32 structHash = keccak256(abi.encode(TypedData.ANSWER, idOf(d), seat, held.operator, kind, leaf, seal));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(keyOf[held.operator], digestFor(address(council), structHash));
        a = Answer(kind, leaf, seal, r, bytes32(uint256(s) | (uint256(v - 27) << 255)));
    }

    /// The executor's leaves of the drawn segments with proofs and secrets.
    function evidence(Panel memory p, WorkTree.Run memory r) internal pure returns (Evidence[] memory e) {
        e = new Evidence[](p.segments.length);
        for (uint256 i = 0; i < e.length; ++i) {
            uint256 at = uint256(p.segments[i]) + 1;
            e[i] = Evidence(r.digest(at), r.secret(at), r.proof(at));
        }
    }

    /// The same before the secrets may be shown.
    function sealedEvidence(Panel memory p, WorkTree.Run memory r) internal pure returns (Evidence[] memory e) {
        e = new Evidence[](p.segments.length);
        for (uint256 i = 0; i < e.length; ++i) {
            uint256 at = uint256(p.segments[i]) + 1;
            e[i] = Evidence(r.leaf(at), 0, r.proof(at));
        }
    }

    /// What `finalise` said in the newest recorded logs: the kept panel and the settlement.
    function judged()
        internal
        returns (Stage stage, Panel memory p, Vote[] memory votes, bool[] memory rejected, Settlement memory s)
    {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] == ICouncil.Judged.selector) {
                (stage, p, votes, rejected) = abi.decode(logs[i].data, (Stage, Panel, Vote[], bool[]));
            } else if (logs[i].topics[0] == IMarketEvents.Settled.selector) {
                s = abi.decode(logs[i].data, (Settlement));
            }
        }
    }

    /// Finalises as everybody honest would, without the client's acceptance.
    function settleHonestly(Terms memory t, Bid memory b, Delivery memory d, WorkTree.Run memory r)
        internal
        returns (Settlement memory)
    {
        Panel memory p = draw(t, d);
        vm.recordLogs();
        council.finalise(t, b, d, p, answers(d, p, r), evidence(p, r), "");
        return lastSettlement();
    }
}
