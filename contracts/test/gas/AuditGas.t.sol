// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence} from "../../src/council/ICouncil.sol";
import {Opening} from "../../src/council/IMarginPanel.sol";
import {Answer, AnswerKind, Roster} from "../../src/council/ISeats.sol";
import {Outcome} from "../../src/market/TaskTypes.sol";
import {Receipt} from "../../src/streams/StreamTypes.sol";
import {AuditWalk} from "../streams/audits/AuditWalk.sol";
import {PanelWalk} from "../streams/audits/PanelWalk.sol";

/// Measures each call of an audit as a whole transaction, as `TaskGas` does; run by `bench audits-gas`. The participants have taken
/// part in an audit before.
contract AuditGasTest is AuditWalk {
    event log_named_uint(string key, uint256 val);

    function cost() internal view returns (uint256) {
        return vm.lastCallGas().gasTotalUsed;
    }

    /// A right answer, accused by the client and cleared by two seats.
    function measure(uint64 seq) internal returns (uint256 accusing, uint256 drawing, uint256 settling) {
        Receipt memory r = receipt();
        r.seq = seq;
        bytes memory signature = signed(r);
        vm.recordLogs();
        vm.prank(client);
        answerAudits.accuse(t, rules(), provider, r, signature, "");
        accusing = cost();
        readAudit();
        Roster memory p = draw();
        drawing = cost();
        (Answer[] memory list_, Evidence[] memory e) = (right(p), opened());
        council.finalise(a, none, d, p, list_, e, abi.encode(t));
        settling = cost();
        eq(uint8(outcome()), uint8(Outcome.Paid), "cleared");
    }

    function test_gas_of_an_audit_by_two_seats() public {
        measure(0);
        (uint256 accusing, uint256 drawing, uint256 settling) = measure(1);
        emit log_named_uint("gas_accuse", accusing);
        emit log_named_uint("gas_draw", drawing);
        emit log_named_uint("gas_finalise", settling);
        emit log_named_uint("gas_audit", accusing + drawing + settling);
    }
}

contract PanelGasTest is PanelWalk {
    event log_named_uint(string key, uint256 val);

    uint256[] internal costs;

    function cost() internal {
        costs.push(vm.lastCallGas().gasTotalUsed);
    }

    /// A right answer of 60 tokens, accused by the client and cleared by three seats.
    function measure(uint64 seq) internal {
        delete costs;
        Receipt memory r = receipt();
        r.seq = seq;
        bytes memory signature = signed(r);
        vm.recordLogs();
        vm.prank(client);
        answerAudits.accuse(t, rules(), provider, r, signature, "");
        cost();
        readAudit();
        drawPanel();
        cost();
        setWays(Way.Honest, Way.Honest, Way.Honest);
        Answer[] memory list_ = answersOf(same(AnswerKind.Agree));
        vm.recordLogs();
        panel.seal(a, d, p, list_);
        cost();
        readSealed();
        mine(a.rules.beaconDelay + 1);
        Opening[] memory opened_ = openings(q.target);
        panel.finalise(a, none, d, p, q, opened_, abi.encode(t));
        cost();
        eq(uint8(outcome()), uint8(Outcome.Paid), "cleared");
    }

    function test_gas_of_an_audit_by_a_panel_of_three() public {
        measure(0);
        measure(1);
        emit log_named_uint("gas_panel_accuse", costs[0]);
        emit log_named_uint("gas_panel_draw", costs[1]);
        emit log_named_uint("gas_panel_seal", costs[2]);
        emit log_named_uint("gas_panel_finalise", costs[3]);
        emit log_named_uint("gas_panel_audit", costs[0] + costs[1] + costs[2] + costs[3]);
    }
}
