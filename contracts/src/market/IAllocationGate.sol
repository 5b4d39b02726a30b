// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// Says whether a node may take work now: a reserved node serves only the one who reserved it.
interface IAllocationGate {
    function mayAllocate(bytes32 node, address client, uint40 until) external view returns (bool);
}
