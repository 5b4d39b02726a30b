import assert from 'node:assert/strict'
import { ChatRequest } from '../../packages/node/src/gateway/openai/ChatRequest.ts'
import { CompletionRequest } from '../../packages/node/src/gateway/openai/CompletionRequest.ts'
import { conversationOf } from '../../packages/node/src/gateway/openai/conversationOf.ts'
import { EmbeddingRequest } from '../../packages/node/src/gateway/openai/EmbeddingRequest.ts'
import { parseBody } from '../../packages/node/src/gateway/openai/parseBody.ts'
import { refuseUnsupported } from '../../packages/node/src/gateway/openai/refuseUnsupported.ts'
import { samplerOf, seedOf, stopsOf } from '../../packages/node/src/gateway/openai/samplingOf.ts'
import { ToolCalls } from '../../packages/node/src/gateway/openai/ToolCalls.ts'
import { WireWork } from '../../packages/node/src/wire/serveCalls.ts'
import type { Decoder } from '../Decoder.ts'
import { mutatedBytes } from '../inputs/mutatedBytes.ts'
import { mutatedJson } from '../inputs/mutatedJson.ts'
import { valuesOf } from '../inputs/valuesOf.ts'

/** Fields that are refused when they are set make nearly every random request invalid. */
const plain = <T>(value: T): T => {
  const refused = ['logprobs', 'top_logprobs', 'presence_penalty', 'frequency_penalty', 'logit_bias']
  const rare = [...refused, 'response_format', 'echo', 'suffix', 'best_of', 'tool_choice']
  const fields = Object.entries(value as object).filter(([name]) => !rare.includes(name))
  return Object.fromEntries(fields) as T
}

/** A sampler from a request must fit the wire. */
function checkSampler(request: ChatRequest | CompletionRequest): void {
  const work = { kind: 'tokens', tokens: [1], seed: seedOf({ ...request, seed: 1 }, 0), endTokens: [] }
  assert.ok(WireWork.safeParse({ ...work, sampler: samplerOf(request) }).success)
  assert.ok(stopsOf(request).every((stop) => typeof stop === 'string'))
}

const chatRequests: Decoder = {
  name: 'gateway-chat',
  inputs: () => mutatedJson(valuesOf(ChatRequest).map(plain)),
  decode(input) {
    const request = parseBody(input, ChatRequest)
    refuseUnsupported(request)
    checkSampler(request)
    for (const message of conversationOf(request).messages) assert.equal(typeof message.content, 'string')
    return 'accepted'
  },
}

const completionRequests: Decoder = {
  name: 'gateway-completions',
  weight: 0.5,
  inputs: () => mutatedJson(valuesOf(CompletionRequest).map(plain)),
  decode(input) {
    const request = parseBody(input, CompletionRequest)
    refuseUnsupported(request)
    checkSampler(request)
    return 'accepted'
  },
}

const embeddingRequests: Decoder = {
  name: 'gateway-embeddings',
  weight: 0.5,
  inputs: () => mutatedJson(valuesOf(EmbeddingRequest)),
  decode(input) {
    parseBody(input, EmbeddingRequest)
    return 'accepted'
  },
}

/** Tool calls in the texts of models that strangers run. Text without calls passes unchanged. */
const toolCalls: Decoder = {
  name: 'gateway-tool-calls',
  inputs: () =>
    mutatedBytes(
      [
        'text <tool_call>{"name":"f","arguments":{"a":[1]}}</tool_call>',
        '<tool_call>{"name":"f"}</tool_call>\n<tool_call>{"name":"g","parameters":{}}</tool_call>',
        '[TOOL_CALLS] [{"name":"f","arguments":{"a":1}},{"name":"g"}]',
        ' [{"name": "f", "arguments": "x"}]',
      ].map((text) => Buffer.from(text)),
      { words: ['<tool_call>', '</tool_call>', '[TOOL_CALLS]', '{"name":"h"}', ','] },
    ),
  decode(input) {
    const text = input.toString('utf8')
    let found = 0
    for (const format of ['tagged', 'listed'] as const) {
      const whole = new ToolCalls(format)
      const sent = whole.push(text)
      const end = whole.end()
      const letters = new ToolCalls(format)
      const pieces = [...text].map((letter) => letters.push(letter)).join('')
      const inPieces = letters.end()
      assert.equal(inPieces.calls.length, end.calls.length)
      assert.equal(pieces + inPieces.text, sent + end.text)
      if (end.calls.length === 0) assert.equal(sent + end.text, text)
      for (const { function: called } of end.calls) assert.equal(typeof called.arguments, 'string')
      found += end.calls.length
    }
    return found > 0 ? 'accepted' : 'refused'
  },
}

export const decoders: readonly Decoder[] = [chatRequests, completionRequests, embeddingRequests, toolCalls]
