// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Bid, Terms} from "../../src/market/TaskTypes.sol";
import {NodeFacts} from "../../src/registry/IProviderRegistry.sol";
import {TaskGas} from "./TaskGas.sol";

/// Among a dozen operators.
contract SmallNetworkTest is TaskGas {
    function test_TheMeasureCountsAWholeTransaction() public {
        address someone = account("someone");
        token.mint(someone, 1 ether);
        vm.prank(client);
        token.transfer(someone, 1 ether);
        // 21,000 and 68 bytes of calldata, of which the two words hold zeros, and two stored balances.
        yes(cost() > 33_000 && cost() < 36_000, "a plain transfer");
        token.approve(client, 2);
        token.approve(client, 1);
        uint256 kept = cost();
        token.approve(client, 0);
        // 4,800 gas are refunded for a cleared slot, and a zero byte of calldata is 12 gas cheaper.
        eq(kept - cost(), 4812, "refund");
    }

    function test_ATaskAmongTenOperators() public {
        Cost memory first = warmUp(1, 3);
        Cost memory c = measure(1, 3);
        report("gas_post_10", c.post);
        report("gas_award_10", c.award);
        report("gas_draw_10", c.draw);
        report("gas_finalise_10", c.finalise);
        report("gas_award_fresh", first.award);
        report("gas_draw_fresh", first.draw);
        report("gas_finalise_3_fresh", first.finalise);
        report("gas_task_1x3_fresh", first.all);
    }

    function test_ATaskWhoseSeatsHaveServedBefore() public {
        warmUp(1, 3);
        for (uint256 i; !everybodyWasPaid(); ++i) {
            atMost(i, 100, "draws until everybody served");
            measure(1, 3);
        }
        Cost memory c = measure(1, 3);
        report("gas_finalise_3", c.finalise);
        report("gas_task_1x3", c.all);
        report("gas_task_1x1", measure(1, 1).all);
        report("gas_task_1x2", measure(1, 2).all);
        warmUp(4, 2);
        report("gas_task_4x1", measure(4, 1).all);
        report("gas_task_4x2", measure(4, 2).all);
    }

    function everybodyWasPaid() private view returns (bool) {
        for (uint256 i; i != operators.length; ++i) {
            if (owed(operators[i]) == 0) return false;
        }
        return true;
    }

    // ------------------------------------------------------------------ the other calls

    function test_CallsBesideTheStraightPath() public {
        warmUp(1, 3);
        Terms memory t = terms(1, 3);
        post(t);
        vm.prank(client);
        market.extend(t, t.bidUntil + 60);
        report("gas_extend", cost());
        vm.prank(client);
        market.cancel(t, 0);
        report("gas_cancel_before_award", cost());
        vm.prank(operators[0]);
        market.cancelNonce(99);
        report("gas_cancel_nonce", cost());

        t = terms(1, 3);
        post(t);
        Bid memory b = bidOf(t, operators[0], 80 ether);
        award(t, b);
        vm.prank(operators[0]);
        market.decline(t, b, 0, true);
        report("gas_decline", cost());

        t = terms(1, 3);
        b = running(t);
        token.mint(operators[5], 10 ether);
        vm.prank(operators[5]);
        liveness.challenge(t, 0);
        report("gas_challenge", cost());
        vm.prank(operators[0]);
        liveness.answer(t, 0);
        report("gas_answer_challenge", cost());
        vm.prank(operators[5]);
        liveness.challenge(t, 0);
        pass(t.rules.livenessSeconds + 1);
        liveness.replace(t, 0);
        report("gas_replace", cost());

        market.withdraw(address(token), operators[0]);
        report("gas_withdraw", cost());
    }

    function test_CallsOfAnOperator() public {
        address operator = operators[0];
        vm.startPrank(operator);
        token.mint(operator, 1000 ether);
        registry.deposit(500 ether);
        report("gas_deposit", cost());
        for (uint256 i; i != 4; ++i) {
            vm.warp(block.timestamp + EPOCH);
            registry.bond(CLASS, 10);
        }
        report("gas_bond_first_in_epoch", cost());
        registry.bond(CLASS, 10);
        report("gas_bond", cost());
        registry.unbond(CLASS, 10);
        report("gas_unbond", cost());
        registry.withdraw(1 ether, operator);
        report("gas_withdraw_stake", cost());
        NodeFacts memory second = nodeFacts(operator);
        second.peerKey = keccak256("second");
        registry.listNode(second);
        report("gas_list_node", cost());
    }
}
