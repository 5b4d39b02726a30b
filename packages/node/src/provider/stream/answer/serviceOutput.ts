import { MusterError } from '@muster-network/core'
import type { Service } from '@muster-network/executors'
import type { WireWork } from '../../../wire/serveCalls.ts'
import type { Chunk } from './Chunk.ts'
import { readTokens } from './readTokens.ts'
import { untilAborted } from './untilAborted.ts'
import { wholeCharacters } from './wholeCharacters.ts'

/** The part of an ask that its service needs. */
export type AskedOutput = {
  work: WireWork
  /** The first position of the range, and the most units of the whole answer. */
  from: number
  maxUnits: number
  cacheSalt: string
  /** The body is text, and its characters are counted. */
  isText: boolean
}

export type Output =
  | Chunk
  | { type: 'head'; status: number; contentType: string }
  | { type: 'end'; end: 'stop' | 'length' }

/** The most bytes of one frame with a body. */
const frameBytes = 65_536
const mostContentType = 200

/**
 * Yields the output of a service for one ask, as it comes; the last value is the end. The output is a stranger's.
 *
 * @throws EXEC_SERVICE_* when the service fails or does not follow the protocol, or the reason of the signal
 */
export async function* serviceOutput(
  service: Service,
  ask: AskedOutput,
  signal: AbortSignal,
): AsyncGenerator<Output> {
  if (ask.work.kind === 'tokens') yield* tokensOf(service, { ...ask, work: ask.work }, signal)
  else yield* bodyOf(service, { ...ask, work: ask.work }, signal)
}

type Asked<Kind> = Omit<AskedOutput, 'work'> & { work: Extract<WireWork, { kind: Kind }> }

async function* tokensOf(
  service: Service,
  ask: Asked<'tokens'>,
  signal: AbortSignal,
): AsyncGenerator<Output> {
  const { work, from, maxUnits, cacheSalt } = ask
  const { tokens, seed, sampler, endTokens } = work
  const request = { tokens, from, seed, sampler, endTokens, maxUnits, cacheSalt }
  const response = await service.request(
    {
      ...{ method: 'POST', path: '/muster/generate', contentType: 'application/json' },
      body: Buffer.from(JSON.stringify(request)),
    },
    { signal },
  )
  if (response.status !== 200)
    throw new MusterError('EXEC_SERVICE_DOWN', `the service answered with status ${response.status}`)
  for await (const line of readTokens(untilAborted(response.body, signal)))
    yield 'end' in line ? { type: 'end', end: line.end } : { type: 'ids', ids: line.ids }
}

async function* bodyOf(service: Service, ask: Asked<'http'>, signal: AbortSignal): AsyncGenerator<Output> {
  const { method, path, contentType, body } = ask.work
  const response = await service.request(
    { method, path, ...(contentType !== undefined && { contentType }), ...(method === 'POST' && { body }) },
    { signal },
  )
  const { status } = response
  if (!Number.isInteger(status) || status < 200 || status > 599)
    throw new MusterError('EXEC_SERVICE_DOWN', `the service answered with status ${status}`)
  yield { type: 'head', status, contentType: response.contentType.slice(0, mostContentType) }
  const bytes = untilAborted(response.body, signal)
  for await (const chunk of ask.isText ? wholeCharacters(bytes) : copies(bytes))
    for (let at = 0; at < chunk.length; ) {
      const end = ask.isText ? characterEnd(chunk, at + frameBytes) : at + frameBytes
      yield { type: 'body', bytes: chunk.subarray(at, end) }
      at = end
    }
  yield { type: 'end', end: 'stop' }
}

/** The executor may use its buffers again. */
async function* copies(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const chunk of bytes) yield Uint8Array.from(chunk)
}

/** Returns the first offset from `at` on that is no continuation of a character. */
function characterEnd(bytes: Uint8Array, at: number): number {
  let end = at
  while (end < bytes.length && (bytes[end]! & 0xc0) === 0x80) end++
  return end
}
