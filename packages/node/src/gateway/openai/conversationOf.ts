import type { Conversation } from '../tokens/TokenizerJob.ts'
import type { ChatMessage, ChatRequest } from './ChatRequest.ts'

/** Returns the conversation of a request in the form that chat templates expect. */
export function conversationOf({ messages, tools, tool_choice }: ChatRequest): Conversation {
  return {
    messages: messages.map(templateMessage),
    ...(tools && tools.length > 0 && tool_choice !== 'none' && { tools }),
  }
}

function templateMessage({ role, content, name, tool_calls, tool_call_id }: ChatMessage) {
  return {
    // templates know the older name
    role: role === 'developer' ? 'system' : role,
    content: typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join(''),
    ...(name != null && { name }),
    ...(tool_call_id != null && { tool_call_id }),
    ...(tool_calls && {
      tool_calls: tool_calls.map((call) => ({
        ...call,
        type: 'function',
        function: { name: call.function.name, arguments: parsedArguments(call.function.arguments) },
      })),
    }),
  }
}

/** Templates write arguments as JSON themselves; OpenAI's clients send them as a text of JSON. */
function parsedArguments(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
