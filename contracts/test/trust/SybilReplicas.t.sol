// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Draw} from "../../src/market/ITaskMarket.sol";
import {Bid, Delivery, Outcome, Settlement} from "../../src/market/TaskTypes.sol";
import {RedundantWalk} from "../market/RedundantWalk.sol";
import {WorkTree} from "../market/WorkTree.sol";

interface Environment {
    function envOr(string calldata name, uint256 fallback_) external view returns (uint256);
    function snapshotState() external returns (uint256);
    function revertToState(uint256 id) external returns (bool);
}

/// Plays noise in redundant work: the attacker has the cheapest bid, and a share of the thirty others from which the
/// further replicas are drawn. Each of its replicas delivers the same noise; strangers deliver the right result.
contract SybilReplicasTest is RedundantWalk {
    event log_string(string line);

    Environment internal constant ENV = Environment(address(uint160(uint256(keccak256("hevm cheat code")))));
    bytes32 internal constant NOISE = keccak256("noise");
    uint128 internal constant PRICE = 80 ether;
    uint256 internal constant OTHERS = 30;

    /// Operators of the council in the other games, of whom the environment names the attacker's.
    uint256 internal constant COUNCIL = 150;

    Bid[] internal offered;
    uint256 internal friends;

    function operatorCount() internal pure override returns (uint256) {
        return OTHERS + 1;
    }

    function setUp() public override {
        super.setUp();
        friends = (ENV.envOr("MUSTER_TRUST_FRIENDS", 0) * OTHERS + COUNCIL / 2) / COUNCIL;
        exact = true;
        offer(1, 3);
        for (uint256 i = 0; i < operators.length; ++i) {
            offered.push(bidOf(t, operators[i], PRICE));
        }
        setBook(offered);
    }

    /// The draws are steered: a friend is drawn second, third, or not at all.
    function test_sybil_replicas_with_noise() public {
        uint256 count = ENV.envOr("MUSTER_TRUST_GAMES", 3) / 3 + 1;
        eq(stratum("outvoted", count, false, false), 0, "noise alone is never paid");
        if (friends == 0) return;
        eq(stratum("second", count, true, false), count, "two are a majority");
        eq(stratum("third", count, false, true), count, "of three too");
    }

    function stratum(string memory name, uint256 count, bool second, bool third) private returns (uint256 paid) {
        (int256 sum, uint256 squares) = (0, 0);
        uint256 snapshot = ENV.snapshotState();
        for (uint256 i = 0; i < count; ++i) {
            int256 gain = this.play(i, second, third);
            sum += gain;
            squares += uint256(gain * gain);
            if (gain > 0) ++paid;
            ENV.revertToState(snapshot);
        }
        string memory text = sum < 0 ? string.concat("-", vm.toString(uint256(-sum))) : vm.toString(uint256(sum));
        string memory line = string.concat("Sybil replicas|", name, "|", vm.toString(count), "|", text);
        emit log_string(string.concat(line, "|", vm.toString(squares), "|", vm.toString(paid)));
    }

    /// Returns the gain of the attacker, in millionths of the price.
    function play(uint256 seed, bool second, bool third) external returns (int256) {
        uint256 before = wealth();
        delete bids;
        bids.push(offered[0]);
        awardPart(t, bids[0], 0);
        Delivery[] memory d = new Delivery[](3);
        d[0] = opened(0, NOISE);
        d[1] = drawAndDeliver(1, seed, second);
        if (second) {
            vm.prank(client);
            market.cancel(t, 2);
            assembly ("memory-safe") {
                mstore(d, 2)
            }
        } else {
            d[2] = drawAndDeliver(2, seed, third);
        }
        for (uint16 i = 0; i < d.length; ++i) {
            replicas.open(t, d[i], resultOf(i), bytes32(uint256(i)));
        }
        replicas.compare(t, d);
        settleAll(d);
        return (int256(wealth()) - int256(before)) * 1e6 / int256(uint256(PRICE));
    }

    function resultOf(uint16 replica) internal view returns (bytes32) {
        return replica == 0 || isFriend(bids[replica].operator) ? NOISE : RESULT;
    }

    function isFriend(address operator) internal view returns (bool) {
        for (uint256 i = 1; i <= friends; ++i) {
            if (operators[i] == operator) return true;
        }
        return false;
    }

    function drawAndDeliver(uint16 replica, uint256 seed, bool friend) internal returns (Delivery memory) {
        vm.prank(client);
        market.awardDrawn(t, replica, new Draw[](0));
        uint256 target = block.number + t.rules.beaconDelay;
        mine(t.rules.beaconDelay + 1);
        // Of those that a beacon draws in turn, the operators of the other replicas are stepped over.
        (bytes32 beacon, uint256 count, uint256 winner) = (keccak256(abi.encode(seed, replica)), 0, 0);
        while (count == 0 || isFriend(operators[winner]) != friend) {
            beacon = keccak256(abi.encode(beacon));
            count = 0;
            do {
                winner = positionBy(beacon, replica, count++);
            } while (runs(operators[winner]));
        }
        vm.setBlockhash(target, beacon);
        Draw[] memory draws = new Draw[](count);
        for (uint256 i = 0; i < count; ++i) {
            Bid memory drawnBid = offered[positionBy(beacon, replica, i)];
            draws[i] = Draw(drawnBid, signBid(drawnBid), WorkTree.proofIn(bookLayer(), positionOf(drawnBid)));
        }
        vm.prank(client);
        market.awardDrawn(t, replica, draws);
        bids.push(offered[winner]);
        eq(market.bidOf(id, replica, 1), hashOf(offered[winner]), "the drawn one");
        return opened(replica, resultOf(replica));
    }

    function positionBy(bytes32 beacon, uint16 replica, uint256 i) internal view returns (uint256) {
        return uint256(keccak256(abi.encode("replica", beacon, id, replica, i))) % book.length;
    }

    function runs(address operator) internal view returns (bool) {
        for (uint256 i = 0; i < bids.length; ++i) {
            if (bids[i].operator == operator) return true;
        }
        return false;
    }

    function settleAll(Delivery[] memory d) internal {
        Settlement[] memory settled = new Settlement[](d.length);
        for (uint256 i = 0; i < d.length; ++i) {
            vm.recordLogs();
            replicas.settle(t, bids[i], d[i], "");
            settled[i] = lastSettlement();
        }
        pass(t.rules.contestSeconds + 1);
        for (uint256 i = 0; i < d.length; ++i) {
            market.close(t, bids[i], d[i], settled[i]);
            yes(market.outcomeOf(idOf(d[i])) != Outcome.Open, "closed");
        }
    }

    /// Stake and pay of the attacker.
    function wealth() internal view returns (uint256 sum) {
        for (uint256 i = 0; i <= friends; ++i) {
            sum += free(operators[i]) + locked(operators[i]) + owed(operators[i]);
        }
    }
}
