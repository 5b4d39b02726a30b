import { MusterError, parseUntrusted } from '@muster-network/core'
import { z } from 'zod'
import type { AnswerEvent } from '../../client/stream/Answerer.ts'
import type { Gateway } from '../Gateway.ts'
import type { Call } from '../http/Call.ts'
import { EmbeddingRequest } from '../openai/EmbeddingRequest.ts'
import { parseBody } from '../openai/parseBody.ts'
import { cacheSalt } from './cacheSalt.ts'
import { findStream, requireUp } from './findStream.ts'
import { readAnswer } from './readAnswer.ts'
import { requireHttp } from './requireHttp.ts'
import { respondPaid } from './respondPaid.ts'

/** 2,048 embeddings of 768 numbers. */
const mostAnswerBytes = 32 << 20

const EmbeddingAnswer = z.object({
  data: z.array(z.object({ embedding: z.array(z.number()).max(65_536) })).max(2_048),
  usage: z.object({ prompt_tokens: z.int().min(0), total_tokens: z.int().min(0) }).optional(),
})

/**
 * Answers `POST /v1/embeddings`. Services return numbers, so that answers can be compared; the gateway packs them for clients that ask
 * for base64, as OpenAI's own does by default.
 */
export async function answerEmbeddings(gateway: Gateway, call: Call, body: Uint8Array): Promise<void> {
  const fields = parseBody(body, EmbeddingRequest)
  const stream = findStream(gateway, call.key, fields.model)
  const inputs = [fields.input].flat()
  const passed = Buffer.from(
    JSON.stringify({
      model: stream.name,
      input: inputs,
      encoding_format: 'float',
      ...(fields.dimensions != null && { dimensions: fields.dimensions }),
    }),
  )
  requireHttp(stream, passed)
  requireUp(stream)
  const size = { inUnits: passed.length, maxUnits: stream.maxOutput }
  await respondPaid(gateway, call, { stream, answers: [size] }, async (spend) => {
    const request = {
      work: {
        kind: 'http',
        method: 'POST',
        path: '/v1/embeddings',
        contentType: 'application/json',
        body: passed,
      },
      maxUnits: stream.maxOutput,
      cacheSalt: cacheSalt(gateway.saltKey, call.key.id, fields.user),
    } as const
    const { signal } = call
    const answer = await collect(
      readAnswer(gateway, stream, request, { signal, spend, inUnits: size.inUnits }),
    )
    if (answer.data.length !== inputs.length)
      throw new MusterError(
        'STREAM_NO_ANSWER',
        `the service returned ${answer.data.length} of ${inputs.length} embeddings`,
      )
    const { inUnits } = spend.spent
    await call.reply.json(200, {
      object: 'list',
      data: answer.data.map(({ embedding }, index) => ({
        object: 'embedding',
        index,
        embedding: fields.encoding_format === 'base64' ? packed(embedding) : embedding,
      })),
      model: stream.name,
      usage: answer.usage ?? { prompt_tokens: inUnits, total_tokens: inUnits },
    })
  })
}

/** Reads the answer of a service, which strangers run. @throws STREAM_NO_ANSWER when it has no embeddings */
async function collect(events: AsyncIterable<AnswerEvent>): Promise<z.infer<typeof EmbeddingAnswer>> {
  const chunks: Uint8Array[] = []
  let [bytes, status] = [0, 200]
  for await (const event of events) {
    if (event.type === 'head') status = event.status
    if (event.type !== 'body') continue
    bytes += event.bytes.length
    if (bytes > mostAnswerBytes)
      throw new MusterError('STREAM_NO_ANSWER', 'the answer of the service is too large')
    chunks.push(event.bytes)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  if (status >= 400 && status < 500)
    throw new MusterError('API_BAD_REQUEST', `the service refuses the request: ${text.slice(0, 300)}`)
  const parsed = parseUntrusted(EmbeddingAnswer, jsonOf(text))
  if (status === 200 && parsed.success) return parsed.data
  throw new MusterError('STREAM_NO_ANSWER', `the service returned no embeddings, with status ${status}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** OpenAI's base64 has 32-bit floats in little-endian order. */
function packed(numbers: readonly number[]): string {
  const bytes = Buffer.alloc(4 * numbers.length)
  for (const [index, number] of numbers.entries()) bytes.writeFloatLE(number, 4 * index)
  return bytes.toString('base64')
}
