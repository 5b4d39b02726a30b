import type { ToolCall } from './ToolCalls.ts'

/** Why an answer ended, in OpenAI's words. */
export type FinishReason = 'stop' | 'length' | 'tool_calls'

/** One complete answer. */
export type CompletionChoice = { index: number; text: string; finish: FinishReason; toolCalls: ToolCall[] }

/** How the answers of a route are written. */
export type CompletionFormat = {
  idPrefix: string
  chunkObject: string
  wholeObject: string
  /** The choices of the chunk that begins an answer, of one with text, and of the one that ends it. */
  begin(index: number): object[]
  text(index: number, text: string): object[]
  end(choice: Omit<CompletionChoice, 'text'>): object[]
  /** A choice of an answer that is sent as a whole. */
  whole(choice: CompletionChoice): object
}

const none = { logprobs: null, finish_reason: null }

export const chatFormat: CompletionFormat = {
  idPrefix: 'chatcmpl-',
  chunkObject: 'chat.completion.chunk',
  wholeObject: 'chat.completion',
  begin: (index) => [{ index, delta: { role: 'assistant', content: '' }, ...none }],
  text: (index, text) => [{ index, delta: { content: text }, ...none }],
  end: ({ index, finish, toolCalls }) => {
    const calls = toolCalls.map((call, at) => ({ index: at, ...call }))
    return [
      {
        index,
        delta: calls.length > 0 ? { tool_calls: calls } : {},
        logprobs: null,
        finish_reason: finish,
      },
    ]
  },
  whole: ({ index, text, finish, toolCalls }) => ({
    index,
    message: {
      role: 'assistant',
      content: text === '' && toolCalls.length > 0 ? null : text,
      refusal: null,
      ...(toolCalls.length > 0 && { tool_calls: toolCalls }),
    },
    logprobs: null,
    finish_reason: finish,
  }),
}

export const textFormat: CompletionFormat = {
  idPrefix: 'cmpl-',
  chunkObject: 'text_completion',
  wholeObject: 'text_completion',
  begin: () => [],
  text: (index, text) => [{ index, text, ...none }],
  end: ({ index, finish }) => [{ index, text: '', logprobs: null, finish_reason: finish }],
  whole: ({ index, text, finish }) => ({ index, text, logprobs: null, finish_reason: finish }),
}
