// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IProviderRegistry, Node, NodeFacts} from "../../src/registry/IProviderRegistry.sol";
import {RegistryFixture} from "./RegistryFixture.sol";

contract NodeDirectoryTest is RegistryFixture {
    address private ann = account("ann");
    address private bob = account("bob");

    function setUp() public override {
        super.setUp();
        deposit(ann, 100 ether);
        depositNative(ann, 100 ether);
        deposit(bob, 100 ether);
        depositNative(bob, 100 ether);
    }

    function test_AListedNodeReturnsTheFactsThatItsOperatorDeclared() public {
        NodeFacts memory f = facts(CLASS, 9);
        f.endpoint = "node.example:4433";
        vm.expectEmit(address(registry));
        emit IProviderRegistry.NodeListed(ann, CLASS, keccak256(abi.encode(ann, f.peerKey)), f);
        vm.prank(ann);
        bytes32 id = registry.listNode(f);
        Node memory n = registry.node(id);
        eq(n.operator, ann, "operator");
        eq(n.score, 450, "score");
        eq(n.region, 276, "region");
        eq(n.class, CLASS, "class");
        eq(n.peerKey, f.peerKey, "peer key");
        eq(n.encryptionKey, f.encryptionKey, "encryption key");
        eq(n.priceHint, 1 ether, "price hint");
        eq(n.relays.length, 1, "relays");
        eq(n.relays[0], f.relays[0], "relay");
        eq(keccak256(bytes(n.endpoint)), keccak256("node.example:4433"), "endpoint");
        (address operator, bytes32 class) = registry.nodeClass(id);
        eq(operator, ann, "operator by id");
        eq(class, CLASS, "class by id");
    }

    function test_NobodyTakesAnothersKeyHostage() public {
        vm.prank(bob);
        bytes32 squatted = registry.listNode(facts(CLASS, 9));
        vm.prank(ann);
        bytes32 own = registry.listNode(facts(CLASS, 9));
        yes(squatted != own, "two entries");
        eq(registry.node(own).operator, ann, "ann's");
    }

    function test_AnUpdateChangesHowANodeIsReached() public {
        vm.startPrank(ann);
        bytes32 id = registry.listNode(facts(CLASS, 9));
        NodeFacts memory f = facts(CLASS, 9);
        f.relays = new bytes32[](3);
        f.score = 1;
        registry.updateNode(f);
        eq(registry.node(id).relays.length, 3, "relays");
        eq(registry.node(id).score, 1, "score");
    }

    function test_ARemovedNodeIsGone() public {
        vm.startPrank(ann);
        bytes32 id = registry.listNode(facts(CLASS, 9));
        registry.removeNode(id);
        (address operator,) = registry.nodeClass(id);
        eq(operator, address(0), "no operator");
        yes(!registry.eligible(ann, CLASS), "no longer eligible");
        registry.listNode(facts(CLASS, 9));
        yes(registry.eligible(ann, CLASS), "and back");
    }

    function test_RevertsOnANodeThatIsListedTwice() public {
        vm.startPrank(ann);
        bytes32 id = registry.listNode(facts(CLASS, 9));
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.NodeExists.selector, id));
        registry.listNode(facts(CLASS, 9));
    }

    function test_RevertsOnChangingTheNodeOfAnotherOperator() public {
        vm.prank(ann);
        bytes32 id = registry.listNode(facts(CLASS, 9));
        vm.startPrank(bob);
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.UnknownNode.selector, id));
        registry.removeNode(id);
        bytes32 bobs = keccak256(abi.encode(bob, bytes32(uint256(9))));
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.UnknownNode.selector, bobs));
        registry.updateNode(facts(CLASS, 9));
    }

    function test_RevertsOnMoreNodesThanStakeCovers() public {
        vm.startPrank(ann);
        for (uint256 i = 1; i <= 10; ++i) {
            registry.listNode(facts(CLASS, i));
        }
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.StakeBacksNodes.selector, 100 ether, 110 ether));
        registry.listNode(facts(CLASS, 11));
    }

    function test_RevertsOnMoreNodesThanCanBeCounted() public {
        vm.prank(ann);
        registry.listNode(facts(CLASS, 1));
        // The first word of an account: free, locked, jailedUntil, then the number of nodes at bit 232.
        for (uint256 slot; slot != 16; ++slot) {
            bytes32 place = keccak256(abi.encode(ann, slot));
            uint256 word = uint256(vm.load(address(registry), place));
            if (uint96(word) == 100 ether) vm.store(address(registry), place, bytes32(word | (0xffff << 232)));
        }
        eq(registry.accountOf(ann).nodes, type(uint16).max, "as many as can be");
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.BadNode.selector, "number"));
        vm.prank(ann);
        registry.listNode(facts(CLASS, 2));
    }

    function expectBad(NodeFacts memory f, string memory field) private {
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.BadNode.selector, field));
        vm.prank(ann);
        registry.listNode(f);
    }

    function test_RevertsOnInvalidFacts() public {
        NodeFacts memory f = facts(0, 9);
        expectBad(f, "class");
        expectBad(facts(CLASS, 0), "peerKey");
        f = facts(CLASS, 9);
        f.encryptionKey = 0;
        expectBad(f, "encryptionKey");
        f = facts(CLASS, 9);
        f.relays = new bytes32[](5);
        expectBad(f, "relays");
        f = facts(CLASS, 9);
        f.endpoint = string(new bytes(257));
        expectBad(f, "endpoint");
    }

    function test_RevertsOnAnUpdateToAnotherClass() public {
        vm.startPrank(ann);
        registry.listNode(facts(CLASS, 9));
        vm.expectRevert(abi.encodeWithSelector(IProviderRegistry.BadNode.selector, "class"));
        registry.updateNode(facts(keccak256("gpu"), 9));
    }

    function testFuzz_AnyFactsInsideTheLimitsAreKept(
        uint32 score,
        uint16 region,
        uint128 hint,
        bytes32 key,
        uint8 relays
    ) public {
        NodeFacts memory f = facts(CLASS, 9);
        if (key == 0) key = bytes32(uint256(1));
        (f.score, f.region, f.priceHint, f.encryptionKey) = (score, region, hint, key);
        f.relays = new bytes32[](relays % 5);
        vm.prank(ann);
        Node memory n = registry.node(registry.listNode(f));
        eq(n.score, score, "score");
        eq(n.region, region, "region");
        eq(n.priceHint, hint, "hint");
        eq(n.encryptionKey, key, "key");
        eq(n.relays.length, relays % 5, "relays");
    }

    function testFuzz_AnUpdateAndARemovalReachOnlyOnesOwnNode(uint256 mine, uint256 other, uint32 score) public {
        mine = bound(mine, 1, type(uint128).max);
        other = bound(other, 1, type(uint128).max);
        vm.prank(bob);
        bytes32 bobs = registry.listNode(facts(CLASS, other));
        vm.startPrank(ann);
        bytes32 anns = registry.listNode(facts(CLASS, mine));
        NodeFacts memory f = facts(CLASS, mine);
        f.score = score;
        registry.updateNode(f);
        eq(registry.node(anns).score, score, "ann's");
        eq(registry.node(bobs).score, 450, "bob's");
        registry.removeNode(anns);
        yes(registry.node(bobs).listed, "bob's stays");
    }
}
