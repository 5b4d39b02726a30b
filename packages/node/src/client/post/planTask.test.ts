import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Hex, rulesOf } from '@muster-network/chain'
import { BatchPrescription, leastLock, parseNetwork } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import { lockRatioOf } from '../../task/lockOf.ts'
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
  rate: 10n ** 18n,
  client: address,
  signer: address,
  peerKey: word,
  decimals: 18,
  classNameOf: (kind) => `${kind}/1`,
  nowSeconds: 1_000,
  payFunctions: { perUnit: { address, codeHash: word }, logProgress: { address, codeHash: word } },
}
const plan = (change: Record<string, unknown> = {}, parts = 2, known = facts) =>
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
    known,
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
  it('warns when the replay of a delivery may take longer than seats have for it', () => {
    const hours = (maxHours: number, change = {}) =>
      plan({ instructions: { maxHours }, ...change }).warnings.join()
    expect(hours(2)).not.toContain('check of a delivery')
    // 6 % of three hours are 648 s; seats have nine minutes
    expect(hours(3)).toContain('check of a delivery')
    expect(hours(3, { milestones: { count: 5 } })).not.toContain('check of a delivery')
  })

  it('cuts a part into segments of equal units and divides the budget among the parts', () => {
    const { terms, deliveries } = plan()
    expect(terms).toMatchObject({ how: 0, parts: 2, replicas: 1, lead: 1, segmentUnits: 20n })
    // one of 25 windows of two segments
    expect(terms).toMatchObject({ windows: 1, windowSegments: 2, milestoneSegments: 0n })
    expect(terms.maxPrice).toBe(5n * 10n ** 18n)
    expect(deliveries).toBe(1)
  })

  it('escrows the fees of m seats, and of the windows that late draws may add', () => {
    const { terms } = plan({ check: { how: 'replay', assurance: 'strong' } })
    expect(terms.lead).toBe(2)
    const { seatBase, seatUnitPrice } = terms.rules
    // three windows of two segments and the last segment, 20 units each
    const fee = seatBase + (7n * 20n * seatUnitPrice) / 10n ** 9n
    expect(escrowOf(terms)).toBe(
      2n * (terms.maxPrice + 2n * fee * BigInt(terms.deliveries)) + terms.trustLock,
    )
  })

  it('replays the share that the client asks for, and locks less for more replay', () => {
    const { terms } = plan()
    expect(leastLock(lockRatioOf(terms), 10n ** 18n)).toBe(40n * 10n ** 18n)
    const more = plan({ check: { how: 'replay', share: 0.2 } }).terms
    expect(more).toMatchObject({ windows: 1, windowSegments: 10 })
    expect(leastLock(lockRatioOf(more), 10n ** 19n)).toBe(80n * 10n ** 18n)
  })

  it('counts the segments that there are: equal units may give fewer than wanted', () => {
    const pay = { function: 'perUnit', unit: 'gas', max: '10', maxUnits: 60 }
    const { terms } = plan({ pay })
    // 30 segments of 2 units
    expect(terms).toMatchObject({ segmentUnits: 2n, windowSegments: 2 })
  })

  it('limits units by the estimate when the task file has no limit, which lowers the deposit', () => {
    const pay = { function: 'perUnit', unit: 'gas', max: '10' }
    const estimate = { units: 100_000_000_000n, by: 'history' as const }
    const blind = plan({ pay })
    const known = plan({ pay }, 2, { ...facts, estimate })
    expect([blind.terms.maxUnits, known.terms.maxUnits]).toEqual([3_600_000_000_000n, 400_000_000_000n])
    expect(known.warnings.join()).not.toContain('no maxUnits')
    expect(escrowOf(known.terms)).toBeLessThan(escrowOf(blind.terms))
    expect(plan({}, 2, { ...facts, estimate }).terms.maxUnits).toBe(1_000n)
  })

  it('locks a quarter of the pay of a small task, and the amount of the network for replicas', () => {
    const ether = 10n ** 18n
    expect(plan().terms.trustLock).toBe((5n * ether) / 2n)
    expect(plan({ pay: { function: 'fixed', max: '100' } }).terms.trustLock).toBe(10n * ether)
    expect(plan({ check: { how: 'redundant', replicas: 3 } }).terms.trustLock).toBe(10n * ether)
  })

  it('makes milestones of whole segments, and deliveries for all of them', () => {
    const { manifest, terms, deliveries } = plan({ milestones: { count: 4 } })
    expect(manifest.milestoneSegments).toBe(13)
    expect(deliveries).toBe(4)
    expect(terms.deliveries).toBe(7)
    expect(terms).toMatchObject({ milestoneSegments: 13n, windows: 1, windowSegments: 1 })
    expect(plan({ milestones: { every: '15m' } }).manifest.milestoneSegments).toBe(13)
  })

  it('draws windows for an assurance from a delivery, not from the whole part', () => {
    const assured = (check: object, other: object = {}) =>
      plan({ check: { how: 'replay', assurance: 0.7, ...check }, ...other }).terms
    expect(assured({})).toMatchObject({ windows: 22, windowSegments: 2 })
    expect(assured({}, { milestones: { count: 5 } })).toMatchObject({ windows: 9, windowSegments: 1 })
    expect(codeOf(() => assured({ segments: 100, share: 0.01 }))).toBe('SPEC_UNATTAINABLE_ASSURANCE')
    expect(codeOf(() => assured({ assurance: 0.9 }))).toBe('SPEC_UNATTAINABLE_ASSURANCE')
    expect(assured({ assurance: 0.9, lead: 2 })).toMatchObject({ windows: 24, lead: 2 })
  })

  it('rejects a lead that the councils of the network do not have', () => {
    const small = { ...facts, rules: { ...facts.rules, rejectLead: 2, cap: 3 } }
    expect(codeOf(() => plan({ check: { how: 'replay', lead: 3 } }, 2, small))).toBe('SPEC_UNSUPPORTED')
    expect(plan({ check: { how: 'replay', lead: 2 } }, 2, small).terms.lead).toBe(2)
  })

  it('plans replicas and no seats for a redundant check', () => {
    const { terms } = plan({ check: { how: 'redundant', replicas: 3 } }, 1)
    expect(terms).toMatchObject({ how: 2, replicas: 3 })
    expect(terms.maxPrice).toBe(10n ** 19n / 3n)
    expect(escrowOf(terms)).toBe(3n * terms.maxPrice + terms.trustLock)
  })

  it('says what running equal replicas again costs, and that nobody does', () => {
    const warned = (more: object) =>
      plan({ check: { how: 'redundant', replicas: 3, ...more } }).warnings.join()
    expect(warned({})).toContain('with a probability of 5% although')
    expect(warned({})).toContain('about 2.5% more pay')
    expect(warned({ rerun: 0 })).toContain('Nobody runs equal replicas again')
  })

  it('puts the lock of replicas at risk only where three honest ones are equal', () => {
    const planned = (replicas: number, more: object = {}) =>
      plan({ check: { how: 'redundant', replicas }, ...more })
    const exact = planned(3).terms
    expect(exact.exact).toBe(true)
    expect(leastLock(lockRatioOf(exact), 10n ** 19n)).toBe(3n * 10n ** 19n)
    expect(planned(3).warnings).toEqual(planned(4).warnings)
    expect(planned(3, { equivalence: { how: 'pixels' } }).terms.exact).toBe(false)
    expect(planned(3, { equivalence: { how: 'pixels' } }).warnings.join()).toContain('loses nothing')
    expect(planned(2).terms.exact).toBe(false)
    expect(planned(2).warnings.join()).toContain('Write replicas: 3')
  })

  it('plans one segment for a checker, whose units the seats are paid for', () => {
    const { terms, manifest } = plan({ check: { how: 'checker', wasm: 'b.wasm', lead: 2 } })
    expect(terms).toMatchObject({ how: 1, replicas: 1, lead: 2, segmentUnits: 10n ** 9n })
    expect(terms).toMatchObject({ windows: 1, windowSegments: 1 })
    expect(manifest.checkerUnits).toBe('1000000000')
    expect(codeOf(() => plan({ check: { how: 'checker', wasm: 'b.wasm' }, milestones: { count: 2 } }))).toBe(
      'SPEC_UNSUPPORTED',
    )
  })

  it('uses the container class, and plans unsegmented work', () => {
    const model = { archive: 'a.tar', command: ['run'], args: ['x'] }
    const pay = { function: 'fixed', max: '10' }
    const { terms, manifest, warnings } = plan({ model, pay, check: { how: 'none' } }, 1)
    expect(manifest).toMatchObject({ className: 'container/1', container: { command: ['run'], egress: [] } })
    expect(terms).toMatchObject({ how: 3, segmentUnits: terms.maxUnits })
    expect(warnings).toHaveLength(1)
  })

  it('puts the required GPUs into the manifest, and runs with exactly the assigned ones', () => {
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

  it('warns that nothing is checked, and that the length is a guess', () => {
    const { terms, warnings } = plan({ check: { how: 'none' }, pay: { function: 'fixed', max: '1' } })
    expect(terms.how).toBe(3)
    expect(terms.maxUnits).toBe(3_600_000_000_000n)
    expect(warnings).toHaveLength(2)
  })

  it('uses the payment functions of the network', () => {
    const perUnit = plan({
      pay: { function: 'perUnit', unit: 'gas', max: '1', pricePerBillion: '2', maxUnits: 10 },
    })
    expect(perUnit.terms).toMatchObject({ pay: address, payCode: word })
    expect(BigInt(perUnit.terms.payData)).toBe(2n * 10n ** 18n)
    expect(plan({ pay: { function: 'logProgress', max: '1', target: 5 } }).terms.pay).toBe(address)
    expect(BigInt(plan().terms.pay)).toBe(0n)
  })

  it('makes every executor of an all-or-nothing task lock more than the others can earn', () => {
    const pay = { function: 'fixed', max: '120', allOrNothing: true }
    const { terms, warnings } = plan({ pay }, 4)
    expect(terms).toMatchObject({ allOrNothing: true, maxPrice: 30n * 10n ** 18n })
    const lostByFailing = (terms.stakeLock * BigInt(10_000 - terms.rules.challengerBps)) / 10_000n
    expect(lostByFailing).toBeGreaterThanOrEqual(3n * terms.maxPrice)
    expect(warnings.some((warning) => warning.startsWith('All or nothing'))).toBe(true)
    expect(plan({ pay: { ...pay, allOrNothing: false } }, 4).terms.stakeLock).toBeLessThan(terms.stakeLock)
    expect(codeOf(() => plan({ pay, check: { how: 'redundant', replicas: 2 } }))).toBe('SPEC_UNSUPPORTED')
  })

  it('puts the equivalence rule of replicas into the manifest, for the jurors', () => {
    const check = { how: 'redundant', replicas: 2 }
    const planned = (equivalence: unknown) => plan({ check, equivalence }).manifest.equivalence
    expect(planned('bytes')).toBeUndefined()
    expect(planned({ how: 'pixels', tolerance: 2 })).toEqual({ how: 'pixels', tolerance: 2, share: 0 })
    expect(planned({ how: 'tensors', relative: 0.5 })).toMatchObject({ relative: 0.5, absolute: 1e-8 })
    // the manifest has the hash from packing, not the file
    expect(planned({ how: 'wasm', path: 'same.wasm' })).toEqual({ how: 'wasm', sha256: '0'.repeat(64) })
    expect(plan({ equivalence: { how: 'pixels' } }).manifest.equivalence).toBeUndefined()
  })

  it('leaves time for the post, however soon the client gives up', () => {
    const until = (halt: object) => plan({ halt }).terms.bidUntil - 1_000
    expect(until({ bids: 1, giveUpMs: 500 })).toBe(120)
    // late bids may take parts that are left
    expect(until({ afterMs: 60_000, giveUpMs: 3_600_000 })).toBe(3_600)
    expect(until({ bids: 1, giveUpMs: 600_000 })).toBe(600)
  })

  it('rejects unsupported fields by name', () => {
    expect(codeOf(() => plan({ pay: { function: 'fixed', max: '1', trustLock: '0.1' } }))).toBe(
      'SPEC_UNSUPPORTED',
    )
    expect(
      codeOf(() => plan({ pay: { function: 'perUnit', unit: 'hours', max: '1', pricePerBillion: '1' } })),
    ).toBe('SPEC_UNSUPPORTED')
    expect(codeOf(() => plan({ check: { how: 'redundant', replicas: 2 }, milestones: { count: 2 } }))).toBe(
      'SPEC_UNSUPPORTED',
    )
  })
})
