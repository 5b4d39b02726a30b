// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The list of veto nodes, stored by the disputes contract; governance appoints and dismisses them.
interface IVetoList {
    /// @notice Returns whether an account is a veto node.
    /// @param account The account.
    /// @return True when it is.
    function isVeto(address account) external view returns (bool);

    /// @notice Returns the number of veto nodes.
    /// @return The number.
    function vetoCount() external view returns (uint256);
}
