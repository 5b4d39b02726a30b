// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {TaskMath} from "../../src/market/TaskMath.sol";
import {CheckMode, Terms} from "../../src/market/TaskTypes.sol";
import {Work} from "../../src/pay/IPaymentFunction.sol";
import {LogProgress} from "../../src/pay/LogProgress.sol";
import {PaymentCall} from "../../src/pay/PaymentCall.sol";
import {PerUnit} from "../../src/pay/PerUnit.sol";
import {Network} from "../market/Network.sol";

/// The rules exist twice: here, and in TypeScript for quotes and the clients' own decisions. Both must agree to the
/// last wei. packages/chain/test/rulesParity.test.ts computes the TypeScript results and stores them in
/// ruleVectors.json.
contract RulesParityTest is Network {
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

    function test_a_delivery_is_paid_as_a_quote_predicts() public {
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

    function test_a_record_is_spent_as_in_the_model() public {
        uint256[][] memory all = rows(".record", 3);
        for (uint256 i = 0; i < all.length; ++i) {
            vm.prank(address(market));
            history.recordChecked(operators[0], client, all[i][0], all[i][1]);
            eq(history.recordOf(operators[0]).good, all[i][2], string.concat("record ", vm.toString(i)));
        }
    }

    function test_a_seat_earns_and_bonds_as_in_the_model() public view {
        uint256[][] memory all = rows(".seatFee", 9);
        Terms memory t;
        t.rate = 1e18;
        for (uint256 i = 0; i < all.length; ++i) {
            uint256[] memory v = all[i];
            (t.rules.seatBase, t.rules.seatUnitPrice) = (uint128(v[0]), uint128(v[1]));
            (t.segmentUnits, t.windowSegments) = (uint64(v[2]), uint32(v[3]));
            eq(this.seatFee(t, v[4]), v[7], string.concat("fee ", vm.toString(i)));
            eq(this.bondUnits(t, v[4], v[6], uint32(v[5])), v[8], string.concat("bond ", vm.toString(i)));
        }
    }

    /// In the stake token both round alike. In another token the market rounds twice, and a node that locks by the model
    /// never locks too little.
    function test_an_executor_locks_as_in_the_model() public view {
        uint256[][] memory all = rows(".leastLock", 11);
        Terms memory t;
        for (uint256 i = 0; i < all.length; ++i) {
            uint256[] memory v = all[i];
            (t.how, t.maxUnits, t.segmentUnits) = (CheckMode(v[0]), uint64(v[1]), uint64(v[2]));
            (t.milestoneSegments, t.windowSegments, t.windows) = (uint64(v[3]), uint32(v[4]), uint8(v[5]));
            (t.rules.lockTenths, t.rate, t.exact) = (uint16(v[6]), uint128(v[7]), v[9] == 1);
            uint256 least = this.leastLock(t, v[8]);
            uint256 ofOneWei = t.rate == 1e18 ? 0 : this.leastLock(t, 1e18 / uint256(t.rate) + 1) + 1;
            atMost(least, v[10], string.concat("lock ", vm.toString(i)));
            atMost(v[10] - least, ofOneWei, string.concat("rounding ", vm.toString(i)));
        }
    }

    function test_a_client_locks_as_in_the_model() public view {
        uint256[][] memory all = rows(".trustLock", 7);
        Terms memory t;
        for (uint256 i = 0; i < all.length; ++i) {
            uint256[] memory v = all[i];
            (t.rules.minTrustLock, t.rules.declineFee, t.rate) = (uint128(v[0]), uint128(v[1]), uint128(v[2]));
            (t.parts, t.replicas, t.maxPrice) = (uint16(v[3]), uint8(v[4]), uint128(v[5]));
            eq(this.leastTrustLock(t), v[6], string.concat("lock ", vm.toString(i)));
        }
    }

    function test_a_replay_has_the_time_of_the_model() public view {
        uint256[][] memory all = rows(".replay", 10);
        Terms memory t;
        for (uint256 i = 0; i < all.length; ++i) {
            uint256[] memory v = all[i];
            (t.runSeconds, t.maxUnits, t.segmentUnits) = (uint32(v[0]), uint64(v[1]), uint64(v[2]));
            (t.windowSegments, t.rules.answerSeconds, t.rules.waitSeconds) = (uint32(v[3]), uint32(v[4]), uint32(v[5]));
            eq(this.replaySeconds(t, v[6]), v[8], string.concat("replay ", vm.toString(i)));
            eq(this.answerSeconds(t, v[6], v[7]), v[9], string.concat("answer ", vm.toString(i)));
        }
    }

    // The library reads terms from calldata.

    function replaySeconds(Terms calldata t, uint256 segments) external pure returns (uint256) {
        return TaskMath.replaySeconds(t, segments);
    }

    function answerSeconds(Terms calldata t, uint256 segments, uint256 windows) external pure returns (uint256) {
        return TaskMath.answerSeconds(t, segments, windows);
    }

    function seatFee(Terms calldata t, uint256 windows) external pure returns (uint256) {
        return TaskMath.seatFee(t, windows);
    }

    function bondUnits(Terms calldata t, uint256 windows, uint256 unit, uint32 least) external pure returns (uint32) {
        return TaskMath.bondUnits(t, windows, TaskMath.BOND_FEES, unit, least);
    }

    function leastTrustLock(Terms calldata t) external pure returns (uint256) {
        return TaskMath.leastTrustLock(t);
    }

    function leastLock(Terms calldata t, uint256 price) external pure returns (uint256) {
        return TaskMath.leastLock(t, price);
    }
}
