// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The veto nodes, as the disputes keep them; governance appoints and dismisses.
interface IVetoList {
    function isVeto(address account) external view returns (bool);
    function vetoCount() external view returns (uint256);
}
