// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Callers} from "../../src/network/Callers.sol";
import {ICallers} from "../../src/network/ICallers.sol";
import {Test} from "../Test.sol";

contract Door is Callers {
    uint256 public opened;

    constructor(address[] memory callers) Callers(callers) {}

    function open() external onlyNetworkContract {
        ++opened;
    }
}

contract CallersTest is Test {
    function some(uint256 count) private pure returns (address[] memory list) {
        list = new address[](count);
        for (uint256 i; i != count; ++i) {
            list[i] = address(uint160(i + 1));
        }
    }

    function refused(address[] memory list, uint256 index) private {
        vm.expectRevert(abi.encodeWithSelector(ICallers.BadCallers.selector, index));
        new Door(list);
    }

    function test_EveryCallerOfTheListMayCallAndNobodyElse() public {
        for (uint256 count = 1; count != 7; ++count) {
            Door door = new Door(some(count));
            for (uint256 i; i != 9; ++i) {
                address caller = address(uint160(i));
                bool listed = i != 0 && i <= count;
                eq(door.isNetworkContract(caller), listed, "listed");
                if (!listed) vm.expectRevert(abi.encodeWithSelector(ICallers.NotNetworkContract.selector, caller));
                vm.prank(caller);
                door.open();
            }
            eq(door.opened(), count, "opened");
        }
    }

    function test_RevertsOnAListThatCannotBeMeant() public {
        refused(some(0), 0);
        refused(some(7), 7);
        address[] memory list = some(3);
        list[1] = address(0);
        refused(list, 1);
        list[1] = list[0];
        refused(list, 1);
    }
}
