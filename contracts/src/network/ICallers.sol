// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// A contract with functions for the contracts of its network alone. The list of these callers is fixed at
/// construction.
interface ICallers {
    /// @notice Only a contract of the network may call.
    /// @param caller The account that called.
    error NotNetworkContract(address caller);

    /// @notice The list of callers is empty or too long, or has an empty or repeated entry.
    /// @param index The index of the entry; the length of the list when that is the reason.
    error BadCallers(uint256 index);

    /// @notice Returns whether an account is on the list of callers.
    /// @param account The account.
    /// @return True when it is.
    function isNetworkContract(address account) external view returns (bool);
}
