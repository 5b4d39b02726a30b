import { beforeEach, expect, it } from 'vitest'
import { openStore } from '../../store/openStore.ts'
import { Records } from '../../store/Records.ts'
import { ProgramHistory, type StoredProgram } from './ProgramHistory.ts'

let records: Records<StoredProgram>
let history: ProgramHistory

beforeEach(() => {
  records = new Records(openStore(':memory:'), 'client-program')
  history = new ProgramHistory(records)
})

it('estimates by the most units that a run with similar data needed, before a trial', () => {
  history.add('p', { units: 900n, by: 'trial', dataBytes: 100 })
  expect(history.estimate('p', 100)).toEqual({ units: 900n, by: 'trial' })
  history.add('p', { units: 300n, by: 'history', dataBytes: 100 })
  history.add('p', { units: 500n, by: 'history', dataBytes: 120 })
  expect(history.estimate('p', 100)).toEqual({ units: 500n, by: 'history' })
})

it('knows nothing about another program, and about data of another size', () => {
  history.add('p', { units: 300n, by: 'history', dataBytes: 100 })
  expect(history.estimate('q', 100)).toBeUndefined()
  expect(history.estimate('p', 201)).toBeUndefined()
  expect(history.estimate('p', 49)).toBeUndefined()
  expect(history.estimate('p', 200)).toBeDefined()
})

it('keeps the last samples of a program, and the programs that were used last', () => {
  for (let i = 0; i < 20; i++) history.add('p', { units: BigInt(100 - i), by: 'history', dataBytes: 1 })
  expect(records.get('p')!.samples).toHaveLength(8)
  for (let i = 0; i < 500; i++) history.noteTried(`p${i}`)
  expect(records.all()).toHaveLength(500)
  expect(history.wasTried('p499')).toBe(true)
})

it('remembers a trial that told nothing', () => {
  expect(history.wasTried('p')).toBe(false)
  history.noteTried('p')
  expect(history.wasTried('p')).toBe(true)
  expect(history.estimate('p', 1)).toBeUndefined()
})
