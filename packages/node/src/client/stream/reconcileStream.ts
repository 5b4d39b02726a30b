import type { Hex } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { LedgerStream } from '../../ledger/Ledger.ts'
import { type Requeue, soonest } from '../../role/Reconciler.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import type { ClientContext } from '../ClientContext.ts'
import { allowSpending, fundsBehind } from '../post/allowSpending.ts'
import type { ClientStream } from './ClientStream.ts'
import { forgetService } from './open/packService.ts'
import { subscriptionsOf } from './subscribers/subscriptionsOf.ts'

/** Takes the next step of a stream by its state on the chain: open, top up, revise, dismiss, retract, close, withdraw. */
export async function reconcileStream(context: ClientContext, streamId: Hex): Promise<Requeue> {
  const stream = context.records.streams.get(streamId)
  if (!stream) return undefined
  if (stream.refused) {
    await forgetService(context, streamId, stream.revisions)
    await context.keys.destroy(stream.signerKey)
    context.records.streams.close(streamId)
    return undefined
  }
  const onChain = context.ledger.stream(streamId)
  if (!onChain) return open(context, stream)
  if (stream.openedMs === undefined)
    context.records.streams.change(streamId, (each) => ({ ...each, openedMs: onChain.openedAt * 1000 }))
  if (onChain.status === 'open') {
    const waits = [
      await topUp(context, stream),
      await revise(context, stream, onChain),
      await dismiss(context, stream),
    ]
    return soonest(...waits, await retract(context, stream, onChain))
  }
  if (onChain.status === 'ending') return close(context, stream, onChain)
  return leave(context, stream)
}

async function open(context: ClientContext, stream: ClientStream): Promise<Requeue> {
  const { network, sender, records, rules } = context
  const { streamId, terms, hint, budgetWei } = stream
  const depositWei = budgetWei + terms.trustLock
  try {
    await allowSpending(context, terms.token, network.streams.address, depositWei)
    await sendStep(`stream/${streamId}/open`, hint, (intent) =>
      network.streams.send.open([terms, rules, budgetWei, hint], { by: sender, intent }),
    )
    return { retryAfterMs: 500 }
  } catch (failure) {
    // the stream is open; this node's ledger lags a moment behind
    if (hasCode(failure, 'CHAIN_REVERTED') && failure.details.error === 'StreamExists')
      return { retryAfterMs: 200 }
    const error = await fundsBehind(context, terms.token, depositWei, failure)
    if (!hasCode(error, 'CHAIN_REVERTED', 'CHAIN_FUNDS', 'CHAIN_TX_REJECTED')) throw error
    const { code, message, hint: advice } = error
    records.streams.change(streamId, (each) => ({ ...each, refused: { code, message, hint: advice } }))
    return { retryAfterMs: 0 }
  }
}

async function topUp(context: ClientContext, { streamId, terms, topUps }: ClientStream): Promise<Requeue> {
  const { network, sender } = context
  const [next] = topUps
  if (!next) return undefined
  const { id, budgetWei, lockWei } = next
  const rejected = await attemptStep(context, streamId, 'topUp', budgetWei + lockWei, async () => {
    await allowSpending(context, terms.token, network.streams.address, budgetWei + lockWei)
    await sendStep(`stream/${streamId}/top-up/${id}`, id, (intent) =>
      network.streams.send.topUp([terms, budgetWei, lockWei], { by: sender, intent }),
    )
  })
  context.records.streams.change(streamId, ({ rejected: before, ...each }) => ({
    ...each,
    ...(rejected ? { rejected } : before && { rejected: before }),
    topUps: each.topUps.filter((other) => other.id !== id),
  }))
  return { retryAfterMs: 0 }
}

async function revise(
  context: ClientContext,
  { streamId, terms, revisions, hint }: ClientStream,
  { revision }: LedgerStream,
): Promise<Requeue> {
  const { network, sender } = context
  const next = revisions[revision + 1]
  if (!next) return undefined
  const rejected = await attemptStep(context, streamId, 'revise', 0n, async () => {
    await sendStep(`stream/${streamId}/revise/${revision + 1}`, next.content, (intent) =>
      network.streams.send.revise([terms, next.content, hint], { by: sender, intent }),
    )
  })
  if (!rejected) return { retryAfterMs: 500 }
  context.records.streams.change(streamId, (each) => ({
    ...each,
    rejected,
    revisions: each.revisions.slice(0, revision + 1),
  }))
  return { retryAfterMs: 0 }
}

