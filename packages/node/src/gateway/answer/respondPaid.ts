import type { StreamSummary } from '../../client/stream/Answerer.ts'
import type { Gateway } from '../Gateway.ts'
import type { Call } from '../http/Call.ts'
import { errorOf } from '../openai/errorOf.ts'
import { type RequestSize, Spend } from './Spend.ts'

/** The status of a request whose caller left; nginx made it known. */
const leftStatus = 499

/**
 * Reserves the most that a request can cost, responds, and settles the cost whatever happened. Headers tell the caller nothing of money:
 * the owner of the gateway decides who sees the bill.
 */
export async function respondPaid(
  gateway: Gateway,
  call: Call,
  { stream, answers }: RequestSize & { stream: StreamSummary },
  respond: (spend: Spend) => Promise<void>,
): Promise<void> {
  const spend = Spend.reserve(gateway, call, stream, { answers })
  let status = 200
  try {
    await respond(spend)
    status = call.reply.status
  } catch (error) {
    status = errorOf(error, call.requestId).status
    throw error
  } finally {
    spend.settle(call.signal.aborted ? leftStatus : status)
  }
}
