// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Admission, Claim} from "../../src/streams/StreamTypes.sol";
import {StreamNetwork} from "../streams/StreamNetwork.sol";

/// Measures each call of a stream as a whole transaction, as `TaskGas` does; run by `bench streams-gas`.
///
/// The stream is paid in the stake token. Its client, payees and contracts have held that token before.
contract StreamGasTest is StreamNetwork {
    event log_named_uint(string key, uint256 val);

    uint256 private salt;

    function setUp() public override {
        super.setUp();
        t.token = address(token);
        t.rate = 1e18;
        t.stakeLock = 200 ether;
        t.maxSubscribers = 32;
        renew();
        token.mint(address(streams), 1);
    }

    function operatorCount() internal pure override returns (uint256) {
        return 20;
    }

    function report(string memory key, uint256 gas_) private {
        emit log_named_uint(key, gas_);
    }

    function cost() private view returns (uint256) {
        return vm.lastCallGas().gasTotalUsed;
    }

    /// Names another stream.
    function renew() private {
        t.salt = bytes32(++salt);
        id = streams.idOf(t);
    }

    function openWith(uint96 budget) private returns (uint256) {
        vm.prank(client);
        streams.open(t, rules(), budget, "https://gateway.example.net:8443");
        return cost();
    }

    function joinOf(address provider) private returns (uint256) {
        Admission memory a = admissionOf(provider);
        bytes memory signature = signAdmission(SIGNER_KEY, a);
        vm.prank(provider);
        streams.join(t, a, signature, provider);
        return cost();
    }

    /// Settles increases of the first `count` providers, signed in advance.
    function settleOf(uint256 count, uint96 total) private returns (uint256) {
        Claim[] memory claims = new Claim[](count);
        for (uint256 i; i != count; ++i) {
            claims[i] = voucher(SIGNER_KEY, operators[i], total);
        }
        streams.settle(t, claims);
        return cost();
    }

    function test_AStreamFromItsOpeningToItsEnd() public {
        report("gas_open", openWith(10_000 ether));
        report("gas_close_4_fresh", closeWithFour());
        renew();
        openWith(10_000 ether);
        report("gas_join", joinOf(operators[0]));
        joinOf(operators[1]);
        joinOf(operators[2]);
        joinOf(operators[3]);
        joinOf(operators[4]);
        streams.settle(t, list(voucher(SIGNER_KEY, operators[4], 1 ether)));
        report("gas_settle_1_fresh", cost());
        settleOf(1, 1 ether);
        report("gas_settle_1", settleOf(1, 2 ether));
        settleOf(4, 3 ether);
        vm.prank(operators[3]);
        streams.quit(t, 0);
        report("gas_leave", cost());
        report("gas_rejoin", joinOf(operators[3]));
        vm.prank(client);
        streams.dismiss(t, operators[3]);
        report("gas_dismiss", cost());
        vm.prank(client);
        streams.revise(t, keccak256("second"), "hint");
        report("gas_revise", cost());
        vm.prank(client);
        streams.setSigner(t, vm.addr(OTHER_KEY));
        report("gas_set_signer", cost());
        vm.prank(client);
        streams.topUp(t, 1 ether, 0);
        report("gas_top_up", cost());
        retract();
        report("gas_retract", cost());
        streams.withdraw(address(token), operators[0]);
        report("gas_withdraw_pay", cost());
    }

    function test_AStreamOfAClientThatHasABalance() public {
        openWith(10_000 ether);
        closeWithFour();
        renew();
        openWith(10_000 ether);
        report("gas_close_4", closeWithFour());
    }

    /// Four providers join, are paid and serve until the end.
    function closeWithFour() private returns (uint256 gas_) {
        address[] memory four = new address[](4);
        for (uint256 i; i != 4; ++i) {
            four[i] = operators[i];
            joinOf(four[i]);
        }
        settleOf(4, 3 ether);
        retract();
        passHold();
        uint256 before = streams.balanceOf(address(token), client);
        streams.close(t, four);
        gas_ = cost();
        eq(locked(operators[0]) + locked(operators[3]), 0, "released");
        eq(streams.balanceOf(address(token), client) - before, 10_000 ether - 12 ether + LOCK, "refunded");
    }

    function test_SixteenPayees() public {
        openWith(10_000 ether);
        for (uint256 i; i != 16; ++i) {
            joinOf(operators[i]);
        }
        report("gas_settle_16_fresh", settleOf(16, 1 ether));
        uint256 gas_ = settleOf(16, 2 ether);
        report("gas_settle_16", gas_);
        report("gas_settle_16_each", gas_ / 16);
    }

    function test_PayFromAGuarantee() public {
        openWith(200 ether);
        joinOf(operators[0]);
        joinOf(operators[1]);
        settleOf(2, 1 ether);
        report("gas_settle_1_from_guarantee", settleOf(1, 2 ether));
    }
}
