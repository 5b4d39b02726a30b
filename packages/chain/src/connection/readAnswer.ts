import { exceededShape } from '@muster-network/core'
import { answerLimits } from './answerLimits.ts'
import { BoundedBytes } from './BoundedBytes.ts'
import { parseAnswer, type ReadAnswer } from './parseAnswer.ts'
import { readListAnswer } from './readListAnswer.ts'

/**
 * Reads the answer to a method, within the limits of what that method can need. They apply before anything is parsed.
 * Throws for an answer that exceeds them.
 */
export async function readAnswer(method: string, body: AsyncIterable<Uint8Array>): Promise<ReadAnswer> {
  // the only answer that may be long: it is parsed event by event
  if (method === 'eth_getLogs') return readListAnswer(body)
  const limits = answerLimits(method)
  const gathered = new BoundedBytes(limits.bytes, 'the answer')
  for await (const chunk of body) gathered.add(chunk)
  const bytes = gathered.take()
  const exceeded = exceededShape(bytes, limits.shape)
  if (exceeded !== undefined) throw new Error(`the answer has too many ${exceeded}`)
  return parseAnswer(bytes)
}
