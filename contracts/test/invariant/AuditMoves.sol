// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../../src/market/Rules.sol";
import {IStreamAudits} from "../../src/streams/IStreamAudits.sol";
import {StreamTypedData} from "../../src/streams/StreamTypedData.sol";
import {Receipt, StreamTerms, Voucher} from "../../src/streams/StreamTypes.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {VoucherMoves} from "./VoucherMoves.sol";

/// Accusations by clients, confirmers and strangers, with true and forged receipts; epochs posted by clients, whose drawn
/// answers are shown or not.
abstract contract AuditMoves is VoucherMoves {
    /// Keeps a run small enough to play its end.
    uint256 private constant MAX_AUDITS = 10;
    uint256 private constant MAX_EPOCHS = 6;

    function auditMove() internal {
        if (given.length == 0) return;
        uint256 what = pick(10);
        if (what < 5) accuseAnswer(_recent());
        else if (what < 8) postEpoch(_recent());
        else if (epochBooks.length != 0 && chance(70)) showDrawn(pick(epochBooks.length));
        else if (epochBooks.length != 0) lapseEpoch(pick(epochBooks.length));
    }

    /// Mostly one of the last answers, which can still be audited, and rather a wrong one.
    function _recent() internal returns (uint256 answer_) {
        uint256 among = given.length < 6 || chance(10) ? given.length : 6;
        answer_ = given.length - 1 - pick(among);
        bytes32 request = abi.decode(given[answer_].receipt, (Receipt)).request;
        if (!isWrong[request] && chance(60)) answer_ = given.length - 1 - pick(among);
    }

    function accuseAnswer(uint256 answer_) internal {
        if (audits.length >= MAX_AUDITS) return;
        Given memory g = given[answer_];
        Receipt memory r = abi.decode(g.receipt, (Receipt));
        StreamTerms memory t = streamTermsOf(g.stream);
        address by = chance(50) ? t.client : chance(90) ? anyOperator() : anyAccount();
        uint256 forged = pick(30);
        if (forged == 0) r.answer = keccak256("another");
        else if (forged == 1) r.epoch += 1;
        else if (forged == 2) g.provider = anyOperator();
        else if (forged == 3) r.streamId = streamBooks[pick(streamBooks.length)].id;
        else if (forged == 4) r.rules += 1;
        bytes memory word;
        if (by != t.client && chance(85)) {
            bytes32 receipt = digestFor(address(streams), keccak256(abi.encode(StreamTypedData.RECEIPT, r)));
            bytes32 hash = keccak256(abi.encode(StreamTypedData.CONFIRMATION, receipt, by));
            uint256 key = chance(95) ? keyOfSigner(streamBooks[g.stream].signer) : signerKey(pick(3));
            word = sign(key, digestFor(address(streams), hash));
        }
        showsNow = false;
        Rules memory rules_ = abi.decode(rulesOf[streamBooks[g.stream].id], (Rules));
        bool ok = move(
            by,
            address(answerAudits),
            abi.encodeCall(IStreamAudits.accuse, (t, rules_, g.provider, r, g.signature, word))
        );
        // Often the answer before is of the same provider: then two audits are about one stake.
        if (ok && answer_ != 0 && chance(50)) accuseAnswer(answer_ - 1);
    }

    /// The client posts an epoch's list of answers, sometimes an older one; mostly the drawn answer is shown soon.
    function postEpoch(uint256 answer_) internal {
        if (epochBooks.length >= MAX_EPOCHS || audits.length >= MAX_AUDITS) return;
        Given memory g = given[answer_];
        Receipt memory r = abi.decode(g.receipt, (Receipt));
        StreamBook storage book = streamBooks[g.stream];
        Voucher memory v = Voucher(book.id, g.provider, r.total, r.epoch, r.seq + 1, r.root);
        uint256 forged = pick(30);
        if (forged == 0) v.count += 1;
        else if (forged == 1) v.root = keccak256("another");
        else if (forged == 2) v.payee = anyOperator();
        uint256 key = chance(95) ? keyOfSigner(book.signer) : signerKey(pick(3));
        bytes memory signature =
            sign(key, digestFor(address(streams), keccak256(abi.encode(StreamTypedData.VOUCHER, v))));
        receiptNow = g.receipt;
        StreamTerms memory t = streamTermsOf(g.stream);
        Rules memory rules_ = abi.decode(rulesOf[book.id], (Rules));
        bytes memory data = abi.encodeCall(IStreamAudits.audit, (t, rules_, g.provider, v, signature, r, g.signature));
        if (!move(chance(95) ? t.client : anyAccount(), address(answerAudits), data)) return;
        if (chance(80)) mine(rules_.beaconDelay + 1);
        if (chance(15)) _showLate(epochBooks.length - 1);
        else if (chance(75)) showDrawn(epochBooks.length - 1);
    }

    /// Nobody reads the beacon in time; a second one draws.
    function _showLate(uint256 at) private {
        skipBeacon();
        showDrawn(at);
        mine(3);
        showDrawn(at);
    }

    /// Shows the answer that the beacon drew; sometimes another one, or one with a false proof.
    function showDrawn(uint256 at) internal returns (bool) {
        EpochBook memory held = epochBooks[at];
        bytes32 id = streamBooks[held.stream].id;
        bytes32 key = keccak256(abi.encode(id, held.provider, held.epoch, held.count, held.root));
        uint256 index = uint256(keccak256(abi.encode(blockhash(held.target), key))) % held.count;
        if (chance(5)) index = pick(held.count);
        (bool found, uint256 place, Receipt memory r) = _receiptAt(held, uint64(index));
        if (!found) return false;
        // Somebody accuses the drawn answer first.
        if (chance(15)) accuseAnswer(place);
        r.root = held.root;
        bytes32[] memory proof = WorkTree.proofIn(layerOf(leavesOf[id][held.provider][held.epoch], held.count), index);
        if (chance(5)) r.answer = keccak256("another");
        (showsNow, epochNow) = (true, at);
        StreamTerms memory t = streamTermsOf(held.stream);
        Rules memory rules_ = abi.decode(rulesOf[id], (Rules));
        bytes memory data = abi.encodeCall(IStreamAudits.show, (t, rules_, held.provider, held.count, r, proof));
        return move(anyAccount(), address(answerAudits), data);
    }

    function lapseEpoch(uint256 at) internal returns (bool) {
        EpochBook memory held = epochBooks[at];
        epochNow = at;
        StreamTerms memory t = streamTermsOf(held.stream);
        bytes memory data = abi.encodeCall(IStreamAudits.lapse, (t, held.provider, held.epoch, held.count, held.root));
        return move(stranger, address(answerAudits), data);
    }

    function _receiptAt(EpochBook memory held, uint64 index) private view returns (bool, uint256 at, Receipt memory r) {
        for (; at < given.length; ++at) {
            if (given[at].stream != held.stream || given[at].provider != held.provider) continue;
            r = abi.decode(given[at].receipt, (Receipt));
            if (r.epoch == held.epoch && r.seq == index) return (true, at, r);
        }
        return (false, 0, r);
    }

    /// Accusations too can come in the second in which a stream ends.
    function _raceStep(uint256 stream) internal override {
        if (given.length != 0 && chance(15)) accuseAnswer(_recent());
        else super._raceStep(stream);
    }
}
