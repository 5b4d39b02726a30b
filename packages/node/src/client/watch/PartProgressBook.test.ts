import type { Hex } from '@muster-network/chain'
import { beforeEach, expect, it } from 'vitest'
import { openStore } from '../../store/openStore.ts'
import { Records } from '../../store/Records.ts'
import { PartProgressBook, type PartReport } from './PartProgressBook.ts'

const taskId: Hex = `0x${'ab'.repeat(32)}`
let nowMs = 0
let shown: Records<{ shown: number }>
let book: PartProgressBook

beforeEach(() => {
  nowMs = 10_000
  shown = new Records(openStore(':memory:'), 'client-progress')
  book = new PartProgressBook(shown, () => nowMs)
})

function report(change: Partial<PartReport> & { text?: string }): void {
  const { text = '', ...rest } = change
  book.add(taskId, 0, {
    ...{ assignment: 1, startedMs: 0, units: 0n, offset: 0, output: Buffer.from(text), expected: undefined },
    ...rest,
  })
}

it('knows nothing until the program or its units tell something', () => {
  report({ units: 500n, text: 'hello\n' })
  expect(book.shownOf(taskId, 0)).toBeUndefined()
  report({ units: 500n, expected: { units: 1_000n, by: 'parts' } })
  expect(book.shownOf(taskId, 0)).toBeCloseTo(0.45)
  expect(book.etaOf(taskId, 0)).toMatchObject({ lowMs: 8_000, highMs: 12_500 })
})

it('reads output once, also when it is sent again, and lines that were cut in two', () => {
  report({ text: 'muster:progress 1/4\nmuster:progr' })
  report({ text: 'muster:progress 1/4\nmuster:progress 2/4\n' })
  expect(book.shownOf(taskId, 0)).toBeCloseTo(0.48)
  report({ offset: 1_000, text: '/4\nmuster:progress 3/4\n' })
  expect(book.shownOf(taskId, 0)).toBeCloseTo(0.72)
})

it('does not fall when another executor begins anew, or this node restarts', () => {
  report({ text: 'muster:progress 3/4\n' })
  report({ assignment: 2, text: 'muster:progress 1/4\n' })
  expect(book.shownOf(taskId, 0)).toBeCloseTo(0.72)
  book = new PartProgressBook(shown, () => nowMs)
  expect(book.shownOf(taskId, 0)).toBeCloseTo(0.72)
  report({ assignment: 2, text: 'muster:progress 1/4\n' })
  expect(book.shownOf(taskId, 0)).toBeCloseTo(0.72)
})

it('writes to disk only when a percent was reached', () => {
  let writes = 0
  const put = shown.put.bind(shown)
  shown.put = (id, value) => {
    writes += 1
    put(id, value)
  }
  for (let i = 0; i < 1_000; i++)
    report({ offset: i * 40, text: `${`muster:progress ${i}/1000`.padEnd(39)}\n` })
  expect(writes).toBeLessThan(101)
  expect(writes).toBeGreaterThan(90)
})
