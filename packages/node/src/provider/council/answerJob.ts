import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Evidence, type Hex, type Roster, sealOf, type Terms, zeroHash } from '@muster-network/chain'
import { type AnswerKind, anySignal, hasCode, MusterError } from '@muster-network/core'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { isHostFault } from '../../replay/isHostFault.ts'
import { jobOf } from '../../replay/Piece.ts'
import { replayJob } from '../../replay/replayJob.ts'
import type { SegmentFinding } from '../../replay/SegmentFinding.ts'
import { type StagedJob, stageJob } from '../../replay/stageJob.ts'
import type { OwnLoad } from '../../role/OwnLoad.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { retry } from '../../role/retry.ts'
import { takeJob, type WireJob } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'
import { answerTimes } from './answerTimes.ts'
import { dutyKey } from './Duty.ts'

export type DrawnJob = {
  seat: number
  ledgerDelivery: LedgerDelivery
  roster: Roster
  terms: Terms
  /** The executor has served everything to this seat before. */
  wasServed: boolean
}

/** What a seat answers. `evidence` opens the ends of all pieces, which a seat that agrees can. */
export type JobAnswer = { kind: AnswerKind; seal: Hex; evidence?: Evidence[]; why?: string }

/** An answer, or the fault of this machine for which it has none, and whether the executor has served everything. */
export type JobOutcome = { ok: true; answer: JobAnswer } | { ok: false; reason: string; wasServed: boolean }

/**
 * Fetches the job of a seat, replays it, and returns the answer: agree, differs or no data. A seat whose own machine fails, or
 * is too slow for the replay, has no answer: it can no longer abstain, and must not accuse the executor of its own fault.
 */
