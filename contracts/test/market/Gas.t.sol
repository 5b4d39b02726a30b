// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Answer, Evidence, Panel} from "../../src/council/ICouncil.sol";
import {Handover, Win} from "../../src/market/ITaskMarket.sol";
import {Bid, Delivery, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "./Walk.sol";
import {WorkTree} from "./WorkTree.sol";

contract GasProbe is Walk {
    event log_named_uint(string key, uint256 val);

    function cost(string memory what, address to, bytes memory data, address from) internal {
        vm.cool(address(market));
        vm.cool(address(council));
        vm.cool(address(registry));
        vm.cool(address(history));
        vm.cool(address(nft));
        vm.cool(address(token));
        vm.cool(address(parameters));
        vm.prank(from);
        (bool ok,) = to.call(data);
        yes(ok, what);
        uint256 used = vm.lastCallGas().gasTotalUsed;
        uint256 data_ = 21000;
        for (uint256 i = 0; i < data.length; ++i) data_ += data[i] == 0 ? 4 : 16;
        emit log_named_uint(what, used + data_ );
        emit log_named_uint("   refund", uint64(vm.lastCallGas().gasRefunded));
        emit log_named_uint("   intrinsic", data_ );
    }

    function test_gas() public {
        for (uint256 k = 0; k < 7; ++k) {
            Terms memory t = task();
            t.segments = 3;
            t.salt = bytes32(k);
            cost("post", address(market), abi.encodeCall(market.post, (t, "")), client);
            Bid memory b = bidOf(t, operators[0], 80 ether);
            Win[] memory wins = new Win[](1);
            wins[0] = Win(b, signBid(b), new uint16[](1));
            cost("award", address(market), abi.encodeCall(market.award, (t, wins, keccak256("book"))), client);
            WorkTree.Run memory r = run(t);
            vm.recordLogs();
            cost("deliver", address(market), abi.encodeCall(market.deliver, (t, handover(r))), b.operator);
            Delivery memory d = lastDelivery();
            _check(t, b, d, r);
        }
    }

    function _check(Terms memory t, Bid memory b, Delivery memory d, WorkTree.Run memory r) internal {
        mine(4);
        Panel memory none;
        uint256 snap = vm.snapshotState();
        Panel memory p = draw(t, d, none);
        vm.revertToState(snap);
        cost("draw", address(council), abi.encodeCall(council.draw, (t, d, none)), client);
        bytes memory data = abi.encodeCall(council.finalise, (t, b, d, p, answers(d, p, r), evidence(p, r), accepted(d)));
        cost("finalise", address(council), data, client);
    }
}
