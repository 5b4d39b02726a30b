// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ICheckedWork} from "../council/ICheckedWork.sol";
import {Rules} from "../market/Rules.sol";
import {Delivery, Outcome, Settlement, Terms} from "../market/TaskTypes.sol";
import {Receipt, StreamTerms, Voucher} from "./StreamTypes.sol";

/// The jury's ruling on an audit, until `enforce` executes it. Stored as a hash; the event carries it.
struct Ruling {
    Outcome outcome;
    address prover; // contested an accepted answer and was right; zero for none
    address[] jurors; // that no bond and no seat pays
}

/// An audit of an epoch that waits for the answer that its beacon draws, in one word.
struct EpochAudit {
    uint64 target; // block whose hash draws the answer; 0 when the audit has ended
    uint40 until; // end of the time to show the answer
    uint96 deposit; // of the client, in wei of the stake token
}

/// Audits of the answers of streams. One answer is one delivery of one segment, so that council, panel and jury treat it
/// like the work of a task. There is no pay to decide on, because the answer was paid before: a wrong answer costs the
/// provider the stake of its subscription, and a false accusation costs the accuser its bond.
interface IStreamAudits is ICheckedWork {
    /// @notice An answer is audited: its council or panel can be drawn.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @param deliveryId The id of the delivery that stands for the answer.
    /// @param terms The terms of the audit. The client or confirmer that asked for it is the signer, its bond the trust lock,
    /// and the stream's id the pay data.
    /// @param delivery The delivery.
    /// @param receipt The receipt of the answer; without total where an epoch's beacon drew it.
    event AuditBegan(
        bytes32 indexed streamId,
        address indexed provider,
        bytes32 indexed deliveryId,
        Terms terms,
        Delivery delivery,
        Receipt receipt
    );

    /// @notice A verdict was reached, and can be contested until its time is over.
    /// @param deliveryId The delivery's id.
    /// @param settlement The settlement.
    event AuditSettled(bytes32 indexed deliveryId, Settlement settlement);

    /// @notice The jury ruled; `enforce` executes the ruling.
    /// @param deliveryId The delivery's id.
    /// @param ruling The ruling.
    event AuditRuled(bytes32 indexed deliveryId, Ruling ruling);

    /// @notice An audit ended: all of its bond was paid out.
    /// @param deliveryId The delivery's id.
    /// @param outcome Paid for a right answer, Fraud for a wrong one, Neutral when nobody decided, Void when an earlier audit
    /// took the stake.
    /// @param taken The stake that a wrong answer cost, in wei; zero when an earlier audit took it.
    event AuditClosed(bytes32 indexed deliveryId, Outcome outcome, uint96 taken);

    /// @notice The client posted an epoch's root that both sides signed; a beacon draws one of its answers.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @param epoch The epoch.
    /// @param count The number of its receipts.
    /// @param root The root over them.
    /// @param target The block whose hash draws the answer.
    /// @param until The end of the time to show it, in seconds.
    event EpochAuditBegan(
        bytes32 indexed streamId,
        address indexed provider,
        uint32 indexed epoch,
        uint64 count,
        bytes32 root,
        uint64 target,
        uint40 until
    );

    /// @notice Nobody showed the drawn answer while the beacon's block hash was readable; a later block replaces it.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @param epoch The epoch.
    /// @param target The block whose hash draws the answer.
    event DrawExpired(bytes32 indexed streamId, address indexed provider, uint32 indexed epoch, uint64 target);

    /// @notice The answer that the beacon drew from an epoch was shown.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @param epoch The epoch.
    /// @param count The number of its receipts.
    /// @param root The root over them.
    /// @param index The number of the answer.
    /// @param deliveryId The id of the delivery that stands for the answer; zero when it was audited before.
    event AnswerShown(
        bytes32 indexed streamId,
        address indexed provider,
        uint32 indexed epoch,
        uint64 count,
        bytes32 root,
        uint64 index,
        bytes32 deliveryId
    );

    /// @notice Nobody showed the answer that was drawn from an epoch; the deposit went to the provider.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @param epoch The epoch.
    /// @param deposit The deposit, in wei of the stake token.
    event EpochAuditLapsed(bytes32 indexed streamId, address indexed provider, uint32 indexed epoch, uint256 deposit);

    /// @notice The client opened the stream without audits.
    /// @param streamId The stream's id.
    error StreamNotAudited(bytes32 streamId);

    /// @notice The rules are not those that the stream was opened with.
    /// @param given The hash of the rules that were passed.
    /// @param expected The hash in the stream's terms.
    error OtherStreamRules(bytes32 given, bytes32 expected);

    /// @notice The receipt is of another stream, names no revision, or is of an epoch that has not begun.
    /// @param field The name of the field.
    error BadReceipt(string field);

    /// @notice The voucher and the receipt do not sign the same list of answers.
    /// @param field The name of the field.
    error BadVoucher(string field);

    /// @notice The provider's receipt key did not sign the receipt.
    /// @param signer The account that signed.
    /// @param receiptKey The provider's receipt key.
    error FalseReceipt(address signer, address receiptKey);

    /// @notice The stream's signer did not sign the voucher or the confirmation.
    /// @param signer The account that signed.
    error NotStreamSigner(address signer);

    /// @notice The time to audit is over.
    /// @param until The time until which it was possible, in seconds.
    error AuditTooLate(uint256 until);

    /// @notice The time before which this is not possible is not over.
    /// @param until The end of the time, in seconds.
    error AuditTooEarly(uint256 until);

    /// @notice The answer or the epoch's list of answers was audited before.
    /// @param key The hash that names it.
    error AuditedAlready(bytes32 key);

    /// @notice The audit does not exist, or is not in the state that the call names.
    /// @param key The delivery's id, or the hash that names the audit of an epoch.
    error NoSuchAudit(bytes32 key);

