// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {DeliveryInput, IMarketEvents, Win} from "../../src/market/ITaskMarket.sol";
import {Bid, BidReceipt, CheckMode, Delivery, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";

/// The steps of a redundant task, for tests of its draws and comparisons.
abstract contract RedundantWalk is Walk {
    Terms internal t;
    bytes32 internal id;
    Bid[] internal bids;

    /// Whether the next task compares byte for byte.
    bool internal exact;
    uint96 internal lock = LOCK;

    function setUp() public virtual override {
        super.setUp();
        Terms memory made = task();
        made.how = CheckMode.Redundant;
        made.replicas = 2;
        t = made;
        id = post(made);
        for (uint16 i = 0; i < 2; ++i) {
            bids.push(bidOf(made, operators[i], 80 ether));
        }
        setBook(bids);
        for (uint16 i = 0; i < 2; ++i) {
            awardPart(made, bids[i], i);
        }
    }

    function sealedInput(uint16 replica, bytes32 result) internal view returns (DeliveryInput memory h) {
        h = input(run(t));
        h.part = replica;
        h.result = replicas.sealOf(result, bytes32(uint256(replica)), bids[replica].operator);
    }

    function deliverReplica(uint16 replica, bytes32 result) internal returns (Delivery memory) {
        return deliver(t, bids[replica], sealedInput(replica, result));
    }

    function both(bytes32 first, bytes32 second) internal returns (Delivery[] memory d) {
        d = new Delivery[](2);
        d[0] = deliverReplica(0, first);
        d[1] = deliverReplica(1, second);
        replicas.open(t, d[0], first, bytes32(0));
        replicas.open(t, d[1], second, bytes32(uint256(1)));
    }

    /// `count` replicas of `parts` parts, each by its own operator.
    function several(uint16 parts, uint8 count) internal {
        offer(parts, count);
        for (uint16 i = 0; i < parts * count; ++i) {
            awardPart(t, bids[i], i);
        }
    }

    function offer(uint16 parts, uint8 count) internal {
        Terms memory made = task();
        made.how = CheckMode.Redundant;
        made.replicas = count;
        made.parts = parts;
        (made.exact, made.stakeLock) = (exact, lock);
        made.salt = keccak256(abi.encode(parts, count));
        if (parts == 2) made.starts = keccak256(abi.encode(made.starts, made.starts));
        t = made;
        id = post(made);
        delete bids;
        for (uint16 i = 0; i < parts * count; ++i) {
            bids.push(bidOf(made, operators[i], 80 ether));
        }
        setBook(bids);
    }

    function opened(uint16 replica, bytes32 result) internal returns (Delivery memory d) {
        DeliveryInput memory h = sealedInput(replica, result);
        if (t.parts == 2) {
            h.partProof = new bytes32[](1);
            h.partProof[0] = h.startLeaf;
        }
        return deliver(t, bids[replica], h);
    }

    /// Delivers and opens replicas of the first part with these results; zero stays closed.
    function compared(bytes32[] memory r) internal returns (Delivery[] memory d) {
        d = new Delivery[](r.length);
        for (uint16 i = 0; i < d.length; ++i) {
            d[i] = opened(i, r[i]);
        }
        for (uint16 i = 0; i < d.length; ++i) {
            if (r[i] != 0) replicas.open(t, d[i], r[i], bytes32(uint256(i)));
        }
        replicas.compare(t, d);
        if (replicas.stageOf(id, 0) == Stage.None) {
            pass(t.rules.openSeconds + 1);
            replicas.compare(t, d);
        }
    }

    function results(bytes32 a, bytes32 b, bytes32 c) internal pure returns (bytes32[] memory r) {
        r = new bytes32[](3);
        (r[0], r[1], r[2]) = (a, b, c);
    }

    function stageAfter(uint256 replica, Delivery memory d) internal returns (Stage) {
        vm.recordLogs();
        replicas.settle(t, bids[replica], d, "");
        return lastSettlement().stage;
    }

    function win(Bid memory b, uint16 part) internal view returns (Win[] memory wins) {
        wins = new Win[](1);
        wins[0] = Win(b, signBid(b), new uint16[](1));
        wins[0].parts[0] = part;
    }

    function leftOut(BidReceipt memory r, bytes32 leaf, bytes32[] memory proof, string memory why) internal {
        bytes memory signature = signReceipt(r);
        if (bytes(why).length != 0) vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NotOmitted.selector, why));
        market.proveLeftOut(t, r, signature, leaf, proof);
    }

    /// Two of three replicas run.
    function withSpare() internal returns (Delivery[] memory d) {
        offer(1, 3);
        awardPart(t, bids[0], 0);
        awardPart(t, bids[1], 1);
        pass(t.runSeconds);
        d = new Delivery[](3);
        d[0] = opened(0, RESULT);
        d[1] = opened(1, keccak256("other"));
    }
}
