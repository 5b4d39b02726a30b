// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IIdentityGate} from "./IIdentityGate.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// The configuration of a network's registry, fixed at construction.
struct RegistryConfig {
    IERC20 token; // the network token: weighs and is slashed
    address[] callers; // the contracts that alone lock, unlock, slash, draw and jail, such as market and council
    address parameters; // lists further classes and removes listed ones, as governance decides
    bytes32[] workClasses; // the classes in which tasks may be posted and stake bonded
    bytes32[] serviceClasses; // the classes of nodes that run no tasks
    IIdentityGate gate; // 0: open to all
    uint96 nodeStake; // network token that each listed node requires of its operator
    uint128 nodeNativeStake; // native coin that each listed node requires of its operator
    uint96 bondUnit; // wei of the network token in one bond unit
    uint32 minimumBond; // units
    uint40 epochLength; // seconds
    uint40 unbondingDelay; // seconds; longer than the longest path through check and dispute
    uint40 jailTime; // seconds
}
