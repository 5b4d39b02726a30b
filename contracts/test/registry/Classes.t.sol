// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ClassKind, IProviderRegistry} from "../../src/registry/IProviderRegistry.sol";
import {RegistryFixture} from "./RegistryFixture.sol";

/// Only listed classes have nodes and bonds: in a class of its own, an operator would fill every seat.
contract ClassesTest is RegistryFixture {
    bytes32 private constant OWN = keccak256("mine/1");
    address private ann;

    function setUp() public override {
        super.setUp();
        ann = operatorWith("ann", 1000 ether);
    }

    function notListed(bytes32 class) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IProviderRegistry.ClassNotListed.selector, class);
    }

    function list(bytes32 class, ClassKind kind) private {
        vm.expectEmit(address(registry));
        emit IProviderRegistry.ClassListed(class, kind);
        vm.prank(lister);
        registry.listClass(class, kind);
    }

    function test_AClassOfOnesOwnHasNoNodesAndNoBonds() public {
        vm.startPrank(ann);
        vm.expectRevert(notListed(OWN));
        registry.listNode(facts(OWN, 7));
        vm.expectRevert(notListed(OWN));
        registry.bond(OWN, 100);
        vm.expectRevert(notListed(OWN));
        registry.classSize(OWN);
        vm.stopPrank();
        eq(uint8(registry.classKind(OWN)), uint8(ClassKind.None), "none");
    }

    /// Veto nodes and relays are few: whoever bonds there would sit alone.
    function test_AServiceHasNodesAndNoBonds() public {
        depositNative(ann, NODE_NATIVE);
        vm.startPrank(ann);
        registry.listNode(facts(SERVICE_CLASS, 7));
        vm.expectRevert(notListed(SERVICE_CLASS));
        registry.bond(SERVICE_CLASS, 100);
        vm.expectRevert(notListed(SERVICE_CLASS));
        registry.classSize(SERVICE_CLASS);
        vm.stopPrank();
    }

    function test_AClassIsListedLater() public {
        list(OWN, ClassKind.Work);
        depositNative(ann, NODE_NATIVE);
        vm.startPrank(ann);
        registry.listNode(facts(OWN, 7));
        registry.bond(OWN, 100);
        vm.stopPrank();
        (uint32 operators,) = registry.classSize(OWN);
        eq(operators, 1, "operators");
    }

    function test_StakeLeavesAClassThatWasRemoved() public {
        vm.prank(ann);
        registry.bond(CLASS, 200);
        list(CLASS, ClassKind.None);
        vm.startPrank(ann);
        vm.expectRevert(notListed(CLASS));
        registry.bond(CLASS, 100);
        registry.updateNode(facts(CLASS, uint160(ann)));
        registry.unbond(CLASS, 200);
        vm.warp(block.timestamp + DELAY);
        registry.claimBond(CLASS);
        registry.removeNode(keccak256(abi.encode(ann, bytes32(uint256(uint160(ann))))));
        registry.withdraw(1000 ether, ann);
        vm.stopPrank();
        eq(token.balanceOf(ann), 1000 ether, "everything is back");
    }

    function test_OnlyTheParametersListClasses() public {
        address[4] memory others = [ann, market, council, disputes];
        for (uint256 i; i != 4; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NotParameters.selector, others[i]));
            vm.prank(others[i]);
            registry.listClass(OWN, ClassKind.Work);
        }
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.BadConfig.selector, "class"));
        vm.prank(lister);
        registry.listClass(0, ClassKind.Work);
    }
}
