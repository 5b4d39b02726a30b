import { z } from 'zod'

// Fields that several of OpenAI's requests share. Unknown fields are ignored, as OpenAI's own server does.

/** The most answers of one request. Each is asked and paid on its own. */
export const mostChoices = 16

const penalty = z.number().min(-2).max(2).nullish()

export const modelField = z.string().min(1).max(200)
export const userField = z.string().max(512).nullish()

/** How an answer is drawn, where it ends, and how it is sent. */
export const samplingFields = {
  model: modelField,
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  n: z.int().min(1).max(mostChoices).nullish(),
  stop: z.union([z.string().max(1_000), z.array(z.string().max(1_000)).max(16)]).nullish(),
  seed: z.int().nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  /** Not OpenAI's: the number of most likely tokens that may be drawn; 0 or -1 for all. */
  top_k: z.int().min(-1).max(1_000).nullish(),
  user: userField,
  presence_penalty: penalty,
  frequency_penalty: penalty,
  logit_bias: z.record(z.string().max(20), z.number()).nullish(),
}
const samplingObject = z.object(samplingFields)
export type SamplingFields = z.infer<typeof samplingObject>

export const maxTokensField = z.int().min(1).max(10_000_000).nullish()
