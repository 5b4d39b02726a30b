// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Part} from "../../src/market/ITaskMarket.sol";
import {Bid, Checkpoint, Delivery, PartStatus, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// A task that runs, and the calls that end its assignment early.
abstract contract CuttingWalk is Walk {
    using WorkTree for WorkTree.Run;

    Terms internal t;
    Bid internal b;
    bytes32 internal id;

    function setUp() public override {
        super.setUp();
        t = task();
        b = running(t);
        id = idOf(t);
    }

    /// The client's receipt for the first `segments` of the current delivery.
    function checkpoint(uint64 segments) internal view returns (Checkpoint memory c) {
        Part memory p = market.part(id, 0);
        WorkTree.Run memory r = run(t);
        r.startUnits = p.units;
        r.units = segments * SEGMENT;
        r.end = 0;
        c = Checkpoint(id, 0, p.assignment, p.seq, segments, r.root(), r.leaf(segments));
    }

    /// Closes a cut and returns the delivery that it became.
    function closeCut(Bid memory by, Checkpoint memory c) internal returns (Delivery memory) {
        return claimCut(t, by, c);
    }

    /// The client opens a part that was cut to another executor, at a checkpoint that the executor signed.
    function takeOverAt(Bid memory by, Checkpoint memory c) internal returns (Delivery memory) {
        bytes memory signature = signCheckpointBy(by.operator, c);
        vm.recordLogs();
        vm.prank(client);
        market.closeCut(t, by, c, signature);
        return lastDelivery();
    }

    function cutRun(Delivery memory d) internal view returns (WorkTree.Run memory r) {
        r = run(t);
        r.startUnits = d.startUnits;
        r.units = d.endUnits - d.startUnits;
        r.end = 0;
    }

    function status() internal view returns (PartStatus) {
        return market.part(id, 0).status;
    }

    /// Has the executor replaced because it does not answer a challenge.
    function silence() internal {
        token.mint(operators[5], 1 ether);
        vm.prank(operators[5]);
        liveness.challenge(t, 0);
        pass(t.rules.livenessSeconds + 1);
        liveness.replace(t, 0);
    }

    /// The same task with milestones of this many segments.
    function withMilestones(uint64 segments) internal {
        Terms memory made = task();
        made.salt = keccak256("milestones");
        made.milestoneSegments = segments;
        t = made;
        b = running(made);
        id = idOf(made);
    }
}
