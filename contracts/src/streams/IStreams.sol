// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../market/Rules.sol";
import {Award} from "../registry/IProviderRegistry.sol";
import {
    Account,
    Admission,
    Claim,
    EndReason,
    Skip,
    Stream,
    StreamTerms,
    Subscription,
    SubscriptionStatus
} from "./StreamTypes.sol";

/// The events and errors of streams, for the parts that together are `Streams`.
interface IStreamEvents {
    /// @notice A client opened a stream and escrowed its budget and trust lock.
    /// @param streamId The stream's id.
    /// @param client The client.
    /// @param classId The class of nodes that may join.
    /// @param terms The terms.
    /// @param budget The budget, in wei.
    /// @param hint How to reach the gateway; the contracts never read it.
    event Opened(
        bytes32 indexed streamId,
        address indexed client,
        bytes32 indexed classId,
        StreamTerms terms,
        uint96 budget,
        bytes hint
    );

    /// @notice Somebody added to a stream's budget or trust lock.
    /// @param streamId The stream's id.
    /// @param budget The amount added to the budget, in wei.
    /// @param lock The amount added to the trust lock, in wei of the stake token.
    event ToppedUp(bytes32 indexed streamId, uint96 budget, uint96 lock);

    /// @notice The client published a new prescription. Receipts name the number of the revision in force.
    /// @param streamId The stream's id.
    /// @param revision The number of the revision.
    /// @param content The hash of the prescription.
    /// @param hint How to fetch it; the contracts never read it.
    event Revised(bytes32 indexed streamId, uint16 indexed revision, bytes32 content, bytes hint);

    /// @notice The client replaced the key that signs vouchers. Vouchers of the key before are paid for one settle time,
    /// from guarantees only.
    /// @param streamId The stream's id.
    /// @param signer The new key.
    event SignerSet(bytes32 indexed streamId, address signer);

    /// @notice A provider joined a stream.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @param node The node that serves.
    /// @param receiptKey The key that signs its receipts.
    /// @param guarantee The guarantee that it holds, in wei.
    event Joined(
        bytes32 indexed streamId, address indexed provider, bytes32 node, address receiptKey, uint96 guarantee
    );

    /// @notice A provider left a stream.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @param waivedTo The amount up to which it waived its vouchers; 0 when it waived none.
    event Left(bytes32 indexed streamId, address indexed provider, uint96 waivedTo);

    /// @notice The client dismissed a provider.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    event Dismissed(bytes32 indexed streamId, address indexed provider);

    /// @notice A guarantee was filled again from the free budget, without a payment.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @param amount The amount that was added to it, in wei.
    event Refilled(bytes32 indexed streamId, address indexed provider, uint96 amount);

    /// @notice A voucher was paid. With its epoch, the number of receipts and the root over them it is the public record
    /// of what was served and verified in that epoch.
    /// @param streamId The stream's id.
    /// @param payee The provider.
    /// @param paid The amount that was paid now, in wei.
    /// @param claimed The amount that was paid so far, in wei.
    /// @param epoch The epoch of the newest receipt.
    /// @param count The number of the epoch's receipts.
    /// @param root The root over them.
    event Settled(
        bytes32 indexed streamId,
        address indexed payee,
        uint96 paid,
        uint96 claimed,
        uint32 epoch,
        uint64 count,
        bytes32 root
    );

    /// @notice A claim was skipped.
    /// @param streamId The stream's id.
    /// @param payee The payee of the claim.
    /// @param reason Why.
    event Skipped(bytes32 indexed streamId, address indexed payee, Skip reason);

    /// @notice The end of a stream began: no provider can join, vouchers are paid for one settle time.
    /// @param streamId The stream's id.
    /// @param reason Retracted by the client, or halted by anyone.
    event Ending(bytes32 indexed streamId, EndReason reason);

    /// @notice A guarantee went back to the budget, or a stake to its owner.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @param guarantee The guarantee that went back, in wei.
    /// @param stake The stake that was unlocked, in wei.
    event Released(bytes32 indexed streamId, address indexed provider, uint96 guarantee, uint96 stake);

