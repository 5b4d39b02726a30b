import type { Card } from '@muster-network/core'
import type { Gpu } from '@muster-network/executors'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'

export type LentCard = Card & Pick<Gpu, 'id' | 'vendor'>

/** GPUs that the owner offers to containers, busy ones included. */
export function lentCards({ gpus, settings }: Pick<Provider, 'gpus' | 'settings'>): LentCard[] {
  const { cards } = settings()
  return gpus()
    .filter(({ id }) => cards === undefined || cards.includes(id))
    .map(({ vendor, id, name, memoryBytes }) => ({ vendor, id, model: name, memoryBytes: memoryBytes ?? 0 }))
}

/** Offered GPUs that no other part and no stream uses now. */
export function freeCards(
  provider: Pick<Provider, 'gpus' | 'settings' | 'assignments' | 'streamCards'>,
  assignment: Pick<Assignment, 'taskId' | 'part' | 'number'>,
): LentCard[] {
  const taken = provider.assignments
    .open()
    .filter(({ id, value }) => id !== assignmentKey(assignment) && !value.idle)
    .flatMap(({ value }) => value.runs.at(-1)?.cards?.ids ?? [])
  const served = provider.streamCards?.() ?? []
  return lentCards(provider).filter(({ id }) => !taken.includes(id) && !served.includes(id))
}
