import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parseNetwork } from './parseNetwork.ts'
import { genesisSupply, supplyAt, yearSeconds } from './supplyAt.ts'
import { tokensToWei } from './tokensToWei.ts'

const folder = path.join(import.meta.dirname, '../../../../networks')

const text = (name: string) => readFileSync(path.join(folder, `${name}.json`), 'utf8')

it('Dedium issues the supply of its paper, year by year', () => {
  const definition = parseNetwork(text('dedium'))
  const millions = [100, 125, 150, 175, 185, 195, 205, 215, 225, 227.5, 230, 232.5, 235, 237.5]
  for (let year = 14; year <= 23; year++) millions.push(237.5 + 1.25 * (year - 13))
  expect(millions.at(-1)).toBe(250)
  millions.forEach((million, year) => {
    expect(supplyAt(definition, BigInt(year) * yearSeconds)).toBe(tokensToWei(String(million * 1e6)))
  })
  expect(genesisSupply(definition)).toBe(tokensToWei('100000000'))
})
