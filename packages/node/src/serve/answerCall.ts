import type { ServerResponse } from 'node:http'
import { type Download, toProblem } from '@muster-network/api'
import type { Logger } from '@muster-network/core'
import type { ApiHandlers, CallContext } from './ApiHandlers.ts'
import type { FoundRoute } from './findRoute.ts'
import { sendDownload } from './sendDownload.ts'
import { sendEvents } from './sendEvents.ts'

type AnyHandler = (request: object, context: CallContext) => Promise<unknown> | AsyncIterable<unknown>

export type RoutedCall = Pick<FoundRoute, 'route'> & {
  handler: NonNullable<ApiHandlers[keyof ApiHandlers]>
  input: object
}

/** Calls a handler and sends its output in the format of the route. */
export async function answerCall(
  response: ServerResponse,
  { route, handler, input }: RoutedCall,
  context: CallContext,
): Promise<void> {
  const output = (handler as AnyHandler)(input, context)
  if (route.events) return sendEvents(response, output as AsyncIterable<unknown>, context.signal)
  const value = await (output as Promise<unknown>)
  if (route.download) return sendDownload(response, value as Download, context.signal)
  const body = JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each.toString() : each))
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}

/** Sends an error to the caller. Internal details stay in the log. */
export function answerProblem(
  response: ServerResponse,
  error: unknown,
  { requestId, logger }: { requestId: string; logger: Logger },
): void {
  const problem = toProblem(error, requestId)
  if (problem.status >= 500) logger.error({ requestId, error }, 'request failed')
  if (response.headersSent) response.destroy()
  else
    response
      .writeHead(problem.status, {
        'content-type': 'application/problem+json',
        ...(problem.status === 405 && { allow: String(problem.details?.allow) }),
      })
      .end(JSON.stringify(problem))
}
