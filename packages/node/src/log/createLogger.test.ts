import { MusterError } from '@muster-network/core'
import { expect, it } from 'vitest'
import { createLogger } from './createLogger.ts'

function capture(level: 'info' | 'silent' = 'info') {
  const lines: string[] = []
  const logger = createLogger({ level }, { write: (line) => lines.push(line) })
  return { logger, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

it('writes the phrase and the context as one JSON line', () => {
  const { logger, read } = capture()
  logger.info({ taskId: '7', paidWei: 10n ** 20n }, 'task paid')
  expect(read()).toMatchObject([{ msg: 'task paid', taskId: '7', paidWei: '100000000000000000000' }])
})

it('redacts secrets at the top level and one level down', () => {
  const { logger, read } = capture()
  logger.warn(
    { mnemonic: 'abandon ability', wallet: { privateKey: '0x01', address: '0x02' } },
    'wallet opened',
  )
  expect(read()).toMatchObject([
    { mnemonic: '[secret]', wallet: { privateKey: '[secret]', address: '0x02' } },
  ])
})

it('omits lines below its level', () => {
  const { logger, read } = capture()
  logger.debug({}, 'detail')
  expect(read()).toEqual([])
})

it('writes what an error says, with its cause', () => {
  const { logger, read } = capture()
  const cause = new Error('no space left')
  logger.error(
    { error: new MusterError('EXEC_HOST', 'not started', { cause, details: { bytes: 7n } }) },
    'failed',
  )
  expect(read()).toMatchObject([
    {
      error: {
        message: 'not started',
        code: 'EXEC_HOST',
        details: { bytes: '7' },
        cause: { message: 'no space left' },
      },
    },
  ])
})
