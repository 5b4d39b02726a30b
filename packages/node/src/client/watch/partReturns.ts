import type { Hex, NetworkEvent } from '@muster-network/chain'
import { cutReasons, enumName, type ReturnReason } from '@muster-network/core'
import type { LedgerEvent } from '../../ledger/Ledger.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { ToldReturn } from '../ClientTask.ts'

/** A part that its executor returned. The chain has the fact, the executor the reason. */
export type PartReturn = {
  part: number
  executor: Hex
  atMs: number
  how: 'declined' | 'left'
  reason: ReturnReason | 'unstated'
  why: string
}

/** Reasons that are stored for a task; the oldest are dropped. Each costs its executor an award. */
const maxStored = 500

/** Stores why an executor returns its part. The caller has rejected other peers. The first reason of an assignment counts. */
export function storeReturn(
  { records, ledger }: Pick<ClientContext, 'records' | 'ledger'>,
  { taskId, ...told }: ToldReturn & { taskId: Hex },
): void {
  const isSame = (each: ToldReturn) => each.part === told.part && each.assignment === told.assignment
  const { returns = [] } = records.task(taskId)
  if (ledger.part(taskId, told.part)?.assignment !== told.assignment || returns.some(isSame)) return
  records.tasks.change(taskId, (task) => ({ ...task, returns: [...returns, told].slice(-maxStored) }))
}

/** Returns the parts of a task that executors declined or left, in order, with the reasons that they told. */
export function partReturns(events: readonly LedgerEvent[], told: readonly ToldReturn[] = []): PartReturn[] {
  const current = new Map<number, { executor: Hex; assignment: number }>()
  return events.flatMap((event): PartReturn[] => {
    if (event.name === 'PartAwarded') {
      const { part, executor, assignment } = event.args
      current.set(part, { executor, assignment })
    }
    const isLeft = event.name === 'PartCut' && enumName(cutReasons, event.args.reason) === 'leave'
    if (event.name !== 'PartDeclined' && !isLeft) return []
    const { part } = event.args
    const awarded = current.get(part)
    if (!awarded) return []
    const reason = told.find((each) => each.part === part && each.assignment === awarded.assignment)
    const noData = event.name === 'PartDeclined' && event.args.noData
    const { executor } = awarded
    const how = isLeft ? 'left' : 'declined'
    return [{ part, executor, atMs: event.at * 1000, how, ...(reason ? reasonOf(reason) : untold(noData)) }]
  })
}

const reasonOf = ({ reason, why }: ToldReturn) => ({ reason, why })

/** An executor that cannot reach this node cannot tell it so either; the chain has whether it lacked data. */
const untold = (noData: boolean): Pick<PartReturn, 'reason' | 'why'> =>
  noData
    ? {
        reason: 'no-data',
        why: 'it could not fetch the work from this node; make sure that others can reach its peer port',
      }
    : { reason: 'unstated', why: 'it gave no reason' }

/** Writes a return of a part that was just read from the chain to the owner's journal. A cut for another reason is none. */
export function noteReturn(
  { records, ledger, note }: Pick<ClientContext, 'records' | 'ledger' | 'note'>,
  taskId: Hex,
  { name, args }: Extract<NetworkEvent, { name: 'PartDeclined' | 'PartCut' }>,
): void {
  if (name === 'PartCut' && enumName(cutReasons, args.reason) !== 'leave') return
  const returns = partReturns(ledger.events({ taskId }), records.task(taskId).returns)
  const last = returns.findLast((each) => each.part === args.part)
  if (!last) return
  const { atMs: _, ...facts } = last
  note(taskId, { step: 'partReturned', ...facts })
}
