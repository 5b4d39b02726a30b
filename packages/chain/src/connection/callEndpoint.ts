import { MusterError, parseUntrusted } from '@muster-network/core'
import { z } from 'zod'
import type { ReadAnswer } from './parseAnswer.ts'
import type { RpcAnswer } from './Rpc.ts'
import { readAnswer } from './readAnswer.ts'

const Answer = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }) }),
  z.object({ result: z.unknown() }),
])

/** JSON-RPC codes of rate limits and temporary overload. */
const busyCodes = new Set([-32005, -32016, 429])

/**
 * Sends one request to one endpoint. Throws CHAIN_RPC_FAILED without a JSON-RPC response (connection refused, timeout,
 * 429, an HTML page); the request may still have taken effect.
 */
export async function callEndpoint(
  url: string,
  method: string,
  params: readonly unknown[],
  timeoutMs: number,
): Promise<RpcAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    const answer = await readAnswer(method, response.body ?? noBytes())
    const parsed = parseUntrusted(Answer, answer.value)
    // some endpoints send JSON-RPC errors with status 400 or 500
    if (!parsed.success) throw new Error(`HTTP ${response.status}, ${describe(answer)}`)
    if ('error' in parsed.data) {
      if (busyCodes.has(parsed.data.error.code)) throw new Error(parsed.data.error.message)
      return { error: parsed.data.error }
    }
    return { result: parsed.data.result }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new MusterError('CHAIN_RPC_FAILED', `${hostOf(url)}: ${why}`, { cause, details: { method } })
  }
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

function describe({ text, value }: ReadAnswer): string {
  if (text === '') return 'no content'
  return `not JSON-RPC: ${JSON.stringify((text ?? JSON.stringify(value)).slice(0, 60))}`
}

/** Returns the host without path and query, which may contain API keys. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'the endpoint'
}
