import { expect, it } from 'vitest'
import type { ClientTask } from '../ClientTask.ts'
import { hopelessBecause } from './noteFailure.ts'

const terms = { replicas: 2, maxUnits: 100n } as ClientTask['terms']
const failed = (executor: string, part = 0, limit?: string) => ({
  part,
  executor: executor as `0x${string}`,
  message: 'it ended with code 3',
  ...(limit && { limit }),
})

it('believes the reports of two operators about a part, and not of one', () => {
  expect(hopelessBecause({ terms }, 0)).toBeUndefined()
  expect(hopelessBecause({ terms, failures: [failed('0xa')] }, 0)).toBeUndefined()
  expect(hopelessBecause({ terms, failures: [failed('0xa'), failed('0xb', 1)] }, 0)).toBeUndefined()
  expect(hopelessBecause({ terms, failures: [failed('0xa'), failed('0xb')] }, 1)).toMatchObject({
    code: 'SPEC_PROGRAM_FAILED',
  })
})

it('names the limit that was too low', () => {
  const failures = [failed('0xa', 0, 'units'), failed('0xb', 0, 'units')]
  expect(hopelessBecause({ terms, failures }, 0)).toEqual({
    code: 'SPEC_UNITS_USED_UP',
    message: 'the program needs more than its 100 units',
  })
})

it('says that the limit was an estimate, and how to go on', () => {
  const failures = [failed('0xa', 0, 'units'), failed('0xb', 0, 'units')]
  const estimate = { units: 10n, by: 'trial' as const }
  expect(hopelessBecause({ terms, failures, estimate }, 0)!.message).toBe(
    'the program needs more than its 100 units, a limit that was estimated: submit it again, and it has four times as many',
  )
})
