import { expect, it } from 'vitest'
import { parseLeaf } from './parseLeaf.ts'

it('reads a leaf, and refuses a line that is none by name', () => {
  const digest = 'ab'.repeat(32)
  expect(parseLeaf(`{"index":1,"units":"5","digest":"${digest}"}`)).toEqual({ index: 1, units: 5n, digest })
  for (const line of ['', '{', 'null', '{"index":-1}', `{"index":1,"units":"x","digest":"${digest}"}`])
    expect(() => parseLeaf(line), line).toThrow(expect.objectContaining({ code: 'EXEC_HOST' }))
})
