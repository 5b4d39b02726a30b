// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence} from "../../src/council/ICouncil.sol";
import {Answer, Roster} from "../../src/council/ISeats.sol";
import {Bid, Delivery, Terms} from "../../src/market/TaskTypes.sol";
import {IPaymentFunction, Work} from "../../src/pay/IPaymentFunction.sol";
import {LogProgress} from "../../src/pay/LogProgress.sol";
import {PaymentCall} from "../../src/pay/PaymentCall.sol";
import {PerUnit} from "../../src/pay/PerUnit.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

contract PaysNothing is IPaymentFunction {
    function worth(Work calldata) external pure returns (uint256) {
        return 0;
    }
}

contract PaysEverything is IPaymentFunction {
    function worth(Work calldata) external pure returns (uint256) {
        return type(uint256).max;
    }
}

contract Reverts is IPaymentFunction {
    function worth(Work calldata) external pure returns (uint256) {
        revert("no");
    }
}

contract BurnsGas is IPaymentFunction {
    function worth(Work calldata) external pure returns (uint256 x) {
        while (true) ++x;
    }
}

/// Returns as much memory as its gas allows.
contract ReturnsABomb {
    fallback() external {
        assembly {
            return(0, 100000)
        }
    }
}

contract ReturnsTooLittle {
    fallback() external {
        assembly {
            mstore(0, 1)
            return(0, 31)
        }
    }
}

/// Tries to write.
contract Writes is IPaymentFunction {
    uint256 internal x;

    function worth(Work calldata) external view returns (uint256) {
        (bool ok,) = address(this).staticcall(abi.encodeWithSignature("write()"));
        return ok ? 1 : 2;
    }

    function write() external {
        x = 1;
    }
}

