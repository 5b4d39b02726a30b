import { expect, it } from 'vitest'
import type { Tenure } from '../tenure/Tenure.ts'
import { savedStateOf, withoutSaved } from './savedStart.ts'

const state = (n: number) => ({ blob: `${n}`, digest: `0x${n}` as const, units: BigInt(n) })
const tenure = {
  taskId: '0x1',
  saved: { state: state(2), given: true },
  work: { sealedKey: 'key', saves: { sealedKey: 'own', newest: { state: state(1), holders: [] } } },
} as unknown as Tenure

it('goes on from what it saved itself, then from what those before it did, then from nothing', () => {
  expect(savedStateOf(tenure)).toEqual(state(2))
  const handed = withoutSaved(tenure, { all: false })
  expect(savedStateOf(handed)).toEqual(state(1))
  const anew = withoutSaved(handed, { all: false })
  expect(savedStateOf(anew)).toBeUndefined()
  // the key stays: what is saved from here on is sealed with it
  expect(anew.work!.saves).toEqual({ sealedKey: 'own' })
})

it('goes on from nothing at once where the program itself failed', () => {
  expect(savedStateOf(withoutSaved(tenure, { all: true }))).toBeUndefined()
})
