// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Test} from "../Test.sol";

/// A chain refuses longer code (EIP-170).
contract CodeSizeTest is Test {
    uint256 private constant LIMIT = 24_576;

    function test_EveryContractOfTheRegistryFitsAChain() public view {
        atMost(vm.getDeployedCode("ProviderRegistry.sol:ProviderRegistry").length, LIMIT, "ProviderRegistry");
    }
}
