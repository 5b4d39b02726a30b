import type { Server } from 'node:net'
import type { Logger } from '@muster-network/core'

/**
 * Logs the errors of a listening server. A server reports a connection that it could not accept, for example when
 * strangers have used up all file descriptors, and without a listener that ends the process. Errors before it listens
 * are for the caller that waits for it.
 */
export function surviveServerErrors(server: Server, logger: Logger): void {
  server.once('listening', () =>
    server.on('error', (error) => logger.warn({ error }, 'connection not accepted')),
  )
}
