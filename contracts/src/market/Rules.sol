// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The numbers of the network, as they stood when a task was posted. They are part of the task's terms, so that a later
/// change by governance never reaches a task that is under way. Times are seconds, amounts are wei.
struct Rules {
    uint32 beaconDelay; // blocks between a delivery and the block whose hash draws its council
    uint32 answerSeconds; // a seat has this long to answer
    uint32 openSeconds; // after the answers: time to settle with the openings
    uint32 livenessSeconds; // a challenged executor has this long to answer
    uint32 receiptSeconds; // after a cut: time to show a later checkpoint receipt
    uint32 contestSeconds; // after a verdict: time to contest it
    uint32 voteSeconds; // a dispute panel has this long
    uint32 awardSeconds; // after the bidding, and after a part fell open: time to award
    uint32 omissionSeconds; // after the first award: time to prove an omitted bid
    uint128 livenessBond; // in the task's token
    uint96 disputeBond; // in the stake token
    uint96 silencePenalty; // from the lock of an executor that was replaced for silence
    uint128 declineFee; // from the trust lock, to executors that got no data twice in a row
    uint128 seatBase; // fee of a seat, in the task's token: base + units of the segment x unit price / 1e9
    uint128 seatUnitPrice;
    uint32 seatUnits; // council bond that a seat puts on duty; a copied or outvoted answer loses it
    uint32 silentUnits; // of these, what a seat loses that did not answer
    uint128 minTrustLock;
    uint96 minStakeLock;
    uint96 vetoStake; // stake that a member of the dispute panel must hold
    uint16 challengerBps; // of a slash, to the one who proved it; at most 1000
    uint16 compensationBps; // of a slash, the most that the client may receive
    uint16 minOperators; // a class with fewer independent operators cannot be used
}
