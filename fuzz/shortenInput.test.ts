import { expect, it } from 'vitest'
import { shortenInput } from './shortenInput.ts'

it('cuts out everything that a failure does not need', async () => {
  const input = Buffer.from(`${'x'.repeat(500)}a${'y'.repeat(300)}b${'z'.repeat(99)}`)
  const fails = async (bytes: Buffer) => /a.*b/.test(bytes.toString())
  expect((await shortenInput(input, fails)).toString()).toBe('ab')
})

it('gives up after a number of tries', async () => {
  let tries = 0
  await shortenInput(Buffer.alloc(1_000), async () => ++tries < 0, 50)
  expect(tries).toBe(50)
})
