// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {AnswerKind, ISeats, Roster, Vote} from "../../src/council/ISeats.sol";
import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {NetworkContracts} from "../../src/market/NetworkContracts.sol";
import {Bid, Delivery, Doubt, Outcome, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {ICallers} from "../../src/network/ICallers.sol";
import {Walk} from "../market/Walk.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {AnswerAudits} from "./AnswerAudits.sol";

/// The council and the jury serve every contract on their list, and no other.
contract SecondCallerTest is Walk {
    using WorkTree for WorkTree.Run;

    uint96 internal constant STAKE = 100 ether;

    AnswerAudits internal audits;
    AnswerAudits internal stranger;
    Terms internal t;
    Delivery internal d;
    Bid internal none;

    function setUp() public override {
        audits = new AnswerAudits();
        stranger = new AnswerAudits();
        super.setUp();
        audits.connect(registry, token, address(council), address(disputes));
        stranger.connect(registry, token, address(council), address(disputes));
        token.mint(address(audits), 10 ether);
        appointJury();
        t = task();
        d = auditOf(audits, run(t));
        vm.prank(client);
        audits.open(t, d, STAKE);
    }

    function checkedCallers(address market_) internal view override returns (address[] memory list) {
        list = new address[](2);
        (list[0], list[1]) = (market_, address(audits));
    }

    function networkCallers(address market_, NetworkContracts memory contracts)
        internal
        view
        override
        returns (address[] memory list)
    {
        list = new address[](4);
        (list[0], list[1], list[2]) = (market_, contracts.council, contracts.disputes);
        list[3] = address(audits);
    }

    /// Ten answers of the first operator.
    function auditOf(AnswerAudits caller, WorkTree.Run memory r) internal view returns (Delivery memory made) {
        made.taskId = caller.idOf(t);
        made.last = true;
        made.executor = operators[0];
        made.startLeaf = r.leaf(0);
        made.endLeaf = r.leaf(r.segments());
        made.root = r.root();
        made.result = r.end;
        made.segments = r.segments();
        made.endUnits = r.units;
        made.since = uint40(block.timestamp);
        made.deliveredAt = uint40(block.timestamp);
        made.blockNumber = uint64(block.number);
        made.epoch = registry.currentEpoch() - 1;
    }

    function outcome() internal view returns (Outcome) {
        return audits.outcomeOf(idOf(d));
    }

    function test_work_of_a_second_caller_is_drawn_answered_and_settled() public {
        eq(locked(operators[0]), STAKE, "locked");
        Roster memory p = draw(t, d);
        eq(p.seats.length, 1, "one seat");
        address seat = p.seats[0].operator;
        uint256 before = token.balanceOf(seat);
        council.finalise(t, none, d, p, answers(t, d, p, run(t)), evidence(t, d, p, run(t)), "");
        eq(uint8(outcome()), uint8(Outcome.Paid), "right");
        yes(token.balanceOf(seat) > before, "the seat has its fee");
        eq(locked(operators[0]), 0, "free");
        eq(council.rosterHash(idOf(d)), 0, "dissolved");
    }

    function reject() internal returns (Settlement memory s, Roster memory p, Vote[] memory votes) {
        p = draw(t, d);
        while (p.seats.length < t.rules.rejectLead) p = drawMore(t, d, p, all(d, p, AnswerKind.Differs));
        vm.recordLogs();
        council.finalise(t, none, d, p, all(d, p, AnswerKind.Differs), closed(), "");
        (s.stage, p, votes,) = verdictInLogs();
        eq(uint8(s.stage), uint8(Stage.Rejected), "rejected");
        s.until = uint40(block.timestamp) + t.rules.contestSeconds;
    }

    function test_a_wrong_answer_of_a_second_caller_costs_its_stake_and_rewards_who_found_it() public {
        (Settlement memory s, Roster memory p, Vote[] memory votes) = reject();
        vm.expectPartialRevert(ISeats.StillOpen.selector);
        council.conclude(t, d, p, votes, s.stage);
        pass(t.rules.contestSeconds + 1);
        audits.close(d, s);
        eq(uint8(outcome()), uint8(Outcome.Fraud), "wrong");
        council.conclude(t, d, p, votes, s.stage);
        eq(locked(operators[0]), 0, "lost");
        yes(registry.claimable(p.seats[0].operator) > 9 ether, "the first accuser has its share");
    }

    function test_the_jury_rules_on_work_of_a_second_caller() public {
        (Settlement memory s, Roster memory p, Vote[] memory votes) = reject();
        address accused = operators[0];
        token.mint(accused, 10 ether);
        vm.prank(accused);
        disputes.contest(t, none, d, s, 3, 0);
        s.until = type(uint40).max;
        for (uint256 i = 7; i < 10; ++i) {
            vm.prank(operators[i]);
            disputes.vote(t, d, 3, true, 0, 0);
        }
        disputes.resolve(t, none, d, s, 3);
        eq(uint8(outcome()), uint8(Outcome.Paid), "right after all");
        council.conclude(t, d, p, votes, s.stage);
        eq(locked(accused), 0, "free");
        eq(disputes.balanceOf(address(token), accused), t.rules.disputeBond, "the bond is back");
    }

    /// The attack: a contract of one's own vouches for any work, and pays with the network's stake.
    function test_a_contract_that_is_not_on_the_list_is_refused() public {
        d = auditOf(stranger, run(t));
        vm.prank(client);
        vm.expectRevert(abi.encodeWithSelector(ICallers.NotNetworkContract.selector, address(stranger)));
        stranger.open(t, d, STAKE);
        vm.prank(client);
        stranger.open(t, d, 0);
        mine(t.rules.beaconDelay + 1);
        Roster memory p;
        vm.expectRevert(abi.encodeWithSelector(ISeats.NotDelivered.selector, idOf(d)));
        council.draw(t, d, p);
        Settlement memory s;
        (s.stage, s.until) = (Stage.Accepted, uint40(block.timestamp));
        vm.expectRevert(abi.encodeWithSelector(IDisputes.NoDispute.selector, idOf(d)));
        disputes.contest(t, none, d, s, 0, 0);
    }

    /// An id fits one caller alone, so nobody can show the work of one as that of another.
    function test_work_of_one_caller_is_none_of_another() public {
        post(t);
        yes(idOf(t) != d.taskId, "two tasks");
        mine(t.rules.beaconDelay + 1);
        Roster memory p;
        Delivery memory other = d;
        other.taskId = idOf(t);
        vm.expectRevert(abi.encodeWithSelector(ISeats.NotDelivered.selector, idOf(other)));
        council.draw(t, other, p);
    }
}
