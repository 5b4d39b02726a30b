// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Award, Bond, Fault, IProviderRegistry} from "../../src/registry/IProviderRegistry.sol";
import {SortitionTree} from "../../src/registry/SortitionTree.sol";
import {RegistryFixture} from "./RegistryFixture.sol";

contract CouncilBondsTest is RegistryFixture {
    address private ann;
    address private bob;
    address private cat;

    function setUp() public override {
        super.setUp();
        ann = seat("ann", 100);
        bob = seat("bob", 200);
        cat = seat("cat", 300);
        nextEpoch();
    }

    function weight(address operator) private view returns (uint32) {
        return registry.weightAt(CLASS, operator, registry.currentEpoch());
    }

    function past() private view returns (uint24) {
        return registry.currentEpoch() - 1;
    }

    function draw(uint24 epoch, bytes32 seed, uint256 count, address[] memory excluded, uint32 units)
        private
        returns (address[] memory)
    {
        vm.prank(council);
        return registry.draw(CLASS, epoch, seed, count, excluded, units);
    }

    function noAwards() private pure returns (Award[] memory) {}

    // ------------------------------------------------------------------ bonding

    function test_ABondMovesFreeStakeToCouncilDuty() public view {
        eq(free(ann), 100 ether, "free");
        eq(registry.accountOf(ann).bonded, 100 ether, "bonded");
        eq(registry.bondOf(ann, CLASS).units, 100, "units");
        (uint32 operators, uint32 units) = registry.classSize(CLASS);
        eq(operators, 3, "operators");
        eq(units, 600, "units of the class");
    }

    function test_BondedStakeCannotBeWithdrawnNorLocked() public {
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotEnoughFree.selector, ann, 100 ether, 101 ether));
        vm.prank(ann);
        registry.withdraw(101 ether, ann);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotEnoughFree.selector, ann, 100 ether, 101 ether));
        vm.prank(market);
        registry.lock(ann, 101 ether);
    }

    function test_StakeLockedForWorkCannotBeBonded() public {
        vm.prank(market);
        registry.lock(ann, 60 ether);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotEnoughFree.selector, ann, 40 ether, 50 ether));
        vm.prank(ann);
        registry.bond(CLASS, 50);
    }

    function test_RevertsOnAnInvalidBond() public {
        vm.startPrank(ann);
        vm.expectRevert(IProviderRegistry.ZeroAmount.selector);
        registry.bond(CLASS, 0);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NoNodeOfClass.selector, keccak256("gpu")));
        registry.bond(keccak256("gpu"), 100);
        vm.stopPrank();
        address dan = operatorWith("dan", 1000 ether);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.BelowMinimumBond.selector, 99, 100));
        vm.prank(dan);
        registry.bond(CLASS, 99);
        address eve = account("eve");
        deposit(eve, 1000 ether);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotAdmitted.selector, eve));
        vm.prank(eve);
        registry.bond(CLASS, 100);
    }

    /// The attack: bond, take the node off the list and the coin that admitted it out, and keep the weight.
    function test_RevertsOnRemovingTheLastNodeOfAClassInWhichABondWeighs() public {
        bytes32 id = keccak256(abi.encode(ann, bytes32(uint256(uint160(ann)))));
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.ClassInUse.selector, CLASS));
        vm.startPrank(ann);
        registry.removeNode(id);
        registry.unbond(CLASS, 100);
        registry.removeNode(id);
        eq(registry.accountOf(ann).nodes, 0, "gone");
    }

    function test_RevertsWhenTheClassHasMoreWeightThanItCanCount() public {
        address whale = operatorWith("whale", uint96(SortitionTree.MAX_WEIGHT) * UNIT);
        vm.expectRevert(abi.encodeWithSelector(SortitionTree.TreeOverflow.selector, SortitionTree.MAX_WEIGHT + 600));
        vm.prank(whale);
        registry.bond(CLASS, uint32(SortitionTree.MAX_WEIGHT));
    }

    function test_RevertsWhenEveryLeafOfTheClassIsTaken() public {
        address dan = operatorWith("dan", 1000 ether);
        // Class.leaves is the lowest field of the class's first word; the mapping is found by looking for it.
        for (uint256 slot; slot != 16; ++slot) {
            bytes32 at_ = keccak256(abi.encode(CLASS, slot));
            uint256 word = uint256(vm.load(address(registry), at_));
            if (word & 0xffffff == 3 && uint32(word >> 48) == 3) {
                vm.store(address(registry), at_, bytes32(word - 3 + SortitionTree.LEAVES));
            }
        }
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.ClassFull.selector, CLASS));
        vm.prank(dan);
        registry.bond(CLASS, 100);
    }

    function test_UnbondedStakeWeighsNoLongerButStaysUntilTheDelayIsOver() public {
        vm.startPrank(ann);
        registry.unbond(CLASS, 100);
        eq(weight(ann), 0, "no weight");
        eq(registry.weightAt(CLASS, ann, past()), 100, "weight of the past");
        uint40 until = uint40(block.timestamp) + DELAY;
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.StillLeaving.selector, until));
        registry.claimBond(CLASS);
        vm.warp(until);
        registry.claimBond(CLASS);
        eq(free(ann), 200 ether, "free again");
        eq(registry.accountOf(ann).bonded, 0, "nothing bonded");
        vm.expectRevert(IProviderRegistry.NothingToClaim.selector);
        registry.claimBond(CLASS);
    }

    function test_RevertsOnUnbondingTooMuchOrLeavingTooLittle() public {
        vm.startPrank(bob);
        vm.expectRevert(IProviderRegistry.ZeroAmount.selector);
        registry.unbond(CLASS, 0);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotEnoughBonded.selector, 200, 201));
        registry.unbond(CLASS, 201);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.BelowMinimumBond.selector, 99, 100));
        registry.unbond(CLASS, 101);
        registry.unbond(CLASS, 100);
        eq(weight(bob), 100, "the minimum may stay");
    }

    function test_ASecondUnbondingRestartsTheClock() public {
        vm.startPrank(cat);
        registry.unbond(CLASS, 100);
        vm.warp(block.timestamp + DELAY - 1);
        registry.unbond(CLASS, 100);
        vm.expectRevert(
            abi.encodeWithSelector(IProviderRegistry.StillLeaving.selector, uint40(block.timestamp) + DELAY)
        );
        registry.claimBond(CLASS);
    }

    function test_ALeafOfTheTreeIsReusedAfterItsOperatorLeft() public {
        uint24 leaf = registry.bondOf(ann, CLASS).leaf;
        vm.startPrank(ann);
        registry.unbond(CLASS, 100);
        vm.warp(block.timestamp + DELAY);
        registry.claimBond(CLASS);
        vm.stopPrank();
        address dan = seat("dan", 100);
        eq(registry.bondOf(dan, CLASS).leaf, leaf, "ann's old place");
        nextEpoch();
        address[] memory drawn = draw(past(), "x", 4, none(), 1);
        eq(drawn.length, 3, "bob, cat and dan");
        for (uint256 i; i != 3; ++i) {
            yes(drawn[i] != ann, "never ann");
        }
    }

    function testFuzz_BondingAndLeavingKeepsEveryToken(uint32 more, uint32 part, uint40 wait) public {
        more = uint32(bound(more, 1, 100));
        vm.startPrank(ann);
        registry.bond(CLASS, more);
        uint32 bonded = 100 + more;
        part = uint32(bound(part, 1, more));
        registry.unbond(CLASS, part);
        wait = uint40(bound(wait, 0, 2 * DELAY));
        vm.warp(block.timestamp + wait);
        if (wait < DELAY) vm.expectPartialRevert(IProviderRegistry.StillLeaving.selector);
        registry.claimBond(CLASS);
        uint256 back = wait < DELAY ? 0 : part;
        eq(free(ann), (100 - more + back) * 1 ether, "free");
        eq(registry.accountOf(ann).bonded, (bonded - back) * 1 ether, "bonded");
        eq(weight(ann), bonded - part, "weight");
    }

    function testFuzz_ASlashedSeatLosesExactlyItsUnits(uint32 units, uint32 leaving, uint96 award) public {
        units = uint32(bound(units, 1, 300));
        leaving = uint32(bound(leaving, 0, 200));
        award = uint96(bound(award, 0, uint256(units) * 1 ether));
        address[] memory others = new address[](2);
        (others[0], others[1]) = (ann, bob);
        eq(draw(past(), "x", 1, others, units)[0], cat, "drawn");
        if (leaving != 0) {
            vm.prank(cat);
            registry.unbond(CLASS, leaving);
        }
        Award[] memory list = new Award[](1);
        list[0] = Award(bob, award);
        vm.prank(council);
        registry.slashSeat(CLASS, cat, units, Fault.WrongSeat, list);
        Bond memory b = registry.bondOf(cat, CLASS);
        eq(uint256(b.units) + b.leaving, 300 - units, "what is left");
        eq(b.duty, 0, "duty");
        eq(weight(cat), b.units, "weight");
        eq(registry.burnable() + registry.claimable(bob), uint256(units) * 1 ether, "burned or awarded");
    }

    function testFuzz_NobodyReturnsFromJailBeforeItsTime(uint40 wait) public {
        wait = uint40(bound(wait, 0, 3 * JAIL));
        vm.prank(market);
        registry.jail(ann, CLASS, Fault.SilentExecutor);
        vm.warp(block.timestamp + wait);
        if (wait < JAIL) vm.expectPartialRevert(IProviderRegistry.InJail.selector);
        vm.prank(ann);
        registry.returnFromJail(CLASS);
        eq(weight(ann), wait < JAIL ? 0 : 100, "weight");
    }

    // ------------------------------------------------------------------ the draw

    function test_StakeMovedAfterTheDeliveryChangesNoSeat() public {
        uint24 delivered = past();
        uint256 snapshot = vm.snapshotState();
        address[] memory before = draw(delivered, "beacon", 2, none(), 1);
        vm.revertToState(snapshot);

        // The attacker sees the beacon and moves what it can: a new whale, more stake here, none there.
        address whale = seat("whale", 1_000_000);
        deposit(bob, 5000 ether);
        vm.prank(bob);
        registry.bond(CLASS, 5000);
        vm.prank(cat);
        registry.unbond(CLASS, 300);
        for (uint256 i; i != 3; ++i) {
            address[] memory later = draw(delivered, "beacon", 2, none(), 1);
            eq(later.length, 2, "as many");
            eq(later[0], before[0], "first seat");
            eq(later[1], before[1], "second seat");
            yes(later[0] != whale && later[1] != whale, "no whale");
            if (i != 2) nextEpoch();
            vm.prank(bob);
            registry.unbond(CLASS, 100);
        }
    }

    function test_SeatsAreDistinctAndNeverTheExcluded() public {
        for (uint256 i; i != 50; ++i) {
            address[] memory excluded = new address[](3);
            (excluded[0], excluded[1], excluded[2]) = (bob, account("nobody"), bob);
            address[] memory drawn = draw(past(), bytes32(i), 3, excluded, 1);
            eq(drawn.length, 2, "only two are left");
            yes(drawn[0] == ann && drawn[1] == cat || drawn[0] == cat && drawn[1] == ann, "ann and cat");
        }
    }

    function test_ASeatPutsPartOfTheBondOnDutyAndReleasesIt() public {
        address[] memory drawn = draw(past(), "x", 3, none(), 10);
        eq(drawn.length, 3, "all");
        eq(registry.bondOf(ann, CLASS).duty, 10, "on duty");
        vm.prank(market);
        registry.releaseSeats(CLASS, drawn, 10);
        eq(registry.bondOf(ann, CLASS).duty, 0, "released");
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotEnoughDuty.selector, drawn[0], CLASS, 0, 10));
        vm.prank(market);
        registry.releaseSeats(CLASS, drawn, 10);
    }

    function test_ADrawSkipsAnOperatorWithoutFreeUnits() public {
        draw(past(), "x", 3, none(), 100);
        // ann has 100 units, all on duty now; the others still have some.
        address[] memory drawn = draw(past(), "y", 3, none(), 100);
        eq(drawn.length, 2, "bob and cat");
        drawn = draw(past(), "z", 3, none(), 100);
        eq(drawn.length, 1, "cat");
        eq(drawn[0], cat, "cat");
        eq(draw(past(), "z", 3, none(), 100).length, 0, "nobody, and no revert");
    }

    function test_StakeOnDutyStaysAlthoughItIsLeaving() public {
        uint24 delivered = past();
        vm.prank(ann);
        registry.unbond(CLASS, 100);
        address[] memory others = new address[](2);
        (others[0], others[1]) = (bob, cat);
        eq(draw(delivered, "x", 1, others, 40)[0], ann, "drawn by the weight of the past");
        vm.warp(block.timestamp + DELAY);
        vm.prank(ann);
        registry.claimBond(CLASS);
        eq(registry.accountOf(ann).bonded, 40 ether, "what is on duty stays");
        vm.expectRevert(IProviderRegistry.NothingToClaim.selector);
        vm.prank(ann);
        registry.claimBond(CLASS);
        vm.prank(council);
        registry.slashSeat(CLASS, ann, 40, Fault.FalseSeal, noAwards());
        eq(registry.accountOf(ann).bonded, 0, "and was slashed");
        eq(registry.burnable(), 40 ether, "burned");
    }

    function test_ADrawOfAnEmptyClassFindsNobody() public {
        vm.prank(council);
        eq(registry.draw(keccak256("gpu"), 8, "x", 3, none(), 1).length, 0, "nobody");
    }

    function test_AForgottenEpochFindsNobodyAndTheFutureIsRefused() public {
        uint24 epoch = past();
        vm.warp(block.timestamp + 2 * EPOCH);
        eq(draw(epoch, "x", 3, none(), 1).length, 3, "still remembered");
        nextEpoch();
        eq(draw(epoch, "x", 3, none(), 1).length, 0, "forgotten");
        eq(registry.weightAt(CLASS, ann, epoch), 0, "forgotten");
        uint24 current = registry.currentEpoch();
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.EpochNotPast.selector, current, current));
        vm.prank(council);
        registry.draw(CLASS, current, "x", 3, none(), 1);
    }

    function testFuzz_ADrawReturnsDistinctOperatorsThatWereAskedFor(bytes32 seed, uint256 count, uint256 excludedBits)
        public
    {
        address[3] memory all = [ann, bob, cat];
        count = bound(count, 0, 10);
        address[] memory excluded = new address[](3);
        uint256 open = 3;
        for (uint256 i; i != 3; ++i) {
            if ((excludedBits >> i) & 1 == 1) (excluded[i], open) = (all[i], open - 1);
        }
        address[] memory drawn = draw(past(), seed, count, excluded, 1);
        eq(drawn.length, count < open ? count : open, "as many as there are");
        for (uint256 i; i != drawn.length; ++i) {
            for (uint256 j; j != i; ++j) {
                yes(drawn[i] != drawn[j], "distinct");
            }
            for (uint256 j; j != 3; ++j) {
                yes(drawn[i] != excluded[j], "not excluded");
            }
        }
    }

    function test_ADrawLooksBackThreeEpochs() public view {
        eq(registry.MEMORY(), 3, "epochs");
    }

    // ------------------------------------------------------------------ slashing a seat

    function test_ASlashedSeatLosesStakeAndWeight() public {
        draw(past(), "x", 3, none(), 30);
        Award[] memory list = new Award[](1);
        list[0] = Award(bob, 5 ether);
        vm.prank(council);
        registry.slashSeat(CLASS, ann, 30, Fault.WrongSeat, list);
        eq(weight(ann), 70, "weight");
        eq(registry.bondOf(ann, CLASS).duty, 0, "duty");
        eq(registry.accountOf(ann).bonded, 70 ether, "bonded");
        eq(registry.claimable(bob), 5 ether, "award");
        eq(registry.burnable(), 25 ether, "burned");
    }

    function test_AFullySlashedOperatorMayBondAgain() public {
        draw(past(), "x", 3, none(), 100);
        vm.prank(council);
        registry.slashSeat(CLASS, ann, 100, Fault.WrongSeat, noAwards());
        (uint32 operators,) = registry.classSize(CLASS);
        eq(operators, 2, "without weight it does not count");
        vm.prank(ann);
        registry.bond(CLASS, 100);
        eq(weight(ann), 100, "weighs again");
    }

    function test_RevertsOnSlashingASeatThatDoesNotExist() public {
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotEnoughDuty.selector, ann, CLASS, 0, 1));
        vm.prank(council);
        registry.slashSeat(CLASS, ann, 1, Fault.WrongSeat, noAwards());
    }

    // ------------------------------------------------------------------ jail

    function test_AJailedOperatorTakesNoWorkAndNoSeatUntilItReturns() public {
        uint40 until = uint40(block.timestamp) + JAIL;
        vm.prank(market);
        registry.jail(ann, CLASS, Fault.SilentExecutor);
        eq(weight(ann), 0, "no weight");
        yes(!registry.eligible(ann, CLASS), "not eligible");
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.InJail.selector, ann, until));
        vm.prank(market);
        registry.lock(ann, 1);
        address[] memory others = new address[](2);
        (others[0], others[1]) = (bob, cat);
        eq(draw(past(), "x", 1, others, 1).length, 0, "passed over, although it weighed in the past");
        vm.startPrank(ann);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.InJail.selector, ann, until));
        registry.bond(CLASS, 1);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.InJail.selector, ann, until));
        registry.returnFromJail(CLASS);
        vm.warp(until);
        registry.returnFromJail(CLASS);
        eq(weight(ann), 100, "weighs again");
        yes(registry.canLock(ann, 1), "may work again");
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotInJail.selector, ann));
        registry.returnFromJail(CLASS);
    }

    function test_AJailWithoutAClassLeavesTheCouncilAlone() public {
        vm.prank(market);
        registry.jail(ann, 0, Fault.SilentExecutor);
        eq(weight(ann), 100, "weight");
        vm.warp(block.timestamp + JAIL);
        vm.prank(ann);
        registry.returnFromJail(0);
        yes(registry.canLock(ann, 1), "back");
    }

    function test_ASecondFaultInJailProlongsIt() public {
        vm.prank(market);
        registry.jail(ann, CLASS, Fault.SilentExecutor);
        vm.warp(block.timestamp + JAIL / 2);
        vm.prank(market);
        registry.jail(ann, CLASS, Fault.WrongWork);
        eq(registry.accountOf(ann).jailedUntil, block.timestamp + JAIL, "longer");
        (uint32 operators,) = registry.classSize(CLASS);
        eq(operators, 2, "counted out once");
    }

    function test_ASeatIsSlashedInJailWithoutWeighingAgain() public {
        draw(past(), "x", 3, none(), 30);
        vm.startPrank(council);
        registry.jail(ann, CLASS, Fault.SilentSeat);
        registry.slashSeat(CLASS, ann, 30, Fault.WrongSeat, noAwards());
        vm.stopPrank();
        eq(weight(ann), 0, "no weight");
        vm.warp(block.timestamp + JAIL);
        vm.prank(ann);
        registry.returnFromJail(CLASS);
        eq(weight(ann), 70, "what is left");
    }

    function test_AJailedOperatorMayLeave() public {
        vm.prank(market);
        registry.jail(ann, CLASS, Fault.SilentExecutor);
        vm.startPrank(ann);
        registry.unbond(CLASS, 100);
        eq(weight(ann), 0, "no weight");
        vm.warp(block.timestamp + DELAY);
        registry.claimBond(CLASS);
        eq(free(ann), 200 ether, "all its stake");
        registry.returnFromJail(CLASS);
        registry.bond(CLASS, 100);
        eq(weight(ann), 100, "and comes back");
    }

    function test_AReturnToWorkAloneLeavesTheJailOfTheClass() public {
        vm.prank(market);
        registry.jail(ann, CLASS, Fault.SilentExecutor);
        vm.warp(block.timestamp + JAIL);
        vm.startPrank(ann);
        registry.returnFromJail(0);
        yes(registry.canLock(ann, 1), "works");
        eq(weight(ann), 0, "and does not weigh");
        registry.returnFromJail(CLASS);
        eq(weight(ann), 100, "weighs again");
    }
}
