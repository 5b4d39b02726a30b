// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Test} from "../Test.sol";
import {MarketHandler} from "./MarketHandler.sol";

/// The whole network under random play by clients, executors, seats, jury, stakers, voters and strangers. After every move the books are
/// compared with the contracts; after every run the world ends, and everything must come out.
contract MarketInvariantsTest is Test {
    MarketHandler private handler;

    function setUp() public {
        handler = new MarketHandler();
        handler.setUp();
        targetContract(address(handler));
        bytes4[] memory selectors = new bytes4[](21);
        selectors[0] = MarketHandler.post.selector;
        selectors[1] = MarketHandler.award.selector;
        selectors[2] = MarketHandler.deliver.selector;
        selectors[3] = MarketHandler.interrupt.selector;
        selectors[4] = MarketHandler.challenge.selector;
        selectors[5] = MarketHandler.cut.selector;
        selectors[6] = MarketHandler.draw.selector;
        selectors[7] = MarketHandler.answer.selector;
        selectors[8] = MarketHandler.settle.selector;
        selectors[9] = MarketHandler.close.selector;
        selectors[10] = MarketHandler.dispute.selector;
        selectors[11] = MarketHandler.omit.selector;
        selectors[12] = MarketHandler.stake.selector;
        selectors[13] = MarketHandler.wait.selector;
        selectors[14] = MarketHandler.twist.selector;
        selectors[15] = MarketHandler.earn.selector;
        selectors[16] = MarketHandler.reserve.selector;
        selectors[17] = MarketHandler.govern.selector;
        selectors[18] = MarketHandler.stream.selector;
        selectors[19] = MarketHandler.vouch.selector;
        selectors[20] = MarketHandler.accuse.selector;
        targetSelectors(address(handler), selectors);
    }

    /// One function, because forge plays a campaign of its own for each.
    /// forge-config: default.invariant.check_interval = 8
    /// forge-config: default.invariant.include_storage = false
    /// forge-config: default.invariant.dictionary_weight = 0
    function invariant_every_token_is_accounted_for() public view {
        handler.check();
        eq(handler.foulError().length, 0, "only the contracts' own errors");
    }

    /// From wherever the run stopped, time alone and calls that anyone may make bring every token out.
    function afterInvariant() public {
        eq(bytes(handler.end()).length, 0, "everything ends");
        handler.checkNothingLeft();
        handler.checkEconomyIsEmpty();
        eq(handler.foulError().length, 0, "only the contracts' own errors");
    }
}
