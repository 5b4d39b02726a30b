// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ICouncil} from "../../src/council/ICouncil.sol";
import {IMarginPanel} from "../../src/council/IMarginPanel.sol";
import {ISeats} from "../../src/council/ISeats.sol";
import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {Capacity} from "../../src/economy/Capacity.sol";
import {Emission} from "../../src/economy/Emission.sol";
import {IReservations} from "../../src/economy/IReservations.sol";
import {Pricing} from "../../src/economy/Pricing.sol";
import {Staking} from "../../src/economy/Staking.sol";
import {UptimeRewards} from "../../src/economy/UptimeRewards.sol";
import {Liveness} from "../../src/liveness/Liveness.sol";
import {ITaskMarket} from "../../src/market/ITaskMarket.sol";
import {IParameters} from "../../src/network/IParameters.sol";
import {Replicas} from "../../src/replicas/Replicas.sol";
import {IStreamAudits} from "../../src/streams/IStreamAudits.sol";
import {IStreams} from "../../src/streams/IStreams.sol";
import {ISureties} from "../../src/surety/ISureties.sol";
import {Test} from "../Test.sol";
import {MarketHandler} from "./MarketHandler.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// An invariant says little about states that the play never reaches. So a fixed play must reach every call.
contract ReachTest is Test {
    uint256 private constant FEWEST_WORLDS = 8;
    /// Some calls are rare: worlds are played until all calls were made.
    uint256 private constant MAX_WORLDS = 80;
    uint256 private constant MOVES = 360;

    mapping(bytes4 selector => uint256) private reached;
    bytes4[] private calls;
    /// Number of releases of withheld pay, to the client and to executors.
    uint256 private paidBack;
    uint256 private paidOut;
    /// The kinds of verdicts that were reached, see `Books.Seen`.
    uint256 private seen;
    uint256 private constant ALL_SEEN = 0x7ff;
    /// The outcomes of claims, subscriptions and audits, see `StreamSeen`.
    uint256 private streamSeen;
    uint256 private constant ALL_STREAM_SEEN = 0x7fffffffff;

    function test_random_play_reaches_every_call_and_everything_comes_out() public {
        _list();
        uint256 world = 0;
        while (world < FEWEST_WORLDS || (world < MAX_WORLDS && !_reachedAll())) _play(world++);
        if (_missing() != 0) revert NotReached(_missing());
        yes(paidBack != 0 && paidOut != 0, "held pay went both ways");
        eq(seen, ALL_SEEN, "every kind of verdict");
        eq(streamSeen, ALL_STREAM_SEEN, "everything that happens to claims, subscriptions and audits");
    }

    function _reachedAll() private view returns (bool) {
        return _missing() == 0 && paidBack != 0 && paidOut != 0 && seen == ALL_SEEN && streamSeen == ALL_STREAM_SEEN;
    }

    /// Each run is a whole world of MOVES moves. Several times faster than forge's own campaigns, so this is where the deep
    /// run gets its million moves.
    /// forge-config: default.fuzz.runs = 4
    /// forge-config: full.fuzz.runs = 200
    /// forge-config: deep.fuzz.runs = 3400
    function testFuzz_any_play_keeps_the_books(uint256 seed) public {
        _play(seed);
    }

    function _missing() private view returns (bytes4) {
        for (uint256 i = 0; i < calls.length; ++i) {
            if (reached[calls[i]] == 0) return calls[i];
        }
        return 0;
    }

    error NotReached(bytes4 selector);

    function _play(uint256 world) private {
        uint256 snapshot = vm.snapshotState();
        MarketHandler handler = new MarketHandler();
        handler.setUp();
        for (uint256 i = 0; i < MOVES; ++i) {
            uint256 seed = uint256(keccak256(abi.encode(world, i)));
            _move(handler, seed % 21, seed);
            if (i % 10 == 0) _check(handler);
        }
        _check(handler);
        eq(bytes(handler.end()).length, 0, "everything ends");
        handler.checkNothingLeft();
        handler.checkEconomyIsEmpty();
        _check(handler);
        (uint256 back, uint256 out, uint256 verdicts) = (handler.paidBack(), handler.paidOut(), handler.seen());
        uint256 ends = handler.streamSeen();
        uint256[] memory done = new uint256[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            done[i] = handler.done(calls[i]);
        }
        vm.revertToStateAndDelete(snapshot);
        (paidBack, paidOut, seen) = (paidBack + back, paidOut + out, seen | verdicts);
        streamSeen |= ends;
        for (uint256 i = 0; i < calls.length; ++i) {
            reached[calls[i]] += done[i];
        }
    }

    function _check(MarketHandler handler) private view {
        handler.check();
        if (handler.foulError().length != 0) revert Foul(handler.foulCall(), handler.foulError());
    }

    error Foul(bytes call, bytes error_);

    function _listEconomy() private {
        bytes4[34] memory all = [
            Staking.stake.selector,
            Staking.unstake.selector,
            Staking.withdraw.selector,
            Staking.claim.selector,
            Staking.setRateBps.selector,
            Emission.issue.selector,
            UptimeRewards.attest.selector,
            UptimeRewards.challenge.selector,
            UptimeRewards.reopen.selector,
            UptimeRewards.finalise.selector,
            UptimeRewards.claim.selector,
            UptimeRewards.sweep.selector,
            Capacity.announce.selector,
            Capacity.refresh.selector,
            Capacity.commit.selector,
            Capacity.release.selector,
            Pricing.setBasePrice.selector,
            Pricing.setNormalUsage.selector,
            IReservations.deposit.selector,
            IReservations.withdraw.selector,
            IReservations.reserve.selector,
            IReservations.change.selector,
            IReservations.cancel.selector,
            IReservations.summon.selector,
            IReservations.end.selector,
            IReservations.present.selector,
            IReservations.cancelOffer.selector,
            IReservations.fail.selector,
            IReservations.expire.selector,
            IGovernor.propose.selector,
            IGovernor.castVote.selector,
            IGovernor.queue.selector,
            IGovernor.execute.selector,
            IParameters.setRules.selector
        ];
        for (uint256 i = 0; i < all.length; ++i) {
            calls.push(all[i]);
        }
    }

    function _listStreams() private {
        bytes4[23] memory all = [
            IStreams.open.selector,
            IStreams.topUp.selector,
            IStreams.revise.selector,
            IStreams.setSigner.selector,
            IStreams.join.selector,
            IStreams.quit.selector,
            IStreams.dismiss.selector,
            IStreams.refill.selector,
            IStreams.settle.selector,
            IStreams.retract.selector,
            IStreams.halt.selector,
            IStreams.release.selector,
            IStreams.close.selector,
            IStreamAudits.accuse.selector,
            IStreamAudits.audit.selector,
            IStreamAudits.show.selector,
            IStreamAudits.lapse.selector,
            IStreamAudits.close.selector,
            IStreamAudits.enforce.selector,
            IStreamAudits.voidAudit.selector,
            IMarginPanel.seal.selector,
            IMarginPanel.open.selector,
            IMarginPanel.finalise.selector
        ];
        for (uint256 i = 0; i < all.length; ++i) {
            calls.push(all[i]);
        }
    }

    function _move(MarketHandler handler, uint256 what, uint256 seed) private {
        if (what == 0) handler.post(seed);
        else if (what == 1) handler.award(seed);
        else if (what == 2) handler.deliver(seed);
        else if (what == 3) handler.interrupt(seed);
        else if (what == 4) handler.challenge(seed);
        else if (what == 5) handler.cut(seed);
        else if (what == 6) handler.draw(seed);
        else if (what == 7) handler.answer(seed);
        else if (what == 8) handler.settle(seed);
        else if (what == 9) handler.close(seed);
        else if (what == 10) handler.dispute(seed);
        else if (what == 11) handler.omit(seed);
        else if (what == 12) handler.stake(seed);
        else if (what == 13) handler.wait(seed);
        else if (what == 14) handler.twist(seed);
        else if (what == 15) handler.earn(seed);
        else if (what == 16) handler.reserve(seed);
        else if (what == 17) handler.govern(seed);
        else if (what == 18) handler.stream(seed);
        else if (what == 19) handler.vouch(seed);
        else handler.accuse(seed);
    }

    /// Without `endVoid`, which is made in about one of sixty worlds: an operator must lose its surety while another part
    /// that it backs runs.
    function _list() private {
        _listEconomy();
        _listStreams();
        bytes4[44] memory all = [
            ITaskMarket.post.selector,
            ITaskMarket.extend.selector,
            ITaskMarket.change.selector,
            ITaskMarket.award.selector,
            ITaskMarket.cancel.selector,
            ITaskMarket.awardDrawn.selector,
            ITaskMarket.recordBeacon.selector,
            ITaskMarket.reassign.selector,
            ITaskMarket.proveLeftOut.selector,
            ITaskMarket.proveOmitted.selector,
            ITaskMarket.cancelNonce.selector,
            ITaskMarket.decline.selector,
            ITaskMarket.quit.selector,
            ITaskMarket.deliver.selector,
            ITaskMarket.expire.selector,
            ITaskMarket.closeCut.selector,
            ITaskMarket.claim.selector,
            ITaskMarket.lapse.selector,
            ITaskMarket.close.selector,
            ITaskMarket.accept.selector,
            ITaskMarket.voidDelivery.selector,
            ISureties.raise.selector,
            ISureties.lower.selector,
            ITaskMarket.releaseLock.selector,
            ITaskMarket.releasePay.selector,
            ITaskMarket.withdraw.selector,
            ITaskMarket.withdrawTo.selector,
            Liveness.challenge.selector,
            Liveness.answer.selector,
            Liveness.replace.selector,
            Liveness.drop.selector,
            ISeats.draw.selector,
            ISeats.answer.selector,
            ICouncil.addSeats.selector,
            ICouncil.finalise.selector,
            ISeats.conclude.selector,
            ISeats.abandon.selector,
            Replicas.open.selector,
            Replicas.compare.selector,
            Replicas.settle.selector,
            IDisputes.contest.selector,
            IDisputes.vote.selector,
            IDisputes.resolve.selector,
            IDisputes.close.selector
        ];
        for (uint256 i = 0; i < all.length; ++i) {
            calls.push(all[i]);
        }
    }
}
