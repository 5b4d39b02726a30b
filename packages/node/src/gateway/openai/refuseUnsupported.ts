import { MusterError } from '@muster-network/core'
import type { ChatRequest } from './ChatRequest.ts'
import type { CompletionRequest } from './CompletionRequest.ts'

type Fields = Partial<ChatRequest & CompletionRequest> | ChatRequest | CompletionRequest

/**
 * Refuses fields that would change the answer and that streams cannot follow: executors draw tokens with the pinned sampler, and
 * checkers replay it. Ignoring them would return an answer that the caller did not ask for.
 *
 * @throws API_BAD_REQUEST
 */
export function refuseUnsupported(request: Fields): void {
  const asked = request as Partial<Record<string, unknown>> & { response_format?: { type: string } | null }
  const refuse = (param: string, what: string) => {
    throw new MusterError('API_BAD_REQUEST', `${param}: ${what}`, { details: { param } })
  }
  const notSampled = 'not supported: executors draw tokens by temperature, top_p and top_k only'
  // completions ask for 0 log-probabilities with the number 0
  if ((asked.logprobs ?? false) !== false || (asked.top_logprobs ?? 0) !== 0)
    refuse(
      asked.logprobs === undefined || asked.logprobs === false ? 'top_logprobs' : 'logprobs',
      'log-probabilities are not supported: answers of a stream are token ids only',
    )
  for (const param of ['presence_penalty', 'frequency_penalty'])
    if ((asked[param] ?? 0) !== 0) refuse(param, notSampled)
  if (Object.keys((asked.logit_bias as object | null | undefined) ?? {}).length > 0)
    refuse('logit_bias', notSampled)
  if (asked.response_format && asked.response_format.type !== 'text')
    refuse('response_format', 'only the type "text" is supported')
  if (asked.echo === true) refuse('echo', 'not supported')
  if (typeof asked.suffix === 'string' && asked.suffix !== '') refuse('suffix', 'not supported')
  if (((asked.best_of as number | null | undefined) ?? 1) > ((asked.n as number | null | undefined) ?? 1))
    refuse('best_of', 'not supported above n')
  const { tool_choice: choice } = asked
  if (choice === 'required' || (typeof choice === 'object' && choice !== null))
    refuse('tool_choice', 'only "auto" and "none" are supported: nothing forces a model to call a tool')
}
