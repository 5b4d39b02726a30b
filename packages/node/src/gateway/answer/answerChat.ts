import { MusterError } from '@muster-network/core'
import type { Gateway } from '../Gateway.ts'
import type { Call } from '../http/Call.ts'
import { ChatRequest } from '../openai/ChatRequest.ts'
import { chatFormat } from '../openai/Completion.ts'
import { conversationOf } from '../openai/conversationOf.ts'
import { parseBody } from '../openai/parseBody.ts'
import { refuseUnsupported } from '../openai/refuseUnsupported.ts'
import { findStream, requireUp } from './findStream.ts'
import { limitAnswer } from './limitAnswer.ts'
import { requireTokens } from './requireTokens.ts'
import { respondCompletion } from './respondCompletion.ts'

/** Answers `POST /v1/chat/completions`. */
export async function answerChat(gateway: Gateway, call: Call, body: Uint8Array): Promise<void> {
  const fields = parseBody(body, ChatRequest)
  refuseUnsupported(fields)
  const stream = findStream(gateway, call.key, fields.model)
  requireTokens(stream)
  const param = fields.max_completion_tokens == null ? 'max_tokens' : 'max_completion_tokens'
  const maxUnits = limitAnswer(stream, fields[param], param)
  requireUp(stream)
  const folder = gateway.answerer.tokenizerDir(stream.id)
  const { endTokens, toolFormat } = await gateway.tokenizers.facts(folder)
  const conversation = conversationOf(fields)
  const prompt = await gateway.tokenizers.encodeChat(folder, conversation).catch((error: unknown) => {
    throw asMessagesError(error)
  })
  await respondCompletion(gateway, call, {
    stream,
    folder,
    endTokens,
    fields,
    prompts: [prompt],
    maxUnits,
    toolFormat: conversation.tools ? toolFormat : 'none',
    format: chatFormat,
  })
}

function asMessagesError(error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string }
  return code === 'API_BAD_REQUEST'
    ? new MusterError('API_BAD_REQUEST', message, { details: { param: 'messages' }, cause: error })
    : error
}
