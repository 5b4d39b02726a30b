// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// For contracts with parameters that the timelock may set, inside bounds that the contract fixes in code.
abstract contract Governed {
    address public immutable GOVERNANCE;

    event ParameterSet(string name, uint256 value);

    error NotGovernance(address caller);
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