    /// @notice A provider was slashed for a wrong answer and expelled; its guarantee went back to the budget.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @param stake The stake that it lost, in wei.
    event Expelled(bytes32 indexed streamId, address indexed provider, uint96 stake);

    /// @notice A stream closed: budget and trust lock went back to the client.
    /// @param streamId The stream's id.
    /// @param refund The budget that went back, with the guarantees that the same call released, in wei.
    /// @param lock The trust lock that went back, in wei of the stake token.
    event Closed(bytes32 indexed streamId, uint256 refund, uint96 lock);

    /// @notice A field of the terms, or an argument, is invalid.
    /// @param field The name of the field.
    error BadStream(string field);

    /// @notice The stream does not exist, was never opened with these terms, or is not in the state that the call needs.
    /// @param streamId The stream's id.
    error StreamNotOpen(bytes32 streamId);

    /// @notice The terms were used before.
    /// @param streamId The stream's id.
    error StreamExists(bytes32 streamId);

    /// @notice Only the client may call.
    /// @param caller The account that called.
    error NotStreamClient(address caller);

    /// @notice Only the audits contract may call.
    /// @param caller The account that called.
    error NotAudits(address caller);

    /// @notice The rules in the terms are not the network's.
    /// @param given The hash of the rules in the terms.
    /// @param current The hash of the network's rules.
    error OtherRules(bytes32 given, bytes32 current);

    /// @notice The payment token is not listed, or its rate is another one.
    /// @param token The token.
    /// @param rate The rate of the network; zero when it is not listed.
    error OtherRate(address token, uint128 rate);

    /// @notice The admission is expired, used, for another stream or provider, or not signed by the stream's signer.
    /// @param field The name of the field.
    error BadAdmission(string field);

    /// @notice The stream has its largest number of subscribers.
    /// @param most The number.
    error StreamFull(uint16 most);

    /// @notice The budget does not cover another guarantee.
    /// @param free The free budget, in wei.
    /// @param needed The amount that is needed, in wei.
    error BudgetTooSmall(uint96 free, uint96 needed);

    /// @notice The provider has no subscription in the state that the call needs.
    /// @param provider The provider.
    /// @param status The status of its subscription.
    error WrongSubscription(address provider, SubscriptionStatus status);

    /// @notice The time or the block from which the call is possible has not come.
    /// @param time The time from which it is, in seconds.
    /// @param blockNumber The block from which it is.
    error NotYet(uint256 time, uint256 blockNumber);

    /// @notice The client's trust lock does not cover the bond of another audit.
    /// @param lock The lock that backs no audit, in wei of the stake token.
    /// @param needed The bond, in wei of the stake token.
    error TrustLockTooSmall(uint96 lock, uint96 needed);

    /// @notice The provider has too many open audits.
    /// @param provider The provider.
    error TooManyAudits(address provider);

    /// @notice Enough providers serve the stream, so that nobody but its client may end it.
    /// @param subscribers The number of providers that serve.
    error StreamIsUp(uint16 subscribers);

    /// @notice Nothing is missing of the provider's guarantee.
    /// @param provider The provider.
    error GuaranteeFull(address provider);

    /// @notice Open audits hold the provider's stake.
    /// @param provider The provider.
    /// @param audits The number of open audits.
    error AuditsOpen(address provider, uint16 audits);

    /// @notice The provider has no open audit that could end.
    /// @param provider The provider.
    error NoAudit(address provider);

    /// @notice The amount is larger than what was kept of the provider's slashed stake.
    /// @param provider The provider.
    /// @param kept The amount that was kept, in wei.
    error KeptTooLittle(address provider, uint96 kept);
}

