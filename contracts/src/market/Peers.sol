// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The contracts that a market works with, fixed at construction. They know each other in a circle, so the addresses are
/// predicted from the deployer's nonce; a wrong prediction makes a market that nobody can use, never one that loses.
struct Peers {
    address registry;
    address nft;
    address history;
    address parameters;
    address gate; // reservations; zero for none
    address council;
    address copies;
    address disputes;
    address liveness;
}
