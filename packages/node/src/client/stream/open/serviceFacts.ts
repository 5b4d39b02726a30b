import type { Hex } from '@muster-network/chain'
import type { ClientContext } from '../../ClientContext.ts'
import { planFacts } from '../../post/planFacts.ts'
import type { ServiceFacts } from './planService.ts'

/** Facts of the network, and the key of a stream, that its terms depend on. */
export async function serviceFacts(context: ClientContext, signer: Hex): Promise<ServiceFacts> {
  const [facts, rulesHash] = await Promise.all([
    planFacts(context),
    context.network.parameters.read.rulesHash([]),
  ])
  return { ...facts, streams: context.definition.streams, rulesHash, signer }
}
