import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Hex, rulesOf } from '@muster-network/chain'
import { BatchPrescription, parseNetwork } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import { wholeRunOf } from '../../task/runSpecOf.ts'
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
  classNameOf: (kind) => `${kind}/1`,
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

  it('makes one segment of a checker, which seats are paid for', () => {
    const { terms, manifest } = plan({ check: { how: 'checker', wasm: 'b.wasm', lead: 2 } })
    expect(terms).toMatchObject({ how: 1, copies: 1, segments: 1, lead: 2, segmentUnits: 10n ** 9n })
    expect(manifest.checkerUnits).toBe('1000000000')
    expect(codeOf(() => plan({ check: { how: 'checker', wasm: 'b.wasm' }, milestones: { count: 2 } }))).toBe(
      'SPEC_UNSUPPORTED',
    )
  })

  it('names the class of containers, whose work is one piece', () => {
    const model = { archive: 'a.tar', command: ['run'], args: ['x'] }
    const pay = { function: 'fixed', max: '10' }
    const { terms, manifest, warnings } = plan({ model, pay, check: { how: 'none' } }, 1)
    expect(manifest).toMatchObject({ className: 'container/1', container: { command: ['run'], egress: [] } })
    expect(terms).toMatchObject({ how: 3, segmentUnits: terms.maxUnits })
    expect(warnings).toHaveLength(1)
  })

  it('asks for cards in the manifest, and runs with exactly those that were given', () => {
    const { manifest } = plan(
      {
        model: { archive: 'a.tar' },
        pay: { function: 'fixed', max: '10' },
        check: { how: 'none' },
        instructions: { maxHours: 1, gpu: { count: 2, memory: '24GiB' } },
      },
      1,
    )
    expect(manifest.container?.gpu).toEqual({ count: 2, memoryBytes: 24 * 2 ** 30 })
    const place = { runId: 'a-0-1-0', folder: 'work' }
    const cards = { vendor: 'nvidia' as const, ids: ['GPU-a', 'GPU-b'] }
    expect(wholeRunOf(manifest, 0, { ...place, cards }).program).toMatchObject({ gpus: cards })
    expect(wholeRunOf(manifest, 0, place).program).not.toHaveProperty('gpus')
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

  it('has every executor of an all-or-nothing task lock more than the others can earn', () => {
    const pay = { function: 'fixed', max: '120', allOrNothing: true }
    const { terms, warnings } = plan({ pay }, 4)
    expect(terms).toMatchObject({ allOrNothing: true, maxPrice: 30n * 10n ** 18n })
    const lostByFailing = (terms.stakeLock * BigInt(10_000 - terms.rules.challengerBps)) / 10_000n
    expect(lostByFailing).toBeGreaterThanOrEqual(3n * terms.maxPrice)
    expect(warnings.some((warning) => warning.startsWith('All or nothing'))).toBe(true)
    expect(plan({ pay: { ...pay, allOrNothing: false } }, 4).terms.stakeLock).toBeLessThan(terms.stakeLock)
    expect(codeOf(() => plan({ pay, check: { how: 'redundant', copies: 2 } }))).toBe('SPEC_UNSUPPORTED')
  })

  it('says in what is posted when two copies are the same, as whoever judges them must know it', () => {
    const check = { how: 'redundant', copies: 2 }
    const said = (equivalence: unknown) => plan({ check, equivalence }).manifest.equivalence
    expect(said('bytes')).toBeUndefined()
    expect(said({ how: 'pixels', tolerance: 2 })).toEqual({ how: 'pixels', tolerance: 2, share: 0 })
    expect(said({ how: 'tensors', relative: 0.5 })).toMatchObject({ relative: 0.5, absolute: 1e-8 })
    // its file stays the client's; the hash comes with the packing
    expect(said({ how: 'wasm', path: 'same.wasm' })).toEqual({ how: 'wasm', sha256: '0'.repeat(64) })
    expect(plan({ equivalence: { how: 'pixels' } }).manifest.equivalence).toBeUndefined()
  })

  it('leaves time to be posted, however soon the client gives up', () => {
    const until = (halt: object) => plan({ halt }).terms.bidUntil - 1_000
    expect(until({ bids: 1, giveUpMs: 500 })).toBe(120)
    expect(until({ afterMs: 60_000, giveUpMs: 3_600_000 })).toBe(240)
    expect(until({ bids: 1, giveUpMs: 600_000 })).toBe(600)
  })

  it('refuses by name what cannot be had', () => {
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
