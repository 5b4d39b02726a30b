import { statusOf, toProblem } from '@muster-network/api'
import { hasCode, type MusterError } from '@muster-network/core'

/** An error in OpenAI's format, with its HTTP status. */
export type OpenAiError = {
  status: number
  retryAfterSeconds: number | undefined
  body: { error: { message: string; type: string; param: string | null; code: string | null } }
}

/** OpenAI's words for the errors that its clients and their users know. */
const words: Record<string, { status?: number; type?: string; code?: string }> = {
  API_UNAUTHORISED: { code: 'invalid_api_key' },
  API_NOT_FOUND: { code: 'not_found' },
  API_TOO_MANY: { type: 'rate_limit_error', code: 'rate_limit_exceeded' },
  API_OVER_BUDGET: { type: 'insufficient_quota', code: 'insufficient_quota' },
  API_CONFLICT: { code: 'idempotency_key_in_use' },
  API_UNPROCESSABLE: { code: 'idempotency_key_reused' },
  STREAM_UNKNOWN: { status: 404, code: 'model_not_found' },
  STREAM_REQUEST_INVALID: { status: 400 },
  STREAM_NO_ANSWER: { status: 503, code: 'no_answer' },
  STREAM_DOWN: { status: 503 },
}

/**
 * Converts an error to OpenAI's format. A foreign error becomes an internal one without its inner text. A stream that will never answer
 * again is gone (410), because OpenAI's clients repeat a 503 by themselves.
 */
export function errorOf(error: unknown, requestId: string): OpenAiError {
  const known = hasCode(error) ? error : undefined
  const code = known?.code ?? 'BUG_UNREACHABLE'
  const { status = statusOf(code), type, code: word } = words[code] ?? {}
  const details = known?.details ?? {}
  const isGone = code === 'STREAM_DOWN' && typeof details.retryAfterMs !== 'number'
  const answered = isGone ? 410 : status
  return {
    status: answered,
    retryAfterSeconds: retryAfter(known, answered),
    body: {
      error: {
        message: messageOf(known, toProblem(error, requestId).detail),
        type: type ?? (answered >= 500 ? 'server_error' : 'invalid_request_error'),
        param: typeof details.param === 'string' ? details.param : null,
        code: typeof details.word === 'string' ? details.word : (word ?? code.toLowerCase()),
      },
    },
  }
}

function messageOf(known: MusterError | undefined, detail: string): string {
  const reason = known?.code === 'STREAM_DOWN' ? known.details.reason : undefined
  return typeof reason === 'string' && !detail.includes(reason) ? `${detail} (${reason})` : detail
}

/** The seconds of Retry-After. Every 429 and 503 has them, so that clients do not hammer the gateway. */
function retryAfter(known: MusterError | undefined, status: number): number | undefined {
  if (status !== 503 && status !== 429) return undefined
  if (known?.code === 'API_OVER_BUDGET') return undefined
  const { retryAfterMs } = known?.details ?? {}
  return Math.max(1, Math.ceil((typeof retryAfterMs === 'number' ? retryAfterMs : 1_000) / 1000))
}
