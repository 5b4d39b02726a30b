import { expect, it } from 'vitest'
import { decodeRevert } from './decodeRevert.ts'

const revert = (data: unknown) => decodeRevert({ code: 3, message: 'execution reverted', data }, [])

it('finds the bytes of a revert in nested objects', () => {
  expect(revert({ data: { data: '0xdeadbeef' } }).message).toContain('gave no reason that this version knows')
  expect(revert({ data: 7 }).message).toContain('execution reverted')
})

it('does not follow an answer that is nested without end', () => {
  let data: unknown = '0xdeadbeef'
  for (let level = 0; level < 100_000; level++) data = { data }
  expect(revert(data)).toMatchObject({ code: 'CHAIN_REVERTED' })
})
