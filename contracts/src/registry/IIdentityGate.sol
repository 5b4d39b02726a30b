// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// Confirms identities for networks that require them. The gate can be an allow list, a credential registry or a bridge
/// to another chain.
interface IIdentityGate {
    /// @notice Returns whether the identity of an operator is confirmed.
    /// @param operator The operator.
    /// @return True when it is.
    function isVerified(address operator) external view returns (bool);
}
