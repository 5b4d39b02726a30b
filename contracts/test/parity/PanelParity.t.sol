// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Margin} from "../../src/council/Margin.sol";
import {Sampling} from "../../src/council/Sampling.sol";
import {Test} from "../Test.sol";

/// The positions that the seats of a panel open and the seats that are struck, compared with the reference model, by which
/// confirmers are judged off the chain. packages/chain/test/panelVectors.ts stores its results in streamVectors.json.
contract PanelParityTest is Test {
    uint256 private constant ROW = 10;

    function words(string memory rule) private view returns (uint256[] memory all) {
        bytes memory data = vm.parseJsonBytes(vm.readFile("contracts/test/parity/streamVectors.json"), rule);
        all = new uint256[](data.length / 32);
        atLeast(all.length / ROW, 20, "vectors");
        for (uint256 i = 0; i < all.length; ++i) {
            uint256 word;
            uint256 at_ = 32 * (i + 1);
            assembly ("memory-safe") {
                word := mload(add(data, at_))
            }
            all[i] = word;
        }
    }

    function test_a_panel_opens_the_positions_of_the_model() public view {
        uint256[] memory v = words(".positions");
        for (uint256 i = 0; i < v.length; i += ROW) {
            uint256 all = v[i + 1];
            uint64[] memory drawn = Sampling.distinct(bytes32(v[i]), all < 8 ? all : 8, all);
            for (uint256 j = 0; j < drawn.length; ++j) {
                eq(drawn[j], v[i + 2 + j], string.concat("position ", vm.toString(i / ROW)));
            }
        }
    }

    function test_a_panel_strikes_the_seats_of_the_model() public view {
        uint256[] memory v = words(".strikes");
        for (uint256 i = 0; i < v.length; i += ROW) {
            uint256[] memory seats = new uint256[](uint8(v[i] >> 8));
            for (uint256 j = 0; j < seats.length; ++j) {
                seats[j] = v[i + 1 + j];
            }
            bool[] memory struck = Margin.struck(seats, uint8(v[i]));
            for (uint256 j = 0; j < seats.length; ++j) {
                eq(struck[j], v[i + 9] >> j & 1 == 1, string.concat("strike ", vm.toString(i / ROW)));
            }
        }
    }
}
