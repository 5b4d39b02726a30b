// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

import {ICheckedWork} from "../council/ICheckedWork.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Delivery, Outcome, Settlement, Stage, Terms} from "../market/TaskTypes.sol";
import {ICallers} from "../network/ICallers.sol";
import {Award} from "../registry/IProviderRegistry.sol";
import {AuditState} from "./AuditState.sol";
import {Ruling} from "./IStreamAudits.sol";
import {StreamTerms} from "./StreamTypes.sol";

/// The money at the end of an audit. The bond pays the seats, and a jury where no seat decided. A false accusation also
/// makes amends to the provider. A wrong answer costs the stake: the accuser has a share and what its bond paid, the
/// seats that found it a share, the client its loss; at least half is burned, so that nobody gains by causing a slash.
abstract contract AuditEnding is AuditState {
    uint256 private constant BPS = 10_000;

    /// How a slashed stake is divided.
    struct Shares {
        uint256 spent; // of the accuser's bond
        address prover; // contested an accepted answer; zero for none
        bool seated; // the council or panel found the answer wrong
        uint256 left; // to be divided
        uint96 keep; // for the seats
        Award[] awards;
    }

    /// Ends an audit whose calldata matched its commitment.
    function _end(
        StreamTerms calldata stream,
        Terms calldata terms,
        Delivery calldata delivery,
        Settlement memory settlement,
        Ruling memory ruling
    ) internal {
        bytes32 streamId = _streamId(stream);
        if (streamId != terms.payData) revert OtherStream(streamId, terms.payData);
        bytes32 deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        _audits[deliveryId] = bytes32(uint256(ruling.outcome));
        uint256 spent = settlement.fees;
        if (settlement.stage == Stage.Undecided) spent += _payJury(terms, ruling.jurors);
        uint256 left = terms.trustLock - spent;
        uint96 taken;
        if (ruling.outcome == Outcome.Fraud) {
            Shares memory shares;
            (shares.spent, shares.prover) = (spent, ruling.prover);
            shares.seated = settlement.stage == Stage.Rejected;
            taken = _slash(stream, terms, deliveryId, delivery.executor, shares);
        } else {
            if (ruling.outcome == Outcome.Paid) left -= _clear(terms, delivery.executor, settlement.fees);
            _letGo(stream, delivery.executor);
        }
        _credit(STAKE_TOKEN, terms.signer, left);
        emit AuditClosed(deliveryId, ruling.outcome, taken);
    }

    /// Pays the jury of an answer that the seats did not decide what its seats would have had, whatever it rules.
    function _payJury(Terms calldata terms, address[] memory jurors) private returns (uint256 paid) {
        uint256 count = jurors.length;
        if (count == 0) return 0;
        uint256 each = terms.lead * TaskMath.seatFee(terms, terms.windows) / count;
        for (uint256 i = 0; i < count; ++i) {
            _credit(STAKE_TOKEN, jurors[i], each);
        }
        return each * count;
    }

    /// Makes amends to a provider whose answer is right, out of the part of the bond that no seat can earn; none where a
    /// beacon drew the answer. The answer was paid for by vouchers, at which no rank was used, so that the record counts
    /// the fees alone: they went to strangers.
    function _clear(Terms calldata terms, address provider, uint256 fees) private returns (uint256 amends) {
        amends = terms.trustLock - terms.lead * TaskMath.seatFee(terms, terms.windows);
        _credit(STAKE_TOKEN, provider, amends);
        if (fees != 0) HISTORY.recordChecked(provider, terms.client, 0, fees);
    }

    /// Takes the stake of the subscription. Nothing is left to take when an earlier audit did.
    function _slash(
        StreamTerms calldata stream,
        Terms calldata terms,
        bytes32 deliveryId,
        address provider,
        Shares memory shares
    ) private returns (uint96 taken) {
        uint256 stake = STREAMS.subscriptionOf(terms.payData, provider).stake;
        _divide(terms, shares, stake, _loss(stream, terms, stake));
        taken = STREAMS.endAudit(stream, provider, true, shares.awards, shares.keep);
        if (taken != 0 && shares.keep != 0) _accuserShares[deliveryId] = AccuserShare(provider, shares.keep);
    }

    /// Divides at most half of a stake, first come first served: what the bond paid, the accuser, those who found the
    /// answer wrong, the client.
    function _divide(Terms calldata terms, Shares memory shares, uint256 stake, uint256 loss) private pure {
        uint256 share = stake * terms.rules.challengerBps / BPS;
        shares.left = stake / 2;
        shares.awards = new Award[](3);
        shares.awards[0] = Award(terms.signer, _upTo(shares, shares.spent) + _upTo(shares, share));
        address prover = shares.prover;
        if (shares.seated) shares.keep = _upTo(shares, share);
        else if (prover != address(0) && prover != terms.signer) shares.awards[1] = Award(prover, _upTo(shares, share));
        shares.awards[2] = Award(terms.client, _upTo(shares, loss));
    }

    /// Returns what a wrong answer may have cost the client: a share of the stake, and no more than a guarantee, which is
    /// the most that a provider holds unchecked.
    function _loss(StreamTerms calldata stream, Terms calldata terms, uint256 stake) private pure returns (uint256) {
        (uint256 most, uint256 accuser) = (terms.rules.compensationBps, terms.rules.challengerBps);
        if (most <= accuser) return 0;
        return Math.min(stake * (most - accuser) / BPS, uint256(stream.guarantee) * stream.rate / 1e18);
    }

    function _upTo(Shares memory shares, uint256 amount) private pure returns (uint96) {
        if (amount > shares.left) amount = shares.left;
        shares.left -= amount;
        // forge-lint: disable-next-line(unsafe-typecast) a part of a stake
        return uint96(amount);
    }

    // ------------------------------------------------------------------ seats

    /// @inheritdoc ICheckedWork
    function accuserShare(bytes32 deliveryId) external view returns (uint256) {
        return _accuserShares[deliveryId].amount;
    }

    /// @inheritdoc ICheckedWork
    function rewardAccusers(bytes32 deliveryId, address[] calldata seats, uint256[] calldata amounts) external {
        if (msg.sender != COUNCIL && msg.sender != PANEL) revert ICallers.NotNetworkContract(msg.sender);
        AccuserShare memory share = _accuserShares[deliveryId];
        delete _accuserShares[deliveryId];
        if (share.amount == 0) return;
        Award[] memory awards = new Award[](seats.length);
        for (uint256 i = 0; i < seats.length; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast) a part of the share
            awards[i] = Award(seats[i], uint96(amounts[i]));
        }
        STREAMS.payAccusers(share.provider, share.amount, awards);
    }
}
