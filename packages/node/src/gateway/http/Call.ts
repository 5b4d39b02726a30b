import type { IncomingMessage } from 'node:http'
import type { ApiKey } from '../keys/ApiKey.ts'
import type { Reply } from './Reply.ts'

/** One request of a user whose key was admitted. */
export type Call = {
  requestId: string
  key: ApiKey
  incoming: IncomingMessage
  reply: Reply
  /** Aborts when the caller disconnects or stops reading. */
  signal: AbortSignal
  startedMs: number
}
