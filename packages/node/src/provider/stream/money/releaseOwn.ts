import type { LedgerStream, LedgerSubscription } from '../../../ledger/Ledger.ts'
import type { Requeue } from '../../../role/Reconciler.ts'
import type { RoleContext } from '../../../role/RoleContext.ts'
import { sendStep } from '../../../role/sendStep.ts'
import { unlessReverted } from '../../../role/unlessReverted.ts'

const longestMs = 2 ** 31 - 1
/** A revert: blocks are missing, or an audit is open. */
const retryMs = 60_000

/** Frees our stake when its hold is over. Returns when to look again; `done` when nothing of ours is held any more. */
export async function releaseOwn(
  { network, sender, nowMs, wantBlock, logger }: RoleContext,
  { id: streamId, terms, endedAt, status }: LedgerStream,
  { leftAt }: LedgerSubscription,
): Promise<{ done: boolean; next: Requeue }> {
  const since = leftAt ?? (status === 'open' ? undefined : endedAt)
  if (since === undefined) return { done: false, next: undefined }
  const { stake, leftBlock } = await network.streams.read.subscriptionOf([streamId, sender.address])
  if (stake === 0n) return { done: true, next: undefined }
  const freeAt = since + Math.max(terms.holdSeconds, terms.settleSeconds) + 1
  const leftMs = freeAt * 1000 - nowMs()
  if (leftMs > 0) return { done: false, next: { retryAfterMs: Math.min(leftMs, longestMs) } }
  await wantBlock({ timestamp: freeAt })
  if (leftBlock > 0) await wantBlock({ number: BigInt(leftBlock + terms.settleBlocks + 1) })
  const released = await unlessReverted(
    async () => {
      await sendStep('stream/release', [streamId, since, stake], (intent) =>
        network.streams.send.release([terms, sender.address], { by: sender, intent }),
      )
      return true
    },
    (error) => {
      logger.debug({ streamId, error }, 'the stake of a stream is still held')
      return false
    },
  )
  return { done: false, next: { retryAfterMs: released ? 1_000 : retryMs } }
}
