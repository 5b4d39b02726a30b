import { describe, expect, it } from 'vitest'
import { decideOwnerAction, type OwnerFacts } from './decideOwnerAction.ts'
import { OwnerRules } from './OwnerRules.ts'

const rules = OwnerRules.parse({})
const quiet: OwnerFacts = {
  onBattery: false,
  otherGpuMemoryBytes: 0,
  isBusy: false,
  isHot: false,
  weekday: 3,
  minute: 600,
}

describe('decideOwnerAction', () => {
  it('lets work run while no condition applies', () => {
    expect(decideOwnerAction(rules, quiet)).toEqual({ action: 'run' })
  })

  it('returns the strongest action and its reason', () => {
    expect(decideOwnerAction(rules, { ...quiet, onBattery: true })).toEqual({
      action: 'pause',
      reason: 'the machine is on battery',
    })
    const both = { ...quiet, onBattery: true, otherGpuMemoryBytes: 2 ** 30 }
    expect(decideOwnerAction(rules, both)).toEqual({ action: 'yield', reason: 'another program uses a GPU' })
    expect(decideOwnerAction(rules, { ...quiet, onBattery: true, requested: 'yield' }).reason).toBe(
      'the owner asked for it',
    )
    // A request to run does not override a condition.
    expect(decideOwnerAction(rules, { ...quiet, onBattery: true, requested: 'run' }).action).toBe('pause')
  })

  it('applies the schedule, also past midnight', () => {
    const nights = OwnerRules.parse({ schedule: [{ days: ['fri'], from: '18:00', until: '08:00' }] })
    const at = (weekday: number, minute: number) =>
      decideOwnerAction(nights, { ...quiet, weekday, minute }).action
    expect([at(5, 17 * 60 + 59), at(5, 18 * 60), at(6, 7 * 60 + 59), at(6, 8 * 60), at(6, 18 * 60)]).toEqual([
      'yield',
      'run',
      'run',
      'yield',
      'yield',
    ])
    const days = OwnerRules.parse({
      schedule: [{ days: ['mon', 'tue'], from: '09:00', until: '17:00' }],
      outsideSchedule: 'pause',
    })
    expect(decideOwnerAction(days, { ...quiet, weekday: 1, minute: 540 }).action).toBe('run')
    expect(decideOwnerAction(days, { ...quiet, weekday: 3, minute: 540 })).toEqual({
      action: 'pause',
      reason: 'outside the hours lent',
    })
  })

  it('rejects invalid rules', () => {
    expect(
      OwnerRules.safeParse({ schedule: [{ days: ['fri'], from: '25:00', until: '08:00' }] }).success,
    ).toBe(false)
    expect(OwnerRules.safeParse({ onBatery: 'pause' }).success).toBe(false)
  })
})
