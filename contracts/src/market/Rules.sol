// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The network's rules at the time when a task was posted. They are part of the task's terms, so that a later change by
/// governance never affects a posted task. Times are in seconds, amounts in wei.
struct Rules {
    uint32 beaconDelay; // blocks between a delivery and the block whose hash draws its council
    uint32 answerSeconds; // least time for a seat to answer; the time that its replay may take is added
    uint32 openSeconds; // after the answers: time to open the states behind them
    uint32 livenessSeconds; // time for a challenged executor to answer
    uint32 receiptSeconds; // after a cut: time in which only its executor may claim a checkpoint
    uint32 contestSeconds; // after a verdict: time to contest it
    uint32 voteSeconds; // least time for the jury to vote; the time that a replay may take is added
    uint32 awardSeconds; // time to award, after the bidding and after a part opened again
    uint32 omissionSeconds; // after the first award: time to prove an omitted bid
    uint128 livenessBond; // in the stake token, paid in the task's token at its rate
    uint96 disputeBond; // in the stake token
    uint96 silencePenalty; // slashed from the lock of an executor that did not answer a challenge
    uint128 declineFee; // in the stake token, paid at the task's rate from the trust lock, to executors that got no data twice in a row
    uint128 seatBase; // fee of a seat, in the stake token, paid in the task's token at its rate: base + units of the segment x unit price / 1e9
    uint128 seatUnitPrice; // price of 1e9 units, see seatBase
    uint32 seatUnits; // least council bond that a seat puts on duty; a copied or outvoted answer loses it
    uint32 silentUnits; // the least units that a seat loses when it does not answer
    uint128 minTrustLock; // trust lock of a client, in the stake token, converted at the task's rate; small tasks lock less, see TaskMath.leastTrustLock
    uint96 minStakeLock; // smallest stake lock of an executor
    uint96 vetoStake; // stake that a juror must have
    uint16 challengerBps; // share of a slash for the prover; at most 1000
    uint16 compensationBps; // largest share of a slash for the client
    uint16 minOperators; // a class with fewer independent operators cannot be used
    uint8 rejectLead; // M: lead that rejects, and that accepts once a seat disagreed
    uint8 cap; // answers after which the majority decides; odd
    uint32 waitSeconds; // time to wait for free seats before the answers so far decide, and to claim a cut; also the most that a replay adds to a wait
    uint16 lockTenths; // an executor locks at least this many tenths of its price for each window it can be drawn from
}
