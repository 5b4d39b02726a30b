// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Count, Decision, Tally} from "../../src/council/Tally.sol";
import {TaskMath} from "../../src/market/TaskMath.sol";
import {Terms} from "../../src/market/TaskTypes.sol";
import {Work} from "../../src/pay/IPaymentFunction.sol";
import {LogProgress} from "../../src/pay/LogProgress.sol";
import {PaymentCall} from "../../src/pay/PaymentCall.sol";
import {PerUnit} from "../../src/pay/PerUnit.sol";
import {Network} from "../market/Network.sol";

/// The rules exist twice: here, and in TypeScript for quotes and the clients' own decisions. Both must give the same to
/// the last wei. packages/chain/test/rulesParity.test.ts computes what TypeScript gives and keeps it in ruleVectors.json.
contract RulesParityTest is Network {
    using Tally for Count;

    string private vectors;

    function setUp() public override {
        super.setUp();
        vectors = vm.readFile("contracts/test/parity/ruleVectors.json");
    }

    /// All words of one rule, in rows.
    function rows(string memory rule, uint256 width) private view returns (uint256[][] memory all) {
        bytes memory data = vm.parseJsonBytes(vectors, rule);
        all = new uint256[][](data.length / 32 / width);
        atLeast(all.length, 20, "vectors");
        for (uint256 i = 0; i < all.length; ++i) {
            all[i] = new uint256[](width);
            for (uint256 j = 0; j < width; ++j) {
                uint256 word;
                uint256 at_ = 32 * (i * width + j + 1);
                assembly ("memory-safe") {
                    word := mload(add(data, at_))
                }
                all[i][j] = word;
            }
        }
    }

    function test_a_delivery_is_worth_what_a_quote_says() public {
        address perUnit = address(new PerUnit());
        address logProgress = address(new LogProgress());
        uint256[][] memory all = rows(".worth", 11);
        for (uint256 i = 0; i < all.length; ++i) {
            uint256[] memory v = all[i];
            Work memory w;
            (w.price, w.floor) = (uint128(v[1]), uint128(v[2]));
            (w.startUnits, w.endUnits) = (uint64(v[3]), uint64(v[4]));
            (w.startProgress, w.endProgress) = (uint64(v[5]), uint64(v[6]));
            (w.elapsed, w.allowed, w.data) = (uint64(v[7]), uint64(v[8]), bytes32(v[9]));
            address pay = v[0] == 1 ? perUnit : logProgress;
            uint256 worth = v[0] == 0
                // As the market computes it where no payment function is named.
                ? uint256(w.price) * (w.endProgress - w.startProgress) / 1e18
                : PaymentCall.worth(pay, pay.codehash, w);
            eq(worth, v[10], string.concat("worth ", vm.toString(i)));
        }
    }

    function test_a_bid_ranks_as_the_client_ranks_it() public {
        uint256[][] memory all = rows(".rank", 3);
        for (uint256 i = 0; i < all.length; ++i) {
            address who = address(uint160(0x1000 + i));
            if (all[i][0] != 0) {
                vm.prank(address(market));
                history.recordChecked(who, client, 0, all[i][0]);
            }
            uint256 price = history.effectivePrice(who, all[i][1], registry.currentEpoch() + 1);
            eq(price, all[i][2], string.concat("rank ", vm.toString(i)));
        }
    }

    function test_a_record_is_spent_alike() public {
        uint256[][] memory all = rows(".record", 3);
        for (uint256 i = 0; i < all.length; ++i) {
            vm.prank(address(market));
            history.recordChecked(operators[0], client, all[i][0], all[i][1]);
            eq(history.recordOf(operators[0]).good, all[i][2], string.concat("record ", vm.toString(i)));
        }
    }

    function test_a_segment_is_counted_alike() public view {
        uint256[][] memory all = rows(".tally", 8);
        for (uint256 i = 0; i < all.length; ++i) {
            uint256[] memory v = all[i];
            Count memory count = Count(uint16(v[0]), uint16(v[1]), uint16(v[2]));
            Decision decision = count.decide(v[3], v[4]);
            eq(uint8(decision), v[6], string.concat("decision ", vm.toString(i)));
            if (decision == Decision.Open) {
                eq(count.missing(v[3], v[4], v[5]), v[7], string.concat("missing ", vm.toString(i)));
            }
        }
    }

    function test_a_seat_earns_alike() public view {
        uint256[][] memory all = rows(".seatFee", 4);
        Terms memory t;
        for (uint256 i = 0; i < all.length; ++i) {
            (t.rules.seatBase, t.rules.seatUnitPrice) = (uint128(all[i][0]), uint128(all[i][1]));
            t.segmentUnits = uint64(all[i][2]);
            eq(this.seatFee(t), all[i][3], string.concat("fee ", vm.toString(i)));
        }
    }

    /// The library reads terms from calldata.
    function seatFee(Terms calldata t) external pure returns (uint256) {
        return TaskMath.seatFee(t);
    }
}
