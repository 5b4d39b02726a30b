import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { boundedLog } from './boundedLog.ts'
import { createLogger } from './createLogger.ts'
import { LogConfig } from './LogConfig.ts'

async function openLog() {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-log-'))
  const file = path.join(folder, 'daemon.log')
  const fd = openSync(file, 'a', 0o600)
  onTestFinished(async () => {
    closeSync(fd)
    await rm(folder, { recursive: true })
  })
  return { file, fd }
}

it('keeps the newest lines in two files of bounded size, and counts what else is printed', async () => {
  const { file, fd } = await openLog()
  const logger = createLogger(LogConfig.parse({}), boundedLog({ fd, file, maxBytes: 10_000 })!)
  for (let n = 0; n < 1000; n++) {
    logger.info({ n }, 'a line of the log')
    if (n % 100 === 0) writeSync(fd, `${'printed '.repeat(100)}\n`)
  }
  for (const each of [file, `${file}.1`]) {
    expect(statSync(each).size).toBeGreaterThan(100)
    expect(statSync(each).size).toBeLessThan(11_000)
  }
  const lines = (readFileSync(`${file}.1`, 'utf8') + readFileSync(file, 'utf8')).trimEnd().split('\n')
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ n: 999 })
  expect(lines.every((line) => line.startsWith('{') || line.startsWith('printed'))).toBe(true)
})

it('leaves a descriptor alone that is not the log file', async () => {
  const [one, other] = [await openLog(), await openLog()]
  expect(boundedLog({ fd: one.fd, file: other.file })).toBeUndefined()
  expect(boundedLog({ fd: one.fd, file: `${one.file}.absent` })).toBeUndefined()
})
