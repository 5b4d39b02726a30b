// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ICheckedWork, Verdict} from "../../src/council/ICheckedWork.sol";
import {Evidence, ICouncil} from "../../src/council/ICouncil.sol";
import {Answer, AnswerKind, ISeats, Roster, Vote} from "../../src/council/ISeats.sol";
import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {Liveness} from "../../src/liveness/Liveness.sol";
import {DeliveryInput, Draw, ITaskMarket, Win} from "../../src/market/ITaskMarket.sol";
import {
    Bid,
    BidReceipt,
    Checkpoint,
    Delivery,
    Doubt,
    Outcome,
    Settlement,
    Stage,
    Terms
} from "../../src/market/TaskTypes.sol";
import {Replicas} from "../../src/replicas/Replicas.sol";
import {ISureties} from "../../src/surety/ISureties.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {Luck} from "./Luck.sol";

/// Anyone calls any function with any arguments: a rejected call reverts with one of the contracts' own errors, never
/// with a panic or a bare revert. Some arguments belong to a running task with a delivery, so that deeper checks are
/// reached.
contract StrangersTest is Luck {
    error Foul(bytes said);

    bytes private _terms;
    bytes private _bid;
    bytes private _delivery;

    function setUp() public override {
        super.setUp();
        Terms memory t = task();
        t.parts = 2;
        bytes32 leaf = WorkTree.leaf(startRun(), 0);
        t.starts = keccak256(abi.encode(leaf, leaf));
        post(t);
        Bid memory b = bidOf(t, operators[0], 80 ether);
        uint16[] memory both = new uint16[](2);
        both[1] = 1;
        awardParts(t, b, both);
        DeliveryInput memory h = input(run(t));
        h.partProof = new bytes32[](1);
        h.partProof[0] = leaf;
        _delivery = abi.encode(deliver(t, b, h));
        _terms = abi.encode(t);
        _bid = abi.encode(b);
        mine(5);
    }

    function _try(address to, bytes memory data) private {
        _tryAs(anyone(), to, data);
    }

    function _tryAs(address by, address to, bytes memory data) private {
        vm.prank(by);
        (bool ok, bytes memory said) = to.call(data);
        if (ok) return;
        bytes4 selector = said.length < 4 ? bytes4(0) : bytes4(said);
        if (selector == 0 || selector == 0x4e487b71 || selector == 0x08c379a0) revert Foul(said);
    }

    function _market(bytes memory data) private {
        _try(address(market), data);
    }

    // ------------------------------------------------------------------ the real ones, or any

    function real() private view returns (Terms memory) {
        return abi.decode(_terms, (Terms));
    }

    function terms() private returns (Terms memory t) {
        if (pick(2) == 0) return real();
        t = anyTerms();
        if (pick(2) == 0) return t;
        t.rules = rules();
        t.token = address(token);
        t.classId = CLASS;
        t.client = anyone();
        if (pick(2) == 0) t.pay = address(0);
    }

    function bid() private returns (Bid memory) {
        return pick(2) == 0 ? abi.decode(_bid, (Bid)) : anyBid();
    }

    function delivery() private returns (Delivery memory) {
        return pick(3) != 0 ? abi.decode(_delivery, (Delivery)) : anyDelivery();
    }

    function part() private returns (uint16) {
        return pick(4) == 0 ? uint16(anyNumber(2)) : uint16(pick(3));
    }

    function roster() private returns (Roster memory) {
        return pick(3) == 0 ? anyRoster() : draw(real(), abi.decode(_delivery, (Delivery)));
    }

    // ------------------------------------------------------------------ market

    function testFuzz_posting(uint256 seed, bytes memory hint) public {
        shuffle(seed);
        _market(abi.encodeCall(ITaskMarket.post, (terms(), hint)));
        _market(abi.encodeCall(ITaskMarket.extend, (terms(), uint40(anyNumber(5)))));
        _market(abi.encodeCall(ITaskMarket.change, (terms(), terms(), hint)));
        _market(abi.encodeCall(ITaskMarket.releaseLock, (terms())));
    }

    function testFuzz_awarding(uint256 seed, bytes memory s) public {
        shuffle(seed);
        Win[] memory wins = new Win[](pick(3));
        for (uint256 i = 0; i < wins.length; ++i) {
            wins[i] = Win(bid(), s, new uint16[](pick(3)));
        }
        _market(abi.encodeCall(ITaskMarket.award, (terms(), wins, 0, uint32(anyNumber(4)))));
        _market(abi.encodeCall(ITaskMarket.cancelNonce, (uint64(anyNumber(8)))));
        Draw[] memory draws = new Draw[](pick(3));
        for (uint256 i = 0; i < draws.length; ++i) {
            draws[i] = Draw(bid(), s, new bytes32[](pick(3)));
        }
        _market(abi.encodeCall(ITaskMarket.awardDrawn, (terms(), part(), draws)));
        _market(abi.encodeCall(ITaskMarket.recordBeacon, (terms(), part())));
        _market(abi.encodeCall(ITaskMarket.reassign, (terms(), bid(), part())));
        BidReceipt memory r = BidReceipt(bytes32(anyNumber(32)), bytes32(anyNumber(32)), 1, uint40(anyNumber(5)));
        Bid[] memory winners = new Bid[](pick(3));
        _market(abi.encodeCall(ITaskMarket.proveOmitted, (terms(), part(), winners, bid(), s, r, s)));
        _market(abi.encodeCall(ITaskMarket.proveLeftOut, (terms(), r, s, r.bidHash, new bytes32[](pick(3)))));
    }

    /// Operators may sign invalid bids.
    function testFuzz_a_signed_bid(uint256 seed) public {
        shuffle(seed);
        Terms memory t = task();
        t.salt = bytes32(seed);
        post(t);
        Bid memory b = anyBid();
        (b.taskId, b.operator) = (idOf(t), operators[pick(operators.length)]);
        if (pick(3) != 0) (b.node, b.payCode) = (nodeOf(b.operator), 0);
        if (pick(2) == 0) (b.price, b.stakeLock) = (uint128(1 + pick(t.maxPrice)), t.stakeLock);
        if (pick(2) == 0) (b.floor, b.expiry) = (0, type(uint40).max);
        Win[] memory wins = new Win[](1);
        wins[0] = Win(b, signBid(b), new uint16[](1));
        vm.prank(client);
        (bool ok, bytes memory said) = address(market).call(abi.encodeCall(ITaskMarket.award, (t, wins, 0, 0)));
        if (!ok && (said.length < 4 || bytes4(said) == 0x4e487b71)) revert Foul(said);
        _market(abi.encodeCall(ITaskMarket.decline, (t, b, 0, true)));
        pass(t.runSeconds + 1);
        _market(abi.encodeCall(ITaskMarket.expire, (t, 0)));
    }

    function testFuzz_running(uint256 seed) public {
        shuffle(seed);
        _market(abi.encodeCall(ITaskMarket.decline, (terms(), bid(), part(), pick(2) == 0)));
        DeliveryInput memory h;
        (h.part, h.last, h.segments, h.units) = (part(), pick(2) == 0, uint64(anyNumber(8)), uint64(anyNumber(8)));
        (h.startProof, h.endProof, h.partProof) = (anyProof(), anyProof(), anyProof());
        (h.startLeaf, h.root) = (WorkTree.leaf(startRun(), 0), bytes32(anyNumber(32)));
        _market(abi.encodeCall(ITaskMarket.deliver, (terms(), h)));
        _market(abi.encodeCall(ITaskMarket.cancel, (terms(), part())));
        _market(abi.encodeCall(ITaskMarket.quit, (terms(), part())));
        _market(abi.encodeCall(ITaskMarket.expire, (terms(), part())));
        _market(abi.encodeCall(ITaskMarket.closeCut, (terms(), bid(), anyCheckpoint(), "")));
        _market(abi.encodeCall(ITaskMarket.claim, (terms(), delivery(), uint40(anyNumber(5)))));
        _market(abi.encodeCall(ITaskMarket.endVoid, (terms(), bid(), part())));
        _market(abi.encodeCall(ITaskMarket.lapse, (terms(), bid(), delivery(), uint40(anyNumber(5)), pick(2) == 0)));
    }

    /// The client's key may sign invalid checkpoints.
    function testFuzz_a_signed_checkpoint(uint256 seed) public {
        shuffle(seed);
        Terms memory t = real();
        vm.prank(client);
        market.cancel(t, 1);
        Checkpoint memory c = anyCheckpoint();
        (c.taskId, c.part, c.assignment, c.seq) = (idOf(t), 1, 1, 0);
        Bid memory b = abi.decode(_bid, (Bid));
        bytes memory signature = signCheckpoint(c);
        _tryAs(b.operator, address(market), abi.encodeCall(ITaskMarket.closeCut, (t, b, c, signature)));
    }

    function testFuzz_settling(uint256 seed, bytes memory s) public {
        shuffle(seed);
        _market(abi.encodeCall(ITaskMarket.close, (terms(), bid(), delivery(), anySettlement())));
        _market(abi.encodeCall(ITaskMarket.accept, (terms(), bid(), delivery(), anySettlement(), s)));
        _market(abi.encodeCall(ITaskMarket.voidDelivery, (terms(), bid(), delivery())));
    }

    function testFuzz_withdrawing(uint256 seed, address what) public {
        shuffle(seed);
        address[3] memory all = [address(market), address(liveness), address(disputes)];
        for (uint256 i = 0; i < all.length; ++i) {
            _try(all[i], abi.encodeCall(ITaskMarket.withdraw, (what, anyone())));
            _try(all[i], abi.encodeCall(ITaskMarket.withdrawTo, (what, anyone())));
        }
    }

    function testFuzz_functions_for_network_contracts_only(uint256 seed) public {
        shuffle(seed);
        Verdict memory f;
        (f.stage, f.doubt) = (Stage(pick(6)), Doubt(pick(3)));
        _market(abi.encodeCall(ICheckedWork.settle, (terms(), bid(), delivery(), f, "")));
        _market(abi.encodeCall(ICheckedWork.contest, (terms(), bid(), delivery(), anySettlement())));
        bytes memory data = abi.encodeCall(
            ICheckedWork.resolve,
            (terms(), bid(), delivery(), anySettlement(), Outcome(pick(5)), anyone(), new address[](0))
        );
        _market(data);
        _market(abi.encodeCall(ITaskMarket.cutForSilence, (terms(), part(), uint8(pick(3)))));
    }

    // ------------------------------------------------------------------ council

    function testFuzz_drawing_and_answering(uint256 seed) public {
        shuffle(seed);
        _try(address(council), abi.encodeCall(ISeats.draw, (terms(), delivery(), anyRoster())));
        (Roster memory p, AnswerKind kind) = (rosterOnce(), AnswerKind(pick(5)));
        (Terms memory t, Delivery memory d) = (terms(), delivery());
        if (p.seats.length != 0) {
            address by = p.seats[0].operator;
            bytes memory data = abi.encodeCall(ISeats.answer, (t, d, p, 0, kind, bytes32(anyNumber(32))));
            vm.prank(by);
            (bool ok, bytes memory said) = address(council).call(data);
            if (!ok && (said.length < 4 || bytes4(said) == 0x4e487b71)) revert Foul(said);
        }
        _try(address(council), abi.encodeCall(ISeats.draw, (t, d, p)));
    }

    /// The delivery's own roster; or any when it was drawn already.
    function rosterOnce() private returns (Roster memory) {
        Delivery memory d = abi.decode(_delivery, (Delivery));
        return council.rosterHash(idOf(d)) == 0 ? roster() : anyRoster();
    }

    function testFuzz_counting(uint256 seed) public {
        shuffle(seed);
        Roster memory p = roster();
        Answer[] memory a = new Answer[](p.seats.length);
        for (uint256 i = 0; i < a.length && pick(2) == 0; ++i) {
            a[i] = anyAnswer();
        }
        Evidence[] memory e = new Evidence[](pick(p.windows.length + 3));
        for (uint256 i = 0; i < e.length && pick(2) == 0; ++i) {
            e[i] = anyEvidence();
        }
        if (pick(2) == 0) pass(1 hours);
        _try(address(council), abi.encodeCall(ICouncil.addSeats, (terms(), delivery(), p, a, e)));
        _try(address(council), abi.encodeCall(ICouncil.finalise, (terms(), bid(), delivery(), p, a, e, "")));
    }

    function testFuzz_signed_answers_and_any_evidence(uint256 seed) public {
        shuffle(seed);
        (Terms memory t, Delivery memory d) = (real(), abi.decode(_delivery, (Delivery)));
        Roster memory p = draw(t, d);
        Evidence[] memory e = evidence(t, d, p, run(t));
        if (pick(2) == 0) e[0] = anyEvidence();
        else e[0].digest = bytes32(anyNumber(32));
        Answer[] memory a = answers(t, d, p, run(t));
        bytes memory data = abi.encodeCall(ICouncil.finalise, (t, abi.decode(_bid, (Bid)), d, p, a, e, ""));
        _try(address(council), data);
    }

    function testFuzz_concluding(uint256 seed) public {
        shuffle(seed);
        Roster memory p = roster();
        Vote[] memory votes = new Vote[](pick(3));
        _try(address(council), abi.encodeCall(ISeats.conclude, (terms(), delivery(), p, votes, Stage(pick(6)))));
        _try(address(council), abi.encodeCall(ISeats.abandon, (terms(), delivery(), p)));
    }

    // ------------------------------------------------------------------ disputes, liveness, replicas

    function testFuzz_disputes(uint256 seed) public {
        shuffle(seed);
        bytes memory data =
            abi.encodeCall(IDisputes.contest, (terms(), bid(), delivery(), anySettlement(), uint64(anyNumber(8)), 0));
        _try(address(disputes), data);
        _try(
            address(disputes),
            abi.encodeCall(IDisputes.vote, (terms(), delivery(), uint64(pick(3)), true, uint128(pick(2)), 0))
        );
        data = abi.encodeCall(IDisputes.resolve, (terms(), bid(), delivery(), anySettlement(), uint64(pick(3))));
        _try(address(disputes), data);
        _try(address(disputes), abi.encodeCall(IDisputes.close, (terms(), bid(), delivery(), anySettlement())));
        _try(address(disputes), abi.encodeCall(IDisputes.appoint, (anyone(), pick(2) == 0)));
    }

    function testFuzz_liveness(uint256 seed) public {
        shuffle(seed);
        for (uint256 i = 0; i < 6; ++i) {
            bytes4[4] memory all = [
                Liveness.challenge.selector, Liveness.answer.selector, Liveness.replace.selector, Liveness.drop.selector
            ];
            _try(address(liveness), abi.encodeWithSelector(all[pick(4)], terms(), part()));
            pass(pick(20));
        }
    }

    function testFuzz_sureties(uint256 seed) public {
        shuffle(seed);
        for (uint256 i = 0; i < 4; ++i) {
            address by = pick(2) == 0 ? operators[pick(operators.length)] : anyone();
            _tryAs(by, address(sureties), abi.encodeCall(ISureties.raise, (uint96(anyNumber(12)))));
            _tryAs(by, address(sureties), abi.encodeCall(ISureties.lower, (uint96(anyNumber(12)))));
        }
        _try(address(sureties), abi.encodeCall(ISureties.back, (anyone(), anyNumber(32), uint96(anyNumber(12)), 1)));
        _try(address(sureties), abi.encodeCall(ISureties.release, (anyone(), uint40(anyNumber(5)))));
        _try(
            address(sureties), abi.encodeCall(ISureties.spend, (anyone(), uint40(anyNumber(5)), uint96(anyNumber(12))))
        );
        _try(address(sureties), abi.encodeCall(ISureties.lose, (anyone())));
    }

    function testFuzz_replicas(uint256 seed, bytes32 result) public {
        shuffle(seed);
        Delivery[] memory all = new Delivery[](pick(3));
        for (uint256 i = 0; i < all.length; ++i) {
            all[i] = delivery();
        }
        _try(address(replicas), abi.encodeCall(Replicas.open, (terms(), delivery(), result, result)));
        _try(address(replicas), abi.encodeCall(Replicas.compare, (terms(), all)));
        _try(address(replicas), abi.encodeCall(Replicas.settle, (terms(), bid(), delivery(), "")));
    }
}
