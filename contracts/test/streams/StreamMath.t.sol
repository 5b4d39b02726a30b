// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {StreamMath} from "../../src/streams/StreamMath.sol";
import {StreamTypedData} from "../../src/streams/StreamTypedData.sol";
import {Admission, Claim, StreamTerms, Voucher} from "../../src/streams/StreamTypes.sol";
import {Test} from "../Test.sol";

/// The hashes taken from the calldata equal those of the ABI encoding.
contract StreamMathTest is Test {
    function idOf(StreamTerms calldata terms) external view returns (bytes32) {
        return StreamMath.streamId(address(this), terms);
    }

    function hashOf(Admission calldata admission) external pure returns (bytes32) {
        return StreamMath.admissionHash(admission);
    }

    function hashOf(bytes32 stream, Claim calldata claim) external pure returns (bytes32) {
        return StreamMath.voucherHash(stream, claim);
    }

    function leastStake(StreamTerms calldata terms) external pure returns (uint256) {
        return StreamMath.leastStake(terms);
    }

    /// Terms with a value of its own in every field; a fuzzer does not keep to the members of an enum.
    function termsOf(uint256 seed) internal pure returns (StreamTerms memory terms) {
        bytes memory data;
        for (uint256 i = 0; i < 24; ++i) {
            data = bytes.concat(data, keccak256(abi.encode(seed, i)));
        }
        uint8[24] memory bits =
            [160, 160, 0, 160, 0, 0, 0, 96, 96, 96, 8, 16, 32, 32, 32, 32, 32, 32, 1, 8, 64, 32, 128, 0];
        for (uint256 i = 0; i < 24; ++i) {
            if (bits[i] == 0) continue;
            uint256 size = bits[i];
            assembly ("memory-safe") {
                let at_ := add(add(data, 32), mul(i, 32))
                mstore(at_, shr(sub(256, size), mload(at_)))
            }
        }
        return abi.decode(data, (StreamTerms));
    }

    function test_an_id_is_the_hash_of_chain_contract_and_terms(uint256 seed) public view {
        StreamTerms memory terms = termsOf(seed);
        eq(this.idOf(terms), keccak256(abi.encode(block.chainid, address(this), terms)), "id");
    }

    function test_an_admission_is_hashed_as_eip712_says(Admission memory admission) public view {
        eq(this.hashOf(admission), keccak256(abi.encode(StreamTypedData.ADMISSION, admission)), "admission");
    }

    function test_a_claim_is_hashed_as_the_voucher_that_it_is(bytes32 stream, Claim memory claim) public view {
        Voucher memory voucher = Voucher(stream, claim.payee, claim.amount, claim.epoch, claim.count, claim.root);
        eq(this.hashOf(stream, claim), keccak256(abi.encode(StreamTypedData.VOUCHER, voucher)), "voucher");
    }

    function test_the_least_stake_is_two_guarantees_rounded_up(uint256 seed) public view {
        StreamTerms memory terms = termsOf(seed);
        uint256 least = this.leastStake(terms);
        uint256 worth = 2 * uint256(terms.guarantee) * terms.rate;
        atLeast(least * 1e18, worth, "enough");
        atMost(least * 1e18, worth + 1e18 - 1, "no more than needed");
    }
}
