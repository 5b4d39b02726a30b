// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IAllocationGate} from "../../src/market/IAllocationGate.sol";
import {IMarketEvents} from "../../src/market/ITaskMarket.sol";
import {Bid, BidReceipt, PartStatus, Terms} from "../../src/market/TaskTypes.sol";
import {TypedData} from "../../src/market/TypedData.sol";
import {Walk} from "./Walk.sol";

/// A gate with a fixed list of reserved nodes.
contract Reserved is IAllocationGate {
    mapping(bytes32 node => bool) public isReserved;

    function reserve(bytes32 node, bool reserved) external {
        isReserved[node] = reserved;
    }

    function mayAllocate(bytes32 node, address, uint40) external view returns (bool) {
        return !isReserved[node];
    }
}

/// A reserved node takes no work, and its bids cannot be held against a client who did not award them.
contract ReservedNodesTest is Walk {
    Reserved internal reserved;
    Terms internal t;
    bytes32 internal id;

    function gate() internal override returns (address) {
        reserved = new Reserved();
        return address(reserved);
    }

    function setUp() public override {
        super.setUp();
        t = task();
        id = post(t);
    }

    function receiptFor(Bid memory b) internal view returns (BidReceipt memory) {
        return BidReceipt(id, keccak256(abi.encode(TypedData.BID, b)), 1, uint40(block.timestamp));
    }

    function expectNotOmitted(Bid memory winner, Bid memory bait, BidReceipt memory receipt, string memory why)
        internal
    {
        bytes memory signature = signBid(bait);
        bytes memory receiptSignature = signReceipt(receipt);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NotOmitted.selector, why));
        Bid[] memory winners = new Bid[](1);
        winners[0] = winner;
        market.proveOmitted(t, 0, winners, bait, signature, receipt, receiptSignature);
    }

    function test_a_reserved_node_takes_no_work() public {
        Bid memory b = bidOf(t, operators[0], 80 ether);
        reserved.reserve(b.node, true);
        bytes memory signature = signBid(b);
        vm.expectEmit(address(market));
        emit IMarketEvents.BidPassedOver(id, hashOf(b));
        awardWith(t, b, signature);
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Unawarded), "not awarded");
        reserved.reserve(b.node, false);
        award(t, b);
    }

    function test_a_bid_of_a_reserved_node_cannot_frame_the_client() public {
        Bid memory bait = bidOf(t, operators[1], 10 ether);
        BidReceipt memory receipt = receiptFor(bait);
        pass(10);
        reserved.reserve(bait.node, true);
        Bid memory winner = bidOf(t, operators[0], 80 ether);
        award(t, winner);
        expectNotOmitted(winner, bait, receipt, "unavailable");
    }

    /// The reservation ends after the award, and then nothing would show it any more.
    function test_a_reservation_that_ends_after_the_award_cannot_frame_the_client_either() public {
        Bid memory bait = bidOf(t, operators[1], 10 ether);
        BidReceipt memory receipt = receiptFor(bait);
        pass(10);
        reserved.reserve(bait.node, true);
        Bid memory winner = bidOf(t, operators[0], 80 ether);
        awardRanked(t, bait, winner);
        reserved.reserve(bait.node, false);
        expectNotOmitted(winner, bait, receipt, "passed over");
    }
}
