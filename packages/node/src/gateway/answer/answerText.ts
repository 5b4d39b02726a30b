import { MusterError } from '@muster-network/core'
import type { Gateway } from '../Gateway.ts'
import type { Call } from '../http/Call.ts'
import { textFormat } from '../openai/Completion.ts'
import { CompletionRequest } from '../openai/CompletionRequest.ts'
import { mostChoices } from '../openai/fields.ts'
import { parseBody } from '../openai/parseBody.ts'
import { refuseUnsupported } from '../openai/refuseUnsupported.ts'
import { findStream, requireUp } from './findStream.ts'
import { limitAnswer } from './limitAnswer.ts'
import { requireTokens } from './requireTokens.ts'
import { respondCompletion } from './respondCompletion.ts'

/** OpenAI's default for this route. */
const defaultMaxTokens = 16

/** Answers `POST /v1/completions`. */
export async function answerText(gateway: Gateway, call: Call, body: Uint8Array): Promise<void> {
  const fields = parseBody(body, CompletionRequest)
  refuseUnsupported(fields)
  const stream = findStream(gateway, call.key, fields.model)
  requireTokens(stream)
  const maxUnits = limitAnswer(
    stream,
    fields.max_tokens ?? Math.min(defaultMaxTokens, stream.maxOutput),
    'max_tokens',
  )
  const asked = promptsOf(fields.prompt)
  if (asked.length * (fields.n ?? 1) > mostChoices)
    throw new MusterError('API_BAD_REQUEST', `at most ${mostChoices} answers: prompts times n`, {
      details: { param: 'n' },
    })
  requireUp(stream)
  const folder = gateway.answerer.tokenizerDir(stream.id)
  const { endTokens } = await gateway.tokenizers.facts(folder)
  const prompts: (readonly number[])[] = []
  for (const prompt of asked)
    prompts.push(typeof prompt === 'string' ? await gateway.tokenizers.encode(folder, prompt) : prompt)
  await respondCompletion(gateway, call, {
    stream,
    folder,
    endTokens,
    fields,
    prompts,
    maxUnits,
    toolFormat: 'none',
    format: textFormat,
  })
}

/** A prompt is a text or its tokens; a request has one or several. */
function promptsOf(prompt: CompletionRequest['prompt']): (string | number[])[] {
  if (typeof prompt === 'string') return [prompt]
  return typeof prompt[0] === 'number' ? [prompt as number[]] : (prompt as string[] | number[][])
}
