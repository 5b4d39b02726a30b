// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Roster} from "../../src/council/ICouncil.sol";
import {ISeatEvents} from "../../src/council/ISeats.sol";
import {IDisputes} from "../../src/disputes/IDisputes.sol";
import {TaskMath} from "../../src/market/TaskMath.sol";
import {Bid, Delivery, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {ICallers} from "../../src/network/ICallers.sol";
import {IProviderRegistry} from "../../src/registry/IProviderRegistry.sol";
import {Walk} from "../market/Walk.sol";
import {WorkTree} from "../market/WorkTree.sol";

/// A contract of a stranger, which vouches for any work.
contract Stranger {
    function isDelivered(bytes32, bytes32) external pure returns (bool) {
        return true;
    }

    function isAt(Delivery calldata, Settlement calldata) external pure returns (bool) {
        return true;
    }

    function lock(IProviderRegistry registry, address operator, uint96 amount) external {
        registry.lock(operator, amount);
    }
}

/// Council, jury and registry serve the contracts on their lists, and no other.
contract OtherCallersTest is Walk {
    using WorkTree for WorkTree.Run;

    function idAt(address caller, Terms calldata terms) external view returns (bytes32) {
        return TaskMath.taskId(caller, terms);
    }

    /// Ten segments of the first operator, as a task of `caller`.
    function workOf(address caller, Terms memory t) internal view returns (Delivery memory made) {
        WorkTree.Run memory r = run(t);
        made.taskId = this.idAt(caller, t);
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

    function expectUnknown(Terms memory t, Delivery memory d) internal {
        mine(t.rules.beaconDelay + 1);
        Roster memory none;
        vm.expectRevert(abi.encodeWithSelector(ISeatEvents.NotDelivered.selector, idOf(d)));
        council.draw(t, d, none);
    }

    /// The attack: a contract of one's own vouches for any work, and pays with the network's stake.
    function test_a_contract_that_is_not_on_the_list_is_refused() public {
        Stranger stranger = new Stranger();
        Terms memory t = task();
        vm.expectRevert(abi.encodeWithSelector(ICallers.NotNetworkContract.selector, address(stranger)));
        stranger.lock(registry, operators[0], 100 ether);
        Delivery memory d = workOf(address(stranger), t);
        expectUnknown(t, d);
        Settlement memory s;
        (s.stage, s.until) = (Stage.Accepted, uint40(block.timestamp));
        Bid memory bid;
        vm.expectRevert(abi.encodeWithSelector(IDisputes.NoDispute.selector, idOf(d)));
        disputes.contest(t, bid, d, s, 0, 0);
    }

    /// An id fits one caller alone, so nobody can show the work of one as that of another.
    function test_work_of_one_caller_is_none_of_another() public {
        Terms memory t = task();
        post(t);
        Delivery memory d = workOf(streamAudits(), t);
        yes(d.taskId != idOf(t), "two tasks");
        expectUnknown(t, d);
        expectUnknown(t, workOf(address(market), t));
    }
}
