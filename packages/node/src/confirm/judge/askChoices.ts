import { type Choices, MusterError } from '@muster-network/core'
import type { Service } from '@muster-network/executors'
import { z } from 'zod'
import { postJson } from './postJson.ts'
import { readBody } from './readBody.ts'

/** Most tokens in the list of one position: the protocol has 40. */
const mostChoices = 256
/** Bytes of one position: the longest list with numbers of full precision takes a third. */
const bytesPerPosition = 32_768
const bytesBesides = 65_536
/** Rounding may lift a probability slightly above 1. */
const roundingNats = 0.01

const logProb = z.number().max(roundingNats)
const Answer = z.object({
  choices: z.array(
    z.object({
      top: z
        .array(z.tuple([z.int().min(0).max(0xffff_ffff), logProb]))
        .min(1)
        .max(mostChoices),
      rest: logProb.nullish(),
    }),
  ),
})

/**
 * Asks a service for the choices of its model at `count` positions from `from` on, in one prefill over `tokens`.
 *
 * @throws EXEC_SERVICE_ANSWER_INVALID
 */
export async function askChoices(
  service: Pick<Service, 'request'>,
  { tokens, from, count }: { tokens: readonly number[]; from: number; count: number },
  signal: AbortSignal,
): Promise<Choices[]> {
  const response = await postJson(service, '/muster/choices', { tokens, from, count }, signal)
  const bytes = await readBody(response, bytesBesides + count * bytesPerPosition)
  const parsed = Answer.safeParse(jsonOf(bytes))
  const choices = parsed.data?.choices
  if (choices?.length !== count || !choices.every(({ top }) => isFalling(top)))
    throw new MusterError(
      'EXEC_SERVICE_ANSWER_INVALID',
      `the service answered /muster/choices with no list of ${count} positions`,
    )
  return choices.map(({ top, rest }) => ({
    top: top.map(([token, logProb]) => ({ token, logProb })),
    restLogProb: rest ?? undefined,
  }))
}

/** Returns true for different tokens in falling order of their probability. */
function isFalling(top: readonly (readonly [number, number])[]): boolean {
  return (
    new Set(top.map(([token]) => token)).size === top.length &&
    top.every(([, logProb], i) => i === 0 || logProb <= top[i - 1]![1])
  )
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
