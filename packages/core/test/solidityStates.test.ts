import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cutReasons, deliveryOutcomes, deliveryStages, partStates, taskStates } from '../src/index.ts'

const source = new URL('../../../contracts/src/market/TaskTypes.sol', import.meta.url)

/** The members of an enum in the order of the source, in our spelling (`Unawarded` is `unawarded`). */
function membersOf(solidity: string, name: string): string[] {
  const body = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(solidity)?.[1] ?? ''
  return body
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '')
    .map((member) => member.charAt(0).toLowerCase() + member.slice(1))
}

describe('the states of core and of the contracts', () => {
  it('are the same, in the same order', (ctx) => {
    if (!existsSync(source)) return ctx.skip('the contracts are not in this checkout')
    const solidity = readFileSync(source, 'utf8')
    const theirs = ['TaskStatus', 'PartStatus', 'CutReason', 'Stage', 'Outcome'].map((name) =>
      membersOf(solidity, name),
    )
    expect(theirs).toEqual([taskStates, partStates, cutReasons, deliveryStages, deliveryOutcomes])
  })
})
