import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  answerKinds,
  checkModes,
  claimSkips,
  cutReasons,
  deliveryOutcomes,
  deliveryStages,
  doubts,
  enumCode,
  enumName,
  epochStates,
  faults,
  partStates,
  reservationStates,
  saleStates,
  seatStates,
  seatVotes,
  streamEndReasons,
  streamStates,
  subscriptionStates,
  taskStates,
} from '../src/index.ts'

const contracts = new URL('../../../contracts/src/', import.meta.url)

/** Each list of names with the Solidity enum that it mirrors. */
const mirrored = [
  { names: taskStates, file: 'market/TaskTypes.sol', name: 'TaskStatus' },
  { names: partStates, file: 'market/TaskTypes.sol', name: 'PartStatus' },
  { names: checkModes, file: 'market/TaskTypes.sol', name: 'CheckMode' },
  { names: cutReasons, file: 'market/TaskTypes.sol', name: 'CutReason' },
  { names: deliveryStages, file: 'market/TaskTypes.sol', name: 'Stage' },
  { names: doubts, file: 'market/TaskTypes.sol', name: 'Doubt' },
  { names: deliveryOutcomes, file: 'market/TaskTypes.sol', name: 'Outcome' },
  { names: answerKinds, file: 'council/ISeats.sol', name: 'AnswerKind' },
  { names: seatStates, file: 'council/ISeats.sol', name: 'SeatState' },
  { names: seatVotes, file: 'council/ISeats.sol', name: 'Vote' },
  { names: faults, file: 'registry/IProviderRegistry.sol', name: 'Fault' },
  { names: streamStates, file: 'streams/StreamTypes.sol', name: 'StreamStatus' },
  { names: streamEndReasons, file: 'streams/StreamTypes.sol', name: 'EndReason' },
  { names: subscriptionStates, file: 'streams/StreamTypes.sol', name: 'SubscriptionStatus' },
  { names: claimSkips, file: 'streams/StreamTypes.sol', name: 'Skip' },
  { names: reservationStates, file: 'economy/IReservations.sol', name: 'ReservationState' },
  { names: epochStates, file: 'economy/UptimeRewards.sol', name: 'State' },
  { names: saleStates, file: 'economy/Sale.sol', name: 'State' },
]

/** Returns the members of an enum in source order, in our spelling (`Unawarded` becomes `unawarded`). */
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
  for (const { names, file, name } of mirrored)
    it(`${name} of ${file} has the same members in the same order`, (ctx) => {
      if (!existsSync(contracts)) return ctx.skip('the contracts are not in this checkout')
      expect(membersOf(readFileSync(new URL(file, contracts), 'utf8'), name)).toEqual(names)
    })
})

describe('enum codes', () => {
  it('convert between names and numbers', () => {
    expect(partStates.map((name) => enumCode(partStates, name))).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(enumName(deliveryOutcomes, 2)).toBe('fraud')
  })

  it('reject a number that the enum does not have', () => {
    expect(() => enumName(taskStates, 4)).toThrow('No enum member 4: expected 0 to 3.')
  })
})