/// Streams: a client's budget, the guarantees and stakes of the subscribers, and the payment of vouchers. The free budget
/// secures nobody, because the client can sign it away; each subscriber counts on its own guarantee.
interface IStreams is IStreamEvents {
    /// @notice Opens a stream. The caller must be the client, and pays the budget and the trust lock.
    /// @param terms The terms.
    /// @param rules The network's rules, whose hash the terms name.
    /// @param budget The budget, in wei.
    /// @param hint How to reach the gateway, at most 256 bytes.
    /// @return streamId The stream's id.
    function open(StreamTerms calldata terms, Rules calldata rules, uint96 budget, bytes calldata hint)
        external
        returns (bytes32 streamId);

    /// @notice Adds to the budget and to the trust lock of an open stream. Anyone may pay.
    /// @param terms The terms.
    /// @param budget The amount to add to the budget, in wei.
    /// @param lock The amount to add to the trust lock, in wei of the stake token.
    function topUp(StreamTerms calldata terms, uint96 budget, uint96 lock) external;

    /// @notice Publishes a new prescription under the next number. Client only. Guarantee, stake and times never change.
    /// @param terms The terms.
    /// @param content The hash of the prescription.
    /// @param hint How to fetch it, at most 256 bytes.
    function revise(StreamTerms calldata terms, bytes32 content, bytes calldata hint) external;

    /// @notice Replaces the key that signs admissions and vouchers. Client only, and not while the vouchers of an earlier
    /// key are still paid: two changes in a row would make them worthless.
    /// @param terms The terms.
    /// @param signer The new key.
    function setSigner(StreamTerms calldata terms, address signer) external;

    /// @notice Joins a stream: locks the stake and moves the guarantee out of the budget. A provider that returns reuses
    /// what is still held, with the receipt key that it had.
    /// @param terms The terms.
    /// @param admission The client's permission.
    /// @param signature The signer's signature under it.
    /// @param receiptKey The key that signs the caller's receipts.
    function join(
        StreamTerms calldata terms,
        Admission calldata admission,
        bytes calldata signature,
        address receiptKey
    ) external;

    /// @notice Leaves a stream. A provider that waives its vouchers frees its guarantee at once.
    /// @param terms The terms.
    /// @param waiveTo The amount up to which the caller waives its vouchers, at least what it was paid; 0 to waive none.
    function quit(StreamTerms calldata terms, uint96 waiveTo) external;

    /// @notice Dismisses a provider. Client only. Its vouchers are paid for one settle time.
    /// @param terms The terms.
    /// @param provider The provider.
    function dismiss(StreamTerms calldata terms, address provider) external;

    /// @notice Fills the guarantee of a provider that serves again, from the free budget. Anyone may call. A provider whose
    /// guarantee is used up serves nothing, so that no voucher would fill it.
    /// @param terms The terms.
    /// @param provider The provider.
    function refill(StreamTerms calldata terms, address provider) external;

    /// @notice Pays vouchers of one stream: each increase to its payee, from the free budget first, then from the payee's
    /// own guarantee, which is then filled again. Anyone may call. A bad or stale claim is skipped.
    /// @param terms The terms.
    /// @param claims The vouchers.
    /// @return paid The amount that was paid in all, in wei.
    function settle(StreamTerms calldata terms, Claim[] calldata claims) external returns (uint256 paid);

    /// @notice Begins the end of a stream. Client only.
    /// @param terms The terms.
    function retract(StreamTerms calldata terms) external;

    /// @notice Begins the end of a stream that was below c for longer than its `maxDowntime`. Anyone may call.
    /// @param terms The terms.
    function halt(StreamTerms calldata terms) external;

    /// @notice Releases a subscription that has ended: after the settle time its guarantee, after the hold and without an
    /// open audit its stake. Anyone may call.
    /// @param terms The terms.
    /// @param provider The provider.
    function release(StreamTerms calldata terms, address provider) external;

    /// @notice Closes a stream after the settle time, and releases the subscriptions of some providers. Anyone may call.
    /// Guarantees that are released later go to the client; no voucher is paid any more.
    /// @param terms The terms.
    /// @param providers The providers; those that cannot be released yet are left.
    function close(StreamTerms calldata terms, address[] calldata providers) external;

