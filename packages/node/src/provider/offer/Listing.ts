import { Reconciler } from '../../role/Reconciler.ts'
import type { Provider } from '../Provider.ts'
import { list } from './goLive.ts'

/** Updates the listing on the chain after a change of price, region, speed or score, so that offers show the current one. */
export class Listing extends Reconciler<'listing'> {
  constructor(provider: Provider, options: { score(): number }) {
    super({
      name: 'listing',
      logger: provider.context.logger,
      openKeys: () => [],
      reconcile: async () => {
        if (provider.settings().state !== 'off') await list(provider, options.score())
        return undefined
      },
    })
  }
}
