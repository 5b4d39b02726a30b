import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { type LieChoice, lieOdds, type TrustRules } from '@muster-network/core'
import type { Stratum } from './estimate.ts'

const root = resolve(import.meta.dirname, '../..')

/** Operators of the council in contracts/test/trust. */
const councilSize = 150

export type Cell = {
  rules: TrustRules
  /** Share of the council's operators that belong to the attacker. */
  share: number
  games: number
  /** Only the tests whose names match. */
  match?: string
}

/**
 * Plays every strategy of contracts/test/trust and returns its strata by the strategy's name. The attacker's seats answer
 * by the exact choices of the model.
 *
 * @throws when a test fails
 */
export async function playStrategies(cell: Cell, signal: AbortSignal): Promise<Map<string, Stratum[]>> {
  const strata = new Map<string, Stratum[]>()
  for (const line of (await runForge(cell, signal)).split('\n')) {
    const [strategy, name, ...numbers] = line.trim().split('|')
    if (strategy === undefined || name === undefined || numbers.length !== 4) continue
    const [games, sum, squares, paid] = numbers.map(Number) as [number, number, number, number]
    const stratum = { name, games, sum: sum / 1e6, squares: squares / 1e12, paid }
    strata.set(strategy, [...(strata.get(strategy) ?? []), stratum])
  }
  return strata
}

/** Encodes the choices in which somebody lies, five bytes each. An environment variable holds 128 KiB at most. */
function encodePolicy(choices: readonly LieChoice[]): string {
  const rows = choices
    .filter(({ lies }) => lies > 0)
    .map(({ agree, against, own, friends, lies }) => [agree, against, own, friends, lies])
    .map((row) => row.map((byte) => byte.toString(16).padStart(2, '0')).join(''))
  return `0x${[...new Set(rows)].join('')}`
}

function runForge({ rules, share, games, match }: Cell, signal: AbortSignal): Promise<string> {
  const choices: LieChoice[] = []
  lieOdds(rules, share, { choices })
  const forge = resolve(root, 'node_modules/.bin/forge')
  // Not as JSON: that would hold every event of every game. -vv is the lowest level that prints logs.
  const args = ['test', '-vv', ...(match === undefined ? [] : ['--match-test', match])]
  const env = {
    ...process.env,
    PATH: `${resolve(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
    FOUNDRY_PROFILE: 'quick',
    FOUNDRY_TEST: 'contracts/test/trust',
    FOUNDRY_OUT: 'contracts/cache/trust-out',
    FOUNDRY_CACHE_PATH: 'contracts/cache/trust',
    MUSTER_TRUST_LEAD: String(rules.lead),
    MUSTER_TRUST_FRIENDS: String(Math.round(share * councilSize)),
    MUSTER_TRUST_GAMES: String(games),
    MUSTER_TRUST_POLICY: encodePolicy(choices),
  }
  return new Promise((done, failed) => {
    execFile(forge, args, { cwd: root, env, signal, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      if (!error) return done(stdout)
      const failures = stdout.split('\n').filter((line) => line.startsWith('[FAIL'))
      failed(
        failures.length > 0 ? new Error(failures.join('\n')) : new Error(stderr || stdout, { cause: error }),
      )
    })
  })
}
