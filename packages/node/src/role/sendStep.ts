import { createHash } from 'node:crypto'
import { hasCode } from '@muster-network/core'
import { toText } from '../store/bigintJson.ts'

/** Attempts after a transaction that was mined and failed because another node's came first. */
const maxAttempts = 20

/**
 * Sends a transaction that other nodes may send too. The intent is the step's name with a digest of its content, so
 * the same step is sent only once, also after a restart. A step that was mined and failed is sent again under a new
 * intent.
 */
export async function sendStep<T>(
  name: string,
  content: unknown,
  send: (intent: string) => Promise<T>,
): Promise<T> {
  const digest = createHash('sha256').update(toText(content)).digest('hex').slice(0, 16)
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(`${name}/${digest}/${attempt}`)
    } catch (error) {
      if (!hasCode(error, 'CHAIN_TX_FAILED') || attempt >= maxAttempts) throw error
    }
  }
}
