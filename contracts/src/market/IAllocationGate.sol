// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// Decides whether a node may take work now: a reserved node serves only the client that reserved it.
interface IAllocationGate {
    /// @notice Returns whether a node may take work of a client that could last until a given time.
    /// @param node The node's id.
    /// @param client The client whose task it is.
    /// @param until The end of the work, in seconds.
    /// @return False when the node is reserved for another client in that time.
    function mayAllocate(bytes32 node, address client, uint40 until) external view returns (bool);
}
