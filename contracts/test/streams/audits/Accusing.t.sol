// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Roster} from "../../../src/council/ISeats.sol";
import {Outcome} from "../../../src/market/TaskTypes.sol";
import {AuditWalk} from "./AuditWalk.sol";

/// Who may accuse which answer.
contract AccusingTest is AuditWalk {
    function test_a_right_answer_is_cleared_at_once_and_costs_the_accuser_its_fees() public {
        accuse();
        eq(token.balanceOf(address(streamAudits)), bond(), "the bond");
        Roster memory p = draw();
        finalise(p, right(p), opened(), abi.encode(t));
        eq(uint8(outcome()), uint8(Outcome.Paid), "right");
        eq(balance(p.seats[0].operator), FEE, "a seat");
        eq(balance(provider), FEE, "amends");
        eq(balance(client), bond() - 3 * FEE, "nothing is left of the bond");
        eq(sub(provider).audits, 0, "no open audit");
        emptied();
    }

    function test_a_wrong_answer_costs_the_stake() public {
        accuse();
        reject();
        closeAudit();
        eq(uint8(outcome()), uint8(Outcome.Fraud), "wrong");
        conclude();
        eq(locked(provider), 0, "lost");
        emptied();
    }
}
