import { z } from 'zod'
import { maxTokensField, mostChoices, samplingFields } from './fields.ts'

const maxTextChars = 16 << 20
const tokens = z
  .array(
    z
      .int()
      .min(0)
      .max(2 ** 32 - 1),
  )
  .min(1)
  .max(131_072)
const text = z.string().max(maxTextChars)

/** The body of `POST /v1/completions`. */
export const CompletionRequest = z.object({
  ...samplingFields,
  prompt: z.union([
    text,
    tokens,
    z.array(text).min(1).max(mostChoices),
    z.array(tokens).min(1).max(mostChoices),
  ]),
  max_tokens: maxTokensField,
  logprobs: z.int().min(0).nullish(),
  echo: z.boolean().nullish(),
  suffix: z.string().max(maxTextChars).nullish(),
  best_of: z.int().min(1).nullish(),
})
export type CompletionRequest = z.infer<typeof CompletionRequest>
