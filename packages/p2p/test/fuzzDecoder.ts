import { hasCode } from '@muster-network/core'
import fc from 'fast-check'
import { expect } from 'vitest'

/** Arbitrary bytes as a Buffer. */
export const anyBytes = (maxLength = 200) => fc.uint8Array({ maxLength }).map((array) => Buffer.from(array))

/** Runs a decoder on any input: it must return or throw a MusterError. */
export function expectOnlyMusterErrors(decode: (input: Buffer) => unknown, input = anyBytes(2000)): void {
  fc.assert(
    fc.property(input, (value) => {
      try {
        decode(value)
      } catch (error) {
        expect(hasCode(error)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
}

/** The same for a decoder that lets other work have its turn. */
export async function expectOnlyMusterErrorsLater(
  decode: (input: Buffer) => Promise<unknown>,
  input = anyBytes(2000),
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(input, async (value) => {
      const error: unknown = await decode(value).then(
        () => undefined,
        (reason) => reason,
      )
      if (error !== undefined) expect(hasCode(error)).toBe(true)
    }),
    { numRuns: 500 },
  )
}
