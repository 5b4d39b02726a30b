// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Account, Bond} from "../../src/registry/IProviderRegistry.sol";
import {RegistryFixture} from "./RegistryFixture.sol";
import {RegistryHandler} from "./RegistryHandler.sol";

contract RegistryInvariantsTest is RegistryFixture {
    RegistryHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new RegistryHandler(registry, token, market);
        targetContract(address(handler));
        bytes4[] memory selectors = new bytes4[](18);
        selectors[0] = RegistryHandler.deposit.selector;
        selectors[1] = RegistryHandler.withdraw.selector;
        selectors[2] = RegistryHandler.native.selector;
        selectors[3] = RegistryHandler.bond.selector;
        selectors[4] = RegistryHandler.unbond.selector;
        selectors[5] = RegistryHandler.claimBond.selector;
        selectors[6] = RegistryHandler.removeOrListNode.selector;
        selectors[7] = RegistryHandler.returnFromJail.selector;
        selectors[8] = RegistryHandler.claim.selector;
        selectors[9] = RegistryHandler.burn.selector;
        selectors[10] = RegistryHandler.wait.selector;
        selectors[11] = RegistryHandler.lock.selector;
        selectors[12] = RegistryHandler.unlock.selector;
        selectors[13] = RegistryHandler.slash.selector;
        selectors[14] = RegistryHandler.draw.selector;
        selectors[15] = RegistryHandler.release.selector;
        selectors[16] = RegistryHandler.slashSeat.selector;
        selectors[17] = RegistryHandler.jail.selector;
        targetSelectors(address(handler), selectors);
    }

    function invariant_SumOfStakesIsWhatTheRegistryHolds() public view {
        uint256 sum = registry.burnable();
        uint256 coins;
        for (uint256 i; i != handler.operatorCount(); ++i) {
            address operator = handler.operators(i);
            Account memory a = registry.accountOf(operator);
            sum += uint256(a.free) + a.locked + a.bonded + registry.claimable(operator);
            coins += a.native;
        }
        eq(sum, token.balanceOf(address(registry)), "tokens");
        eq(coins, address(registry).balance, "coins");
    }

    /// Locked is the sum of the open locks, duty the sum of the held seats, bonded the sum of the bonds, and duty fits
    /// into the bond: so no token backs two things.
    function invariant_OneTokenNeverBacksTwoThings() public view {
        for (uint256 i; i != handler.operatorCount(); ++i) {
            address operator = handler.operators(i);
            Account memory a = registry.accountOf(operator);
            uint256 sum;
            for (uint256 j; j != handler.lockCount(); ++j) {
                (address who, uint96 amount) = handler.locks(j);
                if (who == operator) sum += amount;
            }
            eq(a.locked, sum, "locked");
            uint256 bonded;
            for (uint256 c; c != 2; ++c) {
                Bond memory b = registry.bondOf(operator, handler.classes(c));
                bonded += (uint256(b.units) + b.leaving) * UNIT;
                uint256 duty;
                for (uint256 j; j != handler.seatCount(); ++j) {
                    (address who, bytes32 class, uint32 units) = handler.seats(j);
                    if (who == operator && class == handler.classes(c)) duty += units;
                }
                eq(b.duty, duty, "duty");
                atMost(duty, uint256(b.units) + b.leaving, "duty inside the bond");
            }
            eq(a.bonded, bonded, "bonded");
        }
    }

    function invariant_TheTreeWeighsWhatIsBondedAndNotJailed() public view {
        for (uint256 c; c != 2; ++c) {
            bytes32 class = handler.classes(c);
            uint256 units;
            uint256 count;
            for (uint256 i; i != handler.operatorCount(); ++i) {
                Bond memory b = registry.bondOf(handler.operators(i), class);
                uint256 weight = b.jailedUntil == 0 ? b.units : 0;
                eq(registry.weightAt(class, handler.operators(i), registry.currentEpoch()), weight, "weight");
                units += weight;
                if (weight != 0) ++count;
            }
            (uint32 operators, uint32 sum) = registry.classSize(class);
            eq(operators, count, "operators");
            eq(sum, units, "units");
        }
    }

    function invariant_SeatsAreDistinctAndNeverConflicted() public view {
        yes(!handler.conflictedSeats(), "a draw named an operator twice, or one that was excluded");
    }

    function invariant_SlashedIsAtMostLocked() public view {
        atMost(handler.everSlashed(), handler.everLocked(), "slashed");
    }

    /// From every reachable state, settling and time return every token and coin to its owner, or burn it.
    function invariant_NoStakeIsEverStranded() public {
        uint256 snapshot = vm.snapshotState();
        handler.leaveAll();
        eq(token.balanceOf(address(registry)), 0, "tokens left");
        eq(address(registry).balance, 0, "coins left");
        vm.revertToState(snapshot);
    }
}
