// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";

import {Rules} from "../market/Rules.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {CheckMode, Delivery, Terms} from "../market/TaskTypes.sol";
import {StreamTypedData} from "./StreamTypedData.sol";
import {Receipt, StreamTerms, Voucher} from "./StreamTypes.sol";

/// How an answer becomes a delivery of one segment, which council, panel and jury can check.
library AuditMath {
    /// The bond of a seat, in units, that an operator can have: as for batch tasks.
    uint256 internal constant MAX_SEAT_UNITS = 1e6;

    /// The segments that a seat's fee counts: the drawn window and the last segment. An answer is both.
    uint256 internal constant PAID_SEGMENTS = 2;

    uint256 internal constant RECEIPT_BYTES = 12 * 32;

    uint256 internal constant VOUCHER_BYTES = 6 * 32;

    // Like those of `TaskMath`, these hashes are taken straight from the calldata.

    /// The EIP-712 hash of a voucher.
    function voucherHash(Voucher calldata voucher) internal pure returns (bytes32 id) {
        bytes32 typeHash = StreamTypedData.VOUCHER;
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, typeHash)
            calldatacopy(add(data, 32), voucher, VOUCHER_BYTES)
            id := keccak256(data, add(VOUCHER_BYTES, 32))
        }
    }

    /// The EIP-712 hash of a receipt.
    function receiptHash(Receipt calldata receipt) internal pure returns (bytes32 id) {
        bytes32 typeHash = StreamTypedData.RECEIPT;
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, typeHash)
            calldatacopy(add(data, 32), receipt, RECEIPT_BYTES)
            id := keccak256(data, add(RECEIPT_BYTES, 32))
        }
    }

    /// The leaf of an answer under its epoch's root.
    function leaf(Receipt calldata receipt) internal pure returns (bytes32) {
        return keccak256(
            abi.encode(
                receipt.rules,
                receipt.seq,
                receipt.request,
                receipt.answer,
                receipt.from,
                receipt.to,
                receipt.inUnits,
                receipt.outUnits
            )
        );
    }

    /// Names an answer, whichever of the receipts that cover it is shown.
    function answerKey(address provider, Receipt calldata receipt) internal pure returns (bytes32) {
        return keccak256(abi.encode(receipt.streamId, provider, receipt.epoch, leaf(receipt)));
    }

    /// Names the list of answers of an epoch.
    function epochKey(bytes32 streamId, address provider, uint32 epoch, uint64 count, bytes32 root)
        internal
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(streamId, provider, epoch, count, root));
    }

    /// Returns the units of the segment by which a seat is paid for the work of an answer once. Units beyond the largest
    /// bond of a seat are cut off: otherwise nobody could audit an answer that claims too many.
    function segmentUnits(StreamTerms calldata terms, Rules calldata rules, Receipt calldata receipt, uint256 bondUnit)
        internal
        pure
        returns (uint64)
    {
        uint256 work = (uint256(receipt.inUnits) + receipt.outUnits) * terms.unitWork;
        uint256 units = (work + PAID_SEGMENTS - 1) / PAID_SEGMENTS;
        uint256 highest = MAX_SEAT_UNITS * bondUnit / TaskMath.BOND_FEES;
        uint256 rest = highest > rules.seatBase ? highest - rules.seatBase : 0;
        if (rules.seatUnitPrice != 0) {
            uint256 most = rest * 1e9 / (PAID_SEGMENTS * uint256(rules.seatUnitPrice));
            if (units > most) units = most;
        }
        if (units > type(uint64).max) units = type(uint64).max;
        // forge-lint: disable-next-line(unsafe-typecast) cut off above
        return units == 0 ? 1 : uint64(units);
    }

    /// Returns the fee of a seat, as `TaskMath.seatFee` has it for the terms of the audit.
    function seatFee(Rules calldata rules, uint256 units) internal pure returns (uint256) {
        return rules.seatBase + PAID_SEGMENTS * units * rules.seatUnitPrice / 1e9;
    }

    /// Returns the terms of an audit, without its names, its bond and its rules.
    function auditTerms(StreamTerms calldata terms, Receipt calldata receipt, uint64 units)
        internal
        pure
        returns (Terms memory made)
    {
        made.client = terms.client;
        made.peer = terms.peer;
        made.starts = TaskMath.leaf(receipt.request, 0, 0);
        made.classId = terms.classId;
        made.parts = 1;
        made.replicas = 1;
        made.how = terms.how;
        made.lead = terms.seats;
        made.windows = 1;
        made.windowSegments = 1;
        made.deliveries = 1;
        made.runSeconds = terms.runSeconds;
        made.segmentUnits = units;
        made.maxUnits = units;
        made.payData = receipt.streamId;
        made.rate = 1e18;
    }

    /// Returns the delivery that stands for an answer, without its place and time. A seat that replays must know the
    /// answer's hash R, of which the receipt has the hash; a panel compares each position of the answer, and its end.
    function delivery(Terms memory made, address provider, Receipt calldata receipt, uint256 epochSeconds)
        internal
        pure
        returns (Delivery memory d)
    {
        d.last = true;
        d.executor = provider;
        d.startLeaf = made.starts;
        d.endUnits = made.segmentUnits;
        if (made.how == CheckMode.Margin) {
            d.endUnits = receipt.outUnits == type(uint64).max ? receipt.outUnits : receipt.outUnits + 1;
        }
        d.endLeaf = TaskMath.leaf(receipt.answer, d.endUnits, receipt.answer);
        d.root = Hashes.efficientKeccak256(d.startLeaf, d.endLeaf);
        d.result = receipt.answer;
        d.segments = 1;
        // Jurors that were appointed after the answer do not judge it.
        // forge-lint: disable-next-line(unsafe-typecast) seconds
        d.since = uint40(receipt.epoch * epochSeconds);
    }
}
