import { expect, it } from 'vitest'
import { z } from 'zod'
import { firstWrongItem } from './firstWrongItem.ts'

const Entry = z.strictObject({ operator: z.string().regex(/^0x/), weight: z.int() })
const List = z.strictObject({ entries: z.array(Entry), note: z.string().optional() })
const good = { operator: '0x1', weight: 1 }

it('returns the first wrong item of a long list with its path, and looks at no other', () => {
  let looked = 0
  const counting = z.array(z.int().refine(() => ++looked > 0))
  const list = [...Array<unknown>(100).fill(1), 'x', ...Array<unknown>(100_000).fill('y')]
  expect(firstWrongItem(z.object({ list: counting }), { list })).toMatchObject({ path: ['list', 100] })
  expect(looked).toBe(100)
})

it('leaves values without a long wrong list to the schema', () => {
  const entries = (items: unknown[]) => firstWrongItem(List, { entries: items })
  expect(entries(Array(1_000).fill(good))).toBeUndefined()
  expect(entries([{}])).toBeUndefined()
  expect(entries([...Array(100).fill(good), {}])).toMatchObject({ path: ['entries', 100, 'operator'] })
  for (const other of [null, 1, 'x', [], { entries: 'x' }])
    expect(firstWrongItem(List, other)).toBeUndefined()
  expect(firstWrongItem(z.union([List, z.null()]), null)).toBeUndefined()
})
