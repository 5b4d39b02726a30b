import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseNetwork } from './parseNetwork.ts'
import { supplyAt, yearSeconds } from './supplyAt.ts'
import { tokensToWei } from './tokensToWei.ts'

const folder = path.join(import.meta.dirname, '../../../../networks')

const text = (name: string) => readFileSync(path.join(folder, `${name}.json`), 'utf8')

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'network.schema.json')
  .map((file) => path.basename(file, '.json'))

it('the repository has one definition per paper and the default', () => {
  expect(names.sort()).toEqual(['dedium', 'dekube', 'dicompute', 'muster', 'opengpu'])
})

describe.each(names)('%s', (name) => {
  it('matches the schema, is consistent, and names the source of every parameter', () => {
    expect(parseNetwork(text(name)).name).toBe(name)
  })

  it('never issues more than its cap', () => {
    const definition = parseNetwork(text(name))
    for (let year = 0n; year <= 100n; year++) {
      expect(supplyAt(definition, year * yearSeconds)).toBeLessThanOrEqual(tokensToWei(definition.token.cap))
    }
  })
})

describe('an invalid definition', () => {
  const broken = (change: (definition: Record<string, never>) => void) => {
    const definition = JSON.parse(text('dicompute')) as Record<string, never>
    change(definition)
    return () => parseNetwork(JSON.stringify(definition))
  }
  type Loose = Record<string, Record<string, unknown>>

  it.each<[string, (d: Loose) => void, string]>([
    ['issues more than its cap', (d) => Object.assign(d.token!, { cap: '1' }), 'token.cap'],
    ['sells more than its grant', (d) => Object.assign(d.sale!, { most: '400000001' }), 'token.genesis'],
    [
      'taxes a token that it sells',
      (d) => Object.assign(d, { exchangeTax: { bps: 500 } }),
      'sale: a taxed token',
    ],
    [
      'has a bond that a wrong seat cannot pay',
      (d) => Object.assign(d.rules!, { disputeBond: '50001', minStakeLock: '200000' }),
      "rules.disputeBond: exceeds half of a seat's bond",
    ],
    [
      'has a bond that the smallest lock cannot pay',
      (d) => Object.assign(d.rules!, { disputeBond: '8001' }),
      'rules.disputeBond: exceeds the share rules.compensationBps',
    ],
    ['has an unknown field', (d) => Object.assign(d, { colour: 'red' }), 'colour'],
    ['has a number where an amount belongs', (d) => Object.assign(d.token!, { cap: 5 }), 'token.cap'],
    ['lacks the source of a parameter', (d) => delete d.sources!.reservations, 'reservations.answerSeconds'],
    [
      'names the source of an unknown field',
      (d) => Object.assign(d.sources!, { moon: 'ours: x' }),
      'sources.moon',
    ],
    [
      'lists a class twice',
      (d) => Object.assign(d.classes!, { service: ['wasm/2'] }),
      'classes: lists wasm/2 twice',
    ],
    ['lists no class of work', (d) => Object.assign(d.classes!, { work: [] }), 'classes.work'],
    ['pays uptime without a rate', (d) => Object.assign(d.uptime!, { rateBps: 0 }), 'uptime.rateBps'],
    ['never jails', (d) => Object.assign(d.registry!, { jailWindow: 7199 }), 'registry.jailWindow'],
    [
      'frees bonds too early',
      (d) => Object.assign(d.registry!, { unbondingDelay: 86_400 }),
      'unbondingDelay',
    ],
    [
      'needs more seats than it has',
      (d) => Object.assign(d.rules!, { minOperators: 7 }),
      'rules.minOperators',
    ],
    ['lets answers tie', (d) => Object.assign(d.rules!, { cap: 30 }), 'rules.cap: must be odd'],
    ['decides before a lead can', (d) => Object.assign(d.rules!, { cap: 5 }), 'rules.cap: below'],
    ['locks too little', (d) => Object.assign(d.rules!, { lockTenths: 10 }), 'rules.lockTenths'],
    [
      'frees the stake of a stream before its last answer can be accused',
      (d) => Object.assign(d.streams!, { holdSeconds: 25_199 }),
      'streams.holdSeconds: shorter than streams.accuseSeconds + streams.epochSeconds',
    ],
    [
      'frees the trust lock of a stream before its last answer can be accused',
      (d) => Object.assign(d.streams!, { settleSeconds: 25_199 }),
      'streams.settleSeconds: shorter than streams.accuseSeconds + streams.epochSeconds',
    ],
    ['has epochs of seconds', (d) => Object.assign(d.streams!, { epochSeconds: 9 }), 'streams.epochSeconds'],
    [
      'holds the stake of a stream for more than 30 days',
      (d) => Object.assign(d.streams!, { holdSeconds: 30 * 86_400 + 1 }),
      'streams.holdSeconds',
    ],
    ['lets an audit tie', (d) => Object.assign(d.streams!, { seats: 4 }), 'streams.seats: must be odd'],
    [
      'audits more than every epoch',
      (d) => Object.assign(d.streams!, { auditShare: '1.5' }),
      'streams.auditShare',
    ],
    [
      'slashes an uncalibrated class',
      (d) => Object.assign(d.streams!, { calibratedAnswers: 0 }),
      'streams.calibratedAnswers',
    ],
    [
      'pays seats nothing for a token',
      (d) => Object.assign(d.streams!.unitWork!, { tokens: 0 }),
      'streams.unitWork.tokens',
    ],
    [
      'frees bonds while seats are awaited',
      (d) => Object.assign(d.rules!, { waitSeconds: 1_209_600 }),
      'unbondingDelay',
    ],
  ])('%s', (_, change, problem) => {
    expect(broken(change as never)).toThrow(problem)
  })

  it('is not JSON', () => {
    expect(() => parseNetwork('{')).toThrow('not JSON')
  })
})
