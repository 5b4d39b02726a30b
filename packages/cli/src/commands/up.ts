import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MusterError } from '@muster-network/core'
import { connect } from '../connect.ts'
import { ownCommand } from '../output/ownCommand.ts'
import type { Program } from '../Program.ts'
import { version } from '../version.ts'

/** A new local network is ready in seconds; a slow disk may need more. */
const startTimeoutMs = 120_000

/** `muster up`: starts the daemon of this data folder; in a new data folder it creates a local network. */
export function addUp(program: Program): void {
  program
    .command()
    .option('--detach', 'run in the background; muster down stops the daemon')
    .action(async (options: { detach?: boolean }) => (options.detach ? detach() : await runUntilSignal()))
}

/** Runs the daemon until Ctrl-C or SIGTERM, then shuts it down gracefully. */
async function runUntilSignal(): Promise<void> {
  const { loadConfig } = await import('@muster-network/node/files')
  const { boundedLog, createLogger, startOwner, surviveExceptions } = await import('@muster-network/node')
  const config = await loadConfig({ env: process.env, flags: {} })
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const logger = createLogger(config.log, boundedLog({ fd: 2, file: logFile(config.dataDir) }))
  const owner = await startOwner({ config, logger, version })
  surviveExceptions(logger)
  try {
    process.stdout.write(`muster is up: ${owner.api.createLink()}\n`)
    if (!stopping.signal.aborted) await once(stopping.signal, 'abort')
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
    process.stdout.write('stopping …\n')
    await owner.stop()
  }
}

const logFile = (dataDir: string) => path.join(dataDir, 'daemon.log')

async function detach(): Promise<void> {
  const { loadConfig } = await import('@muster-network/node/files')
  const { dataDir } = await loadConfig({ env: process.env, flags: {} })
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = logFile(dataDir)
  const log = await open(file, 'a', 0o600)
  // through the launcher, which caches the compiled modules
  const program = path.resolve(import.meta.dirname, '../../../../bin/muster.mjs')
  const child = spawn(process.execPath, [program, 'up'], {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  const until = Date.now() + startTimeoutMs
  for (;;) {
    const connection = await connect().catch(() => undefined)
    if (connection) {
      child.unref()
      const { url } = await connection.api.createLink()
      process.stdout.write(`muster is up: ${url}\n  log: ${file}\n  stop: ${ownCommand('down')}\n`)
      return
    }
    if (ended || Date.now() > until)
      throw new MusterError(
        'API_UNREACHABLE',
        ended
          ? 'The daemon exited during start.'
          : `The daemon did not start within ${startTimeoutMs / 1000} s.`,
        { hint: `See its log: ${file}` },
      )
    await pause(200)
  }
}
