import { createHash } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { MusterError } from '@muster-network/core'
import { Hono } from 'hono'
import { answerChat } from '../answer/answerChat.ts'
import { answerEmbeddings } from '../answer/answerEmbeddings.ts'
import { answerService } from '../answer/answerService.ts'
import { answerText } from '../answer/answerText.ts'
import { listModels, showModel } from '../answer/listModels.ts'
import type { Gateway } from '../Gateway.ts'
import { errorOf } from '../openai/errorOf.ts'
import { admitCall } from './admitCall.ts'
import type { Call } from './Call.ts'
import { readCallBody } from './readCallBody.ts'
import { requestIdOf } from './requestIdOf.ts'
import { sendError } from './sendError.ts'

type Answer = (call: Call, body: Uint8Array) => Promise<void>
type Bindings = { Bindings: HttpBindings }

/** The header with which the adapter knows that a handler has sent the answer itself. */
const alreadySent = () => new Response(null, { headers: { 'x-hono-already-sent': 'true' } })

/** Creates the routes of a gateway. Each checks the key, then its rates, then reads the body. */
export function createApp(gateway: Gateway): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const handle = async ({ incoming, outgoing }: HttpBindings, answer: Answer) => {
    const call = admitCall(gateway, incoming, outgoing)
    try {
      const hasBody = incoming.method === 'POST'
      const body = hasBody ? await readCallBody(incoming, gateway.limits) : Buffer.alloc(0)
      await once(gateway, call, body, () => answer(call, body))
    } catch (error) {
      await sendError(gateway, call, error)
    } finally {
      call.end()
    }
    return alreadySent()
  }
  app.get('/healthz', (context) => context.text('ok\n'))
  app.get('/v1/models', ({ env }) => handle(env, (call) => listModels(gateway, call)))
  app.get('/v1/models/:model', ({ env, req }) =>
    handle(env, (call) => showModel(gateway, call, req.param('model'))),
  )
  app.post('/v1/chat/completions', ({ env }) => handle(env, (call, body) => answerChat(gateway, call, body)))
  app.post('/v1/completions', ({ env }) => handle(env, (call, body) => answerText(gateway, call, body)))
  app.post('/v1/embeddings', ({ env }) => handle(env, (call, body) => answerEmbeddings(gateway, call, body)))
  app.on(['GET', 'POST'], '/v1/services/:stream/*', ({ env, req }) =>
    handle(env, (call, body) => answerService(gateway, call, { name: req.param('stream'), body })),
  )
  app.notFound(({ env, req }) =>
    problem(env, new MusterError('API_NOT_FOUND', `unknown route: ${req.method} ${req.path.slice(0, 200)}`)),
  )
  app.onError((error, { env }) => {
    if (!('code' in error)) gateway.logger.error({ error }, 'gateway request failed')
    return problem(env, error)
  })
  return app
}

/** An error before a call was admitted. */
function problem({ incoming }: HttpBindings, error: unknown): Response {
  const { status, retryAfterSeconds, body } = errorOf(error, requestIdOf(incoming))
  return Response.json(body, {
    status,
    headers: {
      'x-request-id': requestIdOf(incoming),
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
  })
}

const longestName = 255

/** Answers a call, or sends the answer of an earlier one with the same `Idempotency-Key` again. @throws API_CONFLICT, API_UNPROCESSABLE */
async function once(
  gateway: Gateway,
  call: Call,
  body: Uint8Array,
  answer: () => Promise<void>,
): Promise<void> {
  const name = call.incoming.headers['idempotency-key']
  if (typeof name !== 'string' || call.incoming.method !== 'POST') return answer()
  if (name.length > longestName)
    throw new MusterError('API_BAD_REQUEST', `Idempotency-Key: at most ${longestName} characters`)
  const hash = createHash('sha256').update(`${call.incoming.url}\n`).update(body).digest('hex')
  const start = gateway.replies.start(`${call.key.id} ${name}`, hash)
  if (start.state === 'running')
    throw new MusterError('API_CONFLICT', 'A request with this Idempotency-Key is still running.')
  if (start.state === 'other')
    throw new MusterError('API_UNPROCESSABLE', 'This Idempotency-Key was used for another request.')
  if (start.state === 'done') return call.reply.send(start.reply)
  call.reply.record()
  let isAnswered = false
  try {
    await answer()
    isAnswered = !call.signal.aborted
  } finally {
    // an answer that failed or was cancelled may be asked for again
    start.finish(isAnswered ? call.reply.recorded() : undefined)
  }
}
