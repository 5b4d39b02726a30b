// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IIdentityGate} from "./IIdentityGate.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// What a network fixes for its registry once and for all.
struct RegistryConfig {
    IERC20 token; // the network token: weighs and is slashed
    address market; // these three are the law: they alone lock, free, slash, draw and jail
    address council;
    address disputes;
    IIdentityGate gate; // 0: open to all
    uint96 nodeStake; // network token that each listed node asks of its operator
    uint128 nodeNativeStake; // native coin that each listed node asks of its operator
    uint96 bondUnit; // wei of the network token in one bond unit
    uint32 minimumBond; // units
    uint40 epochLength; // seconds
    uint40 unbondingDelay; // seconds; longer than the longest path through check and dispute
    uint40 jailTime; // seconds
}
