// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence, ICouncil} from "../../../src/council/ICouncil.sol";
import {Answer, AnswerKind, ISeatEvents, Roster, Vote} from "../../../src/council/ISeats.sol";
import {Bid, CheckMode, Delivery, Outcome, Settlement, Stage, Terms} from "../../../src/market/TaskTypes.sol";
import {TypedData} from "../../../src/market/TypedData.sol";
import {Account} from "../../../src/registry/IProviderRegistry.sol";
import {IStreamAudits, Ruling} from "../../../src/streams/IStreamAudits.sol";
import {StreamTypedData} from "../../../src/streams/StreamTypedData.sol";
import {Receipt, Voucher} from "../../../src/streams/StreamTypes.sol";
import {Vm} from "../../Vm.sol";
import {WorkTree} from "../../market/WorkTree.sol";
import {StreamNetwork} from "../StreamNetwork.sol";

/// The steps of an audit, each one call. The first operator serves; its answer is accused, or drawn from its epoch:
///
///     accuse();                    // sets a, d and the receipt
///     Roster memory p = draw();
///     finalise(p, right(p), opened(), "");
abstract contract AuditWalk is StreamNetwork {
    /// The salted hash of the answer, which a seat must compute.
    bytes32 internal constant R = keccak256("answer");

    /// Of a seat that re-runs an answer of 100 units, each of which is 1000 units of work.
    uint256 internal constant FEE = 0.1 ether + 100 * 1000 * 0.0001 ether / 1e9;

    address internal provider;
    address internal confirmer;
    address[] internal jurors;

    /// The audit's terms and delivery, its settlement and its seats at the verdict.
    Terms internal a;
    Delivery internal d;
    Settlement internal s;
    bytes internal seats;
    Bid internal none;

    function setUp() public virtual override {
        super.setUp();
        t.how = CheckMode.Replay;
        t.seats = 2;
        openStream();
        provider = operators[0];
        confirmer = operators[1];
        join(provider);
        for (uint256 i = 0; i < operators.length; ++i) {
            vm.prank(operators[i]);
            token.approve(address(answerAudits), type(uint256).max);
        }
        appointJury();
        nextEpoch();
    }

    function openStream() internal virtual {
        id = streams.idOf(t);
        open();
    }

    /// Appoints three operators that bonded nothing, and so are never drawn as seats.
    function appointJury() internal {
        for (uint256 i = 0; i < 3; ++i) {
            jurors.push(addOperator(uint256(keccak256(abi.encode("juror", i))), 1000, 0));
            vm.prank(governance);
            disputes.appoint(jurors[i], true);
        }
    }

    // ------------------------------------------------------------------ messages

    /// The provider's only answer of this epoch.
    function receipt() internal view returns (Receipt memory r) {
        r.streamId = id;
        r.epoch = uint32(block.timestamp / t.epochSeconds);
        r.request = keccak256("request");
        r.answer = keccak256(abi.encode(R));
        r.to = 60;
        r.inUnits = 40;
        r.outUnits = 60;
        r.total = 1 ether;
        r.root = leafOf(r);
    }

    function leafOf(Receipt memory r) internal pure returns (bytes32) {
        return keccak256(abi.encode(r.rules, r.seq, r.request, r.answer, r.from, r.to, r.inUnits, r.outUnits));
    }

    function digestOf(Receipt memory r) internal view returns (bytes32) {
        return digestOf(keccak256(abi.encode(StreamTypedData.RECEIPT, r)));
    }

    function signWith(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s_) = vm.sign(key, digest);
        return abi.encodePacked(r, s_, v);
    }

    function signed(Receipt memory r) internal view returns (bytes memory) {
        return signWith(keyOf[provider], digestOf(r));
    }

    function confirmation(uint256 key, Receipt memory r, address who) internal view returns (bytes memory) {
        return signWith(key, digestOf(keccak256(abi.encode(StreamTypedData.CONFIRMATION, digestOf(r), who))));
    }

    function signed(Voucher memory v) internal view returns (bytes memory) {
        return signWith(SIGNER_KEY, digestOf(keccak256(abi.encode(StreamTypedData.VOUCHER, v))));
    }

    // ------------------------------------------------------------------ accusing

    function bond() internal view virtual returns (uint256) {
        return (uint256(t.seats) + 1) * FEE;
    }

    /// The client accuses the answer.
    function accuse() internal {
        accuse(receipt());
    }

    function accuse(Receipt memory r) internal {
        bytes memory signature = signed(r);
        vm.recordLogs();
        vm.prank(client);
        answerAudits.accuse(t, rules(), provider, r, signature, "");
        readAudit();
    }

    function accuseAsConfirmer() internal {
        Receipt memory r = receipt();
        (bytes memory signature, bytes memory word) = (signed(r), confirmation(SIGNER_KEY, r, confirmer));
        token.mint(confirmer, bond());
        vm.recordLogs();
        vm.prank(confirmer);
        answerAudits.accuse(t, rules(), provider, r, signature, word);
        readAudit();
    }

    function readAudit() internal {
        (a, d,) = abi.decode(lastLog(IStreamAudits.AuditBegan.selector), (Terms, Delivery, Receipt));
    }

    function lastLog(bytes32 topic) internal returns (bytes memory) {
        return logIn(vm.getRecordedLogs(), topic);
    }

    function logIn(Vm.Log[] memory logs, bytes32 topic) internal pure returns (bytes memory) {
        for (uint256 i = logs.length; i > 0; --i) {
            if (logs[i - 1].topics[0] == topic) return logs[i - 1].data;
        }
        revert("no such log");
    }

    function deliveryId() internal view returns (bytes32) {
        return keccak256(abi.encode(d.taskId, d.part, d.seq));
    }

    function outcome() internal view returns (Outcome) {
        return answerAudits.outcomeOf(deliveryId());
    }

    // ------------------------------------------------------------------ the council

    function draw() internal returns (Roster memory) {
        Roster memory first;
        if (block.number > uint256(d.blockNumber) + a.rules.beaconDelay + 256) {
            vm.recordLogs();
            council.draw(a, d, first);
            first = abi.decode(lastLog(ISeatEvents.BeaconExpired.selector), (Roster));
        }
        mine(a.rules.beaconDelay + 1);
        return drawWith(first);
    }

    function drawWith(Roster memory p) internal returns (Roster memory) {
        vm.recordLogs();
        council.draw(a, d, p);
        return abi.decode(lastLog(ISeatEvents.Drawn.selector), (Roster));
    }

    /// An answer that its seat signed for the council.
    function answerOf(Roster memory p, uint256 seat, AnswerKind kind, bytes32 seal)
        internal
        view
        virtual
        returns (Answer memory)
    {
        return answerFor(address(council), p, seat, kind, seal);
    }

    function answerFor(address verifier, Roster memory p, uint256 seat, AnswerKind kind, bytes32 seal)
        internal
        view
        returns (Answer memory)
    {
        address operator = p.seats[seat].operator;
        bytes32 structHash = keccak256(abi.encode(TypedData.ANSWER, deliveryId(), seat, operator, kind, seal));
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("muster"),
                keccak256("1"),
                block.chainid,
                verifier
            )
        );
        (uint8 v, bytes32 r, bytes32 s_) =
            vm.sign(keyOf[operator], keccak256(abi.encodePacked(hex"1901", domain, structHash)));
        return Answer(kind, seal, r, bytes32(uint256(s_) | (uint256(v - 27) << 255)));
    }

    /// The seat re-ran the request and knows R.
    function agrees(Roster memory p, uint256 seat) internal view returns (Answer memory) {
        bytes32[] memory digests = new bytes32[](1);
        digests[0] = R;
        bytes32 known = keccak256(abi.encode(digests));
        bytes32 seal = keccak256(abi.encode(known, p.seats[seat].operator, deliveryId()));
        return answerOf(p, seat, AnswerKind.Agree, seal);
    }

    function right(Roster memory p) internal view returns (Answer[] memory list_) {
        list_ = new Answer[](p.seats.length);
        for (uint256 i = 0; i < list_.length; ++i) {
            list_[i] = agrees(p, i);
        }
    }

    function all(Roster memory p, AnswerKind kind) internal view returns (Answer[] memory list_) {
        list_ = new Answer[](p.seats.length);
        for (uint256 i = 0; i < list_.length; ++i) {
            list_[i] = answerOf(p, i, kind, 0);
        }
    }

    /// R, opened under the delivery's root.
    function opened() internal view returns (Evidence[] memory e) {
        e = new Evidence[](1);
        e[0].digest = R;
        e[0].proof = listOf(d.startLeaf);
    }

    function closed() internal pure returns (Evidence[] memory) {
        return new Evidence[](0);
    }

    function drawMore(Roster memory p, Answer[] memory answers) internal returns (Roster memory) {
        vm.recordLogs();
        council.addSeats(a, d, p, answers, closed());
        p = abi.decode(lastLog(ICouncil.SeatsMissing.selector), (Roster));
        mine(a.rules.beaconDelay + 1);
        return drawWith(p);
    }

    function finalise(Roster memory p, Answer[] memory answers, Evidence[] memory e, bytes memory acceptance) internal {
        vm.recordLogs();
        council.finalise(a, none, d, p, answers, e, acceptance);
        readVerdict();
    }

    function readVerdict() internal {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        s = abi.decode(logIn(logs, IStreamAudits.AuditSettled.selector), (Settlement));
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] == ISeatEvents.VerdictReached.selector) seats = logs[i].data;
        }
    }

    /// All seats find the answer wrong.
    function reject() internal {
        Roster memory p = draw();
        while (p.seats.length < a.rules.rejectLead) p = drawMore(p, all(p, AnswerKind.Differs));
        finalise(p, all(p, AnswerKind.Differs), closed(), "");
        eq(uint8(s.stage), uint8(Stage.Rejected), "rejected");
    }

    /// All seats agree with the answer, and nobody closes the audit at once.
    function accept() internal {
        Roster memory p = draw();
        finalise(p, right(p), opened(), "");
        eq(uint8(s.stage), uint8(Stage.Accepted), "accepted");
    }

    /// No operator can be drawn, so that nobody answers.
    function leaveUndecided() internal {
        for (uint256 i = 0; i < 5; ++i) {
            nextEpoch();
        }
        Roster memory p = draw();
        pass(a.rules.waitSeconds + 1);
        finalise(p, new Answer[](0), closed(), "");
        eq(uint8(s.stage), uint8(Stage.Undecided), "undecided");
    }

    /// The council asks for more seats, which nobody can fill, and decides by the answers so far.
    function leaveSeatsMissing(Roster memory p, Answer[] memory answers) internal {
        vm.recordLogs();
        council.addSeats(a, d, p, answers, closed());
        p = abi.decode(lastLog(ICouncil.SeatsMissing.selector), (Roster));
        for (uint256 i = 0; i < 5; ++i) {
            nextEpoch();
        }
        mine(a.rules.beaconDelay + 1);
        p = drawWith(p);
        pass(a.rules.waitSeconds + 1);
        finalise(p, answers, closed(), "");
    }

    function closeAudit() internal {
        pass(a.rules.contestSeconds + 1);
        answerAudits.close(t, a, d, s);
    }

    function conclude() internal {
        (Stage stage, Roster memory p, Vote[] memory votes) = abi.decode(seats, (Stage, Roster, Vote[]));
        council.conclude(a, d, p, votes, stage);
    }

    // ------------------------------------------------------------------ the jury

    function contest(address by) internal {
        token.mint(by, a.rules.disputeBond);
        vm.startPrank(by);
        token.approve(address(disputes), type(uint256).max);
        disputes.contest(a, none, d, s, 0, 0);
        vm.stopPrank();
        s.until = type(uint40).max;
    }

    /// Two of the three jurors rule, and the ruling is executed.
    function rule(bool good) internal {
        vote(good);
        resolve();
    }

    function vote(bool good) internal {
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(jurors[i]);
            disputes.vote(a, d, 0, good, 0, 0);
        }
    }

    function resolve() internal {
        vm.recordLogs();
        disputes.resolve(a, none, d, s, 0);
        Ruling memory ruling = abi.decode(lastLog(IStreamAudits.AuditRuled.selector), (Ruling));
        answerAudits.enforce(t, a, d, s, ruling);
    }

    // ------------------------------------------------------------------ money

    function balance(address who) internal view returns (uint256) {
        return answerAudits.balanceOf(address(token), who);
    }

    /// All earnings of the jury: from bonds, from seats and from audits.
    function juryEarned() internal view returns (uint256 sum) {
        for (uint256 i = 0; i < 3; ++i) {
            sum += disputes.balanceOf(address(token), jurors[i]) + registry.claimable(jurors[i]) + balance(jurors[i]);
        }
    }

    /// Withdraws every balance, after which the audits contract must be empty.
    function emptied() internal {
        address[] memory who = append(append(operators, client), stranger);
        for (uint256 i = 0; i < who.length; ++i) {
            if (balance(who[i]) != 0) answerAudits.withdraw(address(token), who[i]);
        }
        eq(token.balanceOf(address(answerAudits)), 0, "nothing stays");
    }

    /// Every token of registry, streams and disputes is somebody's.
    function books() internal view {
        address[] memory who = append(append(operators, client), stranger);
        uint256 sum = registry.burnable();
        uint256 inDisputes;
        uint256 inStreams = streams.lockOf(t);
        for (uint256 i = 0; i < who.length; ++i) {
            Account memory held_ = registry.accountOf(who[i]);
            sum += uint256(held_.free) + held_.locked + held_.bonded + registry.claimable(who[i]);
            inDisputes += disputes.balanceOf(address(token), who[i]);
            inStreams += streams.balanceOf(address(token), who[i]);
        }
        eq(token.balanceOf(address(registry)), sum, "registry");
        eq(token.balanceOf(address(disputes)), inDisputes, "disputes");
        eq(token.balanceOf(address(streams)), inStreams, "streams");
    }
}
