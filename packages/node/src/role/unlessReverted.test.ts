import { MusterError } from '@muster-network/core'
import { expect, it } from 'vitest'
import { unlessReverted } from './unlessReverted.ts'

const revert = new MusterError('CHAIN_REVERTED', 'draw was refused: TooEarly(7)', {
  details: { error: 'TooEarly', since: '7' },
})

it('returns the result of work that the chain accepts', async () => {
  await expect(
    unlessReverted(
      async () => 'sent',
      () => 'reverted',
    ),
  ).resolves.toBe('sent')
})

it('passes a revert to the callback and returns its answer', async () => {
  const since = await unlessReverted(
    () => Promise.reject(revert),
    async ({ details }) => details.since,
  )
  expect(since).toBe('7')
})

it('returns undefined after a revert without a callback', async () => {
  await expect(unlessReverted(() => Promise.reject(revert))).resolves.toBeUndefined()
})

it('throws every other error, and errors of the callback', async () => {
  const failed = new MusterError('CHAIN_TX_FAILED', 'mined and failed')
  const reject = (error: Error) => () => Promise.reject(error)
  await expect(unlessReverted(reject(failed), () => 'reverted')).rejects.toBe(failed)
  await expect(unlessReverted(reject(revert), reject(failed))).rejects.toBe(failed)
})
