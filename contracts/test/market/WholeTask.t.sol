// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Panel} from "../../src/council/ICouncil.sol";
import {Bid, Delivery, Outcome, PartStatus, Settlement, TaskStatus, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

/// A task from posting to the last withdrawal.
contract WholeTaskTest is Walk {
    function test_a_task_is_posted_awarded_delivered_checked_and_paid() public {
        Terms memory t = task();
        uint256 before = token.balanceOf(client);
        bytes32 id = post(t);
        uint256 escrowed = before - token.balanceOf(client);
        Bid memory b = bidOf(t, operators[0], 80 ether);
        award(t, b);
        eq(locked(operators[0]), 50 ether, "locked");
        eq(nft.ownerOf(uint256(market.tenureId(id, 0, 1))), operators[0], "nft");
        WorkTree.Run memory r = run(t);
        Delivery memory d = deliver(t, b, r);
        Panel memory p = draw(t, d);
        council.finalise(t, b, d, p, answers(d, p, r), evidence(p, r), accepted(d));
        eq(owed(operators[0]), 80 ether, "executor");
        uint256 fee = 0.1 ether + uint256(SEGMENT) * 0.0001 ether / 1e9;
        eq(owed(p.seats[0].operator), fee, "seat");
        eq(uint8(market.outcomeOf(idOf(d))), uint8(Outcome.Paid), "outcome");
        eq(uint8(market.part(id, 0).status), uint8(PartStatus.Ended), "part");
        eq(uint8(market.task(id).status), uint8(TaskStatus.Ended), "task");
        eq(locked(operators[0]), 0, "unlocked");
        eq(nft.balanceOf(operators[0]), 0, "nft burned");
        // The lock waits for the window in which an omitted bid can be shown.
        eq(owed(client), escrowed - 80 ether - fee - 20 ether, "refund");
        pass(t.rules.omissionSeconds + 1);
        market.releaseLock(t);
        market.withdraw(address(token), client);
        market.withdraw(address(token), operators[0]);
        market.withdraw(address(token), p.seats[0].operator);
        eq(token.balanceOf(address(market)), 0, "nothing left");
        eq(before - token.balanceOf(client), 80 ether + fee, "cost");
    }

    function test_without_the_clients_word_the_lock_is_held_until_the_window_is_over() public {
        Terms memory t = task();
        Bid memory b = running(t);
        WorkTree.Run memory r = run(t);
        Delivery memory d = deliver(t, b, r);
        Settlement memory s = settleHonestly(t, b, d, r);
        eq(owed(operators[0]), 80 ether, "paid at once");
        eq(locked(operators[0]), 50 ether, "still locked");
        pass(t.rules.contestSeconds + 1);
        market.close(t, b, d, s);
        eq(locked(operators[0]), 0, "unlocked");
    }
}
