import type { Bid } from '@muster-network/chain'
import type { Gpu } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { openStore } from '../../store/openStore.ts'
import { Records } from '../../store/Records.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import { changeSettings, ProviderSettings, type SettingsChange } from '../settings/ProviderSettings.ts'
import { freeCards, lentCards } from './lentCards.ts'

const gpus: Gpu[] = ['a', 'b', 'c'].map((id, index) => ({
  vendor: 'nvidia',
  id: `GPU-${id}`,
  index,
  name: 'NVIDIA GeForce RTX 4090',
  memoryBytes: 24 * 2 ** 30,
}))
const providerWith = (change: SettingsChange = {}) => ({
  gpus: () => gpus,
  settings: () => changeSettings(ProviderSettings.parse({}), change),
  assignments: new Records<Assignment>(openStore(':memory:'), 'assignment'),
})
const assignmentOf = (part: number, ids?: string[]): Assignment => ({
  taskId: `0x${'ab'.repeat(32)}`,
  part,
  number: 1,
  bid: {} as Bid,
  runs: ids ? [{ id: `run-${part}`, logBase: 0, cards: { vendor: 'nvidia', ids } }] : [],
})
const ids = (cards: { id: string }[]) => cards.map(({ id }) => id)

it('offers every GPU, or those that the owner names', () => {
  expect(ids(lentCards(providerWith()))).toEqual(['GPU-a', 'GPU-b', 'GPU-c'])
  expect(ids(lentCards(providerWith({ cards: ['GPU-b', 'GPU-x'] })))).toEqual(['GPU-b'])
})

it('gives no GPU to two parts at once, and frees it when a part no longer runs', () => {
  const provider = providerWith()
  const [first, second] = [assignmentOf(0, ['GPU-a', 'GPU-b']), assignmentOf(1)]
  for (const each of [first, second]) provider.assignments.put(assignmentKey(each), each)
  expect(ids(freeCards(provider, second))).toEqual(['GPU-c'])
  // the next run of the same part may use them
  expect(ids(freeCards(provider, first))).toEqual(['GPU-a', 'GPU-b', 'GPU-c'])
  provider.assignments.put(assignmentKey(first), { ...first, idle: true })
  expect(ids(freeCards(provider, second))).toEqual(['GPU-a', 'GPU-b', 'GPU-c'])
})
