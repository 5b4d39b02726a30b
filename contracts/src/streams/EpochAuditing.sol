// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ISeatEvents} from "../council/ISeats.sol";
import {IndexedMerkle} from "../market/IndexedMerkle.sol";
import {Rules} from "../market/Rules.sol";
import {AuditMath} from "./AuditMath.sol";
import {AuditState} from "./AuditState.sol";
import {EpochAudit, IStreamAudits} from "./IStreamAudits.sol";
import {IStreamEvents} from "./IStreams.sol";
import {Receipt, StreamTerms, Voucher} from "./StreamTypes.sol";

/// Audits of an answer that a beacon draws from all answers of an epoch. Nobody suspects that answer, so that the provider
/// gets no amends when it is right.
abstract contract EpochAuditing is AuditState {
    /// @inheritdoc IStreamAudits
    function audit(
        StreamTerms calldata terms,
        Rules calldata rules,
        address provider,
        Voucher calldata voucher,
        bytes calldata voucherSignature,
        Receipt calldata receipt,
        bytes calldata receiptSignature
    ) external nonReentrant {
        if (msg.sender != terms.client) revert IStreamEvents.NotStreamClient(msg.sender);
        _checkReceipt(terms, rules, receipt);
        _checkTime(terms, receipt.epoch);
        _checkVoucher(terms, provider, voucher, receipt);
        _expectStreamSigner(terms, AuditMath.voucherHash(voucher), voucherSignature);
        address receiptKey = _openEpoch(terms, rules, provider, receipt, voucher.count);
        _expectReceiptKey(_digest(AuditMath.receiptHash(receipt)), receiptSignature, receiptKey);
    }

    /// Both sides signed the same list of the same epoch, and the receipt is its newest.
    function _checkVoucher(
        StreamTerms calldata terms,
        address provider,
        Voucher calldata voucher,
        Receipt calldata receipt
    ) private view {
        if (voucher.streamId != _streamId(terms)) revert BadVoucher("streamId");
        if (voucher.payee != provider) revert BadVoucher("payee");
        if (voucher.epoch != receipt.epoch) revert BadVoucher("epoch");
        if (voucher.count != uint256(receipt.seq) + 1) revert BadVoucher("count");
        if (voucher.root != receipt.root) revert BadVoucher("root");
    }

    /// Takes the deposit and sets the beacon. Returns the provider's receipt key.
    function _openEpoch(
        StreamTerms calldata terms,
        Rules calldata rules,
        address provider,
        Receipt calldata receipt,
        uint64 count
    ) private returns (address) {
        bytes32 key = AuditMath.epochKey(receipt.streamId, provider, receipt.epoch, count, receipt.root);
        EpochAudit memory epoch = _epochs[key];
        if (epoch.until != 0) revert AuditedAlready(key);
        epoch.target = uint64(block.number) + rules.beaconDelay;
        epoch.until = uint40(block.timestamp) + rules.openSeconds + rules.waitSeconds;
        uint64 units = AuditMath.segmentUnits(terms, rules, receipt, BOND_UNIT);
        // forge-lint: disable-next-line(unsafe-typecast) fees are bounded by the largest bond of a seat
        epoch.deposit = uint96((uint256(terms.seats) + 1) * AuditMath.seatFee(rules, units));
        _epochs[key] = epoch;
        emit EpochAuditBegan(receipt.streamId, provider, receipt.epoch, count, receipt.root, epoch.target, epoch.until);
        return _hold(terms, provider, epoch.deposit);
    }

    /// @inheritdoc IStreamAudits
    function show(
        StreamTerms calldata terms,
        Rules calldata rules,
        address provider,
        uint64 count,
        Receipt calldata drawn,
        bytes32[] calldata proof
    ) external nonReentrant returns (bytes32 deliveryId) {
        _checkReceipt(terms, rules, drawn);
        bytes32 key = AuditMath.epochKey(drawn.streamId, provider, drawn.epoch, count, drawn.root);
        EpochAudit storage epoch = _epochs[key];
        if (!_isReady(epoch, key, rules.beaconDelay)) {
            emit DrawExpired(drawn.streamId, provider, drawn.epoch, epoch.target);
            return 0;
        }
        _checkDrawn(epoch.target, key, count, drawn, proof);
        uint256 deposit = epoch.deposit;
        (epoch.target, epoch.deposit) = (0, 0);
        deliveryId = _continue(terms, rules, provider, drawn, deposit);
        emit AnswerShown(drawn.streamId, provider, drawn.epoch, count, drawn.root, drawn.seq, deliveryId);
    }

    /// Returns whether the beacon can be read; sets a later one when it no longer can.
    function _isReady(EpochAudit storage epoch, bytes32 key, uint32 delay) private returns (bool) {
        uint64 target = epoch.target;
        if (target == 0) revert NoSuchAudit(key);
        if (block.timestamp > epoch.until) revert AuditTooLate(epoch.until);
        if (block.number <= target) revert ISeatEvents.BeaconPending(target);
        if (block.number <= target + BEACON_LIFE) return true;
        epoch.target = uint64(block.number) + delay;
        return false;
    }

    function _checkDrawn(uint64 target, bytes32 key, uint64 count, Receipt calldata drawn, bytes32[] calldata proof)
        private
        view
    {
        uint256 index = uint256(keccak256(abi.encode(blockhash(target), key))) % count;
        if (drawn.seq != index) revert AnswerNotDrawn(drawn.seq, index);
        if (!IndexedMerkle.verify(drawn.root, AuditMath.leaf(drawn), index, count, proof)) {
            revert AnswerNotInEpoch(index);
        }
    }

    /// Goes on like an accusation by the client, unless the answer was audited before.
    function _continue(
        StreamTerms calldata terms,
        Rules calldata rules,
        address provider,
        Receipt calldata drawn,
        uint256 deposit
    ) private returns (bytes32) {
        bytes32 key = AuditMath.answerKey(provider, drawn);
        if (_audited[key]) {
            _credit(STAKE_TOKEN, terms.client, deposit);
            _letGo(terms, provider);
            return 0;
        }
        _audited[key] = true;
        uint64 units = AuditMath.segmentUnits(terms, rules, drawn, BOND_UNIT);
        uint256 bond = terms.seats * AuditMath.seatFee(rules, units);
        if (bond > deposit) _pull(STAKE_TOKEN, msg.sender, bond - deposit);
        else _credit(STAKE_TOKEN, terms.client, deposit - bond);
        return _begin(terms, rules, provider, drawn, bond, units, terms.client);
    }

    /// @inheritdoc IStreamAudits
    function lapse(StreamTerms calldata terms, address provider, uint32 number, uint64 count, bytes32 root) external {
        bytes32 streamId = _streamId(terms);
        bytes32 key = AuditMath.epochKey(streamId, provider, number, count, root);
        EpochAudit storage epoch = _epochs[key];
        if (epoch.target == 0) revert NoSuchAudit(key);
        if (block.timestamp <= epoch.until) revert AuditTooEarly(epoch.until);
        uint256 deposit = epoch.deposit;
        (epoch.target, epoch.deposit) = (0, 0);
        _credit(STAKE_TOKEN, provider, deposit);
        emit EpochAuditLapsed(streamId, provider, number, deposit);
        _letGo(terms, provider);
    }

    /// @inheritdoc IStreamAudits
    function epochAuditOf(bytes32 streamId, address provider, uint32 epoch, uint64 count, bytes32 root)
        external
        view
        returns (EpochAudit memory)
    {
        return _epochs[AuditMath.epochKey(streamId, provider, epoch, count, root)];
    }
}