export async function answerJob(
  provider: Provider,
  drawn: DrawnJob,
  load: Pick<OwnLoad, 'slowdown' | 'lostMs'>,
  signal: AbortSignal,
): Promise<JobOutcome> {
  const { context } = provider
  const { seat, ledgerDelivery, roster, terms } = drawn
  const { id: deliveryId, delivery } = ledgerDelivery
  const { dataMs, replayMs, fairDataMs } = answerTimes({ terms, delivery, roster }, context.nowMs())
  let { wasServed } = drawn
  const isOwnDelay = wasServed || dataMs < fairDataMs
  const [askedMs, lostMs] = [performance.now(), load.lostMs]
  const excused = () => {
    const waited = { ms: performance.now() - askedMs, lostMs: load.lostMs - lostMs, slowdown: load.slowdown }
    return isOwnDelay || !wasFair(waited, fairDataMs)
  }
  // a seat that was restarted after it had asked tries again for as long as it can
  const forMs = Math.max(1, Math.ceil(isOwnDelay ? replayMs : dataMs))
  // one for each attempt: a fetch that was given up removes its own folder when it ends, which may be during the next attempt
  const attempt = randomBytes(4).toString('hex')
  const folder = path.join(context.dir, 'council', `${folderPrefix({ deliveryId, seat })}${attempt}`)
  try {
    const inTime = anySignal([signal, AbortSignal.timeout(forMs)])
    const fetching = fetchJob(provider, drawn, { folder, forMs, signal: inTime })
    // an executor that stalls a transfer must not make the seat miss its time to answer
    const { staged, served } = await Promise.race([fetching, whenAborted(inTime)]).catch((error: unknown) => {
      const remove = () => rm(folder, { recursive: true, force: true })
      fetching
        .then(remove, remove)
        .catch((cause) => context.logger.warn({ folder, error: cause }, 'data of a seat not deleted'))
      throw error
    })
    wasServed = true
    const until = anySignal([signal, AbortSignal.timeout(Math.max(1, Math.ceil(replayMs)))])
    const name = `seat-${deliveryId.slice(2, 22)}-${seat}`
    const findings = await replayJob({ replayers: provider, staged, delivery, terms, name, signal: until })
    signal.throwIfAborted()
    return outcomeOf(findings, (digests) => ({
      kind: 'agree',
      seal: sealOf(digests, context.sender.address, deliveryId),
      evidence: digests.map((digest, i) => ({ digest, proof: served.pieces[i]!.endProof })),
    }))
  } catch (error) {
    signal.throwIfAborted()
    const why = hasCode(error) ? error.message : String(error)
    context.logger.warn({ deliveryId, seat, error }, 'the job could not be replayed')
    return isOwnFault(error, excused()) ? { ok: false, reason: why, wasServed } : against('noData', why)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what attempts left that a crash ended. */
export async function removeAttempts(
  { dir }: Pick<RoleContext, 'dir'>,
  job: { deliveryId: Hex; seat: number },
): Promise<void> {
  const council = path.join(dir, 'council')
  const names = await readdir(council).catch(() => [])
  const left = names.filter((name) => name.startsWith(folderPrefix(job)))
  await Promise.all(left.map((name) => rm(path.join(council, name), { recursive: true, force: true })))
}

const folderPrefix = ({ deliveryId, seat }: { deliveryId: Hex; seat: number }) =>
  `${deliveryId.slice(2, 18)}-${seat}-`

/**
 * Whether a wait for data gave the executor a fair time. A busy machine reads and decrypts slowly, and the time in which it stood still
 * is no time of the executor. So the load of a seat never makes an honest executor look at fault. A shorter wait ended with an answer
 * that no more time would change.
 */
export function wasFair(
  waited: { ms: number; lostMs: number; slowdown: number },
  fairDataMs: number,
): boolean {
  return waited.ms < fairDataMs || (waited.ms - waited.lostMs) / waited.slowdown >= fairDataMs
}

/**
 * Whether this machine, and not the executor, is to blame for missing data. A seat that came late itself, or that was served
 * before and asks again because its own machine failed, accuses the executor only of wrong data.
 */
export function isOwnFault(error: unknown, isOwnDelay: boolean): boolean {
  const isWrongData = hasCode(error) && !error.code.startsWith('NET_')
  return isHostFault(error) || (isOwnDelay && !isWrongData)
}

/** Rejects as soon as the signal aborts. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const late = () => reject(new MusterError('NET_TIMEOUT', 'the data was not complete in time'))
    if (signal.aborted) late()
    else signal.addEventListener('abort', late, { once: true })
  })
}

function against(kind: 'differs' | 'noData', why: string): JobOutcome {
  return { ok: true, answer: { kind, seal: zeroHash, why } }
}

/** One wrong piece makes the work wrong. A piece that this machine could not compute justifies no accusation. */
export function outcomeOf(
  findings: readonly SegmentFinding[],
  agree: (digests: Hex[]) => JobAnswer,
): JobOutcome {
  const first = (verdict: SegmentFinding['verdict']) => findings.find((each) => each.verdict === verdict)
  const [wrong, lost, failed] = [first('wrong'), first('no data'), first('failed')]
  if (wrong) return against('differs', `segment ${wrong.segment}: ${wrong.why}`)
  if (lost) return against('noData', lost.why ?? 'a state is unusable')
  if (failed) return { ok: false, reason: failed.why ?? 'the replay failed', wasServed: true }
  return { ok: true, answer: agree(findings.map(({ digest }) => digest!)) }
}

/** Fetches and stages the job. */
async function fetchJob(
  { context }: Provider,
  { seat, ledgerDelivery, roster, terms }: DrawnJob,
  { folder, forMs, signal }: { folder: string; forMs: number; signal: AbortSignal },
): Promise<{ staged: StagedJob; served: WireJob }> {
  const { delivery, id: deliveryId } = ledgerDelivery
  const pieces = jobOf(terms, delivery, roster.windows)
  const asked = { deliveryId, seat }
  const work = async () => {
    const [executor] = context.directory.peersOf(delivery.executor)
    if (!executor) throw new MusterError('NET_PEER_UNKNOWN', 'the executor has no listed node')
    const served = await context.peer.call(executor, takeJob, asked, { signal, timeoutMs: 10_000 })
    const staged = await stageJob(
      context,
      { delivery, terms, pieces, served, holders: [executor], folder, pinName: `seat/${dutyKey(asked)}` },
      signal,
    )
    return { staged, served }
  }
  return retry(work, {
    forMs,
    signal,
    retryOn: (error) =>
      !signal.aborted && hasCode(error) && (error.retryable || error.code === 'PROVIDER_NOT_EXECUTOR'),
  })
}