    /// @notice Sends an account its whole balance. Anyone may call; the amount goes to the account itself.
    /// @param token The token.
    /// @param account The account that is paid.
    function withdraw(address token, address account) external;

    /// @notice Sends the caller's whole balance to another account, for an account that a token refuses to pay.
    /// @param token The token.
    /// @param to The account that receives the amount.
    function withdrawTo(address token, address to) external;

    /// @notice Marks a subscription as audited, so that its stake stays, and sends the bond out of the client's trust lock
    /// to the audits contract. Audits contract only.
    /// @param terms The terms.
    /// @param provider The provider.
    /// @param bond The bond that the client's trust lock gives, in wei of the stake token; 0 when another accuses.
    /// @return stake The stake that the audit is about, in wei.
    /// @return receiptKey The key that signed the provider's receipts.
    function beginAudit(StreamTerms calldata terms, address provider, uint96 bond)
        external
        returns (uint96 stake, address receiptKey);

    /// @notice Ends an audit. Audits contract only. A wrong answer costs the whole stake and expels the provider.
    /// @param terms The terms.
    /// @param provider The provider.
    /// @param wrong True when an answer was proven wrong.
    /// @param awards The shares of a slashed stake; the rest is burned.
    /// @param keep The part of the slashed stake that stays locked for `payAccusers`, in wei.
    /// @return taken The stake that was taken, `keep` included, in wei; zero when an earlier audit took it.
    function endAudit(StreamTerms calldata terms, address provider, bool wrong, Award[] calldata awards, uint96 keep)
        external
        returns (uint96 taken);

    /// @notice Slashes stake that `endAudit` kept. Audits contract only.
    /// @param provider The provider.
    /// @param amount The amount, in wei.
    /// @param awards Its shares; the rest is burned.
    function payAccusers(address provider, uint96 amount, Award[] calldata awards) external;

    /// @notice Returns the id of terms.
    /// @param terms The terms.
    /// @return The hash of chain, contract and terms.
    function idOf(StreamTerms calldata terms) external view returns (bytes32);

    /// @notice Returns a stream.
    /// @param streamId The stream's id.
    /// @return The stream.
    function streamOf(bytes32 streamId) external view returns (Stream memory);

    /// @notice Returns the client's trust lock that backs no open audit.
    /// @param terms The terms.
    /// @return The amount, in wei of the stake token.
    function lockOf(StreamTerms calldata terms) external view returns (uint96);

    /// @notice Returns the keys that sign for a stream.
    /// @param terms The terms.
    /// @return signer The key now.
    /// @return before The key before; zero when there is none.
    /// @return changedAt The time of the change, in seconds.
    /// @return changedBlock The block of the change.
    function signersOf(StreamTerms calldata terms)
        external
        view
        returns (address signer, address before, uint40 changedAt, uint40 changedBlock);

    /// @notice Returns the hash of a revision.
    /// @param terms The terms.
    /// @param revision Its number.
    /// @return The hash of the prescription; zero when there is no such revision.
    function contentOf(StreamTerms calldata terms, uint16 revision) external view returns (bytes32);

    /// @notice Returns the money of a provider in a stream.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @return The account.
    function accountOf(bytes32 streamId, address provider) external view returns (Account memory);

    /// @notice Returns the subscription of a provider.
    /// @param streamId The stream's id.
    /// @param provider The provider.
    /// @return The subscription.
    function subscriptionOf(bytes32 streamId, address provider) external view returns (Subscription memory);

    /// @notice Returns the guarantee that a provider can count on.
    /// @param terms The terms.
    /// @param provider The provider.
    /// @return The amount, in wei.
    function guaranteeOf(StreamTerms calldata terms, address provider) external view returns (uint96);

    /// @notice Returns the balance that an account can withdraw.
    /// @param token The token.
    /// @param account The account.
    /// @return The amount, in wei.
    function balanceOf(address token, address account) external view returns (uint256);
}
