import { cardsFor, dearestAnswer, decideJoin } from '@muster-network/core'
import type { LedgerStream } from '../../../ledger/Ledger.ts'
import { priceOfManifest } from '../../../task/priceOfManifest.ts'
import type { StreamManifest } from '../../../task/StreamManifest.ts'
import { clientBreachBps } from '../../bid/clientBreachBps.ts'
import { lentCards } from '../../offer/lentCards.ts'
import type { Provider } from '../../Provider.ts'
import type { StreamRecord } from '../StreamRecord.ts'
import { unitFloor } from './unitFloor.ts'

export type ConsideredState = {
  freeSlots: number
  /** The owner's rules or a jail block new work now. */
  isBlocked: boolean
  /** The stake that the contract still holds of an earlier subscription to this stream. */
  heldStakeWei: bigint
}

/** Returns every reason against a stream; undefined when this machine joins it. */
export async function considerStream(
  provider: Provider,
  { terms, client }: LedgerStream,
  manifest: StreamManifest,
  { freeSlots, isBlocked, heldStakeWei }: ConsideredState,
): Promise<StreamRecord['reasons']> {
  const { context, executor } = provider
  const settings = provider.settings()
  const account = await context.network.registry.read.accountOf([context.sender.address])
  const price = priceOfManifest(manifest)
  const inputWei = price.inputUnitWei * BigInt(manifest.maxInput)
  const decision = decideJoin(
    {
      ...{ className: manifest.className, unitWei: BigInt(manifest.pay.unitWei) },
      ...{ memoryBytes: manifest.memoryBytes, diskBytes: manifest.diskBytes },
      ...{ guaranteeWei: terms.guarantee, settleSeconds: terms.settleSeconds },
      stakeLockWei: heldStakeWei > 0n ? 0n : terms.stakeLock,
      dearestWei: dearestAnswer(price, BigInt(manifest.maxOutput)) + inputWei,
      clientBreachBps: clientBreachBps(context.ledger, client),
    },
    {
      paused: settings.state !== 'on' || !settings.streams.serve || isBlocked,
      classNames: settings.kinds.includes(executor.facts.kind as 'wasm') ? [executor.facts.class] : [],
      ...{ memoryBytes: settings.limits.memoryBytes, diskBytes: settings.limits.diskBytes, freeSlots },
      floorUnitWei: unitFloor(manifest.unit, settings, context.definition.streams),
      freeStakeWei: account.free,
      worstClientBreachBps: settings.worstClientBreachBps,
      settleGasWei: settings.streams.settleGasWei,
      offlineSeconds: settings.streams.offlineSeconds,
    },
  )
  const reasons: { reason: string; why: string }[] = decision.ok ? [] : [...decision.reasons]
  const gpu = manifest.container?.gpu
  if (gpu && cardsFor(lentCards(provider), gpu).length === 0)
    reasons.push({ reason: 'gpu', why: 'the stream needs GPUs that this machine does not lend' })
  return reasons.length > 0 ? reasons : undefined
}
