// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IIdentityGate} from "../../src/registry/IIdentityGate.sol";
import {Account, Bond, NodeFacts} from "../../src/registry/IProviderRegistry.sol";
import {ProviderRegistry} from "../../src/registry/ProviderRegistry.sol";
import {RegistryConfig} from "../../src/registry/RegistryConfig.sol";
import {Test} from "../Test.sol";
import {BurnableToken} from "../hostile/BurnableToken.sol";
import {PlainToken} from "../hostile/PlainToken.sol";

/// A registry whose network contracts are three plain accounts, and operators that are ready to work.
abstract contract RegistryFixture is Test {
    bytes32 internal constant CLASS = keccak256("wasm/1/any");
    bytes32 internal constant OTHER_CLASS = keccak256("gpu");
    bytes32 internal constant SERVICE_CLASS = keccak256("relay/1");
    uint96 internal constant UNIT = 1 ether;
    uint32 internal constant MINIMUM = 100;
    uint40 internal constant EPOCH = 1 hours;
    uint40 internal constant DELAY = 7 days;
    uint40 internal constant JAIL = 1 days;
    uint96 internal constant NODE_STAKE = 10 ether;
    uint128 internal constant NODE_NATIVE = 5 ether;

    address internal market = account("market");
    address internal council = account("council");
    address internal disputes = account("disputes");
    address internal lister = account("parameters");

    PlainToken internal token;
    ProviderRegistry internal registry;

    function setUp() public virtual {
        vm.warp(1_700_000_000);
        token = new BurnableToken();
        registry = new ProviderRegistry(config());
    }

    function config() internal view virtual returns (RegistryConfig memory) {
        return RegistryConfig({
            token: token,
            callers: listOf(market, council, disputes),
            parameters: lister,
            workClasses: listOf(CLASS, OTHER_CLASS),
            serviceClasses: listOf(SERVICE_CLASS),
            gate: IIdentityGate(address(0)),
            nodeStake: NODE_STAKE,
            nodeNativeStake: NODE_NATIVE,
            bondUnit: UNIT,
            minimumBond: MINIMUM,
            epochLength: EPOCH,
            unbondingDelay: DELAY,
            jailTime: JAIL
        });
    }

    function facts(bytes32 class, uint256 key) internal pure returns (NodeFacts memory f) {
        f.class = class;
        f.peerKey = bytes32(key);
        f.encryptionKey = bytes32(uint256(1));
        f.score = 450;
        f.region = 276;
        f.priceHint = 1 ether;
        f.relays = new bytes32[](1);
        f.relays[0] = bytes32(uint256(77));
        f.endpoint = "";
    }

    function deposit(address operator, uint96 amount) internal {
        token.mint(operator, amount);
        vm.startPrank(operator);
        token.approve(address(registry), amount);
        registry.deposit(amount);
        vm.stopPrank();
    }

    function depositNative(address operator, uint128 amount) internal {
        vm.deal(operator, operator.balance + amount);
        vm.prank(operator);
        registry.depositNative{value: amount}();
    }

    /// An operator with one node of the class and `stake` free.
    function operatorWith(string memory name, uint96 stake) internal returns (address operator) {
        operator = account(name);
        enlist(operator, stake);
    }

    function enlist(address operator, uint96 stake) internal {
        deposit(operator, stake);
        depositNative(operator, NODE_NATIVE);
        vm.prank(operator);
        registry.listNode(facts(CLASS, uint160(operator)));
    }

    /// An operator that has bonded `units`, as much again free.
    function seat(string memory name, uint32 units) internal returns (address operator) {
        operator = operatorWith(name, uint96(units) * UNIT * 2);
        vm.prank(operator);
        registry.bond(CLASS, units);
    }

    function nextEpoch() internal {
        vm.warp(block.timestamp + EPOCH);
    }

    function free(address operator) internal view returns (uint96) {
        return registry.accountOf(operator).free;
    }

    function locked(address operator) internal view returns (uint96) {
        return registry.accountOf(operator).locked;
    }

    function none() internal pure returns (address[] memory) {}

    function only(address one) internal pure returns (address[] memory list) {
        list = new address[](1);
        list[0] = one;
    }
}
