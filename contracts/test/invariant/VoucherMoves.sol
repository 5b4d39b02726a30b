// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IStreams} from "../../src/streams/IStreams.sol";
import {StreamTypedData} from "../../src/streams/StreamTypedData.sol";
import {Claim, Receipt, StreamStatus, StreamTerms, SubscriptionStatus} from "../../src/streams/StreamTypes.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {StreamMoves} from "./StreamMoves.sol";

/// Answers with their receipts, and vouchers: true, over-signed, stale, of the wrong key or of the key before, for
/// strangers; settled in batches of good and bad ones, also in the seconds in which a stream ends.
abstract contract VoucherMoves is StreamMoves {
    uint256 private constant MAX_VOUCHERS = 32;
    uint256 private constant MAX_ANSWERS = 48;
    uint256 private constant MAX_EPOCH_ANSWERS = 8;

    struct Signed {
        uint256 stream;
        Claim claim;
        address by;
    }

    /// An answer that a provider gave.
    struct Given {
        uint256 stream;
        address provider;
        bytes receipt;
        bytes signature;
    }

    Signed[] private _vouchers;
    Given[] internal given;
    mapping(bytes32 streamId => mapping(address provider => uint96)) internal earned;
    mapping(bytes32 streamId => mapping(address provider => mapping(uint256 epoch => bytes32[]))) internal leavesOf;

    /// A provider answers some requests and signs its receipts.
    function serveStream() internal {
        (bool found, uint256 stream, address provider) = anyServing();
        if (!found || given.length >= MAX_ANSWERS) return;
        for (uint256 i = 1 + pick(3); i > 0; --i) {
            _serve(stream, provider);
        }
    }

    function _serve(uint256 stream, address provider) private {
        StreamBook storage book = streamBooks[stream];
        StreamTerms memory t = streamTermsOf(stream);
        Receipt memory r;
        r.streamId = book.id;
        r.rules = uint32(book.revision);
        r.epoch = uint32(block.timestamp / t.epochSeconds);
        bytes32[] storage leaves = leavesOf[book.id][provider][r.epoch];
        if (leaves.length == MAX_EPOCH_ANSWERS) return;
        r.seq = uint64(leaves.length);
        r.request = keccak256(abi.encode("request", given.length));
        bool wrong_ = chance(35);
        r.answer = keccak256(abi.encode(answerHash(r.request, wrong_)));
        (r.to, r.outUnits, r.inUnits) = (uint32(1 + pick(64)), uint64(1 + pick(24)), uint64(pick(200)));
        earned[book.id][provider] += uint96(1 + pick(t.guarantee / 4));
        r.total = earned[book.id][provider];
        leaves.push(keccak256(abi.encode(r.rules, r.seq, r.request, r.answer, r.from, r.to, r.inUnits, r.outUnits)));
        r.root = WorkTree.rootOf(layerOf(leaves, leaves.length));
        isWrong[r.request] = wrong_;
        given.push(Given(stream, provider, abi.encode(r), _signReceipt(provider, r)));
    }

    /// With the key that the provider joined with.
    function _signReceipt(address provider, Receipt memory r) private view returns (bytes memory) {
        address expected = memberOf[r.streamId][provider].receiptKey;
        uint256 key = receiptKeyOf(provider, vm.addr(receiptKeyOf(provider, 0)) == expected ? 0 : 1);
        return sign(key, digestFor(address(streams), keccak256(abi.encode(StreamTypedData.RECEIPT, r))));
    }

    /// The first leaves of an epoch, padded with zeros to a power of two.
    function layerOf(bytes32[] storage leaves, uint256 count) internal view returns (bytes32[] memory nodes) {
        uint256 width = 1;
        while (width < count) width *= 2;
        nodes = new bytes32[](width);
        for (uint256 i = 0; i < count; ++i) {
            nodes[i] = leaves[i];
        }
    }

    // ------------------------------------------------------------------ vouchers

    function settleStream() internal {
        (bool found, uint256 stream) = anyStream();
        if (found) settleStreamOf(stream);
    }

    function settleStreamOf(uint256 stream) internal {
        uint256 count = 1 + pick(5);
        Claim[] memory claims = new Claim[](count);
        delete claimsNow;
        claimsTold = 0;
        for (uint256 i = 0; i < count; ++i) {
            Signed memory voucher = chance(70) ? _sign(stream) : _earlier(stream);
            claims[i] = voucher.claim;
            claimsNow.push(ClaimNow(voucher.claim.payee, voucher.claim.amount, voucher.by));
        }
        bytes memory data = abi.encodeCall(IStreams.settle, (streamTermsOf(stream), claims));
        bool ok = move(anyAccount(), address(streams), data);
        must(!ok || claimsTold == count, "every claim is told about");
        if (ok && chance(50)) refillShort(stream);
    }

    /// A voucher that was signed before for the same stream, if there is one.
    function _earlier(uint256 stream) private returns (Signed memory) {
        uint256 from = _vouchers.length == 0 ? 0 : pick(_vouchers.length);
        for (uint256 i = 0; i < _vouchers.length; ++i) {
            Signed memory voucher = _vouchers[(from + i) % _vouchers.length];
            if (voucher.stream == stream) return voucher;
        }
        return _sign(stream);
    }

    function _sign(uint256 stream) private returns (Signed memory voucher) {
        StreamBook storage book = streamBooks[stream];
        Claim memory c;
        c.payee = chance(90) ? anyMember(stream) : anyAccount();
        c.amount = _amountFor(stream, c.payee);
        c.epoch = uint32(block.timestamp / streamTermsOf(stream).epochSeconds);
        bytes32[] storage leaves = leavesOf[book.id][c.payee][c.epoch];
        c.count = uint64(leaves.length);
        c.root = WorkTree.rootOf(layerOf(leaves, leaves.length));
        uint256 key = keyOfSigner(book.signer);
        if (book.before != address(0) && chance(35)) key = keyOfSigner(book.before);
        else if (chance(10)) key = signerKey(pick(3));
        voucher = Signed(stream, c, vm.addr(key));
        bytes32 hash =
            keccak256(abi.encode(StreamTypedData.VOUCHER, book.id, c.payee, c.amount, c.epoch, c.count, c.root));
        (c.r, c.vs) = compact(key, digestFor(address(streams), hash));
        if (chance(3)) (c.r, voucher.by) = (0, address(0));
        if (_vouchers.length < MAX_VOUCHERS) _vouchers.push(voucher);
        else _vouchers[pick(MAX_VOUCHERS)] = voucher;
    }

    /// Mostly what the payee earned; sometimes far more, more than the budget, or what was paid already.
    function _amountFor(uint256 stream, address payee) private returns (uint96) {
        Member storage member = memberOf[streamBooks[stream].id][payee];
        // The payee waived all that could ever be signed.
        if (member.claimed > type(uint96).max / 2) return type(uint96).max;
        uint256 how = pick(20);
        uint96 owed_ = earned[streamBooks[stream].id][payee];
        if (how < 10 && owed_ > member.claimed) return owed_;
        if (how < 16) return member.claimed + uint96(1 + pick(streamTermsOf(stream).guarantee));
        if (how < 18) return member.claimed + uint96(1 + pick(8 * uint256(streamTermsOf(stream).guarantee)));
        if (how == 18) return uint96(type(uint96).max - pick(2));
        return member.claimed;
    }

    /// As EIP-2098 has it.
    function compact(uint256 key, bytes32 digest) internal pure returns (bytes32 r, bytes32 vs) {
        uint8 v;
        bytes32 s;
        (v, r, s) = vm.sign(key, digest);
        vs = bytes32(uint256(s) | (uint256(v - 27) << 255));
    }

    // ------------------------------------------------------------------ moves

    function streamMove() internal {
        uint256 what = pick(20);
        if (what < 3) return openStream();
        if (what < 5) return topUpStream();
        if (what == 5) return _changeAndSettle();
        if (what < 11) return joinStream();
        if (what < 13) return leaveStream();
        if (what < 15) return dismissOrRefill();
        (bool found, uint256 at) = anyStream();
        if (!found) return openStream();
        if (what < 17) releaseOrReturn(at, anyMember(at));
        else if (what == 17) closeStream(at);
        else if (what == 18) haltStream(at);
        else if (chance(25)) retractStream(at);
    }

    /// Vouchers of the key before are in use for a short time only.
    function _changeAndSettle() private {
        (bool found, uint256 stream) = anyStream();
        if (!found) return;
        changeStream(stream);
        if (chance(70)) settleStreamOf(stream);
    }

    // ------------------------------------------------------------------ races

    /// Everybody acts in the seconds in which a stream or a subscription ends.
    function endRace() internal {
        (bool found, uint256 stream) = anyStream();
        if (!found) return;
        StreamBook storage book = streamBooks[stream];
        StreamTerms memory t = streamTermsOf(stream);
        if (book.status == StreamStatus.Ending) {
            passToEdge(t, book.endedAt, chance(60) ? t.settleSeconds : t.holdSeconds);
        } else if (book.belowSince != 0 && chance(50)) {
            passToEdge(t, book.belowSince, t.maxDowntime);
        } else {
            Member storage member = memberOf[book.id][anyMember(stream)];
            passToEdge(t, member.leftAt, chance(50) ? t.settleSeconds : t.holdSeconds);
        }
        for (uint256 i = 2 + pick(4); i > 0; --i) {
            _raceStep(stream);
        }
    }

    function _raceStep(uint256 stream) internal virtual {
        uint256 what = pick(8);
        if (what == 0) settleStreamOf(stream);
        else if (what == 1) joinStream(stream, anyMember(stream));
        else if (what == 2) leaveBy(stream, anyMember(stream));
        else if (what == 3) haltStream(stream);
        else if (what == 4 && chance(40)) retractStream(stream);
        else if (what == 5) closeStream(stream);
        else releaseOrReturn(stream, anyMember(stream));
    }
}
