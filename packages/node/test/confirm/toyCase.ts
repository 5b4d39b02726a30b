import { createHash } from 'node:crypto'
import type { Hex } from '@muster-network/chain'
import type { Choices } from '@muster-network/core'
import type { AnswerCase } from '../../src/confirm/judge/AnswerCase.ts'
import { endToken, exact, generate, type Machine } from './ToyModel.ts'

/** Returns 32 bytes that a text names. */
export function bytes32(name: string): Hex {
  return `0x${createHash('sha256').update(name).digest('hex')}`
}

export type ToyRequest = {
  name: string
  temperature?: number
  topK?: number
  topP?: number
  maxUnits?: number
  from?: number
}

/** Returns the request of a name. */
export function toyWork({ name, temperature = 0.8, topK = 0, topP = 1 }: ToyRequest) {
  const tokens = [...Buffer.from(bytes32(`prompt of ${name}`).slice(2), 'hex')].map((byte) => 1 + (byte % 63))
  return {
    ...{ kind: 'tokens' as const, tokens, seed: bytes32(`seed of ${name}`) },
    ...{ sampler: { temperature, topK, topP }, endTokens: [endToken] },
  }
}

/** Returns a request and the answer of a machine. `pick` may cheat. */
export function toyCase(
  request: ToyRequest,
  machine: Machine = exact,
  pick?: (drawn: number, at: number, choices: Choices) => number,
): AnswerCase & { answer: { kind: 'tokens'; ids: number[] } } {
  const { maxUnits = 64, from = 0 } = request
  const work = toyWork(request)
  const { ids, end } = generate({ ...work, from, maxUnits }, machine, pick)
  return { work, from, maxUnits, end, answer: { kind: 'tokens', ids } }
}
