import type { Sent } from '@muster-network/api'
import { print } from './print.ts'

/** Prints a completed action and its transaction. */
export function showSent(options: { json?: boolean }, sent: Sent, action: string): void {
  print(options, sent, () => `${action}: transaction ${sent.txHash} in block ${sent.blockNumber}\n`)
}
