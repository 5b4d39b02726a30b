import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleVectors } from './ruleVectors.ts'

/**
 * The other half is contracts/test/parity/RulesParity.t.sol: it calls the contracts with the same inputs and expects these
 * vectors. MUSTER_WRITE_VECTORS=1 rewrites the file after an intended change of a rule.
 */
const file = new URL('../../../contracts/test/parity/ruleVectors.json', import.meta.url)

describe('the rules of pay, rank, tally, seats and locks', () => {
  it('match the vectors of the contract tests', () => {
    const now = ruleVectors()
    if (process.env.MUSTER_WRITE_VECTORS === '1') writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
    expect(now).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  })
})
