import { amountInWords as tokens } from '../../money/amountInWords.ts'

/** Reasons why a provider does not join a stream. */
export const joinRefusals = [
  'paused',
  'class',
  'memory',
  'disk',
  'busy',
  'price',
  'guarantee',
  'gas',
  'settle-time',
  'stake',
  'client-history',
] as const
export type JoinRefusal = (typeof joinRefusals)[number]

/** Facts about a stream that a provider has before it joins: from its terms and the client's record. */
export type StreamOffer = {
  className: string
  /** The price of one unit of output. */
  unitWei: bigint
  memoryBytes: number
  diskBytes: number
  /** G: all that this provider can count on. */
  guaranteeWei: bigint
  /** v: the price of the dearest answer, its input included. */
  dearestWei: bigint
  /** S, in the stake token. */
  stakeLockWei: bigint
  settleSeconds: number
  /** Share of the client's posted tasks that it ended by a breach, in 1/10,000. */
  clientBreachBps: number
}

/** A machine and the settings of its owner. */
export type StreamOwner = {
  paused: boolean
  classNames: readonly string[]
  memoryBytes: number
  diskBytes: number
  freeSlots: number
  /** The owner's lowest price of one unit of output. */
  floorUnitWei: bigint
  freeStakeWei: bigint
  worstClientBreachBps: number
  /** The cost of one settlement, in the payment token. */
  settleGasWei: bigint
  /** The longest time that the owner's node may be offline; a watcher settles for it meanwhile. */
  offlineSeconds: number
}

export type JoinDecision = { ok: true } | { ok: false; reasons: { reason: JoinRefusal; why: string }[] }

/** A guarantee covers this many dearest answers at least, or the exposure rule would stop the executor all the time. */
const answersPerGuarantee = 32n
/** A guarantee covers the gas of this many settlements at least, or gas would eat the pay. */
const settlementsPerGuarantee = 100n

/** Decides whether to join a stream. All rules run, so that a refusal lists every reason. */
export function decideJoin(offer: StreamOffer, owner: StreamOwner): JoinDecision {
  const reasons: { reason: JoinRefusal; why: string }[] = []
  const refuseIf = (holds: boolean, reason: JoinRefusal, why: string) => {
    if (holds) reasons.push({ reason, why })
  }
  const { guaranteeWei, dearestWei } = offer
  refuseIf(owner.paused, 'paused', 'the owner has paused this machine')
  refuseIf(
    !owner.classNames.includes(offer.className),
    'class',
    `the stream requires class ${offer.className}; this machine has ${owner.classNames.join(', ') || 'none'}`,
  )
  refuseIf(
    offer.memoryBytes > owner.memoryBytes,
    'memory',
    `the stream needs ${offer.memoryBytes} bytes of memory; this machine lends ${owner.memoryBytes}`,
  )
  refuseIf(
    offer.diskBytes > owner.diskBytes,
    'disk',
    `the stream needs ${offer.diskBytes} bytes of disk; this machine lends ${owner.diskBytes}`,
  )
  refuseIf(owner.freeSlots < 1, 'busy', 'this machine has no free slot')
  refuseIf(
    offer.unitWei < owner.floorUnitWei,
    'price',
    `the owner asks for ${tokens(owner.floorUnitWei)} for a unit; the client pays ${tokens(offer.unitWei)}`,
  )
  refuseIf(
    guaranteeWei < dearestWei * answersPerGuarantee,
    'guarantee',
    `the guarantee is ${tokens(guaranteeWei)}; ${answersPerGuarantee} of the dearest answers cost ${tokens(dearestWei * answersPerGuarantee)}`,
  )
  refuseIf(
    guaranteeWei < owner.settleGasWei * settlementsPerGuarantee,
    'gas',
    `the guarantee is ${tokens(guaranteeWei)}; the gas of ${settlementsPerGuarantee} settlements costs ${tokens(owner.settleGasWei * settlementsPerGuarantee)}`,
  )
  refuseIf(
    offer.settleSeconds < owner.offlineSeconds,
    'settle-time',
    `vouchers can be settled for ${offer.settleSeconds} s after an end; this node may be offline for ${owner.offlineSeconds} s`,
  )
  refuseIf(
    offer.stakeLockWei > owner.freeStakeWei,
    'stake',
    `a subscription locks ${tokens(offer.stakeLockWei)} of stake; this machine has ${tokens(owner.freeStakeWei)} free`,
  )
  refuseIf(
    offer.clientBreachBps > owner.worstClientBreachBps,
    'client-history',
    `the client breached ${offer.clientBreachBps / 100}% of its tasks; the owner accepts ${owner.worstClientBreachBps / 100}%`,
  )
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true }
}
