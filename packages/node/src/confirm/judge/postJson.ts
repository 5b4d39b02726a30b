import { MusterError } from '@muster-network/core'
import type { Service, ServiceResponse } from '@muster-network/executors'

/**
 * Sends a JSON request of the service protocol.
 *
 * @throws EXEC_SERVICE_ANSWER_INVALID when the service answers with another status than 200
 */
export async function postJson(
  service: Pick<Service, 'request'>,
  path: string,
  content: unknown,
  signal: AbortSignal,
): Promise<ServiceResponse> {
  const response = await service.request(
    {
      method: 'POST',
      path,
      contentType: 'application/json',
      body: Buffer.from(JSON.stringify(content)),
    },
    { signal },
  )
  if (response.status === 200) return response
  // ends the request
  await response.body[Symbol.asyncIterator]().return?.()
  throw new MusterError(
    'EXEC_SERVICE_ANSWER_INVALID',
    `the service answered ${path} with status ${response.status}`,
  )
}
