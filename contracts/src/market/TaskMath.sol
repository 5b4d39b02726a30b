// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

import {Rules} from "./Rules.sol";
import {Bid, CheckMode, Delivery, Terms} from "./TaskTypes.sol";
import {TypedData} from "./TypedData.sol";

/// Ids, hashes and fees on which market, council and disputes must agree.
///
/// The hashes of structs equal `keccak256(abi.encode(...))`, but are taken straight from the calldata: the structs have no
/// dynamic member, so their calldata is their encoding. The encoder would check and copy every field again; for the
/// terms alone that costs 9,000 gas, several times in a task's life. A test compares both.
library TaskMath {
    uint256 internal constant RULES_BYTES = 27 * 32;
    uint256 internal constant TERMS_BYTES = 58 * 32;
    uint256 internal constant BID_BYTES = 12 * 32;
    uint256 internal constant DELIVERY_BYTES = 18 * 32;

    /// Most windows that expired beacons can add; their fees are escrowed from the start.
    uint8 internal constant MAX_ADDED = 2;

    /// The time to answer grows with the job, to at most this many times its least. Weights are remembered for some epochs
    /// only: a seat that answered later than that could be the last one drawn, and decide alone.
    uint256 internal constant LONGEST_ANSWER = 10;

    /// The bond of a seat and what silence costs it, in fees.
    uint256 internal constant BOND_FEES = 10;
    uint256 internal constant SILENT_FEES = 2;

    /// The loss of a replica that most others contradict, in prices. Noise in two of three replicas earns two prices, so
    /// that at a third of the bids anything below 2.5 would leave a gain.
    uint256 internal constant OUTVOTED_PRICES = 3;

    /// The trust lock of a small task: the pay of all parts, divided by this.
    uint256 internal constant TRUST_SHARE = 4;

    /// Chain and market are part of the id, so a signature or hash that names a task is invalid on another chain or
    /// market.
    function taskId(address market, Terms calldata terms) internal view returns (bytes32 id) {
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, chainid())
            mstore(add(data, 32), market)
            calldatacopy(add(data, 64), terms, TERMS_BYTES)
            id := keccak256(data, add(TERMS_BYTES, 64))
        }
    }

    /// The EIP-712 hash of a bid.
    function bidHash(Bid calldata bid) internal pure returns (bytes32 id) {
        bytes32 typeHash = TypedData.BID;
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, typeHash)
            calldatacopy(add(data, 32), bid, BID_BYTES)
            id := keccak256(data, add(BID_BYTES, 32))
        }
    }

    function deliveryHash(Delivery calldata delivery) internal pure returns (bytes32 id) {
        assembly ("memory-safe") {
            let data := mload(0x40)
            calldatacopy(data, delivery, DELIVERY_BYTES)
            id := keccak256(data, DELIVERY_BYTES)
        }
    }

    /// The same for a delivery that is being made: in memory, too, a struct without dynamic members is its encoding.
    function newDeliveryHash(Delivery memory delivery) internal pure returns (bytes32 id) {
        assembly ("memory-safe") {
            id := keccak256(delivery, DELIVERY_BYTES)
        }
    }

    function rulesHash(Rules calldata rules) internal pure returns (bytes32 id) {
        assembly ("memory-safe") {
            let data := mload(0x40)
            calldatacopy(data, rules, RULES_BYTES)
            id := keccak256(data, RULES_BYTES)
        }
    }

    function deliveryId(bytes32 task, uint16 part, uint8 seq) internal pure returns (bytes32) {
        return keccak256(abi.encode(task, part, seq));
    }

    /// Returns the fee of a seat: by the units that it replays, at the network's price and never the winning bid's. A
    /// seat replays all drawn windows and the last segment.
    function seatFee(Terms calldata terms, uint256 windows) internal pure returns (uint256) {
        return inToken(terms, seatFeeInStake(terms, windows));
    }

    /// Returns the fee of a seat in the stake token, in which seats are paid that the losers pay.
    function seatFeeInStake(Terms calldata terms, uint256 windows) internal pure returns (uint256) {
        uint256 segments = windows * terms.windowSegments + 1;
        return terms.rules.seatBase + segments * terms.segmentUnits * terms.rules.seatUnitPrice / 1e9;
    }

    /// Returns the most that the seats of one delivery cost the client: the fees of the first seats. Further seats are
    /// paid by the side that loses.
    function councilBudget(Terms calldata terms) internal pure returns (uint256) {
        return uint256(terms.lead) * seatFee(terms, uint256(terms.windows) + MAX_ADDED);
    }

    /// Returns the smallest trust lock of a client. An omitted bid cannot be worth more than the pay of all parts, so that a
    /// small task locks a quarter of it instead of the network's amount, but always both decline fees. Where the book of bids
    /// decides who is drawn for the replicas, leaving bids out could bring more than pay: the whole amount is locked.
    function leastTrustLock(Terms calldata terms) internal pure returns (uint256 least) {
        least = inToken(terms, terms.rules.minTrustLock);
        if (terms.replicas == 1) least = Math.min(least, uint256(terms.maxPrice) * terms.parts / TRUST_SHARE);
        return Math.max(least, 2 * inToken(terms, terms.rules.declineFee));
    }

    /// Returns the bond units that back a number of seat fees, at least `least`.
    function bondUnits(Terms calldata terms, uint256 windows, uint256 fees, uint256 bondUnit, uint32 least)
        internal
        pure
        returns (uint32)
    {
        uint256 units = (seatFeeInStake(terms, windows) * fees + bondUnit - 1) / bondUnit;
        // forge-lint: disable-next-line(unsafe-typecast) terms with larger fees cannot be posted
        return units > least ? uint32(units) : least;
    }

    /// Returns the number of windows from which those of a delivery with this many segments are drawn.
    function windowsOf(Terms calldata terms, uint256 segments) internal pure returns (uint256) {
        uint256 width = terms.windowSegments;
        return (segments + width - 1) / width;
    }

    /// Returns the number of segments of a whole part.
    function segmentsOf(Terms calldata terms) internal pure returns (uint256) {
        uint256 units = terms.segmentUnits;
        // Numbers of 64 bits.
        unchecked {
            return (terms.maxUnits + units - 1) / units;
        }
    }

    /// Returns the time that the terms leave an executor for some segments of a part, rounded up: who replays them may be as
    /// slow. A client that allows itself a long run keeps seats, jurors and pay waiting for `waitSeconds` at most.
    function replaySeconds(Terms calldata terms, uint256 segments) internal pure returns (uint256 time) {
        uint256 all = segmentsOf(terms);
        uint256 most = terms.rules.waitSeconds;
        // A run is 32 bits long, a delivery has 64 bits of segments.
        unchecked {
            time = (segments * terms.runSeconds + all - 1) / all;
        }
        if (time > most) time = most;
    }

    /// Returns the time in which a seat answers: the least for data and answer, and what the replay of the drawn windows
    /// and the last segment may take.
    function answerSeconds(Terms calldata terms, uint256 segments, uint256 windows) internal pure returns (uint256) {
        uint256 least = terms.rules.answerSeconds;
        // Numbers of 32 bits, at most 34 windows, and times that are bounded by the rules.
        unchecked {
            uint256 job = windows * terms.windowSegments + 1;
            uint256 time = least + replaySeconds(terms, job < segments ? job : segments);
            uint256 most = LONGEST_ANSWER * least;
            return time < most ? time : most;
        }
    }

    /// Returns the least stake that an executor locks for one part, in the stake token. One forged link earns the whole price and is found
    /// only when its window is drawn, so the lock grows with the number of windows.
    function leastLock(Terms calldata terms, uint256 bidPrice) internal pure returns (uint256) {
        uint256 price = inStake(terms, bidPrice);
        if (terms.how != CheckMode.Replay) return terms.exact ? OUTVOTED_PRICES * price : price;
        uint256 segments = segmentsOf(terms);
        uint256 milestone = terms.milestoneSegments;
        if (milestone != 0 && milestone < segments) segments = milestone;
        uint256 all = windowsOf(terms, segments);
        uint256 drawn = terms.windows;
        if (drawn > all) drawn = all;
        return price * terms.rules.lockTenths * all / (10 * drawn);
    }

    /// Returns whether the operator's surety backs the parts of a bid, because the bid's own lock is too small. The bid's
    /// lock is then a pledge inside the surety.
    function isBacked(Terms calldata terms, Bid calldata bid) internal pure returns (bool) {
        return bid.stakeLock < leastLock(terms, bid.price);
    }

    /// Returns the least pledge of a part that a surety backs: the highest price, which an unclaimed cut costs.
    function leastPledge(Terms calldata terms) internal pure returns (uint256) {
        return inStake(terms, terms.maxPrice);
    }

    /// Returns the share of a part that is done with some units, in 1e18ths.
    function progress(Terms calldata terms, uint64 units) internal pure returns (uint64) {
        uint64 all = terms.maxUnits;
        // forge-lint: disable-next-line(unsafe-typecast) below 1e18
        return units >= all ? 1e18 : uint64(uint256(units) * 1e18 / all);
    }

    /// Returns the least that a delivery is worth when it is paid, whatever the payment function says, in wei.
    function leastPay(Terms calldata terms, Bid calldata bid, Delivery calldata delivery)
        internal
        pure
        returns (uint256)
    {
        uint256 done = delivery.last ? 1e18 : progress(terms, delivery.endUnits);
        done -= progress(terms, delivery.startUnits);
        return (terms.pay == address(0) ? bid.price : bid.floor) * done / 1e18;
    }

    /// Returns the units of the part done at the end of a segment of a delivery.
    function unitsAt(Terms calldata terms, Delivery calldata delivery, uint256 segments)
        internal
        pure
        returns (uint256 units)
    {
        units = delivery.startUnits + segments * terms.segmentUnits;
        if (units > delivery.endUnits) units = delivery.endUnits;
    }

    /// Returns the leaf of a state. `state` is the hash of the state's digest: the digest itself is shown only when the
    /// council has answered, so that nobody can agree without it. `end` is zero while the program runs, and the result's
    /// hash once it has ended.
    function leaf(bytes32 state, uint256 units, bytes32 end) internal pure returns (bytes32) {
        return keccak256(abi.encode(state, units, end));
    }

    /// Converts an amount of the task's token into the stake token, rounded down. The amount fits a uint128.
    function inStake(Terms calldata terms, uint256 amount) internal pure returns (uint256) {
        return amount * terms.rate / 1e18;
    }

    /// Converts an amount of the stake token into the task's token, rounded up. Posted terms have a rate; others are
    /// rejected by their id.
    function inToken(Terms calldata terms, uint256 amount) internal pure returns (uint256) {
        return terms.rate == 0 ? amount : Math.ceilDiv(amount * 1e18, terms.rate);
    }
}
