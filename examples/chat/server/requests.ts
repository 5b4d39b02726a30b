import * as z from 'zod'

// The requests of the service protocol for tokens.

/** The limits of the loaded model. */
export type ModelLimits = { vocabulary: number; contextTokens: number }

/** Returns the schema of POST /muster/generate. */
export function generateRequest({ vocabulary, contextTokens }: ModelLimits) {
  const token = tokenBelow(vocabulary)
  return z
    .object({
      /** The prompt, and behind it the `from` tokens of the answer so far. */
      tokens: z.array(token).min(1).max(contextTokens),
      from: z.int().min(0).max(contextTokens),
      seed: z.string().regex(/^0x[0-9a-f]{64}$/i),
      sampler: z.object({
        temperature: z.number().min(0).max(2),
        topK: z.int().min(0).max(1_000),
        topP: z.number().gt(0).max(1),
      }),
      endTokens: z.array(token).max(32),
      /** The most tokens of the whole answer. */
      maxUnits: z.int().min(1).max(10_000_000),
      cacheSalt: z.string().regex(/^0x[0-9a-f]{0,64}$/i),
    })
    .refine(({ tokens, from }) => from < tokens.length, 'the prompt needs at least one token')
    .refine(
      ({ tokens, from, maxUnits }) => tokens.length + Math.max(0, maxUnits - from) <= contextTokens,
      `prompt and answer have more than ${contextTokens} tokens together`,
    )
}
export type GenerateRequest = z.infer<ReturnType<typeof generateRequest>>

/** Returns the schema of POST /muster/choices. */
export function choicesRequest({ vocabulary, contextTokens }: ModelLimits) {
  return z
    .object({
      tokens: z.array(tokenBelow(vocabulary)).min(1).max(contextTokens),
      /** The first position whose choices are returned: those for the token behind `from` others. */
      from: z.int().min(1),
      count: z.int().min(1),
    })
    .refine(
      ({ tokens, from, count }) => from + count <= tokens.length + 1,
      'the last position must be a token or the one behind the last token',
    )
}
export type ChoicesRequest = z.infer<ReturnType<typeof choicesRequest>>

function tokenBelow(vocabulary: number) {
  return z
    .int()
    .min(0)
    .max(vocabulary - 1)
}
