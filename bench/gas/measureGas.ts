import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

type ForgeReport = Record<string, { test_results: Record<string, ForgeResult> }>
type ForgeResult = { status: string; reason: string | null; decoded_logs: string[] }

/**
 * Runs the gas tests of a file, or of several by a glob, and returns the figures that they log as lines of `key: gas`.
 *
 * @throws when a test fails: the gas of a call that did not do its work means nothing
 */
export async function measureGas(path: string, signal: AbortSignal): Promise<Record<string, number>> {
  const report = JSON.parse(await runForge(path, signal)) as ForgeReport
  const figures: Record<string, number> = {}
  for (const { test_results } of Object.values(report)) {
    for (const [test, { status, reason, decoded_logs }] of Object.entries(test_results)) {
      if (status !== 'Success') throw new Error(`${test}: ${reason ?? status}`)
      for (const line of decoded_logs) {
        const [key, gas] = line.split(': ')
        if (key !== undefined && gas !== undefined) figures[key] = Number(gas)
      }
    }
  }
  return figures
}

function runForge(path: string, signal: AbortSignal): Promise<string> {
  const forge = resolve(root, 'node_modules/.bin/forge')
  // --isolate runs every call as a separate transaction; -vv is the lowest level that decodes logs.
  const args = ['test', '--isolate', '--json', '-vv', '--match-path', path]
  const env = {
    ...process.env,
    PATH: `${resolve(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
    FOUNDRY_TEST: 'contracts/test/gas',
    FOUNDRY_NO_MATCH_PATH: 'nothing',
    FOUNDRY_OUT: 'contracts/cache/gas-out',
    FOUNDRY_CACHE_PATH: 'contracts/cache/gas',
  }
  return new Promise((done, failed) => {
    execFile(forge, args, { cwd: root, env, signal, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      // forge exits with 1 when a test fails. Its report is still complete and names the test.
      if (stdout.startsWith('{')) done(stdout)
      else failed(error ?? new Error(stderr))
    })
  })
}
