// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {BidReceipt, Checkpoint} from "./TaskTypes.sol";

/// All messages that are signed off chain (EIP-712). The domain is {name: "muster", version: "1", chainId,
/// verifyingContract}; bids, receipts, checkpoints and acceptances verify at the market, answers at the council. All
/// carry the task's id, which binds chain and market.
library TypedData {
    bytes32 internal constant BID = keccak256(
        "Bid(bytes32 taskId,address operator,bytes32 node,uint128 price,uint128 floor,uint96 stakeLock,uint16 maxParts,uint32 startSeconds,uint40 expiry,uint40 takeoverUntil,uint64 nonce,bytes32 payCode)"
    );
    bytes32 internal constant BID_RECEIPT =
        keccak256("BidReceipt(bytes32 taskId,bytes32 bidHash,uint32 number,uint40 receivedAt)");
    bytes32 internal constant CHECKPOINT = keccak256(
        "Checkpoint(bytes32 taskId,uint16 part,uint8 assignment,uint8 seq,uint64 segments,bytes32 root,bytes32 leaf)"
    );

    /// `delivery` is the hash of the whole delivery, so that an acceptance is valid for one delivery only. It counts only
    /// where no seat disagreed.
    bytes32 internal constant ACCEPTANCE = keccak256("Acceptance(bytes32 delivery)");
    bytes32 internal constant ANSWER =
        keccak256("Answer(bytes32 deliveryId,uint16 seat,address operator,uint8 kind,bytes32 seal)");

    function hash(BidReceipt calldata receipt) internal pure returns (bytes32) {
        return keccak256(abi.encode(BID_RECEIPT, receipt));
    }

    function hash(Checkpoint calldata checkpoint) internal pure returns (bytes32) {
        return keccak256(abi.encode(CHECKPOINT, checkpoint));
    }

    function acceptance(bytes32 delivery) internal pure returns (bytes32) {
        return keccak256(abi.encode(ACCEPTANCE, delivery));
    }
}
