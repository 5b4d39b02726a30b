import { errorCodes, hasCode, MusterError } from '@muster-network/core'
import { z } from 'zod'

/** An error on the wire: RFC 9457 problem details with our code and hint. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  hint: z.string(),
  requestId: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
})
export type Problem = z.infer<typeof Problem>

/** Converts an error to problem details; a foreign error becomes BUG_UNREACHABLE without its inner text. */
export function toProblem(error: unknown, requestId: string): Problem {
  const known = hasCode(error)
    ? error
    : new MusterError(
        'BUG_UNREACHABLE',
        `internal error; the daemon's log has the details under request id ${requestId}`,
      )
  return {
    type: `https://muster.invalid/errors/${known.code}`,
    title: known.code,
    status: statusOf(known.code),
    detail: known.message,
    code: known.code,
    hint: known.hint,
    requestId,
    details: Object.fromEntries(
      Object.entries(known.details).map(([key, value]) => [
        key,
        typeof value === 'bigint' ? value.toString() : value,
      ]),
    ),
  }
}

/** Converts problem details back to an error; an unknown code, from a newer daemon, keeps its text and hint. */
export function fromProblem(problem: Problem): MusterError {
  const { code, detail, hint, requestId } = problem
  const known = Object.hasOwn(errorCodes, code) ? (code as keyof typeof errorCodes) : 'API_UNREACHABLE'
  return new MusterError(known, detail, { hint, details: { requestId, code } })
}

const statuses: Record<string, number> = {
  API_UNAUTHORISED: 401,
  API_FORBIDDEN: 403,
  API_NOT_FOUND: 404,
  API_METHOD_NOT_ALLOWED: 405,
  API_CONFLICT: 409,
  API_TOO_LARGE: 413,
  API_TOO_MANY: 429,
  API_OVER_BUDGET: 429,
  API_BUSY: 503,
  API_UNPROCESSABLE: 422,
  API_NOT_SERVED: 501,
  CHAIN_ADDRESS_INVALID: 422,
  CHAIN_VALUE_INVALID: 422,
}

/** Codes of a chain, a peer or a machine that is not there or fails; the caller can do nothing but wait. */
const gone = new Set([
  'CHAIN_ANVIL_MISSING',
  'CHAIN_BUSY',
  'CHAIN_DATA_DAMAGED',
  'CHAIN_DISK_FULL',
  'CHAIN_DOWN',
  'CHAIN_REORG_TOO_DEEP',
  'CHAIN_RPC_FAILED',
  'CHAIN_START_FAILED',
  'CHAIN_TX_STUCK',
  'EXEC_HOST',
  'NET_CANCELLED',
  'NET_CLOSED',
  'NET_HANDLER_FAILED',
  'NET_NOT_READY',
  'NET_STALLED',
  'NET_TIMEOUT',
  'NET_UNREACHABLE',
])

/** The status of an error. Other refusals of a chain or a peer are answers: the state there does not allow the call. */
export function statusOf(code: string): number {
  const exact = statuses[code]
  if (exact) return exact
  if (gone.has(code)) return 502
  const area = code.split('_')[0]
  if (area === 'API') return 400
  if (area === 'SPEC') return 422
  return area === 'BUG' ? 500 : 409
}
