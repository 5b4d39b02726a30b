import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { supervise } from './supervise.ts'

it.skipIf(process.platform === 'win32')(
  'stores the log and the exit code of a command, and survives an error of its process',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'muster-supervise-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const { child } = await supervise(folder, 3, ['sh', '-c', 'printf abcde; exit 7'])
    // node reports a signal that the system refuses this way; without a listener it would end the daemon
    child.emit('error', new Error('kill EPERM'))
    if (child.exitCode === null) await once(child, 'exit')
    const read = async (name: string) => (await readFile(path.join(folder, name), 'utf8')).trim()
    expect([await read('log'), await read('dropped'), await read('exit')]).toEqual(['abc', '2', '7'])
  },
)
