import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '../../../scripts/test/repository.ts'
import { freePort } from '../../support/freePort.ts'

export type OwnDaemon = {
  /** The address that it printed: it signs a browser in, once. */
  link: string
  port: number
  /** As the power going out would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** `muster up` as its owner starts it: a process of its own, on a data folder of its own. */
export async function startOwnDaemon(dataDir: string, known?: number): Promise<OwnDaemon> {
  const port = known ?? (await freePort())
  const child = spawn(process.execPath, ['packages/cli/src/main.ts', 'up'], {
    cwd: root,
    env: {
      ...process.env,
      MUSTER_DATA_DIR: dataDir,
      MUSTER_PORT_API: String(port),
      MUSTER_LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line))
  const link = await readLink(child, said)
  return {
    link,
    port: Number(new URL(link).port),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function readLink(child: ChildProcess, said: readonly string[]): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const found = /http:\/\/127\.0\.0\.1:\d+\/#code=\S+/.exec(line)
    if (found) {
      child.stdout!.resume()
      return found[0]
    }
  }
  throw new Error(`the daemon ended before it was up:\n${said.join('\n')}`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
