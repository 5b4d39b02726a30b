import { MusterError } from '@muster-network/core'

/** Limits of one answer of a service. An answer beyond one of them fails, and its request is cancelled. */
export type AnswerLimits = {
  /** Gas, for executors that count it; unlimited by default. */
  units?: bigint
  /** From the request to the last byte. Time in which the service is paused does not count. */
  wallMs: number
  /** Without a byte of the answer. Time in which the service is paused, or in which nobody reads, does not count. */
  silentMs: number
  requestBytes: number
  answerBytes: number
}

export const defaultAnswerLimits: AnswerLimits = {
  // A long answer of a large model takes minutes.
  wallMs: 15 * 60_000,
  // A long prompt takes a minute before the first token.
  silentMs: 120_000,
  // A prompt with pictures.
  requestBytes: 16 * 2 ** 20,
  // A picture, or the embeddings of a large batch.
  answerBytes: 64 * 2 ** 20,
}

/** @throws EXEC_RUN_INVALID */
export function answerLimitsOf(given: Partial<AnswerLimits> = {}): AnswerLimits {
  const { units, ...numbers } = { ...defaultAnswerLimits, ...given }
  for (const [name, value] of Object.entries(numbers))
    if (!(Number.isSafeInteger(value) && value > 0 && value < 2 ** 31))
      throw new MusterError(
        'EXEC_RUN_INVALID',
        `answer limit ${name} is ${value}: use a positive integer below 2^31`,
      )
  if (units !== undefined && units <= 0n)
    throw new MusterError('EXEC_RUN_INVALID', `answer limit units is ${units}: use a positive integer`)
  return { ...numbers, ...(units !== undefined && { units }) }
}
