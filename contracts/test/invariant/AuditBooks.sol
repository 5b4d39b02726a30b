// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Balances} from "../../src/market/Balances.sol";
import {Rules} from "../../src/market/Rules.sol";
import {Delivery, Outcome, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Bond, Fault, IProviderRegistry} from "../../src/registry/IProviderRegistry.sol";
import {IStreamAudits} from "../../src/streams/IStreamAudits.sol";
import {Receipt, StreamTerms, SubscriptionStatus} from "../../src/streams/StreamTypes.sol";
import {Vm} from "../Vm.sol";
import {PanelBooks} from "./PanelBooks.sol";
import {StreamSeen} from "./StreamSeen.sol";

/// The books of audits. The audited answer is an `Item` like the delivery of a task, so that the same players draw, answer,
/// contest and judge; `audits` has what belongs to the stream.
abstract contract AuditBooks is PanelBooks {
    struct EpochBook {
        uint256 stream;
        address provider;
        uint32 epoch;
        uint64 count;
        bytes32 root;
        uint64 target;
        uint256 deposit; // zero when the audit has ended
    }

    EpochBook[] internal epochBooks;
    mapping(bytes32 streamId => bytes) internal rulesOf; // as the stream was opened with them
    mapping(bytes32 deliveryId => uint256) internal keptOf; // of a slashed stake, for the seats
    mapping(bytes32 request => bool) internal isWrong; // the answer that was given to it

    // The receipt in the calldata of the current call, and whether the call shows a drawn answer.
    bytes internal receiptNow;
    bool internal showsNow;

    // The last slash in the current call: its amount, and what was burned of it.
    uint256 private _slashed;
    uint256 private _burned;

    // The end of the time in jail, by the last fault and by the fault before.
    mapping(address operator => uint40) internal jailedUntil;
    mapping(address operator => uint40) private _jailedBefore;

    /// R: the salted hash of an answer.
    function answerHash(bytes32 request, bool wrong) internal pure returns (bytes32) {
        return keccak256(abi.encode("answer", request, wrong));
    }

    /// The fee of a seat for one answer, as docs/protocol.md has it: the base, and the work of the answer.
    function answerFee(StreamTerms memory t, Rules memory r, Receipt memory receipt) internal pure returns (uint256) {
        uint256 half = ((uint256(receipt.inUnits) + receipt.outUnits) * t.unitWork + 1) / 2;
        return r.seatBase + 2 * half * r.seatUnitPrice / 1e9;
    }

    /// Everything that the audits contract holds for audits that are open.
    function heldForAudits() internal view returns (uint256 sum) {
        for (uint256 i = 0; i < audits.length; ++i) {
            sum += audits[i].bond;
        }
        for (uint256 i = 0; i < epochBooks.length; ++i) {
            sum += epochBooks[i].deposit;
        }
    }

    /// The part of a provider's slashed stakes that waits for the seats.
    function keptOfSlashed(address provider) internal view returns (uint256 sum) {
        for (uint256 i = 0; i < audits.length; ++i) {
            if (audits[i].provider == provider) sum += keptOf[items[audits[i].item].id];
        }
    }

    // ------------------------------------------------------------------ reading the events

    function fromRegistry(Vm.Log memory log) internal override {
        if (log.topics[0] == IProviderRegistry.Slashed.selector) {
            (_slashed, _burned) = abi.decode(log.data, (uint256, uint256));
        } else if (log.topics[0] == IProviderRegistry.Jailed.selector) {
            address who = address(uint160(uint256(log.topics[1])));
            (, uint40 until) = abi.decode(log.data, (Fault, uint40));
            (_jailedBefore[who], jailedUntil[who]) = (jailedUntil[who], until);
        }
    }

    /// The seats have their share.
    function concluded(bytes32 deliveryId) internal override {
        keptOf[deliveryId] = 0;
    }

    function fromAudits(Vm.Log memory log) internal override {
        bytes32 topic = log.topics[0];
        if (topic == IStreamAudits.AuditBegan.selector) {
            _began(log);
        } else if (topic == IStreamAudits.AuditSettled.selector) {
            Item storage item = items[itemAt[log.topics[1]] - 1];
            (item.settlement, item.settlements) = (log.data, item.settlements + 1);
            Settlement memory s = abi.decode(log.data, (Settlement));
            audits[item.job - AUDITS].bond -= s.fees;
            see(
                s.stage == Stage.Accepted
                    ? StreamSeen.AnswerAccepted
                    : s.stage == Stage.Rejected ? StreamSeen.AnswerRejected : StreamSeen.AnswerUndecided
            );
        } else if (topic == IStreamAudits.AuditRuled.selector) {
            audits[items[itemAt[log.topics[1]] - 1].job - AUDITS].ruling = log.data;
        } else if (topic == IStreamAudits.AuditClosed.selector) {
            (Outcome outcome, uint96 taken) = abi.decode(log.data, (Outcome, uint96));
            _auditClosed(items[itemAt[log.topics[1]] - 1], outcome, taken);
        } else if (topic != Balances.Withdrawn.selector) {
            _aboutEpoch(log);
        }
    }

    function _began(Vm.Log memory log) private {
        (Terms memory a, Delivery memory d, Receipt memory r) = abi.decode(log.data, (Terms, Delivery, Receipt));
        StreamBook storage book = streamBooks[streamAt[log.topics[1]] - 1];
        StreamTerms memory t = abi.decode(book.terms, (StreamTerms));
        Member storage member = memberOf[book.id][d.executor];
        uint256 fee = answerFee(t, a.rules, r);
        must(a.trustLock == (showsNow ? t.seats * fee : (uint256(t.seats) + 1) * fee), "the bond of an audit");
        // The stake of a drawn answer is held since its epoch was posted.
        if (!showsNow) {
            must(member.stake != 0, "an audit is about a stake");
            ++member.audits;
            if (a.signer == t.client) book.lock -= a.trustLock;
            see(a.signer == t.client ? StreamSeen.AccusedByClient : StreamSeen.AccusedByConfirmer);
        }
        Item storage item = items.push();
        itemAt[log.topics[3]] = items.length;
        item.job = AUDITS + audits.length;
        item.id = log.topics[3];
        item.delivery = abi.encode(d);
        Settlement memory s;
        s.stage = Stage.Delivered;
        item.settlement = abi.encode(s);
        item.run.wrongFrom = isWrong[r.request] ? 0 : type(uint64).max;
        audits.push(
            AuditBook({
                stream: streamAt[book.id] - 1,
                provider: d.executor,
                item: items.length - 1,
                terms: abi.encode(a),
                request: r.request,
                bond: a.trustLock,
                ruling: ""
            })
        );
    }

    /// The rest of the bond is paid out; a wrong answer cost the whole stake, of which at least half is burned.
    function _auditClosed(Item storage item, Outcome outcome, uint96 taken) private {
        AuditBook storage audit = audits[item.job - AUDITS];
        StreamBook storage book = streamBooks[audit.stream];
        Member storage member = memberOf[book.id][audit.provider];
        (item.outcome, item.closings) = (outcome, item.closings + 1);
        audit.bond = 0;
        --member.audits;
        if (outcome == Outcome.Void) see(StreamSeen.AuditVoid);
        if (outcome != Outcome.Fraud) return;
        if (taken == 0) return see(StreamSeen.WrongAgain);
        must(member.status == SubscriptionStatus.Expelled, "a wrong answer expels its provider");
        Settlement memory s = abi.decode(item.settlement, (Settlement));
        uint256 kept = s.stage == Stage.Rejected ? _seatsShare(audit, taken, s.fees) : 0;
        keptOf[item.id] = kept;
        must(_slashed == taken - kept, "what is slashed at once");
        must(2 * _burned >= taken, "at least half of a slashed stake is burned");
        if (kept != 0) see(StreamSeen.KeptForSeats);
        _noteEngaged(audit.provider);
    }

    /// The other work that the stake of an expelled provider backs.
    function _noteEngaged(address provider) private {
        Bond memory bond = registry.bondOf(provider, CLASS);
        if (nft.balanceOf(provider) != 0) see(StreamSeen.ExpelledWhileRunning);
        if (bond.duty != 0) see(StreamSeen.ExpelledOnDuty);
        if (sureties.suretyOf(provider).amount != 0) see(StreamSeen.ExpelledWithSurety);
        if (_jailedBefore[provider] > block.timestamp) see(StreamSeen.ExpelledWhileJailed);
    }

    /// Of half the stake, the accuser has back what its bond paid, and its share; the seats have as much.
    function _seatsShare(AuditBook storage audit, uint256 stake, uint256 spent) private view returns (uint256) {
        uint256 share = stake * abi.decode(audit.terms, (Terms)).rules.challengerBps / 10_000;
        uint256 before_ = spent + share;
        if (before_ >= stake / 2) return 0;
        uint256 left = stake / 2 - before_;
        return share < left ? share : left;
    }

    // ------------------------------------------------------------------ epochs

    function _aboutEpoch(Vm.Log memory log) private {
        (bytes32 topic, bytes32 streamId) = (log.topics[0], log.topics[1]);
        address provider = address(uint160(uint256(log.topics[2])));
        uint32 epoch = uint32(uint256(log.topics[3]));
        if (topic == IStreamAudits.EpochAuditBegan.selector) return _epochBegan(streamId, provider, epoch, log.data);
        EpochBook storage held = epochBooks[epochNow];
        must(streamBooks[held.stream].id == streamId && held.provider == provider, "the audit of an epoch");
        must(held.epoch == epoch && held.deposit != 0, "the audit of an epoch is open");
        if (topic == IStreamAudits.DrawExpired.selector) {
            held.target = abi.decode(log.data, (uint64));
            see(StreamSeen.DrawExpired);
        } else if (topic == IStreamAudits.AnswerShown.selector) {
            (,,, bytes32 deliveryId) = abi.decode(log.data, (uint64, bytes32, uint64, bytes32));
            held.deposit = 0;
            if (deliveryId == 0) --memberOf[streamId][provider].audits;
            see(deliveryId == 0 ? StreamSeen.ShownAgain : StreamSeen.Shown);
        } else if (topic == IStreamAudits.EpochAuditLapsed.selector) {
            must(abi.decode(log.data, (uint256)) == held.deposit, "the whole deposit goes to the provider");
            held.deposit = 0;
            --memberOf[streamId][provider].audits;
            see(StreamSeen.Lapsed);
        }
    }

    /// The epoch that the current call is about.
    uint256 internal epochNow;

    function _epochBegan(bytes32 streamId, address provider, uint32 epoch, bytes memory data) private {
        (uint64 count, bytes32 root, uint64 target,) = abi.decode(data, (uint64, bytes32, uint64, uint40));
        uint256 stream = streamAt[streamId] - 1;
        StreamTerms memory t = streamTermsOf(stream);
        uint256 fee = answerFee(t, abi.decode(rulesOf[streamId], (Rules)), abi.decode(receiptNow, (Receipt)));
        uint256 deposit = (uint256(t.seats) + 1) * fee;
        must(memberOf[streamId][provider].stake != 0, "the audit of an epoch is about a stake");
        ++memberOf[streamId][provider].audits;
        streamBooks[stream].lock -= deposit;
        epochBooks.push(EpochBook(stream, provider, epoch, count, root, target, deposit));
    }
}
