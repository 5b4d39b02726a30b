// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Draw, IMarketEvents, Win} from "../../src/market/ITaskMarket.sol";
import {Bid, BidReceipt, CheckMode, PartStatus, Terms} from "../../src/market/TaskTypes.sol";
import {Fault, NodeFacts} from "../../src/registry/IProviderRegistry.sol";
import {Walk} from "./Walk.sol";

/// Bids that can be awarded, and the penalty for omitting a better bid.
contract AwardingTest is Walk {
    Terms internal t;
    bytes32 internal id;

    function setUp() public override {
        super.setUp();
        t = task();
        id = post(t);
    }

    function expectRefused(Bid memory b, bytes4 selector) internal {
        bytes memory signature = signBid(b);
        vm.expectPartialRevert(selector);
        awardWith(t, b, signature);
    }

    function expectPassedOver(Bid memory b) internal {
        bytes memory signature = signBid(b);
        vm.expectEmit(address(market));
        emit IMarketEvents.BidPassedOver(id, hashOf(b));
        awardWith(t, b, signature);
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Unawarded), "not awarded");
    }

    function good() internal view returns (Bid memory) {
        return bidOf(t, operators[0], 80 ether);
    }

    function test_a_bid_above_the_most_or_below_its_floor_is_refused() public {
        Bid memory b = good();
        b.price = 100 ether + 1;
        expectRefused(b, IMarketEvents.BidTooHigh.selector);
        b.price = 0;
        b.floor = 0;
        expectRefused(b, IMarketEvents.BidTooHigh.selector);
        b = good();
        b.floor = b.price + 1;
        expectRefused(b, IMarketEvents.BadFloor.selector);
    }

    function test_a_bid_for_another_task_or_function_is_refused() public {
        Bid memory b = good();
        b.taskId = keccak256("other");
        expectRefused(b, IMarketEvents.BidForOtherTask.selector);
        b = good();
        b.payCode = keccak256("other code");
        expectRefused(b, IMarketEvents.WrongPayCode.selector);
    }

    function test_a_bid_with_too_little_stake_is_refused() public {
        Bid memory b = good();
        b.stakeLock = LOCK - 1;
        expectRefused(b, IMarketEvents.StakeLockTooLow.selector);
        b = good();
        b.stakeLock = 100_000 ether;
        expectPassedOver(b);
    }

    function test_an_expired_bid_is_refused() public {
        Bid memory b = good();
        b.expiry = uint40(block.timestamp) - 1;
        expectPassedOver(b);
    }

    function test_a_cancelled_bid_is_refused() public {
        vm.prank(operators[0]);
        market.cancelNonce(1);
        expectPassedOver(good());
    }

    function test_a_bid_needs_a_node_of_the_class() public {
        Bid memory b = good();
        b.node = nodeOf(operators[1]);
        expectPassedOver(b);
    }

    function test_a_client_cannot_be_its_own_executor() public {
        addOperator(CLIENT_KEY, 1000, 0);
        Bid memory b = bidOf(t, client, 80 ether);
        expectRefused(b, IMarketEvents.SameOperator.selector);
    }

    function test_a_bid_wins_no_more_parts_than_it_offers() public {
        Bid memory b = good();
        b.maxParts = 0;
        expectRefused(b, IMarketEvents.TooManyParts.selector);
    }

    function test_each_part_of_a_win_counts_against_what_was_offered() public {
        Terms memory two = task();
        two.salt = keccak256("two");
        two.parts = 2;
        post(two);
        Bid memory b = bidOf(two, operators[0], 80 ether);
        b.maxParts = 1;
        Win[] memory wins = new Win[](1);
        wins[0] = Win(b, signBid(b), new uint16[](2));
        wins[0].parts[1] = 1;
        vm.prank(client);
        market.award(two, wins, 0, 0);
        eq(locked(operators[0]), LOCK, "one lock");
        eq(uint8(market.part(idOf(two), 1).status), uint8(PartStatus.Unawarded), "the other part is left");
    }

    function test_a_stake_that_covers_one_part_of_two_wins_one() public {
        Terms memory two = task();
        two.salt = keccak256("two");
        two.parts = 2;
        post(two);
        Bid memory b = bidOf(two, operators[0], 80 ether);
        b.stakeLock = uint96(free(operators[0]) * 2 / 3);
        Win[] memory wins = new Win[](1);
        wins[0] = Win(b, signBid(b), new uint16[](2));
        wins[0].parts[1] = 1;
        vm.prank(client);
        market.award(two, wins, 0, 0);
        eq(locked(operators[0]), b.stakeLock, "one lock");
        eq(uint8(market.part(idOf(two), 1).status), uint8(PartStatus.Unawarded), "the other part is left");
    }

    function test_the_time_to_decline_is_bounded_by_the_time_to_award() public {
        Bid memory b = good();
        b.startSeconds = t.rules.awardSeconds + 1;
        expectRefused(b, IMarketEvents.BadStart.selector);
    }

    /// Bids are passed by rank: when the first cannot be awarded, the next one takes the part in the same call.
    function test_the_next_bid_takes_the_part_of_one_that_cannot_be_awarded() public {
        Bid memory gone = bidOf(t, operators[1], 60 ether);
        unlist(gone.operator);
        Bid memory next = good();
        vm.expectEmit(address(market));
        emit IMarketEvents.BidPassedOver(id, hashOf(gone));
        awardRanked(t, gone, next);
        eq(market.bidOf(id, 0, 1), hashOf(next), "the next bid");
        eq(locked(next.operator), LOCK, "one lock");
    }

    /// A bid that was passed in case others fail costs nothing when they do not.
    function test_a_bid_for_parts_that_are_taken_is_skipped() public {
        Bid memory first = bidOf(t, operators[1], 60 ether);
        awardRanked(t, first, good());
        eq(market.bidOf(id, 0, 1), hashOf(first), "the first bid");
        eq(locked(operators[0]), 0, "nothing locked");
    }

    function test_a_part_is_awarded_once_and_in_time() public {
        Bid memory b = good();
        award(t, b);
        expectRefused(bidOf(t, operators[1], 70 ether), IMarketEvents.WrongPartStatus.selector);
        Terms memory other = task();
        other.salt = keccak256("other");
        post(other);
        Bid memory late = bidOf(other, operators[0], 80 ether);
        late.expiry = type(uint40).max;
        pass(60 + other.rules.awardSeconds + 1);
        bytes memory signature = signBid(late);
        vm.expectPartialRevert(IMarketEvents.TooLate.selector);
        awardWith(other, late, signature);
    }

    function test_only_the_client_awards_what_it_posted() public {
        Win[] memory none = new Win[](0);
        vm.expectPartialRevert(IMarketEvents.NotClient.selector);
        market.award(t, none, 0, 0);
        Terms memory unknown = task();
        unknown.salt = keccak256("unknown");
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.WrongTaskStatus.selector);
        market.award(unknown, none, 0, 0);
    }

    function test_several_executors_run_a_task_in_parts() public {
        Terms memory four = task();
        four.salt = keccak256("four");
        four.parts = 4;
        post(four);
        uint16[] memory two = new uint16[](2);
        two[1] = 1;
        Bid memory b = bidOf(four, operators[0], 80 ether);
        awardParts(four, b, two);
        eq(locked(operators[0]), 2 * uint256(LOCK), "a lock for each part");
        eq(nft.balanceOf(operators[0]), 2, "a token for each part");
        awardPart(four, bidOf(four, operators[1], 90 ether), 2);
        bytes memory signature = signBid(b);
        two[0] = 3;
        two[1] = 4;
        Win[] memory wins = new Win[](1);
        wins[0] = Win(b, signature, two);
        vm.prank(client);
        vm.expectPartialRevert(IMarketEvents.NoSuchPart.selector);
        market.award(four, wins, 0, 0);
    }

    function test_one_operator_cannot_be_two_replicas() public {
        Terms memory twice = task();
        twice.salt = keccak256("twice");
        twice.how = CheckMode.Redundant;
        twice.replicas = 2;
        post(twice);
        Bid[] memory both = new Bid[](2);
        both[0] = bidOf(twice, operators[0], 80 ether);
        both[1] = bidOf(twice, operators[1], 85 ether);
        setBook(both);
        awardPart(twice, both[0], 0);
        // Drawn first, the executor of the first replica is stepped over.
        Draw[] memory draws = drawn(twice, 1, both);
        vm.prank(client);
        market.awardDrawn(twice, 1, draws);
        eq(market.bidOf(idOf(twice), 1, 1), hashOf(both[1]), "the other operator");
    }

    // ------------------------------------------------------------------ omitted bids

    function receiptFor(Bid memory b) internal view returns (BidReceipt memory) {
        bytes32 hash = keccak256(
            abi.encode(
                keccak256(
                    "Bid(bytes32 taskId,address operator,bytes32 node,uint128 price,uint128 floor,uint96 stakeLock,uint16 maxParts,uint32 startSeconds,uint40 expiry,uint40 takeoverUntil,uint64 nonce,bytes32 payCode)"
                ),
                b
            )
        );
        return BidReceipt(id, hash, 1, uint40(block.timestamp));
    }

    function prove(Bid memory winner, Bid memory omitted, BidReceipt memory receipt) internal {
        market.proveOmitted(t, 0, one(winner), omitted, signBid(omitted), receipt, signReceipt(receipt));
    }

    function one(Bid memory b) internal pure returns (Bid[] memory bids) {
        bids = new Bid[](1);
        bids[0] = b;
    }

    function expectNotOmitted(Bid memory winner, Bid memory omitted, BidReceipt memory receipt, string memory why)
        internal
    {
        bytes memory signature = signBid(omitted);
        bytes memory signature2 = signReceipt(receipt);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NotOmitted.selector, why));
        market.proveOmitted(t, 0, one(winner), omitted, signature, receipt, signature2);
    }

    function test_an_omitted_bid_costs_the_client_its_lock() public {
        Bid memory better = bidOf(t, operators[1], 60 ether);
        BidReceipt memory receipt = receiptFor(better);
        pass(10);
        Bid memory winner = good();
        award(t, winner);
        uint256 held = owed(address(this));
        prove(winner, better, receipt);
        eq(owed(address(this)) - held, 2 ether, "a tenth to the prover");
        eq(owed(0x000000000000000000000000000000000000dEaD), 18 ether, "the rest is burned");
        eq(market.task(id).lock, 0, "no lock left");
        expectNotOmitted(winner, better, receipt, "lock");
    }

    function test_a_worse_or_late_or_awarded_bid_was_not_omitted() public {
        Bid memory better = bidOf(t, operators[1], 60 ether);
        Bid memory worse = bidOf(t, operators[2], 90 ether);
        BidReceipt memory forWorse = receiptFor(worse);
        BidReceipt memory forBetter = receiptFor(better);
        Bid memory winner = good();
        BidReceipt memory forWinner = receiptFor(winner);
        pass(10);
        award(t, winner);
        expectNotOmitted(winner, worse, forWorse, "price");
        expectNotOmitted(winner, winner, forWinner, "awarded");
        forBetter.receivedAt = uint40(block.timestamp);
        expectNotOmitted(winner, better, forBetter, "late");
        forBetter.bidHash = keccak256("other");
        expectNotOmitted(winner, better, forBetter, "receipt");
        expectWrongWinner(worse, better, receiptFor(better));
    }

    function expectWrongWinner(Bid memory winner, Bid memory better, BidReceipt memory receipt) internal {
        receipt.receivedAt -= 10;
        bytes memory signature = signBid(better);
        bytes memory signature2 = signReceipt(receipt);
        vm.expectPartialRevert(IMarketEvents.WrongBid.selector);
        market.proveOmitted(t, 0, one(winner), better, signature, receipt, signature2);
    }

    function test_a_bid_that_had_expired_was_not_omitted() public {
        Bid memory better = bidOf(t, operators[1], 60 ether);
        better.expiry = uint40(block.timestamp) + 5;
        BidReceipt memory receipt = receiptFor(better);
        pass(10);
        Bid memory winner = good();
        award(t, winner);
        expectNotOmitted(winner, better, receipt, "expired");
    }

    function test_a_bid_without_stake_cannot_frame_the_client() public {
        Bid memory bait = bidOf(t, operators[1], 10 ether);
        bait.stakeLock = 30_000 ether;
        BidReceipt memory receipt = receiptFor(bait);
        pass(10);
        // The stake is bonded elsewhere at the award, which steps over the bid, and returns afterwards.
        Bid memory winner = good();
        awardRanked(t, bait, winner);
        token.mint(operators[1], 20_000 ether);
        vm.prank(operators[1]);
        registry.deposit(20_000 ether);
        expectNotOmitted(winner, bait, receipt, "passed over");
    }

    function unlist(address operator) internal {
        // The operator has another node in the class, so it may remove this one although it sits in councils.
        vm.startPrank(operator);
        NodeFacts memory other = nodeFacts(operator);
        other.peerKey = keccak256("another node");
        registry.listNode(other);
        registry.removeNode(nodeOf(operator));
        vm.stopPrank();
    }

    /// The attack: the node leaves the list for the moment of the award.
    function test_a_node_that_is_unlisted_during_the_award_cannot_frame_the_client() public {
        Bid memory bait = bidOf(t, operators[1], 10 ether);
        BidReceipt memory receipt = receiptFor(bait);
        pass(10);
        unlist(bait.operator);
        Bid memory winner = good();
        awardRanked(t, bait, winner);
        vm.prank(bait.operator);
        registry.listNode(nodeFacts(bait.operator));
        expectNotOmitted(winner, bait, receipt, "passed over");
    }

    /// The same with a jail sentence that ends after the award.
    function test_an_operator_that_was_jailed_during_the_award_cannot_frame_the_client() public {
        Bid memory bait = bidOf(t, operators[1], 10 ether);
        BidReceipt memory receipt = receiptFor(bait);
        vm.prank(address(council));
        registry.jail(bait.operator, CLASS, Fault.SilentSeat);
        pass(10);
        Bid memory winner = good();
        awardRanked(t, bait, winner);
        eq(market.bidOf(id, 0, 1), hashOf(winner), "stepped over");
        expectNotOmitted(winner, bait, receipt, "passed over");
    }

    /// The attack: an operator that won a part claims that its other, cheaper bid was omitted.
    function test_an_operator_that_was_awarded_was_not_omitted() public {
        Terms memory two = task();
        two.salt = keccak256("two");
        two.parts = 2;
        t = two;
        id = post(two);
        Bid memory cheap = bidOf(t, operators[1], 10 ether);
        cheap.nonce = 2;
        BidReceipt memory receipt = receiptFor(cheap);
        pass(10);
        Bid[] memory winners = new Bid[](2);
        (winners[0], winners[1]) = (good(), bidOf(t, operators[1], 60 ether));
        awardPart(t, winners[0], 0);
        awardPart(t, winners[1], 1);
        bytes memory signature = signBid(cheap);
        bytes memory signature2 = signReceipt(receipt);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NotOmitted.selector, "awarded"));
        market.proveOmitted(t, 0, winners, cheap, signature, receipt, signature2);
        // Nor does it help to hide the winner.
        winners[1] = winners[0];
        vm.expectPartialRevert(IMarketEvents.WrongBid.selector);
        market.proveOmitted(t, 0, winners, cheap, signature, receipt, signature2);
    }

    /// The client's attack: it omits a bid, and marks the bid once its stake is used elsewhere.
    function test_a_mark_after_the_award_excuses_nothing() public {
        Terms memory two = task();
        two.salt = keccak256("two");
        two.parts = 2;
        t = two;
        id = post(two);
        Bid memory better = bidOf(t, operators[1], 60 ether);
        BidReceipt memory receipt = receiptFor(better);
        pass(10);
        Bid[] memory winners = new Bid[](2);
        (winners[0], winners[1]) = (good(), bidOf(t, operators[2], 90 ether));
        awardPart(t, winners[0], 0);
        uint256 all = free(better.operator);
        vm.prank(better.operator);
        registry.withdraw(uint96(all), better.operator);
        Win[] memory wins = new Win[](2);
        wins[0] = Win(better, signBid(better), new uint16[](1));
        wins[1] = Win(winners[1], signBid(winners[1]), new uint16[](1));
        (wins[0].parts[0], wins[1].parts[0]) = (1, 1);
        vm.prank(client);
        market.award(t, wins, 0, 0);
        token.mint(better.operator, all);
        vm.prank(better.operator);
        registry.deposit(uint96(all));
        bytes memory signature = signBid(better);
        bytes memory signature2 = signReceipt(receipt);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.NotOmitted.selector, "passed over"));
        market.proveOmitted(t, 1, winners, better, signature, receipt, signature2);
        market.proveOmitted(t, 0, winners, better, signature, receipt, signature2);
        eq(market.task(id).lock, 0, "lost for the part of the first award");
    }

    /// The client's attack: passing a bid for no part marks nothing.
    function test_a_bid_that_can_be_awarded_is_never_marked() public {
        Bid memory better = bidOf(t, operators[1], 60 ether);
        BidReceipt memory receipt = receiptFor(better);
        pass(10);
        Bid memory winner = good();
        Win[] memory wins = new Win[](2);
        wins[0] = Win(better, signBid(better), new uint16[](0));
        wins[1] = Win(winner, signBid(winner), new uint16[](1));
        vm.prank(client);
        market.award(t, wins, 0, 0);
        prove(winner, better, receipt);
        eq(market.task(id).lock, 0, "omitted");
    }

    function test_without_stake_nothing_is_proven() public {
        Bid memory bait = bidOf(t, operators[2], 10 ether);
        bait.stakeLock = 30_000 ether;
        BidReceipt memory receipt = receiptFor(bait);
        pass(10);
        Bid memory winner = good();
        award(t, winner);
        expectNotOmitted(winner, bait, receipt, "unavailable");
    }

    function test_a_bid_for_no_part_cannot_frame_the_client() public {
        Bid memory bait = bidOf(t, operators[1], 10 ether);
        bait.maxParts = 0;
        BidReceipt memory receipt = receiptFor(bait);
        pass(10);
        Bid memory winner = good();
        award(t, winner);
        bytes memory signature = signBid(bait);
        bytes memory signature2 = signReceipt(receipt);
        vm.expectRevert(abi.encodeWithSelector(IMarketEvents.TooManyParts.selector, 1, 0));
        market.proveOmitted(t, 0, one(winner), bait, signature, receipt, signature2);
    }

    function test_the_window_for_omitted_bids_ends() public {
        Bid memory better = bidOf(t, operators[1], 60 ether);
        BidReceipt memory receipt = receiptFor(better);
        bytes memory signature = signBid(better);
        bytes memory signature2 = signReceipt(receipt);
        Bid memory winner = good();
        vm.expectPartialRevert(IMarketEvents.WrongTaskStatus.selector);
        market.proveOmitted(t, 0, one(winner), better, signature, receipt, signature2);
        pass(10);
        award(t, winner);
        pass(t.rules.omissionSeconds + 1);
        vm.expectPartialRevert(IMarketEvents.TooLate.selector);
        market.proveOmitted(t, 0, one(winner), better, signature, receipt, signature2);
    }

    function test_a_malleable_signature_is_refused() public {
        Bid memory b = good();
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(keyOf[b.operator], bidDigest(b));
        uint256 order = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;
        bytes memory other = abi.encodePacked(r, bytes32(order - uint256(s)), v == 27 ? uint8(28) : uint8(27));
        vm.expectPartialRevert(bytes4(keccak256("ECDSAInvalidSignatureS(bytes32)")));
        awardWith(t, b, other);
        bytes memory short = hex"0102";
        vm.expectPartialRevert(bytes4(keccak256("ECDSAInvalidSignatureLength(uint256)")));
        awardWith(t, b, short);
    }

    function bidDigest(Bid memory b) internal view returns (bytes32) {
        return digestFor(address(market), receiptFor(b).bidHash);
    }

    function test_a_signature_fits_no_other_task_chain_or_market() public {
        Bid memory b = good();
        bytes memory signature = signBid(b);
        // Another task: the bid names its own.
        Terms memory other = task();
        other.salt = keccak256("other");
        post(other);
        vm.expectPartialRevert(IMarketEvents.BidForOtherTask.selector);
        awardWith(other, b, signature);
        // Another contract: signed for the council's domain.
        bytes memory wrong = sign(keyOf[b.operator], digestFor(address(council), receiptFor(b).bidHash));
        vm.expectPartialRevert(IMarketEvents.WrongSigner.selector);
        awardWith(t, b, wrong);
        // Another chain: the same terms are another task there.
        vm.chainId(99);
        yes(idOf(t) != id, "another id");
        vm.expectPartialRevert(IMarketEvents.WrongTaskStatus.selector);
        awardWith(t, b, signature);
    }
}
