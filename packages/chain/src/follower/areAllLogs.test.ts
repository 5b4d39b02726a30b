import { numberToHex } from 'viem'
import { expect, it } from 'vitest'
import { LoggingChain } from '../../test/follower/LoggingChain.ts'
import { areAllLogs } from './areAllLogs.ts'
import { ChainLog, Header } from './ChainEvents.ts'

it('recognises the events of a block when one of them is missing', async () => {
  const chain = await LoggingChain.start()
  await chain.mineMany(1, 3)
  const { number, logsBloom } = Header.parse(await chain.ask('eth_getBlockByNumber', ['latest', false]))
  const block = numberToHex(number)
  const logs = ChainLog.array().parse(await chain.ask('eth_getLogs', [{ fromBlock: block, toBlock: block }]))
  expect(logs.length).toBe(3)
  expect(await areAllLogs(logs, logsBloom)).toBe(true)
  expect(await areAllLogs([...logs, logs[1]!], logsBloom)).toBe(true)
  expect(await areAllLogs(logs.slice(1), logsBloom)).toBe(false)
  expect(await areAllLogs([logs[0]!, logs[2]!], logsBloom)).toBe(false)
  expect(await areAllLogs([], logsBloom)).toBe(false)
  const others = logs.map((log) => ({ ...log, topics: log.topics.map(() => numberToHex(1, { size: 32 })) }))
  expect(await areAllLogs(others, logsBloom)).toBe(false)
})
