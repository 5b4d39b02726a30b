// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Network} from "../market/Network.sol";

/// A chain refuses longer code (EIP-170).
contract CodeSizeTest is Network {
    uint256 private constant LIMIT = 24_576;
    /// Registry, allocations, history, parameters, the market's four, council, replicas, disputes, liveness, sureties,
    /// streams and their opening, audits, the panel and its seats.
    uint256 private constant CONTRACTS = 18;

    function test_EveryContractOfTheNetworkFitsAChain() public view {
        uint256 nonce;
        while (created(nonce) != address(registry)) ++nonce;
        for (uint256 i; i != CONTRACTS; ++i) {
            uint256 size = created(nonce + i).code.length;
            atLeast(size, 1, "deployed");
            atMost(size, LIMIT, vm.toString(i));
        }
    }
}
