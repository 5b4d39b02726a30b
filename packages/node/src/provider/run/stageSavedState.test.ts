import { expect, it } from 'vitest'
import type { Assignment } from '../Assignment.ts'
import { savedStateOf, withoutSavedState } from './stageSavedState.ts'

const state = (n: number) => ({ blob: `${n}`, digest: `0x${n}` as const, units: BigInt(n) })
const assignment = {
  taskId: '0x1',
  saved: { state: state(2), isSent: true },
  work: { sealedKey: 'key', saves: { sealedKey: 'own', newest: { state: state(1), holders: [] } } },
} as unknown as Assignment

it('resumes from its own saved state, then from that of earlier executors, then from the beginning', () => {
  expect(savedStateOf(assignment)).toEqual(state(2))
  const withoutOwn = withoutSavedState(assignment, { all: false })
  expect(savedStateOf(withoutOwn)).toEqual(state(1))
  const withoutAny = withoutSavedState(withoutOwn, { all: false })
  expect(savedStateOf(withoutAny)).toBeUndefined()
  // the key stays: later states are sealed with it
  expect(withoutAny.work!.saves).toEqual({ sealedKey: 'own' })
})

it('restarts from the beginning when the program itself failed', () => {
  expect(savedStateOf(withoutSavedState(assignment, { all: true }))).toBeUndefined()
})
