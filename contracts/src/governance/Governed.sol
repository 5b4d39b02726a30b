// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// Base of contracts with parameters that the timelock may set, within bounds fixed in code.
abstract contract Governed {
    /// @notice The account that may set parameters: the network's timelock.
    address public immutable GOVERNANCE;

    /// @notice A parameter was set at construction or by governance.
    /// @param name The name of the parameter.
    /// @param value The new value.
    event ParameterSet(string name, uint256 value);

    /// @notice Only governance may call.
    /// @param caller The account that called.
    error NotGovernance(address caller);

    /// @notice A parameter's value is outside its bounds.
    /// @param name The name of the parameter.
    /// @param value The value that was rejected.
    /// @param least The smallest value allowed.
    /// @param most The largest value allowed.
    error OutOfBounds(string name, uint256 value, uint256 least, uint256 most);

    constructor(address governance) {
        GOVERNANCE = governance;
    }

    modifier onlyGovernance() {
        if (msg.sender != GOVERNANCE) revert NotGovernance(msg.sender);
        _;
    }

    function _bounded(string memory name, uint256 value, uint256 least, uint256 most) internal returns (uint256) {
        if (value < least || value > most) revert OutOfBounds(name, value, least, most);
        emit ParameterSet(name, value);
        return value;
    }
}
