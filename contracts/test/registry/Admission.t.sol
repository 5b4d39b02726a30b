// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IIdentityGate} from "../../src/registry/IIdentityGate.sol";
import {IProviderRegistry} from "../../src/registry/IProviderRegistry.sol";
import {ProviderRegistry} from "../../src/registry/ProviderRegistry.sol";
import {RegistryConfig} from "../../src/registry/RegistryConfig.sol";
import {RegistryFixture} from "./RegistryFixture.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

contract ListGate is IIdentityGate {
    mapping(address operator => bool) public isVerified;

    function verify(address operator, bool on) external {
        isVerified[operator] = on;
    }
}

contract BurningGate {
    fallback() external {
        while (true) {}
    }
}

contract SilentGate {
    fallback() external {}
}

contract Refuser {
    receive() external payable {
        revert();
    }
}

contract AdmissionTest is RegistryFixture {
    address private ann = account("ann");
    ListGate private gate;

    function useGate(address which) private {
        RegistryConfig memory c = config();
        c.gate = IIdentityGate(which);
        registry = new ProviderRegistry(c);
    }

    function test_AnOperatorIsAdmittedWithItsFirstCoveredNode() public {
        deposit(ann, 10 ether);
        yes(!registry.accountOf(ann).admitted, "no node");
        depositNative(ann, NODE_NATIVE);
        vm.prank(ann);
        registry.listNode(facts(CLASS, 1));
        yes(registry.accountOf(ann).admitted, "admitted");
        yes(registry.eligible(ann, CLASS), "eligible in its class");
        yes(!registry.eligible(ann, keccak256("gpu")), "in no other");
    }

    function test_RevertsOnANodeWithoutEnoughTokenOrNativeStake() public {
        deposit(ann, 10 ether - 1);
        depositNative(ann, NODE_NATIVE - 1);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.StakeBacksNodes.selector, 10 ether - 1, 10 ether));
        vm.prank(ann);
        registry.listNode(facts(CLASS, 1));
        deposit(ann, 1);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.StakeBacksNodes.selector, 5 ether - 1, 5 ether));
        vm.prank(ann);
        registry.listNode(facts(CLASS, 1));
    }

    function test_NativeStakeComesBackWhenItsNodeIsGone() public {
        enlist(ann, 10 ether);
        vm.startPrank(ann);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.StakeBacksNodes.selector, 0, NODE_NATIVE));
        registry.withdrawNative(NODE_NATIVE, ann);
        registry.removeNode(keccak256(abi.encode(ann, bytes32(uint256(uint160(ann))))));
        registry.withdrawNative(NODE_NATIVE, ann);
        registry.withdraw(10 ether, ann);
        eq(ann.balance, NODE_NATIVE, "native back");
        eq(token.balanceOf(ann), 10 ether, "token back");
        yes(!registry.accountOf(ann).admitted, "no longer admitted");
    }

    function test_RevertsOnEmptyNativeMoves() public {
        vm.expectRevert(IProviderRegistry.ZeroAmount.selector);
        registry.depositNative();
        vm.expectRevert(IProviderRegistry.ZeroAmount.selector);
        registry.withdrawNative(0, ann);
        vm.expectRevert(IProviderRegistry.ZeroAddress.selector);
        registry.withdrawNative(1, address(0));
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotEnoughFree.selector, address(this), 0, 1));
        registry.withdrawNative(1, ann);
    }

    function test_RevertsWhenTheReceiverRefusesNativeCoin() public {
        depositNative(ann, 1 ether);
        address refuser = address(new Refuser());
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NativeTransferFailed.selector, refuser));
        vm.prank(ann);
        registry.withdrawNative(1 ether, refuser);
    }

    function testFuzz_NativeStakeIsNeverMixedUpWithOthers(uint128 a, uint128 b, uint128 take) public {
        a = uint128(bound(a, 1, 1e30));
        b = uint128(bound(b, 1, 1e30));
        take = uint128(bound(take, 1, a));
        address bob = account("bob");
        depositNative(ann, a);
        depositNative(bob, b);
        vm.prank(ann);
        registry.withdrawNative(take, ann);
        eq(registry.accountOf(ann).native, a - take, "ann");
        eq(registry.accountOf(bob).native, b, "bob");
        eq(address(registry).balance, uint256(a) + b - take, "held");
    }

    function test_NativeStakeDepositedLaterAdmits() public {
        // A slash or a stricter start can leave an operator uncovered; adding the missing part is enough.
        gate = new ListGate();
        useGate(address(gate));
        gate.verify(ann, true);
        enlist(ann, 10 ether);
        gate.verify(ann, false);
        registry.refreshAdmission(ann);
        gate.verify(ann, true);
        depositNative(ann, 1);
        yes(registry.accountOf(ann).admitted, "admitted again");
    }

    // ------------------------------------------------------------------ identity

    function test_RevertsOnANodeOfAnUnverifiedOperator() public {
        gate = new ListGate();
        useGate(address(gate));
        deposit(ann, 10 ether);
        depositNative(ann, NODE_NATIVE);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotVerified.selector, ann));
        vm.prank(ann);
        registry.listNode(facts(CLASS, 1));
    }

    function test_AnyoneMayRefreshARevokedOrRestoredIdentity() public {
        gate = new ListGate();
        useGate(address(gate));
        gate.verify(ann, true);
        enlist(ann, 10 ether);
        gate.verify(ann, false);
        yes(registry.canLock(ann, 1), "nobody has said so yet");
        vm.expectEmit(address(registry));
        emit IProviderRegistry.AdmissionChanged(ann, false);
        registry.refreshAdmission(ann);
        yes(!registry.canLock(ann, 1), "revoked");
        gate.verify(ann, true);
        registry.refreshAdmission(ann);
        yes(registry.canLock(ann, 1), "restored");
    }

    function test_ARevokedOperatorStillWithdraws() public {
        gate = new ListGate();
        useGate(address(gate));
        gate.verify(ann, true);
        enlist(ann, 30 ether);
        gate.verify(ann, false);
        registry.refreshAdmission(ann);
        vm.startPrank(ann);
        registry.withdraw(20 ether, ann);
        registry.removeNode(keccak256(abi.encode(ann, bytes32(uint256(uint160(ann))))));
        registry.withdraw(10 ether, ann);
        registry.withdrawNative(NODE_NATIVE, ann);
        eq(token.balanceOf(ann), 30 ether, "all of it");
    }

    function test_AGateThatBurnsGasOrReturnsNothingConfirmsNobody() public {
        deposit(ann, 10 ether);
        address[2] memory gates = [address(new BurningGate()), address(new SilentGate())];
        for (uint256 i; i != 2; ++i) {
            useGate(gates[i]);
            vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotVerified.selector, ann));
            vm.prank(ann);
            registry.listNode(facts(CLASS, 1));
        }
    }

    // ------------------------------------------------------------------ configuration

    function expectBadConfig(RegistryConfig memory c, string memory field) private {
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.BadConfig.selector, field));
        new ProviderRegistry(c);
    }

    function test_RevertsOnAConfigurationThatCannotWork() public {
        RegistryConfig memory c = config();
        c.token = IERC20(address(0));
        expectBadConfig(c, "token");
        c = config();
        c.parameters = address(0);
        expectBadConfig(c, "parameters");
        c = config();
        c.workClasses[1] = 0;
        expectBadConfig(c, "class");
        c = config();
        c.epochLength = 0;
        expectBadConfig(c, "epochLength");
        c = config();
        c.unbondingDelay = 5 * EPOCH - 1;
        expectBadConfig(c, "unbondingDelay");
        c = config();
        c.bondUnit = 0;
        expectBadConfig(c, "bondUnit");
        c = config();
        c.minimumBond = 0;
        expectBadConfig(c, "minimumBond");
    }
}
