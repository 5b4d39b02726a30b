// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ICallers} from "../../src/network/ICallers.sol";
import {Account, Award, Fault, IProviderRegistry} from "../../src/registry/IProviderRegistry.sol";
import {ProviderRegistry} from "../../src/registry/ProviderRegistry.sol";
import {BlacklistToken} from "../hostile/BlacklistToken.sol";
import {BurnableToken} from "../hostile/BurnableToken.sol";
import {FalseToken} from "../hostile/FalseToken.sol";
import {FeeToken} from "../hostile/FeeToken.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {ReenteringToken} from "../hostile/ReenteringToken.sol";
import {RegistryFixture} from "./RegistryFixture.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

contract StakeLedgerTest is RegistryFixture {
    address private ann = account("ann");
    address private bob = account("bob");

    function awards(address to, uint96 amount) private pure returns (Award[] memory list) {
        list = new Award[](1);
        list[0] = Award(to, amount);
    }

    // ------------------------------------------------------------------ in and out

    function test_ADepositIsFree() public {
        deposit(ann, 5 ether);
        eq(free(ann), 5 ether, "free");
        eq(token.balanceOf(address(registry)), 5 ether, "held");
        eq(address(registry.stakeToken()), address(token), "stake token");
    }

    function test_RevertsOnADepositOfNothing() public {
        vm.expectRevert(IProviderRegistry.ZeroAmount.selector);
        registry.deposit(0);
    }

    function test_FreeStakeCanBeWithdrawnToAnyAccount() public {
        deposit(ann, 5 ether);
        vm.prank(ann);
        registry.withdraw(2 ether, bob);
        eq(token.balanceOf(bob), 2 ether, "arrived");
        eq(free(ann), 3 ether, "left");
    }

    function test_RevertsOnAWithdrawalOfMoreThanIsFree() public {
        deposit(ann, 5 ether);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotEnoughFree.selector, ann, 5 ether, 5 ether + 1));
        vm.prank(ann);
        registry.withdraw(5 ether + 1, ann);
    }

    function test_RevertsOnAWithdrawalOfNothingOrToNobody() public {
        deposit(ann, 5 ether);
        vm.startPrank(ann);
        vm.expectRevert(IProviderRegistry.ZeroAmount.selector);
        registry.withdraw(0, ann);
        vm.expectRevert(IProviderRegistry.ZeroAddress.selector);
        registry.withdraw(1, address(0));
    }

    function test_RevertsOnAWithdrawalThatUncoversANode() public {
        enlist(ann, 15 ether);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.StakeBacksNodes.selector, 9 ether, 10 ether));
        vm.prank(ann);
        registry.withdraw(6 ether, ann);
    }

    function testFuzz_DepositThenWithdrawKeepsEveryToken(uint96 put, uint96 take) public {
        put = uint96(bound(put, 1, type(uint96).max));
        take = uint96(bound(take, 1, put));
        deposit(ann, put);
        vm.prank(ann);
        registry.withdraw(take, bob);
        eq(free(ann), put - take, "free");
        eq(token.balanceOf(bob), take, "taken");
        eq(token.balanceOf(address(registry)), put - take, "held");
    }

    // ------------------------------------------------------------------ locks

    function test_ALockMovesFreeToLockedAndBack() public {
        enlist(ann, 50 ether);
        vm.prank(market);
        registry.lock(ann, 30 ether);
        eq(free(ann), 20 ether, "free");
        eq(locked(ann), 30 ether, "locked");
        vm.prank(disputes);
        registry.unlock(ann, 30 ether);
        eq(free(ann), 50 ether, "free again");
        eq(locked(ann), 0, "nothing locked");
    }

    function test_LockedStakeCannotBeWithdrawnOrLockedAgain() public {
        enlist(ann, 50 ether);
        vm.prank(market);
        registry.lock(ann, 30 ether);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotEnoughFree.selector, ann, 20 ether, 21 ether));
        vm.prank(ann);
        registry.withdraw(21 ether, ann);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotEnoughFree.selector, ann, 20 ether, 21 ether));
        vm.prank(market);
        registry.lock(ann, 21 ether);
    }

    function test_CanLockPredictsWhetherLockSucceeds() public {
        deposit(ann, 50 ether);
        yes(!registry.canLock(ann, 1), "no node yet");
        enlist(ann, 50 ether);
        yes(registry.canLock(ann, 100 ether), "all of it");
        yes(!registry.canLock(ann, 100 ether + 1), "one more");
        vm.prank(market);
        registry.jail(ann, 0, Fault.SilentExecutor);
        yes(!registry.canLock(ann, 1), "jailed");
    }

    function test_RevertsOnALockOfAnOperatorThatIsNotAdmitted() public {
        deposit(ann, 50 ether);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotAdmitted.selector, ann));
        vm.prank(market);
        registry.lock(ann, 1 ether);
    }

    function test_RevertsOnUnlockingOrSlashingMoreThanIsLocked() public {
        enlist(ann, 50 ether);
        vm.startPrank(market);
        registry.lock(ann, 3 ether);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotEnoughLocked.selector, ann, 3 ether, 4 ether));
        registry.unlock(ann, 4 ether);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotEnoughLocked.selector, ann, 3 ether, 4 ether));
        registry.slash(ann, 4 ether, Fault.WrongWork, new Award[](0));
    }

    function testFuzz_OnlyTheNetworksContractsMoveStake(address stranger) public {
        vm.assume(stranger != market && stranger != council && stranger != disputes);
        enlist(ann, 50 ether);
        bytes memory refusal = abi.encodeWithSelector(ICallers.NotNetworkContract.selector, stranger);
        vm.startPrank(stranger);
        vm.expectRevert(refusal);
        registry.lock(ann, 1);
        vm.expectRevert(refusal);
        registry.unlock(ann, 1);
        vm.expectRevert(refusal);
        registry.slash(ann, 1, Fault.WrongWork, awards(stranger, 1));
        vm.expectRevert(refusal);
        registry.draw(CLASS, 7, 0, 1, none(), 1);
        vm.expectRevert(refusal);
        registry.releaseSeats(CLASS, only(ann), 1);
        vm.expectRevert(refusal);
        registry.slashSeat(CLASS, ann, 1, Fault.WrongSeat, awards(stranger, 1));
        vm.expectRevert(refusal);
        registry.jail(ann, CLASS, Fault.WrongWork);
    }

    // ------------------------------------------------------------------ slashing

    function test_ASlashCreditsItsAwardsAndBurnsTheRest() public {
        enlist(ann, 50 ether);
        vm.startPrank(market);
        registry.lock(ann, 30 ether);
        vm.expectEmit(address(registry));
        emit IProviderRegistry.Slashed(ann, Fault.WrongWork, 20 ether, 17 ether);
        registry.slash(ann, 20 ether, Fault.WrongWork, awards(bob, 3 ether));
        vm.stopPrank();
        eq(locked(ann), 10 ether, "still locked");
        eq(registry.claimable(bob), 3 ether, "awarded");
        eq(registry.burnable(), 17 ether, "to burn");

        uint256 supply = token.totalSupply();
        registry.burn();
        eq(token.totalSupply(), supply - 17 ether, "burned");
        vm.prank(bob);
        registry.claim(bob);
        eq(token.balanceOf(bob), 3 ether, "claimed");
        eq(token.balanceOf(address(registry)), 30 ether, "only ann's stake is left");
    }

    function test_AnAwardToNobodyIsBurned() public {
        enlist(ann, 50 ether);
        vm.startPrank(market);
        registry.lock(ann, 30 ether);
        registry.slash(ann, 20 ether, Fault.WrongWork, awards(address(0), 20 ether));
        eq(registry.burnable(), 20 ether, "to burn");
    }

    function test_ASlashAwardedInFullBurnsNothing() public {
        enlist(ann, 50 ether);
        vm.startPrank(market);
        registry.lock(ann, 30 ether);
        registry.slash(ann, 20 ether, Fault.WrongWork, awards(bob, 20 ether));
        eq(registry.burnable(), 0, "to burn");
        vm.expectRevert(IProviderRegistry.ZeroAmount.selector);
        registry.burn();
    }

    function test_RevertsWhenAwardsExceedTheSlash() public {
        enlist(ann, 50 ether);
        vm.startPrank(market);
        registry.lock(ann, 30 ether);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.AwardsExceedSlash.selector, 21 ether, 20 ether));
        registry.slash(ann, 20 ether, Fault.WrongWork, awards(bob, 21 ether));
    }

    function test_ASlashThatUncoversTheNodesEndsAdmission() public {
        enlist(ann, 12 ether);
        vm.startPrank(market);
        registry.lock(ann, 12 ether);
        registry.slash(ann, 1 ether, Fault.SilentExecutor, new Award[](0));
        yes(registry.accountOf(ann).admitted, "still covered");
        registry.slash(ann, 2 ether, Fault.SilentExecutor, new Award[](0));
        yes(!registry.accountOf(ann).admitted, "not covered");
        vm.stopPrank();
        deposit(ann, 1 ether);
        yes(registry.accountOf(ann).admitted, "covered again");
    }

    function test_RevertsOnAClaimOfNothingOrToNobody() public {
        vm.expectRevert(IProviderRegistry.NothingToClaim.selector);
        registry.claim(ann);
        vm.expectRevert(IProviderRegistry.ZeroAddress.selector);
        registry.claim(address(0));
    }

    function testFuzz_ASlashLosesNoToken(uint96 lockAmount, uint96 slashAmount, uint96 first, uint96 second) public {
        lockAmount = uint96(bound(lockAmount, 1, 1e27));
        slashAmount = uint96(bound(slashAmount, 0, lockAmount));
        first = uint96(bound(first, 0, slashAmount));
        second = uint96(bound(second, 0, slashAmount - first));
        enlist(ann, lockAmount + NODE_STAKE);
        Award[] memory list = new Award[](2);
        list[0] = Award(bob, first);
        list[1] = Award(bob, second);
        vm.startPrank(market);
        registry.lock(ann, lockAmount);
        registry.slash(ann, slashAmount, Fault.WrongWork, list);
        uint256 parts = uint256(free(ann)) + locked(ann) + registry.claimable(bob) + registry.burnable();
        eq(parts, token.balanceOf(address(registry)), "parts = held");
    }

    // ------------------------------------------------------------------ hostile tokens

    function use(PlainToken other) private {
        token = other;
        registry = new ProviderRegistry(config());
    }

    function test_ATokenWithoutBurnIsSentToTheBurnAddress() public {
        use(new PlainToken());
        enlist(ann, 50 ether);
        vm.startPrank(market);
        registry.lock(ann, 30 ether);
        registry.slash(ann, 20 ether, Fault.WrongWork, new Award[](0));
        registry.burn();
        eq(token.balanceOf(address(0xdEaD)), 20 ether, "grave");
    }

    function test_RevertsOnATokenThatTakesAFee() public {
        use(new FeeToken());
        token.mint(ann, 100 ether);
        vm.startPrank(ann);
        token.approve(address(registry), 100 ether);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.TokenTookFee.selector, 100 ether, 99 ether));
        registry.deposit(100 ether);
    }

    function test_RevertsOnATokenThatReturnsFalse() public {
        FalseToken liar = new FalseToken();
        use(liar);
        deposit(ann, 10 ether);
        liar.fail(true);
        bytes memory failed = abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(liar));
        vm.startPrank(ann);
        vm.expectRevert(failed);
        registry.withdraw(1 ether, ann);
        vm.expectRevert(failed);
        registry.deposit(1 ether);
        vm.stopPrank();
        eq(free(ann), 10 ether, "nothing moved");
    }

    function test_ABannedOperatorWithdrawsToAnotherAddress() public {
        BlacklistToken moody = new BlacklistToken();
        use(moody);
        deposit(ann, 10 ether);
        moody.ban(ann, true);
        vm.startPrank(ann);
        vm.expectRevert(abi.encodeWithSelector(BlacklistToken.Banned.selector, ann));
        registry.withdraw(1 ether, ann);
        registry.withdraw(10 ether, bob);
        eq(token.balanceOf(bob), 10 ether, "arrived");
    }

    function test_ATokenThatCallsBackGainsNothing() public {
        ReenteringToken sly = new ReenteringToken();
        use(sly);
        // The token itself is an operator with stake: the call back comes from it.
        sly.mint(address(sly), 20 ether);
        vm.startPrank(address(sly));
        sly.approve(address(registry), 20 ether);
        registry.deposit(20 ether);
        vm.stopPrank();
        deposit(ann, 10 ether);

        // Withdrawing again in mid-withdrawal takes no more than the account has.
        sly.arm(address(registry), abi.encodeCall(registry.withdraw, (20 ether, bob)));
        vm.prank(address(sly));
        registry.withdraw(20 ether, bob);
        yes(!sly.succeeded(), "second withdrawal refused");
        eq(token.balanceOf(bob), 20 ether, "paid once");

        // A withdrawal in mid-deposit shows in the balance.
        deposit(address(sly), 5 ether);
        sly.mint(ann, 5 ether);
        vm.startPrank(ann);
        sly.approve(address(registry), 5 ether);
        sly.arm(address(registry), abi.encodeCall(registry.withdraw, (2 ether, bob)));
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.TokenTookFee.selector, 5 ether, 3 ether));
        registry.deposit(5 ether);
    }
}
