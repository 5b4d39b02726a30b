// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The contracts of a network, fixed at construction. They reference each other in a circle, so their addresses are
/// computed before deployment; a wrong address makes a market that nobody can use, never one that loses money.
struct NetworkContracts {
    address registry;
    address nft;
    address history;
    address parameters;
    address gate; // reservations; zero for none
    address council;
    address replicas;
    address disputes;
    address liveness;
    address sureties;
}
