// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence} from "../../src/council/ICouncil.sol";
import {Answer, Roster, Seat, SeatState} from "../../src/council/ISeats.sol";
import {Bid, Checkpoint, Delivery, Settlement, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "../market/Walk.sol";

/// Random arguments: every field takes any value of its type, often zero, small or the largest.
abstract contract Luck is Walk {
    // The size of each field in bytes; from 0xE0 on, an enum (or bool) of that many members less 0xE0.
    bytes private constant RULES = hex"04040404040404040410" hex"0c0c1010100404100c0c020202" hex"01010402";
    bytes private constant TERMS = hex"1414201420202020" hex"0201e401010408010504" hex"1010" hex"0c08080808142020e2e210";
    bytes private constant BID = hex"201420" hex"10100c020405050820";
    bytes private constant DELIVERY = hex"20020101" hex"e2e7" hex"1420202020" hex"080808" hex"0505" hex"0803";
    bytes private constant SETTLEMENT = hex"e7101010" hex"e305";
    bytes private constant CHECKPOINT = hex"20020101" hex"082020";
    bytes private constant ANSWER = hex"e5202020";

    uint256 private _luck;

    function shuffle(uint256 seed) internal {
        _luck = seed;
    }

    function pick(uint256 n) internal returns (uint256) {
        _luck = uint256(keccak256(abi.encode(_luck)));
        return _luck % n;
    }

    function anyTerms() internal returns (Terms memory) {
        return abi.decode(_fields(bytes.concat(TERMS, RULES)), (Terms));
    }

    function anyBid() internal returns (Bid memory) {
        return abi.decode(_fields(BID), (Bid));
    }

    function anyDelivery() internal returns (Delivery memory) {
        return abi.decode(_fields(DELIVERY), (Delivery));
    }

    function anySettlement() internal returns (Settlement memory) {
        return abi.decode(_fields(SETTLEMENT), (Settlement));
    }

    function anyCheckpoint() internal returns (Checkpoint memory) {
        return abi.decode(_fields(CHECKPOINT), (Checkpoint));
    }

    function anyAnswer() internal returns (Answer memory) {
        return abi.decode(_fields(ANSWER), (Answer));
    }

    function anyProof() internal returns (bytes32[] memory proof) {
        proof = new bytes32[](pick(6));
        for (uint256 i = 0; i < proof.length; ++i) {
            proof[i] = bytes32(anyNumber(32));
        }
    }

    function anyEvidence() internal returns (Evidence memory) {
        return Evidence(bytes32(anyNumber(32)), anyProof());
    }

    function anyRoster() internal returns (Roster memory p) {
        p.round = uint8(anyNumber(1));
        (p.added, p.missing) = (uint8(anyNumber(1)), uint8(anyNumber(1)));
        (p.deadline, p.waitUntil) = (uint40(anyNumber(5)), uint40(anyNumber(5)));
        p.target = uint64(anyNumber(8));
        p.windows = new uint64[](pick(3));
        p.seats = new Seat[](pick(3));
        for (uint256 i = 0; i < p.seats.length; ++i) {
            p.seats[i] = Seat(anyone(), SeatState(pick(4)));
        }
    }

    function anyone() internal returns (address) {
        uint256 i = pick(operators.length + 2);
        if (i < operators.length) return operators[i];
        return i == operators.length ? client : address(uint160(1000 + pick(1e30)));
    }

    function anyNumber(uint256 size) internal returns (uint256) {
        uint256 most = size == 32 ? type(uint256).max : (uint256(1) << (8 * size)) - 1;
        uint256 kind = pick(6);
        if (kind == 0) return 0;
        if (kind == 1) return pick(most < 300 ? most : 300);
        if (kind == 2) return most;
        if (kind == 3 && size > 4) return block.timestamp + pick(100 days);
        return pick(most);
    }

    function _fields(bytes memory sizes) private returns (bytes memory words) {
        words = new bytes(32 * sizes.length);
        for (uint256 i = 0; i < sizes.length; ++i) {
            uint256 size = uint8(sizes[i]);
            uint256 word = size > 0xE0 ? pick(size - 0xE0) : anyNumber(size);
            assembly ("memory-safe") {
                mstore(add(add(words, 32), mul(32, i)), word)
            }
        }
    }
}