    /// @notice The stream's terms are not those of the audited stream.
    /// @param given The id of the terms that were passed.
    /// @param expected The id of the audited stream.
    error OtherStream(bytes32 given, bytes32 expected);

    /// @notice The beacon drew another answer.
    /// @param given The number of the answer that was shown.
    /// @param drawn The number of the answer that was drawn.
    error AnswerNotDrawn(uint256 given, uint256 drawn);

    /// @notice The answer is not under the epoch's root.
    /// @param index The number of the answer.
    error AnswerNotInEpoch(uint256 index);

    /// @notice The provider still has a stake that the audit is about.
    /// @param stake The stake, in wei.
    error StakeIsHeld(uint96 stake);

    /// @notice Accuses an answer. The client may, with a bond out of its trust lock; and a confirmer of that answer, which
    /// pays the bond. Nobody else, because an audit shows the request to strangers.
    /// @param terms The stream's terms.
    /// @param rules The network's rules, as the stream was opened with them.
    /// @param provider The provider that gave the answer.
    /// @param receipt The provider's receipt for it.
    /// @param receiptSignature The signature of the provider's receipt key under the receipt.
    /// @param confirmation The signature of the stream's signer under `Confirmation(receipt, caller)`, where `receipt` is
    /// the digest that the receipt's signature signs; empty when the client calls.
    /// @return deliveryId The id of the delivery that stands for the answer.
    function accuse(
        StreamTerms calldata terms,
        Rules calldata rules,
        address provider,
        Receipt calldata receipt,
        bytes calldata receiptSignature,
        bytes calldata confirmation
    ) external returns (bytes32 deliveryId);

    /// @notice Posts the list of an epoch's answers that both sides signed, for a beacon to draw one of them. Client only,
    /// with a deposit out of its trust lock: the bond of an audit of the newest answer.
    /// @param terms The stream's terms.
    /// @param rules The network's rules, as the stream was opened with them.
    /// @param provider The provider.
    /// @param voucher The client's voucher over the list.
    /// @param voucherSignature The signature of the stream's signer under the voucher.
    /// @param receipt The provider's receipt for the newest answer of the list.
    /// @param receiptSignature The signature of the provider's receipt key under the receipt.
    function audit(
        StreamTerms calldata terms,
        Rules calldata rules,
        address provider,
        Voucher calldata voucher,
        bytes calldata voucherSignature,
        Receipt calldata receipt,
        bytes calldata receiptSignature
    ) external;

    /// @notice Shows the answer that the beacon drew, which is then audited like an accused one. Anyone who has it may call;
    /// the caller pays what the bond exceeds the deposit by, and the client gets back what the deposit exceeds the bond by.
    /// When nobody called while the beacon's block hash was readable, a later block replaces it.
    /// @param terms The stream's terms.
    /// @param rules The network's rules, as the stream was opened with them.
    /// @param provider The provider.
    /// @param count The number of the epoch's answers.
    /// @param drawn The receipt of the drawn answer; its root is the epoch's, and its total is not read.
    /// @param proof The path from the answer's leaf to the root.
    /// @return deliveryId The id of the delivery that stands for the answer; zero when none began.
    function show(
        StreamTerms calldata terms,
        Rules calldata rules,
        address provider,
        uint64 count,
        Receipt calldata drawn,
        bytes32[] calldata proof
    ) external returns (bytes32 deliveryId);

    /// @notice Ends the audit of an epoch whose drawn answer nobody showed in time. Anyone may call. The deposit goes to the
    /// provider, whose stake was held for nothing.
    /// @param terms The stream's terms.
    /// @param provider The provider.
    /// @param epoch The epoch.
    /// @param count The number of its answers.
    /// @param root The root over them.
    function lapse(StreamTerms calldata terms, address provider, uint32 epoch, uint64 count, bytes32 root) external;

    /// @notice Executes a verdict that nobody contested in its time. Anyone may call.
    /// @param stream The stream's terms.
    /// @param terms The terms of the audit.
    /// @param delivery The delivery.
    /// @param settlement The settlement that the delivery is at.
    function close(
        StreamTerms calldata stream,
        Terms calldata terms,
        Delivery calldata delivery,
        Settlement calldata settlement
    ) external;

    /// @notice Executes the jury's ruling. Anyone may call.
    /// @param stream The stream's terms.
    /// @param terms The terms of the audit.
    /// @param delivery The delivery.
    /// @param settlement The settlement that the jury ruled on.
    /// @param ruling The ruling.
    function enforce(
        StreamTerms calldata stream,
        Terms calldata terms,
        Delivery calldata delivery,
        Settlement calldata settlement,
        Ruling calldata ruling
    ) external;

    /// @notice Ends an audit that has no verdict yet, when an earlier audit took the provider's stake. Anyone may call. The
    /// whole bond returns, and `abandon` releases the seats.
    /// @param stream The stream's terms.
    /// @param terms The terms of the audit.
    /// @param delivery The delivery.
    function voidAudit(StreamTerms calldata stream, Terms calldata terms, Delivery calldata delivery) external;

    /// @notice Returns whether an answer was audited.
    /// @param provider The provider.
    /// @param receipt Its receipt; total and root are not read.
    /// @return True when it was, or is being audited.
    function isAudited(address provider, Receipt calldata receipt) external view returns (bool);

    /// @notice Returns the audit of an epoch.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @param epoch The epoch.
    /// @param count The number of its answers.
    /// @param root The root over them.
    /// @return The audit; all zero when there is none.
    function epochAuditOf(bytes32 streamId, address provider, uint32 epoch, uint64 count, bytes32 root)
        external
        view
        returns (EpochAudit memory);
}
