// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

import {IDisputes} from "../disputes/IDisputes.sol";
import {NetworkContracts} from "../market/NetworkContracts.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {CheckMode, Delivery, Terms} from "../market/TaskTypes.sol";
import {Callers} from "../network/Callers.sol";
import {IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {ICheckedWork} from "./ICheckedWork.sol";
import {ISeatEvents, Roster} from "./ISeats.sol";
import {TaskCallers} from "./TaskCallers.sol";

/// The storage of the seats: a hash of each roster, and the answers that seats are bound to.
abstract contract CouncilState is ISeatEvents, TaskCallers, EIP712 {
    /// A delivery, and the contract that it was made to.
    struct Job {
        bytes32 deliveryId;
        ICheckedWork caller;
    }

    IProviderRegistry internal immutable REGISTRY;
    uint256 internal immutable BOND_UNIT;
    IDisputes internal immutable JURY;

    /// The hash of each roster; all bits are inverted once answers are on chain, so that the usual case without them
    /// costs no further read.
    mapping(bytes32 deliveryId => bytes32) internal _rosterHashes;
    mapping(bytes32 deliveryId => mapping(uint256 seat => bytes32)) internal _answers;

    constructor(NetworkContracts memory contracts, address[] memory callers) Callers(callers) EIP712("muster", "1") {
        REGISTRY = IProviderRegistry(contracts.registry);
        BOND_UNIT = REGISTRY.BOND_UNIT();
        JURY = IDisputes(contracts.disputes);
    }

    /// @dev See {ISeats-rosterHash}.
    function rosterHash(bytes32 deliveryId) external view returns (bytes32) {
        return _rosterHashes[deliveryId];
    }

    /// Returns whether this contract decides on work that is checked in this way.
    function _serves(CheckMode how) internal pure virtual returns (bool);

    function _expectOpen(Terms calldata terms, Delivery calldata delivery) internal view returns (bytes32 deliveryId) {
        ICheckedWork caller;
        (deliveryId, caller) = _expectCaller(terms, delivery);
        if (!_serves(terms.how) || !caller.isDelivered(deliveryId, TaskMath.deliveryHash(delivery))) {
            revert NotDelivered(deliveryId);
        }
    }

    function _expectJob(Terms calldata terms, Delivery calldata delivery) internal view returns (Job memory job) {
        (job.deliveryId, job.caller) = _expectCaller(terms, delivery);
    }

    function _expectCaller(Terms calldata terms, Delivery calldata delivery)
        private
        view
        returns (bytes32 deliveryId, ICheckedWork caller)
    {
        deliveryId = TaskMath.deliveryId(delivery.taskId, delivery.part, delivery.seq);
        caller = _callerOf(terms, delivery.taskId);
        if (address(caller) == address(0)) revert NotDelivered(deliveryId);
    }

    /// The bond that a seat puts on duty, in units.
    function _seatUnits(Terms calldata terms, uint256 windows) internal view returns (uint32) {
        return TaskMath.bondUnits(terms, windows, TaskMath.BOND_FEES, BOND_UNIT, terms.rules.seatUnits);
    }

    /// Hashes the roster's encoding without the leading offset.
    function _hash(Roster memory roster) internal pure returns (bytes32 hash) {
        bytes memory data = abi.encode(roster);
        assembly ("memory-safe") {
            hash := keccak256(add(data, 64), sub(mload(data), 32))
        }
    }

    function _storeRoster(bytes32 deliveryId, Roster memory roster, bool posted) internal {
        bytes32 hash = _hash(roster);
        _rosterHashes[deliveryId] = posted ? ~hash : hash;
    }

    /// Checks the roster; returns whether answers are on chain.
    function _expectRoster(bytes32 deliveryId, Roster calldata roster) internal view returns (bool posted) {
        uint256 size = 32 * (10 + roster.windows.length + 2 * roster.seats.length);
        bytes32 hash;
        // The roster's calldata is its encoding as long as its offsets are the usual ones; the offsets are hashed too,
        // so any others change the hash. Encoding it again would cost 4,000 gas.
        assembly ("memory-safe") {
            let data := mload(0x40)
            calldatacopy(data, roster, size)
            hash := keccak256(data, size)
        }
        bytes32 stored = _rosterHashes[deliveryId];
        posted = stored == ~hash;
        if (stored != hash && !posted) revert WrongRoster(deliveryId);
    }
}
