// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {CapacityConfig} from "../../src/economy/Capacity.sol";
import {IAllocations} from "../../src/economy/IAllocations.sol";
import {Pricing, PricingConfig} from "../../src/economy/Pricing.sol";
import {Reservations} from "../../src/economy/Reservations.sol";
import {Grant, Token, TokenConfig} from "../../src/economy/Token.sol";
import {Assignment} from "../../src/market/ITaskMarket.sol";
import {TaskMath} from "../../src/market/TaskMath.sol";
import {Bid, Terms} from "../../src/market/TaskTypes.sol";
import {IIdentityGate} from "../../src/registry/IIdentityGate.sol";
import {NodeFacts} from "../../src/registry/IProviderRegistry.sol";
import {ProviderRegistry} from "../../src/registry/ProviderRegistry.sol";
import {RegistryConfig} from "../../src/registry/RegistryConfig.sol";
import {Test} from "../Test.sol";

/// A stub of the market: allocations start and end when the test decides.
contract Allocations is IAllocations {
    mapping(bytes32 id => Assignment) private _assignments;
    mapping(bytes32 id => bytes32) private _bids;

    function idOf(Terms calldata terms) public pure returns (bytes32) {
        return keccak256(abi.encode(terms));
    }

    function start(Terms calldata terms, Bid calldata bid, uint16 part) external {
        bytes32 id = keccak256(abi.encode(idOf(terms), part, uint8(1)));
        _assignments[id].executor = bid.operator;
        _assignments[id].since = uint40(block.timestamp);
        _bids[id] = TaskMath.bidHash(bid);
    }

    function stop(Terms calldata terms, uint16 part) external {
        _assignments[keccak256(abi.encode(idOf(terms), part, uint8(1)))].over = true;
    }

    function assignment(bytes32 taskId, uint16 index, uint8 number) external view returns (Assignment memory) {
        return _assignments[keccak256(abi.encode(taskId, index, number))];
    }

    function bidOf(bytes32 taskId, uint16 index, uint8 number) external view returns (bytes32) {
        return _bids[keccak256(abi.encode(taskId, index, number))];
    }
}

/// A token, the real registry whose network contracts are the test, prices and reservations.
abstract contract EconomyNetwork is Test {
    bytes32 constant CLASS = "wasm";
    uint256 constant POINT_HOUR = 0.001 ether; // base price
    uint96 constant BOND_UNIT = 1 ether;

    Token token;
    ProviderRegistry registry;
    Allocations market;
    Pricing pricing;
    Reservations reservations;
    address governance = account("governance");

    function _openNetwork() internal {
        vm.warp(10_000_000);
        Grant[] memory genesis = new Grant[](1);
        genesis[0] = Grant(address(this), 1_000_000_000 ether);
        token = new Token(TokenConfig("x", "x", 1_000_000_000 ether, address(0), genesis));
        market = new Allocations();
        registry = new ProviderRegistry(
            RegistryConfig(
                token,
                listOf(address(this)),
                governance,
                listOf(CLASS),
                new bytes32[](0),
                IIdentityGate(address(0)),
                1 ether,
                0,
                BOND_UNIT,
                4,
                1 hours,
                7 days,
                1 days
            )
        );
        // the fifth contract made here
        address reservationsAt =
            address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(this), hex"05")))));
        pricing = new Pricing(
            CapacityConfig(registry, market, address(token), reservationsAt, 1 ether, 1 days),
            PricingConfig(governance, POINT_HOUR, POINT_HOUR / 10, POINT_HOUR * 10, 0.6e18, 12_500, 0.1e18)
        );
        reservations = new Reservations(token, pricing, 5 minutes);
        eq(address(reservations), reservationsAt, "predicted address");
    }

    /// An operator with one announced node and a council bond that backs `backed` points.
    function _operator(address operator, uint32 score, uint32 backed) internal returns (bytes32 nodeId) {
        uint96 stake = uint96(backed + 2) * BOND_UNIT;
        token.transfer(operator, stake);
        vm.startPrank(operator);
        token.approve(address(registry), stake);
        registry.deposit(stake);
        nodeId = registry.listNode(
            NodeFacts(
                score, 0, CLASS, bytes32(uint256(uint160(operator))), bytes32(uint256(1)), 0, new bytes32[](0), ""
            )
        );
        if (backed != 0) registry.bond(CLASS, backed);
        pricing.announce(nodeId);
        vm.stopPrank();
    }

    function _terms(uint32 runSeconds, bytes32 salt) internal view returns (Terms memory terms) {
        terms.client = address(this);
        terms.token = address(token);
        terms.runSeconds = runSeconds;
        terms.salt = salt;
    }

    function _bid(address operator, bytes32 nodeId, uint128 price) internal pure returns (Bid memory bid) {
        bid.operator = operator;
        bid.node = nodeId;
        bid.price = price;
    }
}
