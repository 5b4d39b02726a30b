import { MusterError } from '@muster-network/core'
import type { ServiceResponse } from '@muster-network/executors'

/**
 * Reads the body of a service's answer, which is as untrusted as its program.
 *
 * @throws EXEC_SERVICE_ANSWER_INVALID when it is longer than `mostBytes`
 */
export async function readBody({ body }: Pick<ServiceResponse, 'body'>, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > mostBytes)
      throw new MusterError(
        'EXEC_SERVICE_ANSWER_INVALID',
        `the answer of the service is longer than ${mostBytes} bytes`,
      )
    // the executor may use its buffers again
    chunks.push(Uint8Array.from(chunk))
  }
  return Buffer.concat(chunks)
}
