import type { Logger } from '@muster-network/core'
import type { Answerer } from '../client/stream/Answerer.ts'
import type { GatewayLimits } from './GatewayLimits.ts'
import type { IdempotentReplies } from './http/IdempotentReplies.ts'
import type { ApiKeys } from './keys/ApiKeys.ts'
import type { KeyRates } from './keys/KeyRates.ts'
import type { Tokenizers } from './tokens/Tokenizers.ts'
import type { UsageBook } from './usage/UsageBook.ts'

/** Everything that the handlers of a gateway need. */
export type Gateway = {
  answerer: Answerer
  keys: ApiKeys
  rates: KeyRates
  usage: UsageBook
  tokenizers: Tokenizers
  replies: IdempotentReplies
  limits: GatewayLimits
  /** Makes the salts of caches: nobody outside can compute the salt of another user. */
  saltKey: Uint8Array
  logger: Logger
  nowMs: () => number
}
