import { z } from 'zod'
import { maxTokensField, samplingFields } from './fields.ts'

/** As long as the largest body that is read. */
const maxTextChars = 16 << 20

const TextPart = z.object({
  type: z.literal('text', { error: 'only parts of the type "text" are supported' }),
  text: z.string().max(maxTextChars),
})
const Content = z.union([z.string().max(maxTextChars), z.array(TextPart).max(4_096)])

const ToolCall = z.object({
  id: z.string().max(200).optional(),
  type: z.literal('function').optional(),
  function: z.object({ name: z.string().max(200), arguments: z.string().max(maxTextChars) }),
})

const Message = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content: Content.nullish(),
  name: z.string().max(200).nullish(),
  tool_calls: z.array(ToolCall).max(128).nullish(),
  tool_call_id: z.string().max(200).nullish(),
})
export type ChatMessage = z.infer<typeof Message>

const Tool = z.object({
  type: z.literal('function'),
  function: z.object({
    name: z.string().min(1).max(200),
    description: z.string().max(maxTextChars).optional(),
    parameters: z.record(z.string(), z.unknown()).optional(),
  }),
})

/** The body of `POST /v1/chat/completions`. */
export const ChatRequest = z.object({
  ...samplingFields,
  messages: z.array(Message).min(1).max(4_096),
  max_tokens: maxTokensField,
  max_completion_tokens: maxTokensField,
  logprobs: z.boolean().nullish(),
  top_logprobs: z.int().min(0).nullish(),
  response_format: z.object({ type: z.string() }).nullish(),
  tools: z.array(Tool).max(128).nullish(),
  tool_choice: z.union([z.enum(['none', 'auto', 'required']), z.object({ type: z.string() })]).nullish(),
})
export type ChatRequest = z.infer<typeof ChatRequest>
