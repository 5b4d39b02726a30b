import type { StreamRequest, StreamSummary } from '../../client/stream/Answerer.ts'
import type { Gateway } from '../Gateway.ts'
import type { FinishReason } from '../openai/Completion.ts'
import type { ToolCall } from '../openai/ToolCalls.ts'
import { ToolCalls } from '../openai/ToolCalls.ts'
import { AnswerText } from '../tokens/AnswerText.ts'
import { StopStrings } from '../tokens/StopStrings.ts'
import type { ToolFormat } from '../tokens/TokenizerJob.ts'
import { readAnswer } from './readAnswer.ts'
import type { Spend } from './Spend.ts'

/** One answer of a request. */
export type ChoiceRequest = {
  stream: StreamSummary
  /** The folder of the tokenizer. */
  folder: string
  request: StreamRequest & { work: { kind: 'tokens' } }
  stops: readonly string[]
  toolFormat: ToolFormat
}

export type ChoiceEnd = { finish: FinishReason; toolCalls: ToolCall[] }

/** Yields the text of one answer as it arrives, up to its first stop string, and returns how it ended. */
export async function* answerChoice(
  gateway: Gateway,
  { stream, folder, request, stops, toolFormat }: ChoiceRequest,
  { signal, spend }: { signal: AbortSignal; spend: Spend },
): AsyncGenerator<string, ChoiceEnd, undefined> {
  const text = new AnswerText(gateway.tokenizers.decoderOf(folder))
  const stop = new StopStrings(stops)
  const tools = new ToolCalls(toolFormat)
  let finish: FinishReason = 'length'
  let isStopped = false
  const inUnits = request.work.tokens.length
  const reencode = (ids: readonly number[]) => gateway.tokenizers.reencode(folder, ids)
  for await (const event of readAnswer(gateway, stream, request, { signal, spend, inUnits, reencode })) {
    if (event.type === 'end') {
      // an answer that was cut, at its deadline for example, is as incomplete as one that reached its length
      finish = event.end === 'stop' ? 'stop' : 'length'
      const rest = stop.push(await text.end())
      isStopped = rest.isStopped
      yield* whenAny(tools.push(rest.text))
    }
    if (event.type !== 'ids') continue
    const passed = stop.push(await text.push(event.ids))
    isStopped = passed.isStopped
    yield* whenAny(tools.push(passed.text))
    if (isStopped) break
  }
  if (isStopped) finish = 'stop'
  else yield* whenAny(tools.push(stop.end()))
  const { text: rest, calls } = tools.end()
  yield* whenAny(rest)
  return { finish: calls.length > 0 ? 'tool_calls' : finish, toolCalls: calls }
}

function* whenAny(text: string): Generator<string, void, undefined> {
  if (text !== '') yield text
}
