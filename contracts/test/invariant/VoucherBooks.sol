// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IStreamEvents} from "../../src/streams/IStreams.sol";
import {Skip, StreamStatus, StreamTerms, SubscriptionStatus} from "../../src/streams/StreamTypes.sol";
import {Vm} from "../Vm.sol";
import {StreamBooks} from "./StreamBooks.sol";
import {StreamSeen} from "./StreamSeen.sol";

/// The pay of each claim of a settlement, or the reason to skip it: the free budget pays first, then the payee's own
/// guarantee, which the free budget then fills again; vouchers of the signer before are paid from the guarantee only.
abstract contract VoucherBooks is StreamBooks {
    struct ClaimNow {
        address payee;
        uint96 amount;
        address signer; // who signed it, zero for nobody
    }

    /// The claims in the calldata of the current call, and how many of them the events have told about.
    ClaimNow[] internal claimsNow;
    uint256 internal claimsTold;

    function _paidOrSkipped(StreamBook storage book, StreamTerms memory t, address payee, Vm.Log memory log)
        internal
        override
    {
        ClaimNow memory claim = claimsNow[claimsTold++];
        must(claim.payee == payee, "claims are told in their order");
        must(book.status == StreamStatus.Open || book.status == StreamStatus.Ending, "a closed stream pays nothing");
        Member storage member = memberOf[book.id][payee];
        (uint96 due, Skip reason, bool isOld) = _due(book, t, member, claim);
        see(StreamSeen(uint8(reason)));
        if (log.topics[0] == IStreamEvents.Skipped.selector) {
            must(abi.decode(log.data, (Skip)) == reason, "the reason to skip a claim");
            return;
        }
        (uint96 paid, uint96 claimed,,,) = abi.decode(log.data, (uint96, uint96, uint32, uint64, bytes32));
        must(reason == Skip.None && paid == due, "what a claim pays");
        if (claim.amount > member.signed) member.signed = claim.amount;
        _pay(book, t, member, paid, isOld);
        must(claimed == member.claimed, "claimed is what was paid and waived");
        must(member.status != SubscriptionStatus.Expelled, "an expelled provider is never paid again");
        must(member.paid <= member.signed, "nobody is paid more than was signed");
        uint256 epoch = block.timestamp / t.epochSeconds;
        paidIn[book.id][payee][epoch] += paid;
        must(paidIn[book.id][payee][epoch] <= t.guarantee, "nobody is paid more than G per epoch");
        streamsOwe[t.token][payee] += paid;
        if (isOld) see(StreamSeen.PaidByOldSigner);
        if (book.status == StreamStatus.Ending) see(StreamSeen.PaidWhileEnding);
    }

    function _due(StreamBook storage book, StreamTerms memory t, Member storage member, ClaimNow memory claim)
        private
        view
        returns (uint96 due, Skip reason, bool isOld)
    {
        if (member.joins == 0) return (0, Skip.NeverJoined, false);
        if (!holdsGuarantee(member)) return (0, Skip.Ended, false);
        if (claim.amount <= member.claimed) return (0, Skip.Stale, false);
        isOld = claim.signer != address(0) && claim.signer == book.before
            && !settleOver(t, book.changedAt, book.changedBlock);
        if (!isOld && claim.signer != book.signer) return (0, Skip.WrongSigner, false);
        uint256 most = t.guarantee - paidIn[book.id][claim.payee][block.timestamp / t.epochSeconds];
        if (most == 0) return (0, Skip.EpochFull, isOld);
        uint256 wanted = claim.amount - member.claimed;
        if (wanted > most) wanted = most;
        uint256 cover = member.held + (isOld ? 0 : book.free);
        if (cover == 0) return (0, Skip.Uncovered, isOld);
        return (uint96(wanted < cover ? wanted : cover), Skip.None, isOld);
    }

    function _pay(StreamBook storage book, StreamTerms memory t, Member storage member, uint96 paid, bool isOld)
        private
    {
        (member.claimed, member.paid) = (member.claimed + paid, member.paid + paid);
        if (isOld) {
            member.held -= paid;
            return;
        }
        // Free budget and guarantee are one sum, of which the guarantee is filled first.
        if (paid > book.free) see(StreamSeen.PaidFromGuarantee);
        uint256 both = book.free + member.held - paid;
        member.held = both < t.guarantee ? uint96(both) : t.guarantee;
        book.free = both - member.held;
    }
}
