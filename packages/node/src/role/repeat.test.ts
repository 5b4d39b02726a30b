import { silentLogger } from '@muster-network/core'
import { expect, it } from 'vitest'
import { repeat } from './repeat.ts'

it('runs work again that failed, until it is stopped', async () => {
  const failures: unknown[] = []
  const logger = { ...silentLogger, warn: (facts: object) => void failures.push(facts) }
  let runs = 0
  await new Promise<void>((resolve) => {
    const stop = repeat(
      'a record',
      1,
      () => {
        if (++runs < 3) throw new Error('disk is full')
        stop()
        resolve()
      },
      logger,
    )
  })
  expect([runs, failures.length]).toEqual([3, 2])
})
