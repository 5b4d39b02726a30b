// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IReservations, Offer, Reservation, ReservationState} from "../../src/economy/IReservations.sol";
import {EconomyNetwork} from "./EconomyNetwork.sol";

contract ReservationsTest is EconomyNetwork {
    uint256 constant KEY = 0xB0B;
    address operator = vm.addr(KEY);
    address client = account("client");
    address stranger = account("stranger");
    bytes32 node;
    uint256 nextNonce;

    // 400 points, 10 hours, 0.001 a point-hour, a quarter more for the whole node: 5
    uint256 constant STANDARD = 5 ether;

    function setUp() public {
        _openNetwork();
        node = _operator(operator, 400, 1000);
        token.transfer(operator, 100 ether);
        vm.startPrank(operator);
        token.approve(address(reservations), type(uint256).max);
        reservations.deposit(100 ether);
        vm.stopPrank();
        token.transfer(client, 1000 ether);
        vm.prank(client);
        token.approve(address(reservations), type(uint256).max);
    }

    function _offer() private returns (Offer memory offer) {
        offer.operator = operator;
        offer.node = node;
        offer.score = 400;
        offer.from = uint40(block.timestamp + 1 days);
        offer.until = uint40(block.timestamp + 1 days + 10 hours);
        offer.bond = 2 ether;
        offer.expiry = uint40(block.timestamp + 1 hours);
        offer.nonce = nextNonce++;
    }

    function _sign(Offer memory offer) private view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, reservations.offerDigest(offer));
        return abi.encodePacked(r, s, v);
    }

    function _reserve() private returns (bytes32 id) {
        Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        vm.prank(client);
        return reservations.reserve(offer, signature, 15 ether);
    }

    function _run(bytes32 id) private {
        vm.warp(reservations.reservation(id).from);
        vm.prank(operator);
        pricing.announce(node);
        vm.prank(client);
        reservations.summon(id, 3e18);
        vm.prank(operator);
        reservations.present(id);
    }

    function _clientHas() private view returns (uint256) {
        return reservations.balanceOf(client);
    }

    function _operatorHas() private view returns (uint256) {
        return reservations.balanceOf(operator);
    }

    function test_theDepositIsThePriceAtTheLargestFactor() public {
        bytes32 id = _reserve();
        eq(token.balanceOf(client), 1000 ether - 3 * STANDARD, "three times the standard price");
        eq(reservations.reservation(id).standard, STANDARD, "standard");
        eq(_operatorHas(), 98 ether, "the operator's bond is held too");
    }

    function test_usingItAllReturnsTheDifference() public {
        bytes32 id = _reserve();
        _run(id);
        vm.warp(block.timestamp + 10 hours);
        reservations.expire(id);
        // Idle network: the factor is 0.5.
        eq(_operatorHas(), 100 ether + STANDARD / 2, "paid, and the bond is back");
        eq(_clientHas(), 3 * STANDARD - STANDARD / 2, "the difference");
    }

    function test_endingEarlyIsCancellingTheRest() public {
        bytes32 id = _reserve();
        _run(id);
        vm.warp(block.timestamp + 4 hours);
        vm.prank(client);
        reservations.end(id);
        // 4 of 10 hours used at 0.5, 6 of 10 hours of the overcharge lost
        eq(_operatorHas() - 100 ether, 1 ether + 6 ether, "used and lost");
        eq(_clientHas(), 15 ether - 7 ether, "the rest");
    }

    /// Starting for a moment must not be a way around the price of cancelling.
    function test_aTokenStartIsNoCheapCancel() public {
        bytes32 id = _reserve();
        _run(id);
        vm.prank(client);
        reservations.end(id);
        eq(_clientHas(), STANDARD, "the overcharge is lost, as in a cancellation");
    }

    function test_cancellingLosesTheOverchargeToTheOperator() public {
        bytes32 id = _reserve();
        vm.prank(client);
        reservations.cancel(id);
        eq(_clientHas(), STANDARD, "the standard price returns");
        eq(_operatorHas(), 100 ether + 2 * STANDARD, "the overcharge is the operator's");
        yes(reservations.mayAllocate(node, stranger, type(uint40).max), "the node is free");
    }

    function test_notComingIsCancelling() public {
        bytes32 id = _reserve();
        uint40 until = reservations.reservation(id).until;
        vm.warp(until - 1);
        vm.expectRevert(abi.encodeWithSelector(IReservations.TooEarly.selector, until - 1, until));
        reservations.expire(id);
        vm.warp(until);
        reservations.expire(id);
        eq(_clientHas(), STANDARD, "the standard price returns");
        vm.expectRevert(abi.encodeWithSelector(IReservations.WrongState.selector, id, ReservationState.Ended));
        reservations.expire(id);
    }

    function test_aChangeCostsAThirdOfTheOvercharge() public {
        bytes32 id = _reserve();
        Offer memory next = _offer();
        next.replaces = id;
        next.from += 1 days;
        next.until += 1 days + 10 hours; // twice as long
        bytes memory signature = _sign(next);
        vm.prank(client);
        bytes32 changed = reservations.change(id, next, signature, 30 ether);
        uint256 fine = 2 * STANDARD / uint256(3);
        eq(_operatorHas(), 98 ether + fine, "the fine; the bond is still held");
        eq(token.balanceOf(client), 1000 ether - 30 ether - fine, "paid in: the new deposit and the fine");
        eq(reservations.reservation(changed).standard, 10 ether, "the new price");
    }

    /// An open offer of the same operator must not turn a cancellation into a change.
    function test_aChangeNeedsAnOfferMadeForIt() public {
        bytes32 id = _reserve();
        Offer memory open = _offer();
        bytes memory signature = _sign(open);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IReservations.BadOffer.selector, "replaces"));
        reservations.change(id, open, signature, 30 ether);
    }

    function test_anOperatorThatIsNotThereLosesItsBond() public {
        bytes32 id = _reserve();
        vm.warp(reservations.reservation(id).from);
        vm.prank(client);
        reservations.summon(id, 3e18);
        uint256 until = block.timestamp + 5 minutes;
        vm.warp(until);
        vm.expectRevert(abi.encodeWithSelector(IReservations.TooEarly.selector, until, until));
        reservations.fail(id);
        vm.warp(until + 1);
        vm.prank(operator);
        vm.expectRevert(abi.encodeWithSelector(IReservations.TooLate.selector, until + 1, until));
        reservations.present(id);
        reservations.fail(id);
        eq(_clientHas(), 15 ether + 2 ether, "everything and the bond");
        eq(_operatorHas(), 98 ether, "the bond is gone");
    }

    function test_anOperatorThatStopsAnsweringIsPaidForTheTimeBefore() public {
        bytes32 id = _reserve();
        _run(id);
        vm.warp(block.timestamp + 4 hours);
        vm.prank(client);
        reservations.summon(id, 0);
        vm.warp(block.timestamp + 5 minutes + 1);
        reservations.fail(id);
        eq(_operatorHas(), 98 ether + 1 ether, "four hours");
        eq(_clientHas(), 15 ether - 1 ether + 2 ether, "nothing lost for the rest, and the bond");
    }

    function test_anOperatorThatAnswersKeepsRunning() public {
        bytes32 id = _reserve();
        _run(id);
        vm.warp(block.timestamp + 4 hours);
        vm.prank(client);
        reservations.summon(id, 0);
        vm.prank(operator);
        reservations.present(id);
        uint256 next = block.timestamp + 50 minutes;
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IReservations.TooEarly.selector, block.timestamp, next));
        reservations.summon(id, 0);
        vm.warp(reservations.reservation(id).until);
        reservations.expire(id);
        eq(_operatorHas(), 100 ether + STANDARD / 2, "the whole time");
    }

    function test_aReservedNodeTakesNoOtherWork() public {
        uint40 late = uint40(block.timestamp + 1 days + 1);
        yes(reservations.mayAllocate(node, stranger, late), "free before it is reserved");
        bytes32 id = _reserve();
        yes(reservations.mayAllocate(node, stranger, late - 1), "work that ends before the reserved time");
        yes(!reservations.mayAllocate(node, stranger, late), "none that lasts into it");
        yes(reservations.mayAllocate(node, client, late), "the client's own work");
        Offer memory again = _offer();
        bytes memory signature = _sign(again);
        uint40 until = reservations.reservation(id).until;
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IReservations.NodeTaken.selector, node, until));
        reservations.reserve(again, signature, 15 ether);
        vm.warp(until);
        yes(reservations.mayAllocate(node, stranger, type(uint40).max), "over");
    }

    /// Settling an old reservation late must not free the node from under the next client.
    function test_lateSettlementLeavesTheNextReservationAlone() public {
        bytes32 id = _reserve();
        vm.warp(reservations.reservation(id).until);
        vm.prank(operator);
        pricing.announce(node);
        bytes32 next = _reserve();
        reservations.expire(id);
        yes(!reservations.mayAllocate(node, stranger, type(uint40).max), "still held for the next");
        eq(uint256(reservations.reservation(next).state), uint256(ReservationState.Reserved), "reserved");
    }

    function test_aReservedNodeInUseCountsAsCommitted() public {
        bytes32 id = _reserve();
        _run(id);
        eq(pricing.committedScore(), 400, "in use");
        vm.warp(block.timestamp + 10 hours);
        reservations.expire(id);
        eq(pricing.committedScore(), 0, "no more");
    }

    function test_onlyWhatTheOperatorSignedForCanBeReserved() public {
        Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        offer.score = 300;
        vm.prank(client);
        vm.expectPartialRevert(IReservations.WrongSigner.selector);
        reservations.reserve(offer, signature, 15 ether);
        offer = _offer();
        offer.score = 401;
        signature = _sign(offer);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IReservations.BadOffer.selector, "score"));
        reservations.reserve(offer, signature, 16 ether);
        offer = _offer();
        signature = _sign(offer);
        vm.prank(operator);
        reservations.cancelOffer(offer.nonce);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IReservations.OfferUsed.selector, operator, offer.nonce));
        reservations.reserve(offer, signature, 15 ether);
        offer = _offer();
        signature = _sign(offer);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IReservations.DepositAbove.selector, 15 ether, 15 ether - 1));
        reservations.reserve(offer, signature, 15 ether - 1);
    }

    function test_anOfferServesOnce() public {
        Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        vm.startPrank(client);
        bytes32 id = reservations.reserve(offer, signature, 15 ether);
        reservations.cancel(id);
        vm.expectRevert(abi.encodeWithSelector(IReservations.OfferUsed.selector, operator, offer.nonce));
        reservations.reserve(offer, signature, 15 ether);
        vm.stopPrank();
    }

    function test_strangersCannotEndCancelOrAnswer() public {
        bytes32 id = _reserve();
        vm.startPrank(stranger);
        vm.expectRevert(abi.encodeWithSelector(IReservations.NotClient.selector, stranger));
        reservations.cancel(id);
        vm.expectRevert(abi.encodeWithSelector(IReservations.NotClient.selector, stranger));
        reservations.summon(id, 3e18);
        vm.expectRevert(abi.encodeWithSelector(IReservations.NotOperator.selector, stranger));
        reservations.present(id);
        vm.expectRevert(abi.encodeWithSelector(IReservations.NotEnough.selector, stranger, 0, 1));
        reservations.withdraw(1);
        vm.stopPrank();
    }

    /// Whatever client and operator do, and when: every token that came in is in a balance at the end.
    function testFuzz_everyPathConservesValue(uint256 path, uint256 late, uint256 length, uint32 score) public {
        Offer memory offer = _offer();
        offer.score = uint32(bound(score, 1, 400));
        token.transfer(client, 1000 ether); // the deposit for a month of all points is larger than what the client has
        length = bound(length, 1, 30 days);
        late = bound(late, 0, length - 1);
        offer.until = offer.from + uint40(length);
        bytes memory signature = _sign(offer);
        vm.prank(client);
        bytes32 id = reservations.reserve(offer, signature, type(uint256).max);
        uint256 inside = token.balanceOf(address(reservations));
        path = path % 5;
        vm.warp(offer.from + late);
        if (path == 0) {
            vm.prank(client);
            reservations.cancel(id);
        } else {
            vm.prank(client);
            reservations.summon(id, 3e18);
            if (path == 1) {
                vm.warp(block.timestamp + 5 minutes + 1);
                reservations.fail(id);
            } else {
                vm.warp(block.timestamp + bound(late, 0, 5 minutes));
                vm.prank(operator);
                reservations.present(id);
                if (path == 2) {
                    vm.warp(block.timestamp + bound(length, 0, late));
                    vm.prank(client);
                    reservations.end(id);
                } else {
                    if (block.timestamp < offer.until) vm.warp(offer.until);
                    reservations.expire(id);
                }
            }
        }
        eq(_clientHas() + _operatorHas(), inside, "conserved");
        uint256 hers = _clientHas();
        uint256 his = _operatorHas();
        if (hers != 0) {
            vm.prank(client);
            reservations.withdraw(hers);
        }
        vm.prank(operator);
        reservations.withdraw(his);
        eq(token.balanceOf(address(reservations)), 0, "and can be taken out");
    }

    function _refuses(Offer memory offer, string memory field) private {
        bytes memory signature = _sign(offer);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IReservations.BadOffer.selector, field));
        reservations.reserve(offer, signature, 15 ether);
    }

    function test_anOfferThatDoesNotFitIsRefused() public {
        Offer memory offer = _offer();
        offer.replaces = keccak256("another");
        _refuses(offer, "replaces");
        offer = _offer();
        offer.expiry = uint40(block.timestamp - 1);
        _refuses(offer, "expiry");
        offer = _offer();
        offer.client = stranger;
        _refuses(offer, "client");
        offer = _offer();
        offer.from = uint40(block.timestamp - 1);
        _refuses(offer, "from");
        offer = _offer();
        offer.from = uint40(block.timestamp + 365 days + 1);
        _refuses(offer, "from");
        offer = _offer();
        offer.until = offer.from;
        _refuses(offer, "until");
        offer = _offer();
        offer.until = offer.from + 30 days + 1;
        _refuses(offer, "until");
        offer = _offer();
        offer.node = keccak256("another");
        _refuses(offer, "node");
        offer = _offer();
        offer.minBasePrice = POINT_HOUR + 1;
        _refuses(offer, "minBasePrice");
    }

    function test_anOfferForOneClientIsInvalidForAnother() public {
        Offer memory offer = _offer();
        offer.client = client;
        bytes memory signature = _sign(offer);
        vm.prank(client);
        reservations.reserve(offer, signature, 15 ether);
    }

    function test_anOperatorCannotReserveFromItself() public {
        Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        vm.prank(operator);
        vm.expectRevert(abi.encodeWithSelector(IReservations.BadOffer.selector, "operator"));
        reservations.reserve(offer, signature, 15 ether);
    }

    function test_anAmountOfZeroIsNeitherDepositedNorWithdrawn() public {
        vm.startPrank(operator);
        vm.expectRevert(IReservations.ZeroAmount.selector);
        reservations.deposit(0);
        vm.expectRevert(IReservations.ZeroAmount.selector);
        reservations.withdraw(0);
        vm.stopPrank();
    }

    /// Once the reserved time has begun, leaving counts as cancelling.
    function test_aReservationChangesOnlyBeforeItBegins() public {
        bytes32 id = _reserve();
        uint40 from = reservations.reservation(id).from;
        Offer memory next = _offer();
        next.replaces = id;
        bytes memory signature = _sign(next);
        vm.warp(from);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IReservations.TooLate.selector, from, from));
        reservations.change(id, next, signature, 30 ether);
    }

    function test_aSummonsComesNoEarlierThanTheReservedTime() public {
        bytes32 id = _reserve();
        uint40 from = reservations.reservation(id).from;
        vm.warp(from - 1);
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(IReservations.TooEarly.selector, from - 1, from));
        reservations.summon(id, 3e18);
    }
}
