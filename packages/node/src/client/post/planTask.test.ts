import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Hex, rulesOf } from '@muster-network/chain'
import { BatchPrescription, parseNetwork } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import { escrowOf } from './escrowOf.ts'
import { type PlanFacts, planTask } from './planTask.ts'

const definition = parseNetwork(
  readFileSync(path.resolve(import.meta.dirname, '../../../../../networks/muster.json'), 'utf8'),
)
const address: Hex = `0x${'11'.repeat(20)}`
const word: Hex = `0x${'22'.repeat(32)}`
const facts: PlanFacts = {
  rules: rulesOf(definition.rules),
  token: address,
  client: address,
  signer: address,
  peerKey: word,
  decimals: 18,
  className: 'wasm/1',
  nowSeconds: 1_000,
  payFunctions: { perUnit: { address, codeHash: word }, logProgress: { address, codeHash: word } },
}
const plan = (change: Record<string, unknown> = {}, parts = 2) =>
  planTask(
    BatchPrescription.parse({
      version: 1,
      kind: 'batch',
      name: 'a',
      model: { wasm: 'a.wasm', parts },
      instructions: { maxHours: 1 },
      pay: { function: 'perUnit', unit: 'gas', max: '10', maxUnits: 1_000 },
      halt: { bids: 3, afterMs: 300 },
      check: { how: 'replay' },
      ...change,
    }),
    Array.from({ length: parts }, () => 'ab'.repeat(32)),
    facts,
  )
const codeOf = (work: () => unknown) => {
  try {
    work()
    return 'none'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('planTask', () => {
  it('cuts a part into segments of equal units and deals the budget to the parts', () => {
    const { terms, deliveries } = plan()
    expect(terms).toMatchObject({ how: 0, parts: 2, copies: 1, segments: 1, lead: 1, segmentUnits: 20n })
    expect(terms.maxPrice).toBe(5n * 10n ** 18n)
    expect(terms.rejectLead).toBeGreaterThan(terms.lead)
    expect(deliveries).toBe(1)
    expect(escrowOf(terms)).toBeGreaterThan(2n * terms.maxPrice + terms.trustLock)
  })

  it('makes milestones of whole segments, and deliveries for all of them', () => {
    const { manifest, terms, deliveries } = plan({ milestones: { count: 4 } })
    expect(manifest.milestoneSegments).toBe(13)
    expect(deliveries).toBe(4)
    expect(terms.deliveries).toBe(7)
    expect(plan({ milestones: { every: '15m' } }).manifest.milestoneSegments).toBe(13)
  })

  it('draws for an assurance from a delivery, not from the whole part', () => {
    expect(codeOf(() => plan({ check: { how: 'replay', assurance: 0.7 } }))).toBe(
      'SPEC_UNATTAINABLE_ASSURANCE',
    )
    const { terms } = plan({ check: { how: 'replay', assurance: 0.7 }, milestones: { count: 5 } })
    expect(terms.segments).toBe(10)
  })

  it('has copies for a redundant check, and no seats', () => {
    const { terms } = plan({ check: { how: 'redundant', copies: 3 } }, 1)
    expect(terms).toMatchObject({ how: 2, copies: 3 })
    expect(terms.maxPrice).toBe(10n ** 19n / 3n)
    expect(escrowOf(terms)).toBe(3n * terms.maxPrice + terms.trustLock)
  })

  it('says plainly that nothing is checked, and that the length is a guess', () => {
    const { terms, warnings } = plan({ check: { how: 'none' }, pay: { function: 'fixed', max: '1' } })
    expect(terms.how).toBe(3)
    expect(terms.maxUnits).toBe(3_600_000_000_000n)
    expect(warnings).toHaveLength(2)
  })

  it('takes the payment functions of the network', () => {
    const perUnit = plan({
      pay: { function: 'perUnit', unit: 'gas', max: '1', pricePerBillion: '2', maxUnits: 10 },
    })
    expect(perUnit.terms).toMatchObject({ pay: address, payCode: word })
    expect(BigInt(perUnit.terms.payData)).toBe(2n * 10n ** 18n)
    expect(plan({ pay: { function: 'logProgress', max: '1', target: 5 } }).terms.pay).toBe(address)
    expect(BigInt(plan().terms.pay)).toBe(0n)
  })

  it('leaves time to be posted, however soon the client gives up', () => {
    const until = (halt: object) => plan({ halt }).terms.bidUntil - 1_000
    expect(until({ bids: 1, giveUpMs: 500 })).toBe(120)
    expect(until({ afterMs: 60_000, giveUpMs: 3_600_000 })).toBe(240)
    expect(until({ bids: 1, giveUpMs: 600_000 })).toBe(600)
  })

  it('refuses by name what cannot be had', () => {
    expect(codeOf(() => plan({ check: { how: 'checker', wasm: 'b.wasm' } }))).toBe('SPEC_UNSUPPORTED')
    expect(codeOf(() => plan({ pay: { function: 'fixed', max: '1', allOrNothing: true } }))).toBe(
      'SPEC_UNSUPPORTED',
    )
    expect(codeOf(() => plan({ pay: { function: 'fixed', max: '1', trustLock: '0.1' } }))).toBe(
      'SPEC_UNSUPPORTED',
    )
    expect(
      codeOf(() => plan({ pay: { function: 'perUnit', unit: 'hours', max: '1', pricePerBillion: '1' } })),
    ).toBe('SPEC_UNSUPPORTED')
    expect(codeOf(() => plan({ check: { how: 'redundant', copies: 2 }, milestones: { count: 2 } }))).toBe(
      'SPEC_UNSUPPORTED',
    )
  })
})
