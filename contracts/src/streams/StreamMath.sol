// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

import {StreamTypedData} from "./StreamTypedData.sol";
import {Admission, Claim, StreamTerms} from "./StreamTypes.sol";

/// Ids, hashes and sums of streams on which the contracts must agree. As in `TaskMath`, the hashes equal
/// `keccak256(abi.encode(...))` and are taken straight from the calldata; a test compares both.
library StreamMath {
    uint256 internal constant TERMS_BYTES = 24 * 32;
    uint256 internal constant ADMISSION_BYTES = 5 * 32;

    /// The fields of a claim that its voucher has too, in the same order.
    uint256 internal constant VOUCHER_BYTES = 5 * 32;

    /// The stake of a subscriber is worth at least this many guarantees, so that cheating on all that it holds unchecked
    /// loses.
    uint256 internal constant STAKE_GUARANTEES = 2;

    /// Chain and contract are part of the id, so that a signature that names a stream is invalid elsewhere.
    function streamId(address streams, StreamTerms calldata terms) internal view returns (bytes32 id) {
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, chainid())
            mstore(add(data, 32), streams)
            calldatacopy(add(data, 64), terms, TERMS_BYTES)
            id := keccak256(data, add(TERMS_BYTES, 64))
        }
    }

    /// The EIP-712 hash of an admission.
    function admissionHash(Admission calldata admission) internal pure returns (bytes32 id) {
        bytes32 typeHash = StreamTypedData.ADMISSION;
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, typeHash)
            calldatacopy(add(data, 32), admission, ADMISSION_BYTES)
            id := keccak256(data, add(ADMISSION_BYTES, 32))
        }
    }

    /// The EIP-712 hash of the voucher behind a claim.
    function voucherHash(bytes32 stream, Claim calldata claim) internal pure returns (bytes32 id) {
        bytes32 typeHash = StreamTypedData.VOUCHER;
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, typeHash)
            mstore(add(data, 32), stream)
            calldatacopy(add(data, 64), claim, VOUCHER_BYTES)
            id := keccak256(data, add(VOUCHER_BYTES, 64))
        }
    }

    /// Returns the least stake of a subscriber, in the stake token, rounded up.
    function leastStake(StreamTerms calldata terms) internal pure returns (uint256) {
        return Math.ceilDiv(STAKE_GUARANTEES * terms.guarantee * terms.rate, 1e18);
    }
}
