// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Vm} from "./Vm.sol";

/// Base of every test: the cheatcodes, and assertions that say what was expected.
abstract contract Test {
    Vm internal constant vm = Vm(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);

    /// forge runs contracts with this marker; it declares a test without a library.
    bool public constant IS_TEST = true;

    error NotEqual(string what, uint256 actual, uint256 expected);
    error NotEqualBytes32(string what, bytes32 actual, bytes32 expected);
    error NotEqualAddress(string what, address actual, address expected);
    error NotAtMost(string what, uint256 actual, uint256 most);
    error NotAtLeast(string what, uint256 actual, uint256 least);
    error NotTrue(string what);

    // Invariant campaigns ask for these lists; a handler-based test fills the first.
    address[] private _targetContracts;
    address[] private _excludedSenders;

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    FuzzSelector[] private _targetSelectors;

    function targetContract(address target) internal {
        _targetContracts.push(target);
    }

    function targetSelectors(address target, bytes4[] memory selectors) internal {
        _targetSelectors.push(FuzzSelector(target, selectors));
    }

    function targetContracts() public view returns (address[] memory) {
        return _targetContracts;
    }

    function targetSelectors() public view returns (FuzzSelector[] memory) {
        return _targetSelectors;
    }

    function eq(uint256 actual, uint256 expected, string memory what) internal pure {
        if (actual != expected) revert NotEqual(what, actual, expected);
    }

    function eq(bytes32 actual, bytes32 expected, string memory what) internal pure {
        if (actual != expected) revert NotEqualBytes32(what, actual, expected);
    }

    function eq(address actual, address expected, string memory what) internal pure {
        if (actual != expected) revert NotEqualAddress(what, actual, expected);
    }

    function eq(bool actual, bool expected, string memory what) internal pure {
        if (actual != expected) revert NotTrue(what);
    }

    function atMost(uint256 actual, uint256 most, string memory what) internal pure {
        if (actual > most) revert NotAtMost(what, actual, most);
    }

    function atLeast(uint256 actual, uint256 least, string memory what) internal pure {
        if (actual < least) revert NotAtLeast(what, actual, least);
    }

    function yes(bool condition, string memory what) internal pure {
        if (!condition) revert NotTrue(what);
    }

    /// Maps a fuzzed value into [low, high], keeping small values and both edges likely.
    function bound(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        if (value >= low && value <= high) return value;
        uint256 size = high - low + 1;
        if (size == 0) return value;
        return low + value % size;
    }

    /// Returns a labelled account with an address of its own.
    function account(string memory name) internal returns (address made) {
        made = address(uint160(uint256(keccak256(bytes(name)))));
        vm.label(made, name);
    }

    function listOf(address one) internal pure returns (address[] memory list) {
        list = new address[](1);
        list[0] = one;
    }

    function listOf(address one, address two, address three) internal pure returns (address[] memory list) {
        list = new address[](3);
        (list[0], list[1], list[2]) = (one, two, three);
    }

    function listOf(address one, address two, address three, address four)
        internal
        pure
        returns (address[] memory list)
    {
        list = new address[](4);
        (list[0], list[1], list[2], list[3]) = (one, two, three, four);
    }

    function append(address[] memory list, address one) internal pure returns (address[] memory longer) {
        longer = new address[](list.length + 1);
        for (uint256 i = 0; i < list.length; ++i) {
            longer[i] = list[i];
        }
        longer[list.length] = one;
    }

    function listOf(bytes32 one) internal pure returns (bytes32[] memory list) {
        list = new bytes32[](1);
        list[0] = one;
    }

    function listOf(bytes32 one, bytes32 two) internal pure returns (bytes32[] memory list) {
        list = new bytes32[](2);
        (list[0], list[1]) = (one, two);
    }
}
