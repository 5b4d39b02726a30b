// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../market/Rules.sol";
import {AuditMath} from "./AuditMath.sol";
import {AuditState} from "./AuditState.sol";
import {IStreamAudits} from "./IStreamAudits.sol";
import {StreamTypedData} from "./StreamTypedData.sol";
import {Receipt, StreamTerms} from "./StreamTypes.sol";

/// Accusations of single answers.
abstract contract Accusing is AuditState {
    /// @inheritdoc IStreamAudits
    function accuse(
        StreamTerms calldata terms,
        Rules calldata rules,
        address provider,
        Receipt calldata receipt,
        bytes calldata receiptSignature,
        bytes calldata confirmation
    ) external nonReentrant returns (bytes32 deliveryId) {
        _checkReceipt(terms, rules, receipt);
        _checkTime(terms, receipt.epoch);
        _take(AuditMath.answerKey(provider, receipt));
        uint64 units = AuditMath.segmentUnits(terms, rules, receipt, BOND_UNIT);
        // The seats, and the provider if its answer is right.
        uint256 bond = (uint256(terms.seats) + 1) * AuditMath.seatFee(rules, units);
        bytes32 digest = _digest(AuditMath.receiptHash(receipt));
        address receiptKey = _takeBond(terms, provider, bond, digest, confirmation);
        _expectReceiptKey(digest, receiptSignature, receiptKey);
        return _begin(terms, rules, provider, receipt, bond, units, msg.sender);
    }

    /// Takes the bond out of the client's trust lock, or from a confirmer that the stream's signer named. Returns the
    /// provider's receipt key.
    function _takeBond(
        StreamTerms calldata terms,
        address provider,
        uint256 bond,
        bytes32 digest,
        bytes calldata confirmation
    ) private returns (address) {
        bool byClient = msg.sender == terms.client;
        if (!byClient) {
            bytes32 structHash = keccak256(abi.encode(StreamTypedData.CONFIRMATION, digest, msg.sender));
            _expectStreamSigner(terms, structHash, confirmation);
            _pull(STAKE_TOKEN, msg.sender, bond);
        }
        return _hold(terms, provider, byClient ? bond : 0);
    }
}
