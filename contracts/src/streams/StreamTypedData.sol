// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The messages of streams that are signed off chain (EIP-712). All verify in the domain {name: "muster", version: "1",
/// chainId, verifyingContract: Streams} and carry the stream's id or a hash that contains it.
library StreamTypedData {
    bytes32 internal constant ADMISSION =
        keccak256("Admission(bytes32 streamId,address provider,bytes32 node,uint16 joins,uint40 expiry)");
    bytes32 internal constant VOUCHER =
        keccak256("Voucher(bytes32 streamId,address payee,uint96 amount,uint32 epoch,uint64 count,bytes32 root)");
    bytes32 internal constant RECEIPT = keccak256(
        "Receipt(bytes32 streamId,uint32 rules,uint32 epoch,uint64 seq,bytes32 request,bytes32 answer,uint32 from,uint32 to,uint64 inUnits,uint64 outUnits,uint96 total,bytes32 root)"
    );

    /// The client's request to confirm one answer: `receipt` is the EIP-712 hash of its receipt. It lets the confirmer accuse.
    bytes32 internal constant CONFIRMATION = keccak256("Confirmation(bytes32 receipt,address confirmer)");
}
