import { exceededShape, MusterError, parseUntrusted } from '@muster-network/core'
import { z } from 'zod'
import type { RpcAnswer } from './Rpc.ts'

const Answer = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }) }),
  z.object({ result: z.unknown() }),
])

/** JSON-RPC codes of rate limits and temporary overload. */
const busyCodes = new Set([-32005, -32016, 429])

/** Larger than any block or log range that we request; a hostile endpoint must not fill the memory. */
const answerLimitBytes = 64 * 1024 * 1024
/** As many logs as fit in that size, each with its topics. Empty lists would take fifty times their size in memory. */
const answerShape = { depth: 32, containers: 500_000, commas: 4_000_000 }

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
    const text = await readLimited(response)
    const parsed = parseUntrusted(Answer, parseJson(text))
    // some endpoints send JSON-RPC errors with status 400 or 500
    if (!parsed.success) throw new Error(`HTTP ${response.status}, ${describe(text)}`)
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

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > answerLimitBytes) throw new Error(`more than ${answerLimitBytes} bytes`)
    chunks.push(chunk)
  }
  const answer = Buffer.concat(chunks)
  const exceeded = exceededShape(answer, answerShape)
  if (exceeded !== undefined) throw new Error(`the answer has too many ${exceeded}`)
  return answer.toString()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function describe(text: string): string {
  return text === '' ? 'no content' : `not JSON-RPC: ${JSON.stringify(text.slice(0, 60))}`
}

/** Returns the host without path and query, which may contain API keys. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'the endpoint'
}
