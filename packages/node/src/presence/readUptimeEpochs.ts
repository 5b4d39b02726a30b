import { bindEconomy } from '@muster-network/chain'
import type { RoleContext } from '../role/RoleContext.ts'
import type { UptimeEpochs } from './UptimeEpochs.ts'

/** Reads the start and the length of the uptime epochs from the rewards contract. */
export async function readUptimeEpochs({
  network,
  manifest,
}: Pick<RoleContext, 'network' | 'manifest'>): Promise<UptimeEpochs> {
  const { uptime } = bindEconomy(network.client, manifest)
  const [startSeconds, epochSeconds] = await Promise.all([
    uptime.read.START([]),
    uptime.read.EPOCH_SECONDS([]),
  ])
  return { startSeconds, epochSeconds }
}
