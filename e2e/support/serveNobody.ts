import { type Daemon, giveAnswer, takeJob } from '@muster-network/node'

const never = () => new Promise<never>(() => {})

/** Makes an executor fall silent towards its councils: it answers no seat that asks for data, and takes no answer. */
export function serveNobody({ context: { peer } }: Daemon): void {
  peer.handle(takeJob, never)
  peer.handle(giveAnswer, never)
}
