// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Decision, Tally} from "../../src/council/Tally.sol";
import {Test} from "../Test.sol";

/// The properties of the council's tally that every party may rely on. forge tries random counts; halmos proves each property for all of
/// them.
/// @custom:halmos --panic-error-codes *
contract TallyTest is Test {
    struct Rule {
        uint16 lead; // m: seats that are enough when all agree
        uint16 margin; // M: how far a side must be ahead after a doubt
        uint16 cap; // answers at which the majority decides
    }

    function decide(uint256 agree, uint256 against, uint256 gone, Rule memory rule) private pure returns (Decision) {
        return Tally.decide(agree, against, gone, rule.lead, rule.margin, rule.cap);
    }

    function _assume(Rule memory rule) private pure {
        vm.assume(rule.lead != 0 && rule.lead <= rule.margin && rule.margin <= rule.cap);
    }

    /// Before so many seats are silent that the answers so far decide.
    function _assumeSeatsLeft(uint256 agree, uint256 against, uint256 gone, Rule memory rule) private pure {
        vm.assume(agree + against + gone < 4 * uint256(rule.cap));
    }

    function testFuzz_silence_ends(uint16 agree, uint16 against, uint16 gone, Rule memory rule) external pure {
        _assume(rule);
        vm.assume(uint256(agree) + against + gone >= 4 * uint256(rule.cap));
        Decision verdict = decide(agree, against, gone, rule);
        assert(verdict != Decision.Open);
        if (verdict == Decision.Accepted) assert(agree > against && agree >= rule.lead);
    }

    function testFuzz_the_cap_always_decides(uint16 agree, uint16 against, uint16 gone, Rule memory rule)
        external
        pure
    {
        _assume(rule);
        vm.assume(uint256(agree) + against >= rule.cap);
        Decision verdict = decide(agree, against, gone, rule);
        if (against == 0 && verdict == Decision.Jury) return; // silence alone slashes nobody
        assert(verdict == Decision.Accepted || verdict == Decision.Rejected);
    }

    /// Silence never helps an executor: accepted work has more seats for it than against it, silent ones included.
    function testFuzz_accepted_work_has_a_majority_of_all_seats(
        uint16 agree,
        uint16 against,
        uint16 gone,
        Rule memory rule
    ) external pure {
        _assume(rule);
        _assumeSeatsLeft(agree, against, gone, rule);
        vm.assume(decide(agree, against, gone, rule) == Decision.Accepted);
        assert(agree > uint256(against) + gone);
    }

    /// Below the cap, an executor loses its lock only to a margin of seats that looked at its work.
    function testFuzz_below_the_cap_only_a_margin_rejects(uint16 agree, uint16 against, uint16 gone, Rule memory rule)
        external
        pure
    {
        _assume(rule);
        _assumeSeatsLeft(agree, against, gone, rule);
        vm.assume(uint256(agree) + against < rule.cap);
        vm.assume(decide(agree, against, gone, rule) == Decision.Rejected);
        assert(against >= uint256(agree) + rule.margin);
    }

    /// One doubt is enough to ask for a margin; the first seats that agree do not decide any more.
    function testFuzz_after_a_doubt_below_the_cap_only_a_margin_accepts(
        uint16 agree,
        uint16 against,
        uint16 gone,
        Rule memory rule
    ) external pure {
        _assume(rule);
        _assumeSeatsLeft(agree, against, gone, rule);
        vm.assume(against != 0 && uint256(agree) + against < rule.cap);
        vm.assume(decide(agree, against, gone, rule) == Decision.Accepted);
        assert(agree >= uint256(against) + gone + rule.margin);
    }

    /// A late answer changes no verdict that it agrees with, so nobody gains by withholding answers from `settle`. Where
    /// silence ended the count this does not hold for acceptance: the cap, once reached, counts silent seats again.
    function testFuzz_a_further_answer_never_turns_the_side_it_is_for(
        uint16 agree,
        uint16 against,
        uint16 gone,
        Rule memory rule
    ) external pure {
        _assume(rule);
        vm.assume(uint256(agree) + against + gone + 1 < 4 * uint256(rule.cap));
        Decision now_ = decide(agree, against, gone, rule);
        if (now_ == Decision.Accepted) {
            assert(decide(uint256(agree) + 1, against, gone, rule) == Decision.Accepted);
        } else if (now_ == Decision.Rejected) {
            assert(decide(agree, uint256(against) + 1, gone, rule) == Decision.Rejected);
            assert(decide(agree, against, uint256(gone) + 1, rule) == Decision.Rejected);
        } else {
            assert(decide(agree, against, uint256(gone) + 1, rule) != Decision.Accepted);
        }
    }

    /// Seats that only agree are never enough to reject, and seats that only differ never to accept.
    function testFuzz_unanimous_seats_decide_for_themselves(uint16 seats, Rule memory rule) external pure {
        _assume(rule);
        vm.assume(seats >= rule.cap);
        assert(decide(seats, 0, 0, rule) == Decision.Accepted);
        assert(decide(0, seats, 0, rule) == Decision.Rejected);
    }
}
