import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseNetwork } from '@muster-network/core'
import { expect, it } from 'vitest'
import { smallNetwork } from './smallNetwork.ts'

const definition = parseNetwork(
  readFileSync(path.resolve(import.meta.dirname, '../../../../networks/muster.json'), 'utf8'),
)

it('has councils that its operators can fill', () => {
  const councilOf = (operators: number) => smallNetwork(definition, operators).rules
  expect(councilOf(6)).toMatchObject({ rejectLead: 3, cap: 5, minOperators: 4 })
  expect(councilOf(4)).toMatchObject({ rejectLead: 3, cap: 5, minOperators: 4 })
  expect(councilOf(3)).toMatchObject({ rejectLead: 2, cap: 3, minOperators: 3 })
})

it('jails for minutes, because all operators share the load of one machine', () => {
  expect(definition.registry.jailTime).toBe(86_400)
  expect(smallNetwork(definition, 6).registry.jailTime).toBeLessThanOrEqual(300)
})

it('stays a valid definition', () => {
  for (const operators of [1, 3, 4, 6, 20]) {
    const small = smallNetwork(definition, operators)
    expect(parseNetwork(JSON.stringify(small))).toEqual(small)
  }
})
