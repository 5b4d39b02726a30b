// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Bid, Delivery, Terms} from "../../src/market/TaskTypes.sol";
import {Bond} from "../../src/registry/IProviderRegistry.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// A delivery of ten segments that waits for its council.
abstract contract CouncilWalk is Walk {
    Terms internal t;
    Bid internal b;
    Delivery internal d;
    WorkTree.Run internal r;

    function operatorCount() internal pure override returns (uint256) {
        return 24;
    }

    /// Three windows of a segment, and the end, by two seats.
    function setUp() public override {
        super.setUp();
        Terms memory made = task();
        made.windows = 3;
        made.lead = 2;
        t = made;
        b = running(made);
        r = run(made);
        d = deliver(made, b, r);
    }

    function bondUnits(address operator) internal view returns (Bond memory) {
        return registry.bondOf(operator, CLASS);
    }
}
