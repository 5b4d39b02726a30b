// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {TaskGas} from "./TaskGas.sol";

/// Among twenty thousand operators, each with a bond of its own size.
contract LargeNetworkTest is TaskGas {
    uint256 private constant OPERATORS = 20_000;

    function setUp() public override {
        super.setUp();
        // One outer call is one transaction: with each operator's calls on their own, isolation would take hours.
        this.grow();
    }

    function grow() external {
        for (uint256 i = operators.length; i != OPERATORS; ++i) {
            addOperator(uint256(keccak256(abi.encode("operator", i))), 1000, uint32(100 + i % 800));
        }
        nextEpoch();
    }

    function test_ATaskAmongTwentyThousandOperators() public {
        warmUp(1, 3);
        Cost memory c = measure(1, 3);
        report("gas_post", c.post);
        report("gas_award", c.award);
        report("gas_deliver", c.deliver);
        report("gas_draw_3", c.draw);
        // Among so many, nobody has had a seat before: their first fees fill fresh slots.
        report("gas_finalise_3_new_seats", c.finalise);
        report("gas_task_1x3_new_seats", c.all);
    }
}
