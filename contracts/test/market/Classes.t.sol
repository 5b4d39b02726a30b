// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Terms} from "../../src/market/TaskTypes.sol";
import {IParameters} from "../../src/network/IParameters.sol";
import {ClassKind, IProviderRegistry, NodeFacts} from "../../src/registry/IProviderRegistry.sol";
import {Walk} from "./Walk.sol";

/// The attack: name a class that nobody else has, so that every seat of its councils is one's own, and collect a record
/// and seat fees from oneself.
contract ClassesTest is Walk {
    bytes32 private constant OWN = keccak256("mine/1");

    function notListed() private pure returns (bytes memory) {
        return abi.encodeWithSelector(IProviderRegistry.ClassNotListed.selector, OWN);
    }

    function ownNode(address operator) private pure returns (NodeFacts memory f) {
        f = nodeFacts(operator);
        f.class = OWN;
        f.peerKey = keccak256(abi.encode("own", operator));
    }

    function test_nobody_opens_a_class_of_its_own() public {
        for (uint256 i; i != 4; ++i) {
            vm.startPrank(operators[i]);
            vm.expectRevert(notListed());
            registry.listNode(ownNode(operators[i]));
            vm.expectRevert(notListed());
            registry.bond(OWN, 100);
            vm.stopPrank();
        }
        Terms memory t = task();
        t.classId = OWN;
        vm.expectRevert(notListed());
        vm.prank(client);
        market.post(t, "");
    }

    function test_governance_adds_and_removes_a_class() public {
        vm.expectRevert(abi.encodeWithSelector(IParameters.NotGovernance.selector, client));
        vm.prank(client);
        parameters.listClass(OWN, ClassKind.Work);
        vm.prank(governance);
        parameters.listClass(OWN, ClassKind.Work);
        for (uint256 i; i != 4; ++i) {
            vm.startPrank(operators[i]);
            registry.listNode(ownNode(operators[i]));
            registry.bond(OWN, 100);
            vm.stopPrank();
        }
        Terms memory t = task();
        t.classId = OWN;
        post(t);
        vm.prank(governance);
        parameters.listClass(OWN, ClassKind.None);
        t.content = "another";
        vm.expectRevert(notListed());
        vm.prank(client);
        market.post(t, "");
    }
}
