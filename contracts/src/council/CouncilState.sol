// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

import {IDisputes} from "../disputes/IDisputes.sol";
import {ITaskMarket} from "../market/ITaskMarket.sol";
import {Peers} from "../market/Peers.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Delivery, How, Settlement, Stage, Terms} from "../market/TaskTypes.sol";
import {IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {ICouncil, Panel} from "./ICouncil.sol";

/// What the council remembers: a hash of each panel, and answers that seats were bound to.
abstract contract CouncilState is ICouncil, EIP712 {
    ITaskMarket internal immutable MARKET;
    IProviderRegistry internal immutable REGISTRY;
    IDisputes internal immutable DISPUTES;

    /// The hash of each panel; all its bits turned over once answers of it are on chain, so that the usual case that none
    /// is costs no further read.
    mapping(bytes32 deliveryId => bytes32) internal _panels;
    mapping(bytes32 deliveryId => mapping(uint256 seat => bytes32)) internal _answers;

    constructor(Peers memory peers, address market) EIP712("muster", "1") {
        MARKET = ITaskMarket(market);
        REGISTRY = IProviderRegistry(peers.registry);
        DISPUTES = IDisputes(peers.disputes);
    }

    function panelHash(bytes32 deliveryId) external view returns (bytes32) {
        return _panels[deliveryId];
    }

    function _expectOpen(Terms calldata terms, Delivery calldata delivery) internal view returns (bytes32 deliveryId) {
        deliveryId = _expectTask(terms, delivery);
        Settlement memory delivered;
        delivered.stage = Stage.Delivered;
        if (terms.how > How.Checker || !MARKET.isAt(delivery, delivered)) revert NotDelivered(deliveryId);
    }

    function _expectTask(Terms calldata terms, Delivery calldata delivery) internal view returns (bytes32 deliveryId) {
        deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        if (delivery.taskId != TaskMath.taskId(address(MARKET), terms)) revert NotDelivered(deliveryId);
    }

    /// Of the encoding without the leading offset.
    function _hash(Panel memory panel) internal pure returns (bytes32 hash) {
        bytes memory data = abi.encode(panel);
        assembly ("memory-safe") {
            hash := keccak256(add(data, 64), sub(mload(data), 32))
        }
    }

    function _keepPanel(bytes32 deliveryId, Panel memory panel, bool posted) internal {
        bytes32 hash = _hash(panel);
        _panels[deliveryId] = posted ? ~hash : hash;
    }

    /// Says also whether answers of the panel are on chain.
    function _expectPanel(bytes32 deliveryId, Panel calldata panel) internal view returns (bool posted) {
        uint256 size = 32 * (11 + panel.segments.length + panel.missing.length + 3 * panel.seats.length);
        bytes32 hash;
        // The panel's calldata is its encoding, as long as its offsets are the usual ones; they are hashed too, so with
        // any others the hash differs. Encoding it again would cost 4,000 gas.
        assembly ("memory-safe") {
            let data := mload(0x40)
            calldatacopy(data, panel, size)
            hash := keccak256(data, size)
        }
        bytes32 held = _panels[deliveryId];
        posted = held == ~hash;
        if (held != hash && !posted) revert WrongPanel(deliveryId);
    }
}
