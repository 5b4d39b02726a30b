import { MusterError } from '@muster-network/core'
import { type Daemon, takeJob } from '@muster-network/node'

/** Cuts a seat off from its executor as soon as it was served once. */
export function loseExecutor({ context: { peer }, provider }: Daemon): void {
  const call = peer.call.bind(peer)
  peer.call = async (to, method, ...rest) => {
    if (method.name === takeJob.name && provider!.duties()[0]?.wasServed)
      throw new MusterError('NET_UNREACHABLE', 'the executor is gone')
    return call(to, method, ...rest)
  }
}
