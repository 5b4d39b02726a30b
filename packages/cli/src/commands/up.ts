import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MusterError } from '@muster-network/core'
import { connect } from '../connect.ts'
import type { Program } from '../Program.ts'
import { version } from '../version.ts'

/** A network that is made anew is ready in seconds; a slow disk may need more. */
const patienceMs = 120_000

/** `muster up`: starts the daemon of this data folder; on a new one, a whole network on this machine. */
export function addUp(program: Program): void {
  program
    .command('up')
    .description('start the daemon: on a new data folder, a whole network on this machine')
    .option('--detach', 'go on in the background; muster down stops it')
    .action(async (options: { detach?: boolean }) => (options.detach ? detach() : await runUntilSignal()))
}

/** Runs until Ctrl-C or SIGTERM, then stops in order. */
async function runUntilSignal(
  meanwhile: (signal: AbortSignal) => Promise<void> = async () => {},
): Promise<void> {
  const { loadConfig } = await import('@muster-network/node/files')
  const { createLogger, startOwner } = await import('@muster-network/node')
  const config = await loadConfig({ env: process.env, flags: {} })
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  const owner = await startOwner({ config, logger: createLogger(config.log), version })
  try {
    process.stdout.write(`muster is up: ${owner.api.createLink()}\n`)
    if (!leaving.signal.aborted) {
      const left = once(leaving.signal, 'abort')
      await Promise.race([meanwhile(leaving.signal), left])
      await left
    }
  } finally {
    process.off('SIGINT', leave)
    process.off('SIGTERM', leave)
    process.stdout.write('stopping …\n')
    await owner.stop()
  }
}

async function detach(): Promise<void> {
  const { loadConfig } = await import('@muster-network/node/files')
  const { dataDir } = await loadConfig({ env: process.env, flags: {} })
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = path.join(dataDir, 'daemon.log')
  const log = await open(file, 'a', 0o600)
  const main = path.resolve(import.meta.dirname, '../main.ts')
  const child = spawn(process.execPath, [main, 'up'], { detached: true, stdio: ['ignore', log.fd, log.fd] })
  await log.close()
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  const until = Date.now() + patienceMs
  for (;;) {
    const connection = await connect().catch(() => undefined)
    if (connection) {
      child.unref()
      const { url } = await connection.api.createLink()
      process.stdout.write(`muster is up: ${url}\n  log: ${file}\n  stop: muster down\n`)
      return
    }
    if (ended || Date.now() > until)
      throw new MusterError('API_UNREACHABLE', 'the daemon did not come up', { hint: `${file} says why.` })
    await pause(200)
  }
}