/** Runs a step of the owner. Returns why the chain rejected it; other failures are retried. */
async function attemptStep(
  context: ClientContext,
  streamId: Hex,
  what: 'topUp' | 'revise',
  amountWei: bigint,
  step: () => Promise<void>,
): Promise<ClientStream['rejected']> {
  try {
    await step()
    return undefined
  } catch (failure) {
    const { token } = context.records.streams.get(streamId)!.terms
    const error = await fundsBehind(context, token, amountWei, failure)
    if (!hasCode(error, 'CHAIN_REVERTED', 'CHAIN_FUNDS', 'CHAIN_TX_REJECTED')) throw error
    const { code, message } = error
    return { what, code, message }
  }
}

/** Dismisses subscribers that broke the protocol: their guarantees return to the budget. */
async function dismiss(context: ClientContext, { streamId, terms, blocked }: ClientStream): Promise<Requeue> {
  const { network, sender, ledger } = context
  for (const provider of Object.keys(blocked) as Hex[]) {
    if (ledger.subscription(streamId, provider)?.status !== 'serving') continue
    await unlessReverted(() =>
      sendStep(`stream/${streamId}/dismiss/${provider}`, blocked[provider], (intent) =>
        network.streams.send.dismiss([terms, provider], { by: sender, intent }),
      ),
    )
  }
  return undefined
}

async function retract(
  context: ClientContext,
  stream: ClientStream,
  { openedAt }: LedgerStream,
): Promise<Requeue> {
  const { network, sender, records } = context
  const { streamId, terms, revisions } = stream
  const { halt } = revisions.at(-1)!.prescription
  const untilMs = halt.lasts === undefined ? undefined : openedAt * 1000 + halt.lasts
  const why =
    stream.retracting?.why ??
    (untilMs !== undefined && context.nowMs() >= untilMs
      ? 'its time is over'
      : halt.answers !== undefined && stream.answers >= halt.answers
        ? 'it gave all its answers'
        : halt.critical !== undefined && stream.disagreements >= halt.critical
          ? 'its council disagreed too often'
          : undefined)
  if (why === undefined)
    return untilMs === undefined ? undefined : { retryAfterMs: Math.max(1_000, untilMs - context.nowMs()) }
  if (!stream.retracting) records.streams.change(streamId, (each) => ({ ...each, retracting: { why } }))
  await unlessReverted(() =>
    sendStep(`stream/${streamId}/retract`, why, (intent) =>
      network.streams.send.retract([terms], { by: sender, intent }),
    ),
  )
  return { retryAfterMs: 500 }
}

/** Closes the stream when its payees had their time to settle. */
async function close(
  context: ClientContext,
  { streamId, terms }: ClientStream,
  { endedAt = 0 }: LedgerStream,
): Promise<Requeue> {
  const { network, sender, ledger } = context
  const wait = await waitUntil(context, endedAt + terms.settleSeconds)
  if (wait) return wait
  const { endedBlock } = await network.streams.read.streamOf([streamId])
  const closable = BigInt(endedBlock) + BigInt(terms.settleBlocks) + 1n
  if (BigInt(ledger.head.number) < closable) {
    await context.wantBlock({ number: closable })
    return { retryAfterMs: 500 }
  }
  const providers = subscriptionsOf(ledger, streamId).map(({ provider }) => provider)
  const early = await unlessReverted(
    async () => {
      await sendStep(`stream/${streamId}/close`, ledger.head.number, (intent) =>
        network.streams.send.close([terms, providers], { by: sender, intent }),
      )
      return false
    },
    () => true,
  )
  return { retryAfterMs: early ? 5_000 : 500 }
}

/** Withdraws the deposit, and deletes what nobody needs any more. */
async function leave(
  context: ClientContext,
  { streamId, terms, revisions, signerKey }: ClientStream,
): Promise<Requeue> {
  const { network, sender, records, ledger } = context
  // guarantees that could not be released with the closing go to the client later
  const held = subscriptionsOf(ledger, streamId).filter(
    ({ status }) => status === 'serving' || status === 'left',
  )
  let isHeld = false
  for (const { provider } of held) {
    const released = await unlessReverted(
      async () => {
        await sendStep(`stream/${streamId}/release/${provider}`, ledger.head.number, (intent) =>
          network.streams.send.release([terms, provider], { by: sender, intent }),
        )
        return true
      },
      () => false,
    )
    if (!released) isHeld = true
  }
  // the trust lock is in the stake token, which is the network token too
  const { token } = terms
  const owed = await network.streams.read.balanceOf([token, sender.address])
  if (owed > 0n)
    await unlessReverted(() =>
      sendStep(`withdraw/${network.streams.address}`, [token, owed, ledger.head.number], (intent) =>
        network.streams.send.withdraw([token, sender.address], { by: sender, intent }),
      ),
    )
  if (isHeld) return { retryAfterMs: 10_000 }
  await forgetService(context, streamId, revisions)
  await context.keys.destroy(signerKey)
  records.streams.change(streamId, (each) => ({ ...each, closedMs: context.nowMs(), phase: 'closed' }))
  records.streams.close(streamId)
  return undefined
}
