import { type NetworkDefinition, tokensToWei } from '@muster-network/core'

/** Converts the rules of a definition to the contracts' form: amounts in wei. */
export function rulesOf(rules: NetworkDefinition['rules']) {
  return {
    beaconDelay: rules.beaconDelay,
    answerSeconds: rules.answerSeconds,
    openSeconds: rules.openSeconds,
    livenessSeconds: rules.livenessSeconds,
    receiptSeconds: rules.receiptSeconds,
    contestSeconds: rules.contestSeconds,
    voteSeconds: rules.voteSeconds,
    awardSeconds: rules.awardSeconds,
    omissionSeconds: rules.omissionSeconds,
    livenessBond: tokensToWei(rules.livenessBond),
    disputeBond: tokensToWei(rules.disputeBond),
    silencePenalty: tokensToWei(rules.silencePenalty),
    declineFee: tokensToWei(rules.declineFee),
    seatBase: tokensToWei(rules.seatBase),
    seatUnitPrice: tokensToWei(rules.seatUnitPrice),
    seatUnits: rules.seatUnits,
    silentUnits: rules.silentUnits,
    minTrustLock: tokensToWei(rules.minTrustLock),
    minStakeLock: tokensToWei(rules.minStakeLock),
    vetoStake: tokensToWei(rules.vetoStake),
    challengerBps: rules.challengerBps,
    compensationBps: rules.compensationBps,
    minOperators: rules.minOperators,
    rejectLead: rules.rejectLead,
    cap: rules.cap,
    waitSeconds: rules.waitSeconds,
    lockTenths: rules.lockTenths,
  }
}
