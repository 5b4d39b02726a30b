import type { JsonShape } from '@muster-network/core'

export type AnswerLimits = { bytes: number; shape: JsonShape }

/** A number, a hash, or an error with the data of a revert. */
const scalar: AnswerLimits = { bytes: 256 << 10, shape: { depth: 16, containers: 256, commas: 4_096 } }

/** Larger than any answer that we need, and parsed in some ten milliseconds: a lying endpoint must not hold up a node. */
const larger: Readonly<Record<string, AnswerLimits>> = {
  // one text, the encoded value
  eth_call: { bytes: 4 << 20, shape: scalar.shape },
  eth_getCode: { bytes: 1 << 20, shape: scalar.shape },
  // the hash of each of its transactions
  eth_getBlockByNumber: { bytes: 4 << 20, shape: { depth: 8, containers: 4_096, commas: 65_536 } },
  eth_getTransactionByHash: { bytes: 1 << 20, shape: scalar.shape },
  // all events of one transaction
  eth_getTransactionReceipt: { bytes: 4 << 20, shape: { depth: 8, containers: 16_384, commas: 131_072 } },
}

/** Returns the limits of an answer that is parsed as a whole. */
export function answerLimits(method: string): AnswerLimits {
  return larger[method] ?? scalar
}
