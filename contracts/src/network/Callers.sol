// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ICallers} from "./ICallers.sol";

/// The list of callers, as part of the code: it cannot change, and reading it costs no storage access.
abstract contract Callers is ICallers {
    uint256 internal constant MAX_CALLERS = 6;

    address private immutable FIRST;
    address private immutable SECOND;
    address private immutable THIRD;
    address private immutable FOURTH;
    address private immutable FIFTH;
    address private immutable SIXTH;

    modifier onlyNetworkContract() {
        _requireNetworkContract();
        _;
    }

    constructor(address[] memory callers) {
        if (callers.length == 0 || callers.length > MAX_CALLERS) revert BadCallers(callers.length);
        address[MAX_CALLERS] memory listed;
        for (uint256 i; i != callers.length; ++i) {
            if (callers[i] == address(0)) revert BadCallers(i);
            for (uint256 before; before != i; ++before) {
                if (callers[before] == callers[i]) revert BadCallers(i);
            }
            listed[i] = callers[i];
        }
        (FIRST, SECOND, THIRD) = (listed[0], listed[1], listed[2]);
        (FOURTH, FIFTH, SIXTH) = (listed[3], listed[4], listed[5]);
    }

    /// @inheritdoc ICallers
    function isNetworkContract(address account) public view returns (bool) {
        return account != address(0)
            && (account == FIRST
                || account == SECOND
                || account == THIRD
                || account == FOURTH
                || account == FIFTH
                || account == SIXTH);
    }

    /// Returns the caller at an index of the list; zero behind its end.
    function _callerAt(uint256 index) internal view returns (address) {
        if (index == 0) return FIRST;
        if (index == 1) return SECOND;
        if (index == 2) return THIRD;
        if (index == 3) return FOURTH;
        return index == 4 ? FIFTH : SIXTH;
    }

    function _requireNetworkContract() private view {
        if (!isNetworkContract(msg.sender)) revert NotNetworkContract(msg.sender);
    }
}