/// Payment functions, friendly and hostile. The bid is 80, its floor 40.
contract PaymentCallTest is Walk {
    function paidWith(address pay, bytes32 data, uint256 elapsed) internal returns (uint256) {
        Terms memory t = task();
        t.pay = pay;
        t.payCode = pay.codehash;
        t.payData = data;
        t.salt = keccak256(abi.encode(pay, data, elapsed));
        Bid memory b = running(t);
        pass(elapsed);
        Delivery memory d = deliver(t, b, run(t));
        return payHonestly(t, b, d, run(t));
    }

    function test_a_function_that_returns_nothing_pays_the_floor() public {
        eq(paidWith(address(new PaysNothing()), 0, 1), 40 ether, "floor");
    }

    function test_a_function_that_returns_too_much_pays_the_bid() public {
        eq(paidWith(address(new PaysEverything()), 0, 1), 80 ether, "bid");
    }

    function test_a_function_that_reverts_pays_the_bid() public {
        eq(paidWith(address(new Reverts()), 0, 1), 80 ether, "bid");
    }

    function test_a_function_that_burns_its_gas_pays_the_bid() public {
        eq(paidWith(address(new BurnsGas()), 0, 1), 80 ether, "bid");
    }

    function test_a_function_that_returns_a_bomb_costs_no_more_than_its_gas() public {
        eq(paidWith(address(new ReturnsABomb()), 0, 1), 40 ether, "one word of zeros: the floor");
    }

    function test_a_function_that_returns_too_little_pays_the_bid() public {
        eq(paidWith(address(new ReturnsTooLittle()), 0, 1), 80 ether, "bid");
    }

    function test_a_function_cannot_write() public {
        eq(paidWith(address(new Writes()), 0, 1), 40 ether, "the write failed; two wei are below the floor");
    }

    function test_a_function_whose_code_changed_pays_the_bid() public {
        address pay = address(new PaysNothing());
        Terms memory t = task();
        t.pay = pay;
        t.payCode = pay.codehash;
        Bid memory b = running(t);
        Delivery memory d = deliver(t, b, run(t));
        vm.etch(pay, address(new PaysEverything()).code);
        eq(payHonestly(t, b, d, run(t)), 80 ether, "bid");
    }

    function test_starving_f_of_gas_gains_nothing() public {
        address pay = address(new PaysNothing());
        Terms memory t = task();
        t.pay = pay;
        t.payCode = pay.codehash;
        Bid memory b = running(t);
        Delivery memory d = deliver(t, b, run(t));
        Roster memory p = draw(t, d);
        Answer[] memory a = answers(t, d, p, run(t));
        Evidence[] memory e = evidence(t, d, p, run(t));
        bytes memory call = abi.encodeCall(council.finalise, (t, b, d, p, a, e, accepted(d)));
        // With any gas, either nothing happens or the function runs in full.
        for (uint256 gas_ = 150_000; gas_ < 450_000; gas_ += 10_000) {
            uint256 before = vm.snapshotState();
            (bool ok,) = address(council).call{gas: gas_}(call);
            if (ok) eq(owed(b.operator), 40 ether, "floor");
            vm.revertToState(before);
        }
        (bool done,) = address(council).call(call);
        yes(done, "with enough it settles");
    }

    function worthOf(address pay, Work calldata work) external view returns (uint256) {
        return PaymentCall.worth(pay, pay.codehash, work);
    }

    function test_a_call_without_gas_for_the_whole_limit_is_refused() public {
        address pay = address(new PaysNothing());
        Work memory work;
        work.price = 1 ether;
        work.endProgress = 1e18;
        vm.expectPartialRevert(PaymentCall.NotEnoughGas.selector);
        this.worthOf{gas: 100_000}(pay, work);
    }

    function test_per_unit_pays_for_each_unit() public {
        // 10,000 units at 6 tokens a thousand.
        eq(paidWith(address(new PerUnit()), bytes32(uint256(6_000_000 ether)), 1), 60 ether, "units");
    }

    function test_log_progress_falls_with_time() public {
        LogProgress f = new LogProgress();
        eq(paidWith(address(f), 0, 1), 80 ether, "quick: the whole price");
        uint256 late = paidWith(address(f), 0, 3600);
        atLeast(late, 53 ether, "two thirds at the limit");
        atMost(late, 54 ether, "two thirds at the limit");
    }

    function test_log_progress_is_worth_more_early() public {
        LogProgress f = new LogProgress();
        eq(f.log2(1e18), 0, "log2(1)");
        eq(f.log2(2e18), 1e18, "log2(2)");
        atMost(f.log2(1.5e18), 0.584962500721156182e18, "log2(1.5)");
        atLeast(f.log2(1.5e18), 0.584962500721156e18, "log2(1.5)");
        Work memory work;
        work.price = 100 ether;
        work.allowed = 100;
        work.endProgress = 0.5e18;
        uint256 first = f.worth(work);
        work.startProgress = 0.5e18;
        work.endProgress = 1e18;
        uint256 second = f.worth(work);
        yes(first > second, "early");
        atMost(first + second, 100 ether, "together the price");
        atLeast(first + second, 100 ether - 1000, "together the price");
    }

    function testFuzz_worth_stays_between_floor_and_price(
        uint128 price,
        uint128 floor,
        uint64 from,
        uint64 to,
        uint64 time
    ) public {
        Work memory work;
        work.price = uint128(bound(price, 1, 1e30));
        work.floor = uint128(bound(floor, 0, work.price));
        work.startProgress = uint64(bound(from, 0, 1e18));
        work.endProgress = uint64(bound(to, work.startProgress, 1e18));
        work.elapsed = time;
        work.allowed = 1000;
        LogProgress f = new LogProgress();
        uint256 worth = PaymentCall.worth(address(f), address(f).codehash, work);
        uint256 share = work.endProgress - work.startProgress;
        atMost(worth, uint256(work.price) * share / 1e18, "price");
        atLeast(worth, uint256(work.floor) * share / 1e18, "floor");
    }
}
