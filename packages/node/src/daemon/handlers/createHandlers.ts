import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { budgetHandlers } from './budgetHandlers.ts'
import { disputeHandlers } from './disputeHandlers.ts'
import { draftHandlers } from './draftHandlers.ts'
import { gatewayHandlers } from './gatewayHandlers.ts'
import { governanceHandlers } from './governanceHandlers.ts'
import { joinHandlers } from './joinHandlers.ts'
import { networkHandlers } from './networkHandlers.ts'
import { providerHandlers } from './providerHandlers.ts'
import { reservationHandlers } from './reservationHandlers.ts'
import { resultHandlers } from './resultHandlers.ts'
import { rewardHandlers } from './rewardHandlers.ts'
import { type ServingOptions, servingOf } from './Serving.ts'
import { SetupProgress } from './SetupProgress.ts'
import { saleHandlers } from './saleHandlers.ts'
import { setupHandlers } from './setupHandlers.ts'
import { statusHandlers } from './statusHandlers.ts'
import { streamHandlers } from './streamHandlers.ts'
import { taskHandlers } from './taskHandlers.ts'
import { walletHandlers } from './walletHandlers.ts'

/** Creates the handler of every route that a daemon with these roles can serve. */
export function createHandlers(options: ServingOptions): ApiHandlers {
  const serving = servingOf(options)
  const { client, provider } = options.daemon
  const { gateway } = options
  const progress = new SetupProgress(serving, provider)
  return {
    ...statusHandlers(serving),
    ...networkHandlers(serving),
    ...walletHandlers(serving),
    ...draftHandlers(serving),
    ...disputeHandlers(serving),
    ...reservationHandlers(serving),
    ...rewardHandlers(serving),
    ...governanceHandlers(serving),
    ...saleHandlers(serving),
    ...joinHandlers(serving, progress),
    ...(client && {
      ...taskHandlers(serving, client),
      ...resultHandlers(client),
      ...budgetHandlers(serving, client),
    }),
    ...(gateway && {
      ...gatewayHandlers(gateway.service),
      ...streamHandlers(serving, gateway.streams, gateway.service),
    }),
    ...(provider && {
      ...providerHandlers(serving, provider),
      ...setupHandlers(serving, provider, progress),
    }),
  }
}
