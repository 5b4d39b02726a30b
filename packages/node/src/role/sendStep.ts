import { createHash } from 'node:crypto'
import { hasCode } from '@muster-network/core'
import { toText } from '../store/bigintJson.ts'

/** Attempts whose transaction was mined and failed, because somebody else's came first. */
const mostAttempts = 20

/**
 * Sends a transaction that others may be sending too. Its intent is its name with the content, so the same step is sent
 * once across restarts; one that was mined and failed is tried again as a new one.
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
      if (!hasCode(error, 'CHAIN_TX_FAILED') || attempt >= mostAttempts) throw error
    }
  }
}
