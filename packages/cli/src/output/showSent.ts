import type { Sent } from '@muster-network/api'
import { print } from './print.ts'

/** What was done, and the transaction that did it. */
export function showSent(options: { json?: boolean }, sent: Sent, what: string): void {
  print(options, sent, () => `${what}: ${sent.txHash} in block ${sent.blockNumber}\n`)
}
