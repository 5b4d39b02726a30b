import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleVectors } from './ruleVectors.ts'

/**
 * The other half is contracts/test/parity/RulesParity.t.sol: it asks the contracts for the same inputs and expects what
 * this file says. MUSTER_WRITE_VECTORS=1 writes it anew after a rule has changed on purpose.
 */
const file = new URL('../../../contracts/test/parity/ruleVectors.json', import.meta.url)

describe('the rules of pay, rank, tally and seat fees', () => {
  it('give what the contracts are tested against', () => {
    const now = ruleVectors()
    if (process.env.MUSTER_WRITE_VECTORS === '1') writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
    expect(now).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  })
})
