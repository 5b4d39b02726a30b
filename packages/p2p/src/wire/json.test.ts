import fc from 'fast-check'
import { it } from 'vitest'
import { z } from 'zod'
import { expectOnlyMusterErrors } from '../../test/fuzzDecoder.ts'
import { RelayToTarget, TargetToRelay } from '../relay/RelayMessage.ts'
import { decodeJson } from './json.ts'

it('decodeJson handles any input, also for relay messages', () => {
  for (const schema of [RelayToTarget, TargetToRelay, z.object({ a: z.int() })]) {
    expectOnlyMusterErrors((input) => decodeJson(schema, input, 'x'))
    expectOnlyMusterErrors(
      (input) => decodeJson(schema, input, 'x'),
      fc.json().map((text) => Buffer.from(text)),
    )
  }
})
