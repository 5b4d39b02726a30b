// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Admission} from "./Admission.sol";
import {CouncilBonds} from "./CouncilBonds.sol";
import {RegistryConfig} from "./RegistryConfig.sol";
import {StakeLedger} from "./StakeLedger.sol";

/// The registry of operators: admission, stake, nodes and council bonds, one layer each. It has no owner and no way to
/// change: what it lets the market, the council and the disputes do is all that anyone can do to an operator's stake.
contract ProviderRegistry is CouncilBonds {
    constructor(RegistryConfig memory config) Admission(config) StakeLedger(config) CouncilBonds(config) {}
}
