// Starts sandboxes in a process that has hardly any file descriptors left, and prints how each attempt ended.
import { closeSync, openSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { spawnSandboxed } from '../../src/wasm/sandbox/spawnSandboxed.ts'

const folder = await mkdtemp(path.join(process.argv[2]!, 'spawn-'))
const attempt = () =>
  spawnSandboxed(
    folder,
    {
      tier: 'process',
      code: folder,
      script: 'absent.js',
      writable: folder,
      readable: {},
      v8Flags: [],
      cpuSeconds: 1,
      largestFileBytes: 1,
      memoryBytes: 2 ** 20,
    },
    () => '',
  )
// loads everything that a first attempt needs
;(await attempt()).child.kill('SIGKILL')

const taken: number[] = []
const outcomes: string[] = []
for (let free = 0; free < 12; free++) {
  try {
    for (;;) taken.push(openSync('/dev/null', 'r'))
  } catch {
    for (let each = 0; each < free; each++) closeSync(taken.pop()!)
  }
  outcomes.push(
    await attempt().then(
      ({ child }) => {
        child.kill('SIGKILL')
        return 'started'
      },
      (error: NodeJS.ErrnoException) => String(error.code),
    ),
  )
}
for (const descriptor of taken) closeSync(descriptor)
console.log(JSON.stringify(outcomes))
