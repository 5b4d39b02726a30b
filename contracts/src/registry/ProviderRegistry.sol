// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Admission} from "./Admission.sol";
import {CouncilBonds} from "./CouncilBonds.sol";
import {RegistryConfig} from "./RegistryConfig.sol";
import {StakeLedger} from "./StakeLedger.sol";

/// The registry of operators: admission, stake, nodes and council bonds, one layer each. It has no owner and cannot be
/// changed: only the contracts that it was constructed with can move an operator's stake without the operator.
contract ProviderRegistry is CouncilBonds {
    constructor(RegistryConfig memory config) Admission(config) StakeLedger(config) CouncilBonds(config) {}
}
