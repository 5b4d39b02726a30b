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

it('never writes a secret, at the top or one level down', () => {
  const { logger, read } = capture()
  logger.warn(
    { mnemonic: 'abandon ability', wallet: { privateKey: '0x01', address: '0x02' } },
    'wallet opened',
  )
  expect(read()).toMatchObject([
    { mnemonic: '[secret]', wallet: { privateKey: '[secret]', address: '0x02' } },
  ])
})

it('stays below its level', () => {
  const { logger, read } = capture()
  logger.debug({}, 'detail')
  expect(read()).toEqual([])
})
