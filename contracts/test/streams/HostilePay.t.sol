// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

import {Balances} from "../../src/market/Balances.sol";
import {StreamStatus} from "../../src/streams/StreamTypes.sol";
import {BlacklistToken} from "../hostile/BlacklistToken.sol";
import {FalseToken} from "../hostile/FalseToken.sol";
import {FeeToken} from "../hostile/FeeToken.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {ReenteringToken} from "../hostile/ReenteringToken.sol";
import {StreamNetwork} from "./StreamNetwork.sol";

/// A payment token that takes a fee on each transfer.
contract FeePayTest is StreamNetwork {
    function makeCoin() internal override returns (PlainToken) {
        return new FeeToken();
    }

    function test_a_budget_that_arrives_short_opens_nothing() public {
        uint256 before = token.balanceOf(client);
        vm.expectRevert(abi.encodeWithSelector(Balances.TokenTookFee.selector, BUDGET, BUDGET - BUDGET / 100));
        vm.prank(client);
        streams.open(t, rules(), BUDGET, "");
        eq(uint256(stream().status), uint256(StreamStatus.None), "nothing was opened");
        eq(token.balanceOf(client), before, "no lock was paid");
    }
}

/// A payment token that returns false instead of moving anything.
contract FalsePayTest is StreamNetwork {
    function makeCoin() internal override returns (PlainToken) {
        return new FalseToken();
    }

    function test_a_payment_that_returns_false_opens_nothing_and_loses_nothing() public {
        FalseToken(address(coin)).fail(true);
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(coin)));
        vm.prank(client);
        streams.open(t, rules(), BUDGET, "");
        FalseToken(address(coin)).fail(false);
        open();
        address a = operators[0];
        join(a);
        settle(a, 10 ether);
        FalseToken(address(coin)).fail(true);
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(coin)));
        streams.withdraw(address(coin), a);
        eq(paid(a), 10 ether, "the balance stays");
    }
}

/// A payment token that refuses some accounts.
contract BlacklistPayTest is StreamNetwork {
    function makeCoin() internal override returns (PlainToken) {
        return new BlacklistToken();
    }

    function test_a_payee_that_the_token_refuses_blocks_nobody_and_is_paid_elsewhere() public {
        open();
        (address a, address b) = (operators[0], operators[1]);
        join(a);
        join(b);
        BlacklistToken(address(coin)).ban(a, true);
        BlacklistToken(address(coin)).ban(client, true);
        eq(
            streams.settle(t, list(voucher(SIGNER_KEY, a, 10 ether), voucher(SIGNER_KEY, b, 20 ether))),
            30 ether,
            "both"
        );
        vm.expectRevert(abi.encodeWithSelector(BlacklistToken.Banned.selector, a));
        streams.withdraw(address(coin), a);
        vm.prank(a);
        streams.withdrawTo(address(coin), stranger);
        eq(coin.balanceOf(stranger), 1_000_000 ether + 10 ether, "paid elsewhere");
        retract();
        passHold();
        address[] memory providers = new address[](2);
        (providers[0], providers[1]) = (a, b);
        streams.close(t, providers);
        vm.prank(client);
        streams.withdrawTo(address(coin), stranger);
        eq(coin.balanceOf(stranger), 1_000_000 ether + BUDGET - 20 ether, "the refund too");
    }
}

/// A payment token that calls back in the middle of a transfer.
contract ReenteringPayTest is StreamNetwork {
    ReenteringToken internal evil;

    function makeCoin() internal override returns (PlainToken) {
        evil = new ReenteringToken();
        return evil;
    }

    function test_a_payment_is_not_counted_twice() public {
        open();
        // The token tops up inside a top-up: one transfer would count for both.
        evil.arm(address(streams), abi.encodeCall(streams.topUp, (t, 5 ether, 0)));
        vm.prank(stranger);
        streams.topUp(t, 5 ether, 0);
        eq(evil.succeeded(), false, "the inner call fails");
        eq(free(), BUDGET + 5 ether, "counted once");
        eq(coin.balanceOf(address(streams)), BUDGET + 5 ether, "held");
    }

    function test_a_withdrawal_is_not_paid_twice() public {
        open();
        address a = operators[0];
        join(a);
        settle(a, 10 ether);
        evil.arm(address(streams), abi.encodeCall(streams.withdraw, (address(coin), a)));
        streams.withdraw(address(coin), a);
        eq(evil.succeeded(), false, "the inner call fails");
        eq(coin.balanceOf(a), 10 ether, "once");
        eq(coin.balanceOf(address(streams)), BUDGET - 10 ether, "the rest is there");
    }

    function test_a_voucher_settled_inside_a_top_up_is_paid_once() public {
        open();
        address a = operators[0];
        join(a);
        evil.arm(address(streams), abi.encodeCall(streams.settle, (t, list(voucher(SIGNER_KEY, a, 10 ether)))));
        vm.prank(stranger);
        streams.topUp(t, 5 ether, 0);
        eq(evil.succeeded(), true, "settling moves no token");
        eq(paid(a), 10 ether, "once");
        eq(free(), BUDGET + 5 ether - G - 10 ether, "the books agree");
        eq(settle(a, 10 ether), 0, "never again");
        eq(coin.balanceOf(address(streams)), BUDGET + 5 ether, "covered");
    }

    function test_a_stream_is_not_opened_inside_its_opening() public {
        evil.arm(address(streams), abi.encodeCall(streams.open, (t, rules(), BUDGET, "")));
        open();
        eq(evil.succeeded(), false, "refused");
        eq(coin.balanceOf(address(streams)), BUDGET, "paid once");
    }
}
