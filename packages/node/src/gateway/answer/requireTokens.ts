import { MusterError } from '@muster-network/core'
import type { StreamSummary } from '../../client/stream/Answerer.ts'

/** Completions need a stream that counts tokens, because only such a stream has a pinned tokenizer. @throws API_BAD_REQUEST */
export function requireTokens({ name, unit }: StreamSummary): void {
  if (unit === 'tokens') return
  throw new MusterError(
    'API_BAD_REQUEST',
    `The stream "${name}" does not generate text: it counts ${unit}. Call /v1/embeddings or /v1/services/${name}.`,
    { details: { param: 'model' } },
  )
}
