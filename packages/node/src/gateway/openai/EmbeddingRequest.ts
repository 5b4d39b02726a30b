import { z } from 'zod'
import { modelField, userField } from './fields.ts'

const maxTextChars = 16 << 20
const text = z.string().min(1).max(maxTextChars)

/** The body of `POST /v1/embeddings`. Token ids are refused: a service of embeddings has a tokenizer of its own. */
export const EmbeddingRequest = z.object({
  model: modelField,
  input: z.union([text, z.array(text).min(1).max(2_048)]),
  encoding_format: z.enum(['float', 'base64']).nullish(),
  dimensions: z.int().min(1).max(65_536).nullish(),
  user: userField,
})
export type EmbeddingRequest = z.infer<typeof EmbeddingRequest>
