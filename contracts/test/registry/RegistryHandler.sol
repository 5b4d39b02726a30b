// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Account, Award, Bond, Fault, NodeFacts} from "../../src/registry/IProviderRegistry.sol";
import {ProviderRegistry} from "../../src/registry/ProviderRegistry.sol";
import {Test} from "../Test.sol";
import {PlainToken} from "../hostile/PlainToken.sol";

/// Plays a few operators and a network contract against the registry, in random order, and keeps its own books: every
/// lock and every seat that is open.
contract RegistryHandler is Test {
    struct Lock {
        address operator;
        uint96 amount;
    }

    struct Seat {
        address operator;
        bytes32 class;
        uint32 units;
    }

    ProviderRegistry public immutable registry;
    PlainToken public immutable token;
    address public immutable networkContract;

    address[] public operators;
    bytes32[2] public classes = [keccak256("wasm/1/any"), keccak256("gpu")];
    Lock[] public locks;
    Seat[] public seats;
    uint256 public everLocked;
    uint256 public everSlashed;
    uint256 public everSeated;
    bool public conflictedSeats;

    constructor(ProviderRegistry registry_, PlainToken token_, address networkContract_) {
        (registry, token, networkContract) = (registry_, token_, networkContract_);
        for (uint160 i = 1; i <= 6; ++i) {
            address operator = address(0xA11CE000 + i);
            operators.push(operator);
            vm.deal(operator, 1000 ether);
            token.mint(operator, 100_000 ether);
            vm.startPrank(operator);
            token.approve(address(registry), type(uint256).max);
            registry.deposit(1000 ether);
            registry.depositNative{value: 50 ether}();
            registry.listNode(facts(classes[0], i));
            registry.listNode(facts(classes[1], i + 100));
            vm.stopPrank();
        }
    }

    function facts(bytes32 class, uint256 key) private pure returns (NodeFacts memory f) {
        (f.class, f.peerKey, f.encryptionKey) = (class, bytes32(key), bytes32(uint256(1)));
    }

    function operatorCount() external view returns (uint256) {
        return operators.length;
    }

    function lockCount() external view returns (uint256) {
        return locks.length;
    }

    function seatCount() external view returns (uint256) {
        return seats.length;
    }

    function pick(uint256 seed) private view returns (address) {
        return operators[seed % operators.length];
    }

    function pickClass(uint256 seed) private view returns (bytes32) {
        return classes[seed % 2];
    }

    // ------------------------------------------------------------------ operators

    function deposit(uint256 who, uint96 amount) external {
        vm.prank(pick(who));
        registry.deposit(uint96(bound(amount, 1, 500 ether)));
    }

    function withdraw(uint256 who, uint96 amount) external {
        address operator = pick(who);
        uint96 free = registry.accountOf(operator).free;
        vm.prank(operator);
        registry.withdraw(uint96(bound(amount, 1, uint256(free) + 1)), operator);
    }

    function native(uint256 who, uint128 amount, bool in_) external {
        address operator = pick(who);
        vm.prank(operator);
        if (in_) registry.depositNative{value: bound(amount, 1, 10 ether)}();
        else registry.withdrawNative(uint128(bound(amount, 1, 10 ether)), operator);
    }

    function bond(uint256 who, uint256 class, uint32 units) external {
        vm.prank(pick(who));
        registry.bond(pickClass(class), uint32(bound(units, 100, 300)));
    }

    function unbond(uint256 who, uint256 class, uint32 units, bool all) external {
        address operator = pick(who);
        bytes32 chosen = pickClass(class);
        uint32 bonded = registry.bondOf(operator, chosen).units;
        vm.prank(operator);
        registry.unbond(chosen, all ? bonded : uint32(bound(units, 1, 400)));
    }

    function claimBond(uint256 who, uint256 class) external {
        vm.prank(pick(who));
        registry.claimBond(pickClass(class));
    }

    function removeOrListNode(uint256 who, uint256 class) external {
        address operator = pick(who);
        uint256 key = (who % operators.length) + 1 + (class % 2) * 100;
        bytes32 id = keccak256(abi.encode(operator, bytes32(key)));
        vm.prank(operator);
        if (registry.node(id).listed) registry.removeNode(id);
        else registry.listNode(facts(pickClass(class), key));
    }

    function returnFromJail(uint256 who, uint256 class) external {
        vm.prank(pick(who));
        registry.returnFromJail(pickClass(class));
    }

    function claim(uint256 who) external {
        address operator = pick(who);
        vm.prank(operator);
        registry.claim(operator);
    }

    function burn() external {
        registry.burn();
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 2 days));
    }

    // ------------------------------------------------------------------ network contract

    function lock(uint256 who, uint96 amount) external {
        address operator = pick(who);
        amount = uint96(bound(amount, 1, 300 ether));
        vm.prank(networkContract);
        registry.lock(operator, amount);
        locks.push(Lock(operator, amount));
        everLocked += amount;
    }

    function unlock(uint256 which) public {
        Lock memory l = locks[which % locks.length];
        vm.prank(networkContract);
        registry.unlock(l.operator, l.amount);
        _dropLock(which % locks.length);
    }

    function slash(uint256 which, uint96 part, uint96 award, uint256 to) external {
        Lock memory l = locks[which % locks.length];
        part = uint96(bound(part, 0, l.amount));
        Award[] memory awards = new Award[](1);
        awards[0] = Award(pick(to), uint96(bound(award, 0, part)));
        vm.startPrank(networkContract);
        registry.slash(l.operator, part, Fault.WrongWork, awards);
        registry.unlock(l.operator, l.amount - part);
        vm.stopPrank();
        everSlashed += part;
        _dropLock(which % locks.length);
    }

    function draw(bytes32 seed, uint256 class, uint256 count, uint256 excluded, uint32 units, uint24 back) external {
        address[] memory out = new address[](2);
        (out[0], out[1]) = (pick(excluded), pick(excluded >> 128));
        units = uint32(bound(units, 1, 150));
        uint24 epoch = registry.currentEpoch() - 1 - back % 3;
        vm.prank(networkContract);
        address[] memory drawn = registry.draw(pickClass(class), epoch, seed, bound(count, 1, 5), out, units);
        for (uint256 i; i != drawn.length; ++i) {
            // A revert here would only discard the call: the invariant looks at the flag.
            if (drawn[i] == out[0] || drawn[i] == out[1] || drawn[i] == address(0)) conflictedSeats = true;
            for (uint256 j; j != i; ++j) {
                if (drawn[i] == drawn[j]) conflictedSeats = true;
            }
            ++everSeated;
            seats.push(Seat(drawn[i], pickClass(class), units));
        }
    }

    function release(uint256 which) public {
        Seat memory s = seats[which % seats.length];
        address[] memory one = new address[](1);
        one[0] = s.operator;
        vm.prank(networkContract);
        registry.releaseSeats(s.class, one, s.units);
        _dropSeat(which % seats.length);
    }

    function slashSeat(uint256 which, uint96 award, uint256 to) external {
        Seat memory s = seats[which % seats.length];
        Award[] memory awards = new Award[](1);
        awards[0] = Award(pick(to), uint96(bound(award, 0, uint256(s.units) * 1 ether)));
        vm.prank(networkContract);
        registry.slashSeat(s.class, s.operator, s.units, Fault.WrongSeat, awards);
        _dropSeat(which % seats.length);
    }

    function jail(uint256 who, uint256 class) external {
        vm.prank(networkContract);
        registry.jail(pick(who), pickClass(class), Fault.SilentExecutor);
    }

    /// Settles everything and lets time pass: what every owner can then reach by its own calls.
    function leaveAll() external {
        while (locks.length != 0) unlock(0);
        while (seats.length != 0) release(0);
        for (uint256 i; i != operators.length; ++i) {
            vm.startPrank(operators[i]);
            for (uint256 c; c != 2; ++c) {
                uint32 units = registry.bondOf(operators[i], classes[c]).units;
                if (units != 0) registry.unbond(classes[c], units);
                bytes32 id = keccak256(abi.encode(operators[i], bytes32(i + 1 + c * 100)));
                if (registry.node(id).listed) registry.removeNode(id);
            }
            vm.stopPrank();
        }
        vm.warp(block.timestamp + registry.UNBONDING_DELAY());
        for (uint256 i; i != operators.length; ++i) {
            vm.startPrank(operators[i]);
            for (uint256 c; c != 2; ++c) {
                if (registry.bondOf(operators[i], classes[c]).leaving != 0) registry.claimBond(classes[c]);
            }
            Account memory a = registry.accountOf(operators[i]);
            if (a.free != 0) registry.withdraw(a.free, operators[i]);
            if (a.native != 0) registry.withdrawNative(a.native, operators[i]);
            if (registry.claimable(operators[i]) != 0) registry.claim(operators[i]);
            vm.stopPrank();
        }
        if (registry.burnable() != 0) registry.burn();
    }

    function _dropLock(uint256 i) private {
        locks[i] = locks[locks.length - 1];
        locks.pop();
    }

    function _dropSeat(uint256 i) private {
        seats[i] = seats[seats.length - 1];
        seats.pop();
    }
}
