import type { Hex } from '@muster-network/chain'
import { type OwnerTerms, tokenAmount } from '@muster-network/core'

const ether = 10n ** 18n

/** What a provider of a local network lends: two runs at once, at a price that its neighbours differ from a little. */
export function localProvider(account: Hex) {
  const spread = BigInt(Number.parseInt(account.slice(2, 4), 16))
  return {
    stake: 10_000n * ether,
    bondUnits: 400,
    owner: (className: string): OwnerTerms => ({
      classNames: [className],
      score: 100,
      region: 'eu',
      tier: 'bubblewrap',
      memoryBytes: 4 * 2 ** 30,
      diskBytes: 16 * 2 ** 30,
      freeSlots: 2,
      freeStake: tokenAmount(5_000n * ether),
      floorPerBillionUnits: tokenAmount(ether / 10_000n + spread * 10n ** 10n),
      unitsPerSecond: 1_000_000_000n,
      maxRunMs: 24 * 3_600_000,
      paused: false,
      worstClientBreachBps: 1_000,
    }),
  }
}
