import type { Card } from '@muster-network/core'
import type { Gpu } from '@muster-network/executors'
import type { Provider } from '../Provider.ts'
import { type Tenure, tenureKey } from '../tenure/Tenure.ts'

export type LentCard = Card & Pick<Gpu, 'id' | 'vendor'>

/** Graphics cards that the owner lends to containers, busy ones too. */
export function lentCards({ gpus, settings }: Pick<Provider, 'gpus' | 'settings'>): LentCard[] {
  const { cards } = settings()
  return gpus()
    .filter(({ id }) => cards === undefined || cards.includes(id))
    .map(({ vendor, id, name, memoryBytes }) => ({ vendor, id, model: name, memoryBytes: memoryBytes ?? 0 }))
}

/** Those that no other part has now. */
export function freeCards(
  provider: Pick<Provider, 'gpus' | 'settings' | 'tenures'>,
  tenure: Pick<Tenure, 'taskId' | 'part' | 'number'>,
): LentCard[] {
  const taken = provider.tenures
    .open()
    .filter(({ id, value }) => id !== tenureKey(tenure) && !value.idle)
    .flatMap(({ value }) => value.runs.at(-1)?.cards?.ids ?? [])
  return lentCards(provider).filter(({ id }) => !taken.includes(id))
}
