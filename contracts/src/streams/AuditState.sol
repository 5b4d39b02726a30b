// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";

import {IHistory} from "../history/IHistory.sol";
import {Escrow} from "../market/Escrow.sol";
import {NetworkContracts} from "../market/NetworkContracts.sol";
import {Rules} from "../market/Rules.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {CheckMode, Delivery, Settlement, Stage, Terms} from "../market/TaskTypes.sol";
import {EpochClock} from "../registry/EpochClock.sol";
import {Award, IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {AuditMath} from "./AuditMath.sol";
import {EpochAudit, IStreamAudits} from "./IStreamAudits.sol";
import {IStreams} from "./IStreams.sol";
import {StreamMath} from "./StreamMath.sol";
import {Receipt, StreamTerms} from "./StreamTypes.sol";

/// The storage of audits, and how one begins. All money here is in the stake token, and each token is the bond of an open
/// audit, the deposit of an epoch's audit, or a balance.
abstract contract AuditState is IStreamAudits, Escrow, EpochClock {
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    // As in `TaskMath` and `AuditMath`; assembly reads plain numbers only.
    uint256 private constant RULES_BYTES = 27 * 32;
    uint256 private constant TERMS_BYTES = 58 * 32;
    uint256 private constant DELIVERY_BYTES = 18 * 32;
    uint256 private constant RECEIPT_BYTES = 12 * 32;

    /// Blocks for which a block hash can be read.
    uint256 internal constant BEACON_LIFE = 256;

    /// The share of a slashed stake that waits for the seats.
    struct AccuserShare {
        address provider;
        uint96 amount;
    }

    IProviderRegistry internal immutable REGISTRY;
    IHistory internal immutable HISTORY;
    IStreams internal immutable STREAMS;
    address internal immutable STAKE_TOKEN;
    uint256 internal immutable BOND_UNIT;
    address internal immutable COUNCIL;
    address internal immutable PANEL;
    address internal immutable DISPUTES;

    /// hash(delivery, settlement), with the ruling once there is one, while the audit is open; the outcome afterwards.
    mapping(bytes32 deliveryId => bytes32) internal _audits;
    mapping(bytes32 answerKey => bool) internal _audited;
    mapping(bytes32 epochKey => EpochAudit) internal _epochs;
    mapping(bytes32 deliveryId => AccuserShare) internal _accuserShares;

    constructor(NetworkContracts memory contracts, address panel, IStreams streams)
        EpochClock(IProviderRegistry(contracts.registry))
    {
        REGISTRY = IProviderRegistry(contracts.registry);
        HISTORY = IHistory(contracts.history);
        STREAMS = streams;
        STAKE_TOKEN = address(REGISTRY.stakeToken());
        BOND_UNIT = REGISTRY.BOND_UNIT();
        COUNCIL = contracts.council;
        PANEL = panel;
        DISPUTES = contracts.disputes;
    }

    // ------------------------------------------------------------------ checks

    function _streamId(StreamTerms calldata terms) internal view returns (bytes32) {
        return StreamMath.streamId(address(STREAMS), terms);
    }

    /// Checks that a receipt belongs to an audited stream.
    function _checkReceipt(StreamTerms calldata terms, Rules calldata rules, Receipt calldata receipt) internal view {
        if (terms.how == CheckMode.None) revert StreamNotAudited(receipt.streamId);
        bytes32 rulesHash = TaskMath.rulesHash(rules);
        if (rulesHash != terms.rules) revert OtherStreamRules(rulesHash, terms.rules);
        if (receipt.streamId != _streamId(terms)) revert BadReceipt("streamId");
    }

    /// Checks that the receipt's epoch has begun, and that it ended not too long ago.
    function _checkTime(StreamTerms calldata terms, uint256 epoch) internal view {
        uint256 begin = epoch * terms.epochSeconds;
        if (block.timestamp < begin) revert BadReceipt("epoch");
        uint256 until = begin + terms.epochSeconds + terms.accuseSeconds;
        if (block.timestamp > until) revert AuditTooLate(until);
    }

    function _expectReceiptKey(bytes32 digest, bytes calldata signature, address receiptKey) internal pure {
        address signer = ECDSA.recover(digest, signature);
        if (signer != receiptKey) revert FalseReceipt(signer, receiptKey);
    }

    /// The stream's signer signed, or the one before, whose vouchers are still paid.
    function _expectStreamSigner(StreamTerms calldata terms, bytes32 structHash, bytes calldata signature)
        internal
        view
    {
        address by = ECDSA.recover(_digest(structHash), signature);
        (address signer, address before, uint40 changedAt,) = STREAMS.signersOf(terms);
        if (by == signer) return;
        if (by != before || block.timestamp > uint256(changedAt) + terms.settleSeconds) revert NotStreamSigner(by);
    }

    /// The digest of a message of streams, all of which verify in the domain of `Streams`.
    function _digest(bytes32 structHash) internal view returns (bytes32) {
        bytes32 domain =
            keccak256(abi.encode(DOMAIN, keccak256("muster"), keccak256("1"), block.chainid, address(STREAMS)));
        return MessageHashUtils.toTypedDataHash(domain, structHash);
    }

    // ------------------------------------------------------------------ steps

    /// Marks an answer as audited.
    function _take(bytes32 answerKey) internal {
        if (_audited[answerKey]) revert AuditedAlready(answerKey);
        _audited[answerKey] = true;
    }

    /// Opens the audit of an answer whose bond is here.
    function _begin(
        StreamTerms calldata terms,
        Rules calldata rules,
        address provider,
        Receipt calldata receipt,
        uint256 bond,
        uint64 units,
        address accuser
    ) internal returns (bytes32 deliveryId) {
        Terms memory made = AuditMath.auditTerms(terms, receipt, units);
        made.content = _contentOf(terms, receipt.rules);
        made.salt = AuditMath.answerKey(provider, receipt);
        made.signer = accuser;
        made.token = STAKE_TOKEN;
        // forge-lint: disable-next-line(unsafe-typecast) a bond
        made.trustLock = uint128(bond);
        Delivery memory d = AuditMath.delivery(made, provider, receipt, terms.epochSeconds);
        d.deliveredAt = uint40(block.timestamp);
        d.blockNumber = uint64(block.number);
        d.epoch = _currentEpoch() - 1;
        deliveryId = _announce(made, rules, d, receipt);
        _audits[deliveryId] = _commitment(TaskMath.newDeliveryHash(d), _delivered());
    }

    /// Sets the task of a delivery and emits both; returns the delivery's id. The terms' hash and the event's data are taken
    /// from one encoding, and the rules and the receipt come straight from the calldata. Encoding them in plain Solidity
    /// would make the contract longer than a chain accepts. A test decodes the event and compares the ids.
    function _announce(Terms memory made, Rules calldata rules, Delivery memory d, Receipt calldata receipt)
        private
        returns (bytes32 deliveryId)
    {
        uint256 own = TERMS_BYTES - RULES_BYTES;
        uint256 size = TERMS_BYTES + DELIVERY_BYTES;
        bytes memory data = new bytes(64 + size + RECEIPT_BYTES);
        bytes32 taskId;
        assembly ("memory-safe") {
            let at := add(data, 32)
            mstore(at, chainid())
            mstore(add(at, 32), address())
            at := add(at, 64)
            // In memory all fields but the rules, which are the last one, are their encoding.
            for { let i := 0 } lt(i, own) { i := add(i, 32) } { mstore(add(at, i), mload(add(made, i))) }
            calldatacopy(add(at, own), rules, RULES_BYTES)
            taskId := keccak256(add(data, 32), add(TERMS_BYTES, 64))
        }
        d.taskId = taskId;
        deliveryId = TaskMath.deliveryId(taskId, 0, 0);
        (bytes32 topic, bytes32 streamId, address provider) = (AuditBegan.selector, made.payData, d.executor);
        assembly ("memory-safe") {
            let start := add(data, 96)
            let at := add(start, TERMS_BYTES)
            for { let i := 0 } lt(i, DELIVERY_BYTES) { i := add(i, 32) } { mstore(add(at, i), mload(add(d, i))) }
            calldatacopy(add(start, size), receipt, RECEIPT_BYTES)
            log4(start, add(size, RECEIPT_BYTES), topic, streamId, provider, deliveryId)
        }
    }

    /// Holds the provider's stake, and takes a bond out of the client's trust lock. Returns the provider's receipt key.
    function _hold(StreamTerms calldata terms, address provider, uint256 bond) internal returns (address receiptKey) {
        // forge-lint: disable-next-line(unsafe-typecast) fees are bounded by the largest bond of a seat
        (, receiptKey) = STREAMS.beginAudit(terms, provider, uint96(bond));
    }

    /// Lets go of the stake of a provider whose answer was not proven wrong.
    function _letGo(StreamTerms calldata terms, address provider) internal {
        STREAMS.endAudit(terms, provider, false, new Award[](0), 0);
    }

    function _contentOf(StreamTerms calldata terms, uint32 revision) private view returns (bytes32 content) {
        // forge-lint: disable-next-line(unsafe-typecast) compared first
        if (revision <= type(uint16).max) content = STREAMS.contentOf(terms, uint16(revision));
        if (content == 0) revert BadReceipt("rules");
    }

    /// The settlement of an audit that waits for its verdict.
    function _delivered() internal pure returns (Settlement memory delivered) {
        delivered.stage = Stage.Delivered;
    }

    function _commitment(bytes32 deliveryHash, Settlement memory settlement) internal pure returns (bytes32) {
        return keccak256(abi.encode(deliveryHash, settlement));
    }
}
