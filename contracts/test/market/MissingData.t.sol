// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, AnswerKind, Roster, Vote} from "../../src/council/ISeats.sol";
import {Rules} from "../../src/market/Rules.sol";
import {Bid, Delivery, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {PerUnit} from "../../src/pay/PerUnit.sol";
import {Walk} from "./Walk.sol";

/// Seats accuse an executor of missing data, and all others got it. Seats and executor share the cost of the further seats,
/// and the client pays for none of them, however little its task pays.
contract MissingDataTest is Walk {
    Terms internal t;
    Bid internal b;
    Delivery internal d;

    function operatorCount() internal pure override returns (uint256) {
        return 24;
    }

    /// The council of a large network. A seat has a bond of ten fees.
    function rules() internal pure override returns (Rules memory r) {
        r = super.rules();
        (r.rejectLead, r.cap, r.minOperators) = (7, 31, 8);
        (r.seatBase, r.seatUnitPrice) = (2 ether, 0);
    }

    uint256 private constant FEE = 2 ether;
    uint256 private constant BOND = 20;

    function start(uint128 price) private {
        t = task();
        Bid memory made = bidOf(t, operators[0], price);
        start(made);
    }

    function start(Bid memory made) private {
        b = made;
        post(t);
        award(t, b);
        d = deliver(t, b, run(t));
    }

    /// The first seats accuse, all others agree; returns the seats in the order in which they were drawn.
    function accuse(uint256 accusers, AnswerKind kind) private returns (Roster memory p, Settlement memory s) {
        p = draw(t, d);
        Answer[] memory a = said(p, accusers, kind);
        // The work is accepted when seven more agree than accuse.
        while (p.seats.length < 7 + 2 * accusers) {
            p = drawMore(t, d, p, a);
            a = said(p, accusers, kind);
        }
        vm.recordLogs();
        council.finalise(t, b, d, p, a, evidence(t, d, p, run(t)), "");
        Vote[] memory votes;
        Stage stage;
        (stage, p, votes, s) = verdictInLogs();
        yes(stage == Stage.Accepted, "accepted");
        closeLater(t, b, d, s);
        council.conclude(t, d, p, votes, stage);
    }

    /// The first accuser has no data; the others say what is asked.
    function said(Roster memory p, uint256 accusers, AnswerKind kind) private view returns (Answer[] memory a) {
        a = answers(t, d, p, run(t));
        for (uint256 i = 0; i < accusers && i < a.length; ++i) {
            a[i] = signed(d, p, i, i == 0 ? AnswerKind.NoData : kind, 0);
        }
    }

    function lostBy(address operator) private view returns (uint256) {
        return 400 - registry.bondOf(operator, CLASS).units;
    }

    function expectWinnersPaid(Roster memory p, uint256 accusers) private view {
        for (uint256 i = accusers; i < p.seats.length; ++i) {
            address seat = p.seats[i].operator;
            eq(owed(seat) + registry.claimable(seat), FEE, "a fee for each seat that was right");
        }
    }

    /// The client pays the work and the first seat, whoever bears the rest.
    function expectClientPays(uint256 price) private view {
        atMost(market.part(d.taskId, 0).spent, price + FEE, "the work and the first seat");
    }

    function test_the_executor_bears_half_of_the_further_seats_out_of_its_pay() public {
        start(80 ether);
        (Roster memory p, Settlement memory s) = accuse(1, AnswerKind.NoData);
        eq(s.charged, 3 * FEE, "half of seven");
        eq(owed(b.operator), 80 ether - 3 * FEE, "out of its pay");
        eq(lostBy(p.seats[0].operator), BOND / 2, "the accuser half of its bond");
        expectWinnersPaid(p, 1);
        expectClientPays(80 ether);
    }

    /// The finding: where the fees were above the pay, the client's unspent budget paid the seats.
    function test_a_client_pays_for_no_further_seat_of_a_tiny_task() public {
        start(1);
        (Roster memory p, Settlement memory s) = accuse(1, AnswerKind.NoData);
        eq(s.charged, 0, "the pay covers no fee");
        eq(owed(b.operator), 1, "paid");
        eq(lostBy(p.seats[0].operator), 7 * FEE / UNIT, "the accuser pays the seven others");
        expectWinnersPaid(p, 1);
        expectClientPays(1);
    }

    function test_an_executor_bears_as_much_as_it_earns() public {
        start(uint128(2 * FEE + 1));
        (Roster memory p, Settlement memory s) = accuse(1, AnswerKind.NoData);
        eq(s.charged, 2 * FEE, "two of three");
        eq(owed(b.operator), 1, "the rest of its pay");
        eq(lostBy(p.seats[0].operator), BOND / 2, "five fees for the five others");
        expectWinnersPaid(p, 1);
        expectClientPays(2 * FEE + 1);
    }

    function test_accusers_share_what_a_tiny_pay_does_not_cover() public {
        start(1);
        (Roster memory p,) = accuse(2, AnswerKind.NoData);
        eq(lostBy(p.seats[0].operator), BOND / 2, "five fees");
        eq(lostBy(p.seats[1].operator), BOND / 2, "and five, for eight seats");
        expectWinnersPaid(p, 2);
        expectClientPays(1);
    }

    /// A seat that claimed another state pays first: it had the data, and is wrong.
    function test_a_seat_that_differs_pays_before_one_without_data() public {
        start(1);
        (Roster memory p,) = accuse(2, AnswerKind.Differs);
        eq(lostBy(p.seats[0].operator), BOND / 2, "half");
        eq(lostBy(p.seats[1].operator), BOND, "all");
        expectWinnersPaid(p, 2);
        expectClientPays(1);
    }

    /// A payment function may pay the floor, so no more than that is charged.
    function test_a_payment_function_that_pays_the_floor_leaves_the_client_nothing_to_pay() public {
        t = task();
        address pay = address(new PerUnit());
        (t.pay, t.payCode, t.payData) = (pay, pay.codehash, 0);
        Bid memory made = bidOf(t, operators[0], 80 ether);
        (made.payCode, made.floor) = (pay.codehash, uint128(FEE));
        start(made);
        (Roster memory p, Settlement memory s) = accuse(1, AnswerKind.NoData);
        eq(s.charged, FEE, "what it surely earns");
        eq(owed(b.operator), 0, "the floor, less the fee");
        expectWinnersPaid(p, 1);
        expectClientPays(FEE);
    }

    function testFuzz_no_client_pays_for_further_seats(uint128 price, uint8 accusers, bool differ) public {
        price = uint128(bound(price, 1, 100 ether));
        uint256 wrong = bound(accusers, 1, 3);
        start(price);
        (Roster memory p,) = accuse(wrong, differ ? AnswerKind.Differs : AnswerKind.NoData);
        expectWinnersPaid(p, wrong);
        expectClientPays(price);
    }
}
