// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Balances} from "../../src/market/Balances.sol";
import {Bid, Delivery, Terms} from "../../src/market/TaskTypes.sol";
import {BlacklistToken} from "../hostile/BlacklistToken.sol";
import {FalseToken} from "../hostile/FalseToken.sol";
import {FeeToken} from "../hostile/FeeToken.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {ReenteringToken} from "../hostile/ReenteringToken.sol";
import {Walk} from "./Walk.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// Payment tokens that governance should never have listed.
contract HostileTokensTest is Walk {
    function listed(PlainToken hostile) internal returns (Terms memory t) {
        vm.prank(governance);
        parameters.listToken(address(hostile), 1e18);
        hostile.mint(client, 10_000 ether);
        vm.prank(client);
        hostile.approve(address(market), type(uint256).max);
        t = task();
        t.token = address(hostile);
    }

    function test_a_token_that_takes_a_fee_is_refused() public {
        Terms memory t = listed(new FeeToken());
        vm.prank(client);
        vm.expectPartialRevert(Balances.TokenTookFee.selector);
        market.post(t, "");
    }

    function test_a_token_that_returns_false_is_refused() public {
        FalseToken hostile = new FalseToken();
        Terms memory t = listed(hostile);
        hostile.fail(true);
        vm.prank(client);
        vm.expectPartialRevert(SafeERC20.SafeERC20FailedOperation.selector);
        market.post(t, "");
    }

    function test_a_banned_account_stops_nobody_and_can_be_paid_elsewhere() public {
        BlacklistToken hostile = new BlacklistToken();
        Terms memory t = listed(hostile);
        Bid memory b = running(t);
        Delivery memory d = deliver(t, b, run(t));
        hostile.ban(b.operator, true);
        payHonestly(t, b, d, run(t));
        market.withdraw(address(hostile), client);
        vm.expectRevert();
        market.withdraw(address(hostile), b.operator);
        address elsewhere = account("elsewhere");
        vm.prank(b.operator);
        market.withdrawTo(address(hostile), elsewhere);
        eq(hostile.balanceOf(elsewhere), 80 ether, "paid");
        vm.expectRevert(Balances.NothingToWithdraw.selector);
        market.withdraw(address(hostile), b.operator);
    }

    function test_a_token_that_reenters_is_locked_out() public {
        ReenteringToken hostile = new ReenteringToken();
        Terms memory t = listed(hostile);
        post(t);
        vm.prank(client);
        market.cancel(t, 0);
        uint256 due = market.balanceOf(address(hostile), client);
        // In the middle of the next escrow it tries to have the old balance paid out, which would count twice.
        hostile.arm(address(market), abi.encodeCall(market.withdraw, (address(hostile), client)));
        t.salt = keccak256("second");
        post(t);
        yes(!hostile.succeeded(), "locked out");
        eq(market.balanceOf(address(hostile), client), due, "still owed");
        eq(hostile.balanceOf(address(market)), 2 * due, "both escrows are there");
    }

    function test_a_withdrawal_pays_only_its_owner_and_once() public {
        Terms memory t = task();
        post(t);
        vm.prank(client);
        market.cancel(t, 0);
        uint256 before = token.balanceOf(client);
        uint256 due = owed(client);
        vm.prank(operators[3]);
        market.withdraw(address(token), client);
        eq(token.balanceOf(client) - before, due, "to the owner");
        vm.expectRevert(Balances.NothingToWithdraw.selector);
        market.withdraw(address(token), client);
    }
}
