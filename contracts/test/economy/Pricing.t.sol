// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Capacity} from "../../src/economy/Capacity.sol";
import {Pricing, Quote} from "../../src/economy/Pricing.sol";
import {UsageFactor} from "../../src/economy/UsageFactor.sol";
import {Governed} from "../../src/governance/Governed.sol";
import {Bid, Terms} from "../../src/market/TaskTypes.sol";
import {Fault} from "../../src/registry/IProviderRegistry.sol";
import {EconomyNetwork} from "./EconomyNetwork.sol";

contract PricingTest is EconomyNetwork {
    address ann = account("ann");
    address ben = account("ben");
    bytes32 annsNode;
    bytes32 bensNode;

    function setUp() public {
        _openNetwork();
        annsNode = _operator(ann, 400, 1000);
        bensNode = _operator(ben, 600, 1000);
    }

    function _commit(address operator, bytes32 node, uint128 price, uint32 runSeconds, bytes32 salt) private {
        Terms memory terms = _terms(runSeconds, salt);
        Bid memory bid = _bid(operator, node, price);
        market.start(terms, bid, 0);
        pricing.commit(terms, bid, 0, 1);
    }

    // ------------------------------------------------------------------ the factor

    function test_theFactorAtItsThreePoints() public pure {
        eq(UsageFactor.forUsage(0, 0.6e18), 0.5e18, "idle");
        eq(UsageFactor.forUsage(0.6e18, 0.6e18), 1e18, "normal");
        eq(UsageFactor.forUsage(1e18, 0.6e18), 3e18, "full");
    }

    function testFuzz_theFactorIsBoundedAndNeverFallsWithUsage(uint256 a, uint256 b, uint256 normal) public pure {
        normal = bound(normal, 0.2e18, 0.9e18);
        (a, b) = a < b ? (a, b) : (b, a);
        uint256 low = UsageFactor.forUsage(a, normal);
        uint256 high = UsageFactor.forUsage(b, normal);
        atLeast(low, 0.5e18, "least");
        atMost(high, 3e18, "most");
        atMost(low, high, "monotone");
    }

    function testFuzz_theFactorHasNoJumps(uint256 usage, uint256 normal) public pure {
        normal = bound(normal, 0.2e18, 0.9e18);
        usage = bound(usage, 0, 1e18 - 1);
        // The steeper line rises by at most 2 over 0.1 of usage: 20 for 1, and one for rounding.
        atMost(UsageFactor.forUsage(usage + 1, normal) - UsageFactor.forUsage(usage, normal), 21, "step");
    }

    // ------------------------------------------------------------------ usage

    function test_usageComesFromAllocationsAndMovesAtABoundedSpeed() public {
        eq(pricing.onlineScore(), 1000, "online");
        eq(pricing.factor(), 0.5e18, "idle");
        _commit(ben, bensNode, 10 ether, 10 hours, "a"); // pays for 1,000 points: all 600 of the node
        eq(pricing.usageNow(), 0.6e18, "600 of 1,000");
        eq(pricing.usage(), 0, "nothing has moved yet");
        vm.warp(block.timestamp + 1 hours);
        eq(pricing.usage(), 0.1e18, "one step");
        vm.warp(block.timestamp + 5 hours);
        eq(pricing.usage(), 0.6e18, "there");
        eq(pricing.factor(), 1e18, "normal usage");
        vm.warp(block.timestamp + 3 hours);
        market.stop(_terms(10 hours, "a"), 0);
        pricing.release(market.idOf(_terms(10 hours, "a")), 0, 1);
        eq(pricing.usage(), 0.6e18, "no jump down either");
        vm.warp(block.timestamp + 2 hours);
        eq(pricing.usage(), 0.4e18, "two steps down");
    }

    /// Usage that is faked and withdrawn within one moment, after a long idle time, moves nothing.
    function test_usageOfOneMomentCountsForNothing() public {
        vm.warp(block.timestamp + 10 hours);
        _commit(ben, bensNode, 10 ether, 10 hours, "a");
        market.stop(_terms(10 hours, "a"), 0);
        pricing.release(market.idOf(_terms(10 hours, "a")), 0, 1);
        eq(pricing.usage(), 0, "the ten hours before it were idle");
        vm.warp(block.timestamp + 10 hours);
        eq(pricing.usage(), 0, "and so are those after it");
    }

    function test_anAllocationCountsOnlyWithTheScoreItsEscrowPaysFor() public {
        _commit(ben, bensNode, 0.1 ether, 1 hours, "cheap"); // 100 point-hours
        eq(pricing.committedScore(), 100, "not the node's 600");
        _commit(ben, bensNode, 100 ether, 1 hours, "dear");
        eq(pricing.committedScore(), 600, "and never more than the node has");
    }

    function test_inventedEndedAndRepeatedAllocationsAreRefused() public {
        Terms memory terms = _terms(1 hours, "a");
        Bid memory bid = _bid(ben, bensNode, 1 ether);
        bytes32 id = keccak256(abi.encode(market.idOf(terms), uint16(0), uint8(1)));
        vm.expectRevert(abi.encodeWithSelector(Capacity.NotAllocated.selector, id));
        pricing.commit(terms, bid, 0, 1);
        market.start(terms, bid, 0);
        Bid memory dearer = _bid(ben, bensNode, 2 ether);
        vm.expectRevert(abi.encodeWithSelector(Capacity.NotAllocated.selector, id));
        pricing.commit(terms, dearer, 0, 1);
        pricing.commit(terms, bid, 0, 1);
        vm.expectRevert(abi.encodeWithSelector(Capacity.AlreadyCommitted.selector, id));
        pricing.commit(terms, bid, 0, 1);
        bytes32 taskId = market.idOf(terms);
        vm.expectRevert(abi.encodeWithSelector(Capacity.StillCommitted.selector, id));
        pricing.release(taskId, 0, 1);
        market.stop(terms, 0);
        pricing.release(taskId, 0, 1);
        vm.expectRevert(abi.encodeWithSelector(Capacity.NotAllocated.selector, id));
        pricing.commit(terms, bid, 0, 1);
        eq(pricing.committedScore(), 0, "all released");
    }

    /// Work ends without a call: it counts to the end of its hour and no longer.
    function test_commitmentsEndByThemselves() public {
        uint256 hour = block.timestamp / 1 hours + 1;
        _commit(ben, bensNode, 10 ether, 10 hours, "a");
        _commit(ann, annsNode, 10 ether, 20 hours, "b");
        vm.warp((hour + 10) * 1 hours - 1);
        eq(pricing.committedScore(), 1000, "both");
        eq(pricing.usage(), 1e18, "full for ten hours");
        vm.warp((hour + 10) * 1 hours);
        eq(pricing.committedScore(), 400, "ben's has ended");
        eq(pricing.usage(), 1e18, "no jump");
        vm.warp((hour + 13) * 1 hours);
        eq(pricing.usage(), 0.7e18, "three steps down");
        // Releasing a commitment that ended by itself only frees the node's score.
        pricing.release(market.idOf(_terms(10 hours, "a")), 0, 1);
        eq(pricing.usage(), 0.7e18, "as before");
        eq(pricing.presenceOf(bensNode).committed, 0, "room again");
        vm.warp((hour + 30) * 1 hours);
        eq(pricing.committedScore(), 0, "both");
        vm.warp(block.timestamp + 365 days);
        eq(pricing.usage(), 0, "idle");
        pricing.release(market.idOf(_terms(20 hours, "b")), 0, 1);
        eq(pricing.committedScore(), 0, "nothing is taken off twice");
    }

    /// One refresh, or one in each hour, gives the same average.
    function testFuzz_refreshingOftenChangesNothing(uint256[6] memory steps) public {
        _commit(ben, bensNode, 10 ether, 3 hours, "a");
        _commit(ann, annsNode, 10 ether, 9 hours, "b");
        uint256 start = vm.snapshotState();
        uint256 time = block.timestamp;
        for (uint256 i; i != 6; ++i) {
            time += bound(steps[i], 0, 4 hours);
            vm.warp(time);
            vm.startPrank(governance);
            pricing.setStepPerHour(0.1e18); // brings the average up to date and changes nothing
            vm.stopPrank();
        }
        uint256 often = pricing.usage();
        vm.revertToState(start);
        vm.warp(time);
        uint256 once = pricing.usage();
        atMost(often > once ? often - once : once - often, 24, "but for rounding");
    }

    function test_veryShortWorkIsNotCounted() public {
        Terms memory terms = _terms(1 hours - 1, "a");
        Bid memory bid = _bid(ben, bensNode, 1 ether);
        market.start(terms, bid, 0);
        vm.expectRevert(abi.encodeWithSelector(Capacity.TooShort.selector, 1 hours - 1, 1 hours));
        pricing.commit(terms, bid, 0, 1);
    }

    function test_escrowInAnotherTokenCountsForNothing() public {
        Terms memory terms = _terms(1 hours, "a");
        terms.token = address(1);
        Bid memory bid = _bid(ben, bensNode, 1 ether);
        market.start(terms, bid, 0);
        vm.expectPartialRevert(Capacity.NotAllocated.selector);
        pricing.commit(terms, bid, 0, 1);
    }

    function test_onlineScoreIsCappedByStakeThatCannotLeaveQuickly() public {
        address cat = account("cat");
        _operator(cat, 500, 100);
        eq(pricing.onlineScore(), 1100, "100 points are backed");
        // A flash loan only adds free stake.
        token.transfer(cat, 1_000_000 ether);
        vm.startPrank(cat);
        token.approve(address(registry), 1_000_000 ether);
        registry.deposit(1_000_000 ether);
        bytes32 node = keccak256(abi.encode(cat, bytes32(uint256(uint160(cat)))));
        pricing.announce(node);
        registry.withdraw(1_000_000 ether, cat);
        vm.stopPrank();
        eq(pricing.onlineScore(), 1100, "still 100");
    }

    function test_aNodeThatStopsAnnouncingDoesNotCount() public {
        vm.warp(block.timestamp + 1 days + 1);
        pricing.refresh(annsNode);
        eq(pricing.onlineScore(), 600, "ann is gone");
        vm.expectRevert(abi.encodeWithSelector(Pricing.NotOnline.selector, annsNode));
        pricing.quoteFullNode(annsNode, 1 hours);
        vm.prank(ann);
        pricing.announce(annsNode);
        eq(pricing.onlineScore(), 1000, "and back");
    }

    function test_onlyItsOperatorAnnouncesANode() public {
        vm.expectRevert(abi.encodeWithSelector(Capacity.NotOperator.selector, address(this)));
        pricing.announce(annsNode);
    }

    function test_onlyReservationsCommitReservedScore() public {
        vm.expectRevert(abi.encodeWithSelector(Capacity.NotReservations.selector, address(this)));
        pricing.commitReserved("x", annsNode, 1, type(uint40).max);
        vm.expectRevert(abi.encodeWithSelector(Capacity.NotReservations.selector, address(this)));
        pricing.releaseReserved("x");
    }

    // ------------------------------------------------------------------ quotes

    function test_aFullNodeCostsItsScoreTimesHoursTimesFactorAndMore() public view {
        Quote memory quote = pricing.quoteFullNode(annsNode, 2 hours);
        eq(quote.score, 400, "score");
        eq(quote.standard, 1 ether, "2 h x 400 x 0.001 x 1.25");
        eq(quote.factor, 0.5e18, "idle");
        eq(quote.price, 0.5 ether, "half of it");
        yes(quote.free, "nobody has it");
    }

    function test_parallelWorkCostsTheSumOfTheScores() public {
        _commit(ben, bensNode, 10 ether, 10 hours, "a");
        vm.warp(block.timestamp + 6 hours);
        Quote memory quote = pricing.quoteParallel(_two(), 3 hours);
        eq(quote.score, 1000, "400 + 600");
        eq(quote.factor, 1e18, "normal usage");
        eq(quote.price, 3 ether, "3 h x 1,000 x 0.001");
        yes(!quote.free, "ben is busy");
    }

    function test_noNodeCountsTwiceInAQuote() public {
        bytes32[] memory twice = new bytes32[](2);
        (twice[0], twice[1]) = (annsNode, annsNode);
        vm.expectRevert(abi.encodeWithSelector(Pricing.Unsorted.selector, 1));
        pricing.quoteParallel(twice, 1 hours);
    }

    function test_aCallerIsNeverChargedAFactorItDidNotAccept() public {
        eq(pricing.factorAtMost(0.5e18), 0.5e18, "accepted");
        vm.expectRevert(abi.encodeWithSelector(Pricing.FactorTooHigh.selector, 0.5e18, 0.5e18 - 1));
        pricing.factorAtMost(0.5e18 - 1);
    }

    // ------------------------------------------------------------------ governance

    function test_governanceSetsInsideBoundsOnly() public {
        vm.expectRevert(abi.encodeWithSelector(Governed.NotGovernance.selector, address(this)));
        pricing.setBasePrice(POINT_HOUR);
        vm.startPrank(governance);
        pricing.setBasePrice(POINT_HOUR * 10);
        vm.expectPartialRevert(Governed.OutOfBounds.selector);
        pricing.setBasePrice(POINT_HOUR * 10 + 1);
        vm.expectPartialRevert(Governed.OutOfBounds.selector);
        pricing.setNormalUsage(0.1e18);
        vm.expectPartialRevert(Governed.OutOfBounds.selector);
        pricing.setFullNodeBps(9999);
        vm.expectPartialRevert(Governed.OutOfBounds.selector);
        pricing.setStepPerHour(0.6e18);
        vm.stopPrank();
    }

    function _two() private view returns (bytes32[] memory ids) {
        ids = new bytes32[](2);
        (ids[0], ids[1]) = annsNode < bensNode ? (annsNode, bensNode) : (bensNode, annsNode);
    }

    /// A node that cannot take work is no supply.
    function test_aJailedOperatorsNodesDoNotCount() public {
        registry.jail(ann, CLASS, Fault.SilentExecutor);
        pricing.refresh(annsNode);
        eq(pricing.onlineScore(), 600, "the other one's");
        vm.warp(block.timestamp + 1 days);
        vm.startPrank(ann);
        registry.returnFromJail(CLASS);
        pricing.announce(annsNode);
        vm.stopPrank();
        eq(pricing.presenceOf(annsNode).score, 400, "back");
    }
}
