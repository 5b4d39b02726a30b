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
/// further replicas are drawn. Its replicas deliver the same noise as long as that pays; strangers deliver the right
/// result, and ask the jury about noise beside it.
contract SybilReplicasTest is RedundantWalk {
    event log_string(string line);

    /// Who runs the replicas after the first, which is the attacker's.
    enum Drawn {
        Outvoted, // two strangers
        Third, // a stranger, then a friend
        Second, // a friend; nobody runs the part a third time
        Rerun, // a friend; then a stranger runs the part a third time
        RerunFriend // two friends
    }

    Environment internal constant ENV = Environment(address(uint160(uint256(keccak256("hevm cheat code")))));
    bytes32 internal constant NOISE = keccak256("noise");
    uint128 internal constant PRICE = 80 ether;
    uint256 internal constant OTHERS = 30;
    uint256 internal constant JURORS = 3;

    /// Operators of the council in the other games, of whom the environment names the attacker's.
    uint256 internal constant COUNCIL = 150;

    Bid[] internal offered;
    uint256 internal friends;

    /// Whether the jury votes.
    bool internal alive;

    function operatorCount() internal pure override returns (uint256) {
        return OTHERS + 1 + JURORS;
    }

    function setUp() public override {
        super.setUp();
        friends = (ENV.envOr("MUSTER_TRUST_FRIENDS", 0) * OTHERS + COUNCIL / 2) / COUNCIL;
        for (uint256 i = OTHERS + 1; i < operators.length; ++i) {
            vm.prank(governance);
            disputes.appoint(operators[i], true);
        }
        pass(1);
        exact = true;
        offer(1, 3);
        for (uint256 i = 0; i <= OTHERS; ++i) {
            offered.push(bidOf(t, operators[i], PRICE));
        }
        setBook(offered);
    }

    /// The draws are steered.
    function test_sybil_replicas_with_noise() public {
        alive = true;
        string memory name = "Sybil replicas";
        uint256 count = ENV.envOr("MUSTER_TRUST_GAMES", 5) / 5 + 1;
        eq(stratum(name, "outvoted", count, Drawn.Outvoted), 0, "noise alone is never paid");
        if (friends == 0) return;
        eq(stratum(name, "third", count, Drawn.Third), 0, "a friend that is drawn third saves nothing");
        eq(stratum(name, "second", count, Drawn.Second), count, "two are a majority");
        eq(stratum(name, "rerun", count, Drawn.Rerun), 0, "unless a stranger runs it again");
        eq(stratum(name, "rerun by a friend", count, Drawn.RerunFriend), count, "or a friend");
    }

    /// Without a jury the majority decides, whoever runs the part a third time.
    function test_sybil_replicas_with_noise_and_a_dead_jury() public {
        string memory name = "Sybil replicas and a dead jury";
        uint256 count = ENV.envOr("MUSTER_TRUST_GAMES", 5) / 5 + 1;
        eq(stratum(name, "outvoted", count, Drawn.Outvoted), 0, "noise alone is never paid");
        if (friends == 0) return;
        eq(stratum(name, "third", count, Drawn.Third), count, "two of three are a majority");
        eq(stratum(name, "second", count, Drawn.Second), count, "two are a majority");
        eq(stratum(name, "rerun", count, Drawn.Rerun), count, "two of three are a majority");
        eq(stratum(name, "rerun by a friend", count, Drawn.RerunFriend), count, "three too");
    }

    function stratum(string memory strategy, string memory name, uint256 count, Drawn drawn)
        private
        returns (uint256 paid)
    {
        (int256 sum, uint256 squares) = (0, 0);
        uint256 snapshot = ENV.snapshotState();
        for (uint256 i = 0; i < count; ++i) {
            int256 gain = this.play(i, drawn);
            sum += gain;
            squares += uint256(gain * gain);
            if (gain > 0) ++paid;
            ENV.revertToState(snapshot);
        }
        string memory text = sum < 0 ? string.concat("-", vm.toString(uint256(-sum))) : vm.toString(uint256(sum));
        string memory line = string.concat(strategy, "|", name, "|", vm.toString(count), "|", text);
        emit log_string(string.concat(line, "|", vm.toString(squares), "|", vm.toString(paid)));
    }

    /// Returns the gain of the attacker, in millionths of the price.
    function play(uint256 seed, Drawn drawn) external returns (int256) {
        uint256 before = wealth();
        delete bids;
        bids.push(offered[0]);
        awardPart(t, bids[0], 0);
        Delivery[] memory d = new Delivery[](3);
        d[0] = opened(0, NOISE);
        d[1] = drawAndDeliver(1, seed, drawn >= Drawn.Second);
        if (drawn == Drawn.Second) {
            vm.prank(client);
            market.cancel(t, 2);
            assembly ("memory-safe") {
                mstore(d, 2)
            }
        } else {
            d[2] = drawAndDeliver(2, seed, drawn == Drawn.Third || drawn == Drawn.RerunFriend);
        }
        for (uint16 i = 0; i < d.length; ++i) {
            replicas.open(t, d[i], resultOf(i), bytes32(uint256(i)));
        }
        replicas.compare(t, d);
        settleAll(d);
        // Honest work costs its price.
        if (drawn == Drawn.Third && alive) before += PRICE;
        return (int256(wealth()) - int256(before)) * 1e6 / int256(uint256(PRICE));
    }

    /// A friend that is drawn third beside an honest replica works where the jury would find its noise.
    function isNoise(uint16 replica) internal view returns (bool) {
        if (replica == 0) return true;
        if (!isFriend(bids[replica].operator)) return false;
        return replica == 1 || !alive || isFriend(bids[1].operator);
    }

    function resultOf(uint16 replica) internal view returns (bytes32) {
        return isNoise(replica) ? NOISE : RESULT;
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
        bool differ;
        for (uint16 i = 0; i < d.length; ++i) {
            vm.recordLogs();
            replicas.settle(t, bids[i], d[i], "");
            settled[i] = lastSettlement();
            differ = differ || isNoise(i) != isNoise(0);
        }
        if (alive && differ) askJury(d, settled);
        pass(t.rules.contestSeconds + 1);
        for (uint256 i = 0; i < d.length; ++i) {
            if (market.outcomeOf(idOf(d[i])) == Outcome.Open) {
                if (settled[i].until == type(uint40).max) disputes.close(t, bids[i], d[i], settled[i]);
                else market.close(t, bids[i], d[i], settled[i]);
            }
            yes(market.outcomeOf(idOf(d[i])) != Outcome.Open, "closed");
        }
    }

    /// Somebody asks without a bond about every replica, and the jury runs the work again.
    function askJury(Delivery[] memory d, Settlement[] memory settled) private {
        for (uint16 i = 0; i < d.length; ++i) {
            disputes.contest(t, bids[i], d[i], settled[i], 0, 0);
            settled[i].until = type(uint40).max;
            bool isGood = !isNoise(i);
            for (uint256 j = OTHERS + 1; j < operators.length; ++j) {
                vm.prank(operators[j]);
                disputes.vote(t, d[i], 0, isGood, 0, 0);
            }
            disputes.resolve(t, bids[i], d[i], settled[i], 0);
        }
    }

    /// Stake and pay of the attacker.
    function wealth() internal view returns (uint256 sum) {
        for (uint256 i = 0; i <= friends; ++i) {
            sum += free(operators[i]) + locked(operators[i]) + owed(operators[i]);
        }
    }
}
