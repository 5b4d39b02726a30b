import type { Hex } from '@muster-network/chain'
import { Confirmer } from '../../confirm/serve/Confirmer.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import type { ServedStream } from './ServedStream.ts'

/**
 * Checks answers of other subscribers for the gateways of the streams that this node serves. A hard miss is the client's to accuse: an
 * accusation of our own would cost a bond.
 */
export function serveConfirmations(
  context: RoleContext,
  served: (streamId: Hex) => ServedStream | undefined,
): void {
  new Confirmer({
    ...{ context, address: context.sender.address },
    revision: (streamId, revision) => served(streamId)?.checked(revision),
    account: (streamId) => served(streamId)?.confirmerAccount,
    onFound: ({ streamId, reveal, why }) =>
      context.logger.info({ streamId, provider: reveal.provider, why }, 'a confirmed answer is wrong'),
  }).serve(context)
}
