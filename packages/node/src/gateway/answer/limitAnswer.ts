import { MusterError } from '@muster-network/core'
import type { StreamSummary } from '../../client/stream/Answerer.ts'

/** Returns the most tokens of an answer: the caller's limit, or that of the stream. @throws API_BAD_REQUEST */
export function limitAnswer(stream: StreamSummary, asked: number | null | undefined, param: string): number {
  if (asked == null) return stream.maxOutput
  if (asked <= stream.maxOutput) return asked
  throw new MusterError(
    'API_BAD_REQUEST',
    `${param} is too large: ${asked}. This model supports at most ${stream.maxOutput} completion tokens.`,
    { details: { param } },
  )
}
