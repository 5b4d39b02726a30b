import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { networkJsonSchema } from './networkJsonSchema.ts'
import { parseNetwork } from './parseNetwork.ts'
import { genesisSupply, supplyAt, yearSeconds } from './supplyAt.ts'
import { tokensToWei } from './tokensToWei.ts'

const folder = path.join(import.meta.dirname, '../../../../networks')
const text = (name: string) => readFileSync(path.join(folder, `${name}.json`), 'utf8')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'network.schema.json')
  .map((file) => path.basename(file, '.json'))

it('there is one definition for each system and the default', () => {
  expect(names.sort()).toEqual(['dedium', 'dekube', 'dicompute', 'muster', 'opengpu'])
})

describe.each(names)('%s', (name) => {
  it('fits the schema, adds up, and says of every number whether it is the paper’s or ours', () => {
    expect(parseNetwork(text(name)).name).toBe(name)
  })

  it('never issues more than its cap', () => {
    const definition = parseNetwork(text(name))
    for (let year = 0n; year <= 100n; year++) {
      expect(supplyAt(definition, year * yearSeconds)).toBeLessThanOrEqual(tokensToWei(definition.token.cap))
    }
  })
})

it('Dedium issues what its paper says, year by year', () => {
  const definition = parseNetwork(text('dedium'))
  const millions = [100, 125, 150, 175, 185, 195, 205, 215, 225, 227.5, 230, 232.5, 235, 237.5]
  for (let year = 14; year <= 23; year++) millions.push(237.5 + 1.25 * (year - 13))
  expect(millions.at(-1)).toBe(250)
  millions.forEach((million, year) => {
    expect(supplyAt(definition, BigInt(year) * yearSeconds)).toBe(tokensToWei(String(million * 1e6)))
  })
  expect(genesisSupply(definition)).toBe(tokensToWei('100000000'))
})

describe('a definition that cannot be used', () => {
  const broken = (change: (definition: Record<string, never>) => void) => {
    const definition = JSON.parse(text('dicompute')) as Record<string, never>
    change(definition)
    return () => parseNetwork(JSON.stringify(definition))
  }
  type Loose = Record<string, Record<string, unknown>>

  it.each<[string, (d: Loose) => void, string]>([
    ['issues more than its cap', (d) => Object.assign(d.token!, { cap: '1' }), 'token.cap'],
    ['sells what it does not have', (d) => Object.assign(d.sale!, { most: '400000001' }), 'token.genesis'],
    ['taxes what it sells', (d) => Object.assign(d, { exchangeTax: { bps: 500 } }), 'sale: a taxed token'],
    ['has an unknown field', (d) => Object.assign(d, { colour: 'red' }), 'colour'],
    ['has a number where an amount belongs', (d) => Object.assign(d.token!, { cap: 5 }), 'token.cap'],
    [
      'does not say where a number comes from',
      (d) => delete d.sources!.reservations,
      'reservations.answerSeconds',
    ],
    [
      'explains a field that is not there',
      (d) => Object.assign(d.sources!, { moon: 'ours: x' }),
      'sources.moon',
    ],
    [
      'frees bonds too early',
      (d) => Object.assign(d.registry!, { unbondingDelay: 86_400 }),
      'unbondingDelay',
    ],
  ])('%s', (_, change, problem) => {
    expect(broken(change as never)).toThrow(problem)
  })

  it('is not JSON', () => {
    expect(() => parseNetwork('{')).toThrow('not JSON')
  })
})

it('the JSON Schema for editors describes every part', () => {
  expect(Object.keys(networkJsonSchema().properties as object)).toEqual(
    expect.arrayContaining(['token', 'emission', 'pricing', 'rules', 'governance', 'sources']),
  )
})
