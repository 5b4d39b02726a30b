import { randomBytes } from 'node:crypto'
import { anySignal, MusterError } from '@muster-network/core'
import type { StreamSummary } from '../../client/stream/Answerer.ts'
import type { Gateway } from '../Gateway.ts'
import type { Call } from '../http/Call.ts'
import type { CompletionChoice, CompletionFormat } from '../openai/Completion.ts'
import type { SamplingFields } from '../openai/fields.ts'
import { samplerOf, seedOf, stopsOf } from '../openai/samplingOf.ts'
import type { ToolFormat } from '../tokens/TokenizerJob.ts'
import { answerChoice, type ChoiceEnd } from './answerChoice.ts'
import { cacheSalt } from './cacheSalt.ts'
import { mergeChoices } from './mergeChoices.ts'
import { respondPaid } from './respondPaid.ts'
import type { Spend } from './Spend.ts'

/** A request for completions whose prompts are encoded. */
export type EncodedRequest = {
  stream: StreamSummary
  folder: string
  endTokens: readonly number[]
  fields: SamplingFields
  prompts: readonly (readonly number[])[]
  /** Most tokens of each answer. */
  maxUnits: number
  toolFormat: ToolFormat
  format: CompletionFormat
}

/** Answers a request for completions: all of its choices, as events or as a whole. */
export async function respondCompletion(
  gateway: Gateway,
  call: Call,
  encoded: EncodedRequest,
): Promise<void> {
  const { stream, fields, prompts, maxUnits } = encoded
  const perPrompt = fields.n ?? 1
  for (const prompt of prompts) requireLength(stream, prompt)
  const choices = prompts.flatMap((tokens) => Array.from({ length: perPrompt }, () => tokens))
  const answers = choices.map((tokens) => ({ inUnits: tokens.length, maxUnits }))
  await respondPaid(gateway, call, { stream, answers }, async (spend) => {
    const cancel = new AbortController()
    const signal = anySignal([call.signal, cancel.signal])
    const salt = cacheSalt(gateway.saltKey, call.key.id, fields.user)
    const running = choices.map((tokens, index) =>
      answerChoice(
        gateway,
        {
          ...encoded,
          stops: stopsOf(fields),
          request: {
            work: {
              kind: 'tokens',
              tokens,
              sampler: samplerOf(fields),
              endTokens: encoded.endTokens,
              seed: seedOf(fields, index),
            },
            maxUnits,
            cacheSalt: salt,
          },
        },
        { signal, spend },
      ),
    )
    const merged = mergeChoices(running, cancel)
    const inUnits = prompts.reduce((sum, { length }) => sum + length, 0)
    const head = {
      id: encoded.format.idPrefix + randomBytes(16).toString('hex'),
      created: Math.floor(gateway.nowMs() / 1000),
      model: stream.name,
      // answers of one revision come from one model with one sampler
      system_fingerprint: `revision-${stream.revision}`,
    }
    const usage = () => usageOf(inUnits, spend)
    if (fields.stream) await sendEvents(call, encoded, { head, merged, usage })
    else await sendWhole(call, encoded, { head, merged, usage, count: choices.length })
  })
}

type Sending = {
  head: object
  merged: ReturnType<typeof mergeChoices<string, ChoiceEnd>>
  usage: () => object
}

async function sendEvents(
  { reply }: Call,
  { format, fields }: EncodedRequest,
  sending: Sending,
): Promise<void> {
  const { head, merged, usage } = sending
  const includesUsage = fields.stream_options?.include_usage === true
  const begun = new Set<number>()
  const send = (choices: object[]) =>
    reply.sendEvent({ ...head, object: format.chunkObject, choices, ...(includesUsage && { usage: null }) })
  for await (const { index, done, value } of merged) {
    if (!reply.hasBegun) reply.beginEvents()
    if (!begun.has(index) && format.begin(index).length > 0) await send(format.begin(index))
    begun.add(index)
    await send(done ? format.end({ index, ...value }) : format.text(index, value))
  }
  if (includesUsage)
    await reply.sendEvent({ ...head, object: format.chunkObject, choices: [], usage: usage() })
  await reply.sendEvent('[DONE]')
  reply.end()
}

async function sendWhole(
  { reply }: Call,
  { format }: EncodedRequest,
  { head, merged, usage, count }: Sending & { count: number },
): Promise<void> {
  const texts = Array.from({ length: count }, () => '')
  const choices: CompletionChoice[] = []
  for await (const { index, done, value } of merged)
    if (done) choices.push({ index, text: texts[index]!, ...value })
    else texts[index] += value
  choices.sort((one, two) => one.index - two.index)
  await reply.json(200, {
    ...head,
    object: format.wholeObject,
    choices: choices.map(format.whole),
    usage: usage(),
  })
}

/** The prompt counts once for each prompt, as OpenAI counts it; the bill has what was paid. */
function usageOf(promptTokens: number, { spent }: Spend): object {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: spent.outUnits,
    total_tokens: promptTokens + spent.outUnits,
  }
}

/** @throws API_BAD_REQUEST */
function requireLength(stream: StreamSummary, prompt: readonly number[]): void {
  if (prompt.length >= 1 && prompt.length <= stream.maxInput) return
  throw new MusterError(
    'API_BAD_REQUEST',
    prompt.length === 0
      ? 'the prompt has no tokens'
      : `This model's maximum input length is ${stream.maxInput} tokens. However, your prompt has ${prompt.length} tokens.`,
    { details: { param: 'messages', word: prompt.length === 0 ? undefined : 'context_length_exceeded' } },
  )
}
