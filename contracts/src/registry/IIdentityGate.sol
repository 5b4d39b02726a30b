// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// Where a network asks operators to prove who they are, this answers for it. What it knows and how stays outside: an
/// allow list, a credential registry, another chain's bridge.
interface IIdentityGate {
    function isVerified(address operator) external view returns (bool);
}
