import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endOrphan, noteProcess } from './endOrphan.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'muster-orphan-'))
})
afterEach(() => rm(directory, { recursive: true }))

async function sleeper(argument: string) {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', argument])
  await once(child.stdout, 'data')
  return child
}

describe.runIf(process.platform !== 'win32')('endOrphan', () => {
  it('kills the recorded process and removes the record', async () => {
    const child = await sleeper('/x/anvil-1.sock')
    await noteProcess(directory, { pid: child.pid!, socketPath: '/x/anvil-1.sock' })
    const ended = once(child, 'exit')
    await endOrphan(directory)
    expect(await ended).toEqual([null, 'SIGKILL'])
    expect(await readdir(directory)).toEqual([])
  })

  it('does not kill another process with the same pid', async () => {
    const child = await sleeper('/y/other.sock')
    await noteProcess(directory, { pid: child.pid!, socketPath: '/x/anvil-1.sock' })
    await endOrphan(directory)
    expect(child.kill(0)).toBe(true)
    child.kill('SIGKILL')
  })
})
