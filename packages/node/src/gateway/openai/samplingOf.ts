import { createHash } from 'node:crypto'
import type { Hex } from '@muster-network/chain'
import type { SamplerSettings } from '@muster-network/core'
import type { SamplingFields } from './fields.ts'

/** The share must be above 0 on the wire; at this value only the most likely token is left. */
const leastTopP = 1e-6

/** Returns the sampler of a request, with OpenAI's defaults. */
export function samplerOf({ temperature, top_p, top_k }: SamplingFields): SamplerSettings {
  return {
    temperature: temperature ?? 1,
    topP: Math.max(leastTopP, top_p ?? 1),
    topK: Math.max(0, top_k ?? 0),
  }
}

/** Returns the seed of one of a request's answers: the same request and seed give the same answer. */
export function seedOf({ seed }: SamplingFields, choice: number): Hex | undefined {
  if (seed == null) return undefined
  return `0x${createHash('sha256').update(`muster seed ${seed} ${choice}`).digest('hex')}`
}

export const stopsOf = ({ stop }: SamplingFields): readonly string[] => [stop ?? []].flat()
