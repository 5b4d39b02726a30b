// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Assembler, Create3Proxy} from "../../src/network/Assembler.sol";
import {Test} from "../Test.sol";

contract Small {
    uint256 public immutable VALUE;

    error TooLarge(uint256 value);

    constructor(uint256 value) {
        if (value > 10) revert TooLarge(value);
        VALUE = value;
    }
}

contract Silent {
    constructor() {
        assembly {
            revert(0, 0)
        }
    }
}

contract AssemblerTest is Test {
    Assembler assembler = new Assembler(address(this));

    function _small(uint256 value) private pure returns (bytes memory) {
        return abi.encodePacked(type(Small).creationCode, value);
    }

    /// Neither the code, nor the order, nor earlier deployments change a contract's address.
    function testFuzz_theAddressFollowsFromTheNameAlone(bytes32 name, uint256 value, uint8 before) public {
        address expected = assembler.addressOf(name);
        for (uint256 i; i != before % 4; ++i) {
            if (bytes32(i) != name) assembler.assemble(bytes32(i), _small(1));
        }
        value = bound(value, 0, 10);
        eq(assembler.assemble(name, _small(value)), expected, "address");
        eq(Small(expected).VALUE(), value, "made with its arguments");
        eq(assembler.initCodeHashOf(name), keccak256(_small(value)), "what made it is on record");
    }

    function test_aNameIsUsedOnce() public {
        assembler.assemble("a", _small(1));
        vm.expectRevert(abi.encodeWithSelector(Assembler.AlreadyAssembled.selector, bytes32("a")));
        assembler.assemble("a", _small(2));
    }

    /// A constructor that reverts leaves the name free and passes its reason on.
    function test_aRevertOfTheConstructorIsPassedOnAndTheNameStaysFree() public {
        vm.expectRevert(abi.encodeWithSelector(Small.TooLarge.selector, 11));
        assembler.assemble("a", _small(11));
        vm.expectRevert(Create3Proxy.CreationFailed.selector);
        assembler.assemble("a", type(Silent).creationCode);
        eq(assembler.assemble("a", _small(3)), assembler.addressOf("a"), "second try");
    }

    function test_onlyItsOwnerAssemblesAndNobodyAfterTheEnd() public {
        address stranger = account("stranger");
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(Assembler.NotOwner.selector, stranger));
        assembler.assemble("a", _small(1));
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(Assembler.NotOwner.selector, stranger));
        assembler.finish();
        assembler.finish();
        vm.expectRevert(Assembler.IsFinished.selector);
        assembler.assemble("a", _small(1));
    }
}
