// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {StreamStatus, SubscriptionStatus} from "../../src/streams/StreamTypes.sol";
import {StreamNetwork} from "./StreamNetwork.sol";

/// One stream from its opening to the last withdrawal.
contract WholeStreamTest is StreamNetwork {
    function test_a_stream_is_opened_served_paid_and_closed() public {
        open();
        eq(coin.balanceOf(address(streams)), BUDGET, "budget");
        eq(token.balanceOf(address(streams)), LOCK, "trust lock");
        eq(stream().belowSince, block.timestamp, "gathering");

        (address a, address b) = (operators[0], operators[1]);
        join(a);
        join(b);
        eq(stream().belowSince, 0, "up");
        eq(free(), BUDGET - 2 * G, "two guarantees");
        eq(locked(a), S, "stake");

        eq(settle(a, 30 ether), 30 ether, "first voucher");
        eq(settle(a, 70 ether), 40 ether, "its increase");
        eq(settle(b, 90 ether), 90 ether, "another payee");
        eq(free(), BUDGET - 2 * G - 160 ether, "paid from the free budget");
        eq(held(a), G, "the guarantee is whole");

        vm.prank(a);
        streams.quit(t, 0);
        retract();
        eq(settle(a, 75 ether), 5 ether, "a leaver is paid");
        eq(settle(b, 95 ether), 5 ether, "and in a stream that ends");
        passHold();
        address[] memory providers = new address[](2);
        (providers[0], providers[1]) = (a, b);
        streams.close(t, providers);
        eq(uint256(stream().status), uint256(StreamStatus.Closed), "closed");
        expectStatus(a, SubscriptionStatus.Released);
        eq(locked(a) + locked(b), 0, "stakes");

        streams.withdraw(address(coin), a);
        streams.withdraw(address(coin), b);
        streams.withdraw(address(coin), client);
        streams.withdraw(address(token), client);
        eq(coin.balanceOf(a), 75 ether, "pay");
        eq(coin.balanceOf(b), 95 ether, "pay");
        eq(coin.balanceOf(client), 1_000_000 ether - 170 ether, "refund");
        eq(coin.balanceOf(address(streams)), 0, "nothing stays");
        eq(token.balanceOf(address(streams)), 0, "no lock stays");
    }
}
