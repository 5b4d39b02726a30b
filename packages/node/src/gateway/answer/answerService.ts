import { MusterError } from '@muster-network/core'
import type { Gateway } from '../Gateway.ts'
import type { Call } from '../http/Call.ts'
import { cacheSalt } from './cacheSalt.ts'
import { findStream, requireUp } from './findStream.ts'
import { readAnswer } from './readAnswer.ts'
import { requireHttp } from './requireHttp.ts'
import { respondPaid } from './respondPaid.ts'

/** As long as an answer may be that is priced as a whole. */
const mostAnswerBytes = 256 << 20
/** The path behind the name of the stream, as the wire allows it. */
const servicePath = /^\/v1\/services\/[^/?]+(?<path>\/[!-~]{0,2047})$/

/** Answers `/v1/services/<stream>/*`: passes path and body to the service, and status and body back, as they come. */
export async function answerService(
  gateway: Gateway,
  call: Call,
  { name, body }: { name: string; body: Uint8Array },
): Promise<void> {
  const stream = findStream(gateway, call.key, name)
  requireHttp(stream, body)
  const { url = '', method, headers } = call.incoming
  const path = servicePath.exec(url)?.groups?.path
  if (path === undefined)
    throw new MusterError('API_BAD_REQUEST', 'the path behind the name of the stream is missing or too long')
  requireUp(stream)
  const contentType = headers['content-type']?.slice(0, 200)
  const size = { inUnits: body.length, maxUnits: stream.maxOutput }
  await respondPaid(gateway, call, { stream, answers: [size] }, async (spend) => {
    const request = {
      work: {
        kind: 'http',
        method: method === 'GET' ? 'GET' : 'POST',
        path,
        ...(contentType !== undefined && { contentType }),
        body,
      },
      maxUnits: stream.maxOutput,
      cacheSalt: cacheSalt(gateway.saltKey, call.key.id, undefined),
    } as const
    const { reply, signal } = call
    let bytes = 0
    for await (const event of readAnswer(gateway, stream, request, {
      signal,
      spend,
      inUnits: size.inUnits,
    })) {
      if (event.type === 'head')
        reply.begin(Math.max(200, event.status), {
          'content-type': event.contentType,
          // a stranger's page must not act in the name of this gateway
          'content-security-policy': "default-src 'none'; sandbox",
        })
      if (event.type !== 'body') continue
      bytes += event.bytes.length
      if (bytes > mostAnswerBytes)
        throw new MusterError('STREAM_NO_ANSWER', 'the answer of the service is too large')
      await reply.write(event.bytes)
    }
    if (!reply.hasBegun) throw new MusterError('STREAM_NO_ANSWER', 'the service did not answer')
    reply.end()
  })
}
