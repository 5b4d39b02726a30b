import type { Hex } from '@muster-network/chain'
import { agreementOf } from '../../copies/agreementOf.ts'
import type { LedgerPart } from '../../ledger/Ledger.ts'
import type { Next } from '../../role/Jobs.ts'
import { copiesOf, isInOrEnded } from '../../settle/advanceCopies.ts'
import { cancelPart, takeOver } from '../award/takeOver.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'
import { compareCopies } from './compareCopies.ts'
import { isSpare } from './isSpare.ts'

/** How long a copy that was delivered has to hand its result over before it counts as different. */
const handOverMs = 60_000

/**
 * Looks at the copies of each part once all that were begun are in. Where most agree under e, the spares are cancelled and
 * the copies that agree are signed for; where they do not, a spare runs, while the others are still under seal.
 */
export async function judgeCopies(context: ClientContext, taskId: Hex): Promise<Next> {
  const { parts, copies } = context.kept.task(taskId).terms
  let next: Next
  for (let first = 0; first < parts * copies; first += copies) {
    const again = await judgePart(context, context.kept.task(taskId), first)
    if (again) next = { againMs: Math.min(again.againMs, next?.againMs ?? again.againMs) }
  }
  return next
}

async function judgePart(context: ClientContext, task: ClientTask, first: number): Promise<Next> {
  const { ledger, kept } = context
  const { taskId, terms } = task
  const logical = first / terms.copies
  const copies = copiesOf(ledger.parts(taskId), terms, first)
  const spares = copies.filter(({ part, status }) => status === 'Unawarded' && isSpare(terms, part))
  if (task.cancelled || task.agreed?.[logical])
    return dropSpares(context, task, spares, task.cancelled?.why ?? 'the copies agree')
  const begun = copies.filter((copy) => !spares.includes(copy))
  if (!begun.every(isInOrEnded)) return undefined
  // the chain may have paid some of them already, while this node was away
  const delivered = begun.filter(({ part }) => ledger.deliveries(taskId, part).at(-1)?.delivery.last)
  const results = kept.results(taskId)
  const shown = delivered.flatMap(({ part }) => {
    const dir = results.find((each) => each.part === part)?.dir
    return dir === undefined ? [] : [{ part, dir }]
  })
  const waitMs = handOverMs - (context.nowMs() - newestMs(context, delivered))
  if (shown.length < delivered.length && waitMs > 0) return { againMs: waitMs }
  const agreed = await agreementOf(shown, delivered.length, (a, b) => compareCopies(context, task, [a, b]))
  if (agreed.length === 0 && spares[0]) {
    context.note(taskId, 'copies differ', { part: logical, spare: spares[0].part })
    return takeOver(context, task, spares[0])
  }
  const parts = agreed.map(({ part }) => part)
  kept.tasks.change(taskId, (each) => ({ ...each, agreed: { ...each.agreed, [logical]: parts } }))
  context.note(taskId, parts.length > 0 ? 'copies agree' : 'copies differ', { part: logical, copies: parts })
  return dropSpares(context, task, spares, 'the copies agree')
}

function newestMs({ ledger }: ClientContext, parts: readonly LedgerPart[]): number {
  const times = parts.map(
    ({ taskId, part }) => ledger.deliveries(taskId, part).at(-1)?.delivery.deliveredAt ?? 0,
  )
  return Math.max(0, ...times) * 1000
}

async function dropSpares(
  context: ClientContext,
  task: ClientTask,
  spares: readonly LedgerPart[],
  why: string,
): Promise<Next> {
  let next: Next
  for (const spare of spares) next = await cancelPart(context, task, spare, why)
  return next
}
