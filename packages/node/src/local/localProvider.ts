import type { Hex } from '@muster-network/chain'
import type { SettingsChange } from '../provider/settings/ProviderSettings.ts'

const ether = 10n ** 18n

/** Regions of the local machines, as far apart as in a real network. */
const regions = ['de', 'us-east', 'jp', 'br', 'za', 'au'] as const

/** Settings of a local provider: two slots, at a price that differs a little between providers. */
export function localProvider(account: Hex, index: number): SettingsChange {
  const spread = BigInt(Number.parseInt(account.slice(2, 4), 16))
  return {
    state: 'on',
    score: 100,
    // a part locks 40 prices: enough for a hundred parts of a large task
    stakeWei: 100_000n * ether,
    region: regions[index % regions.length]!,
    floorPerBillionUnits: ether / 10_000n + spread * 10n ** 10n,
  }
}
