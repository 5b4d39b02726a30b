// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {UsageFactor} from "../../src/economy/UsageFactor.sol";
import {IPaymentFunction, Work} from "../../src/pay/IPaymentFunction.sol";
import {PaymentCall} from "../../src/pay/PaymentCall.sol";
import {Test} from "../Test.sol";

/// Answers with any number, or fails.
contract AnyPayment is IPaymentFunction {
    uint256 private _answer;
    bool private _fails;

    function set(uint256 answer, bool fails) external {
        (_answer, _fails) = (answer, fails);
    }

    function worth(Work calldata) external view returns (uint256) {
        if (_fails) revert();
        return _answer;
    }
}

/// The shares of pay, for every price and progress and whatever a payment function answers.
contract PayTest is Test {
    AnyPayment private pay;

    function setUp() public {
        pay = new AnyPayment();
    }

    /// A failure or an answer above the price pays the price, an answer below the floor the floor, any other is paid as
    /// it is. The floor is at most the price, and a share of both keeps their order.
    function testFuzz_pay_stays_between_floor_and_price(
        uint128 price,
        uint128 floor,
        uint64 start,
        uint64 end,
        uint256 answer,
        bool fails
    ) external {
        vm.assume(start <= end && end <= 1e18 && floor <= price);
        pay.set(answer, fails);
        Work memory work;
        (work.price, work.floor, work.startProgress, work.endProgress) = (price, floor, start, end);
        uint256 paid = PaymentCall.worth(address(pay), address(pay).codehash, work);
        uint256 share = end - start;
        (uint256 most, uint256 least) = (uint256(price) * share / 1e18, uint256(floor) * share / 1e18);
        if (fails || answer > most) assert(paid == most);
        else assert(paid == (answer < least ? least : answer));
    }

    /// Exactly the answer when it is within the bounds: neither side can be cut short.
    function testFuzz_an_answer_within_the_bounds_is_paid(uint128 price, uint64 start, uint64 end, uint256 answer)
        external
    {
        vm.assume(start <= end && end <= 1e18);
        vm.assume(answer <= uint256(price) * (end - start) / 1e18);
        pay.set(answer, false);
        Work memory work;
        (work.price, work.startProgress, work.endProgress) = (price, start, end);
        assert(PaymentCall.worth(address(pay), address(pay).codehash, work) == answer);
    }

    function testFuzz_code_that_was_not_bid_on_pays_the_price(uint128 price, uint64 start, uint64 end, bytes32 code)
        external
        view
    {
        vm.assume(start <= end && end <= 1e18 && code != address(pay).codehash);
        Work memory work;
        (work.price, work.startProgress, work.endProgress) = (price, start, end);
        assert(PaymentCall.worth(address(pay), code, work) == uint256(price) * (end - start) / 1e18);
    }

    /// At the normal usage of the network definitions.
    function testFuzz_the_usage_factor_stays_between_a_half_and_three(uint64 usage) external pure {
        vm.assume(usage <= 1e18);
        uint256 factor = UsageFactor.forUsage(usage, 0.6e18);
        assert(factor >= 0.5e18 && factor <= 3e18);
    }
}
